import { SaxesParser } from 'saxes';

/** An element as a strict parser sees it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

/** @throws where the text is not well-formed XML */
export const parseXml = (text: string): XmlElement => {
  const parser = new SaxesParser();
  const document: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [document];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: XmlElement = { name, attributes: attributes as Record<string, string>, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', (piece) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += piece;
  });
  parser.write(text).close();
  const [root] = document.children;
  if (root === undefined) throw new Error('The document has no root.');
  return root;
};

export const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child) => child.name === name);

const has = (element: XmlElement, ...names: string[]): boolean => element.children.some(({ name }) => names.includes(name));

const casesOf = (root: XmlElement): XmlElement[] =>
  childrenOf(root, 'testsuite').flatMap((suite) => childrenOf(suite, 'testcase'));

/** Counts of the reporters that take failures and errors together. They disagree only about a case with several results. */
const tally = (root: XmlElement) => {
  const cases = casesOf(root);
  const skipped = cases.filter((item) => has(item, 'skipped')).length;
  const failed = cases.filter((item) => has(item, 'failure', 'error')).length;
  return { tests: cases.length, passed: cases.length - failed - skipped, failed, skipped };
};

/** mikepenz/action-junit-report: flaky by `flakyFailure`. */
export const asMikepenz = (root: XmlElement) => ({
  ...tally(root),
  flaky: casesOf(root).filter((item) => has(item, 'flakyFailure')).length,
});

/** dorny/test-reporter (java-junit): each suite needs a name. */
export const asDorny = (root: XmlElement) => {
  for (const suite of childrenOf(root, 'testsuite')) if (!suite.attributes.name?.trim()) throw new Error('A suite has no name.');
  return tally(root);
};

/** EnricoMi/publish-unit-test-result-action: cases of equal class and name are one test; runs come from the attributes of suites. */
export const asEnricoMi = (root: XmlElement) => {
  const tests = Map.groupBy(casesOf(root), ({ attributes }) => `${attributes.classname}\n${attributes.name}`);
  const worst = { errors: 0, failures: 0, skipped: 0, passed: 0 };
  for (const runs of tests.values()) {
    if (runs.some((run) => has(run, 'error'))) worst.errors += 1;
    else if (runs.some((run) => has(run, 'failure'))) worst.failures += 1;
    else if (runs.every((run) => has(run, 'skipped'))) worst.skipped += 1;
    else worst.passed += 1;
  }
  const suites = childrenOf(root, 'testsuite');
  const sum = (name: string): number => suites.reduce((total, { attributes }) => total + Number(attributes[name]), 0);
  return { tests: tests.size, ...worst, runs: [sum('tests'), sum('failures'), sum('errors'), sum('skipped')] };
};

/** Jenkins' junit plugin: suites need different names. */
export const asJenkins = (root: XmlElement) => {
  const names = childrenOf(root, 'testsuite').map(({ attributes }) => attributes.name);
  if (new Set(names).size !== names.length) throw new Error('Two suites share a name and would be merged.');
  return tally(root);
};
