import type { z } from 'zod';
import { Refused } from '#kernel/refusal.ts';
import type { EndpointSpec, InputOf } from '#wire/endpoint.ts';
import type { Uploaded } from '#wire/upload.ts';

export type RawInput = {
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
  upload?: Uploaded;
};

/** A malformed ID in the path gets the same answer as an unknown one; other errors are reported by field. */
export function parseInput<E extends EndpointSpec>(endpoint: E, raw: RawInput): InputOf<E> {
  const parsed: Record<string, unknown> = {};
  if (endpoint.params) {
    const params = endpoint.params.safeParse(raw.params);
    if (!params.success) throw new Refused('not-found');
    parsed.params = params.data;
  }
  const fields: Record<string, string[]> = {};
  for (const part of ['query', 'body'] as const) {
    const result = endpoint[part]?.safeParse(raw[part]);
    if (result?.success) parsed[part] = result.data;
    else if (result) collect(fields, result.error);
  }
  for (const field of otherIds(endpoint.path, raw, parsed.body)) add(fields, field, otherId);
  if (Object.keys(fields).length > 0) throw new Refused('invalid-fields', { fields });
  if (endpoint.upload) parsed.upload = raw.upload;
  // InputOf is inferred from the schemas above, but the compiler cannot follow them by name.
  return parsed as InputOf<E>;
}

const otherId = 'Does not match the ID in the URL.';

/** IDs in the body (`id`, `listingId`) that contradict the path, unless they are declared fields. */
function otherIds(path: string, { params, body }: RawInput, declared: unknown): string[] {
  const kind = /([a-z]+)\/:id\b/.exec(path)?.[1];
  if (kind === undefined || params.id === undefined || typeof body !== 'object' || body === null) return [];
  // Something created below a parent has its own ID.
  const itself = /\/:id\/?$/.test(path);
  const own =
    !itself || (typeof declared === 'object' && declared !== null && 'id' in declared) ? [] : ['id'];
  const asked = new Map<string, unknown>(Object.entries(body));
  const names = new Set([...own, `${kind}Id`, `${kind.replace(/s$/, '')}Id`]);
  return [...names].filter((field) => {
    const said = asked.get(field);
    return typeof said === 'string' && said.toLowerCase() !== params.id?.toLowerCase();
  });
}

function collect(fields: Record<string, string[]>, error: z.ZodError): void {
  for (const issue of error.issues) add(fields, issue.path.join('.') || 'body', issue.message);
}

/** Defined, not assigned, because a field may be called `__proto__`. */
function add(fields: Record<string, string[]>, field: string, message: string): void {
  const messages = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (messages) messages.push(message);
  else Object.defineProperty(fields, field, { value: [message], enumerable: true, configurable: true });
}
