import { z } from 'zod';
import type { Onlookers } from '#features/marketplace/listings/server/get-listing.ts';
import { listTables } from '#features/valuation/valuation/contract.ts';
import type { ReadAs } from '#http/own-reads.ts';
import { dayInWords } from '#kernel/days.ts';
import { type Cents, cents, centsFromDollars, formatMoney } from '#kernel/money.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { type Fact, factOf, type Source } from '../../domain/fact.ts';
import { listingSource, titleOf } from '../../domain/listing-words.ts';
import { type Extent, exactly } from '../../domain/price-multiple.ts';
import { quoted } from '../../domain/quoting.ts';
import { roughDollars } from '../../domain/rough-money.ts';
import { priceOf } from './listing-money.ts';
import type { ListingView } from './listing-named.ts';
import { listingOrPage, listingViewer } from './listing-of-page.ts';
import { type Found, tool } from './tool.ts';

export const affordReads = [listTables] as const;

type Rule = ReplyOf<typeof listTables>['rules'][number];
type Rules = { equity: Rule; largest: Rule; standby: Rule | undefined };

export function affordTool(read: ReadAs, onlookers: Onlookers) {
  const viewOf = listingViewer(read, onlookers);
  return tool({
    name: 'afford',
    words:
      'Whether a buyer’s cash is enough for a price with an SBA 7(a) loan, of a listing or in dollars, or how large a purchase it can carry: by the least equity injection and the largest loan. `cash`, `price`: dollars.',
    parameters: listingOrPage.extend({
      cash: z.number().min(1).max(1e11),
      price: z.number().min(1).max(1e11).optional(),
    }),
    run: async (call, { cash, price, ...given }): Promise<Found> => {
      const rules = rulesOf((await read(call, listTables))?.rules ?? []);
      if (!rules) return { facts: [] };
      const view = price === undefined ? await viewOf(call, given) : null;
      const asked = view ? priceOf(view) : price === undefined ? null : exactly(centsFromDollars(price));
      if (asked) return ofPrice(view, asked, { cash: centsFromDollars(cash), rules });
      const unpriced = view
        ? [factOf(`${quoted(titleOf(view.teaser))} shows you no asking price.`, listingSource(view.teaser))]
        : [];
      return { facts: [...unpriced, ...mostFor(cash, rules)], proposals: [openValuation] };
    },
  });
}

const openValuation = {
  kind: 'open',
  label: 'Open the valuation page',
  href: '/analysis/valuation',
} as const;
const said = (dollars: number) => formatMoney(centsFromDollars(dollars));

function rulesOf(rules: readonly Rule[]): Rules | null {
  const of = (name: string) => rules.find(({ key }) => key === name);
  const [equity, largest] = [of('equity-injection'), of('max-loan')];
  return equity && largest ? { equity, largest, standby: of('seller-standby-share') } : null;
}

function sourceOf({ source, asOf, sourceUrl, label }: Rule): Source {
  return {
    kind: 'source',
    title: `${source}, as of ${dayInWords(asOf)}`,
    href: sourceUrl?.startsWith('https://') ? sourceUrl : null,
    quote: label,
  };
}

/** The project is the smaller of cash ÷ share and cash + the largest loan. */
function mostFor(cash: number, { equity, largest }: Rules): Fact[] {
  const [byShare, byLoan] = [cash / (equity.value / 100), cash + largest.value / 100];
  const project = Math.min(byShare, byLoan);
  const rule = byShare <= byLoan ? equity : largest;
  const formula =
    rule === equity
      ? `${said(cash)} ÷ ${equity.value}%, the least that a buyer brings to an SBA 7(a) loan`
      : `${said(cash)} + ${said(largest.value / 100)}, the largest SBA 7(a) loan`;
  return [
    factOf(
      `${said(cash)} of cash can carry a project of up to ${roughDollars(project)}: ${formula}.`,
      sourceOf(rule),
    ),
    factOf(
      `The loan would be ${roughDollars(project - cash)}. The project also holds closing costs and working capital, so the price is below it.`,
      sourceOf(largest),
    ),
  ];
}

type Buyer = { cash: Cents; rules: Rules };

function ofPrice(view: ListingView | null, { from, to }: Extent, buyer: Buyer): Found {
  const ends = to === null || to === from ? [from] : [from, to];
  const facts = ends.flatMap((price) => priceFacts(price, buyer));
  if (!view) return { facts, proposals: [openValuation] };
  const name = quoted(titleOf(view.teaser));
  const range = `between ${formatMoney(from)} and ${formatMoney(to ?? from)}`;
  const asks = to === null ? `${formatMoney(from)} or more` : to === from ? formatMoney(from) : range;
  return {
    facts: [factOf(`${name} asks ${asks}.`, listingSource(view.teaser)), ...facts],
    proposals: [{ kind: 'ask', question: `Does the SDE of ${name} carry the loan for its price?` }],
  };
}

/** Whether the cash is the least that the rules ask for, and whether a loan can be as large as what is left. */
function priceFacts(price: Cents, { cash, rules }: Buyer): Fact[] {
  const { equity, largest } = rules;
  const least = cents(Math.round((price * equity.value) / 100));
  const loan = cents(Math.max(0, price - Math.max(cash, least)));
  const head = `For a price of ${formatMoney(price)}, ${equity.value}% is ${formatMoney(least)}, the least that a buyer brings to an SBA 7(a) loan`;
  const enough =
    cash >= least
      ? `${formatMoney(cash)} down is enough for that, with ${formatMoney(cents(cash - least))} to spare`
      : `${formatMoney(cash)} down is ${formatMoney(cents(least - cash))} short`;
  const tooLarge = loan > largest.value;
  return [
    factOf(`${head}: ${enough}.`, sourceOf(equity)),
    ...(cash < least ? noteFacts(least, rules) : []),
    factOf(
      `The loan would be ${formatMoney(price)} − ${formatMoney(cents(price - loan))} = ${formatMoney(loan)}, ${tooLarge ? 'above' : 'within'} the largest 7(a) loan of ${formatMoney(cents(largest.value))}. The rule counts the whole project: closing costs and working capital come on top of the price.`,
      sourceOf(largest),
    ),
  ];
}

function noteFacts(least: Cents, { standby }: Rules): Fact[] {
  if (!standby) return [];
  const counted = cents(Math.round((least * standby.value) / 100));
  return [
    factOf(
      `A seller note on full standby can be up to ${standby.value}% of that, ${formatMoney(counted)}: then your own cash has to be at least ${formatMoney(cents(least - counted))}.`,
      sourceOf(standby),
    ),
  ];
}
