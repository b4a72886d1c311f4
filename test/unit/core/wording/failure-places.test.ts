import { describe, expect, it } from 'vitest';
import { createSourceIndex, noSources } from '../../../../src/core/wording/failure-places.ts';

const index = createSourceIndex([
  'README.md',
  'app/src/androidTest/java/com/shop/CartTest.kt',
  'app/src/androidTest/java/com/shop/admin/CartTest.kt',
  'app/src/main/java/com/shop/Prices.kt',
  'app/src/main/kotlin/checkout/Total.kt',
  'app/src/androidTest/kotlin/Robots.kt',
  'tools/Report.kt',
  'ios/ShopUITests/LoginTests.swift',
  'ios/AdminUITests/LoginTests.swift',
  'ios/ShopUITests/Cart Tests.swift',
]);

describe('createSourceIndex', () => {
  it.each([
    ['Prices.kt', undefined, 'app/src/main/java/com/shop/Prices.kt'],
    ['Prices.kt', 'com/shop', 'app/src/main/java/com/shop/Prices.kt'],
    // Kotlin leaves out the folders of the package that all files share.
    ['Total.kt', 'com/shop/checkout', 'app/src/main/kotlin/checkout/Total.kt'],
    ['Robots.kt', 'com/shop', 'app/src/androidTest/kotlin/Robots.kt'],
    ['Report.kt', 'com/shop/tools', 'tools/Report.kt'],
    ['Report.kt', 'com/elsewhere', 'tools/Report.kt'],
    ['CartTest.kt', 'com/shop', 'app/src/androidTest/java/com/shop/CartTest.kt'],
    ['CartTest.kt', 'com/shop/admin', 'app/src/androidTest/java/com/shop/admin/CartTest.kt'],
    ['/Users/ci/build/shop/ios/AdminUITests/LoginTests.swift', undefined, 'ios/AdminUITests/LoginTests.swift'],
    ['C:\\ci\\ShopUITests\\LoginTests.swift', undefined, 'ios/ShopUITests/LoginTests.swift'],
    ['README.md', undefined, 'README.md'],
  ])('finds %j (%j)', (name, packageHint, path) => {
    expect(index.find(name, packageHint)).toBe(path);
  });

  it.each([
    ['CartTest.kt', undefined],
    ['LoginTests.swift', undefined],
    ['Assert.java', 'org/junit'],
    // A library's file of the same name.
    ['Prices.kt', 'okhttp3/internal'],
    ['Prices.kt', 'com/lib/shop'],
    ['CartTest.kt', 'com/elsewhere/admin'],
    ['Total.kt', 'com/shop/prices'],
    ['../../etc/passwd', undefined],
    ['__proto__', undefined],
    ['', undefined],
  ])('does not guess for %j (%j)', (name, packageHint) => {
    expect(index.find(name, packageHint)).toBeUndefined();
  });

  it('is empty outside of a repository', () => {
    expect(noSources.find('README.md')).toBeUndefined();
  });
});
