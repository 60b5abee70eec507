import type { Learned } from '../domain/likely.ts';

/* What was learned as one piece: the length of its head, the head as JSON, then its columns, the widest numbers first. */

const lengthBytes = 4;

type Head = { print: string; topics: number; signs: readonly string[]; weights: number };

/** `print`: what it was learned from, in short. */
export function toBytes(print: string, learned: Learned): Uint8Array {
  const { topics, signs, signWeights, units, starts, ofTopic, bytes } = learned;
  const facts: Head = { print, topics, signs, weights: bytes.length };
  const head = new TextEncoder().encode(JSON.stringify(facts));
  const length = new Uint8Array(lengthBytes);
  new DataView(length.buffer).setUint32(0, head.byteLength, true);
  const columns = [signWeights, units, starts, ofTopic, bytes].map(bytesOf);
  const parts = [length, head, ...columns];
  const all = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.byteLength;
  }
  return all;
}

/** What `toBytes` wrote for the same `print`; `null` of anything else, as after another version or a broken write. */
export function fromBytes(print: string, bytes: Uint8Array): Learned | null {
  const head = headOf(bytes);
  if (head === null || head.print !== print) return null;
  const { topics, signs, weights, begins } = head;
  if (weights < 0 || weights > bytes.byteLength) return null;
  const columns = {
    signWeights: new Float32Array(signs.length),
    units: new Float32Array(signs.length),
    starts: new Uint32Array(signs.length + 1),
    ofTopic: new Uint16Array(weights),
    bytes: new Int8Array(weights),
  };
  let at = begins;
  for (const column of Object.values(columns).map(bytesOf)) {
    if (at + column.byteLength > bytes.byteLength) return null;
    column.set(bytes.subarray(at, at + column.byteLength));
    at += column.byteLength;
  }
  return at === bytes.byteLength ? { topics, signs, ...columns } : null;
}

function headOf(bytes: Uint8Array): (Head & { begins: number }) | null {
  if (bytes.byteLength < lengthBytes) return null;
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const begins = lengthBytes + length;
  if (begins > bytes.byteLength) return null;
  try {
    const head: unknown = JSON.parse(new TextDecoder().decode(bytes.subarray(lengthBytes, begins)));
    return isHead(head) ? { ...head, begins } : null;
  } catch {
    return null;
  }
}

function isHead(head: unknown): head is Head {
  if (typeof head !== 'object' || head === null) return false;
  if (!('print' in head && 'topics' in head && 'signs' in head && 'weights' in head)) return false;
  const isCounted = Number.isSafeInteger(head.topics) && Number.isSafeInteger(head.weights);
  return isCounted && typeof head.print === 'string' && Array.isArray(head.signs);
}

/** The memory of a column; numbers are read and written on the same kind of machine. */
function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}
