import { beatEvery } from '../domain/attention.ts';

/** Without a touch, a key or a scroll for this long, nobody is counted as reading. */
const stillAfter = 120_000;
const tickEvery = 1_000;
/** A tick that comes late (the machine slept) counts as this much. */
const tickLimit = 2_000;

type Watch = {
  /** Whether the page is before somebody's eyes, as far as a browser knows. */
  attentive(): boolean;
  now(): number;
  send(milliseconds: number, last: boolean): void;
};

/** Counts time while the page is visible and focused and somebody moves; tells it every ten seconds and at the end. */
export function watchAttention({ attentive, now, send }: Watch) {
  let counted = 0;
  let last = now();
  let sent = last;
  const tick = () => {
    const at = now();
    if (attentive()) counted += Math.min(at - last, tickLimit);
    last = at;
    if (at - sent < beatEvery || counted === 0) return;
    send(Math.round(counted), false);
    counted = 0;
    sent = at;
  };
  const timer = setInterval(tick, tickEvery);
  return () => {
    clearInterval(timer);
    tick();
    if (counted > 0) send(Math.round(counted), true);
    counted = 0;
  };
}

/** Whether the window is visible and focused, and was touched in the last two minutes. */
export function attentionOfWindow() {
  let moved = performance.now();
  const note = () => {
    moved = performance.now();
  };
  const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart', 'wheel'] as const;
  for (const sign of signs) window.addEventListener(sign, note, { passive: true, capture: true });
  return {
    attentive: () =>
      document.visibilityState === 'visible' && document.hasFocus() && performance.now() - moved < stillAfter,
    stop: () => {
      for (const sign of signs) window.removeEventListener(sign, note, { capture: true });
    },
  };
}
