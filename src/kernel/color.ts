/** Red, green and blue from 0 to 255. */
type Rgb = readonly [number, number, number];

export const hexColor = /^#[0-9a-f]{6}$/;

/** Of `#rrggbb`. */
function rgbOf(hex: string): Rgb {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

function hexOf(rgb: readonly number[]): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** `share` of `into`, from 0 to 1; the rest is `color`. Both are `#rrggbb`. */
export function mixed(color: string, into: string, share: number): string {
  const other = rgbOf(into);
  return hexOf(rgbOf(color).map((part, i) => part * (1 - share) + (other[i] ?? 0) * share));
}

/** The contrast of two colors `#rrggbb` from 1 to 21, as WCAG 2.2 defines it. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = rgbOf(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
