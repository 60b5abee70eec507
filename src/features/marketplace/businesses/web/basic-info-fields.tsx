import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { isEin, prefixNeverAssigned, withHyphen } from '../domain/ein.ts';
import { type Industry, industries, industryLabel } from '../domain/industries.ts';
import { type BasicInfo, type BasicInfoField, basicInfoLabels } from '../domain/onboarding.ts';
import { industriesOfTrade } from '../domain/trade-industries.ts';
import { isTradeAnswer, type Trade, tradeLabel } from '../domain/trades.ts';
import { TradeSelect } from './trade-select.tsx';

export type Failing = { field: BasicInfoField; words: string };

type Props = {
  info: BasicInfo;
  among: readonly Trade[];
  failing: Failing | null;
  onChange: (field: BasicInfoField, typed: string) => void;
};

export function BasicInfoFields({ info, among, failing, onChange }: Props) {
  const text = (field: BasicInfoField) => ({
    name: field,
    value: info[field] ?? '',
    onChange: (event: { target: { value: string } }) => onChange(field, event.target.value),
  });
  const error = (field: BasicInfoField) => (failing?.field === field ? { error: failing.words } : {});
  return (
    <>
      <Field
        {...error('ein')}
        label={basicInfoLabels.ein}
        hint="The federal Employer Identification Number, nine digits. We ask for it so that you add each business once, and so that the privacy check can keep it out of your listing. It is stored encrypted; once saved, only its last four digits are shown."
      >
        <TextInput {...text('ein')} placeholder="12-3456789" inputMode="text" autoComplete="off" />
      </Field>
      <UnknownPrefix ein={info.ein ?? ''} />
      <Field
        {...error('businessName')}
        label={basicInfoLabels.businessName}
        hint="The legal name. Hidden until you approve a buyer."
      >
        <TextInput {...text('businessName')} autoComplete="organization" />
      </Field>
      <Field
        {...error('businessAddress')}
        label={basicInfoLabels.businessAddress}
        hint="Hidden until you approve a buyer."
      >
        <TextInput {...text('businessAddress')} autoComplete="street-address" />
      </Field>
      <Field
        {...error('dba')}
        label={basicInfoLabels.dba}
        optional
        hint="The name customers know you by, if different."
      >
        <TextInput {...text('dba')} autoComplete="off" />
      </Field>
      <IndustryAndTrade info={info} among={among} error={error} onChange={onChange} />
    </>
  );
}

type IndustryProps = Omit<Props, 'failing'> & { error: (field: BasicInfoField) => { error?: string } };

function IndustryAndTrade({ info, among, error, onChange }: IndustryProps) {
  return (
    <>
      <Field {...error('industry')} label={basicInfoLabels.industry} hint={industryHint(info)}>
        <Select
          name="industry"
          placeholder="Choose an industry"
          value={info.industry ?? ''}
          options={industries}
          onValueChange={(value) => onChange('industry', value)}
        />
      </Field>
      <Field
        {...error('trade')}
        label={basicInfoLabels.trade}
        optional
        hint={
          among.length > 1
            ? `You valued it as one of these: ${among.map(tradeLabel).join(', ')}. Choose the one that it is. You can add it later, but a value needs it. Buyers see only a group of trades.`
            : 'Choose the one that brings in most of your sales. You can add it later, but a value needs it: it sets the multiple. You can choose a closer kind in the health check. Buyers see only a group of trades.'
        }
      >
        <TradeSelect
          name="trade"
          value={info.trade ?? ''}
          onValueChange={(value) => onChange('trade', value)}
        />
      </Field>
      <OtherIndustry info={info} onChange={(industry) => onChange('industry', industry)} />
    </>
  );
}

function industryHint({ trade = '', industry }: BasicInfo): string {
  const usual = isTradeAnswer(trade) ? industriesOfTrade(trade) : [];
  return usual.some((one) => one === industry)
    ? 'Where businesses of your trade are usually listed. Choose another one if it fits better. Shown to buyers.'
    : 'Shown to buyers.';
}

function OtherIndustry({ info, onChange }: { info: BasicInfo; onChange: (industry: Industry) => void }) {
  const trade = info.trade ?? '';
  const usual = isTradeAnswer(trade) ? industriesOfTrade(trade) : [];
  const [first] = usual;
  if (!first || !info.industry || usual.some((industry) => industry === info.industry)) return null;
  return (
    <Alert
      title={`Buyers usually look for this trade under ${industryLabel(first)}`}
      tone="info"
      action={
        <Button variant="secondary" size="small" onClick={() => onChange(first)}>
          Use {industryLabel(first)}
        </Button>
      }
    >
      You can keep the industry that you chose. The trade sets the value, not the industry.
    </Alert>
  );
}

/** A warning only, because the IRS adds prefixes at times. */
export function UnknownPrefix({ ein: typed }: { ein: string }) {
  const ein = withHyphen(typed);
  if (!isEin(ein) || !prefixNeverAssigned(ein)) return null;
  return (
    <Alert title={`Is ${ein.slice(0, 2)} right?`} tone="warning">
      As far as we know, the IRS has never given out an EIN that begins with {ein.slice(0, 2)}. Compare it
      with your letter from the IRS. You can continue if it is right.
    </Alert>
  );
}
