const diligence = String.raw`(?:(?:due[- ])?diligenc(?:e|ia)(?: debida)?|\bdd)`;
const things = '(?:requests?|items?|list|points?)';
const list = String.raw`\b(?:${diligence} ${things}|${things} (?:of|for|in|from|on) (?:(?:the|my|our|their) )?${diligence})\b`;
const open = String.raw`(?:open|pending|left(?! out)|outstanding|overdue|unanswered|waiting|missing|answered|remain\w*|abiert[ao]s?|pendientes?|due(?= (?:now|today|tomorrow|this|next|soon|yet|already)\b|\W*$))\b`;
/** What may stand between the list and how it is: what anyone else does there is asked in general. */
const small = String.raw`(?:[\s,]+(?:that|which|is|are|do|does|did|have|has|had|i|we|you|they|he|she|the|my|our|buyer|seller|owner|side|other|still|now|yet|not|been|being|to|be|in|on|of|from|with|for|room|deal|data|me|us|siguen))*[\s,]+`;
const asks = String.raw`\b(?:which|what|that|any|anything|how many|list|show|see|tell me|are there|is there|do (?:i|we) have|my|our|the)\b`;

const subject = '(?:i|we|you|they|he|she|(?:the|my|our) (?:buyer|seller|owner|client|other side)s?)';
const receiver = '(?:(?:to )?(?:(?:the|my|our) (?:buyer|seller|owner|other side)s?|them|him|her|us|me))';
const inDiligence = `(?:in|on|under|during) (?:(?:the|our|my|his|her|their) )?${diligence}`;
const whichThings = String.raw`\b(?:what|which|anything|something|everything|all|things?|stuff|items?|documents?|files?|papers?|that)\b.{0,25}`;

const forms: readonly string[] = [
  String.raw`${asks}(?: (?:me|the|my|our|all|any|of|are|is|still|there|other))*(?: | (?:\w+ ){0,2})${list}${small}${open}`,
  `${asks}(?: (?:me|the|my|our|all|of|are|is|there|any|still))* ${open} (?:of )?(?:${list}|${diligence})`,
  String.raw`^\W*(?:still )?${open} ${list}`,
  String.raw`${whichThings}\b${subject} (?:(?:still|yet|also|todavia|do) )*(?:owes?|have to)\b(?: (?:still|yet|todavia))*(?: ${receiver})? ${inDiligence}`,
  String.raw`${whichThings}\b${subject} (?:(?:still|yet|also) )*owes? ${receiver} for (?:(?:the|our|my|his|her|their) )?${diligence}`,
  String.raw`\bwho (?:still )?owes (?:what|which|documents?|files?|papers?|answers?|me|us|anything)\b.{0,20}${inDiligence}`,
  String.raw`\b(?:what|which (?:documents|files|papers|items)|anything|things?)(?:[\u2019']?s| is| are| else is)?(?: still)? (?:left|missing|outstanding)(?: (?:for (?:me|us)|to (?:do|send|answer|give|provide|upload)))* (?:in|for|of|on|under|during) (?:(?:the|our|my|his|her|their) )?${diligence}`,
  String.raw`${whichThings}\b${subject} still (?:have|has|need|needs) to (?:send|give|answer|provide|hand|upload|deliver)\b.{0,30}\b(?:in|for|on|of|under) (?:(?:the|our|my|his|her|their) )?${diligence}`,
];
const asked = new RegExp(forms.join('|'), 'i');

/** Of diligence in general, of what it costs, or of a case that is supposed. */
const general =
  /\b(?:how (?:do|can|should|long)|usual\w*|typical\w*|normal\w*|standard|what happens|if|should|owed|debts?|tax(?:es)?(?! returns?)|fees?|costs?|money|kept|mean|means|impuestos)\b|\b(?:an?|any|most|every|each|un|una) (?:sba )?(?:lender|bank|buyer|seller|owner|broker|deal|sale|loi|letter|purchase)\b|\b(?:an?|una?) (?:due|dd|diligenc)/i;

/** Asks which diligence requests of the person’s own deals are open, or what is still owed there. */
export function asksOwnDiligence(text: string): boolean {
  return asked.test(text) && !general.test(text);
}
