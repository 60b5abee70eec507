import { z } from 'zod';
import {
  fieldWords,
  type PrivateField,
  type PrivateFields,
  privateFieldNames,
  rowOf,
} from '#features/marketplace/listings/domain/private-fields.ts';
import type { Onlookers } from '#features/marketplace/listings/server/get-listing.ts';
import type { ReadAs } from '#http/own-reads.ts';
import { type Fact, factOf, type Source } from '../../domain/fact.ts';
import { type ListingAspect, listingAspects } from '../../domain/listing-aspects.ts';
import { listingLine, listingSource, listingTerms, titleOf } from '../../domain/listing-words.ts';
import { quoted, speaksToSoftware } from '../../domain/quoting.ts';
import { sentencesOf } from '../../domain/words.ts';
import type { ListingView } from './listing-named.ts';
import { listingOrPage, listingViewer } from './listing-of-page.ts';
import { type Found, tool } from './tool.ts';

const mostQuoted = 3;

export function getListingTool(read: ReadAs, onlookers: Onlookers) {
  const viewOf = listingViewer(read, onlookers);
  return tool({
    name: 'get_listing',
    words:
      'What a listing says, as far as the person who asks may see it. Takes its id or its title, or the page that is about it (of the listing, its deal room, a document or an offer). `about`: only this of it.',
    parameters: listingOrPage.extend({
      about: z.array(z.enum(listingAspects)).max(listingAspects.length).optional(),
    }),
    run: async (call, { about = [], ...given }): Promise<Found> => {
      const view = await viewOf(call, given);
      if (!view) return { facts: [] };
      const facts = about.length > 0 ? factsAbout(view, about) : factsOf(view);
      // Which one it is, so that a follow-up can mean it.
      const lead = factOf(`About ${quoted(titleOf(view.teaser))}:`, listingSource(view.teaser));
      return { facts: given.named === undefined ? facts : [lead, ...facts], ...wayIn(view) };
    },
  });
}

function factsOf(view: ListingView): Fact[] {
  const { teaser, profile, highlights } = view;
  const source = listingSource(teaser);
  const terms = listingTerms(teaser);
  const unsaid = terms.flatMap(({ term, detail }) => (detail === null ? [term] : []));
  const facts = [
    factOf(listingLine(teaser), source),
    factOf(`- ${termsToldOf(terms)}.`, source),
    ...(unsaid.length > 0 ? [factOf(`The card does not say: ${unsaid.join(', ')}.`, source)] : []),
    ...descriptionOf(view),
  ];
  if (profile)
    return [
      ...facts,
      ...identityOf(view).map(({ fact }) => fact),
      ...fieldFacts(profile, source),
      ...aboutOf(view),
    ];
  return [...facts, ...fieldFacts(highlights ?? {}, source), closedTo(view)];
}

const stillClosed = factOf(
  'Who the business is, its address and its exact figures are shown after the NDA and the owner’s approval.',
  {
    kind: 'article',
    title: 'Asking for access to a listing',
    href: '/help/asking-for-access',
    quote: null,
  },
);

const notOpened = factOf(
  'You act for the owner, who has not opened the private profile to you: its name, address and exact figures. The owner can open it in your engagement.',
  {
    kind: 'article',
    title: 'Choosing a broker, and what an engagement is',
    href: '/help/brokers-and-mandates',
    quote: null,
  },
);

function closedTo({ acting }: ListingView): Fact {
  return acting ? notOpened : stillClosed;
}

function wayIn({ own, acting, id, teaser, profile }: ListingView): Pick<Found, 'proposals'> {
  if (profile) return {};
  return {
    proposals: own || acting ? [] : [{ kind: 'ask-for-access', listingId: id, title: titleOf(teaser) }],
  };
}

type Terms = ReturnType<typeof listingTerms>;

function termsToldOf(terms: Terms): string {
  return terms.flatMap(({ term, detail }) => (detail === null ? [] : [`${term}: ${detail}`])).join('; ');
}

