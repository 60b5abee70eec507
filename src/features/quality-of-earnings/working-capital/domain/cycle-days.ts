/** Days that money is bound: in receivables (DSO), in inventory (DIO), less what suppliers lend (DPO). */
export type CycleDays = {
  receivable: number | null;
  inventory: number | null;
  payable: number | null;
  /** DPO over cost of sales without labor on jobs, which no supplier bills; `null` also if there is no such labor. */
  payableWithoutLabor: number | null;
  cycle: number | null;
};

/** What the balances are divided by. `labor`: the part of the cost of sales that is labor on jobs. */
export type CycleYear = { revenue: number; costOfSales: number; labor: number };

/**
 * Balances at the end of a year and its revenue and cost of sales, all in one unit (docs/rules/quality-of-earnings.md).
 * `null` where a year has none of it, and without a `year`: not each of its months is known. `inventory` `null`: the business
 * has none, so that it has no days and adds none to the cycle.
 */
export function cycleDays(of: {
  receivables: number;
  inventory: number | null;
  payables: number;
  year: CycleYear | null;
}): CycleDays {
  const { revenue, costOfSales, labor } = of.year ?? { revenue: 0, costOfSales: 0, labor: 0 };
  const receivable = daysOf(of.receivables, revenue);
  const inventory = of.inventory === null ? null : daysOf(of.inventory, costOfSales);
  const payable = daysOf(of.payables, costOfSales);
  const held = of.inventory === null ? 0 : inventory;
  const cycle = receivable === null || held === null || payable === null ? null : receivable + held - payable;
  const payableWithoutLabor = labor > 0 ? daysOf(of.payables, costOfSales - labor) : null;
  return { receivable, inventory, payable, payableWithoutLabor, cycle };
}

const daysOf = (balance: number, year: number) => (year > 0 ? (balance / year) * 365 : null);
