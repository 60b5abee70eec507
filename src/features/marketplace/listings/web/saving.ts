/** What is known of the fields: stored, not yet, on its way, or why not. `retrying`: it is tried again by itself. */
export type SaveState =
  | { kind: 'saved'; at: number | null }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  | { kind: 'failed'; why: string; retrying: boolean };

export type SaveOptions = {
  acknowledgeWarnings?: boolean;
  /** By itself: nothing takes the keyboard away from where somebody types. */
  quiet?: boolean;
  keepalive?: boolean;
};
