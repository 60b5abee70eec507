import { pictureUpload, type Uploaded } from '#wire/upload.ts';

export type ImageType = (typeof pictureUpload.types)[number];

/** The largest picture file that is taken, in bytes. */
export const imageByteLimit = pictureUpload.limit;
/** The largest picture that is decoded, in pixels: read from the file before anything is decoded. */
export const imagePixelLimit = 40_000_000;
/** How many times longer than wide (or wider than long) a picture may be. */
export const imageRatioLimit = 10;

/**
 * A size to make. `inside`: neither side is longer than `pixels`, and a smaller picture stays as it is.
 * `square`: the middle of the picture, exactly `pixels` wide and high.
 */
export type ImageSize = { name: string; fit: 'inside' | 'square'; pixels: number };

/** A picture of ours: pixels and nothing else. `width` and `height` in pixels. */
export type MadeImage = {
  name: string;
  type: 'image/webp';
  width: number;
  height: number;
  bytes: Uint8Array;
};

/** The reason codes with which `Images.make` refuses. Their words stand in `http/image-problems.ts`. */
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
 * Makes pictures of ours out of a picture that somebody sent, one for each size, in that order: turned upright,
 * without any metadata, as WebP. `whose`: the account that waits for them; accounts take turns. Throws Refused with one of `imageRefusals`; never an error of the decoder.
 */
export type Images = {
  make(upload: Uploaded, sizes: readonly ImageSize[], whose?: string): Promise<MadeImage[]>;
};
