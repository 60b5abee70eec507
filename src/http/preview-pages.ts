import type { Context, Hono } from 'hono';
import type { PreviewImages } from './preview-image.ts';
import type { ServerEnv } from './request-facts.ts';
import { headOf, type PageHead } from './site-files.ts';
import type { StillPages } from './still-pages.ts';

export function mountPreviewPages(app: Hono<ServerEnv>, still: StillPages, images: PreviewImages): void {
  app.get('/preview/*', async (c) => {
    c.set('pattern', '/preview/:page');
    const name = c.req.path.replace(/^\/preview\//, '').replace(/\.png$/, '');
    if (!c.req.path.endsWith('.png') || !address.test(name)) return c.notFound();
    const path = name === 'index' ? '/' : `/${name}`;
    const facts = await (await still.page(path))?.facts();
    const head = facts?.head ?? (await renderedHead(app, c, path));
    // Only public pages name the site: see site/page-meta.ts.
    if (!head?.indexed || !head.site) return c.notFound();
    const { title, description, site: brand } = head;
    return images.response({ brand, kicker: null, title, text: description, facts: [] }, c.req.raw);
  });
}

/** Hyphenated words and slashes: no path traversal. */
const address = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/;

async function renderedHead(
  app: Hono<ServerEnv>,
  c: Context<ServerEnv>,
  path: string,
): Promise<PageHead | null> {
  const page = await app.request(path, {}, c.env);
  const isPage = page.ok && page.headers.get('content-type')?.startsWith('text/html');
  return isPage ? headOf(await page.text()) : null;
}
