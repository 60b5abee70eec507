import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

/** Where an import, or the address of a program, names a file of ours. */
const named = /((?:\bfrom|\bimport)\s*\(?\s*|\bnew URL\(\s*)(["'])([#.][^"'\n]*)\.ts\2/g;

/**
 * Replaces every TypeScript file of a built folder by JavaScript: the same lines, without types. Node would strip them
 * at every start, and keep what strips them in memory. `read`: files that the server reads as text, which stay as well.
 */
export function toJavaScript(folder: string, read: readonly string[]): void {
  for (const file of globSync('{src,scripts}/**/*.ts', { cwd: folder })) {
    const path = join(folder, file);
    const stripped = stripTypeScriptTypes(readFileSync(path, 'utf8'));
    writeFileSync(path.replace(/\.ts$/, '.js'), stripped.replaceAll(named, '$1$2$3.js$2'));
    if (!read.includes(file)) rmSync(path);
  }
}
