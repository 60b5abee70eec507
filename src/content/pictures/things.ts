import { box, disc, type Look, moved, oval, shadow, shape, stroke, times } from './pen.ts';

/** The origin of every object is the middle of its foot. */

export function backdrop({ far, near, ground }: Look, horizon = 560): string {
  return [
    box(0, 0, 1200, horizon + 20, { fill: 'url(#sky)' }),
    disc(940, 150, 58, { fill: '#fff8e4', opacity: 0.75 }),
    shape(
      `M0 ${horizon - 70} Q170 ${horizon - 170} 380 ${horizon - 90} T760 ${horizon - 110} T1200 ${horizon - 120} V${horizon} H0Z`,
      { fill: far },
    ),
    shape(
      `M0 ${horizon - 20} Q240 ${horizon - 90} 520 ${horizon - 34} T1200 ${horizon - 50} V${horizon + 4} H0Z`,
      { fill: near },
    ),
    box(0, horizon, 1200, 800 - horizon, { fill: ground }),
    box(0, horizon, 1200, 6, { fill: '#000', opacity: 0.06 }),
  ].join('');
}

export function tree(x: number, y: number, size: number, { near, wood }: Look, color = near): string {
  return moved(
    x,
    y,
    [
      shadow(0, 0, 80),
      box(-9, -110, 18, 112, { fill: wood }),
      disc(0, -170, 78, { fill: color }),
      disc(-48, -130, 50, { fill: color }),
      disc(50, -134, 54, { fill: color }),
      disc(-20, -190, 44, { fill: '#fff', opacity: 0.1 }),
    ].join(''),
    size,
  );
}

export function plant(x: number, y: number, size: number, { accent, near }: Look): string {
  const leaf = (turn: number) =>
    `<g transform="rotate(${turn})">${shape('M0 0 Q-26 -60 0 -126 Q26 -60 0 0Z', { fill: near })}</g>`;
  const pot = shape('M-34 0 H34 L26 60 H-26Z', { fill: accent });
  return moved(x, y - 60 * size, [-52, -26, 0, 26, 52].map(leaf).join('') + pot, size);
}

function wheel(x: number, y: number, radius: number, dark: string): string {
  return disc(x, y, radius, { fill: dark }) + disc(x, y, radius * 0.5, { fill: '#c8cdd1' });
}

export function van(x: number, y: number, size: number, { accent, dark, light }: Look): string {
  return moved(
    x,
    y,
    [
      shadow(0, 4, 240),
      shape(
        'M-230 -40 V-190 Q-230 -214 -206 -214 H96 Q120 -214 134 -196 L196 -118 L226 -104 Q240 -96 240 -78 V-40Z',
        { fill: light },
      ),
      box(-230, -104, 470, 24, { fill: accent }),
      shape('M112 -188 L170 -118 H104 V-188Z', { fill: 'url(#glass)' }),
      stroke('M-40 -210 V-44 M92 -210 V-44', '#b9c0c4', 3),
      box(-234, -46, 478, 14, { fill: dark, radius: 5 }),
      wheel(-140, -34, 38, dark),
      wheel(150, -34, 38, dark),
    ].join(''),
    size,
  );
}

export function car(x: number, y: number, size: number, body: string, dark: string): string {
  return moved(
    x,
    y,
    [
      shadow(0, 4, 190),
      shape(
        'M-180 -36 Q-186 -92 -132 -98 L-86 -150 Q-76 -160 -60 -160 H50 Q66 -160 78 -148 L124 -98 Q178 -92 180 -36Z',
        { fill: body },
      ),
      shape('M-78 -142 H-8 V-100 H-112Z M8 -142 H48 L94 -100 H8Z', { fill: 'url(#glass)' }),
      wheel(-108, -32, 34, dark),
      wheel(110, -32, 34, dark),
    ].join(''),
    size,
  );
}

export function truck(x: number, y: number, size: number, { accent, dark, light, trim }: Look): string {
  return moved(
    x,
    y,
    [
      shadow(0, 4, 400),
      box(-400, -300, 520, 240, { fill: light, radius: 6 }),
      times(8, (at) => box(-386 + at * 64, -292, 3, 224, { fill: '#c9ced1' })),
      box(-400, -84, 520, 24, { fill: trim }),
      shape('M140 -60 V-262 Q140 -276 156 -276 H226 Q242 -276 252 -262 L300 -170 Q348 -164 352 -132 V-60Z', {
        fill: accent,
      }),
      shape('M178 -250 H222 L264 -170 H178Z', { fill: 'url(#glass)' }),
      box(-404, -64, 760, 16, { fill: dark, radius: 5 }),
      [-330, -250, 190, 300].map((at) => wheel(at, -38, 42, dark)).join(''),
    ].join(''),
    size,
  );
}

