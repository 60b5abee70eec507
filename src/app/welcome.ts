import { brand } from '#content/brand.ts';
import type { Config } from '#platform/config.ts';
import type { DemoOffer } from './demo/offer-demo.ts';

export const demoIsWhole = 'The demo is complete: its listings, deals and documents are all there.\n\n';

const parts = { all: '', web: ' without jobs', worker: ' as a worker, for jobs alone' };

/** Days after which offers have expired and the eight weeks of views are nearly empty. */
const oldFrom = 45;

export function welcome(
  { publicUrl, role, smtpUrl }: Pick<Config, 'publicUrl' | 'role' | 'smtpUrl'>,
  demo: DemoOffer | null,
): string {
  const lines = [`${brand.name} is running at ${publicUrl}${parts[role]}`];
  if (demo) {
    lines.push(
      'This is a demo for this machine only, with invented people and businesses. Start without it by setting DEMO=off.',
      `Sign in to it with the password ${demo.password} as`,
      ...demo.emails.map((email) => `  ${email}`),
      ...(smtpUrl === null ? ['Emails, such as codes for signing, stay under Admin, Email outbox.'] : []),
      ...(demo.age !== null && demo.age >= oldFrom ? agedLines(demo.age, demo.dataDir) : []),
      ...(demo.filling ? ['More listings and three deals appear within the next minute.'] : []),
    );
  }
  lines.push('Press Ctrl-C to stop.');
  return `\n${lines.join('\n')}\n\n`;
}

function agedLines(age: number, dataDir: string): string[] {
  return [
    `This demo began ${age} days ago, and its deals have aged since: offers expire, views lie in the past.`,
    `For a new one with today’s dates, stop Cairn, delete ${dataDir} and start again.`,
  ];
}
