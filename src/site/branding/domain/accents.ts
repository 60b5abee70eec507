import { contrast, mixed } from '#kernel/color.ts';
import { type Accent, type Theme, themeColors } from '#kernel/theme-colors.ts';

/** WCAG 2.2, success criterion 1.4.3 (AA), for text of normal size. */
const leastContrast = 4.5;

const [black, white] = ['#0a0f10', '#fdfefe'];

/** All shades of one color `#rrggbb` that a theme needs, with the better of dark and light text on it. */
export function accentOf(theme: Theme, accent: string): Accent {
  const [hover, press] =
    theme === 'dark'
      ? [mixed(accent, '#ffffff', 0.18), mixed(accent, '#000000', 0.08)]
      : [mixed(accent, '#000000', 0.12), mixed(accent, '#000000', 0.24)];
  const shades = [accent, hover, press];
  const on = worst(black, shades) > worst(white, shades) ? black : white;
  const soft = mixed(themeColors[theme].surface, accent, theme === 'dark' ? 0.07 : 0.08);
  return { accent, hover, press, on, soft };
}

const worst = (text: string, grounds: readonly string[]) =>
  Math.min(...grounds.map((ground) => contrast(text, ground)));

/** One sentence for each pair of colors that is too hard to read. */
export function unreadablePairs(theme: Theme, { accent, hover, press, on, soft }: Accent): string[] {
  const { background, surface, raised, text, muted } = themeColors[theme];
  const pairs: [words: string, text: string, ground: string][] = [
    ['links on the page', accent, background],
    ['links on cards', accent, surface],
    ['links on raised areas', accent, raised],
    ['links on tinted areas', accent, soft],
    ['the words of a button', on, accent],
    ['the words of a button under the pointer', on, hover],
    ['the words of a pressed button', on, press],
    ['text on tinted areas', text, soft],
    ['quiet text on tinted areas', muted, soft],
  ];
  return pairs.flatMap(([words, front, ground]) => {
    const found = contrast(front, ground);
    if (found >= leastContrast) return [];
    // Rounded down: 4.49 must not read as 4.5.
    const shown = (Math.floor(found * 10) / 10).toFixed(1);
    return [
      `${titles[theme]} theme: ${words} (${front} on ${ground}) have a contrast of ${shown}:1; ${leastContrast}:1 is needed.`,
    ];
  });
}

const titles: Record<Theme, string> = { dark: 'Dark', light: 'Light' };
