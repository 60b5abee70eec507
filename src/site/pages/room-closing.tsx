import { useParams } from 'react-router';
import { RoomClosing } from '#features/deal-room/room-archives/web/room-closing.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Closing and archive', { hidden: true });

export default function RoomClosingPage() {
  const { id = '' } = useParams();
  return <RoomClosing key={id} roomId={id} />;
}
