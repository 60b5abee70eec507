import { dirname, relative } from 'node:path';

/** Makes a bundled module find its files from where its source is, not from where the bundle is: in `folder`. */
export function ownPlaces(folder: string): (code: string, id: string) => string | null {
  return (code, id) => {
    if (!code.includes('import.meta.')) return null;
    const path = relative(folder, id);
    return code
      .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${dirname(path)}`)})`)
      .replaceAll('import.meta.url', `new URL(${JSON.stringify(path)}, import.meta.url).href`);
  };
}
