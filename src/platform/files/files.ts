/**
 * Where documents are kept: bytes under a key. A key is lower-case words joined by slashes
 * (`ndas/1f0c…/9a3b….pdf`); anything else throws RangeError. Whatever goes wrong with the store itself throws
 * Refused('storage-unavailable') and leaves nothing half written.
 */
export type Files = {
  /**
   * Keeps the bytes; returns once they would survive a power cut. Replaces what was under the key, as a whole. With
   * `known` the key is a new one, and nothing stands there before `known` has come true (that it is to be removed again
   * unless it is held, say); when that fails, nothing will, and its error is thrown.
   */
  put(key: string, bytes: Uint8Array, known?: Promise<unknown>): Promise<void>;
  /** The bytes, or `null` when there is nothing under the key. */
  get(key: string): Promise<Uint8Array | null>;
  /** Removes what is under the key; nothing there is fine too. */
  remove(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
};

const part = '[a-z0-9][a-z0-9_-]*(?:\\.[a-z0-9_-]+)*';
const keyShape = new RegExp(`^${part}(?:/${part})*$`);

/** The key as it is; throws RangeError for one that could leave the store or reads differently elsewhere. */
export function fileKey(key: string): string {
  if (key.length > 200 || !keyShape.test(key)) throw new RangeError('not a file key');
  return key;
}
