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

database() { docker compose exec -T postgres "$@"; }
sql() {
  name=$1
  shift
  database psql --username=site --dbname="$name" --quiet --output=/dev/null \
    --set=ON_ERROR_STOP=1 --single-transaction "$@"
}
# Runs a shell command beside the data of the content service, which is stopped.
content() { docker compose run --rm --no-deps -T content sh -euc "$1"; }

# Lets the database from before have its name again, if another has taken it.
give_back_name() {
  # What a signal has interrupted goes on in the container without its client: it is ended first.
  sql postgres --command="select pg_terminate_backend(pid, 10000) from pg_stat_activity
    where query like '%_$now%' and pid <> pg_backend_pid()" || return
  found=$(database psql --username=site --dbname=postgres --tuples-only --no-align \
    --command="select datname from pg_database where datname = '$replaced'") || return
  [ -z "$found" ] || sql postgres --command="alter database site rename to $restoring" \
    --command="alter database $replaced rename to site"
}

# Starts what was stopped, before anything else that may fail.
start() {
  docker compose up --detach || code=1
  content 'rm -rf /data/backup' || code=1
}

undo() {
  code=$?
  trap - EXIT
  trap '' HUP INT TERM
  outcome='Nothing has been restored.'
  give_back_name ||
    outcome="If there is a database $replaced, it has the submissions from before: rename it to site."
  database dropdb --if-exists --force --username=site "$restoring" || code=1
  if [ "$is_stopped" ]; then start; fi
  echo "$outcome" >&2
  exit "$code"
}

finish() {
  code=$?
  trap - EXIT
  trap '' HUP INT TERM
  start
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
content 'node content-service/commands/restore.ts /data/backup --replace'
trap finish EXIT
# Beside those that exist: of all mails that were written as files, it does not matter which site has them.
if [ -d "$backup/submissions.dump.mails" ]; then
  tar -C "$backup/submissions.dump.mails" -cf - . |
    docker compose run --rm --no-deps -T site-1 sh -euc 'mkdir -p -m 700 /data/submissions/mail
      tar -C /data/submissions/mail --skip-old-files -xf -'
fi
echo "Restored. The submissions from before are in the database $replaced."
