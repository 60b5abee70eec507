import { brand } from '#content/brand.ts';
import type { Feature } from '#http/feature.ts';
import { type Route, reads } from '#http/mount.ts';
import { ownReads, readAs } from '#http/own-reads.ts';
import { getCalendar } from '../contract.ts';
import { calendarAddress } from './calendar-address.ts';
import { deadlinesIn } from './deadlines.ts';
import { calendarSources, findDeadlines } from './find-deadlines.ts';
import { writeCalendar } from './write-calendar.ts';

/** It makes as many reads as ten pages do. */
const cost = 100;

type Parts = { routes: readonly Route[]; publicUrl: string };

/** `routes`: those of the features whose lists hold deadlines. */
export function calendarFeature({ routes, publicUrl }: Parts): Feature {
  const read = readAs(
    ownReads(
      routes,
      calendarSources.map(({ path }) => path),
    ),
  );
  return {
    name: 'calendar',
    routes: [
      reads(
        getCalendar,
        async (reading) => {
          const deadlines = deadlinesIn(await findDeadlines(reading, read), reading.now);
          const text = writeCalendar(deadlines, publicUrl, reading.now);
          return { fileName: `${brand.name} deadlines.ics`, bytes: new TextEncoder().encode(text) };
        },
        { cost },
      ),
    ],
    web: [calendarAddress],
  };
}
