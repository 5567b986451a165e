# One image: the program, and nothing to build it with. `docker build -t tharos .`
FROM rust:1-bookworm AS build
# Node.js builds the web client.
COPY --from=node:22-bookworm-slim /usr/local/bin/node /usr/local/bin/node
COPY --from=node:22-bookworm-slim /usr/local/lib/node_modules /usr/local/lib/node_modules
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
WORKDIR /tharos
COPY . .
RUN --mount=type=cache,target=/usr/local/cargo/registry \
    --mount=type=cache,target=/tharos/target \
    --mount=type=cache,target=/root/.npm \
    cargo build --locked --profile dist && cp target/dist/tharos /usr/local/bin/tharos

FROM debian:bookworm-slim
RUN useradd --system --uid 10001 --home-dir /var/lib/tharos --shell /usr/sbin/nologin tharos \
    && install -d -o tharos -g tharos -m 0700 /var/lib/tharos
COPY --from=build /usr/local/bin/tharos /usr/local/bin/tharos
# Games are kept in /var/lib/tharos, unless THAROS_DATABASE names a PostgreSQL.
ENV THAROS_LISTEN=0.0.0.0:8080 XDG_DATA_HOME=/var/lib
USER 10001
VOLUME /var/lib/tharos
EXPOSE 8080
# bash speaks HTTP well enough for this; the image needs no other client.
HEALTHCHECK --interval=10s --timeout=5s --start-period=10s \
    CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'GET /healthz HTTP/1.0\\r\\nHost: localhost\\r\\n\\r\\n' >&3 && read -r -t 4 line <&3 && [[ $line == *' 200 '* ]]"]
ENTRYPOINT ["tharos"]
CMD ["serve"]
