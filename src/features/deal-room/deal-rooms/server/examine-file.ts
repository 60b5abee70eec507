import { createHash } from 'node:crypto';
import { setImmediate as soon } from 'node:timers/promises';
import {
  type FileKind,
  kindByName,
  kindOfFile,
  kindRefusal,
  plainKinds,
  sniffed,
} from '#platform/files/file-kind.ts';
import { eicarFinder, type Scanner } from '#platform/scan/scanner.ts';
import type { Finding } from '../domain/personal-data.ts';
import { textScan } from './text-scan.ts';

const fileRefusals = [
  'file-empty',
  'file-infected',
  'file-is-program',
  'file-type-differs',
  'file-changed',
] as const;
type FileRefusal = (typeof fileRefusals)[number];

export type Examined = {
  size: number;
  sha256: string;
  kind: FileKind;
  refusal: FileRefusal | null;
  findings: Finding[] | null;
};

/** Reads a file of any size once, in constant memory. Throws Refused('scanner-unavailable'). */
export async function examineFile(
  bytes: AsyncIterable<Buffer>,
  { name, size, scanner }: { name: string; size: number; scanner: Scanner | null },
): Promise<Examined> {
  const look = looker();
  let infected: string | null = null;
  if (scanner) infected = await scanner.scan(look.over(bytes));
  else for await (const _piece of look.over(bytes));
  const seen = look.seen();
  const refusal = refusalOf(seen, { name, size, infected });
  return { ...seen, kind: kindByName(name, seen.kind), refusal };
}

function refusalOf(
  seen: { size: number; kind: FileKind; eicar: boolean },
  { name, size, infected }: { name: string; size: number; infected: string | null },
): FileRefusal | null {
  if (seen.size === 0) return 'file-empty';
  if (seen.size !== size) return 'file-changed';
  if (seen.eicar || infected !== null) return 'file-infected';
  return kindRefusal(name, seen.kind);
}

function looker() {
  const hash = createHash('sha256');
  const eicar = eicarFinder();
  const text = textScan();
  let head = Buffer.alloc(0);
  let tail = Buffer.alloc(0);
  let size = 0;
  let plain = true;
  const see = async (piece: Buffer) => {
    if (head.length < sniffed.head) {
      head = Buffer.concat([head, piece.subarray(0, sniffed.head - head.length)]);
      plain = plainKinds.includes(kindOfFile({ head, tail: head }));
    }
    tail = Buffer.concat([tail, piece.subarray(-sniffed.tail)]).subarray(-sniffed.tail);
    size += piece.length;
    hash.update(piece);
    eicar.feed(piece);
    if (plain) await text.feed(piece);
    else await soon();
  };
  return {
    async *over(bytes: AsyncIterable<Buffer>) {
      for await (const piece of bytes) {
        await see(piece);
        yield piece;
      }
    },
    seen: () => ({
      size,
      sha256: hash.digest('hex'),
      kind: kindOfFile({ head, tail }),
      eicar: eicar.found(),
      findings: plain ? text.findings() : null,
    }),
  };
}
