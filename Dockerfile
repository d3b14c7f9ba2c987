# The documentation site on nginx: built in one image, served from another that has no compiler, no shell user and nothing to write to.
#   docker build -t flagsmith-docs .
#   docker run --read-only --tmpfs /tmp --cap-drop ALL -p 8080:8080 flagsmith-docs
# Settings are chosen at build time: docker build --build-arg TAG_MANAGER_ID=GTM-ABC1234 .

FROM node:24-bookworm-slim AS build
WORKDIR /site
# Dates of pages come from the history.
RUN apt-get update && apt-get install -y --no-install-recommends git && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG SITE_URL BASE_URL FEEDBACK_URL ALGOLIA_APP_ID ALGOLIA_API_KEY ALGOLIA_INDEX_NAME ALGOLIA_AGENT_ID ALGOLIA_ASSISTANT_ID ASK_API_URL ASK_MODEL \
    ASSISTANT_WEBSITE_ID ASSISTANT_PROJECT_NAME ASSISTANT_COLOUR ASSISTANT_LOGO CHAT_ID \
    ANALYTICS_API_KEY ANALYTICS_BATCH TAG_MANAGER_ID MARKETING_LOADER_ID VISITOR_INTELLIGENCE_ID
RUN npm run build

FROM debian:bookworm-slim
RUN apt-get update \
 && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
 && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled /var/www
COPY --from=build /site/deploy/generated/nginx.conf /etc/nginx/nginx.conf
COPY --from=build /site/build /srv/site
USER www-data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD ["/bin/bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'HEAD / HTTP/1.0\\r\\n\\r\\n' >&3 && grep -q '200 OK' <&3"]
CMD ["/usr/sbin/nginx", "-e", "stderr", "-g", "daemon off;"]
