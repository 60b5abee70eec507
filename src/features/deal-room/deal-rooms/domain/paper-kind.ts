/** What a paper of a deal is, by which it is found again where it is downloaded. */
export const paperKinds = ['nda', 'nda-master', 'letter'] as const;
export type PaperKind = (typeof paperKinds)[number];
