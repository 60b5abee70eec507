declare global {
  interface Window {
    /** Set by the script of pages that hydrate late (src/http/lean-page.ts). */
    cairnEarlyClick?: { button: HTMLElement | null; done: boolean };
  }
}

/** React replays clicks itself from now on, also in parts that are not hydrated yet. */
export function stopKeepingClicks(): void {
  if (window.cairnEarlyClick) window.cairnEarlyClick.done = true;
}

/** Repeats a click that came before hydration. */
export function replayEarlyClick(): void {
  const early = window.cairnEarlyClick;
  const button = early?.button;
  if (!early || !button) return;
  early.button = null;
  if (button.isConnected) button.click();
}
