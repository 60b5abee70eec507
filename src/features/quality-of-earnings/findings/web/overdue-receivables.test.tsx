import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { brand } from '#content/brand.ts';
import { OverdueReceivables } from './overdue-receivables.tsx';
import { TestList } from './test-list.tsx';

const aged = (over90: number) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <OverdueReceivables reviewId="r" aged={{ day: '2025-12-31', total: 100_000_00, over90 }} />
    </MemoryRouter>,
  );

test('what is past due is asked about above the threshold, and the words say so on either side of it', () => {
  expect(aged(15_000_00)).toContain(
    'over 90 days past due on Dec 31, 2025: 15%. A buyer’s accountant asks about it above 15%.',
  );
  expect(aged(15_000_00)).not.toContain('Open the aging');
  expect(aged(15_100_00)).toContain('asks about it above 15%: who owes it');
  expect(aged(15_100_00)).toContain('Open the aging');
});

test('tests that are made by hand name no site', () => {
  const missing = [{ test: 'stale-checks', part: 'bank-statements' }] as const;
  const found = { clear: [], missing } as unknown as Parameters<typeof TestList>[0]['found'];
  const page = renderToStaticMarkup(<TestList found={found} />);
  expect(page).toContain('These tests are not run here.');
  expect(page).not.toContain(brand.name);
});
