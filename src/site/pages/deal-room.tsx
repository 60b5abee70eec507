import { useParams } from 'react-router';
import { pageMeta } from '../page-meta.ts';
import { RoomPage } from './deal-room/RoomPage.tsx';

export const meta = () => pageMeta('Deal Room', { hidden: true });

export default function DealRoomPage() {
  const { id = '' } = useParams();
  return <RoomPage key={id} id={id} />;
}
