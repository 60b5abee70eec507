import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { NewRequestsCard } from './new-requests-card.tsx';
import { requestCountsQuery } from './queries.ts';

const split = { requested: 4, sent_to_broker: 0, awaiting_signature: 2, pending: 0 };

function drawn(requestedMonthAgo: number): string {
  const queries = new QueryClient();
  const counts = { undecided: 6, undecidedMonthAgo: 6, requestedMonthAgo, split };
  queries.setQueryData(requestCountsQuery('all').queryKey, counts);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <NewRequestsCard />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('shows how many wait for approval, compares the same number, and only then all that are undecided', () => {
  expect(drawn(3)).toMatch(/text-display">4<.*\+33% from last month.*6 undecided in all:.*4 Requested/);
  expect(drawn(0)).toContain('None a month ago');
});
