/**
 * Whether an address is at a listed domain or below one (`a.mailinator.com`). The list has lower-case
 * registrable domains, so names without a dot are not looked up.
 */
export function isDisposable(email: string, listed: ReadonlySet<string>): boolean {
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.');
  return labels.slice(0, -1).some((_label, at) => listed.has(labels.slice(at).join('.')));
}
