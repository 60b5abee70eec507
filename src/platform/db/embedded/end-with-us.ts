const servers = new Set<number>();

/** Stops the server when this process exits for any reason but kill -9; then the next start adopts the server. */
export function endWithUs(pid: number): void {
  if (servers.size === 0) process.once('exit', endAll);
  servers.add(pid);
}

export function endWithoutUs(pid: number): void {
  servers.delete(pid);
  if (servers.size === 0) process.off('exit', endAll);
}

function endAll(): void {
  for (const pid of servers) {
    try {
      process.kill(pid, 'SIGINT');
    } catch {} // already ended
  }
}
