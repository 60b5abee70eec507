import type { Reader } from '#platform/context.ts';
import { type Tie, tiesFrom } from '../domain/closing.ts';
import { countedTables, countOtherRecords, countTies } from './store.ts';

/** What ties this person to others at `now`. */
export async function tiesOf(db: Reader, personId: string, now: Date): Promise<Tie[]> {
  const counts = await countTies(db, personId, now);
  const others = await countOtherRecords(db, personId, countedTables);
  const known = tiesFrom(counts);
  // What one did oneself in dealings that are counted (a step, a signature) is no tie of its own.
  return known.length > 0 ? known : tiesFrom({ 'other-records': others });
}
