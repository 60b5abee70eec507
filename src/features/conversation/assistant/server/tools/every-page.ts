type Page<T> = { items: readonly T[]; next: string | null };

const mostPages = 5;
/** The most that are read of a list. */
export const mostRead = mostPages * 100;

/** What a list has, page by page, and whether that is all of it. `pageOf` reads one page; `null`: it may not be read. */
export async function everyPage<T>(
  pageOf: (paging: Readonly<Record<string, string>>) => Promise<Page<T> | null>,
): Promise<{ items: readonly T[]; isAll: boolean }> {
  const items: T[] = [];
  let next: string | null = null;
  for (let page = 0; page < mostPages; page += 1) {
    const found: Page<T> | null = await pageOf({ size: '100', ...(next === null ? {} : { after: next }) });
    items.push(...(found?.items ?? []));
    next = found?.next ?? null;
    if (next === null) return { items, isAll: true };
  }
  return { items, isAll: false };
}
