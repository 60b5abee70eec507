import { brand } from '#content/brand.ts';
import { pageMeta } from '../page-meta.ts';
import { Ecosystem } from './landing/Ecosystem.tsx';
import { Features } from './landing/Features.tsx';
import { GetListed } from './landing/GetListed.tsx';
import { Hero } from './landing/Hero.tsx';
import { PartnerStrip } from './landing/PartnerStrip.tsx';
import { Testimonials } from './landing/Testimonials.tsx';

export const meta = () => pageMeta(brand.name);

export default function LandingPage() {
  return (
    <>
      <Hero />
      <PartnerStrip />
      <Features />
      <GetListed />
      <Testimonials />
      <Ecosystem />
    </>
  );
}
