import http from 'node:http';
import https from 'node:https';
import { type RequestFilteringAgentOptions, useAgent } from 'request-filtering-agent';
import { seconds } from '#kernel/instant.ts';
import { telemetry } from '#platform/telemetry/telemetry.ts';
import type { Trouble } from '../domain/webhook.ts';

/** Milliseconds, for the whole exchange. */
const answerWithin = 10 * seconds;

type Outgoing = { url: string; headers: Record<string, string>; body: string };
export type Answer = { statusCode: number | null; trouble: Trouble | null };
export type PostWebhook = (outgoing: Outgoing) => Promise<Answer>;

/**
 * Posts to addresses of the public internet only, and to `networks` (addresses or CIDR). Checked after the name is
 * resolved, at the connection itself. Redirects are not followed: they count as failures. Each delivery has a trace of
 * its own: two receivers that compare must not learn that one act caused both.
 */
export function webhookPoster(networks: readonly string[], within: number = answerWithin): PostWebhook {
  const filter: RequestFilteringAgentOptions = { allowIPAddressList: [...networks] };
  return async ({ url, headers, body }) => {
    const span = telemetry().begin({
      kind: 'call',
      name: 'POST webhook',
      attributes: { 'cairn.call.name': 'webhook' },
      apart: true,
    });
    const traceparent = span.traceparent();
    const sent = traceparent === null ? headers : { ...headers, traceparent };
    try {
      const statusCode = await span.within(() => post(url, { headers: sent, body, filter, within }));
      const trouble = statusCode >= 200 && statusCode < 300 ? null : 'status';
      span.set({ 'http.response.status_code': statusCode });
      span.end(trouble);
      return { statusCode, trouble };
    } catch (error) {
      const trouble = troubleOf(error);
      span.end(trouble);
      return { statusCode: null, trouble };
    }
  };
}

type Options = Pick<Outgoing, 'headers' | 'body'> & { filter: RequestFilteringAgentOptions; within: number };

function post(url: string, { headers, body, filter, within }: Options): Promise<number> {
  const { request } = url.startsWith('https:') ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        agent: useAgent(url, filter),
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Cairn-Webhooks/1',
        },
        signal: AbortSignal.timeout(within),
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        // What it says is not read: only the status counts.
        response.destroy();
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** By kind only: the words of an error could describe the network behind the server. */
function troubleOf(error: unknown): Trouble {
  if (!(error instanceof Error)) return 'unreachable';
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'timeout';
  if (/is not allowed|private ip|denied/i.test(error.message)) return 'private-address';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|ERR_SSL|EPROTO/.test(code)
    ? 'certificate'
    : 'unreachable';
}
