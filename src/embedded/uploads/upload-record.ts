import type { Framework, Platform } from '../framework.ts';
import type { StoredContent } from './content-store.ts';

/** `suite`: a test suite, or a Flutter test package. `app-dir`: an EarlGrey app directory. */
export type UploadKind = 'app' | 'suite' | 'app-dir' | 'media';

/** An upload. */
export interface UploadRecord {
  readonly kind: UploadKind;
  /** The framework of a suite or an app directory. */
  readonly framework?: Framework;
  readonly id: string;
  readonly name: string;
  readonly customId?: string;
  /** Simulated, milliseconds since the epoch. */
  readonly uploadedAtMs: number;
  readonly owner: 'user' | 'group';
  /** Absent where a public address was given, which is never fetched. */
  readonly content?: StoredContent;
}

/** Where an upload belongs. */
export type UploadTarget = Pick<UploadRecord, 'kind' | 'framework'>;

export const referenceTo = ({ kind, id }: Pick<UploadRecord, 'kind' | 'id'>): string =>
  `${kind === 'media' ? 'media' : 'bs'}://${id}`;

/** The name under which every user of the group can use an upload. */
export const shareableIdOf = ({ customId, owner }: UploadRecord, username: string): string | undefined =>
  customId === undefined ? undefined : `${owner === 'user' ? username : 'colleague'}/${customId}`;

/** The platform by the extension of the file name. */
export const platformIn = (name: string): Platform | undefined => {
  if (/\.(apk|aab|apks)$/i.test(name)) return 'android';
  return /\.ipa$/i.test(name) ? 'ios' : undefined;
};
