/** Parameters of a build request that select tests: lists of names, or several of them under keys of their own. */
export type FilterParameters = Readonly<Record<string, readonly string[] | Readonly<Record<string, readonly string[]>>>>;

/** How a build request asks for a selection of tests. */
export type FilterRequest =
  | {
      readonly kind: 'exact';
      /** Parameters of the build request. */
      readonly parameters: FilterParameters;
      /** Tests that run as well, because the service matches names by their beginning. */
      readonly extra: readonly string[];
    }
  | {
      readonly kind: 'refused';
      /** Why no parameters select exactly this, as a clause. */
      readonly reason: string;
    };

export const exactly = (parameters: FilterParameters, extra: readonly string[] = []): FilterRequest => ({
  kind: 'exact',
  parameters,
  extra,
});

export const refused = (reason: string): FilterRequest => ({ kind: 'refused', reason });

const mostNamed = 10;

/** Tests that run as well. */
export const listExtras = (names: readonly string[]): string =>
  `${names.slice(0, mostNamed).join(', ')}${names.length > mostNamed ? ` and ${names.length - mostNamed} more` : ''}`;

/** @param why they should not run, as a clause that begins with its verb */
export const describeExtras = (why: string, names: readonly string[]): string =>
  `The service matches names of tests by prefix, so tests that ${why} run as well: ${listExtras(names)}.`;
