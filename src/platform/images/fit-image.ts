import type { ImageSize } from './images.ts';

type Box = { width: number; height: number };
export type Fit = { scaled: Box; crop: (Box & { x: number; y: number }) | null };

export function uprightSize({ width, height }: Box, orientation: number): Box {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

/** `upright` in pixels. Only a `square` may become larger than the original. */
export function fitImage(upright: Box, { fit, pixels }: Pick<ImageSize, 'fit' | 'pixels'>): Fit {
  if (fit === 'inside') {
    const scale = Math.min(1, pixels / Math.max(upright.width, upright.height));
    return { scaled: scaledBy(upright, scale), crop: null };
  }
  const scaled = scaledBy(upright, pixels / Math.min(upright.width, upright.height));
  const x = Math.floor((scaled.width - pixels) / 2);
  const y = Math.floor((scaled.height - pixels) / 2);
  return { scaled, crop: { x, y, width: pixels, height: pixels } };
}

function scaledBy({ width, height }: Box, scale: number): Box {
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
