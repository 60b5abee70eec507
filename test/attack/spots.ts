import { type Call, endpointsOf, nameOf } from '#test/support/calls.ts';
import { type Leaf, leavesOf, sentSchema, withValue } from '#test/support/schemas.ts';
import type { EndpointSpec } from '#wire/endpoint.ts';
import { problemWithFacts } from '#wire/problem.ts';
import type { Market } from '../disclosure/market.ts';
import { type RightCall, rightCall } from './right-calls.ts';

/** A field of a call that succeeds as it is. */
export type Spot = { endpoint: EndpointSpec; part: 'body' | 'query'; leaf: Leaf; right: RightCall };

export function inputEndpoints({ product }: Market): EndpointSpec[] {
  return endpointsOf(product).filter(({ body, query }) => body !== undefined || query !== undefined);
}

export function spots(market: Market): Spot[] {
  return inputEndpoints(market).flatMap((endpoint) =>
    (['body', 'query'] as const).flatMap((part) => {
      const type = endpoint[part];
      if (!type) return [];
      const right = rightCall(market, endpoint);
      return leavesOf(sentSchema(type))
        .filter(({ path }) => path.length > 0)
        .map((leaf) => ({ endpoint, part, leaf, right }));
    }),
  );
}

export function spotName({ endpoint, leaf }: Spot): string {
  return `${nameOf(endpoint)} ${leaf.path.join('.')}`;
}

export function spoiled({ part, leaf, right: { call } }: Spot, value: unknown): Call {
  if (part === 'body') return { ...call, body: withValue(call.body, leaf.path, value) };
  const query = new URLSearchParams(call.query);
  query.set(leaf.path.join('.'), typeof value === 'string' ? value : JSON.stringify(value));
  return { ...call, query: `?${query}` };
}

export type Answer = { status: number; text: string; committed: number };

export async function send(
  { product }: Market,
  { key }: RightCall,
  { endpoint, path, query, body }: Call,
  look: Parameters<typeof product.rehearse>[1] = null,
): Promise<Answer> {
  const sent = { ...(body === undefined ? {} : { body }), ...(key ? { key } : {}) };
  const { result, committed } = await product.rehearse(
    () => product.call(endpoint.method, `${path}${query}`, sent),
    look,
  );
  return { status: result.status, text: await result.text(), committed };
}

/** No answer may be a server error, a refusal that changed something, or one that reveals internals. */
export function faultOf({ status, text, committed }: Answer): string | null {
  if (status >= 500) return `${status} ${text}`;
  if (status < 400) return null;
  if (committed > 0) return `${status}, but something was changed`;
  if (/node_modules|\.ts:\d|\bat \w+ \(|postgres|syntax error|kysely|zod/i.test(text))
    return `tells too much: ${text}`;
  return problemWithFacts.safeParse(JSON.parse(text)).success ? null : `no problem document: ${text}`;
}

export function namesField(text: string, { path }: Leaf): boolean {
  const { fields = {} } = problemWithFacts.parse(JSON.parse(text));
  const places = path.map((_, at) => path.slice(0, at + 1).join('.'));
  return places.some((place) => (Object.hasOwn(fields, place) ? fields[place] : [])?.length);
}

/** The sample has nothing in place of the object that the field is in, so the rest of it is missing. */
export function namesSibling(text: string, { path }: Leaf, sample: Call['body']): boolean {
  const { fields = {} } = problemWithFacts.parse(JSON.parse(text));
  const [first = ''] = path;
  const absent =
    path.length === 2 &&
    Object.entries(sample ?? {}).some(([name, value]) => name === first && value === null);
  const within = path.slice(0, absent ? 1 : 2).join('.');
  return (absent || path.length > 2) && Object.keys(fields).some((field) => field.startsWith(`${within}.`));
}
