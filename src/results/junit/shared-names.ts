import { defaultJUnitLimits } from './limits.ts';
import { shorten } from './text-budget.ts';

/** One copy of each name, however often it comes. */
export type SharedNames = (text: string) => string;

/** A table that hostile reports fill is emptied. */
const mostChars = 8_000_000;
/** What an entry takes beside its characters. */
const entryChars = 50;

/** Names come again and again, in one report and in those of other devices. Each is cut to `nameChars`. */
export const createSharedNames = (nameChars = defaultJUnitLimits.nameChars): SharedNames => {
  const names = new Map<string, string>();
  let chars = 0;
  return (text) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    const name = shorten(text, nameChars);
    chars += name.length + entryChars;
    if (chars > mostChars) {
      names.clear();
      chars = name.length + entryChars;
    }
    names.set(name, name);
    return name;
  };
};
