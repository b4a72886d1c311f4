const casesPerSuite = 600;
const output = 'I/TestRunner( 4711): cart: added article 4006381333931 x 2 [ok] price=12.90 total=25.80 &lt;main&gt;\n'.repeat(
  25,
);

const failureOf = (test: string): string =>
  `<failure message="expected:&lt;3&gt; but was:&lt;4&gt;" type="java.lang.AssertionError">java.lang.AssertionError: expected:&lt;3&gt; but was:&lt;4&gt;\n\tat ${test}(CartTest.kt:31)\n</failure>\n`;

/** A report with 2.6 kB for each case, nearly all of it output; every 200th failed. 60,000 cases are 159 MB. */
export const junitReport = (cases: number): string => {
  let text = '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n';
  for (let first = 0; first < cases; first += casesPerSuite) {
    const className = `com.shop.checkout.Suite${first / casesPerSuite}Test`;
    const count = Math.min(casesPerSuite, cases - first);
    text += `<testsuite name="${className}" tests="${count}" failures="${Math.ceil(count / 200)}" errors="0" skipped="0" time="90.1" timestamp="2026-03-14T10:00:00">\n`;
    for (let number = first; number < first + count; number++) {
      const failure = number % 200 === 0 ? failureOf(`${className}.test${number}`) : '';
      text += `<testcase name="test${number}" classname="${className}" time="0.150">\n${failure}<system-out>${output}</system-out>\n</testcase>\n`;
    }
    text += '</testsuite>\n';
  }
  return `${text}</testsuites>\n`;
};
