import { CSPProvider } from '@base-ui/react/csp-provider';
import { useId, useState } from 'react';
import { liveLook, sampleOwner } from '#content/landing.ts';
import { findLeaks } from '#features/marketplace/listings/domain/leak-check.ts';
import { LeakFindings } from '#features/marketplace/listings/web/leak-findings.tsx';
import { inputFace } from '#kit/ui/input-face.ts';

const longest = 600;
const { label, hint, sample } = liveLook.leakCheck;

/** The real check of the listing editor, with the record of an invented owner. */
export function LeakCheck() {
  const [description, setDescription] = useState<string>(sample);
  const ids = { field: useId(), hint: useId() };
  const leaks = findLeaks([{ field: 'description', text: description }], sampleOwner);

  return (
    <CSPProvider disableStyleElements>
      <div className="flex flex-col gap-3">
        <label htmlFor={ids.field} className="font-medium text-small">
          {label}
        </label>
        <textarea
          id={ids.field}
          aria-describedby={ids.hint}
          value={description}
          onChange={(event) => setDescription(event.target.value)}
          maxLength={longest}
          rows={4}
          className={`${inputFace} field-sizing-content min-h-24 py-2.5`}
        />
        <p id={ids.hint} className="text-muted text-small">
          {hint}
        </p>
        <LeakFindings
          field="description"
          findings={{ leaks, texts: { title: '', description }, state: 'current' }}
        />
      </div>
    </CSPProvider>
  );
}
