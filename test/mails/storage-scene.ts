import { confirmEmail } from '#test/support/broker.ts';
import { store } from '#test/support/stored-files.ts';
import type { Cast } from './cast.ts';

const gigabytes = 1_000_000_000;

export const nearlyFullDisk = {
  state: async () => ({ free: 250 * gigabytes, total: 1_100 * gigabytes, reserve: 100 * gigabytes }),
  refuse: async () => undefined,
};

export async function storageScene({ product, seller }: Cast, roomId: string): Promise<void> {
  const { db } = product.database;
  await confirmEmail(product, seller);
  await store(db, { bytes: 8 * gigabytes, personId: seller.id, roomId });
  await store(db, { bytes: 9 * gigabytes, personId: seller.id });
  await store(db, { bytes: 800 * gigabytes });
  await product.runJob('tell-of-storage');
}

export async function backupScene({ product }: Cast): Promise<void> {
  const { db } = product.database;
  const at = product.clock.now();
  const attempt = { id: product.clock.newId(), kind: 'backup', started_by: 'command', backup: null };
  const problem = 'There is no room for a backup in /backup: make room, or choose another folder.';
  const times = { started_at: at, seen_at: at, ended_at: at };
  await db
    .insertInto('backup_attempt')
    .values({ ...attempt, ...times, problem })
    .execute();
  await product.runJob('watch-backups');
}
