#!/usr/bin/env bash
# Linux overlayfs and bind mounts (seen on 6.18 with util-linux 2.38), in a user namespace with a network namespace of its own.
#
# One would guess: a service that listens at a Unix socket (a database) is reached below an overlay of its folder, since the socket is
# there to see, and is not below a read-only bind mount or without a network.
# What happens: it is the other way round. An overlay has inodes of its own, and the kernel finds a listening socket by its inode, so
# connect(2) through the overlay is refused (ECONNREFUSED), as if nothing listened. A mount that is read-only does not concern sockets,
# and a network namespace only those with abstract names, so through the bind mount the service answers.
#
# Output seen:
#   overlay: [Errno 111] Connection refused
#   read-only bind: answered
set -euo pipefail
work=$(mktemp -d)
trap 'kill "$server" 2>/dev/null || :; chmod -R u+rwx "$work"; rm -rf "$work"' EXIT
cd "$work"
mkdir low up tmp over bound

python3 - <<'PY' &
import socket
with socket.socket(socket.AF_UNIX) as listening:
    listening.bind('low/s')
    listening.listen()
    while True:
        with listening.accept()[0] as one:
            one.sendall(b'answered')
PY
server=$!
until [ -S low/s ]; do sleep 0.1; done

# ask MOUNT PATH: what connecting to the socket at PATH gives once MOUNT is made.
ask() {
  unshare --user --map-root-user --mount --net sh -ec "$1
test -S $2
python3 -c 'import socket; s = socket.socket(socket.AF_UNIX); s.connect(\"$2\"); print(s.recv(9).decode())'" 2>&1 | tail -n 1
}

overlay=$(ask 'mount -t overlay overlay -o lowerdir=low,upperdir=up,workdir=tmp,userxattr over' over/s || :)
bind=$(ask 'mount --bind low bound; mount -o remount,bind,ro bound; ! touch bound/new 2>/dev/null' bound/s)
grep -q 'Connection refused' <<<"$overlay"
[ "$bind" = answered ]

echo 'Unix sockets: refused through an overlay of their folder; answered through a read-only bind mount, without a network too'
