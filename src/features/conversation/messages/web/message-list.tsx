import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '#kit/ui/Button.tsx';
import { cx } from '#kit/ui/cx.ts';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { TimeAgo } from '#kit/ui/TimeAgo.tsx';
import { MessageText } from './message-text.tsx';
import { type MessageView, messagesQuery, type ThreadView } from './queries.ts';
import { nameOf } from './thread-words.ts';
import { useReading } from './use-reading.ts';

export function MessageList({ thread }: { thread: ThreadView }) {
  const query = useInfiniteQuery(messagesQuery(thread.id));
  const newestFirst = query.data?.pages.flatMap(({ items }) => items);
  const newest = newestFirst?.[0]?.seq ?? 0;
  useReading(thread, newest);
  useSteps(thread, newest, query.refetch);
  const end = useEndInSight(newest);
  if (query.isError && !newestFirst)
    return (
      <ErrorState
        title="The messages could not be loaded."
        error={query.error}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  if (!newestFirst) return <Waiting />;
  const other = nameOf(thread.with, thread.about);
  return (
    <section
      ref={end}
      aria-label="Messages"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="flex max-h-[60dvh] min-h-60 flex-col gap-4 overflow-y-auto overscroll-contain rounded-large border bg-surface p-4"
    >
      {query.hasNextPage && (
        <OlderButton
          busy={query.isFetchingNextPage}
          failed={query.isFetchNextPageError}
          onLoad={() => void query.fetchNextPage()}
        />
      )}
      <ol className="mt-auto flex flex-col gap-4" aria-live="polite" aria-relevant="additions">
        {newestFirst.toReversed().map((message) => (
          <Bubble key={message.id} message={message} author={message.mine ? 'You' : other} />
        ))}
      </ol>
    </section>
  );
}

function OlderButton({ busy, failed, onLoad }: { busy: boolean; failed: boolean; onLoad: () => void }) {
  return (
    <Button variant="secondary" size="small" className="self-center" busy={busy} onClick={onLoad}>
      {failed ? 'Try again' : 'Load older messages'}
    </Button>
  );
}

function Bubble({ message, author }: { message: MessageView; author: string }) {
  const { mine } = message;
  return (
    <li
      className={cx('flex max-w-[min(36rem,88%)] flex-col gap-1', mine ? 'items-end self-end' : 'self-start')}
    >
      <span className="flex gap-2 text-muted text-tiny">
        <span className="font-medium">{author}</span>
        <TimeAgo at={message.at} />
      </span>
      <p
        className={cx(
          'wrap-anywhere whitespace-pre-line rounded-large px-4 py-2.5',
          mine ? 'bg-accent-soft text-text' : 'bg-raised',
        )}
      >
        <MessageText pieces={message.pieces} />
      </p>
      {message.hiddenFromOther && (
        <span className="text-muted text-tiny">
          Contact details in this message stay hidden until access is granted.
        </span>
      )}
    </li>
  );
}

/** Refetches when there are newer messages, or when contact details were opened or hidden. */
function useSteps(thread: ThreadView, newest: number, refetch: () => Promise<unknown>): void {
  const shown = useRef({ seq: newest, open: thread.open });
  // Reason: the newest number comes from polling, not from an event on this page.
  useEffect(() => {
    const { seq, open } = shown.current;
    shown.current = { seq: thread.lastSeq, open: thread.open };
    if (newest === 0) return;
    if ((thread.lastSeq > newest && thread.lastSeq !== seq) || thread.open !== open) void refetch();
  }, [thread.lastSeq, thread.open, newest, refetch]);
}

/** Keeps the newest message in view, unless the reader scrolled up. */
function useEndInSight(newest: number) {
  const box = useRef<HTMLElement>(null);
  const shown = useRef(0);
  // Reason: only the browser has the scroll position.
  useLayoutEffect(() => {
    const at = box.current;
    if (!at || newest === 0) return;
    const near = at.scrollHeight - at.scrollTop - at.clientHeight < 240;
    if (shown.current === 0 || near) at.scrollTop = at.scrollHeight;
    shown.current = newest;
  }, [newest]);
  return box;
}

function Waiting() {
  return (
    <div role="status" className="flex min-h-60 flex-col gap-4 rounded-large border bg-surface p-4">
      <span className="sr-only">Loading the messages</span>
      <Skeleton className="h-14 w-3/5 rounded-large" />
      <Skeleton className="h-20 w-2/3 self-end rounded-large" />
      <Skeleton className="h-14 w-1/2 rounded-large" />
    </div>
  );
}
