export function rowAfterKey(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, count - 1);
    case 'ArrowUp':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** Controls that use these keys themselves. */
const ownKeys = 'input:not([type=checkbox]), textarea, select, [role=combobox], [contenteditable=true]';
const controls = 'a[href], button, [role=checkbox]';

/** Moves the focus between rows. On a row, Enter opens its menu or first link, Space selects it. */
export function pressInRow(key: string, target: Element): boolean {
  const row = target.closest('tr');
  const rows = [...(row?.parentElement?.children ?? [])];
  if (!row || target.matches(ownKeys)) return false;
  const onRow = target === row;
  if (onRow && key === 'Enter') return press(row.querySelector('[aria-haspopup], a[href]'));
  if (onRow && key === ' ') return press(row.querySelector('[role=checkbox]'));
  if (!onRow && (target.matches('[aria-haspopup]') || key === 'Home' || key === 'End')) return false;
  const to = rowAfterKey(key, rows.indexOf(row), rows.length);
  if (to === null) return false;
  const next = rows[to];
  const cell = target.closest('td');
  const place = cell ? [...row.children].indexOf(cell) : -1;
  focus(onRow ? next : (next?.children[place]?.querySelector(controls) ?? next));
  return true;
}

function press(control: Element | null): boolean {
  if (!(control instanceof HTMLElement)) return false;
  control.focus();
  control.click();
  return true;
}

function focus(element: Element | undefined): void {
  if (element instanceof HTMLElement) element.focus();
}
