/** Writes the index of docs/decisions from the titles of its pages. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const folder = join(import.meta.dirname, '../docs/decisions');

export type Decision = { file: string; number: number; title: string };

/** Every decision in the order of its number. Throws where a page does not begin with its number and a title. */
export function decisions(): Decision[] {
  const files = globSync('[0-9]*.md', { cwd: folder }).map((path) => basename(path));
  return files.toSorted().map((file) => {
    const [, number, title] = /^# (\d+)\. (.+)$/m.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
    if (!number || !title || number.padStart(4, '0') !== file.slice(0, 4))
      throw new Error(
        `docs/decisions/${file} has to begin with “# ${Number(file.slice(0, 4))}. ” and a title`,
      );
    return { file, number: Number(number), title };
  });
}

/** The text of docs/decisions/README.md. */
export function decisionIndex(): string {
  const lines = decisions().map(({ file, number, title }) => `| ${number} | [${title}](${file}) |`);
  return `# Decisions

Why Cairn is built the way it is, in the order in which it was decided. The next decision takes the next free number;
numbers that are missing here were never used. A decision that no longer holds says which one replaced it.

| no. | decision |
| --- | --- |
${lines.join('\n')}
`;
}

export const decisionIndexFile: string = join(folder, 'README.md');

if (import.meta.main) writeFileSync(decisionIndexFile, decisionIndex());
