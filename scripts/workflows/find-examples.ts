/** A workflow, or a part of one, that the documentation shows. */
export interface Example {
  /** File and heading, for instance `README.md: Shards as a matrix`; the second below one heading ends with `(2)`. */
  readonly id: string;
  readonly yaml: string;
}

const holdsSteps = (yaml: string): boolean => /^\s*(?:- )?(?:uses|run):/m.test(yaml);

const dedent = (text: string, spaces: number): string => text.replaceAll(new RegExp(`^ {0,${spaces}}`, 'gm'), '');

/** Any fenced block, so that a comment in one is not taken for a heading. */
const headingOrBlock = /^#+ (?<heading>[^\n]+)$|^(?<indent> *)```(?<language>[^\n`]*)\n(?<text>.*?)^ *```$/gms;

/** Fenced YAML with steps in it, in the order of the document. */
export const examplesInMarkdown = (file: string, markdown: string): readonly Example[] => {
  const seen = new Map<string, number>();
  let place = file;
  return [...markdown.matchAll(headingOrBlock)].flatMap(({ groups = {} }) => {
    if (groups.heading !== undefined) place = `${file}: ${groups.heading.trim()}`;
    const yaml = dedent(groups.text ?? '', groups.indent?.length ?? 0);
    if (!/^ya?ml\b/.test(groups.language ?? '') || !holdsSteps(yaml)) return [];
    const nth = (seen.get(place) ?? 0) + 1;
    seen.set(place, nth);
    return [{ id: nth === 1 ? place : `${place} (${nth})`, yaml }];
  });
};

/** A YAML file is an example when it is a workflow. */
export const examplesInYaml = (file: string, yaml: string): readonly Example[] =>
  /^jobs:/m.test(yaml) ? [{ id: file, yaml }] : [];
