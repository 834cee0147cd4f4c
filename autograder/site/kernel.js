// The worker of a notebook's kernel: JupyterLite's own, and a Python that does not wait until it is asked for.

import "KERNEL";
import { begin } from "./python.js";

begin().catch(() => {}); // the kernel asks for it, too, and is told what went wrong
