export const themes = ['dark', 'light'] as const;
export type Theme = (typeof themes)[number];

/** CSS colors `#rrggbb`: of links and buttons, under the pointer, pressed, what stands on it, and a tinted area. */
export type Accent = { accent: string; hover: string; press: string; on: string; soft: string };

/** The colors of tokens.css as hex values, for what cannot read it: emails, and the check of own colors. */
export const themeColors: Record<
  Theme,
  Accent & { background: string; surface: string; raised: string; line: string; text: string; muted: string }
> = {
  light: {
    background: '#fcfaf6',
    surface: '#ffffff',
    raised: '#f6f3ed',
    line: '#dbd7cf',
    text: '#192125',
    muted: '#505a5e',
    accent: '#00696a',
    hover: '#005a5b',
    press: '#004e4f',
    on: '#f8fdfc',
    soft: '#ebf6f5',
  },
  dark: {
    background: '#0b0f11',
    surface: '#121719',
    raised: '#1b2023',
    line: '#2d3438',
    text: '#efebe2',
    muted: '#afaaa1',
    accent: '#78d0ca',
    hover: '#89e0da',
    press: '#68bfba',
    on: '#021819',
    soft: '#101f1f',
  },
};
