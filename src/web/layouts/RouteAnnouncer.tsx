import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { mainId } from './SkipLink.tsx';

const openDialog = '[role=dialog][data-open], [role=alertdialog][data-open]';

/** After a change of page: reads its title out, and moves the keyboard to its content, but not out of an open dialog. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [words, setWords] = useState('');

  // Reason: the title and the focus belong to the document.
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    setWords(document.title);
    if (document.activeElement?.closest(openDialog)) return;
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div role="status" aria-live="polite" className="sr-only">
      {words}
    </div>
  );
}
