import { type BinaryFacts, kindTitle } from '../facts.ts';
import type { Finding } from './finding.ts';

/** A test package holds the app, its tests, and the file that says how they run. */
export const checkTestPackage = (suite: BinaryFacts | undefined): Finding[] => {
  if (suite === undefined) return [];
  const about = { severity: 'error', input: 'test-suite' } as const;
  if (suite.kind !== 'test-package') {
    const known = suite.kind === 'zip' || suite.kind === 'other' ? suite.looksLike : undefined;
    return [
      {
        ...about,
        code: 'wrong-kind',
        found: `${suite.file}, ${known ?? kindTitle[suite.kind]}`,
        expected: 'a zip of the products folder of Xcode, with the .xctestrun file at its top',
        remedy: 'Run xcodebuild build-for-testing, and zip Release-iphoneos together with the .xctestrun file beside it.',
      },
    ];
  }
  const below = suite.runFiles.find((path) => path.includes('/'));
  const simulator = suite.apps.find(({ target }) => target === 'simulator');
  return [
    ...(below === undefined
      ? []
      : [
          {
            ...about,
            code: 'extra-folder',
            found: `${below}, below a folder`,
            expected: 'the .xctestrun file at the top of the archive',
            remedy: 'Zip from inside of the products folder.',
          } as const,
        ]),
    ...(simulator === undefined
      ? []
      : [
          {
            ...about,
            code: 'simulator-build',
            found: `${simulator.name}, built for the simulator`,
            expected: 'a build for devices',
            remedy: 'Build with -sdk iphoneos (products folder *-iphoneos, not *-iphonesimulator).',
          } as const,
        ]),
  ];
};
