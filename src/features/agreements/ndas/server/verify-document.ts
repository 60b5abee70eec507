import type { Reading } from '#platform/context.ts';
import type { Files } from '#platform/files/files.ts';
import { readSeal, type Seal } from '#platform/seal/read-seal.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import { differenceOf, documentMark as mark, sealLevel } from '../domain/sealing.ts';
import type { verifyDocument as contract } from '../seal-contract.ts';
import type { KnownDocument, SealedOriginal, SealedSource } from './sealed-source.ts';
import { sha256 } from './sha256.ts';
import { sealedNdas, sealIdentities } from './verification-store.ts';

type Verdict = AnswerOf<typeof contract>;

/** Checks the file in memory and does not store it. `others`: sealed files of other features. */
export async function verifyDocument(
  { db }: Pick<Reading, 'db'>,
  bytes: Uint8Array,
  files: Files,
  others: readonly SealedSource[] = [],
): Promise<Verdict> {
  const sources = [sealedNdas, ...others];
  const facts = {
    sha256: sha256(bytes),
    kind: null,
    logVersion: null,
    bytes: bytes.byteLength,
    sealedAt: null,
    sealLevel: null,
    stampedAt: null,
    firstDifferentByte: null,
  };
  const [known] = (await Promise.all(sources.map((source) => source.byHash(db, facts.sha256)))).filter(
    Boolean,
  );
  if (known) return { ...facts, ...sealOf(known), outcome: 'valid' };
  const seal = await readSeal(bytes, await sealIdentities(db));
  const original = await originalOf(db, bytes, seal, sources);
  if (original) {
    const found = await firstDifference(bytes, original, files);
    // Someone who only knows an ID must not reconstruct a file byte by byte, so this is for senders who had the
    // original.
    const told = original.provenBySeal || found?.related ? (found?.firstByte ?? null) : null;
    return { ...facts, outcome: 'altered', firstDifferentByte: told };
  }
  if (seal) return { ...facts, outcome: seal.intact ? 'sealed-not-on-file' : 'altered' };
  return { ...facts, outcome: 'unknown' };
}

function sealOf({ kind, logVersion, sealedAt, stampedAt }: KnownDocument) {
  return {
    kind,
    logVersion,
    sealedAt: sealedAt?.toISOString() ?? null,
    sealLevel: sealedAt && sealLevel(stampedAt),
    stampedAt: stampedAt?.toISOString() ?? null,
  };
}

type Found = SealedOriginal & { provenBySeal: boolean };

async function originalOf(
  db: Reading['db'],
  bytes: Uint8Array,
  seal: Seal | null,
  sources: readonly SealedSource[],
): Promise<Found | null> {
  const ids = documentIdsIn(bytes);
  const of = { digest: seal?.digest ?? null, ids };
  const rows = (await Promise.all(sources.map((source) => source.originals(db, of)))).flat();
  const sealed = rows.find(({ digest }) => seal !== null && digest === seal.digest);
  if (sealed) return { ...sealed, provenBySeal: true };
  const named = ids.flatMap((id) => rows.filter((row) => row.id === id))[0];
  return named ? { ...named, provenBySeal: false } : null;
}

/** `null` if our own copy is missing or damaged, since the comparison would be meaningless. */
async function firstDifference(bytes: Uint8Array, original: SealedOriginal, files: Files) {
  const copy = await files.get(original.file_key);
  return copy && sha256(copy) === original.file_sha256 ? differenceOf(bytes, copy) : null;
}

const looked = 1_000;
const kept = 8;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Document IDs in a file, last first. At most 8 IDs and 1,000 candidates, to bound the work. */
function documentIdsIn(file: Uint8Array): string[] {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const ids = new Set<string>();
  let at = bytes.lastIndexOf(mark);
  for (let place = 0; at >= 0 && place < looked && ids.size < kept; place += 1) {
    const from = at + mark.length;
    const id = bytes.subarray(from, from + 36).toString('latin1');
    if (uuid.test(id)) ids.add(id);
    at = at === 0 ? -1 : bytes.lastIndexOf(mark, at - 1);
  }
  return [...ids];
}
