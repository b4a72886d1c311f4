import type { CrashKind } from '../../model/crash.ts';
import type { TestStatus } from '../../model/status.ts';
import type { Category } from '../../model/triage.ts';
import { type FailureReading, simpleExceptionName, withoutQuotes } from './read-failure.ts';

interface RuledFailure extends FailureReading {
  readonly status: TestStatus;
  /** Simple name of the outermost class. */
  readonly testClass: string;
  readonly testName: string;
  readonly crash?: CrashKind | undefined;
}

/** Part of a failure that distinguishes causes with the same message. */
type Identity =
  /** Only the message counts. */
  | 'message'
  /** Quoted texts in the message. */
  | 'quoted'
  /** Deepest call in the app or the tests. */
  | 'call'
  /** Deepest call, and the call in the test or the name of the test. */
  | 'test';

/** Rule that matches if `exception`, `text` or `holds` matches the failure. */
export interface CategoryRule {
  readonly name: string;
  readonly category: Category;
  readonly identity: Identity;
  /** Matches the simple name of the exception or of one of its causes. */
  readonly exception?: RegExp;
  /** Matches `ruleText` of the failure. */
  readonly text?: RegExp;
  readonly holds?: (failure: RuledFailure) => boolean;
}

const matches = ({ exception, text, holds }: CategoryRule, failure: RuledFailure): boolean =>
  failure.exceptions.some((name) => exception?.test(name)) || text?.test(failure.ruleText) === true || holds?.(failure) === true;

const isOfTest = ({ testClass }: RuledFailure, call: string): boolean => testClass !== '' && call.split('.').at(-2) === testClass;

const setupFunction = /^(?:(?:(?:oneTime|class)?[sS]etUp|before)(?:[A-Z]\w{0,40})?|setup|set_up|<clinit>)$/;

/** Whether a setup function is among the calls. A test with such a name is not a setup function. */
const isInSetup = (failure: RuledFailure): boolean =>
  failure.frames.some(
    ({ call = '' }) => isOfTest(failure, call) && functionOf(call) !== failure.testName && setupFunction.test(functionOf(call)),
  );

const functionOf = (call: string): string => call.slice(call.lastIndexOf('.') + 1);

/** Whether the cause may depend on the name of the test. Otherwise, tests with the same trace share one cached cause. */
export const dependsOnName = ({ frames }: FailureReading): boolean =>
  frames.every(({ call }) => call === undefined) || frames.some(({ call = '' }) => setupFunction.test(functionOf(call)));

const assertions =
  /^(?:Assertion(?:Error|FailedError|FailedWithCauseError|Exception)|PhptAssertionFailedError|ComparisonFailure|MultipleFailuresError|TestFailure|ExpectationFailedException|(?:True|Equal)Exception)$/;

