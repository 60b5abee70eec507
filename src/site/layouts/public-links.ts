import { paths } from '#kit/paths.ts';

/** The links of the public header, drawer and footer. */
export const publicLinks = [
  { label: 'Businesses for sale', to: paths.businessesForSale() },
  { label: 'For Sellers', to: paths.forSellers() },
  { label: 'For Brokers', to: paths.forBrokers() },
  { label: 'About Us', to: paths.aboutUs() },
];
