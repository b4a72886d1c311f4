import type { BundleSpec } from '../../../../src/stand-in/debug-data/result-bundle/bundle-spec.ts';
import {
  type BundleNode,
  type BundleValue,
  encodeObject,
  object,
} from '../../../../src/stand-in/debug-data/result-bundle/encode-object.ts';
import { writeBundle } from '../../../../src/stand-in/debug-data/result-bundle.ts';
import { zipFile } from '../writers/archive.ts';

type Files = Readonly<Record<string, Buffer | string>>;

/** Files of a bundle by their paths in a zip. */
export const bundleFiles = (spec: BundleSpec, folder = 'result.xcresult'): Record<string, Buffer> =>
  Object.fromEntries([...writeBundle(spec)].map(([path, bytes]) => [`${folder}/${path}`, bytes]));

/** Writes a zip with the changed files of a bundle. Resolves to its path. */
export const bundleZip = (
  spec: BundleSpec,
  change: (files: Record<string, Buffer>) => Files = (files) => files,
): Promise<string> => zipFile(change(bundleFiles(spec)), 'result-bundle.zip', { compress: false });

/** Fields of an object in a result bundle, without the names of types, which the reader skips. */
export interface Fields {
  readonly [name: string]: string | number | Fields | readonly Fields[] | undefined;
}

const bundleValue = (value: Fields[string]): BundleValue => {
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(nodeOf);
  return nodeOf(value as Fields);
};

const nodeOf = (fields: Fields): BundleNode =>
  object('Any', Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, bundleValue(value)])));

/** Writes a zip with a bundle of these objects, by id. `root` is the first object. */
export const bundleOfObjects = (objects: Readonly<Record<string, Fields>>): Promise<string> =>
  zipFile({
    'deep/down/any.xcresult/Info.plist': infoPlist({}),
    ...Object.fromEntries(
      Object.entries(objects).map(([id, fields]) => [`deep/down/any.xcresult/Data/data.${id}`, encodeObject(nodeOf(fields))]),
    ),
  });

export const infoPlist = ({ major = 3, backend = 'fileBacked2' }): string =>
  `<plist><dict><key>rootId</key><dict><key>hash</key><string>root</string></dict><key>storage</key><dict><key>backend</key><string>${backend}` +
  `</string></dict><key>version</key><dict><key>major</key><integer>${major}</integer><key>minor</key><integer>60</integer></dict></dict></plist>`;

export const emptySpec: BundleSpec = {
  device: { name: 'iPhone 16', osVersion: '18.2' },
  startedAtMs: Date.UTC(2026, 0, 2, 3, 4, 5),
  finishedAtMs: Date.UTC(2026, 0, 2, 3, 5, 6),
  targets: [],
};
