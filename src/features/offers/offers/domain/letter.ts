import { counted } from '#kernel/counts.ts';
import { dayOf, longDay } from '#kernel/days.ts';
import { easternDay, easternMinute, easternSecond } from '#kernel/eastern-time.ts';
import { dealClauses } from './deal-clauses.ts';
import { type LetterSection, listed, section, worded } from './letter-section.ts';
import { boughtOf, priceClauses } from './price-clauses.ts';
import type { DateWords } from './term-fields.ts';
import type { OfferKind, OfferTerms } from './terms.ts';
import { kindLabels } from './words.ts';

export type LetterRow = { label: string; text: string };
export type LetterBlock = { title: string; rows: LetterRow[] };

/** Stored word for word. Letters without `form` are of the first form, which listed terms (`server/kept-letter.ts`). */
export type Letter = LetterBody & {
  form: 'clauses';
  from: string[];
  date: string;
  to: string;
  listing: string;
  greeting: string;
  signatures: LetterBlock[];
  record: LetterRow[];
};

type Side = 'buyer' | 'seller';

/** May name the parties, because the buyer has seen the private profile. */
export type LetterFacts = {
  offerId: string;
  listingId: string;
  terms: OfferTerms;
  buyer: string;
  owner: string;
  business: string;
  sentBy: Side;
  /** The broker who sent the seller's terms for the owner. */
  broker: string | null;
  sentAt: Date;
  round: number;
  acceptedAt: Date;
  exclusiveUntil: Date | null;
  nda: { id: string; signedAt: Date } | null;
  termsSha256: string;
};

const dates: DateWords = { day: (at) => longDay(dayOf(at)), moment: easternMinute };

export type LetterBody = { subject: string; opening: string[]; sections: LetterSection[] };

export function letterOf(facts: LetterFacts): Letter {
  const { business, owner, acceptedAt, exclusiveUntil, terms } = facts;
  const seller = sellerOf(terms, owner, business);
  return {
    form: 'clauses',
    from: [terms.buyerEntity, signs(terms)].filter((line) => line.trim() !== ''),
    date: easternDay(acceptedAt),
    to: seller,
    listing: facts.listingId,
    greeting: `Dear ${owner}:`,
    ...letterBody('loi', terms, { dates, business, seller, standing: { agreed: true, exclusiveUntil } }),
    signatures: [signature(facts, 'buyer'), signature(facts, 'seller')],
    record: record(facts),
  };
}

type Frame = {
  dates: DateWords;
  business: string;
  /** `null` as long as the letter may not name who sells. */
  seller: string | null;
  standing: { agreed: true; exclusiveUntil: Date | null } | { agreed: false };
};

export function letterBody(kind: OfferKind, terms: OfferTerms, frame: Frame): LetterBody {
  const { dates: clock, business, standing } = frame;
  const open = [...priceClauses(terms), ...dealClauses(terms, clock)];
  const bound = boundClauses(terms, clock, standing.agreed ? standing.exclusiveUntil : null);
  const loi = kind === 'loi';
  const before = loi ? open : [...open, ...bound];
  return {
    subject: `${kindLabels[kind]} to acquire ${boughtOf(terms, business)}`,
    opening: opening(kind, terms, frame),
    sections: [
      ...before,
      ...section('Nonbinding effect', ...(loi ? effect(bound, open.length + 2, standing.agreed) : [neither])),
      ...(loi ? bound : []),
      ...section('Expiration', expiration(terms, clock, standing.agreed)),
    ],
  };
}

export function signs({ signatory, signatoryTitle }: OfferTerms): string {
  return [signatory, signatoryTitle].filter(Boolean).join(', ');
}

function row(label: string, text: string | null): LetterRow[] {
  return text === null || text.trim() === '' ? [] : [{ label, text }];
}

/** The company sells assets; the owner sells stock or membership interests. */
function sellerOf({ structure }: OfferTerms, owner: string, business: string): string {
  return structure === 'asset'
    ? `${business}, acting through its owner ${owner}`
    : `${owner}, as owner of ${business}`;
}

