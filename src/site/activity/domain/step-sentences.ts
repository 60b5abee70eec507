import type { Status } from '#features/agreements/access-requests/domain/status.ts';
import type { MandateStatus } from '#features/marketplace/mandates/domain/mandate.ts';
import type { OfferStatus } from '#features/offers/offers/domain/offer.ts';

/** A step as its reader knows the people in it. */
export type Step = {
  from: string | null;
  to: string | null;
  party: string;
  /** Who took it: “You”, “Ada Lark”, “The seller”. */
  who: string;
  /** The buyer; “you” for themselves. */
  buyer: string;
  title: string;
};

type Sentence = (step: Step & { of: string; Of: string; system: boolean }) => string;

const requestSentences: Record<Status, Sentence> = {
  requested: ({ from, who, of, title }) => {
    if (from === null) return `${who} asked for access to ${title}`;
    return from === 'denied'
      ? `${who} opened ${of} request for ${title} again`
      : `${who} took ${of} request for ${title} off hold`;
  },
  sent_to_broker: ({ system, who, of, Of, title }) =>
    system
      ? `${Of} request for ${title} went to the broker`
      : `${who} sent ${of} request for ${title} to the broker`,
  awaiting_signature: ({ who, buyer, title }) => `${who} sent the NDA for ${title} to ${buyer}`,
  pending: ({ from, system, who, buyer, of, title }) => {
    if (system) return `${buyer === 'you' ? 'You' : buyer} signed the NDA for ${title}`;
    return from === 'approved'
      ? `${who} suspended ${of} access to ${title}`
      : `${who} put ${of} request for ${title} on hold`;
  },
  approved: ({ system, who, of, Of, title }) =>
    system ? `${Of} request for ${title} was approved` : `${who} approved ${of} request for ${title}`,
  denied: ({ from, party, system, who, of, Of, title }) => {
    if (from === 'approved') {
      if (party === 'buyer') return `${who} gave up access to ${title}`;
      return system ? `${Of} access to ${title} ended` : `${who} ended ${of} access to ${title}`;
    }
    if (party === 'buyer') return `${who} withdrew the request for ${title}`;
    return system
      ? `${Of} request for ${title} ended without a signature or a decision`
      : `${who} declined ${of} request for ${title}`;
  },
};

const offerSentences: Record<OfferStatus, Sentence> = {
  draft: ({ who, title }) => `${who} began an offer for ${title}`,
  submitted: ({ from, system, who, Of, title }) => {
    if (system) return `${Of} offer for ${title} is no longer on hold`;
    return from === 'draft' ? `${who} sent an offer for ${title}` : `${who} revised the offer for ${title}`;
  },
  under_review: ({ from, system, who, of, Of, title }) => {
    if (system) return `${Of} offer for ${title} is no longer on hold`;
    return from === 'countered'
      ? `${who} withdrew the counteroffer to ${of} offer for ${title}`
      : `${who} marked ${of} offer for ${title} as under review`;
  },
  countered: ({ from, system, who, of, Of, title }) => {
    if (system) return `${Of} offer for ${title} is no longer on hold`;
    return from === 'countered'
      ? `${who} changed the counteroffer to ${of} offer for ${title}`
      : `${who} sent a counteroffer to ${of} offer for ${title}`;
  },
  accepted: ({ party, who, of, title }) =>
    party === 'buyer'
      ? `${who} accepted the counteroffer for ${title}`
      : `${who} accepted ${of} offer for ${title}`,
  declined: ({ from, system, who, of, Of, title }) => {
    if (system) return `${Of} offer for ${title} ended with the listing`;
    return from === 'accepted'
      ? `${who} ended ${of} accepted offer for ${title}`
      : `${who} declined ${of} offer for ${title}`;
  },
  withdrawn: ({ from, system, who, Of, title }) => {
    if (system) return `${Of} draft of an offer for ${title} ended with the listing`;
    if (from === 'draft') return `${who} discarded a draft of an offer for ${title}`;
    return from === 'accepted'
      ? `${who} withdrew the accepted offer for ${title}`
      : `${who} withdrew the offer for ${title}`;
  },
  expired: ({ Of, title }) => `${Of} offer for ${title} expired`,
  on_hold_exclusivity: ({ Of, title }) =>
    `${Of} offer for ${title} is on hold while another one is exclusive`,
};

const mandateSentences: Record<MandateStatus, Sentence> = {
  invited: ({ who, title }) => `${who} invited a broker for ${title}`,
  active: ({ who, title }) => `${who} accepted the engagement for ${title}`,
  declined: ({ who, title }) => `${who} declined the engagement for ${title}`,
  withdrawn: ({ who, title }) => `${who} withdrew the invitation of a broker for ${title}`,
  ended: ({ who, title }) => `${who} ended the engagement for ${title}`,
  expired: ({ from, title }) =>
    from === 'active'
      ? `The engagement for ${title} ended on its last day`
      : `The invitation of a broker for ${title} expired`,
};

const sentencesOf: Record<'request' | 'offer' | 'mandate', Readonly<Record<string, Sentence>>> = {
  request: requestSentences,
  offer: offerSentences,
  mandate: mandateSentences,
};

/** “Ada Lark approved your request for “Bakery””. */
export function stepSentence(kind: keyof typeof sentencesOf, step: Step): string {
  const { to, who, buyer, title } = step;
  const of = buyer === 'you' ? 'your' : `${buyer}’s`;
  const Of = buyer === 'you' ? 'Your' : of;
  const sentence = sentencesOf[kind][to ?? ''];
  return (
    sentence?.({ ...step, of, Of, system: step.party === 'system' }) ??
    `${who} changed something about ${title}`
  );
}
