import { Worker } from 'node:worker_threads';
import { minutes, seconds } from '#kernel/instant.ts';
import { type RefusalCode, type RefusalDetails, Refused } from '#kernel/refusal.ts';
import type { Sheet } from '#kernel/sheet.ts';
import { fairQueue } from '../fair-queue.ts';
import type { OfficeWords } from './office-words.ts';

/** Reads tables from untrusted files. Throws Refused with the cell or line. */
export type SheetReader = {
  /** `wanted`: a sheet's name. `longest`: characters of a cell. */
  read(bytes: Uint8Array, wanted?: string | null, longest?: number): Promise<Sheet>;
  words(bytes: Uint8Array): Promise<OfficeWords>;
  weigh(bytes: Uint8Array): Promise<void>;
  turnOf(whose: string): SheetReader;
};

export type SheetAsk =
  | { what: 'sheet'; bytes: Uint8Array; wanted: string | null; longest: number | undefined }
  | { what: 'words'; bytes: Uint8Array }
  | { what: 'weigh'; bytes: Uint8Array };

/** `within`: milliseconds per file. `heap`: megabytes per thread. `idle`: milliseconds until an unused thread ends. */
export type SheetReaderOptions = { within?: number; heap?: number; idle?: number };

type Answer = { sheet: Sheet } | { words: OfficeWords } | { weighed: true };
type Reply = Answer | { refused: { code: RefusalCode; details: RefusalDetails } };

/**
 * Two threads, short queue: throws Refused('sheets-busy') if it is full. A heap limit and a timeout suffice for
 * JavaScript.
 */
export function threadedSheetReader(options: SheetReaderOptions = {}): SheetReader {
  const { within = 10 * seconds, heap = 256, idle = minutes } = options;
  const inTurn = fairQueue({ atOnce: 2, waiting: 20, busy: 'sheets-busy' });
  const waiting = new Map<Worker, NodeJS.Timeout>();
  const begun = (): Worker => {
    const worker = begin(heap);
    worker.on('error', () => {}).once('exit', () => waiting.delete(worker));
    return worker;
  };
  const take = (): Worker => {
    const [first] = waiting;
    if (!first) return begun();
    const [worker, end] = first;
    clearTimeout(end);
    waiting.delete(worker);
    worker.ref();
    return worker;
  };
  const keep = (worker: Worker) => {
    worker.unref();
    const end = setTimeout(() => {
      waiting.delete(worker);
      void worker.terminate();
    }, idle);
    waiting.set(worker, end.unref());
  };
  const ask = (whose: string, asked: SheetAsk): Promise<Answer> =>
    inTurn(whose, async () => {
      const worker = take();
      const reply = await answerOf(worker, asked, within).catch((error: unknown) => {
        void worker.terminate();
        throw error;
      });
      keep(worker);
      if ('refused' in reply) throw new Refused(reply.refused.code, reply.refused.details);
      return reply;
    });
  return readerFor('', ask);
}

type AskFor = (whose: string, asked: SheetAsk) => Promise<Answer>;

function readerFor(whose: string, ask: AskFor): SheetReader {
  return {
    read: async (bytes, wanted = null, longest) => {
      const answer = await ask(whose, { what: 'sheet', bytes, wanted, longest });
      if ('sheet' in answer) return answer.sheet;
      throw new Error('the reader of sheets answered something else');
    },
    words: async (bytes) => {
      const answer = await ask(whose, { what: 'words', bytes });
      if ('words' in answer) return answer.words;
      throw new Error('the reader of sheets answered something else');
    },
    weigh: async (bytes) => {
      await ask(whose, { what: 'weigh', bytes });
    },
    turnOf: (other) => readerFor(other, ask),
  };
}

function begin(heap: number): Worker {
  return new Worker(new URL('./read-in-worker.ts', import.meta.url), {
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: heap },
  });
}

function answerOf(worker: Worker, asked: SheetAsk, within: number): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(late);
      worker.off('message', onMessage);
      worker.off('error', onError);
      act();
    };
    const late = setTimeout(() => settle(() => reject(new Refused('sheet-too-slow'))), within);
    const onMessage = (reply: Reply) => settle(() => resolve(reply));
    // If the thread ends without an answer, the file is at fault.
    const onError = () => settle(() => reject(new Refused('workbook-broken')));
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.postMessage(asked);
  });
}
