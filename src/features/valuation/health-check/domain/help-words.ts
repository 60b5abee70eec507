import { type SectionKey, sections } from './question.ts';

export type HelpAsked = { sections: readonly SectionKey[]; books: boolean };

/** In words, for an email: `to answer the sections “Risk check” and “Growth plan”, and to enter its books`. */
export function helpWords({ sections: keys, books }: HelpAsked): string {
  const titles = keys.map((key) => `“${sections[key].title}”`);
  const answers =
    titles.length === 0
      ? []
      : [`to answer the ${titles.length === 1 ? 'section' : 'sections'} ${listed(titles)}`];
  return [...answers, ...(books ? ['to enter its books'] : [])].join(', and ');
}

function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
