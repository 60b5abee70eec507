import { monthWords } from './months.ts';

/** A hyphen between two months or quarters says “to”. */
const ranges = new RegExp(`((?:${monthWords}\\.?|q[1-4])(?:,? ?\\d{4})?) ?- ?(?=${monthWords}|q[1-4])`, 'g');

/**
 * Lower case, one space, without punctuation; “A/R” is “ar”, “P&L” is “pl”, “W-2” is “w 2”. Slashes and hyphens
 * between digits stay, because dates need them.
 */
export function plainWords(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/([a-z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .replace(/['’]s?\b/g, (mark) => (mark.length > 1 ? 's' : ''))
    .replace(/\ba\/r\b/g, 'ar')
    .replace(/\ba\/p\b/g, 'ap')
    .replace(/\bp ?& ?l(s?)\b/g, 'pl$1')
    .replace(/\bpls\b/g, 'pl')
    .replace(/ageing/g, 'aging')
    .replace(/licence/g, 'license')
    .replace(/&/g, ' and ')
    .replace(/[–—]/g, '-')
    .replace(ranges, '$1 to ')
    .replace(/(\d)[./](?=\d)/g, '$1/')
    .replace(/(\d) ?- ?(?=\d)/g, '$1-')
    .replace(/(?<!\d)[/-]|[/-](?!\d)/g, ' ')
    .replace(/[^a-z0-9/-]+/g, ' ')
    .replace(/\b(pl|profit and loss|income statements?|balance sheets?) by month\b/g, 'monthly $1')
    .replace(/\b(federal|state) and (federal|state) ((?:income )?tax returns?)/g, '$1 $3 and $2 $3')
    .trim();
}
