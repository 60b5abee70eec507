export const sealFailures = [
  'file-damaged',
  'storage-unavailable',
  'key-unreadable',
  'seal-not-made',
] as const;
export type SealFailure = (typeof sealFailures)[number];
