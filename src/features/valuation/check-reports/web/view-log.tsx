import { useInfiniteQuery } from '@tanstack/react-query';
import { LoadMore } from '#kit/tables/LoadMore.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { viewsQuery } from './queries.ts';

export function ViewLog({ shareId, label }: { shareId: string; label: string }) {
  const views = useInfiniteQuery(viewsQuery(shareId));
  return (
    <div className="mt-2 flex flex-col gap-2 text-muted text-small">
      <ul aria-label={`Views of ${label}`}>
        {views.data?.pages
          .flatMap(({ items }) => items)
          .map(({ id, at, what, device }) => (
            <li key={id}>
              <DateText at={at} withTime /> · {what === 'pdf' ? 'PDF taken' : 'read'} · {device}
            </li>
          ))}
      </ul>
      <LoadMore label="Load older views" query={views} />
    </div>
  );
}
