import { isbot } from 'isbot';
import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { nonceContext, requestIdContext } from '#kit/contexts.ts';
import { RequestFactsContext } from '#kit/request-facts.ts';

// The page host reads these keys from the build: another copy of the module would be another key.
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
      // Every part where it belongs: large ones would come last, and a script would have to move them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error: unknown) {
        failed = true;
        console.error(error);
      },
    },
  );
  // Whoever runs no script gets the whole page at once, and so does the file that is made at build time (no nonce).
  if (nonce === null || isbot(request.headers.get('user-agent'))) await stream.allReady;
  return new Response(stream, { status: failed ? 500 : status, headers });
}
