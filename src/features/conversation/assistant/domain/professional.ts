/** The professional to ask, if the question is for one. */
export function professionalFor(text: string): 'tax' | 'legal' | null {
  if (
    /\b(?:tax(?:es|ed|able)?|capital gains|deduct\w*|irs|write[- ]?off|1031|basis step)\b/i.test(text) &&
    /\b(?:i|my|me|we|our|should|how much|owe|pay|avoid|save)\b/i.test(text)
  )
    return 'tax';
  if (
    /\b(?:legal(?:ly)?(?! (?:business |company )?(?:names?|entity|address))|lawsuit|sue|liab\w+|enforce\w*|lawyer|attorney|illegal|(?:draft|write|review) (?:me )?(?:a|an|my|the) (?:contract|agreement|lease|nda|letter))\b/i.test(
      text,
    )
  )
    return 'legal';
  return null;
}
