import { z } from 'zod';
import type { EndpointSpec, Who } from '#wire/endpoint.ts';
import { type Problem, problemWithFacts } from '#wire/problem.ts';
import { confirmationPath } from './confirmed-sql.ts';
import { exampleOf } from './example.ts';
import type { Problems } from './problems.ts';

export type EndpointGroup = { feature: string; endpoints: readonly EndpointSpec[] };

type Json = Record<string, unknown>;
/** With a fixed order of keys, so that docs/api changes only if a contract does. */
export type OpenApi = {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  tags: { name: string }[];
  paths: Record<string, Json>;
  components: Json;
};

const description =
  'Programs send an access token (`Authorization: Bearer cairn_…`), which acts as its owner within its scopes; ' +
  'what each call requires is in its `security`. The pages of this site send the application key from GET /token/ in the ' +
  'header X-Application-Key. Errors are application/problem+json; `code` is stable, and `x-refusals` lists the codes of ' +
  'each call. Anything that the caller may not see returns 404. Money is in whole cents, times are in UTC.';

export function openApiOf(groups: readonly EndpointGroup[], problems: Problems): OpenApi {
  const paths: Record<string, Json> = {};
  for (const { feature, endpoints } of groups) {
    for (const endpoint of endpoints) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = {
        ...paths[path],
        [endpoint.method.toLowerCase()]: operation(feature, endpoint, problems),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Cairn API', version: '1', description },
    tags: groups.map(({ feature }) => ({ name: feature })),
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      securitySchemes: {
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'cairn_pat_… or cairn_svc_…',
          description:
            'Created by its owner on the site for one program, with scopes and an expiration date.',
        },
        applicationKey: { type: 'apiKey', in: 'header', name: 'X-Application-Key' },
        password: { type: 'http', scheme: 'basic' },
        identityToken: { type: 'http', scheme: 'bearer' },
      },
      schemas: { Problem: schemaOf(problemWithFacts, 'output') },
    },
  };
}

export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema }) => {
      const before = io === 'output' ? beforeTransform(zodSchema) : null;
      if (before) Object.assign(jsonSchema, schemaOf(before, io));
    },
  });
  return json;
}

/** Transforms of contracts keep the JSON type: of whole cents come cents, of a text a tidier one. */
function beforeTransform(schema: z.core.$ZodType): z.ZodType | null {
  const { def } = schema._zod;
  if (!(def.type === 'pipe' && 'in' in def && 'out' in def)) return null;
  const [before, after] = [def.in, def.out];
  const transforms = after instanceof z.core.$ZodType && after._zod.def.type === 'transform';
  return transforms && before instanceof z.ZodType ? before : null;
}

export function refusalsOf(endpoint: EndpointSpec): string[] {
  const general: string[] = [];
  if (endpoint.query || endpoint.body) general.push('invalid-fields');
  if (endpoint.body) general.push('malformed-json', 'body-too-large', 'body-too-slow', 'wrong-content-type');
  if (endpoint.upload) general.push('body-too-large', 'body-too-slow', 'wrong-upload-type', 'uploads-busy');
  if (endpoint.who !== 'anyone') general.push('not-authorized', 'token-not-valid');
  general.push(...tokenRefusalsOf(endpoint));
  if (Array.isArray(endpoint.who)) general.push('role-missing');
  if (endpoint.confirmed) general.push('confirm-it-is-you');
  if (endpoint.params) general.push('not-found');
  if (endpoint.method !== 'GET') general.push('too-many-attempts', 'view-only');
  return [...new Set([...(endpoint.refusals ?? []), ...general])];
}

function tokenRefusalsOf({ scope, params }: EndpointSpec): string[] {
  if (scope === 'never') return ['not-with-token'];
  const bearer = ['access-token-not-valid', 'two-credentials'];
  if (scope === 'any') return bearer;
  return [...bearer, 'scope-missing', ...(params ? ['beyond-token'] : [])];
}

export function scopeWords({ scope }: EndpointSpec): string {
  if (scope === 'never') return 'Not available with an access token';
  return scope === 'any' ? 'Any access token' : `Access token with ${scope}`;
}

