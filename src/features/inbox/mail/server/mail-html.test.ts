import { expect, test } from 'vitest';
import { mailHtml } from './mail-html.ts';

const site = 'https://cairn.example';

test('text stays text, whatever it contains', () => {
  const page = mailHtml(
    {
      subject: '<b>Bold</b> & "quoted"',
      text: 'Hello <script>alert(1)</script>,\n\nListing: “<img src=x onerror=alert(1)>”\n',
    },
    site,
  );
  expect(page).not.toMatch(/<script|<img|<b>/);
  expect(page).toContain('&#60;img src=x onerror=alert(1)&#62;');
});

test('it loads nothing and links only to this site', () => {
  const text = `Hello,\n\nSomething.\n\nOpen it:\n${site}/listing/1\n\nLess of it:\n${site}/user/profile\n`;
  const page = mailHtml({ subject: 'News', text }, site);
  expect(page).not.toMatch(/\ssrc=|url\(|@import|<link|<img|<iframe|http-equiv/i);
  expect([...page.matchAll(/href="([^"]*)"/g)].map(([, to]) => to)).toEqual([
    `${site}/listing/1`,
    `${site}/user/profile`,
  ]);
});
