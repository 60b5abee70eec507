const pressed =
  'button, a[href], summary, label, [role=option], [role^=menuitem], [role=combobox], [role=tab], [role=radio], [role=checkbox], [role=switch]';
/** In CSS pixels: a pointer that went farther drags, or thought better of it. */
const still = 8;

/**
 * A press belongs to what it began on, also where the page moves under the pointer before the button is up: a message
 * that appears as a field loses focus, or a list that takes its place. Without this the browser tells neither element.
 */
export function holdPresses(): void {
  document.addEventListener('pointerdown', hold, { capture: true });
}

function hold(down: PointerEvent): void {
  // A finger's press is held by the browser itself.
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
