import type { Feature } from '#http/feature.ts';
import { deriveKey } from '#platform/derive-key.ts';
import type { Files } from '#platform/files/files.ts';
import { sealedFiles } from '#platform/files/sealed-files.ts';
import { threadedSheetReader } from '#platform/sheets/sheet-reader.ts';
import { ownSchedules } from './own-schedules.ts';
import { scheduleProblems } from './problems.ts';
import { scheduleRoutes } from './routes.ts';
import type { ScheduleTools } from './schedule-tools.ts';

/** Files are sealed with a key of their own, derived from `secret`. */
type Parts = Omit<ScheduleTools, 'sealed' | 'sheets'> & { store: Files; secret: Uint8Array };

export function scheduleFeature(parts: Parts): Feature {
  const sealed = sealedFiles(parts.store, deriveKey(parts.secret, 'supporting schedules'));
  return {
    name: 'supporting-schedules',
    routes: scheduleRoutes({ ...parts, sealed, sheets: threadedSheetReader() }),
    problems: scheduleProblems,
    ownFiles: ownSchedules(sealed),
  };
}
