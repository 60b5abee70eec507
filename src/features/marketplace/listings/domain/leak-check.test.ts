import { describe, expect, it } from 'vitest';
import { realisticTeasers } from '#test/support/realistic-teasers.ts';
import { blocks, findLeaks, type Leak, type OwnRecord } from './leak-check.ts';

const own: OwnRecord = {
  legalName: 'Quillbrook Plumbing & Heating LLC',
  dba: 'Rocky Ridge Mechanical',
  ownerFirstName: 'Zoltan',
  ownerLastName: 'Price',
  address: '1423 N Tamarisk Bend Rd, Suite 4, Heberville, UT 84601',
  ein: '47-1234567',
  websites: ['https://www.quillbrookplumbing.com/about'],
  emails: ['zoltan.price@quillbrookplumbing.com', 'zp1972@gmail.com'],
  phones: ['+18015550123'],
  otherNames: ['Wexford Foods', 'AquaZing'],
};

const leaks = (text: string, record: OwnRecord = own) => findLeaks([{ field: 'description', text }], record);
const seen = (text: string) => leaks(text).map(({ rule, words }) => `${rule}: ${words}`);

describe('identifying words from the business record', () => {
  it.each([
    ['Quillbrook is for sale', 'own-name: Quillbrook'],
    ['Buy QUILLBROOK today', 'own-name: QUILLBROOK'],
    ['about Quillbrook’s crew', 'own-name: Quillbrook'],
    ['the Quillbrooks of this world', 'own-name: Quillbrook'],
    ['We are Qüillbröok', 'own-name: Qüillbröok'],
    ['We are Quіllbrооk', 'own-name: Quіllbrооk'],
    ['We are Ｑｕｉｌｌｂｒｏｏｋ', 'own-name: Ｑｕｉｌｌｂｒｏｏｋ'],
    ['We are 𝐐𝐮𝐢𝐥𝐥𝐛𝐫𝐨𝐨𝐤 now', 'own-name: 𝐐𝐮𝐢𝐥𝐥𝐛𝐫𝐨𝐨𝐤'],
    ['We are Qu1llbr00k', 'own-name: Qu1llbr00k'],
    ['We are Qu!l|br00k', 'own-name: Qu!l|br00k'],
    ['We are Quill\u200bbro\u00adok', 'own-name: Quill\u200bbro\u00adok'],
    ['We are Q U I L L B R O O K', 'own-name: Q U I L L B R O O K'],
    ['We are Q.u.i.l.l.b.r.o.o.k.', 'own-name: Q.u.i.l.l.b.r.o.o.k'],
    ['We are Quill-brook', 'own-name: Quill-brook'],
    ['We are Quill brook', 'own-name: Quill brook'],
    ['We are Quill-\nbrook', 'own-name: Quill-\nbrook'],
    ['We are Quilbrook', 'near-own: Quilbrook'],
    ['We are Quillbroook', 'near-own: Quillbroook'],
    ['Qulilbrook is for sale', 'near-own: Qulilbrook'],
    ['in Hebervile', 'near-own: Hebervile'],
    ['spelled koorblliuQ', 'own-name: koorblliuQ'],
    ['see Quillbrookplumbing for more', 'own-website: Quillbrookplumbing'],
    ['see thequillbrookcompany', 'own-name: quillbrook'],
    ['see #QuillbrookUtah', 'own-name: Quillbrook'],
    ['see Qui%6C%6Cbrook%20Heating', 'own-name: Qui%6C%6Cbrook'],
    ['Zoltan will stay', 'own-owner: Zoltan'],
    ['ask Zoltan Price', 'own-owner: Zoltan Price'],
    ['ask Price, Zoltan', 'own-owner: Price, Zoltan'],
    ['ask Z. Price', 'own-owner: Z. Price'],
    ['on Tamarisk Bend', 'own-address: Tamarisk Bend'],
    ['at 1423 Tamarisk', 'own-address: Tamarisk'],
    ['in Heberville', 'own-address: Heberville'],
    ['near 84601', 'own-address: 84601'],
    ['the Rocky Ridge team', 'own-name: Rocky Ridge'],
    ['known as RRM', 'own-initials: RRM'],
    ['known as R.R.M.', 'own-initials: R.R.M'],
    ['supplies Wexford Foods', 'own-other-name: Wexford Foods'],
    ['maker of Aqua-Zing', 'own-other-name: Aqua-Zing'],
    ['mail zp1972 at gmail', 'own-email: zp1972'],
  ])('%j', (text, finding) => {
    expect(seen(text)).toContain(finding);
    expect(leaks(text).some(blocks)).toBe(true);
  });

  it.each([
    'Plumbing and heating services company with a strong team',
    'The asking price is fair and the price includes trucks',
    'Price: on request. Asking price negotiable. Rocky start, but the ridge is behind us.',
    'A bend in the road, rocky ground',
    'mechanical contractor, HVAC and plumbing LLC',
    'term, warm, farm, rrm',
    'We quill and brook no delay',
    'A population of 846010 or $84,601.00 of stock',
  ])('ignores: %s', (text) => expect(leaks(text).filter(blocks)).toEqual([]));

  const gulf = { ...own, legalName: 'Gulfbend Fence LLC', dba: null };
  it.each([
    ['Gulf bend is for sale', 'block'],
    ['Commercial HVAC. Gulf bend crews serve hospitals.', 'block'],
    ['gulf  bend is for sale', 'warn'],
    ['Gulf · Bend is for sale', 'block'],
    ['Gulf Bnd is for sale', 'warn'],
    ['the crew of Gulf bend stays', 'block'],
    ['Gulf Bend is for sale', 'block'],
    ['the shop gulf bend', 'warn'],
    ['Gulfbnd is for sale', 'block'],
    ['ask gulfbnd', 'warn'],
    ['ask for Gulfbend s crew', 'block'],
  ] as const)('detects a name with an extra space or a missing letter: %s (%s)', (text, severity) => {
    expect(leaks(text, gulf).map((leak) => leak.severity)).toEqual([severity]);
  });

  it('says of two everyday words in lower case that they are a name together', () => {
    expect(leaks('the shop gulf bend', gulf)).toMatchObject([
      { rule: 'own-split', why: expect.stringMatching(/^Without the space, this is a name in your record/) },
    ]);
    const goodyear = { ...own, legalName: 'Goodyear Fence LLC', dba: null };
    expect(leaks('we had a good year', goodyear)).toMatchObject([{ severity: 'warn' }]);
    // The capital is that of the sentence.
    for (const text of ['Good year after good year.', 'A good year.\n- Good year, good crew'])
      expect(leaks(text, goodyear).map(({ severity }) => severity)).toEqual(['warn', 'warn']);
    for (const text of ['Good Year after good year', 'a good year with Good year'])
      expect(leaks(text, goodyear).map(({ severity }) => severity)).toContain('block');
    for (const text of ['Good year Fence. That was a good year', 'ask for good year fence'])
      expect(leaks(text, goodyear).map(({ severity }) => severity)).toContain('block');
    const trade = { ...own, legalName: 'Itservices LLC', dba: null };
    expect(leaks('Managed IT services provider', trade)).toMatchObject([{ severity: 'warn' }]);
    const larkin = { ...own, legalName: 'Larkspurhill LLC', dba: null };
    expect(leaks('crews of larkspur hill', larkin)).toMatchObject([{ severity: 'block' }]);
  });

  it('ignores the singular of a name unless it is capitalized like a name', () => {
    const coats = { ...own, legalName: 'Larkin Coatings LLC', dba: null };
    expect(leaks('industrial coating and painting', coats)).toEqual([]);
    expect(leaks('the crew of Coating stays', coats)).toMatchObject([{ rule: 'near-own' }]);
  });

  it.each(['a bend of the gulf', 'Gulf coast. Bend the pipe', 'the Gulf region, a bend'])(
    'ignores words in another context: %s',
    (text) => expect(leaks(text, gulf)).toEqual([]),
  );

  it.each(['License ID: 01870526', 'license number is 01870526', 'Lic. #01870526', 'DRE ID 01870526'])(
    'detects a license number: %s',
    (text) => expect(seen(text)).toEqual([`licence: ${text}`]),
  );

  it('warns about an everyday word capitalized like a name and blocks it in disguise', () => {
    expect(leaks('Price is right. Price of the shop: ask. PRICE')).toEqual([]);
    expect(leaks('the shop of Price is busy')).toMatchObject([
      { rule: 'own-word', severity: 'warn', words: 'Price' },
    ]);
    expect(leaks('ask for P r i c e')).toMatchObject([
      { rule: 'own-owner', severity: 'block', words: 'P r i c e' },
    ]);
    expect(leaks('ask for Рrісе')).toMatchObject([{ rule: 'own-owner', severity: 'block' }]);
  });

  it('matches a name made of generic words only as a whole', () => {
    const record = { ...own, legalName: 'Mountain West Plumbing LLC', dba: 'Utah Roofing' };
    expect(leaks('plumbing in the Mountain West', record).filter(blocks)).toEqual([]);
    expect(leaks('Buy mountain west plumbing now', record).map((leak) => leak.words)).toEqual([
      'mountain west plumbing',
    ]);
    expect(leaks('in utah roofing is steady', record)).toEqual([]);
    expect(leaks('the Utah Roofing team', record).map((leak) => leak.words)).toEqual(['Utah Roofing']);
  });

  it('matches very short names case-sensitively', () => {
    const record = { ...own, ownerFirstName: 'Bo', ownerLastName: 'Xu' };
    expect(leaks('ask Bo or xu', record).map((leak) => leak.words)).toEqual(['Bo']);
  });

  it('does not match a surname inside another word', () => {
    const record = { ...own, ownerLastName: 'Smith', legalName: 'Smith Towing', dba: null };
    expect(leaks('a blacksmith and a locksmith shop', record)).toEqual([]);
    expect(leaks('smithtowing', record).map((leak) => leak.words)).toEqual(['smithtowing']);
  });
});

