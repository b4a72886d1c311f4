import type { CrashKind } from '../../model/crash.ts';
import type { TestStatus } from '../../model/status.ts';
import type { Category, Certainty } from '../../model/triage.ts';
import { type FailureReading, simpleExceptionName, withoutQuotes } from './read-failure.ts';

interface RuledFailure extends FailureReading {
  readonly status: TestStatus;
  /** Simple name of the outermost class. */
  readonly testClass: string;
  readonly testName: string;
  readonly crash?: CrashKind;
}

/** Part of a failure that distinguishes causes with the same message. */
type Identity =
  /** Only the message counts. */
  | 'message'
  /** Message, and the host that a request went to. */
  | 'host'
  /** Message, host, and deepest call in the app or the tests. */
  | 'host-and-call'
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
  /** What the category rests on if this rule decides. */
  readonly certainty: Certainty;
  readonly identity: Identity;
  /** Matches the simple name of the exception or of one of its causes. */
  readonly exception?: RegExp;
  /** Matches `ruleText` of the failure. */
  readonly text?: RegExp;
  readonly holds?: (failure: RuledFailure) => boolean;
  /** Excludes failures that otherwise match. */
  readonly unless?: (failure: RuledFailure) => boolean;
}

const matches = ({ exception, text, holds, unless }: CategoryRule, failure: RuledFailure): boolean =>
  (failure.exceptions.some((name) => exception?.test(name)) ||
    text?.test(failure.ruleText) === true ||
    holds?.(failure) === true) &&
  unless?.(failure) !== true;

const isOfTest = ({ testClass }: RuledFailure, call: string): boolean => testClass !== '' && call.split('.').at(-2) === testClass;

const setupFunction = /^(?:(?:(?:oneTime|class)?[sS]etUp|before)(?:[A-Z]\w{0,40})?|setup|set_up|<clinit>)$/;

/** Whether a setup function or the constructor is among the calls. A test with such a name is not a setup function. */
const isInSetup = (failure: RuledFailure): boolean => {
  const own = failure.frames.flatMap(({ call = '' }) => (isOfTest(failure, call) ? [functionOf(call)] : []));
  if (own.some((name) => name !== failure.testName && setupFunction.test(name))) return true;
  // A class inside the test also has a constructor, which the test calls.
  return own.length > 0 && own.every((name) => name === '<init>');
};

const functionOf = (call: string): string => call.slice(call.lastIndexOf('.') + 1);

/** Whether the cause may depend on the name of the test. Otherwise, tests with the same trace share one cached cause. */
export const dependsOnName = ({ frames }: FailureReading): boolean =>
  frames.every(({ call }) => call === undefined) || frames.some(({ call = '' }) => setupFunction.test(functionOf(call)));

const assertions =
  /^(?:Assertion(?:Error|FailedError|FailedWithCauseError|Exception)|PhptAssertionFailedError|ComparisonFailure|MultipleFailuresError|TestFailure|ExpectationFailedException|(?:True|Equal)Exception|WantedButNotInvoked|ArgumentsAreDifferent|NoInteractionsWanted|NeverWantedButInvoked|(?:TooMany|TooFew|TooLittle|MoreThanAllowed)ActualInvocations|VerificationInOrderFailure|VerificationError)$/;

