import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { sourceHash } from '#http/html.ts';
import type { WebRoute } from '#http/web-routes.ts';

const verifierPath = '/ledger-verifier.html';

const source = join(import.meta.dirname, '../../../..');
/** In dependency order, from `src`. Read as they are written: a built Cairn keeps them beside its JavaScript. */
export const verifierSources: readonly string[] = [
  'kernel/canonical-json.ts',
  'features/record/ledger/domain/row.ts',
  'features/record/ledger/domain/merkle.ts',
  'features/record/ledger/domain/export-lines.ts',
  'features/record/ledger/web/verifier/sha256-text.ts',
  'features/record/ledger/web/verifier/lines-of.ts',
  'features/record/ledger/web/verifier/check-signature.ts',
  'features/record/ledger/web/verifier/ledger-lines.ts',
  'features/record/ledger/web/verifier/verify-ledger.ts',
  'features/record/ledger/web/verifier/screen.ts',
];

const mark = `<svg aria-hidden="true" viewBox="0 0 32 32" fill="currentColor"><path d="M3.4 26.3C3.3 24.2 8.4 22.7 15.9 22.5C23.5 22.3 28.5 23.6 28.6 25.7C28.7 28 24.4 29.3 16.1 29.5C7.8 29.7 3.5 28.6 3.4 26.3Z"/><path opacity=".8" d="M7.9 18.2C8 16.4 11.7 15.3 17.1 15.6C22.5 15.9 26 17.3 25.9 19.2C25.8 21.2 22.7 22.1 16.7 21.8C10.8 21.5 7.8 20.3 7.9 18.2Z"/><path opacity=".62" d="M8.5 12.7C8.4 11.1 10.9 9.8 14.8 9.4C18.6 9.1 21.3 9.9 21.5 11.5C21.6 13.3 19.5 14.4 15.2 14.8C11 15.2 8.7 14.4 8.5 12.7Z"/><path d="M12.9 5.8C13.1 4.5 14.7 3.8 16.9 4.1C19.1 4.4 20.4 5.4 20.3 6.8C20.1 8.2 18.8 8.8 16.3 8.5C13.9 8.2 12.8 7.3 12.9 5.8Z"/></svg>`;
const styleSheet = 'features/record/ledger/web/verifier/verifier.css';

/** A single-file page that verifies exports: the tested code, without network access. */
export function verifierPage(): WebRoute {
  let made: Promise<{ html: string; policy: string }> | null = null;
  return {
    method: 'GET',
    path: verifierPath,
    handle: async () => {
      made ??= make();
      const { html, policy } = await made;
      return new Response(html, {
        headers: {
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
          'Cache-Control': 'public, max-age=3600',
        },
      });
    },
  };
}

export async function verifierHtml(): Promise<string> {
  return (await make()).html;
}

/** Built on first request. The policy is also in the page, so that it applies to a saved copy. */
async function make(): Promise<{ html: string; policy: string }> {
  const [style = '', ...texts] = await Promise.all(
    [styleSheet, ...verifierSources].map((part) => readFile(join(source, part), 'utf8')),
  );
  const script = `'use strict';\n${texts.map(asScript).join('\n')}`;
  const policy = `default-src 'none'; script-src ${sourceHash(script)}; style-src ${sourceHash(style)}; base-uri 'none'; form-action 'none'`;
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Verify a record</title>
<style>${style}</style>
</head>
<body>
<main>
${mark}
<h1>Verify a record</h1>
<p>A record is the file that you download beside a listing or a request for access: every act on a deal, each chained to the one before. This page reads it row by row and names the first one that is not as it was written.</p>
<p class="muted">The file is read here, in your browser, and sent nowhere: this page cannot reach a network. Save it, and it works without one.</p>
<div id="drop">
<label for="file">The record (.jsonl)</label>
<input id="file" type="file" accept=".jsonl,application/jsonl">
<progress max="1" value="0" aria-label="How much is read" hidden></progress>
</div>
<output for="file" aria-live="polite"></output>
<noscript><p>The file is read by a script, and scripts are switched off.</p></noscript>
</main>
<script>${script}</script>
</body>
</html>
`;
  return { html, policy };
}

/** Strips types, imports and exports, so that the parts form one script. */
function asScript(text: string): string {
  return stripTypeScriptTypes(text)
    .replace(/^import\s[^;]*;$/gm, '')
    .replace(/^export /gm, '');
}
