import { useSyncExternalStore } from 'react';

/** `call`: just opened, perhaps with an initial text; consumed once by the composer. */
type PanelState = { open: boolean; call: { words: string } | null };

const closed: PanelState = { open: false, call: null };
/** Outside of the component tree, to outlast layouts without the panel, such as help articles. */
let state = closed;
const listeners = new Set<() => void>();

export function openPanel(words = ''): void {
  change({ open: true, call: { words } });
}

export function closePanel(): void {
  change(closed);
}

export function answerCall(): void {
  if (state.call) change({ ...state, call: null });
}

export function usePanelState(): PanelState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => closed,
  );
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

function change(next: PanelState): void {
  state = next;
  for (const tell of listeners) tell();
}
