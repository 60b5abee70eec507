import { paths } from '#kit/paths.ts';

export const publicLinks = [
  { label: 'Businesses for sale', to: paths.businessesForSale() },
  { label: 'For Sellers', to: paths.forSellers() },
  { label: 'For Brokers', to: paths.forBrokers() },
  { label: 'About Us', to: paths.aboutUs() },
];
