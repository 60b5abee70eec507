import { brand } from '#content/brand.ts';
import { type MetaPage, publicMeta, publicUrlOf } from '../page-meta.ts';
import { siteData } from '../structured-data.ts';
import { IslandPlace, island } from './Island.tsx';
import { Browse } from './landing/Browse.tsx';
import { Hero } from './landing/Hero.tsx';
import { LiveLook } from './landing/LiveLook.tsx';

export const meta = (page: MetaPage) =>
  publicMeta(page, {
    title: `${brand.name}: sell your business without anyone knowing`,
    description: brand.description,
    data: siteData(publicUrlOf(page)),
  });

// Static until someone points at them or scrolls to them, so their scripts can wait.
const getListed = island(() => import('./landing/GetListed.tsx').then((part) => part.GetListed));
const features = island(() => import('./landing/Features.tsx').then((part) => part.Features));
const partnerStrip = island(() => import('./landing/PartnerStrip.tsx').then((part) => part.PartnerStrip));
const testimonials = island(() => import('./landing/Testimonials.tsx').then((part) => part.Testimonials));
const ecosystem = island(() => import('./landing/Ecosystem.tsx').then((part) => part.Ecosystem));

export default function LandingPage() {
  return (
    <>
      <Hero />
      <IslandPlace island={getListed} />
      <IslandPlace island={partnerStrip} whenSeen />
      <IslandPlace island={features} />
      <LiveLook />
      <Browse />
      <IslandPlace island={testimonials} whenSeen />
      <IslandPlace island={ecosystem} />
    </>
  );
}
