#!/usr/bin/env bash
# Backs up the database and the uploaded files, and brings them back.
#   once            one backup, then says where it is
#   daily           one at each BACKUP_AT, until it is stopped
#   check           whether the last good backup is whole and at most 26 hours old
#   restore [NAME]  the last good backup, or that one, into an empty database; what reaches people waits there until it is released
#
# Settings: DATABASE_URL (or DATABASE_DIRECT_URL where that one is a pooler), DATA_DIR (.data), BACKUP_DIR (backups),
# BACKUP_KEEP (14 backups), BACKUP_AT (03:00, UTC). Needs pg_dump and psql, as new as the server.
set -euo pipefail

database=${DATABASE_DIRECT_URL:-${DATABASE_URL:-}}
data=${DATA_DIR:-.data}
folder=${BACKUP_DIR:-backups}
keep=${BACKUP_KEEP:-14}
at=${BACKUP_AT:-03:00}

fail() {
  echo "backup: $*" >&2
  exit 1
}

# The file LAST_GOOD names the newest backup that was finished and read back.
last_good() {
  [ -s "$folder/LAST_GOOD" ] || fail "there is no backup in $folder"
  cat "$folder/LAST_GOOD"
}

verify() {
  (cd "$folder/$1" && sha256sum --check --quiet --strict SHA256SUMS) || fail "$folder/$1 is damaged"
  pg_restore --list "$folder/$1/database.dump" >/dev/null || fail "$folder/$1/database.dump cannot be read"
}

# For the health page and its alert. An older release has no such table, and a backup is good without the report.
report() {
  local bytes checksum
  bytes=$(du -sb "$folder/$1" | cut -f1)
  checksum=$(sha256sum <"$folder/$1/SHA256SUMS" | cut -d' ' -f1)
  psql --dbname="$database" --no-psqlrc --quiet --command \
    "INSERT INTO backups (finished_at, bytes, checksum) VALUES (now(), $bytes, 'sha256:$checksum')" ||
    echo 'backup: good, but could not be reported to the database' >&2
}

once() {
  [[ $keep =~ ^[1-9][0-9]*$ ]] || fail 'BACKUP_KEEP is a number from 1'
  local name draft old
  mkdir -p "$folder"
  # One at a time: the second would remove the draft of the first.
  exec 9>"$folder/.lock"
  flock --nonblock 9 || fail "another backup is being written to $folder"
  rm -rf "$folder"/.draft-*
  name=$(date -u +%Y-%m-%dT%H-%M-%SZ)
  draft="$folder/.draft-$name"
  mkdir "$draft"
  pg_dump --dbname="$database" --format=custom --no-owner --no-privileges --file="$draft/database.dump"
  # After the database: files are added before a row names them, and removed long after.
  if [ -d "$data/uploads" ]; then tar -C "$data" --exclude='uploads/.*' -cf "$draft/uploads.tar" uploads; fi
  (cd "$draft" && sha256sum -- * >SHA256SUMS)
  sync "$draft"/*
  mv -T "$draft" "$folder/$name"
  verify "$name"
  echo "$name" >"$folder/.LAST_GOOD"
  mv "$folder/.LAST_GOOD" "$folder/LAST_GOOD"
  report "$name"
  # Names are times, so their order is that of age.
  for old in $(cd "$folder" && printf '%s\n' 20*Z | sort -r | tail -n "+$((keep + 1))"); do rm -rf "${folder:?}/$old"; done
  echo "Backed up to $folder/$name ($(du -sh "$folder/$name" | cut -f1))."
}

daily() {
  local now next
  # Ends at once when it is told to, even while it waits.
  trap 'kill $(jobs -p) 2>/dev/null || true; exit 0' TERM INT
  # On a new machine the first night may be far away. A process of its own stops at its first error, as a function behind || does not.
  "$BASH" "$0" check >/dev/null 2>&1 || "$BASH" "$0" once || echo "backup: failed; the next try is at $at" >&2
  while true; do
    now=$(date -u +%s)
    next=$(date -u -d "$at" +%s)
    ((next > now)) || next=$((next + 86400))
    sleep $((next - now)) &
    wait $!
    "$BASH" "$0" once || echo "backup: failed; the last good one is $(last_good 2>&1)" >&2
  done
}

check() {
  local name age
  name=$(last_good)
  verify "$name"
  age=$(($(date -u +%s) - $(stat -c %Y "$folder/LAST_GOOD")))
  ((age <= 26 * 3600)) || fail "the last good backup, $folder/$name, is $((age / 3600)) hours old"
  echo "$folder/$name is whole, and $((age / 60)) minutes old."
}

# Marks the copy: a release that knows the mark sends nothing to people until an administrator releases it. The words are those of the migration.
hold() {
  echo "CREATE TABLE IF NOT EXISTS public.job_holds (
    is_held boolean PRIMARY KEY DEFAULT true CONSTRAINT job_holds_one_check CHECK (is_held),
    since timestamptz NOT NULL DEFAULT now()
  );
  INSERT INTO public.job_holds DEFAULT VALUES ON CONFLICT DO NOTHING;"
}

restore() {
  local name=${1:-}
  [ -n "$name" ] || name=$(last_good)
  [ -d "$folder/$name" ] || fail "there is no $folder/$name"
  verify "$name"
  local tables
  tables=$(psql --dbname="$database" --no-psqlrc --tuples-only --no-align --command \
    "SELECT count(*) FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'")
  [ "$tables" = 0 ] || fail "the database has $tables tables: nothing is restored over them. Give it an empty one"
  # All of it or nothing: psql commits what it has read to the end, so that no copy comes to be without its mark.
  {
    echo 'BEGIN;'
    pg_restore --file=- --no-owner --no-privileges "$folder/$name/database.dump"
    hold
    echo 'COMMIT;'
    # A restored database has no statistics, without which its first queries are slow. The catalogue is the superuser's.
    echo "SELECT format('ANALYZE %s', oid::regclass) FROM pg_class WHERE relkind = 'r' AND relnamespace::regnamespace::text IN ('public', 'pgboss') \\gexec"
  } | psql --dbname="$database" --no-psqlrc --quiet --output=/dev/null --set=ON_ERROR_STOP=1
  if [ -f "$folder/$name/uploads.tar" ]; then
    mkdir -p "$data"
    tar -C "$data" -xf "$folder/$name/uploads.tar"
  fi
  echo "Restored $folder/$name. It sends no mails, pushes and webhooks until an administrator releases them on /admin/health."
}

command=${1:-}
case $command in
  once | daily | restore) [ -n "$database" ] || fail 'set DATABASE_URL' ;;
esac
case $command in
  once | daily | check | restore) "$@" ;;
  *) fail 'say what to do: once, daily, check or restore [NAME]' ;;
esac
