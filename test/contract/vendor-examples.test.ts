import { expect, test } from 'vitest';
import { openService } from './open-service.ts';

/** Devices in examples of the documentation and the tools of the service. */
const examples = {
  espresso: [
    'Google Nexus 6-6.0',
    'Google Pixel 3-9.0',
    'Google Pixel 3-10.0',
    'Google Pixel 3a-9.0',
    'Google Pixel 7-13.0',
    'Google Pixel-7.1',
    'OnePlus 6T-9.0',
    'Samsung Galaxy S10 Plus-10.0',
    'Samsung Galaxy S20-10.0',
    'Samsung Galaxy S22-12.0',
    'Samsung Galaxy S8-7.0',
    'Samsung Galaxy S9 Plus-9.0',
  ],
  xcuitest: ['iPhone 11-13', 'iPhone 14-16', 'iPhone 8 Plus-11', 'iPhone 8-11', 'iPhone X-11', 'iPhone XS-13', 'iPhone XS-15'],
} as const;

test.each(['espresso', 'xcuitest'] as const)(
  'the devices of %s hold the examples of the service, in v1 and v2',
  async (framework) => {
    await using service = await openService();
    const keys = async (path: string): Promise<string[]> => {
      const { json } = await service.get(`/app-automate/${path}`);
      return (json as { device: string; os_version: string }[]).map(({ device, os_version: version }) => `${device}-${version}`);
    };
    const all = await keys('devices.json');
    expect(await keys('devices')).toEqual(all);
    const ofFramework = await keys(`${framework}/devices.json`);
    const { json } = await service.get(`/app-automate/${framework}/devices.json`);
    const systems = new Set((json as { os: string }[]).map(({ os }) => os));
    expect([...systems]).toEqual([framework === 'espresso' ? 'android' : 'ios']);
    expect(ofFramework).toEqual(expect.arrayContaining([...examples[framework]]));
    expect(await keys(`${framework}/v2/devices`)).toEqual(ofFramework);
    expect(all).toEqual(expect.arrayContaining(ofFramework));
    expect(all.length).toBeGreaterThan(ofFramework.length);
  },
);
