import type { FindingTest } from '../domain/finding-tests.ts';
import * as balance from './balance-tests-sql.ts';
import * as entry from './entry-tests-sql.ts';
import type { TestScope, TestSql } from './ledger-sql.ts';
import * as memo from './memo-tests-sql.ts';
import * as numbers from './number-tests-sql.ts';
import * as revenue from './revenue-tests-sql.ts';
import * as statistics from './statistics-tests-sql.ts';

/** One plain statement for each test, over the lines of a dataset version. */
export const testStatements: Record<FindingTest, (scope: TestScope) => TestSql> = {
  'round-trips': entry.roundTrips,
  'period-end-spikes': statistics.spikes,
  'late-credits': entry.creditsAfter,
  'journals-to-revenue': entry.journalsToRevenue,
  'journals-to-cash': entry.journalsToCash,
  'odd-days': statistics.onOddDays,
  'round-amounts': statistics.rounded,
  'duplicate-payments': entry.duplicatePayments,
  'number-gaps': numbers.gapsInNumbers,
  'first-digits': statistics.leadingDigits,
  outliers: statistics.farFromUsual,
  'capitalized-costs': revenue.capitalized,
  'slow-receivables': balance.slowerReceivables,
  uncategorized: revenue.uncategorized,
  'owner-payee': revenue.paidToOwner,
  'possible-relatives': revenue.paidToRelatives,
  'personal-costs': memo.personalCosts,
  'one-time-costs': memo.oneTimeCosts,
  'one-time-income': memo.oneTimeIncome,
  'deposits-without-sale': revenue.depositsWithoutSale,
  'unusual-pairs': revenue.pairedUnusually,
  'customer-deposits': revenue.depositsOfCustomers,
  'debt-like': balance.owedLikeDebt,
  'opening-equity': balance.openingEquity,
  undeposited: balance.undeposited,
  'negative-cash': balance.negativeCash,
  'negative-balances': balance.negativeBalances,
  'payroll-unpaid': balance.payrollUnpaid,
  'owner-loans': balance.loansOfOwner,
  'inventory-unmoved': balance.inventoryUnmoved,
};
