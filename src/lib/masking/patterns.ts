/** Where a pattern is from. Facts such as prefixes and lengths are taken from these sources, the expressions are our own. */
const gitleaks = 'https://github.com/gitleaks/gitleaks/blob/master/config/gitleaks.toml';
const detectSecrets = 'https://github.com/Yelp/detect-secrets/tree/master/detect_secrets/plugins';
export const rfc = (number: number): string => `https://www.rfc-editor.org/rfc/rfc${number}`;

/** A form by which a secret is recognized in text. The docs list the table; a test runs every sample. */
export interface SecretPattern {
  readonly name: string;
  /** Word in the mask, as in `[redacted: token]`. */
  readonly kind: string;
  readonly source: string;
  /**
   * Texts of at least 3 characters, in any case. Each match contains one of them, so that text without them is never searched
   * with the expression.
   */
  readonly anchors: readonly string[];
  /** One of these signs is at most so many bytes behind the start of an anchor in each match, where the anchor alone is frequent. */
  readonly followedBy?: { readonly signs: string; readonly within: number };
  /** Maximum number of bytes of a match before its anchor. By default few. */
  readonly bytesBefore?: number;
  /** Whether the secret begins with an anchor. */
  readonly isPrefixed?: boolean;
  /** Expression with the group `secret` at the end of each match, and the flag `g`. Runs over one line, in linear time. */
  readonly pattern: RegExp;
  /** Whether a found value is a secret, where the form alone does not prove it. */
  readonly accepts?: (value: string) => boolean;
  /** Text with a secret, as a template literal in which the secret is put together, so that scanners of repositories pass it. */
  readonly sample: string;
  /** Similar text that holds no secret and stays as it is. */
  readonly counterSample: string;
}

const stopWords =
  /^(?:null|nil|none|undefined|true|false|yes|no|on|off|empty|missing|required|optional|invalid|incorrect|unknown|expired|wrong|denied|failed|disabled|enabled|hidden|redacted|masked|string|object|text|password|passwd|secret|token|value|example|changeme|bearer|basic|default|unset|n\/a)$/i;

