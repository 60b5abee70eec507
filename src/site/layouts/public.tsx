import { Suspense, useEffect } from 'react';
import { Outlet, useMatches } from 'react-router';
import { replayEarlyInput } from '#kit/early-input.ts';
import { PublicFooter } from './PublicFooter.tsx';
import { PublicHeader } from './PublicHeader.tsx';
import { mainId, SkipLink } from './SkipLink.tsx';

/** `export const handle = { calm: true }` on a page turns off the call to action in the footer. */
export default function PublicLayout() {
  const calm = useMatches().some(({ handle }) => isCalm(handle));
  return (
    // Tells the server that hydration may start after the page can be read: src/http/lean-page.ts.
    <div data-alive="later" className="flex min-h-dvh flex-col">
      <SkipLink />
      <PublicHeader />
      <main id={mainId} tabIndex={-1} className="flex-1 outline-none">
        {/* Hydrates after the frame around it. */}
        <Suspense>
          <Outlet />
          <EarlyInput />
        </Suspense>
      </main>
      <PublicFooter callToAction={!calm} />
    </div>
  );
}

/** Hydrates together with the page that was used too early. */
function EarlyInput() {
  // Reason: early input is stored outside of React.
  useEffect(replayEarlyInput, []);
  return null;
}

function isCalm(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'calm' in handle && handle.calm === true;
}
