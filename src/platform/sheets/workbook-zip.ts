import type { Readable } from 'node:stream';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import yauzl from 'yauzl';
import { Refused } from '#kernel/refusal.ts';
import { sheetLimits } from './sheet-limits.ts';

type PartReader = {
  open?(name: string, attributes: Readonly<Record<string, string>>, stop: () => void): void;
  text?(text: string): void;
  close?(name: string): void;
};

/** The parts of a workbook. The total that is unpacked is limited, whatever sizes the archive claims. */
export type Workbook = {
  parts: readonly { name: string; size: number }[];
  has(part: string): boolean;
  /**
   * Throws Refused('workbook-broken') for invalid XML, ('workbook-too-large') beyond the limit. `between` runs after each
   * piece, for readers that pass on what they read.
   */
  read(part: string, reader: PartReader, between?: () => Promise<void>): Promise<void>;
};

/** Opens a workbook's archive. Throws Refused('workbook-broken') if it is not one. `most`: bytes to unpack. */
export async function openWorkbook(
  bytes: Uint8Array,
  most: number = sheetLimits.unpacked,
): Promise<Workbook> {
  const zip = await yauzl
    .fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), { lazyEntries: true })
    .catch(broken);
  const entries = new Map<string, yauzl.Entry>();
  if (zip.entryCount > sheetLimits.parts) throw new Refused('workbook-too-large');
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.isEncrypted()) throw new Refused('workbook-locked');
      entries.set(entry.fileName, entry);
    }
  } catch (error) {
    broken(error);
  }
  let unpacked = 0;
  const count = (length: number) => {
    unpacked += length;
    if (unpacked > most) throw new Refused('workbook-too-large');
  };
  const parts = [...entries.values()].map(({ fileName, uncompressedSize }) => ({
    name: fileName,
    size: uncompressedSize,
  }));
  return {
    parts: parts.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true })),
    has: (part) => entries.has(part),
    read: async (part, reader, between) => {
      const entry = entries.get(part);
      if (!entry) throw new Refused('workbook-broken');
      const stream = await zip.openReadStreamPromise(entry).catch(broken);
      await parse(stream, reader, count, between).catch(broken);
    },
  };
}

class Enough extends Error {}

async function parse(
  stream: Readable,
  reader: PartReader,
  count: (length: number) => void,
  between?: () => Promise<void>,
): Promise<void> {
  const parser = new SaxesParser();
  const stop = () => {
    throw new Enough();
  };
  parser.on('error', (error) => {
    throw error;
  });
  // Custom entities can expand without end, and no program writes any into a workbook.
  parser.on('doctype', () => {
    throw new Refused('workbook-broken');
  });
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => reader.open?.(bare(name), attributes, stop));
  parser.on('closetag', ({ name }) => reader.close?.(bare(name)));
  const text = (content: string) => reader.text?.(content);
  parser.on('text', text);
  parser.on('cdata', text);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of stream) {
      count(chunk.length);
      parser.write(decoder.decode(chunk, { stream: true }));
      await between?.();
    }
    parser.write(decoder.decode()).close();
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  } finally {
    stream.destroy();
  }
}

const bare = (name: string) => name.slice(name.indexOf(':') + 1);

/** What a reader throws itself is no fault of the file. */
export class NotTheFile extends Error {}

function broken(error: unknown): never {
  throw error instanceof Refused || error instanceof NotTheFile ? error : new Refused('workbook-broken');
}
