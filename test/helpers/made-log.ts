import { createHash } from 'node:crypto';

const hex = (nth: number, length: number): string => createHash('sha256').update(String(nth)).digest('hex').slice(0, length);
const uuid = (nth: number): string => hex(nth, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
const base64 = (nth: number): string => createHash('sha512').update(String(nth)).digest('base64');

/** Texts of device logs that resemble secrets: hashes, ids, words such as token and password, pictures, addresses. */
const texts: readonly ((nth: number) => string)[] = [
  (nth) =>
    `ActivityManager: Start proc ${1000 + (nth % 9000)}:com.example.shop/u0a${nth % 300} for activity {com.example.shop/.MainActivity}`,
  (nth) => `WindowManager: Relayout Window{${hex(nth, 7)} u0 com.example.shop/.MainActivity}: viewVisibility=0 req=1080x2280`,
  (nth) =>
    `WindowManager: addAppToken: AppWindowToken{${hex(nth, 7)} token=Token{${hex(nth + 1, 7)} ActivityRecord{${hex(nth, 7)} u0 com.example.shop/.Main t${nth % 99}}}}`,
  (nth) => `InputMethodManager: startInput token=android.os.BinderProxy@${hex(nth, 7)} reason=WINDOW_FOCUS_GAIN`,
  (nth) => `OkHttp: --> GET https://api.example.com/v1/items/${uuid(nth)}?page=${nth % 7}&size=20&key=price&token=next`,
  (nth) => `OkHttp: <-- 200 OK https://cdn.example.com/img/${hex(nth, 40)}.png (${nth % 900}ms, ${nth % 5000}-byte body)`,
  (nth) => `OkHttp: Content-Type: application/json; charset=utf-8, ETag: W/"${hex(nth, 32)}"`,
  (nth) => `System.out: integrity sha512-${base64(nth)}`,
  (nth) => `BuildInfo: commit ${hex(nth, 40)} tree ${hex(nth + 1, 40)} sha256:${hex(nth, 64)}`,
  (nth) => `Theme: colorPrimary=#${hex(nth, 6)} colorAccent=0xFF${hex(nth, 6).toUpperCase()}`,
  (nth) =>
    `chromium: [INFO:CONSOLE(${nth % 800})] "CookieManager.getCookie returned no cookie for the session", source: https://shop.example/app.${hex(nth, 8)}.js`,
  () => 'LoginActivity: the password field is empty, password: required; secret question: unknown',
  () => 'AuthRepository: authorization of the request failed: Unauthorized. Authorization: required',
  () => 'JsonParser: Unexpected token: identifier at line 3, expected token: string',
  (nth) =>
    `PackageManager: Package com.example.shop codePath=/data/app/~~${base64(nth).slice(0, 22).replace(/[+/]/g, '_')}==/com.example.shop-1/base.apk`,
  (nth) => `ImageLoader: data:image/png;base64,iVBORw0KGgo${base64(nth)}${base64(nth + 1)}`,
  (nth) =>
    `Analytics: {"event":"open","sessionId":${nth},"keyboard":"qwerty","tokenType":"none","nextPageToken":null,"author":"ann","hasPassword":false}`,
  (nth) => `TestRunner: started: refreshesToken${nth % 50}(com.example.shop.login.TokenRefreshTest)`,
  (nth) => `ClassLoaderContext: mismatch. expected=PCL[base.apk*${nth * 7919}] actual=PCL[]; checksum=${hex(nth, 8)}`,
  (nth) => `Bluetooth: device 12:34:56 basic rate ${nth % 3}, basic authentication is not used, bearer=none`,
];

/** Texts that make up most of a device log. */
const ordinary: readonly ((nth: number) => string)[] = [
  (nth) => `chatty: uid=10${nth % 300}(com.example.shop) RenderThread identical ${nth % 40} lines`,
  (nth) =>
    `art: Background concurrent copying GC freed ${nth % 90000}(${nth % 4000}KB) AllocSpace objects, ${nth % 30}(${nth % 900}KB) LOS objects, 49% free, 12MB/24MB, paused 118us total 102ms`,
  (nth) => `Choreographer: Skipped ${nth % 90} frames! The application may be doing too much work on its main thread.`,
  (nth) => `SurfaceFlinger: state of surface ${nth % 1000}-${nth % 77} changed from 2 to 3, 1080 x 2400, flags 0x1f`,
  (nth) =>
    `BatteryService: level ${nth % 100}, scale 100, status 2, health 2, present true, voltage ${3900 + (nth % 300)}, temperature ${nth % 400}`,
  (nth) => `InputDispatcher: Delivering touch to (${nth % 30000}): action: 0x${nth % 3}, x: ${nth % 1080}.0, y: ${nth % 2400}.0`,
  (nth) => `ViewRootImpl: relayoutWindow, frame=[0,0][1080,${nth % 2400}], result=0x${nth % 8}, surface=valid`,
  (nth) => `AudioFlinger: mixer thread 0x7${nth % 9999} took ${nth % 90} ms, standby delay ${nth % 3000}`,
];
/** Every fourth line resembles a secret, more than in real logs. */
const share = 4;

/** Makes lines of a device log without any secret. */
export function* madeLog(lines: number): Generator<string> {
  for (let nth = 0; nth < lines; nth++) {
    const time = new Date(nth * 37).toISOString().slice(11, 23);
    const kinds = nth % share === 0 ? texts : ordinary;
    const text = kinds[Math.floor(nth / share) % kinds.length]?.(nth) ?? '';
    yield `11-28 ${time}  ${1000 + (nth % 9000)}  ${1000 + ((nth * 7) % 9000)} ${'VDIWE'.charAt(nth % 5)} ${text}\n`;
  }
}
