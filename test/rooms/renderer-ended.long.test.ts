import { ChildProcess } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Refused } from '#kernel/refusal.ts';
import { processRenderer } from '#platform/render/process-renderer.ts';
import type { Renderer, RenderSource } from '#platform/render/renderer.ts';
import { plainPdf } from '#test/support/hostile-pdfs.ts';

let renderer: Renderer;
beforeAll(() => {
  renderer = processRenderer();
});
afterAll(() => renderer.stop());

let keys = 0;
function source(asked: () => void = () => {}): RenderSource {
  keys += 1;
  const load = async () => {
    asked();
    return Buffer.from(plainPdf('Lease agreement', 3));
  };
  return { key: `ended-${keys}`, kind: 'pdf', load };
}

const begun: ChildProcess[] = [];
subscribe('child_process', (message) => {
  if (!(message instanceof Object && 'process' in message)) return;
  if (!(message.process instanceof ChildProcess)) return;
  const child = message.process;
  begun.push(child);
  if (endAtBirth) setImmediate(() => child.kill('SIGKILL'));
});
let endAtBirth = false;

/** Kills a renderer in the middle of its work, as the system does when memory is short. */
function endAtWork(): void {
  const child = begun.at(-1);
  child?.kill('SIGSTOP');
  setTimeout(() => child?.kill('SIGKILL'), 200);
}

const outcomeOf = (run: Promise<unknown>) =>
  run.catch((error: unknown) => (error instanceof Refused ? error.code : error));

describe.runIf(process.platform !== 'win32')('a renderer process that is killed from outside', () => {
  test('does not mark the document, which is retried immediately', async () => {
    let times = 0;
    const document = source(() => {
      times += 1;
      if (times === 1) endAtWork();
    });
    expect(await outcomeOf(renderer.open(document))).toEqual({ pages: 3 });
    expect(times).toBe(2);
  });

  test('repeatedly makes the document fail for now, and permanently in the end', async () => {
    const document = source(endAtWork);
    const outcomes = [];
    for (let time = 0; time < 4; time += 1) outcomes.push(await outcomeOf(renderer.open(document)));
    const [first, second, ...others] = outcomes;
    expect([first, second]).toEqual(['renderer-busy', 'renderer-busy']);
    expect(others).toEqual(['document-unreadable', 'document-unreadable']);
  });

  test('when the product stops leaves the document unmarked', async () => {
    const stopping = processRenderer();
    const held = Promise.withResolvers<void>();
    const opened = stopping.open(
      source(() => {
        begun.at(-1)?.kill('SIGSTOP');
        setTimeout(held.resolve, 100);
      }),
    );
    const outcome = outcomeOf(opened);
    await held.promise;
    await stopping.stop();
    expect(await outcome).toBe('renderer-busy');
  });

  test('before it was ready causes a refusal that allows a retry', async () => {
    const machineAtWork = processRenderer();
    endAtBirth = true;
    expect(await outcomeOf(machineAtWork.inspect(source()))).toBe('renderer-busy');
    expect(await outcomeOf(machineAtWork.text(source()))).toBe('renderer-busy');
    endAtBirth = false;
    expect(await outcomeOf(machineAtWork.inspect(source()))).toMatchObject({ pages: { length: 3 } });
    await machineAtWork.stop();
  });
});
