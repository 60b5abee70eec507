import type { Lines } from './verify-ledger.ts';

const slice = 4 * 1024 * 1024;
/** No ledger line is nearly as long; a longer one means another kind of file. */
const longestLine = 64 * 1024 * 1024;

/** Reads the file in slices, so that its size does not matter. A last line without a line break counts. */
export async function* linesOf(file: Pick<Blob, 'size' | 'slice'>): AsyncIterable<Lines> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let rest = '';
  for (let at = 0; at < file.size; at += slice) {
    const bytes = await file.slice(at, at + slice).arrayBuffer();
    const lines = (rest + decoder.decode(bytes, { stream: at + slice < file.size })).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > longestLine) break;
    yield { lines, end: Math.min(at + slice, file.size) };
  }
  if (rest !== '') yield { lines: [rest], end: file.size };
}