const assertionText =
  /\bXCTAssert\w*|\bXCTUnwrap\b|\bXCTFail\b|Expectation failed|\bexpected\b[^\n]{0,200}\b(?:but|was|to be|found|got|equal|actual)\b|^\s*expected:? |\bis (?:not )?equal to\b|\bAssert(?:ion)?(?: is false|\.\w{1,40}\(\)| failed|:)|^\s*E? *assert |Failed asserting|\bexpect\([^\n)]{0,100}\)|\bREQUIRE\(|\bcheck(?:_\w{1,20})?\(|condition was false|\) failed\s*$|Snapshot (?:does not match|comparison failed)|\bdoes(?:n[’']t| not) match\b|\bdiffers? from\b|\bshould (?:match|be|equal)\b|^failed - /im;

/** Rules in the order in which they are tried; the first match decides. `docs/internals/triage.md` shows the same table. */
export const categoryRules: readonly CategoryRule[] = [
  {
    name: 'not-responding',
    category: 'app-not-responding',
    identity: 'message',
    holds: ({ crash }) => crash === 'not-responding',
    text: /\bANR in\b|\bApplication Not Responding\b|\bisn[’']t responding\b|[Ii]nput dispatching timed out/,
  },
  {
    name: 'process-crashed',
    category: 'app-crash',
    identity: 'call',
    holds: ({ crash }) => crash !== undefined,
    text: /\bProcess crashed\b|\bFatal signal \d|\bFATAL EXCEPTION\b|\bSIG(?:SEGV|ABRT|BUS|ILL|TRAP)\b|\bEXC_[A-Z_]{3,30}|\b(?:app|application|process|runner|xctest) (?:has )?crashed\b|\bcrashed in\b|\bTest crashed\b|Terminating app due to uncaught exception|Lost connection to the application|Restarting after unexpected exit|\bis not running\b.{0,80}\bapplication\b|Application [^\n]{0,200} is not running|Instrumentation run failed due to/i,
  },
  {
    name: 'device-lost',
    category: 'device-or-service',
    identity: 'message',
    text: /\bdevice (?:is |was )?(?:offline|disconnected|not found|unavailable|unauthorized)\b|\bSession\b[^\n]{0,80}\bnot available\b|session (?:is )?(?:terminated|deleted|not created)|invalid session id|INSTALL_FAILED_\w+|Failed to (?:install|launch|background) (?:the )?(?:app|test runner|application|apk)|never finished bootstrapping|hung before establishing connection|establish(?:ing)? (?:a )?connection (?:with|to) the test runner|initialize for UI testing|before (?:starting|finishing) (?:test execution|running tests)|No space left on device|INSUFFICIENT_STORAGE/i,
  },
  {
    name: 'accessibility-check',
    category: 'accessibility',
    identity: 'quoted',
    exception: /^(?:AccessibilityViewCheck|Accessibility)Exception$/,
    text: /accessibility (?:audit|check|result|issue|error)s?\b|\bGTXError|\bGTXChecks?\b|\bContrast (?:failed|nearly passed)\b|\bHit area is too small|\bDynamic Type font sizes are|\bText clipped\b|\bElement has no description|\bPotentially inaccessible text/i,
  },
  {
    name: 'no-connection',
    category: 'network',
    identity: 'message',
    exception:
      /^(?:UnknownHost|Connect|NoRouteToHost|Socket|SocketTimeout|ConnectTimeout|HttpRequestTimeout|UnresolvedAddress|SSL|SSLHandshake|SSLPeerUnverified|CertPathValidator)Exception$/,
    text: /NSURLErrorDomain|kCFErrorDomainCFNetwork|Internet connection appears to be offline|Could not connect to the server|network connection was lost|Unable to resolve host|Failed host lookup|\bConnection (?:refused|reset|closed)\b|net::ERR_(?!ABORTED)|\bE(?:CONNREFUSED|NOTFOUND|CONNRESET|HOSTUNREACH)\b|unexpected end of stream/i,
  },
  {
    name: 'http-status',
    category: 'network',
    identity: 'call',
    exception: /^(?:Http|ClientRequest|ServerResponse|HttpRequest)Exception$/,
    text: /\bHTTP (?:status (?:code )?)?[45]\d\d\b|\b(?:status|response) code:? [45]\d\d\b/i,
  },
  {
    name: 'element-missing',
    category: 'element-not-found',
    identity: 'quoted',
    exception:
      /^(?:NoMatchingView|NoMatchingRoot|NoMatchingElement|NoMatchingWebView|UiObjectNotFound|StaleObject|StaleElementReference|ElementNotFound)Exception$/,
    text: /No views in hierarchy found matching|No (?:matches|element|elements|view|views|node|nodes) found\b|no such element|Unable to (?:locate|find) (?:an? |the )?(?:element|view|node|widget|object)|could not find any (?:node|element|view)|\bElement not found\b|Found (?:0|no|zero) widgets|Bad state: No element|Failed to (?:get matching snapshots?|find (?:element|view|object))|NoMatchingElement|\bis visible\s*$/im,
  },
  {
    name: 'element-ambiguous',
    category: 'element-not-found',
    identity: 'quoted',
    exception: /^(?:AmbiguousViewMatcher|AmbiguousElementMatcher|MultipleMatchingElements)Exception$/,
    text: /Multiple matching elements found|matches multiple views in the hierarchy|but found [’'“”\d#]+ nodes? that satisf|Bad state: Too many elements/i,
  },
  {
    name: 'element-unusable',
    category: 'element-not-found',
    identity: 'quoted',
    exception: /^(?:Perform|ElementNotInteractable|ElementClickIntercepted)Exception$/,
    text: /target view does not match one or more of the following constraints|\bnot (?:clickable|hittable|interactable|foreground)\b|Failed to (?:tap|scroll|swipe|press|type|synthesize event|double tap|long press)|does not allow background interaction|neither element nor any descendant has keyboard focus/i,
  },
  {
    name: 'condition-timeout',
    category: 'timeout',
    identity: 'call',
    exception:
      /^(?:TestTimedOut|Timeout|TimeoutCancellation|AppNotIdle|IdlingResourceTimeout|ComposeTimeout|ConditionTimeout|WebDriverTimeout|ComposeNotIdle)Exception$/,
    text: /\btimed[- ]?out (?:after|waiting|while)\b|\btest timed out\b|\b(?:test )?timeout of\b|\btimeout - |Exceeded timeout|Asynchronous wait failed|execution time allowance|\bexceeded (?:the )?(?:time ?out|time limit)|still not (?:fulfilled|satisfied|idle) after|\bTimeout (?:exceeded|expired|reached)\b/i,
  },
  { name: 'status-timed-out', category: 'timeout', identity: 'call', holds: ({ status }) => status === 'timed-out' },
  {
    name: 'setup-failed',
    category: 'test-setup',
    identity: 'call',
    text: /\b(?:one ?time ?set ?up|set ?up|before ?(?:all|each|class)) ?(?::|hook|failed|error)|Test suite failed to run|Failed to instantiate test|initializationError|No runnable methods/i,
    holds: (failure) => !failure.exceptions.some((name) => assertions.test(name)) && isInSetup(failure),
  },
  {
    name: 'class-missing',
    category: 'test-setup',
    identity: 'message',
    exception:
      /^(?:(?:ClassNotFound|MissingMethod)Exception|(?:NoClassDefFound|ExceptionInInitializer|NoSuchMethod|NoSuchField|UnsatisfiedLink|AbstractMethod|Initialization|InvalidTestClass)Error)$/,
  },
  {
    name: 'file-or-permission',
    category: 'test-setup',
    identity: 'call',
    exception: /^(?:FileNotFound|NoSuchFile|DirectoryNotFound|AccessDenied|Security)Exception$/,
    text: /\bPermission Denial\b|\bENOENT\b|\bEACCES\b|No such file or directory/i,
  },
  {
    name: 'assertion-thrown',
    category: 'assertion',
    identity: 'test',
    exception: assertions,
  },
  {
    name: 'assertion-text',
    category: 'assertion',
    identity: 'test',
    // Some frameworks use a general name for assertions.
    holds: ({ exceptions, ruleText }) =>
      exceptions.every((name) => /^(?:Error|Exception)$/.test(name)) && assertionText.test(ruleText),
  },
  {
    name: 'thrown-in-app',
    category: 'app-crash',
    identity: 'call',
    holds: (failure) => {
      const [{ call } = {}] = failure.frames;
      return failure.exception !== undefined && call !== undefined && failure.testClass !== '' && !isOfTest(failure, call);
    },
  },
  { name: 'thrown-in-test', category: 'unknown', identity: 'test', holds: ({ exception }) => exception !== undefined },
  { name: 'no-message', category: 'unknown', identity: 'message', holds: ({ isSilent }) => isSilent },
];

/** Categories that the rules look for in the deepest exception first. */
const outward: readonly Category[] = [
  'app-not-responding',
  'device-or-service',
  'accessibility',
  'network',
  'element-not-found',
  'timeout',
];

export const ruleOf = (failure: RuledFailure): CategoryRule => {
  const { exception, message, isInner } = failure;
  const inner = {
    ...failure,
    exceptions: exception === undefined ? [] : [simpleExceptionName(exception)],
    ruleText: withoutQuotes(message),
  };
  const ofInner =
    isInner && failure.crash === undefined
      ? categoryRules.find((rule) => outward.includes(rule.category) && matches(rule, inner))
      : undefined;
  return ofInner ?? categoryRules.find((rule) => matches(rule, failure)) ?? noRule;
};

export const noRule: CategoryRule = { name: 'no-rule', category: 'unknown', identity: 'test' };
