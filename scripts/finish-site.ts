import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isLean, leanPage, styleSheetsOf } from '../src/http/lean-page.ts';

/** What is worth compressing: text. Fonts and pictures are compressed already. */
const text = '**/*.{html,css,js,json,svg,txt,xml,data,webmanifest}';
const worthIt = 1_000;

/** Finishes what the build left in `folder` (build/client): lean pages, and a smaller form beside each text file. */
export function finishSite(folder: string): void {
  for (const page of globSync('**/index.html', { cwd: folder })) finishPage(folder, join(folder, page));
  for (const file of globSync(text, { cwd: folder })) compress(join(folder, file));
}

function finishPage(folder: string, file: string): void {
  const html = readFileSync(file, 'utf8');
  if (!isLean(html)) return;
  const css = new Map(styleSheetsOf(html).map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
  writeFileSync(file, leanPage(html, css, null));
}

function compress(file: string): void {
  const bytes = readFileSync(file);
  if (bytes.byteLength < worthIt) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
