import { describe, expect, it } from 'vitest';
import { elementsIn, elementsOfTree, screenOf } from '../../../../../src/core/results/triage/screen.ts';
import { cpuTimeOf } from '../../../../helpers/cpu-time.ts';

const espresso = `androidx.test.espresso.NoMatchingViewException: No views in hierarchy found matching: view.getId() is <2131230849/com.shop:id/pay>

View Hierarchy:
+>DecorView{id=-1, visibility=VISIBLE, width=1080, height=2400, layout-params={(0,0)(fillxfill) sim={adjust=resize} ty=BASE_APPLICATION
  fl=LAYOUT_IN_SCREEN}, tag=null, x=0.0, child-count=3}
|
+->LinearLayout{id=16908290, res-name=content, visibility=VISIBLE, width=1080}
|
+-->AppCompatTextView{id=2131230850, res-name=total, visibility=VISIBLE, width=1080, text=Total, 3 items, input-type=0, ime-target=false, has-links=false}
|
+-->MaterialButton{id=2131230851, res-name=pay_later, desc=Pay later, visibility=GONE, width=0, text=Pay later, input-type=0} ****MATCHES****
\tat androidx.test.espresso.Espresso.onView(Espresso.java:1)
\tat com.shop.CartTest.pays(CartTest.kt:3)`;

const xctest = `Attributes: Application, 0x105d1c0f0, pid: 412, label: 'Shop'
Element subtree:
 →Application, 0x105d1c0f0, pid: 412, label: 'Shop'
    Window (Main), 0x105d1c210, {{0.0, 0.0}, {390.0, 844.0}}
      Button, 0x105d1c690, {{16.0, 700.0}, {358.0, 50.0}}, identifier: 'checkout', label: 'Don't check out', Disabled
      TextField, 0x105d1c7b0, {{16.0, 640.0}, {358.0, 34.0}}, identifier: 'coupon', label: 'Coupon', value: SAVE10
Path to element:
 →Application, 0x105d1c0f0, pid: 412, label: 'Other'`;

