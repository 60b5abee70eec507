import { z } from 'zod';
import { closingOutcomes, tieKinds } from '../domain/closing.ts';
import type { Closed } from './queries.ts';

/** In session storage, because the session no longer exists. */
const storageKey = 'cairn-account-closed';
const stored = z.object({
  outcome: z.enum(closingOutcomes),
  ties: z.array(z.object({ kind: z.enum(tieKinds), count: z.number() })),
});

export function keepLastWords(closed: Closed): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(closed));
  } catch {
    // The mail says the same.
  }
}

export function readLastWords(): Closed | null {
  try {
    return stored.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}
