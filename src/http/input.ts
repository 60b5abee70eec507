import type { z } from 'zod';
import { Refused } from '#kernel/refusal.ts';
import type { EndpointSpec, InputOf } from '#wire/endpoint.ts';
import type { Uploaded } from '#wire/upload.ts';

/** What came in, before the contract has looked at it. */
export type RawInput = {
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
  upload?: Uploaded;
};

/**
 * Parses what the endpoint declares. A malformed id in the path is answered like an unknown one; everything else
 * is refused with the words that stand at the field.
 */
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
  if (Object.keys(fields).length > 0) throw new Refused('invalid-fields', { fields });
  if (endpoint.upload) parsed.upload = raw.upload;
  // The schemas above are the ones that InputOf is inferred from; the compiler cannot follow them by name.
  return parsed as InputOf<E>;
}

function collect(fields: Record<string, string[]>, error: z.ZodError): void {
  for (const issue of error.issues) {
    const field = issue.path.join('.') || 'body';
    const messages = Object.hasOwn(fields, field) ? fields[field] : undefined;
    if (messages) messages.push(issue.message);
    else
      Object.defineProperty(fields, field, { value: [issue.message], enumerable: true, configurable: true });
  }
}
