import { signal } from '@preact/signals';
import type { JSX } from 'preact';

const themes = [
  ['', 'As the system'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;

type Theme = (typeof themes)[number][0];

const storageKey = 'mobile-test-cloud-theme';

/** Reads the stored theme. Browsers may refuse storage to a file from the disk. */
const storedTheme = (): Theme => {
  try {
    const stored = localStorage.getItem(storageKey);
    return themes.find(([theme]) => theme === stored)?.[0] ?? '';
  } catch {
    return '';
  }
};

const chosen = signal(storedTheme());

const apply = (theme: Theme): void => {
  if (theme === '') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
};
apply(chosen.value);

const choose = (theme: Theme): void => {
  chosen.value = theme;
  apply(theme);
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // The theme then applies only until the page is closed.
  }
};

export const ThemeChoice = (): JSX.Element => (
  <fieldset class="theme">
    <legend>Theme</legend>
    {themes.map(([theme, title]) => (
      <label key={theme}>
        <input type="radio" name="theme" checked={chosen.value === theme} onChange={() => choose(theme)} /> {title}
      </label>
    ))}
  </fieldset>
);
