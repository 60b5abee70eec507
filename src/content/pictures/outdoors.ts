import { box, disc, drawing, type Look, moved, oval, shadow, shape, stroke, times } from './pen.ts';
import { backdrop, car, plant, tree, truck, van, window } from './things.ts';

const rose = ['#b5574c', '#d08a4e', '#6f8f6a', '#d9b65b', '#7d6a91', '#4f7f9a'] as const;
const colorAt = (at: number) => rose[at % rose.length] ?? '#888';

export function garage(look: Look, what: 'lift' | 'tires' | 'wash' | 'paint'): string {
  const { wall, trim, accent, dark, light } = look;
  const bay = (x: number, open: boolean) =>
    box(x, 300, 270, 310, { fill: open ? '#4b5359' : light }) +
    (open
      ? box(x, 300, 270, 40, { fill: '#8d979c' })
      : times(6, (at) => box(x, 312 + at * 50, 270, 4, { fill: trim, opacity: 0.5 })));
  const inside = {
    lift:
      moved(
        600,
        470,
        box(-150, -6, 300, 12, { fill: accent }) +
          box(-140, 0, 16, 140, { fill: '#c6a045' }) +
          box(124, 0, 16, 140, { fill: '#c6a045' }),
      ) + car(600, 468, 0.72, '#6c8aa0', dark),
    tires: times(4, (row) =>
      times(
        3,
        (at) =>
          oval(510 + at * 90, 590 - row * 44, 40, 20, { fill: row % 2 ? '#30353a' : '#40474d' }) +
          oval(510 + at * 90, 586 - row * 44, 18, 8, { fill: '#6a7278' }),
      ),
    ),
    wash:
      times(5, (at) => box(478 + at * 54, 340, 34, 268, { fill: at % 2 ? accent : '#6fa3b8', radius: 12 })) +
      times(14, (at) => disc(480 + at * 19, 590 - ((at * 37) % 90), 9, { fill: '#fff', opacity: 0.6 })),
    paint: car(600, 606, 0.7, accent, dark) + box(520, 330, 160, 10, { fill: '#f4ecd0' }),
  }[what];
  return drawing(
    look,
    [
      backdrop(look, 590),
      tree(60, 610, 1.3, look),
      box(110, 190, 1000, 420, { fill: wall }),
      box(90, 170, 1040, 34, { fill: trim }),
      times(8, (at) => window(170 + at * 116, 224, 70, 44, trim)),
      bay(150, false),
      bay(465, true),
      bay(780, false),
      inside,
      car(300, 730, 0.95, what === 'lift' ? '#b35c4a' : '#7f8f6b', dark),
      car(930, 740, 0.9, '#d6d2c6', dark),
    ].join(''),
  );
}

const jobs = {
  ladder: ({ wood }: Look) =>
    stroke('M690 610 L640 250 M740 610 L690 250', wood, 9) +
    times(8, (at) => stroke(`M${686 - at * 6} ${580 - at * 42} h48`, wood, 7)),
  condenser: ({ light, dark }: Look) =>
    box(640, 500, 130, 110, { fill: light, radius: 6 }) +
    disc(705, 556, 44, { fill: dark, opacity: 0.6 }) +
    times(4, (at) => stroke(`M705 556 l${[40, 0, -40, 0][at]} ${[0, 40, 0, -40][at]}`, light, 7)),
  pipes: ({ accent }: Look) =>
    stroke('M600 600 H720 V500 H800 V604', accent, 18) +
    disc(720, 500, 18, { fill: '#b9772f' }) +
    disc(720, 600, 18, { fill: '#b9772f' }),
  meter: ({ dark, accent }: Look) =>
    box(660, 420, 96, 130, { fill: '#9aa6ab', radius: 8 }) +
    disc(708, 470, 34, { fill: '#f3f1e7' }) +
    stroke('M708 470 l18 -18', accent, 5) +
    stroke('M708 550 V612 M660 440 H610 V300', dark, 7),
  shield: ({ accent, light }: Look) =>
    shape('M700 430 q60 -8 84 -34 q24 26 84 34 q0 140 -84 180 q-84 -40 -84 -180Z', { fill: accent }) +
    shape('M746 508 l26 28 l52 -66', { fill: 'none' }) +
    stroke('M746 508 l28 30 l52 -68', light, 13),
  bucket: ({ accent, light }: Look) =>
    shape('M650 540 h100 l-12 72 h-76Z', { fill: accent }) +
    stroke('M654 540 q46 -70 92 0', '#79838a', 6) +
    stroke('M800 610 L860 400', '#b08a5c', 9) +
    oval(796, 612, 40, 12, { fill: light }),
} as const;

