import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { legalPages } from '#content/legal-pages.ts';
import { printLegal } from '#site/branding/server/print-legal.ts';

export async function writeLegalPdfs(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const { slug, page } of legalPages)
    writeFileSync(join(folder, `${slug}.pdf`), await printLegal(page()));
}

export async function legalPdf(slug: string): Promise<Uint8Array | null> {
  const found = legalPages.find((legal) => legal.slug === slug);
  return found ? printLegal(found.page()) : null;
}
