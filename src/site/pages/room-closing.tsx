import { useParams } from 'react-router';
import { RoomClosing } from '#features/deal-room/room-archives/web/room-closing.tsx';
import { downloadLetter } from '#features/offers/offers/contract.ts';
import { call } from '#kit/api.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Closing and archive', { hidden: true });

const fetchLetter = (id: string) => call(downloadLetter, { params: { id } });

export default function RoomClosingPage() {
  const { id = '' } = useParams();
  return <RoomClosing key={id} roomId={id} fetchLetter={fetchLetter} />;
}
