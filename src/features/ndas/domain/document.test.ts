import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { businessSaleNda } from './business-sale-nda.ts';
import { canonicalTemplate, canonicalText, composeNda, type NdaFacts } from './document.ts';

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
  it('names the buyer, the listing and the day, and leaves no variable', () => {
    const text = textOf();
    expect(text).toContain('between Ada Lovelace, e-mail address ada@engine.example (the “Buyer”)');
    expect(text).toContain('under listing reference 3f0c1d9e');
    expect(text).toContain('Issued on November 21, 2026.');
    expect(text).not.toMatch(/\{\{|\}\}|undefined|null|NaN/);
  });

  it('holds the figures of the policy', () => {
    const text = textOf();
    expect(text).toContain('ends 3 years later');
    expect(text.match(/For 24 months from signing/g)).toHaveLength(4);
    expect(text).toContain('The law of the State of Utah governs');
    expect(text).toContain('no covenant not to compete');
    expect(text).toContain('Business is or may be for sale');
  });

  it('numbers headings and clauses and points to the right ones', () => {
    const { blocks } = compose();
    const headings = blocks.filter((block) => block.kind === 'heading');
    expect(headings.map((block) => block.number)).toEqual(headings.map((_, i) => `${i + 1}`));
    const term = blocks.find((block) => block.text.includes('years later'))?.text ?? '';
    const [contact, customers, round] = /Clauses (\S+), (\S+) and (\S+) end/.exec(term)?.slice(1) ?? [];
    const clause = (number: string | undefined) =>
      blocks.find((b) => b.kind === 'clause' && b.number === number)?.text;
    expect(clause(contact)).toContain('contact employees, customers');
    expect(clause(customers)).toContain('draw customers or suppliers away');
    expect(clause(round)).toContain('go around them');
  });

  it('leaves out in California what California voids, and wherever the place may be California', () => {
    expect(textOf()).toContain('solicit for employment');
    for (const place of ['california', 'pacific'])
      expect(textOf({ place })).not.toContain('solicit for employment');
    expect(textOf({ place: null })).toContain('solicit for employment');
    const term = textOf({ place: 'california' });
    expect(term).toMatch(/Clauses 5\.1, 6\.1 and 7\.1 end/);
  });

  it('refuses to be composed with a gap', () => {
    expect(() => compose({ buyerName: ' ' })).toThrow('{{buyerName}}');
    const odd = {
      ...businessSaleNda,
      parts: [{ heading: 'X', clauses: [{ id: 'x', text: '{{sellerName}}' }] }],
    };
    expect(() => composeNda(odd, facts)).toThrow('{{sellerName}}');
  });

  it('knows nothing of a seller', () => {
    expect(
      businessSaleNda.parts.flatMap((part) => part.clauses.map((clause) => clause.text)).join(),
    ).not.toMatch(/\{\{(seller|owner|business)/i);
  });

  it('keeps braces and line breaks of a name as text of one line', () => {
    const text = textOf({ buyerName: '{{listingReference}}\n$& {{x' });
    expect(text).toContain('between {{listingReference}} $& {{x, e-mail');
  });
});

describe('the canonical text', () => {
  it('is the same whatever order keys come back in', () => {
    const document = compose();
    const shuffled = {
      blocks: document.blocks.map(({ kind, number, text }) => ({ text, kind, number })),
      templateVersion: document.templateVersion,
      templateId: document.templateId,
    };
    expect(canonicalText(JSON.parse(JSON.stringify(shuffled)))).toBe(canonicalText(document));
  });

  it('differs as soon as one character does', () => {
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

  it('of a template follows every word and every switch', () => {
    const [first, ...rest] = businessSaleNda.parts;
    const before = canonicalTemplate(businessSaleNda);
    expect(canonicalTemplate({ ...businessSaleNda, version: 2 })).not.toBe(before);
    expect(canonicalTemplate({ ...businessSaleNda, parts: rest })).not.toBe(before);
    expect(first && canonicalTemplate({ ...businessSaleNda, parts: [first, ...rest] })).toBe(before);
    expect(canonicalTemplate({ ...businessSaleNda, counselNotes: [] })).toBe(before);
  });
});
