#!/usr/bin/env bash
# Dumps the database and proves that the dump can be read.
set -euo pipefail

# region: backup
file="flagsmith-$(date -u +%Y%m%dT%H%M%SZ).dump"
docker compose exec -T db pg_dump --username flagsmith --format custom --no-owner flagsmith > "$file"

# A truncated dump has no table of contents, so pg_restore fails here instead of on the day you need it.
tables=$(docker compose exec -T db pg_restore --list < "$file" | grep -c ' TABLE DATA ')
sha256sum "$file" > "$file.sha256"
echo "$file: $tables tables"
# endregion: backup
