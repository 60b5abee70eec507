import { describe, expect } from 'vitest';
import { withoutUnseen } from '#kernel/visible-text.ts';
import { type Call, each, endpointsOf, nameOf } from '#test/support/calls.ts';
import { isText, type Leaf, leavesOf, sentSchema, withValue } from '#test/support/schemas.ts';
import type { EndpointSpec } from '#wire/endpoint.ts';
import { problemWithFacts } from '#wire/problem.ts';
import { type Market, test } from '../disclosure/market.ts';
import { hostileTexts, hostileValues } from './hostile-values.ts';
import { type RightCall, rightCall } from './right-calls.ts';
import { textSearch } from './stored.ts';

/** Each costs a password hash, a PDF or a search, so they only get every third text. */
const slow = [
  'POST /users/create',
  'PUT /api/password',
  'PUT /api/password-reset',
  'POST /api/session-confirmation',
  'POST /api/ndas/:id/signature',
  'POST /api/ndas/:id/counter-signature',
  'POST /api/chat/',
];
/** Texts that are not stored, or stored in another form on purpose. */
const notKept = [
  'email',
  'phone',
  'username',
  'password',
  'currentPassword',
  'token',
  'challenge',
  'code',
  'entity',
  'timeZone',
  'consentVersion',
  'after',
  'industry',
  'location',
  'revenue',
];
/** A title only belongs to a signature for an entity; the valid calls sign as individuals. */
const notKeptHere = ['POST /api/ndas/:id/signature title', 'POST /api/ndas/:id/counter-signature title'];
const checkedOnly = [
  'POST /api/chat/',
  'POST /api/listing/:id/leak-check',
  'POST /api/nda-template-previews',
  'POST /api/archive-verification',
  'POST /api/ndas/:id/passkey-challenge',
  'POST /api/ndas/:id/passkey-confirmation',
];

/** Refusals by rules that are fine for a text that fits the contract. */
const ruled = [
  'facts-not-delegated',
  'body-too-large',
  'link-not-valid',
  'wrong-credentials',
  'consent-outdated',
  'leaks-found',
  'not-complete',
  'document-changed',
  'not-an-address',
  'reason-given',
  'court-words',
  'comment-words',
  'passkey-not-valid',
  'identity-token-refused',
  'code-wrong',
  'sign-in-over',
  'drawing-unfit',
  'matches-nothing',
  'stop-link-not-valid',
  'source-missing',
  'paper-not-taken',
  'sheet-unknown',
  'sso-over',
  'two-factor-off',
];

/** They need a secret from an email or a popup, which a sample cannot be. */
const needsSecret = [
  'POST /api/sign-in-reports',
  'POST /api/sign-in/single-sign-on',
  'POST /api/session-confirmation/single-sign-on',
];
/** No one in the world of these tests can: no document answers a request, no open report has adjustments, no CPA reads. */
const withoutCaller = [
  // The engagements of the world are for screening only.
  'POST /api/mandates/:id/fact-requests',
  'POST /api/earnings-reports/:id/comments',
  'POST /api/earnings-reports/:id/sign-offs',
  'POST /api/report-sign-offs/:id/withdrawals',
  'POST /api/deal-rooms/:id/diligence-answers',
  'POST /api/deal-rooms/:id/add-back-contests',
  'GET /api/deal-rooms/:id/report-figure',
];
/** What they act on is not in the world of these tests: a draft of the branding, a failed job, a second factor. */
const withoutObject = [
  ...withoutCaller,
  'POST /api/branding/versions',
  'POST /api/branding/restorations',
  'POST /api/job-reruns',
  'POST /api/two-factor/confirmation',
];

test('the unspoiled calls succeed', async ({ market }) => {
  const wrong: string[] = [];
  for (const endpoint of inputEndpoints(market).filter(
    (one) => ![...needsSecret, ...withoutObject].includes(nameOf(one)),
  )) {
    const right = rightCall(market, endpoint);
    const { status } = await send(market, right, right.call);
    if (status >= 300) wrong.push(`${nameOf(endpoint)} as ${right.caller}: ${status}`);
  }
  expect(wrong).toEqual([]);
});

describe('hostile input in every field', () => {
  test('stores texts unchanged, or refuses them with a message at the field', async ({ market }) => {
    const faults: string[] = [];
    const holds = await textSearch(market.product.database.db);
    await each(
      spots(market).filter(
        ({ leaf, endpoint }) => isText(leaf.schema) && !withoutCaller.includes(nameOf(endpoint)),
      ),
      async (spot) => {
        for (const [what, text] of textsFor(spot))
          faults.push(...(await tryText(market, spot, holds, what, text)));
      },
    );
    expect(faults).toEqual([]);
  });

  test('refuses values of another type and changes nothing', async ({ market }) => {
    const faults: string[] = [];
    await each(spots(market), async (spot) => {
      const texts = isText(spot.leaf.schema) ? [] : hostileTexts.slice(0, 20);
      for (const [what, value] of [...hostileValues, ...texts]) {
        const fault = await tryValue(market, spot, value);
        if (fault) faults.push(`${spotName(spot)}, ${what}: ${fault}`);
      }
    });
    expect(faults).toEqual([]);
  });

  test('ignores unknown fields, and names missing ones', async ({ market }) => {
    const faults: string[] = [];
    for (const spot of spots(market).filter(({ part }) => part === 'body')) {
      const { right, leaf, endpoint } = spot;
      if ([...needsSecret, ...withoutObject].includes(nameOf(endpoint))) continue;
      const more = JSON.parse('{"__proto__":{"admin":true},"roles":["admin"],"ownerId":"x","isAdmin":true}');
      const extended = await send(market, right, {
        ...right.call,
        body: Object.assign({}, right.call.body, more),
      });
      if (extended.status >= 300) faults.push(`${spotName(spot)}: more fields give ${extended.status}`);
      const without = withValue(right.call.body, leaf.path, undefined);
      const { status, text } = await send(market, right, { ...right.call, body: without });
      if (leaf.required && (status !== 400 || !namesField(text, leaf)))
        faults.push(`${spotName(spot)}: left out gives ${status} ${text.slice(0, 200)}`);
    }
    expect(faults).toEqual([]);
  });
});

