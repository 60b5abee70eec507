import type { ClientOrigins } from '#http/client-origins.ts';
import type { Feature } from '#http/feature.ts';
import { reads } from '#http/mount.ts';
import type { SetLimits } from '#platform/files/storage-limits.ts';
import { backupNote } from '#site/backups/server/backup-note.ts';
import type { BackupPlace } from '#site/backups/server/backup-tools.ts';
import { siteStorageNote } from '#site/storage/server/site-storage-note.ts';
import { listSiteNotes } from '../contract.ts';
import { proxyNote } from '../domain/proxy-note.ts';

export type SiteNoteParts = {
  publicUrl: string;
  /** `trusts`: whether any proxy is trusted. */
  proxies: { untrusted: ClientOrigins['untrusted']; trusts: boolean };
  limits: SetLimits;
  backups: BackupPlace;
};

export function siteNoteFeature({ publicUrl, proxies, limits, backups }: SiteNoteParts): Feature {
  const secure = publicUrl.startsWith('https:');
  return {
    name: 'site-notes',
    routes: [
      reads(listSiteNotes, async ({ db, now }) => {
        const notes = [
          proxyNote({ untrusted: proxies.untrusted(), trusts: proxies.trusts, secure }),
          await siteStorageNote(db, limits),
          await backupNote(db, backups, now),
        ];
        return { items: notes.filter((note) => note !== null) };
      }),
    ],
  };
}
