import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { officeProfile } from '#platform/render/office-settings.ts';

const run = promisify(execFile);

export type LinkTargets = { picture: string; text: string; table: string; page: string };

type Written = { name: string; content: string; as: readonly string[] };

const namespaces = [
  'office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"',
  'text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"',
  'table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"',
  'draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"',
  'svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0"',
  'presentation="urn:oasis:names:tc:opendocument:xmlns:presentation:1.0"',
  'script="urn:oasis:names:tc:opendocument:xmlns:script:1.0"',
  'xlink="http://www.w3.org/1999/xlink"',
  'of="urn:oasis:names:tc:opendocument:xmlns:of:1.2"',
].map((one) => `xmlns:${one}`);

function flat(kind: 'text' | 'spreadsheet' | 'presentation', body: string): string {
  const type = `application/vnd.oasis.opendocument.${kind}`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document ${namespaces.join(' ')} office:version="1.2" office:mimetype="${type}">
<office:body><office:${kind}>${body}</office:${kind}></office:body></office:document>`;
}

const link = (href: string) =>
  `xlink:href="${href}" xlink:type="simple" xlink:show="embed" xlink:actuate="onLoad"`;

function image(href: string, anchor = 'text:anchor-type="as-char"'): string {
  return `<draw:frame ${anchor} svg:x="1cm" svg:y="1cm" svg:width="5cm" svg:height="3cm"><draw:image ${link(href)}/></draw:frame>`;
}

const p = (content: string) => `<text:p>${content}</text:p>`;

function section(href: string, filter = 'Text'): string {
  return `<text:section text:name="taken"><text:section-source xlink:href="${href}" xlink:type="simple" xlink:show="embed" text:filter-name="${filter}"/></text:section>`;
}

function object(href: string): string {
  return `<draw:frame text:anchor-type="as-char" svg:width="5cm" svg:height="3cm"><draw:object ${link(href)}/></draw:frame>`;
}

const sheet = (name: string, inside: string) => `<table:table table:name="${name}">${inside}</table:table>`;
const cell = (formula: string) =>
  `<table:table-row><table:table-cell table:formula="${formula}"/></table:table-row>`;

const slide = (inside: string) => `<draw:page draw:name="one">${inside}</draw:page>`;

const field = (words: string) => `{\\rtf1\\ansi {\\field{\\*\\fldinst { ${words} }}{\\fldrslt }}\\par end}`;

function written(to: LinkTargets): Written[] {
  const url = (path: string) => pathToFileURL(path).href;
  const unc = 'file://127.0.0.1/share/picture.png';
  return [
    { name: 'picture.fodt', content: flat('text', p(image(url(to.picture)))), as: ['odt', 'docx', 'doc'] },
    { name: 'fetched.fodt', content: flat('text', p(image(`${to.page}/picture.png`))), as: ['docx'] },
    { name: 'share.fodt', content: flat('text', p(image(unc))), as: ['docx'] },
    { name: 'section.fodt', content: flat('text', section(url(to.text))), as: ['odt'] },
    { name: 'passwords.fodt', content: flat('text', section('file:///etc/passwd')), as: ['odt'] },
    { name: 'object.fodt', content: flat('text', p(object(url(to.table)))), as: ['odt'] },
    {
      name: 'picture.fods',
      content: flat(
        'spreadsheet',
        sheet(
          'one',
          `<table:shapes>${image(url(to.picture), '')}</table:shapes><table:table-row><table:table-cell>${p('x')}</table:table-cell></table:table-row>`,
        ),
      ),
      as: ['ods', 'xlsx'],
    },
    {
      name: 'external.fods',
      content: flat('spreadsheet', sheet('one', cell(`of:=[&apos;${url(to.table)}&apos;#$table.A1]`))),
      as: ['ods', 'xlsx'],
    },
    {
      name: 'source.fods',
      content: flat(
        'spreadsheet',
        sheet(
          'one',
          `<table:table-source xlink:href="${url(to.table)}" xlink:type="simple" table:filter-name="Text - txt - csv (StarCalc)" table:filter-options="44,34,76,1" table:table-name="table"/><table:table-row><table:table-cell/></table:table-row>`,
        ),
      ),
      as: ['ods'],
    },
    {
      name: 'service.fods',
      content: flat(
        'spreadsheet',
        sheet(
          'one',
          cell(`of:=COM.MICROSOFT.WEBSERVICE(&quot;${to.page}/answer&quot;)`) +
            cell(`of:=COM.MICROSOFT.WEBSERVICE(&quot;${url(to.text)}&quot;)`),
        ),
      ),
      as: ['xlsx'],
    },
    {
      name: 'picture.fodp',
      content: flat('presentation', slide(image(url(to.picture), ''))),
      as: ['odp', 'pptx'],
    },
    { name: 'include.rtf', content: field(`INCLUDEPICTURE "${to.picture}" \\\\d`), as: ['rtf', 'docx'] },
    { name: 'words.rtf', content: field(`INCLUDETEXT "${to.text}"`), as: ['rtf'] },
    {
      name: 'macro.fodt',
      content: flat('text', p('macro')).replace(
        '<office:body>',
        `<office:scripts><office:event-listeners><script:event-listener script:language="ooo:script" script:event-name="dom:load" xlink:href="vnd.sun.star.script:Standard.Module1.Main?language=Basic&amp;location=document" xlink:type="simple"/></office:event-listeners></office:scripts><office:body>`,
      ),
      as: ['odt'],
    },
  ];
}

export async function linkingDocuments(
  program: string,
  folder: string,
  to: LinkTargets,
): Promise<{ name: string; bytes: Buffer }[]> {
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
  const documents: { name: string; bytes: Buffer }[] = [];
  const all = written(to);
  await mkdir(join(folder, 'profile', 'user'), { recursive: true });
  await writeFile(join(folder, 'profile', 'user', 'registrymodifications.xcu'), officeProfile([]));
  for (const { name, content } of all) await writeFile(join(folder, name), content);
  const kinds = [...new Set(all.flatMap(({ as }) => as))];
  for (const kind of kinds) {
    const sources = all.filter(({ name, as }) => as.includes(kind) && !name.endsWith(`.${kind}`));
    const out = join(folder, kind);
    if (sources.length > 0)
      await run(program, [
        '--headless',
        '--norestore',
        profile,
        '--convert-to',
        kind,
        '--outdir',
        out,
        ...sources.map((one) => join(folder, one.name)),
      ]);
    for (const { name } of all.filter(({ as }) => as.includes(kind))) {
      const made = name.endsWith(`.${kind}`)
        ? join(folder, name)
        : join(out, name.replace(/\.\w+$/, `.${kind}`));
      documents.push({ name: `${name} as ${kind}.${kind}`, bytes: await readFile(made) });
    }
  }
  return documents;
}
