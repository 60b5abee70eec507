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

export const paperTypes: readonly string[] = kinds.map((kind) => paperKinds[kind].type);
/** What a file input offers. Some systems know no type for CSV, so its extension is named. */
export const paperAccept = [...paperTypes, '.csv'].join(',');
export const largestPaper = 15_000_000;
/** Per check, and per answer. */
export const mostPapers = 200;
export const mostPapersBehind = 20;

/** `null` for an extension that is not accepted. */
export function typeByEnding(name: string): string | null {
  const kind = kinds.find((one) => endingsOf(one).includes(endingOf(name)));
  return kind ? paperKinds[kind].type : null;
}

/** `null` if the extension of the name is that of another kind. */
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