const assertionText =
  /\bXCTAssert\w*|\bXCTUnwrap\b|\bXCTFail\b|Expectation failed|\bexpected\b[^\n]{0,200}\b(?:but|was|to be|found|got|equal|actual)\b|^\s*expected:? |\bis (?:not )?equal to\b|\bAssert(?:ion)?(?: is false|\.\w{1,40}\(\)| failed|:)|^\s*E? *assert |Failed asserting|\bexpect\([^\n)]{0,100}\)|\bREQUIRE\(|\bcheck(?:_\w{1,20})?\(|condition was false|\) failed\s*$|Wanted but not invoked|Never wanted here|No interactions wanted here|Snapshot (?:does not match|comparison failed)|\bdoes(?:n[’']t| not) match\b|\bdiffers? from\b|\bshould (?:match|be|equal)\b|^failed - /im;

/** Rules in the order in which they are tried; the first match decides. `docs/internals/triage.md` shows the same table. */
export const categoryRules: readonly CategoryRule[] = [
  {
    name: 'not-responding',
    category: 'app-not-responding',
    certainty: 'proven',
    identity: 'message',
    holds: ({ crash }) => crash === 'not-responding',
  },
  {
    name: 'process-crashed',
    category: 'app-crash',
    certainty: 'proven',
    identity: 'call',
    holds: ({ crash }) => crash !== undefined,
  },
  {
    name: 'instrumentation-refused',
    category: 'configuration',
    certainty: 'stated',
    identity: 'message',
    text: /(?:^|\n)The instrumentation could not start: |\bINSTRUMENTATION_FAILED\b|Unable to find instrumentation (?:info|target package)|Unable to instantiate instrumentation|does not have a signature matching the target|Permission Denial: starting instrumentation/i,
  },
  {
    name: 'install-refused',
    category: 'configuration',
    certainty: 'stated',
    identity: 'message',
    text: /\bINSTALL_(?:FAILED_(?:INVALID_APK|INVALID_URI|BAD_SIGNATURE|UPDATE_INCOMPATIBLE|SHARED_USER_INCOMPATIBLE|MISSING_SHARED_LIBRARY|MISSING_SPLIT|OLDER_SDK|NEWER_SDK|DEPRECATED_SDK_VERSION|CONFLICTING_PROVIDER|DUPLICATE_PERMISSION|TEST_ONLY|CPU_ABI_INCOMPATIBLE|NO_MATCHING_ABIS|MISSING_FEATURE|VERSION_DOWNGRADE|UID_CHANGED|PERMISSION_MODEL_DOWNGRADE|BAD_PERMISSION_GROUP)|PARSE_FAILED_\w{1,40})\b|\bApplicationVerificationFailed\b|\bvalid provisioning profile\b|\bprovisioning profile cannot be installed\b|No code signature found|\bMismatchedApplicationIdentifierEntitlement\b|\bDeviceOSVersionTooLow\b|\bMissingBundle(?:Identifier|Executable)\b/,
  },
  {
    name: 'account-refused',
    category: 'configuration',
    certainty: 'stated',
    identity: 'message',
    text: /\bBROWSERSTACK_[A-Z_]{3,60}\b|\b(?:invalid|wrong) access key\b|\bparallel tests are currently in use\b/i,
  },
  {
    name: 'not-responding-said',
    category: 'app-not-responding',
    certainty: 'stated',
    identity: 'message',
    text: /\bANR in\b|\bANR (?:dialog|detected)|\bApplication ?Not ?Responding\b|\b(?:isn[’']t|is not|not|stopped) responding\b|\binput ?dispatching ?timed ?out|\bkey ?dispatching ?timed ?out|\bmain (?:thread|run loop)\b[^\n]{0,40}\b(?:busy|blocked|unresponsive)\b|\bevent loop idle notification not received\b|\bfailed to complete startup\b|\bTimeout executing service\b/i,
    holds: ({ text }) => /\bInstrumentation run failed due to ['‘]?key ?Dispatching ?Timed ?Out/i.test(text),
  },
  {
    name: 'system-ended',
    category: 'device-or-service',
    certainty: 'stated',
    identity: 'message',
    exception: /^Dead(?:Object|System|SystemRuntime)Exception$/,
    text: /\bINSTRUMENTATION_ABORTED\b|\bSystem has crashed\b|\bsystem (?:server )?(?:has )?died\b|\bUiAutomation(?:Service)?\b[^\n]{0,80}\b(?:not connected|already registered)\b|\bCannot call disconnected UiAutomation\b/i,
  },
  {
    name: 'process-ended',
    category: 'app-crash',
    certainty: 'proven',
    identity: 'call',
    text: /\bProcess crashed\b|\bINSTRUMENTATION_RESULT: shortMsg=|\bAndroidRuntime\b[^\n]{0,20}: Process: \S{1,200}, PID: |\binstrumentation process crashed\b|\bInstrumentation run failed due to\b|\bFatal signal \d|\bFATAL EXCEPTION\b|\bSIG(?:SEGV|ABRT|BUS|ILL|TRAP)\b|\bEXC_[A-Z_]{3,30}|^[\w.-]{1,200} crashed in (?:[-+]\[|\S{0,200}[.(:_$])|\bTest crashed with signal\b|\bApp crashed or stopped\b|^The (?:app|process) crashed\b|\bNative crash\b|^Crash: |Terminating app due to uncaught exception|Restarting after unexpected exit(?:,| or) crash/im,
    // The message of an assertion is written by a person, so it is no proof.
    unless: ({ exceptions, ruleText }) =>
      exceptions.some((name) => assertions.test(name)) || /\bXCT(?:Assert\w{0,40}|Fail|Unwrap)\b/.test(ruleText),
  },
  {
    name: 'app-not-running',
    category: 'unknown',
    certainty: 'stated',
    identity: 'call',
    text: /\bis not running\b.{0,80}\bapplication\b|Application [^\n]{0,200} is not running|Lost connection to the application/i,
  },
  {
    name: 'install-failed',
    category: 'device-or-service',
    certainty: 'stated',
    identity: 'message',
    text: /\bINSTALL_FAILED_\w{1,60}|Failed to install\b[^\n]{0,200}(?:apk|ipa|app|application|agent|runner|package|bundle)\b|\binstallation failed\b|\b(?:could not|cannot|can[’']t) be installed\b|\bInstallException\b|Unable to install\b|No space left on device|INSUFFICIENT_STORAGE/i,
  },
  {
    name: 'launch-failed',
    category: 'device-or-service',
    certainty: 'stated',
    identity: 'message',
    text: /\b(?:Failed|Unable|Could not|Cannot) (?:to )?(?:launch|background|terminate|activate) (?:the )?(?:app|test runner|application|simulator|device|(?:[\w-]{1,60}\.){1,8}[\w-]{1,60})(?!\w)|\brequest to open\b[^\n]{0,120}\bfailed\b|\bApplication [^\n]{0,120} (?:failed to|did not) (?:launch|terminate)\b|\bfailed to (?:launch|terminate):? (?:app|process)|\bto (?:launch|terminate) application\b|\bApp state is still not terminated\b|\bwaiting to launch\b|\battempting to launch\b|\bbad simulator state\b|\bUnable to lookup in current state\b|never finished bootstrapping|\bfailed to bootstrap\b|hung before establishing connection|establish(?:ing)? (?:a )?connection (?:with|to) the test runner|initialize for UI testing|before (?:starting|finishing) (?:test execution|running tests)|\benabling automation mode\b|\bSimulator device failed to\b/i,
  },
  {
    name: 'driver-failed',
    category: 'device-or-service',
    certainty: 'stated',
    identity: 'message',
    exception:
      /^(?:AndroidDriverTimeout|IOSDriverTimeout|AndroidInstrumentationSetupFailure|MaestroDriverStartup|UnreachableBrowser|SessionNotCreated|NoSuchSession|NoSuchDriver|XCUITestServerError|DeviceNotAvailable|DeviceDisconnected|ShellCommandUnresponsive|AdbCommandRejected|DeviceUnresponsive)(?:Exception)?$/,
    text: /\bdriver (?:did not (?:start|respond)|not ready|failed to (?:start|launch|connect)|is not reachable|crashed)|\bdriver (?:did|could) not be started|\b(?:Failed|Unable) to (?:launch|start|reach|connect to|open) (?:the )?(?:\w{1,20} )?(?:driver|XCUITest server|WebDriverAgent|UiAutomator2? server|Maestro)\b|\bXCUITest ?Server\b|\bWebDriverAgent\b|\binstrumentation process (?:is not running|cannot be initialized)|session (?:is )?(?:terminated|deleted|not created|could not be created|either terminated)|invalid session id|Could not (?:start|create) a new session/i,
  },
  {
    name: 'driver-lost',
    category: 'device-or-service',
    certainty: 'inferred',
    identity: 'message',
    holds: ({ exceptions, thrownIn }) =>
      thrownIn !== undefined &&
      /^(?:maestro\.drivers|dadb|xcuitest)\./.test(thrownIn) &&
      exceptions.some((name) =>
        /^(?:Status|StatusRuntime|IO|EOF|Timeout|Socket|Connect|SocketTimeout|Protocol)Exception$/.test(name),
      ),
  },
  {
    name: 'device-lost',
    category: 'device-or-service',
    certainty: 'stated',
    identity: 'message',
    text: /\bdevice:? (?:“” |\S{1,60} )?(?:went |is |was |has been )?(?:offline|disconnected|not found|unavailable|unauthorized|not responding|not connected|locked)\b|\b(?:offline|disconnected|no connected|no) devices?(?:\/emulators)?(?: found)?\s*$|\bSession\b[^\n]{0,80}\bnot available\b|\blost connection to (?:the )?device\b|\bconnection to (?:the )?device (?:was )?lost\b|\bdevice (?:has been )?(?:disconnected|rebooted)\b|\bNo compatible devices\b|\binfrastructure failure\b/im,
  },
  {
    name: 'accessibility-check',
    category: 'accessibility',
    certainty: 'stated',
    identity: 'quoted',
    exception: /^(?:AccessibilityViewCheck|Accessibility)Exception$/,
    text: /accessibility (?:audit|check|result|issue|error)s?\b|\bGTXError|\bGTXChecks?\b|\bContrast (?:failed|nearly passed)\b|\bHit area is too small|\bDynamic Type font sizes are|\bText clipped\b|\bElement has no description|\bPotentially inaccessible text/i,
  },
  {
    name: 'no-connection',
    category: 'network',
    certainty: 'stated',
    identity: 'host',
    exception:
      /^(?:(?:UnknownHost|Connect|NoRouteToHost|PortUnreachable|Protocol|Socket|SocketTimeout|ConnectTimeout|ConnectionPoolTimeout|HttpHostConnect|NoHttpResponse|HttpRequestTimeout|InterruptedIO|ConnectionShutdown|StreamReset|UnresolvedAddress|UnknownService|SSL|SSLHandshake|SSLProtocol|SSLPeerUnverified|CertPathValidator|Certificate|CertificateExpired|CertificateNotYetValid|Handshake|ApolloNetwork|FirebaseNetwork|Client)Exception|NoConnectionError|NetworkError|URLError)$/,
    text: /NSURLErrorDomain|\bjavax?\.net\.[\w.]{1,60}Exception\b|\bNetwork request failed\b|\bFailed to fetch\b|kCFErrorDomainCFNetwork|Internet connection appears to be offline|Could not connect to the server|network connection was lost|Unable to resolve host|Failed host lookup|\bConnection (?:refused|reset|closed|timed out)\b|net::ERR_(?!ABORTED)|\bE(?:CONNREFUSED|NOTFOUND|CONNRESET|HOSTUNREACH|TIMEDOUT)\b|unexpected end of stream|\bcleartext\b[^\n]{0,120}\bnot permitted\b|App Transport Security|\bTrust anchor for certification path\b|CERTIFICATE_VERIFY_FAILED|\bcertificate (?:has expired|pinning failure|for this server is invalid|verify failed)|\bHostname [^\n]{0,100} not verified|\bA network error \(such as|\bclient is offline\b|\bstream was reset: |\bDioException \[(?:connection|send|receive|bad certificate)/i,
  },
  {
    name: 'http-status',
    category: 'network',
    certainty: 'stated',
    identity: 'host-and-call',
    exception:
      /^(?:Http|ClientRequest|ServerResponse|HttpRequest|HttpResponse|GoogleJsonResponse|TokenResponse|ApolloHttp|Apollo|Status|StatusRuntime|Firebase(?:Firestore|Functions|TooManyRequests|RemoteConfigServer|Server)|Api|ResolvableApi|Unavailable|DeadlineExceeded|InvalidResponseCode|BadStatusCode|Dio|AuthorizationService|AmazonService)(?:Exception|Error)$/,
    text: /\bHTTP (?:status (?:code )?)?[45]\d\d\b|\b(?:status|response)[ -]?code:? ?(?:was |unacceptable: |of )?[45]\d\d\b|\bResponse status code was unacceptable\b|\bHttp request failed with status code\b|\binvalid status code: [45]\d\d|\bServer returned HTTP response code\b|\bcode = (?:Unavailable|DeadlineExceeded|Unauthenticated|PermissionDenied|Internal)\b|\b(?:UNAVAILABLE|DEADLINE_EXCEEDED|UNAUTHENTICATED|RESOURCE_EXHAUSTED|PERMISSION_DENIED): |\[(?:cloud|firebase)_\w{1,40}\/[\w-]{1,60}\]/i,
  },
  {
    name: 'query-timeout',
    category: 'timeout',
    certainty: 'stated',
    identity: 'call',
    text: /\bTimed out while evaluating UI query\b|\bnever becomes requested state\b|\bto have window focus\b|\bCould not launch intent\b/i,
    exception: /^RootViewWithoutFocusException$/,
  },
  {
    name: 'element-missing',
    category: 'element-not-found',
    certainty: 'stated',
    identity: 'quoted',
    exception:
      /^(?:NoMatchingView|NoMatchingRoot|NoMatchingElement|NoMatchingWebView|UiObjectNotFound|StaleObject|StaleElementReference|ElementNotFound)Exception$/,
    text: /No views in hierarchy found matching|No (?:visible )?(?:matches|element|elements|view|views|node|nodes) found\b|no such element|Unable to (?:locate|find) (?:an? |the )?(?:element|view|node|widget|object)|could not find any (?:node|element|view|matching widget)|\bElement not found\b|Found (?:0|no|zero) widgets|\bmeans none were found but\b|\bdesired element was not found\b|Bad state: No element|Failed to (?:get matching snapshots?|find (?:element|view|object))|NoMatchingElement|\bis visible\s*$/im,
  },
  {
    name: 'element-null',
    category: 'element-not-found',
    certainty: 'inferred',
    identity: 'call',
    holds: ({ text }) => /\bAttempt to invoke [^\n]{0,200}\.UiObject2\.[^\n]{0,200} on a null object reference/.test(text),
  },
  {
    name: 'element-ambiguous',
    category: 'element-not-found',
    certainty: 'stated',
    identity: 'quoted',
    exception: /^(?:AmbiguousViewMatcher|AmbiguousElementMatcher|MultipleMatchingElements)Exception$/,
    text: /Multiple matching elements found|matches multiple views in the hierarchy|but found [’'“”\d#]+ nodes? that satisf|Bad state: Too many elements|ambiguously found multiple matching widgets/i,
  },
  {
    name: 'element-unusable',
    category: 'element-not-found',
    certainty: 'stated',
    identity: 'quoted',
    exception: /^(?:Perform|InjectEventSecurity|ElementNotInteractable|ElementClickIntercepted)Exception$/,
    text: /target view does not match one or more of the following constraints|\bnot (?:clickable|hittable|interactable|foreground)\b|Failed to (?:tap|scroll|swipe|press|type|synthesize event|double tap|long press)|does not allow background interaction|neither element nor any descendant has keyboard focus/i,
  },
  {
    name: 'condition-timeout',
    category: 'timeout',
    certainty: 'stated',
    identity: 'call',
    exception:
      /^(?:(?:TestTimedOut|Timeout|TimeoutCancellation|AppNotIdle|IdlingResourceTimeout|IdlingPolicyTimeout|ComposeTimeout|ConditionTimeout|WebDriverTimeout|ComposeNotIdle|AndroidComposeUiTestTimeout|WaitUntilVisibleTimeout|WaitUntilExistsTimeout|JSTimeout)Exception|UncompletedCoroutinesError|TurbineAssertionError)$/,
    text: /\btimed[- ]?out\b(?!\s*(?:=|:? ?(?:true|false)\b))|\b(?:test )?timeout of\b|\btimeout - |Exceeded timeout|Asynchronous wait failed|execution time allowance|\bexceeded (?:the )?(?:time ?out|time limit)|still not (?:fulfilled|satisfied|idle) after|\bTimeout (?:exceeded|expired|reached)\b|\bdid not (?:become|get) idle\b|\bdid not complete within\b|\btest coroutine is not completing\b|\bNo value produced in\b|\bFuture not completed\b|\bTest got stuck\b|\bCondition unmet after\b|\bnot invoked within timeout\b|\bApp is not idle\b|\bFailed to execute \w{1,20} within \d{1,5} seconds\b|\b(?:condition|timeout) was not (?:met|fulfilled|satisfied) (?:within|after|in)\b/i,
  },
  {
    name: 'status-timed-out',
    category: 'timeout',
    certainty: 'proven',
    identity: 'call',
    holds: ({ status }) => status === 'timed-out',
  },
  {
    name: 'setup-failed',
    category: 'test-setup',
    certainty: 'stated',
    identity: 'call',
    text: /\b(?:one ?time ?set ?up|set ?up|before ?(?:all|each|class)) ?(?::|hook|failed|error)|Test suite failed to run|Failed to instantiate test|initializationError|No runnable methods|^No tests? (?:were )?found\b|\b[Dd]id you forget to launch the activity\b|^No compose hierarchies found\b|\bUnable to resolve activity for\b|\bhave you declared this activity in your AndroidManifest|\bresolved to different process\b|\bTest not setup properly\b|\bFailed to grant permissions\b/im,
    exception: /^NoActivityResumedException$/,
  },
  {
    name: 'setup-called',
    category: 'test-setup',
    certainty: 'inferred',
    identity: 'call',
    holds: (failure) =>
      failure.thrownIn?.endsWith('.throwInitializationError') === true ||
      (!failure.exceptions.some((name) => assertions.test(name)) && isInSetup(failure)),
  },
  {
    name: 'class-missing',
    category: 'test-setup',
    certainty: 'inferred',
    identity: 'message',
    exception:
      /^(?:(?:ClassNotFound|MissingMethod)Exception|(?:NoClassDefFound|ExceptionInInitializer|NoSuchMethod|NoSuchField|UnsatisfiedLink|AbstractMethod|Initialization|InvalidTestClass)Error)$/,
  },
  {
    name: 'file-or-permission',
    category: 'test-setup',
    certainty: 'inferred',
    identity: 'call',
    exception: /^(?:FileNotFound|NoSuchFile|DirectoryNotFound|AccessDenied|Security)Exception$/,
    text: /\bPermission Denial\b|\bENOENT\b|\bEACCES\b|No such file or directory/i,
  },
  {
    name: 'assertion-thrown',
    category: 'assertion',
    certainty: 'stated',
    identity: 'test',
    exception: assertions,
  },
  {
    name: 'assertion-text',
    category: 'assertion',
    certainty: 'stated',
    identity: 'test',
    // Some frameworks use a general name for assertions.
    holds: ({ exceptions, ruleText }) =>
      exceptions.every((name) => /^(?:Error|Exception)$/.test(name)) && assertionText.test(ruleText),
  },
  {
    name: 'thrown-in-code',
    category: 'exception',
    certainty: 'stated',
    identity: 'call',
    holds: (failure) => {
      const [{ call } = {}] = failure.frames;
      return failure.exception !== undefined && call !== undefined && failure.testClass !== '' && !isOfTest(failure, call);
    },
  },
  {
    name: 'thrown-in-test',
    category: 'exception',
    certainty: 'stated',
    identity: 'test',
    holds: (failure) => failure.exception !== undefined && isOfTest(failure, failure.thrownIn ?? ''),
  },
  {
    name: 'thrown-elsewhere',
    category: 'exception',
    certainty: 'stated',
    identity: 'test',
    holds: ({ exception }) => exception !== undefined,
  },
  {
    name: 'error-caught',
    category: 'exception',
    certainty: 'stated',
    identity: 'test',
    text: /\bcaught (?:unexpected )?(?:error|exception)\b|\bfailed: caught |\bthrew (?:an )?(?:error|exception)\b|\buncaught [^\n]{0,80}exception\b|\bUnhandled exception\b|\bThe following [\w$ ]{1,80} was thrown\b/i,
  },
  { name: 'no-message', category: 'unknown', certainty: 'inferred', identity: 'message', holds: ({ isSilent }) => isSilent },
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

/** Rules about reasons why a session cannot run, which its messages and logs may name. */
const endingSessions: readonly string[] = [
  'instrumentation-refused',
  'install-refused',
  'account-refused',
  'install-failed',
  'launch-failed',
];

/** Returns the rule that explains why a session ended, by the words of the service or of a log. */
export const ruleOfSession = (words: readonly string[]): CategoryRule | undefined =>
  categoryRules.find(({ name, text }) => endingSessions.includes(name) && words.some((each) => text?.test(each)));

export const noRule: CategoryRule = { name: 'no-rule', category: 'unknown', certainty: 'inferred', identity: 'test' };
