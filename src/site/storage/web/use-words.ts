import { grouped } from '#kernel/counts.ts';
import { sizeText } from '#kernel/size-words.ts';
import type { Use } from '../domain/how-full.ts';

/** `312 MB of 2 GB used` */
export function bytesUsed({ used, most }: Use): string {
  return `${sizeText(used)} of ${sizeText(most)} used`;
}

/** `12 of 50,000 files` */
export function filesUsed({ used, most }: Use): string {
  return `${grouped(used)} of ${grouped(most)} files`;
}