describe('identifying numbers from the business record', () => {
  it.each([
    ['(801) 555-0123', 'own-phone'],
    ['801 555 01 23', 'own-phone'],
    ['8-0-1-5-5-5-0-1-2-3', 'own-phone'],
    ['eight oh one, five five five, zero one two three', 'own-phone'],
    ['eight nought one, five five five, nought one two three', 'own-phone'],
    ['8O1 five 55 O12 three', 'own-phone'],
    ['８０１·５５５·０１２３', 'own-phone'],
    ['555-0123', 'own-phone'],
    ['47-1234567', 'own-ein'],
    ['471234567', 'own-ein'],
    ['47 12 34 567', 'own-ein'],
  ])('reports %s as %s', (number, rule) => {
    const found = leaks(`Reach us: ${number} any day`);
    expect(found.filter(blocks).map((leak) => leak.rule)).toContain(rule);
  });
});

describe('general patterns', () => {
  it.each([
    ['Call 212-555-0147 now', 'phone', '212-555-0147'],
    ['two one two five five five oh one four seven', 'phone', 'two one two five five five oh one four seven'],
    ['write to Jo.Doe@shop.example today', 'email', 'Jo.Doe@shop.example'],
    ['write to jo at shop dot com', 'email', 'jo at shop dot com'],
    ['write to jo [at] shop [dot] com', 'email', 'jo [at] shop [dot] com'],
    ['see https://shop.example/x?y=1 there', 'web-address', 'https://shop.example/x?y=1'],
    ['see best-shop.com.', 'web-address', 'best-shop.com'],
    ['see bestshop dot com', 'web-address', 'bestshop dot com'],
    ['follow @best_shop', 'social-account', '@best_shop'],
    ['facebook.com/bestshop', 'web-address', 'facebook.com'],
    ['at 22 Acacia Avenue', 'street-address', '22 Acacia Avenue'],
    ['at 22 acacia ave', 'street-address', '22 acacia ave'],
    ['at 350 South 400 West', 'street-address', '350 South 400 West'],
    ['P.O. Box 12', 'street-address', 'P.O. Box 12'],
    ['in UT 84111', 'zip', 'UT 84111'],
    ['at 40.7608, -111.8910', 'coordinates', '40.7608, -111.8910'],
    ['EIN 98-7654321', 'ein', 'EIN 98-7654321'],
    ['SSN 123-45-6789', 'ssn', '123-45-6789'],
    ['ROC 123456', 'licence', 'ROC 123456'],
    ['USDOT #1234567', 'licence', 'USDOT #1234567'],
    ['license no. B4711', 'licence', 'license no. B4711'],
    ['the shop AB-123456 is known', 'licence-like', 'AB-123456'],
    ['provider 1234567893', 'licence', '1234567893'],
    ['1HGCM82633A004352', 'vin', '1HGCM82633A004352'],
    ['plate ABC 1234', 'plate', 'plate ABC 1234'],
    ['Dr. Maria Lopez leads', 'person', 'Dr. Maria Lopez'],
    ['opened 03/14/2011', 'date', '03/14/2011'],
    ['in March 2019', 'date', 'March 2019'],
    ['earned $1,234,567 last year', 'money', '$1,234,567'],
    ['earned 4.2 million dollars', 'money', '4.2 million dollars'],
    ['earned $450k', 'money', '$450k'],
    ['serving clients since 1987', 'year-founded', 'since 1987'],
    ['Established in 1987', 'year-founded', 'Established in 1987'],
    ['38 years in business', 'age', '38 years in business'],
    ['celebrated its 50th anniversary', 'age', '50th anniversary'],
    ['the only dealer around', 'claim', 'the only'],
    ['the oldest shop', 'claim', 'the oldest'],
    ['award-winning chili', 'claim', 'award-winning'],
    ['#1 in town', 'claim', '#1'],
    ['rated 4.9 from 312 reviews', 'claim', '312 reviews'],
    ['Carrier dealer of the year', 'claim', 'dealer of the year'],
    ['a contractor in Bibb County', 'landmark', 'Bibb County'],
    ['near Mercer University', 'landmark', 'Mercer University'],
    ['beside Robins Air Force Base', 'landmark', 'Robins Air Force Base'],
    ['as seen on television', 'claim', 'as seen on'],
    ['just off Exit 12', 'road', 'Exit 12'],
  ])('finds a leak in %j: %s', (text, rule, words) => {
    expect(leaks(text).map((leak) => [leak.rule, leak.words])).toContainEqual([rule, words]);
  });

  it('blocks a number labeled as a license and warns about one that only looks like one', () => {
    expect(leaks('License AB-123456. Model of the shop: CD-123456')).toMatchObject([
      { severity: 'block', words: 'License AB-123456' },
      { severity: 'warn', words: 'CD-123456' },
    ]);
  });

  it('detects figures that reveal others in combination', () => {
    const rules = (text: string) => leaks(text).map((leak) => leak.rule);
    expect(rules('10% margin on $4.2M')).toEqual(['margin-and-money', 'money']);
    expect(rules('10% margin')).toEqual([]);
    expect(rules('asking $900,000, that is 3x SDE')).toEqual(['money', 'multiple-and-price']);
    expect(rules('priced at 2.8x SDE')).toEqual(['multiple-and-price']);
    const apart = findLeaks(
      [
        { field: 'title', text: '12 percent net' },
        { field: 'description', text: 'on $3M' },
      ],
      own,
    );
    expect(apart.map(({ field, rule }) => [field, rule])).toEqual([
      ['title', 'margin-and-money'],
      ['description', 'money'],
    ]);
  });

  it('allows a range that matches a band', () => {
    expect(leaks('between $2.5M and $5M, or $250k – $500k')).toEqual([]);
  });
});

