import { describe, expect } from 'vitest';
import type { DatabookStage } from '#features/quality-of-earnings/databook/domain/stages.ts';
import { askForDatabook, databookBytes, databooksOf } from '#test/support/databooks.ts';
import { aDraft, writeListing } from '#test/support/deal.ts';
import { addAdjustmentTo } from '#test/support/ledgers.ts';
import { expectOk } from '#test/support/people.ts';
import { documentsIn, openRoom, publish, roomOf } from '#test/support/rooms.ts';
import { test } from './a-book.ts';
import type { Review } from './a-review.ts';

async function withRoom(review: Review) {
  const { owner, businessId } = review;
  const { id } = await writeListing(owner, businessId, aDraft());
  return openRoom(owner, id);
}

/** Makes a databook and puts it into the room. Returns its ID. */
async function putIn({ product, owner, reviewId }: Review, stage: DatabookStage): Promise<string> {
  const id = await askForDatabook(owner, reviewId, stage);
  await product.runJobs();
  await expectOk(owner.post(`/api/earnings-databooks/${id}/room-copies`, {}));
  await product.runJobs();
  return id;
}

const newestOf = async ({ owner, reviewId }: Review, stage: DatabookStage) =>
  (await databooksOf(owner, reviewId)).stages.find((one) => one.stage === stage)?.versions[0];

describe('a databook in the deal room', () => {
  test('is a draft in folder 03, where its stage opens, byte for byte', async ({ booked: review }) => {
    const room = await withRoom(review);
    const { owner } = review;
    const id = await putIn(review, 'summary');
    const [there] = await documentsIn(owner, room.folders.get('03.01') ?? '');
    expect(there).toMatchObject({ name: 'Databook, summary.xlsx', current: { number: 1 } });
    expect(await newestOf(review, 'summary')).toMatchObject({ copy: { status: 'placed', refusal: null } });
    const original = await owner.get(`/api/room-versions/${there?.current.id}/original`);
    expect(Buffer.from(await original.arrayBuffer()).equals(await databookBytes(owner, id))).toBe(true);
  });

  test('becomes the next version of the same document', async ({ booked: review }) => {
    const room = await withRoom(review);
    const { owner, reviewId, product } = review;
    await putIn(review, 'monthly');
    await product.runJobs();
    await publish(owner, room.id);
    await addAdjustmentTo(owner, reviewId, { title: 'Another' });
    await putIn(review, 'monthly');
    const there = await documentsIn(owner, room.folders.get('03') ?? '');
    expect(there).toHaveLength(1);
    expect(there[0]).toMatchObject({ current: { number: 1 }, staged: { number: 2 } });
  });

  test('with names goes to a folder that opens no earlier than the last stage', async ({
    booked: review,
  }) => {
    const room = await withRoom(review);
    await putIn(review, 'names');
    const { folders } = await roomOf(review.owner, room.id);
    const made = folders.find(({ name }) => name === 'Databook with names');
    expect(made).toMatchObject({ parentId: room.folders.get('03'), manage: { stage: 'S5' } });
    expect(await documentsIn(review.owner, made?.id ?? '')).toHaveLength(1);
  });

  test('does not go to a folder that was opened earlier', async ({ booked: review }) => {
    const room = await withRoom(review);
    const folder = (await roomOf(review.owner, room.id)).folders.find(({ number }) => number === '03');
    const version = folder?.manage?.version;
    const to = { name: folder?.name, stage: 'S3', required: false, notApplicable: null, version };
    await expectOk(review.owner.put(`/api/room-folders/${folder?.id}`, to));
    await putIn(review, 'monthly');
    const { folders } = await roomOf(review.owner, room.id);
    expect(folders.find(({ name }) => name === 'Databook, monthly')).toMatchObject({
      manage: { stage: 'S4' },
    });
    expect(await documentsIn(review.owner, folder?.id ?? '')).toEqual([]);
  });

  test('is put there once, and only where there is an open room', async ({ booked: review }) => {
    const { owner, reviewId, product } = review;
    const id = await askForDatabook(owner, reviewId, 'summary');
    await product.runJobs();
    const put = async () => {
      const answer = await owner.post(`/api/earnings-databooks/${id}/room-copies`, {});
      return [answer.status, await answer.json()];
    };
    expect((await databooksOf(owner, reviewId)).roomId).toBe(null);
    expect(await put()).toMatchObject([409, { code: 'databook-without-room' }]);
    const room = await withRoom(review);
    expect((await databooksOf(owner, reviewId)).roomId).toBe(room.id);
    expect(await put()).toMatchObject([201, { roomId: room.id }]);
    expect(await put()).toMatchObject([409, { code: 'databook-in-room' }]);
  });
});
