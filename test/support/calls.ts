import { consentVersion } from '#features/agreements/ndas/domain/consent.ts';
import { documentSubject } from '#features/agreements/ndas/domain/sealing.ts';
import {
  type FieldKind,
  privateFieldNames,
  rowOf,
} from '#features/marketplace/listings/domain/private-fields.ts';
import { days } from '#kernel/instant.ts';
import type { EndpointSpec } from '#wire/endpoint.ts';
import type { UploadSpec } from '#wire/upload.ts';
import { courtAnswers } from './add-backs.ts';
import { type Facts, missingId } from './call-facts.ts';
import { checkFields } from './check-fields.ts';
import { documentsFor, itemsFor } from './diligence.ts';
import { earningsAnswers, sentStatement } from './earnings.ts';
import { fixedAnswers } from './fixed-answers.ts';
import { plainPdf } from './hostile-pdfs.ts';
import type { IdKind } from './id-kind.ts';
import { templateText } from './nda-templates.ts';
import { offerTerms } from './offer-terms.ts';
import { pathKinds } from './path-kinds.ts';
import type { Someone } from './people.ts';
import { claimedPng } from './pictures.ts';
import type { TestProduct } from './product.ts';
import { readingAnswers } from './report-readings.ts';
import { omitted, type Schema, sampleOf, sentSchema } from './schemas.ts';
import { ledgerAnswers } from './world-ledgers.ts';

function fileFor(path: string, { types }: UploadSpec, facts: Facts): Uint8Array {
  if (types.includes('application/octet-stream'))
    return path.includes('/earnings-') ? sentStatement : new TextEncoder().encode(sentWords);
  if (!types.includes('application/pdf')) return claimedPng({ width: 1, height: 1 }, new Uint8Array(2));
  if (path.endsWith('/nda-pdf')) return plainPdf('Another agreement of my own.');
  return new TextEncoder().encode(`%PDF-1.4\n${documentSubject(facts.ids.nda[0] ?? missingId)}\n`);
}

export const sentWords = 'A plain note.';

export type Call = {
  endpoint: EndpointSpec;
  path: string;
  query: string;
  body?: unknown;
};

export function endpointsOf(product: TestProduct): EndpointSpec[] {
  return product.product.features.flatMap((feature) => feature.routes.map((route) => route.endpoint));
}

export function nameOf({ method, path }: EndpointSpec): string {
  return `${method} ${path}`;
}

function kindsOf({ path }: EndpointSpec): readonly IdKind[] {
  const kinds = pathKinds.filter(([shape]) => shape.test(path)).map(([, kind]) => kind);
  return kinds.length > 0
    ? kinds
    : [
        'listing',
        'business',
        'request',
        'nda',
        'person',
        'mail',
        'waitlist',
        'notification',
        'mandate',
        'offer',
        'thread',
        'photo',
        'savedSearch',
        'block',
        'proof',
        'ndaTemplate',
        'ndaPdf',
      ];
}

/** Every call this caller could make: each endpoint with each fitting ID and each value of an enumeration. */
export function callsOf(endpoint: EndpointSpec, facts: Facts, caller: Someone | null): Call[] {
  const paths = endpoint.path.includes(':id')
    ? [...new Set([...kindsOf(endpoint).flatMap((kind) => idsOf(kind, facts, caller)), missingId])]
    : [''];
  return paths.flatMap((id) =>
    inputsOf(endpoint, id, facts, caller).map(({ query, body }) => ({
      endpoint,
      path: endpoint.path.replace(':id', id),
      query,
      ...(body === undefined ? {} : { body }),
    })),
  );
}

function idsOf(kind: IdKind, facts: Facts, caller: Someone | null): readonly string[] {
  return kind === 'person' && caller ? [caller.id, ...facts.ids.person] : facts.ids[kind];
}

type Input = { query: string; body: unknown };

