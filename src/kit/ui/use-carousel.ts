import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/**
 * Advances every `delay` milliseconds. Pauses on hover, focus and in a hidden tab, and stops when the person moves or
 * stops it, until they restart it. With reduced motion it starts stopped and jumps.
 */
export function useCarousel(delay: number) {
  const reduced = useSyncExternalStore(followMotion, readMotion, () => false);
  const [viewport, embla] = useEmbla(delay);
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const [selected, setSelected] = useState(0);
  const stopped = choice === null ? reduced : choice === 'pause';
  const moving = Boolean(embla) && !stopped && !held.pointer && !held.focus;

  // Reason: the carousel is outside of React.
  useEffect(() => {
    if (!embla) return;
    // The row may have been scrolled before hydration.
    embla.rootNode().scrollLeft = 0;
    setHeld(heldBefore(embla.rootNode()));
    const onSelect = () => setSelected(embla.selectedScrollSnap());
    const onTouch = () => setChoice('pause');
    embla.on('select', onSelect).on('pointerDown', onTouch);
    return () => {
      embla.off('select', onSelect).off('pointerDown', onTouch);
    };
  }, [embla]);

  useTimer(embla, moving, reduced);

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
      // A person who presses Play wants it to move, although the button is hovered and focused.
      setHeld({ pointer: false, focus: false });
    },
  };
}

function useEmbla(delay: number) {
  const [plugins] = useState(() => [
    Autoplay({ delay, playOnInit: false, stopOnFocusIn: false, stopOnInteraction: true }),
  ]);
  return useEmblaCarousel({ loop: true, align: 'start' }, plugins);
}

function useTimer(embla: ReturnType<typeof useEmbla>[1], moving: boolean, reduced: boolean) {
  // Reason: the timer of the carousel follows the state immediately.
  useLayoutEffect(() => {
    const autoplay = embla?.plugins().autoplay;
    if (moving) autoplay?.play(reduced);
    else autoplay?.stop();
  }, [embla, moving, reduced]);
}

/** Hovered or focused since before hydration: no event will report it. */
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
