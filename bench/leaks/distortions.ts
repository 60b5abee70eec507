import { Transformer } from '@napi-rs/image';
import { type Bitmap, bitmapOf, drawn, jpegOf } from './bitmap.ts';

export type Distortion = { name: string; of(picture: Bitmap): Promise<Bitmap> };

const compressed: Distortion = {
  name: 'JPEG 70',
  of: async (picture) => bitmapOf(await jpegOf(picture, 70)),
};

/** In the order in which they happen to a picture on its way. */
const singles: readonly Distortion[] = [
  { name: 'crop to 40%', of: async (picture) => cropped(picture, 0.4) },
  { name: 'turn of 2°', of: async (picture) => turned(picture, 2) },
  { name: 'half size', of: (picture) => scaled(picture, 0.5) },
  { name: 'at 83%', of: (picture) => scaled(picture, 0.83) },
  { name: 'at 137%', of: (picture) => scaled(picture, 1.37) },
  { name: 'dimmer', of: async (picture) => toned(picture, { contrast: 0.8, brightness: -10 }) },
  { name: 'brighter', of: async (picture) => toned(picture, { contrast: 1.2, brightness: 10 }) },
  { name: 'one color', of: async (picture) => inOneColor(picture) },
  compressed,
];

export const asServed: Distortion = { name: 'as served', of: async (picture) => picture };

/** Each, and each two of them. Two that cancel each other out are not combined. */
export function distortions(): Distortion[] {
  const pairs = singles.flatMap((first, at) =>
    singles
      .slice(at + 1)
      .filter((second) => !(first.name === 'dimmer' && second.name === 'brighter'))
      .map((second) => ({
        name: `${first.name} + ${second.name}`,
        of: async (picture: Bitmap) => second.of(await first.of(picture)),
      })),
  );
  return [asServed, ...singles, ...pairs];
}

/** A part of the width and the same part of the height, off the middle. */
function cropped({ width, height, rgba }: Bitmap, part: number): Bitmap {
  const [wide, high] = [Math.round(width * part), Math.round(height * part)];
  const [left, top] = [Math.round((width - wide) * 0.37), Math.round((height - high) * 0.29)];
  const out = new Uint8Array(wide * high * 4);
  for (let y = 0; y < high; y += 1) {
    const from = ((top + y) * width + left) * 4;
    out.set(rgba.subarray(from, from + wide * 4), y * wide * 4);
  }
  return { width: wide, height: high, rgba: out };
}

/** Around the middle, on white, between four pixels. */
function turned({ width, height, rgba }: Bitmap, degrees: number): Bitmap {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [midX, midY] = [width / 2, height / 2];
  const at = (x: number, y: number, channel: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? 255 : (rgba[(y * width + x) * 4 + channel] ?? 255);
  return drawn(width, height, (x, y) => {
    const fromX = cos * (x - midX) + sin * (y - midY) + midX;
    const fromY = cos * (y - midY) - sin * (x - midX) + midY;
    const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
    const [rx, ry] = [fromX - left, fromY - top];
    const between = (channel: number) =>
      (at(left, top, channel) * (1 - rx) + at(left + 1, top, channel) * rx) * (1 - ry) +
      (at(left, top + 1, channel) * (1 - rx) + at(left + 1, top + 1, channel) * rx) * ry;
    return [between(0), between(1), between(2)];
  });
}

async function scaled({ width, height, rgba }: Bitmap, by: number): Promise<Bitmap> {
  const [wide, high] = [Math.round(width * by), Math.round(height * by)];
  const small = await Transformer.fromRgbaPixels(rgba, width, height).resize(wide, high).png();
  return bitmapOf(small);
}

/** Around the middle gray, as picture programs do. */
function toned(picture: Bitmap, { contrast, brightness }: { contrast: number; brightness: number }): Bitmap {
  const tone = (value: number) => (value - 128) * contrast + 128 + brightness;
  return perPixel(picture, (red, green, blue) => [tone(red), tone(green), tone(blue)]);
}

/** Gray, printed in one blue. */
function inOneColor(picture: Bitmap): Bitmap {
  return perPixel(picture, (red, green, blue) => {
    const ink = 1 - (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
    return [255 - 235 * ink, 255 - 190 * ink, 255 - 120 * ink];
  });
}

function perPixel(
  { width, height, rgba }: Bitmap,
  color: (red: number, green: number, blue: number) => readonly [number, number, number],
): Bitmap {
  return drawn(width, height, (x, y) => {
    const at = (y * width + x) * 4;
    return color(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0);
  });
}
