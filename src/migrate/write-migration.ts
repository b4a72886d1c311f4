import { stringify } from 'yaml';
import { InputError } from '../inputs/problems.ts';
import type { InputContext } from '../inputs/reader.ts';
import { readRunInputs } from '../inputs/run-inputs.ts';
import { codeSpan, messageText } from '../lib/escape/markdown.ts';
import { counted } from '../lib/numbers.ts';
import type { Finding, MigratedStep, Migration, Outcome } from './settings.ts';

/** Shown of a value. */
const maxValueChars = 120;

/** Values of `with`, in the order of the reference. */
export const stepInputs = (step: MigratedStep): Readonly<Record<string, string>> => {
  const { platform, inputs, devices, tests, download, capabilities } = step;
  const own = Object.fromEntries(inputs);
  const { username, 'access-key': accessKey, framework, app, 'test-suite': suite, ...rest } = own;
  return {
    username: username ?? secret('DEVICE_CLOUD_USERNAME'),
    'access-key': accessKey ?? secret('DEVICE_CLOUD_ACCESS_KEY'),
    framework: framework ?? (platform === 'ios' ? 'xcuitest' : 'espresso'),
    app: app ?? defaultBinaries[platform].app,
    'test-suite': suite ?? defaultBinaries[platform].suite,
    devices: (devices.length === 0 ? [`${platform}-latest`] : devices).join('\n'),
    ...(tests.length === 0 ? {} : { tests: tests.join('\n') }),
    ...rest,
    ...(capabilities.size === 0 ? {} : { capabilities: stringify(Object.fromEntries(capabilities)).trimEnd() }),
    ...(download.size === 0 ? {} : { download: ['junit', ...download].join('\n') }),
  };
};

const secret = (name: string): string => `\${{ secrets.${name} }}`;

/** Where Gradle and Xcode put binaries, for configurations that do not name them. */
const defaultBinaries = {
  android: {
    app: 'app/build/outputs/apk/debug/app-debug.apk',
    suite: 'app/build/outputs/apk/androidTest/debug/app-debug-androidTest.apk',
  },
  ios: { app: 'build/Build/Products/Debug-iphoneos/App.app', suite: 'build/Build/Products/Debug-iphoneos/UITests-Runner.app' },
} as const;

/** A workflow with one job for each step. */
export const renderWorkflow = (steps: readonly MigratedStep[]): string => {
  const ids = new Set<string>();
  const jobs = steps.map((step) => {
    const inputs = stepInputs(step);
    const isIos = step.platform === 'ios';
    const build = isIos
      ? 'xcodebuild build-for-testing -scheme App -sdk iphoneos -derivedDataPath build CODE_SIGNING_ALLOWED=NO'
      : './gradlew assembleDebug assembleDebugAndroidTest';
    return [
      jobId(step.name, ids),
      {
        'runs-on': isIos ? 'macos-latest' : 'ubuntu-latest',
        steps: [
          { uses: 'actions/checkout@v7' },
          { name: 'Build the app and the test suite', run: build },
          { uses: 'mobile-test-cloud/mobile-test-cloud@v1', with: inputs },
        ],
      },
    ] as const;
  });
  const workflow = {
    name: 'Device tests',
    on: { pull_request: null, workflow_dispatch: null },
    permissions: { contents: 'read' },
    jobs: Object.fromEntries(jobs),
  };
  return stringify(workflow, { lineWidth: 0, nullStr: '' });
};

const jobId = (name: string, taken: Set<string>): string => {
  const plain =
    name
      .toLowerCase()
      .split(/[^a-z0-9_]+/)
      .filter((part, index) => part !== '' && (index > 0 || /^[a-z_]/.test(part)))
      .join('-')
      .slice(0, 60) || 'device-tests';
  let id = plain;
  for (let number = 2; taken.has(id); number++) id = `${plain}-${number}`;
  taken.add(id);
  return id;
};

/**
 * Reads the inputs of a step as the action will. Files that a build has not made yet are no mistake.
 *
 * @returns the mistakes, as messages
 */
export const checkStep = async (step: MigratedStep, context: InputContext): Promise<readonly string[]> => {
  const inputs: Record<string, string> = {
    ...stepInputs(step),
    username: 'user',
    'access-key': 'access-key-of-the-check',
    history: 'off',
  };
  const environment = Object.fromEntries(
    Object.entries(inputs)
      // Expressions have a value only in a run.
      .filter(([, value]) => !value.includes('${{'))
      .map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
  );
  try {
    await readRunInputs(environment, context);
    return [];
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return error.problems
      .filter(({ code, input }) => code !== 'input-file-missing' && inputs[input]?.includes('${{') !== true)
      .map(({ input, value, accepted }) => `${input}${value === undefined ? '' : ` "${value}"`}: ${accepted}`);
  }
};

const headings: Readonly<Record<Outcome, string>> = {
  taken: 'Taken over',
  changed: 'Taken over, with a changed meaning',
  unsupported: 'Without an equivalent',
};

/** The report: the result of each setting, and what is left to do. */
export const renderReport = (migration: Migration, mistakes: readonly string[]): string => {
  const { steps, findings, unread } = migration;
  const remarks = [...new Set(steps.flatMap((step) => step.remarks))];
  const parts = [
    '# Migration',
    `${counted(steps.length, 'job')} in \`workflow.yml\`. Each setting of the source is in exactly one of the three lists below.`,
    ...list('To do', [
      ...remarks.map((remark) => `- ${remark}`),
      ...mistakes.map((mistake) => `- The action refuses this input: ${messageText(mistake)}`),
    ]),
    ...list(
      'Not read',
      unread.map(
        ({ file, line, text, reason }) =>
          `- ${codeSpan(`${file}:${line}`)}${text === '' ? '' : `: ${codeSpan(text.slice(0, maxValueChars))}`}: ${reason}`,
      ),
    ),
    ...(['taken', 'changed', 'unsupported'] as const).flatMap((outcome) => {
      const own = findings.filter((finding) => finding.outcome === outcome);
      return own.length === 0 ? [`## ${headings[outcome]}`, 'Nothing.'] : [`## ${headings[outcome]}`, table(own)];
    }),
  ];
  return `${parts.join('\n\n')}\n`;
};

const list = (heading: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`## ${heading}`, lines.join('\n')];

const table = (findings: readonly Finding[]): string =>
  [
    '| setting | value | at | here | note |',
    '|---|---|---|---|---|',
    ...findings.map(
      ({ key, value, file, line, to = '', note = '' }) =>
        `| ${codeSpan(key)} | ${shownValue(value)} | ${codeSpan(`${file}:${line}`)} | ${to} | ${note} |`,
    ),
  ].join('\n');

const shownValue = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text === '' ? '' : codeSpan(text.replaceAll(/\s+/g, ' ').slice(0, maxValueChars)).replaceAll('|', '\\|');
};
