import { z } from 'zod';
import { ApiError } from '#kit/api-error.ts';
import { leak } from '../contract.ts';
import type { Leak } from './queries.ts';

export function leaksFrom(error: unknown): readonly Leak[] {
  if (!(error instanceof ApiError) || error.code !== 'leaks-found') return [];
  return z.array(leak).safeParse(error.facts.leaks).data ?? [];
}
