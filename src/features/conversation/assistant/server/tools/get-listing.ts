import { z } from 'zod';
import {
  fieldWords,
  type PrivateFields,
  privateFieldNames,
  rowOf,
} from '#features/marketplace/listings/domain/private-fields.ts';
import type { Onlookers } from '#features/marketplace/listings/server/get-listing.ts';
import { type Fact, factOf, type Source } from '../../domain/fact.ts';
import { listingLine, listingSource, listingTerms, titleOf } from '../../domain/listing-words.ts';
import { quoted, speaksToSoftware } from '../../domain/quoting.ts';
import { sentencesOf } from '../../domain/words.ts';
import { type ListingView, listingNamed } from './listing-named.ts';
import { type Found, tool } from './tool.ts';

const mostQuoted = 3;

export function getListingTool(onlookers: Onlookers) {
  return tool({
    name: 'get_listing',
    words: 'What a listing says, as far as the person who asks may see it. Takes its id or its title.',
    parameters: z.object({ listing: z.string().min(1).max(200) }),
    run: async (call, { listing }): Promise<Found> => {
      const view = await listingNamed(call, listing, onlookers);
      return view ? factsOf(view) : { facts: [] };
    },
  });
}

const askFirst = factOf(
  'Who the business is, its address and its exact figures are shown after the NDA and the owner’s approval.',
  { kind: 'article', title: 'Asking for access to a listing', href: '/help/asking-for-access', quote: null },
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

function factsOf(view: ListingView): Found {
  const { teaser, profile, highlights } = view;
  const source = listingSource(teaser);
  const unsaid = listingTerms(teaser).flatMap(({ term, detail }) => (detail === null ? [term] : []));
  const facts = [
    factOf(listingLine(teaser), source),
    factOf(
      `- ${listingTerms(teaser)
        .flatMap(({ term, detail }) => (detail === null ? [] : [`${term}: ${detail}`]))
        .join('; ')}.`,
      source,
    ),
    ...(unsaid.length > 0 ? [factOf(`The card does not say: ${unsaid.join(', ')}.`, source)] : []),
    ...descriptionOf(view),
  ];
  if (profile) return { facts: [...facts, ...profileFacts(view)] };
  return {
    facts: [...facts, ...fieldFacts(highlights ?? {}, source), view.acting ? notOpened : askFirst],
    proposals:
      view.own || view.acting ? [] : [{ kind: 'ask-for-access', listingId: view.id, title: titleOf(teaser) }],
  };
}

function descriptionOf({ teaser }: ListingView): Fact[] {
  return sentencesOf(teaser.description)
    .filter((sentence) => !speaksToSoftware(sentence))
    .slice(0, mostQuoted)
    .map((sentence) =>
      factOf(`The description says: ${quoted(sentence)}`, { ...listingSource(teaser), quote: sentence }),
    );
}

function fieldFacts(fields: Partial<PrivateFields>, source: Source): Fact[] {
  return privateFieldNames.flatMap((field) => {
    const { told } = rowOf(field);
    const value = fields[field];
    const words = value === undefined ? null : fieldWords(field, value);
    return told && words ? [factOf(`${told} ${words}.`, source)] : [];
  });
}

function profileFacts({ teaser, profile }: ListingView): Fact[] {
  if (!profile) return [];
  const source = listingSource(teaser);
  const business: [string, string | null][] = [
    ['The business is', profile.businessName],
    ['It does business as', profile.dba],
    ['Its address is', profile.businessAddress],
    [
      'The contact is',
      [profile.contactName, profile.contactEmail, profile.contactPhone].filter(Boolean).join(', '),
    ],
  ];
  const told = business.flatMap(([begin, detail]) => (detail ? [factOf(`${begin} ${detail}.`, source)] : []));
  const about = sentencesOf(profile.about)
    .filter((sentence) => !speaksToSoftware(sentence))
    .slice(0, mostQuoted)
    .map((sentence) => factOf(`The owner writes: ${quoted(sentence)}`, { ...source, quote: sentence }));
  return [...told, ...fieldFacts(profile, source), ...about];
}
