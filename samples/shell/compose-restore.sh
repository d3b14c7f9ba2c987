#!/usr/bin/env bash
# Restores a dump into a new database, compares counts, then swaps the databases.
set -euo pipefail

# region: restore
file=$1
psql() { docker compose exec -T db psql --username flagsmith --no-align --tuples-only --quiet "$@"; }

sha256sum --check --quiet "$file.sha256"
psql --dbname postgres --command 'DROP DATABASE IF EXISTS flagsmith_restored' --command 'CREATE DATABASE flagsmith_restored'
docker compose exec -T db pg_restore --username flagsmith --dbname flagsmith_restored --no-owner --exit-on-error < "$file"

count='SELECT (SELECT count(*) FROM users_ffadminuser), (SELECT count(*) FROM projects_project), (SELECT count(*) FROM features_feature),
  (SELECT count(*) FROM django_migrations)'
echo "users|projects|features|migrations: $(psql --dbname flagsmith_restored --command "$count")"
# endregion: restore

# region: swap
read -r -p 'Replace the live database with this one? (yes/no) ' answer
[ "$answer" = yes ] || exit 0
docker compose stop flagsmith task-processor
psql --dbname postgres \
  --command "ALTER DATABASE flagsmith RENAME TO flagsmith_before_$(date -u +%Y%m%d%H%M%S)" \
  --command 'ALTER DATABASE flagsmith_restored RENAME TO flagsmith'
docker compose up --detach --wait flagsmith task-processor
# endregion: swap
