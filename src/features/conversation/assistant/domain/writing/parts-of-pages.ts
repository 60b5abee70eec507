export type PageText = { page: number; text: string };

/** The first pages whose texts together have at most `most` characters; at least one. */
export function firstPart<P extends PageText>(pages: readonly P[], most: number): P[] {
  let room = most;
  const last = pages.findIndex(({ text }, at) => {
    room -= text.length;
    return room < 0 && at > 0;
  });
  return pages.slice(0, last === -1 ? pages.length : last);
}

/** Page numbers as people write them: `pages 1 to 4, 7`. */
export function runsOf(pages: readonly number[], one: string, many: string, to: string): string {
  const runs: [number, number][] = [];
  for (const page of pages.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last[1] === page - 1) last[1] = page;
    else runs.push([page, page]);
  }
  const written = runs.map(([from, until]) => (from === until ? `${from}` : `${from} ${to} ${until}`));
  return `${pages.length === 1 ? one : many} ${written.join(', ')}`;
}
