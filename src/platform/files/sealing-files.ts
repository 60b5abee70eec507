import type { FilesLog } from './drive-files.ts';
import type { Files } from './files.ts';
import { type SealedFiles, sealedFiles } from './sealed-files.ts';

const mark = Buffer.from('cairn sealed 1\n\0');

export function isSealed(bytes: Uint8Array): boolean {
  return bytes.byteLength >= mark.byteLength && mark.equals(bytes.subarray(0, mark.byteLength));
}

/** Plain files remain readable; one that was tampered with counts as missing. `secret`: 32 bytes. */
export function sealingFiles(store: Files, secret: Uint8Array, log: FilesLog): Files {
  const marked = (get: () => Promise<Uint8Array | null>): SealedFiles =>
    sealedFiles(
      { put: (key, bytes, known) => store.put(key, Buffer.concat([mark, bytes]), known), get },
      secret,
    );
  return {
    ...store,
    put: marked(async () => null).put,
    get: async (key) => {
      const found = await store.get(key);
      if (found === null || !isSealed(found)) return found;
      const opened = marked(async () => found.subarray(mark.byteLength)).get(key);
      return opened.catch(() => {
        log.error({ key }, 'a sealed file was changed in the store');
        return null;
      });
    },
  };
}
