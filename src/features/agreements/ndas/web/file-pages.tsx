import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { useObjectUrl } from '#kit/ui/use-object-url.ts';
import type { PageSize, PageSource, PageWidth } from './page-source.ts';

type Props = {
  file: { pages: readonly PageSize[] };
  title: string;
  source: PageSource;
  /** The page was scrolled to its end after it had loaded. */
  onRead?: (page: number) => void;
};

export function FilePages({ file, title, source, onRead }: Props) {
  return (
    <ol aria-label={`Pages of ${title}`} className="flex flex-col gap-4">
      {file.pages.map((size, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an agreement never changes
        <li key={index}>
          <FilePage
            number={index + 1}
            count={file.pages.length}
            size={size}
            source={source}
            {...(onRead ? { onRead } : {})}
          />
        </li>
      ))}
    </ol>
  );
}

type PageProps = {
  number: number;
  count: number;
  size: PageSize;
  source: PageSource;
  onRead?: (page: number) => void;
};

function FilePage({ number, count, size, source, onRead }: PageProps) {
  const { box, near, endSeen } = useOnScreen();
  const picture = useQuery({ ...source.picture(number, widthHere()), enabled: near });
  const words = useQuery({ ...source.words(number), enabled: near });
  const address = useObjectUrl(picture.data);
  const there = address !== null && words.data !== undefined;

  // Reason: reading is derived from what was on the screen, not from an event handler.
  useEffect(() => {
    if (there && endSeen) onRead?.(number);
  }, [there, endSeen, onRead, number]);

  const failure = picture.error ?? words.error;
  return (
    <figure className="flex flex-col gap-1.5">
      <section
        ref={box}
        aria-label={`Page ${number} of ${count}`}
        aria-busy={!there && !failure}
        className="relative overflow-hidden rounded-medium border bg-white text-black shadow-low"
        style={{ aspectRatio: `${size.width} / ${size.height}` }}
      >
        {failure ? (
          <PageFailure number={number} error={failure} queries={[picture, words]} />
        ) : (
          address && <img src={address} alt="" className="size-full" draggable={false} />
        )}
        {words.data !== undefined && (
          <p className="sr-only">
            {words.data.trim() === '' ? `Page ${number} is an image without text.` : words.data}
          </p>
        )}
      </section>
      <figcaption className="flex items-center gap-1.5 text-muted text-small">
        Page {number} of {count}
        {onRead && (there && endSeen ? ', read' : ', not read to its end yet')}
      </figcaption>
    </figure>
  );
}

type FailureProps = {
  number: number;
  error: Error;
  queries: readonly Pick<UseQueryResult, 'isFetching' | 'refetch'>[];
};

function PageFailure({ number, error, queries }: FailureProps) {
  return (
    <div className="absolute inset-0 flex items-center justify-center bg-surface p-4 text-text">
      <ErrorState
        title={`Page ${number} couldn’t be shown.`}
        error={error}
        busy={queries.some(({ isFetching }) => isFetching)}
        onRetry={() => {
          for (const { refetch } of queries) void refetch();
        }}
      />
    </div>
  );
}

/** Whether the element is near the viewport, and whether its end was visible. Neither resets. */
function useOnScreen() {
  const [near, setNear] = useState(false);
  const [endSeen, setEndSeen] = useState(false);
  const stop = useRef<(() => void) | null>(null);
  const box = useCallback((element: HTMLElement | null) => {
    stop.current?.();
    stop.current = null;
    if (!element) return;
    const approach = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '600px 0px',
    });
    const look = () => {
      const { bottom, height } = element.getBoundingClientRect();
      // Jumping over a page does not count as reading it.
      if (height > 0 && bottom > 0 && bottom <= window.innerHeight + endSlack) setEndSeen(true);
    };
    approach.observe(element);
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    stop.current = () => {
      approach.disconnect();
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, []);
  return { box, near, endSeen };
}

/** The bottom margin of a page contains no text. */
const endSlack = 24;

function widthHere(): PageWidth {
  return window.innerWidth * window.devicePixelRatio <= 800 ? '800' : '1400';
}
