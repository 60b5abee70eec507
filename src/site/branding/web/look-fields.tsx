import { hexColor } from '#kernel/color.ts';
import { type Theme, themeColors, themes } from '#kernel/theme-colors.ts';
import { paths } from '#kit/paths.ts';
import { sendFile } from '#kit/send-file.ts';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { FileButton } from '#kit/ui/FileButton.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { pictureUpload } from '#wire/upload.ts';
import { addBrandingMark } from '../contract.ts';
import { accentOf, unreadablePairs } from '../domain/accents.ts';
import { PartCard } from './part-card.tsx';
import type { PartProps } from './queries.ts';

export function LookFields(props: PartProps) {
  return (
    <div className="flex flex-col gap-6">
      <Colors {...props} />
      <Mark {...props} />
    </div>
  );
}

const titles: Record<Theme, string> = { dark: 'On dark pages', light: 'On light pages' };

function Colors({ content: { colors }, put }: PartProps) {
  const shown = colors ?? { dark: themeColors.dark.accent, light: themeColors.light.accent };
  return (
    <PartCard
      title="Colors"
      lead="The color of links and buttons. Dark pages need a light color, light pages a dark one. Shades and the color of the words on a button are made from it."
      own={colors !== null}
      onReset={() => put({ colors: null })}
    >
      <div className="grid gap-6 md:grid-cols-2">
        {themes.map((theme) => (
          <ThemeColor
            key={theme}
            theme={theme}
            color={shown[theme]}
            onColor={(color) => put({ colors: { ...shown, [theme]: color } })}
          />
        ))}
      </div>
    </PartCard>
  );
}

type ThemeColorProps = { theme: Theme; color: string; onColor: (color: string) => void };

function ThemeColor({ theme, color, onColor }: ThemeColorProps) {
  const valid = hexColor.test(color.toLowerCase());
  const accent = accentOf(theme, valid ? color.toLowerCase() : themeColors[theme].accent);
  const { background, surface, text, line } = themeColors[theme];
  const unreadable = valid ? unreadablePairs(theme, accent) : [];
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-end gap-3">
        <Field
          name={`content.colors.${theme}`}
          label={titles[theme]}
          error={valid ? undefined : 'A color such as #00696a.'}
          className="flex-1"
        >
          <TextInput value={color} maxLength={7} onChange={(event) => onColor(event.target.value)} />
        </Field>
        <input
          type="color"
          aria-label={`${titles[theme]}: choose`}
          value={valid ? color.toLowerCase() : accent.accent}
          onChange={(event) => onColor(event.target.value)}
          className="h-11 w-14 rounded-medium border bg-surface p-1"
        />
      </div>
      <svg aria-hidden="true" viewBox="0 0 320 96" className="w-full rounded-medium border">
        <rect width="320" height="96" fill={background} />
        <rect x="12" y="12" width="296" height="72" rx="8" fill={surface} stroke={line} />
        <text x="28" y="42" fontSize="14" fill={text}>
          Text, and
        </text>
        <text x="96" y="42" fontSize="14" fill={accent.accent} textDecoration="underline">
          a link
        </text>
        <rect x="188" y="30" width="104" height="36" rx="8" fill={accent.accent} />
        <text x="240" y="53" fontSize="14" textAnchor="middle" fill={accent.on}>
          A button
        </text>
      </svg>
      <ul aria-live="polite" className="flex list-disc flex-col gap-1 pl-5 text-bad text-small empty:hidden">
        {unreadable.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </div>
  );
}

function Mark({ content: { mark }, put }: PartProps) {
  const send = useSingleMutation({
    mutationFn: (file: File) => sendFile(addBrandingMark, { upload: file }),
    onSuccess: (added) => put({ mark: added }),
  });
  return (
    <PartCard
      title="Mark"
      lead="The picture beside the name and in the tab of the browser. A PNG or WebP with a transparent ground looks right on dark and on light pages. It is made no larger than 256 pixels."
      own={mark !== null}
      onReset={() => put({ mark: null })}
    >
      {mark && (
        <div className="flex flex-wrap gap-4">
          {themes.map((theme) => (
            <span
              key={theme}
              data-theme={theme}
              className="grid size-20 place-items-center rounded-medium border bg-background"
            >
              <img
                src={paths.brandingMark(mark.id)}
                alt={`The mark on ${theme} pages`}
                className="size-10 object-contain"
              />
            </span>
          ))}
        </div>
      )}
      <FailureAlert title="The mark was not added" error={send.error} />
      <div>
        <FileButton
          label="Mark"
          accept={pictureUpload.types.join()}
          busy={send.isPending}
          onFile={(file) => send.mutate(file)}
        >
          {mark ? 'Choose another mark' : 'Upload your mark'}
        </FileButton>
      </div>
    </PartCard>
  );
}
