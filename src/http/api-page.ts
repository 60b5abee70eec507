import type { Hono } from 'hono';
import type { z } from 'zod';
import type { EndpointSpec } from '#wire/endpoint.ts';
import { type CachedContent, cachedContent, cachedResponse } from './compressed.ts';
import { exampleOf } from './example.ts';
import type { Feature } from './feature.ts';
import { Html, html, sourceHash } from './html.ts';
import { type EndpointGroup, openApiOf, refusalsOf, schemaOf, scopeWords, whoWords } from './openapi.ts';
import type { Problems } from './problems.ts';
import type { ServerEnv } from './request-facts.ts';
import { pagePolicy } from './security-headers.ts';

export function mountApiPage(app: Hono<ServerEnv>, features: readonly Feature[], problems: Problems): void {
  const groups = groupsOf(features);
  const page = once(() => apiPage(groups, problems).text);
  const document = once(() => JSON.stringify(openApiOf(groups, problems)));
  app.get('/api/docs', (c) => {
    c.set('pattern', '/api/docs');
    return cachedResponse(page(), pageHeaders, c.req.header('accept-encoding'));
  });
  app.get('/api/docs/openapi.json', (c) => {
    c.set('pattern', '/api/docs/openapi.json');
    return cachedResponse(document(), documentHeaders, c.req.header('accept-encoding'));
  });
}

function once(make: () => string): () => CachedContent {
  let made: CachedContent | null = null;
  return () => {
    made ??= cachedContent(new TextEncoder().encode(make()));
    return made;
  };
}

function groupsOf(features: readonly Feature[]): EndpointGroup[] {
  return features
    .filter(({ routes }) => routes.length > 0)
    .map(({ name, routes }) => ({ feature: name, endpoints: routes.map(({ endpoint }) => endpoint) }));
}

function apiPage(groups: readonly EndpointGroup[], problems: Problems): Html {
  const contents = groups.map(({ feature }) => html`<li><a href="#${feature}">${feature}</a></li>`);
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Cairn API</title><style>${new Html(css)}</style></head><body><main>
<h1>Cairn API</h1>
<p>Programs send an access token: <code>Authorization: Bearer cairn_&#8230;</code>. The pages of this site send the
application key from <code>GET /token/</code> in the header <code>X-Application-Key</code>.
Errors are <code>application/problem+json</code> with a stable <code>code</code>. Program-readable:
<a href="/api/docs/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<nav aria-label="Features"><ul>${contents}</ul></nav>
${groups.map((group) => section(group, problems))}
</main></body></html>`;
}

function section({ feature, endpoints }: EndpointGroup, problems: Problems): Html {
  return html`<section aria-labelledby="${feature}"><h2 id="${feature}">${feature}</h2>
${endpoints.map((endpoint) => entry(endpoint, problems))}</section>`;
}

function entry(endpoint: EndpointSpec, problems: Problems): Html {
  const { method, path, reply, summary } = endpoint;
  const codes = refusalsOf(endpoint)
    .map((code) => problems.shown(code, ''))
    .map(({ status, code }) => html`<li><b>${String(status)}</b> ${code}</li>`);
  return html`<article><h3><span class="method">${method}</span> <code>${path}</code></h3>
<p>${summary}.</p><p class="who">For ${whoWords(endpoint.who)}. ${scopeWords(endpoint)}.</p>
${part('Path', endpoint.params, 'input')}${part('Query', endpoint.query, 'input')}${part('Body', endpoint.body, 'input')}
${endpoint.upload && html`<p>Body: a file, ${endpoint.upload.types.map((type) => html`<code>${type}</code> `)}, at most ${String(endpoint.upload.limit)} bytes</p>`}
${'file' in reply ? html`<p>Reply: a file, <code>${reply.file}</code></p>` : part('Reply', reply, 'output')}
${codes.length > 0 && html`<details><summary>Refusals</summary><ul>${codes}</ul></details>`}</article>`;
}

function part(title: string, schema: z.ZodType | undefined, io: 'input' | 'output'): Html | null {
  if (!schema) return null;
  const json = schemaOf(schema, io);
  const example = title === 'Path' || title === 'Query' ? null : JSON.stringify(exampleOf(json), null, 2);
  return html`<details><summary>${title}</summary><pre tabindex="0">${JSON.stringify(json, null, 2)}</pre></details>
${example && html`<details><summary>${title}, an example</summary><pre tabindex="0">${example}</pre></details>`}`;
}

const css = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:1.5rem}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;list-style:none;padding:0}
h2{margin-top:2.5rem;border-bottom:1px solid color-mix(in srgb,currentColor 25%,transparent)}
article{margin:1.5rem 0;padding:1rem;border:1px solid color-mix(in srgb,currentColor 20%,transparent);border-radius:.5rem}
h3{margin:0;overflow-wrap:anywhere}
.method{display:inline-block;min-width:4rem;font:600 .85rem ui-monospace,monospace}
.who{opacity:.8}
summary{cursor:pointer;font-weight:600}
pre{overflow:auto;max-height:24rem;padding:.75rem;background:color-mix(in srgb,currentColor 8%,transparent);border-radius:.35rem;font-size:.8rem}
`;

const documentHeaders = { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' };
const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': pagePolicy([], [sourceHash(css)]),
  'Cache-Control': 'no-cache',
};
