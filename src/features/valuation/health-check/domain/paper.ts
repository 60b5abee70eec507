/** What is taken as a paper, by what it is: its ending, and the type that a browser claims for it. */
const paperKinds = {
  pdf: { endings: ['pdf'], type: 'application/pdf' },
  jpeg: { endings: ['jpg', 'jpeg'], type: 'image/jpeg' },
  png: { endings: ['png'], type: 'image/png' },
  webp: { endings: ['webp'], type: 'image/webp' },
  xlsx: {
    endings: ['xlsx'],
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  docx: {
    endings: ['docx'],
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  csv: { endings: ['csv'], type: 'text/csv' },
} as const;
export type PaperKind = keyof typeof paperKinds;

const kinds = ['pdf', 'jpeg', 'png', 'webp', 'xlsx', 'docx', 'csv'] as const satisfies PaperKind[];

/** The types under which a paper may be sent. */
export const paperTypes: readonly string[] = kinds.map((kind) => paperKinds[kind].type);
/** Bytes of the largest paper. */
export const largestPaper = 15_000_000;
/** Papers of one check, and those behind one answer. */
export const mostPapers = 200;
export const mostPapersBehind = 20;

/** The type for a file by the ending of its name; `null`: such a file is not taken. */
export function typeByEnding(name: string): string | null {
  const kind = kinds.find((one) => endingsOf(one).includes(endingOf(name)));
  return kind ? paperKinds[kind].type : null;
}

/** The name under which a paper of this kind is kept; `null` where the name's own ending says another kind. */
export function paperName(name: string, kind: PaperKind): string | null {
  const ending = endingOf(name);
  const endings = endingsOf(kind);
  if (ending === '') return `${name}.${endings[0]}`;
  return endings.includes(ending) ? name : null;
}

function endingsOf(kind: PaperKind): readonly string[] {
  return paperKinds[kind].endings;
}

function endingOf(name: string): string {
  return /\.([\p{L}\p{N}]{1,12})$/u.exec(name)?.[1]?.toLowerCase() ?? '';
}
