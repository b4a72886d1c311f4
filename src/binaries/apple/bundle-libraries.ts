import { FormatError } from '../binary-error.ts';
import type { FileTree } from '../file-tree.ts';
import { release } from '../release.ts';
import type { AppleBundle } from './app-bundle.ts';
import { openMachO } from './mach-o.ts';
import { readClassSymbols, symbolOf } from './objc/class-symbols.ts';
import { loadImage } from './objc/image-memory.ts';
import { readObjcClasses } from './objc/objc-classes.ts';
import type { ObjcImage } from './objc/test-cases.ts';

const libraryLimitBytes = 64_000_000;
const allLimitBytes = 256_000_000;
const mostLibraries = 100;
const objcSteps = 8_000_000;

/**
 * The libraries that a test bundle and the app around it bring, the bundle's own first. One that cannot be read is left out: what
 * inherits from it stays unknown. Throws `BinaryError` where the archive does not give it.
 */
export const readBundleLibraries = async (tree: FileTree, { path }: AppleBundle): Promise<readonly ObjcImage[]> => {
  const images: ObjcImage[] = [];
  let allBytes = 0;
  const files = [...librariesIn(tree, `${path}/Frameworks/`), ...librariesIn(tree, `${appOf(path)}/Frameworks/`)];
  for (const file of files.slice(0, mostLibraries)) {
    const bytes = tree.entries.get(file)?.sizeBytes ?? 0;
    allBytes += bytes;
    if (bytes > libraryLimitBytes || allBytes > allLimitBytes) continue;
    const content = await tree.read(file, libraryLimitBytes);
    const image = readLibrary(content);
    if (image !== undefined) images.push(image);
    release(content);
  }
  return images;
};

const librariesIn = (tree: FileTree, folder: string): string[] =>
  [...tree.entries.keys()].filter((path) => path.startsWith(folder) && isLibrary(path.slice(folder.length).split('/'))).sort();

/** `Shop.framework/Shop` or `libShop.dylib` */
const isLibrary = ([first = '', second, ...deeper]: readonly string[]): boolean =>
  deeper.length === 0 && (second === undefined ? first.endsWith('.dylib') : first === `${second}.framework`);

/** `Shop.app` of `Shop.app/PlugIns/ShopTests.xctest` */
const appOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('/PlugIns/'), 0));

const readLibrary = (content: Buffer): ObjcImage | undefined => {
  try {
    const image = openMachO(content);
    const memory = loadImage(image);
    if (memory === undefined) return undefined;
    const classes = readObjcClasses(memory, { left: objcSteps });
    // Some tools take the table of symbols away; what Objective-C knows has its name in the class itself.
    const named = [...classes].map(([address, { name }]) => [symbolOf(name), address] as const);
    return { classes, symbols: new Map([...named, ...readClassSymbols(image)]) };
  } catch (error) {
    if (error instanceof FormatError || error instanceof RangeError) return undefined;
    throw error;
  }
};
