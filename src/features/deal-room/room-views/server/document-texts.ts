import { mannerOf } from '#features/deal-room/deal-rooms/domain/viewable.ts';
import type { RoomTexts } from '#features/deal-room/deal-rooms/server/room-tools.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Clock } from '#platform/clock.ts';
import type { OfficeConverter } from '#platform/render/office-converter.ts';
import { type Renderer, viewByteLimit } from '#platform/render/renderer.ts';
import type { SheetReader } from '#platform/sheets/sheet-reader.ts';

type Parts = {
  renderer: Renderer;
  office: OfficeConverter | null;
  sheets: Pick<SheetReader, 'turnOf'>;
  clock: Pick<Clock, 'newId'>;
};

/** Read from the file itself, because pages do not show hidden sheets, notes and deleted text. */
const openFormats: ReadonlySet<string> = new Set(['docx', 'xlsx', 'pptx']);

const endings: Readonly<Record<string, string>> = { odf: 'odt', ole: 'doc' };

/** Text for the personal data scan: from PDFs, and from Office files if they can be converted. */
export function documentTexts({ renderer, office, sheets, clock }: Parts): RoomTexts {
  return {
    reads: (kind) =>
      mannerOf(kind) === 'pdf' || openFormats.has(kind) || (office !== null && mannerOf(kind) === 'office'),
    read: async ({ kind, size, whose, bytes }) => {
      if (size > viewByteLimit) return null;
      try {
        const load = () => collected(bytes());
        if (openFormats.has(kind)) return await sheets.turnOf(whose).words(await load());
        const fileName = `file.${endings[kind] ?? kind}`;
        const converts = mannerOf(kind) === 'office';
        const pdf = converts ? await office?.toPdf({ fileName, whose, load }) : await load();
        if (!pdf) return null;
        const source = { key: `text ${clock.newId()}`, kind: 'pdf', whose, load: async () => pdf } as const;
        return await renderer.text(source);
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
