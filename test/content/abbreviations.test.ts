import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { beginsWithExpansion, isAbbreviation } from '#content/help/abbreviations.ts';
import { glossaryArticles } from '#content/help/glossary.ts';

describe('the meaning of an abbreviation', () => {
  it.each([
    ['SDE', 'seller’s discretionary earnings: for one owner'],
    ['EBITDA', 'earnings before interest, taxes, depreciation and amortization: a measure'],
    ['QoE', 'quality of earnings: how real'],
    ['COGS', 'cost of goods sold: what it costs'],
    ['M&A', 'mergers and acquisitions: buying'],
    ['ROBS', 'rollovers as business startups: money'],
    ['WARN', 'Worker Adjustment and Retraining Notification Act: the law'],
  ])('%s begins with “%s”', (term, meaning) => {
    expect(beginsWithExpansion(term, meaning)).toBe(true);
  });

  it.each([
    ['EIN', 'the federal tax ID of a business'],
    ['EIN', 'federal tax ID: of a business'],
    ['SDE', 'earnings of one owner: seller’s discretionary earnings'],
    ['LOI', 'letter of: intent'],
    ['SBA', 'Small Business: an agency'],
    ['NDA', 'non-disclosure agreement for buyers: signed first'],
  ])('%s does not begin with “%s”', (term, meaning) => {
    expect(beginsWithExpansion(term, meaning)).toBe(false);
  });

  it('is asked only of abbreviations', () => {
    for (const term of ['SDE', 'QoE', 'A/R', 'R&W', 'P&L']) expect(isAbbreviation(term)).toBe(true);
    for (const term of ['Peg', 'Earn-out', 'Seller note', 'UCC filing'])
      expect(isAbbreviation(term)).toBe(false);
  });
});

describe('every abbreviation says what its letters stand for', () => {
  const inHelp = glossaryArticles.flatMap(({ body }) =>
    body.flatMap((block) => (block.kind === 'table' ? block.rows : [])),
  );
  const inDocument = readFileSync('GLOSSARY.md', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, term = '', meaning = ''] = /^\| ([^|(]+?)(?: \([^|)]*\))? \| (.+) \|$/.exec(line) ?? [];
      return term === '' ? [] : [[term, meaning]];
    });

  it.each([
    ['the help', inHelp, 40],
    ['GLOSSARY.md', inDocument, 6],
  ] as const)('in %s', (_, rows, least) => {
    const abbreviations = rows.filter(([term = '']) => isAbbreviation(term));
    expect(abbreviations.length).toBeGreaterThanOrEqual(least);
    const bare = abbreviations.filter(([term = '', meaning = '']) => !beginsWithExpansion(term, meaning));
    expect(bare).toEqual([]);
  });

  it('and the help has each that a sale meets', () => {
    const terms = inHelp.map(([term]) => term);
    const met =
      'SDE EBITDA LOI NDA CIM QoE UCC EIDL SBA DSCR R&W ROBS FDD ESOP PTO TTM LTM NWC A/R A/P COGS GAAP EIN SOP WARN SIC NAICS IOI APA SPA M&A VDR';
    for (const term of met.split(' ')) expect(terms, term).toContain(term);
    expect(new Set(terms).size).toBe(terms.length);
  });
});
