import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { brand } from '#content/brand.ts';
import { carousels } from '#content/landing.ts';
import { partnersFile } from '#content/partners.ts';
import { brokerProgram, earningsQuality, healthCheck } from '#content/services.ts';
import { einLength, einMessage } from '#features/marketplace/businesses/domain/ein.ts';
import {
  leastSteps,
  mostSteps,
  onboardingSteps,
} from '#features/marketplace/businesses/domain/onboarding.ts';
import { offered } from '#features/offers/orders/server/offered.ts';
import { signUpLimits } from '#features/people/accounts/domain/sign-up.ts';
import { identityTokenLife } from '#features/people/accounts/server/identity-provider.ts';
import { days, minutes } from '#kernel/instant.ts';
import { currency, locale } from '#kernel/locale.ts';
import { cents, formatMoney } from '#kernel/money.ts';
import { createQueryClient, dataCache, delayBefore, shouldRetry } from '#kit/query-client.ts';
import { themeChoiceFrom } from '#kit/theme.ts';
import { tooltipDelays } from '#kit/ui/tooltip-delays.ts';
import { usualLogLevel } from '#platform/config.ts';
import { createLog } from '#platform/log.ts';
import { sidebarCookie, sidebarCookieDays } from '#site/layouts/sidebar-state.ts';
import { cursorQuery, pageSizes } from '#wire/page-of.ts';

describe('the constants of the product', () => {
  test('onboarding: at most five steps, at least one, two in use', () => {
    expect([mostSteps, leastSteps, onboardingSteps.length]).toEqual([5, 1, 2]);
  });

  test('an EIN has 10 characters', () => {
    expect(einLength).toBe(10);
    expect(einMessage).toBe("Must contain 10 characters including '-'");
  });

  test('names, passwords and phone numbers', () => {
    expect(signUpLimits).toEqual({
      name: { min: 1, max: 50 },
      password: { min: 8, max: 50 },
      phone: { min: 10, max: 11 },
    });
  });

  test('pages: 3 listings, 10 rows', () => {
    expect(pageSizes).toMatchObject({ listings: 3, table: 10 });
    expect(cursorQuery.parse({}).size).toBe(10);
  });

  test('carousels: testimonials every 5 s, 14 logos every 2 s', () => {
    expect(carousels.testimonials.delay).toBe(5_000);
    expect(carousels.partners).toEqual({ delay: 2_000, count: 14 });
    expect(partnersFile).toHaveLength(carousels.partners.count);
  });

  test('the sidebar is remembered for 7 days; its widths and the breakpoint are in the design tokens', () => {
    expect(sidebarCookieDays).toBe(7);
    expect(sidebarCookie(true)).toContain(`Max-Age=${(7 * days) / 1_000}`);
    const tokens = readFileSync(new URL('../../src/kit/styles/tokens.css', import.meta.url), 'utf8');
    // 48rem at 16 px are 768 px.
    for (const line of [
      '--breakpoint-md: 48rem',
      '--sidebar: 16rem',
      '--sidebar-mobile: 18rem',
      '--sidebar-collapsed: 3rem',
    ])
      expect(tokens).toContain(`${line};`);
  });

  test('a tooltip waits 700 ms, but not within 300 ms of the last one', () => {
    expect(tooltipDelays).toMatchObject({ first: 700, skip: 300 });
  });

  test('an identity token is valid for 5 minutes', () => {
    expect(identityTokenLife).toBe(5 * minutes);
  });

  test('the theme is dark unless chosen', () => {
    expect(themeChoiceFrom(null)).toBe('dark');
  });

  test('prices', () => {
    expect(healthCheck.value).toBe('$1500 value');
    expect(offered('health-check').price).toBe(150_000);
    expect(brand.prices.healthCheck).toBe(1_500);
    expect(earningsQuality.value).toBe('$10k-25k value');
    expect(brokerProgram).toMatchObject({ value: '$60,000 value', short: '$60k', period: '/year avg' });
  });

  test('money and dates are formatted as in the United States; weeks begin on Sunday', () => {
    expect([locale, currency]).toEqual(['en-US', 'USD']);
    expect(formatMoney(cents(123_456_789))).toBe('$1,234,567.89');
    expect(weekInfo(locale)).toMatchObject({ firstDay: 7 });
  });

  test('loggers default to errors; the product logs from info', () => {
    expect(usualLogLevel).toEqual({ ofLogger: 'error', ofProduct: 'info' });
    expect(createLog().level).toBe('error');
  });

  test('query data: kept 5 minutes after last use, 3 retries after 1 s to 30 s, no refetch on focus', () => {
    expect(dataCache.keptAfterLastUse).toBe(5 * minutes);
    expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
      gcTime: 5 * minutes,
      refetchOnWindowFocus: false,
    });
    const passing = new Error('passing');
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, passing))).toEqual([true, true, true, false]);
    expect([0, 1, 2, 9].map(delayBefore)).toEqual([1_000, 2_000, 4_000, 30_000]);
  });
});

/** TypeScript's library does not declare it yet. */
function weekInfo(name: string): unknown {
  const get: unknown = Reflect.get(Intl.Locale.prototype, 'getWeekInfo');
  return typeof get === 'function' ? get.call(new Intl.Locale(name)) : null;
}
