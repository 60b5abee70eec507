import { useCallback, useEffect, useState } from 'react';
import { sidebarCookie, sidebarShown } from './sidebar-state.ts';

/** Toggled by the button or by Ctrl or Cmd and B, and stored in a cookie. */
export function useSidebar(openAtFirst: boolean): [boolean, () => void] {
  const [open, setOpen] = useState(openAtFirst);
  const toggle = useCallback(() => {
    setOpen((was) => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
      document.cookie = sidebarCookie(!was);
      return !was;
    });
  }, []);
  // Reason: a keyboard shortcut for the whole window.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'b' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey ||
        !matchMedia(sidebarShown).matches
      )
        return;
      event.preventDefault();
      toggle();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [toggle]);
  return [open, toggle];
}
