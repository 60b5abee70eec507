import { describe, expect } from 'vitest';
import { withoutUnseen } from '#kernel/visible-text.ts';
import type { Tx } from '#platform/context.ts';
import { each, nameOf } from '#test/support/calls.ts';
import { isText, withValue } from '#test/support/schemas.ts';
import { type Market, test } from '../disclosure/market.ts';
import { hostileTexts, hostileValues } from './hostile-values.ts';
import { type RightCall, rightCall } from './right-calls.ts';
import {
  faultOf,
  inputEndpoints,
  namesField,
  namesSibling,
  type Spot,
  send,
  spoiled,
  spotName,
  spots,
} from './spots.ts';
import { textSearch } from './stored.ts';
import { bodyOf, byCall, type Try } from './tries.ts';

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
    const fields = spots(market).filter(
      ({ leaf, endpoint }) => isText(leaf.schema) && !withoutCaller.includes(nameOf(endpoint)),
    );
    const tries = fields.flatMap((spot) => textsFor(spot).map(([what, text]) => ({ spot, what, text })));
    await each(byCall(tries), async ({ right, together }) => {
      const told = together.length > 1 ? await tryTogether(market, right, together, holds) : null;
      if (told) return void faults.push(...told);
      for (const one of together) faults.push(...(await tryText(market, one, holds)));
    });
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
    const known = spots(market).filter(
      ({ part, endpoint }) =>
        part === 'body' && ![...needsSecret, ...withoutObject].includes(nameOf(endpoint)),
    );
    for (const [endpoint, right] of new Map(known.map((one) => [one.endpoint, one.right]))) {
      const more = JSON.parse('{"__proto__":{"admin":true},"roles":["admin"],"ownerId":"x","isAdmin":true}');
      const body = Object.assign({}, right.call.body, more);
      const { status } = await send(market, right, { ...right.call, body });
      if (status >= 300) faults.push(`${nameOf(endpoint)}: more fields give ${status}`);
    }
    for (const spot of known.filter(({ leaf }) => leaf.required)) {
      const { right, leaf } = spot;
      const body = withValue(right.call.body, leaf.path, undefined);
      const { status, text } = await send(market, right, { ...right.call, body });
      if (status !== 400 || !namesField(text, leaf))
        faults.push(`${spotName(spot)}: left out gives ${status} ${text.slice(0, 200)}`);
    }
    expect(faults).toEqual([]);
  });
});

function textsFor({ endpoint, part }: Spot): readonly [string, string][] {
  if (part === 'query') return hostileTexts.filter(([, text]) => text.length < 10_000);
  return slow.includes(nameOf(endpoint)) ? hostileTexts.filter((_, at) => at % 3 === 0) : hostileTexts;
}

type Holds = Awaited<ReturnType<typeof textSearch>>;

/** Faults of a call with several of them, or `null` if each needs a call of its own to tell. */
async function tryTogether(market: Market, right: RightCall, tries: readonly Try[], holds: Holds) {
  let found = true;
  const answer = await send(market, right, { ...right.call, body: bodyOf(tries) }, async (tx) => {
    found = true;
    for (const one of tries) found &&= await isHeld(tx, one, holds);
  });
  const fault = faultOf(answer);
  if (fault) return [`${tries.map(({ spot }) => spotName(spot)).join(' and ')}: ${fault}`];
  return answer.status < 300 && found ? [] : null;
}

/** Whether the text is stored, if its field keeps texts. */
async function isHeld(tx: Tx, { spot, text }: Try, holds: Holds): Promise<boolean> {
  const { leaf, endpoint } = spot;
  const kept = text.replace(/\r\n?/g, '\n').trim();
  const isKept =
    kept !== '' &&
    !notKept.includes(leaf.path.at(-1) ?? '') &&
    !notKeptHere.includes(spotName(spot)) &&
    !checkedOnly.includes(nameOf(endpoint)) &&
    spot.part === 'body';
  // Single-line fields drop invisible characters; see kernel/visible-text.ts.
  return !isKept || (await holds(tx, kept)) || (await holds(tx, withoutUnseen(kept).trim()));
}

async function tryText(market: Market, one: Try, holds: Holds): Promise<string[]> {
  const { leaf, endpoint, right } = one.spot;
  let found = true;
  const answer = await send(market, right, spoiled(one.spot, one.text), async (tx) => {
    found = await isHeld(tx, one, holds);
  });
  const place = `${spotName(one.spot)}, ${one.what}: `;
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
