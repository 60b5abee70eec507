import type { RequestRefusal } from './access-request.ts';
import type { OpeningRefusal } from './opening.ts';
import type { StageRefusal } from './stage-moves.ts';
import type { Status } from './status.ts';

/** What a person reads beside a disabled entry, or when a move was refused. */
export const refusalWords: Record<RequestRefusal | OpeningRefusal, string> = {
  'invalid-transition': 'The request cannot go there from where it stands now.',
  'not-your-move': 'This step is not yours to take.',
  'nda-complete': 'There is no complete, valid NDA yet. Nobody is approved without one.',
  'nda-lapsed': 'The signed NDA is still valid, so there is nothing to sign again.',
  'nda-declined': 'The signer has not declined.',
  'nda-expired': 'The NDA can still be signed.',
  'buyer-signed': 'The buyer has not signed the NDA yet.',
  'auto-approve': 'The seller decides on each request for this listing.',
  'return-to': 'A pending request goes back only to the step it came from.',
  'broker-mandated': 'No broker has a mandate on this listing.',
  delegated: 'The seller has not delegated this decision to the broker.',
  'seller-consent': "The seller's consent to this approval has not been recorded.",
  'not-answered': 'There is still time to decide.',
  'listing-closed': 'The listing is still open.',
  'listing-open': 'The listing is closed.',
  'no-other-open': 'The buyer has another open request for this listing.',
  'identity-proven': 'The rules of this listing ask for a proof of identity, and none stands.',
  'funds-proven': 'The rules of this listing ask for a proof of funds, and none stands.',
  'not-blocked': 'The buyer is on the block list of the seller.',
  'not-bought': 'The buyer bought this business. The request stays as it is.',
  'access-ran-out': 'The day on which the access ends has not come.',
  'pending-reason': 'Say what the request is waiting for.',
  'reason-given': 'Give a reason.',
  'own-listing': 'This is your own listing.',
  'own-mandate': 'You act for the seller of this listing, so you cannot ask for access as a buyer.',
  'listing-not-open': 'The listing does not take requests now.',
  'request-open': 'You already have a request for this listing.',
  'too-soon': 'You can ask again 30 days after the last request ended.',
};

/** Beside a stage that cannot be chosen now. */
export const stageRefusalWords: Record<StageRefusal | 'end-not-possible', string> = {
  'invalid-transition': 'An NDA and the approval of the request lie between this stage and the present one.',
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
  'end-not-possible': 'Choose a day ahead, at most five years from now.',
};

/** The sentence for a refused move, naming both ends where the edge itself is missing. */
export function refusalSentence(code: RequestRefusal, from: Status, to: Status): string {
  if (code !== 'invalid-transition') return refusalWords[code];
  return from === to
    ? `The request already stands at ${to}.`
    : `A request at ${from} cannot be set to ${to}.`;
}
