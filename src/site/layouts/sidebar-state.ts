const cookieName = 'cairn-sidebar';
export const sidebarCookieDays = 7;
/** Where there is a sidebar: below, a menu at the top takes its place. */
export const sidebarShown = '(min-width: 768px)';

/** Whether the cookie header leaves the sidebar open; it is open unless closed by hand. */
export function sidebarOpenIn(cookies: string | null): boolean {
  return !(cookies ?? '').split(/;\s*/).includes(`${cookieName}=closed`);
}

/** The cookie that keeps the state for 7 days. */
export function sidebarCookie(open: boolean): string {
  return `${cookieName}=${open ? 'open' : 'closed'}; Path=/; Max-Age=${sidebarCookieDays * 24 * 60 * 60}; SameSite=Lax`;
}
