import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { industryLabel, isIndustry } from '../domain/industries.ts';
import { type BasicInfo, basicInfoLabels } from '../domain/onboarding.ts';
import { isTradeAnswer, tradeLabel } from '../domain/trades.ts';
import { UnknownPrefix } from './basic-info-fields.tsx';

const blank = <span className="text-muted">None</span>;
const notSaid = <span className="text-muted">Not chosen yet. It is needed for a value.</span>;

export function OnboardingSummary({ info }: { info: BasicInfo }) {
  const { industry = '', trade = '' } = info;
  return (
    <>
      <DescriptionList
        className="rounded-large border bg-surface px-5"
        items={[
          { term: basicInfoLabels.ein, detail: info.ein },
          { term: basicInfoLabels.businessName, detail: info.businessName },
          { term: basicInfoLabels.businessAddress, detail: info.businessAddress },
          { term: basicInfoLabels.dba, detail: info.dba?.trim() ? info.dba : blank },
          {
            term: basicInfoLabels.industry,
            detail: isIndustry(industry) ? industryLabel(industry) : industry,
          },
          { term: basicInfoLabels.trade, detail: isTradeAnswer(trade) ? tradeLabel(trade) : notSaid },
        ]}
      />
      <UnknownPrefix ein={info.ein ?? ''} />
      <p className="max-w-prose text-muted">
        Finish adds the business to your account. Nothing is published: you write its listing next, and no one
        sees who you are until you approve them.
      </p>
    </>
  );
}
