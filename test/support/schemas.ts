import { z } from 'zod';
import { schemaOf } from '#http/openapi.ts';

export type Schema = {
  type?: string | undefined;
  format?: string | undefined;
  enum?: readonly unknown[] | undefined;
  const?: unknown;
  anyOf?: readonly Schema[] | undefined;
  oneOf?: readonly Schema[] | undefined;
  properties?: Record<string, Schema> | undefined;
  required?: readonly string[] | undefined;
  items?: Schema | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  default?: unknown;
};

const severalTypes = z.looseObject({ type: z.array(z.string()) });

/** `type: ['boolean', 'null']` is short for either. */
function eitherType(of: unknown): unknown {
  const { success, data } = severalTypes.safeParse(of);
  if (!success) return of;
  const { type: types, ...rest } = data;
  return { anyOf: types.map((type) => ({ ...rest, type })) };
}

const schema: z.ZodType<Schema> = z.lazy(() => z.preprocess(eitherType, written));

const written = z.lazy(() =>
  z.looseObject({
    type: z.string().optional(),
    format: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    anyOf: z.array(schema).optional(),
    oneOf: z.array(schema).optional(),
    properties: z.record(z.string(), schema).optional(),
    required: z.array(z.string()).optional(),
    items: schema.optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
  }),
);

const sent = new WeakMap<z.ZodType, Schema>();

export function sentSchema(type: z.ZodType): Schema {
  const before = sent.get(type);
  if (before) return before;
  const made = schema.parse(schemaOf(type, 'input'));
  sent.set(type, made);
  return made;
}

export type Leaf = { path: readonly string[]; schema: Schema; required: boolean };

export function leavesOf(of: Schema, path: readonly string[] = [], required = true): Leaf[] {
  const inner = [of, ...(of.anyOf ?? [])].find((one) => one.properties);
  if (!inner?.properties) return [{ path, schema: of, required }];
  return Object.entries(inner.properties).flatMap(([name, one]) =>
    leavesOf(one, [...path, name], inner.required?.includes(name) ?? false),
  );
}

export function isText({ type, format, enum: words, anyOf = [] }: Schema): boolean {
  const free = type === 'string' && words === undefined && format !== 'uuid' && format !== 'date-time';
  return free || anyOf.some(isText);
}

/** A value that fits the schema; `known` supplies values by field name first. */
export function sampleOf(of: Schema, known: (name: string) => unknown, name = ''): unknown {
  const told = known(name);
  if (told !== undefined) return told;
  if (of.const !== undefined) return of.const;
  if (of.enum) return of.enum[0];
  const either = of.anyOf ?? of.oneOf;
  if (either) return sampleOf(either.find(({ type }) => type !== 'null') ?? {}, known, '');
  if (of.properties)
    return Object.fromEntries(
      Object.entries(of.properties)
        .map(([key, one]) => [key, sampleOf(one, known, key)] as const)
        .filter(([, value]) => value !== omitted),
    );
  return simple(of);
}

export const omitted: unique symbol = Symbol('left out');

function simple({ type, format, minLength = 0, minimum = 0, items }: Schema): unknown {
  if (type === 'integer' || type === 'number') return Math.max(1, minimum);
  if (type === 'boolean') return true;
  if (type === 'array') return items ? [sampleOf(items, () => undefined)] : [];
  if (format === 'email') return 'somebody.new@people.example';
  if (format === 'uuid') return '7d0f6a39-8d6a-4a3b-9b0c-2f6f0d6f2b11';
  if (format === 'date-time') return '2026-01-01T00:00:00.000Z';
  return 'Some words'.padEnd(minLength, ' more');
}

/** Returns the value with `at` set at the path; creates missing objects on the way. */
export function withValue(value: unknown, path: readonly string[], at: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return at;
  const before = typeof value === 'object' && value !== null ? value : {};
  const inner = withValue(Reflect.get(before, name), rest, at);
  return inner === omitted
    ? Object.fromEntries(Object.entries(before).filter(([key]) => key !== name))
    : { ...before, [name]: inner };
}
