import { brand } from '#content/brand.ts';
import type { Config } from '#platform/config.ts';
import type { DemoOffer } from './demo/offer-demo.ts';

/** Said once all of a full demo is there. */
export const demoIsWhole = 'The demo is complete: its listings, deals and documents are all there.\n\n';

/** What the person who started the product reads: where it is, and how to get in. */
export function welcome({ publicUrl }: Pick<Config, 'publicUrl'>, demo: DemoOffer | null): string {
  const lines = [`${brand.name} is running at ${publicUrl}`];
  if (demo) {
    lines.push(
      'This is a demo for this machine only, with invented people and businesses. Start without it by setting DEMO=off.',
      `Sign in to it with the password ${demo.password} as`,
      ...demo.emails.map((email) => `  ${email}`),
      ...(demo.filling ? ['More listings and three deals appear within the next minute.'] : []),
    );
  }
  lines.push('Press Ctrl-C to stop.');
  return `\n${lines.join('\n')}\n\n`;
}
