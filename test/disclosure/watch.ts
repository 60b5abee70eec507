import { type Call, nameOf, send } from '#test/support/calls.ts';
import type { Someone } from '#test/support/people.ts';
import { textOf as textOfPdf } from '../ndas/pdf-text.ts';
import { unzipped } from '../rooms/unzipped.ts';
import { canariesIn } from './find-canaries.ts';
import type { Market } from './market.ts';

export type Letter = { to: string; subject: string; text: string };
export type Watched = {
  status: number;
  /** Canary → where it was found. */
  shown: Map<string, string>;
  letters: Letter[];
  trail: string[];
};

export async function watch({ product }: Market, call: Call, caller: Someone | null): Promise<Watched> {
  const letters: Letter[] = [];
  const trail: string[] = [];
  const begun = product.clock.now();
  const { result } = await product.rehearse(
    () => send(product, call, caller),
    async (tx) => {
      const mails = await tx
        .selectFrom('outgoing_mail')
        .select(['recipient', 'subject', 'body'])
        .where('status', '=', 'queued')
        .execute();
      letters.push(...mails.map(({ recipient, subject, body }) => ({ to: recipient, subject, text: body })));
      const rows = await tx.selectFrom('audit_event').selectAll().where('at', '>=', begun).execute();
      // The serial number may happen to be the year of a canary.
      trail.push(...rows.map(({ id: _id, ...row }) => JSON.stringify(row)));
    },
  );
  const shown = new Map<string, string>();
  const note = (text: string, where: string) => {
    for (const name of canariesIn(text)) shown.set(name, where);
  };
  note([...result.headers].map((header) => header.join(': ')).join('\n'), 'headers');
  note(await textOf(result), nameOf(call.endpoint));
  return { status: result.status, shown, letters, trail };
}

async function textOf(response: Response): Promise<string> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const type = response.headers.get('content-type') ?? '';
  // Every part of a workbook, its document properties too, and every file of an archive.
  if (type.includes('spreadsheetml') || type === 'application/zip')
    return [...(await unzipped(Buffer.from(bytes)))]
      .map(([path, part]) => `${path}\n${fileText(part)}`)
      .join('\n');
  return type === 'application/pdf' ? pdfText(bytes) : Buffer.from(bytes).toString('utf8');
}

function fileText(part: Buffer): string {
  return part.subarray(0, 5).toString('latin1') === '%PDF-' ? pdfText(part) : part.toString('utf8');
}

function pdfText(bytes: Uint8Array): string {
  // Lengths and offsets of a PDF may be any number.
  const said = Buffer.from(bytes)
    .toString('latin1')
    .replace(/\/Length\d? \d+|startxref\s+\d+/g, '');
  return [said, ...textOfPdf(bytes)].join('\n');
}
