import { readForm } from '#http/body.ts';
import type { WebRoute } from '#http/web-routes.ts';
import { Refused } from '#kernel/refusal.ts';
import { joinWaitlist } from '../contract.ts';
import { anchorOf, type FormStage, formAction } from '../domain/form-anchors.ts';
import { type Waitlist, waitlists } from '../domain/lists.ts';

const pages: Record<Waitlist, string> = {
  'health-check': '/for-sellers',
  'earnings-quality': '/for-sellers',
  'broker-program': '/for-brokers',
};

/** The form without JavaScript: the same call, then a redirect to the card with the outcome. */
export function waitlistFormPost(publicUrl: string): WebRoute {
  return {
    method: 'POST',
    path: formAction,
    handle: async (request, _facts, api) => {
      if (!isFromHere(request, publicUrl)) throw new Refused('form-from-elsewhere');
      const form = await readForm(request);
      if (!form) throw new Refused('not-a-form');
      const list = waitlists.find((one) => one === form.get('list'));
      if (!list) throw new Refused('invalid-fields', { fields: { list: ['Not one of our lists.'] } });
      const email = form.get('email')?.trim() ?? '';
      const { status } = await api(joinWaitlist.path, {
        method: joinWaitlist.method,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ list, email }),
      });
      const to = `${pages[list]}#${anchorOf(list, stageOf(status, email))}`;
      return new Response(null, { status: 303, headers: { Location: to, 'Cache-Control': 'no-store' } });
    },
  };
}

function stageOf(status: number, email: string): FormStage {
  if (status === joinWaitlist.status) return 'joined';
  if (status !== 400) return 'later';
  return email === '' ? 'required' : 'invalid';
}

/** Browsers send where a form comes from; a request without either header is not from our pages. */
function isFromHere(request: Request, publicUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = URL.parse(request.headers.get('origin') ?? '');
  return origin !== null && (origin.origin === publicUrl || origin.host === request.headers.get('host'));
}
