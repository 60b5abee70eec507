import { Worker } from 'node:worker_threads';
import { seconds } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Sheet } from '#kernel/sheet.ts';
import { waitingLine } from '../waiting-line.ts';

/** Reads tables that strangers send. Throws Refused with the cell or line for what cannot be read. */
export type SheetReader = { read(bytes: Uint8Array): Promise<Sheet> };

/** `within`: milliseconds for one file. `heap`: megabytes that its thread may take. */
export type SheetReaderOptions = { within?: number; heap?: number };

type Reply = { sheet: Sheet } | { refused: { code: string; details: Record<string, unknown> } };

/**
 * A thread for each file: nothing native reads it, so a bounded heap and an end by the clock hold it. A few at a time,
 * a short line behind them; another throws Refused('sheets-busy').
 */
export function threadedSheetReader({
  within = 10 * seconds,
  heap = 256,
}: SheetReaderOptions = {}): SheetReader {
  const inTurn = waitingLine({ atOnce: 2, waiting: 20, busy: 'sheets-busy' });
  return { read: (bytes) => inTurn(() => readApart(bytes, within, heap)) };
}

function readApart(bytes: Uint8Array, within: number, heap: number): Promise<Sheet> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./read-in-worker.ts', import.meta.url), {
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: heap },
    });
    const settle = (act: () => void) => {
      clearTimeout(late);
      void worker.terminate();
      act();
    };
    const late = setTimeout(() => settle(() => reject(new Refused('sheet-too-slow'))), within);
    worker.once('message', (reply: Reply) =>
      settle(() => {
        if ('sheet' in reply) resolve(reply.sheet);
        else reject(new Refused(reply.refused.code, reply.refused.details));
      }),
    );
    // Whatever ends the thread without an answer was in the file.
    worker.once('error', () => settle(() => reject(new Refused('workbook-broken'))));
    worker.postMessage(bytes);
  });
}
