import { AsyncLocalStorage } from 'node:async_hooks';
import { z } from 'zod';
import { type Branding, readBrandingFrom } from '#content/branding.ts';
import type { PageBranding } from '#http/page-branding.ts';
import { seconds } from '#kernel/instant.ts';
import type { Reader } from '#platform/context.ts';
import type { Logger } from '#platform/log.ts';
import { type BrandingContent, brandingContent, brandingView, getBranding } from '../contract.ts';
import { nothingSet, shownOf } from './shown.ts';
import { contentOf, newestVersion } from './store.ts';

/** What is published by another node is shown after this time at the latest. */
const readEvery = 2 * seconds;

export type CurrentBranding = PageBranding & {
  /** From now on everything that reads `brand` in this process reads it from here. */
  takeOver(): void;
  /** Reads what is published, if it is not what is shown. */
  refresh(): Promise<void>;
  /** On a demo, what the files mark as a sample is shown. */
  showSamples(): void;
  samples(): boolean;
  start(): void;
  stop(): Promise<void>;
};

/** What this node shows, in memory. */
export function currentBranding({ db, log }: { db: Reader; log: Logger }): CurrentBranding {
  const drafts = new AsyncLocalStorage<Branding>();
  const held: { version: number; content: BrandingContent; samples: boolean } = {
    version: 0,
    content: nothingSet,
    samples: false,
  };
  let shown: Branding = {};
  let timer: NodeJS.Timeout | undefined;
  let reading = Promise.resolve();
  const renew = () => {
    shown = shownOf(held.content, held);
  };
  const source = () => drafts.getStore() ?? shown;
  const refresh = async () => {
    const version = await newestVersion(db);
    if (version === held.version) return;
    held.content = brandingContent.parse(await contentOf(db, version));
    held.version = version;
    renew();
  };
  const readAgain = () => {
    reading = refresh().catch((error: unknown) => log.warn({ err: error }, 'the branding cannot be read'));
    void reading.then(() => {
      if (timer) timer = setTimeout(readAgain, readEvery).unref();
    });
  };
  return {
    takeOver: () => readBrandingFrom(source),
    refresh,
    source,
    samples: () => held.samples,
    showSamples: () => {
      held.samples = true;
      renew();
    },
    key: () => (Object.keys(shown).length === 0 ? null : `${held.version} ${held.samples}`),
    draftFor: async (api) => {
      const key = await keyFor(api);
      if (key === null) return null;
      const answer = await api(getBranding.path, { headers: { 'X-Application-Key': key } });
      if (!answer.ok) return null;
      const { draft } = brandingView.parse(await answer.json());
      return { ...shownOf(draft.content, held), draft: true } satisfies Branding;
    },
    withDraft: (draft, render) => drafts.run(asBranding(draft), render),
    start: () => {
      timer = setTimeout(readAgain, readEvery).unref();
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      return reading;
    },
  };
}

/** Of the session of the browser; `null` for visitors. */
async function keyFor(api: Parameters<PageBranding['draftFor']>[0]): Promise<string | null> {
  const answer = await api('/token/');
  return answer.ok ? signedInToken.parse(await answer.json()).jwt : null;
}

const signedInToken = z.object({ jwt: z.string() });

/** The page host carries it without knowing what it is: see `draftFor`. */
function asBranding(draft: unknown): Branding {
  return draft as Branding;
}
