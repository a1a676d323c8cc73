# docker build -t consultorio .
# docker run --read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges --memory 1500m --pids-limit 256 \
#   -v consultorio:/data -p 127.0.0.1:3000:3000 --env-file /etc/consultorio.env consultorio
# deploy/consultorio.env is that file's pattern.

FROM node:24-bookworm-slim AS build
WORKDIR /consultorio
ENV CI=1 NEXT_TELEMETRY_DISABLED=1 TURBO_TELEMETRY_DISABLED=1
RUN npm install --global pnpm@12.21.0
COPY pnpm-lock.yaml pnpm-workspace.yaml ./
RUN pnpm fetch
COPY . .
RUN pnpm install --offline --frozen-lockfile \
 && pnpm exec turbo run build --filter=@consultorio/site...
# What only builds and tests need goes, and so does what only the build wrote for itself. From a part of a workspace pnpm takes
# nothing away, so that part is installed anew.
RUN rm -rf node_modules apps/*/node_modules packages/*/node_modules \
 && pnpm --filter-prod @consultorio/site... install --offline --frozen-lockfile --prod --ignore-scripts \
 && rm -rf apps/site/.next/cache apps/admin/src packages/artwork .turbo

FROM node:24-bookworm-slim
# The server is the first process: it hears the signal to end itself, and needs no package manager.
WORKDIR /consultorio
COPY --from=build --chown=root:root /consultorio /consultorio
RUN rm -rf /usr/local/lib/node_modules /opt/yarn* \
 && install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
ENV HOST=0.0.0.0 PORT=3000 DATABASE_URL=sqlite:/data/site.db COMPILE_CACHE=/tmp/consultorio
# Memory of a publication goes back to the system (decision 0072).
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=4", "--optimize-for-size", "apps/site/start.mjs"]
