import { Suspense, useEffect } from 'react';
import { Outlet, useMatches } from 'react-router';
import { replayEarlyClick } from '#kit/early-click.ts';
import { PublicFooter } from './PublicFooter.tsx';
import { PublicHeader } from './PublicHeader.tsx';
import { mainId, SkipLink } from './SkipLink.tsx';

/** A page says `export const handle = { calm: true }` where the footer should not ask for anything. */
export default function PublicLayout() {
  const calm = useMatches().some(({ handle }) => isCalm(handle));
  return (
    // The attribute tells the server that the page may come alive after it can be read: src/http/lean-page.ts.
    <div data-alive="later" className="flex min-h-dvh flex-col">
      <SkipLink />
      <PublicHeader />
      <main id={mainId} tabIndex={-1} className="flex-1 outline-none">
        {/* Comes alive in a turn of its own, after the frame around it. */}
        <Suspense>
          <Outlet />
          <EarlyClick />
        </Suspense>
      </main>
      <PublicFooter callToAction={!calm} />
    </div>
  );
}

/** Comes alive together with the page that was pressed too early. */
function EarlyClick() {
  // Reason: a press that came before the page could answer is in the document, not in React.
  useEffect(replayEarlyClick, []);
  return null;
}

function isCalm(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'calm' in handle && handle.calm === true;
}
