import { Check, CircleAlert, CircleDot } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Spinner } from '#kit/ui/Spinner.tsx';
import { timeAgo } from '#kit/ui/time-ago.ts';
import type { SaveState } from './saving.ts';

const faces: Record<SaveState['kind'], { face: string; icon: ReactNode }> = {
  saved: { face: 'text-muted', icon: <Check aria-hidden className="size-4 shrink-0 text-good" /> },
  unsaved: { face: 'text-amber', icon: <CircleDot aria-hidden className="size-4 shrink-0" /> },
  saving: { face: 'text-muted', icon: <Spinner /> },
  failed: { face: 'text-bad', icon: <CircleAlert aria-hidden className="size-4 shrink-0" /> },
};

/** Seconds are only visible; a screen reader announces each change of state once. */
export function SaveStateText({ state }: { state: SaveState }) {
  const { face, icon } = faces[state.kind];
  const now = useSeconds(state.kind === 'saved' && state.at !== null);
  return (
    <div className={`ml-auto flex min-w-0 items-center gap-1.5 text-small ${face}`}>
      {icon}
      <p aria-hidden className="wrap-anywhere">
        {wordsOf(state, now)}
      </p>
      <p role="status" className="sr-only">
        {state.kind === 'saved' ? 'All changes saved' : wordsOf(state, now)}
      </p>
    </div>
  );
}

function wordsOf(state: SaveState, now: number): string {
  if (state.kind === 'saved') return state.at === null ? 'All changes saved' : `Saved ${ago(now - state.at)}`;
  if (state.kind === 'saving') return 'Saving…';
  if (state.kind === 'unsaved') return 'Unsaved changes';
  return `Not saved: ${state.why}${state.retrying ? ' Retrying…' : ''}`;
}

function ago(elapsed: number): string {
  if (elapsed < 60_000) return `${Math.max(0, Math.floor(elapsed / 1_000))} s ago`;
  return timeAgo(new Date(0), new Date(elapsed));
}

function useSeconds(running: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  // Reason: time passes outside of React.
  useEffect(() => {
    if (!running) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}
