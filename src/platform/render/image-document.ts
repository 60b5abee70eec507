import { JsColorType, Transformer } from '@napi-rs/image';
import { Refused } from '#kernel/refusal.ts';
import { examineImage } from '../images/examine-image.ts';
import { uprightSize } from '../images/fit-image.ts';
import { drawnSize, type OpenDocument } from './open-document.ts';
import { rasterOf } from './raster.ts';

/** `ResizeFit.Fill`: the sides are already in proportion. */
const stretch = 1;

/** Opens a picture as a document of one page. Throws Refused('document-unreadable') for one that is not taken. */
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
        const { colorType } = await new Transformer(clean).metadata();
        const pixels = await scaled.rawPixels();
        return rasterOf(onWhite(pixels, size.width * size.height, colorType), size.width, size.height);
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
    if (error instanceof Refused) throw new Refused('document-unreadable');
    throw error;
  }
}

/** How the decoder lays out its pixels: channels, and bytes of each (little-endian). */
const layouts: Partial<Record<JsColorType, { channels: number; wide: number }>> = {
  [JsColorType.L8]: { channels: 1, wide: 1 },
  [JsColorType.La8]: { channels: 2, wide: 1 },
  [JsColorType.Rgb8]: { channels: 3, wide: 1 },
  [JsColorType.Rgba8]: { channels: 4, wide: 1 },
  [JsColorType.L16]: { channels: 1, wide: 2 },
  [JsColorType.La16]: { channels: 2, wide: 2 },
  [JsColorType.Rgb16]: { channels: 3, wide: 2 },
  [JsColorType.Rgba16]: { channels: 4, wide: 2 },
};

/** The decoder's pixels as red, green, blue and an unused byte, on white paper. */
function onWhite(pixels: Uint8Array, count: number, kind: JsColorType): Uint8Array {
  const layout = layouts[kind];
  if (!layout || pixels.length !== count * layout.channels * layout.wide)
    throw new Refused('document-unreadable');
  const { channels, wide } = layout;
  const colours = channels < 3 ? 1 : 3;
  const rgbx = new Uint8Array(count * 4);
  for (let i = 0; i < count; i += 1) {
    const at = i * channels * wide + wide - 1;
    const alpha = channels === colours ? 255 : (pixels[at + colours * wide] ?? 255);
    for (let n = 0; n < 3; n += 1) {
      const value = pixels[at + (colours === 1 ? 0 : n) * wide] ?? 0;
      rgbx[i * 4 + n] = 255 + Math.round(((value - 255) * alpha) / 255);
    }
  }
  return rgbx;
}
