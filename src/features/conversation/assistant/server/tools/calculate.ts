import { z } from 'zod';
import { paymentFactor } from '#features/valuation/valuation/domain/debt-service.ts';
import { centsFromDollars, formatMoney } from '#kernel/money.ts';
import { factOf, type Source } from '../../domain/fact.ts';
import { type Found, tool } from './tool.ts';

const dollars = z.number().min(0).max(1e11);

export const calculate = tool({
  name: 'calculate',
  words:
    'Plain arithmetic, in dollars and percent. payment: the level monthly payment of a loan or note of `amount` at `percent` a year over `months`. multiple: `amount` × `times`. proceeds: the price `amount` less a fee of `percent` of it and `debt`. share: `amount` in percent of the whole `of`. coverage: `cash` of a year less `living`, divided by the yearly payments of the loan `amount`.',
  parameters: z.object({
    kind: z.enum(['payment', 'multiple', 'proceeds', 'share', 'coverage']),
    amount: dollars,
    percent: z.number().min(0).max(100).optional(),
    months: z.number().int().min(1).max(480).optional(),
    times: z.number().min(0).max(100).optional(),
    debt: dollars.optional(),
    of: dollars.optional(),
    cash: dollars.optional(),
    living: dollars.optional(),
  }),
  run: async (
    _call,
    { kind, amount, percent, months, times, debt, of, cash, living = 0 },
  ): Promise<Found> => {
    if (kind === 'share') return { facts: of ? [shareFact({ amount, of })] : [] };
    if (kind === 'coverage')
      return {
        facts:
          percent === undefined || !months || cash === undefined
            ? []
            : [
                paymentFact({ amount, percent, months }),
                coverageFact({ amount, percent, months, cash, living }),
              ],
      };
    if (kind === 'payment')
      return { facts: percent === undefined || !months ? [] : [paymentFact({ amount, percent, months })] };
    if (kind === 'multiple') return { facts: times === undefined ? [] : [multipleFact({ amount, times })] };
    return {
      facts: percent || debt ? [proceedsFact({ amount, percent: percent ?? 0, debt: debt ?? 0 })] : [],
    };
  },
});

const source = (title: string): Source => ({ kind: 'page', title, href: null, quote: null });
const said = (amount: number) => formatMoney(centsFromDollars(amount));

function paymentFact({ amount, percent, months }: { amount: number; percent: number; months: number }) {
  // Rounded as a lender does, so that the other figures follow from it.
  const payment = centsFromDollars(amount * paymentFactor(percent / 100, months)) / 100;
  const interest = payment * months - amount;
  return factOf(
    `${said(amount)} at ${percent}% a year over ${months} months is ${said(payment)} a month: ${said(payment * 12)} a year, and ${said(interest)} of interest in all. Payments are level; fees are not in it.`,
    source('Level payment: loan × i ÷ (1 − (1 + i)^−n), i = rate ÷ 12'),
  );
}

function shareFact({ amount, of }: { amount: number; of: number }) {
  return factOf(
    `${said(amount)} of ${said(of)} is ${((100 * amount) / of).toFixed(1)}%.`,
    source('Part ÷ whole'),
  );
}

type Covered = { amount: number; percent: number; months: number; cash: number; living: number };

function coverageFact({ amount, percent, months, cash, living }: Covered) {
  const yearly = (centsFromDollars(amount * paymentFactor(percent / 100, months)) / 100) * 12;
  const left = living === 0 ? said(cash) : `${said(cash)} less ${said(living)} to live on`;
  return factOf(
    `${left} covers ${said(yearly)} of payments a year ${((cash - living) / yearly).toFixed(2)} times (DSCR).`,
    source('DSCR = cash of a year ÷ payments of a year'),
  );
}

function multipleFact({ amount, times }: { amount: number; times: number }) {
  return factOf(`${times} × ${said(amount)} is ${said(amount * times)}.`, source('Multiple × earnings'));
}

function proceedsFact({ amount, percent, debt }: { amount: number; percent: number; debt: number }) {
  const fee = (amount * percent) / 100;
  const less = [
    ...(percent > 0 ? [`a fee of ${percent}% (${said(fee)})`] : []),
    ...(debt > 0 ? [`${said(debt)} of debt`] : []),
  ];
  const left = amount - fee - debt;
  const result = left >= 0 ? `leaves ${said(left)}` : `does not cover it: ${said(-left)} is missing`;
  return factOf(
    `${said(amount)} less ${less.join(' and ')} ${result}. Taxes, your attorney and accountant, and what the buyer pays later come off that.`,
    source('Price − fee − debt'),
  );
}
