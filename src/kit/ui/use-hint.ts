import { type ComponentType, type HTMLAttributes, type ReactNode, useEffect, useRef, useState } from 'react';
import { delayOfHint, tooltipDelays } from './tooltip-delays.ts';

export type HintProps = {
  anchor: Element | null;
  side: 'top' | 'right' | 'bottom' | 'left';
  open: boolean;
  /** The pointer is on the tooltip, which must stay open. */
  onStay: () => void;
  onHide: () => void;
  children: ReactNode;
};

/** For all tooltips of the page: the next one opens immediately, also where the pointer goes straight to it. */
let lastClosed = Number.NEGATIVE_INFINITY;

/** Timing of a tooltip. Its code is loaded at the first hover or focus. */
export function useHint(
  load: () => Promise<ComponentType<HintProps>>,
  { atPress = false, silent = false }: { atPress?: boolean; silent?: boolean } = {},
) {
  const [part, setPart] = useState<{ Popup: ComponentType<HintProps> } | null>(null);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Reason: a timer must not fire after unmount.
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (act: () => void, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  };
  const show = (trigger: Element | null, delay: number) => {
    if (silent) return;
    // Failing to load is harmless: the trigger makes sense without it.
    void load().then(
      (Popup) => setPart({ Popup }),
      () => {},
    );
    later(() => {
      setAnchor(trigger);
      setOpen(true);
    }, delay);
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (open) lastClosed = performance.now();
    setOpen(false);
  };
  const leave = () => {
    if (open) lastClosed = performance.now();
    // There is a gap between the trigger and the tooltip.
    later(hide, tooltipDelays.gap);
  };
  const about = handlersOf({ show, hide, leave, atPress });
  return { Popup: part?.Popup ?? null, anchor, open, stay: () => clearTimeout(timer.current), hide, about };
}

type Acts = {
  show: (trigger: Element | null, delay: number) => void;
  hide: () => void;
  leave: () => void;
  atPress: boolean;
};

function handlersOf({ show, hide, leave, atPress }: Acts): HTMLAttributes<HTMLElement> {
  return {
    onPointerEnter: ({ pointerType, currentTarget }) => {
      if (pointerType !== 'touch')
        show(currentTarget.firstElementChild, delayOfHint(performance.now() - lastClosed));
    },
    onPointerLeave: ({ pointerType }) => pointerType !== 'touch' && leave(),
    onPointerDown: hide,
    onPointerUp: ({ currentTarget }) => atPress && show(currentTarget.firstElementChild, 0),
    onFocus: ({ target, currentTarget }) => {
      if (target.matches(':focus-visible')) show(currentTarget.firstElementChild, 0);
    },
    onBlur: hide,
  };
}
