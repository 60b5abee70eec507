import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { mainId } from './SkipLink.tsx';

const openDialog = '[role=dialog][data-open], [role=alertdialog][data-open]';

/** A field that outlasts the page around it: what is pressed in it is meant for it. */
const field = 'textarea, input';

/**
 * After a change of page: reads its title out, and moves the keyboard to its content, but neither out of an open dialog
 * nor away from somebody who types, in the assistant's panel say.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [words, setWords] = useState('');

  // Reason: the title and the focus belong to the document.
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    setWords(document.title);
    const { activeElement } = document;
    if (activeElement?.closest(openDialog) || activeElement?.matches(field)) return;
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div role="status" aria-live="polite" className="sr-only">
      {words}
    </div>
  );
}
