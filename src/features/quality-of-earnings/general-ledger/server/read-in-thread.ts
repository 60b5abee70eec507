import { parentPort } from 'node:worker_threads';
import { Refused } from '#kernel/refusal.ts';
import { readLedgerFile } from './ledger-file.ts';
import type { ThreadAsk, ThreadReply, ThreadStart } from './ledger-thread.ts';
import { lineColumns } from './line-columns.ts';

/** One file. Each question to the main thread waits for its answer, so no more than a batch is ever on its way. */
parentPort?.once('message', ({ said }: ThreadStart) => {
  void readLedgerFile(
    { open: parts, said: new Map(said) },
    {
      begin: async () => {
        await ask({ what: 'begin' });
      },
      lines: async (lines) => {
        await ask({ what: 'lines', lines: lineColumns(lines) });
      },
    },
  ).then(
    (end) => post({ what: 'end', end }),
    (error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      post({ what: 'refused', code: error.code });
    },
  );
});

async function* parts(): AsyncGenerator<Uint8Array> {
  for (let first = true; ; first = false) {
    const { bytes } = await ask({ what: 'part', first });
    if (!bytes) return;
    yield bytes;
  }
}

function ask(question: ThreadAsk): Promise<ThreadReply> {
  return new Promise((resolve) => {
    parentPort?.once('message', resolve);
    post(question);
  });
}

function post(message: ThreadAsk): void {
  parentPort?.postMessage(message);
}
