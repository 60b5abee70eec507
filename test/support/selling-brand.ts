import { brand } from '#content/brand.ts';

/** The brand file of an operator who sells one service on its own, price in dollars. Changes the loaded brand. */
const soldAt = 1_500;
brand.capabilities.earningsQuality = true;
brand.prices.earningsQuality = soldAt;
