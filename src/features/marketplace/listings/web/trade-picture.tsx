import {
  BookOpen,
  Briefcase,
  Building2,
  Factory,
  HeartPulse,
  House,
  type LucideIcon,
  Store,
  Truck,
  Zap,
} from 'lucide-react';
import type { Industry } from '#features/marketplace/businesses/domain/industries.ts';

const pictures: Record<Industry, LucideIcon> = {
  Automotive: Truck,
  Banking: Briefcase,
  ChemicalsMaterials: Factory,
  CivilGovt: Building2,
  ConsumerProducts: Store,
  Defense: Factory,
  Education: BookOpen,
  Healthcare: HeartPulse,
  Insurance: Briefcase,
  Investments: Briefcase,
  LifeSciences: HeartPulse,
  Manufacturing: Factory,
  Media: Briefcase,
  Mining: Factory,
  OilGas: Zap,
  Power: Zap,
  PublicHealth: HeartPulse,
  RealEstate: House,
  Retail: Store,
  SecurityJustice: Building2,
  Shipping: Truck,
  Technology: Building2,
  Telecom: Zap,
  Transportation: Truck,
  TravelHospitality: Store,
};

/** The same for every business of an industry, so it reveals nothing. */
export function TradePicture({ industry }: { industry: Industry }) {
  const Picture = pictures[industry];
  return (
    <div
      aria-hidden
      className="-mx-5 -mt-5 flex h-24 items-center justify-center overflow-hidden rounded-t-large bg-linear-to-br from-raised to-accent-soft text-accent/70"
    >
      <Picture className="size-10" strokeWidth={1.25} />
    </div>
  );
}
