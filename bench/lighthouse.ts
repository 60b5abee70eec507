import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

/** Scores 0 to 100, times in milliseconds, transferred sizes in bytes. */
export type PageRun = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
  cls: number;
  tbt: number;
  scriptBytes: number;
  totalBytes: number;
  foreign: string[];
  failed: string[];
};

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Failures of Lighthouse itself (no trace of the load, for example) before giving up. */
const mostFailures = 3;

export async function runLighthouse(chromePath: string, url: string): Promise<PageRun> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await runOnce(chromePath, url);
    } catch (error) {
      if (failures === mostFailures) throw error;
      console.log(`again: ${error instanceof Error ? error.message : error}`);
    }
  }
}

async function runOnce(chromePath: string, url: string): Promise<PageRun> {
  const chrome = await launch({ chromePath, chromeFlags: flags });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      output: 'json',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    });
    if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
    return readResult(result.lhr, url);
  } finally {
    chrome.kill();
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];
type Request = { url: string; resourceType: string; transferSize: number };

function readResult(report: Report, url: string): PageRun {
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  const requests = requestsOf(report);
  const { host } = new URL(url);
  const bytes = (some: Request[]) => some.reduce((sum, one) => sum + one.transferSize, 0);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    scriptBytes: bytes(requests.filter((one) => one.resourceType === 'Script')),
    totalBytes: bytes(requests),
    foreign: requests.map((one) => one.url).filter((one) => !isOurs(one, host)),
    failed: ['accessibility', 'best-practices', 'seo'].flatMap((name) => failedIn(report, name)),
  };
}

function isOurs(url: string, host: string): boolean {
  return !/^https?:/.test(url) || new URL(url).host === host;
}

function requestsOf(report: Report): Request[] {
  const details = report.audits['network-requests']?.details;
  const items: unknown = details && 'items' in details ? details.items : [];
  if (!Array.isArray(items)) return [];
  return items.map((item: Record<string, unknown>) => ({
    url: String(item.url),
    resourceType: String(item.resourceType ?? ''),
    transferSize: Number(item.transferSize ?? 0),
  }));
}

function failedIn(report: Report, category: string): string[] {
  const refs = report.categories[category]?.auditRefs ?? [];
  return refs
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}
