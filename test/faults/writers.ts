import { z } from 'zod';
import { aDraft } from '#test/support/deal.ts';

const idShape = z.object({ id: z.string() });
const requestShape = z.object({
  status: z.string(),
  version: z.number(),
  nda: z.object({ id: z.string() }).nullable(),
});
const ndaShape = z.object({
  documentSha256: z.string(),
  codeGoesTo: z.string(),
  consent: z.object({ version: z.string() }),
});
type Codes = (email: string) => Promise<string>;

/** The app disappeared before it answered: the change may or may not have been made. */
export class CutOff extends Error {}

class Answered extends Error {
  readonly status: number;
  constructor(what: string, status: number) {
    super(`${status} ${what}`);
    this.status = status;
  }
}

export type Heard = {
  answered(reply: { what: string; status: number; headers: Headers; text: string; took: number }): void;
  unanswered(what: string, error: unknown): void;
};

/** How long to wait for an answer before it counts as missing, in milliseconds. */
const patience = 120_000;

/** `cutOff`: the statuses that promise nothing. The app stops requests that still run when it ends with a 503. */
export function callsAt(at: { url: string }, heard?: Heard, cutOff: readonly number[] = [503]) {
  return async (method: string, path: string, key: string | null, body?: unknown): Promise<unknown> => {
    const headers = { 'Content-Type': 'application/json', ...(key ? { 'X-Application-Key': key } : {}) };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const [what, begun] = [`${method} ${path}`, Date.now()];
    const signal = AbortSignal.timeout(patience);
    const text = await fetch(at.url + path, { method, headers, signal, ...sent })
      .then(async (response) => {
        const said = await response.text();
        const { status, headers } = response;
        heard?.answered({ what, status, headers, text: said, took: Date.now() - begun });
        if (cutOff.includes(response.status)) throw new CutOff();
        if (!response.ok) throw new Answered(`${method} ${path}: ${said}`, response.status);
        return said;
      })
      .catch((error: unknown) => {
        if (!(error instanceof CutOff || error instanceof Answered)) heard?.unanswered(what, error);
        throw error instanceof TypeError ? new CutOff() : error;
      });
    return JSON.parse(text);
  };
}
export type Calls = ReturnType<typeof callsAt>;

export const steps = ['requested', 'awaiting_signature', 'pending', 'approved'] as const;
export type Deal = { key: string; requestId: string | null; done: number };

export type Ledger = {
  people: Map<string, string>;
  businesses: Set<string>;
  /** The last acknowledged text of the draft, and the one that may have been saved. */
  draft: { version: number; about: number };
  deals: Deal[];
};

let number = 0;

export async function signUp(call: Calls, ledger: Ledger): Promise<string> {
  number += 1;
  const email = `person.${number}.${Date.now()}@people.example`;
  const password = 'a password of mine';
  const body = { firstName: 'Ada', lastName: `Number${number}`, email, password, phone: '801-555-0123' };
  const { id } = idShape.parse(await call('POST', '/users/create', null, body));
  ledger.people.set(id, email);
  return email;
}

export async function addBusiness(call: Calls, ledger: Ledger, key: string): Promise<string> {
  number += 1;
  const body = {
    ein: `12-${String(3_000_000 + number)}`,
    businessName: `Quartzite ${number} LLC`,
    businessAddress: '9 Juniper Lane',
    industry: 'Retail',
  };
  const { id } = idShape.parse(await call('POST', '/api/business/', key, body));
  ledger.businesses.add(id);
  return id;
}

export async function saveDraft(call: Calls, ledger: Ledger, key: string, listingId: string): Promise<void> {
  const seen = z
    .object({ version: z.number(), draft: z.object({ profile: z.object({ about: z.string() }) }) })
    .parse(await call('GET', `/api/listing/${listingId}/draft`, key));
  const about = Number(seen.draft.profile.about) + 1;
  const plain = aDraft();
  const body = { ...plain, profile: { ...plain.profile, about: String(about) }, version: seen.version };
  const saved = z
    .object({ version: z.number() })
    .parse(await call('PUT', `/api/listing/${listingId}/draft`, key, body));
  ledger.draft = { version: saved.version, about };
}

export async function goOn(
  call: Calls,
  deal: Deal,
  { seller, live: listingId }: { seller: string; live: string },
  codes: Codes,
): Promise<void> {
  if (deal.requestId === null) {
    deal.requestId = await ask(call, deal.key, listingId);
    deal.done = 1;
    return;
  }
  const path = `/api/access-requests/${deal.requestId}`;
  const { status, version, nda } = requestShape.parse(await call('GET', path, deal.key));
  if (status === 'requested')
    await call('POST', `${path}/moves`, seller, { to: 'awaiting_signature', version });
  if (status === 'awaiting_signature' && nda) await sign(call, deal.key, nda.id, codes);
  if (status === 'pending') await call('POST', `${path}/moves`, seller, { to: 'approved', version });
  const at = steps.map(String).indexOf(status);
  deal.done = Math.max(deal.done, Math.min(at + 2, steps.length));
}

async function ask(call: Calls, key: string, listingId: string): Promise<string> {
  const path = `/api/listing/${listingId}/deal-room/request`;
  const found = await call('GET', path, key).catch((error: unknown) => {
    if (error instanceof Answered && error.status === 404) return null;
    throw error;
  });
  return idShape.parse(found ?? (await call('POST', path, key, {}))).id;
}

async function sign(call: Calls, key: string, ndaId: string, codes: Codes): Promise<void> {
  const shown = ndaShape.parse(await call('POST', `/api/ndas/${ndaId}/opening`, key, {}));
  const consent = { consentVersion: shown.consent.version, agreed: true };
  await call('POST', `/api/ndas/${ndaId}/consent`, key, consent);
  const { documentSha256, codeGoesTo } = shown;
  await call('POST', `/api/ndas/${ndaId}/signing-code`, key, { documentSha256 });
  const code = await codes(codeGoesTo).catch(() => {
    throw new CutOff();
  });
  await call('POST', `/api/ndas/${ndaId}/confirmation`, key, { code });
  const signature = { name: 'Ada Lovelace', capacity: 'individual', documentSha256, readToEnd: true };
  await call('POST', `/api/ndas/${ndaId}/signature`, key, signature);
}
