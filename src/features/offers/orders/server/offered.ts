import { brand } from '#content/brand.ts';
import { earningsQuality, healthCheck } from '#content/services.ts';
import { type Cents, centsFromDollars } from '#kernel/money.ts';
import type { ServiceId } from '../domain/service-ids.ts';

export function offered(service: ServiceId): { name: string; price: Cents | null } {
  const { prices, capabilities } = brand;
  if (service === 'health-check')
    return { name: healthCheck.name, price: centsFromDollars(prices.healthCheck) };
  const price = capabilities.earningsQuality ? centsFromDollars(prices.earningsQuality) : null;
  return { name: earningsQuality.name, price };
}
