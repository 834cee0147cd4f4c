# Images: `grade` judges a class, `site` serves the course, `lab` is JupyterLab with nbgrader and the course;
# autograder/guide/servers.md says how each is started, .ci/container builds and tries them. `dev` is for .devcontainer.
FROM python:3.13-slim AS grade
COPY . /workbook
RUN pip install --no-cache-dir -e '/workbook[teacher]' && python -m compileall -q -x submissions /workbook/autograder
WORKDIR /work
ENTRYPOINT ["mastermind"]
CMD ["doctor"]

FROM grade AS built
RUN apt-get update -qq && apt-get install -qq --no-install-recommends npm > /dev/null
RUN pip install --no-cache-dir -e '/workbook[site]' && mastermind site /site

FROM python:3.13-slim AS site
COPY --from=built /site /site
USER nobody
EXPOSE 8000
CMD ["python", "-m", "http.server", "8000", "--directory", "/site"]

FROM grade AS lab
RUN pip install --no-cache-dir -e '/workbook[nbgrader,notebook]' jupyterlab && useradd --create-home learner
USER learner
WORKDIR /home/learner
RUN cp -r /workbook/exercises . && mastermind classroom classroom
EXPOSE 8888
ENTRYPOINT []
CMD ["jupyter", "lab", "--ip=0.0.0.0", "--no-browser"]

# what the tests need beside Python; the workbook itself is mounted there
FROM python:3.13-slim AS dev
RUN apt-get update -qq && apt-get install -qq --no-install-recommends chromium git npm > /dev/null
