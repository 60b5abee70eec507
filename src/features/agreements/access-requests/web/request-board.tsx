import { useRef } from 'react';
import { Link } from 'react-router';
import { stageWords } from '#features/marketplace/listings/domain/stage-words.ts';
import { paths } from '#kit/paths.ts';
import { Badge } from '#kit/ui/Badge.tsx';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { TimeAgo } from '#kit/ui/TimeAgo.tsx';
import { boardOf, placeAfterKey } from '../domain/board.ts';
import { statusLabels } from '../domain/status.ts';
import { nextStep } from './next-step.ts';
import type { RequestView } from './queries.ts';
import { RequestStatus } from './request-status.tsx';

type Props = {
  rows: readonly RequestView[] | undefined;
  /** Older requests are not loaded yet, so the columns may hold more. */
  more: boolean;
  error: Error | null;
  onRetry: () => void;
};

/** The rows of the table as cards, in a column for each status; stacked on a phone. */
export function RequestBoard({ rows, more, error, onRetry }: Props) {
  const board = useRef<HTMLElement>(null);
  if (error && !rows)
    return <ErrorState title="The board could not be loaded." error={error} onRetry={onRetry} />;
  if (!rows) return <Skeleton className="h-64 w-full rounded-large" />;
  const columns = boardOf(rows);
  return (
    <section
      ref={board}
      aria-label="Client requests by status"
      onKeyDown={(event) => {
        if (board.current && moveFocus(board.current, event.key)) event.preventDefault();
      }}
      className="relative grid gap-x-3 gap-y-4 pb-2 sm:auto-cols-[minmax(10rem,1fr)] sm:grid-flow-col sm:overflow-x-auto"
    >
      {columns.map(({ status, cards }) => (
        <div key={status} data-column className="flex min-w-0 flex-col gap-2">
          <h3 className="flex items-baseline justify-between gap-2 border-line border-b pb-1 font-medium font-sans text-small">
            {statusLabels[status]}
            <span className="tabular text-muted">
              {cards.length}
              {more && '+'}
              <span className="sr-only"> {cards.length === 1 ? 'request' : 'requests'}</span>
            </span>
          </h3>
          {cards.length === 0 ? (
            <p className="text-muted text-small">None</p>
          ) : (
            <ul className="flex flex-col gap-2">
              {cards.map((request) => (
                <RequestCard key={request.id} request={request} />
              ))}
            </ul>
          )}
        </div>
      ))}
    </section>
  );
}

function RequestCard({ request }: { request: RequestView }) {
  const { id, buyer, listingTitle, lastUpdatedAt, waitsForYou, grant, outcome, status } = request;
  return (
    <li className="relative rounded-medium border bg-surface p-3 text-small focus-within:border-accent hover:border-line-strong">
      <Link
        data-card
        to={paths.accessRequest(id)}
        className="font-medium after:absolute after:inset-0 wrap-anywhere"
      >
        {buyer.name}
      </Link>
      <p className="wrap-anywhere">{listingTitle || 'Untitled listing'}</p>
      <p className="text-muted wrap-anywhere">{cardWords(request)}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
        {waitsForYou && <Badge tone="amber">Your turn</Badge>}
        {outcome && <RequestStatus status={status} outcome={outcome} />}
        {grant && !outcome && <Badge tone="good">{stageWords[grant.stage].name}</Badge>}
        <TimeAgo at={lastUpdatedAt} />
      </p>
    </li>
  );
}

/** What the column does not say yet. */
function cardWords(request: RequestView): string {
  const { headline } = nextStep(request);
  return headline.includes(request.buyer.name) ? '' : headline;
}

function moveFocus(board: HTMLElement, key: string): boolean {
  const columns = [...board.querySelectorAll('[data-column]')].map((column) => [
    ...column.querySelectorAll<HTMLElement>('[data-card]'),
  ]);
  const column = columns.findIndex((cards) => cards.some((card) => card === document.activeElement));
  const card = columns[column]?.findIndex((one) => one === document.activeElement) ?? -1;
  if (card < 0) return false;
  const to = placeAfterKey(
    key,
    { column, card },
    columns.map((cards) => cards.length),
  );
  if (to === null) return false;
  columns[to.column]?.[to.card]?.focus();
  return true;
}
