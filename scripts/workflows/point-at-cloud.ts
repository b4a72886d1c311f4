import { mapSteps, ownAction, type Step, type Workflow } from './workflow.ts';

/** The input of each action that says where its service is. */
const addressInput = (action: string): string =>
  action === 'alerts' ? 'alerts-url' : action === 'test-cases' ? 'test-management-url' : 'base-url';

const asksForEmbedded = ({ with: inputs = {} }: Step): boolean =>
  ['base-url', 'alerts-url', 'test-management-url'].some((name) => inputs[name] === 'embedded');

/** Sessions take seconds there, and a run that believes itself at the hosted service would ask twice a minute. */
const paceOf = (action: string): Readonly<Record<string, string>> =>
  action === '' || action === 'report' ? { 'poll-interval-seconds': '1' } : {};

/** The workflow with every step of this project's actions at the given service, unless it asks for the built-in cloud itself. */
export const pointAtCloud = (workflow: Workflow, origin: string): Workflow =>
  mapSteps(workflow, (step) => {
    const action = ownAction(step);
    if (action === undefined || asksForEmbedded(step)) return step;
    return { ...step, with: { ...paceOf(action), ...step.with, [addressInput(action)]: origin } };
  });

interface Credentials {
  readonly username: string;
  readonly accessKey: string;
  /** Of the stand-in for GitHub's services. */
  readonly githubToken: string;
}

/** A value for every secret that a workflow names, by the words in its name. */
export const secretsFor = (
  workflow: Workflow,
  { username, accessKey, githubToken }: Credentials,
): Readonly<Record<string, string>> => {
  const named = [...JSON.stringify(workflow).matchAll(/secrets\.(\w+)/g)].map(([, name = '']) => name);
  const values = named.map((name) => [name, /USER/i.test(name) ? username : accessKey]);
  return { ...Object.fromEntries(values), GITHUB_TOKEN: githubToken };
};
