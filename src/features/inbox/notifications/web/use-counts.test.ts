import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { countsQuery } from './counts-query.ts';
import { rereadWhenNotified } from './use-counts.ts';

const counts = { notifications: 1, messages: 0, requests: 0, queues: 0, diligence: 0 };

function shownPage() {
  const queries = new QueryClient();
  const read = vi.fn(async () => 'a request');
  const stop = new QueryObserver(queries, { queryKey: ['requests'], queryFn: read }).subscribe(() => {});
  const tell = async (notifications: number) => {
    queries.setQueryData(countsQuery().queryKey, { ...counts, notifications });
    // The cache tells its listeners in a later turn.
    await new Promise((resolve) => setTimeout(resolve, 5));
  };
  return { queries, read, stop, tell };
}

test('what is shown is read again when a notification came in, and not when one was read', async () => {
  const { queries, read, stop, tell } = shownPage();
  const end = rereadWhenNotified(queries);
  await expect.poll(() => read).toHaveBeenCalledTimes(1);
  await tell(1);
  await tell(2);
  await expect.poll(() => read).toHaveBeenCalledTimes(2);
  await tell(0);
  await tell(0);
  end();
  await tell(5);
  expect(read).toHaveBeenCalledTimes(2);
  stop();
});
