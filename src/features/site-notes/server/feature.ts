import type { ClientOrigins } from '#http/client-origins.ts';
import type { Feature } from '#http/feature.ts';
import { reads } from '#http/mount.ts';
import { listSiteNotes } from '../contract.ts';
import { proxyNote } from '../domain/proxy-note.ts';

/** What notes are made from. `trusts`: whether any proxy is trusted. */
export type SiteNoteParts = { publicUrl: string; untrusted: ClientOrigins['untrusted']; trusts: boolean };

/** Notes are worked out as they are read. */
export function siteNoteFeature({ publicUrl, untrusted, trusts }: SiteNoteParts): Feature {
  const secure = publicUrl.startsWith('https:');
  const sources = [() => proxyNote({ untrusted: untrusted(), trusts, secure })];
  return {
    name: 'site-notes',
    routes: [
      reads(listSiteNotes, () => ({
        items: sources.map((source) => source()).filter((note) => note !== null),
      })),
    ],
  };
}