function inputsOf(endpoint: EndpointSpec, id: string, facts: Facts, caller: Someone | null): Input[] {
  const queries = endpoint.query ? variantsOf(sentSchema(endpoint.query), endpoint, id, facts, caller) : [{}];
  const bodies = endpoint.body
    ? variantsOf(sentSchema(endpoint.body), endpoint, id, facts, caller)
    : [endpoint.upload ? fileFor(endpoint.path, endpoint.upload, facts) : undefined];
  return queries.flatMap((query) => bodies.map((body) => ({ query: queryOf(query), body })));
}

function variantsOf(of: Schema, endpoint: EndpointSpec, id: string, facts: Facts, caller: Someone | null) {
  const properties = of.properties ?? {};
  const turning = ['to', 'status', 'scope', 'businessId', 'id'].filter((name) => name in properties);
  const choices = turning.reduce<ReadonlyMap<string, unknown>[]>(
    (so, name) =>
      so.flatMap((choice) =>
        turnsOf(name, properties[name] ?? {}, id, facts).map((value) => new Map([...choice, [name, value]])),
      ),
    [new Map()],
  );
  const known = knownValues(endpoint, id, facts, caller);
  return choices.map((choice) =>
    sampleOf(of, (name) => (choice.has(name) ? choice.get(name) : known.get(name))),
  );
}

function turnsOf(name: string, schema: Schema, id: string, facts: Facts): readonly unknown[] {
  if (name === 'businessId') return facts.ids.business;
  if (name === 'id') return facts.ids.request.filter((request) => facts.listingOf.get(request) === id);
  return schema.enum ?? [undefined];
}

const searched: ReadonlyMap<string, string> = new Map([
  ['/api/find', 'contractor'],
  ['/api/deal-rooms/:id/search', 'text'],
]);

/** Values of the private fields of a listing that the contract alone does not tell, by their kind. */
const samples: Partial<Record<FieldKind, unknown>> = { year: 1987, day: '2029-01-31' };
const privateSamples = Object.fromEntries(
  privateFieldNames
    .filter((field) => rowOf(field).kind in samples)
    .map((field) => [field, samples[rowOf(field).kind]]),
);

