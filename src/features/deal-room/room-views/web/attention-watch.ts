import { beatEvery } from '../domain/attention.ts';

/** Without a touch, key press or scroll for this long, reading time stops. */
const stillAfter = 120_000;
const tickEvery = 1_000;
/** Counted for a late tick, for example after the machine slept. */
const tickLimit = 2_000;

type Watch = {
  attentive(): boolean;
  now(): number;
  send(milliseconds: number, last: boolean): void;
};

/** Measures time while the page is visible, focused and in use; reports every ten seconds and at the end. */
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
