/**
 * Loaded by workers before vitest: of the modules that a test loads, vitest resolves only the test files themselves. Its hook also reports
 * each import to the main process, which needs them to run tests again on changes; thousands of messages for each worker.
 */
import module from 'node:module';

const { registerHooks } = module;

module.registerHooks = ({ resolve, ...others }) =>
  registerHooks({
    ...others,
    ...(resolve !== undefined && {
      resolve: (specifier, context, next) =>
        specifier.includes('%3Fvitest=') ? resolve(specifier, context, next) : next(specifier, context),
    }),
  });
