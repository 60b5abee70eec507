import { prerendered } from '../react-router.config.ts';

const help = '/help/';
const mailed = ['/reset-password', '/verify-email'];

/** Every still page (one help article stands for all), the listings, and one listing. */
export async function publicPages(origin: string): Promise<string[]> {
  const article = prerendered.find((path) => path.startsWith(help));
  const still = prerendered
    .filter((path) => !path.startsWith(help) || path === article)
    .flatMap((path) => (mailed.includes(path) ? [`${path}#token=sample`, path] : [path]));
  const market = '/businesses-for-sale';
  const answer = await fetch(origin + market);
  const rendered = ['/login', market];
  if (!answer.ok) return still;
  const listing = (await answer.text()).match(/href="(\/businesses-for-sale\/[^"?#.]+)"/)?.[1];
  return [...still, ...rendered, ...(listing ? [listing] : [])];
}
