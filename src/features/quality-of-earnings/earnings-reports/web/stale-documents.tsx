import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { StaleFigures } from '#features/quality-of-earnings/adjusted-earnings/web/stale-figures.tsx';
import { paths } from '#kit/paths.ts';
import { staleDocumentsQuery } from './queries.ts';

const names = { report: 'A quality of earnings report', databook: 'A databook' } as const;

/** The reports and databooks of a room whose figures the books do not say any more, as far as the reader may know. */
export function StaleDocuments({ roomId }: { roomId: string }) {
  const { data } = useQuery(staleDocumentsQuery(roomId));
  return data?.items.map(({ documentId, kind, stale }) => (
    <StaleFigures
      key={documentId}
      stale={stale}
      what={kind === 'report' ? 'a report in this room was written' : 'a databook in this room was made'}
    >
      <Link to={paths.roomDocument(documentId)} className="text-accent underline">
        {names[kind]}
      </Link>
    </StaleFigures>
  ));
}
