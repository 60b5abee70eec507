import type { Leak, TeaserText } from '#features/marketplace/listings/domain/leak-check.ts';

export type Finding = { where: string; words: string | null; why: string; names: boolean };

export type ReadPdf = {
  texts: readonly string[];
  properties: readonly { name: string; value: string }[];
  links: readonly string[];
  earlierVersions: number;
};

const mostFindings = 200;
/** Amounts and dates are normal in agreements and do not identify the seller. */
const usual = new Set<Leak['rule']>([
  'date',
  'money',
  'margin-and-money',
  'multiple-and-price',
  'age',
  'year-founded',
]);
/** Properties that programs fill in with their own name. */
const ofPrograms = new Set(['Creator', 'Producer', 'Trapped', 'XMP']);

/** Input for the leak check of listings: pages, properties and links, each under the name shown to the owner. */
export function textsToCheck({ texts, properties, links }: ReadPdf): TeaserText[] {
  return [
    ...texts.map((text, index) => ({ field: `Page ${index + 1}`, text })),
    ...properties.map(({ name, value }) => ({ field: propertyName(name), text: value })),
    ...(links.length > 0 ? [{ field: 'Links', text: links.join('\n') }] : []),
  ];
}

/** Findings for the owner without duplicates, names first. `leaks`: found in the result of `textsToCheck`. */
export function findingsOf(pdf: ReadPdf, leaks: readonly Leak[]): Finding[] {
  const told = leaks
    .filter(({ rule }) => !usual.has(rule))
    .map(({ field, words, why, severity }) => ({ where: field, words, why, names: severity === 'block' }));
  const all = [...told, ...aboutProperties(pdf), ...aboutPages(pdf), ...aboutFile(pdf)];
  return once(all)
    .toSorted((a, b) => Number(b.names) - Number(a.names))
    .slice(0, mostFindings);
}

function aboutProperties({ properties }: ReadPdf): Finding[] {
  return properties
    .filter(({ name }) => !ofPrograms.has(name) && !name.startsWith('PTEX'))
    .map(({ name, value }) => ({
      where: propertyName(name),
      words: value,
      why: 'It is in the file’s properties, which the buyer receives with the file.',
      names: false,
    }));
}

function aboutPages({ texts }: ReadPdf): Finding[] {
  return texts.flatMap((text, index) =>
    /[\p{L}\p{N}]/u.test(text)
      ? []
      : [
          {
            where: `Page ${index + 1}`,
            words: null,
            why: 'This page is an image. It can’t be read aloud, and it couldn’t be searched for your names.',
            names: false,
          },
        ],
  );
}

function aboutFile({ earlierVersions }: ReadPdf): Finding[] {
  if (earlierVersions === 0) return [];
  const why =
    'The file was edited and may still contain removed text. Printing it to a new PDF leaves that behind.';
  return [{ where: 'The file', words: null, why, names: false }];
}

function propertyName(name: string): string {
  return `Property ${name}`;
}

function once(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ where, words, why }) => {
    // The first page with the text is enough.
    const key = words === null ? where + why : `${words.toLowerCase()} ${why}`;
    return !seen.has(key) && Boolean(seen.add(key));
  });
}
