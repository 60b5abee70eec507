import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '#kit/paths.ts';
import { LoadMore } from '#kit/tables/LoadMore.tsx';
import { cx } from '#kit/ui/cx.ts';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { TimeAgo } from '#kit/ui/TimeAgo.tsx';
import { plainText } from './message-text.tsx';
import { type ListedThread, threadsQuery } from './queries.ts';
import { ThreadFace } from './thread-face.tsx';
import { nameOf } from './thread-words.ts';

export function ThreadList({ current = null }: { current?: string | null }) {
  const list = useInfiniteQuery(threadsQuery);
  const threads = list.data?.pages.flatMap(({ items }) => items);
  if (list.isError && !threads)
    return (
      <ErrorState
        title="Your messages could not be loaded."
        error={list.error}
        busy={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  if (!threads) return <Waiting />;
  if (threads.length === 0) return <Nothing />;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <ul aria-label="Conversations" className="overflow-hidden rounded-large border bg-surface">
        {threads.map((thread) => (
          <li key={thread.id} className="border-line not-last:border-b">
            <Row thread={thread} current={thread.id === current} />
          </li>
        ))}
      </ul>
      <LoadMore label="Load older conversations" query={list} />
    </div>
  );
}

function Row({ thread, current }: { thread: ListedThread; current: boolean }) {
  const { about, last, unread } = thread;
  return (
    <Link
      to={paths.thread(thread.id)}
      prefetch="intent"
      aria-current={current ? 'page' : undefined}
      className={cx(
        'flex items-start gap-3 px-4 py-3.5 transition-colors hover:bg-raised focus-visible:outline-offset-[-2px]',
        current && 'bg-raised',
      )}
    >
      <ThreadFace person={thread.with.person} className="size-10 text-small" />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="flex items-baseline justify-between gap-3">
          <span className={cx('truncate', unread > 0 ? 'font-semibold' : 'font-medium')}>
            {nameOf(thread.with, about)}
          </span>
          {last && <TimeAgo at={last.at} className="shrink-0 text-muted text-tiny" />}
        </span>
        {about && thread.with.person && (
          <span className="truncate text-muted text-small">About “{about.title}”</span>
        )}
        <span className="flex items-center justify-between gap-3">
          <span className={cx('truncate text-small', unread > 0 ? 'text-text' : 'text-muted')}>
            {last ? `${last.mine ? 'You: ' : ''}${plainText(last.pieces)}` : 'No messages yet.'}
          </span>
          {unread > 0 && (
            <span className="tabular shrink-0 rounded-round bg-accent px-2 font-semibold text-on-accent text-tiny">
              {unread}
              <span className="sr-only"> unread</span>
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}

function Nothing() {
  return (
    <EmptyState
      title="No messages yet"
      action={
        <LinkButton variant="secondary" to={paths.marketplace()}>
          Go to the marketplace
        </LinkButton>
      }
    >
      Write to the owner of a listing from its page, or to a person you deal with from their profile. Answers
      arrive here.
    </EmptyState>
  );
}

function Waiting() {
  return (
    <div role="status" className="flex flex-col gap-px overflow-hidden rounded-large border bg-surface">
      <span className="sr-only">Loading your messages</span>
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className="flex items-center gap-3 px-4 py-3.5">
          <Skeleton className="size-10 rounded-round" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-4 w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
