# Read by backup.sh and restore.sh: project and images as `docker compose` itself takes them, from .env and COMPOSE_FILE.
config=$(docker compose config)
project=$(printf '%s\n' "$config" | sed -n 's/^name: //p' | tr -d '"')
# tar and age are in it
image=$(printf '%s\n' "$config" | sed -n '/^ *image: .*\/migrations:/{s/^ *image: //p;q;}')
: "${project:?docker compose config names no project}" "${image:?docker compose config names no image of migrations}"
# what a backup holds; `spool` has only uploads that are being received
saved="mongo mongo-config objects nats secrets"
