import { Transformer } from '@napi-rs/image';
import { Refused } from '#kernel/refusal.ts';
import { checkSize, examineImage } from '../images/examine-image.ts';
import { uprightSize } from '../images/fit-image.ts';
import { type FoundKind, isImageKind, kindOf, typeOfKind } from '../images/image-kind.ts';
import type { ImageRefusal } from '../images/images.ts';
import { openDrawing, openGif } from './drawing-document.ts';
import { type OpenDocument, renderedSize } from './open-document.ts';
import { avifPart, bmpPart, movingWebp, type PicturePart, tiffFrom, tiffPages } from './picture-parts.ts';
import { type Raster, rasterOf } from './raster.ts';
import { viewPageLimit } from './renderer.ts';

const stretch = 1;

type Picture = PicturePart & { bytes(): Uint8Array };

/** All pages of a TIFF, the first frame of an animation. Throws Refused: unreadable, not drawable or too large. */
export async function openImage(bytes: Uint8Array): Promise<OpenDocument> {
  const kind = kindOf(bytes);
  const opened = asDocumentRefusal(() => openKind(bytes, kind));
  // The decoder may not support what these containers hold: find out now, not when a buyer opens it.
  if (!isImageKind(kind)) await opened.raster(1, firstLook);
  return opened;
}

const firstLook = 100;

function openKind(bytes: Uint8Array, kind: FoundKind): OpenDocument {
  if (kind === 'svg') return openDrawing(bytes);
  if (kind === 'gif') return openGif(bytes);
  return documentOf(picturesIn(bytes, kind), bytes.length);
}

function picturesIn(bytes: Uint8Array, kind: FoundKind): Picture[] {
  const moving = kind === 'webp' ? movingWebp(bytes) : null;
  if (moving) return [{ ...moving, bytes: () => bytes }];
  if (isImageKind(kind)) {
    const { clean, ...part } = examineImage({ type: typeOfKind[kind], bytes });
    return [{ ...part, bytes: () => clean }];
  }
  if (kind === 'bmp') return [{ ...bmpPart(bytes), bytes: () => bytes }];
  if (kind === 'avif') return [{ ...avifPart(bytes), bytes: () => bytes }];
  if (kind !== 'tiff') throw new Refused('document-unreadable');
  const pages = tiffPages(bytes, viewPageLimit);
  if (pages.length > viewPageLimit) throw new Refused('document-too-many-pages');
  return pages.map((page) => ({ ...page, bytes: () => tiffFrom(bytes, page) }));
}

function documentOf(pictures: readonly Picture[], weight: number): OpenDocument {
  if (pictures.length === 0) throw new Refused('document-unreadable');
  for (const picture of pictures) checkSize(picture);
  return {
    pages: pictures.length,
    weight,
    raster: async (page, wide) => {
      const picture = pictures[page - 1];
      if (!picture) throw new Refused('not-found');
      return await drawn(picture, wide);
    },
    text: () => ({ text: '', picture: true, cut: false }),
    words: () => ({ words: [], whole: false }),
    close: () => {},
  };
}

async function drawn(picture: Picture, wide: number): Promise<Raster> {
  const size = renderedSize(uprightSize(picture, picture.orientation), wide);
  const bytes = picture.bytes();
  try {
    const scaled = new Transformer(bytes).rotate(picture.orientation).fastResize({ ...size, fit: stretch });
    return rasterOf(onWhite(await scaled.rawPixels(), size.width * size.height), size.width, size.height);
  } catch {
    throw new Refused(isImageKind(kindOf(bytes)) ? 'document-unreadable' : 'picture-not-drawable');
  }
}

function asDocumentRefusal<T>(open: () => T): T {
  try {
    return open();
  } catch (error) {
    if (!(error instanceof Refused) || !error.code.startsWith('image')) throw error;
    throw new Refused(tooLarge.has(error.code) ? 'document-too-large' : 'document-unreadable');
  }
}

const tooLarge: ReadonlySet<string> = new Set<ImageRefusal>([
  'image-too-heavy',
  'image-too-many-pixels',
  'image-too-narrow',
]);

const channels = 4;

function onWhite(pixels: Uint8Array, count: number): Uint8Array {
  if (pixels.length !== count * channels) throw new Refused('document-unreadable');
  const rgbx = new Uint8Array(pixels.length);
  for (let at = 0; at < pixels.length; at += channels) {
    const alpha = pixels[at + 3] ?? 255;
    for (let n = 0; n < 3; n += 1)
      rgbx[at + n] = 255 + Math.round((((pixels[at + n] ?? 0) - 255) * alpha) / 255);
  }
  return rgbx;
}
