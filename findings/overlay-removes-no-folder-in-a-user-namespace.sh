#!/usr/bin/env bash
# Linux overlayfs (seen on 6.18 with util-linux 2.38), mounted in a user namespace, as rootless sandboxes do.
#
# One would guess: an overlay that mounts and takes new, changed and removed files takes `rm -rf folder` too.
# What happens: removing a folder of the lower layer fails with EIO ("Input/output error"), because the mark of the removal is an
# attribute (trusted.overlay.*) that only real root may set. `mv` of such a folder fails in the same way after it has copied
# everything. The mount needs the option `userxattr`, which is not implied. Renaming a folder (rename(2), `git mv`) stays EXDEV
# even then: `redirect_dir=on`, which root's mounts use for it, is refused in a user namespace.
#
# Output seen:
#   without userxattr: files can be removed; rm: cannot remove 'm/d': Input/output error
#   with userxattr: the folder is removed; rename: Invalid cross-device link
set -euo pipefail
work=$(mktemp -d)
trap 'chmod -R u+rwx "$work"; rm -rf "$work"' EXIT
cd "$work"

# try OPTIONS COMMAND: runs COMMAND beside a new overlay `m`, whose lower layer has the folders d and e, and the file f.
try() {
  chmod -R u+rwx . && rm -rf low up tmp m && mkdir -p low/d low/e up tmp m
  touch low/d/a low/e/a low/f
  unshare --user --map-root-user --mount sh -ec "mount -t overlay overlay -o lowerdir=low,upperdir=up,workdir=tmp$1 m; $2" 2>&1
}
rename='import os; os.rename("m/e", "m/g")'

without=$(try '' 'rm m/f; rm -rf m/d' || true)
grep -q 'Input/output error' <<<"$without"
if grep -q 'm/f' <<<"$without"; then exit 1; fi
with=$(try ,userxattr "rm -rf m/d; [ ! -e m/d ]; python3 -c '$rename'" || true)
if grep -q 'Input/output error' <<<"$with"; then exit 1; fi
grep -q 'cross-device link' <<<"$with"
if try ,userxattr,redirect_dir=on true >/dev/null; then exit 1; fi

echo 'overlayfs in a user namespace: removing a folder of the lower layer is EIO without userxattr; renaming it is EXDEV with it'
