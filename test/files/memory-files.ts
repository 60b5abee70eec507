import { Refused } from '#kernel/refusal.ts';
import type { Files } from '#platform/files/files.ts';

export function memoryFiles(beforePut: (key: string) => void = () => {}) {
  const kept = new Map<string, Uint8Array>();
  const fail = { afterPuts: Number.POSITIVE_INFINITY, removes: false };
  const files: Files = {
    put: async (key, bytes, known) => {
      await known;
      beforePut(key);
      if (fail.afterPuts-- <= 0) throw new Refused('storage-unavailable');
      kept.set(key, Uint8Array.from(bytes));
    },
    get: async (key) => kept.get(key) ?? null,
    remove: async (key) => {
      if (fail.removes) throw new Refused('storage-unavailable');
      kept.delete(key);
    },
    exists: async (key) => kept.has(key),
  };
  return { files, kept, fail };
}
