import { z } from 'zod';
import { closingOutcomes, tieKinds } from '../domain/closing.ts';
import type { Closed } from './queries.ts';

/** Session storage: what was said last survives the sign-in that is gone, for this tab. */
const storageKey = 'cairn-account-closed';
const stored = z.object({
  outcome: z.enum(closingOutcomes),
  ties: z.array(z.object({ kind: z.enum(tieKinds), count: z.number() })),
});

export function keepLastWords(closed: Closed): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(closed));
  } catch {
    // The same stands in the mail.
  }
}

/** What became of the account that was closed in this tab; `null` when none was. */
export function readLastWords(): Closed | null {
  try {
    return stored.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}
