import { box, disc, drawing, type Look, moved, oval, shadow, shape, stroke, times } from './pen.ts';
import { chair, monitor, pendant, plant, room, table } from './things.ts';

const machines = {
  mill: ({ accent, light, dark }: Look) =>
    shadow(0, 4, 150) +
    box(-130, -260, 260, 260, { fill: light, radius: 10 }) +
    box(-130, -260, 260, 46, { fill: accent, radius: 10 }) +
    box(-96, -190, 130, 120, { fill: 'url(#glass)', radius: 6 }) +
    box(56, -190, 56, 80, { fill: dark, radius: 5 }) +
    disc(84, -80, 14, { fill: accent }),
  weld: ({ wood, dark }: Look) =>
    shadow(0, 4, 170) +
    box(-160, -110, 320, 16, { fill: '#8b949a' }) +
    stroke('M-140 0 V-94 M140 0 V-94', dark, 12) +
    times(4, (at) => box(-130 + at * 56, -126 - at * 16, 180, 14, { fill: at % 2 ? '#a7b0b5' : '#c3cace' })) +
    disc(70, -176, 10, { fill: '#ffe9a8' }) +
    disc(70, -176, 38, { fill: '#ffe9a8', opacity: 0.3 }) +
    box(-190, -60, 24, 60, { fill: wood }),
  saw: ({ wood, dark, accent }: Look) =>
    shadow(0, 4, 170) +
    box(-160, -120, 320, 24, { fill: '#9aa3a8' }) +
    box(-120, -96, 240, 96, { fill: accent, radius: 6 }) +
    disc(20, -124, 56, { fill: '#d4dadd' }) +
    disc(20, -124, 12, { fill: dark }) +
    box(-220, -142, 210, 20, { fill: wood }) +
    times(4, (at) => box(-200, -20 - at * 18, 70, 14, { fill: wood })),
  kettle: ({ dark }: Look) =>
    shadow(0, 4, 130) +
    box(-90, -330, 180, 270, { fill: '#c6ced2', radius: 60 }) +
    box(-90, -330, 60, 270, { fill: '#fff', opacity: 0.3, radius: 40 }) +
    stroke('M-60 -60 V0 M60 -60 V0', dark, 12) +
    stroke('M0 -330 V-380 H140', '#aab3b8', 14) +
    disc(0, -200, 26, { fill: '#eef2f3' }) +
    stroke('M0 -200 l12 -14', dark, 4),
  press: ({ accent, light, dark }: Look) =>
    shadow(0, 4, 190) +
    box(-190, -170, 380, 170, { fill: light, radius: 10 }) +
    times(
      3,
      (at) =>
        disc(-110 + at * 110, -170, 54, { fill: at === 1 ? accent : '#8b949a' }) +
        disc(-110 + at * 110, -170, 14, { fill: dark }),
    ) +
    shape('M-190 -110 h380 v-16 h-380Z', { fill: '#fffdf4' }),
} as const;

export function hall(look: Look, what: keyof typeof machines): string {
  const { wall, trim, accent } = look;
  return drawing(
    look,
    [
      box(0, 0, 1200, 560, { fill: wall }),
      times(6, (at) => shape(`M${at * 240 - 120} 0 l120 90 l120 -90Z`, { fill: trim, opacity: 0.35 })),
      times(
        5,
        (at) =>
          box(70 + at * 226, 120, 156, 190, { fill: 'url(#sky)' }) +
          box(144 + at * 226, 120, 6, 190, { fill: trim }) +
          box(70 + at * 226, 210, 156, 6, { fill: trim }),
      ),
      box(0, 540, 1200, 260, { fill: '#b9bcbb' }),
      shape('M0 640 H1200 V668 H0Z', { fill: '#e2b74d', opacity: 0.55 }),
      moved(230, 600, machines[what](look), 0.92),
      moved(610, 620, machines[what](look), 1.06),
      moved(990, 600, machines[what](look), 0.92),
      times(
        3,
        (at) =>
          box(120 + at * 380, 706, 150, 60, { fill: at % 2 ? accent : '#a8845b', radius: 4 }) +
          box(120 + at * 380, 706, 150, 10, { fill: '#fff', opacity: 0.25 }),
      ),
    ].join(''),
  );
}

const walls = {
  screens: () => '',
  books: ({ wood }: Look) =>
    times(
      3,
      (row) =>
        box(90, 380 + row * 76, 300, 8, { fill: wood }) +
        times(11, (at) =>
          box(98 + at * 26, 330 + row * 76, 19, 50, {
            fill: ['#8c5b3f', '#3f6d7a', '#b39a5a', '#6d7f5f'][(at + row) % 4] ?? wood,
          }),
        ),
    ),
  board: ({ light, accent, dark }: Look) =>
    box(110, 360, 280, 170, { fill: light, radius: 6 }) +
    times(6, (at) =>
      box(134 + (at % 3) * 84, 384 + Math.floor(at / 3) * 70, 62, 50, {
        fill: at % 2 ? accent : '#e0bd6c',
        opacity: 0.85,
      }),
    ) +
    box(110, 526, 280, 8, { fill: dark }),
  racks: ({ dark, accent }: Look) =>
    times(
      3,
      (at) =>
        box(80 + at * 120, 300, 104, 300, { fill: dark, radius: 5 }) +
        times(
          7,
          (row) =>
            box(90 + at * 120, 316 + row * 40, 84, 26, { fill: '#59636b' }) +
            disc(162 + at * 120, 329 + row * 40, 4, { fill: row % 3 ? accent : '#8fc47a' }),
        ),
    ),
} as const;

