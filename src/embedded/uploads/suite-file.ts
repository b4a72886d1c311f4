import { withArchive } from '../../binaries/archive.ts';
import { hasOneParent } from '../../binaries/maestro/layout.ts';
import { invalid, type Refusal } from '../http/response.ts';
import type { UploadRecord } from './upload-record.ts';

type StoredUpload = Pick<UploadRecord, 'name' | 'content'>;

/** The refusal of a suite that cannot be read; it names uploads, not the places where they are stored. */
export const unreadableSuite = (error: unknown, uploads: readonly StoredUpload[], form?: 'error'): Refusal => {
  const why = error instanceof Error ? error.message : 'The suite cannot be read';
  const named = uploads.reduce((text, { name, content }) => (content ? text.replaceAll(content.path, name) : text), why);
  return invalid('INVALID_TESTSUITE', named.slice(0, 500), form);
};

/** Throws Refusal unless the file of a suite is an archive, for Maestro one in which one visible folder holds everything. */
export const checkSuiteFile = async ({
  framework,
  name,
  content,
}: StoredUpload & Pick<UploadRecord, 'framework'>): Promise<void> => {
  if (framework === undefined || content === undefined) return;
  const isAccepted = await withArchive(content.path, async (tree) => framework !== 'maestro' || hasOneParent(tree)).catch(
    (error: unknown) => Promise.reject(unreadableSuite(error, [{ name, content }], 'error')),
  );
  if (!isAccepted) {
    throw invalid(
      'INVALID_TESTSUITE',
      'A suite of Maestro flows has exactly one visible folder at the top of its archive',
      'error',
    );
  }
};
