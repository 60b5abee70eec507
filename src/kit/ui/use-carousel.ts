import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/**
 * A loop that moves on by itself every `delay` milliseconds. It rests while it is pointed at or holds the focus, while
 * the tab is hidden (the plugin sees to that), and from the moment somebody moves or stops it until they start it
 * again. Who prefers reduced motion starts with it stopped, and it then jumps.
 */
export function useCarousel(delay: number) {
  const reduced = useSyncExternalStore(followMotion, readMotion, () => false);
  const [plugins] = useState(() => [
    Autoplay({ delay, playOnInit: false, stopOnFocusIn: false, stopOnInteraction: true }),
  ]);
  const [viewport, embla] = useEmblaCarousel({ loop: true, align: 'start' }, plugins);
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const [selected, setSelected] = useState(0);
  const stopped = choice === null ? reduced : choice === 'pause';
  const moving = Boolean(embla) && !stopped && !held.pointer && !held.focus;

  // Reason: the carousel lives outside of React.
  useEffect(() => {
    if (!embla) return;
    // Before the scripts came the row could be scrolled.
    embla.rootNode().scrollLeft = 0;
    setHeld(heldBefore(embla.rootNode()));
    const onSelect = () => setSelected(embla.selectedScrollSnap());
    const onTouch = () => setChoice('pause');
    embla.on('select', onSelect).on('pointerDown', onTouch);
    return () => {
      embla.off('select', onSelect).off('pointerDown', onTouch);
    };
  }, [embla]);

  // Reason: so does its timer, which stops and starts with what the page says of it, not a moment later.
  useLayoutEffect(() => {
    const autoplay = embla?.plugins().autoplay;
    if (moving) autoplay?.play(reduced);
    else autoplay?.stop();
  }, [embla, moving, reduced]);

  const step = (direction: 1 | -1) => {
    setChoice('pause');
    if (direction === 1) embla?.scrollNext(reduced);
    else embla?.scrollPrev(reduced);
  };
  return {
    viewport,
    alive: Boolean(embla),
    stopped,
    moving,
    selected,
    next: () => step(1),
    previous: () => step(-1),
    hold: (by: 'pointer' | 'focus', on: boolean) => setHeld((before) => ({ ...before, [by]: on })),
    toggle() {
      setChoice(stopped ? 'play' : 'pause');
      // Whoever presses Play wants to see it move, though the button has the pointer and the focus.
      setHeld({ pointer: false, focus: false });
    },
  };
}

/** Pointed at, or holding the focus, since before the scripts came: nobody says so again. */
function heldBefore(row: HTMLElement): { pointer: boolean; focus: boolean } {
  const region = row.closest('[aria-roledescription=carousel]') ?? row;
  return {
    pointer: matchMedia('(hover: hover)').matches && region.matches(':hover'),
    focus: region.contains(document.activeElement),
  };
}

function followMotion(tell: () => void): () => void {
  const media = matchMedia(reducedMotion);
  media.addEventListener('change', tell);
  return () => media.removeEventListener('change', tell);
}

function readMotion(): boolean {
  return matchMedia(reducedMotion).matches;
}
