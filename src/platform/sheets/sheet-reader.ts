import { Worker } from 'node:worker_threads';
import { minutes, seconds } from '#kernel/instant.ts';
import { type RefusalCode, type RefusalDetails, Refused } from '#kernel/refusal.ts';
import type { Sheet } from '#kernel/sheet.ts';
import { waitingLine } from '../waiting-line.ts';
import type { OfficeWords } from './office-words.ts';

/**
 * Reads tables that strangers send: of a workbook the first visible sheet, or the one of the name `wanted`. Throws
 * Refused with the cell or line for what cannot be read.
 */
export type SheetReader = {
  read(bytes: Uint8Array, wanted?: string | null): Promise<Sheet>;
  /** All words of a .xlsx, .docx or .pptx file. */
  words(bytes: Uint8Array): Promise<OfficeWords>;
  /** Throws what `weighOffice` throws for an Office file that would take too much to open. */
  weigh(bytes: Uint8Array): Promise<void>;
  /** The same reader for an account: where many wait, accounts take turns. */
  turnOf(whose: string): SheetReader;
};

/** What a thread is asked. */
export type SheetAsk =
  | { what: 'sheet'; bytes: Uint8Array; wanted: string | null }
  | { what: 'words'; bytes: Uint8Array }
  | { what: 'weigh'; bytes: Uint8Array };

/** `within`: milliseconds for one file. `heap`: megabytes that its thread may take. `idle`: how long one waits for the next. */
export type SheetReaderOptions = { within?: number; heap?: number; idle?: number };

type Answer = { sheet: Sheet } | { words: OfficeWords } | { weighed: true };
type Reply = Answer | { refused: { code: RefusalCode; details: RefusalDetails } };

/**
 * Threads that read one file after another: nothing native reads it, so a bounded heap and an end by the clock hold
 * them. One that was too slow or fell over is ended. Two at a time, a short line behind them; another throws
 * Refused('sheets-busy').
 */
export function threadedSheetReader(options: SheetReaderOptions = {}): SheetReader {
  const { within = 10 * seconds, heap = 256, idle = minutes } = options;
  const inTurn = waitingLine({ atOnce: 2, waiting: 20, busy: 'sheets-busy' });
  const waiting = new Map<Worker, NodeJS.Timeout>();
  const begun = (): Worker => {
    const worker = begin(heap);
    // One that ends while it waits is not taken again.
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
    // Neither the thread nor its end keeps the program alive.
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
    read: async (bytes, wanted = null) => {
      const answer = await ask(whose, { what: 'sheet', bytes, wanted });
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
    // Whatever ends the thread without an answer was in the file.
    const onError = () => settle(() => reject(new Refused('workbook-broken')));
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.postMessage(asked);
  });
}
