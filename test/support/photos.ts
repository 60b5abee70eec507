import { expectOk, type Someone } from './people.ts';
import { exif, picture, withSegment } from './pictures.ts';

export async function addPhoto(owner: Someone, listingId: string, alt: string, artist = ''): Promise<string> {
  const note = Buffer.concat([Buffer.from('Exif\0\0'), exif(1, artist)]);
  const body = withSegment(await picture('jpeg'), 0xe1, note);
  const added = await expectOk(owner.upload(`/api/listing/${listingId}/photos`, body, 'image/jpeg'));
  const { id, version } = idAndVersion(added);
  await expectOk(owner.put(`/api/listing-photos/${id}`, { alt, version }));
  return id;
}

export async function handInPhoto(owner: Someone, id: string): Promise<number> {
  const body = { to: 'awaiting', version: 2, confirmed: true };
  return idAndVersion(await expectOk(owner.post(`/api/listing-photos/${id}/moves`, body))).version;
}

export async function publishPhoto(
  { owner, admin }: { owner: Someone; admin: Someone },
  id: string,
): Promise<void> {
  const version = await handInPhoto(owner, id);
  await expectOk(admin.post(`/api/listing-photos/${id}/moves`, { to: 'public', version }));
}

function idAndVersion(body: unknown): { id: string; version: number } {
  if (typeof body === 'object' && body !== null && 'id' in body && 'version' in body)
    return { id: String(body.id), version: Number(body.version) };
  throw new Error('no photo in the answer');
}
