import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { businessSaleNda } from './business-sale-nda.ts';
import { canonicalTemplate, canonicalText, composeNda, type NdaFacts } from './document.ts';
import { passportMaster } from './passport-master.ts';

const facts: NdaFacts = {
  buyerName: 'Ada Lovelace',
  buyerEmail: 'ada@engine.example',
  listingReference: '3f0c1d9e',
  platformName: 'Cairn',
  issuedAt: new Date('2026-11-20T23:30:00-05:00'),
  place: 'utah',
};
const compose = (given: Partial<NdaFacts> = {}) => composeNda(businessSaleNda, { ...facts, ...given });
const textOf = (given: Partial<NdaFacts> = {}) =>
  compose(given)
    .blocks.map((block) => block.text)
    .join('\n');

describe('the composed agreement', () => {
  it('names the buyer, the listing and the day, and leaves no variable unfilled', () => {
    const text = textOf();
    expect(text).toContain('between Ada Lovelace, email address ada@engine.example (the “Buyer”)');
    expect(text).toContain('under listing reference 3f0c1d9e');
    expect(text).toContain('Issued on November 21, 2026.');
    expect(text).not.toMatch(/\{\{|\}\}|undefined|null|NaN/);
  });

  it('contains the figures of the policy', () => {
    const text = textOf();
    expect(text).toContain('ends 3 years later');
    expect(text.match(/For 24 months from signing/g)).toHaveLength(4);
    expect(text).toContain('The law of the State of Utah governs');
    expect(text).toContain('no covenant not to compete');
    expect(text).toContain('Business is or may be for sale');
  });

  it('numbers headings and clauses, and refers to the right numbers', () => {
    const { blocks } = compose();
    const headings = blocks.filter((block) => block.kind === 'heading');
    expect(headings.map((block) => block.number)).toEqual(headings.map((_, i) => `${i + 1}`));
    const pointing = {
      ...businessSaleNda,
      parts: [
        ...businessSaleNda.parts,
        {
          heading: 'More',
          clauses: [{ id: 'more', text: 'See {{clause:customers}} and {{clause:no-fee}}.' }],
        },
      ],
    };
    const texts = (place: string) => composeNda(pointing, { ...facts, place }).blocks;
    for (const place of ['utah', 'california']) {
      const more = texts(place).at(-1)?.text ?? '';
      const [customers, fee] = /See (\S+) and (\S+)\./.exec(more)?.slice(1) ?? [];
      const clause = (number: string | undefined) =>
        texts(place).find((block) => block.kind === 'clause' && block.number === number)?.text;
      expect(clause(customers)).toContain('draw customers or suppliers away');
      expect(clause(fee)).toContain('does not become liable for a fee');
    }
  });

  it('leaves out clauses that California voids wherever the place may be California', () => {
    expect(textOf()).toContain('solicit for employment');
    for (const place of ['california', 'pacific'])
      expect(textOf({ place })).not.toContain('solicit for employment');
    expect(textOf({ place: null })).toContain('solicit for employment');
  });

  it('refuses a missing value', () => {
    expect(() => compose({ buyerName: ' ' })).toThrow('{{buyerName}}');
    const odd = {
      ...businessSaleNda,
      parts: [{ heading: 'X', clauses: [{ id: 'x', text: '{{sellerName}}' }] }],
    };
    expect(() => composeNda(odd, facts)).toThrow('{{sellerName}}');
  });

  it('uses American legal English, with a binding verb in every duty', () => {
    const all = [...businessSaleNda.parts, ...passportMaster.parts].flatMap(({ heading, clauses }) => [
      heading,
      ...clauses.map(({ text }) => text),
    ]);
    for (const text of all)
      expect(text).not.toMatch(
        /authoris|licence|advisers|e-mail|lawyer|towards|\b(some|any|no)body\b|talks/i,
      );
    const duties = all.filter((text) => text.startsWith('For {{'));
    expect(duties).toHaveLength(8);
    for (const text of duties) expect(text).toMatch(/the Buyer shall /);
  });

  it('differs in a master agreement only in the clauses about owners and the joinder', () => {
    const clausesOf = (parts: typeof businessSaleNda.parts) => parts.flatMap(({ clauses }) => clauses);
    const own = new Map(clausesOf(businessSaleNda.parts).map(({ id, text }) => [id, text]));
    const master = clausesOf(passportMaster.parts);
    const other = master.filter(({ id, text }) => text !== own.get(id)).map(({ id }) => id);
    expect(other).toEqual([
      'parties',
      'each-business',
      'unnamed-owner',
      'no-contact',
      'employees',
      'customers',
      'non-circumvention',
      'term',
      'joining',
      'switched-off',
      'entire',
      'electronic',
    ]);
    expect(master.find(({ id }) => id === 'employees')).toMatchObject({
      text: expect.stringContaining('months from the joinder'),
      notIn: ['california'],
    });
  });

  it('contains nothing about a seller', () => {
    expect(
      businessSaleNda.parts.flatMap((part) => part.clauses.map((clause) => clause.text)).join(),
    ).not.toMatch(/\{\{(seller|owner|business)/i);
  });

  it('keeps braces and line breaks of a name as plain text on one line', () => {
    const text = textOf({ buyerName: '{{listingReference}}\n$& {{x' });
    expect(text).toContain('between {{listingReference}} $& {{x, email');
  });
});

describe('the canonical text', () => {
  it('does not depend on the order of keys', () => {
    const document = compose();
    const shuffled = {
      blocks: document.blocks.map(({ kind, number, text }) => ({ text, kind, number })),
      templateVersion: document.templateVersion,
      templateId: document.templateId,
    };
    expect(canonicalText(JSON.parse(JSON.stringify(shuffled)))).toBe(canonicalText(document));
  });

  it('differs if a single character does', () => {
    const document = compose();
    fc.assert(
      fc.property(fc.nat(document.blocks.length - 1), fc.string({ minLength: 1 }), (n, extra) => {
        const blocks = document.blocks.map((block, i) =>
          i === n ? { ...block, text: block.text + extra } : block,
        );
        return canonicalText({ ...document, blocks }) !== canonicalText(document);
      }),
    );
  });

  it('of a template depends on every word and every switch', () => {
    const [first, ...rest] = businessSaleNda.parts;
    const before = canonicalTemplate(businessSaleNda);
    expect(canonicalTemplate({ ...businessSaleNda, version: 3 })).not.toBe(before);
    expect(canonicalTemplate({ ...businessSaleNda, parts: rest })).not.toBe(before);
    expect(first && canonicalTemplate({ ...businessSaleNda, parts: [first, ...rest] })).toBe(before);
    expect(canonicalTemplate({ ...businessSaleNda, counselNotes: [] })).toBe(before);
  });
});
