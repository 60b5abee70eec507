import { dirname, relative } from 'node:path';

const named = /\bnew URL\(["'](\.[^"'\n]*)["'], import\.meta\.url\b|\bimport\.meta\.(?:dirname|url)\b/g;

/** Makes a bundled module find its files from where its source is, not from where the bundle is: in `folder`. */
export function ownPlaces(folder: string): (code: string, id: string) => string | null {
  return (code, id) => {
    if (!code.includes('import.meta.')) return null;
    const path = relative(folder, id);
    const address = (place: string) => `new URL(${JSON.stringify(place)}, import.meta.url`;
    return code.replaceAll(named, (whole: string, file: string | undefined) => {
      // In one address, so that what checks a built folder sees which file it is.
      if (file) return address(`${dirname(path)}/${file}`);
      if (whole.endsWith('url')) return `${address(path)}).href`;
      return `(import.meta.dirname + ${JSON.stringify(`/${dirname(path)}`)})`;
    });
  };
}
