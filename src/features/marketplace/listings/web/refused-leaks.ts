import { z } from 'zod';
import { ApiError } from '#kit/api-error.ts';
import { leak, type moveListing, type saveListing } from '../contract.ts';
import type { Leak } from './queries.ts';

export function leaksFrom(error: unknown): readonly Leak[] {
  if (!ApiError.refused<typeof saveListing | typeof moveListing>(error, 'leaks-found')) return [];
  return z.array(leak).safeParse(error.facts.leaks).data ?? [];
}
