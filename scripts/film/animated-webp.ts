/** One picture as a WebP file, and how long it is shown, in milliseconds. */
export type Frame = { webp: Uint8Array; shown: number };
type Size = { width: number; height: number };

/** What a frame may carry besides its picture: colors and notes of the file, which has them once or not at all. */
const ofFiles = ['VP8X', 'ICCP', 'EXIF', 'XMP '];
const animates = 0x02;
const replacesThePictureBefore = 0x02;

/** Puts pictures of one size into an animated WebP that begins again at its end. */
export function animatedWebp(frames: readonly Frame[], size: Size): Buffer {
  const header = Buffer.concat([uint(animates, 4), uint(size.width - 1, 3), uint(size.height - 1, 3)]);
  const animation = Buffer.concat([uint(0xffffffff, 4), uint(0, 2)]);
  const content = Buffer.concat([
    Buffer.from('WEBP'),
    chunk('VP8X', header),
    chunk('ANIM', animation),
    ...frames.map((frame) => chunk('ANMF', frameOf(frame, size))),
  ]);
  return chunk('RIFF', content);
}

function frameOf({ webp, shown }: Frame, { width, height }: Size): Buffer {
  const [x, y] = [uint(0, 3), uint(0, 3)];
  const manner = uint(replacesThePictureBefore, 1);
  const place = [x, y, uint(width - 1, 3), uint(height - 1, 3), uint(shown, 3), manner];
  return Buffer.concat([...place, ...pictureIn(Buffer.from(webp))]);
}

/** The chunks of a WebP file that hold its picture. */
function pictureIn(file: Buffer): Buffer[] {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WEBP')
    throw new Error('not a WebP file');
  const found: Buffer[] = [];
  for (let at = 12; at < file.length; ) {
    const length = 8 + file.readUInt32LE(at + 4);
    const end = at + length + (length % 2);
    if (!ofFiles.includes(file.toString('latin1', at, at + 4))) found.push(file.subarray(at, end));
    at = end;
  }
  return found;
}

/** Of an even length, as RIFF wants it. */
function chunk(name: string, content: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(name),
    uint(content.length, 4),
    content,
    Buffer.alloc(content.length % 2),
  ]);
}

function uint(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntLE(value, 0, bytes);
  return buffer;
}
