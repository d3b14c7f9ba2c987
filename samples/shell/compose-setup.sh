#!/usr/bin/env bash
# Writes the two environment files that compose-production.yaml reads. Run it once, in the folder of the Compose file.
set -euo pipefail

# region: setup
host=${1:-localhost}
scheme=https
port=
if [ "$host" = localhost ]; then scheme=http port=:8000; fi
test ! -e flagsmith.env || { echo 'flagsmith.env exists; not touched'; exit 1; }

umask 077
# Hexadecimal needs no URL encoding inside DATABASE_URL.
db_password=$(openssl rand -hex 24)

cat > .env <<EOF
POSTGRES_PASSWORD=$db_password
FLAGSMITH_VERSION=2.265.0
FLAGSMITH_HOST=$host
EOF

cat > flagsmith.env <<EOF
DATABASE_URL=postgresql://flagsmith:$db_password@db:5432/flagsmith
DJANGO_SECRET_KEY=$(openssl rand -hex 32)
DJANGO_ALLOWED_HOSTS=$host,localhost,127.0.0.1
DJANGO_CSRF_TRUSTED_ORIGINS=$scheme://$host
FLAGSMITH_DOMAIN=$host$port
FLAGSMITH_API_URL=$scheme://$host$port
FLAGSMITH_FRONTEND_URL=$scheme://$host$port
ENVIRONMENT=production
TASK_RUN_METHOD=TASK_PROCESSOR
USE_POSTGRES_FOR_ANALYTICS=true
PROMETHEUS_ENABLED=true
PROMETHEUS_MULTIPROC_DIR=
ENABLE_ADMIN_ACCESS_USER_PASS=true
CACHE_ENVIRONMENT_DOCUMENT_SECONDS=60
EOF
# endregion: setup
echo "wrote .env and flagsmith.env for $host"
