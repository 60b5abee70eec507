import { counted } from '#kernel/counts.ts';
import { dayOf, dayWords, longDay } from '#kernel/days.ts';
import { locale } from '#kernel/locale.ts';
import { type DateWords, termName, termSections, termText } from './term-fields.ts';
import { isBinding, type OfferKind, type OfferTerms } from './terms.ts';

export type LetterRow = { label: string; text: string };
export type LetterSection = { title: string; rows: LetterRow[] };

/** Stored word for word. */
export type Letter = {
  business: string;
  acceptedOn: string;
  parties: LetterRow[];
  nature: string[];
  terms: LetterSection[];
  binding: LetterRow[];
  signatures: LetterSection[];
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

const aboutTheBuyer: readonly (keyof OfferTerms)[] = ['buyerEntity', 'signatory', 'signatoryTitle'];
const dates: DateWords = { day: (at) => longDay(dayOf(at)), moment: (at) => deadlineWords(at) };

export type LetterBody = Pick<Letter, 'nature' | 'terms' | 'binding'>;

export function letterOf(facts: LetterFacts): Letter {
  const { business, acceptedAt, exclusiveUntil, terms } = facts;
  return {
    business,
    acceptedOn: dayWords(acceptedAt),
    parties: parties(facts),
    ...letterBody('loi', terms, dates, { agreed: true, exclusiveUntil }),
    signatures: [signature(facts, 'buyer'), signature(facts, 'seller')],
    record: record(facts),
  };
}

type Standing = { agreed: true; exclusiveUntil: Date | null } | { agreed: false };

export function letterBody(
  kind: OfferKind,
  terms: OfferTerms,
  clock: DateWords,
  standing: Standing,
): LetterBody {
  const sections = termSections.map(({ title, fields }) => ({
    title,
    rows: fields
      .filter(({ name }) => !isBinding(name, kind) && !aboutTheBuyer.includes(name))
      .flatMap((field) => row(termName(field), termText(field, terms, clock))),
  }));
  const bound =
    kind === 'indication' ? [] : binding(terms, clock, standing.agreed ? standing.exclusiveUntil : null);
  return {
    nature: kind === 'loi' ? nature(bound.length > 0, standing.agreed) : natureOfIndication,
    terms: sections.filter(({ rows }) => rows.length > 0),
    binding: bound,
  };
}

function row(label: string, text: string | null): LetterRow[] {
  return text === null || text.trim() === '' ? [] : [{ label, text }];
}

function parties({ terms, owner, business, listingId, acceptedAt }: LetterFacts): LetterRow[] {
  const { buyerEntity, signatory, signatoryTitle } = terms;
  return [
    ...row('Buyer', buyerEntity),
    ...row('Buyer’s signatory', [signatory, signatoryTitle].filter(Boolean).join(', ')),
    ...row('Seller', sellerOf(terms, owner, business)),
    ...row('Business', business),
    ...row('Listing reference', listingId),
    ...row('Date of this letter', dayWords(acceptedAt)),
  ];
}

/** The company sells assets; the owner sells stock or membership interests. */
function sellerOf({ structure }: OfferTerms, owner: string, business: string): string {
  return structure === 'asset'
    ? `${business}, acting through its owner ${owner}`
    : `${owner}, as owner of ${business}`;
}

function nature(some: boolean, agreed: boolean): string[] {
  const basis = 'as the basis for negotiating a definitive purchase agreement.';
  return [
    `This letter of intent states the terms on which the Buyer would acquire the Business. ${agreed ? `The Seller and the Buyer have agreed to them ${basis}` : `They are proposed ${basis} Neither party has agreed to them yet.`}`,
    `${some ? 'Except for the binding terms below, this' : 'This'} letter is a statement of intent and is not binding. It does not obligate either party to complete a transaction or to continue negotiations. An obligation to buy or sell arises only from a definitive purchase agreement signed by both parties.`,
    some
      ? 'The binding terms bind both parties from the time of acceptance.'
      : agreed
        ? 'The parties agreed on no binding terms.'
        : 'No binding terms are proposed.',
  ];
}

const natureOfIndication = [
  'This indication of interest states the price and terms on which the Buyer would consider acquiring the Business. It is not binding on either party.',
];

function binding(terms: OfferTerms, clock: DateWords, exclusiveUntil: Date | null): LetterRow[] {
  const { exclusivityDays: count } = terms;
  const others = termSections
    .flatMap(({ fields }) => fields)
    .filter(({ name }) => isBinding(name, 'loi') && name !== 'exclusivityDays')
    .flatMap((field) => row(termName(field), termText(field, terms, clock)));
  if (count === 0) return others;
  const until = exclusiveUntil === null ? '' : `, until ${clock.moment(exclusiveUntil)}`;
  const text = `${counted(count, 'day')} from acceptance${until}. During exclusivity the Seller may not negotiate with others.`;
  return [{ label: 'Exclusivity', text }, ...others];
}

function signature(facts: LetterFacts, side: Side): LetterSection {
  const { buyer, owner, business, terms, sentBy, broker, sentAt, acceptedAt } = facts;
  const sent = sentBy === side;
  const method =
    sent && side === 'seller' && broker !== null
      ? `Electronic, by the Seller’s broker ${broker}, from the broker’s own signed-in account. The broker stated that the Seller had agreed to these terms`
      : 'Electronic, from the party’s own signed-in account';
  const act = [
    {
      label: sent ? 'Sent these terms' : 'Accepted these terms',
      text: momentWords(sent ? sentAt : acceptedAt),
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
      ? row('Confidentiality agreement', `document ${nda.id}, signed ${momentWords(nda.signedAt)}`)
      : []),
  ];
}

/** `April 1, 2026, 11:00 AM UTC`, as the terms of a letter say it. */
function deadlineWords(at: Date): string {
  const time = at.toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  // Intl puts a narrow space before AM, which few fonts have.
  return `${longDay(dayOf(at))}, ${time.replace(/\s/, ' ')} UTC`;
}

/** `2026-11-22 09:05:07 UTC`, to the second for the record of who agreed when. */
function momentWords(at: Date): string {
  return `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
