import { box, disc, drawing, type Look, moved, oval, shape, times } from './pen.ts';
import { backdrop, plant, tree, window } from './things.ts';

const colors = ['#b5574c', '#d08a4e', '#6f8f6a', '#d9b65b', '#7d6a91', '#4f7f9a'] as const;
const colorAt = (at: number) => colors[at % colors.length] ?? '#888';

/** Each is about 250 wide, with its origin at the floor of the shop window. */
const goods = {
  bread: ({ wood }: Look) =>
    times(5, (at) => oval(-100 + at * 50, -26, 28, 20, { fill: at % 2 ? '#c99558' : '#b67f45' })) +
    box(-128, -8, 256, 10, { fill: wood }) +
    times(4, (at) => oval(-78 + at * 52, -104, 22, 16, { fill: '#d6a869' })) +
    box(-128, -88, 256, 8, { fill: wood }),
  clothes: ({ dark }: Look) =>
    box(-120, -176, 240, 6, { fill: dark }) +
    times(6, (at) => shape(`M${-112 + at * 38} -168 l14 -4 l14 4 l4 104 h-36Z`, { fill: colorAt(at) })),
  bottles: ({ wood }: Look) =>
    [-6, -92]
      .map(
        (y) =>
          times(9, (at) =>
            shape(`M${-116 + at * 27} ${y} v-44 q0 -10 5 -14 v-18 h8 v18 q5 4 5 14 v44Z`, {
              fill: colorAt(at),
            }),
          ) + box(-126, y, 252, 8, { fill: wood }),
      )
      .join(''),
  produce: ({ wood }: Look) =>
    times(
      3,
      (row) =>
        box(-122 + row * 84, -44, 76, 44, { fill: wood }) +
        times(6, (at) =>
          disc(-108 + row * 84 + (at % 3) * 24, -50 - Math.floor(at / 3) * 20, 13, {
            fill: colorAt(row + 1),
          }),
        ),
    ),
  hangers: ({ light }: Look) =>
    times(7, (at) =>
      shape(`M${-116 + at * 36} -190 l12 -6 l12 6 l2 150 h-28Z`, { fill: light, opacity: 0.85 }),
    ),
  pets: ({ accent }: Look) =>
    oval(-40, -34, 62, 34, { fill: '#b58a62' }) +
    disc(20, -66, 30, { fill: '#b58a62' }) +
    shape('M4 -84 l-6 -34 l24 16Z M30 -92 l18 -28 l8 30Z', { fill: '#8f6a48' }) +
    oval(84, -10, 34, 12, { fill: accent }),
  boxes: ({ wood }: Look) =>
    times(
      3,
      (at) =>
        box(-116 + at * 80, -66, 70, 66, { fill: wood }) +
        box(-88 + at * 80, -66, 14, 66, { fill: '#e8d7b8' }),
    ) + times(2, (at) => box(-76 + at * 80, -132, 70, 64, { fill: '#a8845b' })),
} as const;

export function shop(look: Look, shown: keyof typeof goods): string {
  const { wall, trim, accent, dark, light } = look;
  const stripes = times(20, (at) =>
    shape(`M${160 + at * 44} 296 h44 l-6 70 q-16 16 -32 0Z`, { fill: at % 2 ? light : accent }),
  );
  const pane = (x: number) => window(x, 380, 300, 200, dark) + moved(x + 150, 576, goods[shown](look));
  return drawing(
    look,
    [
      backdrop(look, 610),
      box(120, 130, 960, 500, { fill: wall }),
      box(104, 112, 992, 30, { fill: trim, radius: 4 }),
      times(5, (at) => window(196 + at * 180, 168, 84, 92, trim)),
      pane(190),
      pane(710),
      box(530, 376, 140, 254, { fill: dark, radius: 4 }),
      box(546, 392, 108, 170, { fill: 'url(#glass)' }),
      disc(642, 584, 6, { fill: '#e8d7b8' }),
      box(160, 284, 880, 16, { fill: trim }),
      stripes,
      box(0, 630, 1200, 20, { fill: '#000', opacity: 0.1 }),
      plant(150, 650, 0.9, look),
      plant(1050, 650, 0.9, look),
      tree(60, 680, 1.2, look),
    ].join(''),
  );
}
