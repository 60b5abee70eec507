export type LegalPage = {
  title: string;
  /** Tells the operator what has to happen before publication; `null` once they published their own text. */
  templateNotice: string | null;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
};

export const legalLimits = { title: 60, notice: 240, heading: 80, paragraph: 2_000 } as const;

export const templateNotice =
  'This is a template. It is not legal advice and has no effect until an attorney has adapted it for the company that runs this site.';
