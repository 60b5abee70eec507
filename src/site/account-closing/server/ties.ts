import type { Reader } from '#platform/context.ts';
import { type Tie, tiesFrom } from '../domain/closing.ts';
import { countedTables, countOtherRecords, countTies } from './store.ts';

export async function tiesOf(db: Reader, personId: string, now: Date): Promise<Tie[]> {
  const counts = await countTies(db, personId, now);
  const others = await countOtherRecords(db, personId, countedTables);
  const known = tiesFrom(counts);
  // A person's own steps in dealings already counted are no further tie.
  return known.length > 0 ? known : tiesFrom({ 'other-records': others });
}
