declare global {
  interface Window {
    /** Set by the loader of pages that come alive late (src/http/lean-page.ts). */
    cairnEarlyClick?: { button: HTMLElement | null; done: boolean };
  }
}

/** From here on React answers presses itself, also in parts that are not alive yet. */
export function stopKeepingClicks(): void {
  if (window.cairnEarlyClick) window.cairnEarlyClick.done = true;
}

/** Presses again the button that was pressed before the page had come alive. */
export function replayEarlyClick(): void {
  const early = window.cairnEarlyClick;
  const button = early?.button;
  if (!early || !button) return;
  early.button = null;
  if (button.isConnected) button.click();
}
