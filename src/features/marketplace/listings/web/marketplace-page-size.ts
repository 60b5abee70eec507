import { z } from 'zod';
import { kept } from '#kit/kept.ts';
import { pageSizes } from './marketplace-address.ts';

const chosen = kept('browser', 'cairn-page-size', z.literal(pageSizes));

export function readPageSize(): number {
  return chosen.read() ?? pageSizes[0];
}

export function keepPageSize(text: string): void {
  const size = pageSizes.find((one) => String(one) === text);
  if (size) chosen.keep(size);
}
