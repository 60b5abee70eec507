import { minutes } from '#kernel/instant.ts';

/** Memory for a part of a file while it is at work. Whoever gives it back must be the last one to look at it. */
export type LentBytes = { bytes: Buffer; giveBack(): void };

/** Below this a buffer of its own costs nothing that could be measured. */
const smallest = 256 * 1024;
/** A part of a file, and what sealing adds to it. */
const largest = 8 * 1024 * 1024 + 64 * 1024;
/** Pieces that wait to be lent again; more of them go to the garbage collector. */
const most = 8;

/**
 * Lends `size` bytes whose content is undefined. Memory that was lent before is lent again: a fresh buffer of some
 * megabytes costs a page fault for every four kilobytes, and enough of them a collection of the whole heap. What nobody
 * gives back, the garbage collector takes; after a minute without use it takes all that waits.
 */
export const lendBytes = byteLender();

/** A lender that shares nothing with the one above. */
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

/** Frees the memory of bytes that have it for themselves at once, and not when the next collection comes by. */
export function freeBytes({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
