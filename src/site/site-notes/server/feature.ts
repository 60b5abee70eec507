import { brand } from '#content/brand.ts';
import { branding } from '#content/branding.ts';
import type { ClientOrigins } from '#http/client-origins.ts';
import type { Feature } from '#http/feature.ts';
import { reads } from '#http/mount.ts';
import type { SetLimits } from '#platform/files/storage-limits.ts';
import { backupNote } from '#site/backups/server/backup-note.ts';
import type { BackupPlace } from '#site/backups/server/backup-tools.ts';
import { siteStorageNote } from '#site/storage/server/site-storage-note.ts';
import { listSiteNotes } from '../contract.ts';
import { proxyNote } from '../domain/proxy-note.ts';
import { sampleNote } from '../domain/sample-note.ts';

export type SiteNoteParts = {
  /** `trusts`: whether any proxy is trusted. `expected`: the site is https, which Cairn does not serve itself. */
  proxies: { untrusted: ClientOrigins['untrusted']; trusts: boolean; expected: boolean };
  limits: SetLimits;
  backups: BackupPlace;
};

export function siteNoteFeature({ proxies, limits, backups }: SiteNoteParts): Feature {
  const { untrusted, ...facts } = proxies;
  return {
    name: 'site-notes',
    routes: [
      reads(listSiteNotes, async ({ db, now }) => {
        const notes = [
          proxyNote({ ...facts, untrusted: untrusted() }),
          await siteStorageNote(db, limits),
          await backupNote(db, backups, now),
          sampleNote(brand.supportEmail, branding().samples ?? false),
        ];
        return { items: notes.filter((note) => note !== null) };
      }),
    ],
  };
}
