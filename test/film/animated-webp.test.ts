import { Transformer } from '@napi-rs/image';
import { expect, test } from 'vitest';
import { animatedWebp } from '../../scripts/film/animated-webp.ts';

const size = { width: 33, height: 20 };

async function picture(color: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="33" height="20"><rect width="33" height="20" fill="${color}"/></svg>`;
  return Transformer.fromSvg(svg, 'white').webp(80);
}

type Chunk = { name: string; content: Buffer };

function chunksIn(file: Buffer, from: number): Chunk[] {
  const found: Chunk[] = [];
  for (let at = from; at < file.length; ) {
    const length = file.readUInt32LE(at + 4);
    found.push({
      name: file.toString('latin1', at, at + 4),
      content: file.subarray(at + 8, at + 8 + length),
    });
    at += 8 + length + (length % 2);
  }
  return found;
}

test('frames follow one another in one file of their size, each for its time', async () => {
  const frames = [
    { webp: await picture('red'), shown: 3_500 },
    { webp: await picture('blue'), shown: 200 },
  ];
  const file = animatedWebp(frames, size);
  expect([file.toString('latin1', 0, 4), file.readUInt32LE(4), file.toString('latin1', 8, 12)]).toEqual([
    'RIFF',
    file.length - 8,
    'WEBP',
  ]);
  const [header, animation, ...rest] = chunksIn(file, 12);
  expect([header?.name, animation?.name, ...rest.map(({ name }) => name)]).toEqual([
    'VP8X',
    'ANIM',
    'ANMF',
    'ANMF',
  ]);
  expect([header?.content.readUIntLE(4, 3), header?.content.readUIntLE(7, 3)]).toEqual([32, 19]);
  expect(rest.map(({ content }) => content.readUIntLE(12, 3))).toEqual([3_500, 200]);
  for (const { content } of rest) expect(chunksIn(content, 16).map(({ name }) => name)).toContain('VP8 ');
});

test('what is no WebP file is refused', () => {
  expect(() => animatedWebp([{ webp: Buffer.from('GIF89a'), shown: 1 }], size)).toThrow('not a WebP file');
});
