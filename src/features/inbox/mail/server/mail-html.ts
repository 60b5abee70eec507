import { addressLine, brand, ownAddress } from '#content/brand.ts';
import { branding } from '#content/branding.ts';
import { Html, html } from '#http/html.ts';
import { type Theme, themeColors } from '#kernel/theme-colors.ts';
import { type MailBlock, mailBlocks } from '../domain/mail-blocks.ts';

/** The colors of a theme; mail programs that follow the reader's theme use `dark`. */
function colorsOf(theme: Theme) {
  const { accent, on: onAccent } = branding().accents?.[theme] ?? themeColors[theme];
  return { ...themeColors[theme], accent, onAccent };
}

/** The logo of four stones as table cells, which all mail programs render without loading an image. */
const stones = [
  { width: 10, height: 5 },
  { width: 17, height: 6 },
  { width: 23, height: 7 },
  { width: 30, height: 8 },
];

const sans = "'Inter', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const serif = "Georgia, 'Times New Roman', serif";
const small = `font-family:${sans};font-size:13px;line-height:20px`;
const body = `font-family:${sans};font-size:16px;line-height:25px`;

const styles = () => {
  const dark = colorsOf('dark');
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;width:100%}
@media (prefers-color-scheme:dark){
.ground{background:${dark.background}!important}
.sheet{background:${dark.surface}!important;border-color:${dark.line}!important}
.rule{border-color:${dark.line}!important}
.text{color:${dark.text}!important}
.muted{color:${dark.muted}!important}
.link{color:${dark.accent}!important}
.stone,.press{background:${dark.accent}!important}
.pressed{color:${dark.onAccent}!important}
}
@media (max-width:480px){.inner{padding:24px 20px!important}}`;
};

type Letter = { subject: string; text: string };

/** Loads nothing, so that opening it is not tracked. `site`: the origin of this installation. */
export function mailHtml({ subject, text }: Letter, site: string): string {
  const blocks = mailBlocks(text, site);
  const next = blocks.findIndex(({ kind }) => kind === 'link');
  const light = colorsOf('light');
  const address = ownAddress();
  const [said, foot] = next < 0 ? [blocks, []] : [blocks.slice(0, next + 1), blocks.slice(next + 1)];
  const page = html`<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${subject}</title>
<style>${new Html(styles())}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${light.background}">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${light.background}"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td style="padding:0 4px 20px">${wordmark()}</td></tr>
<tr><td class="sheet inner" style="padding:36px 40px;background:${light.surface};border:1px solid ${light.line};border-radius:14px">
<h1 class="text" style="margin:0 0 20px;font-family:${serif};font-weight:500;font-size:24px;line-height:31px;color:${light.text}">${subject}</h1>
${said.map(block)}
</td></tr>
<tr><td style="padding:20px 4px 0">
${foot.map(below)}
<p class="muted" style="margin:0;${small};color:${light.muted}">${[brand.name, ...(address ? [addressLine(address)] : [])].join(' · ')}</p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
  return page.text;
}

function block(one: MailBlock): Html {
  const light = colorsOf('light');
  switch (one.kind) {
    case 'paragraph':
      return paragraph(one.text);
    case 'facts':
      return html`<table role="presentation" class="rule" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 18px;border-top:1px solid ${light.line};border-bottom:1px solid ${light.line}">${one.facts.map(
        ({ term, detail }) =>
          html`<tr><td class="muted" valign="top" width="104" style="padding:8px 12px 8px 0;${small};line-height:23px;color:${light.muted}">${term}</td><td class="text" valign="top" style="padding:8px 0;font-family:${sans};font-size:15px;line-height:23px;color:${light.text}">${detail}</td></tr>`,
      )}</table>`;
    case 'code':
      return html`${paragraph(one.before)}<p class="text" style="margin:0 0 18px;font-family:Menlo,Consolas,monospace;font-size:32px;line-height:40px;letter-spacing:6px;color:${light.text}">${one.code}</p>${paragraph(one.after)}`;
    case 'entry':
      return html`<p class="muted" style="margin:0 0 18px;${small};color:${light.muted}"><a class="link" href="${one.link}" style="font-size:16px;line-height:25px;color:${light.accent}">${one.title}</a>${one.details.map((line) => html`<br>${line}`)}</p>`;
    case 'link':
      return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:26px 0 16px"><tr><td class="press" bgcolor="${light.accent}" style="background:${light.accent};border-radius:10px"><a class="pressed" href="${one.link}" style="display:inline-block;padding:12px 22px;font-family:${sans};font-size:16px;line-height:22px;font-weight:600;color:${light.onAccent};text-decoration:none">${one.words}</a></td></tr></table><p class="muted" style="margin:0;${small};color:${light.muted};word-break:break-all">Or copy this address into your browser:<br>${one.link}</p>`;
  }
}

function below(one: MailBlock): Html {
  const light = colorsOf('light');
  if (one.kind !== 'link') return block(one);
  return html`<p class="muted" style="margin:0 0 8px;${small}"><a class="link" href="${one.link}" style="color:${light.accent}">${one.words}</a></p>`;
}

function paragraph(text: string): Html {
  const light = colorsOf('light');
  const lines = text.split('\n').map((line, index) => html`${index > 0 && html`<br>`}${line}`);
  return html`<p class="text" style="margin:0 0 18px;${body};color:${light.text};overflow-wrap:anywhere">${lines}</p>`;
}

function wordmark(): Html {
  const light = colorsOf('light');
  const mark = stones.map(
    ({ width, height }) =>
      html`<tr><td align="center" style="padding:0 0 2px"><div class="stone" style="width:${width}px;height:${height}px;border-radius:${height}px;background:${light.accent};font-size:0;line-height:0">&nbsp;</div></td></tr>`,
  );
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="padding:0 12px 0 0"><table role="presentation" aria-hidden="true" cellpadding="0" cellspacing="0" border="0">${mark}</table></td><td class="text" style="font-family:${serif};font-size:22px;line-height:28px;color:${light.text}">${brand.name}</td></tr></table>`;
}
