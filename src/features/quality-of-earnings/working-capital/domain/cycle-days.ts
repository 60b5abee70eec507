/** Days that money is bound: in receivables (DSO), in inventory (DIO), less what suppliers lend (DPO). */
export type CycleDays = {
  receivable: number | null;
  inventory: number | null;
  payable: number | null;
  cycle: number | null;
};

type Year = { revenue: number; costOfSales: number };

/**
 * Balances at the end of a year and its revenue and cost of sales, all in one unit. `null` where a year has none of it, and
 * without a `year`: not each of its months is known.
 */
export function cycleDays(of: {
  receivables: number;
  inventory: number;
  payables: number;
  year: Year | null;
}): CycleDays {
  const { revenue, costOfSales } = of.year ?? { revenue: 0, costOfSales: 0 };
  const receivable = daysOf(of.receivables, revenue);
  const inventory = daysOf(of.inventory, costOfSales);
  const payable = daysOf(of.payables, costOfSales);
  const cycle =
    receivable === null || inventory === null || payable === null ? null : receivable + inventory - payable;
  return { receivable, inventory, payable, cycle };
}

const daysOf = (balance: number, year: number) => (year > 0 ? (balance / year) * 365 : null);
