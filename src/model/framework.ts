/** The test frameworks of the service; what differs between them is in `src/frameworks/`. */
export const frameworks = ['espresso', 'xcuitest', 'earlgrey'] as const;

export type Framework = (typeof frameworks)[number];

export const isFramework = (word: string): word is Framework => (frameworks as readonly string[]).includes(word);
