import { parentPort } from 'node:worker_threads';
import { Refused } from '#kernel/refusal.ts';
import { readSheet } from './read-sheet.ts';

// This file is a thread of its own, for one file after another: what takes too long or too much ends with it.
parentPort?.on('message', ({ bytes, wanted }: { bytes: Uint8Array; wanted: string | null }) => {
  readSheet(bytes, wanted).then(
    (sheet) => parentPort?.postMessage({ sheet }),
    (error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      parentPort?.postMessage({ refused: { code: error.code, details: error.details } });
    },
  );
});
