import { type ReadLine, readCsvLines, readPlainLines } from '../domain/request-lines.ts';
import type { RoomFolder } from './request-fields.tsx';
import type { Content } from './use-requests.ts';

export type Manner = 'lines' | 'csv';
/** `good`: would be sent; `bad`: left out, with the reason. */
export type Sorted = { good: Content[]; bad: { line: number; problem: string }[] };

export function linesOf(
  text: string,
  manner: Manner,
  folders: readonly RoomFolder[],
): Sorted | { refusal: string } {
  const read = manner === 'csv' ? readCsvLines(text) : readPlainLines(text);
  if ('refusal' in read) return read;
  const byNumber = new Map(folders.map(({ id, number }) => [number, id]));
  const sorted: Sorted = { good: [], bad: [] };
  for (const line of read.lines) {
    const content = contentOf(line, byNumber);
    if (typeof content === 'string') sorted.bad.push({ line: line.line, problem: content });
    else sorted.good.push(content);
  }
  return sorted;
}

function contentOf(line: ReadLine, folders: ReadonlyMap<string, string>): Content | string {
  if ('problem' in line) return line.problem;
  const { folder, ...request } = line.request;
  const folderId = folder === null ? null : folders.get(folder);
  if (folderId === undefined) return `There is no folder ${folder} that you see in the room.`;
  return { ...request, folderId, documentIds: [] };
}
