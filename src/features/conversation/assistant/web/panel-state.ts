import { useSyncExternalStore } from 'react';

/** `call`: it was just called for, with words to begin with perhaps; taken up once by whoever shows it. */
type PanelState = { open: boolean; call: { words: string } | null };

const closed: PanelState = { open: false, call: null };
/** Outside of the pages: it outlasts a layout without the panel, such as that of the help articles. */
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
