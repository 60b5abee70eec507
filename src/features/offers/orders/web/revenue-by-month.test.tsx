import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { type RevenueView, revenueQuery } from './queries.ts';
import { RevenueByMonth } from './revenue-by-month.tsx';

const month = { month: '2026-11', orders: 0, ordered: 0, received: 0, refunded: 0 };

const shown = (revenue: RevenueView) => {
  const client = new QueryClient();
  client.setQueryData(revenueQuery(12).queryKey, revenue);
  return renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <RevenueByMonth />
      </QueryClientProvider>
    </MemoryRouter>,
  );
};

test('a site without an order says so, with no axis of zero dollars and no figures', () => {
  const page = shown({ outstanding: 0, months: [month, { ...month, month: '2026-12' }] });
  expect(page).toContain('No revenue yet');
  expect(page).toContain('Orders and payments appear here month by month.');
  expect(page).not.toMatch(/\$0|As a table|Received this month/);
});

test('an order from before the twelve months that is not paid yet is a figure, without an empty chart', () => {
  const page = shown({ outstanding: 250_000, months: [month] });
  expect(page).toContain('$2,500');
  expect(page).not.toMatch(/No revenue yet|As a table/);
});
