import { type Framework, frameworks } from '../model/framework.ts';
import type { BinaryDefinition, FrameworkDefinition, UploadKind } from './definition.ts';
import { espresso } from './espresso.ts';
import { flutterAndroid, flutterIos } from './flutter.ts';
import { maestro } from './maestro.ts';
import { earlgrey, xcuitest } from './xcuitest.ts';

export const definitions: Readonly<Record<Framework, FrameworkDefinition>> = {
  espresso,
  xcuitest,
  earlgrey,
  maestro,
  'flutter-android': flutterAndroid,
  'flutter-ios': flutterIos,
};

export const definitionOf = (framework: Framework): FrameworkDefinition => definitions[framework];

export const testHolder = (framework: Framework): 'app' | 'testSuite' =>
  definitions[framework].testSuite === undefined ? 'app' : 'testSuite';

export const frameworksWithShards: readonly Framework[] = frameworks.filter((each) => definitions[each].shards !== undefined);

/**
 * Framework for actions without the input `framework`. Any framework works, because the paths of each framework list all apps.
 */
export const anyFramework: Framework = 'espresso';

const binariesOf = (framework: Framework): readonly BinaryDefinition[] => {
  const { app, testSuite } = definitions[framework];
  return [app, testSuite].filter((each) => each !== undefined);
};

export const uploadKinds: readonly UploadKind[] = [
  ...new Set(frameworks.flatMap((framework) => binariesOf(framework).flatMap(({ uploads }) => uploads ?? []))),
  'media',
];

/** Whether the service is known to list and delete all uploads of the framework. */
export const canDeleteUploads = (framework: Framework): boolean =>
  binariesOf(framework).every(({ uploads }) => uploads !== undefined);

/** Returns undefined if several frameworks use the kind of upload. */
export const frameworkOfUploads = (kind: UploadKind): Framework | undefined => {
  const [only, ...others] = frameworks.filter((each) => binariesOf(each).some(({ uploads }) => uploads === kind));
  return others.length === 0 ? only : undefined;
};