function opening(kind: OfferKind, terms: OfferTerms, { business, seller, standing }: Frame): string[] {
  const buyer = terms.buyerEntity.trim() === '' ? 'the buyer' : terms.buyerEntity;
  const from = seller === null ? 'the Seller' : `${seller} (the “Seller”)`;
  const deal = `${buyer} (the “Buyer”) would acquire ${boughtOf(terms, business)} (the “Business”) from ${from}.`;
  if (kind === 'indication') return [`This indication of interest states the terms on which ${deal}`];
  const basis = 'as the basis for negotiating a definitive purchase agreement.';
  return [
    `This letter of intent states the terms on which ${deal}`,
    standing.agreed
      ? `The Seller and the Buyer have agreed to them ${basis}`
      : `They are proposed ${basis} Neither party has agreed to them yet.`,
  ];
}

const neither = 'This indication of interest is not binding on either party.';

/** `first` is the number of the first binding section. */
function effect(bound: readonly LetterSection[], first: number, agreed: boolean) {
  const some = bound.length > 0;
  const named = listed(bound.map(({ title }, at) => `${first + at} (${title})`));
  return [
    `${some ? 'Except for the binding terms below, this' : 'This'} letter is a statement of intent and is not binding. It does not obligate either party to complete a transaction or to continue negotiations. An obligation to buy or sell arises only from a definitive purchase agreement signed by both parties.`,
    some
      ? worded(
          'Binding terms',
          `${bound.length === 1 ? `Section ${named} binds` : `Sections ${named} bind`} both parties from the time of acceptance.`,
        )
      : agreed
        ? 'The parties agreed on no binding terms.'
        : 'No binding terms are proposed.',
  ];
}

/** In a letter of intent these are binding, in an indication of interest nothing is (`isBinding`). */
function boundClauses(terms: OfferTerms, clock: DateWords, exclusiveUntil: Date | null): LetterSection[] {
  const { exclusivityDays: count, governingLaw } = terms;
  const until = exclusiveUntil === null ? '' : `, until ${clock.moment(exclusiveUntil)}`;
  return [
    ...section(
      'Exclusivity',
      count === 0
        ? null
        : `Exclusivity lasts ${counted(count, 'day')} from acceptance${until}. During exclusivity the Seller may not negotiate with others.`,
    ),
    ...section('Confidentiality', terms.confidentiality),
    ...section('Expenses', terms.expenses),
    ...section(
      'Governing law',
      governingLaw.trim() === '' ? null : `This letter is governed by the law of ${governingLaw}.`,
    ),
    ...section('Access to the business', terms.access),
    ...section('Termination', terms.termination),
  ];
}

function expiration({ expiresAt }: OfferTerms, clock: DateWords, agreed: boolean): string | null {
  if (expiresAt === null) return null;
  const at = clock.moment(new Date(expiresAt));
  return agreed
    ? `These terms could be accepted until ${at}.`
    : `These terms expire ${at} unless they are accepted before.`;
}

function signature(facts: LetterFacts, side: Side): LetterBlock {
  const { buyer, owner, business, terms, sentBy, broker, sentAt, acceptedAt } = facts;
  const sent = sentBy === side;
  const method =
    sent && side === 'seller' && broker !== null
      ? `Electronic, by the Seller’s broker ${broker}, from the broker’s own signed-in account. The broker stated that the Seller had agreed to these terms`
      : 'Electronic, from the party’s own signed-in account';
  const act = [
    {
      label: sent ? 'Sent these terms' : 'Accepted these terms',
      text: easternSecond(sent ? sentAt : acceptedAt),
    },
    { label: 'Method', text: method },
  ];
  if (side === 'seller')
    return { title: 'For the Seller', rows: [...row('Owner', owner), ...row('Business', business), ...act] };
  return {
    title: 'For the Buyer',
    rows: [
      ...row('Buyer', terms.buyerEntity),
      ...row('Signatory', terms.signatory),
      ...row('Title', terms.signatoryTitle),
      ...row('Name on the account', buyer),
      ...act,
    ],
  };
}

function record({ offerId, round, sentBy, broker, nda, termsSha256 }: LetterFacts): LetterRow[] {
  const seller = broker === null ? 'Seller' : 'Seller’s broker';
  return [
    ...row('Document', offerId),
    ...row('Terms', `round ${round}, sent by the ${sentBy === 'buyer' ? 'Buyer' : seller}`),
    ...row('SHA-256 of the terms', termsSha256),
    ...(nda
      ? row('Confidentiality agreement', `document ${nda.id}, signed ${easternSecond(nda.signedAt)}`)
      : []),
  ];
}
