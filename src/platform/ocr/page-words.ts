/** In fractions of the page's width and height, from the top left corner. `confidence`: 0 to 100. */
export type PageWord = {
  text: string;
  line: number;
  confidence: number;
  x: number;
  y: number;
  width: number;
  height: number;
};

/** How the picture was turned before it was read: Exif's orientation, then by `angle` radians around its center. */
export type Turned = { orientation: number; angle: number };

type Box = { left: number; top: number; width: number; height: number };

const level = { page: '1', word: '5' } as const;

/** Words and their places on the page from Tesseract's TSV, whose boxes are in pixels of the turned picture. */
export function wordsFrom(tsv: string, turned: Turned): PageWord[] {
  const rows = tsv.split('\n').map((row) => row.split('\t'));
  const [, , , , , , , , pageWidth, pageHeight] = rows.find(([kind]) => kind === level.page) ?? [];
  const page = { width: Number(pageWidth), height: Number(pageHeight) };
  const lines = new Map<string, number>();
  return rows.flatMap(([kind, ...fields]) => {
    if (kind !== level.word) return [];
    const [, block, paragraph, line, , left, top, width, height, confidence, ...text] = fields;
    const word = text.join(' ').trim();
    if (word === '') return [];
    const name = `${block} ${paragraph} ${line}`;
    if (!lines.has(name)) lines.set(name, lines.size + 1);
    const box = { left: Number(left), top: Number(top), width: Number(width), height: Number(height) };
    const place = placeOf(box, page, turned);
    return [{ text: word, line: lines.get(name) ?? 0, confidence: Math.round(Number(confidence)), ...place }];
  });
}

type Size = { width: number; height: number };

function placeOf(box: Box, page: Size, { orientation, angle }: Turned) {
  const right = box.left + box.width;
  const bottom = box.top + box.height;
  const corners = [
    { x: box.left, y: box.top },
    { x: right, y: box.top },
    { x: box.left, y: bottom },
    { x: right, y: bottom },
  ].map((corner) => turnedBack(corner, page, { orientation, angle }));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x, y] = [inside(Math.min(...xs)), inside(Math.min(...ys))];
  return { x, y, width: rounded(inside(Math.max(...xs)) - x), height: rounded(inside(Math.max(...ys)) - y) };
}

function turnedBack(at: { x: number; y: number }, page: Size, { orientation, angle }: Turned) {
  const [cos, sin] = [Math.cos(-angle), Math.sin(-angle)];
  const [dx, dy] = [at.x - page.width / 2, at.y - page.height / 2];
  const x = (dx * cos - dy * sin) / page.width + 0.5;
  const y = (dx * sin + dy * cos) / page.height + 0.5;
  // Exif 2.32, tag 0x0112: 3 is a half turn, 6 a quarter turn clockwise, 8 one counterclockwise.
  if (orientation === 3) return { x: 1 - x, y: 1 - y };
  if (orientation === 6) return { x: y, y: 1 - x };
  if (orientation === 8) return { x: 1 - y, y: x };
  return { x, y };
}

function inside(share: number): number {
  return rounded(Math.min(1, Math.max(0, share)));
}

function rounded(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}

/** Mean confidence of the words with a letter or digit, 0 to 100; 0 without any. */
export function meanConfidence(words: readonly PageWord[]): number {
  const said = words.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  if (said.length === 0) return 0;
  return Math.round(said.reduce((sum, { confidence }) => sum + confidence, 0) / said.length);
}
