import { storedTrade } from '#features/marketplace/businesses/server/business-view.ts';
import { cents } from '#kernel/money.ts';
import { revenueFilterOf } from '../domain/bands.ts';
import type { PrivateProfile, ShownPrice, Teaser } from '../domain/teaser.ts';
import type { TeaserRow } from './listing-store.ts';
import type { ProfileFacts } from './public-store.ts';
import {
  storedEarningsBand,
  storedEmployees,
  storedFounded,
  storedIndustry,
  storedMoneyBand,
  storedPhotos,
  storedPlace,
  storedSaleReason,
  storedStatus,
  storedTradeGroup,
} from './stored.ts';

/** The public card from the public table, field by field: what is not named here does not leave. */
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

/** What approval opens. Only for the owner and for people with a grant. */
export function profileView(row: ProfileFacts): PrivateProfile {
  return {
    businessName: row.business_name,
    dba: row.dba,
    businessAddress: row.business_address,
    trade: storedTrade(row.trade),
    website: row.website,
    contactName: `${row.first_name} ${row.last_name}`.trim(),
    contactEmail: row.contact_email ?? row.email,
    contactPhone: row.contact_phone,
    about: row.about,
    lastYearRevenue: moneyOf(row.revenue_cents),
    ebitda: moneyOf(row.ebitda_cents),
    sde: moneyOf(row.sde_cents),
    askingPrice: moneyOf(row.asking_price_cents),
    employees: row.employees,
    foundedYear: row.founded_year,
    saleReason: storedSaleReason(row.sale_reason),
  };
}

export function moneyOf(stored: number | string | null) {
  return stored === null ? null : cents(Number(stored));
}
