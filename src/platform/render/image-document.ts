import { Transformer } from '@napi-rs/image';
import { Refused } from '#kernel/refusal.ts';
import { examineImage } from '../images/examine-image.ts';
import { uprightSize } from '../images/fit-image.ts';
import type { ImageRefusal } from '../images/images.ts';
import { drawnSize, type OpenDocument } from './open-document.ts';
import { rasterOf } from './raster.ts';

/** `ResizeFit.Fill`: the sides are already in proportion. */
const stretch = 1;

/** A picture as a document of one page. Throws Refused('document-unreadable') or Refused('document-too-large'). */
export function openImage(bytes: Uint8Array): OpenDocument {
  const { width, height, orientation, clean } = examined(bytes);
  const own = uprightSize({ width, height }, orientation);
  return {
    pages: 1,
    weight: clean.length,
    raster: async (_page, wide) => {
      const size = drawnSize(own, wide);
      const scaled = new Transformer(clean).rotate(orientation).fastResize({ ...size, fit: stretch });
      try {
        const pixels = await scaled.rawPixels();
        return rasterOf(onWhite(pixels, size.width * size.height), size.width, size.height);
      } catch {
        throw new Refused('document-unreadable');
      }
    },
    text: () => ({ text: '', whole: false }),
    close: () => {},
  };
}

/** The first bytes tell what it is: the name said only that it is a picture. */
function examined(bytes: Uint8Array) {
  const type = bytes[0] === 0x89 ? 'image/png' : bytes[0] === 0x52 ? 'image/webp' : 'image/jpeg';
  try {
    return examineImage({ type, bytes });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new Refused(tooLarge.has(error.code) ? 'document-too-large' : 'document-unreadable');
  }
}

const tooLarge: ReadonlySet<string> = new Set<ImageRefusal>([
  'image-too-heavy',
  'image-too-many-pixels',
  'image-too-narrow',
]);

/** Resizing leaves red, green, blue and alpha, a byte each, whatever the file held. */
const channels = 4;

/** The decoder's pixels as red, green, blue and an unused byte, on white paper. */
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
