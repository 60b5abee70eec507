/** Who checked an article against its sources and the product. */
export type HelpReviewer = {
  /** As the page prints it after “by”: a person who agreed to be named, or a group. */
  name: string;
  /** What the reviewer is licensed as; empty if no one with a license has read the article. */
  licenses: readonly ('attorney' | 'CPA')[];
};

/** An operator who has an article reviewed replaces this in the article, with the date of the review. */
export const maintainers: HelpReviewer = { name: 'the maintainers of this software', licenses: [] };

/** `Ada Quill, CPA`, as it follows “by”. */
export function reviewedBy({ name, licenses }: HelpReviewer): string {
  return licenses.length === 0 ? name : `${name}, ${licenses.join(' and ')}`;
}

/** Which professional has not read it, or `null` if both have. */
export function notReviewedBy({ licenses }: HelpReviewer): string | null {
  const missing = [
    ...(licenses.includes('attorney') ? [] : ['an attorney']),
    ...(licenses.includes('CPA') ? [] : ['a CPA']),
  ];
  return missing.length === 0 ? null : missing.join(' or ');
}
