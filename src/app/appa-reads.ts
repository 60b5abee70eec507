import type { AssistantParts } from '#features/conversation/assistant/server/feature.ts';
import { toolReads } from '#features/conversation/assistant/server/toolbox.ts';
import type { Feature } from '#http/feature.ts';
import { type OwnRead, ownReads, readAs } from '#http/own-reads.ts';
import { calendarSources } from '#site/calendar/server/find-deadlines.ts';
import { myDeadlinesTool } from '#site/calendar/server/my-deadlines-tool.ts';
import { myRequests } from '#site/dashboard/server/my-requests-tool.ts';
import { countReads, siteCountsTool } from '#site/dashboard/server/site-counts-tool.ts';
import { healthReads, siteHealthTool } from '#site/health/server/site-health-tool.ts';

/** Appa reads what every feature answers, also those that come after it: from `readFrom` on. */
export function appaReads(): {
  parts: Pick<AssistantParts, 'ownRead' | 'siteTools'>;
  readFrom(features: readonly Feature[]): void;
} {
  let found: OwnRead | null = null;
  const ownRead: OwnRead = (...asked) => {
    if (!found) throw new Error('the features are not complete yet');
    return found(...asked);
  };
  const read = readAs(ownRead);
  const siteTools = {
    myRequests,
    myDeadlines: myDeadlinesTool(read),
    siteCounts: siteCountsTool(read),
    siteHealth: siteHealthTool(read),
  };
  return {
    parts: { ownRead, siteTools },
    readFrom: (features) => {
      const reads = [...toolReads, ...calendarSources, ...countReads, ...healthReads];
      found = ownReads(
        features.flatMap(({ routes }) => routes),
        reads.map(({ path }) => path),
      );
    },
  };
}
