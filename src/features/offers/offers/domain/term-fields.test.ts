import { describe, expect, it } from 'vitest';
import { termName, termSections } from './term-fields.ts';

describe('what a term is called beside its value', () => {
  it('says the percentage once, with the value', () => {
    const fields = termSections.flatMap((section) => section.fields);
    const named = (name: string) => fields.filter((field) => field.name === name).map(termName);
    expect(named('noteRateBps')).toEqual(['Interest rate']);
    expect(named('noteMonths')).toEqual(['Term (months)']);
  });
});
