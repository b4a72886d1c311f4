import { androidVersions } from '../core/model/device-name.ts';
import { capitalized } from '../lib/capitalized.ts';
import { isRecord } from '../lib/is-record.ts';
import names from './device-names.json' with { type: 'json' };
import { formatValue, type MigratedStep, type Platform, remark } from './settings.ts';

const knownNames: ReadonlyMap<string, string> = new Map(Object.entries(names.names));

const isVirtual = (model: string): boolean =>
  /\.arm$|^Nexus(?:\d|LowRes)|^Pixel\d?$|^(?:Small|Medium)(?:Phone|Tablet)|^AndroidTablet|^GoogleTv/i.test(model);

const family: Readonly<Record<Platform, string>> = { android: 'Google Pixel *', ios: 'iPhone *' };

const similar = (name: string, release: string | undefined): string =>
  release === undefined ? `${name}-latest` : `${name}-${release} | ${name}-latest`;

const addLine = (line: string, step: MigratedStep): void => {
  if (!step.devices.includes(line)) step.devices.push(line);
};

/**
 * Adds a device of Test Lab. An unknown or virtual device becomes a selector of similar devices.
 *
 * @param model code name such as `redfin` on Android, or `iphone13pro` on iOS
 * @param version API level on Android, version on iOS, or empty for the newest
 */
export const addTestLabDevice = (model: string, version: string, step: MigratedStep): void => {
  const { name, release } =
    step.platform === 'ios' ? iosDevice(model, version) : { name: knownNames.get(model), release: androidVersions.get(version) };
  const line = name === undefined ? similar(family[step.platform], release) : `${name}-${release ?? 'latest'}`;
  addLine(line, step);
  if (name === undefined && model === '')
    step.remarks.push(remark('The source names no model: {} takes any. Name the one you want.', line));
  else if (name === undefined && isVirtual(model))
    step.remarks.push(remark('{} is a virtual device, and the service has real ones: {} takes a similar one.', model, line));
  else if (name === undefined)
    step.remarks.push(
      remark('The device {} is not known: {} takes a similar one. Replace it with the one you want.', model, line),
    );
  if (release === undefined && version !== '')
    step.remarks.push(remark('The version {} of {} is not known: {} takes the newest.', version, model, line));
};

const iosModel = /^(iphone|ipad|ipod)(.*)$/i;

/** Names of devices whose code name does not show the year. */
const appleNames: Readonly<Record<string, string>> = {
  iphonese: 'iPhone SE',
  iphonese2: 'iPhone SE 2020',
  iphonese3: 'iPhone SE 2022',
};

const iosDevice = (model: string, version: string) => {
  const major = /^(\d{1,3})(?:\.[\d.]*)?$/.exec(version.trim())?.[1];
  const found = iosModel.exec(model);
  if (found === null) return { name: undefined, release: major };
  const key = model.toLowerCase();
  if (Object.hasOwn(appleNames, key)) return { name: appleNames[key], release: major };
  const [, kind = '', rest = ''] = found;
  if (/^ipad(?:[5-9]|10)$/.test(key)) return { name: `iPad ${rest}th`, release: major };
  const start = `i${kind.charAt(1).toUpperCase()}${kind.slice(2).toLowerCase()}`;
  const words = rest
    .replace(/plus|pro|max|mini|air|se|xs|xr|x|\d+/gi, (word) => ` ${appleWord(word)} `)
    .trim()
    .split(/\s+/)
    .join(' ');
  return { name: `${start} ${words === '' ? '*' : words}`, release: major };
};

const appleWord = (word: string): string => (word.length <= 2 ? word.toUpperCase() : capitalized(word.toLowerCase()));

/** Reads devices. Each device is a text such as `model=redfin,version=30,locale=en`, or a mapping with these keys. */
export const readDevices = (value: unknown): readonly Readonly<Record<string, string>>[] =>
  (Array.isArray(value) ? value : [value]).map((device: unknown) =>
    Object.fromEntries(
      isRecord(device)
        ? Object.entries(device).map(([key, each]) => [key, formatValue(each)])
        : formatValue(device)
            .split(',')
            .map((part) => part.split('='))
            .map(([key = '', ...rest]) => [key.trim(), rest.join('=').trim()]),
    ),
  );

/**
 * Adds a device of Sauce Labs. A regular expression with other signs than `.*` becomes a selector of similar devices.
 *
 * @param name regular expression (`Google Pixel.*`) or id (`iPhone_12_Pro_real_us`)
 * @param version empty for any version
 */
export const addSauceDevice = (name: string, version: string, step: MigratedStep): void => {
  const [plain = ''] = name.replaceAll('_', ' ').split(/ real\b/i);
  const pattern = plain
    .replace(/^\^|\$$/g, '')
    .replace(/\.[*+]/g, '*')
    .trim();
  const isName = /^[\w *()+.-]+$/.test(pattern) && /\w/.test(pattern);
  const release = releaseOf(version, step.platform);
  const line = isName ? `${pattern}-${release ?? 'latest'}` : similar(family[step.platform], release);
  addLine(line, step);
  if (!isName && name !== '')
    step.remarks.push(
      remark('The device {} is no plain name: {} takes a similar one. Replace it with the one you want.', name, line),
    );
  if (release === undefined && version !== '')
    step.remarks.push(remark('The version {} is no plain version: {} takes the newest.', version, line));
};

export const addRealDevice = (name: string, version: string, step: MigratedStep): void => {
  const line = similar(/ipad/i.test(name) ? 'iPad *' : family[step.platform], releaseOf(version, step.platform));
  addLine(line, step);
  step.remarks.push(remark('{} is a virtual device, and the service has real ones: {} takes a similar one.', name, line));
};

/** Version in the notation of the service: `13.0` on Android, `16` on iOS. */
const releaseOf = (version: string, platform: Platform): string | undefined => {
  const [, major, minor] = /^(\d{1,3})(?:\.(\d{1,3}))?(?:\.\d{1,3})*$/.exec(version.trim()) ?? [];
  if (major === undefined) return undefined;
  return platform === 'ios' ? major : `${major}.${minor ?? '0'}`;
};
