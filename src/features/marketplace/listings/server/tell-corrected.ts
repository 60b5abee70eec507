import { z } from 'zod';
import { hours, shift } from '#kernel/instant.ts';
import type { Clock } from '#platform/clock.ts';
import type { Reader, Work } from '#platform/context.ts';
import { changeWords } from '../domain/changed-fields.ts';
import { correctedIn, figuresIn, type StatedFigures } from '../domain/corrected-figures.ts';
import {
  forgetFigureChange,
  noteChangeTold,
  noteFigureChange,
  readersSince,
  untoldChanges,
} from './figure-change-store.ts';
import { fieldsOf } from './private-fields-store.ts';

export const tellCorrected = 'tell-of-corrected-figures';

/** A slip can be put right before anyone is told, as in decision 94. */
const graceOfChange = 1 * hours;
const batch = 100;

const stored = z.object({
  lastYearRevenue: z.number().nullable(),
  ebitda: z.number().nullable(),
  sde: z.number().nullable(),
}) satisfies z.ZodType<StatedFigures>;

export const storedFigures = (was: unknown): StatedFigures => stored.parse(was);

/** Of a public listing. */
export async function noteCorrected(
  work: Work,
  listingId: string,
  { before, after }: { before: StatedFigures; after: StatedFigures },
): Promise<void> {
  if (correctedIn(before, after).length === 0) return;
  await noteFigureChange(work.db, { listingId, was: figuresIn(before), at: work.now });
}

export type TellParts = {
  db: Reader;
  clock: Clock;
  asSystem(run: (work: Work) => Promise<void>): Promise<void>;
};

/** Tells buyers that figures which they could read were corrected. The figures are on the page. */
export async function tellOfCorrected({ asSystem, clock, db }: TellParts): Promise<void> {
  for (const row of await untoldChanges(db, shift(clock.now(), -graceOfChange), batch))
    await asSystem(async (work) => {
      const corrected = correctedIn(storedFigures(row.was), fieldsOf(row));
      if (corrected.length === 0) return forgetFigureChange(work.db, row.listing_id);
      if (!(await noteChangeTold(work.db, row, work.now))) return;
      const since = { listingId: row.listing_id, since: row.changed_at, now: work.now };
      await work.notify(await readersSince(work.db, since), {
        kind: 'request-moved',
        words: 'A seller corrected figures of a listing open to you',
        lines: [
          `What changed is ${changeWords(corrected.map(({ field }) => field))}. The page of the listing says what it was and what it is now.`,
        ],
        path: `/listing/${row.listing_id}`,
        listingId: row.listing_id,
      });
    });
}
