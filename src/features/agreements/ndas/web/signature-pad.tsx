import { Eraser } from 'lucide-react';
import { type PointerEvent, useRef, useState } from 'react';
import { Button } from '#kit/ui/Button.tsx';
import { drawingBox, drawingOf, type Point, type Stroke } from '../domain/drawn-signature.ts';

type Props = { drawing: string; onDrawn: (drawing: string) => void };

/** More points do not make a stroke any smoother. */
const mostPoints = 2_000;

/** Typing the name is the alternative without a pointer. */
export function SignaturePad({ drawing, onDrawn }: Props) {
  const { pointer, clear } = useStrokes(onDrawn);
  return (
    <div className="flex max-w-form flex-col gap-2">
      <p aria-hidden className="font-medium text-small">
        Your signature
      </p>
      <svg
        viewBox={`0 0 ${drawingBox.width} ${drawingBox.height}`}
        role="img"
        aria-label="Your signature"
        aria-describedby="signature-pad-hint"
        {...pointer}
        className="w-full cursor-crosshair touch-none rounded-medium border border-line-strong bg-surface"
      >
        <path d="M40 150L560 150" className="stroke-line" strokeWidth="2" strokeDasharray="6 6" fill="none" />
        <Ink drawing={drawing} />
      </svg>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p id="signature-pad-hint" className="text-muted text-small">
          Draw with your finger, a pen or the mouse. It is printed on the agreement.
        </p>
        <Button
          variant="quiet"
          size="small"
          disabledReason={drawing === '' ? 'Nothing has been drawn yet.' : null}
          onClick={clear}
        >
          <Eraser aria-hidden className="size-4" />
          Clear
        </Button>
      </div>
    </div>
  );
}

function useStrokes(onDrawn: (drawing: string) => void) {
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const drawingNow = useRef(false);
  const change = (next: readonly Stroke[]) => {
    setStrokes(next);
    onDrawn(drawingOf(next));
  };
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    drawingNow.current = true;
    change([...strokes, [pointOf(event)]]);
  };
  const go = (event: PointerEvent<SVGSVGElement>) => {
    const last = strokes.at(-1);
    if (!drawingNow.current || !last || strokes.flat().length >= mostPoints) return;
    change([...strokes.slice(0, -1), [...last, pointOf(event)]]);
  };
  const end = () => {
    drawingNow.current = false;
  };
  const pointer = { onPointerDown: begin, onPointerMove: go, onPointerUp: end, onPointerCancel: end };
  return { pointer, clear: () => change([]) };
}

export function DrawnSignature({ drawing, by }: { drawing: string; by: string }) {
  return (
    <svg
      viewBox={`0 0 ${drawingBox.width} ${drawingBox.height}`}
      role="img"
      aria-label={`Signature of ${by}`}
      className="w-52 max-w-full"
    >
      <Ink drawing={drawing} />
    </svg>
  );
}

function Ink({ drawing }: { drawing: string }) {
  return (
    <path
      d={drawing}
      fill="none"
      className="stroke-text"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

function pointOf(event: PointerEvent<SVGSVGElement>): Point {
  const box = event.currentTarget.getBoundingClientRect();
  return [
    ((event.clientX - box.left) / box.width) * drawingBox.width,
    ((event.clientY - box.top) / box.height) * drawingBox.height,
  ];
}
