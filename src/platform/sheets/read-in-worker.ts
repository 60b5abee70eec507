import { parentPort } from 'node:worker_threads';
import { Refused } from '#kernel/refusal.ts';
import { weighOffice } from './office-weight.ts';
import { officeWords } from './office-words.ts';
import { readSheet } from './read-sheet.ts';
import type { SheetAsk } from './sheet-reader.ts';

parentPort?.on('message', (ask: SheetAsk) => {
  answer(ask).then(
    (reply) => parentPort?.postMessage(reply),
    (error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      parentPort?.postMessage({ refused: { code: error.code, details: error.details } });
    },
  );
});

async function answer(ask: SheetAsk) {
  if (ask.what === 'weigh') {
    await weighOffice(ask.bytes);
    return { weighed: true };
  }
  if (ask.what === 'words') return { words: await officeWords(ask.bytes) };
  return { sheet: await readSheet(ask.bytes, ask.wanted, ask.longest) };
}
