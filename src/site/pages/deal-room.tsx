import { useParams } from 'react-router';
import { RoomPage } from '#features/deal-room/deal-rooms/web/room-page.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Deal Room', { hidden: true });

export default function DealRoomPage() {
  const { id = '' } = useParams();
  return <RoomPage key={id} id={id} />;
}
