#!/bin/sh
# deploy/backup-containers.sh FOLDER: copies everything that the containers of compose.yaml cannot make
# again into a new folder, while they run. deploy/restore-containers.sh restores it.
#
# A step that fails ends it, and so does Ctrl-C; both leave neither a folder of that name nor anything in
# the volumes. What kill -9 or the end of Docker leave there, the next backup removes.
set -eu
umask 077

fail() {
  echo "$1" >&2
  exit 1
}

[ $# -eq 1 ] || fail "$0 FOLDER, which must not exist"
case $1 in /*) target=$1 ;; *) target=$PWD/$1 ;; esac
[ ! -e "$target" ] || fail "$target exists already."
# An unfinished backup must not be taken for one.
work=$target.unfinished-$$
# docker compose finds compose.yaml and .env here.
cd "$(dirname "$0")"

content() { docker compose exec -T content "$@"; }
database() { docker compose exec -T postgres "$@"; }

# Without its client, a command goes on in the container: an earlier one is ended first.
clear_volume() {
  content sh -c 'if kill "$(cat /tmp/backup.pid)"; then
      timeout 30 tail --pid="$(cat /tmp/backup.pid)" -f /dev/null
    fi 2> /dev/null
    rm -rf /tmp/backup.pid /data/backup /data/backup.unfinished-*'
}
clean_up() {
  code=$?
  trap - EXIT
  trap '' HUP INT TERM
  rm -rf "$work"
  clear_volume || :
  exit "$code"
}
mkdir -p "$(dirname "$target")"
mkdir "$work"
trap clean_up EXIT
trap 'exit 130' HUP INT TERM

# No pipes: a shell does not see that their first command fails.
clear_volume
content sh -c 'node content-service/commands/backup.ts /data/backup &
  echo $! > /tmp/backup.pid
  wait $! && rm /tmp/backup.pid'
content tar -C /data/backup -cf - . > "$work/content.tar"
content sh -c 'cd /data/backup && find . -type f -exec sha256sum {} +' > "$work/content.sha256"
mkdir "$work/content"
tar -C "$work/content" --no-same-owner -xf "$work/content.tar"
(cd "$work/content" && sha256sum --check --quiet ../content.sha256)
rm "$work/content.tar" "$work/content.sha256"

database pg_dump --username=site --format=custom site > "$work/submissions.dump"
# Reads the dump to its end: one that is cut off is no backup.
database pg_restore --file=/dev/null < "$work/submissions.dump"

# Mails that were written as files, as long as there is no mail server: those of the dump exist by now.
mails=$work/submissions.dump.mails
mkdir "$mails"
for site in site-1 site-2; do
  docker compose exec -T "$site" sh -c '[ ! -d /data/submissions/mail ] ||
    tar -C /data/submissions/mail --exclude="*.part" -cf - .' > "$work/mails.tar"
  [ ! -s "$work/mails.tar" ] || tar -C "$mails" --no-same-owner -xf "$work/mails.tar"
done
rm "$work/mails.tar"
rmdir --ignore-fail-on-non-empty "$mails"

sync
mv -T "$work" "$target"
echo "The backup is complete: $target"
