import { parentPort } from 'node:worker_threads';
import { Refused } from '#kernel/refusal.ts';
import { lineCopier } from './copied-lines.ts';
import { readLedgerFile } from './ledger-file.ts';
import type { ThreadAsk, ThreadReply, ThreadStart } from './ledger-thread.ts';

/** Lines of one transaction. */
const batch = 25_000;

/** One file. Each question to the main thread waits for its answer, so no more than a batch is ever on its way. */
parentPort?.once('message', ({ file, said }: ThreadStart) => {
  let copier = lineCopier(file);
  void readLedgerFile(
    { open: parts, said: new Map(said) },
    {
      begin: async () => {
        copier = lineCopier(file);
        await ask({ what: 'begin' });
      },
      line: (line) => copier.add(line),
      pause: async (last) => {
        if (copier.count() < (last ? 1 : batch)) return;
        const lines = copier.take();
        await ask({ what: 'lines', lines }, [lines.text.buffer]);
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
