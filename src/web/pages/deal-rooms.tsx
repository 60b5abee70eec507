import { RoomList } from '#features/deal-rooms/web/room-list.tsx';
import { pageMeta } from '../page-meta.ts';
import { PageHeader } from '../ui/PageHeader.tsx';

export const meta = () => pageMeta('Deal Rooms', { hidden: true });

export default function DealRoomsPage() {
  return (
    <>
      <PageHeader
        title="Deal Rooms"
        lead="Where a seller and an approved buyer share documents and questions."
      />
      <RoomList />
    </>
  );
}