export function window(x: number, y: number, width: number, height: number, frame: string): string {
  return [
    box(x - 8, y - 8, width + 16, height + 16, { fill: frame, radius: 3 }),
    box(x, y, width, height, { fill: 'url(#glass)' }),
    box(x + width / 2 - 3, y, 6, height, { fill: frame }),
    shape(`M${x} ${y + height * 0.7} L${x + width * 0.42} ${y} H${x + width * 0.6} L${x} ${y + height}Z`, {
      fill: '#fff',
      opacity: 0.18,
    }),
  ].join('');
}

export function room({ wall, wood, near, far, trim }: Look, panes = 3): string {
  const width = 250;
  const gap = (1200 - panes * width) / (panes + 1);
  return [
    box(0, 0, 1200, 600, { fill: wall }),
    times(panes, (at) => {
      const x = gap + at * (width + gap);
      return [
        box(x - 12, 78, width + 24, 264, { fill: trim, radius: 4 }),
        box(x, 90, width, 240, { fill: 'url(#sky)' }),
        shape(`M${x} 290 Q${x + 70} 240 ${x + 140} 276 T${x + width} 262 V330 H${x}Z`, { fill: far }),
        shape(`M${x} 312 Q${x + 120} 286 ${x + width} 306 V330 H${x}Z`, { fill: near }),
        box(x + width / 2 - 4, 90, 8, 240, { fill: trim }),
      ].join('');
    }),
    box(0, 600, 1200, 200, { fill: wood }),
    times(7, (at) => box(0, 600 + at * 30, 1200, 2, { fill: '#000', opacity: 0.07 })),
    box(0, 590, 1200, 14, { fill: trim, opacity: 0.6 }),
  ].join('');
}

export function pendant(x: number, length: number, { accent, light }: Look): string {
  return [
    box(x - 2, 0, 4, length, { fill: '#4a4a4a' }),
    shape(
      `M${x - 54} ${length + 44} Q${x - 46} ${length - 6} ${x} ${length - 8} Q${x + 46} ${length - 6} ${x + 54} ${length + 44}Z`,
      { fill: accent },
    ),
    oval(x, length + 46, 54, 9, { fill: light }),
    oval(x, length + 120, 150, 90, { fill: light, opacity: 0.12 }),
  ].join('');
}

export function chair(x: number, y: number, { accent, dark }: Look, size = 1): string {
  return moved(
    x,
    y,
    [
      shadow(0, 2, 56),
      stroke('M-36 0 V-92 M36 0 V-92', dark, 8),
      box(-46, -106, 92, 18, { fill: accent, radius: 8 }),
      box(-44, -210, 88, 92, { fill: accent, radius: 16 }),
    ].join(''),
    size,
  );
}

export function table(x: number, y: number, width: number, { wood, dark }: Look): string {
  return moved(
    x,
    y,
    [
      shadow(0, 2, width * 0.6),
      stroke(`M${-width / 2 + 22} 0 V-116 M${width / 2 - 22} 0 V-116`, dark, 9),
      box(-width / 2, -132, width, 20, { fill: wood, radius: 5 }),
      box(-width / 2, -132, width, 6, { fill: '#fff', opacity: 0.2, radius: 5 }),
    ].join(''),
  );
}

export function monitor(x: number, y: number, { dark, accent }: Look, size = 1): string {
  const bars = [34, 52, 44, 70, 62, 86].map((tall, at) =>
    box(-74 + at * 26, -42 - tall, 16, tall, { fill: accent, opacity: 0.55 + at * 0.08 }),
  );
  return moved(
    x,
    y,
    [
      box(-8, -30, 16, 30, { fill: dark }),
      box(-44, -6, 88, 8, { fill: dark, radius: 4 }),
      box(-100, -152, 200, 126, { fill: dark, radius: 8 }),
      box(-92, -144, 184, 110, { fill: '#eef3f4' }),
      ...bars,
    ].join(''),
    size,
  );
}
