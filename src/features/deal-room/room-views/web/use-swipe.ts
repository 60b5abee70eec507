import { type PointerEvent, useRef } from 'react';
import { type Point, swipe } from './swipe.ts';

/** Handlers for what one finger wipes over; the browser still scrolls it up and down and zooms it with two. */
export function useSwipe(onTurn: (by: -1 | 1) => void) {
  const begun = useRef<Point | null>(null);
  const forget = () => {
    begun.current = null;
  };
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      // A second finger, or a page that is zoomed by two: what moves then is the page.
      const single = isPrimary && pointerType === 'touch' && (window.visualViewport?.scale ?? 1) < 1.05;
      begun.current = single ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const by = begun.current ? swipe(begun.current, { x: clientX, y: clientY }) : 0;
      forget();
      if (by !== 0) onTurn(by);
    },
    onPointerCancel: forget,
  };
}
