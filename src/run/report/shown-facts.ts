import { mapTexts } from '../../lib/map-texts.ts';
import { present } from '../../lib/present.ts';
import type { RunOutcome } from '../judge/judge-run.ts';
import type { RunFacts } from '../run-state.ts';

interface Shown {
  readonly facts: RunFacts;
  readonly outcome: RunOutcome;
}

/** Names recur for every device. */
const longestName = 300;

/**
 * What is known of a run, as it may be shown: whatever leaves this step from here on holds no credentials. Until here values were compared,
 * and are as the service gave them.
 *
 * @param own words of this job's inputs, such as its devices: they stay, since other jobs know them, too
 */
export const shownFacts = ({ facts, outcome }: Shown, redact: (text: string) => string, own: readonly string[] = []): Shown => {
  const known = new Map(own.map((word) => [word, word]));
  const show = (text: string): string => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const shown = redact(text);
    if (text.length <= longestName) known.set(text, shown);
    return shown;
  };
  const { knownSuite, suite, history, ...rest } = outcome;
  return {
    facts: mapTexts(facts, show),
    // The suite's own names, and those of earlier runs, by which missing tests and quarantined ones are found.
    outcome: { ...mapTexts(rest, show), ...present({ knownSuite, suite, history }) },
  };
};
