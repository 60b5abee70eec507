import { type Cents, cents } from '#kernel/money.ts';
import { loanNeeded, type Purchase, rateCap } from './debt-service.ts';
import type { RuleValues } from './sba-rules.ts';

export type ToldPurchase = Pick<Purchase, 'price' | 'cash'> & {
  [K in Exclude<keyof Purchase, 'price' | 'cash' | 'sellerNote'>]?: Purchase[K] | undefined;
} & { sellerNote?: { [K in keyof Purchase['sellerNote']]?: Purchase['sellerNote'][K] | undefined } };

const nothing: Cents = cents(0);

/** Fills unknown inputs from the rules: minimum equity, highest rate, usual term, no seller note. */
export function usualPurchase(told: ToldPurchase, rules: RuleValues): Purchase {
  const purchase = {
    price: told.price,
    cash: told.cash,
    workingCapital: told.workingCapital ?? nothing,
    closingCosts: told.closingCosts ?? nothing,
    equity: told.equity ?? rules['equity-injection'] / 100,
    months: told.months ?? rules['term-months'],
    sellerNote: {
      amount: told.sellerNote?.amount ?? nothing,
      rate: told.sellerNote?.rate ?? rules['seller-note-rate'] / 100,
      months: told.sellerNote?.months ?? rules['seller-note-months'],
      standby: told.sellerNote?.standby ?? false,
    },
    existingDebt: told.existingDebt ?? nothing,
    assets: told.assets ?? nothing,
    loan: told.loan ?? null,
  };
  return { ...purchase, rate: told.rate ?? rateCap(loanNeeded(purchase, rules).loan, rules) / 100 };
}

/** Annual cash for debt service in cents: EBITDA, or SDE less the buyer's salary; less upkeep and other obligations. */
export function cashFor(
  earned: { ebitda: Cents } | { sde: Cents; salary: Cents },
  spent: { capex?: Cents; otherDuties?: Cents } = {},
): Cents {
  const left = 'ebitda' in earned ? earned.ebitda : earned.sde - earned.salary;
  return cents(left - (spent.capex ?? 0) - (spent.otherDuties ?? 0));
}
