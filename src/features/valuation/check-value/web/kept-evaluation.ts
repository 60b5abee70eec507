import { useSyncExternalStore } from 'react';
import { days, shift } from '#kernel/instant.ts';
import { readAuthInfo } from '#kit/auth/auth-info.ts';
import { readView } from '#kit/auth/view-as.ts';

const key = 'cairn-evaluation';
export const evaluationDays = 30;

/** Runs before the first paint, so that a form which is going to be filled does not show empty before. */
export const evaluationBootScript = `try{if(localStorage.getItem('${key}'))document.documentElement.dataset.evaluation='kept'}catch(e){}`;

/** What the script found. The answers may have expired since, or belong to another account. */
export function mayHaveEvaluation(): boolean {
  return 'evaluation' in document.documentElement.dataset;
}

/** `null` until an account has read it. */
type Kept = { keptAt: Date; personId: string | null; evaluation: unknown };

/**
 * An anonymous evaluation that has not expired. Once an account has read it, other accounts and visitors on this
 * browser cannot. Hidden while an admin views the site as a person.
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

/** Hides it from other accounts. Listeners are not notified, because its presence does not change. */
export function claim(kept: Kept, personId: string): void {
  write({ ...kept, personId });
}

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
    // No storage or no space: the answers are still in the page's memory.
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
