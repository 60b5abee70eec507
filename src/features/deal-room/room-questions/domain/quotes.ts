const lead = /^From (?<document>\S.*), page \d+:$/gm;

/** Above passages in an answer: which page they are from. */
export function quoteLead(document: string, page: number): string {
  return `From ${document}, page ${page}:`;
}

/** The documents that an answer quotes, as far as it says so. */
export function quotedIn(answer: string): string[] {
  return [...new Set([...answer.matchAll(lead)].map(({ groups }) => groups?.document ?? ''))];
}
