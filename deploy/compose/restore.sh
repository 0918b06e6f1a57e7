#!/bin/sh
# restore.sh <file>: puts the installation back to what backup.sh wrote. What is in the volumes now is lost.
# It starts what the compose files in use name: with layers, set COMPOSE_FILE as for `docker compose up`.
set -eu
file=${1:?the file to read}
project=${COMPOSE_PROJECT_NAME:-hundeblick}
# damage has to show before anything is removed
gzip -t "$file"
if [ -n "$(docker volume ls -q --filter "name=^${project}_mongo$")" ] && [ "${FORCE:-}" != 1 ]; then
  printf 'All data of "%s" will be replaced by %s. Type yes: ' "$project" "$file"
  read -r answer
  [ "$answer" = yes ] || exit 1
fi
# containers of a layer that is not named now would hold the network
docker compose down --volumes --remove-orphans
docker compose create
docker run --rm -i --user 0:0 --network none --read-only --cap-drop ALL --cap-add CHOWN --cap-add DAC_OVERRIDE --cap-add FOWNER \
  -v "${project}_mongo:/volumes/mongo" -v "${project}_mongo-config:/volumes/mongo-config" -v "${project}_objects:/volumes/objects" \
  -v "${project}_nats:/volumes/nats" -v "${project}_secrets:/volumes/secrets" \
  "hundeblick/gateway:${TAG:-latest}" tar -C /volumes -xzpf - --numeric-owner < "$file"
docker compose up --wait
