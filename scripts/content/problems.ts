import { globSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { helpRules } from '#content/check-help.ts';
import { type ContentRule, pageRules } from '#content/check-pages.ts';
import type { HelpArticle } from '#content/help/article.ts';
import { issueWords } from './issue-words.ts';
import { sourceMap, syntaxError } from './locate.ts';

type Module = Record<string, unknown>;

/** One line each: `src/content/testimonials.ts:23: quote is 301 characters, at most 240`. */
export async function contentProblems(folder: string): Promise<string[]> {
  const unreadable = readingProblems(folder);
  if (unreadable.length > 0) return unreadable;
  const rules = [...pageRules, ...(await rulesForHelp(folder))];
  const found = await Promise.all(rules.map((rule) => problemsOf(folder, rule)));
  return found.flat();
}

function readingProblems(folder: string): string[] {
  return globSync('**/*.ts', { cwd: folder }).flatMap((file) => {
    const error = syntaxError(file, readFileSync(join(folder, file), 'utf8'));
    return error ? [`${shown(file)}:${error.line}: cannot be read: ${error.message}`] : [];
  });
}

async function problemsOf(folder: string, { file, name, of, schema }: ContentRule): Promise<string[]> {
  const value = (await load(folder, file))[name];
  const { error } = schema.safeParse(value);
  if (!error) return [];
  const places = sourceMap(file, readFileSync(join(folder, file), 'utf8'));
  return error.issues.map(
    (issue) => `${shown(file)}:${places.lineOf(name, issue.path)}: ${issueWords(issue, value, of ?? name)}`,
  );
}

async function rulesForHelp(folder: string): Promise<ContentRule[]> {
  const files: { file: string; name: string; of: string }[] = [];
  const articles: HelpArticle[] = [];
  for (const path of globSync('help/*.ts', { cwd: folder }).sort()) {
    const file = path.split(sep).join('/');
    if (file === 'help/articles.ts' || file === 'help/search.ts') continue;
    for (const [name, value] of Object.entries(await load(folder, file))) {
      if (!name.endsWith('Articles')) continue;
      files.push({ file, name, of: 'articles' });
      articles.push(...outline.parse(value));
    }
  }
  return helpRules(files, articles);
}

const outline = z.array(z.custom<HelpArticle>((one) => slugAndBody.safeParse(one).success)).catch([]);
const slugAndBody = z.object({ slug: z.string(), body: z.array(z.object({ kind: z.string() })) });

async function load(folder: string, file: string): Promise<Module> {
  return import(pathToFileURL(join(folder, file)).href);
}

function shown(file: string): string {
  return `src/content/${relative('.', file).split(sep).join('/')}`;
}
