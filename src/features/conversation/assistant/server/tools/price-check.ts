import { publicGroupOf } from '#features/marketplace/businesses/domain/trades.ts';
import type { Onlookers } from '#features/marketplace/listings/server/get-listing.ts';
import { listTables } from '#features/valuation/valuation/contract.ts';
import { rowsNamed } from '#features/valuation/valuation/domain/find-rows.ts';
import { oneDigit } from '#features/valuation/valuation/domain/multiple-words.ts';
import type { ReadAs } from '#http/own-reads.ts';
import type { StreamCall } from '#http/streams.ts';
import { formatMoney } from '#kernel/money.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { type Fact, factOf } from '../../domain/fact.ts';
import { listingSource, listingTerms, titleOf } from '../../domain/listing-words.ts';
import { type Extent, multipleOf } from '../../domain/price-multiple.ts';
import { quoted } from '../../domain/quoting.ts';
import { earningsOf, priceOf } from './listing-money.ts';
import type { ListingView } from './listing-named.ts';
import { listingOrPage, listingViewer } from './listing-of-page.ts';
import { pageSource } from './page-source.ts';
import { type Found, tool } from './tool.ts';
import { howToRead, howToReadInSpanish, multipleFacts } from './trade-multiples.ts';

const mostRows = 4;

export function priceCheckTool(read: ReadAs, onlookers: Onlookers) {
  const viewOf = listingViewer(read, onlookers);
  return tool({
    name: 'check_price',
    words:
      'The asking price of a listing as a multiple of its earnings, as far as the person who asks may see both, beside the multiples of its trade by the tables. Takes its id or title, or the page that is about it.',
    parameters: listingOrPage,
    run: async (call, given): Promise<Found> => {
      const view = await viewOf(call, given);
      if (!view) return { facts: [] };
      const rows = await rowsFor(read, call, view);
      return {
        facts: [
          ...multiplesOf(view),
          ...multipleFacts(rows.slice(0, mostRows)),
          factOf(howToRead, pageSource('/analysis/valuation'), howToReadInSpanish),
        ],
        proposals: [{ kind: 'open', label: 'Open the valuation page', href: '/analysis/valuation' }],
      };
    },
  });
}

/** The rows of the trade that the card names, or that its title names. */
async function rowsFor(read: ReadAs, call: StreamCall, { teaser }: ListingView) {
  const rows: ReplyOf<typeof listTables>['rows'] = (await read(call, listTables))?.rows ?? [];
  const known = rows.filter(
    ({ retired, kind, metric }) => !retired && kind === 'trade' && (metric === 'SDE' || metric === 'EBITDA'),
  );
  const group = teaser.trade;
  const ofGroup = group
    ? known.filter(({ trades }) => trades.some((one) => publicGroupOf(one) === group))
    : [];
  const named = rowsNamed(ofGroup.length > 0 ? ofGroup : known, teaser.title);
  return named.length > 0 ? named : ofGroup;
}

function multiplesOf(view: ListingView): Fact[] {
  const { teaser } = view;
  const source = listingSource(teaser);
  const title = quoted(titleOf(teaser));
  const price = priceOf(view);
  if (!price) return [factOf(`The card of ${title} does not disclose the price.`, source)];
  const told = (['SDE', 'EBITDA'] as const).flatMap((metric) => {
    const earnings = earningsOf(view, metric);
    const multiple = earnings && multipleOf(price, earnings);
    if (!earnings || !multiple) return [];
    const [low, high] = [oneDigit(multiple.low), oneDigit(multiple.high)];
    const span = low === high ? low : `${low} to ${high}`;
    const said = `${title} asks ${wordsOf(price)}, with ${metric} of ${wordsOf(earnings)}: ${span} ${metric}.`;
    return [factOf(said, source)];
  });
  if (told.length > 0) return told;
  const terms = listingTerms(teaser).flatMap(({ term, detail }) =>
    detail === null ? [] : [`${term}: ${detail}`],
  );
  return [factOf(`From the card of ${title} no multiple can be told: ${terms.join('; ')}.`, source)];
}

function wordsOf({ from, to }: Extent): string {
  if (to === null) return `${formatMoney(from)} or more`;
  return from === to ? formatMoney(from) : `${formatMoney(from)} to ${formatMoney(to)}`;
}
