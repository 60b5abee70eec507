type Cookie = {
  name: string;
  value: string;
  path?: string;
  /** How long the browser keeps it; 0 removes it. */
  seconds: number;
  /** Only over https. */
  secure: boolean;
};

/**
 * The value of Set-Cookie for a cookie that scripts cannot read. Lax: single sign-on and links in emails come from
 * another site.
 */
export function serverCookie({ name, value, path = '/', seconds, secure }: Cookie): string {
  const parts = [`${name}=${value}`, `Path=${path}`, `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Lax'];
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ');
}
