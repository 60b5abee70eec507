import { dashes } from '#kernel/plain-signs.ts';

/** Look-alikes of English letters that Unicode does not decompose (from the confusables of UTS #39). */
const pairs: readonly [latin: string, lookAlikes: string][] = [
  ['a', 'аαɑаӑᴀ⍺ꭺ'],
  ['b', 'вβьʙƅЬɓ'],
  ['c', 'сϲᴄⅽꮯςͼ'],
  ['d', 'ԁɗᴅđδժꓒ'],
  ['e', 'еєεэᴇҽɘəǝ℮'],
  ['f', 'ƒꜰғϝք'],
  ['g', 'ɡɢցԍɠğ'],
  ['h', 'һнΗʜհħɦ'],
  ['i', 'іιıɪɩӏⅰíїוɨ'],
  ['j', 'јϳᴊʝյ'],
  ['k', 'кκᴋќҝƙқ'],
  ['l', 'ʟⅼłƖℓߊוןا'],
  ['m', 'мμᴍⅿɱ'],
  ['n', 'пոռɴηΝղŋɲ'],
  ['o', 'оοσօᴏøөө०০૦௦๐໐٥०'],
  ['p', 'рρᴘþƿƥ'],
  ['q', 'ԛգզɋ'],
  ['r', 'гᴦʀɾꭇя'],
  ['s', 'ѕꜱʂտƽ'],
  ['t', 'тτᴛŧƭ'],
  ['u', 'υսᴜцʋū'],
  ['v', 'νѵᴠⅴט'],
  ['w', 'ωѡᴡшաɯ'],
  ['x', 'хχⅹ×ҳ'],
  ['y', 'уγΥүʏყɣ'],
  ['z', 'ᴢʐƶᴢʒ'],
  ['ae', 'æ'],
  ['oe', 'œ'],
  ['ss', 'ß'],
  ['d', 'ð'],
];

const marks: readonly [plain: string, lookAlikes: string][] = [
  ['-', dashes],
  ["'", '‘’‚‛′`´ʼʹˈ'],
  ['"', '“”„‟″'],
  ['.', '․。•·∙⋅'],
  ['/', '⁄∕⧸'],
  [':', '∶ː'],
];

const table = new Map<string, string>();
for (const [plain, alike] of [...pairs, ...marks]) {
  for (const one of alike) if (!table.has(one)) table.set(one, plain);
}

/** What a character reads as, in lower case. A capital may read differently from its small letter. */
export function plainOf(character: string): string {
  const lower = character.toLowerCase();
  return table.get(character) ?? table.get(lower) ?? enclosed(lower) ?? lower;
}

function enclosed(character: string): string | undefined {
  const code = character.codePointAt(0) ?? 0;
  for (const first of [0x1f150, 0x1f170, 0x1f1e6]) {
    if (code >= first && code < first + 26) return String.fromCharCode(97 + code - first);
  }
  return undefined;
}
