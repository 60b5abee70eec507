import { confirmEmail } from '#test/support/broker.ts';
import { expectOk } from '#test/support/people.ts';
import { store } from '#test/support/stored-files.ts';
import { webhookReceiver } from '#test/support/webhook-receiver.ts';
import { addWebhook, sendTest } from '#test/support/webhooks.ts';
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

/** The receiver says that its address is gone. */
export async function webhookScene({ product, seller }: Cast): Promise<void> {
  await using receiver = await webhookReceiver(() => 410);
  const { id } = await addWebhook(seller, receiver.url, ['offer-moved']);
  await sendTest(seller, id);
  await product.runJob('send-webhooks');
  const moved = { url: 'https://hooks.example/cairn', kinds: ['offer-moved'], version: 1 };
  await expectOk(seller.put(`/api/webhooks/${id}`, moved));
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
