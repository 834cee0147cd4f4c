"""Runs its demonstration with asyncio.

must: earn everything
"""

import asyncio


async def main():
    await asyncio.sleep(0.1)
    print("done")


asyncio.run(main())

# the right functions
