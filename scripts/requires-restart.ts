/** Of kit, site and features, what only pages import: Vite reloads it. */
const pages = /^kit\/|^site\/(?:pages|layouts|[^/]+$)|^(?:features\/[^/]+|site)\/[^/]+\/web\//;

/** Whether the server must restart when this file below src changes. */
export function requiresRestart(file: string): boolean {
  const path = file.replaceAll('\\', '/');
  return path.endsWith('.ts') && !path.endsWith('.test.ts') && !pages.test(path);
}
