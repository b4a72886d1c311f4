/** Shape of a crash in a public bug report: a few lines of its log, and what they mean. */
export interface PublicShape {
  /** Address of the report. */
  readonly source: string;
  readonly packageName: string;
  readonly lines: readonly string[];
  /** Crashes of the app: kind, cause, and the thread or the place where the lines give one. */
  readonly crashes: readonly { readonly kind: string; readonly cause: string; readonly thread?: string; readonly at?: string }[];
}

const killed = (cause: string) => [{ kind: 'killed', cause }];
const dumpLine = '*** *** *** *** *** *** *** *** *** *** *** *** *** *** *** ***';

export const deviceLogs: readonly PublicShape[] = [
  {
    source: 'https://github.com/android/android-test/issues/1589',
    packageName: 'net.twisterrob.colorfilters.android.base.test',
    lines: [
      '11-12 12:29:43.263   569   630 I ActivityManager: Killing 4718:net.twisterrob.colorfilters.android.base.test/u0a106 (adj 0): stop net.twisterrob.colorfilters.android.base.test due to installPackageLI',
      '11-12 12:29:43.264   569   630 W ActivityManager: Crash of app net.twisterrob.colorfilters.android.base.test running instrumentation ComponentInfo{net.twisterrob.colorfilters.android.base.test/androidx.test.runner.AndroidJUnitRunner}',
      '11-12 12:29:43.272   366   366 I Zygote  : Process 4718 exited due to signal 9 (Killed)',
    ],
    crashes: killed('stop net.twisterrob.colorfilters.android.base.test due to installPackageLI'),
  },
  {
    source: 'https://github.com/kivy/buildozer/issues/1091',
    packageName: 'com.android.systemui',
    lines: ['05-12 18:18:01.186  1004  4501 I ActivityManager: Process com.android.systemui (pid 4187) has died'],
    crashes: killed('the process died'),
  },
  {
    source: 'https://github.com/MuntashirAkon/AppManager/issues/868',
    packageName: 'io.github.muntashirakon.AppManager',
    lines: [
      '[09-15 23:25:46.539 657:32047 I/ActivityManager]',
      'Start proc 12959:io.github.muntashirakon.AppManager/u0a97 for activity io.github.muntashirakon.AppManager/.main.SplashActivity',
      '',
      '[09-15 23:26:28.575 657:1771 I/ActivityManager]',
      'Killing 12959:io.github.muntashirakon.AppManager/u0a97 (adj 199): crash',
      '',
      '[09-15 23:26:28.591 657:677 I/WindowManager]',
      'Destroying surface Surface(name=x)',
    ],
    crashes: killed('crash'),
  },
  {
    source: 'https://github.com/bernaferrari/SDKMonitor/issues/9',
    packageName: 'com.bernaferrari.sdkmonitor',
    lines: [
      '03-06 08:33:35.845 I/ActivityManager(1320): Force stopping com.bernaferrari.sdkmonitor appid=10128 user=-1: installPackageLI',
    ],
    crashes: [],
  },
  {
    source: 'https://github.com/VegaBobo/DSU-Sideloader/issues/2',
    packageName: 'com.samsung.android.game.gos',
    lines: [
      '02-02 18:22:34.409  1199  1275 I ActivityManager: Killing 24858:com.samsung.android.game.gos/u0a60 (adj 999): empty #31',
    ],
    crashes: [],
  },
  {
    source: 'https://github.com/crdroidandroid/issue_tracker/issues/809',
    packageName: 'com.google.android.gms.unstable',
    lines: [
      "10-24 14:24:26.342   710   710 I lowmemorykiller: Kill 'com.google.android.gms.unstable' (17933), uid 10446, oom_score_adj 0 to free 140528kB rss, 37404kB swap; reason: device is not responding",
    ],
    crashes: killed('low memory (device is not responding)'),
  },
  {
    source: 'https://github.com/flutter/flutter/issues/161070',
    packageName: 'com.samsung.android.scpm',
    lines: [
      "01-01 15:11:14.049   879   879 I lmkd    : Reclaim 'com.samsung.android.scpm' (31960), uid 5009, oom_score_adj 915, state 19 to free 18184kB rss, 52268kB swap; reason: low watermark is breached and swap is low (5818388kB < 838860kB)",
      '01-01 15:11:14.065  2821  5126 I ActivityManager: Process com.samsung.android.scpm (pid 31960) has died: cch+15 CEM (66,454)',
    ],
    crashes: killed('low memory (low watermark is breached and swap is low (5818388kB < 838860kB))'),
  },
  {
    source: 'https://github.com/flutter/flutter/issues/161070',
    packageName: 'com.google.android.googlequicksearchbox',
    lines: [
      "01-01 15:11:14.064   879   879 I lmkd    : Reclaim 'com.google.android.googlequicksearchbox:search' (31464), uid 10235, oom_score_adj 900, state 17 to free 14216kB rss, 91012kB swap; reason: low watermark is breached and swap is low (5825916kB < 838860kB)",
      '01-01 15:11:14.097  2821  7759 I ActivityManager: Process com.google.android.googlequicksearchbox:search (pid 31464) has died: cch CACC(84,454)',
    ],
    crashes: [],
  },
  {
    source: 'https://github.com/vfsfitvnm/frida-il2cpp-bridge/issues/481',
    packageName: 'com.example.app',
    lines: [
      '01-25 12:32:58.873 31840 31904 F libc    : Fatal signal 11 (SIGSEGV), code 1 (SEGV_MAPERR), fault addr 0x0 in tid 31904 (UnityMain), pid 31840 ()',
      `01-25 12:32:59.367  4819  4819 F DEBUG   : ${dumpLine}`,
      '01-25 12:32:59.367  4819  4819 F DEBUG   : Cmdline: com.example.app',
      '01-25 12:32:59.367  4819  4819 F DEBUG   : pid: 31840, tid: 31904, name: UnityMain  >>> com.example.app <<<',
      '01-25 12:32:59.367  4819  4819 F DEBUG   : signal 11 (SIGSEGV), code 1 (SEGV_MAPERR), fault addr 0x0000000000000000',
      '01-25 12:32:59.367  4819  4819 F DEBUG   : Cause: null pointer dereference',
      '01-25 12:32:59.367  4819  4819 F DEBUG   :     x0  0000006edc2c3b18  x1  0000000000004002  x2  0000000000000000',
    ],
    crashes: [
      { kind: 'native', cause: 'SIGSEGV (SEGV_MAPERR) at 0x0000000000000000: null pointer dereference', thread: 'UnityMain' },
    ],
  },
  {
    source: 'https://github.com/juicycleff/flutter-unity-view-widget/issues/624',
    packageName: 'com.example.flutter_unity_widget_test',
    lines: [
      'E/AndroidRuntime(10907): FATAL EXCEPTION: UnityMain',
      'E/AndroidRuntime(10907): Process: com.example.flutter_unity_widget_test, PID: 10907',
      `E/AndroidRuntime(10907): java.lang.Error: ${dumpLine}`,
      "E/AndroidRuntime(10907): Version '2022.1.1f1 (53d13f540f71)', Build type 'Release', Scripting Backend 'il2cpp', CPU 'arm64-v8a'",
      'E/AndroidRuntime(10907): pid: 10907, tid: 10977, name: UnityMain  >>> com.example.flutter_unity_widget_test <<<',
      'E/AndroidRuntime(10907): signal 6 (SIGABRT), code -1 (SI_QUEUE), fault addr --------',
      'E/AndroidRuntime(10907):     x0  0000000000000000  x1  0000000000002ae1  x2  0000000000000006',
    ],
    crashes: [{ kind: 'native', cause: 'SIGABRT (SI_QUEUE)', thread: 'UnityMain' }],
  },
  {
    source: 'https://github.com/firebase/quickstart-unity/issues/181',
    packageName: 'com.example.app',
    lines: [
      '05-31 19:43:03.628: E/CRASH(27035):     9eb25150 9fee88c8 9eb2541c 9eb25d38 a9add7a4  .....T..8]......',
      '05-31 19:43:03.628: E/CRASH(27035): code around pc:',
    ],
    crashes: [],
  },
  {
    source: 'https://github.com/dotnet/maui/issues/28558',
    packageName: 'com.name.myname',
    lines: [
      '2025-03-21 14:29:14.563 11910-11910 DEBUG                   crash_dump64                         A  Cmdline: com.name.myname',
      '2025-03-21 14:29:14.564 11910-11910 DEBUG                   crash_dump64                         A  pid: 6649, tid: 6664, name: SGen worker  >>> com.name.myname <<<',
      '2025-03-21 14:29:14.564 11910-11910 DEBUG                   crash_dump64                         A        #01 pc 00000000000467e0  /data/app/~~p==/com.name.myname--e==/split_config.arm64_v8a.apk!libmono-android.release.so (xamarin::android::Helpers::abort_application+148) (BuildId: 5b59)',
    ],
    crashes: [
      {
        kind: 'native',
        cause: 'a signal that the log does not name',
        thread: 'SGen worker',
        at: 'split_config.arm64_v8a.apk!libmono-android.release.so (xamarin::android::Helpers::abort_application+148)',
      },
    ],
  },
  {
    source: 'https://github.com/singwhatiwanna/dynamic-load-apk/issues/109',
    packageName: 'com.example.app',
    lines: ['I/Zygote  (  514): Process 5489 exited due to signal (11)'],
    crashes: [],
  },
  {
    source: 'https://github.com/nccgroup/assethook/issues/1',
    packageName: 'com.myapp',
    lines: [
      '06-18 15:50:28.464 24530-24530/? I/Zygote: Process 18223 exited cleanly (1)',
      '06-18 15:50:28.464 25073-27372/? I/ActivityManager: Start proc 18223:com.myapp/u0a496 for activity com.myapp/.activity.MainActivity',
    ],
    crashes: killed('the process exited with status 1'),
  },
  {
    source: 'https://github.com/dotnet/maui/issues/20053',
    packageName: 'com.google.android.gm',
    lines: [
      "01-20 19:21:48.502: E/ActivityManager(1623): ProcessRecord{8eae383 23826:com.google.android.gm/u0a196} was killed by AM but isn't really dead",
      '01-20 19:21:48.507: I/Zygote(877): Process 23826 exited due to signal 9 (Killed)',
    ],
    crashes: killed('signal 9 (Killed)'),
  },
  {
    source: 'https://github.com/remote-android/redroid-doc/issues/425',
    packageName: 'com.mservice.momotransfer',
    lines: [
      '08-24 09:22:02.159   247  2800 I ActivityManager: Process com.mservice.momotransfer (pid 35228) has died: fg  TOP ',
      '08-24 09:22:02.161   247  2800 I ActivityManager: Killing 35487:com.android.webview:sandboxed_process0:org.chromium.content.app.SandboxedProcessService0:0/u0a178i7 (adj 0): isolated not needed',
    ],
    crashes: killed('the process died'),
  },
  {
    source: 'https://github.com/PerformanC/ReZygisk/issues/183',
    packageName: 'com.example.app',
    lines: [
      '06-20 16:23:06.971  2391  2391 F DEBUG   : pid: 2306, tid: 2306, name: system_server  >>> zygote64 <<<',
      '06-20 16:23:06.971  2391  2391 F DEBUG   : signal 11 (SIGSEGV), code 1 (SEGV_MAPERR), fault addr 0x00010102464c471f (read)',
    ],
    crashes: [],
  },
  {
    source: 'https://github.com/mozilla-mobile/fenix/issues/25926',
    packageName: 'org.mozilla.fenix.debug',
    lines: [
      '11-01 13:13:55.808: W/ActivityManager(545): Crash of app org.mozilla.fenix.debug running instrumentation ComponentInfo{org.mozilla.fenix.debug.test/androidx.test.runner.AndroidJUnitRunner}',
      '11-01 13:13:55.808: I/ActivityManager(545): Force stopping org.mozilla.fenix.debug appid=10177 user=0: finished inst',
      '11-01 13:13:55.808: I/ActivityManager(545): Killing 8264:org.mozilla.fenix.debug:tab10/u0a177 (adj 900): stop org.mozilla.fenix.debug due to finished inst',
      '11-01 13:13:55.808: I/ActivityManager(545): Killing 9240:org.mozilla.fenix.debug:mozilla.components.lib.crash.CrashHandler/u0a177 (adj 200): stop org.mozilla.fenix.debug due to finished inst',
    ],
    crashes: [],
  },
  {
    source: 'https://github.com/mozilla-mobile/focus-android/issues/7344',
    packageName: 'org.mozilla.focus.debug',
    lines: [
      '09-18 11:12:27.107: I/ActivityManager(481): Force stopping org.mozilla.focus.debug appid=10152 user=0: finished inst',
      '09-18 11:12:27.107: I/ActivityManager(481): Killing 16027:org.mozilla.focus.debug:tab1/u0a152 (adj 0): stop org.mozilla.focus.debug due to finished inst',
    ],
    crashes: [],
  },
  {
    source: 'https://github.com/tmo1/sms-ie/issues/129',
    packageName: 'com.github.tmo1.sms_ie.debug',
    lines: [
      '10-21 16:09:13.031  1452  2008 D ActivityManager: Kill app due to repeated failure to freeze binder: 30385 com.github.tmo1.sms_ie.debug',
      '10-21 16:09:13.032  1452  1749 I ActivityManager: Killing 30385:com.github.tmo1.sms_ie.debug/u0a312 (adj 900): excessive binder traffic during cached',
    ],
    crashes: killed('excessive binder traffic during cached'),
  },
  {
    source: 'https://github.com/bitfireAT/ical4android/issues/42',
    packageName: 'at.bitfire.ical4android.test',
    lines: [
      '2022-06-14 13:49:36.782 1685-1758/system_process E/ActivityManager: Uid 10023 sent too many Binders to uid 1000',
      '2022-06-14 13:49:36.782 1685-1758/system_process I/ActivityManager: Killing 3347:com.android.providers.calendar/u0a23 (adj 0): Too many Binders sent to SYSTEM',
      '2022-06-14 13:49:36.782 1685-1758/system_process I/ActivityManager: Killing 3594:at.bitfire.ical4android.test/u0a67 (adj 0): depends on provider com.android.providers.calendar/.CalendarProvider2 in dying proc com.android.providers.calendar',
    ],
    crashes: killed(
      'depends on provider com.android.providers.calendar/.CalendarProvider2 in dying proc com.android.providers.calendar',
    ),
  },
  {
    source: 'https://github.com/Sentaroh/SMBSync2/issues/233',
    packageName: 'com.sentaroh.android.SMBSync2',
    lines: [
      '04-06 13:54:59.135 I/ActivityManager( 3784): Killing 26619:com.sentaroh.android.SMBSync2/u0a57 (adj 0): Too many Binders sent to SYSTEM',
    ],
    crashes: killed('Too many Binders sent to SYSTEM'),
  },
  {
    source: 'https://github.com/BelledonneCommunications/linphone-android/issues/664',
    packageName: 'org.linphone.debug',
    lines: [
      '05-24 13:49:47.863 11618 11618 F libc    : Fatal signal 11 (SIGSEGV), code 1, fault addr 0x1 in tid 11618 (.linphone.debug), pid 11618 (.linphone.debug)',
      `05-24 13:49:47.934 12008 12008 F DEBUG   : ${dumpLine}`,
    ],
    crashes: [{ kind: 'native', cause: 'SIGSEGV at 0x1', thread: '.linphone.debug' }],
  },
  {
    source: 'https://github.com/RobotiumTech/robotium/issues/524',
    packageName: 'com.rcs.city1tap',
    lines: [
      '05-02 18:08:39.990: E/dalvikvm(11535): VM aborting',
      '05-02 18:08:39.990: A/libc(11535): Fatal signal 11 (SIGSEGV) at 0xdeadd00d (code=1), thread 11535 (om.rcs.city1tap)',
    ],
    crashes: [{ kind: 'native', cause: 'SIGSEGV at 0xdeadd00d', thread: 'om.rcs.city1tap' }],
  },
  {
    source: 'https://github.com/dotnet/android/issues/1297',
    packageName: 'Mono.Android_Tests',
    lines: [
      'F/libc    ( 4571): Fatal signal 11 (SIGSEGV) at 0x00000000 (code=1), thread 4571 (o.Android_Tests)',
      `I/DEBUG   ( 1137): ${dumpLine}`,
      'I/DEBUG   ( 1137): pid: 4571, tid: 4571, name: o.Android_Tests  >>> Mono.Android_Tests <<<',
      'I/DEBUG   ( 1137): signal 11 (SIGSEGV), code 1 (SEGV_MAPERR), fault addr 00000000',
    ],
    crashes: [{ kind: 'native', cause: 'SIGSEGV (SEGV_MAPERR) at 00000000', thread: 'o.Android_Tests' }],
  },
  {
    source: 'https://github.com/frida/frida-core/issues/81',
    packageName: 'com.XXXXX.xxx',
    lines: [
      'F/libc    ( 5061): Fatal signal 11 (SIGSEGV), code 1, fault addr 0x30 in tid 5637 (Thread-329)',
      'I/DEBUG   (  119): pid: 5061, tid: 5637, name: Thread-329  >>> com.XXXXX.xxx <<<',
      'I/DEBUG   (  119): signal 11 (SIGSEGV), code 1 (SEGV_MAPERR), fault addr 0x30',
      'I/DEBUG   (  119):     r0 422c5ee0  r1 4233a780  r2 4233a780  r3 422ea400',
      'I/DEBUG   (  119):',
      'I/DEBUG   (  119): backtrace:',
      'I/DEBUG   (  119):     #00 pc 000e1818  /system/lib/libart.so',
      'I/DEBUG   (  119):     #01 pc 00280a27  /system/lib/libart.so (artQuickGenericJniTrampoline+34)',
      'W/ActivityManager(  502):   Force finishing activity 1 com.XXXXX.xxx/info.xxx.xxxxx.MainActivity',
    ],
    crashes: [{ kind: 'native', cause: 'SIGSEGV (SEGV_MAPERR) at 0x30', thread: 'Thread-329', at: 'libart.so' }],
  },
  {
    source: 'https://github.com/huluwaservice/webapp/issues/1',
    packageName: 'com.hlw.movie',
    lines: [
      '11-06 14:57:50.803 2363-2363/com.hlw.movie A/libc: Fatal signal 11 (SIGSEGV), code 1, fault addr 0x0 in tid 2363 (com.hlw.movie)',
      '11-06 14:57:50.904 1372-1372/? I/DEBUG: pid: 2363, tid: 2363, name: com.hlw.movie  >>> com.hlw.movie <<<',
      '11-06 14:57:50.904 1372-1372/? I/DEBUG: signal 11 (SIGSEGV), code 1 (SEGV_MAPERR), fault addr 0x0',
      '11-06 14:57:50.907 1372-1372/? I/DEBUG:     eax 005ba7b4  ebx 00000000  ecx a3c5b89c  edx 00000000',
      '11-06 14:57:50.907 1372-1372/? I/DEBUG: backtrace:',
      '11-06 14:57:50.907 1372-1372/? I/DEBUG:     #00 pc 00000000  <unknown>',
      '11-06 14:57:50.907 1372-1372/? I/DEBUG:     #01 pc 001976ab  /system/lib/libhoudini.so',
    ],
    crashes: [{ kind: 'native', cause: 'SIGSEGV (SEGV_MAPERR) at 0x0', thread: 'com.hlw.movie', at: '<unknown>' }],
  },
  {
    source: 'https://github.com/libjpeg-turbo/libjpeg-turbo/issues/300',
    packageName: 'com.abc.mcdhost',
    lines: [
      '2020-07-23 00:24:35.955 31700-31700/? A/DEBUG: pid: 31590, tid: 31590, name: abc.mcdhost  >>> com.abc.mcdhost <<<',
      '2020-07-23 00:24:35.955 31700-31700/? A/DEBUG: uid: 10192',
      '2020-07-23 00:24:35.955 31700-31700/? A/DEBUG: signal 6 (SIGABRT), code -1 (SI_QUEUE), fault addr --------',
      "2020-07-23 00:24:35.955 31700-31700/? A/DEBUG: Abort message: 'JNI DETECTED ERROR IN APPLICATION: thread using JNI after critical get",
      '        in call to GetObjectArrayElement',
      "        from void org.libjpegturbo.turbojpeg.TJDecompressor.decompressToYUV(byte[], int)'",
      '2020-07-23 00:24:35.955 31700-31700/? A/DEBUG:     x0  0000000000000000  x1  0000000000007b66',
    ],
    crashes: [
      {
        kind: 'native',
        cause:
          'SIGABRT: JNI DETECTED ERROR IN APPLICATION: thread using JNI after critical get in call to GetObjectArrayElement from void org.libjpegturbo.turbojpeg.TJDecompressor.decompressToYUV(byte[], int)',
        thread: 'abc.mcdhost',
      },
    ],
  },
  {
    source: 'https://github.com/mvysny/slf4j-handroid/issues/5',
    packageName: 'sk.baka.photoframe',
    lines: [
      '04-14 19:12:08.411 3609-3609/? E/AndroidRuntime: FATAL EXCEPTION: main',
      '    java.lang.NoClassDefFoundError: com.crashlytics.android.answers.Answers',
      '        at com.crashlytics.android.Crashlytics.<init>(Crashlytics.java:29)',
      '        at sk.baka.photoframe.App.onCreate(App.java:97)',
      '04-14 19:12:08.500 500-520/? I/ActivityManager: Process sk.baka.photoframe (pid 3609) has died.',
    ],
    crashes: [
      {
        kind: 'java',
        cause: 'java.lang.NoClassDefFoundError: com.crashlytics.android.answers.Answers',
        thread: 'main',
        at: 'Crashlytics.java:29',
      },
    ],
  },
  {
    source: 'https://github.com/openhab/openhab-android/issues/617',
    packageName: 'org.openhab.habdroid',
    lines: [
      'E/AndroidRuntime: FATAL EXCEPTION: main',
      '\t\t\t\t Process: org.openhab.habdroid, PID: 3111',
      '\t\t\t\t java.lang.RuntimeException: Unable to get provider com.crashlytics.android.CrashlyticsInitProvider: no class',
      '\t\t\t\t\t at android.app.ActivityThread.installProvider(ActivityThread.java:4793)',
    ],
    crashes: [
      {
        kind: 'java',
        cause: 'java.lang.RuntimeException: Unable to get provider com.crashlytics.android.CrashlyticsInitProvider: no class',
        thread: 'main',
      },
    ],
  },
  {
    source: 'https://github.com/Droid-ify/client/issues/1135',
    packageName: 'com.looker.droidify',
    lines: [
      'E ActivityManager: ANR in com.looker.droidify (com.looker.droidify/.MainActivity)',
      'E ActivityManager: PID: 17681',
      'E ActivityManager: Reason: Input dispatching timed out (com.looker.droidify/com.looker.droidify.MainActivity (server) is not responding. Waited 5001ms for FocusEvent(hasFocus=false)).',
      'E ActivityManager: ErrorId: a753d7e5-da93-4606-ac8c-4eb75549c843',
      'E ActivityManager: ----- Output from /proc/pressure/memory -----',
    ],
    crashes: [
      {
        kind: 'not-responding',
        cause:
          'Input dispatching timed out (com.looker.droidify/com.looker.droidify.MainActivity (server) is not responding. Waited 5001ms for FocusEvent(hasFocus=false)).',
        thread: 'main',
      },
    ],
  },
];

