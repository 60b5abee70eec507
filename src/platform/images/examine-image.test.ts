import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refused } from '#kernel/refusal.ts';
import {
  claimedPng,
  exif,
  picture,
  riff,
  webpChunk,
  withChunk,
  withSegment,
  withWebpExif,
} from '#test/support/pictures.ts';
import { pictureRefusals } from '#wire/upload.ts';
import { examineImage } from './examine-image.ts';
import { typeOfKind } from './image-kind.ts';
import { imageByteLimit } from './images.ts';

const box = { width: 64, height: 48 };
const kinds = ['jpeg', 'png', 'webp'] as const;
const pictures = { jpeg: await picture('jpeg'), png: await picture('png'), webp: await picture('webp') };

function reasonFor(bytes: Uint8Array, type = 'image/png'): string | null {
  try {
    examineImage({ bytes, type });
    return null;
  } catch (error) {
    if (error instanceof Refused && pictureRefusals.some((code) => code === error.code)) return error.code;
    throw error;
  }
}

describe('a valid picture', () => {
  test.each(kinds)('%s: the size is read from the file', (kind) => {
    const parts = examineImage({ bytes: pictures[kind], type: typeOfKind[kind] });
    expect(parts).toMatchObject({ ...box, orientation: 1 });
  });

  test.each(kinds)('%s: refused if its declared type is another', (kind) => {
    for (const other of kinds.filter((one) => one !== kind))
      expect(reasonFor(pictures[kind], typeOfKind[other])).toBe('image-type-differs');
  });

  test.each(kinds)('%s: refused if truncated anywhere', (kind) => {
    const whole = pictures[kind];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: whole.length - 1 }), (length) => {
        expect(reasonFor(whole.subarray(0, length), typeOfKind[kind])).not.toBeNull();
      }),
    );
  });

  test.each(kinds)('%s: with changed bytes, read or refused, never an error', (kind) => {
    const change = fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 }));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 20 }), (changes) => {
        const bytes = Uint8Array.from(pictures[kind]);
        for (const [at, value] of changes) bytes[at % bytes.length] = value;
        reasonFor(bytes, typeOfKind[kind]);
      }),
    );
  });

  test('arbitrary bytes are refused', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.constantFrom(...kinds), (noise, kind) => {
        expect(reasonFor(noise, typeOfKind[kind])).not.toBeNull();
        expect(
          reasonFor(Buffer.concat([pictures[kind].subarray(0, 12), noise]), typeOfKind[kind]),
        ).not.toBeNull();
      }),
    );
  });
});

