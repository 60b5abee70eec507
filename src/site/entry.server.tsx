import { isbot } from 'isbot';
import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { nonceContext, requestIdContext } from '#kit/contexts.ts';
import { RequestFactsContext } from '#kit/request-facts.ts';

export { readBrandingFrom } from '#content/branding.ts';
// The page host must use the keys of the build: another copy of the module would have different ones.
export { apiContext, nonceContext, publicUrlContext, requestIdContext } from '#kit/contexts.ts';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const nonce = context.get(nonceContext);
  const requestId = context.get(requestIdContext);
  const withNonce = nonce === null ? {} : { nonce };
  let failed = false;
  const stream = await renderToReadableStream(
    <RequestFactsContext value={{ nonce, requestId }}>
      <ServerRouter context={routerContext} url={request.url} {...withNonce} />
    </RequestFactsContext>,
    {
      ...withNonce,
      signal: request.signal,
      // Keeps every part in place. Large parts would otherwise come last and need a script to move them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error: unknown) {
        failed = true;
        console.error(error);
      },
    },
  );
  // Crawlers and pages rendered at build time (no nonce) run no script and get the complete page.
  if (nonce === null || isbot(request.headers.get('user-agent'))) await stream.allReady;
  return new Response(stream, { status: failed ? 500 : status, headers });
}
