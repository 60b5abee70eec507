import type { Clock } from '#platform/clock.ts';
import type { Files } from '#platform/files/files.ts';
import type { StorageLimits } from '#platform/files/storage-limits.ts';
import type { ImageSize, Images } from '#platform/images/images.ts';
import type { Vault } from '#platform/vault.ts';
import { photoPixels } from '../contract.ts';

export type PhotoTools = {
  files: Files;
  pictures: Images;
  vault: Vault;
  clock: Pick<Clock, 'newId'>;
  limits: StorageLimits;
};

export const photoSizes = [
  { name: 'full', fit: 'inside', pixels: photoPixels.full },
  { name: 'card', fit: 'inside', pixels: photoPixels.card },
] as const satisfies readonly ImageSize[];

export function photoKeys(id: string): string[] {
  return photoSizes.map(({ name }) => photoKey(id, name));
}

export function photoKey(id: string, size: string): string {
  return `listing-photos/${id}/${size}.webp`;
}
