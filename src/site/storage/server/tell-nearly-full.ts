import { adminIds } from '#features/people/accounts/server/admin-ids.ts';
import { grouped } from '#kernel/counts.ts';
import { sizeText } from '#kernel/size-words.ts';
import type { Work } from '#platform/context.ts';
import type { SetLimits } from '#platform/files/storage-limits.ts';
import { diskUse, howFull, percentOf } from '../domain/how-full.ts';
import { forgetDisk, forgetTold, type NearlyFull, noteDisk, takeNearlyFull } from './store.ts';

const kind = 'storage-nearly-full';
const adminPath = '/admin?tab=storage';
const atOnce = 100;

/** Notifies once per quota, and again after there was space in between. */
export async function tellNearlyFull(work: Work, { quotas, disk }: SetLimits): Promise<void> {
  await forgetTold(work.db, quotas);
  for (const one of await takeNearlyFull(work.db, { quotas, now: work.now, limit: atOnce }))
    await tell[one.scope](work, one);
  const state = (await disk?.state()) ?? null;
  if (state === null) return;
  if (howFull(diskUse(state)) === 'enough') return forgetDisk(work.db);
  if (!(await noteDisk(work.db, work.now))) return;
  await work.notify(await adminIds(work.db), {
    kind,
    words: `The disk of the files is ${percentOf(diskUse(state))}% full`,
    lines: [
      `${sizeText(state.free)} of ${sizeText(state.total)} are free. Below ${sizeText(state.reserve)}, uploads are refused; everything else keeps working.`,
      'Free up space, or move the files to a larger disk.',
    ],
    path: adminPath,
  });
}

const tell: Record<NearlyFull['scope'], (work: Work, one: NearlyFull) => Promise<void>> = {
  site: async (work, one) =>
    work.notify(await adminIds(work.db), {
      kind,
      words: `The storage of this site is ${share(one)} full`,
      lines: [
        `${used(one)} When it is full, no one can upload files.`,
        'See who stores the most, or raise QUOTA_SITE.',
      ],
      path: adminPath,
    }),
  account: (work, one) =>
    work.notify(ownerOf(one), {
      kind,
      words: `Your storage is ${share(one)} full`,
      lines: [
        `${used(one)} When it is full, you cannot upload files, and no one can upload to your deal rooms.`,
        'Remove documents and photos that you no longer need.',
      ],
      path: '/user/profile',
    }),
  room: (work, one) =>
    work.notify(ownerOf(one), {
      kind,
      words: `A deal room of yours is ${share(one)} full`,
      lines: [
        `${used(one)} Earlier versions and copies for reading count too. When it is full, no one can upload to it.`,
        'Remove documents that you no longer need.',
      ],
      path: `/deal-rooms/${one.id}`,
      ...(one.listing_id === null ? {} : { listingId: one.listing_id }),
    }),
};

function ownerOf({ person_id }: NearlyFull): string[] {
  return person_id === null ? [] : [person_id];
}

/** Of bytes or files, whichever is fuller. */
function share({ bytes, most_bytes, files, most_files }: NearlyFull): string {
  const ofFiles = most_files === null ? 0 : percentOf({ used: files, most: most_files });
  return `${Math.max(percentOf({ used: bytes, most: most_bytes }), ofFiles)}%`;
}

function used({ bytes, most_bytes, files, most_files }: NearlyFull): string {
  return most_files === null
    ? `${sizeText(bytes)} of ${sizeText(most_bytes)} are used.`
    : `${sizeText(bytes)} of ${sizeText(most_bytes)} are used, and ${grouped(files)} of ${grouped(most_files)} files.`;
}
