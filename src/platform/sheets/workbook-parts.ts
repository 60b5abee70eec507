import { Refused } from '#kernel/refusal.ts';
import { type NumberFormat, numberFormat } from './number-format.ts';
import { sheetLimits } from './sheet-limits.ts';
import type { Workbook } from './workbook-zip.ts';

export type WorkbookFacts = {
  sheet: { name: string; part: string };
  sheets: string[];
  hidden: number;
  from1904: boolean;
};

/** Finds the sheet to read: the first visible one, or `wanted`. Links to other files are ignored. */
export async function workbookFacts(workbook: Workbook, wanted: string | null): Promise<WorkbookFacts> {
  const { sheets: all, from1904 } = await workbookSheets(workbook);
  const sheets = all.filter(({ hidden }) => !hidden);
  const chosen = wanted === null ? sheets[0] : sheets.find(({ name }) => name === wanted);
  if (!chosen && wanted !== null) throw new Refused('sheet-unknown');
  if (!chosen?.part) throw new Refused('workbook-broken');
  const { name, part } = chosen;
  const hidden = all.length - sheets.length;
  return { sheet: { name, part }, sheets: sheets.map((one) => one.name), hidden, from1904 };
}

/** All sheets in their order. `part` is missing for charts and links to other files. */
export async function workbookSheets(workbook: Workbook): Promise<{
  sheets: readonly { name: string; hidden: boolean; part: string | undefined }[];
  from1904: boolean;
}> {
  const sheets: { name: string; hidden: boolean; relation: string }[] = [];
  let from1904 = false;
  await workbook.read('xl/workbook.xml', {
    open: (name, of) => {
      if (name === 'workbookPr') from1904 = of.date1904 === '1' || of.date1904 === 'true';
      if (name === 'sheet')
        sheets.push({
          name: of.name ?? '',
          hidden: (of.state ?? 'visible') !== 'visible',
          relation: of['r:id'] ?? '',
        });
    },
  });
  const parts = await relations(workbook);
  return {
    sheets: sheets.map(({ relation, ...sheet }) => ({ ...sheet, part: parts.get(relation) })),
    from1904,
  };
}

async function relations(workbook: Workbook): Promise<Map<string, string>> {
  const parts = new Map<string, string>();
  await workbook.read('xl/_rels/workbook.xml.rels', {
    open: (name, { Id = '', Target = '', TargetMode }) => {
      if (name !== 'Relationship' || TargetMode === 'External') return;
      parts.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    },
  });
  return parts;
}

/** The shared strings, each cut slightly above `longest` characters, without phonetic text. */
export async function sharedTexts(workbook: Workbook, longest: number = sheetLimits.text): Promise<string[]> {
  const texts: string[] = [];
  await eachSharedText(workbook, longest, (text) => {
    texts.push(text);
    if (texts.length > sheetLimits.sharedTexts) throw new Refused('workbook-too-large');
  });
  return texts;
}

/** Passes on the shared strings one by one, for workbooks that have very many. */
export async function eachSharedText(
  workbook: Workbook,
  longest: number,
  keep: (text: string) => void,
): Promise<void> {
  if (!workbook.has('xl/sharedStrings.xml')) return;
  let text = '';
  let depth = 0;
  let spoken = 0;
  await workbook.read('xl/sharedStrings.xml', {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 't') depth += 1;
      if (name === 'rPh') spoken += 1;
    },
    text: (content) => {
      if (depth > 0 && spoken === 0 && text.length <= longest) text += content;
    },
    close: (name) => {
      if (name === 't') depth -= 1;
      if (name === 'rPh') spoken -= 1;
      if (name === 'si') keep(text);
    },
  });
}

export async function cellFormats(workbook: Workbook): Promise<NumberFormat[]> {
  const formats: NumberFormat[] = [];
  if (!workbook.has('xl/styles.xml')) return formats;
  const codes = new Map<number, string>();
  let inCells = false;
  await workbook.read('xl/styles.xml', {
    open: (name, of) => {
      if (name === 'numFmt') codes.set(Number(of.numFmtId), of.formatCode ?? '');
      if (name === 'cellXfs') inCells = true;
      if (name !== 'xf' || !inCells) return;
      const number = Number(of.numFmtId ?? 0);
      formats.push(numberFormat(number, codes.get(number)));
      if (formats.length > sheetLimits.sharedTexts) throw new Refused('workbook-too-large');
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return formats;
}

export function columnOf(cell: string | undefined): number | null {
  const letters = /^([A-Z]{1,3})\d{1,7}$/.exec(cell ?? '')?.[1];
  if (!letters) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
