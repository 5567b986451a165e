# Runs a PostgreSQL in a temporary folder, as told by lines on the standard input, and answers each with one line.
# It ends with its standard input, that is with the test that started it, however that ends. $1: folder of the programs.
set -eu
trap '' INT TERM HUP
folder=$(mktemp -d "${TMPDIR:-/tmp}/tharos-postgres-XXXXXX")
finish() {
    "$1/pg_ctl" -D "$folder/data" -m immediate -s stop >/dev/null 2>&1 || true
    rm -rf "$folder"
}
trap 'finish "$1"' EXIT
cd "$folder"
"$1/initdb" -D data -U tharos --auth=trust --encoding=UTF8 --no-locale --no-sync >log 2>&1 || { cat log >&2; exit 1; }
# One socket in the folder, no port. Durable as in real life: fsync stays on.
echo "listen_addresses = ''" >>data/postgresql.conf
echo "unix_socket_directories = '$folder'" >>data/postgresql.conf
echo "max_connections = 200" >>data/postgresql.conf
while read -r order; do
    case $order in
        start) "$1/pg_ctl" -D data -l log -w -s start >/dev/null 2>&1 || { cat log >&2; exit 1; } ;;
        stop) "$1/pg_ctl" -D data -m immediate -s stop >/dev/null ;;
        database*) "$1/createdb" -h "$folder" -U tharos "${order#database }" ;;
    esac
    echo "$folder"
done
