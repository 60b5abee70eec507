import { Worker } from 'node:worker_threads';
import { minutes, seconds } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Sheet } from '#kernel/sheet.ts';
import { waitingLine } from '../waiting-line.ts';

/**
 * Reads tables that strangers send: of a workbook the first visible sheet, or the one of the name `wanted`. Throws
 * Refused with the cell or line for what cannot be read.
 */
export type SheetReader = { read(bytes: Uint8Array, wanted?: string | null): Promise<Sheet> };

/** `within`: milliseconds for one file. `heap`: megabytes that its thread may take. `idle`: how long one waits for the next. */
export type SheetReaderOptions = { within?: number; heap?: number; idle?: number };

type Reply = { sheet: Sheet } | { refused: { code: string; details: Record<string, unknown> } };

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
  return {
    read: (bytes, wanted = null) =>
      inTurn(async () => {
        const worker = take();
        const reply = await answerOf(worker, { bytes, wanted }, within).catch((error: unknown) => {
          void worker.terminate();
          throw error;
        });
        keep(worker);
        if ('sheet' in reply) return reply.sheet;
        throw new Refused(reply.refused.code, reply.refused.details);
      }),
  };
}

function begin(heap: number): Worker {
  return new Worker(new URL('./read-in-worker.ts', import.meta.url), {
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: heap },
  });
}

type Asked = { bytes: Uint8Array; wanted: string | null };

function answerOf(worker: Worker, asked: Asked, within: number): Promise<Reply> {
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
