import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { type DocumentPages, pageTextQuery } from './queries.ts';

export function PageText({ pages, page }: { pages: DocumentPages; page: number }) {
  const text = useQuery(pageTextQuery(pages.documentId, pages.versionId, page));
  if (text.isError)
    return (
      <ErrorState
        title="The text of this page could not be loaded."
        error={text.error}
        busy={text.isFetching}
        onRetry={() => void text.refetch()}
      />
    );
  if (!text.data) return <Skeleton className="h-24 w-full" />;
  return (
    <section
      aria-label={`Text of page ${page}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="max-h-60 overflow-auto whitespace-pre-wrap rounded-large border bg-surface p-4 text-small"
    >
      {text.data.text.trim() === ''
        ? 'No text was found on this page. It may be a picture that could not be read, or still processing.'
        : text.data.text}
    </section>
  );
}
