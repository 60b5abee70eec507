const servers = new Set<number>();

/**
 * Stops the server when this process exits for any reason (Ctrl-C during startup, an uncaught error) except kill -9;
 * then the next start adopts the server.
 */
export function endWithUs(pid: number): void {
  if (servers.size === 0) process.once('exit', endAll);
  servers.add(pid);
}

/** To be called when the server has ended or another process holds it. */
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
