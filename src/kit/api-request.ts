import type { CallOf, EndpointSpec } from '#wire/endpoint.ts';

type Parts = { params?: unknown; query?: unknown; body?: unknown; upload?: unknown };

/** Without authorization headers. */
export type ApiRequest = { path: string; init: RequestInit & { headers: Record<string, string> } };

/** Throws RangeError if a path parameter is missing. */
export function requestFor<E extends EndpointSpec>(endpoint: E, call: CallOf<E>): ApiRequest {
  const { params, query, body, upload } = partsOf(call);
  const headers: Record<string, string> = { accept: 'application/json, application/problem+json, */*' };
  const path = fillPath(endpoint.path, recordOf(params)) + queryText(recordOf(query));
  if (upload instanceof Blob) {
    headers['content-type'] = upload.type;
    return { path, init: { method: endpoint.method, headers, body: upload } };
  }
  if (body === undefined) return { path, init: { method: endpoint.method, headers } };
  headers['content-type'] = 'application/json';
  return { path, init: { method: endpoint.method, headers, body: JSON.stringify(body) } };
}

/** The token header is omitted where an account or a token is created. */
export function carriesKey(path: string): boolean {
  const bare = path.split('?')[0] ?? '';
  return !bare.endsWith('/users/create') && !bare.endsWith('/token/');
}

function fillPath(template: string, params: Record<string, unknown>): string {
  return template.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '')
      throw new RangeError(`no ${name} for ${template}`);
    return encodeURIComponent(String(value));
  });
}

function queryText(query: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one));
    }
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

function partsOf(call: unknown): Parts {
  return typeof call === 'object' && call !== null ? call : {};
}

function recordOf(part: unknown): Record<string, unknown> {
  return typeof part === 'object' && part !== null ? { ...part } : {};
}
