import { useParams } from 'react-router';
import { RoomAddBacks } from '#features/quality-of-earnings/add-back-court/web/room-add-backs.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Adjustments', { hidden: true });

export default function RoomAddBacksPage() {
  const { id = '' } = useParams();
  return <RoomAddBacks key={id} roomId={id} />;
}
