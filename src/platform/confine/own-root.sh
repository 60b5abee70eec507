# Leaves only the given folders visible. The new root is assembled under `/sys`, which no confined program needs.
set -e
room=$1
shift
mount -t tmpfs -o mode=755,size=4m tmpfs /sys
while [ "$1" != -- ]; do
  if [ -h "$1" ]; then
    mkdir -p "/sys${1%/*}"
    ln -s "$(readlink "$1")" "/sys$1"
  elif [ -d "$1" ]; then
    mkdir -p "/sys$1"
    mount --bind "$1" "/sys$1"
    mount -o remount,bind,ro "/sys$1"
  fi
  shift
done
shift
mkdir /sys/proc /sys/tmp /sys/dev /sys/old
mount -t proc -o nosuid,nodev,noexec proc /sys/proc
mount -t tmpfs -o "nosuid,nodev,size=$room,mode=1777" tmpfs /sys/tmp
for one in null zero random urandom; do
  : > "/sys/dev/$one"
  mount --bind "/dev/$one" "/sys/dev/$one"
done
cd /sys
pivot_root . old
umount -l /old
cd /tmp
exec setpriv --bounding-set=-all --inh-caps=-all --ambient-caps=-all --no-new-privs "$@"
