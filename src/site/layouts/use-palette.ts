import { useCallback, useEffect, useState } from 'react';

/**
 * The state of the command palette (Ctrl or Cmd and K). Its code is loaded at the first touch or key press: the initial
 * load stays small, and the palette is usually there when it is opened.
 */
export function usePalette(load: () => Promise<unknown>): {
  open: boolean;
  setOpen: (open: boolean) => void;
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
  // Reason: a keyboard shortcut for the whole window.
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
  // Reason: the first interaction is a window event.
  useEffect(() => {
    // A failure is reported when the palette is opened.
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
