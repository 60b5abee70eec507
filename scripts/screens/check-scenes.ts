import type { Page } from '@playwright/test';
import { endsOn, monthsExport } from '#app/demo/papers/gulfbend-books.ts';
import { listPoints } from '#features/valuation/check-value/contract.ts';
import { cents } from '#kernel/money.ts';
import { paths } from '#kit/paths.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import type { LivedIn } from './lived-in.ts';
import type { Scene } from './scene.ts';

const at =
  (part: string) =>
  ({ filled }: LivedIn): string =>
    paths.healthCheck(filled.id, part);

const linkOf = ({ filled }: LivedIn): string => {
  const { pathname, hash } = new URL(filled.link);
  return pathname + hash;
};

export const checkScenes: readonly Scene[] = [
  { name: 'check-figures', who: 'seller', path: at('earnings'), ready: figuresRead },
  { name: 'check-upload', who: 'seller', path: at('earnings'), ready: fileRead },
  { name: 'check-accounts', who: 'seller', path: at('earnings'), ready: step('2. Match accounts') },
  { name: 'check-add-backs', who: 'seller', path: at('earnings'), ready: step('3. Add-backs (5)') },
  { name: 'check-add-back', who: 'seller', path: at('earnings'), whole: false, ready: addBackOpened },
  { name: 'check-result', who: 'seller', path: at('earnings'), ready: resultDrawn },
  { name: 'check-value', who: 'seller', path: at('value'), ready: valueRead },
  { name: 'check-what-if', who: 'seller', path: at('what-if'), ready: moved },
  { name: 'check-scenarios', who: 'seller', path: at('what-if'), whole: false, ready: compared },
  { name: 'check-plan', who: 'seller', path: at('plan'), ready: planRead },
  { name: 'check-history', who: 'seller', path: at('plan'), whole: false, ready: historyDrawn },
  { name: 'check-task', who: 'seller', path: at('plan'), whole: false, ready: taskOpened },
  { name: 'check-reports', who: 'seller', path: at('reports'), ready: reportsRead },
  { name: 'check-report', who: 'seller', path: at('reports'), ready: reportOpened },
  { name: 'shared-report', who: 'visitor', path: linkOf, ready: sharedOpened },
  {
    name: 'check-value-none',
    who: 'seller',
    path: ({ check }) => paths.healthCheck(check, 'value'),
    ready: noValueRead,
  },
];

async function figuresRead(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Upload a profit and loss' }).waitFor();
}

async function fileRead(page: Page): Promise<void> {
  const buffer = Buffer.from(monthsExport(endsOn(new Date())).text);
  await page
    .getByLabel('Profit and loss file')
    .setInputFiles({ name: 'P&L by month.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Import' }).waitFor();
}

function step(name: string): (page: Page) => Promise<void> {
  return (page) => page.getByRole('tab', { name }).click();
}

async function addBackOpened(page: Page): Promise<void> {
  await step('3. Add-backs (5)')(page);
  await page.getByRole('button', { name: 'Change Settlement with a former supplier' }).click();
  await page.getByRole('dialog').waitFor();
}

async function resultDrawn(page: Page): Promise<void> {
  await step('4. Result')(page);
  await page.getByRole('heading', { name: 'From net income to SDE' }).waitFor();
}

async function valueRead(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'How we get there' }).waitFor();
}

async function noValueRead(page: Page): Promise<void> {
  await page.getByText('Insufficient information').first().waitFor();
}

async function moved(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Profit margin, last year' }).fill('19');
  const result = page.getByRole('region', { name: 'Value in this scenario' });
  await result.getByText('against today').waitFor();
}

async function compared(page: Page): Promise<void> {
  for (const name of ['A second estimator', 'Sales down by 10%'])
    await page.getByRole('checkbox', { name }).click();
  await page.getByRole('region', { name: 'Scenarios compared' }).scrollIntoViewIfNeeded();
}

async function planRead(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Opportunities' }).waitFor();
}

async function taskOpened(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Add to plan: / })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}

/** A history takes days to form, so the picture shows mock data of some weeks. */
async function historyDrawn(page: Page): Promise<void> {
  await page.route('**/points', async (route) => {
    const reply = await route.fetch();
    const { items } = listPoints.reply.parse(await reply.json());
    await route.fulfill({ json: { items: items.flatMap(someWeeks) } });
  });
  await page.reload({ waitUntil: 'networkidle' });
  await page.unroute('**/points');
  const history = page.getByRole('heading', { name: 'Progress' });
  await page.locator('.recharts-surface').first().waitFor();
  await history.evaluate((heading) => heading.scrollIntoView());
}

type Point = ReplyOf<typeof listPoints>['items'][number];

function someWeeks(last: Point): Point[] {
  const before = [
    [41, 0.84, null],
    [30, 0.87, 0.71],
    [22, 0.87, 0.83],
    [9, 0.95, 0.9],
  ] as const;
  const part = (amount: number | null, share: number) => (amount === null ? null : amount * share);
  return [
    ...before.map(([daysAgo, share, proven]) => ({
      ...last,
      day: new Date(Date.parse(last.at) - daysAgo * 86_400_000).toISOString().slice(0, 10),
      score: part(last.score, share),
      evidenced: proven === null ? null : part(last.evidenced, proven),
      reason: daysAgo === 9 ? 'Multiples of Job shop changed' : null,
      mid: last.mid === null ? null : cents(Math.round(last.mid * share)),
    })),
    last,
  ];
}

async function reportsRead(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open report 1' }).waitFor();
}

async function reportOpened(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open report 1' }).click();
  await page.getByRole('article').waitFor();
}

async function sharedOpened(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the report' }).click();
  await page.getByRole('article').waitFor();
}
