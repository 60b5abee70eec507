import { brand } from '#content/brand.ts';
import { mailText } from '#features/inbox/mail/domain/mail-text.ts';
import { sendMail } from '#features/inbox/mail/server/send-mail.ts';
import type { PrivateField } from '#features/marketplace/listings/domain/private-fields.ts';
import { easternMinute } from '#kernel/eastern-time.ts';
import type { Work } from '#platform/context.ts';
import type { MandateParty, MandateStatus } from '../domain/mandate.ts';
import { askNews, factsNews, mandateNews, scopeNews } from '../domain/mandate-news.ts';
import type { Scope } from '../domain/scope.ts';
import { scopeOf } from './mandate-facts.ts';
import type { MandateRow } from './store.ts';

const path = '/engagements';

/** The address may have no account: the email names neither a person nor the business. */
export async function mailInvitation(work: Work, to: string, lapsesAt: Date): Promise<void> {
  await sendMail(work, {
    to,
    subject: 'You are invited to act as a broker',
    text: mailText({
      greeting: 'Hello,',
      lines: [
        `A business owner asks you to act as their broker for a listing on ${brand.name}.`,
        `Sign in with this email address, or create an account with it, to read the invitation. Accept or decline it by ${easternMinute(lapsesAt)}. You learn who the owner is once you accept.`,
        'If you do not expect this, you can ignore this email: the invitation expires by itself.',
      ],
      path,
      link: work.link(path),
    }),
    kind: 'broker-invited',
  });
}

/** Notifies the other side. The owner learns the broker's name only after the broker has accepted. */
export async function tellOfMove(
  work: Work,
  row: MandateRow,
  to: MandateStatus,
  by: MandateParty,
): Promise<void> {
  const kind = 'mandate-moved';
  const listingId = row.listing_id;
  const facts = {
    began: row.starts_at !== null,
    ...scopeOf(row),
    endsAt: row.ends_at,
    invitedEmail: row.invited_email,
  };
  const brokerId = to === 'active' && work.actor.kind === 'person' ? work.actor.personId : row.broker_id;
  const met = brokerId !== null && (facts.began || to === 'active');
  const forSeller = by === 'seller' ? null : mandateNews(to, 'seller', facts);
  if (forSeller)
    await work.notify([row.owner_id], {
      kind,
      ...forSeller,
      who: met ? { part: 'Broker', personId: brokerId } : undefined,
      path: `/listing/${listingId}`,
      listingId,
    });
  const forBroker = by === 'broker' ? null : mandateNews(to, 'broker', facts);
  if (forBroker && row.broker_id) await work.notify([row.broker_id], { kind, ...forBroker, path, listingId });
}

/** The broker's words stay on the page: emails may be read by others. */
export async function tellOfAsk(work: Work, row: MandateRow): Promise<void> {
  await work.notify([row.owner_id], {
    kind: 'mandate-moved',
    ...askNews,
    who: row.broker_id === null ? undefined : { part: 'Broker', personId: row.broker_id },
    path: `/listing/${row.listing_id}`,
    listingId: row.listing_id,
  });
}

/** Names the fields only, and leads to where the owner fills them in. */
export async function tellOfFactAsk(
  work: Work,
  row: MandateRow,
  fields: readonly PrivateField[],
): Promise<void> {
  await work.notify([row.owner_id], {
    kind: 'mandate-moved',
    ...factsNews(fields),
    who: row.broker_id === null ? undefined : { part: 'Broker', personId: row.broker_id },
    path: `/listing/${row.listing_id}/edit`,
    listingId: row.listing_id,
  });
}

/** An invitation that no one accepted yet tells no one. */
export async function tellOfScope(work: Work, row: MandateRow, before: Scope, scope: Scope): Promise<void> {
  if (row.broker_id === null) return;
  const news = scopeNews(before, scope);
  await work.notify([row.broker_id], { kind: 'mandate-moved', ...news, path, listingId: row.listing_id });
}
