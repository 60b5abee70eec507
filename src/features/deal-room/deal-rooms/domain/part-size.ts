const kib = 1024;
const mib = 1024 * kib;

export const partBytes = 8 * mib;
const step = 64 * kib;
/** A file is read back part by part, and each part has a row. */
const mostParts = 4_096;

/** Minimum bytes per part for a file of `size` bytes; only the last part may be shorter. */
export function leastPart(size: number): number {
  return Math.max(step, Math.ceil(size / mostParts / step) * step);
}

export const firstPart = 256 * kib;
/** Milliseconds. A lost connection costs about one part. */
const target = 4_000;

/**
 * Bytes of the next part: what the line carries in about four seconds, judged by the acknowledged part
 * `sent`. A short, quick part says little about the line and never makes parts smaller.
 */
export function partAfter(size: number, sent: { bytes: number; milliseconds: number }): number {
  const fits = (sent.bytes * target) / Math.max(sent.milliseconds, 1);
  return stepped(
    sent.milliseconds > target
      ? Math.max(Math.min(fits, size), size / 4)
      : Math.max(Math.min(fits, size * 4), size),
  );
}

/** Bytes of the next part after one that was lost. */
export function partAfterLoss(size: number): number {
  return stepped(size / 2);
}

function stepped(bytes: number): number {
  return Math.min(Math.max(Math.floor(bytes / step) * step, step), partBytes);
}
