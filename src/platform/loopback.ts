/** Whether a host, from a setting or `URL.hostname`, is this machine only. */
export function isLoopback(host: string): boolean {
  return /^(?:localhost|\[?::1\]?|127(?:\.\d{1,3}){3})$/i.test(host);
}

/** Whether the server is for this machine only: it listens on loopback, with no other public name and no https. */
export function isLocalStart({ host, publicUrl }: { host: string; publicUrl: string }): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return isLoopback(host) && protocol === 'http:' && isLoopback(hostname);
}
