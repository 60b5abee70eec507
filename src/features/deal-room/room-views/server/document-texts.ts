import { mannerOf } from '#features/deal-room/deal-rooms/domain/viewable.ts';
import type { RoomTexts } from '#features/deal-room/deal-rooms/server/room-tools.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Clock } from '#platform/clock.ts';
import type { PageReader } from '#platform/ocr/page-reader.ts';
import type { OfficeConverter } from '#platform/render/office-converter.ts';
import { type Renderer, viewByteLimit } from '#platform/render/renderer.ts';
import type { SheetReader } from '#platform/sheets/sheet-reader.ts';

type Parts = {
  renderer: Renderer;
  office: OfficeConverter | null;
  pageReader: PageReader | null;
  sheets: Pick<SheetReader, 'turnOf'>;
  clock: Pick<Clock, 'newId'>;
};

/** Read from the file itself, because pages do not show hidden sheets, notes and deleted text. */
const openFormats: ReadonlySet<string> = new Set(['docx', 'xlsx', 'pptx']);

const endings: Readonly<Record<string, string>> = { odf: 'odt', ole: 'doc' };

/** Text for the personal data scan: from PDFs, from Office files if they can be converted, later from pictures. */
export function documentTexts({ renderer, office, pageReader, sheets, clock }: Parts): RoomTexts {
  return {
    reads: (kind) =>
      mannerOf(kind) === 'pdf' ||
      openFormats.has(kind) ||
      (office !== null && mannerOf(kind) === 'office') ||
      (pageReader !== null && mannerOf(kind) === 'image'),
    read: async ({ kind, size, whose, bytes }) => {
      if (size > viewByteLimit) return null;
      try {
        const load = () => collected(bytes());
        if (openFormats.has(kind)) {
          const words = await sheets.turnOf(whose).words(await load());
          return { ...words, later: pageReader !== null && office !== null && !words.whole };
        }
        if (mannerOf(kind) === 'image') return { pages: [], whole: false, later: true };
        const fileName = `file.${endings[kind] ?? kind}`;
        const converts = mannerOf(kind) === 'office';
        const pdf = converts ? await office?.toPdf({ fileName, whose, load }) : await load();
        if (!pdf) return null;
        const source = { key: `text ${clock.newId()}`, kind: 'pdf', whose, load: async () => pdf } as const;
        const text = await renderer.text(source);
        return { ...text, later: pageReader !== null && !text.cut && text.pictures.length > 0 };
      } catch (error) {
        // A busy renderer makes the job retry; a file that cannot be read is reported as unreadable.
        if (error instanceof Refused && !busy.has(error.code)) return null;
        throw error;
      }
    },
  };
}

const busy: ReadonlySet<string> = new Set(['renderer-busy', 'sheets-busy']);

async function collected(bytes: AsyncIterable<Buffer>): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  for await (const part of bytes) parts.push(part);
  return Buffer.concat(parts);
}
