import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A proxy to a database that can be redirected, cut or silenced, as in a failing network. */
export type Line = {
  port: number;
  layTo(socketPath: string): void;
  cut(): void;
  /** Drops all bytes on open connections without closing them; new connections work. */
  silence(): void;
  close(): Promise<void>;
};

export async function openLine(socketPath: string): Promise<Line> {
  let target = socketPath;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(end);
      end.on('error', () => {});
      end.on('close', () => {
        open.delete(end);
        other.destroy();
      });
    }
    near.pipe(far);
    far.pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the line has no port');
  const cut = () => {
    for (const end of open) end.destroy();
  };
  return {
    port: address.port,
    layTo: (path) => {
      target = path;
    },
    cut,
    silence: () => {
      for (const end of open) end.unpipe().pause();
    },
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
