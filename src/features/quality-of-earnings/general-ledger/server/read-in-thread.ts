import { parentPort } from 'node:worker_threads';
import { Refused } from '#kernel/refusal.ts';
import { copiedLines } from './copied-lines.ts';
import { readLedgerFile } from './ledger-file.ts';
import type { ThreadAsk, ThreadReply, ThreadStart } from './ledger-thread.ts';

/** One file. Each question to the main thread waits for its answer, so no more than a batch is ever on its way. */
parentPort?.once('message', ({ file, said }: ThreadStart) => {
  void readLedgerFile(
    { open: parts, said: new Map(said) },
    {
      begin: async () => {
        await ask({ what: 'begin' });
      },
      lines: async (lines) => {
        const copied = copiedLines(file, lines);
        await ask({ what: 'lines', lines: copied }, [copied.text.buffer]);
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

function ask(question: ThreadAsk, moved: readonly ArrayBuffer[] = []): Promise<ThreadReply> {
  return new Promise((resolve) => {
    parentPort?.once('message', resolve);
    post(question, moved);
  });
}

function post(message: ThreadAsk, moved: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, moved);
}
