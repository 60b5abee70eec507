import type { Hono } from 'hono';
import { dayOf } from '#kernel/days.ts';
import { days, shift } from '#kernel/instant.ts';
import { factsOf, type ServerEnv } from './request-facts.ts';

export type SecurityContact = { publicUrl: string; email: () => string };

/** RFC 9116 recommends less than a year. It moves with the request, since the operator reads the mailbox. */
const goodFor = 180 * days;

export function mountSecurityTxt(app: Hono<ServerEnv>, { publicUrl, email }: SecurityContact): void {
  const path = '/.well-known/security.txt';
  app.get(path, (c) => {
    c.set('pattern', path);
    const expires = dayOf(shift(factsOf(c).now, goodFor));
    const lines = [
      `Contact: mailto:${email()}`,
      `Expires: ${expires}T00:00:00Z`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}${path}`,
    ];
    return new Response(`${lines.join('\n')}\n`, {
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
    });
  });
}
