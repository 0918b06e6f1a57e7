#!/bin/sh
# restore.sh <file>: puts the installation back to what backup.sh wrote. What is in the volumes now is lost.
# BACKUP_SECRET: a file with the secret key (AGE-SECRET-KEY-1…) of an encrypted backup.
# It starts what the compose files in use name: with layers, set COMPOSE_FILE as for `docker compose up`.
set -eu
file=${1:?the file to read}
. "$(dirname "$0")/project.sh"
volumes() {
  case $(head -c 21 "$file") in
    age-encryption.org/v1)
      docker run --rm -i --pull never --user 0:0 --network none --read-only --cap-drop ALL --cap-add DAC_READ_SEARCH -v "$secret:/key:ro" \
        "$image" node src/seal-backup.ts open /key < "$file" ;;
    *) cat "$file" ;;
  esac
}
if [ "$(head -c 21 "$file")" = age-encryption.org/v1 ]; then
  secret=$(realpath "${BACKUP_SECRET:?this backup is encrypted: name the file with its secret key}")
fi
# a missing image has to show before anything is removed
docker image inspect $(docker compose config --images) >/dev/null || {
  echo "Images are missing, nothing was changed: docker compose build && docker compose pull --ignore-buildable" >&2
  exit 1
}
# so have damage and a wrong key
volumes | gzip -t
there=$(for name in $saved; do docker volume ls -q --filter "name=^${project}_$name$"; done)
# what owners deleted since the backup would be back: their ids wait here, also when this program is interrupted
erased=$file.erased
(umask 077 && : >> "$erased")
list_erased() { docker compose run --rm --no-deps -T report node src/erased-reports.ts list < /dev/null >> "$erased"; }
if [ -n "$there" ]; then
  docker compose up -d --wait mongo || true
  # those of an interrupted run are in the file
  list_erased || [ -s "$erased" ] ||
    echo "MongoDB does not answer, or the images are older than this program: reports that were deleted since the backup will be back (docs/operations.md, After a restore)" >&2
fi
if [ -n "$there" ] && [ "${FORCE:-}" != 1 ]; then
  printf 'All data of "%s" will be replaced by %s. Type yes: ' "$project" "$file"
  read -r answer
  [ "$answer" = yes ] || exit 1
fi
trap 'echo "The restore has not finished. Run it again, and do not start the site before: deleted reports would be back." >&2' EXIT
trap 'exit 129' HUP; trap 'exit 130' INT; trap 'exit 143' TERM
# what was deleted while the question waited
if [ -n "$there" ]; then docker compose stop gateway; list_erased || true; fi
# containers of a layer that is not named now would hold the network
docker compose down --remove-orphans
# these only: what layers keep (Prometheus, Grafana, Loki, …) is in no backup
for name in $saved spool; do docker volume rm --force "${project}_$name" >/dev/null; done
docker compose create
volumes | docker run --rm -i --pull never --user 0:0 --network none --read-only --cap-drop ALL --cap-add CHOWN --cap-add DAC_OVERRIDE --cap-add FOWNER \
  -v "${project}_mongo:/volumes/mongo" -v "${project}_mongo-config:/volumes/mongo-config" -v "${project}_objects:/volumes/objects" \
  -v "${project}_nats:/volumes/nats" -v "${project}_secrets:/volumes/secrets" \
  "$image" tar -C /volumes -xzpf - --numeric-owner
# nobody may read a deleted report, and no mail may leave twice, before both are removed again
docker compose up --wait $(docker compose config --services | grep -vx -e mail -e gateway)
docker compose run --rm --no-deps -T mail node src/drop-due-follow-ups.ts < /dev/null
[ ! -s "$erased" ] || docker compose run --rm --no-deps -T report node src/erased-reports.ts erase < "$erased"
rm -f "$erased"
trap - EXIT
docker compose up --wait
