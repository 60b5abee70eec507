/** Focus returns to this button, and content fixed at the bottom leaves room for it (app.css). */
export const launcherId = 'ask-appa';

export function focusLauncher(): void {
  document.getElementById(launcherId)?.focus();
}
