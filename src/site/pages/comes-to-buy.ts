import { returnPathFrom } from '#kit/auth/return-path.ts';
import { paths } from '#kit/paths.ts';

const buyersPlaces = [paths.marketplace(), paths.businessesForSale(), '/listing'];

/** Whether the person was about to look at businesses for sale. `search`: that of the page to sign up or in on. */
export function comesToBuy(search: string): boolean {
  const { pathname } = new URL(returnPathFrom(search, '/'), 'http://here.invalid');
  if (/^\/listing\/[^/]+\/./.test(pathname)) return false;
  return buyersPlaces.some((place) => pathname === place || pathname.startsWith(`${place}/`));
}
