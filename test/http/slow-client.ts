import { connect, type Socket } from 'node:net';
import { expect } from 'vitest';
import type { RealServer } from './real-server.ts';

export type SlowClient = {
  say(bytes: number | Uint8Array): Promise<void>;
  /** Sends without waiting, since the server may not read for now. */
  pour(bytes: Uint8Array): void;
  taken(): number;
  answer(): string;
  status(): number | null;
  answered(): Promise<string>;
  closed(): Promise<void>;
  leave(): void;
};

const patience = { interval: 1 };

/** A client that sends its body piece by piece, when the test says so instead of by time. One at a time. */
export async function slowClient({ port, server }: RealServer, head: readonly string[]): Promise<SlowClient> {
  const there = new Promise<Socket>((resolve) => server.node.once('connection', resolve));
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.setEncoding('latin1');
  let answer = '';
  socket.on('data', (text) => {
    answer += text;
  });
  const other = await there;
  let sent = 0;
  const pour = (bytes: Uint8Array) => {
    sent += bytes.length;
    socket.write(bytes);
  };
  const say = async (bytes: Uint8Array) => {
    pour(bytes);
    await expect.poll(() => other.bytesRead, patience).toBe(sent);
  };
  await say(Buffer.from(`${head.join('\r\n')}\r\n\r\n`));
  const status = () => (answer === '' ? null : Number(answer.split(' ')[1]));
  return {
    say: (given) => say(typeof given === 'number' ? Buffer.alloc(given, ' ') : given),
    pour,
    taken: () => other.bytesRead,
    answer: () => answer,
    status,
    answered: async () => {
      await expect.poll(() => isWhole(answer), patience).toBe(true);
      return answer;
    },
    closed: () => expect.poll(() => socket.closed, patience).toBe(true),
    leave: () => void socket.destroy(),
  };
}

function isWhole(answer: string): boolean {
  const [head = '', body] = answer.split('\r\n\r\n');
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  return body !== undefined && body.length >= Number(length ?? 0);
}
