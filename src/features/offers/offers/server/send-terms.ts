import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { termFaults } from '../domain/check-terms.ts';
import { type OfferStatus, offerRefusal } from '../domain/offer.ts';
import type { OfferTerms } from '../domain/terms.ts';
import { settledOffer } from './exclusivity.ts';
import { type Seen, storedKind, storedStatus } from './offer-facts.ts';
import { offerInFullView } from './offer-view.ts';
import { lockedOffer, takeStep } from './take-step.ts';

type Input = { version: number; terms: OfferTerms; ownerAgreed?: boolean | undefined };

export async function sendTerms(work: Work, id: string, body: Input) {
  const seen = await settledOffer(work, id, body.version);
  const to = seen.parties.includes('buyer') ? 'submitted' : 'countered';
  const ownerAgreed = body.ownerAgreed === true;
  const faults = termFaults(body.terms, storedKind(seen.row.kind), work.now);
  const fields = Object.entries(faults).map(([field, words]) => [`terms.${field}`, [words]]);
  // Checks the move first: a caller who may not send at all is told so, not which terms are missing.
  const complete = fields.length === 0;
  if (!complete && couldSend(seen, to, ownerAgreed))
    throw new Refused('terms-faulty', { fields: Object.fromEntries(fields) });
  await takeStep(work, seen, { to, ownerAgreed, ...(complete ? { terms: body.terms } : {}) });
  return offerInFullView(work.db, await lockedOffer(work, id));
}

function couldSend({ row, parties, facts }: Seen, to: OfferStatus, ownerAgreed: boolean): boolean {
  const complete = { ...facts, termsComplete: true, reason: null, ownerAgreed };
  return offerRefusal(storedStatus(row.status), to, parties, complete) === null;
}
