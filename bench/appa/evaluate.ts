import { short } from '../short.ts';
import { printTable } from '../table.ts';
import { askCase } from './ask.ts';
import { type Case, type Group, groups } from './case.ts';
import { askPeople } from './people.ts';
import { computedQuestions } from './questions/computed.ts';
import { siteQuestions, tradeQuestions } from './questions/help.ts';
import { laterQuestions } from './questions/help-later.ts';
import { listingQuestions } from './questions/listings.ts';
import { trapQuestions } from './questions/traps.ts';
import { faultsOf } from './score.ts';
import { startedWorld } from './started.ts';

const cases: Record<Group, readonly Case[]> = {
  help: [...siteQuestions, ...tradeQuestions, ...laterQuestions],
  listings: listingQuestions,
  computed: computedQuestions,
  traps: trapQuestions,
};
const aside = process.argv.includes('--aside');
const most = short ? 1 : Number.POSITIVE_INFINITY;
const targets: Record<Group, number> = { help: 0.85, listings: 0.85, computed: 1, traps: 1 };

export async function evaluate(only: string | undefined): Promise<boolean> {
  const { url, product, world, by, stop } = await startedWorld();
  console.log(`Asking ${by} …`);
  const lines: string[][] = [];
  let reached = true;
  try {
    if (only === undefined || only === 'people') await askPeople(url, world, { product, aside, most });
    for (const group of groups) {
      if (only !== undefined && only !== group) continue;
      const all = short ? cases[group].slice(0, 1) : cases[group];
      const right: Case[] = [];
      for (const one of all) {
        const asked = await askCase(url, world, one);
        const faults = faultsOf(one, asked);
        if (faults.length === 0) right.push(one);
        else console.log(wordsFor(one, faults, asked.answer.response));
      }
      reached &&= right.length / all.length >= targets[group];
      lines.push([group, ...scoresOf(right, all), `${targets[group] * 100}%`]);
    }
  } finally {
    await stop();
  }
  if (lines.length > 0) printTable([['', 'right', 'of those held back', 'target'], ...lines]);
  return reached;
}

function wordsFor({ who, ask, held }: Case, faults: readonly string[], response: string): string {
  const said = response.replaceAll('\n', '\n  > ');
  return `\n${held ? '(held back) ' : ''}${who}: ${ask}\n  ${faults.join('\n  ')}\n  > ${said}`;
}

function scoresOf(right: readonly Case[], all: readonly Case[]): string[] {
  const back = (some: readonly Case[]) => some.filter(({ held }) => held).length;
  const share = Math.round((right.length / all.length) * 100);
  return [`${right.length} of ${all.length} (${share}%)`, `${back(right)} of ${back(all)}`];
}
