import { deflateSync } from 'node:zlib';

type PageToWrite = { width: number; height: number; resources: string; content: number };

/** Writes front to back: each call returns the next bytes, so that a long file can be streamed. */
export function pdfWriter() {
  const places: number[] = [];
  const pages: number[] = [];
  let length = 0;
  const write = (bytes: Uint8Array): Uint8Array => {
    length += bytes.length;
    return bytes;
  };
  const reserve = () => places.push(0);
  const begun = (number: number) => {
    places[number - 1] = length;
  };
  const catalog = reserve();
  const tree = reserve();
  const object = (number: number, body: string) => {
    begun(number);
    return write(Buffer.from(`${number} 0 obj\n${body}\nendobj\n`, 'latin1'));
  };
  const rawStream = (number: number, entries: Record<string, string>, bytes: Uint8Array) => {
    begun(number);
    const dictionary = Object.entries({ ...entries, Length: String(bytes.length) })
      .map(([key, value]) => `/${key} ${value}`)
      .join(' ');
    const head = Buffer.from(`${number} 0 obj\n<< ${dictionary} >>\nstream\n`, 'latin1');
    return write(Buffer.concat([head, bytes, Buffer.from('\nendstream\nendobj\n', 'latin1')]));
  };
  return {
    reserve,
    object,
    rawStream,
    stream: (number: number, entries: Record<string, string>, bytes: Uint8Array) =>
      rawStream(number, { ...entries, Filter: '/FlateDecode' }, deflateSync(bytes, { level: 1 })),
    begin: () => write(Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')),
    page: ({ width, height, resources, content }: PageToWrite) => {
      const number = reserve();
      pages.push(number);
      return object(
        number,
        `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${width} ${height}] /Resources << ${resources} >> /Contents ${content} 0 R >>`,
      );
    },
    end: () => {
      const kids = pages.map((page) => `${page} 0 R`).join(' ');
      const last = [
        object(catalog, `<< /Type /Catalog /Pages ${tree} 0 R >>`),
        object(tree, `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`),
      ];
      const start = length;
      const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
      const table = `xref\n0 ${places.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${places.length + 1} /Root ${catalog} 0 R >>\nstartxref\n${start}\n%%EOF\n`;
      return Buffer.concat([...last, write(Buffer.from(table, 'latin1'))]);
    },
  };
}
