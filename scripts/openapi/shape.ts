import { z } from 'zod';

/**
 * A JSON schema reduced to what callers rely on. A text is a type: `text 1..50`, `text uuid`, `integer ..60`, with `?`
 * where null is allowed. A list begins with what it is: `=` these words, `|` one of these shapes, `[]` an array. An
 * object has its fields, `name?` where one may be left out, `*` for any name.
 */
export type Shape = string | readonly Shape[] | Fields;
export type Fields = { readonly [name: string]: Shape };

/** What may be sent keeps its bounds and words; of what comes back, new words and other bounds break no caller. */
export type Direction = 'input' | 'output';

export const shape: z.ZodType<Shape> = z.lazy(() =>
  z.union([z.string(), z.array(shape), z.record(z.string(), shape)]),
);

/** As much of JSON Schema as our contracts make. */
type Schema = {
  type?: string | readonly string[] | undefined;
  format?: string | undefined;
  pattern?: string | undefined;
  enum?: readonly unknown[] | undefined;
  const?: unknown;
  anyOf?: readonly Schema[] | undefined;
  oneOf?: readonly Schema[] | undefined;
  properties?: Record<string, Schema> | undefined;
  required?: readonly string[] | undefined;
  additionalProperties?: Schema | boolean | undefined;
  items?: Schema | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  minItems?: number | undefined;
  maxItems?: number | undefined;
};

const bound = z.number().optional();
const schema: z.ZodType<Schema> = z.lazy(() =>
  z.looseObject({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    format: z.string().optional(),
    pattern: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    anyOf: z.array(schema).optional(),
    oneOf: z.array(schema).optional(),
    properties: z.record(z.string(), schema).optional(),
    required: z.array(z.string()).optional(),
    additionalProperties: z.union([schema, z.boolean()]).optional(),
    items: schema.optional(),
    minLength: bound,
    maxLength: bound,
    minimum: bound,
    maximum: bound,
    minItems: bound,
    maxItems: bound,
  }),
);

export function shapeOf(json: unknown, direction: Direction): Shape {
  return reduce(schema.parse(json), direction);
}

function reduce(of: Schema, direction: Direction): Shape {
  const either = of.anyOf ?? of.oneOf;
  if (either) return eitherOf(either.map((one) => reduce(one, direction)));
  if (of.enum) return wordsOf(of.enum, direction);
  if (of.const !== undefined) return wordsOf([of.const], direction);
  if (typeof of.type === 'object') return eitherOf(of.type.map((type) => reduce({ ...of, type }, direction)));
  if (of.type === 'array') {
    const item = reduce(of.items ?? {}, direction);
    const bounds = direction === 'input' ? boundsOf(of.minItems, of.maxItems) : '';
    return bounds ? ['[]', item, bounds] : ['[]', item];
  }
  return of.type === 'object' ? fieldsOf(of, direction) : leafOf(of, of.type, direction);
}

function eitherOf(shapes: readonly Shape[]): Shape {
  const [only, ...others] = shapes.filter((one) => one !== 'null');
  if (only === undefined) return 'null';
  const nullable = shapes.includes('null');
  if (others.length === 0 && !nullable) return only;
  return others.length === 0 && typeof only === 'string' ? `${only}?` : ['|', ...shapes];
}

function wordsOf(words: readonly unknown[], direction: Direction): Shape {
  if (direction === 'input' || words.length === 1) return ['=', ...words.map(String)];
  return words.every((word) => typeof word === 'number') ? 'number' : 'text';
}

function fieldsOf(of: Schema, direction: Direction): Shape {
  const { properties = {}, required = [], additionalProperties: others } = of;
  const fields = Object.entries(properties).map(
    ([name, one]) => [required.includes(name) ? name : `${name}?`, reduce(one, direction)] as const,
  );
  const any = typeof others === 'object' ? [['*', reduce(others, direction)] as const] : [];
  return Object.fromEntries([...fields, ...any]);
}

function leafOf(of: Schema, named: string | undefined, direction: Direction): string {
  if (named === undefined) return 'anything';
  const type = named === 'string' ? 'text' : named;
  const format = of.format ?? (of.pattern === undefined ? '' : 'pattern');
  const bounds =
    type === 'text' ? boundsOf(of.minLength, of.maxLength) : boundsOf(safe(of.minimum), safe(of.maximum));
  return [type, format, direction === 'input' ? bounds : ''].filter(Boolean).join(' ');
}

/** The bounds of every integer say nothing. */
function safe(bound: number | undefined): number | undefined {
  return Math.abs(bound ?? 0) === Number.MAX_SAFE_INTEGER ? undefined : bound;
}

function boundsOf(from: number | undefined, until: number | undefined): string {
  return from === undefined && until === undefined ? '' : `${from ?? ''}..${until ?? ''}`;
}
