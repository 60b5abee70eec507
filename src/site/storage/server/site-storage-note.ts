import { sizeText } from '#kernel/size-words.ts';
import type { Reader } from '#platform/context.ts';
import type { SetLimits } from '#platform/files/storage-limits.ts';
import { diskUse, howFull } from '../domain/how-full.ts';
import { usedBy } from './store.ts';

/** A note to the operator; `null` if there is enough space. The disk takes precedence. */
export async function siteStorageNote(
  db: Reader,
  { quotas, disk }: SetLimits,
): Promise<{ title: string; text: string } | null> {
  const state = (await disk?.state()) ?? null;
  const ofDisk = state === null ? 'enough' : howFull(diskUse(state));
  if (state !== null && ofDisk !== 'enough')
    return {
      title:
        ofDisk === 'full' ? 'The disk is full: uploads are refused' : 'The disk for files is nearly full',
      text: `${sizeText(state.free)} of ${sizeText(state.total)} are free. Below ${sizeText(state.reserve)}, uploads are refused; signing in, reading and everything else keeps working. Free up space, or move the files to a larger disk (STORAGE_URL).`,
    };
  const site = { used: (await usedBy(db, 'site')).bytes, most: quotas.site };
  const full = howFull(site);
  if (full === 'enough') return null;
  return {
    title: full === 'full' ? 'The storage of this site is full' : 'The storage of this site is nearly full',
    text: `${sizeText(site.used)} of ${sizeText(site.most)} are used. ${full === 'full' ? 'Uploads are refused.' : 'When it is full, uploads are refused.'} See under Storage who stores the most, or raise QUOTA_SITE.`,
  };
}
