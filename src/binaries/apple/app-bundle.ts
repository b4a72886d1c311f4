import { textAt, textsIn } from '../../lib/is-record.ts';
import { BinaryError } from '../binary-error.ts';
import { readIfValid, readingPart } from '../byte-readers.ts';
import type { FileTree } from '../folder.ts';
import { openMachO, platformOf } from './mach-o.ts';
import { parsePlist } from './plist.ts';

/** Folder of an app (`.app`) or of tests (`.xctest`). */
export interface AppleBundle {
  /** Path inside the archive or folder, for instance `Payload/Shop.app`. */
  readonly path: string;
  /** For instance `Shop.app`. */
  readonly name: string;
  readonly bundleId: string | undefined;
  readonly version: string | undefined;
  readonly minimumOs: string | undefined;
  /** Platform of the build. `unknown` if neither the property list nor the executable states it. */
  readonly target: 'device' | 'simulator' | 'unknown';
  /** Path of the executable inside the archive or folder; undefined if there is no executable. */
  readonly executable: string | undefined;
}

const plistLimitBytes = 1_000_000;
/** Number of bytes to read from the start of an executable. These bytes contain the load commands. */
const headBytes = 256 * 1024;

export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Reads the facts of a bundle. Throws `BinaryError` if its property list is missing or cannot be read. */
export const readAppleBundle = async (tree: FileTree, path: string): Promise<AppleBundle> => {
  const plist = await readInfoPlist(tree, path);
  const name = baseName(path);
  const named = textAt(plist, 'CFBundleExecutable') || name.slice(0, name.lastIndexOf('.'));
  const executable = tree.entries.has(`${path}/${named}`) ? `${path}/${named}` : undefined;
  return {
    path,
    name,
    bundleId: textAt(plist, 'CFBundleIdentifier') || undefined,
    version: textAt(plist, 'CFBundleShortVersionString') || undefined,
    minimumOs: textAt(plist, 'MinimumOSVersion') || undefined,
    target: (await builtTarget(tree, executable)) ?? declaredTarget(plist) ?? 'unknown',
    executable,
  };
};

type Plist = ReturnType<typeof parsePlist>;

const readInfoPlist = async (tree: FileTree, path: string): Promise<Plist> => {
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

const declaredTarget = (plist: Plist): AppleBundle['target'] | undefined => {
  const platforms = [...textsIn(plist.DTPlatformName), ...textsIn(plist.CFBundleSupportedPlatforms)];
  if (platforms.some((platform) => /^iphonesimulator$/i.test(platform))) return 'simulator';
  if (platforms.some((platform) => /^iphoneos$/i.test(platform))) return 'device';
  return undefined;
};

const builtTarget = async (tree: FileTree, executable: string | undefined): Promise<AppleBundle['target'] | undefined> => {
  if (executable === undefined) return undefined;
  const bytes = await tree.readStart(executable, headBytes);
  // An unknown format is not an error because the executable may still be valid.
  const platform = readIfValid(() => platformOf(openMachO(bytes)));
  if (platform === undefined || platform === 'other') return undefined;
  return platform === 'ios' ? 'device' : 'simulator';
};
