/** The button in the corner: the focus goes back to it, and what hangs at the bottom keeps clear of it (app.css). */
export const launcherId = 'ask-appa';

export function focusLauncher(): void {
  document.getElementById(launcherId)?.focus();
}
