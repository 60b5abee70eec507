import { roomIndex } from '#features/deal-room/deal-rooms/domain/room-index.ts';
import { kindsIn } from './kinds-in.ts';
import { lastDayOf, monthsOfYear } from './months.ts';
import type { PaperKind } from './paper-kinds.ts';
import { plainWords } from './plain-words.ts';
import { type Dates, datesIn } from './read-dates.ts';

/** A document of a room. `folders`: names from the top to its own. `uploadedOn`: `YYYY-MM-DD`, of the version shown. */
export type Paper = {
  id: string;
  number: string;
  name: string;
  folders: readonly string[];
  uploadedOn: string;
};

export type ReadPaper = Paper & {
  kinds: readonly PaperKind[];
  dates: Dates;
  /** The word of its name that keeps it from answering on its own; `null`: none does. */
  doubt: string | null;
  codes: readonly string[];
  folderKinds: readonly PaperKind[];
};

/** Words of a name that make another paper of it, or only a part of the paper. */
const doubts =
  /\b(draft|template|sample|blank|unsigned|extension|engagement|request|requested|checklist|analysis|amended|amendment|addendum|proposal|quote|estimated?|projected|budget|forecast|pro forma|notes?|e ?mail|cover letter|instructions?|application|savings|escrow|personal|partial|part|pages?|excerpt|old|expired|superseded|void|terminated|former|guaranty|guarantee|consent|assignment|sublease|internal|to ?do|missing|placeholder|test|comparison|schedules?|k 1s?|state|redacted|index|list of|response|organizer|workpapers?|questionnaire|unfiled|not filed)\b/;

/** Reads kind and time from the words of a name; nothing of the content is known here. */
export function readPaper(paper: Paper): ReadPaper {
  const plain = plainWords(paper.name.replace(/\.[a-z][a-z0-9]{1,4}$/i, ''));
  const { kinds, rest } = kindsIn(plain);
  const apart = kinds.reduce((words, one) => words.replace(one.words, ' '), plain);
  return {
    ...paper,
    kinds,
    dates: datesIn(rest).dates,
    doubt: doubts.exec(apart)?.[1] ?? null,
    codes: paper.folders.flatMap((name) => roomFolderCodes.get(name.toLowerCase()) ?? []),
    folderKinds: kindsIn(plainWords(paper.folders.at(-1) ?? '')).kinds,
  };
}

/** Whether it lies where the kind is kept: in its folder of the standard index, above it, or in one of that name. */
export function isKeptAt(paper: ReadPaper, kind: PaperKind): boolean {
  const own = roomFolderCodes.get(paper.folders.at(-1)?.toLowerCase() ?? '');
  if (own !== undefined) return kind.folders.some((code) => code === own || code.startsWith(`${own}.`));
  return paper.folderKinds.includes(kind) || paper.codes.some((code) => kind.folders.includes(code));
}

/** Months (`YYYY-MM`) that it can cover: a month that was not over at the upload is not covered. */
export function monthsOf({ dates, uploadedOn }: ReadPaper, span: PaperKind['span']): string[] {
  const ofDays = dates.days.flatMap((day) => {
    if (span !== 'years') return [day.slice(0, 7)];
    return day.endsWith('-12-31') ? monthsOfYear(Number(day.slice(0, 4))) : [];
  });
  return [...dates.months, ...ofDays].filter((month) => month < uploadedOn.slice(0, 7));
}

/** The day that its name tells, of several the last; `null`: it tells none. */
export function dayOfPaper({ dates }: ReadPaper): string | null {
  return [...dates.days, ...dates.months.map(lastDayOf)].sort().at(-1) ?? null;
}

/** By a folder's name in lower case, its code in the standard index. A folder that was renamed has none. */
const roomFolderCodes: ReadonlyMap<string, string> = new Map(
  roomIndex.map(({ code, name }) => [name.toLowerCase(), code]),
);
