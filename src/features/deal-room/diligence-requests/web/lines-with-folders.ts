import { type ReadLine, readCsvLines, readPlainLines } from '../domain/request-lines.ts';
import type { RoomFolder } from './request-fields.tsx';
import type { Content } from './use-requests.ts';

export type Manner = 'lines' | 'csv';
/** `good`: would be sent; `bad`: left out, with the reason. */
export type Sorted = { good: Content[]; bad: { line: number; problem: string }[] };

export function linesOf(
  text: string,
  manner: Manner,
  folders: readonly Pick<RoomFolder, 'id' | 'number' | 'name'>[],
): Sorted | { refusal: string } {
  const read = manner === 'csv' ? readCsvLines(text) : readPlainLines(text);
  if ('refusal' in read) return read;
  const byNumber = new Map(folders.map(({ id, number }) => [number, id]));
  const sorted: Sorted = { good: [], bad: [] };
  const firstAt = new Map<string, number>();
  for (const line of read.lines) {
    const content = contentOf(line, byNumber);
    if (typeof content === 'string') {
      sorted.bad.push({ line: line.line, problem: content });
      continue;
    }
    const same = firstAt.get(keyOf(content));
    if (same === undefined) {
      firstAt.set(keyOf(content), line.line);
      sorted.good.push(content);
    } else sorted.bad.push({ line: line.line, problem: `The same as line ${same}, which is sent once.` });
  }
  return sorted;
}

/** Capitals and spaces make no other request. */
function keyOf({ title, details, folderId }: Content): string {
  const plain = (words: string) => words.trim().replace(/\s+/g, ' ').toLowerCase();
  return JSON.stringify([plain(title), plain(details), folderId]);
}

function contentOf(line: ReadLine, folders: ReadonlyMap<string, string>): Content | string {
  if ('problem' in line) return line.problem;
  const { folder, ...request } = line.request;
  const folderId = folder === null ? null : folders.get(folder);
  if (folderId === undefined) return `There is no folder ${folder} that you see in the room.`;
  return { ...request, folderId, documentIds: [] };
}
