import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { branding } from '#content/branding.ts';
import { mailHtml } from '#features/inbox/mail/server/mail-html.ts';
import { currentBranding } from '#site/branding/server/current-branding.ts';
import { test as plain } from '#test/public/site.ts';
import { textOf } from '../ndas/pdf-text.ts';
import { problemOf } from '../support/caller.ts';
import { expectOk, join } from '../support/people.ts';
import { picture } from '../support/pictures.ts';
import { identity, nothing, publish, read, saveDraft } from './branding.ts';

const test = plain.extend('admin', ({ site }) => join(site, 'Adam Root', ['admin']));
const html = async (answer: Promise<Response>) => (await answer).text();
const words = (page: string) => page.replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ').replaceAll('&amp;', '&');

describe('what is published', () => {
  test('is on every kind of page, in emails and in the legal PDFs, and nowhere before', async ({
    site,
    admin,
  }) => {
    await saveDraft(admin, { identity });
    const before = await html(site.call('GET', '/'));
    expect(before).toContain('<title>Cairn: sell your business');
    expect(before).not.toContain('Harborlight');
    await publish(admin, { identity });
    for (const path of [
      '/',
      '/about-us',
      '/signup',
      '/terms',
      '/help/privacy-of-your-data',
      '/login',
      '/businesses-for-sale',
    ]) {
      const answer = await site.call('GET', path);
      const page = await answer.text();
      expect(answer.status, path).toBe(200);
      expect(words(page), path).toContain('Harborlight Exits');
      expect(words(page).replaceAll('cairn', '').replaceAll('The name Cairn', ''), path).not.toContain(
        'Cairn',
      );
    }
    expect(words(await html(site.call('GET', '/terms')))).toContain(
      '9 Ropewalk Lane, Astoria, OR 97103, USA',
    );
    const mail = mailHtml({ subject: 'Hello', text: 'A line.' }, 'https://cairn.test');
    expect(mail).toContain('Harborlight Exits · 9 Ropewalk Lane, Astoria, OR 97103, USA');
    const pdf = new Uint8Array(await (await site.call('GET', '/legal/terms.pdf')).arrayBuffer());
    expect(textOf(pdf).join('')).toContain('HarborlightExits');
    expect(await html(site.call('GET', '/.well-known/security.txt'))).toContain(
      'mailto:desk@harborlight.test',
    );
  });

  test('stays when the demo wires a second product on the same database', async ({ site, admin }) => {
    await publish(admin, { identity });
    const { db } = site.database;
    currentBranding({ db, log: site.log.log });
    expect(mailHtml({ subject: 'Hello', text: 'A line.' }, 'https://cairn.test')).toContain(
      'Harborlight Exits',
    );
  });

  test('is rendered once: the same page has the same tag, and a policy that allows its scripts', async ({
    site,
    admin,
  }) => {
    await publish(admin, { identity });
    const [one, two] = [await site.call('GET', '/'), await site.call('GET', '/')];
    const tag = one.headers.get('etag') ?? '';
    expect(tag).toBe(two.headers.get('etag'));
    expect((await site.call('GET', '/', { headers: { 'If-None-Match': tag } })).status).toBe(304);
    expect(one.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
    await publish(admin, { identity: { ...identity, name: 'Second Light' } });
    expect((await site.call('GET', '/', { headers: { 'If-None-Match': tag } })).status).toBe(200);
  });

  test('can be taken back: to an earlier version, and to what was installed', async ({ site, admin }) => {
    await publish(admin, { identity });
    await publish(admin, { identity: { ...identity, name: 'Second Light' } });
    await expectOk(admin.post('/api/branding/restorations', { version: 1 }));
    expect((await read(admin)).versions.map(({ version }) => version)).toEqual([3, 2, 1]);
    expect(words(await html(site.call('GET', '/')))).toContain('Harborlight Exits');
    await expectOk(admin.post('/api/branding/restorations', { version: 0 }));
    const now = await read(admin);
    expect([now.draft.content, now.changed]).toEqual([nothing, []]);
    expect(branding()).toEqual({});
    expect(await html(site.call('GET', '/'))).toContain('<title>Cairn: sell your business');
    const again = await admin.post('/api/branding/restorations', { version: 0 });
    expect((await problemOf(again)).code).toBe('branding-unchanged');
    expect((await admin.post('/api/branding/restorations', { version: 99 })).status).toBe(404);
  });

  test('cannot be overwritten by who has not seen it', async ({ admin }) => {
    await saveDraft(admin, { identity });
    const late = await admin.put('/api/branding/draft', { content: nothing, revision: 0 });
    expect((await problemOf(late)).code).toBe('stale');
    const published = await admin.post('/api/branding/versions', { revision: 0 });
    expect((await problemOf(published)).code).toBe('stale');
  });
});

describe('the draft', () => {
  test('is on the pages of an admin who asks for it, and on no one else’s', async ({ site, admin }) => {
    const seller = await join(site, 'Sally Seller', ['seller']);
    await saveDraft(admin, { identity });
    for (const path of ['/?branding=draft', '/about-us?branding=draft', '/login?branding=draft']) {
      const shown = await site.call('GET', path, { headers: { cookie: admin.cookie } });
      expect(shown.headers.get('cache-control')).toBe('private, no-store');
      const page = words(await shown.text());
      expect(page, path).toContain('Harborlight Exits');
      expect(page, path).toContain('Only admins see it');
      for (const headers of [{}, { cookie: seller.cookie }, { cookie: 'cairn.session_token=made-up' }]) {
        const other = await site.call('GET', path, { headers });
        expect(other.status).toBe(200);
        expect(await other.text(), path).not.toContain('Harborlight');
      }
    }
    expect(await html(site.call('GET', '/', { headers: { cookie: admin.cookie } }))).not.toContain(
      'Harborlight',
    );
    for (const path of ['/api/branding', '/api/branding/draft'])
      expect((await seller.get(path)).status, path).not.toBe(200);
  });
});

describe('colors', () => {
  test('that are hard to read are not published, and the pair is named', async ({ admin }) => {
    const { draft, findings } = await saveDraft(admin, { colors: { dark: '#78d0ca', light: '#d8c020' } });
    expect(findings).toContainEqual(
      expect.stringMatching(
        /^Light theme: links on cards \(#d8c020 on #ffffff\) have a contrast of 1\.\d:1; 4\.5:1 is needed\.$/,
      ),
    );
    const refused = await admin.post('/api/branding/versions', { revision: draft.revision });
    expect((await problemOf(refused)).code).toBe('branding-unfit');
  });

  test('reach pages and emails', async ({ site, admin }) => {
    await publish(admin, { colors: { dark: '#ffb46a', light: '#8a3b00' } });
    const page = await html(site.call('GET', '/'));
    expect(page).toContain('html[data-theme="dark"]{--accent:#ffb46a;');
    expect(page).toContain('html[data-theme="light"]{--accent:#8a3b00;');
    const mail = mailHtml({ subject: 'Hello', text: 'A line.' }, 'https://cairn.test');
    expect(mail).toContain('background:#8a3b00');
    expect(mail).toContain('.link{color:#ffb46a!important}');
    for (const bad of ['red', '#fff', '#8a3b00;}body{display:none'])
      expect(
        (
          await admin.put('/api/branding/draft', {
            content: { ...nothing, colors: { dark: bad, light: bad } },
            revision: 1,
          })
        ).status,
      ).toBe(400);
  });
});

describe('a mark', () => {
  test('is made anew from a picture; an SVG is refused', async ({ site, admin }) => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    for (const type of ['image/svg+xml', 'image/png'])
      expect((await admin.upload('/api/branding/marks', svg, type)).status).toBe(415);
    const made = await admin.upload('/api/branding/marks', await picture('png'), 'image/png');
    const mark = (await expectOk(Promise.resolve(made))) as { id: string };
    const file = await site.call('GET', `/branding/${mark.id}.webp`);
    expect(file.headers.get('content-type')).toBe('image/webp');
    await publish(admin, { mark });
    const page = await html(site.call('GET', '/'));
    expect(page).toContain(`<img src="/branding/${mark.id}.webp" alt=""`);
    expect(page).toContain(`<link rel="icon" href="/branding/${mark.id}.webp"`);
    expect((await site.call('GET', '/branding/../etc.webp')).status).toBe(404);
    const gone = { id: '00000000-0000-4000-8000-000000000000' };
    const { draft } = await read(admin);
    const refused = await admin.put('/api/branding/draft', {
      content: { ...nothing, mark: gone },
      revision: draft.revision,
    });
    expect((await problemOf(refused)).code).toBe('no-such-mark');
  });
});

describe('samples', () => {
  const invented = ['Ruth', 'Northledger', 'Dana Whitlow', '100 Example Street', 'cairn-example'];

  test('are on no page of a site that is not a demo', async ({ site }) => {
    for (const path of ['/', '/about-us', '/for-sellers', '/login', '/terms', '/privacy']) {
      const page = await html(site.call('GET', path));
      for (const name of invented) expect(page.includes(name), `${name} on ${path}`).toBe(false);
    }
    expect(mailHtml({ subject: 'A', text: 'B' }, 'https://cairn.test')).not.toContain('Example Street');
  });

  test('are on a demo', async ({ site }) => {
    site.product.branding.showSamples();
    const page = (await html(site.call('GET', '/'))) + (await html(site.call('GET', '/about-us')));
    for (const name of invented) expect(page).toContain(name);
  });

  test('are not published as if they were real', async ({ admin }) => {
    const { files } = await read(admin);
    const { findings } = await saveDraft(admin, {
      identity: files.identity,
      offer: files.offer,
      terms: files.terms,
    });
    expect(findings).toEqual([
      'The postal address is still the sample: enter your own.',
      expect.stringContaining('professional network'),
      expect.stringContaining('support address'),
      expect.stringContaining('ways to pay'),
      expect.stringContaining('Terms of Service: “'),
    ]);
  });
});

describe('people', () => {
  test('of the site are on its pages', async ({ site, admin }) => {
    await publish(admin, {
      team: [{ firstName: 'Marguerite', lastName: 'Oyelaran', title: 'Founder', bio: 'Sold her own yard.' }],
      partners: [{ name: 'Tidewater Tax' }],
      testimonials: [
        { quote: 'They kept it quiet.', person: 'Ivo Brandt', role: 'Owner', company: 'Brandt Sails' },
      ],
    });
    expect(words(await html(site.call('GET', '/about-us')))).toMatch(
      /Marguerite[^<]*(?:<!-- -->)?[^<]*(?:<!-- -->)?Oyelaran/,
    );
    const home = words(await html(site.call('GET', '/')));
    for (const name of ['Tidewater Tax', 'They kept it quiet.', 'Ivo Brandt', 'Brandt Sails'])
      expect(home).toContain(name);
  });
});

describe('prices and switches', () => {
  test('are those of new orders and of the price cards', async ({ site, admin }) => {
    const { files } = await read(admin);
    const payment = { dueInDays: 30, lines: ['By check to Harborlight Exits.'] };
    const capabilities = { partnerDirectory: false, earningsQuality: true };
    const prices = { healthCheck: 2_400, earningsQuality: 7_777 };
    await publish(admin, { offer: { ...files.offer, prices, capabilities, payment } });
    expect(words(await html(site.call('GET', '/for-sellers')))).toContain('$2400 value');
    const owner = await join(site, 'Olive Owner', ['seller']);
    await expectOk(owner.post('/api/orders', { service: 'earnings-quality', key: randomUUID() }));
    expect(JSON.stringify(await expectOk(owner.get('/api/orders')))).toContain('777700');
  });
});

describe('legal texts', () => {
  test('replace the template and its notice, on the page and in the PDF', async ({ site, admin }) => {
    const terms = {
      title: 'Terms of Use',
      sections: [{ heading: 'Boats', paragraphs: ['Boats float <b>here</b>.'] }],
    };
    await publish(admin, { terms });
    const page = words(await html(site.call('GET', '/terms')));
    expect(page).toContain('Boats float &lt;b&gt;here&lt;/b&gt;.');
    expect(page).not.toContain('This is a template.');
    const pdf = new Uint8Array(await (await site.call('GET', '/legal/terms.pdf')).arrayBuffer());
    expect(textOf(pdf).join('')).toContain('Boatsfloat');
    expect(textOf(pdf).join('')).not.toContain('TEMPLATE');
    expect(words(await html(site.call('GET', '/privacy')))).toContain('This is a template.');
  });
});
