import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { minimumSize } from '../src/http/compressed.ts';
import { isLean, leanPage, styleSheetsOf } from '../src/http/lean-page.ts';
import { unknownPublicUrl } from '../src/wire/public-url.ts';

const text = '**/*.{html,css,js,json,svg,txt,xml,data,webmanifest}';

export async function finishSite(folder: string): Promise<void> {
  for (const page of globSync('**/index.html', { cwd: folder })) finishPage(folder, join(folder, page));
  await compressTexts(folder);
}

/** Writes each text beside itself as `.br` and `.gz`, unless the server changes it before it sends it. */
export async function compressTexts(folder: string): Promise<void> {
  await Promise.all(globSync(text, { cwd: folder }).map((file) => compress(join(folder, file))));
}

function finishPage(folder: string, file: string): void {
  const html = readFileSync(file, 'utf8');
  if (!isLean(html)) return;
  const css = new Map(styleSheetsOf(html).map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
  writeFileSync(file, leanPage(html, css, null));
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.byteLength < minimumSize || bytes.includes(unknownPublicUrl)) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  const [small, wider] = await Promise.all([brotli(bytes, { params }), gzipped(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, wider)]);
}
