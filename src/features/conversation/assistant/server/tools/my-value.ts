import { z } from 'zod';
import { isTrade, tradeLabel } from '#features/marketplace/businesses/domain/trades.ts';
import { getCheckValue as contract } from '#features/valuation/check-value/contract.ts';
import { priceTerms } from '#features/valuation/check-value/domain/price-terms.ts';
import { readValue } from '#features/valuation/check-value/server/read-value.ts';
import { booksOnAnswers } from '#features/valuation/earnings/server/recast-of.ts';
import { listChecks as checksContract } from '#features/valuation/health-check/contract.ts';
import { listChecks } from '#features/valuation/health-check/server/read-checks.ts';
import { factor, times } from '#features/valuation/valuation/domain/multiple-words.ts';
import { pricedAs } from '#features/valuation/valuation/domain/words.ts';
import { cents } from '#kernel/money.ts';
import { roughMoney } from '#kernel/rough-money.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { type Fact, factOf, type Source } from '../../domain/fact.ts';
import { quoted } from '../../domain/quoting.ts';
import { inDollars } from '../../domain/rough-money.ts';
import { type Found, tool } from './tool.ts';
import { rowAsSource } from './value-business.ts';

type Value = ReplyOf<typeof contract>;
type Check = ReplyOf<typeof checksContract>['items'][number];

const mostTold = 5;

export const myValue = tool({
  name: 'my_value',
  words:
    'What the health checks of the businesses of the person who asks say they are worth, with trade, multiple, source and date.',
  parameters: z.object({
    /** What is included in the price (inventory, working capital, real estate) instead of the value. */
    priceTerms: z.boolean().optional(),
  }),
  run: async (call, { priceTerms: onlyTerms }): Promise<Found> => {
    const asked = await listChecks(call, { query: { size: 50 } }, booksOnAnswers);
    const own = checksContract.reply.parse(asked).items.filter(({ side }) => side === 'owner');
    const facts: Fact[] = [];
    for (const check of own.slice(0, mostTold)) {
      const value = contract.reply.parse(await readValue(call, { params: { id: check.id } }));
      facts.push(...(onlyTerms ? termsOf(check, value) : factsOf(check, value)));
    }
    const [first] = own;
    return first && facts.length > 0
      ? { facts, proposals: [{ kind: 'open', label: 'Open the value', href: valuePage(first) }] }
      : { facts };
  },
});

const valuePage = ({ id }: Pick<Check, 'id'>) => `/analysis/health-check/${id}/value`;

function termsOf(check: Check, { found }: Value): Fact[] {
  const { claimed } = found.value;
  if (!claimed) return [];
  const page: Source = { kind: 'page', title: 'Value', href: valuePage(check), quote: null };
  return [
    factOf(`What goes with the value of ${quoted(check.businessName)}:`, page),
    ...priceTerms(cents(claimed.mid)).map(({ part, words }) => factOf(`- ${part}: ${words}`, page)),
  ];
}

function whyNone({ missing, warnings }: Value['found']): string[] {
  const of = [
    'accounts-unmatched',
    'books-incomplete',
    'no-earnings',
    'earnings-not-positive',
    'trade-unknown',
  ];
  const reasons = warnings.filter(({ code }) => of.includes(code)).map(({ words }) => words);
  return [...(missing.length > 0 ? ['Its health check needs more answers.'] : []), ...reasons];
}

type Early = NonNullable<Value['found']['early']>;

/** The range of the dashboard, as round as there. */
function earlyWords(name: string, { low, high, likely }: Early): string {
  const range = (of: { low: number; high: number }) =>
    `${roughMoney(cents(of.low))} to ${roughMoney(cents(of.high))}`;
  return `By the answers so far ${name} is most likely worth ${range(likely)}; still possible is ${range({ low, high })}.`;
}

function factsOf(check: Check, { found, given }: Value): Fact[] {
  const name = quoted(check.businessName);
  const page: Source = { kind: 'page', title: 'Value', href: valuePage(check), quote: null };
  const { row, earnings } = found;
  const trade = isTrade(given.trade) ? tradeLabel(given.trade) : null;
  const { claimed } = found.value;
  if (given.tradeRowId === null) return [factOf(`${name} has no value yet: its trade is not chosen.`, page)];
  if (!claimed && found.early && found.missing.length > 0)
    return [factOf(`${earlyWords(name, found.early)} Its health check needs more answers.`, page)];
  if (!row || !earnings || !claimed)
    return [factOf([`${name} has no value yet.`, ...whyNone(found)].join(' '), page)];
  return [
    factOf(
      `By its health check ${name} may be worth ${inDollars(claimed.low)} to ${inDollars(claimed.high)}, with ${inDollars(claimed.mid)} in the middle: ${inDollars(earnings.amount)} of ${earnings.metric} at ${factor(claimed.multiple)}×.`,
      page,
    ),
    factOf(
      `Its trade: ${pricedAs(trade, row.subsector)}, which sells at ${times(row.low ?? 0)} to ${times(row.high ?? 0)} ${row.metric}; the score of its health check picks the place in that range.`,
      rowAsSource(row),
    ),
  ];
}
