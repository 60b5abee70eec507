import { isTrade, type TradeAnswer } from '#features/marketplace/businesses/domain/trades.ts';
import { againstBooks, knownFromBooks } from '#features/valuation/earnings/domain/against-books.ts';
import type { RecastPeriod } from '#features/valuation/earnings/domain/recast.ts';
import { recastStanding } from '#features/valuation/earnings/server/recast-of.ts';
import { answersOf } from '#features/valuation/health-check/server/check-answers.ts';
import { tradeOfCheck } from '#features/valuation/health-check/server/trade-of-check.ts';
import { rowForTrade } from '#features/valuation/valuation/domain/find-rows.ts';
import {
  type StoredRow,
  storedRows,
  storedRules,
} from '#features/valuation/valuation/server/stored-tables.ts';
import { cents } from '#kernel/money.ts';
import type { Reader } from '#platform/context.ts';
import type { CheckInputs } from '../domain/check-value.ts';
import type { EarningsPeriod } from '../domain/earnings-found.ts';
import { findAssets } from './assets-store.ts';

type Stored = CheckInputs<StoredRow> & {
  assets: (CheckInputs['assets'] & { version: number }) | null;
  againstBooks: ReturnType<typeof againstBooks>;
  saidTrade: TradeAnswer | null;
  tradeChosen: boolean;
};

/** The current inputs of a check's value; answers as they are scored. */
export async function inputsOf(db: Reader, checkId: string): Promise<Stored> {
  const of = await tradeOfCheck(db, checkId);
  const rows = await storedRows(db);
  const chosen = rows.find(({ id }) => id === of.rowId) ?? null;
  const { values } = await storedRules(db);
  const said = await answersOf(db, checkId);
  const { recast: books, standing } = await recastStanding(db, checkId);
  const assets = await findAssets(db, checkId);
  return {
    answers: { ...said, ...knownFromBooks(said, books) },
    periods: books ? books.periods.map(periodOf) : [],
    books: standing,
    againstBooks: againstBooks(said, books),
    trade: chosen ?? (isTrade(of.trade) ? rowForTrade(rows, of.trade) : null),
    saidTrade: of.trade,
    tradeChosen: chosen !== null,
    rows,
    rules: values,
    assets: assets
      ? {
          equipment: cents(assets.equipment_cents),
          inventory: cents(assets.inventory_cents),
          receivables: cents(assets.receivables_cents),
          liabilities: cents(assets.liabilities_cents),
          version: assets.version,
        }
      : null,
  };
}

function periodOf({ key, endsOn, months, revenue, bridge, ownerPay }: RecastPeriod): EarningsPeriod {
  const { ebitda, adjustedEbitda, marketPay, sde, lender } = bridge;
  return {
    ...{ key, endsOn, months, revenue },
    bridge: { ebitda, adjustedEbitda, marketPay, sde, lender },
    replacementSalary: ownerPay.market,
  };
}
