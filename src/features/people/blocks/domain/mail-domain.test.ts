import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDomain } from './mail-domain.ts';

describe('reading a mail domain to block', () => {
  it.each([
    ['acme.com', 'acme.com'],
    ['  ACME.com. ', 'acme.com'],
    ['mail.eu.acme.com', 'acme.com'],
    ['jo@mail.acme.co.uk', 'acme.co.uk'],
    ['https://www.acme.com.au/contact?x=1', 'acme.com.au'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
    ['acme.co', 'acme.co'],
  ])('reads %s as %s', (typed, domain) => expect(readDomain(typed)).toEqual({ domain }));

  it.each([
    ['gmail.com', 'free-mail-domain'],
    ['someone@Mail.Yahoo.co.uk', 'free-mail-domain'],
    ['hotmail.fr', 'free-mail-domain'],
    ['com', 'not-a-domain'],
    ['co.uk', 'not-a-domain'],
    ['', 'not-a-domain'],
    ['acme', 'not-a-domain'],
    ['192.168.0.1', 'not-a-domain'],
    ['-acme.com', 'not-a-domain'],
    ['ac me.com', 'not-a-domain'],
    ['%', 'not-a-domain'],
    ['bücher.example', 'not-a-domain'],
  ])('refuses %s: %s', (typed, refusal) => expect(readDomain(typed)).toEqual({ refusal }));

  it('ignores subdomains and mailbox names, and is idempotent', () => {
    const name = fc.stringMatching(/^[a-z]([a-z0-9]{2,20})$/);
    const below = fc.array(fc.stringMatching(/^[a-z0-9]{1,10}$/), { maxLength: 3 });
    const ending = fc.constantFrom('com', 'example', 'co.uk', 'com.au', 'io');
    fc.assert(
      fc.property(name, below, ending, fc.boolean(), (own, labels, top, address) => {
        const typed = `${address ? 'jo@' : ''}${[...labels, own, top].join('.')}`;
        const read = readDomain(typed);
        if ('refusal' in read) return expect(read.refusal).toBe('free-mail-domain');
        expect(read.domain).toBe(`${own}.${top}`);
        expect(readDomain(read.domain)).toEqual(read);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ maxLength: 400, unit: 'binary' }), (typed) => void readDomain(typed)));
  });
});
