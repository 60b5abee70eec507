import fc from 'fast-check';
import { leavesOf, type Schema, sampleOf, withValue } from '#test/support/schemas.ts';
import { hostileTexts, hostileValues } from './hostile-values.ts';

const id = '3f0c1d9e-8a4b-4c6d-9e2f-1a2b3c4d5e6f';

const numbers = fc.constantFrom(
  ...[0, -0, -1, 1, 0.5, 1e15, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53 - 1, 2 ** 53, 1e19, -1e19],
  ...[8.64e15, 8.64e15 + 1, 253_402_300_800_000, 1e100, 1e308, 5e-324],
);
const times = fc.constantFrom(
  ...['0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', '+275760-09-13T00:00:00Z', '2026-02-30T00:00:00Z'],
  ...['2026-02-30', '0000-00-00', '10000-01-01', '-000001-01-01', '1970-01-01T24:00:00Z'],
);
const texts = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  times,
  fc.constantFrom(...hostileTexts.map(([, text]) => text).filter((text) => text.length < 20_000)),
);
const scalar = fc.oneof(
  numbers,
  texts,
  fc.constantFrom<unknown>(null, true, false, id, ...hostileValues.map(([, value]) => value)),
);
const anything = fc.oneof(
  { weight: 4, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.dictionary(fc.string({ maxLength: 12 }), scalar, { maxKeys: 4 }) },
);

export function fuzzedBody(of: Schema, right: unknown): fc.Arbitrary<unknown> {
  const spoils = leavesOf(of).map(({ path, schema }) => ({
    path,
    value: fc.oneof(valueFor(schema), anything),
  }));
  if (spoils.length === 0) return anything;
  const spoiled = fc
    .subarray(spoils, { minLength: 1, maxLength: Math.min(3, spoils.length) })
    .chain((some) =>
      fc
        .tuple(...some.map(({ value }) => fc.option(value, { nil: undefined })))
        .map((values) => some.reduce((body, { path }, at) => withValue(body, path, values[at]), right)),
    );
  return fc.oneof(
    { weight: 6, arbitrary: spoiled },
    { weight: 3, arbitrary: valueFor(of) },
    { weight: 1, arbitrary: anything },
  );
}

function valueFor(of: Schema, depth = 0): fc.Arbitrary<unknown> {
  if (of.const !== undefined) return fc.constant(of.const);
  if (of.enum) return fc.constantFrom(...of.enum);
  const either = of.anyOf ?? of.oneOf;
  if (either && depth < 6) return fc.oneof(...either.map((one) => valueFor(one, depth + 1)));
  if (of.properties && depth < 6) return objectFor(of, of.properties, depth);
  const { minimum = -(2 ** 31), maximum = 2 ** 53 } = of;
  if (of.type === 'integer' || of.type === 'number')
    return fc.oneof(numbers, fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1));
  if (of.type === 'array' && of.items && depth < 6)
    return fc.array(valueFor(of.items, depth + 1), { maxLength: 3 });
  if (of.type === 'boolean') return fc.boolean();
  if (of.type === 'string') return textFor(of);
  return anything;
}

function objectFor(of: Schema, properties: Record<string, Schema>, depth: number): fc.Arbitrary<unknown> {
  const model: Record<string, fc.Arbitrary<unknown>> = {};
  for (const [name, one] of Object.entries(properties)) {
    const usual = fc.constant(sampleOf(one, () => undefined, name));
    const value = fc.oneof(
      { weight: 3, arbitrary: valueFor(one, depth + 1) },
      { weight: 2, arbitrary: usual },
    );
    model[name] = of.required?.includes(name) ? value : fc.option(value, { nil: undefined });
  }
  return fc.record(model);
}

function textFor({ format, minLength = 0, maxLength = 300 }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.oneof(fc.uuid(), fc.constant(id));
  if (format === 'date-time') return fc.oneof(times, fc.constant('2027-01-05T10:00:00.000Z'));
  const most = Math.min(maxLength, 20_000);
  return fc.oneof(
    texts,
    fc.constantFrom(minLength, most, most + 1).map((length) => 'x'.repeat(length)),
    fc.string({ minLength: Math.min(minLength, most), maxLength: Math.min(most, minLength + 40) }),
  );
}

const written = fc.oneof(
  numbers.map(String),
  times,
  fc.constantFrom('NaN', 'Infinity', '', '1e999', '0x10', '-1', '00', 'null', 'zzzzzzzzzzzz', 'a\0b', id),
  fc.string({ maxLength: 20 }),
);
const plainCursor = fc.oneof(
  // The cursor formats of lists, with other content: instant.id, [value, id], a~b~c.
  fc.tuple(written, fc.oneof(fc.constant(id), written)).map((parts) => parts.join('.')),
  fc
    .array(fc.oneof(fc.constant(id), written), { minLength: 2, maxLength: 8 })
    .map((parts) => parts.join('~')),
  fc.tuple(anything, fc.oneof(fc.constant(id), anything)).map((parts) => JSON.stringify(parts) ?? ''),
  fc
    .tuple(fc.integer({ min: 0, max: 4 }), numbers, numbers, numbers, numbers)
    .map(([sort, key, at, page, total]) => [sort, key, at, id, page, total, 0].join('~')),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

/** Cursors that no page returned: nonsense, and well-formed ones with values that no list has. */
export const forgedCursor: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: plainCursor.map((text) => Buffer.from(text).toString('base64url')) },
  { weight: 1, arbitrary: plainCursor },
  { weight: 1, arbitrary: fc.integer({ min: 150, max: 4_000 }).map((length) => 'A'.repeat(length)) },
);

export const forgedField: fc.Arbitrary<string> = fc.oneof(written, texts);
