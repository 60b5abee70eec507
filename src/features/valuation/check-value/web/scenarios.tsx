import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '#kit/ui/Card.tsx';
import type { CheckValue } from '../domain/check-value.ts';
import { mostCompared } from '../domain/scenario.ts';
import type { WhatIf } from '../domain/what-if.ts';
import { KeepScenario } from './keep-scenario.tsx';
import { Loaded } from './loaded.tsx';
import { type Scenario, scenariosQuery } from './queries.ts';
import { ScenarioCompare } from './scenario-compare.tsx';
import { ScenarioLine } from './scenario-line.tsx';

type Props = { checkId: string; today: CheckValue; moved: WhatIf; onOpen: (moved: WhatIf) => void };

export function Scenarios({ checkId, today, moved, onOpen }: Props) {
  const scenarios = useQuery(scenariosQuery(checkId));
  return (
    <Card as="section" aria-labelledby="scenarios" className="flex flex-col gap-5">
      <h2 id="scenarios" className="text-title">
        Scenarios
      </h2>
      <KeepScenario checkId={checkId} moved={moved} />
      <Loaded query={scenarios} what="scenarios">
        {({ items }) => <Kept checkId={checkId} today={today} items={items} onOpen={onOpen} />}
      </Loaded>
    </Card>
  );
}

type KeptProps = Pick<Props, 'checkId' | 'today' | 'onOpen'> & { items: readonly Scenario[] };

function Kept({ checkId, today, items, onOpen }: KeptProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const compared = items.filter(({ id }) => chosen.includes(id));
  if (items.length === 0)
    return (
      <p className="text-muted">
        No saved scenarios. Change something, name it, and compare it with others later.
      </p>
    );
  return (
    <>
      <ul className="divide-y divide-line border-line border-y">
        {items.map((scenario) => (
          <ScenarioLine
            key={scenario.id}
            checkId={checkId}
            scenario={scenario}
            compared={chosen.includes(scenario.id)}
            full={compared.length >= mostCompared}
            onCompare={(on) =>
              setChosen(on ? [...chosen, scenario.id] : chosen.filter((id) => id !== scenario.id))
            }
            onOpen={() => onOpen(scenario.moved)}
          />
        ))}
      </ul>
      {compared.length > 0 && <ScenarioCompare today={today} scenarios={compared} />}
    </>
  );
}
