export const frameworks = ['espresso', 'xcuitest', 'earlgrey', 'maestro', 'flutter-android', 'flutter-ios'] as const;

export type Framework = (typeof frameworks)[number];

export type Platform = 'android' | 'ios';

type StartOperation = `start${'Espresso' | 'Xcuitest' | 'Earlgrey' | 'Maestro' | 'FlutterAndroid' | 'FlutterIos'}Build`;

/** Paths are relative to `/app-automate`. */
export interface FrameworkTraits {
  /** A framework with several platforms has the platform in the path that starts a build. */
  readonly platforms: readonly Platform[];
  readonly label: string;
  /** Project of a build whose request names no project. */
  readonly untitledProject: string;
  /** `app-dir` and `test-package` are one upload with app and tests. */
  readonly uploads: 'app-and-suite' | 'app-dir' | 'test-package';
  readonly suiteEndings: readonly string[];
  readonly listsUploads: boolean;
  /** Absent if v1 does not support the framework. */
  readonly v1?: string;
  /** Absent if v2 does not support the framework. */
  readonly v2?: string;
  readonly start: StartOperation;
  /** Last segment of the path that starts a build of a suite with a test plan. */
  readonly planStart?: string;
  readonly logs: string;
  /** Determines the format of logs and filters. */
  readonly runner: 'instrumentation' | 'xcode' | 'maestro';
  readonly hasReport: boolean;
  /**
   * Form in which v2 lists the builds of the framework. Absent if v2 does not list these builds. `as-set`: the form that the
   * scenario sets. `suspected`: only lenient scenarios list the builds, since the behavior of the service is unknown.
   */
  readonly buildList?: 'as-set' | 'bare' | 'suspected';
}

const usual = { uploads: 'app-and-suite', suiteEndings: ['zip'], listsUploads: false, hasReport: false } as const;

const flutter = { ...usual, label: 'flutter integration tests', untitledProject: 'Untitled Flutter Project' } as const;

const traits: Readonly<Record<Framework, FrameworkTraits>> = {
  espresso: {
    ...usual,
    platforms: ['android'],
    label: 'espresso',
    start: 'startEspressoBuild',
    untitledProject: 'Untitled Espresso Project',
    suiteEndings: ['apk', 'zip'],
    listsUploads: true,
    v1: 'espresso',
    v2: 'espresso/v2',
    logs: 'espresso',
    runner: 'instrumentation',
    hasReport: true,
    buildList: 'as-set',
  },
  xcuitest: {
    ...usual,
    platforms: ['ios'],
    label: 'xcuitest',
    start: 'startXcuitestBuild',
    untitledProject: 'Untitled XCUI Project',
    listsUploads: true,
    v1: 'xcuitest',
    v2: 'xcuitest/v2',
    planStart: 'xctestrun-build',
    logs: 'xcuitest',
    runner: 'xcode',
    buildList: 'as-set',
  },
  earlgrey: {
    ...usual,
    platforms: ['ios'],
    label: 'earlgrey',
    start: 'startEarlgreyBuild',
    untitledProject: 'Untitled EarlGrey Project',
    uploads: 'app-dir',
    v1: 'earlgrey',
    logs: 'earlgrey',
    runner: 'xcode',
  },
  maestro: {
    ...usual,
    platforms: ['android', 'ios'],
    label: 'maestro',
    start: 'startMaestroBuild',
    untitledProject: 'Untitled Maestro Project',
    v2: 'maestro/v2',
    logs: 'maestro',
    runner: 'maestro',
    buildList: 'suspected',
  },
  'flutter-android': {
    ...flutter,
    platforms: ['android'],
    start: 'startFlutterAndroidBuild',
    suiteEndings: ['apk'],
    v2: 'flutter-integration-tests/v2/android',
    logs: 'flutter-integration-tests/v2/android',
    runner: 'instrumentation',
    hasReport: true,
  },
  'flutter-ios': {
    ...flutter,
    platforms: ['ios'],
    start: 'startFlutterIosBuild',
    uploads: 'test-package',
    v2: 'flutter-integration-tests/v2/ios',
    logs: 'flutter-integration-tests/v2/ios',
    runner: 'xcode',
    buildList: 'bare',
  },
};

export const traitsOf = (framework: Framework): FrameworkTraits => traits[framework];

export const frameworksOf = (version: 'v1' | 'v2'): readonly { readonly framework: Framework; readonly root: string }[] =>
  frameworks.flatMap((framework) => {
    const path = traits[framework][version];
    return path === undefined ? [] : [{ framework, root: `/app-automate/${path}` }];
  });
