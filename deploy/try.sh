#!/usr/bin/env bash
# Runs deploy/nginx.conf with a real nginx, TLS and a server behind it, and checks what a proxy can break; beside it the
# edition without a server under a path of another site.
#   bash deploy/try.sh target/debug/tharos
set -euo pipefail
program=$(realpath "$1")
cd "$(dirname "${BASH_SOURCE[0]}")"
export PATH=$PATH:/usr/sbin
name=tharos.example.org elsewhere=www.example.org

work=$(mktemp -d)
trap 'jobs -p | xargs -r kill 2>/dev/null || true; wait; rm -rf "$work"' EXIT

wrong() {
    printf 'wrong: %s\n' "$1" >&2
    cat "$work"/*.log >&2
    exit 1
}
# is WHAT EXPECTED FOUND
is() { if [ "$2" = "$3" ]; then echo "$1"; else wrong "$1: expected '$2', found '$3'"; fi; }
# soon WHAT COMMAND...: it becomes true within ten seconds.
soon() {
    local end=$((SECONDS + 10))
    until "${@:2}"; do
        [ $SECONDS -lt $end ] || wrong "$1: not within ten seconds"
        sleep 0.05
    done
    echo "$1"
}
taken() { (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }
free_port() {
    local port
    while port=$((20000 + RANDOM % 12000)) && taken "$port"; do :; done
    echo "$port"
}
http=$(free_port) https=$(free_port)

"$program" serve --listen 127.0.0.1:0 --data-dir "$work/data" --behind-proxy >"$work/address" 2>"$work/node.log" &
soon "The node has begun" grep -qs http "$work/address"
node=$(sed 's#.*http://##' "$work/address")

openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj "/CN=$name" -addext "subjectAltName=DNS:$name,DNS:$elsewhere" \
    -keyout "$work/key.pem" -out "$work/cert.pem" 2>/dev/null
sed -e "s#127.0.0.1:8080#$node#" -e '/\[::\]/d' -e "s#listen 80;#listen $http;#" -e "s#listen 443 #listen $https #" \
    -e "s#/etc/letsencrypt/.*/fullchain.pem#$work/cert.pem#" -e "s#/etc/letsencrypt/.*/privkey.pem#$work/key.pem#" \
    nginx.conf >"$work/site.conf"
"$program" site "$work/folder" >/dev/null
sed "s#/var/www/tharos#$work/folder#" nginx-site.conf >"$work/folder.conf"
# Started by root, nginx would hand the work to a user who may not look into our folder.
cat >"$work/nginx.conf" <<CONF
$([ "$(id -u)" != 0 ] || echo "user root;")
daemon off;
pid $work/nginx.pid;
error_log $work/nginx.log;
events {}
http {
    access_log off;
    client_body_temp_path $work/body;
    proxy_temp_path $work/proxy;
    fastcgi_temp_path $work/fastcgi;
    uwsgi_temp_path $work/uwsgi;
    scgi_temp_path $work/scgi;
    include /etc/nginx/mime.types;
    include $work/site.conf;
    server {
        listen $https ssl;
        server_name $elsewhere;
        ssl_certificate $work/cert.pem;
        ssl_certificate_key $work/key.pem;
        root $work/nothing;
        include $work/folder.conf;
    }
}
CONF
nginx -c "$work/nginx.conf" 2>"$work/start.log" &
soon "nginx has begun" taken "$https"

site=https://$name:$https
ask() { curl -sS --max-time 20 --cacert "$work/cert.pem" --resolve "$name:$https:127.0.0.1" --resolve "$name:$http:127.0.0.1" --resolve "$elsewhere:$https:127.0.0.1" "$@"; }
write() { ask -H "Origin: $site" -H 'Content-Type: application/json' "$@"; }
status() { "$1" -o /dev/null -w '%{http_code}' "${@:2}"; }
guest() { status write -d '{"name":"Ann"}' "$@" "$site/api/guest"; }

is "http leads to https" "301 https://$name/rules" "$(ask -o /dev/null -w '%{http_code} %{redirect_url}' "http://$name:$http/rules")"
is "Pages come over HTTP/2" "2 200" "$(ask -o /dev/null -w '%{http_version} %{http_code}' "$site/rules")"
is "Notices come as text" "200 text/plain; charset=utf-8" "$(ask -o /dev/null -w '%{http_code} %{content_type}' "$site/notices.txt")"
is "Other sites cannot write" 403 "$(status ask -H 'Origin: https://elsewhere.example' -H 'Content-Type: application/json' -d '{"name":"Eve"}' "$site/api/guest")"
is "A guest comes in" 200 "$(guest -D "$work/headers" -c "$work/cookies")"
grep -qi '^set-cookie: tharos_session=.*; Secure' "$work/headers" || wrong "the session cookie is not for https only"

table=$(write -b "$work/cookies" -d '{"seats":[{"kind":"me"},{"kind":"open"}]}' "$site/api/tables" | sed 's/.*"id":"\([a-z0-9]*\)".*/\1/')
ask -N --max-time 60 -b "$work/cookies" "$site/api/tables/$table/stream?as=0" >"$work/stream" 2>"$work/stream.log" &
soon "A stream begins" grep -qs '^data:' "$work/stream"
is "Somebody speaks" 200 "$(status write -b "$work/cookies" -d '{"text":"Hello from the test"}' "$site/api/tables/$table/chat")"
soon "The open stream brings it" grep -q 'Hello from the test' "$work/stream"

is "The operator sees the figures" 200 "$(status ask "$site/metrics")"
is "Strangers do not" 403 "$(status ask --interface 127.0.0.2 "$site/metrics")"

# Whoever claims to be somebody else is still counted as who they are; their neighbour is not.
last=200
for n in {1..60}; do [ "$last" != 200 ] || last=$(guest -H "X-Forwarded-For: 192.0.2.$n"); done
is "Nobody passes the limits by inventing addresses" 429 "$last"
is "The limits of one are not those of another" 200 "$(guest --interface 127.0.0.3)"

# The same client without a server, under a path of a site that has other things as well.
other=https://$elsewhere:$https
kind() { ask -o /dev/null -w '%{http_code} %{content_type}' "$@"; }
is "The path leads to the folder" "301 $other/tharos/" "$(ask -o /dev/null -w '%{http_code} %{redirect_url}' "$other/tharos")"
is "The page is there" "200 text/html" "$(kind "$other/tharos/")"
files=$(ask "$other/tharos/" | grep -oE ' (href|src)="[^"#]+"' | sed 's/.*="\(.*\)"/\1/')
[ "$(wc -w <<<"$files")" -gt 3 ] || wrong "the page names files: $files"
for file in $files sw.js manifest.webmanifest; do
    [ "$(status ask "$other/tharos/$file")" = 200 ] || wrong "$file is not there"
done
echo "The files that it names are there"
worker=$(cd "$work/folder" && find . -name '*.wasm' | head -1)
is "So is what plays in the browser" "200 application/wasm" "$(kind "$other/tharos/$worker")"
is "Whatever has a hash in its name may be kept" 1 "$(ask -o /dev/null -D - "$other/tharos/$worker" | grep -c immutable)"
is "The rest of the site is not touched" 404 "$(status ask "$other/rules")"