describe('unsupported files', () => {
  test.each([
    ['svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['svg', '\xef\xbb\xbf<?xml version="1.0"?>\n<!-- a --><!DOCTYPE svg><svg onload="alert(1)">'],
    ['html', '<!doctype html><script>alert(1)</script>'],
    ['html', '  <html><body>'],
    ['gif', 'GIF89a\x01\x00\x01\x00'],
    ['gif', 'GIF87a/*\xff\xd8\xff*/'],
    ['pdf', '%PDF-1.7 \xff\xd8\xff'],
    ['heic', '\0\0\0\x18ftypheic\0\0\0\0'],
    ['avif', '\0\0\0\x1cftypavif\0\0\0\0'],
    ['bmp', 'BM\x36\0\0\0'],
    ['tiff', 'II*\0\x08\0\0\0'],
    ['unknown', ''],
    ['unknown', 'MZ\x90\0'],
    ['unknown', '#!/bin/sh'],
  ])('%s is refused because of its content, whatever type it claims', (found, text) => {
    for (const kind of kinds)
      expect(() => examineImage({ bytes: Buffer.from(text, 'latin1'), type: typeOfKind[kind] })).toThrow(
        expect.objectContaining({ code: 'image-type-not-accepted', details: { found } }),
      );
  });

  test('an animation is refused; of an animated PNG the first frame is used', () => {
    const frames = riff([webpChunk('VP8X', Buffer.alloc(10, 2)), webpChunk('ANIM', Buffer.alloc(6))]);
    expect(reasonFor(frames, 'image/webp')).toBe('image-animated');
    const { clean } = examineImage({
      bytes: withChunk(pictures.png, 'acTL', Buffer.alloc(8)),
      type: 'image/png',
    });
    expect(Buffer.compare(clean, pictures.png)).toBe(0);
  });
});

describe('sizes are checked before anything is decoded', () => {
  test.each([
    ['50 megapixels', { width: 10_000, height: 5_000 }, 'image-too-many-pixels'],
    [
      'the largest that a PNG can claim',
      { width: 2 ** 31 - 1, height: 2 ** 31 - 1 },
      'image-too-many-pixels',
    ],
    ['a line', { width: 30_000, height: 1 }, 'image-too-narrow'],
    ['a column', { width: 10, height: 101 }, 'image-too-narrow'],
    ['nothing', { width: 0, height: 10 }, 'image-broken'],
    ['40 megapixels', { width: 8_000, height: 5_000 }, null],
  ])('%s', (_name, claimed, reason) => {
    expect(reasonFor(claimedPng(claimed))).toBe(reason);
  });

  test('a JPEG and a WebP that claim to be too large are refused', () => {
    const jpeg = Buffer.from(pictures.jpeg);
    const frame = jpeg.indexOf(Buffer.of(0xff, 0xc0)) > 0 ? 0xc0 : 0xc2;
    const at = jpeg.indexOf(Buffer.of(0xff, frame));
    jpeg.writeUInt16BE(65_000, at + 5);
    jpeg.writeUInt16BE(65_000, at + 7);
    expect(reasonFor(jpeg, 'image/jpeg')).toBe('image-too-many-pixels');
    const webp = Buffer.from(pictures.webp);
    webp.writeUInt16LE(16_383, 26);
    webp.writeUInt16LE(16_383, 28);
    expect(reasonFor(webp, 'image/webp')).toBe('image-too-many-pixels');
  });

  test('a canvas that differs from its picture, or a second frame or header, is refused as broken', () => {
    expect(reasonFor(withWebpExif(pictures.webp, { width: 5, height: 5 }, exif(1)), 'image/webp')).toBe(
      'image-broken',
    );
    const header = pictures.png.subarray(16, 29);
    expect(reasonFor(withChunk(pictures.png, 'IHDR', header))).toBe('image-broken');
    expect(reasonFor(withChunk(pictures.png, 'CgBI', header))).toBe('image-broken');
    const frame = Buffer.from([8, 0, 48, 0, 64, 1, 1, 0x11, 0]);
    expect(reasonFor(withSegment(pictures.jpeg, 0xc0, frame), 'image/jpeg')).toBe('image-broken');
  });

  test('more than 15 MB is refused without reading it', () => {
    expect(reasonFor(new Uint8Array(imageByteLimit + 1))).toBe('image-too-heavy');
  });
});

describe('what is removed', () => {
  const secret = Buffer.from('CANARY Jane Doe, 40.7608 N 111.8910 W');
  const planted: [string, keyof typeof typeOfKind, Buffer][] = [
    [
      'EXIF',
      'jpeg',
      withSegment(pictures.jpeg, 0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exif(1, `${secret}`)])),
    ],
    [
      'XMP',
      'jpeg',
      withSegment(
        pictures.jpeg,
        0xe1,
        Buffer.concat([Buffer.from('http://ns.adobe.com/xap/1.0/\0'), secret]),
      ),
    ],
    [
      'a color profile',
      'jpeg',
      withSegment(pictures.jpeg, 0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0'), secret])),
    ],
    [
      'what Adobe adds',
      'jpeg',
      withSegment(pictures.jpeg, 0xee, Buffer.concat([Buffer.from('Adobe\0\x64\0\0\0\0\x01'), secret])),
    ],
    ['a comment', 'jpeg', withSegment(pictures.jpeg, 0xfe, secret)],
    ['a text', 'png', withChunk(pictures.png, 'tEXt', Buffer.concat([Buffer.from('Author\0'), secret]))],
    ['EXIF', 'png', withChunk(pictures.png, 'eXIf', exif(1, `${secret}`))],
    ['a profile', 'png', withChunk(pictures.png, 'iCCP', secret)],
    ['EXIF', 'webp', withWebpExif(pictures.webp, box, exif(1, `${secret}`))],
    ...kinds.map((kind): [string, typeof kind, Buffer] => [
      'what follows the end',
      kind,
      Buffer.concat([pictures[kind], secret]),
    ]),
  ];

  test.each(planted)('%s of a %s', (_what, kind, bytes) => {
    expect(bytes.includes('CANARY')).toBe(true);
    const { clean } = examineImage({ bytes, type: typeOfKind[kind] });
    expect(Buffer.from(clean).includes('CANARY')).toBe(false);
  });

  test.each(kinds)('a %s that is also a document, a page or an archive is refused', (kind) => {
    const archive = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);
    for (const more of [
      '%PDF-1.4\n',
      '<html><script>x()</script>',
      '<svg onload=x()>',
      '<?php x();',
      archive,
    ])
      expect(reasonFor(Buffer.concat([pictures[kind], Buffer.from(more)]), typeOfKind[kind])).toBe(
        'image-carries-file',
      );
  });

  test('a script in a comment or a text chunk is refused', () => {
    const page = Buffer.from('<script>alert(1)</script>');
    expect(reasonFor(withSegment(pictures.jpeg, 0xfe, page), 'image/jpeg')).toBe('image-carries-file');
    expect(reasonFor(withChunk(pictures.png, 'tEXt', page))).toBe('image-carries-file');
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('orientation %i is read before removal', (orientation) => {
    const block = exif(orientation);
    const jpeg = withSegment(pictures.jpeg, 0xe1, Buffer.concat([Buffer.from('Exif\0\0'), block]));
    expect(examineImage({ bytes: jpeg, type: 'image/jpeg' }).orientation).toBe(orientation);
    const png = withChunk(pictures.png, 'eXIf', block);
    expect(examineImage({ bytes: png, type: 'image/png' }).orientation).toBe(orientation);
    const webp = withWebpExif(pictures.webp, box, block);
    expect(examineImage({ bytes: webp, type: 'image/webp' }).orientation).toBe(orientation);
  });

  test('broken metadata does not reject the picture', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (noise) => {
        const bytes = withSegment(pictures.jpeg, 0xe1, Buffer.concat([Buffer.from('Exif\0\0'), noise]));
        const { orientation } = examineImage({ bytes, type: 'image/jpeg' });
        expect(orientation).toBeGreaterThanOrEqual(1);
        expect(orientation).toBeLessThanOrEqual(8);
      }),
    );
  });
});
