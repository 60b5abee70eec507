import type { z } from 'zod';
import { blocks, type Leak } from '#features/marketplace/listings/domain/leak-check.ts';
import { checkTexts } from '#features/marketplace/listings/server/check-leaks.ts';
import { showPhotos } from '#features/marketplace/listings/server/show-photos.ts';
import { storedWord } from '#kernel/stored-word.ts';
import type { Reader, Tx } from '#platform/context.ts';
import type { Vault } from '#platform/vault.ts';
import type { ownPhoto } from '../contract.ts';
import { mayMovePhoto, type PhotoStatus, photoStatuses } from '../domain/photo-review.ts';
import { type PhotoRow, photosOf } from './store.ts';

type OwnPhoto = z.input<typeof ownPhoto>;

const storedStatus = storedWord(photoStatuses, 'photo status');
export function statusOf({ status }: Pick<PhotoRow, 'status'>): PhotoStatus {
  return storedStatus(status);
}

export async function leaksOf(
  db: Reader,
  listingId: string,
  photos: readonly Pick<PhotoRow, 'id' | 'alt'>[],
  vault: Vault,
): Promise<Map<string, Leak[]>> {
  if (photos.length === 0) return new Map();
  const texts = photos.map(({ id, alt }) => ({ field: id, text: alt }));
  return Map.groupBy(await checkTexts(db, listingId, texts, vault), ({ field }) => field);
}

export async function ownPhotoViews(
  db: Reader,
  listingId: string,
  rows: readonly PhotoRow[],
  vault: Vault,
): Promise<OwnPhoto[]> {
  const leaks = await leaksOf(db, listingId, rows, vault);
  return rows.map((row) => ownView(row, leaks.get(row.id) ?? []));
}

function ownView(row: PhotoRow, leaks: readonly Leak[]): OwnPhoto {
  const { id, alt, width, height, reason, version } = row;
  const status = statusOf(row);
  const facts = { described: alt !== '', leakFree: !leaks.some(blocks) };
  const may = Object.entries(mayMovePhoto(status, ['owner'], facts));
  return {
    id,
    alt,
    width,
    height,
    status,
    reason,
    version,
    leaks: leaks.map((leak) => ({ ...leak, field: 'alt' })),
    may: Object.fromEntries(may.map(([to, refusal]) => [to, refusal ?? true])),
  };
}

/** Call after any change: puts the approved photos on the public card in their current order. */
export async function refreshCard(db: Tx, listingId: string): Promise<void> {
  const rows = await photosOf(db, listingId);
  const shown = rows.filter((row) => statusOf(row) === 'public');
  await showPhotos(
    db,
    listingId,
    shown.map(({ id, alt, width, height }) => ({ id, alt, width, height })),
  );
}
