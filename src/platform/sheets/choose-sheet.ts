import { z } from 'zod';
import { Refused } from '#kernel/refusal.ts';
import type { Sheet } from '#kernel/sheet.ts';
import type { SheetReader } from './sheet-reader.ts';

const mostTried = 12;

/** `wanted`: a sheet's name; without it the first sheet that `fits`, or else the first. `longest`: characters of a cell. */
type Choice = { wanted: string | null; fits: (sheet: Sheet) => boolean; longest?: number };
type Tried = { sheet: Sheet | null; refused: Refused | null; sheets: readonly string[] };

/** Throws Refused with all names if the sheet cannot be read. */
export async function chooseSheet(reader: SheetReader, bytes: Uint8Array, choice: Choice): Promise<Sheet> {
  const looksRight = ({ sheet }: Tried) => sheet !== null && choice.fits(sheet);
  const first = await tried(reader, bytes, choice);
  const [, ...others] = first.sheets;
  if (choice.wanted !== null || others.length === 0 || looksRight(first)) return opened(first);
  for (const wanted of others.slice(0, mostTried - 1)) {
    const next = await tried(reader, bytes, { ...choice, wanted });
    if (looksRight(next)) return opened(next);
  }
  return opened(first);
}

const named = z.object({ sheets: z.array(z.string()) });

async function tried(reader: SheetReader, bytes: Uint8Array, { wanted, longest }: Choice): Promise<Tried> {
  try {
    const sheet = await reader.read(bytes, wanted, longest);
    return { sheet, refused: null, sheets: sheet.sheets };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { data } = named.safeParse(error.details);
    return { sheet: null, refused: error, sheets: data?.sheets ?? [] };
  }
}

function opened({ sheet, refused }: Tried): Sheet {
  if (sheet) return sheet;
  throw refused ?? new Refused('workbook-broken');
}
