import type { Onlookers } from '#features/marketplace/listings/server/get-listing.ts';
import type { ReadAs } from '#http/own-reads.ts';
import type { StreamCall } from '#http/streams.ts';
import { type Cents, formatMoney } from '#kernel/money.ts';
import { type Fact, factOf } from '../../domain/fact.ts';
import { listingSource, titleOf } from '../../domain/listing-words.ts';
import type { Extent } from '../../domain/price-multiple.ts';
import { quoted } from '../../domain/quoting.ts';
import { debtServiceCheck } from './check-debt-service.ts';
import { earningsOf, priceOf } from './listing-money.ts';
import type { ListingView } from './listing-named.ts';
import { listingOrPage, listingViewer } from './listing-of-page.ts';
import { type Found, tool } from './tool.ts';

export function financeListingTool(read: ReadAs, onlookers: Onlookers) {
  const viewOf = listingViewer(read, onlookers);
  return tool({
    name: 'finance_listing',
    words:
      'Whether the SDE of a listing carries the SBA 7(a) loan that buys it at its asking price, as far as the person who asks may see both. Takes its id or title, or the page that is about it.',
    parameters: listingOrPage,
    run: async (call, given): Promise<Found> => {
      const view = await viewOf(call, given);
      const cases = view ? casesOf(view) : [];
      const found = await Promise.all(cases.map((one) => checkedCase(call, one)));
      const [first] = found;
      return first
        ? { facts: found.flatMap(({ facts }) => facts), proposals: first.proposals ?? [] }
        : { facts: view ? [nothingToCheck(view)] : [] };
    },
  });
}

type Case = { price: Cents; sde: Cents; head: Fact };

/** One where both are exact; else the worst and the best that the card allows. */
function casesOf(view: ListingView): Case[] {
  const [price, sde] = [priceOf(view), earningsOf(view, 'SDE')];
  if (!price || !sde) return [];
  const exact = price.from === price.to && sde.from === sde.to;
  const worst = caseOf(
    view,
    { price: price.to, sde: sde.from },
    exact ? '' : 'The worst that the card allows: ',
  );
  const best = caseOf(view, { price: price.from, sde: sde.to }, 'The best that the card allows: ');
  return exact ? worst : [...worst, ...best];
}

function caseOf(
  { teaser }: ListingView,
  { price, sde }: { price: Extent['to']; sde: Extent['to'] },
  begin: string,
): Case[] {
  if (price === null || sde === null || sde <= 0) return [];
  const said = `${begin}${quoted(titleOf(teaser))} at ${formatMoney(price)}, with SDE of ${formatMoney(sde)}.`;
  return [{ price, sde, head: factOf(said, listingSource(teaser)) }];
}

async function checkedCase(call: StreamCall, { price, sde, head }: Case): Promise<Found> {
  const found = await debtServiceCheck.run(call, { price: price / 100, sde: sde / 100 });
  return { ...found, facts: [head, ...found.facts] };
}

function nothingToCheck({ teaser }: ListingView): Fact {
  return factOf(
    `${quoted(titleOf(teaser))} does not show you a price and an SDE from which a loan could be checked.`,
    listingSource(teaser),
  );
}
