declare global {
  interface Window {
    /** Set by the loader of pages that come alive late (src/http/lean-page.ts). */
    cairnEarlyClick?: { button: HTMLElement | null; done: boolean };
  }
}

/** Presses again the button that was pressed before the page had come alive. */
export function replayEarlyClick(): void {
  const early = window.cairnEarlyClick;
  if (!early || early.done) return;
  early.done = true;
  if (early.button?.isConnected) early.button.click();
}
