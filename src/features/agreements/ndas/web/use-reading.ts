import { type RefObject, useEffect, useRef, useState } from 'react';

/** In pixels: a line more or less does not matter. */
const slack = 4;

/** How far a text was scrolled, in whole percent; never decreases. */
export function useReading(): { text: RefObject<HTMLDivElement | null>; percent: number } {
  const text = useRef<HTMLDivElement>(null);
  const [percent, setPercent] = useState(0);

  // Reason: the scroll position is outside of React.
  useEffect(() => {
    const look = () => {
      if (text.current) setPercent((before) => Math.max(before, shown(text.current)));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, []);

  return { text, percent };
}

function shown(element: Element | null): number {
  const box = element?.getBoundingClientRect();
  if (!box || box.height === 0) return 0;
  const seen = window.innerHeight - box.top;
  if (seen >= box.height - slack) return 100;
  return Math.max(0, Math.min(99, Math.floor((100 * seen) / box.height)));
}
