import type { GrantedStage } from '#features/marketplace/listings/domain/stage.ts';
import type { FolderStage, Level } from '../domain/rights.ts';

export const levelWords: Readonly<Record<Level, string>> = {
  none: 'No access',
  view: 'View only',
  watermarked: 'Download with watermark',
  original: 'Download original',
};

export const stageWords: Readonly<Record<FolderStage, string>> = {
  S3: 'After NDA',
  S4: 'After LOI',
  S5: 'At closing',
  seller: 'Seller only',
};

/** Follows the word `which`. */
export const openingWords: Readonly<Record<FolderStage, string>> = {
  S3: 'opens after the NDA',
  S4: 'opens after the LOI',
  S5: 'opens at closing',
  seller: 'never opens to buyers',
};

export const personStage: Readonly<Record<GrantedStage, string>> = {
  S2: 'Screened',
  S3: 'NDA signed',
  S4: 'LOI stage',
  S5: 'Closing stage',
};

export function personLabel({ name, stage }: { name: string; stage: GrantedStage }): string {
  return `${name} · ${personStage[stage]}`;
}

export const mayWords: Readonly<Record<string, string>> = {
  'seller-decides': 'Only the seller can do this, or a broker who may approve buyers.',
  'not-your-room': 'Only the seller’s side can do this.',
  'room-viewed-as': 'You are viewing as a buyer. Stop to make changes.',
  'room-closed': 'This deal room is closed. Nothing in it can be changed.',
  'right-missing': 'You can view this document but not download it.',
  'nothing-to-mark':
    'This file can’t be watermarked. Ask the seller for permission to download the original, or for a PDF.',
  'nothing-to-clear': 'No personal data was found in it.',
};

export function reasonOf(may: true | string): string | null {
  return may === true ? null : (mayWords[may] ?? 'This isn’t possible right now.');
}
