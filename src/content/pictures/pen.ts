/** Pixels. */
export const pictureSides = { width: 1200, height: 800 } as const;

/** Colors for a time of day and the materials of a place. */
export type Look = {
  sky: readonly [string, string];
  far: string;
  near: string;
  ground: string;
  wall: string;
  trim: string;
  accent: string;
  dark: string;
  light: string;
  wood: string;
};

export const looks = {
  morning: {
    ...{ sky: ['#cfe3ee', '#f6efe2'], far: '#b9cdc9', near: '#93b09f', ground: '#c9c3b4', wall: '#e9e1d2' },
    ...{ trim: '#b98f6a', accent: '#3f7d7a', dark: '#33424a', light: '#fbf8f1', wood: '#b48a60' },
  },
  noon: {
    ...{ sky: ['#a9cfe6', '#e8f2f3'], far: '#a6c4b3', near: '#7fa481', ground: '#cfc8ba', wall: '#dfe3e2' },
    ...{ trim: '#7f99a6', accent: '#c8703f', dark: '#2f3b45', light: '#ffffff', wood: '#a97f57' },
  },
  evening: {
    ...{ sky: ['#e9b98f', '#f8e6cd'], far: '#c9a58f', near: '#9a8a72', ground: '#b8a894', wall: '#efd9bd' },
    ...{ trim: '#a5643f', accent: '#375d7d', dark: '#3a3330', light: '#fff6e6', wood: '#9b6f4a' },
  },
  autumn: {
    ...{ sky: ['#d5dde0', '#f3eadb'], far: '#c7b08c', near: '#b9814f', ground: '#bfb29d', wall: '#e6d8c3' },
    ...{ trim: '#8c5b3f', accent: '#8c3f35', dark: '#37322f', light: '#fdf7ec', wood: '#8f6843' },
  },
  dusk: {
    ...{ sky: ['#59688c', '#d9b4a4'], far: '#6d7690', near: '#4d5a6d', ground: '#77757d', wall: '#a9a6ad' },
    ...{ trim: '#55566a', accent: '#e0a458', dark: '#262b38', light: '#fdeccb', wood: '#7d6354' },
  },
  winter: {
    ...{ sky: ['#c5d3de', '#eef2f4'], far: '#c1ccd4', near: '#9db0ba', ground: '#e2e6e8', wall: '#cfd6d8' },
    ...{ trim: '#6f8490', accent: '#a3483f', dark: '#323d46', light: '#ffffff', wood: '#96785f' },
  },
} as const satisfies Record<string, Look>;
export type LookName = keyof typeof looks;

type Paint = { fill: string; opacity?: number; radius?: number };

const painted = ({ fill, opacity = 1 }: Paint) =>
  `fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}`;

export function box(x: number, y: number, width: number, height: number, paint: Paint): string {
  const round = paint.radius ? ` rx="${paint.radius}"` : '';
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}"${round} ${painted(paint)}/>`;
}

export function disc(x: number, y: number, radius: number, paint: Paint): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" ${painted(paint)}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, paint: Paint): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" ${painted(paint)}/>`;
}

export function shape(d: string, paint: Paint): string {
  return `<path d="${d}" ${painted(paint)}/>`;
}

export function stroke(d: string, color: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export function times(count: number, draw: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => draw(at)).join('');
}

export function moved(x: number, y: number, inner: string, scale = 1): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${inner}</g>`;
}

export function shadow(x: number, y: number, rx: number): string {
  return oval(x, y, rx, rx * 0.09, { fill: '#1d2228', opacity: 0.16 });
}

export function drawing({ sky }: Look, inner: string): string {
  const { width, height } = pictureSides;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient>
<linearGradient id="glass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#dfeaf0"/><stop offset="0.5" stop-color="#a9c0cb"/><stop offset="1" stop-color="#8fa9b7"/></linearGradient>
<radialGradient id="light" cx="0.22" cy="0.1" r="1"><stop offset="0" stop-color="#fff" stop-opacity="0.32"/><stop offset="0.6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#10151c" stop-opacity="0.2"/></radialGradient></defs>
${inner}${box(0, 0, width, height, { fill: 'url(#light)' })}</svg>`;
}
