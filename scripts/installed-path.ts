/** Where Node finds the package `name` that the one at `from` needs: in its own node_modules, then further up. */
export function installedPath(
  packages: Readonly<Record<string, unknown>>,
  from: string,
  name: string,
): string | null {
  const path = `${from ? `${from}/` : ''}node_modules/${name}`;
  if (path in packages) return path;
  return from === ''
    ? null
    : installedPath(packages, from.slice(0, Math.max(from.lastIndexOf('/node_modules/'), 0)), name);
}
