import { type Job, ownAction, type Workflow } from './workflow.ts';

const samples: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  espresso: { app: 'shop-debug.apk', 'test-suite': 'shop-debug-androidTest.apk' },
  xcuitest: { app: 'Shop.ipa', 'test-suite': 'ShopUITests.zip' },
  earlgrey: { app: 'ShopEarlGrey' },
};

/** Whether the binaries come out of the job itself: built by it, or fetched from another job. */
const getsBinaries = ({ steps }: Job): boolean =>
  steps.some(({ run = '', uses = '' }) => /gradlew|xcodebuild/.test(run) || uses.startsWith('actions/download-artifact@'));

/** Whether an input names a file of the repository, and not something at the service or elsewhere. */
const isPath = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && !/^[\w+.-]+:|\$\{\{|[*?]/.test(value);

/** Which sample stands at which path of the example's repository: those that its steps name and no command of its job makes. */
export const sampleBinaries = ({ jobs }: Workflow): ReadonlyMap<string, string> => {
  const placed = Object.values(jobs)
    .filter((job) => !getsBinaries(job))
    .flatMap(({ steps }) => steps.filter((step) => ownAction(step) !== undefined))
    .flatMap(({ with: inputs = {} }) =>
      Object.entries(samples[String(inputs.framework)] ?? {}).map(([input, sample]) => [inputs[input], sample] as const),
    );
  return new Map(
    placed.flatMap(([target, sample]) => (isPath(target) && !target.startsWith('samples/') ? [[target, sample]] : [])),
  );
};
