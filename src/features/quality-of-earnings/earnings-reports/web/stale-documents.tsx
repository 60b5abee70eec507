import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { StaleFigures } from '#features/quality-of-earnings/adjusted-earnings/web/stale-figures.tsx';
import { paths } from '#kit/paths.ts';
import { staleDocumentsQuery } from './queries.ts';

const words = {
  report: {
    named: 'A quality of earnings report',
    a: 'a report in this room was written',
    own: 'this report was written',
  },
  databook: { named: 'A databook', a: 'a databook in this room was made', own: 'this databook was made' },
} as const;

/** The reports and databooks of a room whose figures the books do not say any more, as far as the reader may know. */
export function StaleDocuments({ roomId }: { roomId: string }) {
  const { data } = useQuery(staleDocumentsQuery(roomId));
  return data?.items.map(({ documentId, kind, stale }) => (
    <StaleFigures key={documentId} stale={stale} what={words[kind].a}>
      <Link to={paths.roomDocument(documentId)} className="text-accent underline">
        {words[kind].named}
      </Link>
    </StaleFigures>
  ));
}

/** The same of the version that is open in the viewer. */
export function StaleDocument({ roomId, versionId }: { roomId: string; versionId: string }) {
  const { data } = useQuery(staleDocumentsQuery(roomId));
  const found = data?.items.find((one) => one.versionId === versionId);
  return found && <StaleFigures stale={found.stale} what={words[found.kind].own} />;
}