/** Whether a value is a placeholder, an ordinary word, or a mask, which no pattern replaces. */
const isPlaceholder = (value: string): boolean =>
  stopWords.test(value) || /^(?:[*•.x_-]+|<[^>]*>|\$?\{.*|%[sd@]|\[.*|\(.*|@.*)$/i.test(value);

const isWord = (value: string): boolean => /^[A-Z]?[a-z]{1,24}[.!]?$/.test(value);
const hasDigitAndLetter = (value: string): boolean => /\d/.test(value) && /[A-Za-z]/.test(value);
/** Whether a value is the name of a class or an object in memory, such as `android.os.BinderProxy@1a2b3c`. */
const isObject = (value: string): boolean =>
  /^(?:[\w$]+\.)*[\w$]+@[0-9a-f]{1,16}$/.test(value) || /^[\w$]+(?:\.[\w$]+)+$/.test(value);

const isHeaderValue = (value: string): boolean => !isPlaceholder(value) && !isWord(value);
/** Whether the value of a telling name is a secret: no placeholder, no object in memory, no number. */
export const isNamedValue = (value: string): boolean =>
  !isPlaceholder(value) && !isObject(value) && !/^[\d.:-]{1,9}$/.test(value);
const isRandomValue = (value: string): boolean =>
  value.length >= 12 && hasDigitAndLetter(value) && isNamedValue(value) && !/^0x/i.test(value);

const serviceKey = (
  name: string,
  anchors: readonly string[],
  pattern: RegExp,
  sample: string,
  counterSample: string,
  source = gitleaks,
): SecretPattern => ({ name, kind: 'token', source, anchors, pattern, sample, counterSample, isPrefixed: true });

const letters = 'aB3dE5gH7jK9mN1pQ3sT5vW7yZ9bC1eF3hJ5';
const hex = '0a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f9';

export const secretPatterns: readonly SecretPattern[] = [
  {
    name: 'Authorization header',
    kind: 'token',
    source: rfc(9110),
    anchors: ['authorization'],
    followedBy: { signs: ':=', within: 22 },
    pattern:
      /\b(?:proxy-)?authorization["'\\]{0,4}\s{0,3}[:=]\s{0,3}["'[\\]{0,4}(?:(?:bearer|basic|digest|token|negotiate|ntlm|apikey|hawk|oauth|aws4-hmac-sha256)\s{1,3})?(?<secret>\w{1,40}=(?:\\{0,3}"[^"\\]{0,1024}\\{0,3}"|[^\s,"'\\;\]}]{1,1024})(?:,\s{0,2}\w{1,40}=(?:\\{0,3}"[^"\\]{0,1024}\\{0,3}"|[^\s,"'\\;\]}]{1,1024})){0,20}|[^\s"',;\\\]}]{6,4096})/gi,
    accepts: isHeaderValue,
    sample: `Authorization: Bearer ${letters}`,
    counterSample: 'Authorization: required, because the authorization of the request failed',
  },
  {
    name: 'Cookie and Set-Cookie headers',
    kind: 'cookie',
    source: rfc(6265),
    anchors: ['cookie'],
    followedBy: { signs: ':=', within: 16 },
    pattern:
      /\b(?:set-)?cookie2?["'\\]{0,4}\s{0,3}[:=]\s{0,3}["'[\\]{0,4}(?<secret>[\w!#$%&*+.^`|~-]{1,128}=[^\s;,"'\\\]}]{1,4096}(?:;\s{0,2}[\w!#$%&*+.^`|~-]{1,128}(?:=[^\s;,"'\\\]}]{0,4096})?){0,60})/gi,
    sample: `Set-Cookie: sid=${letters}; Path=/; HttpOnly`,
    counterSample: 'getCookie: name = sid, CookieManager accepts a cookie',
  },
  {
    name: 'headers with an API key',
    kind: 'API key',
    source: gitleaks,
    anchors: ['api-key', 'apikey', '-token', '-key', '-secret', '-signature', '-auth'],
    followedBy: { signs: ':=', within: 24 },
    pattern:
      /\b(?:x-[\w-]{0,40}(?:api-?key|token|secret|signature|access-key|auth)|api-?key|ocp-apim-subscription-key)["'\\]{0,4}\s{0,3}[:=]\s{0,3}["'[\\]{0,4}(?<secret>[^\s"',;\\\]}&]{6,4096})/gi,
    accepts: isHeaderValue,
    sample: `X-Api-Key: ${letters}`,
    counterSample: 'the header X-Api-Key is missing; x-request-token-count: 12',
  },
  {
    name: 'bearer token',
    kind: 'token',
    source: rfc(6750),
    anchors: ['bearer'],
    followedBy: { signs: ' \t:=+', within: 7 },
    pattern: /\bbearer[\s:=+]{1,3}(?<secret>[\w.~+/-]{12,4096}={0,2})/gi,
    accepts: (value) => hasDigitAndLetter(value) || value.length >= 32,
    sample: `token type Bearer ${letters}`,
    counterSample: 'a bearer token-authentication is used by the Bearer authentication scheme',
  },
  {
    name: 'basic credentials',
    kind: 'password',
    source: rfc(7617),
    anchors: ['basic'],
    followedBy: { signs: ' \t', within: 6 },
    pattern: /\bbasic\s{1,3}(?<secret>[A-Za-z0-9+/]{12,4096}={0,2})(?![\w+/=])/gi,
    accepts: (value) => /^[\x20-\x7e]{1,512}:[\x20-\x7e]*$/.test(Buffer.from(value, 'base64').toString('latin1')),
    sample: `Basic ${Buffer.from(`user:${letters}`).toString('base64')}`,
    counterSample: 'Basic authentication of BasicConfiguration basic internationalization',
  },
  {
    name: 'JSON web token',
    kind: 'token',
    source: rfc(7519),
    anchors: ['.eyJ'],
    bytesBefore: 4_200,
    pattern: /(?<![\w-])(?<secret>e[wy][\w-]{6,4096}\.eyJ[\w-]{4,8192}(?:\.[\w-]{0,4096})?)/g,
    sample: `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.${letters}`,
    counterSample: 'keyJson.eyJ and monkey.eyJaw are names, eyJ is a start',
  },
  {
    name: 'encrypted JSON web token',
    kind: 'token',
    source: rfc(7516),
    anchors: ['eyJhbGciOi', 'eyJlbmMiOi', 'eyJraWQiOi', 'eyJ0eXAiOi', 'eyJjdHkiOi'],
    pattern: /(?<![\w-])(?<secret>eyJ[\w-]{10,4096}\.[\w-]{0,4096}\.[\w-]{8,4096}\.[\w-]{8,8192}\.[\w-]{8,512})/g,
    sample: `eyJhbGciOiJkaXIifQ..${letters}.${letters}.${letters}`,
    counterSample: 'eyJhbGciOiJkaXIifQ is a header without a token',
  },
  {
    name: 'private key on one line',
    kind: 'private key',
    source: rfc(7468),
    anchors: ['private key'],
    pattern:
      /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?<secret>[^-]{16,20000})(?=-----END [A-Z0-9 ]{0,40}PRIVATE KEY)/g,
    sample: `-----BEGIN ${'PRIVATE'} KEY----- ${letters}${letters} -----END ${'PRIVATE'} KEY-----`,
    counterSample: '-----BEGIN PUBLIC KEY----- holds no private key',
  },
  serviceKey(
    'AWS access key id',
    ['AKIA', 'ASIA', 'ABIA', 'ACCA'],
    /\b(?<secret>(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16})\b/g,
    `${'AKIA'}IOSFODNN7EXAMPLE`,
    'AKIAI, ASIATIC, ACCACCACCACCACC',
  ),
  serviceKey(
    'Google API key',
    ['AIza'],
    /\b(?<secret>AIza[\w-]{30,45})(?![\w-])/g,
    `${'AIza'}SyA${letters.slice(0, 32)}`,
    'AIzaSy is a prefix',
  ),
  serviceKey(
    'Google OAuth token or client secret',
    ['ya29.', 'GOCSPX-', '1//0'],
    /(?<![\w-])(?<secret>ya29\.[\w-]{20,2048}|GOCSPX-[\w-]{28}|1\/\/0[\w-]{40,512})/g,
    `${'GOCSPX-'}${letters.slice(0, 28)}`,
    'ya29.com and GOCSPX- are no tokens',
    'https://cloud.google.com/docs/authentication/token-types',
  ),
  serviceKey(
    'GitHub token',
    ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_', 'github_pat_'],
    /(?<![A-Za-z0-9])(?<secret>gh[pousr]_[A-Za-z0-9]{20,255}|github_pat_\w{22,255})/g,
    `${'ghp_'}${letters}`,
    'ghp_token and github_pat_tern are names',
    'https://github.blog/engineering/behind-githubs-new-authentication-token-formats/',
  ),
  serviceKey(
    'GitLab token',
    ['glpat-', 'gldt-', 'glrt-', 'glcbt-', 'glptt-', 'glsoat-', 'gloas-', 'glft-', 'glagent-'],
    /\b(?<secret>gl(?:pat|dt|rt|cbt|ptt|soat|oas|ft|agent)-[\w.-]{16,320})/g,
    `${'glpat-'}${letters.slice(0, 20)}`,
    'glpat-form, gldt-x',
  ),
  serviceKey(
    'Slack token',
    ['xoxb-', 'xoxp-', 'xoxa-', 'xoxr-', 'xoxs-', 'xoxo-', 'xoxe-', 'xoxe.', 'xapp-'],
    /\b(?<secret>xox[abeoprs][.-][\w.-]{10,400}|xapp-\d-[\w-]{10,400})/g,
    `${'xoxb-'}123456789012-${letters.slice(0, 24)}`,
    'xoxb-short, xapp-x',
  ),
  serviceKey(
    'Slack or Discord webhook',
    ['hooks.slack.com', '/api/webhooks/', 'webhook.office.com'],
    /(?:hooks\.slack\.com\/(?:services|workflows|triggers)\/|discord(?:app)?\.com\/api\/webhooks\/|webhook\.office\.com\/webhookb2\/)(?<secret>[\w@/+-]{20,400})/g,
    `https://hooks.slack.com/${'services'}/T00000000/B00000000/${letters.slice(0, 24)}`,
    'https://hooks.slack.com/docs',
    detectSecrets,
  ),
  serviceKey(
    'Stripe key',
    ['sk_live_', 'sk_test_', 'rk_live_', 'rk_test_', 'sk_prod_', 'rk_prod_', 'whsec_'],
    /\b(?<secret>(?:sk|rk)_(?:live|test|prod)_[A-Za-z0-9]{10,255}|whsec_[A-Za-z0-9+/]{20,255})/g,
    `${'sk_live_'}${letters.slice(0, 24)}`,
    'task_test_names, sk_test_a and pk_live_Publishable1234',
  ),
  serviceKey(
    'OpenAI or Anthropic key',
    ['sk-proj-', 'sk-ant-', 'sk-svcacct-', 'sk-admin-', 'T3BlbkFJ'],
    /\b(?<secret>sk-(?:ant-|proj-|svcacct-|admin-)[\w-]{16,400}|sk-[A-Za-z0-9]{20}T3BlbkFJ[A-Za-z0-9]{20})/g,
    `${'sk-ant-'}api03-${letters}`,
    'task-proj-names, sk-ant-x',
  ),
  serviceKey(
    'npm or PyPI token',
    ['npm_', 'pypi-AgE'],
    /\b(?<secret>npm_[A-Za-z0-9]{30,60}|pypi-AgE[\w-]{50,1000})(?![\w-])/g,
    `${'npm_'}${letters}`,
    'npm_config_registry, npm_lifecycle_event_of_a_long_named_script',
  ),
  serviceKey(
    'SendGrid or Twilio key',
    ['SG.'],
    /\b(?<secret>SG\.[\w-]{16,32}\.[\w-]{16,64})(?![\w-])/g,
    `${'SG.'}${letters.slice(0, 22)}.${letters}${letters.slice(0, 7)}`,
    'MSG.isRead, SG.a.b',
  ),
  serviceKey(
    'Square, Shopify or DigitalOcean token',
    ['sq0atp-', 'sq0csp-', 'shpat_', 'shpca_', 'shppa_', 'shpss_', 'dop_v1_', 'doo_v1_', 'dor_v1_'],
    /\b(?<secret>sq0(?:atp|csp)-[\w-]{22,60}|shp(?:at|ca|pa|ss)_[a-fA-F0-9]{32}|do[opr]_v1_[a-f0-9]{64})/g,
    `${'shpat_'}${hex.slice(0, 32)}`,
    'shpat_h, dop_v1_x',
  ),
  serviceKey(
    'Hugging Face, Databricks, Notion, Linear or Postman token',
    ['hf_', 'dapi', 'ntn_', 'lin_api_', 'PMAK-'],
    /\b(?<secret>hf_[A-Za-z]{30,40}|dapi[a-f0-9]{32}(?:-\d)?|ntn_\d{11}[A-Za-z0-9]{35}|lin_api_[A-Za-z0-9]{40}|PMAK-[a-f0-9]{24}-[a-f0-9]{34})(?!\w)/g,
    `${'dapi'}${hex.slice(0, 32)}`,
    'dapi1234, half_life, hf_transformer',
  ),
  serviceKey(
    'Vault, Grafana, Doppler, Sentry, Heroku or age key',
    ['hvs.', 'hvb.', 'glsa_', 'glc_', 'dp.pt.', 'sntrys_', 'sntryu_', 'HRKU-', 'age-secret-key-'],
    /\b(?<secret>hv[sb]\.[\w-]{90,300}|glsa_[A-Za-z0-9]{32}_[A-Fa-f0-9]{8}|glc_[A-Za-z0-9+/]{32,400}={0,3}|dp\.pt\.[A-Za-z0-9]{43}|sntrys_[\w+/=-]{40,500}|sntryu_[a-f0-9]{64}|HRKU-AA[\w-]{58}|AGE-SECRET-KEY-1[A-Z0-9]{58})/g,
    `${'sntryu_'}${hex}`,
    'hvs.x, glc_name',
  ),
  serviceKey(
    'Telegram bot token',
    [':AA'],
    /(?<![\w:])(?<secret>\d{8,10}:AA[\w-]{33})(?![\w-])/g,
    `12345678:AA${letters.slice(0, 33)}`,
    '12:AA:34:BB:56:CC is an address of a network card',
    detectSecrets,
  ),
  {
    name: 'password in a URL',
    kind: 'password',
    source: rfc(3986),
    anchors: ['://'],
    followedBy: { signs: '@', within: 800 },
    pattern: /\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s:/?#"'<>@\\]{0,256}:(?<secret>[^\s/?#"'<>@\\]{1,512})(?=@[\w.[-])/gi,
    accepts: (value) => !isPlaceholder(value),
    sample: `postgres://app:${letters}@db.example/x`,
    counterSample: 'https://example.com:8443/@user and http://10.0.2.2:8080/path?a=b@c',
  },
  {
    name: 'signature or token in the query of a URL',
    kind: 'signature',
    source: 'https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html',
    anchors: ['signature', 'sig=', 'token=', 'key=', 'X-Amz-', 'X-Goog-', 'jwt=', 'auth=', 'code='],
    pattern:
      /[?&;](?:amp;)?(?:x-(?:amz|goog|oss)-(?:signature|credential|security-token)|signature|sig|hmac|key-pair-id|policy|(?:access|refresh|id|auth|session|api|sas|security)_?-?token|token|jwt|auth|api_?-?key|key|client_secret|password|passwd|code)=(?<secret>[^\s&"'<>#;,\\)\]}]{8,4096})/gi,
    accepts: (value) => hasDigitAndLetter(value) && isNamedValue(value),
    sample: `https://s3.example/a.mp4?X-Amz-Expires=60&X-Amz-Signature=${hex}`,
    counterSample: 'https://example.com/a?key=value-of-a-row&token=identifier&design=flat',
  },
  {
    name: 'named password or key',
    kind: 'password',
    source: detectSecrets,
    anchors: [
      'passw',
      'passphrase',
      'secret',
      'api_key',
      'apikey',
      'api-key',
      'accesskey',
      'access_key',
      'access-key',
      'private_key',
      'privatekey',
      'account_key',
      'accountkey',
      'encryptionkey',
      'encryption_key',
      'credential',
    ],
    followedBy: { signs: ':=', within: 28 },
    pattern:
      /(?:password|passwd|passphrase|secret|(?:api|access|private|secret|account|encryption)[_-]?key|credentials?)(?:["'\\]{1,4}\s{0,3}:\s{0,3}["'\\]{1,4}|\s{0,2}=\s{0,2}["'\\]{0,4})(?<secret>[^\s"',;&<>()[\]{}\\]{6,2048})/gi,
    accepts: isNamedValue,
    sample: `db.password="${letters}"`,
    counterSample: 'password = required, secretly=abcdefgh, password: "no", keyboard=qwertyui',
  },
  {
    name: 'named password in a sentence',
    kind: 'password',
    source: detectSecrets,
    anchors: ['passw', 'secret', 'api_key', 'apikey', 'api key', 'access_key', 'accesskey'],
    followedBy: { signs: ':', within: 20 },
    pattern:
      /(?:password|passwd|client_?secret|api[_ ]?key|access[_ ]?key|secret)\s{0,2}:\s{1,3}(?<secret>[^\s"',;&<>()[\]{}\\]{6,2048})/gi,
    accepts: (value) => isNamedValue(value) && /[^A-Za-z]/.test(value) && /[A-Za-z]/.test(value) && !/[:.]$/.test(value),
    sample: `Login with password: ${letters.slice(0, 12)}`,
    counterSample: 'password: incorrect; Secret: https:',
  },
  {
    name: 'named token',
    kind: 'token',
    source: detectSecrets,
    anchors: ['token', 'session', 'jsessionid', 'sessid'],
    followedBy: { signs: ':=', within: 22 },
    pattern:
      /(?<![A-Za-z0-9])(?:(?:access|refresh|id|auth|session|api|csrf|xsrf|device|push|fcm|oauth|user|login)?[_-]?token|session[_-]?key|jsessionid|phpsessid)(?:["'\\]{1,4}\s{0,3}:\s{0,3}["'\\]{1,4}|\s{0,2}[:=]\s{0,2}["'\\]{0,4})(?<secret>[^\s"',;&<>()[\]{}\\]{8,4096})/gi,
    accepts: isRandomValue,
    sample: `refresh_token=${letters}`,
    counterSample: 'token: expected 1234, token=android.os.BinderProxy@1a2b3c, Unexpected token: identifier',
  },
];
