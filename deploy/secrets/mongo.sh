#!/bin/sh
# MongoDB that asks everybody for a password. At its first start it asks nobody, but only the container beside it can reach it,
# until that one (deploy/secrets/mongo-users.mjs) has made the users.
set -eu
made=/data/configdb/users-made
if [ ! -f "$made" ]; then
  docker-entrypoint.sh mongod --bind_ip 127.0.0.1 "$@" &
  while [ ! -f "$made" ]; do kill -0 $!; sleep 0.2; done
  kill $!
  wait $! || true
fi
# the server insists that nobody else can read it
install -m 400 /secrets/keyfile /tmp/keyfile
# one member reads no oplog but its own after a crash, so it is small: what was deleted leaves it in days, not in months
exec docker-entrypoint.sh mongod --replSet rs0 --oplogSize 24 --keyFile /tmp/keyfile --auth --bind_ip_all "$@"
