export const frameworks = ['espresso', 'xcuitest', 'earlgrey', 'maestro', 'flutter-android', 'flutter-ios'] as const;

export type Framework = (typeof frameworks)[number];

export type Platform = 'android' | 'ios';

type BuildListForm =
  /** The scenario sets the form. */
  | 'as-set'
  | 'bare'
  /** Only lenient scenarios list builds, because the behavior of the service is unknown. */
  | 'suspected';

/** Properties of a framework. All paths are relative to `/app-automate`. */
export interface FrameworkTraits {
  /** If a framework has several platforms, the path that starts a build contains the platform. */
  readonly platforms: readonly Platform[];
  readonly label: string;
  /** Project of a build whose request names no project. */
  readonly untitledProject: string;
  /** An `app-dir` or a `test-package` is one upload with the app and the tests. */
  readonly uploads: 'app-and-suite' | 'app-dir' | 'test-package';
  readonly suiteEndings: readonly string[];
  readonly listsUploads: boolean;
  /** Path in v1; absent if v1 does not support the framework. */
  readonly v1?: string;
  /** Path in v2; absent if v2 does not support the framework. */
  readonly v2?: string;
  /** Last segment of the path that starts a build with a test plan. */
  readonly planStart?: string;
  readonly logs: string;
  /** Determines the format of logs and filters. */
  readonly runner: 'instrumentation' | 'xcode' | 'maestro';
  readonly hasReport: boolean;
  /** Absent if v2 does not list builds. */
  readonly buildList?: BuildListForm;
}

const usual = { uploads: 'app-and-suite', suiteEndings: ['zip'], listsUploads: false, hasReport: false } as const;

const flutter = { ...usual, label: 'flutter integration tests', untitledProject: 'Untitled Flutter Project' } as const;

const traits: Readonly<Record<Framework, FrameworkTraits>> = {
  espresso: {
    ...usual,
    platforms: ['android'],
    label: 'espresso',
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
    untitledProject: 'Untitled Maestro Project',
    v2: 'maestro/v2',
    logs: 'maestro',
    runner: 'maestro',
    buildList: 'suspected',
  },
  'flutter-android': {
    ...flutter,
    platforms: ['android'],
    suiteEndings: ['apk'],
    v2: 'flutter-integration-tests/v2/android',
    logs: 'flutter-integration-tests/v2/android',
    runner: 'instrumentation',
    hasReport: true,
  },
  'flutter-ios': {
    ...flutter,
    platforms: ['ios'],
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
