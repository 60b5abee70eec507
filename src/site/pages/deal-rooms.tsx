import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { RoomList } from '#features/deal-room/deal-rooms/web/room-list.tsx';
import { RoomOfListing } from '#features/deal-room/deal-rooms/web/room-of-listing.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { needsQuery } from '#site/dashboard/web/queries.ts';
import { pageMeta } from '../page-meta.ts';
import { roomMarks } from './room-marks.ts';

export const meta = () => pageMeta('Deal Rooms', { hidden: true });

export default function DealRoomsPage() {
  const listing = useSearchParams()[0].get('listing');
  const waiting = useQuery(needsQuery()).data?.diligence ?? [];
  return (
    <>
      <PageHeader
        title="Deal Rooms"
        lead="Where a seller and an approved buyer share documents and questions."
      />
      {listing === null ? <RoomList marks={roomMarks(waiting)} /> : <RoomOfListing listingId={listing} />}
    </>
  );
}
