import type { Diagnostics, Parameters } from 'recheck';

type Check = (pattern: string, flags: string, parameters: Parameters) => Promise<Diagnostics>;

/** Of automata only: that answer is a proof, while an attack that was not found is none. */
const parameters: Parameters = { checker: 'automaton', timeout: 60_000 };

/** How the time of an expression grows with the length of its text: `linear` where that is proven, else what is known. */
export const growthOf = async (
  { pattern, flags }: { readonly pattern: string; readonly flags: string },
  check: Check,
): Promise<string> => {
  const found = await check(pattern, flags, parameters);
  switch (found.status) {
    case 'safe':
      return 'linear';
    case 'vulnerable':
      return `${found.complexity.summary}, as for ${found.attack.pattern}`;
    case 'unknown':
      return `not proven: ${found.error.kind}`;
  }
};
