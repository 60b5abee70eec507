import { useParams } from 'react-router';
import { DocumentAttention } from '#features/deal-room/room-views/web/document-attention.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Analytics', { hidden: true });

export default function RoomDocumentAttentionPage() {
  const { id = '' } = useParams();
  return <DocumentAttention key={id} documentId={id} />;
}
