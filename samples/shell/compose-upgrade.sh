#!/usr/bin/env bash
# Moves to another release: note the time, back up, pull, migrate, restart, check.
set -euo pipefail

# region: upgrade
version=$1
./compose-backup.sh
# Migrations applied from this moment on belong to the new release. A rollback needs the value.
date -u +%Y-%m-%dT%H:%M:%S+00:00 | tee -a upgrade-times.log

sed -i.bak "s/^FLAGSMITH_VERSION=.*/FLAGSMITH_VERSION=$version/" .env
docker compose pull migrate flagsmith task-processor
docker compose run --rm migrate
docker compose up --detach --wait flagsmith task-processor

running=$(curl --fail --silent http://localhost:8000/version/ | sed 's/.*"image_tag": *"\([^"]*\)".*/\1/')
echo "running $running"
[ "$running" = "$version" ]
# endregion: upgrade
