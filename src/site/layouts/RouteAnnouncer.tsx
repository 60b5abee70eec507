import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { mainId } from './SkipLink.tsx';

const openDialog = '[role=dialog][data-open], [role=alertdialog][data-open]';

/** A field outside of the page content that keeps its focus. */
const field = 'textarea, input';

/**
 * After a navigation, announces the title and moves the focus to the content, but not out of an open dialog or a field
 * outside of the page, such as the assistant's.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [words, setWords] = useState('');

  // Reason: title and focus belong to the document.
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
