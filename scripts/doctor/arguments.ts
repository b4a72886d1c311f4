import { parseArgs } from 'node:util';

type Variables = Readonly<Record<string, string | undefined>>;

/** Inputs that hold secrets, and the variables in which people have them; arguments would show in lists of processes. */
export const secretVariables: Readonly<Record<string, string>> = {
  username: 'DEVICE_CLOUD_USERNAME',
  'access-key': 'DEVICE_CLOUD_ACCESS_KEY',
  'github-token': 'GITHUB_TOKEN',
};

export class ArgumentError extends Error {
  readonly code = 'arguments-invalid';

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ArgumentError';
  }
}

/** The variable in which the runner hands an input over. */
const variableOf = (input: string): string => `INPUT_${input.toUpperCase()}`;

const refuseSecrets = (args: readonly string[]): void => {
  for (const [input, variable] of Object.entries(secretVariables))
    if (args.some((arg) => arg === `--${input}` || arg.startsWith(`--${input}=`)))
      throw new ArgumentError(`--${input} is not taken: set the variable ${variable}, so that no list of processes shows it.`);
};

const parse = (args: readonly string[], inputs: readonly string[]): Readonly<Record<string, readonly string[] | undefined>> => {
  const options = Object.fromEntries(inputs.map((name) => [name, { type: 'string', multiple: true } as const]));
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new ArgumentError(error instanceof Error ? error.message : String(error), error);
  }
};

/**
 * The environment of a step with these inputs: `--devices "Google Pixel 7-13.0"` is the input `devices`, several of one name are its lines.
 * Inputs that are set already stay, unless an argument gives them.
 *
 * @param inputs names of the action's inputs
 * @throws ArgumentError for an argument that is no input, and for credentials in arguments
 */
export const environmentOf = (args: readonly string[], variables: Variables, inputs: readonly string[]): Variables => {
  refuseSecrets(args);
  const given = Object.entries(parse(args, inputs)).flatMap(([name, values = []]) => [[variableOf(name), values.join('\n')]]);
  const secrets = Object.entries(secretVariables).map(([input, variable]) => [
    variableOf(input),
    variables[variableOf(input)] || variables[variable],
  ]);
  return {
    ...variables,
    // npm runs scripts in the project's own folder; files are named from where it was called.
    GITHUB_WORKSPACE: variables.GITHUB_WORKSPACE || variables.INIT_CWD,
    ...Object.fromEntries(secrets),
    ...Object.fromEntries(given),
  };
};
