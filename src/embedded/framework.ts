/** The test frameworks that the service runs. */
export const frameworks = ['espresso', 'xcuitest', 'earlgrey'] as const;

export type Framework = (typeof frameworks)[number];

export type Platform = 'android' | 'ios';

export const platformOf = (framework: Framework): Platform => (framework === 'espresso' ? 'android' : 'ios');

/** The project of builds that name none. */
export const untitledProject: Record<Framework, string> = {
  espresso: 'Untitled Espresso Project',
  xcuitest: 'Untitled XCUI Project',
  earlgrey: 'Untitled EarlGrey Project',
};
