import { z } from 'zod';

const object = z.record(z.string(), z.unknown());
const worthAName = 120;

/** JSON schemas as TypeScript. A long shape is written once, under a name. */
export function shapeTexts() {
  const names = new Map<string, string>();
  const textOf = (schema: unknown): string => {
    const of = object.safeParse(schema).data ?? {};
    const text = plainText(of, textOf);
    if (text.length < worthAName || !text.startsWith('{')) return text;
    const known = names.get(text) ?? `Shape${names.size + 1}`;
    names.set(text, known);
    return known;
  };
  return {
    textOf,
    named: () => [...names].map(([text, name]) => `type ${name} = ${text};`),
  };
}

function plainText(of: Record<string, unknown>, textOf: (schema: unknown) => string): string {
  if ('const' in of) return JSON.stringify(of.const);
  if (Array.isArray(of.enum)) return of.enum.map((one) => JSON.stringify(one)).join(' | ') || 'never';
  const either = of.anyOf ?? of.oneOf;
  if (Array.isArray(either)) return [...new Set(either.map(textOf))].join(' | ');
  if (Array.isArray(of.type))
    return of.type.map((type) => plainText({ ...of, type }, textOf)).join(' | ') || 'unknown';
  if (Array.isArray(of.allOf)) return of.allOf.map((one) => `(${textOf(one)})`).join(' & ');
  if (of.type === 'array') return `(${textOf(of.items)})[]`;
  if (of.type === 'object' || of.properties) return objectText(of, textOf);
  if (of.type === 'integer' || of.type === 'number') return 'number';
  if (of.format === 'binary') return 'Blob';
  return of.type === 'string' || of.type === 'boolean' || of.type === 'null' ? of.type : 'unknown';
}

function objectText(of: Record<string, unknown>, textOf: (schema: unknown) => string): string {
  const fields = Object.entries(object.parse(of.properties ?? {}));
  const required = z.array(z.string()).parse(of.required ?? []);
  if (fields.length > 0) {
    const lines = fields.map(
      ([name, schema]) => `${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${textOf(schema)}`,
    );
    return `{ ${lines.join('; ')} }`;
  }
  if (typeof of.additionalProperties !== 'object') return 'Record<never, never>';
  const keys = object.safeParse(of.propertyNames).data?.enum;
  const key = Array.isArray(keys) ? keys.map((one) => JSON.stringify(one)).join(' | ') : 'string';
  const record = `Record<${key}, ${textOf(of.additionalProperties)}>`;
  return required.length > 0 || key === 'string' ? record : `Partial<${record}>`;
}
