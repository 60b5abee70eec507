import { pageSizes } from './marketplace-address.ts';

const key = 'cairn-page-size';

export function readPageSize(): number {
  try {
    const kept = localStorage.getItem(key);
    return pageSizes.find((size) => String(size) === kept) ?? pageSizes[0];
  } catch {
    return pageSizes[0];
  }
}

export function keepPageSize(size: string): void {
  try {
    localStorage.setItem(key, size);
  } catch {
    // Storage is disabled or full; the URL still has the size.
  }
}
