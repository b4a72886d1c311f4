import { describe, expect, it } from 'vitest';
import type { BinaryRef } from '../../../../../src/action/inputs/binary-ref.ts';
import type { ResolvedInputs, RunInputs } from '../../../../../src/action/inputs/run-inputs.ts';
import { describePlan, logPlan } from '../../../../../src/action/run/prepare/describe-plan.ts';
import { devicesAsWritten } from '../../../../../src/action/run/prepare/devices/resolve-devices.ts';
import { inspect, planExamined } from '../../../../../src/action/run/prepare/prepare.ts';
import type { RunPlan } from '../../../../../src/core/model/run-plan.ts';
import { createMemoryRunner, type MemoryRunner } from '../../../../helpers/memory-runner.ts';
import { planOf } from '../../../../helpers/stage.ts';

const printPlan = async (inputs: RunInputs, runner: MemoryRunner): Promise<RunPlan> => {
  const examined = await inspect({ inputs, notes: [] }, devicesAsWritten(inputs.deviceLines), runner);
  const plan = describePlan(await runner.log.group('Plan', () => planExamined(examined, undefined, runner)));
  logPlan(plan, runner.log);
  return plan;
};

const print = async (overrides: Partial<ResolvedInputs> = {}) => {
  const runner = createMemoryRunner('/workspace', {});
  const plan = await printPlan(planOf(overrides).inputs, runner);
  const requests = runner.lines.filter((line) => line.startsWith('{')).map((line): Record<string, unknown> => JSON.parse(line));
  return { plan, requests, lines: runner.lines.filter((line) => !/^(?:\{|debug: )/.test(line)) };
};

const uploads = async (overrides: Partial<ResolvedInputs>): Promise<string | undefined> =>
  (await print({ preflight: 'off', ...overrides })).lines.find((line) => line.startsWith('Would upload'));

describe('a printed plan', () => {
  it.each<[BinaryRef, string, string]>([
    [{ kind: 'file', path: '/w/a.apk', sizeBytes: 4_200 }, '/w/a.apk (4.2 kB)', '<reference of the uploaded app>'],
    [{ kind: 'directory', path: '/w/A.app' }, '/w/A.app (a folder, packed)', '<reference of the uploaded app>'],
    [{ kind: 'url', url: 'https://a/b' }, 'https://a/b (fetched by the service)', '<reference of the uploaded app>'],
    [{ kind: 'custom-id', customId: 'nightly' }, 'nightly (a custom id, already at the service)', 'nightly'],
  ])('names the app %j', async (app, described, reference) => {
    expect(await uploads({ app })).toBe(`Would upload: app ${described}, test suite bs://suite (already at the service).`);
    const { requests } = await print({ preflight: 'off', app });
    expect(requests).toMatchObject([{ app: reference }]);
  });

  it.each([
    ['https://ci.example', 'https://ci.example'],
    ['https://ann:hunter2@ci.example/done?token=abc&x=1#end', 'https://***@ci.example/done?…'],
  ])('shows the address to notify, %s, without secrets', async (projectNotifyUrl, shown) => {
    const { plan, requests } = await print({ projectNotifyUrl });
    expect(requests).toMatchObject([{ projectNotifyURL: shown }]);
    expect(plan.builds).toMatchObject([{ request: { projectNotifyURL: shown } }]);
  });
});
