import type { CallOf, EndpointSpec } from '#wire/endpoint.ts';

type Parts = { params?: unknown; query?: unknown; body?: unknown; upload?: unknown };

export function requestOf<E extends EndpointSpec>(
  { path, method }: E,
  call: CallOf<E>,
): { path: string; init: RequestInit & { headers: Record<string, string> } } {
  const { params, query, body, upload } = partsOf(call);
  const given = entries(params);
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given.get(name))));
  const asked = new URLSearchParams([...entries(query)].map(([name, value]) => [name, String(value)]));
  const address = asked.size > 0 ? `${filled}?${asked}` : filled;
  if (upload instanceof Blob)
    return { path: address, init: { method, headers: { 'content-type': upload.type }, body: upload } };
  if (body === undefined) return { path: address, init: { method, headers: {} } };
  const headers = { 'content-type': 'application/json' };
  return { path: address, init: { method, headers, body: JSON.stringify(body) } };
}

function partsOf(call: unknown): Parts {
  return typeof call === 'object' && call !== null ? call : {};
}

function entries(given: unknown): Map<string, unknown> {
  const all = typeof given === 'object' && given !== null ? Object.entries(given) : [];
  return new Map(all.filter(([, value]) => value !== undefined && value !== null));
}
