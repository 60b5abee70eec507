import { Socket } from 'node:net';
import type { Readable } from 'node:stream';

const descriptor = 4;
export const pipedStdio = ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'] as const;

export function pageWriter(): (bytes: Uint8Array) => void {
  const out = new Socket({ fd: descriptor, readable: false, writable: true });
  // The reader is gone: the end of the IPC channel ends the process.
  out.on('error', () => {});
  return (bytes) => void out.write(bytes);
}

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
    // One listener for all: each new one would be called immediately for data that is already there.
    stream.on('readable', look);
    stream.on('close', broken);
    look();
  });
}
