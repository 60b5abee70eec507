export type UploadSpec = {
  types: readonly string[];
  limit: number;
};

/** `type` is claimed by the sender. `release` returns the memory: do not read it afterwards. */
export type Uploaded = { type: string; bytes: Uint8Array; release?: () => void };

export const roomRefusals = [
  'quota-unconfirmed',
  'quota-account',
  'quota-files',
  'quota-site',
  'storage-full',
  'storage-unavailable',
] as const;

/** `platform/images` detects the real type. */
export const pictureUpload = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  limit: 15_000_000,
} as const satisfies UploadSpec;

export const pictureRefusals = [
  'image-type-not-accepted',
  'image-type-differs',
  'image-too-heavy',
  'image-too-many-pixels',
  'image-too-narrow',
  'image-animated',
  'image-carries-file',
  'image-broken',
  'images-busy',
] as const;

export type FileToSend = {
  readonly type: string;
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
};
