/** The parts of a mail's text. `mailText` and the lines of features use only these forms. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'facts'; facts: readonly { term: string; detail: string }[] }
  | { kind: 'code'; before: string; code: string; after: string }
  | { kind: 'entry'; title: string; details: readonly string[]; link: string }
  | { kind: 'link'; words: string; link: string };

const fact = /^([A-Z][A-Za-z’ ]{1,40}): (\S.*)$/;
const code = /^(.*\bcode is )(\d{6})\. (.*)$/s;

/** Parses a mail's text. Only links to `site`, the origin of this installation, become links. */
export function mailBlocks(text: string, site: string): MailBlock[] {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => blockOf(paragraph, site))
    .reduce<MailBlock[]>(withFactsTogether, []);
}

function withFactsTogether(blocks: MailBlock[], block: MailBlock): MailBlock[] {
  const last = blocks.at(-1);
  if (last?.kind !== 'facts' || block.kind !== 'facts') return [...blocks, block];
  return [...blocks.slice(0, -1), { kind: 'facts', facts: [...last.facts, ...block.facts] }];
}

function blockOf(paragraph: string, site: string): MailBlock {
  const lines = paragraph.split('\n').map((line) => line.trim());
  const [first = '', ...rest] = lines;
  const last = rest.at(-1);
  if (last !== undefined && leadsTo(last, site)) {
    if (rest.length === 1 && first.endsWith(':'))
      return { kind: 'link', words: first.slice(0, -1), link: last };
    return { kind: 'entry', title: first.replace(/^– /, ''), details: rest.slice(0, -1), link: last };
  }
  const facts = lines.map((line) => fact.exec(line)).filter((found) => found !== null);
  if (facts.length === lines.length)
    return { kind: 'facts', facts: facts.map(([, term = '', detail = '']) => ({ term, detail })) };
  const [, before, digits, after] = code.exec(paragraph) ?? [];
  if (before !== undefined && digits !== undefined && after !== undefined)
    return { kind: 'code', before: before.trim(), code: digits, after };
  return { kind: 'paragraph', text: paragraph };
}

function leadsTo(line: string, site: string): boolean {
  return line.startsWith(`${site}/`) && /^[\x21-\x7e]+$/.test(line);
}
