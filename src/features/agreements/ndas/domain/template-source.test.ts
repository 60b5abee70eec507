import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { businessSaleParts } from './business-sale-text.ts';
import { composeNda } from './document.ts';
import { longestSource, parseSource, sourceOf } from './template-source.ts';
import { templateVariables } from './template-variables.ts';

const whole = 'Between {{buyerName}} and {{listingReference}}.';
const issuesOf = (source: string) => parseSource(source, 'listing').issues;

describe('a template source', () => {
  test('of the built-in text parses back to itself without issues', () => {
    const source = sourceOf(businessSaleParts);
    expect(source.length).toBeLessThan(longestSource);
    const { parts, issues } = parseSource(source, 'listing');
    expect(issues).toEqual([]);
    expect(parts).toEqual(businessSaleParts);
    expect(sourceOf(parts)).toBe(source);
  });

  test('joins lines into paragraphs and names unnamed clauses', () => {
    const { parts, issues } = parseSource(
      `#  Parties \r\n\r\nBetween {{buyerName}}\nand {{listingReference}}.\n\n[x; not in texas] No.`,
      'listing',
    );
    expect(issues).toEqual([]);
    expect(parts).toEqual([
      {
        heading: 'Parties',
        clauses: [
          { id: 'part-1-clause-1', text: 'Between {{buyerName}} and {{listingReference}}.' },
          { id: 'x', text: 'No.', notIn: ['texas'] },
        ],
      },
    ]);
  });

  test.for([
    ['nothing', '', 0],
    ['a clause before any heading', whole, 1],
    ['a heading without a clause', `# A\n\n${whole}\n\n# B`, 5],
    ['a variable that there is not', `# A\n\n${whole}\n\n{{sellerName}}`, 5],
    ['braces that are not closed', `# A\n\n${whole}\n\n{{buyerName`, 5],
    ['a reference to no clause', `# A\n\n${whole}\n\nSee {{clause:x}}.`, 5],
    ['two clauses of one name', `# A\n\n[a] ${whole}\n\n[a] More.`, 5],
    ['a state that there is not', `# A\n\n${whole}\n\n[a; not in cascadia] More.`, 5],
    ['a condition that nobody understands', `# A\n\n${whole}\n\n[a; only in texas] More.`, 5],
    ['a name with a space', `# A\n\n[a b] ${whole}`, 3],
    ['a clause that is empty', `# A\n\n${whole}\n\n[a]`, 5],
    ['a variable in a heading that there is not', `# {{x}}\n\n${whole}`, 1],
    [
      'a reference to what some state leaves out',
      `# A\n\n[a; not in texas] ${whole}\n\n[b] See {{clause:a}}.`,
      5,
    ],
  ] as const)('with %s is not fit, and the line is named', ([, source, line]) => {
    expect(issuesOf(source).map((issue) => issue.line)).toContain(line);
  });

  test('is invalid without the buyer or the listing', () => {
    expect(issuesOf('# A\n\nA clause.').map(({ text }) => text)).toEqual([
      '{{buyerName}} is required.',
      '{{listingReference}} is required.',
    ]);
  });

  test('makes a document in every state if valid, and never throws if invalid', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.constantFrom('\n', '\n\n', '# A', '[a] ', '[b; not in texas] ', '{{', '}}', '{{clause:a}}', whole),
      fc.constantFrom(...Object.keys(templateVariables)).map((name) => `{{${name}}}`),
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 25 }),
        fc.constantFrom('texas', 'utah', null),
        (pieces, place) => {
          const { parts, issues } = parseSource(`# Parties\n\n${whole}\n\n${pieces.join('')}`, 'listing');
          if (issues.length > 0) return;
          const terms = {
            termYears: 3,
            noContactMonths: 1,
            nonSolicitMonths: 1,
            nonCircumventionMonths: 1,
            governingLaw: 'law',
            venue: 'venue',
          };
          const { blocks } = composeNda(
            { id: 't', version: 1, title: 'T', terms, parts, counselNotes: [] },
            {
              buyerName: 'Ada',
              buyerEmail: 'a@b.example',
              listingReference: 'ref',
              platformName: 'Cairn',
              issuedAt: new Date(0),
              place,
            },
          );
          expect(blocks.map(({ text }) => text).join('\n')).not.toMatch(/\{\{(buyerName|clause:a)\}\}/);
          expect(parseSource(sourceOf(parts), 'listing').parts).toEqual(parts);
        },
      ),
    );
  });
});
