import type { StoredRow } from '#features/valuation/valuation/server/stored-tables.ts';
import type { Reader } from '#platform/context.ts';
import { type CheckValue, checkValue } from '../domain/check-value.ts';
import { inputsOf } from './inputs-of.ts';

/** For features that have already authorized the caller. */
export async function valueOfCheck(db: Reader, checkId: string): Promise<CheckValue<StoredRow>> {
  const inputs = await inputsOf(db, checkId);
  const found = checkValue(inputs);
  return { ...found, contradictions: [...found.contradictions, ...inputs.againstBooks] };
}
