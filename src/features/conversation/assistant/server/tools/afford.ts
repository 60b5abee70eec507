import { z } from 'zod';
import { listTables } from '#features/valuation/valuation/contract.ts';
import type { ReadAs } from '#http/own-reads.ts';
import { dayInWords } from '#kernel/days.ts';
import { centsFromDollars, formatMoney } from '#kernel/money.ts';
import { factOf, type Source } from '../../domain/fact.ts';
import { roughDollars } from '../../domain/rough-money.ts';
import { type Found, tool } from './tool.ts';

export const affordReads = [listTables] as const;

export function affordTool(read: ReadAs) {
  return tool({
    name: 'afford',
    words:
      'How large a purchase a buyer’s cash can carry with an SBA 7(a) loan, by the least equity injection and the largest loan. `cash`: dollars.',
    parameters: z.object({ cash: z.number().min(1).max(1e11) }),
    run: async (call, { cash }): Promise<Found> => {
      const rules = (await read(call, listTables))?.rules ?? [];
      const equity = rules.find(({ key }) => key === 'equity-injection');
      const largest = rules.find(({ key }) => key === 'max-loan');
      if (!equity || !largest) return { facts: [] };
      const sourceOf = (rule: typeof equity): Source => ({
        kind: 'source',
        title: `${rule.source}, as of ${dayInWords(rule.asOf)}`,
        href: rule.sourceUrl?.startsWith('https://') ? rule.sourceUrl : null,
        quote: rule.label,
      });
      // The project is the smaller of cash ÷ share and cash + the largest loan.
      const [byShare, byLoan] = [cash / (equity.value / 100), cash + largest.value / 100];
      const project = Math.min(byShare, byLoan);
      const said = (dollars: number) => formatMoney(centsFromDollars(dollars));
      const rule = byShare <= byLoan ? equity : largest;
      const formula =
        rule === equity
          ? `${said(cash)} ÷ ${equity.value}%, the least that a buyer brings to an SBA 7(a) loan`
          : `${said(cash)} + ${said(largest.value / 100)}, the largest SBA 7(a) loan`;
      return {
        facts: [
          factOf(
            `${said(cash)} of cash can carry a project of up to ${roughDollars(project)}: ${formula}.`,
            sourceOf(rule),
          ),
          factOf(
            `The loan would be ${roughDollars(project - cash)}. The project also holds closing costs and working capital, so the price is below it.`,
            sourceOf(largest),
          ),
        ],
        proposals: [{ kind: 'open', label: 'Open the valuation page', href: '/analysis/valuation' }],
      };
    },
  });
}
