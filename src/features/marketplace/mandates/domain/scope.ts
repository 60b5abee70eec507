import type { BrokerAccess } from '#features/marketplace/listings/domain/broker-access.ts';
import { isInForce, isOpen, type MandateStatus } from './mandate.ts';

export const scopeRefusals = ['scope-settled', 'scope-given', 'scope-asked'] as const;
export type ScopeRefusal = (typeof scopeRefusals)[number];

/** Characters. */
export const longestScopeAsk = 500;

/** What the owner chose: whether the broker decides on buyers, and what they may see and edit of the listing. */
export type Scope = { mayApprove: boolean; profileAccess: BrokerAccess };

export type ScopeFacts = { status: MandateStatus; endsAt: Date | null; mayApprove: boolean; asked: boolean };

/** Why the broker cannot ask for more authority now; `null` if they can. */
export function askRefusal(
  { status, endsAt, mayApprove, asked }: ScopeFacts,
  now: Date,
): ScopeRefusal | null {
  if (!isInForce(status, endsAt, now)) return 'scope-settled';
  if (mayApprove) return 'scope-given';
  return asked ? 'scope-asked' : null;
}

/** Why the owner cannot change the authority of a broker or an invitation now; `null` if they can. */
export function scopeRefusal({ status, endsAt }: ScopeFacts, now: Date): ScopeRefusal | null {
  return isOpen(status) && (endsAt === null || endsAt > now) ? null : 'scope-settled';
}

export const scopeRefusalWords: Record<ScopeRefusal, string> = {
  'scope-settled': 'Only an active engagement or an open invitation can be changed.',
  'scope-given': 'You may already decide for the owner.',
  'scope-asked': 'You asked already. The owner has not answered yet.',
};
