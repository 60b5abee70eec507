import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Refused } from '#kernel/refusal.ts';
import type { Confinement } from '#platform/confine/confinement.ts';
import { openConfinement } from '#platform/confine/open-confinement.ts';
import { findOffice } from '#platform/render/find-office.ts';
import { officeConverter } from '#platform/render/office-converter.ts';

const program = await findOffice(process.env.PATH ?? '');
const confinement = program === null ? null : await openConfinement(program, []);

/** Hides Writer's library, as on a machine with only Calc installed. */
function withoutWriter(way: Confinement, office: string): Confinement {
  const library = join(dirname(realpathSync(office)), 'libswlo.so');
  return {
    name: 'without Writer',
    words: (inside) => {
      const words = way.words(inside);
      const at = words.indexOf('--remount-ro');
      return [...words.slice(0, at), '--ro-bind', '/dev/null', library, ...words.slice(at)];
    },
  };
}

const sample = (ending: string) => ({
  fileName: `a.${ending}`,
  whose: 'somebody',
  load: () => readFile(new URL(`../../src/platform/render/samples/sample.${ending}`, import.meta.url)),
});

describe.skipIf(!program || confinement?.name !== 'bubblewrap')('LibreOffice without Writer', () => {
  test('opens a workbook, and does not call letters damaged', async () => {
    if (!program || !confinement) return;
    const said: object[] = [];
    const log = { error: (facts: object) => void said.push(facts) };
    const office = officeConverter(program, withoutWriter(confinement, program), { log });
    const refused = await office.toPdf(sample('docx')).catch((error: unknown) => error);
    expect(refused instanceof Refused && refused.code).toBe('office-part-missing');
    expect(said).toEqual([{ ending: 'docx' }]);
    expect(
      Buffer.from(await office.toPdf(sample('xlsx')))
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });
});
