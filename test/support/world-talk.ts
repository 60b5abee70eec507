import { z } from 'zod';
import { expectOk, type Someone } from './people.ts';
import type { TestProduct } from './product.ts';
import type { World, WorldWords } from './world-cast.ts';

const createdThread = z.object({ id: z.uuid() });
const savedShape = z.object({ id: z.uuid() });

export async function describeOwners(
  { database: { db } }: TestProduct,
  { owner, otherOwner }: World['people'],
  bio: string,
): Promise<void> {
  await expectOk(owner.put(`/api/users/${owner.id}/about`, { bio }));
  await expectOk(otherOwner.put(`/api/users/${otherOwner.id}/about`, { bio: 'Nothing to say.' }));
  const picture = { picture: Buffer.from('a picture'), picture_id: owner.id };
  await db.updateTable('person_profile').set(picture).execute();
}

export async function converse(
  people: World['people'],
  target: string,
  foreign: string,
  words: WorldWords['threadWords'],
): Promise<World['threads']> {
  const write = async (
    buyer: Someone,
    listing: string,
    { said, contact }: { said: string; contact: string },
  ) =>
    createdThread.parse(
      await expectOk(buyer.post(`/api/listing/${listing}/thread`, { text: `${said} ${contact}` })),
    ).id;
  const threads = {
    asked: await write(people.asked, target, words.asked),
    approved: await write(people.approved, target, words.approved),
    elsewhere: await write(people.elsewhere, foreign, { said: 'Is it sold?', contact: '' }),
  };
  const { said, contact } = words.owner;
  for (const id of [threads.asked, threads.approved])
    await expectOk(people.owner.post(`/api/threads/${id}/messages`, { text: `${said} ${contact}` }));
  return threads;
}

export async function keepSearch(person: Someone, name: string): Promise<string> {
  const body = { name, search: {}, frequency: 'instant' };
  return savedShape.parse(await expectOk(person.post('/api/saved-searches', body))).id;
}

export async function waitFor(product: TestProduct, email: string): Promise<string> {
  await expectOk(product.call('POST', '/api/waitlist', { body: { email, list: 'health-check' } }));
  const { id } = await product.database.db
    .selectFrom('waitlist_entry')
    .select('id')
    .executeTakeFirstOrThrow();
  return id;
}
