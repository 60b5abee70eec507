const cookieName = 'cairn-sidebar';
export const sidebarCookieDays = 7;
/** Below this width a menu at the top replaces the sidebar. */
export const sidebarShown = '(min-width: 768px)';

export function sidebarOpenIn(cookies: string | null): boolean {
  return !(cookies ?? '').split(/;\s*/).includes(`${cookieName}=closed`);
}

export function sidebarCookie(open: boolean): string {
  return `${cookieName}=${open ? 'open' : 'closed'}; Path=/; Max-Age=${sidebarCookieDays * 24 * 60 * 60}; SameSite=Lax`;
}
