import yauzl from 'yauzl';
import { Refused } from '#kernel/refusal.ts';
import { columnOf } from './workbook-parts.ts';

/** Unpacked bytes, cells with content, and the area up to a sheet's last cell, which may all become pages. */
const officeLimits = {
  unpacked: 300_000_000,
  cells: 1_000_000,
  places: 1_000_000_000,
  parts: 20_000,
} as const;

const cellParts = /^(?:xl\/worksheets\/[^/]+\.xml|(?:[^/]+\/)?content\.xml)$/;
const tags = /<(?:[\w.-]+:)?(row|c|table|table-row|table-cell|covered-table-cell)(?=[\s/>])([^>]*)>/g;
const longestTag = 4_096;

/** A small file can hold a billion cells. Throws Refused('document-too-heavy') or ('office-too-many-cells'). */
export async function weighOffice(bytes: Uint8Array): Promise<void> {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (!whole.subarray(0, 2).equals(Buffer.from('PK'))) return;
  try {
    const zip = await yauzl.fromBufferPromise(whole, { lazyEntries: true });
    if (zip.entryCount > officeLimits.parts) throw new Refused('document-too-heavy');
    const weight = { unpacked: 0, cells: 0 };
    for await (const entry of zip.eachEntry()) await weighPart(zip, entry, weight);
  } catch (error) {
    if (error instanceof Refused) throw error;
  }
}

type Weight = { unpacked: number; cells: number };

async function weighPart(zip: yauzl.ZipFile, entry: yauzl.Entry, weight: Weight): Promise<void> {
  const sheet = cellParts.test(entry.fileName) ? sheetScale() : null;
  for await (const piece of await zip.openReadStreamPromise(entry)) {
    weight.unpacked += piece.length;
    if (weight.unpacked > officeLimits.unpacked) throw new Refused('document-too-heavy');
    if (!sheet) continue;
    weight.cells += sheet.feed(piece.toString('latin1'));
    if (weight.cells > officeLimits.cells || sheet.places() > officeLimits.places)
      throw new Refused('office-too-many-cells', { most: officeLimits.cells });
  }
}

function sheetScale() {
  let rest = '';
  const grid = sheetGrid();
  return {
    feed: (piece: string): number => {
      const text = rest + piece;
      let [cells, end] = [0, 0];
      for (const { index, 0: tag, 1: name = '', 2: of = '' } of text.matchAll(tags)) {
        end = index + tag.length;
        cells += grid.open(name, of);
      }
      rest = text.slice(Math.max(end, text.length - longestTag));
      return cells;
    },
    places: grid.places,
  };
}

function sheetGrid() {
  let [row, column, repeats] = [0, 0, 1];
  let [lastRow, lastColumn, most] = [0, 0, 0];
  const holds = (): void => {
    [lastRow, lastColumn] = [Math.max(lastRow, row), Math.max(lastColumn, column)];
    most = Math.max(most, lastRow * lastColumn);
  };
  const open: Record<string, (of: string) => number> = {
    table: () => {
      [row, column, repeats, lastRow, lastColumn] = [0, 0, 1, 0, 0];
      return 0;
    },
    row: (of) => {
      [row, column] = [Number(/\br=["'](\d{1,9})["']/.exec(of)?.[1] ?? row + 1), 0];
      return 0;
    },
    c: (of) => {
      column = (columnOf(/\br=["']([A-Z]{1,3}\d{0,9})["']/.exec(of)?.[1]) ?? column) + 1;
      holds();
      return 1;
    },
    'table-row': (of) => {
      repeats = repeated(of, 'rows');
      [row, column] = [row + repeats, 0];
      return 0;
    },
    'table-cell': (of) => {
      const wide = repeated(of, 'columns');
      column += wide;
      if (!/(?:value-type|formula)=/.test(of)) return 0;
      holds();
      return repeats * wide;
    },
    'covered-table-cell': (of) => {
      column += repeated(of, 'columns');
      return 0;
    },
  };
  return { open: (name: string, of: string) => open[name]?.(of) ?? 0, places: () => most };
}

function repeated(attributes: string, what: 'rows' | 'columns'): number {
  return Number(new RegExp(`number-${what}-repeated=["'](\\d{1,9})["']`).exec(attributes)?.[1] ?? 1);
}
