import { ZoomIn, ZoomOut } from 'lucide-react';
import { Button } from '#kit/ui/Button.tsx';
import { PageTurner } from './page-turner.tsx';

export const zooms = ['fit', '100', '150', '200'] as const;
export type Zoom = (typeof zooms)[number];

type Props = {
  page: number;
  count: number;
  onPage: (page: number) => void;
  zoom: Zoom;
  onZoom: (zoom: Zoom) => void;
};

/** On a phone it is at the bottom of the window, within reach of the thumb. */
export function PageToolbar({ page, count, onPage, zoom, onZoom }: Props) {
  const size = zooms.indexOf(zoom);
  return (
    <div
      role="toolbar"
      aria-label="Page"
      className="flex items-center gap-2 max-md:fixed max-md:inset-x-0 max-md:bottom-(--strip) max-md:z-20 max-md:justify-center max-md:border-t max-md:bg-background max-md:py-1.5 md:flex-wrap"
    >
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
      <span role="status" className="sr-only">
        Page {page} of {count}
      </span>
    </div>
  );
}
