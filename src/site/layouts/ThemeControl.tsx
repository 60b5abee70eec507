import { Monitor, Moon, Sun } from 'lucide-react';
import { type ThemeChoice, themeChoices, useTheme } from '#kit/theme.ts';
import { buttonFace } from '#kit/ui/button-face.ts';
import { cx } from '#kit/ui/cx.ts';

const faces: Record<ThemeChoice, { label: string; Icon: typeof Sun }> = {
  dark: { label: 'Dark theme', Icon: Moon },
  light: { label: 'Light theme', Icon: Sun },
  system: { label: 'Theme of this device', Icon: Monitor },
};

export function ThemeControl() {
  const [theme, setTheme] = useTheme();
  return (
    <fieldset className="flex w-fit gap-0.5 rounded-medium border p-0.5">
      <legend className="sr-only">Theme</legend>
      {themeChoices.map((choice) => {
        const { label, Icon } = faces[choice];
        return (
          <button
            key={choice}
            type="button"
            aria-label={label}
            aria-pressed={theme === choice}
            onClick={() => setTheme(choice)}
            className={cx(buttonFace('quiet', 'icon'), 'aria-pressed:bg-raised aria-pressed:text-text')}
          >
            <Icon aria-hidden className="size-4" />
          </button>
        );
      })}
    </fieldset>
  );
}
