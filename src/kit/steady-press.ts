const pressed =
  'button, a[href], summary, label, [role=option], [role^=menuitem], [role=combobox], [role=tab], [role=radio], [role=checkbox], [role=switch]';
/** CSS pixels. A pointer that moved farther drags or cancels. */
const still = 8;

/**
 * Delivers a click to the element on which it began, even if the page moves under the pointer before the button is
 * released, for example when an error appears on blur. Browsers would then click neither element.
 */
export function holdPresses(): void {
  document.addEventListener('pointerdown', hold, { capture: true });
}

function hold(down: PointerEvent): void {
  // Browsers do this themselves for touch.
  if (down.pointerType !== 'mouse' || down.button !== 0 || !(down.target instanceof Element)) return;
  const part = down.target.closest(pressed);
  if (!part || down.target.closest('input, textarea, [draggable=true]')) return;
  part.setPointerCapture(down.pointerId);
  const letGo = new AbortController();
  const options = { capture: true, signal: letGo.signal };
  const follow = (move: PointerEvent) => {
    if (Math.hypot(move.clientX - down.clientX, move.clientY - down.clientY) <= still) return;
    if (part.hasPointerCapture(down.pointerId)) part.releasePointerCapture(down.pointerId);
    letGo.abort();
  };
  document.addEventListener('pointermove', follow, options);
  for (const end of ['pointerup', 'pointercancel'])
    document.addEventListener(end, () => letGo.abort(), options);
}
