import { useParams } from 'react-router';
import { RoomSearch } from '#features/deal-room/room-views/web/room-search.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Search documents', { hidden: true });

export default function RoomSearchPage() {
  const { id = '' } = useParams();
  return <RoomSearch key={id} roomId={id} />;
}
