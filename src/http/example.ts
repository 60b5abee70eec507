import { z } from 'zod';
import { formats, numbers, patterned, texts } from './example-words.ts';

/** The parts of a JSON schema that an example follows. */
type Schema = {
  type?: string | readonly string[] | undefined;
  format?: string | undefined;
  pattern?: string | undefined;
  enum?: readonly unknown[] | undefined;
  const?: unknown;
  default?: unknown;
  examples?: readonly unknown[] | undefined;
  anyOf?: readonly Schema[] | undefined;
  oneOf?: readonly Schema[] | undefined;
  allOf?: readonly Schema[] | undefined;
  properties?: Record<string, Schema> | undefined;
  propertyNames?: Schema | undefined;
  additionalProperties?: unknown;
  items?: Schema | undefined;
  minItems?: number | undefined;
  maxItems?: number | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  exclusiveMinimum?: number | undefined;
};

const schema: z.ZodType<Schema> = z.lazy(() =>
  z.looseObject({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    format: z.string().optional(),
    pattern: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    examples: z.array(z.unknown()).optional(),
    anyOf: z.array(schema).optional(),
    oneOf: z.array(schema).optional(),
    allOf: z.array(schema).optional(),
    properties: z.record(z.string(), schema).optional(),
    propertyNames: schema.optional(),
    items: schema.optional(),
    minItems: z.number().optional(),
    maxItems: z.number().optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    exclusiveMinimum: z.number().optional(),
  }),
);

/** A value that the schema takes: the example that a contract gives (`meta`), else one made from shape and names. */
export function exampleOf(json: unknown): unknown {
  return exampleFor(schema.parse(json), '');
}

/** `path`: the names from the outside to here, as `items.buyer.name`. */
function exampleFor(given: Schema, path: string): unknown {
  const type = Array.isArray(given.type) ? given.type.find((one) => one !== 'null') : given.type;
  const of = { ...given, type };
  if (of.examples && of.examples.length > 0) return of.examples[0];
  if (of.const !== undefined) return of.const;
  if (of.enum) return of.enum.find((one) => one !== null) ?? null;
  const choice = of.anyOf ?? of.oneOf;
  if (choice) return exampleFor(choice.find(({ type }) => type !== 'null') ?? {}, path);
  if (of.allOf) return Object.assign({}, ...of.allOf.map((part) => exampleFor(part, path)));
  if (of.type === 'object' || of.properties) return objectOf(of, path);
  if (of.type === 'array') return listOf(of, path);
  if (of.type === 'boolean') return of.default ?? true;
  if (of.type === 'integer' || of.type === 'number') return numberOf(of, path);
  return of.type === 'string' ? textOf(of, path) : null;
}

function objectOf({ properties = {}, propertyNames, additionalProperties }: Schema, path: string): object {
  const fields = Object.entries(properties).map(
    ([name, one]) => [name, exampleFor(one, `${path}.${name}`)] as const,
  );
  if (fields.length > 0 || typeof additionalProperties !== 'object') return Object.fromEntries(fields);
  const keys = (propertyNames?.enum ?? ['example']).map(String);
  const value = schema.parse(additionalProperties);
  return Object.fromEntries(keys.map((key) => [key, exampleFor(value, `${path}.${key}`)]));
}

function listOf({ items = {}, minItems = 0, maxItems = 1 }: Schema, path: string): unknown[] {
  const length = Math.max(minItems, Math.min(1, maxItems));
  return Array.from({ length }, () => exampleFor(items, path));
}

function numberOf(of: Schema, path: string): number {
  const { minimum = of.exclusiveMinimum ?? 0, maximum = Number.MAX_SAFE_INTEGER } = of;
  const wanted = numbers.find(([known]) => known.test(path))?.[1] ?? 12;
  const least = of.exclusiveMinimum === undefined ? minimum : Math.max(minimum, of.exclusiveMinimum + 1);
  return Math.min(Math.max(wanted, least), maximum);
}

function textOf({ format = '', pattern, minLength = 0, maxLength = 2_000 }: Schema, path: string): string {
  const known = formats[format] ?? texts.find(([like]) => like.test(path))?.[1];
  const text = (known ?? 'Some words').slice(0, maxLength).padEnd(minLength, ' more words');
  if (pattern === undefined || format !== '') return text;
  const fits = new RegExp(pattern, 'u');
  return [text, ...patterned].find((one) => fits.test(one)) ?? text;
}
