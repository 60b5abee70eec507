import { minutes } from '#kernel/instant.ts';

/** A buffer from the pool. Do not read it after `release`. */
export type PooledBuffer = { bytes: Buffer; release(): void };

/** Smaller buffers are allocated: pooling them saves nothing measurable. */
const smallest = 256 * 1024;
const largest = 8 * 1024 * 1024 + 64 * 1024;
const maxFree = 8;

/** Uninitialized bytes. Reused, because a fresh buffer costs a page fault per 4 kB and causes collections. */
export const takeBuffer = bufferPool();

export function bufferPool(): (size: number) => PooledBuffer {
  const free: Buffer[] = [];
  let expiry: NodeJS.Timeout | null = null;
  return (size) => {
    if (size < smallest || size > largest) return { bytes: Buffer.allocUnsafeSlow(size), release: () => {} };
    const whole = free.pop() ?? Buffer.allocUnsafeSlow(largest);
    let taken = true;
    const release = () => {
      if (taken && free.length < maxFree) free.push(whole);
      taken = false;
      expiry ??= setTimeout(() => free.splice(0), 1 * minutes).unref();
      expiry.refresh();
    };
    return { bytes: whole.subarray(0, size), release };
  };
}

/** Frees memory immediately instead of at the next collection, if the bytes own all of their buffer. */
export function freeBytes({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
