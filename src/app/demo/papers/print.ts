import { makePdf } from '#platform/pdf/pdf-maker.ts';

/** A page or two: paragraphs, and tables of texts. A table is a list of rows, the first of them its head. */
type Part = string | readonly (readonly string[])[];

/** A document as an office prints it. */
export function printed(title: string, under: string, parts: readonly Part[]): Promise<Uint8Array> {
  const content = parts.map((part) =>
    typeof part === 'string'
      ? { text: part, margin: [0, 0, 0, 8] as [number, number, number, number] }
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
          margin: [0, 2, 0, 12] as [number, number, number, number],
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
