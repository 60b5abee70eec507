import { Worker } from 'node:worker_threads';
import { seconds } from '#kernel/instant.ts';
import { type RefusalCode, type RefusalDetails, Refused } from '#kernel/refusal.ts';
import { fairQueue } from '#platform/fair-queue.ts';
import type { BankColumns } from '../domain/bank-columns.ts';
import type { PlacedWord } from '../domain/pdf/page-rows.ts';
import { type BankRead, readPages, readStatements } from './read-statements.ts';

/** `pages`: the words of a PDF. */
export type BankAsk =
  | { bytes: Uint8Array; said: readonly (readonly [string, BankColumns])[] }
  | { pages: readonly (readonly PlacedWord[])[] };
export type BankReply = { read: BankRead } | { refused: { code: RefusalCode; details: RefusalDetails } };

/** Bytes, and words, that are read within milliseconds; a thread takes longer to begin. */
const small = { bytes: 100_000, words: 3_000 };
/** Milliseconds and megabytes. A file is untrusted: both end the thread. */
const [within, heap] = [60 * seconds, 256];

const inTurn = fairQueue({ atOnce: 2, waiting: 20, busy: 'sheets-busy' });

/**
 * As `readStatements` and `readPages`, without holding up everyone else: a large file is read in a thread of its own.
 * `whose`: the person, for turns. Also throws Refused('sheets-busy', 'sheet-too-slow').
 */
export async function readApart(ask: BankAsk, whose: string): Promise<BankRead> {
  if (isSmall(ask)) return readAsked(ask);
  const reply = await inTurn(whose, () => asked(ask));
  if ('refused' in reply) throw new Refused(reply.refused.code, reply.refused.details);
  return reply.read;
}

function isSmall(ask: BankAsk): boolean {
  if ('bytes' in ask) return ask.bytes.byteLength <= small.bytes;
  return ask.pages.reduce((sum, words) => sum + words.length, 0) <= small.words;
}

export function readAsked(ask: BankAsk): BankRead {
  return 'pages' in ask ? readPages(ask.pages) : readStatements(ask.bytes, new Map(ask.said));
}

function asked(ask: BankAsk): Promise<BankReply> {
  const worker = new Worker(new URL('./read-in-worker.ts', import.meta.url), {
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: heap },
  });
  return new Promise<BankReply>((resolve, reject) => {
    const late = setTimeout(() => reject(new Refused('sheet-too-slow')), within);
    // If the thread ends without an answer, the file is at fault.
    worker.once('error', () => reject(new Refused('sheet-too-slow')));
    worker.once('exit', () => clearTimeout(late));
    worker.once('message', resolve);
    worker.postMessage(ask);
  }).finally(() => void worker.terminate());
}
