import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

export function legalPdfsInDevelopment(): Plugin {
  return {
    name: 'legal-pdfs-in-development',
    apply: 'serve',
    configureServer({ config, middlewares }) {
      const load = (path: string) => import(pathToFileURL(join(config.root, path)).href);
      middlewares.use(async (request, response, next) => {
        const slug = /^\/legal\/([a-z]+)\.pdf(?:\?|$)/.exec(request.url ?? '')?.[1];
        if (!slug) return next();
        try {
          const { legalPdf } = await load('scripts/legal-pdfs.ts');
          const pdf: Uint8Array | null = await legalPdf(slug);
          if (!pdf) return next();
          response.setHeader('Content-Type', 'application/pdf').end(pdf);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
