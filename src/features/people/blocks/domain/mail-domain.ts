/** Providers where anyone can have an address: blocking one would hit strangers, not a company. */
const freeMail = new Set(
  `gmail.com googlemail.com yahoo.com ymail.com rocketmail.com myyahoo.com outlook.com hotmail.com live.com msn.com
  passport.com icloud.com me.com mac.com aol.com aim.com proton.me protonmail.com pm.me gmx.com gmx.net gmx.de web.de
  mail.com email.com usa.com zoho.com zohomail.com yandex.com yandex.ru mail.ru inbox.ru bk.ru list.ru fastmail.com
  fastmail.fm hey.com tutanota.com tuta.com tuta.io hushmail.com duck.com mozmail.com qq.com foxmail.com 163.com 126.com
  sina.com naver.com daum.net hanmail.net rediffmail.com comcast.net verizon.net att.net sbcglobal.net bellsouth.net
  cox.net charter.net spectrum.net earthlink.net juno.com netzero.net optonline.net centurylink.net frontier.com
  windstream.net roadrunner.com rr.com btinternet.com sky.com virginmedia.com orange.fr wanadoo.fr free.fr laposte.net
  sfr.fr t-online.de freenet.de libero.it virgilio.it tiscali.it telus.net shaw.ca rogers.com sympatico.ca bigpond.com`.split(
    /\s+/,
  ),
);

const freeBrands = new Set(['yahoo', 'hotmail', 'outlook', 'live', 'gmx', 'yandex', 'googlemail', 'ymail']);

/** Second-level labels under which countries register names: co.uk, com.au, or.jp. */
const secondLevels = new Set([
  'co',
  'com',
  'net',
  'org',
  'edu',
  'gov',
  'ac',
  'or',
  'ne',
  'go',
  'ltd',
  'plc',
  'gob',
  'govt',
]);

type DomainRefusal = 'not-a-domain' | 'free-mail-domain';
export type ReadDomain = { domain: string } | { refusal: DomainRefusal };

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** The registrable domain in a domain, address or link: `acme.co.uk` for `mail.acme.co.uk`. */
export function readDomain(typed: string): ReadDomain {
  const host = hostOf(typed);
  const labels = host.split('.');
  if (host.length > 253 || labels.length < 2 || !labels.every((one) => label.test(one)))
    return { refusal: 'not-a-domain' };
  const [top = '', second = ''] = labels.toReversed();
  if (/^\d+$/.test(top)) return { refusal: 'not-a-domain' };
  const ending = top.length === 2 && secondLevels.has(second) ? 2 : 1;
  if (labels.length <= ending) return { refusal: 'not-a-domain' };
  const domain = labels.slice(-(ending + 1)).join('.');
  const name = labels.at(-(ending + 1)) ?? '';
  return freeMail.has(domain) || freeBrands.has(name) ? { refusal: 'free-mail-domain' } : { domain };
}

function hostOf(typed: string): string {
  const bare = typed
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[/?#].*$/s, '')
    .replace(/^.*@/s, '')
    .replace(/:\d+$/, '')
    .replace(/\.$/, '');
  return bare;
}
