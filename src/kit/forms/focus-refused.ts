const control =
  ':is(input, textarea, select, button, [role=radio], [role=checkbox]):not([type=hidden], [aria-hidden=true])';
const refused = [
  `${control}[aria-invalid=true]`,
  `${control}[data-invalid]`,
  `[aria-invalid=true] ${control}`,
].join();

/** Puts the focus on the first field of the form that is marked as refused; a screen reader then says why. */
export function focusFirstRefused(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>(refused)?.focus();
}
