#!/bin/sh
# Starts the product with PostgreSQL behind Caddy: sh deploy/up.sh weather.example.org
# Run it again to upgrade. The host name is in deploy/.env, the passwords are in deploy/secrets/.
set -eu
cd "$(dirname "$0")"
umask 022

[ $# -eq 0 ] || echo "DOMAIN=$1" > .env
[ -s .env ] || { echo 'Name the host that the public reaches: sh deploy/up.sh weather.example.org' >&2; exit 1; }

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
. ./.env
cat <<END
The back-office is at https://$DOMAIN/build/. Until it is changed, the password of the first administrator is in
docker compose -f deploy/compose.yaml exec app cat /data/first-password.txt
END
