# The server as an image: docker build -t pagesmith .
# BASE is any image with Node 20.19 or later, npm and a shell; the last stage needs Node alone.
ARG BASE=docker.io/library/node:20-bookworm-slim

FROM ${BASE} AS build
# Where the server will lie: the state that engine processes begin from holds their addresses.
WORKDIR /app
COPY . .
RUN npm run build
# What the server imports and nothing else: no development packages, none of the pages', which are built.
RUN npm ci --omit=dev --workspace apps/server --no-audit --no-fund --loglevel=error \
  && rm -rf node_modules/@pagesmith node_modules/.cache

FROM ${BASE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
# Nobody that the system knows, so that a volume or tmpfs at /data has to be theirs: --tmpfs /data:uid=10001,mode=700
USER 10001:10001
VOLUME /data
EXPOSE 3000
# The file system can be read-only: everything that is written goes to /data.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "dist/server/main.js"]
