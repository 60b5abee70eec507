export type EntryField = HTMLInputElement | HTMLTextAreaElement;
/** What a person entered into a field. */
export type Entry = { text: string; checked: boolean };

declare global {
  interface Window {
    /** Set by the script of pages that hydrate late (src/http/lean-page.ts). `fields`: in the order of their use. */
    cairnEarlyInput?: { button: HTMLElement | null; fields: Set<EntryField> | null; done: boolean };
  }
}

/** React replays clicks itself from now on, also in parts that are not hydrated yet. */
export function stopKeepingClicks(): void {
  if (window.cairnEarlyInput) window.cairnEarlyInput.done = true;
}

/** Repeats what was entered and clicked before hydration. */
export function replayEarlyInput(): void {
  const early = window.cairnEarlyInput;
  if (!early) return;
  const { button, fields } = early;
  early.button = null;
  early.fields = null;
  for (const field of fields ?? []) {
    const entry = entryOf(field);
    if (entry && field.isConnected) enter(field, entry);
  }
  if (button?.isConnected) button.click();
}

export function isEntryField(node: Element): node is EntryField {
  return node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement;
}

/** `null`: the field is as the server sent it. */
export function entryOf(field: EntryField): Entry | null {
  if (isFile(field)) return field.value === '' ? null : { text: '', checked: false };
  if (isChoice(field))
    return field.checked === field.defaultChecked ? null : { text: '', checked: field.checked };
  return field.value === field.defaultValue ? null : { text: field.value, checked: false };
}

/** Enters it again, so that React hears of it. React ignores an event if the field is as it was at hydration. */
export function enter(field: EntryField, { text, checked }: Entry): void {
  if (isFile(field)) {
    // Its value cannot be set, and React takes every change of it.
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  if (isChoice(field)) {
    field.checked = !checked;
    field.click();
    return;
  }
  field.value = '';
  setUnnoticed(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** React watches only the property of the field itself. */
function setUnnoticed(field: EntryField, text: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
}

function isChoice(field: EntryField): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox';
}

function isFile(field: EntryField): boolean {
  return field.type === 'file';
}
