import { z } from 'zod';
import { Refused } from '#kernel/refusal.ts';
import type { Sheet } from '#kernel/sheet.ts';
import type { SheetReader } from '#platform/sheets/sheet-reader.ts';
import { looksLikeStatement } from '../domain/looks-like-statement.ts';

const mostTried = 12;

/** The first sheet that looks like a statement by default. Throws Refused with all names if unreadable. */
export async function chooseSheet(
  reader: SheetReader,
  bytes: Uint8Array,
  wanted: string | null,
): Promise<Sheet> {
  const first = await tried(reader, bytes, wanted);
  const [, ...others] = first.sheets;
  if (wanted !== null || others.length === 0 || looksRight(first)) return opened(first);
  for (const name of others.slice(0, mostTried - 1)) {
    const next = await tried(reader, bytes, name);
    if (looksRight(next)) return opened(next);
  }
  return opened(first);
}

type Tried = { sheet: Sheet | null; refused: Refused | null; sheets: readonly string[] };

const named = z.object({ sheets: z.array(z.string()) });

async function tried(reader: SheetReader, bytes: Uint8Array, wanted: string | null): Promise<Tried> {
  try {
    const sheet = await reader.read(bytes, wanted);
    return { sheet, refused: null, sheets: sheet.sheets };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { data } = named.safeParse(error.details);
    return { sheet: null, refused: error, sheets: data?.sheets ?? [] };
  }
}

const looksRight = ({ sheet }: Tried) => sheet !== null && looksLikeStatement(sheet);

function opened({ sheet, refused }: Tried): Sheet {
  if (sheet) return sheet;
  throw refused ?? new Refused('workbook-broken');
}
