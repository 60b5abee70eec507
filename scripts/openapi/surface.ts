import { z } from 'zod';
import { refusalsOf, schemaOf } from '#http/openapi.ts';
import type { EndpointSpec } from '#wire/endpoint.ts';
import { type Fields, type Shape, shape, shapeOf } from './shape.ts';

/**
 * What a caller of one endpoint relies on. `takes`: path, query, body, file; `gives`: replies by status, events; `scope`:
 * what an access token needs (before there were any, none).
 */
export type Endpoint = { who: string; scope?: string | undefined; takes: Fields; gives: Fields };

/** What callers of the whole API rely on: endpoints by method and path, and the codes of refusals. */
export type Surface = { endpoints: Readonly<Record<string, Endpoint>>; codes: readonly string[] };

const fields = z.record(z.string(), shape);
export const surface = z.object({
  endpoints: z.record(
    z.string(),
    z.object({ who: z.string(), scope: z.string().optional(), takes: fields, gives: fields }),
  ),
  codes: z.array(z.string()),
});

export function surfaceOf(endpoints: readonly EndpointSpec[]): Surface {
  const entries = endpoints.map((one) => [`${one.method} ${one.path}`, endpointOf(one)] as const);
  return {
    endpoints: Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    codes: [...new Set(endpoints.flatMap(refusalsOf))].toSorted(),
  };
}

function endpointOf(one: EndpointSpec): Endpoint {
  const { params: path, query, body, upload } = one;
  const sent = Object.entries({ path, query, body }).flatMap(([part, schema]) =>
    schema ? [[part, shapeOf(schemaOf(schema, 'input'), 'input')] as const] : [],
  );
  const file = upload && { type: ['=', ...upload.types], bytes: `integer ..${upload.limit}` };
  return {
    who: typeof one.who === 'string' ? one.who : one.who.join(' or '),
    scope: one.scope,
    takes: { ...Object.fromEntries(sent), ...(file ? { file } : {}) },
    gives: givenBy(one),
  };
}

function givenBy({ status = 200, reply, streams }: EndpointSpec): Fields {
  const events = streams ? { events: shapeOf(schemaOf(streams, 'output'), 'output') } : {};
  return { [status]: status === 204 ? 'nothing' : replyOf(reply), ...events };
}

function replyOf(reply: EndpointSpec['reply']): Shape {
  return 'file' in reply ? ['=', `file ${reply.file}`] : shapeOf(schemaOf(reply, 'output'), 'output');
}
