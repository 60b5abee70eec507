type Section = { heading: string; paragraphs: readonly string[] };

/** Headings begin with `## `; an empty line ends a paragraph. */
export function sourceOf({ sections }: { sections: readonly Section[] }): string {
  return sections
    .map(({ heading, paragraphs }) => [`## ${heading}`, ...paragraphs].join('\n\n'))
    .join('\n\n');
}

/** `problem`: why it is no legal text, with its line; `null` if it is one. */
export function readSource(source: string): { sections: Section[]; problem: string | null } {
  const sections: { heading: string; paragraphs: string[] }[] = [];
  let problem: string | null = null;
  const lines = source.replace(/\r\n?/g, '\n').split('\n');
  let begun: string[] = [];
  const end = () => {
    if (begun.length > 0) sections.at(-1)?.paragraphs.push(begun.join(' '));
    begun = [];
  };
  lines.forEach((raw, i) => {
    const text = raw.trim();
    const heading = /^#+\s+(.*)$/.exec(text)?.[1];
    if (heading !== undefined || text === '') end();
    if (heading !== undefined) sections.push({ heading, paragraphs: [] });
    else if (text !== '' && sections.length === 0)
      problem ??= `Line ${i + 1}: begin with a heading, such as “## Your account”.`;
    else if (text !== '') begun.push(text);
  });
  end();
  const empty = sections.find(({ paragraphs }) => paragraphs.length === 0);
  if (sections.length === 0) problem ??= 'There is no heading. Begin one with “## ”.';
  else if (empty) problem ??= `There is no text under “${empty.heading}”.`;
  return { sections, problem };
}
