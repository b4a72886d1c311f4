export const simulatedLine = 'Simulated by the built-in cloud of Mobile Test Cloud: no device was involved.';

/** Texts of logs and failures with placeholders in braces. The first line break is not part of a text. */
export const templates = {
  /** The log can contain a crash of the test before or after this test. */
  androidDeviceLog: `
${simulatedLine}
{crashBefore}
{start}  4711  4732 I TestRunner: started: {test}({class})
{end}  4711  4732 I TestRunner: {failure}
{end}  4711  4732 I TestRunner: {outcome}: {test}({class})
{crash}
{startAfter}  4711  4732 I TestRunner: started: {testAfter}({classAfter})
{crashAfter}
`,

  /** Crash of the app under test, between a crash of another app and lines of the system. */
  androidCrash: `
{time}  3302  3302 E AndroidRuntime: FATAL EXCEPTION: Thread-9
{time}  3302  3302 E AndroidRuntime: Process: com.example.weather, PID: 3302
{time}  3302  3302 E AndroidRuntime: java.lang.IllegalStateException: the forecast of another app is late
{time}  3302  3302 E AndroidRuntime: \tat com.example.weather.Forecast.load(Forecast.kt:12)
{crash}
{time}  1423  1440 I ActivityManager: Process {process} (pid {pid}) has died: fg  TOP
{time}  1423  1440 I ActivityManager: Crash of app {package} running instrumentation ComponentInfo{{package}.test/androidx.test.runner.AndroidJUnitRunner}`,

  javaCrash: `
{time}  {pid}  {pid} E AndroidRuntime: FATAL EXCEPTION: {thread}
{time}  {pid}  {pid} E AndroidRuntime: Process: {process}, PID: {pid}
{time}  {pid}  {pid} E AndroidRuntime: {trace}`,

  javaTrace: `
{exception}
\tat {package}.Cart.total(Cart.kt:42)
\tat {package}.CartActivity.onResume(CartActivity.kt:17)
\tat android.app.Activity.performResume(Activity.java:8329)`,

  nativeCrash: `
{time}  {pid}  4732 F libc: Fatal signal {signal} in tid 4732 ({shortThread}), pid {pid} ({shortProcess})
{time}  5102  5102 I crash_dump64: performing dump of process {pid} (target tid = 4732)
{time}  5102  5102 F DEBUG: *** *** *** *** *** *** *** *** *** *** *** *** *** *** *** ***
{time}  5102  5102 F DEBUG: ABI: 'arm64'
{time}  5102  5102 F DEBUG: pid: {pid}, tid: 4732, name: {thread}  >>> {process} <<<
{time}  5102  5102 F DEBUG: signal {signal}
{time}  5102  5102 F DEBUG: Cause: {cause}
{time}  5102  5102 F DEBUG: Abort message: '{abortMessage}'
{time}  5102  5102 F DEBUG: backtrace:
{time}  5102  5102 F DEBUG:       {frame}`,

  nativeTrace: `
#00 pc 000000000004f6dc  /apex/com.android.runtime/lib64/bionic/libc.so (abort+164) (BuildId: 3f2a)
#01 pc 0000000000012340  /data/app/~~ab==/{package}-cd==/lib/arm64/libcart.so (Java_com_example_shop_Cart_total+24) (BuildId: 77aa)`,

  notResponding: `
{time}  1423  1440 E ActivityManager: ANR in {process} ({package}/.CartActivity)
{time}  1423  1440 E ActivityManager: PID: {pid}
{time}  1423  1440 E ActivityManager: Reason: {reason}
{time}  1423  1440 E ActivityManager: Load: 4.1 / 3.2 / 1.1
{time}  1423  1440 E ActivityManager: CPU usage from 0ms to 5003ms later:
{time}  1423  1440 E ActivityManager:   98% {pid}/{package}: 97% user + 1% kernel`,

  killed: `
{time}   311   311 I lowmemorykiller: Kill '{process}' ({pid}), uid 10123, oom_score_adj 0 to free 512000kB rss, 0kB swap; reason: {reason}`,

  appleDeviceLog: `
${simulatedLine}
{start} {device} XCTRunner[471] <Notice>: started: {test}({class})
{end} {device} XCTRunner[471] <Notice>: {failure}
{end} {device} XCTRunner[471] <Notice>: {outcome}: {test}({class})
`,

  /** Output of `am instrument -r`. */
  instrumentationLog: `
${simulatedLine}
INSTRUMENTATION_STATUS: class={class}
INSTRUMENTATION_STATUS: test={test}
INSTRUMENTATION_STATUS_CODE: 1
INSTRUMENTATION_STATUS: class={class}
INSTRUMENTATION_STATUS: test={test}
INSTRUMENTATION_STATUS: stack={stack}
INSTRUMENTATION_STATUS_CODE: {code}
`,

  /** Output of `am instrument -r` after a crash. */
  crashedInstrumentationLog: `
${simulatedLine}
INSTRUMENTATION_STATUS: class={class}
INSTRUMENTATION_STATUS: test={test}
INSTRUMENTATION_STATUS_CODE: 1
INSTRUMENTATION_RESULT: shortMsg={short}
INSTRUMENTATION_RESULT: longMsg={long}
INSTRUMENTATION_CODE: 0
`,

  xcodebuildLog: `
${simulatedLine}
Test Case '-[{target}.{class} {test}]' started.
{failure}
Test Case '-[{target}.{class} {test}]' {outcome} ({seconds} seconds).
`,

  /** Log of a flow in Maestro. The command log has the same text without the line about the start. */
  maestroLog: `
${simulatedLine}
{start} [INFO ] Running flow {test} ({file}) on {device}
{commands}
`,

  maestroCommand: `
{time} [INFO ] {command} {status}
{failure}`,

  junitFailure: `
java.lang.AssertionError: {message}
\tat org.junit.Assert.fail(Assert.java:89)
\tat {class}.{test}({simpleName}.kt:{line})
\tat java.lang.reflect.Method.invoke(Native Method)
\tat androidx.test.runner.AndroidJUnitRunner.onStart(AndroidJUnitRunner.java:463)`,

  swiftFailure: `
{file}:{line}: error: -[{target}.{class} {test}] : {message}`,

  dartFailure: `
The following TestFailure was thrown running a test:
{message}
When the exception was thrown, this was the stack:
#0      fail (package:matcher/src/expect/expect.dart:149:31)
#1      main.<anonymous closure> (integration_test/app_test.dart:{line}:5)`,
} as const;

type Placeholder<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `{${infer Inner}` ? Inner : Name) | Placeholder<Rest>
  : never;

type Values = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** Fills in the placeholders. A list repeats its line for each element, and an undefined value removes its line. */
export const fillIn = <Template extends string>(
  template: Template,
  values: Values & Readonly<Record<Placeholder<Template>, unknown>>,
): string =>
  template
    .slice(1)
    .split('\n')
    .flatMap((line) => fillInLine(line, values))
    .join('\n');

const fillInLine = (line: string, values: Values): readonly string[] => {
  let lines: readonly string[] = [''];
  for (const [index, part] of line.split(/\{(\w+)\}/).entries()) {
    const value = index % 2 === 0 ? part : values[part];
    if (value === undefined) return [];
    lines =
      typeof value === 'object'
        ? lines.flatMap((text) => value.map((next) => text + next))
        : lines.map((text) => `${text}${value}`);
  }
  return lines;
};
