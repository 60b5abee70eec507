import { useSyncExternalStore } from 'react';
import { days, shift } from '#kernel/instant.ts';
import { readAuthInfo } from '#kit/auth/auth-info.ts';
import { readView } from '#kit/auth/view-as.ts';

const key = 'cairn-evaluation';
/** So many days after the last answer it is deleted. */
export const evaluationDays = 30;

/** `personId`: the account that has seen it; `null` while it was seen signed out only. */
type Kept = { keptAt: Date; personId: string | null; evaluation: unknown };

/**
 * What was answered here without an account, if it is not too old. Once an account has seen it, no other account on
 * the same browser does, nor does a visitor. An admin who looks as a person sees nothing of their own.
 */
export function keptEvaluation(now = new Date()): Kept | null {
  const kept = parse(readText());
  if (!kept || readView() !== null) return null;
  if (kept.keptAt > now || shift(kept.keptAt, evaluationDays * days) <= now) {
    write(null);
    return null;
  }
  return kept.personId === null || kept.personId === readAuthInfo()?.userId ? kept : null;
}

export function keep(kept: Kept | null): void {
  write(kept);
  for (const listener of listeners) listener();
}

/** From now on no other account sees it. Whether there is one stays as it was: there is no one to tell. */
export function claim(kept: Kept, personId: string): void {
  write({ ...kept, personId });
}

/** Whether there is such a thing, for pages that read it only then. */
export function useHasEvaluation(): boolean {
  return useSyncExternalStore(onChange, hasEvaluation, () => false);
}

export function hasEvaluation(): boolean {
  return keptEvaluation() !== null;
}

const listeners = new Set<() => void>();

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function write(kept: Kept | null): void {
  try {
    if (kept === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // A browser without room or without storage: the page itself still holds what was answered.
  }
}

function readText(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parse(text: string | null): Kept | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { keptAt, personId, evaluation } = { keptAt: '', personId: null, evaluation: null, ...value };
    const date = new Date(typeof keptAt === 'string' ? keptAt : '');
    if (Number.isNaN(date.getTime())) return null;
    return { keptAt: date, personId: typeof personId === 'string' ? personId : null, evaluation };
  } catch {
    return null;
  }
}
