/** Calls the API in process, on behalf of the current request. */
type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>;

/** What pages show in place of what their files say. The pages know its shape; the page host only carries it. */
export type PageBranding = {
  /** Another one whenever something else is shown; `null`: the pages are as they were built. */
  key(): string | null;
  /** Given to the built pages, which read it while they are rendered. */
  source: () => unknown;
  /** What is not published yet, for those who may see it; otherwise `null`. */
  draftFor(api: ApiFetch): Promise<unknown>;
  /** Runs `render` so that `source` gives the draft. */
  withDraft<T>(draft: unknown, render: () => Promise<T>): Promise<T>;
};

export const asBuilt: PageBranding = {
  key: () => null,
  source: () => ({}),
  draftFor: async () => null,
  withDraft: (_draft, render) => render(),
};

/** Whether a page is asked to show the draft: `?branding=draft`. */
export function asksForDraft(url: URL): boolean {
  return url.searchParams.get('branding') === 'draft';
}
