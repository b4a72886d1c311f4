const casesPerSuite = 600;
const line = 'I/TestRunner( 4711): cart: added article 4006381333931 x 2 [ok] price=12.90 total=25.80 &lt;main&gt;\n';
const output = line.repeat(25);

/** A JUnit report with 2.6 kB per case, most of it output. Every 200th case failed. 60,000 cases are 159 MB. */
export const junitReport = (cases: number): string => {
  let text = '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n';
  for (let first = 0; first < cases; first += casesPerSuite) {
    const className = `com.shop.checkout.Suite${first / casesPerSuite}Test`;
    const count = Math.min(casesPerSuite, cases - first);
    text += `<testsuite name="${className}" tests="${count}" failures="${Math.ceil(count / 200)}" errors="0" skipped="0" time="90.1" timestamp="2026-03-14T10:00:00">\n`;
    for (let number = first; number < first + count; number++) {
      const failure = `<failure message="expected:&lt;3&gt; but was:&lt;4&gt;" type="java.lang.AssertionError">java.lang.AssertionError: expected:&lt;3&gt; but was:&lt;4&gt;\n\tat ${className}.test${number}(CartTest.kt:31)\n</failure>\n`;
      text += `<testcase name="test${number}" classname="${className}" time="0.150">\n${number % 200 === 0 ? failure : ''}<system-out>${output}</system-out>\n</testcase>\n`;
    }
    text += '</testsuite>\n';
  }
  return `${text}</testsuites>\n`;
};

const methodsPerClass = 14;

/** a, b, …, aa, ab, … */
const shortName = (number: number): string =>
  `${number < 26 ? '' : shortName(Math.floor(number / 26) - 1)}${String.fromCharCode(97 + (number % 26))}`;

const className = (number: number): string => `com.shop.feature${number % 40}.screens.Screen${number}Presenter`;

/** A mapping file in the form of R8's with 2 kB per class, most of it methods that were inlined into others. */
export const mappingOf = (classes: number): string => {
  let text = '# compiler: R8\n# {"id":"com.android.tools.r8.mapping","version":"2.2"}\n';
  for (let number = 0; number < classes; number++) {
    text += `${className(number)} -> ${shortName(number)}:\n# {"id":"sourceFile","fileName":"Screen${number}.kt"}\n    com.shop.Repository repository -> a\n`;
    for (let index = 0; index < methodsPerClass; index++) {
      const [from, short, caller] = [3 * index + 1, shortName(index), index === 0 ? 'start' : `render${index}`];
      text += `    ${from}:${from + 2}:long ${className(number + index + 1)}.price${index}(int):${90 + from}:${92 + from} -> ${short}\n`;
      text += `    ${from}:${from + 2}:void ${caller}(com.shop.Cart,int):${40 + from}:${40 + from} -> ${short}\n`;
    }
  }
  return text;
};

export const shrunkStack = (number: number, frames: number): string => {
  const lines = Array.from({ length: frames }, (_none, depth) => {
    const index = depth % methodsPerClass;
    return `\n\tat ${shortName(number + depth)}.${shortName(index)}(SourceFile:${3 * index + 2})`;
  });
  return `java.lang.IllegalStateException: no items${lines.join('')}`;
};
