import { z } from 'zod';
import type { OpenApi } from '#http/openapi.ts';
import { shapeTexts } from './shape-text.ts';

const content = z.record(z.string(), z.looseObject({ schema: z.unknown() }));
const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query']),
  required: z.boolean(),
  schema: z.unknown(),
});
const operation = z.looseObject({
  summary: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  'x-refusals': z.array(z.string()),
  parameters: z.array(parameter).default([]),
  requestBody: z.looseObject({ content }).optional(),
  responses: z.record(z.string(), z.looseObject({ content: content.optional() })),
});
type Operation = z.output<typeof operation>;

/** The TypeScript of `client/src/operations.ts`: every call that an access token can make. */
export function operationTypes({ paths }: OpenApi): string {
  const shapes = shapeTexts();
  const entries = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, given]) => {
      const one = operation.parse(given);
      const scope = one.security.find(({ accessToken }) => accessToken)?.accessToken;
      if (!scope) return [];
      const name = `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`;
      return [{ name, text: entryOf(name, one, scope[0] ?? 'any access token', shapes.textOf) }];
    }),
  );
  const sorted = entries.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return [
    '// Made from the contracts by scripts/build-client.ts.',
    '',
    'export interface Operations {',
    ...sorted.map(({ text }) => text),
    '}',
    '',
    ...shapes.named(),
    '',
  ].join('\n');
}

function entryOf(name: string, one: Operation, scope: string, textOf: (schema: unknown) => string): string {
  const lines = [
    ...parametersOf(one, 'path', textOf),
    ...parametersOf(one, 'query', textOf),
    ...sentBy(one, textOf),
    ...repliesOf(one, textOf),
    `refusals: ${codesOf(one)};`,
  ];
  return [
    `  /** ${one.summary.replaceAll('*/', '* /')}. Scope: ${scope}. */`,
    `  ${JSON.stringify(name)}: {`,
    ...lines.map((line) => `    ${line}`),
    '  };',
  ].join('\n');
}

/** What only a session is refused with. */
const ofSessions = ['token-not-valid', 'two-credentials', 'view-only', 'confirm-it-is-you'];

function codesOf({ 'x-refusals': codes }: Operation): string {
  const own = codes.filter((code) => !ofSessions.includes(code));
  return own.map((code) => JSON.stringify(code)).join(' | ') || 'never';
}

function parametersOf(
  one: Operation,
  place: 'path' | 'query',
  textOf: (schema: unknown) => string,
): string[] {
  const these = one.parameters.filter((parameter) => parameter.in === place);
  if (these.length === 0) return [];
  const fields = these.map(
    ({ name, required, schema }) => `${JSON.stringify(name)}${required ? '' : '?'}: ${textOf(schema)}`,
  );
  return [`${place}: { ${fields.join('; ')} };`];
}

function sentBy({ requestBody }: Operation, textOf: (schema: unknown) => string): string[] {
  if (!requestBody) return [];
  const json = requestBody.content['application/json'];
  // A query that may also come as a body: the query is enough.
  if (json && requestBody.required === false) return [];
  if (json) return [`body: ${textOf(json.schema)};`];
  return [
    `file: ${Object.keys(requestBody.content)
      .map((type) => JSON.stringify(type))
      .join(' | ')};`,
  ];
}

function repliesOf({ responses }: Operation, textOf: (schema: unknown) => string): string[] {
  const done = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  const json = done?.content?.['application/json'];
  if (json) return [`reply: ${textOf(json.schema)};`];
  return done?.content ? [] : ['reply: Record<never, never>;'];
}
