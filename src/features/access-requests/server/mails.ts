import { sendMailToPerson } from '#features/accounts/server/mail-to-person.ts';
import type { Work } from '#platform/context.ts';
import type { AccessRequest } from '../domain/access-request.ts';
import { denyWords, pendingWords } from '../domain/words.ts';
import type { Surrounded } from './surroundings.ts';

const path = (requestId: string) => `/access-request/${requestId}`;

/** A buyer asked: the seller learns that somebody did. Who it is stands behind the sign-in. */
export async function tellSellerOfRequest(
  work: Work,
  to: { requestId: string; sellerId: string },
): Promise<void> {
  await sendMailToPerson(work, to.sellerId, {
    kind: 'access-requested',
    subject: 'A buyer asks for access to your listing',
    lines: [
      'A buyer asked for access to one of your listings. Sign in to see who it is and where the request stands.',
    ],
    path: path(to.requestId),
  });
}

/** A request moved: whoever has to act or to know is told, without a name of a person or a business. */
export async function tellOfMove(work: Work, { row }: Surrounded, request: AccessRequest): Promise<void> {
  const tellBuyer = (subject: string, line: string) =>
    sendMailToPerson(work, row.buyer_id, {
      kind: 'request-moved',
      subject,
      lines: [line],
      path: path(request.id),
    });
  const tellSeller = (subject: string, line: string) =>
    sendMailToPerson(work, row.owner_id, {
      kind: 'request-moved',
      subject,
      lines: [line],
      path: path(request.id),
    });

  if (request.status === 'Approved') {
    await tellBuyer('You have access', 'Your request was approved. The full profile is open to you now.');
  }
  if (request.status === 'Denied' && request.denyReason) {
    await tellBuyer('Your request has ended', `${denyWords[request.denyReason]}.`);
    if (request.denyReason !== 'REFUSED' && request.denyReason !== 'REVOKED')
      await tellSeller('A request for your listing has ended', `${denyWords[request.denyReason]}.`);
  }
  if (request.status === 'Pending' && request.pendingReason === 'SELLER_DECISION')
    await tellSeller(
      'A buyer waits for your decision',
      'The buyer has signed the NDA. You decide on access now.',
    );
  if (request.status === 'Pending' && request.pendingReason !== 'SELLER_DECISION' && request.pendingReason)
    await tellBuyer('Your request is on hold', `${pendingWords[request.pendingReason]}.`);
}
