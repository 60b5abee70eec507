/** Whether a host, as a setting or `URL.hostname` has it, is this machine alone. */
export function isLoopback(host: string): boolean {
  return /^(?:localhost|\[?::1\]?|127(?:\.\d{1,3}){3})$/i.test(host);
}

/** Whether a start is for its own machine alone: it listens there, and is known by no other name and not by https. */
export function isLocalStart({ host, publicUrl }: { host: string; publicUrl: string }): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return isLoopback(host) && protocol === 'http:' && isLoopback(hostname);
}
