export const frameworks = ['espresso', 'xcuitest', 'earlgrey', 'maestro', 'flutter-android', 'flutter-ios'] as const;

export type Framework = (typeof frameworks)[number];

export type DeviceSystem = 'android' | 'ios';

export const isFramework = (text: string): text is Framework => (frameworks as readonly string[]).includes(text);
