import type { Config } from '@react-router/dev/config';

/** Pages that are the same for everybody: rendered once, at build time. Their loaders may read content only. */
export const prerendered = [
  '/',
  '/for-sellers',
  '/for-brokers',
  '/about-us',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/terms',
  '/privacy',
];

export default {
  appDirectory: 'src/web',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  prerender: prerendered,
} satisfies Config;
