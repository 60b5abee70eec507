import { endsOn, monthsExport, settlement, typedYear } from '#app/demo/papers/gulfbend-books.ts';
import { makeReport, shareReport } from '#test/support/check-reports.ts';
import { keepScenario, planSeen, takeTask, tradeRowId, valueSeen } from '#test/support/check-value.ts';
import { addAddBackOf, earningsOf, keptFile, typeYear } from '#test/support/earnings.ts';
import { checked } from '#test/support/health-check-examples.ts';
import { addPaper, give, startCheck } from '#test/support/health-checks.ts';
import { expectOk, type Someone } from '#test/support/people.ts';

type Owner = Pick<Someone, 'get' | 'post' | 'put' | 'upload'>;
export type FilledCheck = { id: string; report: string; link: string };

/** Differences from the worked example: a machine shop with a plant manager. */
const own = {
  A1: 19,
  A2: 6,
  A3: 4,
  A4: 7,
  A5: 'accrual',
  A6: 1_069_750_00,
  B1: 30,
  B2: 14,
  B3: 47,
  C2: 5,
  C4: 'in-role',
  D6: 9,
  D10: 1.5,
} as const;
const besides: Record<string, object> = {
  A3: { benchmarked: true },
  A4: { lossYear: false },
  B7: { reviews: 60 },
  D1: { locationDependent: false },
};
const proven = 'A1 A2 A4 A5 A6 B1 B2 B3 B4 B7 C2 C3 C4 C5 C6 C7 D1 D2 D3 D4 D7 D8 D9 D10 E1 E2 E3 E5'.split(
  ' ',
);

export async function fillCheck(owner: Owner, businessId: string): Promise<FilledCheck> {
  const id = await startCheck(owner, businessId);
  for (const [key, value] of Object.entries({ ...checked.answers, ...own }))
    await give(owner, id, key, value, besides[key] ?? {});
  const paper = await addPaper(owner, id, 'Folder of the accountant', 'A1');
  for (const question of proven.filter((key) => key !== 'A1'))
    await expectOk(owner.post(`/api/check-papers/${paper}/links`, { question, behind: true }));
  await fillBooks(owner, id, paper);
  const rowId = await tradeRowId(owner, 'Job shop');
  const { version } = await valueSeen(owner, id);
  await expectOk(owner.put(`/api/health-checks/${id}/trade`, { rowId, version }));
  await expectOk(
    owner.put(`/api/health-checks/${id}/assets`, {
      equipment: 940_000_00,
      inventory: 210_000_00,
      receivables: 560_000_00,
      liabilities: 720_000_00,
      version: 0,
    }),
  );
  await plan(owner, id);
  const report = await makeReport(owner, id);
  const { link } = await shareReport(owner, report, inDays(30), 'First National Bank');
  return { id, report, link };
}

async function fillBooks(owner: Owner, id: string, paper: string): Promise<void> {
  const ends = endsOn(new Date());
  const { version } = await earningsOf(owner, id);
  await expectOk(
    owner.put(`/api/health-checks/${id}/earnings`, {
      ...ends,
      marketPay: 150_000_00,
      marketPaySource: 'BLS wage survey, industrial production managers, Tampa',
      version,
    }),
  );
  for (const [period, share] of [
    ['first', 0.89],
    ['second', 0.95],
  ] as const)
    await expectOk(typeYear(owner, id, period, typedYear(share)));
  const { text, months } = monthsExport(ends);
  await keptFile(owner, id, text, [...Array(months).fill('month')]);
  const change = (account: string, to: string) => ({ path: account, seen: 'UNMAPPED', account: to });
  await expectOk(
    owner.put(`/api/health-checks/${id}/earnings-accounts`, {
      changes: [
        change('Cost of sales › Steel and aluminum', 'COGS_MAT'),
        change('Expenses › Shop supplies', 'OTHER_OPEX'),
      ],
    }),
  );
  for (const one of addBacks(paper)) await addAddBackOf(owner, id, one);
}

type Year = readonly [recorded: number, replacement: number];

const amountsOf = ([recorded, replacement]: Year) => ({
  recorded: recorded * 100,
  replacement: replacement * 100,
  recovered: 0,
  effect: 0,
});

/** One of them fails its tests, one lowers the earnings. */
function addBacks(paperId: string): Record<string, unknown>[] {
  const papers = (['third-party', 'ledger', 'bank'] as const).map((proof) => ({ paperId, proof }));
  return [
    {
      code: 'O-COMP',
      title: 'My pay, to what a manager costs',
      why: 'A plant manager with taxes and benefits costs less than I take.',
      account: 'OFFICER_COMP',
      years: { third: amountsOf([210_000, 150_000]), latest: amountsOf([212_000, 150_000]) },
      papers,
    },
    {
      code: 'O-RENT',
      title: 'Rent for the building, which I own',
      why: 'The lease is below the market; the broker’s letter says what it would be.',
      account: 'RENT',
      years: { third: amountsOf([264_000, 300_000]), latest: amountsOf([268_000, 300_000]) },
      papers: papers.slice(0, 1),
    },
    {
      code: 'O-PERK',
      title: 'My truck and phone',
      why: 'Private for two thirds.',
      account: 'VEHICLE',
      years: { third: amountsOf([14_400, 0]), latest: amountsOf([14_400, 0]) },
    },
    {
      code: 'N-LEGAL',
      title: 'Settlement with a former supplier',
      why: 'Settled in December; there is no other claim.',
      account: 'PROF_FEES',
      years: { third: amountsOf([settlement, 0]), latest: amountsOf([settlement, 0]) },
      papers,
    },
    {
      code: 'N-MOVE',
      title: 'Trade show in Chicago',
      why: 'We may not go again.',
      account: 'TRAVEL_MEALS',
      otherYears: 3,
      years: { third: amountsOf([9_800, 0]), latest: amountsOf([9_800, 0]) },
    },
  ];
}

async function plan(owner: Owner, id: string): Promise<void> {
  const { people } = await planSeen(owner, id);
  const me = { personId: people[0]?.id ?? '' };
  const value = (of: number | string) => ({ state: 'given', value: of, evidenced: false });
  await expectOk(keepScenario(owner, id, 'A second estimator', { answers: { C1: value(0) } }));
  await expectOk(
    keepScenario(owner, id, 'Procedures written, largest customer at 9%', {
      answers: { C3: value('all'), B2: value(9) },
    }),
  );
  await expectOk(keepScenario(owner, id, 'Sales down by 10%', { answers: {}, growth: -10 }));
  const take = (key: string, target: number | string, dueOn: string, assignee: object) =>
    expectOk(takeTask(owner, id, { key, target: value(target), dueOn, assignee }));
  await take('C1', 0, inDays(120).slice(0, 10), me);
  await take('C3', 'all', inDays(45).slice(0, 10), { name: 'Dana, office manager' });
  await take('D8', 2, inDays(-6).slice(0, 10), { name: 'The bookkeeper' });
  await take('C6', 'note', inDays(60).slice(0, 10), me);
  const { tasks } = await planSeen(owner, id);
  const done = tasks.find(({ key }) => key === 'C6');
  const move = { to: 'done', version: done?.version, answer: value('note') };
  await expectOk(owner.post(`/api/check-tasks/${done?.id}/moves`, move));
}

function inDays(count: number): string {
  return new Date(Date.now() + count * 86_400_000).toISOString();
}
