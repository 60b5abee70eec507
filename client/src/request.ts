type Parts = { path?: unknown; query?: unknown; body?: unknown; file?: unknown };

export type Prepared = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Blob | string | undefined;
};

/** Throws RangeError where a part of the path is missing. */
export function prepare(operation: string, input: unknown): Prepared {
  const [method = 'GET', template = ''] = operation.split(' ');
  const { path, query, body, file }: Parts = typeof input === 'object' && input !== null ? input : {};
  const headers: Record<string, string> = { accept: 'application/json, application/problem+json, */*' };
  if (file instanceof Blob) headers['content-type'] = file.type;
  else if (body !== undefined) headers['content-type'] = 'application/json';
  return {
    method,
    path: `${filled(template, recordOf(path))}${queryOf(recordOf(query))}`,
    headers,
    body: file instanceof Blob ? file : body === undefined ? undefined : JSON.stringify(body),
  };
}

function filled(template: string, values: Record<string, unknown>): string {
  return template.replace(/:(\w+)/g, (_all, name: string) => {
    const value = values[name];
    if (value === undefined || value === null || value === '')
      throw new RangeError(`${template} needs path.${name}.`);
    return encodeURIComponent(String(value));
  });
}

function queryOf(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((one) =>
      one === undefined || one === null ? [] : [[name, String(one)]],
    ),
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

export function recordOf(part: unknown): Record<string, unknown> {
  return typeof part === 'object' && part !== null ? { ...part } : {};
}
