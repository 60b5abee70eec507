import type { Files } from './files.ts';
import { sealedFiles } from './sealed-files.ts';
import { isSealed, sealingFiles } from './sealing-files.ts';

/** The keys that files are sealed with. `marked`: of those that say that they are sealed. */
export type FileSeals = { marked: Uint8Array; purposes: ReadonlyMap<string, Uint8Array> };

const ofMarked = 'marked';
const most = 3;

/**
 * What a stored file is without its seals, and the seals from the outermost, for `sealLayers`. A file that no key opens
 * is taken as it is: releases before seals stored plain files. Throws RangeError for a marked file that was changed.
 */
export async function openLayers(
  { key, stored }: { key: string; stored: Uint8Array },
  seals: FileSeals,
): Promise<{ bytes: Uint8Array; layers: string[] }> {
  const layers: string[] = [];
  let bytes = stored;
  while (layers.length < most) {
    const opened = await openOne(key, bytes, seals);
    if (!opened) break;
    layers.push(opened.layer);
    bytes = opened.bytes;
  }
  return { bytes, layers };
}

/** Throws RangeError for a seal that is not known. */
export async function sealLayers(
  { key, bytes, layers }: { key: string; bytes: Uint8Array; layers: readonly string[] },
  seals: FileSeals,
): Promise<Uint8Array> {
  let sealed = bytes;
  for (const layer of layers.toReversed()) {
    const memory = inMemory(null);
    await filesOf(layer, memory, seals).put(key, sealed);
    sealed = memory.content ?? sealed;
  }
  return sealed;
}

async function openOne(key: string, bytes: Uint8Array, seals: FileSeals) {
  if (isSealed(bytes)) {
    const opened = await filesOf(ofMarked, inMemory(bytes), seals).get(key);
    if (opened === null) throw new RangeError(`the sealed file ${key} was changed`);
    return { layer: ofMarked, bytes: opened };
  }
  for (const layer of seals.purposes.keys()) {
    const opened = await filesOf(layer, inMemory(bytes), seals)
      .get(key)
      .catch(() => null);
    if (opened !== null) return { layer, bytes: opened };
  }
  return null;
}

function filesOf(layer: string, memory: Files, { marked, purposes }: FileSeals): Pick<Files, 'put' | 'get'> {
  if (layer === ofMarked) return sealingFiles(memory, marked, { error() {} });
  const secret = purposes.get(layer);
  if (!secret) throw new RangeError(`no files are sealed for ${layer}`);
  return sealedFiles(memory, secret);
}

function inMemory(content: Uint8Array | null): Files & { content: Uint8Array | null } {
  const memory = {
    content,
    put: async (_: string, bytes: Uint8Array) => {
      // The caller uses its buffer again.
      memory.content = Uint8Array.from(bytes);
    },
    get: async () => memory.content,
    remove: async () => {},
    exists: async () => true,
  };
  return memory;
}
