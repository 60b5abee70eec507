import { expect, test } from 'vitest';
import { sampleNote } from './sample-note.ts';

test('the sample address is noted where people may rely on it', () => {
  expect(sampleNote('support@cairn.example', false)?.text).toContain('support@cairn.example');
  expect(sampleNote('support@cairn.example', true)).toBeNull();
  expect(sampleNote('desk@harborlight.test', false)).toBeNull();
});
