export type RetiredWord = { word: string; pattern: RegExp; instead: string; except: RegExp | null };

export type Heading = '## Retired words' | '## Retired in API summaries';

/** A table of retired words of the glossary; its third column lists allowed phrases. Throws if it is missing. */
export function retiredWords(glossary: string, heading: Heading): RetiredWord[] {
  const table = glossary.split(heading)[1]?.split('\n## ')[0];
  if (table === undefined) throw new Error(`the glossary has no table “${heading.slice(3)}”`);
  return table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .slice(1)
    .flatMap((line) => {
      const [words = '', instead = '', except = ''] = line
        .split('|')
        .slice(1)
        .map((cell) => cell.trim());
      return words.split(', ').map((word) => ({
        word,
        pattern: patternOf(word),
        instead,
        except: except === '' ? null : new RegExp(except.split(', ').map(sourceOf).join('|'), 'gi'),
      }));
    });
}

export function retiredIn(text: string, words: readonly RetiredWord[]): RetiredWord[] {
  return words.filter(({ pattern, except }) => pattern.test(except ? text.replace(except, '') : text));
}

function patternOf(word: string): RegExp {
  return new RegExp(sourceOf(word), 'i');
}

function sourceOf(word: string): string {
  const escaped = word.replace(/[.+?^${}()[\]\\/]/g, '\\$&').replaceAll("'", "['’]");
  const start = escaped.startsWith('*')
    ? ''
    : '(?<![\\p{L}\\p{N}_-])'.replace('\\p{L}\\p{N}_-', 'A-Za-z0-9_-');
  const end = escaped.endsWith('*') ? '' : '(?![A-Za-z0-9_-])';
  return `${start}${escaped.replace(/^\*|\*$/g, '').replaceAll('*', '[a-z]*')}${end}`;
}
