import { useCallback, useEffect, useState } from 'react';

/**
 * Whether the command palette is open: by a button, by Ctrl or Cmd and K. `load` fetches it with the first touch or key
 * on the page, so that it is there when it is called and costs the first load nothing.
 */
export function usePalette(load: () => Promise<unknown>): {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** How often it was opened. */
  times: number;
} {
  const [{ open, times }, set] = useState({ open: false, times: 0 });
  const change = useCallback(
    (to: boolean | 'other') =>
      set((was) => {
        const next = to === 'other' ? !was.open : to;
        return { open: next, times: was.times + (next && !was.open ? 1 : 0) };
      }),
    [],
  );
  // Reason: a key for the whole window.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey || event.repeat) return;
      event.preventDefault();
      change('other');
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [change]);
  // Reason: the first touch is the window's.
  useEffect(() => {
    // Whoever opens it later is told when it could not be fetched.
    const fetchAhead = () => void load().catch(() => {});
    addEventListener('pointerdown', fetchAhead, { once: true });
    addEventListener('keydown', fetchAhead, { once: true });
    return () => {
      removeEventListener('pointerdown', fetchAhead);
      removeEventListener('keydown', fetchAhead);
    };
  }, [load]);
  return { open, setOpen: change, times };
}
