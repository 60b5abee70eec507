const key = 'cairn-requests-as';

export type Shown = 'board' | 'table';

/** What was chosen last on this device. The board where storage is off. */
export function readShown(): Shown {
  try {
    return localStorage.getItem(key) === 'table' ? 'table' : 'board';
  } catch {
    return 'board';
  }
}

export function keepShown(shown: Shown): void {
  try {
    localStorage.setItem(key, shown);
  } catch {}
}
