/** Days that money is bound: in receivables (DSO), in inventory (DIO), less what suppliers lend (DPO). */
export type CycleDays = {
  receivable: number | null;
  inventory: number | null;
  payable: number | null;
  cycle: number | null;
};

/** Balances at the end of a year and its revenue and cost of sales, all in one unit. `null` where a year has none of it. */
export function cycleDays(of: {
  receivables: number;
  inventory: number;
  payables: number;
  revenue: number;
  costOfSales: number;
}): CycleDays {
  const receivable = daysOf(of.receivables, of.revenue);
  const inventory = daysOf(of.inventory, of.costOfSales);
  const payable = daysOf(of.payables, of.costOfSales);
  const cycle =
    receivable === null || inventory === null || payable === null ? null : receivable + inventory - payable;
  return { receivable, inventory, payable, cycle };
}

const daysOf = (balance: number, year: number) => (year > 0 ? (balance / year) * 365 : null);
