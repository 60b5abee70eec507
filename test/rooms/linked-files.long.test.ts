import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openConfinement } from '#platform/confine/open-confinement.ts';
import { findOffice } from '#platform/render/find-office.ts';
import { type OfficeConverter, officeConverter } from '#platform/render/office-converter.ts';
import { processRenderer } from '#platform/render/process-renderer.ts';
import { linkingDocuments } from '#test/support/linking-documents.ts';
import { picture as made } from '#test/support/pictures.ts';

const program = await findOffice(process.env.PATH ?? '');
const confinement = program === null ? null : await openConfinement(program, []);

/** Widths that no other picture of a document has: of the file at creation, and of its replacement. */
const [before, after] = [173, 211];

describe.skipIf(!program || !confinement)('documents saved by LibreOffice with links to other files', () => {
  let folder: string;
  let documents: { name: string; bytes: Buffer }[] = [];
  let office: OfficeConverter;
  const asked: string[] = [];
  const renderer = processRenderer();
  const web = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end('CANARY of the web');
  });

  beforeAll(async () => {
    if (!program || !confinement) return;
    folder = await mkdtemp(join(tmpdir(), 'cairn-test-linked-'));
    const picture = join(folder, 'picture.png');
    await writeFile(picture, await made('png', { width: before, height: 90 }));
    await writeFile(join(folder, 'secret.txt'), 'CANARY of a text\n');
    await writeFile(join(folder, 'table.csv'), 'CANARY of a table,2\n3,4\n');
    await new Promise<void>((listening) => web.listen(0, '127.0.0.1', listening));
    const address = web.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    documents = await linkingDocuments(program, join(folder, 'made'), {
      picture,
      text: join(folder, 'secret.txt'),
      table: join(folder, 'table.csv'),
      page: `http://127.0.0.1:${port}`,
    });
    // If a document shows this version, it reads the file now.
    await writeFile(picture, await made('png', { width: after, height: 90 }));
    asked.length = 0;
    office = officeConverter(program, confinement);
  });

  afterAll(async () => {
    await renderer.stop();
    web.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('show nothing of the machine in their pages, and cause no network requests', async () => {
    expect(documents.length).toBeGreaterThan(15);
    for (const { name, bytes } of documents) {
      const pdf = await office.toPdf({ fileName: name, whose: 'stranger', load: async () => bytes });
      const source = { key: name, kind: 'pdf', whose: 'stranger', load: async () => pdf } as const;
      const words = (await renderer.text(source)).pages.join('\n');
      const pictures =
        Buffer.from(pdf)
          .toString('latin1')
          .match(/\/Width \d+/g) ?? [];
      expect({ name, pictures, words }).toEqual({
        name,
        pictures: expect.not.arrayContaining([`/Width ${after}`]),
        words: expect.not.stringMatching(/CANARY|root:/),
      });
    }
    expect(asked).toEqual([]);
  });

  test('do show it without the confinement, which proves that the test above is real', async () => {
    if (!program) return;
    const open = { name: 'none', words: (inside: readonly string[]) => [...inside] };
    const work = await mkdtemp(join(folder, 'open-'));
    const trusting = officeConverter(program, open, { folder: work });
    const linked = documents.find(({ name }) => name === 'include.rtf as rtf.rtf');
    if (!linked) throw new Error('the document with a field was not made');
    const pdf = await trusting.toPdf({
      fileName: linked.name,
      whose: 'stranger',
      load: async () => linked.bytes,
    });
    expect(Buffer.from(pdf).toString('latin1')).toContain(`/Width ${after}`);
  });
});
