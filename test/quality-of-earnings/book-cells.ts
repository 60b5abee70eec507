import { unzipped } from '../rooms/unzipped.ts';

type Read = { text: string; formula?: string; number?: number; link?: string };

const cell =
  /<c r="([A-Z]+\d+)"[^>]*>(?:<f>([^<]*)<\/f>)?(?:<v>([^<]*)<\/v>)?(?:<is><t[^>]*>([^<]*)<\/t><\/is>)?<\/c>/g;

/** The cells of a workbook of ours by sheet and place. */
export async function cellsOf(workbook: Buffer): Promise<Map<string, Map<string, Read>>> {
  const files = await unzipped(workbook);
  const names = [...(files.get('xl/workbook.xml')?.toString() ?? '').matchAll(/<sheet name="([^"]*)"/g)];
  return new Map(
    names.map(([, name = ''], at) => {
      const part = files.get(`xl/worksheets/sheet${at + 1}.xml`)?.toString() ?? '';
      const found = new Map<string, Read>();
      for (const [, place = '', formula, number, text = ''] of part.matchAll(cell))
        found.set(place, {
          text: text.replaceAll('&amp;', '&'),
          ...(formula === undefined ? {} : { formula }),
          ...(number === undefined ? {} : { number: Number(number) }),
        });
      for (const [, place = '', link] of part.matchAll(/<hyperlink ref="([^"]*)" location="([^"]*)"/g)) {
        const linked = found.get(place);
        if (linked && link) linked.link = link;
      }
      return [name, found];
    }),
  );
}
