import type { Content } from 'pdfmake/interfaces.js';
import { fixedWidth } from '#platform/pdf/pdf-maker.ts';
import { printable } from '#platform/pdf/printable.ts';
import { missingGlyph } from '#platform/typefaces/text-runs.ts';
import { actorOf, eventTextHead } from '../domain/event-text.ts';
import { type ChainedEvent, chainInput, logVersion } from '../domain/evidence.ts';
import { keptTogether } from './kept-together.ts';
import { sha256 } from './sha256.ts';

const linesOfAPage = 70;

export function printEventLog(events: readonly ChainedEvent[], platformName: string): Content[] {
  const platform = printable(platformName);
  const version = logVersion(events);
  return [
    { text: `Event log, version ${version}`, style: 'heading' },
    ...eventTables(events, {
      text: `${version === 1 ? beforePrint(platform) : ''}${forWhom(events, platform)}Later events (completion, downloads) follow in the log of ${platform}. A character that the typefaces lack is printed as ${missingGlyph}.`,
      style: 'small',
      margin: [0, 8, 0, 0],
    }),
    ...(version === 1 ? [] : appendix(events, platform)),
  ];
}

/** The buyer may not know yet who on the seller's side acted, so the log says who recorded it. */
function forWhom(events: readonly ChainedEvent[], platform: string): string {
  if (!events.some(({ kind }) => kind === 'sent')) return '';
  return `“Platform” at “created” and “sent” means that ${platform} acted at the instruction of the seller’s side, whose names are withheld until access is granted. `;
}

function beforePrint(platform: string): string {
  return `This log was begun by version 1 of the rule, whose hashes cover details that are not printed: they can be checked with the records of ${platform} only. `;
}

/** The last entries stay with the note on them. */
function eventTables(events: readonly ChainedEvent[], note: Content): Content[] {
  const { first, last } = keptTogether(events, ({ kind }) => kind);
  if (last.length === 0) return [eventTable(first, true), note];
  return [eventTable(first, true), { unbreakable: true, stack: [eventTable(last, false), note] }];
}

function eventTable(events: readonly ChainedEvent[], headed: boolean): Content {
  const heads = ['No.', 'Event', 'Time', 'By', 'SHA-256 of the entry'];
  const head = heads.map((text) => ({ text, bold: true }));
  const rows = events.map((event) => [
    `${event.number}`,
    event.kind,
    event.at.toISOString(),
    actorNames[actorOf(event)],
    { text: event.hash, fontSize: 6 },
  ]);
  return {
    layout: 'lightHorizontalLines',
    fontSize: 7,
    table: {
      headerRows: headed ? 1 : 0,
      dontBreakRows: true,
      widths: [12, 69, 92, 34, '*'],
      body: headed ? [head, ...rows] : rows,
    },
  };
}

const actorNames = { buyer: 'Buyer', owner: 'Owner', platform: 'Platform' };

/** The entries exactly as hashed, for copying. */
function appendix(events: readonly ChainedEvent[], platform: string): Content[] {
  return [
    { text: 'The text of each entry', style: 'title', pageBreak: 'before' },
    {
      text: 'You do not have to read these entries to understand or rely on the agreement. They are here so that an attorney, a court or an expert can check that the event log was not changed after the fact.',
      style: 'paragraph',
    },
    {
      text: `Anyone who holds this file can check the event log. Copy the lines of an entry, from “${eventTextHead}” to “previous”, into a plain text file, each line ended by a line feed (LF), the last one too. The SHA-256 of that file (for example “sha256sum entry.txt”) is the hash of the entry in the event log. “previous” is the hash of the entry before it; the first entry has 64 zeros.`,
      style: 'paragraph',
    },
    {
      text: `Values are JSON in ASCII. A line that begins with “+” continues the line above and is copied as it is. “withheld” is the SHA-256 of what is not printed: the account that acted, technical details, and all that would name the owner. ${platform} keeps that text with a random value, and can show it later.`,
      style: 'paragraph',
    },
    ...events.map(entry),
  ];
}

function entry(event: ChainedEvent): Content {
  const lines = chainInput(event, event.previousHash, sha256).trimEnd().split('\n');
  return {
    unbreakable: lines.length <= linesOfAPage,
    margin: [0, 6, 0, 0],
    stack: [
      { text: `Entry ${event.number}: ${event.kind}`, style: 'small', bold: true },
      { stack: lines.map((text) => ({ text })), font: fixedWidth, fontSize: 7, lineHeight: 1 },
    ],
  };
}
