import { Socket } from 'node:net';
import type { Readable } from 'node:stream';

/** The descriptor on which a rendering process writes the bytes of pages, beside its messages. */
const descriptor = 4;
/** How a process with that pipe is started, and where the pipe stands then. */
export const pipedStdio = ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'] as const;

/** In the rendering process: what the bytes of a page are written to. */
export function pageWriter(): (bytes: Uint8Array) => void {
  const out = new Socket({ fd: descriptor, readable: false, writable: true });
  // Whoever reads has gone: the end of the messages ends the process.
  out.on('error', () => {});
  return (bytes) => void out.write(bytes);
}

/** The next so many bytes of a stream, in one piece. Rejects when it ends before. */
export function takeBytes(stream: Readable, length: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      stream.off('readable', look);
      stream.off('close', broken);
      act();
    };
    const broken = () => settle(() => reject(new Error('the pages broke off')));
    const look = () => {
      const bytes: unknown = stream.read(length);
      if (bytes instanceof Uint8Array && bytes.length === length) settle(() => resolve(bytes));
      else if (bytes !== null || stream.destroyed) broken();
    };
    // One listener until all is there: each new one would be told at once of what is there already.
    stream.on('readable', look);
    stream.on('close', broken);
    look();
  });
}
