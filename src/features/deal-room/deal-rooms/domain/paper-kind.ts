/** Also the key under which a paper is downloaded. */
export const paperKinds = ['nda', 'nda-master', 'letter'] as const;
export type PaperKind = (typeof paperKinds)[number];