/** Output of `am instrument`: the message, and the test that was running. */
export const instrumentationLogs: readonly {
  readonly source: string;
  readonly lines: readonly string[];
  readonly message: string;
  readonly running?: string;
}[] = [
  {
    source: 'https://github.com/openatx/uiautomator2/issues/509',
    lines: [
      'INSTRUMENTATION_STATUS: numtests=1',
      'INSTRUMENTATION_STATUS: stream=',
      'com.github.uiautomator.stub.Stub:',
      'INSTRUMENTATION_STATUS: test=testUIAutomatorStub',
      'INSTRUMENTATION_STATUS: class=com.github.uiautomator.stub.Stub',
      'INSTRUMENTATION_STATUS_CODE: 1',
      'INSTRUMENTATION_RESULT: shortMsg=Process crashed.',
      'INSTRUMENTATION_CODE: 0',
    ],
    message: 'The instrumentation ended: Process crashed.',
    running: 'testUIAutomatorStub',
  },
  {
    source: 'https://github.com/appium/appium-espresso-driver/issues/302',
    lines: [
      'java.lang.SecurityException: Permission Denial: starting instrumentation ComponentInfo{io.appium.espressoserver.test/android.support.test.runner.AndroidJUnitRunner} from pid=27963, uid=27963 not allowed',
      'INSTRUMENTATION_STATUS: id=ActivityManagerService',
      'INSTRUMENTATION_STATUS: Error=Permission Denial: starting instrumentation ComponentInfo{io.appium.espressoserver.test/android.support.test.runner.AndroidJUnitRunner} from pid=27963, uid=27963 not allowed because package io.appium.espressoserver.test does not have a signature matching the target com.XXXXX.YYYYYYYY',
      'INSTRUMENTATION_STATUS_CODE: -1',
      '\tat android.os.Parcel.readException(Parcel.java:1684)',
    ],
    message:
      'The instrumentation could not start: Permission Denial: starting instrumentation ComponentInfo{io.appium.espressoserver.test/android.support.test.runner.AndroidJUnitRunner} from pid=27963, uid=27963 not allowed because package io.appium.espressoserver.test does not have a signature matching the target com.XXXXX.YYYYYYYY',
  },
  {
    source: 'https://github.com/android/testing-samples/issues/166',
    lines: [
      'INSTRUMENTATION_STATUS: class=com.example.android.testing.uiautomator.BasicSample.ChangeTextBehaviorTest',
      'INSTRUMENTATION_STATUS: current=3',
      'INSTRUMENTATION_STATUS_CODE: 0',
      'INSTRUMENTATION_RESULT: shortMsg=java.lang.SecurityException',
      'INSTRUMENTATION_RESULT: longMsg=java.lang.SecurityException: Permission Denial: getIntentSender() from pid=9130, uid=2000, (need uid=1000) is not allowed to send as package android',
      'INSTRUMENTATION_CODE: 0',
    ],
    message:
      'The instrumentation ended: java.lang.SecurityException: Permission Denial: getIntentSender() from pid=9130, uid=2000, (need uid=1000) is not allowed to send as package android',
  },
  {
    source: 'https://github.com/maplibre/maplibre-native/issues/3784',
    lines: [
      'INSTRUMENTATION_STATUS: class=org.maplibre.android.testapp.ActivityTest',
      'INSTRUMENTATION_STATUS: test=launchActivity[32: Activity class org.maplibre.android.testapp.activity.snapshot.MapSnapshotterHeatMapActivity]',
      'INSTRUMENTATION_STATUS_CODE: 1',
      'INSTRUMENTATION_RESULT: shortMsg=Process crashed.',
    ],
    message: 'The instrumentation ended: Process crashed.',
    running: 'launchActivity[32: Activity class org.maplibre.android.testapp.activity.snapshot.MapSnapshotterHeatMapActivity]',
  },
];

