import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { finishSite } from './scripts/finish-site.ts';
import { helpArticles } from './src/content/help/articles.ts';

/** Pages that are the same for everyone: rendered once, at build time. Their loaders may read content only. */
export const prerendered = [
  '/',
  '/for-sellers',
  '/evaluation',
  '/for-brokers',
  '/about-us',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/terms',
  '/privacy',
  '/verify',
  '/help',
  ...helpArticles.map((article) => `/help/${article.slug}`),
];

const config: Config = {
  appDirectory: 'src/site',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  prerender: prerendered,
  buildEnd: ({ reactRouterConfig }) => finishSite(join(reactRouterConfig.buildDirectory, 'client')),
};

export default config;