export function homeCall(look: Look, job: keyof typeof jobs): string {
  const { wall, trim, dark, light } = look;
  return drawing(
    look,
    [
      backdrop(look, 590),
      tree(1090, 604, 1.5, look),
      tree(40, 600, 1.1, look),
      box(150, 300, 560, 310, { fill: wall }),
      shape('M110 310 L430 110 L750 310Z', { fill: trim }),
      shape('M430 110 L750 310 H700 L430 142Z', { fill: '#000', opacity: 0.12 }),
      window(210, 370, 130, 110, light),
      window(540, 370, 120, 110, light),
      window(392, 210, 76, 70, light),
      box(392, 400, 96, 210, { fill: dark, radius: 3 }),
      box(404, 414, 72, 80, { fill: 'url(#glass)' }),
      shape('M360 612 h160 l90 188 h-360Z', { fill: '#fff', opacity: 0.28 }),
      moved(-150, 50, jobs[job](look)),
      van(930, 740, 0.95, look),
      plant(170, 640, 0.7, look),
    ].join(''),
  );
}

export function grounds(look: Look, what: 'lawn' | 'timber' | 'pool'): string {
  const { near, far, accent, dark, wood, light } = look;
  const mower = moved(
    760,
    700,
    shadow(0, 4, 120) +
      box(-90, -78, 180, 44, { fill: accent, radius: 12 }) +
      box(-20, -140, 70, 66, { fill: dark, radius: 8 }) +
      stroke('M60 -78 L104 -150', dark, 8) +
      disc(-60, -26, 30, { fill: dark }) +
      disc(70, -34, 40, { fill: dark }),
  );
  const logs = times(3, (row) =>
    times(
      5 - row,
      (at) =>
        disc(360 + at * 84 + row * 42, 690 - row * 72, 42, { fill: wood }) +
        disc(360 + at * 84 + row * 42, 690 - row * 72, 27, { fill: '#d9b98c' }) +
        disc(360 + at * 84 + row * 42, 690 - row * 72, 11, { fill: '#c19a68' }),
    ),
  );
  const pool =
    shape('M240 560 H960 L1120 740 H90Z', { fill: light }) +
    shape('M270 576 H930 L1070 722 H140Z', { fill: '#6fb3c4' }) +
    times(5, (at) => stroke(`M${300 + at * 30} ${600 + at * 26} q40 -12 80 0 t80 0 t80 0`, '#cfeaf0', 4)) +
    stroke('M900 560 v-90 q0 -26 26 -26 M950 570 v-90 q0 -26 26 -26', '#c9d0d4', 9);
  return drawing(
    look,
    [
      backdrop(look, 520),
      box(0, 520, 1200, 280, { fill: near }),
      what === 'lawn'
        ? times(6, (at) =>
            shape(`M${-200 + at * 260} 800 L${260 + at * 130} 520 h60 L${-80 + at * 260} 800Z`, {
              fill: '#fff',
              opacity: 0.1,
            }),
          )
        : '',
      [90, 250, 1010, 1140]
        .map((x, at) => tree(x, 540 + at * 6, 1.1 + (at % 2) * 0.3, look, at % 2 ? far : '#6f8f6a'))
        .join(''),
      {
        lawn:
          mower +
          times(9, (at) =>
            disc(100 + at * 60, 640 + (at % 3) * 26, 22, { fill: rose[at % 6] ?? accent, opacity: 0.8 }),
          ),
        timber: logs + tree(820, 660, 1.5, look, '#7c8f5c'),
        pool: pool + plant(130, 560, 1, look),
      }[what],
    ].join(''),
  );
}

