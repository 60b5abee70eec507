const says =
  /\b(?:lease|leases|documents?|files?|papers?|contracts?|policy|policies|statements?|tax returns?|p&l|profit and loss|balance sheet|deal room|data room|landlord|rent)\b.*\b(?:say|says|said|mention\w*|state|states|cover\w*|allow\w*|require\w*|provide\w*|permit\w*|end|ends|expire\w*|assign\w*|renew\w*|deposit|term|terms|page|clause|how much|rent|option\w*|show\w*|about|find)\b|\b(?:say|says|mention\w*|find|quote|search|look)\b.*\b(?:lease|documents?|files?|papers?|contracts?|deal room|data room)\b|\b(?:according to|in) the (?:lease|documents?|contract|deal room)\b/i;
/** A paper is put somewhere, or a landlord wants something: nothing that is written is asked for. */
const isDoing =
  /\b(?:where|how) (?:do|can|could|should|would|will) (?:i|we) (?:put|upload|add|post|share|store|load|give|send|show|hand|get (?:the|my|our) \w+ (?:in|up|signed))\b|\blandlord\b.{0,30}\b(?:says?|said|wants?|won(?:’|')?t|refus\w+|demand\w*|is asking|asks?|will not|ignor\w+)\b/i;

/** Asks what a document says. */
export function asksOfPapers(text: string): boolean {
  return says.test(text) && !isDoing.test(text);
}
