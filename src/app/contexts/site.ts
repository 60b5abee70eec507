import type { Feature } from '#http/feature.ts';
import type { Route } from '#http/mount.ts';
import type { OwnFiles } from '#http/own-files.ts';
import type { Schedule } from '#platform/jobs/jobs.ts';
import type { ClosingTools } from '#site/account-closing/server/close-account.ts';
import { accountClosingFeature } from '#site/account-closing/server/feature.ts';
import { activityFeature } from '#site/activity/server/feature.ts';
import { adminViewFeature } from '#site/admin-views/server/feature.ts';
import { backupFeature } from '#site/backups/server/feature.ts';
import { brandingFeature } from '#site/branding/server/feature.ts';
import { calendarFeature } from '#site/calendar/server/feature.ts';
import { dashboardFeature } from '#site/dashboard/server/feature.ts';
import { finderFeature } from '#site/finder/server/feature.ts';
import { healthFeature } from '#site/health/server/feature.ts';
import { ownDataFeature } from '#site/own-data/server/feature.ts';
import { profileFeature } from '#site/profiles/server/feature.ts';
import { siteNoteFeature } from '#site/site-notes/server/feature.ts';
import { storageFeature } from '#site/storage/server/feature.ts';
import type { Parts } from '../parts.ts';

type Given = Pick<ClosingTools, 'ends'> & {
  schedules: readonly Schedule[];
  routes: readonly Route[];
  ownFiles: readonly OwnFiles[];
};

export function siteFeatures(parts: Parts & Given): Feature[] {
  const { accounts } = parts;
  const first = [
    storageFeature(parts),
    brandingFeature(parts),
    backupFeature({ ...parts, ...parts.backups }),
    accountClosingFeature(parts),
  ];
  const others = [
    profileFeature(parts),
    activityFeature,
    finderFeature,
    dashboardFeature,
    siteNoteFeature(parts),
    adminViewFeature(accounts),
  ];
  const features = [...first, ...others];
  const routes = [...parts.routes, ...features.flatMap((feature) => feature.routes)];
  const schedules = [...parts.schedules, ...features.flatMap((feature) => feature.schedules ?? [])];
  const ownFiles = [...parts.ownFiles, ...features.flatMap((feature) => feature.ownFiles ?? [])];
  const scheduled = new Set(schedules.map(({ job }) => job));
  return [
    ...first,
    ownDataFeature({ ...parts, routes, ownFiles }),
    calendarFeature({ routes, publicUrl: accounts.publicUrl }),
    ...others,
    healthFeature({ ...parts, scheduled }),
  ];
}
