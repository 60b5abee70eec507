import { z } from 'zod';
import type { Learned } from '../domain/likely.ts';

/* What was learned as one piece: the length of its head, the head as JSON, then its columns, the widest numbers first. */

const lengthBytes = 4;

const count = z.int().nonnegative();
const headShape = z.object({
  print: z.string(),
  topics: count,
  signs: z.array(z.string()),
  weights: count,
  phrases: count,
  inPhrases: count,
});
type Head = z.output<typeof headShape>;

/** `print`: what it was learned from, in short. */
export function toBytes(print: string, learned: Learned): Uint8Array {
  const { topics, signs, phrases } = learned;
  const facts = {
    print,
    topics,
    signs,
    weights: learned.bytes.length,
    phrases: phrases.topicOf.length,
    inPhrases: phrases.bytes.length,
  } satisfies Readonly<Record<keyof Head, unknown>>;
  const head = new TextEncoder().encode(JSON.stringify(facts));
  const length = new Uint8Array(lengthBytes);
  new DataView(length.buffer).setUint32(0, head.byteLength, true);
  const columns = columnsOf(learned).map(bytesOf);
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
  const { signs, weights, phrases, inPhrases } = head;
  if ([weights, phrases, inPhrases].some((one) => one > bytes.byteLength)) return null;
  const learned: Learned = {
    topics: head.topics,
    signs,
    signWeights: new Float32Array(signs.length),
    units: new Float32Array(signs.length),
    starts: new Uint32Array(signs.length + 1),
    ofTopic: new Uint16Array(weights),
    bytes: new Int8Array(weights),
    phrases: {
      topicOf: new Uint16Array(phrases),
      starts: new Uint32Array(signs.length + 1),
      ofPhrase: new Uint16Array(inPhrases),
      bytes: new Uint8Array(inPhrases),
    },
  };
  let at = head.begins;
  for (const column of columnsOf(learned).map(bytesOf)) {
    if (at + column.byteLength > bytes.byteLength) return null;
    column.set(bytes.subarray(at, at + column.byteLength));
    at += column.byteLength;
  }
  return at === bytes.byteLength ? learned : null;
}

function columnsOf({ signWeights, units, starts, ofTopic, bytes, phrases }: Learned) {
  return [
    signWeights,
    units,
    starts,
    phrases.starts,
    ofTopic,
    phrases.topicOf,
    phrases.ofPhrase,
    bytes,
    phrases.bytes,
  ];
}

function headOf(bytes: Uint8Array): (Head & { begins: number }) | null {
  if (bytes.byteLength < lengthBytes) return null;
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const begins = lengthBytes + length;
  if (begins > bytes.byteLength) return null;
  const head = headShape.safeParse(parsed(new TextDecoder().decode(bytes.subarray(lengthBytes, begins))));
  return head.success ? { ...head.data, begins } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The memory of a column; numbers are read and written on the same kind of machine. */
function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}
