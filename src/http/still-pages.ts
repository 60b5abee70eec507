import { type CachedContent, cachedContent } from './compressed.ts';
import { isLean, leanPage, styleSheetsOf } from './lean-page.ts';
import type { PageBranding } from './page-branding.ts';
import { type SiteFile, type SiteFiles, type StillPage, stillPageOf } from './site-files.ts';

/** Pages that are the same for everybody, and the files of the site. */
export type StillPages = {
  page(path: string): Promise<StillPage | null>;
  file(path: string): SiteFile | undefined;
};

type Made = { key: string; pages: Map<string, Promise<StillPage>> };

/**
 * The built pages while nothing is published; otherwise each is rendered when it is first asked for, and kept until
 * something else is published. `render`: the HTML of a page, without a nonce.
 */
export function stillPages(
  site: SiteFiles | null,
  branding: PageBranding,
  render: (path: string) => Promise<string>,
): StillPages {
  let made: Made | null = null;
  return {
    page: async (path) => {
      const built = site?.page(path);
      if (!site || !built) return null;
      const key = branding.key();
      if (key === null) return built;
      if (made?.key !== key) made = { key, pages: new Map() };
      const { pages } = made;
      const page = pages.get(built.path) ?? makePage(site, built.path, render);
      pages.set(built.path, page);
      page.catch(() => pages.delete(built.path));
      return page;
    },
    // The data of a page holds the same words as the page.
    file: (path) => (path.endsWith('.data') && branding.key() !== null ? undefined : site?.file(path)),
  };
}

async function makePage(
  site: SiteFiles,
  path: string,
  render: (path: string) => Promise<string>,
): Promise<StillPage> {
  return pageFrom(site, path, await render(path), cachedContent);
}

export async function pageFrom(
  site: SiteFiles,
  path: string,
  html: string,
  content: (bytes: Uint8Array) => CachedContent,
): Promise<StillPage> {
  const lean = isLean(html) ? leanPage(html, await stylesOf(site, html), null) : html;
  return stillPageOf(path, content(new TextEncoder().encode(lean)));
}

export async function stylesOf(site: SiteFiles, html: string): Promise<Map<string, string>> {
  const css = new Map<string, string>();
  for (const path of styleSheetsOf(html)) {
    const sheet = await site.file(path)?.content();
    if (sheet) css.set(path, new TextDecoder().decode(sheet.bytes));
  }
  return css;
}
