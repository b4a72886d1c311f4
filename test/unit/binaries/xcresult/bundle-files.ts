import type { BundleSpec } from '../../../../src/embedded/debug-data/result-bundle/bundle-spec.ts';
import { type BundleNode, encodeObject } from '../../../../src/embedded/debug-data/result-bundle/encode-object.ts';
import { writeBundle } from '../../../../src/embedded/debug-data/result-bundle.ts';
import { zipFile } from '../writers/archive.ts';

type Files = Readonly<Record<string, Buffer | string>>;

/** The files of a bundle as a zip holds them. */
export const bundleFiles = (spec: BundleSpec, folder = 'result.xcresult'): Record<string, Buffer> =>
  Object.fromEntries([...writeBundle(spec)].map(([path, bytes]) => [`${folder}/${path}`, bytes]));

/** @returns the path of a zip with the bundle, and with what `change` makes of its files */
export const bundleZip = (
  spec: BundleSpec,
  change: (files: Record<string, Buffer>) => Files = (files) => files,
): Promise<string> => zipFile(change(bundleFiles(spec)), 'result-bundle.zip', { compress: false });

/** A bundle of objects that are given by their names, raw or as nodes; `root` is the first. */
export const bundleOfObjects = (objects: Readonly<Record<string, BundleNode | Buffer>>): Promise<string> =>
  zipFile({
    'deep/down/any.xcresult/Info.plist': infoPlist({}),
    ...Object.fromEntries(
      Object.entries(objects).map(([id, node]) => [
        `deep/down/any.xcresult/Data/data.${id}`,
        Buffer.isBuffer(node) ? node : encodeObject(node),
      ]),
    ),
  });

export const infoPlist = ({
  major = 3,
  backend = 'fileBacked2',
}: {
  readonly major?: number;
  readonly backend?: string;
}): string =>
  `<plist><dict><key>rootId</key><dict><key>hash</key><string>root</string></dict><key>storage</key><dict><key>backend</key><string>${backend}` +
  `</string></dict><key>version</key><dict><key>major</key><integer>${major}</integer><key>minor</key><integer>60</integer></dict></dict></plist>`;

export const emptySpec: BundleSpec = {
  device: { name: 'iPhone 16', osVersion: '18.2' },
  startedAtMs: Date.UTC(2026, 0, 2, 3, 4, 5),
  finishedAtMs: Date.UTC(2026, 0, 2, 3, 5, 6),
  targets: [],
};
