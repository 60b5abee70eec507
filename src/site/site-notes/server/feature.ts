import type { ClientOrigins } from '#http/client-origins.ts';
import type { Feature } from '#http/feature.ts';
import { reads } from '#http/mount.ts';
import type { SetLimits } from '#platform/files/storage-limits.ts';
import { siteStorageNote } from '#site/storage/server/site-storage-note.ts';
import { listSiteNotes } from '../contract.ts';
import { proxyNote } from '../domain/proxy-note.ts';

export type SiteNoteParts = {
  publicUrl: string;
  /** `trusts`: whether any proxy is trusted. */
  proxies: { untrusted: ClientOrigins['untrusted']; trusts: boolean };
  limits: SetLimits;
};

export function siteNoteFeature({ publicUrl, proxies, limits }: SiteNoteParts): Feature {
  const secure = publicUrl.startsWith('https:');
  return {
    name: 'site-notes',
    routes: [
      reads(listSiteNotes, async ({ db }) => {
        const notes = [
          proxyNote({ untrusted: proxies.untrusted(), trusts: proxies.trusts, secure }),
          await siteStorageNote(db, limits),
        ];
        return { items: notes.filter((note) => note !== null) };
      }),
    ],
  };
}
