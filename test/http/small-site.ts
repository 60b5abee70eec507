import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createContext, data, type RouterContextProvider, type ServerBuild } from 'react-router';
import { z } from 'zod';

export const inlineScript = 'window.__page = {"a":1};';
export const inlineStyle = 'body{color:red}';
export const longScript = `console.log(${JSON.stringify('x'.repeat(5_000))});`;

export async function writeSite(folder: string): Promise<void> {
  await mkdir(join(folder, 'assets'), { recursive: true });
  await mkdir(join(folder, 'about-us'));
  await mkdir(join(folder, '.vite'));
  const page = (name: string) =>
    `<!doctype html><title>${name}</title><style>${inlineStyle}</style><script type="module" src="/assets/a.js"></script><script>${inlineScript}</script>${' '.repeat(2_000)}`;
  await writeFile(join(folder, 'index.html'), page('home'));
  await writeFile(join(folder, 'about-us/index.html'), page('about'));
  await writeFile(join(folder, 'assets/a-1.js'), longScript);
  await writeFile(join(folder, 'assets/f-1.woff2'), new Uint8Array(2_000));
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *\n');
  await writeFile(join(folder, '.vite/manifest.json'), '{}');
}

const apiContext = createContext<((path: string) => Promise<Response>) | null>(null);
const nonceContext = createContext<string | null>(null);
const requestIdContext = createContext<string | null>(null);
const publicUrlContext = createContext<string | null>(null);

const shown = z.object({ status: z.number() });

export function smallBuild(): ServerBuild {
  const nothing = () => null;
  const route = (id: string, path: string, loader: (context: RouterContextProvider) => unknown) => ({
    id,
    path,
    module: {
      default: nothing,
      loader: ({ context }: { context: RouterContextProvider }) => loader(context),
    },
  });
  const module = {
    apiContext,
    nonceContext,
    requestIdContext,
    publicUrlContext,
    default: (
      _request: Request,
      status: number,
      headers: Headers,
      _entry: unknown,
      context: RouterContextProvider,
    ) => {
      headers.set('Content-Type', 'text/html; charset=utf-8');
      return new Response(`<p>${status} ${context.get(nonceContext)} ${context.get(requestIdContext)}</p>`, {
        status,
        headers,
      });
    },
  };
  const routes = {
    page: route('page', 'page', async (context) => {
      const options = await context.get(apiContext)?.('/api/echo-cookie');
      return { status: shown.parse({ status: options?.status }).status };
    }),
    fails: route('fails', 'fails', () => {
      throw new Error('CANARY broke');
    }),
    none: route('none', '*', () => {
      throw data(null, { status: 404 });
    }),
  };
  return {
    entry: { module },
    routes,
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as ServerBuild;
}
