/** As much of a browser as a sign-in popup needs: cookies by path, and redirects one at a time. */
export function browser(origin: string) {
  const jar = new Map<string, { value: string; path: string }>();
  const cookiesFor = (path: string) =>
    [...jar]
      .filter(([, { path: own }]) => path.startsWith(own))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
  const go = async (address: string, form?: Record<string, string>, extra: Record<string, string> = {}) => {
    const url = new URL(address, origin);
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: cookiesFor(url.pathname), ...extra },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    for (const line of response.headers.getSetCookie()) keep(jar, line);
    return response;
  };
  const follow = async (
    address: string,
    form?: Record<string, string>,
  ): Promise<{ response: Response; url: string }> => {
    let response = await go(address, form);
    let url = new URL(address, origin).href;
    for (let i = 0; i < 10 && response.status >= 300 && response.status < 400; i += 1) {
      url = new URL(response.headers.get('location') ?? '', url).href;
      response = await go(url);
    }
    return { response, url };
  };
  return { go, follow, jar };
}

function keep(jar: Map<string, { value: string; path: string }>, line: string): void {
  const [pair = '', ...attributes] = line.split(/;\s*/);
  const equals = pair.indexOf('=');
  const name = pair.slice(0, equals);
  const value = pair.slice(equals + 1);
  const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? '/';
  const gone = attributes.some((one) => /^max-age=0$/i.test(one) || /^expires=Thu, 01 Jan 1970/i.test(one));
  if (gone || value === '') jar.delete(name);
  else jar.set(name, { value, path });
}
