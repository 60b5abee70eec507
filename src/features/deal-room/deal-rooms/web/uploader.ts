import { minutes } from '#kernel/instant.ts';
import { call } from '#kit/api.ts';
import { ApiError } from '#kit/api-error.ts';
import { patiently, type WaitsFor } from '#kit/patiently.ts';
import { sendFile } from '#kit/send-file.ts';
import { announceUploads, sendBytes } from '../contract.ts';
import { firstPart, leastPart, partAfter, partAfterLoss } from '../domain/part-size.ts';
import { filesAtOnce } from '../room-shapes.ts';

/** A file with the folders that it lay in, outermost first. */
export type Chosen = { file: File; path: string[] };

/**
 * How far a row of files has come. `bytes`: acknowledged, and so safe whatever happens; `underWay`: sent beyond that,
 * and sent again where the connection is lost.
 */
export type Progress = {
  files: number;
  done: number;
  bytes: number;
  underWay: number;
  size: number;
  refused: readonly { name: string; why: string }[];
  /** What it waits for before it goes on by itself. */
  waits: WaitsFor | null;
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
  const run = { tally, signal, line: { fits: firstPart } };
  for (let at = 0; at < chosen.length; at += filesAtOnce)
    await uploadSome(to, chosen.slice(at, at + filesAtOnce), run);
  return tally.now();
}

type Tally = ReturnType<typeof tallyOf>;
/** `line`: as many bytes as it carries in a few seconds, for all files alike. */
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
    /** So many bytes of the part that is on its way. */
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

/** When a file was last changed, as the server keeps it. */
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

/** For the answer to a part, and to the last one of a file, with which all of it is looked at. */
const answerWithin = { next: 2 * minutes, last: 30 * minutes };

type Sent = { received: number; refusal: string | null };

/** Sends the next part, as large as fits the line at this moment, and learns from how it went. */
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
    // With the last of several the server looks at the whole: that time says nothing of the line.
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

/** No answer, too slow, and what a proxy says that lost one of them. */
const lostOnTheWay = [0, 408, 502, 504];

/** A part that the server has already, because its answer was lost, is as good as sent. */
function standing(error: unknown): Sent {
  if (error instanceof ApiError && ['upload-offset', 'upload-over'].includes(error.code)) {
    const { received } = error.facts;
    if (typeof received === 'number') return { received, refusal: null };
  }
  throw error;
}
