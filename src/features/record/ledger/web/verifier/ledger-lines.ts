import type { canonicalJson } from '#kernel/canonical-json.ts';
import type { Checkpoint } from '../../domain/checkpoint.ts';
import type { ExportHeader } from '../../domain/export-lines.ts';
import type { Leaf } from '../../domain/merkle.ts';

export type RowLine = { hash: string; previous: string; text: string; row: Place };
export type Place = { buyer: unknown; chain: string; listing: unknown; number: number };
export type CheckpointLine = { checkpoint: Checkpoint; leaf: Leaf; path: string[]; signature: string };

type JsonValue = Parameters<typeof canonicalJson>[0];

/** JSON.parse only returns JSON values. */
export function isJson(value: unknown): value is JsonValue {
  return value !== undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const hex64 = /^[0-9a-f]{64}$/;
const isHash = (value: unknown) => typeof value === 'string' && hex64.test(value);
const isCount = (value: unknown) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

export function isHeaderLine(value: unknown): value is { ledger: ExportHeader; signature: string } {
  if (!isObject(value) || typeof value.signature !== 'string' || !isObject(value.ledger)) return false;
  const { chains, scope, publicKey, version } = value.ledger;
  const known = version === 1 && typeof scope === 'string' && isHash(publicKey) && Array.isArray(chains);
  return known && chains.every(isExportedChain);
}

function isExportedChain(value: unknown): boolean {
  if (!isObject(value) || typeof value.chain !== 'string' || !isHash(value.head)) return false;
  return isCount(value.length) && isCount(value.checkpoints);
}

const [beforeHash, beforePrevious, beforeRow] = ['{"hash":"', '","previous":"', '","row":'];
const hashAt = beforeHash.length;
const previousAt = hashAt + 64 + beforePrevious.length;
const rowAt = previousAt + 64 + beforeRow.length;

/** `null` unless the line is exactly a row. The contents of the row are covered by its hash. */
export function rowIn(line: string): RowLine | null {
  const text = line.slice(rowAt, -1);
  const hash = line.slice(hashAt, hashAt + 64);
  const previous = line.slice(previousAt, previousAt + 64);
  if (line !== `${beforeHash}${hash}${beforePrevious}${previous}${beforeRow}${text}}`) return null;
  if (!isHash(hash) || !isHash(previous)) return null;
  try {
    const row: unknown = JSON.parse(text);
    return isPlace(row) ? { hash, previous, text, row } : null;
  } catch {
    return null;
  }
}

function isPlace(value: unknown): value is Place {
  return isObject(value) && typeof value.chain === 'string' && isCount(value.number);
}

export function isCheckpointLine(value: unknown): value is CheckpointLine {
  if (!isObject(value) || Object.keys(value).length !== 4 || typeof value.signature !== 'string')
    return false;
  const { checkpoint, leaf, path } = value;
  const steps = Array.isArray(path) && path.every(isStep);
  return steps && isObject(checkpoint) && isObject(leaf) && isHash(leaf.head) && isCount(leaf.length);
}

function isStep(value: unknown): boolean {
  return typeof value === 'string' && /^[lr][0-9a-f]{64}$/.test(value);
}
