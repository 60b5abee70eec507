const control =
  ':is(input, textarea, select, button, [role=radio], [role=checkbox]):not([type=hidden], [aria-hidden=true])';
const refused = [
  `${control}[aria-invalid=true]`,
  `${control}[data-invalid]`,
  `[aria-invalid=true] ${control}`,
].join();

/** A screen reader then reads the error. */
export function focusFirstRefused(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>(refused)?.focus();
}
