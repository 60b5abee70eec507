import { html } from '#http/html.ts';
import { csvOf } from '#kernel/csv.ts';
import { dayOf } from '#kernel/days.ts';
import type { LeftOut } from '../domain/closing.ts';
import type { Planned } from './archive-plan.ts';
import type { givenRights, peopleEverIn } from './contents-store.ts';

const whyWords: Record<LeftOut, string> = {
  removed: 'Removed from the room before it was closed; the file is not included',
  'personal-data': 'May contain personal data; the file is in the owner’s archive only',
  right: 'View only; the file is not included',
};

function tableOf(columns: readonly string[], lines: readonly (readonly string[])[]): string {
  return `\ufeff${csvOf([columns, ...lines])}`;
}

export function indexTable(planned: readonly Planned[]): string {
  return tableOf(
    [
      'Number',
      'Folder',
      'Document',
      'Version',
      'Uploaded',
      'Published',
      'Kind',
      'Bytes',
      'SHA-256',
      'File',
      'Note',
    ],
    planned.map(({ number, folder, version, path, why }) => [
      number,
      folder,
      version.name,
      String(version.number),
      version.created_at.toISOString(),
      version.published_at?.toISOString() ?? '',
      version.kind,
      String(version.size),
      version.sha256,
      path ?? '',
      why === null ? clearedNote(version.cleared_why) : whyWords[why],
    ]),
  );
}

const clearedNote = (why: string | null) => (why === null ? '' : `Cleared of personal data: ${why}`);

type About = {
  title: string;
  closedAt: Date;
  reason: string;
  files: readonly { path: string; what: string }[];
};

/** The archive's first page, linking everything in it. No scripts and nothing from a network. */
export function indexPage(planned: readonly Planned[], { title, closedAt, reason, files }: About): string {
  const rows = planned.map(
    ({ number, version, path, why }) => html`<tr><td>${number}</td><td>${
      path === null ? version.name : html`<a href="${hrefOf(path)}">${version.name}</a>`
    }</td><td>${version.number}</td><td>${version.published_at ? dayOf(version.published_at) : 'never'}</td><td>${String(
      version.size,
    )}</td><td><code>${version.sha256}</code></td><td>${why === null ? '' : whyWords[why]}</td></tr>
`,
  );
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Archive of a deal room</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;margin:2rem auto;max-width:80rem;padding:0 1rem}table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #bbb;padding:.3rem .6rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}code{font-size:.75rem}.wide{overflow-x:auto}</style>
</head>
<body>
<h1>${title}</h1>
<p>The deal room was closed on ${dayOf(closedAt)} (UTC). Reason: ${reason}.</p>
<h2>In this archive</h2>
<ul>
${files.map(({ path, what }) => html`<li><a href="${hrefOf(path)}">${path}</a>: ${what}</li>\n`)}</ul>
<h2>Documents</h2>
<div class="wide"><table>
<thead><tr><th>Number</th><th>Document</th><th>Version</th><th>Published</th><th>Bytes</th><th>SHA-256</th><th>Note</th></tr></thead>
<tbody>
${rows}</tbody>
</table></div>
</body>
</html>
`.text;
}

function hrefOf(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

type Places = { numbers: ReadonlyMap<string, string>; names: ReadonlyMap<string, string> };

export function rightsTable(
  given: Awaited<ReturnType<typeof givenRights>>,
  folders: Places,
  documents: ReadonlyMap<string, string>,
): string {
  return tableOf(
    ['To', 'Name', 'On', 'Number', 'Name of the place', 'Permission', 'Given'],
    given.map((row) => [
      row.group_name !== null ? 'group' : row.personName !== null ? 'person' : 'everyone with access',
      row.group_name ?? row.personName ?? '',
      row.document_id !== null ? 'document' : row.folder_id !== null ? 'folder' : 'the whole room',
      documents.get(row.document_id ?? '') ?? folders.numbers.get(row.folder_id ?? '') ?? '',
      row.document_name ?? folders.names.get(row.folder_id ?? '') ?? '',
      row.level,
      row.set_at.toISOString(),
    ]),
  );
}

export function peopleTable(people: Awaited<ReturnType<typeof peopleEverIn>>): string {
  return tableOf(
    ['Name', 'Email', 'Stage', 'Groups', 'Access given', 'Access ended', 'Active when this was created'],
    people.map((row) => [
      row.name,
      row.email,
      row.stage,
      row.groups,
      row.granted_at.toISOString(),
      row.ended_at?.toISOString() ?? '',
      row.in_force ? 'yes' : 'no',
    ]),
  );
}

export function ownRightsTable(
  planned: readonly Planned[],
  may: ReadonlyMap<string, { level: string }>,
): string {
  return tableOf(
    ['Number', 'Document', 'Permission'],
    planned.map(({ number, version }) => [number, version.name, may.get(version.document_id)?.level ?? '']),
  );
}
