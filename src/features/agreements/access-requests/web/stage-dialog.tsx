import { useContext, useState } from 'react';
import { stageWords } from '#features/marketplace/listings/domain/stage-words.ts';
import { dayOf, endOfDay } from '#kit/date-field.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { RadioGroup } from '#kit/ui/RadioGroup.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { type HandStage, handStages, isLower } from '../domain/stage-moves.ts';
import { OpeningNote } from './opening-note.ts';
import type { RequestView } from './queries.ts';
import { stageConsequence, stageNow, stageRefused } from './stage-words.ts';
import { useSetStage } from './use-set-stage.ts';

type Props = {
  /** As it was when the dialog opened: its version is the one the reader has seen. */
  request: RequestView;
  onClose: () => void;
};

export function StageDialog({ request, onClose }: Props) {
  const now = stageNow(request);
  const possible = handStages.filter((to) => stageRefused(request, to) === null);
  const [to, setTo] = useState<HandStage>(possible.includes(now) ? now : (possible[0] ?? now));
  const [until, setUntil] = useState(dayOf(request.grant?.until ?? null));
  const Note = useContext(OpeningNote);
  const set = useSetStage(request, onClose);
  const title = `${request.buyer.name}’s access`;
  const unchanged = to === now && until === dayOf(request.grant?.until ?? null);
  return (
    <FormDialog
      title={title}
      description={stageConsequence(to)}
      intro={Note && to !== 'S1' && !isLower(now, to) && <Note request={request} opens={to} />}
      busy={set.isPending}
      error={set.error}
      submitLabel="Change access"
      submitDisabledReason={unchanged ? 'Nothing has changed.' : null}
      onSubmit={() =>
        set.mutate({ to, version: request.version, until: to === 'S1' ? null : endOfDay(until) })
      }
      onClose={onClose}
    >
      <RadioGroup
        name="to"
        label="Access level"
        value={to}
        onValueChange={(value) => setTo(possible.find((known) => known === value) ?? to)}
        options={stageOptions(request)}
      />
      {to !== 'S1' && (
        <Field name="until" label="Access ends" hint="Leave empty for no end date." optional>
          <TextInput type="date" value={until} onChange={(event) => setUntil(event.target.value)} />
        </Field>
      )}
    </FormDialog>
  );
}

/** Stages without an edge are hidden; blocked ones are shown with the reason. */
function stageOptions(request: RequestView) {
  return handStages
    .filter((to) => request.mayStage[to] !== 'invalid-transition')
    .map((value) => ({
      value,
      label: stageWords[value].name,
      hint: `${stageWords[value].opens}.`,
      disabledReason: stageRefused(request, value),
    }));
}
