import { pageSizes } from './marketplace-address.ts';

const key = 'cairn-page-size';

/** How many listings a page showed when somebody last chose it in this browser; the smallest page otherwise. */
export function readPageSize(): number {
  try {
    const kept = localStorage.getItem(key);
    return pageSizes.find((size) => String(size) === kept) ?? pageSizes[0];
  } catch {
    return pageSizes[0];
  }
}

/** Where storage is off or full, the address still holds it. */
export function keepPageSize(size: string): void {
  try {
    localStorage.setItem(key, size);
  } catch {
    // As above.
  }
}