/** Where an aspect stands: on the card, in the private fields, or with who the business is. */
const places: Record<ListingAspect, { term?: Terms[number]['term']; field?: PrivateField }> = {
  name: {},
  address: { term: 'Place' },
  contact: {},
  website: { field: 'website' },
  price: { term: 'Price', field: 'askingPrice' },
  revenue: { term: 'Revenue last year', field: 'lastYearRevenue' },
  sde: { term: 'SDE', field: 'sde' },
  ebitda: { term: 'EBITDA', field: 'ebitda' },
  employees: { term: 'Employees', field: 'employees' },
  founded: { term: 'Founded', field: 'foundedYear' },
  reason: { field: 'saleReason' },
  lease: { field: 'leaseEnd' },
};

/** Only what is asked for: the exact figure where it is open, else what the card says, else that it says nothing. */
function factsAbout(view: ListingView, about: readonly ListingAspect[]): Fact[] {
  const { teaser, profile, highlights } = view;
  const source = listingSource(teaser);
  const open: Partial<PrivateFields> = profile ?? highlights ?? {};
  const fields = about.flatMap((aspect) => places[aspect].field ?? []);
  const exact = fieldFacts(open, source, fields);
  const identity = identityOf(view).flatMap(({ aspect, fact }) => (about.includes(aspect) ? [fact] : []));
  const isExact = ({ field }: { field?: PrivateField }) =>
    field !== undefined && fieldFacts(open, source, [field]).length > 0;
  const rest = about.map((aspect) => places[aspect]).filter((place) => !isExact(place));
  const terms = listingTerms(teaser).filter(({ term }) => rest.some((place) => place.term === term));
  const onCard = termsToldOf(terms);
  const unsaid = terms.flatMap(({ term, detail }) => (detail === null ? [term] : []));
  return [
    ...identity,
    ...exact,
    ...(onCard === '' ? [] : [factOf(`The card of ${quoted(titleOf(teaser))} says: ${onCard}.`, source)]),
    ...(unsaid.length > 0 ? [factOf(`It does not say: ${unsaid.join(', ')}.`, source)] : []),
    ...(profile ? [] : [closedTo(view)]),
  ];
}

function descriptionOf({ teaser }: ListingView): Fact[] {
  return sentencesOf(teaser.description)
    .filter((sentence) => !speaksToSoftware(sentence))
    .slice(0, mostQuoted)
    .map((sentence) =>
      factOf(`The description says: ${quoted(sentence)}`, { ...listingSource(teaser), quote: sentence }),
    );
}

function fieldFacts(
  fields: Partial<PrivateFields>,
  source: Source,
  names: readonly PrivateField[] = privateFieldNames,
): Fact[] {
  return names.flatMap((field) => {
    const { told } = rowOf(field);
    const value = fields[field];
    const words = value === undefined ? null : fieldWords(field, value);
    return told && words ? [factOf(`${told} ${words}.`, source)] : [];
  });
}

function identityOf({ teaser, profile }: ListingView): { aspect: ListingAspect; fact: Fact }[] {
  if (!profile) return [];
  const source = listingSource(teaser);
  const contact = [profile.contactName, profile.contactEmail, profile.contactPhone]
    .filter(Boolean)
    .join(', ');
  const told: [ListingAspect[], string, string | null][] = [
    [['name'], 'The business is', profile.businessName],
    [['name'], 'It does business as', profile.dba],
    [['address'], 'Its address is', profile.businessAddress],
    [['contact', 'name'], 'The contact is', contact],
  ];
  return told.flatMap(([aspects, begin, detail]) => {
    const fact = detail ? factOf(`${begin} ${detail}.`, source) : null;
    return fact ? aspects.map((aspect) => ({ aspect, fact })) : [];
  });
}

function aboutOf({ teaser, profile }: ListingView): Fact[] {
  return sentencesOf(profile?.about ?? '')
    .filter((sentence) => !speaksToSoftware(sentence))
    .slice(0, mostQuoted)
    .map((sentence) =>
      factOf(`The owner writes: ${quoted(sentence)}`, { ...listingSource(teaser), quote: sentence }),
    );
}
