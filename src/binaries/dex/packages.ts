/** What every device, or the test library, has. */
const platform =
  /^L(?:java|javax|android|dalvik|libcore|sun|junit|kotlin|com\/android\/internal|org\/(?:apache\/http|junit|w3c|xml|xmlpull|json))\//;

/** Packages that the Android test runner's class path scanner skips, even in the test APK. */
const unscanned =
  /^L(?:junit|org\/junit|org\/hamcrest|org\/mockito|org\/jacoco|net\/bytebuddy|androidx\/test\/(?:internal\/runner\/junit3|runner\/suites)|android\/support\/test\/internal\/runner\/junit3)\//;

/** Libraries whose classes no test class inherits tests from, though they may be packed into another APK. */
const testless = /^L(?:androidx|kotlinx|com\/google\/android|dagger)\//;

/** Test libraries whose runner builders generate no tests. */
const libraryBuilders = /^L(?:androidx\/test|android\/support\/test|org\/junit|de\/mannodermaus)\//;

/** All take type descriptors. */
export const isPlatform = (descriptor: string): boolean => platform.test(descriptor);
export const isUnscanned = (descriptor: string): boolean => unscanned.test(descriptor);
export const isTestless = (descriptor: string): boolean => testless.test(descriptor);
export const isLibraryBuilder = (descriptor: string): boolean => libraryBuilders.test(descriptor);
