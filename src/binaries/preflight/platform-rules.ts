import { definitionOf } from '../../frameworks/lookup.ts';
import type { DeviceSystem, Framework } from '../../model/framework.ts';
import { type BinaryFacts, type InspectedPair, kindTitle } from '../facts.ts';
import type { Finding } from './finding.ts';

/** The framework that a file is most likely for; undefined for a file that runs on no platform, or on both. */
const frameworkOf = ({ kind }: BinaryFacts): Framework | undefined => {
  switch (kind) {
    case 'apk':
    case 'test-apk':
      return 'espresso';
    case 'ipa':
    case 'app-directory':
    case 'xcuitest-archive':
      return 'xcuitest';
    case 'earlgrey-directory':
      return 'earlgrey';
    case 'test-package':
      return 'flutter-ios';
    case 'maestro-suite':
    case 'zip':
    case 'other':
      return undefined;
  }
};

const systemOf = (framework: Framework): DeviceSystem => definitionOf(framework).systems[0];

/** Finds files that are all built for the other platform, so that `framework` is the mistake rather than the files. */
export const checkPlatform = (framework: Framework, { app, testSuite }: InspectedPair): Finding | undefined => {
  const { systems, app: ownApp, testSuite: ownSuite } = definitionOf(framework);
  if (systems.length > 1) return undefined;
  const files = [...(ownApp === undefined ? [] : [app]), ...(ownSuite === undefined ? [] : [testSuite])];
  const frameworks = files.map((file) => (file === undefined ? undefined : frameworkOf(file)));
  const [suggested] = frameworks;
  const isOther = (found: Framework | undefined): boolean => found !== undefined && systemOf(found) !== systemOf(framework);
  if (suggested === undefined || !frameworks.every(isOther)) return undefined;
  const isAndroid = systemOf(suggested) === 'android';
  const both = `Both files are ${isAndroid ? 'Android packages' : 'built for iOS'}`;
  const only = `The file is ${isAndroid ? 'an Android package' : 'built for iOS'}`;
  return {
    severity: 'error',
    code: 'wrong-kind',
    input: ownApp === undefined ? 'test-suite' : 'app',
    found: files.flatMap((file) => (file === undefined ? [] : `${file.file}, ${kindTitle[file.kind]}`)).join(', and '),
    expected: `files for \`framework: ${framework}\``,
    remedy: `${files.length > 1 ? both : only}: set \`framework: ${suggested}\`.`,
  };
};
