import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { useObjectUrl } from '#kit/ui/use-object-url.ts';
import { type DocumentPages, pageQuery } from './queries.ts';
import { type Box, boxBetween, nudged, smallest } from './redaction-box.ts';

type Props = {
  pages: DocumentPages;
  page: number;
  boxes: readonly Box[];
  onAdd: (box: Box) => void;
  onChange: (index: number, box: Box | null) => void;
};

/** Boxes are drawn on the page, moved with the arrow keys, resized with Shift and removed with Delete. */
export function RedactionPage({ pages, page, boxes, onAdd, onChange }: Props) {
  const picture = useQuery(pageQuery(pages.documentId, pages.versionId, page, '1400'));
  const address = useObjectUrl(picture.data);
  const { paper, drawn, pointer } = useDrawing(page, onAdd);
  const waiting = <Skeleton className="mx-auto aspect-17/22 w-full max-w-3xl" />;
  return (
    <QueryPage
      query={picture}
      words={{ loading: 'Loading this page', failed: 'This page could not be shown.' }}
      waiting={waiting}
    >
      {() =>
        address === null ? (
          waiting
        ) : (
          <div
            ref={paper}
            {...pointer}
            className="relative mx-auto w-full max-w-3xl cursor-crosshair touch-none select-none"
          >
            <img
              src={address}
              alt={`Page ${page} of ${pages.name}`}
              draggable={false}
              className="w-full bg-white"
            />
            <CoveredParts page={page} boxes={boxes} onChange={onChange} />
            {drawn && <span className="absolute border-2 border-bad bg-black/60" style={placeOf(drawn)} />}
          </div>
        )
      }
    </QueryPage>
  );
}

function useDrawing(page: number, onAdd: (box: Box) => void) {
  const [from, setFrom] = useState<{ x: number; y: number } | null>(null);
  const [drawn, setDrawn] = useState<Box | null>(null);
  const paper = useRef<HTMLDivElement>(null);
  const at = ({ clientX, clientY }: PointerEvent) => {
    const edge = paper.current?.getBoundingClientRect();
    if (!edge) return { x: 0, y: 0 };
    return { x: (clientX - edge.left) / edge.width, y: (clientY - edge.top) / edge.height };
  };
  const begin = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setFrom(at(event));
  };
  const forget = () => {
    setFrom(null);
    setDrawn(null);
  };
  const end = () => {
    if (drawn && drawn.width >= smallest && drawn.height >= smallest) onAdd(drawn);
    forget();
  };
  const pointer = {
    onPointerDown: begin,
    onPointerMove: (event: PointerEvent) => from && setDrawn(boxBetween(page, from, at(event))),
    onPointerUp: end,
    onPointerCancel: forget,
  };
  return { paper, drawn, pointer };
}

function CoveredParts({ page, boxes, onChange }: Pick<Props, 'page' | 'boxes' | 'onChange'>) {
  return (
    <>
      {boxes.map(
        (box, index) =>
          box.page === page && (
            <CoveredPart
              // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other name than its number
              key={index}
              box={box}
              number={index + 1}
              onChange={(next) => onChange(index, next)}
            />
          ),
      )}
    </>
  );
}

type PartProps = { box: Box; number: number; onChange: (box: Box | null) => void };

function CoveredPart({ box, number, onChange }: PartProps) {
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Delete' || event.key === 'Backspace') onChange(null);
    else {
      const next = nudged(box, event.key, event.shiftKey);
      if (!next) return;
      onChange(next);
    }
    event.preventDefault();
  };
  return (
    <button
      type="button"
      aria-label={`Area ${number}: arrow keys move it, with Shift they resize it, Delete removes it`}
      onKeyDown={press}
      onPointerDown={(event) => event.stopPropagation()}
      className="absolute border-2 border-bad bg-black/80 focus-visible:outline-4"
      style={placeOf(box)}
    />
  );
}

function placeOf({ x, y, width, height }: Box) {
  return { left: `${x * 100}%`, top: `${y * 100}%`, width: `${width * 100}%`, height: `${height * 100}%` };
}
