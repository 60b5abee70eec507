import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { seconds } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Scanner } from './scanner.ts';

const silence = 60 * seconds;
const longestAnswer = 4_096;
const chunk = 64 * 1024;

/** The ClamAV daemon over TCP with its INSTREAM command: each chunk after its length, a zero length at the end. */
export function clamd({ host, port }: { host: string; port: number }): Scanner {
  return {
    scan: async (bytes) => {
      const socket = connect({ host, port });
      socket.setTimeout(silence, () => socket.destroy(new Error('silent')));
      const answer = answerOf(socket);
      // Awaited later; avoid an unhandled rejection until then.
      answer.catch(() => undefined);
      try {
        await once(socket, 'connect');
        await send(socket, Buffer.from('zINSTREAM\0'));
        for await (const piece of bytes)
          for (let at = 0; at < piece.byteLength; at += chunk)
            await send(socket, framed(piece.subarray(at, at + chunk)));
        await send(socket, Buffer.alloc(4));
        return verdictOf(await answer);
      } catch (error) {
        if (error instanceof Refused) throw error;
        throw new Refused('scanner-unavailable', { retryAfter: 10 });
      } finally {
        socket.destroy();
      }
    },
  };
}

function framed(piece: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(piece.byteLength);
  return Buffer.concat([length, piece]);
}

async function send(socket: Socket, bytes: Buffer): Promise<void> {
  if (socket.destroyed) throw new Error('gone');
  if (!socket.write(bytes)) await once(socket, 'drain');
}

async function answerOf(socket: Socket): Promise<string> {
  let text = '';
  for await (const piece of socket) {
    text += String(piece);
    if (text.includes('\0') || text.length > longestAnswer) break;
  }
  return text.replace(/\0[\s\S]*$/, '');
}

/** `stream: OK`, `stream: Name FOUND`; anything else (over its size limit, an error) is no verdict. */
function verdictOf(answer: string): string | null {
  if (/^stream: OK$/.test(answer)) return null;
  const found = /^stream: (.{1,200}) FOUND$/.exec(answer)?.[1];
  if (found) return found;
  throw new Refused('scanner-unavailable', { retryAfter: 10 });
}
