/** Changes a JUnit report of the built-in cloud. */
export type ReportEdit = (report: string) => string;

export const edits =
  (...all: readonly ReportEdit[]): ReportEdit =>
  (report) =>
    all.reduce((edited, edit) => edit(edited), report);

/** The test's element, as it stands, with whatever `edit` makes of it. */
export const editCase =
  (name: string, edit: (element: string) => string): ReportEdit =>
  (report) =>
    report.replace(new RegExp(` *<testcase name="${name}"[^]*?</testcase>\\n`), edit);

export const editSuite =
  (name: string, edit: (element: string) => string): ReportEdit =>
  (report) =>
    report.replace(new RegExp(` *<testsuite name="${name}"[^]*?</testsuite>\\n`), edit);

/** Attributes of a suite, which then replace those that it has. */
export const declare = (name: string, values: Readonly<Record<string, number>>): ReportEdit =>
  editSuite(name, (suite) =>
    Object.entries(values).reduce(
      (edited, [key, value]) =>
        edited.replace(/<testsuite[^>]*>/, (tag) =>
          tag.replace(new RegExp(` ${key}="[^"]*"`), '').replace('>', ` ${key}="${value}">`),
        ),
      suite,
    ),
  );

export const inSuite = (name: string, xml: string): ReportEdit =>
  editSuite(name, (suite) => suite.replace('</testsuite>', `${xml}</testsuite>`));

const ended = (result: string, content: string) => (element: string) =>
  element.replace(/result="\w+"/, `result="${result}"`).replace('></testcase>', `>${content}</testcase>`);

export const failed = ended('failed', '<failure>java.lang.AssertionError: expected 3 but was 2</failure>');
export const skipped = ended('skipped', '<skipped/>');
export const gone = (): string => '';
