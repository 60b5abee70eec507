import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { SecondFactorGate } from '#features/deal-room/deal-rooms/web/second-factor-gate.tsx';
import { paths } from '#kit/paths.ts';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { DocumentPages } from './document-pages.tsx';
import { MarkedCopyButton } from './marked-copy-button.tsx';
import { NotThere } from './not-there.tsx';
import { type DocumentPages as Pages, pagesQuery } from './queries.ts';

const waiting = (
  <>
    <Skeleton className="h-9 w-72 max-w-full" />
    <Skeleton className="h-[70dvh] w-full rounded-large" />
  </>
);

/** What a later feature knows of the version that is shown. */
type Notice = (pages: Pages) => ReactNode;

/** A document of a deal room, page by page. */
export function DocumentViewer({ documentId, notice }: { documentId: string; notice: Notice }) {
  const [search] = useSearchParams();
  const version = search.get('version');
  const query = useQuery(pagesQuery(documentId, version));
  return (
    <SecondFactorGate query={query}>
      <QueryPage
        query={query}
        words={{ loading: 'Opening the document', failed: 'The document could not be opened.' }}
        waiting={waiting}
        title="Document"
        missing={() => (
          <NotThere title="You don’t have access to this document">
            It was removed, or your access has ended.
          </NotThere>
        )}
      >
        {(pages) => <Opened key={pages.versionId} pages={pages} notice={notice(pages)} />}
      </QueryPage>
    </SecondFactorGate>
  );
}

function Opened({ pages, notice }: { pages: Pages; notice: ReactNode }) {
  return (
    <>
      <PageHeader
        title={<span className="wrap-anywhere">{pages.name}</span>}
        lead={pages.counted ? 'The seller sees which pages you open and for how long.' : null}
        actions={
          <>
            <LinkButton variant="quiet" to={paths.dealRoom(pages.roomId)}>
              Deal room
            </LinkButton>
            {pages.side !== 'buyer' && (
              <LinkButton variant="secondary" to={paths.documentAttention(pages.documentId)}>
                Analytics
              </LinkButton>
            )}
            {pages.may.redact === true && pages.pages !== null && (
              <LinkButton variant="secondary" to={paths.redactDocument(pages.documentId)}>
                Redact
              </LinkButton>
            )}
            {pages.pages !== null && <MarkedCopyButton pages={pages} />}
          </>
        }
      />
      <div className="mb-4 empty:hidden">{notice}</div>
      {pages.pages === null ? (
        <EmptyState title="Preview isn’t available for this file">{pages.refusal}</EmptyState>
      ) : (
        <DocumentPages pages={pages} count={pages.pages} />
      )}
    </>
  );
}