describe('realistic teasers', () => {
  it.each(realisticTeasers)('%s', (text) => expect(leaks(text).filter(blocks)).toEqual([]));

  it('include forty unique texts', () => expect(new Set(realisticTeasers).size).toBe(40));
});

describe('a leak finding', () => {
  it('points into the original text after multi-byte characters', () => {
    const text = '👩‍🚀\u200b ﷺ ½ Ünï 𝐐𝐮𝐢𝐥𝐥𝐛𝐫𝐨𝐨𝐤 — $4,200';
    const found = leaks(text);
    expect(found.map((leak) => leak.words)).toEqual(['𝐐𝐮𝐢𝐥𝐥𝐛𝐫𝐨𝐨𝐤', '$4,200']);
    for (const leak of found) expect(text.slice(leak.start, leak.end)).toBe(leak.words);
  });

  it('explains itself in one sentence and appears once per position', () => {
    const found: Leak[] = leaks('Zoltan Price. Mail zoltan.price@quillbrookplumbing.com');
    expect(found.map((leak) => leak.words)).toEqual(['Zoltan Price', 'zoltan.price@quillbrookplumbing.com']);
    for (const leak of found) expect(leak.why).toMatch(/^[A-Z].*\.$/);
  });

  it('is reported per field', () => {
    const both = findLeaks(
      [
        { field: 'title', text: 'Quillbrook' },
        { field: 'description', text: 'Zoltan' },
      ],
      own,
    );
    expect(both.map(({ field, words }) => [field, words])).toEqual([
      ['title', 'Quillbrook'],
      ['description', 'Zoltan'],
    ]);
    expect(findLeaks([], own)).toEqual([]);
    expect(leaks('')).toEqual([]);
  });
});
