const kib = 1024;
const mib = 1024 * kib;

/** Bytes of one part of a file at most. */
export const partBytes = 8 * mib;
const step = 64 * kib;
/** A file is read back part by part, and each part has a row. */
const mostParts = 4_096;

/** Bytes of one part of a file of `size` bytes at least; only the last may be shorter. */
export function leastPart(size: number): number {
  return Math.max(step, Math.ceil(size / mostParts / step) * step);
}

/** Where a sender begins: nothing is known of the line. */
export const firstPart = 256 * kib;
/** How long a part should take, in milliseconds: that is what a lost connection costs. */
const target = 4_000;

/**
 * How large the parts after this one should be, in bytes: what the line carries in about four seconds, from a part of
 * `bytes` that took so many milliseconds until it was acknowledged. A quick part that was short says little of the line,
 * so it never makes parts smaller.
 */
export function partAfter(size: number, sent: { bytes: number; milliseconds: number }): number {
  const fits = (sent.bytes * target) / Math.max(sent.milliseconds, 1);
  return stepped(
    sent.milliseconds > target
      ? Math.max(Math.min(fits, size), size / 4)
      : Math.max(Math.min(fits, size * 4), size),
  );
}

/** The same after a part that did not get through. */
export function partAfterLoss(size: number): number {
  return stepped(size / 2);
}

function stepped(bytes: number): number {
  return Math.min(Math.max(Math.floor(bytes / step) * step, step), partBytes);
}
