import { matchesPath } from '../../lib/wildcard.ts';
import { Refusal } from './response.ts';

/** Operations that the service has and the built-in cloud does not implement, by area. In a path, `*` stands for a variable. */
const unserved: Readonly<Record<string, readonly string[]>> = {
  'builds, projects and sessions of Appium': [
    'GET /app-automate/builds.json',
    'GET /app-automate/builds/*.json',
    'PUT /app-automate/builds/*.json',
    'DELETE /app-automate/builds/*.json',
    'GET /app-automate/builds/*/sessions.json',
    'POST /app-automate/builds/*/terminallogs',
    'GET /app-automate/builds/*/sessions/*/appiumlogs',
    'GET /app-automate/builds/*/sessions/*/devicelogs',
    'GET /app-automate/builds/*/sessions/*/networklogs',
    'GET /app-automate/builds/*/sessions/*/appprofiling',
    'GET /app-automate/builds/*/sessions/*/appprofiling/v2',
    'GET /app-automate/projects.json',
    'GET /app-automate/projects/*.json',
    'PUT /app-automate/projects/*.json',
    'DELETE /app-automate/projects/*.json',
    'GET /app-automate/projects/*/badge_key',
    'PUT /app-automate/sessions/*.json',
    'DELETE /app-automate/sessions/*.json',
    'POST /app-automate/sessions/*/terminallogs',
    'GET /ext/v1/builds',
  ],
  'modules of Espresso': [
    'POST /app-automate/espresso/v2/module-app',
    'POST /app-automate/espresso/v2/module-build',
    'GET /app-automate/espresso/builds/*/sessions/*/assets',
    'GET /app-automate/espresso/v2/builds/*/sessions/*/assets',
  ],
  'listings of Flutter uploads': [
    'GET /app-automate/flutter-integration-tests/v2/android/apps',
    'GET /app-automate/flutter-integration-tests/v2/android/apps/*',
    'DELETE /app-automate/flutter-integration-tests/v2/android/apps/*',
    'GET /app-automate/flutter-integration-tests/v2/ios/test-packages',
    'GET /app-automate/flutter-integration-tests/v2/ios/test-package/*',
    'DELETE /app-automate/flutter-integration-tests/v2/ios/test-package/*',
  ],
  Detox: ['POST /app-automate/detox/v2/android/app', 'POST /app-automate/detox/v2/android/app-client'],
  'test management beyond the listing of test cases': [
    'GET /api/v2/projects',
    'POST /api/v2/projects',
    'GET /api/v2/projects/*',
    'PATCH /api/v2/projects/*',
    'DELETE /api/v2/projects/*',
    'GET /api/v2/projects/*/folders',
    'POST /api/v2/projects/*/folders',
    'GET /api/v2/projects/*/folders/*',
    'PATCH /api/v2/projects/*/folders/*',
    'DELETE /api/v2/projects/*/folders/*',
    'POST /api/v2/projects/*/folders/*/move',
    'POST /api/v2/projects/*/folders/*/test-cases',
    'PATCH /api/v2/projects/*/test-cases',
    'DELETE /api/v2/projects/*/test-cases',
    'POST /api/v2/projects/*/test-cases/archive',
    'POST /api/v2/projects/*/test-cases/unarchive',
    'PATCH /api/v2/projects/*/test-cases/with-operations',
    'PATCH /api/v2/projects/*/test-cases/*',
    'DELETE /api/v2/projects/*/test-cases/*',
    'POST /api/v2/projects/*/test-cases/*/archive',
    'POST /api/v2/projects/*/test-cases/*/unarchive',
    'POST /api/v2/projects/*/test-cases/*/move',
    'GET /api/v2/projects/*/test-cases/*/attachments',
    'POST /api/v2/projects/*/test-cases/*/attachments',
    'DELETE /api/v2/projects/*/test-cases/*/attachments/*',
    'GET /api/v2/projects/*/test-cases/*/results',
    'GET /api/v2/projects/*/test-runs',
    'POST /api/v2/projects/*/test-runs',
    'GET /api/v2/projects/*/test-runs/*',
    'GET /api/v2/projects/*/test-runs/*/test-cases',
    'PATCH /api/v2/projects/*/test-runs/*/update',
    'POST /api/v2/projects/*/test-runs/*/update',
    'POST /api/v2/projects/*/test-runs/*/assign',
    'POST /api/v2/projects/*/test-runs/*/close',
    'POST /api/v2/projects/*/test-runs/*/delete',
    'GET /api/v2/projects/*/test-runs/*/results',
    'POST /api/v2/projects/*/test-runs/*/results',
    'GET /api/v2/projects/*/test-runs/*/test-cases/*/results',
    'GET /api/v2/projects/*/test-results/*/attachments',
    'POST /api/v2/projects/*/test-results/*/attachments',
    'DELETE /api/v2/projects/*/test-results/*/attachments/*',
    'GET /api/v2/projects/*/test-plans',
    'POST /api/v2/projects/*/test-plans',
    'GET /api/v2/projects/*/test-plans/*',
    'POST /api/v2/projects/*/test-plans/*/update',
    'GET /api/v2/projects/*/test-plans/*/test-runs',
    'GET /api/v2/configurations',
    'POST /api/v2/configurations',
    'GET /api/v2/configurations/*',
    'GET /api/v2/custom-fields',
    'POST /api/v2/custom-fields',
    'PATCH /api/v2/custom-fields/*',
    'DELETE /api/v2/custom-fields/*',
  ],
};

interface Unserved {
  /** Method and path, such as `GET /app-automate/builds.json`. `*` stands for a variable. */
  readonly operation: string;
  readonly area: string;
}

const known = Object.entries(unserved).flatMap(([area, operations]) =>
  operations.map((operation) => {
    const [method = '', path = ''] = operation.split(' ');
    return { method, path, operation, area };
  }),
);

/** Finds the operation for a request if the service has it, but the built-in cloud does not implement it. */
export const findUnserved = (method: string, path: string): Unserved | undefined =>
  known.find((entry) => entry.method === method && matchesPath(entry.path, path));

/** Creates the response for an operation that only the service implements. Status 501 shows that the client made no mistake. */
export const notServed = ({ operation, area }: Unserved): Refusal =>
  new Refusal(501, `The built-in cloud does not serve "${operation}" (${area}), which the service has`);
