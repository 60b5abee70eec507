import { sendMail } from '#features/mail/server/send-mail.ts';
import type { Work } from '#platform/context.ts';
import type { MandateParty, MandateStatus } from '../domain/mandate.ts';
import type { MandateRow } from './store.ts';

const path = '/mandates';

/** To the address that the seller typed, whether anybody has an account with it or not: no name, no business. */
export async function mailInvitation(work: Work, to: string): Promise<void> {
  const text = [
    'Hello,',
    'the owner of a listing asks you to act as their broker.',
    'Sign in with this e-mail address, or open an account with it, to read the invitation and to accept or decline it. If you do not know what this is about, you need not do anything: the invitation lapses by itself.',
    work.link(path),
  ].join('\n\n');
  await sendMail(work, {
    to,
    subject: 'You are invited to act as a broker',
    text: `${text}\n`,
    kind: 'broker-invited',
    secret: false,
  });
}

const toSeller: Partial<Record<MandateStatus, string>> = {
  active: 'The broker that you invited has accepted',
  declined: 'The broker that you invited has declined',
  ended: 'Your broker has ended the mandate on a listing',
  expired: 'A mandate or an invitation on your listing has run out',
};
const toBroker: Partial<Record<MandateStatus, string>> = {
  ended: 'The owner has ended a mandate of yours',
  expired: 'A mandate of yours has reached its agreed end',
};

/** A mandate moved: the side that did not move it learns so, without a name. */
export async function tellOfMove(
  work: Work,
  row: MandateRow,
  to: MandateStatus,
  by: MandateParty,
): Promise<void> {
  const kind = 'mandate-moved';
  const listingId = row.listing_id;
  const forSeller = by === 'seller' ? undefined : toSeller[to];
  if (forSeller)
    await work.notify([row.owner_id], {
      kind,
      words: forSeller,
      path: `/listing/${listingId}`,
      listingId,
    });
  const forBroker = by === 'broker' ? undefined : toBroker[to];
  if (forBroker && row.broker_id)
    await work.notify([row.broker_id], { kind, words: forBroker, path, listingId });
}
