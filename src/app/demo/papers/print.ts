import { makePdf } from '#platform/pdf/pdf-maker.ts';

/** A heading (`1. Summary`), a paragraph, or a table whose first row is its head. */
type Part = string | readonly (readonly string[])[];

type Margin = [number, number, number, number];

export function printed(title: string, under: string, parts: readonly Part[]): Promise<Uint8Array> {
  const content = parts.map((part) =>
    typeof part === 'string'
      ? /^\d\. /.test(part)
        ? { text: part, bold: true, fontSize: 12.5, margin: [0, 6, 0, 4] as Margin }
        : { text: part, margin: [0, 0, 0, 8] as Margin }
      : {
          table: {
            headerRows: 1,
            widths: part[0]?.map((_, at) => (at === 0 ? '*' : 'auto')) ?? [],
            body: part.map((row, at) =>
              row.map((text, column) => ({
                text,
                bold: at === 0,
                alignment: column === 0 ? ('left' as const) : ('right' as const),
              })),
            ),
          },
          layout: 'lightHorizontalLines',
          margin: [0, 2, 0, 12] as Margin,
        },
  );
  return makePdf({
    pageSize: 'LETTER',
    pageMargins: [64, 64, 64, 64],
    defaultStyle: { fontSize: 10.5, lineHeight: 1.25 },
    content: [
      { text: title, fontSize: 18, bold: true, margin: [0, 0, 0, 4] },
      { text: under, fontSize: 10, color: '#5a6470', margin: [0, 0, 0, 16] },
      ...content,
    ],
  });
}
