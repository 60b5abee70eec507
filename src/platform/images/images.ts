import { type pictureRefusals, pictureUpload, type Uploaded } from '#wire/upload.ts';

export type ImageType = (typeof pictureUpload.types)[number];

export const imageByteLimit = pictureUpload.limit;
/** In pixels, checked before anything is decoded. */
export const imagePixelLimit = 40_000_000;
export const imageRatioLimit = 10;

/** `inside`: no side is longer than `pixels`, never enlarged. `square`: the center, exactly `pixels` wide and high. */
export type ImageSize = { name: string; fit: 'inside' | 'square'; pixels: number };

export type MadeImage = {
  name: string;
  type: 'image/webp';
  width: number;
  height: number;
  bytes: Uint8Array;
};

export type ImageRefusal = (typeof pictureRefusals)[number];

/** Re-encodes as WebP in each size, upright and without metadata. Throws Refused with one of `pictureRefusals`. */
export type Images = {
  make(upload: Uploaded, sizes: readonly ImageSize[], whose?: string): Promise<MadeImage[]>;
};
