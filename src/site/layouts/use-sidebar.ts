import { useCallback, useEffect, useState } from 'react';
import { sidebarCookie, sidebarShown } from './sidebar-state.ts';

/** Open or collapsed: by the button, by Ctrl or Cmd and B, kept in a cookie. On a phone there is none to toggle. */
export function useSidebar(openAtFirst: boolean): [boolean, () => void] {
  const [open, setOpen] = useState(openAtFirst);
  const toggle = useCallback(() => {
    setOpen((was) => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
      document.cookie = sidebarCookie(!was);
      return !was;
    });
  }, []);
  // Reason: a key for the whole window.
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
