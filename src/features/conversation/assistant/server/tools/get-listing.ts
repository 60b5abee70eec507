import { z } from 'zod';
import { saleReasonLabels } from '#features/marketplace/listings/domain/teaser.ts';
import type { Onlookers } from '#features/marketplace/listings/server/get-listing.ts';
import { type Cents, formatMoney } from '#kernel/money.ts';
import { type Fact, factOf } from '../../domain/fact.ts';
import { listingLine, listingSource, listingTerms, titleOf } from '../../domain/listing-words.ts';
import { quoted, speaksToSoftware } from '../../domain/quoting.ts';
import { sentencesOf } from '../../domain/words.ts';
import { type ListingView, listingNamed } from './listing-named.ts';
import { type Found, tool } from './tool.ts';

/** Sentences of a description that are quoted. */
const mostQuoted = 3;

/** One listing as far as the caller may see it: its card, and the private profile where it is open to them. */
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
    ...(highlights?.saleReason
      ? [
          factOf(
            `The owner gives as reason for the sale: ${saleReasonLabels[highlights.saleReason]}.`,
            source,
          ),
        ]
      : []),
    ...(highlights?.askingPrice
      ? [factOf(`The asking price is ${formatMoney(highlights.askingPrice)}.`, source)]
      : []),
  ];
  if (profile) return { facts: [...facts, ...profileFacts(view)] };
  return {
    facts: [
      ...facts,
      factOf(
        'Who the business is, its address and its exact figures are shown after the NDA and the owner’s approval.',
        {
          kind: 'article',
          title: 'Asking for access to a listing',
          href: '/help/asking-for-access',
          quote: null,
        },
      ),
    ],
    proposals: view.own ? [] : [{ kind: 'ask-for-access', listingId: view.id, title: titleOf(teaser) }],
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

/** Every line of the private profile that its owner filled in. */
function profileFacts({ teaser, profile }: ListingView): Fact[] {
  if (!profile) return [];
  const source = listingSource(teaser);
  const money = (amount: Cents | null) => amount !== null && formatMoney(amount);
  const lines: [string, string | false | null][] = [
    ['The business is', profile.businessName],
    ['It does business as', profile.dba],
    ['Its address is', profile.businessAddress],
    ['Its website is', profile.website],
    ['The asking price is', money(profile.askingPrice)],
    ['Revenue of last year was', money(profile.lastYearRevenue)],
    ['SDE is', money(profile.sde)],
    ['EBITDA is', money(profile.ebitda)],
    ['It employs', profile.employees === null ? null : `${profile.employees} people`],
    ['It was founded in', profile.foundedYear === null ? null : String(profile.foundedYear)],
    [
      'The contact is',
      [profile.contactName, profile.contactEmail, profile.contactPhone].filter(Boolean).join(', '),
    ],
  ];
  const told = lines.flatMap(([begin, detail]) => (detail ? [factOf(`${begin} ${detail}.`, source)] : []));
  const about = sentencesOf(profile.about)
    .filter((sentence) => !speaksToSoftware(sentence))
    .slice(0, mostQuoted)
    .map((sentence) => factOf(`The owner writes: ${quoted(sentence)}`, { ...source, quote: sentence }));
  return [...told, ...about];
}
