const trusts =
  /\b(?:trust\w*|vouch|l(?:ying|iars?)|(?:telling|tells?) (?:me )?the truth|legit\w*|(?:is|are|be) (?:he|she|they|the \w+) honest|reliable|scam(?:mer)?s?|con ?man|for real|serious buyer|good guy|fraud\w*)\b/i;
/** `Can I use my 401k, is that legal or a scam?`: a way of doing it, and no one to vouch for. */
const ofWay =
  /\b(?:(?:i|you|we|people|one) (?:can|could|use)|can (?:i|you|we)|(?:money[- ]down|loophole|trick|method|course|program)s?)\b/i;
const ofPerson =
  /\b(?:he|she|him|her|guy|lady|man|woman|buyers?|sellers?|owners?|brokers?|lenders?|listings?|ads?|site|website|trust\w*|vouch|l(?:ying|iars?)|truth|honest|reliable)\b/i;

/** Asks whether to trust a person, a listing or this site. */
export function asksToVouch(text: string): boolean {
  return trusts.test(text) && (ofPerson.test(text) || !ofWay.test(text));
}
