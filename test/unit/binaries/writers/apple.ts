import { type PlistSpec, writeXmlPlist } from './plist.ts';
import { u32 } from './words.ts';

/** `platform` of a build version: 2 is iOS, 7 is its simulator. */
export const machO = (platform: number, processor = 0x0100000c): Buffer =>
  Buffer.concat([u32(0xfeedfacf, processor, 0, 2, 1, 24, 0, 0), u32(0x32, 24, platform, 15 << 16, 17 << 16, 0)]);

export const infoPlist = (bundleId: string, more: Readonly<Record<string, PlistSpec>> = {}): Buffer =>
  writeXmlPlist({
    CFBundleIdentifier: bundleId,
    CFBundleShortVersionString: '1.4.2',
    MinimumOSVersion: '15.0',
    ...more,
  });

/** Files of an app by path. `parent` is empty or ends with `/`. */
export const appFiles = (parent: string, name: string, platform = 2): Record<string, Buffer> => ({
  [`${parent}${name}.app/Info.plist`]: infoPlist(`com.shop.${name}`),
  [`${parent}${name}.app/${name}`]: machO(platform),
});

export const testBundleFiles = (app: string, name: string): Record<string, Buffer> => ({
  [`${app}/PlugIns/${name}.xctest/Info.plist`]: infoPlist(`com.shop.${name}`),
  [`${app}/PlugIns/${name}.xctest/${name}`]: machO(2),
});
