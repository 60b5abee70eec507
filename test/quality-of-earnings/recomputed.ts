import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { officeProfile, officeSetting } from '#platform/render/office-settings.ts';
import { zipped } from '#test/support/workbooks.ts';
import { unzipped } from '../rooms/unzipped.ts';

const run = promisify(execFile);

/** Makes LibreOffice work every formula out again, whatever results a workbook carries. */
const alwaysRecomputes = officeProfile([officeSetting('Office.Calc/Formula/Load', 'OOXMLRecalcMode', '0')]);

/** Of formulas only: `Summary!B6` and the number that the workbook carries for it. */
export type Results = ReadonlyMap<string, number>;

const sheetPart = /^xl\/worksheets\/sheet(\d+)\.xml$/;
const formulaCell = /<c r="([A-Z]+\d+)"[^>]*?><f[^>]*?(?:>[^<]*<\/f>|\/>)(?:<v>([^<]*)<\/v>)?<\/c>/g;

export async function resultsIn(workbook: Buffer): Promise<Results> {
  const files = await unzipped(workbook);
  const names = sheetNames(files);
  const found = new Map<string, number>();
  for (const [path, part] of files) {
    const number = sheetPart.exec(path)?.[1];
    if (number === undefined) continue;
    for (const [, cell, value] of part.toString().matchAll(formulaCell))
      found.set(`${names[Number(number) - 1]}!${cell}`, Number(value ?? Number.NaN));
  }
  return found;
}

/** The same workbook without a single result of a formula. */
export async function withoutResults(workbook: Buffer): Promise<Buffer> {
  const files = await unzipped(workbook);
  const bare = (text: string) => text.replace(/(<\/f>)<v>[^<]*<\/v>/g, '$1');
  return zipped(
    Object.fromEntries(
      [...files].map(([path, part]) => [path, sheetPart.test(path) ? bare(part.toString()) : part]),
    ),
  );
}

/** What LibreOffice works out. */
async function recomputed(program: string, workbook: Buffer): Promise<Results> {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-test-recomputed-'));
  try {
    await mkdir(join(folder, 'profile', 'user'), { recursive: true });
    await writeFile(join(folder, 'profile', 'user', 'registrymodifications.xcu'), alwaysRecomputes);
    await writeFile(join(folder, 'book.xlsx'), workbook);
    await run(program, [
      `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`,
      ...['--headless', '--convert-to', 'xlsx:Calc MS Excel 2007 XML', '--outdir', join(folder, 'out')],
      join(folder, 'book.xlsx'),
    ]);
    return await resultsIn(await readFile(join(folder, 'out', 'book.xlsx')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Formulas whose result in the workbook is not what LibreOffice works out from the same workbook without results, to the cent. */
export async function wrongResults(program: string, workbook: Buffer): Promise<string[]> {
  const kept = await resultsIn(workbook);
  const fresh = await recomputed(program, await withoutResults(workbook));
  return [...kept].flatMap(([cell, value]) => {
    const apart = Math.abs(value - (fresh.get(cell) ?? Number.NaN));
    return apart < 0.005 ? [] : [`${cell}: ${value}, and ${fresh.get(cell)} worked out`];
  });
}

function sheetNames(files: ReadonlyMap<string, Buffer>): string[] {
  const text = files.get('xl/workbook.xml')?.toString() ?? '';
  return [...text.matchAll(/<sheet name="([^"]*)"/g)].map(([, name = '']) => name);
}
