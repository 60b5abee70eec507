import { expect, onTestFinished, test } from 'vitest';
import { brand } from './brand.ts';
import { landing } from './landing.ts';
import { earningsQuality } from './services.ts';

test('a site that does not offer the quality of earnings report says so wherever it is named', () => {
  const words = () => [earningsQuality.button, earningsQuality.notYet, landing.features[1]?.text].join(' ');
  expect(words()).not.toMatch(/coming soon|cannot be ordered/i);
  const { earningsQuality: offered } = brand.capabilities;
  onTestFinished(() => {
    brand.capabilities.earningsQuality = offered;
  });
  brand.capabilities.earningsQuality = false;
  expect(words()).toMatch(/^Coming Soon This service .* cannot be ordered yet\. .* Coming soon\.$/);
});