describe('the screen of a failure', () => {
  const tree = 'Element subtree:';
  const onlyA = [{ type: 'Button', text: 'a' }];

  it('is read from the view hierarchy of Espresso', () => {
    expect(elementsIn(espresso)).toEqual([
      { type: 'LinearLayout', id: 'content' },
      { type: 'AppCompatTextView', id: 'total', text: 'Total, 3 items' },
      { type: 'MaterialButton', id: 'pay_later', text: 'Pay later', description: 'Pay later', hidden: true },
    ]);
  });

  it('is read from the element tree of XCTest', () => {
    expect(elementsIn(xctest)).toEqual([
      { type: 'Application', text: 'Shop' },
      { type: 'Button', id: 'checkout', text: "Don't check out" },
      { type: 'TextField', id: 'coupon', text: 'SAVE10', description: 'Coupon' },
    ]);
  });

  it('is read from the tree of Maestro', () => {
    const leaf = { attributes: { 'resource-id': 'com.shop:id/pay', text: 'Pay', class: 'android.widget.Button' } };
    const root = {
      attributes: { text: '' },
      children: [{ children: [leaf] }, { attributes: { accessibilityText: 'Cart' } }, null, 7],
    };
    expect(elementsOfTree(root)).toEqual([{ type: 'Button', id: 'com.shop:id/pay', text: 'Pay' }, { description: 'Cart' }]);
  });

  it.each<[string, object, object]>([
    [
      'of Android',
      { class: 'android.widget.Button', 'resource-id': 'pay', text: ' ', value: 'Pay\n now', 'content-desc': 'Pays' },
      { type: 'Button', id: 'pay', text: 'Pay now', description: 'Pays' },
    ],
    [
      'of iOS',
      { className: 'A', identifier: 'pay', title: 'Pay', label: 'Pays' },
      { type: 'A', id: 'pay', text: 'Pay', description: 'Pays' },
    ],
    ['with other values', { elementType: 9, identifier: 7, label: 'x'.repeat(300), value: '' }, { description: 'x'.repeat(200) }],
  ])('is read from a node of Maestro %s', (_what, attributes, expected) => {
    expect(elementsOfTree({ attributes })).toEqual([expected]);
  });

  it('has at most 2,000 elements of a tree, in the order of the tree', () => {
    const children = Array.from({ length: 3_000 }, (_none, nth) => ({ attributes: { text: `${nth}` } }));
    const found = elementsOfTree({ attributes: { text: 'root' }, children });
    expect([found.length, found[0], found.at(-1)]).toEqual([2_000, { text: 'root' }, { text: '1998' }]);
  });

  it.each<[string, string, readonly object[]]>([
    ['an attribute that is cut', `View Hierarchy:\n+>A{id=1, text=${'x'.repeat(300)}`, [{ type: 'A', text: 'x'.repeat(200) }]],
    ['a view behind a text', 'No\nView Hierarchy:\n+>a.b.B{id=1, text=Pay} ****MATCHES****  \n', [{ type: 'B', text: 'Pay' }]],
    ['a text of several lines', 'View Hierarchy:\n+>A{id=1, text=one\n two, input-type=0}', [{ type: 'A', text: 'one two' }]],
    ['a title', "Button (Main), 0x1, title: 'Pay', value: 'now'", [{ type: 'Button', text: 'now', description: 'Pay' }]],
    ['a label without an end', "Button, 0x1, identifier: 'pay', label: 'Pay", [{ type: 'Button', id: 'pay' }]],
    ['elements after the path', `${tree}\nButton, 0x1, label: 'a'\nPath to element:\nButton, 0x1, label: 'b'`, onlyA],
    ['elements before the tree', `Button, 0x1, label: 'b'\n${tree}\nButton, 0x1, label: 'a'`, onlyA],
    ['an element in a sentence', "(Button, {{0.0, 0.0}, {1.0, 1.0}}, label: 'a')", [{ type: 'Button', text: 'a' }]],
  ])('is read from %s', (_what, text, expected) => {
    expect(elementsIn(text)).toEqual(expected);
  });

  it.each<[string, string | undefined]>([
    ['Element not found: Text matching regex: Pay', 'Pay'],
    ['No view “Pay” found', 'Pay'],
    ['view.getId() is <com.shop:id/pay>', 'pay'],
    ['no such element', undefined],
    ['no such element: ', undefined],
    [`not found: ${'x'.repeat(300)}`, 'x'.repeat(200)],
  ])('is that of a missing element which %j names', (message, missing) => {
    const screen = screenOf({ kind: 'failure', screen: [{ text: 'a' }, { text: 'b' }] }, message);
    expect([screen?.missing, screen?.elements.length, screen?.more]).toEqual([missing, 2, 0]);
  });

  it.each([
    ['Pay later', 'com.shop:id/pay_later', 'pay', 'Play'],
    ['pay', 'PAY', 'payment', 'play'],
  ])('ranks names by the pairs of letters that they share with %j', (missing, ...ids) => {
    const screen = ids.toReversed().map((id) => ({ id }));
    expect(screenOf({ kind: 'failure', screen }, `"${missing}"`)?.elements.map(({ id }) => id)).toEqual(ids);
  });

  it('begins with what is nearest to the missing element', () => {
    const screen = screenOf(
      { kind: 'error', trace: espresso },
      'No views in hierarchy found matching: view.getId() is <2131230849/com.shop:id/pay>',
    );
    expect(screen).toMatchObject({ missing: 'pay', more: 0 });
    expect(screen?.elements[0]).toMatchObject({ id: 'pay_later' });
  });

  it('holds 30 elements, and says how many are left out', () => {
    const screen = Array.from({ length: 100 }, (_none, nth) => ({ text: nth === 77 ? 'Pay' : `Item ${nth}` }));
    const seen = screenOf({ kind: 'failure', screen }, 'Failed to tap "Pay now" Button: No matches found');
    expect([seen?.missing, seen?.elements.length, seen?.more, seen?.elements[0]]).toEqual(['Pay now', 30, 70, { text: 'Pay' }]);
  });

  it.each([
    ['nothing', ''],
    ['no tree', 'Expected <3>, got: Four, 0 items'],
    ['half a tree', 'View Hierarchy:\n+>DecorView{id=-1'],
  ])('is unknown where there is %s', (_what, trace) => {
    expect(screenOf({ kind: 'failure', trace }, trace)).toBeUndefined();
  });

  it('is read in time whatever the text is', () => {
    const deep: { children: unknown[] } = { children: [] };
    deep.children.push(deep, deep);
    const readAll = () => {
      for (const text of ['+->V{', ', text=', "label: '", 'Button, 0x1 ', '|\n+', ' →', '(Other, label: '])
        elementsIn(`View Hierarchy:\n${text.repeat(300_000)}`);
      for (const text of ["label: '", 'Button, 0x1 ', ' →', '(Other, label: ', 'Abc (a', 'A']) elementsIn(text.repeat(300_000));
      expect(elementsOfTree(deep)).toEqual([]);
    };
    expect(cpuTimeOf(readAll)).toBeLessThan(3_000);
  });
});
