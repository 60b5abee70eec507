import { sql } from 'kysely';
import { expect } from 'vitest';
import { holdsKeywords, keywordsOf, searchText } from '#features/marketplace/listings/domain/keywords.ts';
import { test } from '#test/support/database.ts';

type Case = { sign: string; text: string; typed: string };

const lastOfPlane = 0xffff;

/** Every character of Unicode that is no part of a word, between words. */
function* signs(): Generator<Case> {
  for (let code = 1; code <= lastOfPlane; code += 1) {
    const sign = String.fromCodePoint(code);
    if (/[\p{L}\p{Nd}\p{Nl}\p{Cn}\p{Cs}"]/u.test(sign)) continue;
    const mark = /\p{M}/u.test(sign) && !/[\ufe00-\ufe0f\u20d0-\u20ff]/.test(sign);
    const unseen = '\u00ad\u200c\u200d\u2060\ufeff'.includes(sign);
    // What is printed as letters ("№", "℃", "㎏") is read as these letters.
    const letters = /\p{L}|\S\p{M}/u.test(sign.normalize('NFKC'));
    if (mark || unseen || letters) continue;
    yield { sign, text: `alpha${sign}beta ${sign}gamma${sign} end`, typed: 'alpha beta gamma ' };
  }
}

const written: readonly (readonly [text: string, typed: string])[] = [
  ['\u2714\ufe0fLicensed and insured', 'licensed'],
  ['1\ufe0f\u20e3Revenue of the year', 'revenue'],
  ['EBITDA¹ grew', 'ebitda'],
  ['EBITDA¹ grew', 'EBITDA¹'],
  ['´Company´ means the seller', 'company'],
  ['①Payment at closing', 'payment'],
  ['2½ acres', '2'],
  ['H₂O treatment', 'H₂O'],
  ['हिन्दी शब्द', 'हिन्दी'],
  ['สัญญาเช่า', 'สัญญาเช่า'],
  ['the cafe\u0301 lease', 'caf\u00e9'],
];

test('words are found beside every sign of Unicode, in the database as in names', async ({ tx }) => {
  const cases = [...signs(), ...written.map(([text, typed]) => ({ sign: text, text, typed: `${typed} ` }))];
  const { rows } = await sql<{ sign: string }>`
    select one.sign
    from unnest(
      ${sql.val(cases.map(({ sign }) => sign))}::text[],
      ${sql.val(cases.map(({ text }) => text))}::text[],
      ${sql.val(cases.map(({ typed }) => searchText(keywordsOf(typed))))}::text[]
    ) as one (sign, text, search)
    where not to_tsvector('simple', searchable(one.text)) @@ to_tsquery('simple', one.search)`.execute(tx);
  expect(rows.map(({ sign }) => sign)).toEqual([]);
  const missed = cases.filter(({ text, typed }) => !holdsKeywords(text.normalize('NFC'), keywordsOf(typed)));
  expect(missed.map(({ sign }) => sign)).toEqual([]);
  expect(cases.length).toBeGreaterThan(4000);
});
