import { createHash } from 'node:crypto';
import { days, hours } from '#kernel/instant.ts';
import type { Clock } from '#platform/clock.ts';
import type { Reader } from '#platform/context.ts';
import type { StartLog } from '#platform/start-problem.ts';
import { cachedContent } from './compressed.ts';
import type { Background } from './feature.ts';
import { findAsset, forgetBuilds, keepAsset, keepBuild, missingAssets } from './shared-assets-sql.ts';
import type { SiteFile, SiteFiles } from './site-files.ts';

/** What other builds of the site need: those of nodes of another version, and of pages that were opened before. */
export type SharedAssets = { file(path: string): Promise<SiteFile | null> };

const renewedEvery = 1 * hours;
/** How long the assets of a build stay after the last node that serves it. */
const kept = 30 * days;
/** Of other builds, in memory. */
const mostCached = 500;
const shape = /^\/assets\/[\w.-]{1,200}$/;

type Options = { db: Reader; clock: Pick<Clock, 'now'>; log: StartLog };

/**
 * Puts the assets of a build where every node finds them, before the first page that asks for them. `background` tells
 * the others that a node serves it. A database that takes no writes keeps no node from starting.
 */
export async function shareAssets(
  site: Pick<SiteFiles, 'file' | 'assets'>,
  { db, clock, log }: Options,
): Promise<{ shared: SharedAssets; background: Background }> {
  const id = createHash('sha256').update(site.assets.join('\n')).digest('base64url');
  const renew = () => keepBuild(db, id, site.assets, clock.now());
  const complain = (error: unknown) => log.warn({ err: error }, 'the assets of the site could not be shared');
  try {
    await renew();
    await keepMissing(site, db);
  } catch (error) {
    complain(error);
  }
  const tick = async () => {
    await renew();
    const before = new Date(clock.now().getTime() - kept);
    await db.transaction().execute((tx) => forgetBuilds(tx, before));
  };
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  return {
    shared: { file: cachedFiles(db) },
    background: {
      start: () => {
        const run = () => {
          running = tick().catch(complain);
        };
        run();
        timer = setInterval(run, renewedEvery).unref();
      },
      stop: async () => {
        clearInterval(timer);
        await running;
      },
    },
  };
}

async function keepMissing({ file, assets }: Pick<SiteFiles, 'file' | 'assets'>, db: Reader): Promise<void> {
  for (const path of await missingAssets(db, assets)) {
    const found = file(path);
    if (!found) continue;
    const { bytes } = await found.content();
    await keepAsset(db, { path, type: found.type, content: Buffer.from(bytes) });
  }
}

function cachedFiles(db: Reader): SharedAssets['file'] {
  const cached = new Map<string, SiteFile>();
  return async (path) => {
    if (!shape.test(path)) return null;
    const known = cached.get(path);
    if (known) return known;
    const asset = await findAsset(db, path);
    if (!asset) return null;
    const content = cachedContent(asset.content);
    const file: SiteFile = { type: asset.type, immutable: true, content: async () => content };
    if (cached.size >= mostCached) cached.clear();
    cached.set(path, file);
    return file;
  };
}
