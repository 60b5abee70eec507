import { linkWords } from './link-words.ts';

type Parts = {
  greeting: string;
  lines: readonly string[];
  /** A path of this site, and its full address. */
  path: string;
  link: string;
  footer?: string | undefined;
};

/** The full text: greeting, paragraphs, link, and how to get fewer mails. */
export function mailText({ greeting, lines, path, link, footer }: Parts): string {
  const paragraphs = [greeting, ...lines, `${linkWords(path)}\n${link}`, ...(footer ? [footer] : [])];
  return `${paragraphs.join('\n\n')}\n`;
}
