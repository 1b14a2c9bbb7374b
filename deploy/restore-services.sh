#!/bin/sh
# restore-services.sh FOLDER: puts a backup of backup-services.sh in the place of the data of the two
# services of deploy/systemd, which it stops and starts again. As root. The data from before stay beside
# it.
#
# Both parts are checked before one is restored: if one cannot be, both stay as they are. Ctrl-C, and a
# connection that is lost, end what runs before the services are started again.
set -eu
umask 077

fail() {
  echo "$1" >&2
  exit 1
}

[ $# -eq 1 ] || fail "$0 FOLDER, a backup"
[ -d "$1/content" ] || fail "The backup is incomplete: there is no $1/content."
for name in submissions.sqlite submissions.dump; do
  if [ -f "$1/$name" ]; then submissions=$1/$name; fi
done
[ "${submissions:-}" ] || fail "The backup is incomplete: there are no submissions in $1."

# Runs a command of the release as a user, with the settings of its service, in a unit of its own.
step=0
run_as() {
  user=$1
  shift
  step=$((step + 1))
  systemd-run --quiet --pipe --wait --collect --unit="restore-services-$$-$step" --uid="$user" \
    --working-directory=/srv/beer-museum --property=EnvironmentFile="/etc/$user.env" \
    /srv/beer-museum/node_modules/.bin/node "$@"
}
# Stops the unit of the last command: it goes on when Ctrl-C or a lost connection ends systemd-run. One
# that has ended is unknown to systemd.
stop_unit() {
  [ "$step" = 0 ] || systemctl stop "restore-services-$$-$step" 2> /dev/null || :
}

# Copies that the users can read, in a folder that belongs to root.
work=$(mktemp -d /var/tmp/restore-services.XXXXXX)
trap 'rm -rf "$work"' EXIT
trap 'exit 130' HUP INT TERM
chmod 711 "$work"
cp "$submissions" "$work/submissions"
if [ -d "$submissions.mails" ]; then cp -R "$submissions.mails" "$work/submissions.mails"; fi
cp -R "$1/content" "$work/content"
chown -R beer-museum "$work"/submissions*
chown -R beer-museum-content "$work/content"

end() {
  code=$?
  trap - EXIT
  trap '' HUP INT TERM
  stop_unit
  rm -rf "$work"
  [ "$code" = 0 ] || echo 'Only what is reported above as restored has been.' >&2
  systemctl start beer-museum-content beer-museum-site || code=1
  exit "$code"
}
trap end EXIT
systemctl stop beer-museum-site beer-museum-content
for option in --check ''; do
  # Without quotes: no argument at all in the second round.
  run_as beer-museum server/commands/submissions.ts restore "$work/submissions" --replace $option
  run_as beer-museum-content content-service/commands/restore.ts "$work/content" --replace $option
done
