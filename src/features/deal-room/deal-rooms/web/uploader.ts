import { minutes } from '#kernel/instant.ts';
import { call } from '#kit/api.ts';
import { ApiError } from '#kit/api-error.ts';
import { patiently, type WaitsFor } from '#kit/patiently.ts';
import { sendFile } from '#kit/send-file.ts';
import { announceUploads, sendBytes } from '../contract.ts';
import { firstPart, leastPart, partAfter, partAfterLoss } from '../domain/part-size.ts';
import { filesAtOnce } from '../room-shapes.ts';

/** `folderId`: where this file goes, if not where the others go. */
export type Chosen = { file: File; path: string[]; folderId?: string };

/** `bytes`: acknowledged and durable. `underWay`: sent again if the connection is lost. */
export type Progress = {
  files: number;
  done: number;
  bytes: number;
  underWay: number;
  size: number;
  refused: readonly { name: string; why: string }[];
  waits: WaitsFor | null;
};

/** The server accepts four at once per person. */
const together = 3;

type To = { roomId: string; folderId: string | null };

/**
 * Uploads files in parts that the server acknowledges once they are durable. Waits out lost connections and
 * resumes at the server's offset, also for files that the server knows from before. Throws ApiError if it
 * cannot continue, and the reason of `signal` if aborted.
 */
export async function uploadAll(
  to: To,
  chosen: readonly Chosen[],
  { onProgress, signal }: { onProgress: (progress: Progress) => void; signal: AbortSignal },
): Promise<Progress> {
  const tally = tallyOf(chosen, onProgress);
  const run = { tally, signal, line: { fits: firstPart } };
  for (const [folderId, files] of Map.groupBy(chosen, (one) => one.folderId ?? to.folderId))
    for (let at = 0; at < files.length; at += filesAtOnce)
      await uploadSome({ ...to, folderId }, files.slice(at, at + filesAtOnce), run);
  return tally.now();
}

type Tally = ReturnType<typeof tallyOf>;
/** `line`: bytes that the connection carries in a few seconds, shared by all files. */
type Run = { tally: Tally; signal: AbortSignal; line: { fits: number } };

function tallyOf(chosen: readonly Chosen[], onProgress: (progress: Progress) => void) {
  let progress: Progress = {
    files: chosen.length,
    done: 0,
    bytes: 0,
    underWay: 0,
    size: chosen.reduce((sum, { file }) => sum + file.size, 0),
    refused: [],
    waits: null,
  };
  const tell = (next: Partial<Progress>) => {
    progress = { ...progress, ...next };
    onProgress(progress);
  };
  const underWay = new Map<string, number>();
  const moved = (id: string, bytes: number) => {
    if (bytes > 0) underWay.set(id, bytes);
    else underWay.delete(id);
    return [...underWay.values()].reduce((sum, one) => sum + one, 0);
  };
  return {
    now: () => progress,
    moving: (id: string, bytes: number) => tell({ underWay: moved(id, bytes) }),
    sent: (id: string, bytes: number) => tell({ bytes: progress.bytes + bytes, underWay: moved(id, 0) }),
    waits: (waits: WaitsFor | null) => tell({ waits }),
    done: () => tell({ done: progress.done + 1 }),
    refused: (name: string, why: string) =>
      tell({ done: progress.done + 1, refused: [...progress.refused, { name, why }] }),
  };
}

async function uploadSome({ roomId, folderId }: To, chosen: readonly Chosen[], run: Run): Promise<void> {
  const { tally, signal } = run;
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
      else await uploadOne(next.item, next.file, run);
    }
  };
  await Promise.all(Array.from({ length: together }, work));
}

export function modifiedAt({ lastModified }: File): string {
  return new Date(lastModified).toISOString();
}

type Item = { id: string; received: number };

async function uploadOne(item: Item, file: File, run: Run): Promise<void> {
  const { tally, signal } = run;
  tally.sent(item.id, item.received);
  for (let offset = item.received; offset < file.size; ) {
    const from = offset;
    const answer = await patiently(() => sendPart(item.id, file, from, run), {
      signal,
      onWaiting: tally.waits,
    });
    tally.sent(item.id, answer.received - offset);
    offset = answer.received;
    if (answer.refusal !== null) return tally.refused(file.name, answer.refusal);
  }
  tally.done();
}

/** Timeouts for the response to a part. The last part of a file makes the server examine all of it. */
const answerWithin = { next: 2 * minutes, last: 30 * minutes };

type Sent = { received: number; refusal: string | null };

async function sendPart(id: string, file: File, offset: number, { tally, signal, line }: Run): Promise<Sent> {
  const bytes = Math.min(Math.max(line.fits, leastPart(file.size)), file.size - offset);
  const upload = new Blob([file.slice(offset, offset + bytes)], { type: 'application/octet-stream' });
  const last = offset + bytes === file.size;
  const begun = performance.now();
  try {
    const answer = await sendFile(
      sendBytes,
      { params: { id }, query: { offset }, upload },
      {
        signal,
        onProgress: (moved) => tally.moving(id, Math.min(moved, bytes)),
        answerWithin: last ? answerWithin.last : answerWithin.next,
      },
    );
    // After the last of several parts the server examines the file, so that time is no measure of the line.
    if (!last || offset === 0)
      line.fits = partAfter(line.fits, { bytes, milliseconds: performance.now() - begun });
    return answer;
  } catch (error) {
    tally.moving(id, 0);
    if (error instanceof ApiError && lostOnTheWay.includes(error.status))
      line.fits = partAfterLoss(line.fits);
    return standing(error);
  }
}

/** No response, a timeout, and a proxy's statuses for both. */
const lostOnTheWay = [0, 408, 502, 504];

/** If the response was lost, the server already has the part, and it counts as sent. */
function standing(error: unknown): Sent {
  if (ApiError.refused<typeof sendBytes>(error, 'upload-offset', 'upload-over')) {
    const { received } = error.facts;
    if (typeof received === 'number') return { received, refusal: null };
  }
  throw error;
}
