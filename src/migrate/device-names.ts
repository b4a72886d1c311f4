import names from './device-names.json' with { type: 'json' };
import { type MigratedStep, type Platform, textOf } from './settings.ts';

/** Releases of Android by API level: https://developer.android.com/tools/releases/platforms. */
const releases: Readonly<Record<string, string>> = {
  21: '5.0',
  22: '5.1',
  23: '6.0',
  24: '7.0',
  25: '7.1',
  26: '8.0',
  27: '8.1',
  28: '9.0',
  29: '10.0',
  30: '11.0',
  31: '12.0',
  32: '12.0',
  33: '13.0',
  34: '14.0',
  35: '15.0',
  36: '16.0',
};

const knownNames: ReadonlyMap<string, string> = new Map(Object.entries(names));

/** Emulators of Test Lab and of Sauce Labs: this service has real devices only. */
const isVirtual = (model: string): boolean =>
  /\.arm$|^Nexus|^Pixel\d?$|^(?:Small|Medium)(?:Phone|Tablet)|emulator|simulator|gpu/i.test(model);

/**
 * Adds a device of Test Lab to `devices`. One that is not known, and each emulator, becomes a selector of similar devices, with a remark.
 *
 * @param model code name on Android, such as `redfin`; for iOS such as `iphone13pro`
 * @param version API level, or version of iOS; empty for the newest
 * @returns why the line is no exact equivalent
 */
export const addDevice = (model: string, version: string, step: MigratedStep): string | undefined => {
  const { line, remark } = deviceLine(model, version, step.platform);
  if (!step.devices.includes(line)) step.devices.push(line);
  if (remark !== undefined && !step.remarks.includes(remark)) step.remarks.push(remark);
  return remark;
};

const deviceLine = (model: string, version: string, platform: Platform): { readonly line: string; readonly remark?: string } => {
  if (platform === 'ios') return iosLine(model, version);
  const release = version === '' ? 'latest' : releases[version];
  const name = knownNames.get(model);
  if (name !== undefined && release !== undefined) return { line: `${name}-${release}` };
  const line = `${name ?? 'Google Pixel *'}-${release ?? 'latest'}`;
  if (name !== undefined)
    return { line, remark: `The API level "${version}" of ${model} is not known: \`${line}\` takes the newest release.` };
  const what = isVirtual(model)
    ? `${model} is an emulator, and the service has real devices`
    : `The device "${model}" is not known`;
  return { line, remark: `${what}: \`${line}\` takes a similar device. Replace it with the one you want.` };
};

const iosModel = /^(iphone|ipad|ipod)(.*)$/i;

const iosLine = (model: string, version: string): { readonly line: string; readonly remark?: string } => {
  const found = iosModel.exec(model);
  const release = version === '' ? 'latest' : (version.split('.')[0] ?? version);
  if (found === null) {
    const line = `iPhone *-${release}`;
    return {
      line,
      remark: `The device "${model}" is not known: \`${line}\` takes a similar device. Replace it with the one you want.`,
    };
  }
  const family = { iphone: 'iPhone', ipad: 'iPad', ipod: 'iPod' }[(found[1] ?? '').toLowerCase()] ?? 'iPhone';
  const rest = (found[2] ?? '')
    .replace(/(\d+)/g, ' $1 ')
    .replace(/(promax|proplus|plus|pro|max|mini|air|se|xs|xr|x)/gi, (word) => ` ${iosWords[word.toLowerCase()] ?? word} `)
    .replace(/ {2,}/g, ' ')
    .trim();
  return { line: `${family}${rest === '' ? ' *' : ` ${rest}`}-${release}` };
};

const iosWords: Readonly<Record<string, string>> = {
  promax: 'Pro Max',
  proplus: 'Pro Plus',
  plus: 'Plus',
  pro: 'Pro',
  max: 'Max',
  mini: 'Mini',
  air: 'Air',
  se: 'SE',
  xs: 'XS',
  xr: 'XR',
  x: 'X',
};

/** `model=redfin,version=30,locale=en,orientation=portrait`, or a mapping with these keys. */
export const readDevice = (value: unknown): Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, textOf(each)]))
    : Object.fromEntries(
        textOf(value)
          .split(',')
          .map((part) => part.split('='))
          .map(([key = '', ...rest]) => [key.trim(), rest.join('=').trim()]),
      );
