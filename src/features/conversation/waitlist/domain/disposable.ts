/**
 * Whether an address belongs to a domain on the list, or to one below it (`a.mailinator.com`). The list holds
 * lower-cased domains that can be registered, so that a name with no dot is never looked up.
 */
export function isDisposable(email: string, listed: ReadonlySet<string>): boolean {
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.');
  return labels.slice(0, -1).some((_label, at) => listed.has(labels.slice(at).join('.')));
}
