#!/bin/sh
# backup-services.sh FOLDER: copies everything that the two services of deploy/systemd cannot make again
# into a new folder that only root can read, while they run. As root; restore-services.sh restores it.
#
# Each service's data are read by its own user, with its own settings. A step that fails ends it, and
# leaves no folder of that name.
set -eu
umask 077

fail() {
  echo "$1" >&2
  exit 1
}

[ $# -eq 1 ] || fail "$0 FOLDER, which must not exist"
[ ! -e "$1" ] || fail "$1 exists already."
# An unfinished backup must not be taken for one.
unfinished=$1.unfinished-$$

# Runs a command of the release as a user, with the settings of its service, in a unit of its own.
step=0
run_as() {
  user=$1
  shift
  step=$((step + 1))
  systemd-run --quiet --pipe --wait --collect --unit="backup-services-$$-$step" --uid="$user" \
    --working-directory=/srv/beer-museum --property=EnvironmentFile="/etc/$user.env" \
    /srv/beer-museum/node_modules/.bin/node "$@"
}
# Stops the unit of the last command: it goes on when Ctrl-C or a lost connection ends systemd-run. One
# that has ended is unknown to systemd.
stop_unit() {
  [ "$step" = 0 ] || systemctl stop "backup-services-$$-$step" 2> /dev/null || :
}

clean_up() {
  trap '' HUP INT TERM
  stop_unit
  rm -rf "$work" "$unfinished"
}
# Belongs to root: no service can put a link in the place of the folder of another.
work=$(mktemp -d /var/tmp/backup-services.XXXXXX)
trap clean_up EXIT
trap 'exit 130' HUP INT TERM
chmod 711 "$work"
mkdir -p "$(dirname "$1")"
mkdir "$unfinished"

for user in beer-museum beer-museum-content; do
  mkdir "$work/$user"
  chown "$user" "$work/$user"
done
run_as beer-museum server/commands/submissions.ts backup "$work/beer-museum/submissions"
run_as beer-museum-content content-service/commands/backup.ts "$work/beer-museum-content/content"
chown -hR root:root "$work"

# The names that scripts/restore.ts knows: a dump of PostgreSQL begins with these letters.
case $(head -c 5 "$work/beer-museum/submissions") in
  PGDMP) name=submissions.dump ;;
  *) name=submissions.sqlite ;;
esac
mv "$work/beer-museum/submissions" "$unfinished/$name"
if [ -d "$work/beer-museum/submissions.mails" ]; then
  mv "$work/beer-museum/submissions.mails" "$unfinished/$name.mails"
fi
mv "$work/beer-museum-content/content" "$unfinished/content"
sync
mv -T "$unfinished" "$1"
echo "The backup is complete: $1"
