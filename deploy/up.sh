#!/bin/sh
# Starts the product with PostgreSQL behind Caddy: sh deploy/up.sh weather.example.org
# Run it again to upgrade. The host name and other settings are in deploy/.env, the passwords are in
# deploy/secrets/.
set -eu
cd "$(dirname "$0")"
umask 022

refuse() { echo "$1: sh deploy/up.sh weather.example.org" >&2; exit 1; }
[ $# -le 1 ] || refuse 'Name one host only'
[ $# -eq 1 ] || [ ! -f .env ] || set -- "$(sed -n 's/^DOMAIN=//p' .env)"
domain=$(printf %s "${1-}" | LC_ALL=C tr A-Z a-z)
case $domain in
  '') refuse 'Name the host that the public reaches' ;;
  *[!a-z0-9.-]* | [!a-z0-9]* | *[!a-z0-9])
    refuse 'Name one host by Latin letters, digits, dots and hyphens only' ;;
esac

# The copy keeps the mode of the file, because its other lines may be secret.
if [ -f .env ]; then cp -p .env .env.new; else (umask 077; : > .env.new); fi
{ echo "DOMAIN=$domain"; [ ! -f .env ] || sed '/^DOMAIN=/d' .env; } > .env.new
mv .env.new .env

# The server's container has another user, who must be able to read the files. The mode of the folder
# keeps everybody else out.
mkdir -p -m 700 secrets
random() { od -An -v -tx1 -N32 /dev/urandom | tr -d ' \n'; }
if [ ! -s secrets/database_url ]; then
  password=$(random)
  echo "$password" > secrets/database_password
  echo "postgres://backoffice:$password@db/backoffice" > secrets/database_url
fi
[ -s secrets/totp_key ] || random > secrets/totp_key

docker compose up --detach --build --wait
cat <<END
The back-office is at https://$domain/build/. Until it is changed, the password of the first administrator is in
docker compose -f deploy/compose.yaml exec app cat /data/first-password.txt
END
