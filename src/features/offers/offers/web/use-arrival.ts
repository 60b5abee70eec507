import { useEffect, useRef } from 'react';

/** Moves the focus to the heading of content that just replaced other content. */
export function useArrival(wanted = true) {
  const heading = useRef<HTMLHeadingElement>(null);
  const once = useRef(wanted);
  // An effect, because the heading only exists after the render.
  useEffect(() => {
    if (!once.current) return;
    once.current = false;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  return heading;
}
