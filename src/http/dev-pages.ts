import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { ServerBuild } from 'react-router';
import type { Pages } from './pages.ts';

type Before = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;
export type DevPages = { pages: Pages; before: Before; close(): Promise<void> };

export async function devPages(server: Server, root: string): Promise<DevPages> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  const build = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
  return {
    pages: { build, site: null, mode: 'development' },
    before: (incoming, outgoing, next) => vite.middlewares(incoming, outgoing, next),
    close: () => vite.close(),
  };
}
