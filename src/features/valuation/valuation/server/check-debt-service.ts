import { cents } from '#kernel/money.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { getDebtService as contract } from '../contract.ts';
import { debtService, type Purchase } from '../domain/debt-service.ts';
import type { RuleValues } from '../domain/sba-rules.ts';
import { cashFor, usualPurchase } from '../domain/usual-purchase.ts';
import { debtWarningWords, notAnAppraisal } from '../domain/words.ts';
import { storedRules } from './stored-tables.ts';

type Query = InputOf<typeof contract>['query'];

/** Inputs that were not given come from the rules and are named in the reply. */
export async function checkDebtService(
  { db }: Pick<Reading, 'db'>,
  query: Query,
): Promise<AnswerOf<typeof contract>> {
  const { rules, rule, values } = await storedRules(db);
  const earned = earnedBy(query, values);
  const purchase = purchaseOf(query, earned, values);
  const { warnings, ...found } = debtService(purchase, values);
  return {
    given: givenBy(query, earned, purchase),
    assumed: assumedIn(query),
    ...found,
    warnings: warnings.map(({ code, rule: key }) => ({
      code,
      words: debtWarningWords[code],
      rule: key === null ? null : rule(key),
    })),
    rules,
    disclaimer: notAnAppraisal,
  };
}

type Earned = Parameters<typeof cashFor>[0];

/** EBITDA already includes pay for the operator; from SDE the buyer's salary is deducted. */
function earnedBy({ sde, ebitda, salary }: Query, rules: RuleValues): Earned {
  if (ebitda !== undefined) return { ebitda: cents(ebitda) };
  if (sde === undefined)
    throw new Refused('invalid-fields', { fields: { sde: ['Give the SDE or the EBITDA.'] } });
  return { sde: cents(sde), salary: cents(salary ?? rules['buyer-salary']) };
}

const fraction = (percent: number | undefined) => (percent === undefined ? undefined : percent / 100);
const percent = (share: number) => Math.round(share * 1e6) / 1e4;

function purchaseOf(query: Query, earned: Earned, rules: RuleValues): Purchase {
  const spent = { capex: cents(query.capex), otherDuties: cents(query.otherDuties) };
  return usualPurchase(
    {
      price: cents(query.price),
      cash: cashFor(earned, spent),
      workingCapital: cents(query.workingCapital),
      closingCosts: cents(query.closingCosts),
      assets: cents(query.assets),
      existingDebt: cents(query.existingDebt),
      equity: fraction(query.equity),
      rate: fraction(query.rate),
      months: query.months,
      loan: query.loan === undefined ? undefined : cents(query.loan),
      sellerNote: {
        amount: cents(query.sellerNote),
        rate: fraction(query.sellerNoteRate),
        months: query.sellerNoteMonths,
        standby: query.sellerNoteTerms === 'standby',
      },
    },
    rules,
  );
}

function givenBy(query: Query, earned: Earned, of: Purchase) {
  const { price, workingCapital, closingCosts, assets, existingDebt, months, sellerNote } = of;
  return {
    ...{ price, workingCapital, closingCosts, assets, existingDebt, months },
    sde: 'sde' in earned ? earned.sde : null,
    ebitda: 'ebitda' in earned ? earned.ebitda : null,
    salary: 'sde' in earned ? earned.salary : null,
    capex: query.capex,
    otherDuties: query.otherDuties,
    equity: percent(of.equity),
    rate: percent(of.rate),
    sellerNote: sellerNote.amount,
    sellerNoteTerms: query.sellerNoteTerms,
    sellerNoteRate: percent(sellerNote.rate),
    sellerNoteMonths: sellerNote.months,
  };
}

function assumedIn(query: Query): string[] {
  const fromRules = ['equity', 'rate', 'months', 'sellerNoteRate', 'sellerNoteMonths'] as const;
  const salary = query.ebitda === undefined && query.salary === undefined ? ['salary'] : [];
  return [...salary, ...fromRules.filter((name) => query[name] === undefined)];
}
