export type LegalPage = {
  title: string;
  /** For the operator: what has to happen before this is published. */
  templateNotice: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
};

/** Most characters of each text. */
export const legalLimits = { title: 60, notice: 240, heading: 80, paragraph: 2_000 } as const;

export const templateNotice =
  'This is a template. It is not legal advice and has no effect until an attorney has adapted it for the company that runs this site.';
