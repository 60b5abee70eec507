import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Transformer } from '@napi-rs/image';
import startTesseract from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import { boundedWasm } from '../render/bounded-wasm.ts';
import { meanConfidence, type PageWord, wordsFrom } from './page-words.ts';

/** `image`: a PNG or JPEG that the renderer made. */
export type ReadPageJob = { image: Uint8Array };

/** Tesseract's memory limit in pages of 64 KiB: 256 MiB. */
const memoryPages = 4_096;
const lowPriority = 15;
/** In radians, 0.3 degrees: what is straighter is read as it is. */
const leastSlope = 0.005;
/** Means below it may be of a page that lies on its side or head. */
const upright = 75;
/** A page with less ink is not worth turning. */
const blank = 0.001;
/** Exif's orientations: as it is, upside down, on either side. */
const orientations = [1, 3, 6, 8];
/** One column of text in various sizes: lines of tables stay lines. */
const wholeLines = '4';
const findColumns = '3';

const unpacked = promisify(gunzip);
const [program, language] = await Promise.all([
  fileOf('tesseract.js-core/tesseract-core-simd-lstm.wasm'),
  fileOf('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz').then((bytes) => unpacked(bytes)),
]);
const silent = () => {};
const core = await startTesseract({
  wasmBinary: boundedWasm(program, memoryPages).buffer,
  print: silent,
  printErr: silent,
  TesseractProgress: silent,
});
core.FS.writeFile('eng.traineddata', language);
const reader = new core.TessBaseAPI();
if (reader.Init(null, 'eng', 1, undefined) !== 0) throw new Error('Tesseract does not start');

// Runs in its own process, one for each page, so that a crash harms nothing else and memory is freed.
process.once('message', (job: ReadPageJob) => {
  read(job).then(
    (page) => process.send?.({ page }, () => process.exit(0)),
    () => process.send?.({ page: null }, () => process.exit(0)),
  );
});
process.once('disconnect', () => process.exit(1));
setPriority(lowPriority);
process.send?.('ready');

async function read({ image }: ReadPageJob): Promise<{ words: PageWord[]; ink: number }> {
  const ink = inkOf(await new Transformer(image).grayscale().rawPixels());
  core.FS.writeFile('/input', image);
  let best: PageWord[] = [];
  for (const orientation of orientations) {
    const words = wordsAt(orientation);
    if (meanConfidence(words) > meanConfidence(best)) best = words;
    if (meanConfidence(best) >= upright || (best.length === 0 && ink <= blank)) break;
  }
  return { words: best, ink };
}

function wordsAt(orientation: number): PageWord[] {
  const show = (angle: number) => {
    if (reader.SetImageFile(orientation, angle) !== 0) throw new Error('not a picture');
  };
  reader.SetVariable('tessedit_pageseg_mode', findColumns);
  show(0);
  reader.FindLines();
  const slope = reader.GetGradient();
  const angle = Math.abs(slope) < leastSlope ? 0 : slope;
  reader.SetVariable('tessedit_pageseg_mode', wholeLines);
  show(angle);
  reader.Recognize(null);
  return wordsFrom(reader.GetTSVText(0), { orientation, angle });
}

/** The share of pixels a tenth darker than the paper (the median), so that faded print counts. */
function inkOf(pixels: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (const value of pixels) counts[value] = (counts[value] ?? 0) + 1;
  let seen = 0;
  let paper = 0;
  while (paper < 255 && seen + (counts[paper] ?? 0) < pixels.length / 2) seen += counts[paper++] ?? 0;
  const dark = Math.floor(paper * 0.9);
  return counts.subarray(0, dark).reduce((sum, count) => sum + count, 0) / Math.max(1, pixels.length);
}

async function fileOf(name: string): Promise<Uint8Array> {
  return readFile(fileURLToPath(import.meta.resolve(name)));
}
