import { brand } from '#content/brand.ts';
import { type MetaPage, publicMeta, publicUrlOf } from '../page-meta.ts';
import { siteData } from '../structured-data.ts';
import { Browse } from './landing/Browse.tsx';
import { Ecosystem } from './landing/Ecosystem.tsx';
import { Features } from './landing/Features.tsx';
import { GetListed } from './landing/GetListed.tsx';
import { Hero } from './landing/Hero.tsx';
import { LiveLook } from './landing/LiveLook.tsx';
import { PartnerStrip } from './landing/PartnerStrip.tsx';
import { Testimonials } from './landing/Testimonials.tsx';

export const meta = (page: MetaPage) =>
  publicMeta(page, {
    title: `${brand.name}: sell your business without anyone knowing`,
    description: brand.description,
    data: siteData(publicUrlOf(page)),
  });

export default function LandingPage() {
  return (
    <>
      <Hero />
      <GetListed />
      <PartnerStrip />
      <Features />
      <LiveLook />
      <Browse />
      <Testimonials />
      <Ecosystem />
    </>
  );
}
