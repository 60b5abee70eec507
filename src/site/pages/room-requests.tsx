import { useParams } from 'react-router';
import { SuggestAnswer } from '#features/conversation/assistant/web/suggest-answer.tsx';
import { RoomRequests } from '#features/deal-room/diligence-requests/web/room-requests.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Requests', { hidden: true });

export default function RoomRequestsPage() {
  const { id = '' } = useParams();
  return (
    <RoomRequests key={id} roomId={id} suggest={(answer) => <SuggestAnswer about="request" {...answer} />} />
  );
}
