import {
  explainFinding,
  getRadar,
  listFindingRows,
  listFindings,
} from '#features/quality-of-earnings/findings/contract.ts';
import { expectOk, type Someone } from './people.ts';

type Hands = Pick<Someone, 'get' | 'put'>;

/** `sides`: accounts and cents, debits positive. */
export type Entry = {
  day: string;
  type?: string;
  number?: string;
  name?: string;
  memo?: string;
  sides: readonly (readonly [string, number])[];
};

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const dollars = (cents: number) => (cents === 0 ? '' : (cents / 100).toFixed(2));

/** A general ledger with types of entries and opening balances (debits positive), as programs export it. */
export function ledgerOfEntries(entries: readonly Entry[], openings: Record<string, number> = {}): string {
  const before = Object.entries(openings).map(
    ([account, cents]) => `,,,${quoted(account)},,Opening balance,,,${(cents / 100).toFixed(2)}`,
  );
  const rows = entries.flatMap(({ day, type = '', number = '', name = '', memo = '', sides }) =>
    sides.map(([account, cents]) =>
      [
        day,
        quoted(type),
        number,
        quoted(account),
        quoted(name),
        quoted(memo),
        dollars(Math.max(cents, 0)),
        dollars(Math.max(-cents, 0)),
        '',
      ].join(),
    ),
  );
  return ['Date,Type,Num,Account,Name,Memo,Debit,Credit,Balance', ...before, ...rows, ''].join('\n');
}

export const findingsOf = async (who: Hands, reviewId: string, dataset?: number) =>
  listFindings.reply.parse(
    await expectOk(
      who.get(`/api/earnings-reviews/${reviewId}/findings${dataset ? `?dataset=${dataset}` : ''}`),
    ),
  );

/** All lines behind a finding, page by page. */
export async function rowsOfFinding(who: Hands, findingId: string, size = 100) {
  const items = [];
  let after: string | null = null;
  for (;;) {
    const search = new URLSearchParams({ size: String(size), ...(after ? { after } : {}) });
    const page = listFindingRows.reply.parse(
      await expectOk(who.get(`/api/earnings-findings/${findingId}/ledger-rows?${search}`)),
    );
    items.push(...page.items);
    after = page.next;
    if (after === null) return { total: page.total, items };
  }
}

export const explain = async (who: Hands, findingId: string, text: string, version = 1) =>
  explainFinding.reply.parse(
    await expectOk(who.put(`/api/earnings-findings/${findingId}/explanation`, { text, version })),
  );

export const radarFor = async (who: Hands, reviewId: string) =>
  getRadar.reply.parse(await expectOk(who.get(`/api/earnings-reviews/${reviewId}/radar`)));
