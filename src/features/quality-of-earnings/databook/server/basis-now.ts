import { evidenceBasis } from '#features/quality-of-earnings/adjusted-earnings/server/references-of.ts';
import type { Reader } from '#platform/context.ts';
import type { DatabookBasis } from '../domain/changed-parts.ts';
import { basisOfBook } from './databook-store.ts';

/** Fingerprints of what a databook of this dataset version would be made from now. */
export async function basisNow(db: Reader, reviewId: string, dataset: number): Promise<DatabookBasis> {
  return {
    books: dataset,
    ...(await basisOfBook(db, reviewId, dataset)),
    ...(await evidenceBasis(db, reviewId)),
  };
}
