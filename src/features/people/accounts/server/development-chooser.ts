import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import { z } from 'zod';
import { Html, html, sourceHash } from '#http/html.ts';
import { email, line } from '#wire/words.ts';
import { developmentAccountId } from './development-limits.ts';

const chosen = z.object({ email, firstName: line(1, 50), lastName: line(1, 50) });
export type Chosen = z.infer<typeof chosen>;

const style = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:24rem;margin:2rem auto;padding:0 1rem}
label{display:block;margin:.75rem 0}
input{display:block;width:100%;box-sizing:border-box;font:inherit;padding:.4rem}
button{font:inherit;padding:.5rem 1rem}
strong{color:light-dark(#9a3412,#fdba74)}
`;
// No form-action: Chromium also applies it to the redirects after the form, which end at our own callback.
const policy = `default-src 'none'; style-src ${sourceHash(style)}; base-uri 'none'; frame-ancestors 'none'`;
const longest = 10_000;

export async function showChooser(provider: Provider, incoming: IncomingMessage, outgoing: ServerResponse) {
  const known = await interaction(provider, incoming, outgoing);
  if (!known)
    return answer(outgoing, 400, html`<p>This sign-in has expired. Close the window and start again.</p>`);
  answer(outgoing, 200, form({}));
}

export async function takeChoice(
  provider: Provider,
  people: Map<string, Chosen>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const known = await interaction(provider, incoming, outgoing);
  const fields = known ? await readForm(incoming) : null;
  if (!fields)
    return answer(outgoing, 400, html`<p>This sign-in has expired. Close the window and start again.</p>`);
  if (fields.cancel !== undefined) {
    return provider.interactionFinished(incoming, outgoing, { error: 'access_denied' });
  }
  const parsed = chosen.safeParse(fields);
  if (!parsed.success) return answer(outgoing, 400, form(fields));
  const accountId = developmentAccountId(parsed.data.email);
  people.set(accountId, parsed.data);
  await provider.interactionFinished(incoming, outgoing, { login: { accountId } });
}

async function interaction(provider: Provider, incoming: IncomingMessage, outgoing: ServerResponse) {
  return provider.interactionDetails(incoming, outgoing).catch(() => null);
}

async function readForm(incoming: IncomingMessage): Promise<Record<string, string> | null> {
  let text = '';
  for await (const chunk of incoming) {
    text += chunk;
    if (text.length > longest) return null;
  }
  return Object.fromEntries(new URLSearchParams(text));
}

function form(fields: Record<string, string>): Html {
  const { email: address = '', firstName = 'Dana', lastName = 'Developer' } = fields;
  return html`<h1>Development sign-in</h1>
<p><strong>This is not Google.</strong> It replaces Google on this machine only, because no Google credentials
are set. Anyone who opens it may be anyone, except an administrator.</p>
<form method="post"><label>Email <input name="email" type="email" value="${address}" required autofocus></label>
<label>First name <input name="firstName" value="${firstName}" maxlength="50" required></label>
<label>Last name <input name="lastName" value="${lastName}" maxlength="50" required></label>
<button>Continue</button> <button name="cancel" value="1" formnovalidate>Cancel</button></form>`;
}

function answer(outgoing: ServerResponse, status: number, content: Html): void {
  const document = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Development sign-in</title><style>${new Html(style)}</style></head><body><main>${content}</main></body></html>`;
  outgoing
    .writeHead(status, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
    })
    .end(document.text);
}
