import { rulesFile } from './alert-rules.ts';
import { type RunOptions, runAction } from './runner.ts';
import { espresso, scenario, uploading } from './scenario.ts';
import { type Cloud, standingCloud } from './standing-cloud.ts';

/** If the action can change something at the service, the step does. */
const steps: Readonly<Record<string, (service: Cloud['service']) => RunOptions>> = {
  'action.yml': (service) => espresso(service),
  'upload/action.yml': (service) => uploading(service),
  'report/action.yml': (service) => ({ inputs: { ...service, framework: 'espresso' } }),
  'doctor/action.yml': (service) => espresso(service),
  'cleanup/action.yml': (service) => ({ inputs: { ...service, kinds: 'apps', 'custom-id': '*', 'dry-run': 'false' } }),
  'test-cases/action.yml': ({ 'base-url': url, ...login }) => ({
    inputs: { ...login, 'test-management-url': url, 'project-id': 'PR-1' },
  }),
  'bisect/action.yml': (service) => ({
    inputs: { ...service, framework: 'espresso', test: 'com.shop.CartTest#adds', device: 'Google Pixel 7-13.0' },
  }),
  'migrate/action.yml': () => ({ inputs: { from: 'flank.yml' }, files: { 'flank.yml': 'gcloud:\n  app: app.apk\n' } }),
  'alerts/action.yml': ({ 'base-url': url, ...login }) => ({
    inputs: { ...login, 'alerts-url': url, rules: 'rules.yml', mode: 'apply' },
    files: { 'rules.yml': rulesFile({ name: 'new' }) },
  }),
};

export const actionFiles = Object.keys(steps);

export interface Kill {
  readonly signal: 'SIGINT' | 'SIGKILL';
  /** Time since the start of the process. */
  readonly afterMs: number;
}

/** Runs a step and its post step, each with a service of its own. @returns their changes at the services, as `METHOD path` */
export const changesOf = async (actionFile: string, kill?: Kill) => {
  const step = steps[actionFile];
  if (step === undefined) throw new Error(`no options for a step of ${actionFile}`);
  const file = scenario({ uploads: [{ kind: 'app', name: 'app.apk', id: 'a'.repeat(40) }] });
  await using first = await standingCloud(file, { accessKey: 'k3yWz9Tq4rUvB1' });
  await using second = await standingCloud(file, { accessKey: 'k3yWz9Tq4rUvB1' });
  await using _run = await runAction({
    ...step(first.service),
    actionFile,
    post: true,
    postInputs: step(second.service).inputs ?? {},
    onStart: (send) => void (kill && setTimeout(send, kill.afterMs, kill.signal)),
  });
  const changesAt = ({ cloud }: Cloud): string[] =>
    cloud.requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
  return { byStep: changesAt(first), byPost: changesAt(second) };
};
