export type SaveState =
  | { kind: 'saved'; at: number | null }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  | { kind: 'failed'; why: string; retrying: boolean };

export type SaveOptions = {
  acknowledgeWarnings?: boolean;
  /** Automatic: must not move the focus while someone types. */
  quiet?: boolean;
  keepalive?: boolean;
};
