import type { HttpApp } from '#http/app.ts';
import { createHttpServer, type HttpServer } from '#http/server.ts';

export type RealServer = { url: string; port: number; server: HttpServer };

export async function listening(): Promise<RealServer> {
  const server = createHttpServer();
  const { port } = await server.listen(0, '127.0.0.1');
  return { url: `http://localhost:${port}`, port, server };
}

export function serveApp({ server }: RealServer, app: HttpApp): void {
  server.serve({ fetch: (request, env) => app.fetch(request, env) });
}
