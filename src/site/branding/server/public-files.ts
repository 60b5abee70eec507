import { legalPages } from '#content/legal-pages.ts';
import type { WebRoute } from '#http/web-routes.ts';
import type { Reader } from '#platform/context.ts';
import type { CurrentBranding } from './current-branding.ts';
import { printLegal } from './print-legal.ts';
import { findMark } from './store.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** A mark is found by its ID only, so one that is not published is seen by those who have the draft. */
export function markFile(db: Reader): WebRoute {
  return {
    method: 'GET',
    path: '/branding/:file',
    handle: async (request) => {
      const id = /\/([^/]+)\.webp$/.exec(new URL(request.url).pathname)?.[1] ?? '';
      const found = uuid.test(id) ? await findMark(db, id) : undefined;
      if (!found) return new Response(null, { status: 404 });
      return new Response(Uint8Array.from(found.bytes), {
        headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=31536000, immutable' },
      });
    },
  };
}

/** In place of the PDFs that the build made, once something is published: printed once for each version. */
export function legalFiles(current: Pick<CurrentBranding, 'key'>): WebRoute[] {
  const printed = new Map<string, { key: string; pdf: Promise<Uint8Array> }>();
  return legalPages.map(({ slug, page }) => ({
    method: 'GET',
    path: `/legal/${slug}.pdf`,
    unless: () => current.key() === null,
    handle: async () => {
      const key = current.key() ?? '';
      const known = printed.get(slug);
      const made = known?.key === key ? known : { key, pdf: printLegal(page()) };
      printed.set(slug, made);
      made.pdf.catch(() => printed.delete(slug));
      return new Response(Uint8Array.from(await made.pdf), {
        headers: { 'Content-Type': 'application/pdf', 'Cache-Control': 'public, max-age=3600' },
      });
    },
  }));
}
