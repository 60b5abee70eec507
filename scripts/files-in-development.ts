import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

type Made = {
  path: RegExp;
  type: string;
  /** The function of `module` that takes the name in the path, and returns `null` for an unknown one. */
  module: string;
  make: string;
};

const files: readonly Made[] = [
  {
    path: /^\/legal\/([a-z]+)\.pdf(?:\?|$)/,
    type: 'application/pdf',
    module: 'scripts/legal-pdfs.ts',
    make: 'legalPdf',
  },
  {
    path: /^\/card-pictures\/([a-z-]+)\.svg(?:\?|$)/,
    type: 'image/svg+xml',
    module: 'scripts/card-pictures.ts',
    make: 'cardPicture',
  },
];

/** Makes on request what a build writes into the folder of the pages. */
export function filesInDevelopment(): Plugin {
  return {
    name: 'files-in-development',
    apply: 'serve',
    configureServer({ config, middlewares }) {
      const load = (path: string) => import(pathToFileURL(join(config.root, path)).href);
      middlewares.use(async (request, response, next) => {
        try {
          for (const { path, type, module, make } of files) {
            const name = path.exec(request.url ?? '')?.[1];
            const made = name ? await (await load(module))[make](name) : null;
            if (!made) continue;
            response.setHeader('Content-Type', type).end(made);
            return;
          }
          next();
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
