import { type Asked, askedPeriods } from './asked-period.ts';
import { whyBehind } from './behind.ts';
import { kindsIn } from './kinds-in.ts';
import { partOf } from './match-part.ts';
import type { MatchState } from './match-states.ts';
import type { PaperKind } from './paper-kinds.ts';
import { plainWords } from './plain-words.ts';
import type { ReadPaper } from './read-paper.ts';

/** `documents`: IDs; of `in` those that answer, else those to look at. `why`: a sentence for both sides. */
export type Match = {
  state: MatchState;
  documents: readonly string[];
  why: string;
  kinds: readonly string[];
};

export type ReadRequest = {
  /** The same for requests in the same words with the same periods: what a person said of one holds for all. */
  key: string;
  kinds: readonly PaperKind[];
  asked: readonly Asked[];
  /** Words that are not understood. */
  rest: readonly string[];
  anyOf: boolean;
};

/** Words that ask for nothing more. “All” and “each” are not among them: no one knows that a room has all. */
const idle = new Set(
  'a an the of for and or to in as at on by with your our its their please provide send copy copies current company companys business businesss year years ended ending period periods through most recent full pdf format if applicable available any signed executed complete final following over past last month months monthly end date dated form forms irs us annual quarterly filed including include both well documents document section category'.split(
    ' ',
  ),
);

/** `details`: only what asks for more counts; a line “Section: …” does not. */
export function readRequest(
  { title, details }: { title: string; details: string },
  today: string,
): ReadRequest {
  const more = details
    .split('\n')
    .filter((text) => !/^\s*(?:section|category)\s*:/i.test(text))
    .join(' ');
  const plain = plainWords(`${title} ${more}`);
  const { kinds, rest } = kindsIn(plain);
  const { asked, rest: left } = askedPeriods(rest, today);
  const words = left.split(/[^a-z0-9]+/).filter((word) => word !== '' && !idle.has(word));
  return {
    key: JSON.stringify([plain, asked.map(shortOf)]),
    kinds,
    asked,
    rest: [...new Set(words)],
    anyOf: kinds.length > 1 && /\bor\b/.test(rest) && !/\band\b/.test(rest),
  };
}

function shortOf(asked: Asked): string {
  if (asked.what === 'day') return asked.day;
  return `${asked.months[0]} ${asked.months.at(-1)} ${asked.months.length}`;
}

/**
 * Matches a request with the documents that the reader may know. Nothing else enters: what is not in `papers` cannot
 * show in the result. `said`: by document, whether a person confirmed it for the same words.
 * “In the room” needs all of it: every word understood, each kind of paper found by name and by folder, and its
 * period covered; or a person's word, which does not make a document newer than it is.
 */
export function matchRequest(
  request: ReadRequest,
  papers: readonly ReadPaper[],
  said: ReadonlyMap<string, boolean>,
  today: string,
): Match {
  const kinds = request.kinds.map(({ key }) => key);
  const confirmed = said.size === 0 ? [] : papers.filter(({ id }) => said.get(id) === true);
  const documents = confirmed.map(({ id }) => id);
  const behind = confirmed.length === 0 ? null : whyBehind(request, confirmed, today);
  if (confirmed.length > 0 && behind === null)
    return { state: 'in', documents, why: 'The seller’s side confirmed it for these words.', kinds };
  const found = foundIn(
    request,
    said.size === 0 ? papers : papers.filter(({ id }) => said.get(id) !== false),
    today,
  );
  if (behind === null || found.state === 'in') return found;
  return { state: 'expired', documents, why: `Confirmed by the seller’s side, and ${behind}.`, kinds };
}

/** By names, folders and dates alone. */
function foundIn(request: ReadRequest, papers: readonly ReadPaper[], today: string): Match {
  const kinds = request.kinds.map(({ key }) => key);
  if (request.kinds.length === 0)
    return { state: 'unsure', documents: [], why: 'We couldn’t match this to one document.', kinds };
  const parts = request.kinds.map((kind) => partOf(kind, request.asked, papers, today));
  const documents = [...new Set(parts.flatMap((part) => part.documents))];
  const why = parts.map((part) => part.why).join(' ');
  const states = new Set(parts.map(({ state }) => state));
  const all = (state: MatchState) => states.size === 1 && states.has(state);
  if (all('missing')) return { state: 'missing', documents: [], why, kinds };
  const whole = all('in') || (request.anyOf && states.has('in'));
  if (request.rest.length > 0)
    return {
      state: 'unsure',
      documents,
      why: `${why} Not understood: “${request.rest.slice(0, 6).join(' ')}”.`,
      kinds,
    };
  if (whole)
    return { state: 'in', documents, why: `${why} Only names were read: check that it is complete.`, kinds };
  if (states.has('expired') && !states.has('missing') && !states.has('unsure'))
    return { state: 'expired', documents, why, kinds };
  return { state: 'unsure', documents, why, kinds };
}
