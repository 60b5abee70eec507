/** Writes the settings table of the README from `configTable`; --check only reports whether it is up to date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configTable } from '#platform/config-table.ts';

const readme = join(import.meta.dirname, '../README.md');

export function withSettings(text: string): string {
  const rows = configTable.map((entry) => `| \`${entry.name}\` | ${entry.default} | ${entry.meaning} |`);
  const table = ['| setting | default | meaning |', '| --- | --- | --- |', ...rows].join('\n');
  return text.replace(
    /(<!-- settings -->\n)[\s\S]*?(<!-- \/settings -->)/,
    (_all, open: string, close: string) => `${open}${table}\n${close}`,
  );
}

if (import.meta.main) {
  const text = readFileSync(readme, 'utf8');
  const fresh = withSettings(text);
  if (!process.argv.includes('--check')) writeFileSync(readme, fresh);
  else if (fresh !== text) {
    console.error('README.md: the settings table is stale; run node scripts/generate-settings.ts');
    process.exitCode = 1;
  }
}
