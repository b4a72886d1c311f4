import { describe, expect, it } from 'vitest';
import { describeStages, joinStages, stagesOf } from '../../../../../src/action/run/prepare/stages.ts';
import { planOf } from '../../../../helpers/stage.ts';

const devices = ['Google Pixel 7-13.0', 'Google Pixel 8-14.0', 'Samsung Galaxy S22-12.0'];
const planWith = (canaryDevices: number) => {
  const { inputs, plan } = planOf();
  const builds = plan.builds.map((build) => ({ ...build, devices }));
  return { plan: { ...plan, builds }, inputs: { ...inputs, devices, canaryDevices } };
};
const minutes = (device: number, duration: number) => ({ deviceMs: device * 60_000, durationMs: duration * 60_000, runs: 3 });

describe('the stages of a plan', () => {
  it('are one without canary devices', () => {
    const planned = planWith(0);
    expect(stagesOf(planned)).toEqual([planned.plan]);
    expect(describeStages(planned.inputs, minutes(3, 1), minutes(3, 1))).toBeUndefined();
  });

  it('are the builds of the first devices and those of the others, each with a tag of its own', () => {
    const [first, others] = stagesOf(planWith(1));
    expect(first.builds.map((build) => build.devices)).toEqual([devices.slice(0, 1)]);
    expect(others?.builds.map((build) => build.devices)).toEqual([devices.slice(1)]);
    expect(first.builds[0]?.tag.nonce).not.toBe(others?.builds[0]?.tag.nonce);
  });

  it('take their times one after the other, which the plan tells', () => {
    expect(joinStages([minutes(2, 2), minutes(4, 3)])).toEqual(minutes(6, 5));
    expect(joinStages([minutes(2, 2), undefined])).toBeUndefined();
    expect(joinStages([minutes(2, 2)])).toEqual(minutes(2, 2));
    expect(describeStages(planWith(1).inputs, minutes(6, 5), minutes(6, 3))).toBe(
      'The canary Google Pixel 7-13.0 runs first; the 2 other devices start only if no failure is left there, so the run is predicted to take 2 m longer than with all at once.',
    );
    expect(describeStages(planWith(2).inputs, undefined, undefined)).toBe(
      'The canaries Google Pixel 7-13.0 and Google Pixel 8-14.0 run first; the other device starts only if no failure is left there, so how much longer the run takes is not known.',
    );
  });
});
