import { Worker } from 'node:worker_threads';
import { minutes } from '#kernel/instant.ts';
import { type RefusalCode, Refused } from '#kernel/refusal.ts';
import type { LedgerColumns } from '../domain/ledger-columns.ts';
import type { CopiedLines } from './copied-lines.ts';
import type { LedgerEnd } from './ledger-file.ts';

/** `file`: the number that its lines are stored under. */
export type ThreadStart = { file: number; said: readonly (readonly [string, LedgerColumns])[] };
export type ThreadAsk =
  | { what: 'begin' }
  | { what: 'part'; first: boolean }
  | { what: 'lines'; lines: CopiedLines }
  | { what: 'end'; end: LedgerEnd }
  | { what: 'refused'; code: RefusalCode };
export type ThreadReply = { bytes?: Uint8Array | null };

export type ThreadSteps = {
  /** The bytes from the first one on. */
  open(): AsyncIterable<Uint8Array>;
  begin(): Promise<void>;
  lines(lines: CopiedLines): Promise<void>;
};

/** Megabytes of a thread, and how long it may go without a question. A file is untrusted: both end the thread. */
const heap = 256;
const silent = 5 * minutes;

/** Reads a ledger file in a thread of its own. Throws Refused for what is wrong with the file. */
export function readInThread(
  { file, said }: { file: number; said: ReadonlyMap<string, LedgerColumns> },
  steps: ThreadSteps,
): Promise<LedgerEnd> {
  const worker = new Worker(new URL('./read-in-thread.ts', import.meta.url), {
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: heap },
  });
  return new Promise<LedgerEnd>((resolve, reject) => {
    let late = setTimeout(() => reject(new Refused('sheet-too-slow')), silent);
    let parts: AsyncIterator<Uint8Array> | null = null;
    let storing = Promise.resolve();
    let ended = false;
    const reply = async (asked: ThreadAsk): Promise<ThreadReply> => {
      if (asked.what === 'begin' || asked.what === 'lines') await storing;
      if (asked.what === 'begin') await steps.begin();
      // The thread reads on while the database stores, and is one batch ahead at most.
      if (asked.what === 'lines') {
        storing = steps.lines(asked.lines);
        storing.catch(reject);
      }
      if (asked.what !== 'part') return {};
      if (asked.first || !parts) parts = steps.open()[Symbol.asyncIterator]();
      const next = await parts.next();
      return { bytes: next.done ? null : next.value };
    };
    worker.on('message', (asked: ThreadAsk) => {
      clearTimeout(late);
      late = setTimeout(() => reject(new Refused('sheet-too-slow')), silent);
      if (asked.what === 'end') {
        ended = true;
        storing.then(() => resolve(asked.end), reject);
      } else if (asked.what === 'refused') reject(new Refused(asked.code));
      else reply(asked).then((answer) => worker.postMessage(answer), reject);
    });
    // If the thread ends without an answer, the file is at fault.
    worker.on('error', () => reject(new Refused('workbook-too-large')));
    worker.postMessage({ file, said: [...said] } satisfies ThreadStart);
    worker.once('exit', () => {
      clearTimeout(late);
      if (!ended) reject(new Refused('workbook-too-large'));
    });
  }).finally(() => void worker.terminate());
}
