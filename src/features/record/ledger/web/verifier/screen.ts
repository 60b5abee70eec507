import { everyListing } from '../../domain/export-lines.ts';
import { checkSignature } from './check-signature.ts';
import { linesOf } from './lines-of.ts';
import { type Fault, type Verdict, verifyLedger } from './verify-ledger.ts';

/** The page's only script; its policy forbids network access. */
type Told = { state: 'good' | 'half' | 'bad'; title: string; text: string; facts: [string, string][] };

const input = document.querySelector('input');
const result = document.querySelector('output');
const drop = document.querySelector<HTMLElement>('#drop');
const bar = document.querySelector('progress');
/** The latest choice: a result for an earlier file must not be shown for this one. */
let run = 0;

input?.addEventListener('change', () => void check(input.files?.[0]));
document.addEventListener('dragover', (event) => {
  event.preventDefault();
  drop?.toggleAttribute('data-over', true);
});
document.addEventListener('dragleave', () => drop?.toggleAttribute('data-over', false));
document.addEventListener('drop', (event) => {
  event.preventDefault();
  drop?.toggleAttribute('data-over', false);
  void check(event.dataTransfer?.files[0]);
});

async function check(file: File | undefined): Promise<void> {
  if (!file) return;
  run += 1;
  const mine = run;
  result?.replaceChildren();
  progress(0);
  try {
    const verdict = await verifyLedger(linesOf(file), checkSignature, (_, read) => {
      if (mine === run) progress(file.size === 0 ? 1 : read / file.size);
    });
    if (mine === run) show(file.name, toldOf(verdict));
  } catch (error) {
    console.error(error);
    const text = 'It may have been moved or changed since you chose it. Choose it again.';
    if (mine === run)
      show(file.name, { state: 'bad', title: 'The file could not be read.', text, facts: [] });
  } finally {
    if (mine === run) progress(null);
  }
}

/** From 0 to 1; `null` if no file is being read. */
function progress(part: number | null): void {
  if (!bar) return;
  bar.hidden = part === null;
  bar.value = part ?? 0;
}

function show(name: string, { state, title, text, facts }: Told): void {
  if (!result) return;
  result.dataset.state = state;
  const list = document.createElement('dl');
  for (const [term, detail] of [['File', name], ...facts])
    list.append(withText('dt', term), withText('dd', detail));
  result.replaceChildren(withText('h2', title), withText('p', text), list);
}

function withText(tag: string, text = ''): HTMLElement {
  return Object.assign(document.createElement(tag), { textContent: text });
}

function toldOf(verdict: Verdict): Told {
  const { fault, signed } = verdict;
  if (fault)
    return {
      state: 'bad',
      title: 'This file is not what was exported.',
      text: fault.why,
      facts: [...placeOf(fault), ['In order before it', `${count(verdict.rows)} rows`]],
    };
  if (signed === null)
    return {
      state: 'half',
      title: 'The rows hold together; the signature was not checked.',
      text: 'This browser can’t check it here. Open this page over https or from your disk, in a current browser.',
      facts: factsOf(verdict),
    };
  return {
    state: 'good',
    title: 'Every row is as it was written.',
    text: 'No row was altered, removed, added or moved, and the signatures are those of the key below.',
    facts: factsOf(verdict),
  };
}

function placeOf({ line, chain, row }: Fault): [string, string][] {
  const place: [string, string][] = [['Line', count(line)]];
  if (row !== null) place.unshift(['First bad row', `${count(row)} of chain ${chain}`]);
  return place;
}

function factsOf({ rows, checkpoints, fingerprint, header }: Verdict): [string, string][] {
  if (!header) return [];
  const { chains, exportedAt, next, scope } = header;
  return [
    ['Rows', count(rows)],
    ['Deals and listings', count(chains.length)],
    ['Signed checkpoints', checkpoints === 0 ? 'None yet: one is signed each night' : count(checkpoints)],
    ['Exported', exportedAt],
    ['Of', scope === everyListing ? scope : `listing ${scope}`],
    ...(next === null
      ? []
      : [
          ['Part', 'This is one part of the audit trail. It continues in the next file.'] satisfies [
            string,
            string,
          ],
        ]),
    ['Signing key', fingerprint ?? '–'],
    ['Is it ours?', 'Compare the key with the one that the site shows beside the download.'],
  ];
}

function count(n: number): string {
  return n.toLocaleString('en-US');
}
