import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { roomIdsByListing } from '#features/deal-room/deal-rooms/web/queries.ts';
import type { ListingStatus } from '#features/marketplace/listings/domain/life-cycle.ts';
import { RoomOfEngagement } from './RoomOfEngagement.tsx';

const shown = (listingStatus: ListingStatus, rooms: Record<string, string>) => {
  const queries = new QueryClient();
  queries.setQueryData(roomIdsByListing.queryKey, rooms);
  return renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={queries}>
        <RoomOfEngagement listingId="l" listingStatus={listingStatus} name="Volt & Sons" />
      </QueryClientProvider>
    </MemoryRouter>,
  );
};

test('an engagement leads to its deal room, to opening one, or after the sale to none', () => {
  expect(shown('live', { l: 'room' })).toMatch(/>Deal room<.* of Volt/);
  expect(shown('sold', { l: 'room' })).toMatch(/>Deal room</);
  expect(shown('live', { other: 'room' })).toMatch(/>Open a deal room</);
  for (const status of ['sold', 'withdrawn'] as const) expect(shown(status, {})).toBe('');
});
