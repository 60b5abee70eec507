import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';

/** A part of a page whose scripts are fetched when somebody turns to it. Until then its HTML stands there. */
export type Island = {
  element: ReactNode;
  /** Fetches the scripts. */
  wake: () => void;
  /** Keeps a press that came before they were there. */
  keep: (pressed: HTMLElement) => void;
};

/** `load`: the part, without props. On the server it is rendered like anything else. */
export function island(load: () => Promise<ComponentType>): Island {
  const state: { awake: boolean; pressed: HTMLElement | null } = { awake: false, pressed: null };
  let wake = () => {};
  const wanted = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const Part = lazy(async () => {
    if (typeof document !== 'undefined') await wanted;
    return { default: await load() };
  });
  const onAwake = () => {
    state.awake = true;
    if (state.pressed?.isConnected) state.pressed.click();
    state.pressed = null;
  };
  // One element for ever: an update before the scripts are there would throw the HTML away.
  const element = (
    <Suspense fallback={null}>
      <Part />
      <Awake tell={onAwake} />
    </Suspense>
  );
  const keep = (pressed: HTMLElement) => {
    if (!state.awake) state.pressed = pressed;
  };
  return { element, wake, keep };
}

/** Tells when its neighbors answer. */
function Awake({ tell }: { tell: () => void }) {
  // Reason: what was pressed too early is in the document.
  useEffect(tell, [tell]);
  return null;
}

const turns = ['pointerover', 'pointerdown', 'focusin', 'touchstart', 'keydown', 'click'] as const;

type PlaceProps = {
  island: Island;
  /** Wakes when it comes into sight, for what moves by itself; otherwise when somebody turns to it. */
  whenSeen?: boolean;
};

/** Where an island stands. */
export function IslandPlace({ island: { element, wake, keep }, whenSeen = false }: PlaceProps) {
  const place = useRef<HTMLDivElement>(null);

  // Reason: React does not hear what happens in HTML that it has not taken over yet.
  useEffect(() => {
    const node = place.current;
    if (!node) return;
    // Reached by a link inside the site there is no HTML that could wait; or somebody is in it already.
    if (node.childElementCount === 0 || node.matches(':focus-within, :has(:target)')) wake();
    const onTurn = ({ type, target }: Event) => {
      if (!(target instanceof Element) || !node.contains(target)) return;
      const pressed = type === 'click' ? target.closest('button') : null;
      // A form is sent by the browser itself, awake or not.
      if (pressed?.type === 'button') keep(pressed);
      wake();
    };
    // On the window: React keeps presses from whatever it has not taken over yet.
    for (const turn of turns) addEventListener(turn, onTurn, { capture: true, passive: true });
    const sight = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && wake());
    if (whenSeen) sight.observe(node);
    return () => {
      sight.disconnect();
      for (const turn of turns) removeEventListener(turn, onTurn, { capture: true });
    };
  }, [wake, keep, whenSeen]);

  return <div ref={place}>{element}</div>;
}
