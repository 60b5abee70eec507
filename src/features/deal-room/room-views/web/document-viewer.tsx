import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { paths } from '#kit/paths.ts';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { DocumentPages } from './document-pages.tsx';
import { MarkedCopyButton } from './marked-copy-button.tsx';
import { NotThere } from './not-there.tsx';
import { type DocumentPages as Pages, pagesQuery } from './queries.ts';

export function DocumentViewer({ documentId }: { documentId: string }) {
  const [search] = useSearchParams();
  const version = search.get('version');
  const pages = useQuery(pagesQuery(documentId, version));
  if (pages.isPending)
    return (
      <div role="status" className="flex flex-col gap-4">
        <span className="sr-only">Opening the document</span>
        <Skeleton className="h-9 w-72 max-w-full" />
        <Skeleton className="h-[70dvh] w-full rounded-large" />
      </div>
    );
  if (pages.isError)
    return (
      <ErrorState
        title="The document could not be opened."
        error={pages.error}
        busy={pages.isFetching}
        onRetry={() => void pages.refetch()}
      />
    );
  if (!pages.data)
    return (
      <NotThere page="Document" title="You don’t have access to this document">
        It was removed, or your access has ended.
      </NotThere>
    );
  return <Opened key={pages.data.versionId} pages={pages.data} />;
}

function Opened({ pages }: { pages: Pages }) {
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
      {pages.pages === null ? (
        <EmptyState title="Preview isn’t available for this file">{pages.refusal}</EmptyState>
      ) : (
        <DocumentPages pages={pages} count={pages.pages} />
      )}
    </>
  );
}
