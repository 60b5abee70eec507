const servers = new Set<number>();

/**
 * A server that this process has started or adopted is stopped when the process exits, however it comes to that: a
 * Ctrl-C in the middle of starting, an error nobody caught. (Not after kill -9: then the next start adopts it.)
 */
export function endWithUs(pid: number): void {
  if (servers.size === 0) process.once('exit', endAll);
  servers.add(pid);
}

/** It has ended, or another process holds it. */
export function endWithoutUs(pid: number): void {
  servers.delete(pid);
  if (servers.size === 0) process.off('exit', endAll);
}

function endAll(): void {
  for (const pid of servers) {
    try {
      process.kill(pid, 'SIGINT');
    } catch {} // it has ended by itself
  }
}
