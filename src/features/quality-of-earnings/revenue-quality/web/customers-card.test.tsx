import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { CustomersCard } from './customers-card.tsx';
import type { RevenueQuality } from './queries.ts';

const customers: RevenueQuality['customers'] = {
  from: 'ledger',
  schedules: { latest: null, before: null },
  latest: { from: '2025-04', to: '2026-03' },
  before: { from: '2024-04', to: '2025-03' },
  empty: { latest: 0, before: 2 },
  total: 320_00,
  unnamed: 20_00,
  totalBefore: 300_00,
  unnamedBefore: 0,
  named: 6,
  count: 5,
  concentration: { top1: 0.375, top5: 1, top10: 1, hhi: 2_600, band: 'high' },
  retention: { net: 0.9, gross: 0.8167, logos: 0.8, fresh: 0.1562 },
  largest: [
    { key: 'a', name: 'Ann Ace', names: 1, number: 1, amount: 120_00, before: 100_00, share: 0.375 },
    { key: 'b', name: 'Bo Left', names: 1, number: 6, amount: 0, before: 60_00, share: 0 },
  ],
};

test('what is measured has the name that a CPA gives it, and says in plain words what it is', () => {
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <CustomersCard reviewId="r" customers={customers} onOpen={() => undefined} />
    </MemoryRouter>,
  );
  for (const [name, value] of [
    ['Net revenue retention (NRR)', '90.0%'],
    ['Gross revenue retention (GRR)', '81.7%'],
    ['Logo retention', '80.0%'],
    ['Revenue from new customers', '15.6%'],
  ])
    expect(page).toContain(`>${name}</dt><dd class="tabular min-w-0">${value}</dd>`);
  expect(page).toContain('as a share of what they bought then');
  expect(page).toContain('LTM Mar 2026');
  expect(page).toContain('Prior LTM Mar 2025 (10 of 12 months)');
  expect(page).not.toMatch(/of what it was|Year before/);
});

test('both columns add up: who left is in the year before, and the others stand below', () => {
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <CustomersCard reviewId="r" customers={customers} onOpen={() => undefined} />
    </MemoryRouter>,
  );
  const rows = page
    .slice(page.indexOf('<tbody>'), page.indexOf('</table>'))
    .split('<tr')
    .slice(1)
    .map((row) => [
      (/scope="row"[^>]*>([^<]*)/.exec(row) ?? [])[1],
      ...[...row.matchAll(/(?:\$|>)([\d.,]+%?)</g)].map(([, cell]) => cell),
    ]);
  expect(rows).toEqual([
    ['Ann Ace', '120', '37.5%', '100'],
    ['Bo Left', '0', '0.0%', '60'],
    ['4 other customers', '180', '56.3%', '140'],
    ['No customer named', '20', '6.3%', '0'],
    ['Revenue', '320', '100.0%', '300'],
  ]);
});
