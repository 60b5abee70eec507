import { pictureUpload, type Uploaded } from '#wire/upload.ts';

export type ImageType = (typeof pictureUpload.types)[number];

/** In bytes. */
export const imageByteLimit = pictureUpload.limit;
/** In pixels, checked before anything is decoded. */
export const imagePixelLimit = 40_000_000;
/** Longer side divided by the shorter one. */
export const imageRatioLimit = 10;

/**
 * `inside`: no side is longer than `pixels`, and smaller pictures are not enlarged. `square`: the center of the
 * picture, exactly `pixels` wide and high.
 */
export type ImageSize = { name: string; fit: 'inside' | 'square'; pixels: number };

export type MadeImage = {
  name: string;
  type: 'image/webp';
  width: number;
  height: number;
  bytes: Uint8Array;
};

/** Codes with which `Images.make` refuses; their messages are in `http/image-problems.ts`. */
export const imageRefusals = [
  'image-type-not-accepted',
  'image-type-differs',
  'image-too-heavy',
  'image-too-many-pixels',
  'image-too-narrow',
  'image-animated',
  'image-carries-file',
  'image-broken',
  'images-busy',
] as const;
export type ImageRefusal = (typeof imageRefusals)[number];

/**
 * Re-encodes an uploaded picture as WebP in each size, in that order: upright and without metadata. `whose`: the
 * account for which it is done; accounts take turns. Throws Refused with one of `imageRefusals`, never a decoder's
 * error.
 */
export type Images = {
  make(upload: Uploaded, sizes: readonly ImageSize[], whose?: string): Promise<MadeImage[]>;
};
