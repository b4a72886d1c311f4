import { nearestNames } from '../../binaries/nearest-names.ts';
import { capabilityKeys, isForFramework } from '../../inputs/capability-keys.ts';
import type { RunInputs } from '../../inputs/run-inputs.ts';

/** Keys of `capabilities` that are sent and probably have no effect, one line each. */
export const capabilityWarnings = ({
  framework,
  capabilities,
}: Pick<RunInputs, 'framework' | 'capabilities'>): readonly string[] =>
  Object.keys(capabilities).flatMap((key) => {
    const known = capabilityKeys.get(key);
    const shown = JSON.stringify(key);
    if (known === undefined) {
      const candidates = [...capabilityKeys].filter(([, each]) => isForFramework(each, framework)).map(([name]) => name);
      const [nearest] = nearestNames(key, candidates, 1);
      const hint = nearest === undefined ? '' : ` Did you mean ${JSON.stringify(nearest)}?`;
      return [`capabilities: ${shown} is not a known build parameter, and is sent as it is.${hint}`];
    }
    if (isForFramework(known, framework)) return [];
    return [
      `capabilities: ${shown} is a build parameter of ${known.frameworks?.join(', ')}, and probably has no effect with ${framework}.`,
    ];
  });
