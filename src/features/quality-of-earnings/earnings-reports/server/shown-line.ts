import { shownAccount, shownText } from '#features/quality-of-earnings/databook/domain/ledger-sheet.ts';
import { type DatabookStage, isShown } from '#features/quality-of-earnings/databook/domain/stages.ts';
import { type LedgerCode, ledgerAccount } from '#features/valuation/earnings/domain/canonical-accounts.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { getReportFigure } from '../figure-contract.ts';

export type ShownLine = AnswerOf<typeof getReportFigure>['items'][number];

/** A line with its words as the books have them. `plain`: what stands for its account before the names. */
export type WholeLine = ShownLine & { plain: string };

/** `own`: for people of the review, who see the books themselves. */
export type Shows = { stage: DatabookStage; own: boolean };

export const plainAccount = (code: LedgerCode): string => ledgerAccount(code).label;

/** A line as its reader may see it: an allow-list, by the rules of the ledger of a databook. */
export function shownLine({ plain, ...line }: WholeLine, { stage, own }: Shows): ShownLine {
  if (own) return line;
  const { place, day, row, amount } = line;
  if (!isShown('names', stage))
    return {
      ...{ place, day, row, amount, path: plain, fileName: 'Row of the file', sheet: '' },
      ...{ type: '', number: '', name: '', memo: '', split: '' },
    };
  return {
    ...{ place, day, row, amount },
    path: shownAccount(line.path),
    fileName: shownText(line.fileName),
    sheet: shownText(line.sheet),
    type: shownText(line.type),
    number: shownText(line.number),
    name: shownText(line.name),
    memo: shownText(line.memo),
    split: shownAccount(line.split),
  };
}
