import { connect } from 'node:tls';
import { seconds } from '#kernel/instant.ts';

const patience = 3 * seconds;

/**
 * When the certificate ends that `origin` (https) shows, also one that browsers would not trust. Sends no request.
 * Throws if nothing answers within three seconds.
 */
export function certificateEnd(origin: string): Promise<Date> {
  const { hostname, port } = new URL(origin);
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    const socket = connect({
      host,
      port: Number(port || 443),
      servername: serverName(host) ?? '',
      rejectUnauthorized: false,
    });
    socket.setTimeout(patience, () => socket.destroy(new Error('it does not answer')));
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      const ends = new Date(socket.getPeerCertificate().valid_to);
      socket.destroy();
      if (Number.isNaN(ends.getTime())) reject(new Error('it shows no certificate'));
      else resolve(ends);
    });
  });
}

/** TLS names hosts, never addresses. */
function serverName(host: string): string | undefined {
  return /^[\d.]+$|:/.test(host) ? undefined : host;
}
