import type { Hono } from 'hono';
import type { PreviewImages } from './preview-image.ts';
import type { ServerEnv } from './request-facts.ts';
import type { SiteFiles } from './site-files.ts';

/** `/preview/about-us.png`: the picture of a still page, made from what it says of itself. `/` is `index`. */
export function mountPreviewPages(app: Hono<ServerEnv>, site: SiteFiles, images: PreviewImages): void {
  app.get('/preview/:page{.+\\.png}', (c) => {
    c.set('pattern', '/preview/:page');
    const name = c.req.param('page').replace(/\.png$/, '');
    const head = site.page(name === 'index' ? '/' : `/${name}`)?.head;
    if (!head?.indexed) return c.notFound();
    const { title, description, site: brand } = head;
    return images.response({ brand, kicker: null, title, text: description, facts: [] }, c.req.raw);
  });
}
