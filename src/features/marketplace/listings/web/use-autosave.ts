import { useEffect, useRef, useState } from 'react';
import type { ListingStatus } from '../domain/life-cycle.ts';
import type { SaveOptions, SaveState } from './saving.ts';

/** How long the fields rest before they are saved, and the first and longest wait after a failure. Milliseconds. */
const rest = 1_200;
const firstRetry = 2_000;
const longestRetry = 30_000;

/** A draft saves itself. What is public does not: half a sentence would be on the marketplace at once. */
export function savesItself(status: ListingStatus): boolean {
  return status === 'draft';
}

type Trouble = { why: string; retrying: boolean; typed: string; times: number };
type Options = {
  on: boolean;
  /** Changes with what is typed. */
  typed: string;
  /** Changes with what is stored. */
  version: number;
  save: (options: SaveOptions) => Promise<unknown>;
};

/** Saves when the typing rests, when the page is hidden, and again after a failure that may pass. */
export function useAutosave({ on, typed, version, save }: Options) {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const latest = useRef({ save, on, typed });
  // Reason: the timers below outlive a drawing and must save what is typed by then.
  useEffect(() => {
    latest.current = { save, on, typed };
  });

  const stands = trouble !== null && (trouble.retrying || trouble.typed === typed);
  const wait =
    stands && trouble.retrying ? Math.min(firstRetry * 2 ** (trouble.times - 1), longestRetry) : rest;
  const hopeless = stands && !trouble.retrying;

  // Reason: a timer. Each change of the fields starts it anew; a new version means that more was typed meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `typed`, `version` and `trouble` are the events
  useEffect(() => {
    if (!on || hopeless) return;
    const timer = setTimeout(() => void latest.current.save({ quiet: true }), wait);
    return () => clearTimeout(timer);
  }, [on, hopeless, wait, typed, version, trouble]);

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
  }, []);

  const state: SaveState = stands
    ? { kind: 'failed', why: trouble.why, retrying: trouble.retrying && on }
    : { kind: 'unsaved' };
  return {
    state,
    calm: () => setTrouble(null),
    /** Nothing to do until something else is typed. */
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
