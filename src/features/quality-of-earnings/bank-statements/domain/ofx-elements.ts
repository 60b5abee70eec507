/** An element of an OFX text: its name in capitals (`/NAME` where it ends), its own text, its line from 1. */
export type OfxElement = { tag: string; value: string; row: number };

/**
 * The elements of an OFX text in order. Version 1 (SGML) does not close elements that have a text, version 2 (XML) does;
 * both are read the same way: a tag, and the text until the next one. Declarations and entities of a document type are
 * never followed.
 */
export function* ofxElements(text: string): Generator<OfxElement> {
  const tags = /<(\/?[A-Za-z][\w.]*)(?:\s[^<>]*)?\/?>/g;
  let row = 1;
  let counted = 0;
  for (let tag = tags.exec(text); tag; ) {
    const next = nextTag(tags, text);
    for (; counted < tag.index; counted += 1) if (text.charCodeAt(counted) === lineFeed) row += 1;
    const own = text.slice(tag.index + tag[0].length, next?.index ?? text.length);
    yield { tag: (tag[1] ?? '').toUpperCase(), value: textIn(own), row };
    tag = next;
  }
}

const lineFeed = 10;
const literal = /^\s*<!\[CDATA\[([\s\S]*?)\]\]>/;

/** What looks like a tag within a literal text (CDATA) is none. */
function nextTag(tags: RegExp, text: string): RegExpExecArray | null {
  const opens = text.startsWith('<![CDATA[', tags.lastIndex);
  if (opens) {
    const closes = text.indexOf(']]>', tags.lastIndex);
    tags.lastIndex = closes < 0 ? text.length : closes;
  }
  return tags.exec(text);
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function textIn(own: string): string {
  const given = literal.exec(own)?.[1];
  if (given !== undefined) return given.trim();
  return own
    .replaceAll(/&(?:#(\d{1,6})|#x([\dA-Fa-f]{1,5})|([a-z]{2,4}));/g, (all, decimal, hexadecimal, name) => {
      if (name) return entities[name] ?? all;
      const point = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16);
      return point > 0 && point < 0x110000 && !(point >= 0xd800 && point < 0xe000)
        ? String.fromCodePoint(point)
        : all;
    })
    .trim();
}
