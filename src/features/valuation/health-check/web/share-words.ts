import { type SectionKey, sections } from '../domain/question.ts';

export function shareWords(share: { sections: readonly SectionKey[]; books: boolean }): string {
  return [...share.sections.map((key) => sections[key].title), ...(share.books ? ['The books'] : [])].join(
    ', ',
  );
}
