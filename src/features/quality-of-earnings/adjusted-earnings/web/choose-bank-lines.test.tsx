import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Choosing } from './choose-bank-lines.tsx';
import type { AdjustmentView } from './queries.ts';

const line = { page: null, row: 4, fileName: 'Summer.ofx', day: '2025-06-21', amount: -25_000_00 };
const reference = {
  ...{ ...line, id: 'known', kind: 'bank' as const, label: 'Smith Partners', of: null },
  ...{ standing: 'stands' as const, own: false },
};
const fits = { ...line, id: 7, name: 'Other payee', memo: '', account: 'Checking', reference: null };

function shown(left: number) {
  const evidence = { references: [reference], bank: { state: 'part', covered: 0, total: 0 }, missing: [] };
  const adjustment = { id: 'one', title: 'Settlement', version: 1, evidence } as unknown as AdjustmentView;
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Choosing reviewId="review" adjustment={adjustment} onClose={() => {}} fitting={[fits]} left={left} />
    </QueryClientProvider>,
  );
}

test('lines that were chosen before are checked, beside those that fit', () => {
  const page = shown(0);
  expect(page).toContain('Smith Partners');
  expect(page.match(/aria-checked="true"/g)).toHaveLength(2);
  expect(page).toContain('Use 2 lines');
  expect(page).not.toContain('at most');
});

test('more lines than an adjustment can have are said to be left out', () => {
  expect(shown(3)).toContain('3 more lines fit. An adjustment can have at most 200');
});
