import { type GrantedStage, stageWords as standing } from '#features/listings/domain/stage.ts';
import type { FolderStage, Level } from '../domain/rights.ts';

export const levelWords: Readonly<Record<Level, string>> = {
  none: 'None',
  view: 'View',
  watermarked: 'Download with watermark',
  original: 'Download original',
};

export const stageWords: Readonly<Record<FolderStage, string>> = {
  S3: 'S3: after NDA and approval',
  S4: 'S4: after an accepted offer',
  S5: 'S5: by consent, last',
  seller: 'Seller’s side only',
};

/** A buyer in a choice of people, with how far they have come. */
export function personLabel({ name, stage }: { name: string; stage: GrantedStage }): string {
  return `${name} · ${standing[stage].name}`;
}

/** Why something cannot be done, as the view says it. */
export const mayWords: Readonly<Record<string, string>> = {
  'seller-decides': 'Only the seller decides this, or a broker whose mandate includes approvals.',
  'not-your-room': 'This is for the seller’s side.',
  'room-viewed-as': 'You are looking as a buyer. Stop looking to make changes.',
  'room-closed': 'The deal room was closed. Nothing in it changes any more.',
  'right-missing': 'The seller lets you read this document, but not download it.',
  'nothing-to-mark':
    'This file has no pages to put your name on. Ask the seller for the file itself, or for a PDF of it.',
  'nothing-to-clear': 'Nothing waits to be cleared.',
};

/** `null` where it may be done. */
export function reasonOf(may: true | string): string | null {
  return may === true ? null : (mayWords[may] ?? 'This is not possible now.');
}
