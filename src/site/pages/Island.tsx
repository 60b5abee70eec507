import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { type Entry, type EntryField, enter, entryOf, isEntryField } from '#kit/early-input.ts';

/** A part of a page whose scripts are loaded at the first interaction. Until then it is server-rendered HTML. */
export type Island = {
  element: ReactNode;
  wake: () => void;
  /** Stores what is clicked and entered before hydration. */
  keep: (event: Event, target: Element) => void;
};

/** The loaded component takes no props. */
export function island(load: () => Promise<ComponentType>): Island {
  let awake = false;
  const early: Early = { pressed: null, entries: new Map() };
  let wake = () => {};
  const wanted = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const Part = lazy(async () => {
    if (typeof document !== 'undefined') await wanted;
    return { default: await load() };
  });
  const onAwake = () => {
    if (awake) return;
    awake = true;
    // After the commit, and before the next event.
    queueMicrotask(() => void repeat(early));
  };
  // Must be the same element at every render: an update before hydration would discard the HTML.
  const element = (
    <Suspense fallback={null}>
      <Part />
      <Awake tell={onAwake} />
    </Suspense>
  );
  const keep = (event: Event, target: Element) => {
    if (!awake) keepIn(early, event, target);
  };
  return { element, wake, keep };
}

function Awake({ tell }: { tell: () => void }) {
  // Reason: early input is in the document, and hydration gives text areas their first text again.
  useLayoutEffect(tell, [tell]);
  return null;
}

type Early = { pressed: HTMLElement | null; entries: Map<EntryField, Entry> };

function keepIn(early: Early, event: Event, target: Element): void {
  if (isEntryField(target)) {
    // In the order of their use: of two radio buttons, the later one counts.
    early.entries.delete(target);
    const entry = entryOf(target);
    if (entry) early.entries.set(target, entry);
    return;
  }
  const key = event instanceof KeyboardEvent ? event.key : null;
  if (key === ' ' && target.matches('[role=radio], [role=checkbox]')) {
    // Without scripts, only the input beside it can be chosen.
    event.preventDefault();
    target.closest('label')?.click();
  }
  const opens = key?.startsWith('Arrow') && target.matches('[role=combobox]');
  const pressed = event.type === 'click' || opens ? target.closest('button') : null;
  // The browser submits a form without hydration.
  if (pressed?.type === 'button') early.pressed = pressed;
}

async function repeat({ entries, pressed }: Early): Promise<void> {
  for (const [field, entry] of entries) {
    if (field.isConnected) enter(field, entry);
    // The next entry may depend on what React renders for this one.
    await null;
  }
  if (pressed?.isConnected) pressed.click();
}

const turns = ['pointerover', 'pointerdown', 'focusin', 'touchstart', 'keydown', 'click', 'input'] as const;

type PlaceProps = {
  island: Island;
  /** Hydrates when it becomes visible, for content that moves; otherwise at the first interaction. */
  whenSeen?: boolean;
  /** Hydrates at once if true: this browser keeps something that the part shows. */
  atOnce?: () => boolean;
};

const never = () => false;

export function IslandPlace({
  island: { element, wake, keep },
  whenSeen = false,
  atOnce = never,
}: PlaceProps) {
  const place = useRef<HTMLDivElement>(null);

  // Reason: React receives no events from HTML that is not hydrated.
  useEffect(() => {
    const node = place.current;
    if (!node) return;
    // After a client navigation there is no HTML to keep; or the focus is already inside.
    if (node.childElementCount === 0 || node.matches(':focus-within, :has(:target)') || atOnce()) wake();
    const onTurn = (event: Event) => {
      const { target } = event;
      if (!(target instanceof Element) || !node.contains(target)) return;
      keep(event, target);
      wake();
    };
    // On the window, because React stops events of parts that are not hydrated.
    for (const turn of turns) addEventListener(turn, onTurn, { capture: true, passive: turn !== 'keydown' });
    const sight = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && wake());
    if (whenSeen) sight.observe(node);
    return () => {
      sight.disconnect();
      for (const turn of turns) removeEventListener(turn, onTurn, { capture: true });
    };
  }, [wake, keep, whenSeen, atOnce]);

  return <div ref={place}>{element}</div>;
}
