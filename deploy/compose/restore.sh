#!/bin/sh
# restore.sh <file>: puts the installation back to what backup.sh wrote. What is in the volumes now is lost.
# BACKUP_SECRET: a file with the secret key (AGE-SECRET-KEY-1…) of an encrypted backup.
# It starts what the compose files in use name: with layers, set COMPOSE_FILE as for `docker compose up`.
set -eu
file=${1:?the file to read}
project=${COMPOSE_PROJECT_NAME:-hundeblick}
volumes() {
  case $(head -c 21 "$file") in
    age-encryption.org/v1)
      docker run --rm -i --user 0:0 --network none --read-only --cap-drop ALL --cap-add DAC_READ_SEARCH -v "$secret:/key:ro" \
        "hundeblick/migrations:${TAG:-latest}" node src/seal-backup.ts open /key < "$file" ;;
    *) cat "$file" ;;
  esac
}
if [ "$(head -c 21 "$file")" = age-encryption.org/v1 ]; then
  secret=$(realpath "${BACKUP_SECRET:?this backup is encrypted: name the file with its secret key}")
fi
# damage, or a wrong key, has to show before anything is removed
volumes | gzip -t
if [ -n "$(docker volume ls -q --filter "name=^${project}_mongo$")" ] && [ "${FORCE:-}" != 1 ]; then
  printf 'All data of "%s" will be replaced by %s. Type yes: ' "$project" "$file"
  read -r answer
  [ "$answer" = yes ] || exit 1
fi
# containers of a layer that is not named now would hold the network
docker compose down --volumes --remove-orphans
docker compose create
volumes | docker run --rm -i --user 0:0 --network none --read-only --cap-drop ALL --cap-add CHOWN --cap-add DAC_OVERRIDE --cap-add FOWNER \
  -v "${project}_mongo:/volumes/mongo" -v "${project}_mongo-config:/volumes/mongo-config" -v "${project}_objects:/volumes/objects" \
  -v "${project}_nats:/volumes/nats" -v "${project}_secrets:/volumes/secrets" \
  "hundeblick/migrations:${TAG:-latest}" tar -C /volumes -xzpf - --numeric-owner
docker compose up --wait
