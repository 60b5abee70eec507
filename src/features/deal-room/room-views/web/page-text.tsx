import { useQuery } from '@tanstack/react-query';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { type DocumentPages, pageTextQuery } from './queries.ts';

export function PageText({ pages, page }: { pages: DocumentPages; page: number }) {
  const text = useQuery(pageTextQuery(pages.documentId, pages.versionId, page));
  return (
    <QueryPage
      query={text}
      words={{
        loading: 'Loading the text of this page',
        failed: 'The text of this page could not be loaded.',
      }}
      waiting={<Skeleton className="h-24 w-full" />}
    >
      {(found) => (
        <section
          aria-label={`Text of page ${page}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
          tabIndex={0}
          className="max-h-60 overflow-auto whitespace-pre-wrap rounded-large border bg-surface p-4 text-small"
        >
          {found.text.trim() === ''
            ? 'No text was found on this page. It may be a picture that could not be read, or still processing.'
            : found.text}
        </section>
      )}
    </QueryPage>
  );
}
