import { expect, test } from 'vitest';
import { isLocalHost } from './local-host.ts';

test.each([
  ['http://localhost:11434/v1', true],
  ['http://127.0.0.1:8080', true],
  ['http://[::1]:8080', true],
  ['http://192.168.1.20/v1', true],
  ['http://10.2.3.4/v1', true],
  ['http://172.20.0.2/v1', true],
  ['http://172.32.0.2/v1', false],
  ['http://[fd12:3456::1]/v1', true],
  ['http://ollama:11434/v1', true],
  ['http://models.lan/v1', true],
  ['https://api.openai.com/v1', false],
  ['https://127.0.0.1.evil.example/v1', false],
  ['https://local.example/v1', false],
  ['http://8.8.8.8/v1', false],
  ['http://[2606:4700::1]/v1', false],
])('%s is on our own network: %s', (url, local) => {
  expect(isLocalHost(new URL(url).hostname)).toBe(local);
});
