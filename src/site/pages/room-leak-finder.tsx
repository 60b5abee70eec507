import { useParams } from 'react-router';
import { RoomLeakFinder } from '#features/deal-room/leak-finder/web/room-leak-finder.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Leak finder', { hidden: true });

export default function RoomLeakFinderPage() {
  const { id = '' } = useParams();
  return <RoomLeakFinder key={id} roomId={id} />;
}
