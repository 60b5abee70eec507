import { call } from '#web/api.ts';
import { ApiError } from '#web/api-error.ts';
import { patiently } from '#web/patiently.ts';
import { announceUploads, sendBytes } from '../contract.ts';
import { filesAtOnce, partBytes } from '../room-shapes.ts';

/** A file with the folders that it lay in, outermost first. */
export type Chosen = { file: File; path: string[] };

/** How far a row of files has come. `bytes`: acknowledged, and so safe whatever happens. */
export type Progress = {
  files: number;
  done: number;
  bytes: number;
  size: number;
  refused: readonly { name: string; why: string }[];
  /** It waits for a connection, or for the server's leave, and goes on by itself. */
  waits: boolean;
};

/** Files sent at once: the server takes four of one person. */
const together = 3;

type To = { roomId: string; folderId: string | null };

/**
 * Sends files into a folder, in parts that the server acknowledges when they are durable. A lost connection is waited
 * out, and the sender goes on from where the server stands; a file that the server knows from before goes on, too.
 * Throws ApiError when there is no way on, and what `signal` was aborted with.
 */
export async function uploadAll(
  to: To,
  chosen: readonly Chosen[],
  { onProgress, signal }: { onProgress: (progress: Progress) => void; signal: AbortSignal },
): Promise<Progress> {
  const tally = tallyOf(chosen, onProgress);
  for (let at = 0; at < chosen.length; at += filesAtOnce)
    await uploadSome(to, chosen.slice(at, at + filesAtOnce), tally, signal);
  return tally.now();
}

type Tally = ReturnType<typeof tallyOf>;

function tallyOf(chosen: readonly Chosen[], onProgress: (progress: Progress) => void) {
  let progress: Progress = {
    files: chosen.length,
    done: 0,
    bytes: 0,
    size: chosen.reduce((sum, { file }) => sum + file.size, 0),
    refused: [],
    waits: false,
  };
  const tell = (next: Partial<Progress>) => {
    progress = { ...progress, ...next };
    onProgress(progress);
  };
  return {
    now: () => progress,
    sent: (bytes: number) => tell({ bytes: progress.bytes + bytes }),
    waits: (waits: boolean) => tell({ waits }),
    done: () => tell({ done: progress.done + 1 }),
    refused: (name: string, why: string) =>
      tell({ done: progress.done + 1, refused: [...progress.refused, { name, why }] }),
  };
}

async function uploadSome(
  { roomId, folderId }: To,
  chosen: readonly Chosen[],
  tally: Tally,
  signal: AbortSignal,
): Promise<void> {
  const files = chosen.map(({ file, path }) => ({
    path,
    name: file.name,
    size: file.size,
    modifiedAt: modifiedAt(file),
  }));
  const { items } = await patiently(
    () => call(announceUploads, { params: { id: roomId }, body: { folderId, files } }, { signal }),
    { signal, onWaiting: tally.waits },
  );
  const line = items.map((item, at) => ({ item, file: chosen[at]?.file }));
  const work = async () => {
    for (let next = line.shift(); next; next = line.shift()) {
      if (!next.file) continue;
      if (next.item.status === 'refused') tally.refused(next.file.name, 'The file is empty.');
      else await uploadOne(next.item, next.file, tally, signal);
    }
  };
  await Promise.all(Array.from({ length: together }, work));
}

/** When a file was last changed, as the server keeps it. */
export function modifiedAt({ lastModified }: File): string {
  return new Date(lastModified).toISOString();
}

type Item = { id: string; received: number };

async function uploadOne(
  { id, received }: Item,
  file: File,
  tally: Tally,
  signal: AbortSignal,
): Promise<void> {
  tally.sent(received);
  for (let offset = received; offset < file.size; ) {
    const from = offset;
    const part = new Blob([file.slice(from, from + partBytes)], { type: 'application/octet-stream' });
    const send = () =>
      call(sendBytes, { params: { id }, query: { offset: from }, upload: part }, { signal }).catch(standing);
    const answer = await patiently(send, { signal, onWaiting: tally.waits });
    tally.sent(answer.received - offset);
    offset = answer.received;
    if (answer.refusal !== null) return tally.refused(file.name, answer.refusal);
  }
  tally.done();
}

/** A part that the server has already, because its answer was lost, is as good as sent. */
function standing(error: unknown): { received: number; refusal: null } {
  if (error instanceof ApiError && ['upload-offset', 'upload-over'].includes(error.code)) {
    const { received } = error.facts;
    if (typeof received === 'number') return { received, refusal: null };
  }
  throw error;
}
