import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardPictures } from '#features/marketplace/listings/server/card-pictures.ts';
import { compressTexts } from './finish-site.ts';

export async function writeCardPictures(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const { name, svg } of cardPictures()) writeFileSync(join(folder, `${name}.svg`), svg);
  await compressTexts(folder);
}

export function cardPicture(name: string): string | null {
  return cardPictures().find((picture) => picture.name === name)?.svg ?? null;
}
