import { useSyncExternalStore } from 'react';

export const themeChoices = ['dark', 'light', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

export const themeKey = 'cairn-theme';
const prefersLight = '(prefers-color-scheme: light)';

export function themeChoiceFrom(saved: string | null): ThemeChoice {
  return themeChoices.find((choice) => choice === saved) ?? 'dark';
}

export function shownTheme(choice: ThemeChoice, systemIsLight: boolean): 'dark' | 'light' {
  if (choice === 'system') return systemIsLight ? 'light' : 'dark';
  return choice;
}

/** Runs before the first paint to avoid a flash of the other theme. Must agree with `shownTheme`. */
export const themeBootScript = `(function(){var t='dark';try{var c=localStorage.getItem('${themeKey}');if(c==='light'||c==='system'&&matchMedia('${prefersLight}').matches)t='light'}catch(e){}document.documentElement.dataset.theme=t})()`;

export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const choice = useSyncExternalStore(subscribe, readChoice, (): ThemeChoice => 'dark');
  return [choice, saveChoice];
}

const listeners = new Set<() => void>();
let unsaved: ThemeChoice | null = null;

function readChoice(): ThemeChoice {
  try {
    return themeChoiceFrom(localStorage.getItem(themeKey) ?? unsaved);
  } catch {
    return unsaved ?? 'dark';
  }
}

function saveChoice(choice: ThemeChoice): void {
  unsaved = choice;
  try {
    localStorage.setItem(themeKey, choice);
  } catch {
    // Storage may be disabled; the choice then lasts as long as the page.
  }
  tell();
}

function tell(): void {
  document.documentElement.dataset.theme = shownTheme(readChoice(), matchMedia(prefersLight).matches);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const media = matchMedia(prefersLight);
  if (listeners.size === 0) {
    media.addEventListener('change', tell);
    addEventListener('storage', tell);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    media.removeEventListener('change', tell);
    removeEventListener('storage', tell);
  };
}
