/** The test frameworks of the service (specification 4.2 to 4.4). */
export const frameworks = ['espresso', 'xcuitest', 'earlgrey'] as const;

export type Framework = (typeof frameworks)[number];

export const isFramework = (word: string): word is Framework => (frameworks as readonly string[]).includes(word);

/** The name as its owner writes it, for text that people read. */
export const frameworkTitle: Record<Framework, string> = {
  espresso: 'Espresso',
  xcuitest: 'XCUITest',
  earlgrey: 'EarlGrey',
};
