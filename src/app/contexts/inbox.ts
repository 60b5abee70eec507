import { mailFeature } from '#features/inbox/mail/server/feature.ts';
import { notificationFeature } from '#features/inbox/notifications/server/feature.ts';
import type { Feature } from '#http/feature.ts';

type Parts = Parameters<typeof notificationFeature>[0] &
  Omit<Parameters<typeof mailFeature>[0], 'site'> & { accounts: { publicUrl: string } };

export function inboxFeatures(parts: Parts): Feature[] {
  return [notificationFeature(parts), mailFeature({ ...parts, site: parts.accounts.publicUrl })];
}
