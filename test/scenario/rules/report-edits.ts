/** Changes a JUnit report of the built-in cloud. */
export type ReportEdit = (report: string) => string;

export const edits =
  (...all: readonly ReportEdit[]): ReportEdit =>
  (report) =>
    all.reduce((edited, edit) => edit(edited), report);

const editElement =
  (tag: string) =>
  (name: string, edit: (element: string) => string): ReportEdit =>
  (report) =>
    report.replace(new RegExp(` *<${tag} name="${name}"[^]*?</${tag}>\\n`), edit);

export const editCase = editElement('testcase');
export const editSuite = editElement('testsuite');

/** Replaces attributes of a suite. */
export const declare = (name: string, values: Readonly<Record<string, number>>): ReportEdit =>
  editSuite(name, (suite) =>
    suite.replace(/<testsuite[^>]*>/, (tag) =>
      Object.entries(values).reduce(
        (edited, [key, value]) => edited.replace(new RegExp(` ${key}="[^"]*"`), '').replace('>', ` ${key}="${value}">`),
        tag,
      ),
    ),
  );

export const inSuite = (name: string, xml: string): ReportEdit =>
  editSuite(name, (suite) => suite.replace('</testsuite>', `${xml}</testsuite>`));

const ended = (result: string, content: string) => (element: string) =>
  element.replace(/result="\w+"/, `result="${result}"`).replace('></testcase>', `>${content}</testcase>`);

export const failed = ended('failed', '<failure>java.lang.AssertionError: expected 3 but was 2</failure>');
export const skipped = ended('skipped', '<skipped/>');
export const gone = (): string => '';
