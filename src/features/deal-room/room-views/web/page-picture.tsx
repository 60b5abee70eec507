import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent, RefObject } from 'react';
import { cx } from '#kit/ui/cx.ts';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { useObjectUrl } from '#kit/ui/use-object-url.ts';
import { FoundWords } from './found-words.tsx';
import { type Zoom, zooms } from './page-toolbar.tsx';
import { type ImageWidth, type DocumentPages as Pages, pageQuery } from './queries.ts';
import { useAttention } from './use-attention.ts';
import { useSwipe } from './use-swipe.ts';

type Props = {
  paper: RefObject<HTMLElement | null>;
  pages: Pages;
  page: number;
  count: number;
  zoom: Zoom;
  onPage: (page: number) => void;
  onZoom: (zoom: Zoom) => void;
};

export function PagePicture({ paper, pages, page, count, zoom, onPage, onZoom }: Props) {
  const picture = useQuery(pageQuery(pages.documentId, pages.versionId, page, widthFor(zoom)));
  const address = useObjectUrl(picture.data);
  useAttention(
    { documentId: pages.documentId, version: pages.versionId, page },
    pages.counted && address !== null,
  );
  const stroke = useSwipe((by) => onPage(page + by));
  return (
    <section
      ref={paper}
      {...(zoom === 'fit' ? stroke : {})}
      aria-label={`Page ${page} of ${count}`}
      aria-describedby="page-keys"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      onKeyDown={(event) => pressed(event, { page, count, zoom, onPage, onZoom })}
      className={cx(
        'max-h-[calc(100dvh-11rem)] min-h-80 overflow-auto border bg-raised max-md:-mx-5 max-md:border-x-0 md:rounded-large md:p-4',
        zoom === 'fit' && 'touch-pan-y touch-pinch-zoom',
      )}
    >
      <KeysHint withText={pages.may.text === true} />
      {picture.isError && !address ? (
        <ErrorState
          title="This page could not be shown."
          error={picture.error}
          busy={picture.isFetching}
          onRetry={() => void picture.refetch()}
        />
      ) : address ? (
        <PageImage address={address} page={page} name={pages.name} zoom={zoom} />
      ) : (
        <BeingDrawn page={page} />
      )}
    </section>
  );
}

type Viewed = Omit<Props, 'paper' | 'pages'>;

function pressed(event: KeyboardEvent, { page, count, zoom, onPage, onZoom }: Viewed) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const next = pageAfter(event.key, page, count);
  const size = zoomSteps[event.key];
  // While zoomed, the arrow keys scroll instead of turning pages.
  if (next !== null && !(zoom !== 'fit' && event.key.startsWith('Arrow'))) onPage(next);
  else if (size !== undefined) onZoom(stepped(zoom, size));
  else return;
  event.preventDefault();
}

function KeysHint({ withText }: { withText: boolean }) {
  return (
    <p id="page-keys" className="sr-only">
      {withText
        ? 'The button “Show text” shows the text of this page. '
        : 'This page is a picture. To have its text read aloud, ask the seller for “Download with watermark”. '}
      Left and right arrow turn the page, Home and End go to the first and last, plus and minus change the
      size.
    </p>
  );
}

type ImageProps = { address: string; page: number; name: string; zoom: Zoom };

function PageImage({ address, page, name, zoom }: ImageProps) {
  return (
    <div className={cx('relative mx-auto', zoomFaces[zoom])}>
      <img
        src={address}
        alt={`Page ${page} of ${name}, marked with your name`}
        draggable={false}
        className="w-full rounded-small bg-white shadow-low"
      />
      <FoundWords page={page} />
    </div>
  );
}

function BeingDrawn({ page }: { page: number }) {
  return (
    <div role="status">
      <span className="sr-only">Page {page} is being drawn</span>
      <Skeleton className="mx-auto aspect-17/22 w-full max-w-3xl" />
    </div>
  );
}

const zoomFaces: Record<Zoom, string> = {
  fit: 'w-full max-w-4xl',
  '100': 'w-[1000px] max-w-none',
  '150': 'w-[1500px] max-w-none',
  '200': 'w-[2000px] max-w-none',
};

const zoomSteps: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1 };

function pageAfter(key: string, page: number, count: number): number | null {
  if (key === 'ArrowRight' || key === 'PageDown') return page + 1;
  if (key === 'ArrowLeft' || key === 'PageUp') return page - 1;
  if (key === 'Home') return 1;
  return key === 'End' ? count : null;
}

function stepped(zoom: Zoom, by: number): Zoom {
  return zooms[zooms.indexOf(zoom) + by] ?? zoom;
}

/** As sharp as needed and no more: a phone needs less than half of a screen's width. */
function widthFor(zoom: Zoom): ImageWidth {
  if (zoom === '150' || zoom === '200') return '2200';
  const narrow = zoom === 'fit' && window.innerWidth * window.devicePixelRatio <= 800;
  return narrow ? '800' : '1400';
}
