import { useParams } from 'react-router';
import { RoomAttention } from '#features/deal-room/room-views/web/room-attention.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Analytics', { hidden: true });

export default function RoomAttentionPage() {
  const { id = '' } = useParams();
  return <RoomAttention key={id} roomId={id} />;
}
