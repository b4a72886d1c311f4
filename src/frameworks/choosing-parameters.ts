/** Arguments of the Android test runner that choose tests. */
const choosingArgument =
  /^(?:class|package|annotation|size|filter|tests_regex|testFile|not(?:Class|Package|Annotation|TestFile)|numShards|shardIndex)$/;

/** Parameters of a build request that choose tests by themselves. */
export const filterParameters = [
  'class',
  'package',
  'annotation',
  'size',
  'only-testing',
  'skip-testing',
  'execute',
  'tags',
] as const;

/** The parameter that chooses tests by what it holds: arguments for the test runner, or shards with tests of their own. */
export const choosingOption = ({ instrumentationOptions, shards }: Readonly<Record<string, unknown>>): string | undefined => {
  if (Object.keys(Object(instrumentationOptions)).some((name) => choosingArgument.test(name))) return 'instrumentationOptions';
  const { mapping }: Readonly<Record<string, unknown>> = Object(shards);
  return Object.keys(Object(mapping)).length > 0 ? 'shards' : undefined;
};
