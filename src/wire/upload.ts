/** A request whose body is a file: the bytes themselves, with their type in `Content-Type`. No name travels. */
export type UploadSpec = {
  /** The types that are taken, without parameters. */
  types: readonly string[];
  /** The largest body that is read, in bytes. */
  limit: number;
};

/**
 * What the server's handler receives as `upload`. `type` is what the sender claims, one of the declared ones.
 * `release`: lends the memory to the next one, for a handler that has looked at the bytes for the last time.
 */
export type Uploaded = { type: string; bytes: Uint8Array; release?: () => void };

/** What an endpoint that keeps a file refuses it with where there is no room for it. */
export const roomRefusals = [
  'quota-unconfirmed',
  'quota-account',
  'quota-files',
  'quota-site',
  'storage-full',
  'storage-unavailable',
] as const;

/** A picture, as every endpoint takes one. What it really is, `platform/images` finds out. */
export const pictureUpload = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  limit: 15_000_000,
} as const satisfies UploadSpec;

/** What the browser hands over: a `Blob`, as far as the contract needs to know one. */
export type FileToSend = {
  readonly type: string;
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
};
