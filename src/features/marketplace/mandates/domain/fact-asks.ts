import {
  type PrivateField,
  privateFieldNames,
  privateFields,
} from '#features/marketplace/listings/domain/private-fields.ts';
import { days } from '#kernel/instant.ts';
import { isInForce, type MandateStatus } from './mandate.ts';

export const factRefusals = ['facts-not-delegated', 'facts-asked'] as const;
export type FactRefusal = (typeof factRefusals)[number] | 'scope-settled';

/** Characters. */
export const longestFactAsk = 500;
/** A broker may ask again after it, answered or not. */
const askPause = 1 * days;

type Facts = { status: MandateStatus; endsAt: Date | null; mayApprove: boolean; askedAt: Date | null };

/** Why the broker cannot ask their client for facts now; `null` if they can. */
export function askFactsRefusal(
  { status, endsAt, mayApprove, askedAt }: Facts,
  now: Date,
): FactRefusal | null {
  if (!isInForce(status, endsAt, now)) return 'scope-settled';
  if (!mayApprove) return 'facts-not-delegated';
  return askedAt !== null && now.getTime() - askedAt.getTime() < askPause ? 'facts-asked' : null;
}

export const factRefusalWords: Record<(typeof factRefusals)[number], string> = {
  'facts-not-delegated': 'Only a broker who decides for the owner asks for facts here.',
  'facts-asked': 'You asked less than a day ago. Write to the owner under Messages if it cannot wait.',
};

export type AskedFact = { name: PrivateField; filled: boolean };

/** Which of the asked facts the profile has now. `filledColumns`: of the profile's table. Never what they say. */
export function askedFacts(asked: readonly string[], filledColumns: readonly string[]): AskedFact[] {
  return privateFieldNames
    .filter((name) => asked.includes(name))
    .map((name) => ({ name, filled: filledColumns.includes(privateFields[name].column) }));
}
