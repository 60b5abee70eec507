import { useParams } from 'react-router';
import { DocumentViewer } from '#features/deal-room/room-views/web/document-viewer.tsx';
import { StaleDocument } from '#features/quality-of-earnings/earnings-reports/web/stale-documents.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Document', { hidden: true });

export default function RoomDocumentPage() {
  const { id = '' } = useParams();
  return (
    <DocumentViewer
      key={id}
      documentId={id}
      notice={({ roomId, versionId }) => <StaleDocument roomId={roomId} versionId={versionId} />}
    />
  );
}
