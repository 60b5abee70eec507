import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import { pipeline } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

const longest = 600;

export type SlowApi = { stop(): Promise<void> };

/**
 * Listens on `port` and forwards to the product at `to`. Delays API calls of page scripts by up to 600 ms, always the
 * same for one seed, so that responses overtake one another and people act before they arrive. Pages, and calls of the
 * journeys themselves, are not delayed.
 */
export async function slowApi(seed: string, port: number, to: number): Promise<SlowApi> {
  const asked = new Map<string, number>();
  const delayOf = ({ method, url, headers }: IncomingMessage) => {
    if (headers['sec-fetch-dest'] !== 'empty') return 0;
    const what = `${method} ${url}`;
    const time = (asked.get(what) ?? 0) + 1;
    asked.set(what, time);
    const drawn = createHash('sha256').update(`${seed} ${what} ${time}`).digest().readUInt32BE();
    return Math.floor((drawn / 2 ** 32) * longest);
  };
  const server = createServer((incoming, outgoing) => {
    const delay = delayOf(incoming);
    const { method, url: path, headers } = incoming;
    const onward = request({ host: '127.0.0.1', port: to, method, path, headers }, async (answer) => {
      await pause(delay);
      // The page may have navigated away.
      if (outgoing.destroyed) return;
      outgoing.writeHead(answer.statusCode ?? 502, answer.statusMessage, answer.rawHeaders);
      pipeline(answer, outgoing, () => {});
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    pipeline(incoming, onward, () => {});
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return {
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
