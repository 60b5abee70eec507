import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ListingStatus } from '../domain/life-cycle.ts';
import type { SaveOptions, SaveState } from './saving.ts';

/** Milliseconds: the pause before saving, and the first and longest wait after a failure. */
const rest = 1_200;
const firstRetry = 2_000;
const longestRetry = 30_000;

/**
 * Public listings are not saved automatically: half a sentence would be published. Nor is what a broker writes: the
 * owner is told of each save.
 */
export function savesItself({ status, acting }: { status: ListingStatus; acting: boolean }): boolean {
  return status === 'draft' && !acting;
}

type Trouble = { why: string; retrying: boolean; typed: string; times: number };
type Options = {
  on: boolean;
  typed: string;
  version: number;
  save: (options: SaveOptions) => Promise<unknown>;
};

export function useAutosave({ on, typed, version, save }: Options) {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const latest = useRef({ save, on, typed });
  // Reason: the timers below outlive a render and must save the latest values.
  useEffect(() => {
    latest.current = { save, on, typed };
  });

  const stands = trouble !== null && (trouble.retrying || trouble.typed === typed);
  const wait =
    stands && trouble.retrying ? Math.min(firstRetry * 2 ** (trouble.times - 1), longestRetry) : rest;
  const hopeless = stands && !trouble.retrying;

  // Reason: a timer. Each edit restarts it; a new version means that there were edits during the save.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `typed`, `version` and `trouble` are the events
  useEffect(() => {
    if (!on || hopeless) return;
    const timer = setTimeout(() => void latest.current.save({ quiet: true }), wait);
    return () => clearTimeout(timer);
  }, [on, hopeless, wait, typed, version, trouble]);

  useSaveAtLast(latest);

  const state: SaveState = stands
    ? { kind: 'failed', why: trouble.why, retrying: trouble.retrying && on }
    : { kind: 'unsaved' };
  return {
    state,
    calm: () => setTrouble(null),
    stuck: (why: string) => setTrouble({ why, retrying: false, typed: latest.current.typed, times: 0 }),
    failed: ({ why, transient }: { why: string; transient: boolean }) =>
      setTrouble((before) => ({
        why,
        retrying: transient,
        typed: latest.current.typed,
        times: (before?.times ?? 0) + 1,
      })),
  };
}

/** Saves when the connection is back, and when the page is hidden, which may be its end. */
function useSaveAtLast(latest: RefObject<Pick<Options, 'save' | 'on'>>) {
  // Reason: the connection and the page's visibility are the browser's.
  useEffect(() => {
    const now = (keepalive: boolean) =>
      latest.current.on && void latest.current.save({ quiet: true, keepalive });
    const online = () => now(false);
    const hidden = () => document.visibilityState === 'hidden' && now(true);
    addEventListener('online', online);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      removeEventListener('online', online);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [latest]);
}
