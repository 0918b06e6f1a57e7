#!/bin/sh
# backup.sh <file>: what an installation holds — MongoDB, photos, streams and secrets — as of one moment, in one file.
# BACKUP_KEY: the public key (age1…, more with spaces between) the file is encrypted for; `none` writes it as it is.
# The site is away while the volumes are copied: that is what makes the three stores fit each other.
set -eu
file=${1:?the file to write}
case ${BACKUP_KEY:-} in
  *[!a-z0-9\ ]*) echo "BACKUP_KEY: public keys (age1…) with spaces between, or none" >&2; exit 2 ;;
  age1*) seal="node src/seal-backup.ts seal $BACKUP_KEY" ;;
  none) seal=cat ;;
  *)
    echo "The backup would hold e-mail addresses, photos and every secret. Say for whom it is encrypted:" >&2
    echo "  make backup-key                  makes a pair of keys, once; the secret one belongs where you keep passwords, not on this machine" >&2
    echo "  make backup BACKUP_KEY=age1…     encrypts for the public one" >&2
    echo "  make backup BACKUP_KEY=none      writes it unencrypted, for a disk that is encrypted itself" >&2
    exit 2 ;;
esac
. "$(dirname "$0")/project.sh"
# docker run would make an empty volume of a missing one, and save that
for name in $saved; do
  docker volume inspect "${project}_$name" >/dev/null || {
    echo "The project \"$project\" has no volume ${project}_$name. Set COMPOSE_PROJECT_NAME as for docker compose up." >&2
    exit 1
  }
done
docker image inspect "$image" >/dev/null || { echo "$image is missing: docker compose build" >&2; exit 1; }
umask 077
# those of the compose files in use only: what a layer started that is not named now (COMPOSE_FILE) cannot be started again by its name, and goes on
running=$(docker compose ps --orphans=false --services --status running)
trap 'rm -f "$file.part"; [ -z "$running" ] || docker compose start $running >/dev/null' EXIT
# a signal would end some shells without it
trap 'exit 129' HUP; trap 'exit 130' INT; trap 'exit 143' TERM
[ -z "$running" ] || docker compose stop
mkdir -p "$(dirname "$file")"
# encrypted where it is read: nothing of it leaves the container in the clear
docker run --rm --pull never --user 0:0 --network none --read-only --cap-drop ALL --cap-add DAC_READ_SEARCH \
  -v "${project}_mongo:/volumes/mongo:ro" -v "${project}_mongo-config:/volumes/mongo-config:ro" -v "${project}_objects:/volumes/objects:ro" \
  -v "${project}_nats:/volumes/nats:ro" -v "${project}_secrets:/volumes/secrets:ro" \
  "$image" bash -o pipefail -c \
  "tar -C /volumes -czf - mongo mongo-config objects nats secrets | $seal" > "$file.part"
mv "$file.part" "$file"
if [ "$BACKUP_KEY" = none ]; then kind="NOT encrypted, readable by you"; else kind="encrypted for $BACKUP_KEY"; fi
echo "$file: $(du -h "$file" | cut -f1), $kind"
old=$(find "$(dirname "$file")" -maxdepth 1 -name '*.tar.gz*' -mtime +29)
[ -z "$old" ] || printf 'Older than 29 days, and the privacy page promises 30; remove them: \n%s\n' "$old"
