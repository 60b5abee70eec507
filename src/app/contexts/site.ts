import type { Feature } from '#http/feature.ts';
import type { ClosingTools } from '#site/account-closing/server/close-account.ts';
import { accountClosingFeature } from '#site/account-closing/server/feature.ts';
import { activityFeature } from '#site/activity/server/feature.ts';
import { adminViewFeature } from '#site/admin-views/server/feature.ts';
import { backupFeature } from '#site/backups/server/feature.ts';
import { brandingFeature } from '#site/branding/server/feature.ts';
import { dashboardFeature } from '#site/dashboard/server/feature.ts';
import { finderFeature } from '#site/finder/server/feature.ts';
import { profileFeature } from '#site/profiles/server/feature.ts';
import { siteNoteFeature } from '#site/site-notes/server/feature.ts';
import { storageFeature } from '#site/storage/server/feature.ts';
import type { Parts } from '../parts.ts';

type Given = Pick<ClosingTools, 'ends'>;

export function siteFeatures(parts: Parts & Given): Feature[] {
  const { accounts } = parts;
  return [
    storageFeature(parts),
    brandingFeature(parts),
    backupFeature({ ...parts, ...parts.backups }),
    accountClosingFeature(parts),
    profileFeature(parts),
    activityFeature,
    finderFeature,
    dashboardFeature,
    siteNoteFeature(parts),
    adminViewFeature(accounts),
  ];
}
