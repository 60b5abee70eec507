import { z } from 'zod';
import { listBusinesses } from '#features/marketplace/businesses/contract.ts';
import type { Industry } from '#features/marketplace/businesses/domain/industries.ts';
import { isTrade, tradeLabel } from '#features/marketplace/businesses/domain/trades.ts';
import { getEstimate as contract } from '#features/valuation/valuation/contract.ts';
import { earningsMetrics } from '#features/valuation/valuation/domain/multiple-row.ts';
import { factor, times } from '#features/valuation/valuation/domain/multiple-words.ts';
import { estimateValue } from '#features/valuation/valuation/server/estimate-value.ts';
import type { ReadAs } from '#http/own-reads.ts';
import type { StreamCall } from '#http/streams.ts';
import { dayInWords } from '#kernel/days.ts';
import { centsFromDollars, formatMoney } from '#kernel/money.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { type Fact, factOf, type Source } from '../../domain/fact.ts';
import { inDollars, roughMoney } from '../../domain/rough-money.ts';
import { type Found, tool } from './tool.ts';

type Estimate = ReplyOf<typeof contract>;
type Row = NonNullable<Estimate['row']>;

const dollars = z.number().min(-1e11).max(1e11);

export const businessReads = [listBusinesses] as const;

export function valueBusinessTool(read: ReadAs) {
  return tool({
    name: 'value_business',
    words:
      'Estimates what a business is worth from a year of SDE or EBITDA (dollars) and its trade, by dated tables. `own`: a business of the person who asks, whose trade is looked up if none is named. Never compute a value yourself.',
    parameters: z.object({
      earnings: dollars,
      metric: z.enum(earningsMetrics).default('SDE'),
      trade: z.string().max(200).optional(),
      revenue: dollars.min(0).optional(),
      own: z.boolean().optional(),
    }),
    run: async (call, { earnings, metric, trade, revenue, own }): Promise<Found> => {
      const estimated = async (by: { q?: string; industry?: Industry }) => {
        const query = contract.query.parse({
          earnings: centsFromDollars(earnings),
          metric,
          ...by,
          ...(revenue === undefined ? {} : { revenue: centsFromDollars(revenue) }),
        });
        return contract.reply.parse(await estimateValue(call, query));
      };
      const named = await estimated(trade ? { q: trade } : {});
      const kinds = own && named.insufficient?.code === 'trade-unknown' ? await ownKinds(read, call) : [];
      const all = kinds.length > 0 ? await Promise.all(kinds.map(estimated)) : [named];
      const facts = all.flatMap((estimate) => [...valueFacts(estimate), ...checks(estimate)]);
      return {
        facts: [...new Map(facts.map((fact) => [fact.text, fact])).values()],
        proposals: [{ kind: 'open', label: 'Open the valuation page', href: '/analysis/valuation' }],
      };
    },
  });
}

/** More businesses would make a list of ranges. */
const mostKinds = 3;

/** The trades of the caller's businesses; of one without, its industry. */
async function ownKinds(read: ReadAs, call: StreamCall): Promise<({ q: string } | { industry: Industry })[]> {
  const owned = (await read(call, listBusinesses))?.items ?? [];
  const kinds = owned.map(({ trade, industry }) =>
    isTrade(trade) ? { q: tradeLabel(trade) } : { industry },
  );
  return [...new Map(kinds.map((kind) => [JSON.stringify(kind), kind])).values()].slice(0, mostKinds);
}

/** Estimates have no cents. */

/** Of a question that names no trade, or one without a range. */
const unnamedWords =
  'Without a trade that the tables have a range for, only the size says something about the price:';

function valueFacts(estimate: Estimate): Fact[] {
  const { value, multiple, row, size, given, insufficient } = estimate;
  const earned = `${formatMoney(given.earnings)} of ${given.metric}`;
  const told: Fact[] = [];
  if (value && multiple && row) {
    const of = row.subsector;
    told.push(
      factOf(
        `With ${earned}, a business in ${of} may be worth ${inDollars(value.low)} to ${inDollars(value.high)}, with ${inDollars(value.mid)} in the middle: ${factor(multiple.mid)}× ${given.metric}, the middle of its trade, and 25% either way. A health check asks more and puts it in its own place.`,
        rowAsSource(row),
      ),
    );
  }
  if (insufficient) {
    const page = { kind: 'page' as const, title: 'Valuation', href: '/analysis/valuation', quote: null };
    const words = insufficient.code === 'trade-unknown' ? unnamedWords : insufficient.words;
    told.push(factOf(words, row ? rowAsSource(row) : page));
  }
  if (size)
    told.push(
      factOf(
        `For deals of that size the median is ${times(size.row.middle ?? 0)} ${size.row.metric}, which makes ${inDollars(size.atMedian)} whatever the trade.`,
        rowAsSource(size.row),
      ),
    );
  return told;
}

function checks({ toRevenue, onRevenue, financing, warnings, disclaimer }: Estimate): Fact[] {
  const page = { kind: 'page' as const, title: 'Valuation', href: '/analysis/valuation', quote: null };
  return [
    ...(onRevenue
      ? [
          factOf(
            `By revenue the same trade is priced at ${inDollars(onRevenue.low)} to ${inDollars(onRevenue.high)}.`,
            rowAsSource(onRevenue.row),
          ),
        ]
      : []),
    ...(toRevenue
      ? [
          factOf(
            `The middle value is ${toRevenue.ratio.toFixed(2)} times revenue.`,
            rowAsSource(toRevenue.row),
          ),
        ]
      : []),
    ...(financing
      ? [
          factOf(
            `A buyer who lives on ${formatMoney(financing.salary)} a year could finance a project of up to ${roughMoney(financing.maxProject)} with an SBA 7(a) loan at a coverage of ${financing.coverage}.`,
            page,
          ),
        ]
      : []),
    ...warnings.map(({ words }) => factOf(words, page)),
    factOf(disclaimer, page),
  ];
}

export function rowAsSource({
  source,
  sourceUrl,
  asOf,
  verified,
  subsector,
  metric,
  low,
  high,
  middle,
}: Row): Source {
  const range = low !== null && high !== null ? `${times(low)} to ${times(high)}` : middle && times(middle);
  return {
    kind: 'source',
    title: `${source}, as of ${dayInWords(asOf)}${verified ? '' : ' (guide range)'}`,
    href: sourceUrl?.startsWith('https://') ? sourceUrl : null,
    quote: `${subsector}, ${metric}: ${range}`,
  };
}
