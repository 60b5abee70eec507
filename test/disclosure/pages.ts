import type { RouteConfigEntry } from '@react-router/dev/routes';
import siteMap from '../../src/site/routes.ts';

export function pagePatterns(entries: readonly RouteConfigEntry[] = siteMap, above = ''): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const here = path === undefined ? above : `${above}/${path === '*' ? 'nowhere' : path}`;
    const own = index || (path !== undefined && children.length === 0) ? [here || '/'] : [];
    return [...own, ...pagePatterns(children, here)];
  });
}

export function filled(pattern: string, ids: readonly string[]): string[] {
  return /:\w+/.test(pattern) ? ids.map((id) => pattern.replace(/:\w+/, id)) : [pattern];
}
