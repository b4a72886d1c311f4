import { newNonce } from '../../../core/model/build-tag.ts';
import type { PlannedBuild } from '../../../core/model/builds.ts';
import type { Prediction } from '../../../core/model/run-plan.ts';
import { formatDuration } from '../../../lib/durations.ts';
import { listed } from '../../../lib/numbers.ts';
import type { ResolvedInputs } from '../../inputs/run-inputs.ts';
import type { Plan, PlannedRun } from './plan.ts';

export type Stages = readonly [first: Plan, others?: Plan];

/**
 * Parts of the plan that run one after the other: the builds of the canary devices, then those of the other devices. One part
 * without `canary-devices`.
 */
export const stagesOf = ({ inputs, plan }: PlannedRun): Stages => {
  const { canaryDevices, devices } = inputs;
  if (canaryDevices === 0) return [plan];
  const stage = (own: readonly string[]): Plan => ({
    ...plan,
    builds: onDevices(plan.builds, own),
    leftOut: onDevices(plan.leftOut, own),
  });
  return [stage(devices.slice(0, canaryDevices)), stage(devices.slice(canaryDevices))];
};

/** Limits builds to some of their devices. A build without any of them is left out. */
const onDevices = (builds: readonly PlannedBuild[], own: readonly string[]): readonly PlannedBuild[] =>
  builds.flatMap((build): PlannedBuild[] => {
    const devices = build.devices.filter((device) => own.includes(device));
    if (devices.length === 0) return [];
    return devices.length === build.devices.length ? [build] : [{ ...build, devices, tag: { ...build.tag, nonce: newNonce() } }];
  });

/** Joins the predictions of stages that run one after the other. Undefined if one is unknown. */
export const joinStages = (predictions: readonly (Prediction | undefined)[]): Prediction | undefined =>
  predictions.reduce((one, other) => {
    if (one === undefined || other === undefined) return undefined;
    const atOnce = Math.max(one.atOnce ?? 0, other.atOnce ?? 0);
    return {
      deviceMs: one.deviceMs + other.deviceMs,
      durationMs: one.durationMs + other.durationMs,
      ...(atOnce > 0 ? { atOnce } : {}),
      runs: Math.min(one.runs, other.runs),
    };
  });

/**
 * Sentence for the plan about both stages, and what they cost in time. Undefined without `canary-devices`.
 *
 * @param allAtOnce prediction for a run of all devices at once
 */
export const describeStages = (
  { canaryDevices, devices }: ResolvedInputs,
  prediction: Prediction | undefined,
  allAtOnce: Prediction | undefined,
): string | undefined => {
  if (canaryDevices === 0) return undefined;
  const canaries = devices.slice(0, canaryDevices);
  const held = devices.length - canaryDevices;
  const others = held === 1 ? 'other device starts' : `${held} other devices start`;
  const longer =
    prediction === undefined || allAtOnce === undefined
      ? 'how much longer the run takes is not known'
      : `the run is predicted to take ${formatDuration(Math.max(0, prediction.durationMs - allAtOnce.durationMs))} longer than with all at once`;
  return `${canaries.length === 1 ? 'The canary' : 'The canaries'} ${listed(canaries, 'and')} ${canaries.length === 1 ? 'runs' : 'run'} first; the ${others} only if no failure is left there, so ${longer}.`;
};
