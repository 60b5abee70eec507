import { brand } from '#content/brand.ts';
import { industryLabel } from '#features/marketplace/businesses/domain/industries.ts';
import { Html, html, sourceHash } from '#http/html.ts';
import type { WebRoute } from '#http/web-routes.ts';
import { listingView } from '../contract.ts';
import { isPublic, listingStatusLabels } from '../domain/life-cycle.ts';
import { placeLabel } from '../domain/places.ts';
import { priceWords, type Teaser } from '../domain/teaser.ts';
import { teaserDetails, teaserTitle } from '../domain/teaser-words.ts';

const styles = `:root{color-scheme:light dark}
*{box-sizing:border-box;margin:0}
body{font:15px/1.45 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;padding:1px}
.card{display:block;border:1px solid #dcd8d0;border-radius:12px;padding:20px;background:#fff;color:#172024;text-decoration:none;overflow-wrap:anywhere}
.kicker,dt,.foot{color:#525b60;font-size:13px}
h1{font:500 20px/1.3 Georgia,serif;margin:4px 0 12px}
dl{display:grid;grid-template-columns:1fr 1fr;gap:8px 16px}
dd{font-weight:600}
.foot{margin-top:14px}
.foot b{color:#00696a}
a:hover .foot b,a:focus-visible .foot b{text-decoration:underline}
a:focus-visible{outline:2px solid #00696a;outline-offset:-3px}
@media (prefers-color-scheme:dark){
.card{background:#14191b;border-color:#2d3438;color:#efebe2}
.kicker,dt,.foot{color:#afaaa1}
.foot b{color:#78d0ca}
a:focus-visible{outline-color:#78d0ca}
}`;

/** Any site may frame it: it holds what the public page holds, has no script, and can do nothing but lead there. */
const policy = [
  "default-src 'none'",
  `style-src ${sourceHash(styles)}`,
  'frame-ancestors *',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const shownFacts = ['SDE', 'EBITDA', 'Last Year Revenue'];

/** A public listing as a card for a broker's own site. */
export function embeddedCard(publicUrl: string): WebRoute {
  return {
    method: 'GET',
    path: '/embed/businesses-for-sale/:id',
    handle: async (request, _facts, api) => {
      const id = /\/([^/]+)$/.exec(new URL(request.url).pathname)?.[1] ?? '';
      // Without the caller's key: a card is the same for everyone.
      const answer = await api(`/api/listing/${id}`, {});
      const found = answer.ok ? listingView.safeParse(await answer.json()) : null;
      const teaser = found?.success && isPublic(found.data.teaser.status) ? found.data.teaser : null;
      return new Response(pageOf(teaser, publicUrl), {
        status: teaser ? 200 : 404,
        headers: {
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Security-Policy': policy,
          'Cache-Control': 'public, max-age=300',
        },
      });
    },
  };
}

function pageOf(teaser: Teaser | null, publicUrl: string): string {
  const title = teaser ? teaserTitle(teaser) : 'No longer for sale here';
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} &#183; ${brand.name}</title>
<style>${new Html(styles)}</style>
</head>
<body>${teaser ? cardOf(teaser, publicUrl) : goneCard(publicUrl)}</body>
</html>
`;
  return page.text;
}

function cardOf(teaser: Teaser, publicUrl: string) {
  const kicker = [
    industryLabel(teaser.industry),
    ...(teaser.place ? [placeLabel(teaser.place)] : []),
    ...(teaser.status === 'under_offer' ? [listingStatusLabels.under_offer] : []),
  ].join(' · ');
  const facts = [
    { term: 'Asking price', detail: priceWords(teaser.price) },
    ...teaserDetails(teaser).filter(({ term, detail }) => detail !== null && shownFacts.includes(term)),
  ];
  return html`<a class="card" href="${publicUrl}/businesses-for-sale/${teaser.id}" target="_blank" rel="noopener">
<p class="kicker">${kicker}</p>
<h1>${teaserTitle(teaser)}</h1>
<dl>${facts.map(({ term, detail }) => html`<div><dt>${term}</dt><dd>${detail}</dd></div>`)}</dl>
<p class="foot"><b>View this business</b> on ${brand.name}</p>
</a>`;
}

function goneCard(publicUrl: string) {
  return html`<a class="card" href="${publicUrl}/businesses-for-sale" target="_blank" rel="noopener">
<h1>This business is no longer listed</h1>
<p class="foot"><b>View other businesses</b> on ${brand.name}</p>
</a>`;
}