type Spot = { endpoint: EndpointSpec; part: 'body' | 'query'; leaf: Leaf; right: RightCall };

function inputEndpoints({ product }: Market): EndpointSpec[] {
  return endpointsOf(product).filter(({ body, query }) => body !== undefined || query !== undefined);
}

function spots(market: Market): Spot[] {
  return inputEndpoints(market).flatMap((endpoint) =>
    (['body', 'query'] as const).flatMap((part) => {
      const type = endpoint[part];
      if (!type) return [];
      const right = rightCall(market, endpoint);
      return leavesOf(sentSchema(type))
        .filter(({ path }) => path.length > 0)
        .map((leaf) => ({ endpoint, part, leaf, right }));
    }),
  );
}

function spotName({ endpoint, leaf }: Spot): string {
  return `${nameOf(endpoint)} ${leaf.path.join('.')}`;
}

function textsFor({ endpoint, part }: Spot): readonly [string, string][] {
  if (part === 'query') return hostileTexts.filter(([, text]) => text.length < 10_000);
  return slow.includes(nameOf(endpoint)) ? hostileTexts.filter((_, at) => at % 3 === 0) : hostileTexts;
}

function spoiled({ part, leaf, right: { call } }: Spot, value: unknown): Call {
  if (part === 'body') return { ...call, body: withValue(call.body, leaf.path, value) };
  const query = new URLSearchParams(call.query);
  query.set(leaf.path.join('.'), typeof value === 'string' ? value : JSON.stringify(value));
  return { ...call, query: `?${query}` };
}

async function tryText(
  market: Market,
  spot: Spot,
  holds: Awaited<ReturnType<typeof textSearch>>,
  what: string,
  text: string,
): Promise<string[]> {
  const { leaf, endpoint, right } = spot;
  const kept = text.replace(/\r\n?/g, '\n').trim();
  const name = leaf.path.at(-1) ?? '';
  const isKept =
    kept !== '' &&
    !notKept.includes(name) &&
    !notKeptHere.includes(spotName(spot)) &&
    !checkedOnly.includes(nameOf(endpoint)) &&
    spot.part === 'body';
  let found = true;
  const answer = await send(market, right, spoiled(spot, text), async (tx) => {
    // Single-line fields drop invisible characters; see kernel/visible-text.ts.
    if (isKept) found = (await holds(tx, kept)) || (await holds(tx, withoutUnseen(kept).trim()));
  });
  const place = `${spotName(spot)}, ${what}: `;
  // The try is counted, whatever the secret is.
  const counted = endpoint.path === '/api/sign-in/single-sign-on' && answer.status === 401;
  const fault = faultOf(counted ? { ...answer, committed: 0 } : answer);
  if (fault) return [place + fault];
  if (answer.status < 300) return found ? [] : [`${place}taken, but not kept as it was`];
  if (
    namesField(answer.text, leaf) ||
    namesSibling(answer.text, leaf, right.call.body) ||
    ruled.some((code) => answer.text.includes(`"code":"${code}"`))
  )
    return [];
  return [`${place}${answer.text.slice(0, 200)}`];
}

async function tryValue(market: Market, spot: Spot, value: unknown): Promise<string | null> {
  const answer = await send(market, spot.right, spoiled(spot, value));
  return faultOf(answer);
}

type Answer = { status: number; text: string; committed: number };

async function send(
  { product }: Market,
  { key }: RightCall,
  { endpoint, path, query, body }: Call,
  look: Parameters<typeof product.rehearse>[1] = null,
): Promise<Answer> {
  const sent = { ...(body === undefined ? {} : { body }), ...(key ? { key } : {}) };
  const { result, committed } = await product.rehearse(
    () => product.call(endpoint.method, `${path}${query}`, sent),
    look,
  );
  return { status: result.status, text: await result.text(), committed };
}

/** No answer may be a server error, a refusal that changed something, or one that reveals internals. */
function faultOf({ status, text, committed }: Answer): string | null {
  if (status >= 500) return `${status} ${text}`;
  if (status < 400) return null;
  if (committed > 0) return `${status}, but something was changed`;
  if (/node_modules|\.ts:\d|\bat \w+ \(|postgres|syntax error|kysely|zod/i.test(text))
    return `tells too much: ${text}`;
  return problemWithFacts.safeParse(JSON.parse(text)).success ? null : `no problem document: ${text}`;
}

/** The sample has nothing in place of the object that the field is in, so the rest of it is missing. */
function namesSibling(text: string, { path }: Leaf, sample: Call['body']): boolean {
  const { fields = {} } = problemWithFacts.parse(JSON.parse(text));
  const [first = ''] = path;
  const absent =
    path.length === 2 &&
    Object.entries(sample ?? {}).some(([name, value]) => name === first && value === null);
  const within = path.slice(0, absent ? 1 : 2).join('.');
  return (absent || path.length > 2) && Object.keys(fields).some((field) => field.startsWith(`${within}.`));
}

function namesField(text: string, { path }: Leaf): boolean {
  const { fields = {} } = problemWithFacts.parse(JSON.parse(text));
  const places = path.map((_, at) => path.slice(0, at + 1).join('.'));
  return places.some((place) => (Object.hasOwn(fields, place) ? fields[place] : [])?.length);
}
