const suiteEndpoints = (listing: string, upload: string): readonly string[] => [
  `POST /app-automate/${upload}`,
  `GET /app-automate/${listing}`,
  `GET /app-automate/${listing}/<hashed_id>`,
  `DELETE /app-automate/${listing}/<hashed_id>`,
];

const sessionEndpoints = (framework: string): readonly string[] => [
  `GET /app-automate/${framework}/builds/<build_id>`,
  `GET /app-automate/${framework}/builds/<build_id>/sessions/<session_id>`,
  `GET /app-automate/${framework}/builds/<build_id>/sessions/tests/<test_id>/networklogs`,
];

/** Every endpoint of the specification, as its sections 4.1 to 4.7 write them; alerts have operations only. */
export const specificationEndpoints: readonly string[] = [
  'POST /app-automate/upload',
  'GET /app-automate/recent_apps',
  'GET /app-automate/recent_apps/<custom_id>',
  'GET /app-automate/recent_group_apps',
  'DELETE /app-automate/app/delete/<app_id>',
  ...suiteEndpoints('espresso/test-suites', 'espresso/test-suite'),
  ...suiteEndpoints('xcuitest/test-suites', 'xcuitest/test-suite'),
  ...suiteEndpoints('earlgrey/app-dirs', 'earlgrey/app-dir'),
  'POST /app-automate/espresso/build',
  'POST /app-automate/xcuitest/build',
  'GET /app-automate/espresso/projects/<project_name>',
  'GET /app-automate/xcuitest/projects/<project_name>',
  ...sessionEndpoints('earlgrey'),
  ...sessionEndpoints('espresso'),
  ...sessionEndpoints('xcuitest'),
  'GET /app-automate/espresso/builds/<build_id>/sessions/<session_id>/report',
  'GET /app-automate/espresso/builds/<build_id>/sessions/tests/<test_id>/appprofiling',
  'POST /app-automate/upload-media',
  'GET /app-automate/recent_media_files',
  'GET /app-automate/recent_media_files/<custom_id>',
  'GET /app-automate/recent_group_media',
  'DELETE /app-automate/custom_media/delete/<MediaId>',
  'GET /api/v2/projects/{project_id}/test-cases',
];

export const alertOperations: readonly string[] = ['create', 'list', 'pause', 'resume'];
