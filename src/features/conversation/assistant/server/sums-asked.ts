import { missingWords, valueWords } from '../domain/appa-words.ts';
import { debtFor, valueFor } from '../domain/arguments.ts';
import { wantsOwnValue } from '../domain/intents.ts';
import type { Sum } from '../domain/sums.ts';
import { type Asking, inHelp, inViewOf, joined, type LookedUp, nothing } from './asking.ts';

export async function valued(asking: Asking): Promise<LookedUp> {
  const given = valueFor(asking.named);
  if (!given) {
    const { call, tools, question } = asking;
    const multiples = await tools.tradeMultiples.run(call, { trade: question.message.slice(0, 400) });
    return multiples.facts.length > 0 ? { ...multiples, after: valueWords } : inHelp(asking);
  }
  const own = wantsOwnValue(asking.question.message);
  const found = await asking.tools.valueBusiness.run(asking.call, { ...given, own });
  const unnamed = asking.named.trades.length + asking.named.industries.length === 0;
  return unnamed && !own ? { ...found, after: missingWords.trade } : found;
}

export async function checked(asking: Asking): Promise<LookedUp> {
  const given = debtFor(asking.named);
  if ('missing' in given) {
    const inView = asking.named.amounts.length === 0 ? await ofListingInView(asking) : nothing;
    if (inView.facts.length > 0) return inView;
    const help = await inHelp(asking);
    return { ...help, after: missingWords[given.missing] };
  }
  return asking.tools.debtServiceCheck.run(asking.call, given);
}

function ofListingInView({ call, tools, meant, question }: Asking): Promise<LookedUp> {
  return tools.financeListing.run(call, inViewOf({ meant, question }));
}

export async function worked({ call, tools, named, meant, question }: Asking, sum: Sum): Promise<LookedUp> {
  if (sum.kind === 'afford') return afforded({ call, tools, meant, question }, sum);
  if (sum.kind === 'payment' && (sum.percent === null || sum.months === null))
    return { ...nothing, before: missingOfLoan(sum.percent, sum.months) };
  if (sum.kind === 'proceeds' && sum.percent === null && sum.debt === null)
    return { ...nothing, before: missingWords.proceeds };
  const dollars = dollarsOf(sum);
  const percent = 'percent' in sum ? (sum.percent ?? 0) : undefined;
  // The figures are a person's: a term of a million years is no term.
  const given = tools.calculate.parameters.safeParse({ ...sum, ...dollars, percent });
  if (!given.success) return nothing;
  const found = await tools.calculate.run(call, given.data);
  if (sum.kind === 'multiple' && named.trades.length > 0)
    return joined(found, await tools.tradeMultiples.run(call, { trade: question.message.slice(0, 400) }));
  const [open] = sum.kind === 'proceeds' ? sum.open : [];
  return open
    ? { ...found, after: `The ${open} is not in it: tell me its figure, and I take it off.` }
    : found;
}

/** Of the listing that is meant, whose price says how much is needed. */
async function afforded(
  { call, tools, meant, question }: Pick<Asking, 'call' | 'tools' | 'meant' | 'question'>,
  { amount, price }: Extract<Sum, { kind: 'afford' }>,
): Promise<LookedUp> {
  const { message } = question;
  const inView = meant.length > 0 || /\b(?:this|it)\b/i.test(message) ? inViewOf({ meant, question }) : {};
  const given = tools.afford.parameters.safeParse({
    cash: amount / 100,
    price: price === undefined ? undefined : price / 100,
    ...inView,
    named: message.slice(0, 400),
  });
  if (!given.success) return nothing;
  const found = await tools.afford.run(call, given.data);
  const isOfListing = found.facts.some(({ source }) => source.kind === 'listing');
  return isOfListing ? found : { ...found, after: missingWords.coverage };
}

function missingOfLoan(percent: number | null, months: number | null): string {
  const missing = [percent === null ? 'interest rate' : '', months === null ? 'term' : ''].filter(Boolean);
  return `Tell me the ${missing.join(' and the ')} too, and I work out the monthly payment.`;
}

function dollarsOf(sum: Sum): Record<string, number> {
  const inCents = {
    amount: sum.amount,
    ...('debt' in sum && { debt: sum.debt ?? 0 }),
    ...('of' in sum && { of: sum.of }),
    ...('cash' in sum && { cash: sum.cash, living: sum.living }),
  };
  return Object.fromEntries(Object.entries(inCents).map(([name, amount]) => [name, amount / 100]));
}
