import { type RefObject, useEffect, useRef, useState } from 'react';

/** A line of text more or less is no difference in having read. */
const slack = 4;

/** How far down a text has been on the screen, in whole percent. It never goes back. */
export function useReading(): { text: RefObject<HTMLDivElement | null>; percent: number } {
  const text = useRef<HTMLDivElement>(null);
  const [percent, setPercent] = useState(0);

  // Reason: how far the page is scrolled lives outside of React.
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
