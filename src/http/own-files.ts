import type { Reading } from '#platform/context.ts';

/** What the answer to a question about files needs, also after the request's transaction has ended. */
export type AskingForFiles = Pick<Reading, 'actor' | 'db' | 'now'>;

/**
 * A file that a person brought or signed. `path`: below the folder of its feature, without the ID. `open` asks again
 * whether the person may have it, and throws Refused if not; the first bytes are read before it resolves.
 */
export type OwnFile = {
  id: string;
  path: string;
  at: Date;
  open(asking: AskingForFiles): Promise<AsyncIterable<Uint8Array>>;
};

/** The files of the person who asks, for their copy of their own data. */
export type OwnFiles = (asking: AskingForFiles) => Promise<OwnFile[]>;

/** More than anyone has; bounds one reply. */
export const mostOwnFiles = 20_000;

/** A file that is small enough to be read at once. */
export async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
