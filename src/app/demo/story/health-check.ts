import { createHash } from 'node:crypto';
import { listBusinesses } from '#features/marketplace/businesses/contract.ts';
import { makeReport, shareReport } from '#features/valuation/check-reports/contract.ts';
import {
  chooseTrade,
  getCheckValue,
  getPlan,
  keepScenario,
  moveTask,
  setAssets,
  takeTask,
} from '#features/valuation/check-value/contract.ts';
import {
  addAddBack,
  getEarnings,
  keepStatementFile,
  matchAccounts,
  setBook,
  typeYear,
} from '#features/valuation/earnings/contract.ts';
import {
  addPaper,
  inviteHelper,
  linkPaper,
  putAnswer,
  startCheck,
} from '#features/valuation/health-check/contract.ts';
import { listTables } from '#features/valuation/valuation/contract.ts';
import { dayOf } from '#kernel/days.ts';
import { days, shift } from '#kernel/instant.ts';
import { cents } from '#kernel/money.ts';
import { endsOn, monthsExport, typedYear } from '../papers/gulfbend-books.ts';
import { printed } from '../papers/print.ts';
import { others } from './cast.ts';
import { addBacks } from './health-check-add-backs.ts';
import { answers, besides, documented } from './health-check-answers.ts';
import type { Players } from './players.ts';
import type { Hand, Stage } from './stage.ts';

export async function finishHealthCheck(stage: Stage, players: Players): Promise<void> {
  const { seller } = players;
  await stage.goTo(48, 15);
  await players.someone(others.marisol);
  const { items } = await seller.call(listBusinesses, { query: { size: 48 } });
  const shop = items.find(({ businessName }) => businessName.startsWith('Gulfbend'));
  const { id } = await seller.call(startCheck, { body: { businessId: shop?.id ?? '' } });
  const params = { id };
  await answerAll(stage, seller, id);
  await stage.goTo(40, 15);
  const helper = { email: others.marisol.email, sections: ['risk' as const], books: true };
  await seller.call(inviteHelper, { params, body: helper });
  const paperId = await documentAnswers(seller, id);
  await stage.goTo(30, 15);
  await keepBooks(stage, seller, id, paperId);
  await stage.goTo(22, 15);
  const { rows } = await seller.call(listTables, {});
  const row = rows.find(({ subsector, metric }) => subsector === 'Job shop' && metric === 'SDE');
  const { version } = await seller.call(getCheckValue, { params });
  await seller.call(chooseTrade, { params, body: { rowId: row?.id ?? '', version } });
  const assets = {
    equipment: 940_000_00,
    inventory: 210_000_00,
    receivables: 560_000_00,
    liabilities: 720_000_00,
  };
  await seller.call(setAssets, { params, body: { ...inCents(assets), version: 0 } });
  await planImprovements(stage, seller, id);
  await stage.goTo(6, 16);
  const report = await seller.call(makeReport, { params });
  const endsAt = shift(stage.began, 85 * days).toISOString();
  const share = { label: 'Lender, first reading', endsAt };
  await seller.call(shareReport, { params: { id: report.id }, body: share });
}

/** One section per day. */
async function answerAll(stage: Stage, seller: Hand, id: string): Promise<void> {
  let section = '';
  let day = 48;
  for (const [key, value] of Object.entries(answers)) {
    if (section !== key.charAt(0)) {
      section = key.charAt(0);
      day -= 1;
      await stage.goTo(day, 16);
    }
    const question = key as keyof typeof answers;
    const given = { question, state: 'given' as const, value, version: 0, ...besides[question] };
    await seller.call(putAnswer, { params: { id }, body: given });
  }
}

async function documentAnswers(seller: Hand, id: string): Promise<string> {
  const parts = [
    'Tax returns, bank statements and the lease of the last three years, as the accountant keeps them.',
  ];
  const bytes = await printed('Accountant’s folder', 'Specimen', parts);
  const upload = new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' });
  const query = { name: 'Accountant’s folder', question: 'A1' as const };
  const paper = await seller.call(addPaper, { params: { id }, query, upload });
  for (const question of documented.filter((key) => key !== 'A1'))
    await seller.call(linkPaper, { params: { id: paper.id }, body: { question, behind: true } });
  return paper.id;
}

async function keepBooks(stage: Stage, seller: Hand, id: string, paperId: string): Promise<void> {
  const params = { id };
  const ends = endsOn(stage.now());
  const { version } = await seller.call(getEarnings, { params });
  const marketPaySource = 'BLS wage survey, industrial production managers, Tampa';
  await seller.call(setBook, {
    params,
    body: { ...ends, marketPay: cents(150_000_00), marketPaySource, version },
  });
  for (const [period, share] of [
    ['first', 0.89],
    ['second', 0.95],
  ] as const)
    await seller.call(typeYear, { params, body: { period, year: typedYear(share), version: 0 } });
  const { text, months } = monthsExport(ends);
  const bytes = Buffer.from(text);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const uses = Array(months).fill('month').join(',');
  const upload = new Blob([Uint8Array.from(bytes)], { type: 'application/octet-stream' });
  await seller.call(keepStatementFile, {
    params,
    query: { sha256, uses, name: 'Profit and Loss by Month.csv' },
    upload,
  });
  const change = (path: string, account: 'COGS_MAT' | 'OTHER_OPEX') => ({
    path,
    seen: 'UNMAPPED' as const,
    account,
  });
  const changes = [
    change('Cost of sales › Steel and aluminum', 'COGS_MAT'),
    change('Expenses › Shop supplies', 'OTHER_OPEX'),
  ];
  await seller.call(matchAccounts, { params, body: { changes } });
  for (const addBack of addBacks(paperId)) await seller.call(addAddBack, { params, body: addBack });
}

async function planImprovements(stage: Stage, seller: Hand, id: string): Promise<void> {
  const params = { id };
  const value = (of: number | string) => ({ state: 'given' as const, value: of, evidenced: false });
  const none = { answers: {}, addBacks: null, margin: null, growth: null };
  const scenarios = {
    'A second estimator': { ...none, answers: { C1: value(0) } },
    'Procedures written, largest customer at 9%': { ...none, answers: { C3: value('all'), B2: value(9) } },
    'Sales down by 10%': { ...none, growth: -10 },
  };
  for (const [name, moved] of Object.entries(scenarios))
    await seller.call(keepScenario, { params, body: { name, moved } });
  const { people } = await seller.call(getPlan, { params });
  const me = { personId: people[0]?.id ?? '' };
  const tasks = [
    { key: 'C1', target: value(0), due: 120, assignee: me },
    { key: 'C3', target: value('all'), due: 45, assignee: { name: 'Office manager' } },
    { key: 'D8', target: value(2), due: 20, assignee: { name: 'Bookkeeper' } },
    { key: 'C6', target: value('note'), due: 60, assignee: me },
  ] as const;
  for (const { due, ...task } of tasks) {
    const dueOn = dayOf(shift(stage.began, due * days));
    const taken = await seller.call(takeTask, { params, body: { ...task, dueOn } });
    if (task.key !== 'C6') continue;
    await stage.goTo(14, 15);
    const done = { to: 'done' as const, version: taken.version, answer: value('note') };
    await seller.call(moveTask, { params: { id: taken.id }, body: done });
  }
}

function inCents<K extends string>(amounts: Record<K, number>) {
  return Object.fromEntries(
    Object.entries<number>(amounts).map(([key, amount]) => [key, cents(amount)]),
  ) as Record<K, ReturnType<typeof cents>>;
}
