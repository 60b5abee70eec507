import { placesIn } from './places-named.ts';
import { withoutTrades } from './trades.ts';

// Each word once: a word that can match in two ways takes twice as long each time it is repeated.
const lead =
  /^\W*(?:(?:hi|hey|hello|ok(?:ay)?|please|pls|so|now|then|also|can|could|would|will|you|do|did|have|got|know of|i|we|i(?:’|')?m|we(?:’|')?re|am|are|i(?:’|')?d|want|like|need|love|to|help me|trying|hoping)\W+)*?(?:show(?: me| us)?|find(?: me| us)?|get me|give me|list|search(?: for)?|look(?:ing)?(?: to buy| for)|browse|see|buy|got|have|want|any|are there|is there|in the market for|interested in(?: buying)?)\s+(?:(?:me|us|all|the|some|any|every|a|an|more|other|your|of|good|nice|small|smaller|big|bigger|large|cheap|cheaper|profitable|local|established|turn-?key|absentee|existing|available|new|newest|latest)\s+)*anytrade/i;
/** What says no more than which of them, and the words between. */
const conditions =
  /\b(?:anytrades?|anytrade\w*|or|and|for sale|on the market|on (?:here|this site)|here|there|out there|available|listed|now|today|right now|currently|at the moment|please|pls|thanks|thank you|business(?:es)?|compan(?:y|ies)|shops?|stores?|firms?|practices?|contractors?|routes?|services?|listings?|owners?|places?|ones?|in|near|around|close to|outside|area|state|for|at|of|under|below|less|than|cheaper|up to|at most|at least|no more|not over|max(?:imum)?|min(?:imum)?|over|above|more|between|to|from|about|within|my|our|budget|a price|the price|price[ds]?|asking|costing|that costs?|with|cash ?flow|sde|ebitda|revenues?|sales|earnings|profits?|making|earning|which|that|are|is|do you have|you have|have you got|have|got|k|m|mm|mil|million|thousand|grand|bucks|dollars|usd|half a|a|an|the|one|two|three|four|five)\b|[$]?\d[\d.,]*\s?(?:k|mm?|mil)?\b/gi;
const nothingElse = /^[\s\p{P}\p{S}]*$/u;

/**
 * Asks for businesses of a trade, with nothing but conditions that a search takes: `show me laundromats under $450k`.
 * Articles are about trades too, but a question about how one is checked says so.
 */
export function seeksTrade(text: string): boolean {
  const [first = ''] = text.split(/(?<=[.!])\s/);
  // “Show me car washes. I’m in Ohio but would move.”
  return seeksOnly(text) || (first !== text && seeksOnly(first)) || kindAndPlace(text);
}

/** `home health agencies, the medicaid kind, texas or oklahoma`: kinds and places, and nothing that asks. */
function kindAndPlace(text: string): boolean {
  const { places, rest } = placesIn(text);
  if (places.length === 0 || asks.test(text)) return false;
  return (
    /^\W*(?:(?:an?|any|some|small|local|good)\s+)*anytrade/i.test(withoutTrades(rest)) &&
    text.split(/\s+/).length <= fewWords
  );
}

/** What makes a sentence of it, or asks of something else than what is for sale. */
const asks =
  /\b(?:what|how|who|whom|why|when|where|which|can|could|should|would|will|do|does|did|is|are|was|were|has|have|had|need|needs|i|my|our|we|sell|selling|sold|worth|multiples?|licen[sc]\w*|laws?|rules?|taxes|tax|loans?|lenders?|brokers?|buyers?|requests?|offers?|messages?|margins?|check ?lists?|diligence|market report|statistics|average|trends?)\b/i;
const fewWords = 12;

function seeksOnly(text: string): boolean {
  const said = withoutTrades(placesIn(text).rest);
  const begins = lead.exec(said);
  return (
    begins !== null &&
    nothingElse.test(said.slice(begins[0].length - 'anytrade'.length).replace(conditions, ' '))
  );
}
