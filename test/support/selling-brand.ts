import { brand } from '#content/brand.ts';

/** As an operator sets the brand file who sells a service by itself, at this price in dollars. Changes the one that is loaded. */
const soldAt = 1_500;
brand.capabilities.earningsQuality = true;
brand.prices.earningsQuality = soldAt;
