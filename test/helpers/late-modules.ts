/** What steps load late. Loading is nothing that virtual time waits for, so it is done before any step runs. */
import '../../src/binaries/pack-directory.ts';
import '../../src/cloud/multipart.ts';
import '../../src/commands/cleanup.ts';
import '../../src/commands/post.ts';
import '../../src/commands/report.ts';
import '../../src/commands/run.ts';
import '../../src/commands/upload.ts';
import '../../src/run/report/write-html-report.ts';
