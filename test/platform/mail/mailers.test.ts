import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Mailer } from '#platform/mail/mailer.ts';
import { outboxMailer } from '#platform/mail/outbox-mailer.ts';
import { smtpMailer } from '#platform/mail/smtp-mailer.ts';
import { type SmtpServer, smtpServer } from './smtp-server.ts';

const mail = {
  to: 'ann@shop.example',
  subject: 'Größe 🦊',
  text: 'Hello Ann,\n\nhttp://localhost/x#token=abc\n',
  html: '<p>Hello <b>Ann</b></p>',
};
let server: SmtpServer;
const open: Mailer[] = [];
beforeAll(async () => {
  server = await smtpServer();
});
afterAll(async () => {
  for (const mailer of open) mailer.close();
  await server.stop();
});

const smtp = () => smtpMailer({ url: server.url, from: () => 'Cairn <no-reply@cairn.example>' });

describe.each([
  ['outbox', outboxMailer, 'kept'],
  ['smtp', smtp, 'sent'],
] as const)('every mailer: %s', (_name, make, delivery) => {
  const mailer = () => {
    const made = make();
    open.push(made);
    return made;
  };

  test('reports the result of an email', async () => {
    expect(await mailer().send(mail)).toBe(delivery);
  });

  test('sends several at the same time', async () => {
    const one = mailer();
    expect(await Promise.all([one.send(mail), one.send(mail), one.send(mail)])).toEqual([
      delivery,
      delivery,
      delivery,
    ]);
  });

  test('sends long and hostile text unchanged', async () => {
    const hostile = {
      ...mail,
      subject: 'A\r\nBcc: eve@evil.example',
      text: `.\r\n.\r\nQUIT\r\n${'x'.repeat(100_000)}`,
    };
    expect(await mailer().send(hostile)).toBe(delivery);
  });

  test('can be closed twice', () => {
    const one = mailer();
    one.close();
    one.close();
  });
});

describe('smtp', () => {
  test('sends the message to one recipient', async () => {
    server.received.length = 0;
    const mailer = smtp();
    open.push(mailer);
    await mailer.send(mail);
    const [got = ''] = server.received;
    expect(got).toContain('To: ann@shop.example');
    expect(got).toContain('From: Cairn <no-reply@cairn.example>');
    expect(got).toContain('Content-Type: multipart/alternative');
    expect(got.indexOf('text/plain')).toBeLessThan(got.indexOf('text/html'));
    expect(got).toContain('<p>Hello <b>Ann</b></p>');
    expect(got).toContain('Auto-Submitted: auto-generated');
    await mailer.send({ ...mail, subject: 'A\r\nBcc: eve@evil.example' });
    expect(server.received[1]).not.toMatch(/^Bcc:/m);
  });

  test('throws if the server refuses or is not reachable', async () => {
    server.refuse.recipients = true;
    const mailer = smtp();
    open.push(mailer);
    await expect(mailer.send(mail)).rejects.toThrow('550');
    server.refuse.recipients = false;
    const nobody = smtpMailer({ url: 'smtp://127.0.0.1:1', from: () => 'x@y.example' });
    open.push(nobody);
    await expect(nobody.send(mail)).rejects.toThrow();
  });
});
