import { isPerson } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading, Work } from '#platform/context.ts';
import type { Images, MadeImage } from '#platform/images/images.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { changePicture, getPicture, removePicture as removeContract } from '../contract.ts';
import { aboutOf, mayChange, mayKnow } from './about.ts';
import { pictureOf, writeProfile } from './store.ts';

const face = { name: 'face', fit: 'square', pixels: 256 } as const;

export async function readPicture(
  reading: Reading,
  { params }: InputOf<typeof getPicture>,
): Promise<AnswerOf<typeof getPicture>> {
  await mayKnow(reading, params.id);
  const bytes = await pictureOf(reading.db, params.id);
  if (!bytes) throw new Refused('not-found');
  return { bytes, fileName: 'picture.webp' };
}

/** Outside of the transaction, because decoding is slow. Admins can remove pictures but not set them. */
export async function makePicture(
  reading: Reading,
  { params, upload }: InputOf<typeof changePicture>,
  pictures: Images,
): Promise<MadeImage> {
  if (!isPerson(reading.actor, params.id)) throw new Refused('not-found');
  const [made] = await pictures.make(upload, [face], params.id);
  if (!made) throw new Error('no picture was made');
  return made;
}

export async function keepPicture(
  work: Work,
  { params }: InputOf<typeof changePicture>,
  made: MadeImage,
): Promise<AnswerOf<typeof changePicture>> {
  await mayChange(work, params.id);
  const change = { picture: Buffer.from(made.bytes), picture_id: work.newId() };
  await writeProfile(work.db, params.id, change, work.now);
  await work.audit({ action: 'picture-changed', subject: { type: 'person', id: params.id } });
  return aboutOf(work, params.id);
}

export async function removePicture(
  work: Work,
  { params }: InputOf<typeof removeContract>,
): Promise<Record<string, never>> {
  await mayChange(work, params.id);
  await writeProfile(work.db, params.id, { picture: null, picture_id: null }, work.now);
  await work.audit({ action: 'picture-changed', subject: { type: 'person', id: params.id } });
  return {};
}
