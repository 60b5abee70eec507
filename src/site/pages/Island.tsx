import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';

/** A part of a page whose scripts are loaded at the first interaction. Until then it is server-rendered HTML. */
export type Island = {
  element: ReactNode;
  wake: () => void;
  /** Stores a click that came before hydration. */
  keep: (pressed: HTMLElement) => void;
};

/** The loaded component takes no props. */
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
  // Must be the same element at every render: an update before hydration would discard the HTML.
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

function Awake({ tell }: { tell: () => void }) {
  // Reason: an early click is in the document.
  useEffect(tell, [tell]);
  return null;
}

const turns = ['pointerover', 'pointerdown', 'focusin', 'touchstart', 'keydown', 'click'] as const;

type PlaceProps = {
  island: Island;
  /** Hydrates when it becomes visible, for content that moves; otherwise at the first interaction. */
  whenSeen?: boolean;
};

export function IslandPlace({ island: { element, wake, keep }, whenSeen = false }: PlaceProps) {
  const place = useRef<HTMLDivElement>(null);

  // Reason: React receives no events from HTML that is not hydrated.
  useEffect(() => {
    const node = place.current;
    if (!node) return;
    // After a client navigation there is no HTML to keep; or the focus is already inside.
    if (node.childElementCount === 0 || node.matches(':focus-within, :has(:target)')) wake();
    const onTurn = ({ type, target }: Event) => {
      if (!(target instanceof Element) || !node.contains(target)) return;
      const pressed = type === 'click' ? target.closest('button') : null;
      // The browser submits a form without hydration.
      if (pressed?.type === 'button') keep(pressed);
      wake();
    };
    // On the window, because React stops events of parts that are not hydrated.
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