export function whoWords(who: Who): string {
  if (who === 'anyone') return 'anyone';
  return who === 'signed-in' ? 'anyone signed in' : `role ${who.join(' or ')}`;
}

function confirmedWords({ confirmed }: EndpointSpec): string {
  if (!confirmed) return '';
  const when = confirmed === 'always' ? '' : ' For sensitive changes:';
  return `${when} Requires a confirmed session (POST ${confirmationPath}); valid for ten minutes.`;
}

function operation(feature: string, endpoint: EndpointSpec, problems: Problems): Json {
  const parameters = [...parametersOf('path', endpoint.params), ...parametersOf('query', endpoint.query)];
  const content = contentOf(endpoint);
  const body = content && { requestBody: { required: endpoint.queryFromBody === undefined, content } };
  return {
    operationId: operationId(endpoint),
    tags: [feature],
    summary: endpoint.summary,
    description: `For ${whoWords(endpoint.who)}. ${scopeWords(endpoint)}.${confirmedWords(endpoint)}`,
    security: securityOf(endpoint),
    'x-refusals': [...new Set(shownRefusals(endpoint, problems).map(({ code }) => code))].sort(),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...body,
    responses: { ...success(endpoint), ...refusals(endpoint, problems) },
  };
}

function contentOf({ body, upload, query, queryFromBody }: EndpointSpec): Json | undefined {
  const sent = body ?? (queryFromBody && query);
  if (sent) return { 'application/json': withExample(schemaOf(sent, 'input')) };
  if (!upload) return undefined;
  const schema = { type: 'string', format: 'binary', maxLength: upload.limit };
  return Object.fromEntries(upload.types.map((type) => [type, { schema }]));
}

function securityOf(endpoint: EndpointSpec): Json[] {
  if (endpoint.path === '/token/' && endpoint.method === 'GET')
    return [{ password: [] }, { identityToken: [] }];
  const { scope, who } = endpoint;
  const byToken = scope === 'never' ? [] : [{ accessToken: scope === 'any' ? [] : [scope] }];
  return [...(who === 'anyone' ? [{}] : []), ...byToken, { applicationKey: [] }];
}

function success(endpoint: EndpointSpec): Json {
  const status = endpoint.status ?? 200;
  if (status === 204) return { 204: { description: 'Success' } };
  const { reply, streams } = endpoint;
  const events = streams && { 'text/event-stream': eventExample(schemaOf(streams, 'output')) };
  const content =
    'file' in reply
      ? { [reply.file]: { schema: { type: 'string', format: 'binary' } } }
      : { 'application/json': withExample(schemaOf(reply, 'output')), ...events };
  return { [status]: { description: 'Success', content } };
}

function withExample(schema: Json): Json {
  return { schema, example: exampleOf(schema) };
}

function eventExample(schema: Json): Json {
  return { schema, example: `data: ${JSON.stringify(exampleOf(schema))}\n\n` };
}

const exampleRequest = '0b6f1c1e-6d6e-4a52-9a6b-8f1d2c3e4f50';

/** Callers may know a refusal by another code than the program does. */
function shownRefusals(endpoint: EndpointSpec, problems: Problems): Problem[] {
  return refusalsOf(endpoint).map((code) => problems.shown(code, exampleRequest));
}

/** One entry for all refusals: their shape is the same, the code tells them apart. */
function refusals(endpoint: EndpointSpec, problems: Problems): Json {
  const shown = shownRefusals(endpoint, problems);
  const codes = shown.map(({ status, code }) => `${status} ${code}`);
  const [example] = shown;
  const schema = { $ref: '#/components/schemas/Problem' };
  return {
    '4XX': {
      description: [...new Set(codes)].sort().join(', '),
      content: { 'application/problem+json': { schema, example } },
    },
  };
}

function parametersOf(place: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = z
    .object({
      properties: z.record(z.string(), z.unknown()).optional(),
      required: z.array(z.string()).optional(),
    })
    .parse(schemaOf(schema, 'input'));
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function operationId({ method, path }: EndpointSpec): string {
  const words = path.split(/[^a-zA-Z]+/).filter(Boolean);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
