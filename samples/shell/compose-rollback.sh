#!/usr/bin/env bash
# Goes back to the previous release. Undo the migrations with the NEW image, then start the OLD one.
set -euo pipefail

# region: rollback
old_version=$1 since=$2 # for example 2.264.0 2026-08-21T09:30:00+00:00
./compose-backup.sh
applied="SELECT app, name, applied FROM django_migrations WHERE applied >= '$since' ORDER BY applied"
docker compose exec -T db psql --username flagsmith --dbname flagsmith --command "$applied"

# A squashed migration is recorded late but has a low number: the command would unwind its app to the beginning.
squashed="SELECT count(*) FROM django_migrations WHERE applied >= '$since' AND name LIKE '%squashed%'"
if [ "$(docker compose exec -T db psql --username flagsmith --dbname flagsmith -Atc "$squashed")" != 0 ]; then
  echo 'Squashed migrations in this window: restore the backup instead.'
  exit 1
fi

docker compose stop flagsmith task-processor
docker compose run --rm migrate rollbackmigrationsappliedafter "$since"

sed -i.bak "s/^FLAGSMITH_VERSION=.*/FLAGSMITH_VERSION=$old_version/" .env
docker compose pull migrate flagsmith task-processor
docker compose up --detach --wait flagsmith task-processor
curl --fail --silent http://localhost:8000/health/readiness/ --output /dev/null && echo "back on $old_version"
# endregion: rollback