export function yard(look: Look, what: 'truck' | 'tow' | 'pallets' | 'food'): string {
  const { wall, trim, dark, light, accent, wood } = look;
  const dock = (x: number) =>
    box(x, 400, 150, 190, { fill: light }) +
    times(5, (at) => box(x, 420 + at * 34, 150, 3, { fill: trim, opacity: 0.6 })) +
    box(x - 8, 580, 166, 22, { fill: dark });
  const pallets = times(
    4,
    (at) =>
      box(200 + at * 210, 708, 170, 14, { fill: wood }) +
      times(4, (of) =>
        box(208 + at * 210 + (of % 2) * 80, 636 - Math.floor(of / 2) * 70, 74, 66, {
          fill: of % 3 ? '#c8a271' : '#b08956',
        }),
      ),
  );
  const tow =
    moved(
      560,
      730,
      shadow(0, 4, 330) +
        box(-300, -100, 360, 40, { fill: accent, radius: 6 }) +
        stroke('M40 -110 L-160 -230 L-220 -120', dark, 12) +
        shape('M80 -60 V-220 H190 L260 -140 H300 V-60Z', { fill: accent }) +
        shape('M110 -200 H182 L232 -140 H110Z', { fill: 'url(#glass)' }) +
        [-210, -110, 200]
          .map((x) => disc(x, -40, 42, { fill: dark }) + disc(x, -40, 20, { fill: '#c8cdd1' }))
          .join(''),
    ) + car(940, 734, 0.8, '#8aa0ab', dark);
  const food = moved(
    600,
    720,
    shadow(0, 4, 380) +
      box(-340, -330, 620, 280, { fill: accent, radius: 18 }) +
      box(-240, -270, 340, 130, { fill: '#3c4348' }) +
      shape('M-260 -270 H120 L160 -330 H-300Z', { fill: light }) +
      box(-260, -146, 380, 16, { fill: wood }) +
      box(160, -250, 90, 90, { fill: 'url(#glass)' }) +
      times(6, (at) => disc(-220 + at * 60, -158, 14, { fill: colorAt(at) })) +
      [-200, 180]
        .map((x) => disc(x, -40, 46, { fill: dark }) + disc(x, -40, 22, { fill: '#c8cdd1' }))
        .join(''),
  );
  const front = { truck: truck(600, 740, 1, look), tow, pallets, food }[what];
  return drawing(
    look,
    [
      backdrop(look, 570),
      what === 'food'
        ? tree(140, 600, 1.5, look) + tree(1080, 590, 1.3, look)
        : box(60, 250, 1080, 340, { fill: wall }) +
          box(40, 230, 1120, 30, { fill: trim }) +
          times(5, (at) => dock(130 + at * 208)) +
          times(9, (at) => box(120 + at * 112, 300, 60, 40, { fill: 'url(#glass)' })),
      front,
    ].join(''),
  );
}

export function canopy(look: Look): string {
  const { wall, trim, accent, dark, light } = look;
  const pump = (x: number) =>
    box(x - 36, 470, 72, 150, { fill: light, radius: 8 }) +
    box(x - 24, 488, 48, 40, { fill: dark }) +
    stroke(`M${x + 36} 500 q34 10 26 60 t-8 50`, dark, 6) +
    box(x - 50, 616, 100, 14, { fill: '#8d979c' });
  return drawing(
    look,
    [
      backdrop(look, 590),
      box(720, 330, 420, 270, { fill: wall }),
      box(700, 310, 460, 30, { fill: trim }),
      window(760, 400, 150, 130, dark),
      window(980, 400, 120, 130, dark),
      tree(60, 600, 1.3, look),
      box(120, 240, 620, 54, { fill: accent, radius: 4 }),
      box(120, 284, 620, 12, { fill: light }),
      box(210, 296, 22, 330, { fill: '#aeb6ba' }),
      box(620, 296, 22, 330, { fill: '#aeb6ba' }),
      pump(330),
      pump(520),
      car(430, 730, 0.95, '#b35c4a', dark),
    ].join(''),
  );
}
