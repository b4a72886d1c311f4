import { counted } from '../../lib/numbers.ts';
import type { MissingTest } from '../../model/results.ts';
import type { Survey, SurveyedTest } from './survey.ts';

/** `fails on 2 of 3 devices`, `fails on all 8 devices`, `is flaky on 1 of the 6 devices that ran it`. */
export const describeSpread = ({ ranOn, badOn, flakyOn }: SurveyedTest, devices: number): string => {
  if (devices === 1) return badOn > 0 ? 'fails' : 'is flaky';
  const flaky = `is flaky on ${share(flakyOn, ranOn, devices)}`;
  if (badOn === 0) return flaky;
  return `fails on ${share(badOn, ranOn, devices)}${flakyOn > 0 ? `, is flaky on ${flakyOn}` : ''}`;
};

const share = (count: number, ranOn: number, devices: number): string => {
  if (ranOn === 1) return 'the only device that ran it';
  const ran = ranOn === devices ? `${ranOn} devices` : `${ranOn} devices that ran it`;
  if (count === ranOn) return `all ${ran}`;
  return ranOn === devices ? `${count} of ${ran}` : `${count} of the ${ran}`;
};

/** ` on all 3 devices`, ` on Google Pixel 3-10.0`; nothing where the run has one device. */
export const describeMissing = (
  { devices: missingOn }: MissingTest,
  devices: number,
  list: (names: readonly string[]) => string,
): string => {
  if (devices === 1 && missingOn.length === 1) return '';
  return missingOn.length === devices ? ` on all ${devices} devices` : ` on ${list(missingOn)}`;
};

/** `2 missing tests`; where a test is missing on several devices, also how many results that makes. */
export const missingTitle = (tests: readonly MissingTest[]): string => {
  const results = tests.reduce((sum, { devices }) => sum + devices.length, 0);
  const title = counted(tests.length, 'missing test');
  return results === tests.length ? title : `${title}, ${counted(results, 'result')} in total`;
};

/**
 * Short names for tests that are shown together: `CartTest#addsItem` without its package, unless two of them would look the same.
 */
export const shortNames = (tests: readonly SurveyedTest[]): ((test: SurveyedTest) => string) => {
  const classesByShort = new Map<string, Set<string>>();
  for (const { className } of tests) {
    const short = withoutPackage(className);
    const classes = classesByShort.get(short);
    if (classes === undefined) classesByShort.set(short, new Set([className]));
    else classes.add(className);
  }
  return ({ className, name }) => {
    const short = withoutPackage(className);
    const shown = classesByShort.get(short)?.size === 1 ? short : className;
    return shown === '' ? name : `${shown}#${name}`;
  };
};

export const withoutPackage = (className: string): string => className.slice(className.lastIndexOf('.') + 1) || className;

/** `Google Pixel 3-10.0` of the device at a position. */
export const deviceName = (survey: Survey, device: number): string => survey.devices[device] ?? '';
