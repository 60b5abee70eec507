import { documentMark as mark } from '../domain/sealing.ts';

const looked = 1_000;
const kept = 8;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Document IDs in a file, last first. At most 8 IDs and 1,000 candidates, to bound the work. */
export function documentIdsIn(file: Uint8Array): string[] {
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
