import type { Role } from '#kernel/actor.ts';
import type { NoticeKind } from '#kernel/notice.ts';

type KindWords = {
  label: string;
  hint: string;
  /** Replaces the hint for admins. */
  forAdmins?: string;
  /** Only people with this role get it. */
  needs?: Role;
};

export const kindWords: Record<NoticeKind, KindWords> = {
  'access-requested': {
    label: 'New requests',
    hint: 'A buyer requested access to your listing, or to one that you represent.',
  },
  'request-moved': {
    label: 'Request updates',
    hint: 'Approved, denied, on hold, waiting for your decision, or figures that the seller corrected.',
  },
  'nda-issued': { label: 'NDAs to sign', hint: 'An NDA is ready for your signature.' },
  'nda-signed': {
    label: 'Signed NDAs',
    hint: 'A buyer signed the NDA for your listing, or it needs your countersignature.',
  },
  'listing-decided': {
    label: 'Reviews and changes of your listing',
    hint: 'Your listing was published, sent back, taken down, or changed by your broker, and what changed.',
  },
  'listing-submitted': { label: 'Listings to review', hint: 'An owner asked for a review.', needs: 'admin' },
  'message-received': { label: 'Messages', hint: 'You received a message.' },
  'mandate-moved': {
    label: 'Engagements',
    hint: 'An answer to an invitation or the end of an engagement, and a sale or withdrawal of a listing that you act for.',
  },
  'offer-moved': {
    label: 'Offers and letters of intent',
    hint: 'Received, countered, accepted or declined.',
  },
  'order-moved': { label: 'Orders and payments', hint: 'New orders, invoices and recorded payments.' },
  'proof-handed-in': { label: 'Proofs to verify', hint: 'A buyer uploaded a proof.', needs: 'admin' },
  'broker-requested': {
    label: 'Broker accounts to review',
    hint: 'A person requested a broker account.',
    needs: 'admin',
  },
  'broker-decided': {
    label: 'Your broker account',
    hint: 'Your request for a broker account was approved or declined.',
  },
  'watched-listing': { label: 'Watched listings', hint: 'The asking price or status changed.' },
  'saved-search': {
    label: 'Saved searches',
    hint: 'New listings that match. Each search has its own setting.',
  },
  'room-closed': {
    label: 'Closed deal rooms',
    hint: 'A room was closed or reopened, or its archive is ready.',
  },
  'question-moved': {
    label: 'Questions in deal rooms',
    hint: 'A new question, an answer, or a question assigned to you.',
  },
  'diligence-moved': {
    label: 'Diligence requests',
    hint: 'A new document request, an answer, or a request assigned to you.',
  },
  'add-back-moved': {
    label: 'Contested adjustments',
    hint: 'An adjustment of a quality of earnings report was contested, answered or decided.',
  },
  'report-reading-moved': {
    label: 'Reports read by a CPA',
    hint: 'A comment on a quality of earnings report, an answer, or a sign-off.',
  },
  'check-task-due': {
    label: 'Health check tasks',
    hint: 'A task in your plan is due.',
  },
  'check-moved': {
    label: 'Health checks',
    hint: 'A broker started one for your business, or a collaborator accepted, declined or ended.',
  },
  'storage-nearly-full': {
    label: 'Storage',
    hint: 'One of your deal rooms, or your account, is nearly full.',
    forAdmins: 'One of your deal rooms, your account, the site or its disk is nearly full.',
  },
  'webhook-turned-off': {
    label: 'Webhooks',
    hint: 'One of your webhooks was turned off because its deliveries failed.',
  },
  'backup-failed': {
    label: 'Backups',
    hint: 'The last backup failed, the newest one is old, or changes are not being copied.',
    needs: 'admin',
  },
  'room-documents': {
    label: 'New documents in deal rooms',
    hint: 'How many documents were shared with you since your last visit.',
  },
};

/** The label and the hint of a kind as this reader needs them; `null` if they never get it. */
export function kindWordsFor(
  kind: NoticeKind,
  roles: readonly Role[],
): Pick<KindWords, 'label' | 'hint'> | null {
  const { label, hint, forAdmins, needs } = kindWords[kind];
  if (needs && !roles.includes(needs)) return null;
  return { label, hint: (roles.includes('admin') && forAdmins) || hint };
}
