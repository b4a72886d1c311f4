import { type CapabilityKey, capabilityKeys, inputFor, isForFramework } from '../../inputs/capability-keys.ts';
import type { RunInputs } from '../../inputs/run-inputs.ts';
import { isRecord } from '../../lib/is-record.ts';
import { nearestNames } from '../../lib/nearest-names.ts';

/** Keys of `capabilities` that are sent and probably have no effect, and values that should not be seen, one line each. */
export const capabilityWarnings = ({
  framework,
  capabilities,
}: Pick<RunInputs, 'framework' | 'capabilities'>): readonly string[] => [
  ...keyWarnings(framework, capabilities),
  ...secretWarnings(capabilities),
];

const keyWarnings = (framework: RunInputs['framework'], capabilities: RunInputs['capabilities']): readonly string[] =>
  Object.keys(capabilities).flatMap((key) => {
    const known = capabilityKeys.get(key);
    const shown = JSON.stringify(key);
    if (known === undefined) {
      const isOffered = (each: CapabilityKey): boolean =>
        isForFramework(each, framework) && (each.input === undefined || inputFor(each, framework) !== undefined);
      const candidates = [...capabilityKeys].filter(([, each]) => isOffered(each)).map(([name]) => name);
      const [nearest] = nearestNames(key, candidates, 1);
      const input = nearest === undefined ? undefined : capabilityKeys.get(nearest)?.input;
      const meant = input === undefined ? JSON.stringify(nearest) : `the input ${input}`;
      const hint = nearest === undefined ? '' : ` Did you mean ${meant}?`;
      return [`capabilities: ${shown} is not a known build parameter, and is sent unchanged.${hint}`];
    }
    if (isForFramework(known, framework)) return [];
    return [
      `capabilities: ${shown} is a build parameter of ${known.frameworks?.join(', ')}, and probably has no effect with ${framework}.`,
    ];
  });

/** The service shows environment variables to everybody who may see the build. Names only: a value may be a secret. */
const secretWarnings = ({ setEnvVariables }: RunInputs['capabilities']): readonly string[] =>
  Object.entries(isRecord(setEnvVariables) ? setEnvVariables : {})
    .filter(([name, value]) => looksSecret(name, String(value)))
    .map(
      ([name]) =>
        `capabilities: the value of ${JSON.stringify(name.slice(0, 60))} in "setEnvVariables" looks like a secret. The service shows it on its dashboard; use the value of a test account.`,
    );

const secretName = /(?:pass(?:word|wd|phrase)?|secret|token|api_?key|access_?key|private_?key|credential|auth)(?:$|_)/i;
/** Prefixes of common services, and web tokens. */
const secretValue = /^(?:gh[pousr]_|github_pat_|sk-|sk_live_|xox[abp]-|AKIA|AIza|eyJ|-----BEGIN)/;
const longestPlain = 20;

const looksSecret = (name: string, value: string): boolean =>
  value !== '' && (secretName.test(name) || secretValue.test(value) || isRandom(value));

/** Letters of both cases and digits, mixed, without a word or a space: what no person types. */
const isRandom = (value: string): boolean =>
  value.length > longestPlain &&
  /^[\w+/=-]+$/.test(value) &&
  /[a-z]/.test(value) &&
  /[A-Z]/.test(value) &&
  (value.match(/\d/g) ?? []).length >= 4;
