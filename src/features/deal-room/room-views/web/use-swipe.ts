import { type PointerEvent, useRef } from 'react';
import { type Point, swipe } from './swipe.ts';

export function useSwipe(onTurn: (by: -1 | 1) => void) {
  const begun = useRef<Point | null>(null);
  const forget = () => {
    begun.current = null;
  };
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      // With a second finger or a zoomed page, the gesture scrolls the page instead.
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
