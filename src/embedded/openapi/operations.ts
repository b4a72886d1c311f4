import { accountOperations } from './account-operations.ts';
import { buildOperations } from './build-operations.ts';
import { dataOperations } from './data-operations.ts';
import { simulationOperations } from './simulation-operations.ts';
import { uploadOperations } from './upload-operations.ts';

export const operations = {
  ...uploadOperations,
  ...buildOperations,
  ...dataOperations,
  ...accountOperations,
  ...simulationOperations,
};

export type OperationName = keyof typeof operations;
