import { inflateSync } from 'node:zlib';

const signature = 0x774f_4646;
const [headerLength, entryLength] = [44, 20];
const [sfntHeaderLength, sfntEntryLength] = [12, 16];

/**
 * The font in a WOFF 1.0 file, as it was before it was packed (W3C: WOFF File Format 1.0, sections 3 to 5). The PDF
 * library reads WOFF too, but unpacks a table again for every glyph. Throws on anything else.
 */
export function unpackedWoff(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== signature) throw new Error('not a WOFF 1.0 file');
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(sfntHeaderLength + count * sfntEntryLength);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const entrySelector = Math.floor(Math.log2(count));
  const searchRange = 2 ** entrySelector * sfntEntryLength;
  header.writeUInt16BE(searchRange, 6);
  header.writeUInt16BE(entrySelector, 8);
  header.writeUInt16BE(count * sfntEntryLength - searchRange, 10);
  const tables: Buffer[] = [];
  let offset = header.length;
  for (let at = 0; at < count; at++) {
    const entry = woff.subarray(headerLength + at * entryLength);
    const [from, packed, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
    const bytes = woff.subarray(from, from + packed);
    const table = packed < length ? inflateSync(bytes, { maxOutputLength: length }) : bytes;
    const place = sfntHeaderLength + at * sfntEntryLength;
    entry.copy(header, place, 0, 4);
    entry.copy(header, place + 4, 16, 20);
    header.writeUInt32BE(offset, place + 8);
    header.writeUInt32BE(length, place + 12);
    const padding = Buffer.alloc(-length & 3);
    tables.push(table, padding);
    offset += length + padding.length;
  }
  return Buffer.concat([header, ...tables]);
}
