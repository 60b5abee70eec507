/** Keys are lower-case words joined by slashes, else RangeError. Failures throw Refused('storage-unavailable'). */
export type Files = {
  /** Resolves once the bytes would survive a power cut. A new key becomes visible only after `known` has resolved. */
  put(key: string, bytes: Uint8Array, known?: Promise<unknown>): Promise<void>;
  get(key: string): Promise<Uint8Array | null>;
  remove(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
};

const part = '[a-z0-9][a-z0-9_-]*(?:\\.[a-z0-9_-]+)*';
const keyShape = new RegExp(`^${part}(?:/${part})*$`);

/** Throws RangeError for a key that could leave the store or that other systems read differently. */
export function fileKey(key: string): string {
  if (key.length > 200 || !keyShape.test(key)) throw new RangeError('not a file key');
  return key;
}
