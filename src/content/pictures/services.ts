import { box, disc, drawing, type Look, moved, oval, shadow, shape, stroke, times } from './pen.ts';
import { plant, room, table } from './things.ts';

const halls = {
  gym: ({ accent, dark, light }: Look) =>
    times(3, (at) =>
      moved(
        250 + at * 330,
        720,
        shadow(0, 4, 130) +
          box(-120, -40, 240, 30, { fill: dark, radius: 8 }) +
          stroke('M90 -30 L70 -200 H10', '#8b949a', 12) +
          box(-6, -220, 60, 36, { fill: accent, radius: 6 }),
      ),
    ) +
    times(
      4,
      (at) => disc(180 + at * 60, 776, 24, { fill: dark }) + disc(180 + at * 60, 776, 9, { fill: light }),
    ),
  salon: ({ accent, dark, light, wood }: Look) =>
    times(
      3,
      (at) =>
        oval(260 + at * 340, 430, 92, 120, { fill: wood }) +
        oval(260 + at * 340, 430, 80, 108, { fill: 'url(#glass)' }) +
        box(170 + at * 340, 560, 180, 16, { fill: light }) +
        moved(
          260 + at * 340,
          760,
          shadow(0, 4, 90) +
            box(-60, -120, 120, 34, { fill: accent, radius: 10 }) +
            box(-56, -220, 112, 110, { fill: accent, radius: 22 }) +
            box(-10, -86, 20, 70, { fill: '#aab3b8' }) +
            oval(0, -10, 60, 12, { fill: dark }),
        ),
    ),
  laundry: ({ light, dark, accent }: Look) =>
    times(
      6,
      (at) =>
        box(60 + at * 184, 400, 164, 210, { fill: light, radius: 8 }) +
        box(60 + at * 184, 400, 164, 40, { fill: accent, radius: 8 }) +
        disc(142 + at * 184, 524, 58, { fill: dark }) +
        disc(142 + at * 184, 524, 46, { fill: 'url(#glass)' }) +
        shape(`M${100 + at * 184} 534 q22 -26 44 -6 t40 -4 q-6 44 -44 44 t-40 -34Z`, {
          fill: ['#b5574c', '#d9b65b', '#6f8f6a'][at % 3] ?? accent,
          opacity: 0.8,
        }),
    ) + table(600, 760, 560, { ...{ light, dark, accent }, wood: '#c9a77a' } as Look),
  nursery: ({ accent, wood, light }: Look) =>
    times(3, (at) => table(280 + at * 320, 740, 220, { wood, dark: accent } as Look)) +
    times(6, (at) =>
      box(190 + at * 150, 470 - (at % 2) * 44, 44, 44, {
        fill: ['#b5574c', '#d9b65b', '#6f8f6a', '#4f7f9a'][at % 4] ?? accent,
        radius: 5,
      }),
    ) +
    box(120, 514, 960, 14, { fill: wood }) +
    times(5, (at) =>
      disc(230 + at * 190, 590, 17, { fill: ['#d08a4e', '#4f7f9a', '#b5574c'][at % 3] ?? light }),
    ),
} as const;

export function service(look: Look, what: keyof typeof halls): string {
  return drawing(
    look,
    [room(look, 3), halls[what](look), what === 'laundry' ? '' : plant(1110, 720, 1.2, look)].join(''),
  );
}
