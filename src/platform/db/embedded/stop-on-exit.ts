const servers = new Set<number>();

/** Stops the server when this process exits for any reason but kill -9; then the next start adopts the server. */
export function stopOnExit(pid: number): void {
  if (servers.size === 0) process.once('exit', stopAll);
  servers.add(pid);
}

export function keepOnExit(pid: number): void {
  servers.delete(pid);
  if (servers.size === 0) process.off('exit', stopAll);
}

function stopAll(): void {
  for (const pid of servers) {
    try {
      process.kill(pid, 'SIGINT');
    } catch {} // already ended
  }
}
