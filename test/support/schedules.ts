import {
  addSchedule,
  getSchedules,
  listScheduleAccounts,
  listScheduleRows,
} from '#features/quality-of-earnings/supporting-schedules/contract.ts';
import type { ScheduleKind } from '#features/quality-of-earnings/supporting-schedules/domain/schedule-kinds.ts';
import { bytesOf } from './ledgers.ts';
import { expectOk, type Someone } from './people.ts';

type Hands = Pick<Someone, 'get' | 'put' | 'send'>;

/** A customer or vendor, and what is owed by age in cents: current, 1–30, 31–60, 61–90, over 90. */
export type AgedParty = readonly [name: string, ...ages: [number, number, number, number, number]];

const dollars = (cents: number) => (cents / 100).toFixed(2);
const lineOf = (name: string, amounts: readonly number[]) => `"${name}",${amounts.map(dollars).join()}`;

/** An aging as QuickBooks Online exports it. `day`: as its title writes it; empty: it has none. */
export function agingOf(
  parties: readonly AgedParty[],
  day = 'As of December 31, 2025',
  title = 'A/R',
): string {
  const rows = parties.map(([name, ...ages]) => [name, [...ages, sumOf(ages)]] as const);
  const totals = [0, 1, 2, 3, 4, 5].map((at) => sumOf(rows.map(([, amounts]) => amounts[at] ?? 0)));
  return [
    `${title} Aging Summary`,
    'Harbor Supply Co.',
    `"${day}"`,
    ',Current,1 - 30,31 - 60,61 - 90,91 and over,Total',
    ...rows.map(([name, amounts]) => lineOf(name, amounts)),
    lineOf('TOTAL', totals),
    '',
  ].join('\n');
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** A trial balance as QuickBooks Online exports it; debits positive, cents. */
export function trialOf(
  accounts: readonly (readonly [string, number])[],
  day = 'As of December 31, 2025',
): string {
  const rows = accounts.map(([name, amount]) => lineOf(name, [Math.max(amount, 0), Math.max(-amount, 0)]));
  const sides = [1, -1].map((side) => sumOf(accounts.map(([, amount]) => Math.max(amount * side, 0))));
  return ['Trial Balance', `"${day}"`, ',Debit,Credit', ...rows, lineOf('TOTAL', sides), ''].join('\n');
}

export const sendSchedule = (
  who: Hands,
  reviewId: string,
  kind: ScheduleKind,
  file: string | Uint8Array,
  name = `${kind}.csv`,
) =>
  who.send(
    'POST',
    `/api/earnings-reviews/${reviewId}/schedules?${new URLSearchParams({ kind, name })}`,
    bytesOf(file),
  );

export const addScheduleTo = async (...given: Parameters<typeof sendSchedule>) =>
  addSchedule.reply.parse(await expectOk(sendSchedule(...given)));

export const schedulesOf = async (who: Hands, reviewId: string) =>
  getSchedules.reply.parse(await expectOk(who.get(`/api/earnings-reviews/${reviewId}/schedules`)));

export const scheduleAccountsOf = async (who: Hands, id: string) =>
  listScheduleAccounts.reply.parse(await expectOk(who.get(`/api/earnings-schedules/${id}/accounts`))).items;

export async function scheduleRowsOf(who: Hands, id: string, asked: Record<string, string> = {}) {
  const items = [];
  let after: string | null = null;
  for (;;) {
    const query = new URLSearchParams({ size: '2', ...asked, ...(after ? { after } : {}) });
    const page = listScheduleRows.reply.parse(
      await expectOk(who.get(`/api/earnings-schedules/${id}/rows?${query}`)),
    );
    items.push(...page.items);
    after = page.next;
    if (after === null) return { total: page.total, items };
  }
}
