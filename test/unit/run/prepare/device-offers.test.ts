import { describe, expect, it } from 'vitest';
import { requestDevices } from '../../../../src/run/prepare/device-offers.ts';
import { json, serve } from '../../../helpers/loopback-server.ts';
import { openStage, planOf } from '../../../helpers/stage.ts';

const list = [{ device: 'Google Pixel 3', os: 'android', os_version: '10.0' }];

const ask = async (respond = json(list), inputs: Partial<Parameters<typeof requestDevices>[0]> = {}) => {
  await using stage = await serve(openStage, [respond]);
  const offers = await requestDevices({ ...planOf().inputs, ...inputs }, stage.context);
  return { offers, asked: stage.requests.length, lines: stage.lines };
};

describe('askForDevices', () => {
  it.each(['strict', 'warn'] as const)('gives the list of the service for preflight %s', async (preflight) => {
    expect(await ask(json(list), { preflight })).toEqual({
      offers: [{ device: 'Google Pixel 3', osVersion: '10.0', os: 'android' }],
      asked: 1,
      lines: [],
    });
  });

  it.each([
    ['preflight is off', { preflight: 'off' }],
    ['no device is asked for', { deviceLines: [] }],
  ] as const)('asks nothing where %s', async (_what, inputs) => {
    expect(await ask(json(list), inputs)).toEqual({ offers: undefined, asked: 0, lines: [] });
  });

  it('logs nothing for refused credentials, which end the run at its next request', async () => {
    expect(await ask(json({ message: 'no' }, 401))).toMatchObject({ offers: undefined, lines: [] });
  });

  it('continues without the list if it cannot be read', async () => {
    const { offers, lines } = await ask(json({ message: 'not yours' }, 403));
    expect(offers).toBeUndefined();
    expect(lines).toEqual([
      `The devices are not checked against the service's list: the account has no permission for this call (HTTP 403): "not yours" [cloud-forbidden].`,
    ]);
  });
});
