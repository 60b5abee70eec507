import { describe, expect } from 'vitest';
import { z } from 'zod';
import { addPaper, answersOf, give, putAnswer } from '../support/health-checks.ts';
import { plainPdf } from '../support/hostile-pdfs.ts';
import { expectOk, join, type Someone } from '../support/people.ts';
import { addHelper, problemOf, test } from './scene.ts';

const papers = z.object({
  papers: z.array(
    z.looseObject({
      id: z.string(),
      name: z.string(),
      questions: z.array(z.string()),
      mayDelete: z.boolean(),
    }),
  ),
});
const papersOf = async (who: Someone, check: string) =>
  papers.parse(await expectOk(who.get(`/api/health-checks/${check}/papers`))).papers;
const send = (who: Someone, check: string, name: string, bytes: Uint8Array, type: string) =>
  who.upload(`/api/health-checks/${check}/papers?${new URLSearchParams({ name })}`, bytes, type);
const text = (words: string) => new TextEncoder().encode(words);
const link = (who: Someone, id: string, question: string, behind: boolean) =>
  who.post(`/api/check-papers/${id}/links`, { question, behind });

describe('a supporting document', () => {
  test('makes its answer documented until it is removed', async ({ scene }) => {
    const { owner, check } = scene;
    await give(owner, check, 'B1', 40);
    const id = await addPaper(owner, check, 'Contracts.pdf', 'B1');
    expect(await answersOf(owner, check)).toMatchObject([
      { answer: { evidenced: true }, papers: [{ id, name: 'Contracts.pdf' }] },
    ]);
    await expectOk(link(owner, id, 'B1', false));
    expect(await answersOf(owner, check)).toMatchObject([{ answer: { evidenced: false }, papers: [] }]);
    await expectOk(link(owner, id, 'B1', true));
    await expectOk(link(owner, id, 'B1', true));
    await expectOk(owner.delete(`/api/check-papers/${id}`));
    expect(await answersOf(owner, check)).toMatchObject([{ answer: { evidenced: false }, papers: [] }]);
  });

  test('only belongs to an answer with a value', async ({ scene: { owner, check } }) => {
    const id = await addPaper(owner, check, 'Lease.pdf');
    expect(await problemOf(link(owner, id, 'B1', true))).toMatchObject({ code: 'no-answer-yet' });
    await expectOk(putAnswer(owner, check, { question: 'B1', state: 'not_done_yet', version: 0 }));
    expect(await problemOf(link(owner, id, 'B1', true))).toMatchObject({ code: 'no-answer-yet' });
  });

  test('is stored encrypted, downloads unchanged, and is deleted with its file', async ({ scene }) => {
    const { product, owner, check } = scene;
    const id = await addPaper(owner, check, 'Lease');
    const { file_key, name } = await product.database.db
      .selectFrom('check_paper')
      .select(['file_key', 'name'])
      .executeTakeFirstOrThrow();
    expect(name).toBe('Lease.pdf');
    const stored = await product.files.get(file_key);
    expect(stored && Buffer.from(stored).includes('%PDF')).toBe(false);
    const answer = await owner.get(`/api/check-papers/${id}/file`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(plainPdf('Lease')))).toBe(true);
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    await expectOk(owner.delete(`/api/check-papers/${id}`));
    await product.runJob('remove-orphaned-files');
    expect(await product.files.get(file_key)).toBeNull();
    expect((await owner.get(`/api/check-papers/${id}/file`)).status).toBe(404);
  });

  test('is refused if its content is not what its name says', async ({ scene: { owner, check } }) => {
    const refused: [string, Uint8Array, string][] = [
      ['books.xlsx', plainPdf('Books'), 'application/pdf'],
      ['books.pdf', text('<!doctype html><script>1</script>'), 'application/pdf'],
      ['books.csv', text('#!/bin/sh\nrm -rf /\n'), 'text/csv'],
      ['books.exe', text('a,b\n1,2\n'), 'text/csv'],
      ['books.csv', new Uint8Array(0), 'text/csv'],
    ];
    for (const [name, bytes, type] of refused)
      expect((await problemOf(send(owner, check, name, bytes, type))).code, name).toMatch(
        /paper-not-taken|malformed-request/,
      );
    expect((await send(owner, check, 'a.zip', text('PK'), 'application/zip')).status).toBe(415);
    expect((await send(owner, check, 'Sales.CSV', text('a,b\n1,2\n'), 'text/csv')).status).toBe(201);
    expect((await papersOf(owner, check)).map(({ name }) => name)).toEqual(['Sales.CSV']);
  });

  test('with the EICAR test string is refused', async ({ scene: { owner, check } }) => {
    const eicar = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS${'-TEST-FILE!$H+H*'}`;
    expect(await problemOf(send(owner, check, 'a.csv', text(eicar), 'text/csv'))).toMatchObject({
      code: 'paper-infected',
    });
  });

  test('is hidden from everyone else', async ({ scene }) => {
    const { product, owner, check } = scene;
    await give(owner, check, 'B1', 40);
    const id = await addPaper(owner, check, 'Contracts.pdf', 'B1');
    const stranger = await join(product, 'Sam Stranger');
    for (const answer of [
      stranger.get(`/api/health-checks/${check}/papers`),
      stranger.get(`/api/check-papers/${id}/file`),
      stranger.delete(`/api/check-papers/${id}`),
      link(stranger, id, 'B1', false),
      send(stranger, check, 'a.pdf', plainPdf('A'), 'application/pdf'),
    ])
      expect((await answer).status).toBe(404);
  });
});

test('a collaborator sees the documents of their section and their own, and deletes only their own', async ({
  scene,
}) => {
  const { owner, check } = scene;
  await give(owner, check, 'B1', 40);
  await give(owner, check, 'D1', 4, { locationDependent: true });
  const contracts = await addPaper(owner, check, 'Contracts.pdf', 'B1');
  const lease = await addPaper(owner, check, 'Lease.pdf', 'D1');
  await expectOk(link(owner, lease, 'B1', true));
  const { helper } = await addHelper(scene, 'Beth Bookkeeper', { sections: ['risk'] });
  expect(await papersOf(helper, check)).toMatchObject([{ id: lease, questions: ['D1'], mayDelete: false }]);
  expect((await helper.get(`/api/check-papers/${contracts}/file`)).status).toBe(404);
  expect((await helper.delete(`/api/check-papers/${lease}`)).status).toBe(403);
  expect((await link(helper, lease, 'B1', false)).status).toBe(404);
  const own = await addPaper(helper, check, 'Ageing.pdf');
  expect((await helper.delete(`/api/check-papers/${own}`)).status).toBe(200);
});
