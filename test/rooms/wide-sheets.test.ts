import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Confinement } from '#platform/confine/confinement.ts';
import { findOffice } from '#platform/render/find-office.ts';
import { officeConverter } from '#platform/render/office-converter.ts';

const program = await findOffice(process.env.PATH ?? '');
const unconfined: Confinement = { name: 'none', words: (inside) => [...inside] };

/** `wide-by-libreoffice.xlsx`: accounts by twelve months and their total, written by LibreOffice 7.4 from a CSV file. */
test.skipIf(program === null)(
  'twelve months and their total that LibreOffice wrote are on one page with their accounts',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cairn-test-wide-'));
    try {
      const office = officeConverter(program ?? '', unconfined, { folder });
      const bytes = await readFile(new URL('./files/wide-by-libreoffice.xlsx', import.meta.url));
      const pdf = await office.toPdf({ fileName: 'wide.xlsx', whose: 'a seller', load: async () => bytes });
      expect(
        Buffer.from(pdf)
          .toString('latin1')
          .match(/\/Type\s*\/Page\b/g),
      ).toHaveLength(1);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  120_000,
);
