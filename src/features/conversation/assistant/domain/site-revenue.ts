const lead =
  /^\W*(?:(?:please|show|give|tell|me|us|and|so|hi|hey|appa|what(?:[’']?s| is| was| were) (?:the|our|total)|what (?:was|were)|how much(?: (?:is|was|were)(?: the| our)?)?|the|our|all|total|gross|site(?:[’']?s)?|platform(?:[’']?s)?|marketplace(?:[’']?s)?|monthly|weekly|daily)\W+)*revenues?\b/i;
/** Words that name a time, or the site itself. */
const ofTime =
  /\b(?:this|that|last|past|previous|current|the|our|since|in|for|during|of|from|to|through|until|till|up|and|between|so far|on|over|by|was|were|is|been|again|please|then|now|today|yesterday|weekend|days?|weeks?|months?|quarters?|years?|fiscal|calendar|date|ytd|mtd|ltm|start|beginning|half|first|second|third|fourth|two|three|four|five|six|seven|eight|nine|ten|twelve|couple|few|q[1-4]|h[12]|mon(?:day)?|tues?(?:day)?|wed(?:nesday)?|thu(?:rs(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|jan(?:uary|ero)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|primer|segundo|tercer|trimestre|semestre|desde|este|esta|pasado|el|la|de|en|fy|(?:19|20)\d\d|\d{1,2}(?:st|nd|rd|th)?|site|platform|marketplace|report|figures?|numbers?|total)\b/gi;

/** Asks for revenue and names nothing but a time: to an admin it is that of the site. `What is revenue` asks for the word. */
export function asksOnlyRevenue(text: string): boolean {
  const found = lead.exec(text);
  if (!found) return false;
  return !/[\p{L}\p{N}]/u.test(text.slice(found[0].length).replace(ofTime, ' '));
}

/** Speaks of the revenue of businesses, or of what the word means: no order of the site is in it. */
export function isRevenueOfOthers(text: string): boolean {
  return (
    /\brevenues?\b/i.test(text) &&
    (/\b(?:listings?|business(?:es)?|compan(?:y|ies)|shops?|sellers?|valuations?|negocios|empresas)\b/i.test(
      text,
    ) ||
      /^\W*(?:what (?:is|does|counts)|why(?: do| does| is| are)?(?: \w+){0,4}) revenue\b/i.test(text))
  );
}
