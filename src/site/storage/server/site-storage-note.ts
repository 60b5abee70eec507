import { sizeText } from '#kernel/size-words.ts';
import type { Reader } from '#platform/context.ts';
import type { SetLimits } from '#platform/files/storage-limits.ts';
import { diskUse, howFull } from '../domain/how-full.ts';
import { usedBy } from './store.ts';

/** What whoever runs the site has to know of its room for files; `null`: there is enough. The disk goes first. */
export async function siteStorageNote(
  db: Reader,
  { quotas, disk }: SetLimits,
): Promise<{ title: string; text: string } | null> {
  const state = (await disk?.state()) ?? null;
  const ofDisk = state === null ? 'enough' : howFull(diskUse(state));
  if (state !== null && ofDisk !== 'enough')
    return {
      title:
        ofDisk === 'full' ? 'The disk is full: files are refused' : 'The disk of the files is nearly full',
      text: `${sizeText(state.free)} of ${sizeText(state.total)} are free, and ${sizeText(state.reserve)} of that stay free, so that signing in, reading and everything that takes no file go on. Make room on the disk, or give the files a larger one (STORAGE_URL).`,
    };
  const site = { used: (await usedBy(db, 'site')).bytes, most: quotas.site };
  const full = howFull(site);
  if (full === 'enough') return null;
  return {
    title: full === 'full' ? 'The storage of this site is full' : 'The storage of this site is nearly full',
    text: `${sizeText(site.used)} of ${sizeText(site.most)} are used. ${full === 'full' ? 'Files are refused.' : 'When it is full, files are refused.'} Look under Storage who stores most, or raise QUOTA_SITE.`,
  };
}
