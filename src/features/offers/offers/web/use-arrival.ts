import { useEffect, useRef } from 'react';

/** Takes the reader to the heading of what has just replaced something else on the page. */
export function useArrival(wanted = true) {
  const heading = useRef<HTMLHeadingElement>(null);
  const once = useRef(wanted);
  // An effect, because the heading is drawn by the render that replaces.
  useEffect(() => {
    if (!once.current) return;
    once.current = false;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  return heading;
}
