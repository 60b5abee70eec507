import { Refused } from '#kernel/refusal.ts';
import { type FileKind, kindOfFile, sniffed } from '#platform/files/file-kind.ts';
import { safeFileName } from '#platform/files/file-name.ts';
import { eicarFinder } from '#platform/scan/scanner.ts';
import type { Uploaded } from '#wire/upload.ts';
import { type PaperKind, paperName } from '../domain/paper.ts';
import type { PaperTools } from './paper-tools.ts';

export type Examined = { name: string; type: string; bytes: Uint8Array };

const scan = { name: 'scan', fit: 'inside', pixels: 2_400 } as const;
const pictureKinds: readonly PaperKind[] = ['jpeg', 'png', 'webp'];
const known: Partial<Record<FileKind, PaperKind>> = {
  pdf: 'pdf',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  xlsx: 'xlsx',
  docx: 'docx',
  csv: 'csv',
  // A CSV with a single column has no separator to detect.
  text: 'csv',
};

/** Images are re-encoded; other files are stored unchanged and only ever offered as downloads. */
export async function examinePaper(
  upload: Uploaded,
  given: string,
  whose: string,
  { pictures, scanner }: Pick<PaperTools, 'pictures' | 'scanner'>,
): Promise<Examined> {
  const { bytes } = upload;
  const kind = known[kindOf(bytes)];
  const name = kind && paperName(safeFileName(given), kind);
  if (!name || bytes.byteLength === 0) throw new Refused('paper-not-taken');
  if (await isInfected(bytes, scanner)) throw new Refused('paper-infected');
  if (!pictureKinds.includes(kind)) return { name, type: upload.type, bytes };
  const [made] = await pictures.make({ type: `image/${kind}`, bytes }, [scan], whose);
  if (!made) throw new Error('no picture was made');
  return { name: name.replace(/\.[^.]+$/, '.webp'), type: made.type, bytes: made.bytes };
}

function kindOf(bytes: Uint8Array): FileKind {
  return kindOfFile({ head: bytes.subarray(0, sniffed.head), tail: bytes.subarray(-sniffed.tail) });
}

async function isInfected(bytes: Uint8Array, scanner: PaperTools['scanner']): Promise<boolean> {
  const eicar = eicarFinder();
  eicar.feed(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return eicar.found() || (scanner !== null && (await scanner.scan(whole(bytes))) !== null);
}

async function* whole(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
