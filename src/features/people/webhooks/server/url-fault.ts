/** Why messages can't be sent to an address; `null` if they can. Names are resolved when a message is sent. */
export function urlFault(text: string, { plainHttp }: { plainHttp: boolean }): string | null {
  const url = URL.parse(text);
  if (!url) return 'Enter a web address, such as https://example.com/cairn.';
  const allowed = plainHttp ? ['https:', 'http:'] : ['https:'];
  if (!allowed.includes(url.protocol)) return 'The address must begin with https://.';
  if (url.username !== '' || url.password !== '')
    return 'The address must not contain a user name or password.';
  if (url.hash !== '') return 'The address must not contain a #.';
  return null;
}
