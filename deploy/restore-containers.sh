#!/bin/sh
# deploy/restore-containers.sh FOLDER: puts a backup of deploy/backup-containers.sh in the place of the
# data of the containers of compose.yaml, and starts them. The data from before stay beside it.
#
# Both parts are restored beside the data and verified first; a step that fails ends it, and leaves the
# data as they were.
set -eu

fail() {
  echo "$1" >&2
  exit 1
}

[ $# -eq 1 ] || fail "$0 FOLDER, a backup"
[ -d "$1/content" ] || fail "The backup is incomplete: there is no $1/content."
[ -f "$1/submissions.dump" ] || fail "The backup is incomplete: there is no $1/submissions.dump."
backup=$(cd "$1" && pwd)
# docker compose finds compose.yaml and .env here.
cd "$(dirname "$0")"

now=$(date +%s)
restoring=site_restoring_$now
replaced=site_replaced_$now
is_stopped=
is_renamed=

database() { docker compose exec -T postgres "$@"; }
sql() {
  name=$1
  shift
  database psql --username=site --dbname="$name" --quiet --output=/dev/null \
    --set=ON_ERROR_STOP=1 --single-transaction "$@"
}
# Runs a shell command beside the data of the content service, which is stopped.
content() { docker compose run --rm --no-deps -T content sh -euc "$1"; }

undo() {
  code=$?
  trap - EXIT
  set +e
  if [ "$is_renamed" ]; then
    sql postgres --command="alter database site rename to $restoring" \
      --command="alter database $replaced rename to site"
  fi
  database dropdb --if-exists --username=site "$restoring"
  if [ "$is_stopped" ]; then
    content 'rm -rf /data/backup'
    docker compose up --detach
  fi
  echo 'Nothing has been restored.' >&2
  exit "$code"
}

docker compose up --detach --no-recreate --wait postgres
trap undo EXIT
trap 'exit 130' HUP INT TERM

# The site may run meanwhile.
database createdb --username=site --template=template0 "$restoring"
database pg_restore --username=site --dbname="$restoring" --no-owner --no-privileges \
  --single-transaction --exit-on-error < "$backup/submissions.dump"
# Another database could be restored just as well.
sql "$restoring" --command='select count(*) from submission'

is_stopped=1
docker compose stop site-1 site-2 content
# What does not arrive is missing in the check.
tar -C "$backup/content" -cf - . | content 'rm -rf /data/backup
  mkdir -m 700 /data/backup
  tar -C /data/backup -xf -
  node content-service/commands/restore.ts /data/backup --replace --check'

sql postgres --command="alter database site rename to $replaced" \
  --command="alter database $restoring rename to site"
is_renamed=1
content 'node content-service/commands/restore.ts /data/backup --replace'
trap - EXIT

echo "Restored. The submissions from before are in the database $replaced."
content 'rm -r /data/backup'
docker compose up --detach
