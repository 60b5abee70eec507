import { describe, expect } from 'vitest';
import { codeOf, test, withBroker } from '#test/check-value/desk.ts';
import { makeReport, reportSeen } from '#test/support/check-reports.ts';
import { addBusiness } from '#test/support/deal.ts';
import { answersOf, putAnswer, startCheck } from '#test/support/health-checks.ts';
import { expectOk, join, type Someone } from '#test/support/people.ts';

async function change(owner: Someone, check: string, question: string, value: number | string) {
  const version = (await answersOf(owner, check)).find((one) => one.question === question)?.version ?? 0;
  await expectOk(putAnswer(owner, check, { question, state: 'given', value, version }));
}

describe('a report', () => {
  test('gives the range and the score of the worked example, and their reasons', async ({ desk }) => {
    const { owner, check } = desk;
    const { report, number, changed, mayShare } = await reportSeen(owner, await makeReport(owner, check));
    expect({ number, changed, mayShare }).toEqual({ number: 1, changed: [], mayShare: true });
    const summary = report.chapters.find(({ key }) => key === 'summary');
    const told = (label: string) => summary?.figures.find((figure) => figure.label === label);
    expect(told('Low')).toMatchObject({
      value: '$1.4M',
      behind: [{ label: 'As calculated', value: '$1,393,601' }],
    });
    expect(told('High')?.value).toBe('$1.7M');
    expect(told('Midpoint')).toMatchObject({
      value: '$1.6M',
      behind: [
        { label: 'SDE', value: '$374,000' },
        { label: 'Multiple', value: 'about 4.16×' },
        { label: 'As calculated', value: '$1,555,855' },
      ],
    });
    expect(told('Score, as answered')?.value).toBe('66 of 100');
    expect(told('Score, documented')?.value).toBe('Insufficient information');
    expect(report.numbers).toMatchObject({ sde: 374_000_00, value: 1_555_855_00, revenue: null });
    const keys = report.chapters.map(({ key }) => key);
    expect(keys).toEqual(['summary', 'earnings', 'plan', 'notice', 'method', 'score', 'financing', 'words']);
    const rows = report.chapters.flatMap(({ tables }) => tables).flatMap((table) => table.rows);
    expect(rows.filter(({ place }) => place?.part === 'questions')).toHaveLength(35);
    expect(report.disclaimer).toContain('not an appraisal');
    expect(report.disclaimer).toContain('not audited');
  });

  test('never changes; a new one can be made once something has changed', async ({ desk }) => {
    const { owner, check, product } = desk;
    const first = await makeReport(owner, check);
    const again = () => owner.post(`/api/health-checks/${check}/reports`, {});
    expect(await codeOf(again())).toBe('report-unchanged');
    await change(owner, check, 'A6', 400_000_00);
    const seen = await reportSeen(owner, first);
    expect(seen.report.numbers.sde).toBe(374_000_00);
    expect(seen.changed).toContainEqual({ figure: 'sde', was: 374_000_00, now: 400_000_00 });
    expect((await reportSeen(owner, await makeReport(owner, check))).number).toBe(2);
    const change1 = product.database.db
      .updateTable('check_report')
      .set({ number: 7 })
      .where('id', '=', first)
      .execute();
    await expect(change1).rejects.toThrow('a report never changes');
  });

  test('needs a value', async ({ desk }) => {
    const { owner, product } = desk;
    const other = await join(product, 'Wanda Less');
    const empty = await startCheck(other, await addBusiness(other));
    expect(await codeOf(other.post(`/api/health-checks/${empty}/reports`, {}))).toBe('no-value-yet');
    expect(await codeOf(owner.post(`/api/health-checks/${empty}/reports`, {}))).toBe('not-found');
  });

  test('can be downloaded as a PDF with its figures', async ({ desk }) => {
    const { owner, check } = desk;
    const id = await makeReport(owner, check);
    const answer = await owner.get(`/api/check-reports/${id}/pdf`);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain('health-check-1.pdf');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
    const { PDF } = await import('@libpdf/core');
    const pdf = await PDF.load(bytes);
    expect(pdf.getPageCount()).toBeGreaterThan(3);
    const words = pdf
      .extractText()
      .map(({ text }) => text)
      .join('\n');
    expect(words).toContain('$1.4M');
    expect(words).toContain('66 of 100');
  });

  test('is visible to a broker during the engagement, who cannot share it', async ({ desk }) => {
    const { owner, check, product } = desk;
    const { broker } = await withBroker(desk);
    const id = await makeReport(broker, check);
    expect((await reportSeen(broker, id)).mayShare).toBe(false);
    const body = { label: 'Somebody', endsAt: '2099-01-01T00:00:00Z' };
    expect(await codeOf(broker.post(`/api/check-reports/${id}/shares`, body))).toBe('not-found');
    const stranger = await join(product, 'Sten Stranger');
    for (const path of ['', '/pdf', '/shares'])
      expect(await codeOf(stranger.get(`/api/check-reports/${id}${path}`))).toBe('not-found');
    expect((await reportSeen(owner, id)).madeBy).toBe('Bram Oakes');
  });
});
