import { BinaryError, FormatError, readingPart } from '../binary-error.ts';
import type { FileTree } from '../folder.ts';
import { readMachOHead } from './mach-o.ts';
import { type PlistDictionary, parsePlist, plistText, plistTexts } from './plist.ts';

/** A bundle folder: an app, or an `.xctest` with tests. */
export interface AppleBundle {
  /** Inside of the tree: `Payload/Shop.app`. */
  readonly path: string;
  /** `Shop.app` */
  readonly name: string;
  readonly bundleId: string | undefined;
  readonly version: string | undefined;
  readonly build: string | undefined;
  readonly minimumOs: string | undefined;
  /** The platform it was built for; `unknown` if neither property list nor executable states it. */
  readonly target: 'device' | 'simulator' | 'unknown';
  /** Path of its executable inside of the tree; undefined where it is missing. */
  readonly executable: string | undefined;
}

const plistLimitBytes = 1_000_000;
/** Load commands lie at the beginning; the rest of an executable may be hundreds of megabytes. */
const headBytes = 256 * 1024;

export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Throws `BinaryError` where the bundle has no readable property list. */
export const readAppleBundle = async (tree: FileTree, path: string): Promise<AppleBundle> => {
  const plist = await readInfoPlist(tree, path);
  const name = baseName(path);
  const named = plistText(plist, 'CFBundleExecutable') ?? name.slice(0, name.lastIndexOf('.'));
  const executable = tree.entries.has(`${path}/${named}`) ? `${path}/${named}` : undefined;
  return {
    path,
    name,
    bundleId: plistText(plist, 'CFBundleIdentifier'),
    version: plistText(plist, 'CFBundleShortVersionString'),
    build: plistText(plist, 'CFBundleVersion'),
    minimumOs: plistText(plist, 'MinimumOSVersion'),
    // The executable is what runs; the property list is a copy of what it was built for.
    target: (await builtTarget(tree, executable)) ?? declaredTarget(plist) ?? 'unknown',
    executable,
  };
};

const readInfoPlist = async (tree: FileTree, path: string): Promise<PlistDictionary> => {
  const at = `${path}/Info.plist`;
  if (!tree.entries.has(at)) {
    throw new BinaryError('damaged', tree.file, {
      found: `${path} has no Info.plist`,
      remedy: 'Pack the complete folder that Xcode created.',
    });
  }
  const bytes = await tree.read(at, plistLimitBytes);
  return readingPart(tree.file, at, () => parsePlist(bytes));
};

const declaredTarget = (plist: PlistDictionary): AppleBundle['target'] | undefined => {
  const platforms = [plistText(plist, 'DTPlatformName') ?? '', ...plistTexts(plist, 'CFBundleSupportedPlatforms')];
  if (platforms.some((platform) => /^iphonesimulator$/i.test(platform))) return 'simulator';
  if (platforms.some((platform) => /^iphoneos$/i.test(platform))) return 'device';
  return undefined;
};

const builtTarget = async (tree: FileTree, executable: string | undefined): Promise<AppleBundle['target'] | undefined> => {
  if (executable === undefined) return undefined;
  const bytes = await tree.readStart(executable, headBytes);
  try {
    const { platform } = readMachOHead(bytes);
    return platform === 'other' ? undefined : platform === 'ios' ? 'device' : 'simulator';
  } catch (error) {
    // The format of the executable is unknown, which alone does not make the bundle invalid.
    if (error instanceof FormatError || error instanceof RangeError) return undefined;
    throw error;
  }
};