/** Crash reports of iOS. */
export const appleReports: readonly {
  readonly source: string;
  readonly lines: readonly string[];
  readonly crash: { readonly kind: string; readonly process: string; readonly cause: string };
}[] = [
  {
    source: 'https://github.com/Matchstic/ReProvision/issues/105',
    lines: [
      '{"blame":[],"app_name":"ReProvision","timestamp":"2019-11-17 18:51:01.14 +0100","bundleID":"com.matchstic.reprovision.ios","bug_type":"109","os_version":"iPhone OS 13.2 (17B84)","name":"ReProvision"}',
      'Incident Identifier: C8D4CE88-30C9-4032-9570-D62E60B3E1BF',
      'Hardware Model:      iPad7,11',
      'Process:             ReProvision [1738]',
      'Identifier:          com.matchstic.reprovision.ios',
      '',
      'Exception Type:  EXC_CRASH (SIGABRT)',
      'Exception Codes: 0x0000000000000000, 0x0000000000000000',
      'Exception Note:  EXC_CORPSE_NOTIFY',
      'Triggered by Thread:  0',
    ],
    crash: { kind: 'native', process: 'com.matchstic.reprovision.ios', cause: 'EXC_CRASH (SIGABRT)' },
  },
  {
    source: 'https://github.com/OnionBrowser/OnionBrowser/issues/76',
    lines: [
      '{"bug_type":"109","os_version":"iPhone OS 9.3.5 (13G36)","build_version":"20161213.1","app_name":"OnionBrowser","bundleID":"com.miketigas.OnionBrowser"}',
      'Incident Identifier: 737F38A3-81FB-4095-AB8A-59966149A055',
      'Process:             OnionBrowser [396]',
      'Identifier:          com.miketigas.OnionBrowser',
      '',
      'Exception Type:  EXC_BAD_ACCESS (SIGSEGV)',
      'Exception Subtype: KERN_INVALID_ADDRESS at 0x00000054',
      'Triggered by Thread:  0',
    ],
    crash: { kind: 'native', process: 'com.miketigas.OnionBrowser', cause: 'KERN_INVALID_ADDRESS at 0x00000054' },
  },
  {
    source: 'https://github.com/kpwn/yalu102/issues/69',
    lines: [
      '{"app_name":"","app_version":"1.0","bundleID":"ml.coffeebreakers.zday","bug_type":"109","os_version":"iPhone OS 10.3 (14E5230e)","name":""}',
      'Incident Identifier: FC76951E-C141-4FBF-937A-2E3F9C206561',
      'Identifier:          ml.coffeebreakers.zday',
      'Exception Type:  EXC_CRASH (SIGKILL)',
      'Termination Reason: Namespace SPRINGBOARD, Code 0x8badf00d',
      'Triggered by Thread:  0',
    ],
    crash: { kind: 'not-responding', process: 'ml.coffeebreakers.zday', cause: 'Namespace SPRINGBOARD, Code 0x8badf00d' },
  },
  {
    source: 'https://github.com/cocoa-mhlw/cocoa/issues/958',
    lines: [
      'Incident Identifier: 1',
      'Identifier:          jp.go.mhlw.covid19radar',
      'Exception Type:  EXC_CRASH (SIGKILL)',
      'Termination Reason: FRONTBOARD 2343432205 ',
      '<RBSTerminateContext| domain:10 code:0x8BADF00D explanation:scene-create watchdog transgression: application<jp.go.mhlw.covid19radar>:27928 exhausted CPU time allowance of 3.37 seconds',
      'ProcessVisibility: Background>',
      '',
      'Triggered by Thread:  0',
    ],
    crash: {
      kind: 'not-responding',
      process: 'jp.go.mhlw.covid19radar',
      cause:
        'FRONTBOARD 2343432205 <RBSTerminateContext| domain:10 code:0x8BADF00D explanation:scene-create watchdog transgression: application<jp.go.mhlw.covid19radar>:27928 exhausted CPU time allowance of 3.37 seconds ProcessVisibility: Background>',
    },
  },
  {
    source: 'https://github.com/airsdk/Adobe-Runtime-Support/issues/2993',
    lines: [
      '-------------------------------------',
      'Translated Report (Full Report Below)',
      '-------------------------------------',
      '',
      'Incident Identifier: 86F2C717-7B51-417E-8149-B03E50E8B66B',
      'Process:             AppName [9522]',
      'Identifier:          com.company.appname',
      'Exception Type:  EXC_BAD_ACCESS (SIGSEGV)',
      'Exception Subtype: KERN_INVALID_ADDRESS at 0x0000000000000000',
    ],
    crash: { kind: 'native', process: 'com.company.appname', cause: 'KERN_INVALID_ADDRESS at 0x0000000000000000' },
  },
];
