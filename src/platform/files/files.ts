/**
 * Stores bytes under a key: lower-case words joined by slashes (`ndas/1f0c…/9a3b….pdf`); any other key throws
 * RangeError. A failure of the store throws Refused('storage-unavailable') and leaves nothing half written.
 */
export type Files = {
  /**
   * Resolves once the bytes would survive a power cut. Replaces an existing file as a whole. With `known` (for a new
   * key), nothing is visible before `known` resolves, or ever if it rejects; its error is thrown.
   */
  put(key: string, bytes: Uint8Array, known?: Promise<unknown>): Promise<void>;
  /** `null` if there is no such file. */
  get(key: string): Promise<Uint8Array | null>;
  /** Does nothing if there is no such file. */
  remove(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
};

const part = '[a-z0-9][a-z0-9_-]*(?:\\.[a-z0-9_-]+)*';
const keyShape = new RegExp(`^${part}(?:/${part})*$`);

/** Returns the key; throws RangeError for one that could leave the store or that other systems read differently. */
export function fileKey(key: string): string {
  if (key.length > 200 || !keyShape.test(key)) throw new RangeError('not a file key');
  return key;
}