/** Of fields whose right value the contract alone does not tell. */
function knownValues(
  { path }: Pick<EndpointSpec, 'path'>,
  id: string,
  facts: Facts,
  caller: Someone | null,
): ReadonlyMap<string, unknown> {
  const known: Record<string, unknown> = {
    version: /\/(?:access-rules|answers)$/.test(path) ? 0 : facts.versions.get(id),
    documentSha256: facts.documents.get(id) ?? '0'.repeat(64),
    consentVersion,
    ein: '12-7654321',
    industry: ['/api/listing/', '/api/saved-searches'].includes(path) ? omitted : 'Manufacturing',
    trade: ['/api/listing/', '/api/saved-searches'].includes(path) ? omitted : 'pool-service',
    phone: '801-555-0188',
    place: 'utah',
    token: facts.tokens.get(path.replace('/api/', '')),
    currentPassword: caller?.password,
    password: path === '/api/session-confirmation' ? caller?.password : 'a new password of mine',
    timeZone: 'America/Denver',
    listingId: omitted,
    challenge: omitted,
    messageId: omitted,
    requestedAt: omitted,
    lastUpdatedAt: omitted,
    after: omitted,
    username: omitted,
    personId: facts.ids.person[1],
    q: searched.get(path) ?? omitted,
    versionId: facts.versionOf.get(id) ?? missingId,
    person: omitted,
    from: omitted,
    state: path.endsWith('/answers') ? undefined : omitted,
    role: path === '/api/users/' ? omitted : 'broker',
    sort: omitted,
    filter: omitted,
    everywhere: omitted,
    location: omitted,
    revenue: omitted,
    page: path === '/api/room-documents/:id/questions' ? 1 : omitted,
    route: { kind: 'seller' },
    priceMin: omitted,
    priceMax: omitted,
    cashFlowMin: omitted,
    cashFlowMax: omitted,
    // The whole outbox fits on one page: everyone received mail.
    size: path === '/api/outbox' ? 100 : 48,
    reason: path === '/api/listing-photos/:id/moves' ? omitted : undefined,
    entity: omitted,
    drawing: omitted,
    pendingReason: 'buyer_info',
    contactEmail: 'contact@somewhere.example',
    endsAt: null,
    keepFor: null,
    buyerId: omitted,
    until: /^\/api\/(access-requests|proofs)\//.test(path) ? null : undefined,
    value: path === '/api/blocks' ? 'nobody@blocked.example' : undefined,
    offset: 0,
    as: omitted,
    parentId: null,
    folderId: facts.folderIn.get(id) ?? missingId,
    unreadable: 0,
    documentIds: documentsFor(path, facts),
    owner: omitted,
    match: omitted,
    dueOn: '2027-01-05',
    items: itemsFor(path, facts),
    notApplicable: null,
    members: [],
    files: [{ path: [], name: 'A note.txt', size: sentWords.length }],
    boxes: [{ page: 1, x: 0.1, y: 0.1, width: 0.2, height: 0.1 }],
    entries:
      path === '/api/block-lists'
        ? [{ kind: 'domain', value: 'blocked-list.example' }]
        : [{ subject: { kind: 'everyone' }, target: { kind: 'room' }, level: 'view' }],
    revision: 1,
    ...privateSamples,
    ...fixedAnswers,
    ...(/^\/api\/(health-checks|check-)/.test(path) ? checkFields(facts.ids.valuationRow[0]) : {}),
    ...earningsAnswers(path),
    ...ledgerAnswers(path),
    ...courtAnswers(path, facts.ids.earningsAdjustment[0]),
    ...readingAnswers(path),
    backup: '2026-01-01T00-00-00Z',
    pdfId: facts.ids.ndaPdf[0],
    source: path.startsWith('/api/valuation/') ? undefined : templateText.source,
    ...(path.includes('-tokens') ? tokenAnswers : {}),
    templateId: null,
    terms: path.startsWith('/api/nda-template')
      ? templateText.terms
      : offerTerms({ expiresAt: new Date(Date.now() + 30 * days).toISOString() }),
  };
  return new Map(Object.entries(known));
}

export function callWith(
  endpoint: EndpointSpec,
  id: string,
  facts: Facts,
  caller: Someone | null,
  given: Record<string, unknown> = {},
): Call {
  const known = new Map([...knownValues(endpoint, id, facts, caller), ...Object.entries(given)]);
  const fill = (type: EndpointSpec['body']) => type && sampleOf(sentSchema(type), (name) => known.get(name));
  const body = endpoint.upload ? fileFor(endpoint.path, endpoint.upload, facts) : fill(endpoint.body);
  return {
    endpoint,
    path: endpoint.path.replace(':id', id),
    query: queryOf(fill(endpoint.query)),
    ...(body === undefined ? {} : { body }),
  };
}

/** Within a year, whatever day it is. */
const tokenAnswers = {
  scopes: ['offers:read'],
  objects: [],
  expiresAt: new Date(Date.now() + 30 * days).toISOString(),
};

function queryOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const query = new URLSearchParams(
    Object.entries(value)
      .filter(([, one]) => one !== omitted)
      .map(([name, one]) => [name, String(one)]),
  ).toString();
  return query ? `?${query}` : '';
}

export function send(product: TestProduct, { endpoint, path, query, body }: Call, caller: Someone | null) {
  return product.call(endpoint.method, `${path}${query}`, {
    ...(body === undefined ? {} : { body }),
    ...(caller ? { key: caller.key, headers: { cookie: caller.cookie } } : {}),
  });
}

export async function each<T>(items: readonly T[], work: (item: T) => Promise<void>, beside = 4) {
  const rest = items.values();
  const workers = Array.from({ length: beside }, async () => {
    for (const item of rest) await work(item);
  });
  await Promise.all(workers);
}
