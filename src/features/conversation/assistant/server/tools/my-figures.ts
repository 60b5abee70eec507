import { z } from 'zod';
import { listOwnListings } from '#features/marketplace/listings/own-listings-contract.ts';
import {
  getCheckStated,
  getListingStated,
} from '#features/quality-of-earnings/adjusted-earnings/contract.ts';
import { latestWords } from '#features/quality-of-earnings/adjusted-earnings/domain/latest-figures.ts';
import {
  type Comparison,
  compareStated,
  statedKeys,
} from '#features/quality-of-earnings/adjusted-earnings/domain/stated-figures.ts';
import { bookedName } from '#features/quality-of-earnings/adjusted-earnings/domain/stated-words.ts';
import { listChecks } from '#features/valuation/health-check/contract.ts';
import type { ReadAs } from '#http/own-reads.ts';
import { dayInWords } from '#kernel/days.ts';
import { cents, formatMoney, wholeDollars } from '#kernel/money.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { type Fact, factOf, listFact, type Source } from '../../domain/fact.ts';
import { quoted } from '../../domain/quoting.ts';
import { reviewFigures, reviewReads } from './review-figures.ts';
import { type Found, tool } from './tool.ts';

const most = 5;
export const figureReads = [listOwnListings, getListingStated, getCheckStated, ...reviewReads] as const;

type Stated = ReplyOf<typeof getListingStated>;
/** What states figures: a listing or a health check. */
type Place = { name: string; source: Source };

export function myFiguresTool(read: ReadAs) {
  return tool({
    name: 'my_figures',
    words:
      'Revenue, EBITDA, adjusted EBITDA and SDE of the person who asks: of their quality of earnings review, and as their listings and health checks state them beside its books, and since when the two differ. `about`: the question.',
    parameters: z.object({ about: z.string().max(400).optional() }),
    run: async (call, { about = '' }): Promise<Found> => {
      const size = { query: { size: String(most) } };
      const facts: Fact[] = [...(await reviewFigures(read, call, about))];
      for (const { id, title, status } of (await read(call, listOwnListings, size))?.items ?? []) {
        if (status === 'sold' || status === 'withdrawn') continue;
        const href = `/listing/${id}/edit`;
        const source = { kind: 'page', title: 'Edit listing', href, quote: null } as const;
        const place = { name: `The listing ${quoted(title || 'without a title')}`, source };
        facts.push(...factsOf(place, await read(call, getListingStated, { id })));
      }
      for (const { id, businessName, side } of (await read(call, listChecks, size))?.items ?? []) {
        if (side !== 'owner') continue;
        const href = `/analysis/health-check/${id}/value`;
        const source = { kind: 'page', title: 'Value', href, quote: null } as const;
        const place = { name: `The health check of ${quoted(businessName)}`, source };
        facts.push(...factsOf(place, await read(call, getCheckStated, { id })));
      }
      return facts.length > 0 ? { facts } : none;
    },
  });
}

const none: Found = {
  facts: [
    factOf(
      'No open listing and no health check of yours states revenue, EBITDA or SDE yet, and no quality of earnings review of yours has read a ledger.',
      {
        kind: 'page',
        title: 'My Dashboard',
        href: '/user/dashboard',
        quote: null,
      },
    ),
  ],
};

const dollars = (amount: number) => formatMoney(wholeDollars(cents(amount)));

function factsOf({ name, source }: Place, found: Stated | null): Fact[] {
  if (!found) return [];
  const { stated, reviewId, said } = found;
  const figures = statedKeys.flatMap((key) =>
    stated[key] === null ? [] : [`${latestWords[key]} of ${dollars(stated[key])}`],
  );
  if (figures.length === 0) return [];
  return [
    listFact(`${name} states`, figures, source),
    ...compareStated(stated, said).map((one) => bookFact(one, reviewId ?? '')),
  ];
}

function bookFact({ key, books, agrees, since, before }: Comparison, reviewId: string): Fact {
  const source: Source = {
    kind: 'page',
    title: `From your books: ${bookedName(books)}`,
    href: `/analysis/pre-diligence/${reviewId}/earnings?${new URLSearchParams({ figure: books.key, year: books.year })}`,
    quote: null,
  };
  const said = `${bookedName(books)} is ${dollars(books.amount)} in your books`;
  if (agrees) return factOf(`- ${said}, which bears that out.`, source);
  if (before === null) return factOf(`- ${said}: the ${latestWords[key]} stated is another.`, source);
  return factOf(
    `- ${said}. Until ${dayInWords(since.slice(0, 10))} it was ${dollars(before.amount)}, so the ${latestWords[key]} stated is out of date.`,
    source,
  );
}
