import { useCallback, useEffect, useState } from 'react';

/** Whether the command palette is open: by a button, by Ctrl or Cmd and K. */
export function usePalette(): { open: boolean; setOpen: (open: boolean) => void; wasOpen: boolean } {
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const change = useCallback((next: boolean) => {
    setOpen(next);
    if (next) setWasOpen(true);
  }, []);
  // Reason: a key for the whole window.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey || event.repeat) return;
      event.preventDefault();
      setWasOpen(true);
      setOpen((was) => !was);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return { open, setOpen: change, wasOpen };
}
