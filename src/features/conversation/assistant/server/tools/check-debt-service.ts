import { z } from 'zod';
import { getDebtService as contract } from '#features/valuation/valuation/contract.ts';
import { checkDebtService } from '#features/valuation/valuation/server/check-debt-service.ts';
import { dayInWords } from '#kernel/days.ts';
import { centsFromDollars, formatMoney } from '#kernel/money.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { type Fact, factOf, type Source } from '../../domain/fact.ts';
import { inDollars, roughMoney } from '../../domain/rough-money.ts';
import { type Found, tool } from './tool.ts';

type Check = ReplyOf<typeof contract>;

const dollars = z.number().min(0).max(1e11).optional();
const percent = z.number().min(0).max(90).optional();

export const debtServiceCheck = tool({
  name: 'check_debt_service',
  words:
    'Checks whether the earnings of a business carry the SBA 7(a) loan that buys it: payments, DSCR, the largest loan. Dollars and percent.',
  parameters: z.object({
    price: z.number().min(0).max(1e11),
    sde: z.number().min(-1e11).max(1e11).optional(),
    ebitda: z.number().min(-1e11).max(1e11).optional(),
    salary: dollars,
    workingCapital: dollars,
    closingCosts: dollars,
    sellerNote: dollars,
    standby: z.boolean().optional(),
    equity: percent,
    rate: z.number().min(0).max(50).optional(),
    months: z.number().int().min(1).max(480).optional(),
  }),
  run: async (call, { standby, equity, rate, months, ...amounts }): Promise<Found> => {
    const inCents = Object.entries(amounts).flatMap(([name, amount]) =>
      amount === undefined ? [] : [[name, centsFromDollars(amount)]],
    );
    const given = { equity, rate, months, sellerNoteTerms: standby ? 'standby' : 'paying' };
    const query = contract.query.parse({ ...given, ...Object.fromEntries(inCents) });
    const check = contract.reply.parse(await checkDebtService(call, query));
    return {
      facts: [...checkFacts(check), ...warningFacts(check)],
      proposals: [{ kind: 'open', label: 'Open the valuation page', href: '/analysis/valuation' }],
    };
  },
});

const page: Source = { kind: 'page', title: 'SBA check', href: '/analysis/valuation', quote: null };

function checkFacts(check: Check): Fact[] {
  const { given, loan, monthly, annual, cash, dscr, maxLoan, maxProject } = check;
  const percentOf = (value: number) => Number(value.toFixed(2));
  const source = ruleSource(check, 'equity-injection');
  const least = check.rules.find(({ key }) => key === 'dscr-minimum')?.value ?? 0;
  return [
    factOf(
      `For ${inDollars(check.project)} in all the buyer brings ${inDollars(check.buyerCash)} and the loan is ${inDollars(loan)}, at ${percentOf(given.rate)}% over ${given.months} months: ${inDollars(monthly)} a month, ${inDollars(annual.total)} a year with all other payments.`,
      source,
    ),
    ...(dscr === null
      ? []
      : [
          factOf(
            `The cash for it is ${inDollars(cash)} a year${given.salary === null ? '' : ` after ${formatMoney(given.salary)} for the buyer to live on`}. Coverage (DSCR) is ${dscr.toFixed(2)}; the least is ${least}.`,
            ruleSource(check, 'dscr-minimum'),
          ),
        ]),
    factOf(
      `That cash carries a loan of up to ${roughMoney(maxLoan.atMinimum)}, a project of ${roughMoney(maxProject.atMinimum)}.`,
      page,
    ),
  ];
}

function warningFacts(check: Check): Fact[] {
  const assumed = check.assumed.length > 0;
  return [
    ...check.warnings.map(({ words, rule }) => factOf(words, rule ? ruleSource(check, rule.key) : page)),
    ...(assumed
      ? [factOf('What you did not give was taken from the rules; change it on the page.', page)]
      : []),
    factOf(check.disclaimer, page),
  ];
}

function ruleSource({ rules }: Check, key: string): Source {
  const rule = rules.find((one) => one.key === key);
  if (!rule) return page;
  return {
    kind: 'source',
    title: `${rule.source}, as of ${dayInWords(rule.asOf)}`,
    href: rule.sourceUrl?.startsWith('https://') ? rule.sourceUrl : null,
    quote: rule.label,
  };
}
