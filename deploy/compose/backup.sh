#!/bin/sh
# backup.sh <file>: what an installation holds — MongoDB, photos, streams and secrets — as of one moment, in one file that only you can read.
# The site is away while the volumes are copied: that is what makes the three stores fit each other.
set -eu
file=${1:?the file to write}
project=${COMPOSE_PROJECT_NAME:-hundeblick}
umask 077
# those of the compose files in use only: what a layer started that is not named now (COMPOSE_FILE) cannot be started again by its name, and goes on
running=$(docker compose ps --orphans=false --services --status running)
trap 'rm -f "$file.part"; [ -z "$running" ] || docker compose start $running >/dev/null' EXIT
[ -z "$running" ] || docker compose stop
mkdir -p "$(dirname "$file")"
docker run --rm --user 0:0 --network none --read-only --cap-drop ALL --cap-add DAC_READ_SEARCH \
  -v "${project}_mongo:/volumes/mongo:ro" -v "${project}_mongo-config:/volumes/mongo-config:ro" -v "${project}_objects:/volumes/objects:ro" \
  -v "${project}_nats:/volumes/nats:ro" -v "${project}_secrets:/volumes/secrets:ro" \
  "hundeblick/gateway:${TAG:-latest}" tar -C /volumes -czf - mongo mongo-config objects nats secrets > "$file.part"
mv "$file.part" "$file"
echo "$file: $(du -h "$file" | cut -f1)"
