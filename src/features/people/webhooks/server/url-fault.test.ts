import { describe, expect, it } from 'vitest';
import { urlFault } from './url-fault.ts';

describe('which addresses are refused', () => {
  it.each([
    ['https://example.com/hook?team=1', null],
    ['https://example.com:8443/', null],
    ['http://example.com/', 'must begin with https'],
    ['ftp://example.com/', 'must begin with https'],
    ['javascript:alert(1)', 'must begin with https'],
    ['example.com', 'Enter a web address'],
    ['https://', 'Enter a web address'],
    ['https://me:secret@example.com/', 'user name or password'],
    ['https://example.com/#part', 'must not contain a #'],
  ])('%s', (text, fault) => {
    const found = urlFault(text, { plainHttp: false });
    if (fault === null) expect(found).toBeNull();
    else expect(found).toContain(fault);
  });

  it('plain http only where the operator allows private networks', () => {
    expect(urlFault('http://10.0.0.7/hook', { plainHttp: true })).toBeNull();
    expect(urlFault('ftp://10.0.0.7/hook', { plainHttp: true })).toContain('https');
  });
});
