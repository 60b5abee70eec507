import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { mainId } from './SkipLink.tsx';

/** After a change of page: reads its title out, and moves the keyboard to its content. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [words, setWords] = useState('');

  // Reason: the title and the focus belong to the document.
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    setWords(document.title);
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div role="status" aria-live="polite" className="sr-only">
      {words}
    </div>
  );
}
