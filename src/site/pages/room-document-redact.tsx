import { useParams } from 'react-router';
import { RedactionEditor } from '#features/deal-room/room-views/web/redaction-editor.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Redact', { hidden: true });

export default function RoomDocumentRedactPage() {
  const { id = '' } = useParams();
  return <RedactionEditor key={id} documentId={id} />;
}
