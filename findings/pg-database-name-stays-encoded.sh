#!/usr/bin/env bash
# Guess: every part of a database address is decoded alike, so the name of a database may be written
# with the same escapes as the user and the password.
# What happens: a user and a password are decoded whole. In the name of the database, letters and
# blanks are decoded, but the escapes of @ / ? # and & stay as they are, so the connection asks for a
# database that does not exist.
# Seen on: pg-connection-string 2.14.1, the parser of pg 8.23.1
# Output: user u@x, password p/q, database a%40b; database မိုး 1
# Who meets it: operators whose database has one of these signs in its name, which psql opens by the
# same address.
# Right would be: PostgreSQL 15, section 34.1.1.2, as libpq does, and RFC 3986, section 2.1: reserved
# signs are percent-encoded in any part, and decoded when the parts have been separated.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' >package.json
npm install --no-save --no-audit --no-fund --silent pg-connection-string@2.14.1 >/dev/null

cat >see.cjs <<'JS'
const { parse } = require('pg-connection-string');

const escaped = parse('postgres://u%40x:p%2Fq@host/a%40b');
const burmese = parse(`postgres://host/${encodeURIComponent('မိုး')}%201`);
console.log(`user ${escaped.user}, password ${escaped.password}, database ${escaped.database}`);
console.log(`database ${burmese.database}`);
const isAsDescribed =
  escaped.user === 'u@x' &&
  escaped.password === 'p/q' &&
  escaped.database === 'a%40b' &&
  burmese.database === 'မိုး 1' &&
  ['%2F', '%3F', '%23', '%26'].every((sign) => parse(`postgres://host/a${sign}b`).database === `a${sign}b`);
process.exit(isAsDescribed ? 0 : 1);
JS
node see.cjs
