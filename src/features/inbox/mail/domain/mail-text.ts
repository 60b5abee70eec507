import { linkWords } from './link-words.ts';

type Parts = {
  greeting: string;
  /** Paragraphs. */
  lines: readonly string[];
  /** The page that it leads to, a path of the site, and its address. */
  path: string;
  link: string;
  footer?: string | undefined;
};

/** The whole text of a mail: greeting, paragraphs, what comes next as a link, how to get fewer of them. */
export function mailText({ greeting, lines, path, link, footer }: Parts): string {
  const paragraphs = [greeting, ...lines, `${linkWords(path)}\n${link}`, ...(footer ? [footer] : [])];
  return `${paragraphs.join('\n\n')}\n`;
}
