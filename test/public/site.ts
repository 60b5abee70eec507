import { builtPages, type Pages } from '#http/pages.ts';
import { test as plain } from '#test/support/database.ts';
import { type TestProduct, testProduct } from '#test/support/product.ts';
import { buildWeb } from '../../scripts/web-build.ts';

const buildFolder = new URL('../../build', import.meta.url).pathname;
export const publicUrl = 'https://cairn.test';

let built: Promise<Pages> | null = null;

export const test = plain
  .extend(
    'pages',
    { scope: 'worker' },
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names out of this pattern
    async ({}): Promise<Pages> => {
      built ??= buildWeb().then(() => builtPages(buildFolder, publicUrl));
      return built;
    },
  )
  .extend('site', async ({ fresh, pages }, { onCleanup }): Promise<TestProduct> => {
    const product = await testProduct(fresh, { pages, publicUrl });
    onCleanup(() => product[Symbol.asyncDispose]());
    return product;
  });

export type Page = {
  status: number;
  html: string;
  meta(name: string): string | null;
  link(rel: string): string | null;
  count(element: string): number;
  data(): Record<string, unknown>[];
};

export async function open({ call }: Pick<TestProduct, 'call'>, path: string): Promise<Page> {
  const response = await call('GET', path);
  const html = await response.text();
  const find = (pattern: RegExp) => unescaped(html.match(pattern)?.[1] ?? null);
  return {
    status: response.status,
    html,
    meta: (name) => find(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`)),
    link: (rel) => find(new RegExp(`<link rel="${rel}" href="([^"]*)"`)),
    count: (element) => [...html.matchAll(new RegExp(`<${element}[\\s>]`, 'g'))].length,
    data: () =>
      [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map((match) =>
        JSON.parse(match[1] ?? ''),
      ),
  };
}

function unescaped(text: string | null): string | null {
  return (
    text
      ?.replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&') ?? null
  );
}
