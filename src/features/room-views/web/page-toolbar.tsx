import { ZoomIn, ZoomOut } from 'lucide-react';
import { Button } from '#web/ui/Button.tsx';
import type { May } from '#wire/may.ts';
import { PageTurner } from './page-turner.tsx';

export const zooms = ['fit', '100', '150', '200'] as const;
export type Zoom = (typeof zooms)[number];

type Props = {
  page: number;
  count: number;
  onPage: (page: number) => void;
  zoom: Zoom;
  onZoom: (zoom: Zoom) => void;
  words: boolean;
  onWords: (shown: boolean) => void;
  mayReadWords: May;
};

export function PageToolbar({ page, count, onPage, zoom, onZoom, words, onWords, mayReadWords }: Props) {
  const size = zooms.indexOf(zoom);
  return (
    <div role="toolbar" aria-label="Page" className="flex flex-wrap items-center gap-2">
      <PageTurner page={page} count={count} onPage={onPage} />
      <span aria-hidden className="mx-1 h-6 border-l" />
      <Button
        variant="quiet"
        size="icon"
        aria-label="Smaller"
        disabledReason={size <= 0 ? 'This is the smallest size.' : null}
        onClick={() => onZoom(zooms[size - 1] ?? zoom)}
      >
        <ZoomOut aria-hidden className="size-5" />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        aria-label="Larger"
        disabledReason={size >= zooms.length - 1 ? 'This is the largest size.' : null}
        onClick={() => onZoom(zooms[size + 1] ?? zoom)}
      >
        <ZoomIn aria-hidden className="size-5" />
      </Button>
      <Button
        variant="quiet"
        aria-pressed={words}
        disabledReason={
          mayReadWords === true
            ? null
            : 'You can view this document. To get its text, also for a screen reader, ask the seller for “Download with watermark”.'
        }
        onClick={() => onWords(!words)}
      >
        Show text
      </Button>
      <span role="status" className="sr-only">
        Page {page} of {count}
      </span>
    </div>
  );
}
