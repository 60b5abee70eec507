import {
  firstPart,
  leastPart,
  partAfter,
  partAfterLoss,
} from '#features/deal-room/deal-rooms/domain/part-size.ts';
import { minutes } from '#kernel/instant.ts';
import { call } from '#kit/api.ts';
import { ApiError } from '#kit/api-error.ts';
import { patiently, type WaitsFor } from '#kit/patiently.ts';
import { sendFile } from '#kit/send-file.ts';
import { addLedgerFile, sendLedgerBytes } from '../contract.ts';

export type SendProgress = { sent: number; size: number; waits: WaitsFor | null };
type Sending = { onProgress: (progress: SendProgress) => void; signal: AbortSignal };

/**
 * Sends a file in parts that the server acknowledges, and waits out lost connections. The same file again is resumed
 * where it stopped. Throws ApiError if it cannot continue, and the reason of `signal` if aborted.
 */
export async function sendLedger(
  reviewId: string,
  file: File,
  replaces: string | null,
  { onProgress, signal }: Sending,
): Promise<void> {
  let waits: WaitsFor | null = null;
  let sent = 0;
  const tell = () => onProgress({ sent, size: file.size, waits });
  const patience = {
    signal,
    onWaiting: (next: WaitsFor | null) => {
      waits = next;
      tell();
    },
  };
  const modifiedAt = new Date(file.lastModified).toISOString();
  const body = { name: file.name, size: file.size, modifiedAt, replaces };
  const { id, received } = await patiently(
    () => call(addLedgerFile, { params: { id: reviewId }, body }, { signal }),
    patience,
  );
  sent = received;
  const line = { fits: firstPart };
  for (tell(); sent < file.size; tell())
    sent = await patiently(() => sendPart(id, file, sent, line, signal), patience);
}

/** No response, a timeout, and a proxy's statuses for both. */
const lostOnTheWay = [0, 408, 502, 504];

async function sendPart(
  id: string,
  file: File,
  offset: number,
  line: { fits: number },
  signal: AbortSignal,
): Promise<number> {
  const bytes = Math.min(Math.max(line.fits, leastPart(file.size)), file.size - offset);
  const upload = new Blob([file.slice(offset, offset + bytes)], { type: 'application/octet-stream' });
  const begun = performance.now();
  try {
    const { received } = await sendFile(
      sendLedgerBytes,
      { params: { id }, query: { offset }, upload },
      { signal, answerWithin: 2 * minutes },
    );
    line.fits = partAfter(line.fits, { bytes, milliseconds: performance.now() - begun });
    return received;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (lostOnTheWay.includes(error.status)) line.fits = partAfterLoss(line.fits);
    // If the response was lost, the server already has the part.
    const { received } = error.facts;
    const standing = ApiError.refused<typeof sendLedgerBytes>(error, 'upload-offset', 'upload-over');
    if (standing && typeof received === 'number') return received;
    throw error;
  }
}
