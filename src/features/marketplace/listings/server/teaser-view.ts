import { storedIndustry } from '#features/marketplace/businesses/server/business-view.ts';
import { cents } from '#kernel/money.ts';
import { revenueFilterOf } from '../domain/bands.ts';
import type { ShownPrice, Teaser } from '../domain/teaser.ts';
import type { TeaserRow } from './listing-store.ts';
import {
  storedEarningsBand,
  storedEmployees,
  storedFounded,
  storedMoneyBand,
  storedPhotos,
  storedPlace,
  storedStatus,
  storedTradeGroup,
} from './stored.ts';

/** Field by field, so that nothing else gets out. */
export function teaserView(row: TeaserRow): Teaser {
  const revenue = storedMoneyBand(row.revenue_band);
  return {
    id: row.listing_id,
    status: storedStatus(row.status),
    title: row.title,
    description: row.description,
    industry: storedIndustry(row.industry),
    trade: storedTradeGroup(row.trade_group),
    place: storedPlace(row.place),
    revenueRange: revenue && revenueFilterOf(revenue),
    lastYearRevenue: revenue,
    ebitda: storedEarningsBand(row.ebitda_band),
    sde: storedEarningsBand(row.sde_band),
    price: priceView(row),
    employees: storedEmployees(row.employee_band),
    founded: storedFounded(row.founded_band),
    photos: storedPhotos(row.photos),
  };
}

function priceView(row: TeaserRow): ShownPrice {
  if (row.price_cents !== null) return { shown: 'exact', amount: cents(Number(row.price_cents)) };
  const band = storedMoneyBand(row.price_band);
  return band ? { shown: 'band', band } : { shown: 'hidden' };
}
