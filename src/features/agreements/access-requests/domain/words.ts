import type { RequestRefusal } from './access-request.ts';
import type { OpeningRefusal } from './opening.ts';
import type { StageRefusal } from './stage-moves.ts';
import { type Status, statusLabels } from './status.ts';

export const refusalWords: Record<RequestRefusal | OpeningRefusal, string> = {
  'invalid-transition': 'This isn’t possible at the request’s current status.',
  'not-your-move': 'This step belongs to someone else on the request.',
  'nda-complete': 'The NDA has not been signed yet. Approval requires a signed, valid NDA.',
  'nda-lapsed': 'The signed NDA is still valid, so there is nothing to sign again.',
  'nda-declined': 'The signer has not declined.',
  'nda-expired': 'The NDA can still be signed.',
  'buyer-signed': 'The buyer has not signed the NDA yet.',
  'auto-approve': 'The seller decides on each request for this listing.',
  'return-to': 'A pending request returns to its earlier status.',
  'broker-mandated': 'No broker represents this listing.',
  delegated: 'The seller has not authorized the broker to approve buyers.',
  'seller-consent': 'The seller has not consented to approvals by our team.',
  'not-answered': 'There is still time to decide.',
  'listing-closed': 'The listing is still open.',
  'listing-open': 'The listing is closed.',
  'no-other-open': 'The buyer has another open request for this listing.',
  'identity-proven': 'This listing requires verified identity, and the buyer has none on file.',
  'funds-proven': 'This listing requires verified funds, and the buyer has none on file.',
  'not-blocked': 'The buyer is on the seller’s block list.',
  'not-bought': 'The buyer bought this business, so the request can’t change.',
  'access-ran-out': 'The access has not reached its end date.',
  'pending-reason': 'Choose what the request is waiting for.',
  'reason-given': 'Give a reason.',
  'own-listing': 'This is your own listing.',
  'own-mandate': 'You represent the seller of this listing, so you can’t request access as a buyer.',
  'listing-not-open': 'This listing isn’t accepting requests.',
  'request-open': 'You already have a request for this listing.',
  'too-soon': 'You can request access again 30 days after your last request ended.',
};

export const stageRefusalWords: Record<StageRefusal | 'end-not-possible', string> = {
  'invalid-transition': 'This level requires a signed NDA and an approved request.',
  'not-your-move': refusalWords['not-your-move'],
  'request-open': 'The request has ended.',
  'not-bought': refusalWords['not-bought'],
  'not-blocked': refusalWords['not-blocked'],
  'not-suspended': 'Access is suspended. Approve the request again first.',
  'nda-complete': refusalWords['nda-complete'],
  'identity-proven': refusalWords['identity-proven'],
  'funds-proven': refusalWords['funds-proven'],
  delegated: refusalWords.delegated,
  'seller-consent': refusalWords['seller-consent'],
  'end-not-possible': 'Choose a future date, at most five years from now.',
};

/** Names both statuses if the table has no such edge. */
export function refusalSentence(code: RequestRefusal, from: Status, to: Status): string {
  if (code !== 'invalid-transition') return refusalWords[code];
  const [was, wanted] = [statusLabels[from], statusLabels[to]];
  return from === to
    ? `The request is already ${wanted}.`
    : `A request that is ${was} can’t be set to ${wanted}.`;
}