export function office(look: Look, what: keyof typeof walls): string {
  return drawing(
    look,
    [
      room(look, 3),
      walls[what](look),
      pendant(640, 120, look),
      pendant(960, 120, look),
      table(610, 700, 330, look),
      table(1000, 700, 300, look),
      monitor(560, 570, look),
      monitor(1000, 570, look, 0.95),
      chair(680, 740, look),
      chair(960, 745, look, 0.95),
      box(700, 556, 46, 12, { fill: '#f3ead6' }),
      plant(440, 690, 1.2, look),
    ].join(''),
  );
}

const beds = {
  dental: ({ accent, light, dark }: Look) =>
    shadow(0, 4, 260) +
    shape('M-260 -130 L-150 -230 L-90 -190 L-60 -120 H200 Q224 -120 224 -96 H-220Z', { fill: accent }) +
    box(-60, -96, 120, 96, { fill: light }) +
    stroke('M150 -420 H40 V-330', '#aab3b8', 12) +
    oval(40, -316, 66, 20, { fill: light }) +
    oval(40, -250, 150, 70, { fill: '#fff', opacity: 0.14 }) +
    box(-110, -8, 220, 12, { fill: dark }),
  exam: ({ accent, light, wood }: Look) =>
    shadow(0, 4, 230) +
    box(-220, -140, 440, 34, { fill: accent, radius: 12 }) +
    box(-200, -106, 400, 106, { fill: light }) +
    times(3, (at) => box(-186 + at * 130, -92, 116, 80, { fill: '#e4e8e8' })) +
    box(-210, -160, 110, 24, { fill: wood, radius: 10 }),
  vet: ({ light, dark }: Look) =>
    shadow(0, 4, 200) +
    box(-200, -150, 400, 22, { fill: '#c3cace', radius: 6 }) +
    box(-30, -128, 60, 128, { fill: light }) +
    oval(-20, -190, 86, 40, { fill: '#b58a62' }) +
    disc(70, -226, 36, { fill: '#b58a62' }) +
    shape('M48 -248 l-8 -40 l30 18Z M82 -260 l22 -32 l8 36Z', { fill: '#8f6a48' }) +
    disc(84, -230, 4, { fill: dark }),
  care: ({ accent, wood, light }: Look) =>
    shadow(0, 4, 240) +
    box(-230, -190, 460, 110, { fill: accent, radius: 26 }) +
    box(-250, -140, 60, 120, { fill: accent, radius: 18 }) +
    box(190, -140, 60, 120, { fill: accent, radius: 18 }) +
    box(-200, -110, 400, 80, { fill: light, radius: 12 }) +
    box(-220, -20, 30, 20, { fill: wood }) +
    box(190, -20, 30, 20, { fill: wood }),
} as const;

export function practice(look: Look, what: keyof typeof beds): string {
  const { light, trim, accent } = look;
  const cabinet =
    box(60, 440, 250, 160, { fill: light, radius: 4 }) +
    times(3, (at) => box(72 + at * 78, 456, 66, 128, { fill: trim, opacity: 0.25 })) +
    times(4, (at) => box(90 + at * 52, 404, 26, 36, { fill: at % 2 ? accent : '#dfe6e6', radius: 5 }));
  return drawing(
    look,
    [room(look, 2), cabinet, moved(680, 710, beds[what](look)), plant(1080, 720, 1.3, look)].join(''),
  );
}

export function dining(look: Look, what: 'tables' | 'bar' | 'counter'): string {
  const { wood, dark, accent, light } = look;
  const cups = (x: number, y: number) =>
    times(3, (at) => box(x + at * 40, y - 22, 26, 22, { fill: light, radius: 5 }));
  const shelf = times(
    2,
    (row) =>
      box(330, 420 + row * 80, 540, 10, { fill: wood }) +
      times(16, (at) =>
        box(346 + at * 32, 372 + row * 80 + (at % 3) * 6, 18, 48 - (at % 3) * 6, {
          fill: ['#6f8f6a', '#b5574c', '#d9b65b', '#4f7f9a', '#8c5b3f'][(at + row) % 5] ?? accent,
          radius: 5,
        }),
      ),
  );
  const counter =
    box(120, 610, 960, 26, { fill: wood, radius: 6 }) +
    box(150, 636, 900, 164, { fill: what === 'bar' ? '#5d4636' : accent }) +
    times(9, (at) => box(168 + at * 100, 652, 80, 130, { fill: '#000', opacity: 0.08 }));
  const stools = times(5, (at) =>
    moved(
      240 + at * 180,
      800,
      box(-34, -120, 68, 18, { fill: dark, radius: 9 }) + stroke('M-22 -102 V0 M22 -102 V0', dark, 7),
    ),
  );
  const seats = times(
    3,
    (at) =>
      table(260 + at * 340, 720, 220, { ...look, wood: light }) +
      chair(160 + at * 340, 740, look, 0.85) +
      chair(360 + at * 340, 740, look, 0.85) +
      cups(215 + at * 340, 588),
  );
  return drawing(
    look,
    [
      room(look, what === 'tables' ? 4 : 2),
      what === 'tables' ? '' : shelf,
      pendant(260, 130, look),
      pendant(600, 110, look),
      pendant(940, 130, look),
      what === 'tables'
        ? seats
        : counter +
          cups(240, 610) +
          cups(800, 610) +
          (what === 'bar' ? stools : times(6, (at) => oval(440 + at * 54, 600, 24, 15, { fill: '#c99558' }))),
      plant(1120, 720, 1.1, look),
    ].join(''),
  );
}
