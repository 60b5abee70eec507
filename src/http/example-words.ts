/** What examples in the API document say, by the path of names that leads to a value. The first match counts. */
type Words<Value> = readonly (readonly [path: RegExp, value: Value])[];

/** Amounts are in cents. */
export const numbers: Words<number> = [
  [/\.(version|page|pages|round|number|seq|revision|total|count)$/, 1],
  [/\.start$/, 0],
  [/\.width$/, 1_200],
  [/\.height$/, 800],
  [/(bytes|size|offset)$/i, 48_213],
  [/year$/i, 2_019],
  [/(percent|share)$/i, 10],
  [
    /(price|amount|value|cash|revenue|ebitda|sde|owed|received|processing|refunded|outstanding|ordered|deposit|loan|debt|note|earnOut|rollover|holdback|cap|basket|collar|low|mid|high|worth|income|pay|assets|floor|cost|costs|capital|capex|recorded|replacement|recovered|effect|was|lines\.\w+)$/i,
    12_500_000,
  ],
];

export const formats: Readonly<Record<string, string>> = {
  uuid: '7d0f6a39-8d6a-4a3b-9b0c-2f6f0d6f2b11',
  email: 'ann.lee@example.com',
  'date-time': '2027-03-01T09:00:00.000Z',
  date: '2027-03-01',
  uri: 'https://www.example.com/',
};

/** For texts with a pattern that the words below do not fit. */
export const patterned: readonly string[] = ['Zm9vYmFy', '123456', '2027-03', 'a'.repeat(64), 'example-word'];

export const texts: Words<string> = [
  [/\.ein$/, '12-3456789'],
  [/einMasked$/, '**-***6789'],
  [/firstName$/, 'Ann'],
  [/lastName$/, 'Lee'],
  [/(username|email|to|recipient|mailedTo)$/i, 'ann.lee@example.com'],
  [/phone$/i, '801-555-0123'],
  [/businessName$/, 'Quartz Creek Plumbing LLC'],
  [/(buyerEntity|entity)$/, 'Lee Holdings LLC'],
  [/businessAddress$/, '9 Juniper Lane, Draper, UT 84020'],
  [/(listingTitle|title)$/, 'Established service contractor'],
  [/serviceName$/, 'Business Health Check'],
  [/website$/, 'https://www.example.com'],
  [/folder\w*\.name$/, 'Financial statements'],
  [/(document|file|paper|upload)\w*\.name$|fileName$/, 'Lease.pdf'],
  [/group\w*\.name$/, 'Lenders'],
  [/(label|alt)$/, 'The workshop'],
  [/(name|signatory|by|author)$/i, 'Ann Lee'],
  [/network$/, '203.0.113.0/24'],
  [/(program|device)$/, 'curl 8.5.0'],
  [/address$/, '203.0.113.7'],
  [/governingLaw$/, 'Utah'],
  [/(sha256|hash|fingerprint|head|root|previous|signature)$/i, 'a'.repeat(64)],
  [/month$/i, '2027-03'],
  [/path$/, '/listing/7d0f6a39-8d6a-4a3b-9b0c-2f6f0d6f2b11'],
  [/(next|after)$/, 'MjAyNy0wMy0wMQ'],
  [/link$/, 'https://cairn.example.com/shared-report#token=…'],
  [/number$/i, '2.1'],
  [/(question|message|words|text)$/i, 'When does the lease end?'],
  [/(answer|reason|note|why|detail|description|about|terms)$/i, 'The lease runs until August 2031.'],
];
