import { sellerSightOf } from '#features/deal-room/deal-rooms/server/room-sight.ts';
import { fullName } from '#kernel/person-name.ts';
import type { Reading } from '#platform/context.ts';
import type { SetLimits } from '#platform/files/storage-limits.ts';
import { signedIn } from '#platform/signed-in.ts';
import { mostFiles, type Quotas } from '#platform/storage-settings.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import {
  mostListed,
  type getOwnStorage as ownContract,
  type getRoomStorage as roomContract,
  type getSiteStorage as siteContract,
} from '../contract.ts';
import { isConfirmed, largestAccounts, usedBy } from './store.ts';

export async function getOwnStorage(
  { db, actor }: Reading,
  { quotas }: SetLimits,
): Promise<AnswerOf<typeof ownContract>> {
  const { personId } = signedIn(actor);
  const [used, confirmed] = await Promise.all([usedBy(db, 'account', personId), isConfirmed(db, personId)]);
  return { ...ofAccount(quotas, used, confirmed), mostOnceConfirmed: confirmed ? null : quotas.account };
}

/** Throws not-found for buyers. */
export async function getRoomStorage(
  reading: Reading,
  roomId: string,
  { quotas }: SetLimits,
): Promise<AnswerOf<typeof roomContract>> {
  await sellerSightOf(reading, roomId);
  const { bytes } = await usedBy(reading.db, 'room', roomId);
  return { bytes: { used: bytes, most: quotas.room } };
}

/** Bytes stored or reserved on the whole site. */
export function usedOnSite(db: Reading['db']): Promise<{ bytes: number }> {
  return usedBy(db, 'site');
}

export async function getSiteStorage(
  { db }: Reading,
  { quotas, disk }: SetLimits,
): Promise<AnswerOf<typeof siteContract>> {
  const { bytes } = await usedOnSite(db);
  const accounts = await largestAccounts(db, mostListed);
  return {
    bytes: { used: bytes, most: quotas.site },
    disk: (await disk?.state()) ?? null,
    accounts: accounts.map((row) => ({
      id: row.id,
      name: fullName(row.first_name, row.last_name),
      ...ofAccount(quotas, row, row.email_verified),
    })),
  };
}

function ofAccount(quotas: Quotas, used: { bytes: number; files: number }, confirmed: boolean) {
  const which = confirmed ? 'account' : 'unconfirmed';
  return {
    bytes: { used: used.bytes, most: quotas[which] },
    files: { used: used.files, most: mostFiles[which] },
  };
}
