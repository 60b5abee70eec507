import { minutes } from '#kernel/instant.ts';

/** A buffer from the pool. Do not read it after `giveBack`. */
export type LentBytes = { bytes: Buffer; giveBack(): void };

/** Smaller buffers are allocated: pooling them saves nothing measurable. */
const smallest = 256 * 1024;
/** A part of a file plus the overhead of sealing. */
const largest = 8 * 1024 * 1024 + 64 * 1024;
/** Free buffers to keep. */
const most = 8;

/**
 * Returns `size` uninitialized bytes. Buffers are reused because a fresh one costs a page fault per 4 kB and triggers
 * garbage collections. Free buffers are dropped after a minute without use.
 */
export const lendBytes = byteLender();

/** A separate pool, for tests. */
export function byteLender(): (size: number) => LentBytes {
  const waiting: Buffer[] = [];
  let letGo: NodeJS.Timeout | null = null;
  return (size) => {
    if (size < smallest || size > largest) return { bytes: Buffer.allocUnsafeSlow(size), giveBack: () => {} };
    const whole = waiting.pop() ?? Buffer.allocUnsafeSlow(largest);
    let lent = true;
    const giveBack = () => {
      if (lent && waiting.length < most) waiting.push(whole);
      lent = false;
      letGo ??= setTimeout(() => waiting.splice(0), 1 * minutes).unref();
      letGo.refresh();
    };
    return { bytes: whole.subarray(0, size), giveBack };
  };
}

/** Frees memory immediately instead of at the next collection, if the bytes own all of their buffer. */
export function freeBytes({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
