"use strict";
exports.id = 555;
exports.ids = [555];
exports.modules = {

/***/ 40949:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ withArchive)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./node_modules/yauzl/index.js
var yauzl = __webpack_require__(20663);
// EXTERNAL MODULE: ./build/javascript/lib/durations.js
var durations = __webpack_require__(71698);
// EXTERNAL MODULE: ./build/javascript/lib/without-ending.js
var without_ending = __webpack_require__(59247);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./build/javascript/binaries/binary-error.js
var binary_error = __webpack_require__(55667);
// EXTERNAL MODULE: ./build/javascript/binaries/release.js
var release = __webpack_require__(42624);
;// CONCATENATED MODULE: ./build/javascript/binaries/archive-data.js





const localHeaderSignature = 0x04034b50;
const localHeaderBytes = 30;
/** Code and manifests shrink to a tenth; a hundredth of a large entry is only reached by one that was made to. */
const plausibleRatio = 100;
const smallBytes = 1_000_000;
const spareBytes = 64;
/** Tables that stand before the first packed byte of data; otherwise packed data is the shorter. */
const headRoomBytes = 1_024;
const inflate = (0,external_node_util_.promisify)(external_node_zlib_.inflateRaw);
/** Reads and unpacks an entry as a whole; its size and checksum have to be what the directory says. */
const readArchiveData = async (archive, path, entry, maxBytes) => {
    refuseUnreadable(archive.file, path, entry);
    if (entry.sizeBytes > maxBytes || isBomb(entry)) {
        throw new binary_error/* BinaryError */.kM('too-large', archive.file, {
            found: `${path}, which unpacks from ${(0,durations/* formatBytes */.z)(entry.compressedBytes)} to ${(0,durations/* formatBytes */.z)(entry.sizeBytes)}`,
            expected: `at most ${(0,durations/* formatBytes */.z)(maxBytes)}, and a size that goes with its packed size`,
            remedy: 'Check that this is the file that the build made.',
        });
    }
    const packed = await readPacked(archive, path, entry, entry.compressedBytes);
    const data = entry.method === 0 ? packed : await unpack(archive.file, path, entry, packed);
    if (data.length !== entry.sizeBytes || (0,external_node_zlib_.crc32)(data) !== entry.checksum)
        throw damagedEntry(archive.file, path);
    return data;
};
/** Reads the first `bytes` of an entry, however large it is; there is no checksum over a part. */
const readArchiveStart = async (archive, path, entry, bytes) => {
    refuseUnreadable(archive.file, path, entry);
    const packed = await readPacked(archive, path, entry, Math.min(entry.compressedBytes, bytes + headRoomBytes));
    if (entry.method === 0)
        return packed.subarray(0, bytes);
    const unpacker = (0,external_node_zlib_.createInflateRaw)({ finishFlush: external_node_zlib_.constants.Z_SYNC_FLUSH });
    unpacker.end(packed);
    const chunks = [];
    let length = 0;
    try {
        for await (const chunk of unpacker) {
            chunks.push(chunk);
            length += chunk.length;
            if (length >= bytes)
                break;
        }
    }
    catch (error) {
        throw damagedEntry(archive.file, path, error);
    }
    return Buffer.concat(chunks).subarray(0, bytes);
};
/** Also true where little comes out of much: the packed bytes would all be read for it. */
const isBomb = ({ sizeBytes, compressedBytes }) => (sizeBytes > smallBytes && sizeBytes > compressedBytes * plausibleRatio) || compressedBytes > sizeBytes * 1.1 + 1_000;
const refuseUnreadable = (file, path, entry) => {
    if (!entry.encrypted && (entry.method === 0 || entry.method === 8))
        return;
    throw new binary_error/* BinaryError */.kM('unsupported', file, {
        found: entry.encrypted ? `${path}, which is encrypted` : `${path}, packed by method ${entry.method}`,
        expected: 'entries that are stored or deflated, without a password',
        remedy: 'Pack it with ordinary zip settings.',
    });
};
const readPacked = async (archive, path, entry, bytes) => {
    const header = Buffer.alloc(localHeaderBytes);
    const headerRead = await readAt(archive, header, entry.headerOffset);
    if (headerRead < localHeaderBytes || header.readUInt32LE(0) !== localHeaderSignature)
        throw damagedEntry(archive.file, path);
    const start = entry.headerOffset + localHeaderBytes + header.readUInt16LE(26) + header.readUInt16LE(28);
    // Checked before the allocation: the size is the file's own claim.
    if (start + bytes > archive.fileBytes)
        throw damagedEntry(archive.file, path);
    const packed = Buffer.allocUnsafe(bytes);
    if ((await readAt(archive, packed, start)) < bytes)
        throw damagedEntry(archive.file, path);
    return packed;
};
const readAt = async ({ handle }, target, position) => {
    if (!Number.isSafeInteger(position))
        return 0;
    const { bytesRead } = await handle.read(target, 0, target.length, position);
    return bytesRead;
};
const unpack = async (file, path, entry, packed) => {
    // One output block of the size that the directory gives, and a little more, which a full one would ask a second for:
    // no growing, no copy at the end.
    const bytes = entry.sizeBytes + spareBytes;
    try {
        return await inflate(packed, { chunkSize: bytes, maxOutputLength: bytes });
    }
    catch (error) {
        throw damagedEntry(file, path, error);
    }
    finally {
        (0,release/* release */._)(packed);
    }
};
const damagedEntry = (file, path, cause) => new binary_error/* BinaryError */.kM('damaged', file, {
    found: `${path}, which does not unpack to the size and checksum that the archive gives for it`,
    expected: 'a complete archive',
    remedy: 'Send or download it again, or build it again.',
}, { cause });

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/javascript/binaries/block-reader.js


/** Bytes fetched at once: a directory of 1,000 entries in one read, where entry by entry would be 2,000. */
const blockBytes = 256 * 1024;
/**
 * Lets the zip library read through a block of the file kept in memory.
 *
 * Reads are synchronous, so that whatever goes wrong inside of the library is thrown to its caller and never ends the
 * process from a callback.
 */
class BlockReader extends yauzl/* RandomAccessReader */.lJ {
    #fd;
    #fileBytes;
    #block = Buffer.alloc(0);
    #blockStart = 0;
    constructor(fd, fileBytes) {
        super();
        this.#fd = fd;
        this.#fileBytes = fileBytes;
    }
    read(target, offset, length, position, callback) {
        if (!(position >= 0 && position + length <= this.#fileBytes)) {
            callback(new RangeError('a position outside of the file'));
            return;
        }
        if (position < this.#blockStart || position + length > this.#blockStart + this.#block.length)
            this.#load(position, length);
        const from = position - this.#blockStart;
        callback(null, this.#block.copy(target, offset, from, from + length));
    }
    #load(position, length) {
        const wanted = Math.min(Math.max(length, blockBytes), this.#fileBytes - position);
        const block = Buffer.allocUnsafe(wanted);
        this.#block = block.subarray(0, (0,external_node_fs_.readSync)(this.#fd, block, 0, wanted, position));
        this.#blockStart = position;
    }
}

// EXTERNAL MODULE: ./build/javascript/binaries/file-tree.js
var file_tree = __webpack_require__(90468);
;// CONCATENATED MODULE: ./build/javascript/binaries/archive.js








const linkMode = 0o120000;
const formatMode = 0o170000;
/**
 * Opens a zip archive (APK, IPA, test bundle), hands its tree to `use` and closes it again.
 *
 * Only the directory at the end of the file is read; entries are read when asked for. Throws `BinaryError` where the
 * file is missing, empty, not an archive, cut short, or made to harm its reader: too many entries, names that lead out
 * of the archive, entries that unpack to far more than they say or than is plausible.
 */
const withArchive = async (file, use) => {
    const handle = await openFile(file);
    try {
        const sizeBytes = (await handle.stat()).size;
        const archive = { handle, file, fileBytes: sizeBytes };
        const stored = await listEntries(archive);
        const entryAt = (path) => {
            const entry = stored.get(path);
            if (entry !== undefined)
                return entry;
            throw new binary_error/* BinaryError */.kM('damaged', file, {
                found: `no ${path}`,
                expected: 'an archive that holds it',
                remedy: 'Build it again.',
            });
        };
        return await use({
            file,
            container: 'archive',
            sizeBytes,
            entries: stored,
            read: (path, maxBytes) => readArchiveData(archive, path, entryAt(path), maxBytes),
            readStart: (path, bytes) => readArchiveStart(archive, path, entryAt(path), bytes),
        });
    }
    finally {
        await handle.close();
    }
};
const openFile = async (file) => {
    const problem = {
        expected: 'a file that can be read',
        remedy: 'Check the path, and that the step before this one made the file.',
    };
    try {
        // Before opening: to open a pipe is to wait for its other end.
        if ((await (0,promises_.stat)(file)).isFile())
            return await (0,promises_.open)(file, 'r');
    }
    catch (cause) {
        const found = cause instanceof Error ? cause.message : String(cause);
        throw new binary_error/* BinaryError */.kM('unreadable', file, { ...problem, found }, { cause });
    }
    throw new binary_error/* BinaryError */.kM('unreadable', file, { ...problem, found: 'something that is no file' });
};
const listEntries = async (archive) => {
    const { handle, file, fileBytes } = archive;
    const reader = new BlockReader(handle.fd, fileBytes);
    try {
        const zip = await yauzl/* fromRandomAccessReaderPromise */.or(reader, fileBytes, { autoClose: false, decodeStrings: false });
        const entries = new Map();
        const spent = { entries: 0, nameBytes: 0 };
        for await (const entry of zip.eachEntry()) {
            spent.entries += 1;
            spent.nameBytes += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
            if (spent.entries > file_tree/* treeLimits */.L.entries || spent.nameBytes > file_tree/* treeLimits */.L.nameBytes)
                throw tooManyEntries(file);
            const path = pathOf(entry, file);
            // The first of two equal names is what Android's installer would refuse and unpackers overwrite: keep one, in order.
            if (path !== '' && !entries.has(path))
                entries.set(path, storedEntry(entry));
        }
        return entries;
    }
    catch (error) {
        if (error instanceof binary_error/* BinaryError */.kM)
            throw error;
        throw await unreadableArchive(archive, error);
    }
};
/** Throws for names that an unpacker would write outside of its folder. */
const pathOf = (entry, file) => {
    const name = yauzl/* getFileNameLowLevel */.ax(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
    const wrong = yauzl/* validateFileName */.U_(name) ?? (name.includes('\0') ? 'a NUL in an entry name' : null);
    if (wrong === null)
        return (0,without_ending/* withoutEnding */.s)(name, '/');
    throw new binary_error/* BinaryError */.kM('unsafe-name', file, {
        found: wrong,
        expected: 'entries that stay inside of the archive',
        remedy: 'Pack the folder itself, with relative names; do not use an archive from a source that you do not trust.',
    });
};
const storedEntry = (entry) => {
    const unixMode = entry.versionMadeBy >>> 8 === 3 ? entry.externalFileAttributes >>> 16 : 0;
    const isFolder = entry.fileNameRaw.at(-1) === 0x2f;
    return {
        kind: isFolder ? 'folder' : (unixMode & formatMode) === linkMode ? 'link' : 'file',
        sizeBytes: entry.uncompressedSize,
        compressedBytes: entry.compressedSize,
        method: entry.compressionMethod,
        encrypted: entry.isEncrypted(),
        checksum: entry.crc32,
        headerOffset: entry.relativeOffsetOfLocalHeader,
    };
};
const tooManyEntries = (file) => new binary_error/* BinaryError */.kM('too-large', file, {
    found: `more than ${file_tree/* treeLimits */.L.entries} entries, or longer names than any app has`,
    expected: 'an app or a test suite',
    remedy: 'Check that this is the file that the build made.',
});
/** Tells a file that was cut from one that never was an archive, by how it begins. */
const unreadableArchive = async ({ handle, file, fileBytes }, cause) => {
    if (fileBytes === 0) {
        const problem = { found: 'an empty file', expected: 'an archive', remedy: 'Check the step that made or downloaded it.' };
        return new binary_error/* BinaryError */.kM('empty', file, problem, { cause });
    }
    const start = Buffer.alloc(4);
    await handle.read(start, 0, start.length, 0);
    if (start.readUInt32LE(0) === localHeaderSignature) {
        const problem = {
            found: `an archive of ${(0,durations/* formatBytes */.z)(fileBytes)} whose directory, at its end, is missing or damaged`,
            expected: 'a complete archive',
            remedy: 'The file was probably cut short: compare its size with the build step, and send or download it again.',
        };
        return new binary_error/* BinaryError */.kM('cut-short', file, problem, { cause });
    }
    const problem = {
        found: 'a file that is no zip archive',
        expected: 'an APK, an IPA or a zip archive',
        remedy: 'Give the file that the build made; a folder is packed for you.',
    };
    return new binary_error/* BinaryError */.kM('not-an-archive', file, problem, { cause });
};


/***/ }),

/***/ 55667:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IF: () => (/* binding */ FormatError),
/* harmony export */   Zv: () => (/* binding */ UnknownVersionError),
/* harmony export */   kM: () => (/* binding */ BinaryError),
/* harmony export */   mz: () => (/* binding */ readingPart)
/* harmony export */ });
/** A file that cannot be used as an app or a test suite: missing, cut short, damaged, hostile, or not to be packed. */
class BinaryError extends Error {
    code;
    /** The path as it was given. */
    file;
    found;
    expected;
    remedy;
    constructor(code, file, problem, options) {
        super(`${file}: found ${problem.found}, expected ${problem.expected}. ${problem.remedy}`, options);
        this.name = 'BinaryError';
        this.code = code;
        this.file = file;
        this.found = problem.found;
        this.expected = problem.expected;
        this.remedy = problem.remedy;
    }
}
/**
 * Raised by the readers of bytes, which know no file name, where a value cannot be what the format says.
 *
 * They raise a `RangeError` (the runtime's own) where a read would leave the bytes.
 */
class FormatError extends Error {
    name = 'FormatError';
}
/** Raised for a later version of a format: the file may be right, and is not understood here. */
class UnknownVersionError extends FormatError {
    name = 'UnknownVersionError';
}
/** Runs a reader of bytes; what it finds wrong becomes a `BinaryError` that names the file and the part of it. */
const readingPart = (file, part, read) => {
    try {
        return read();
    }
    catch (error) {
        if (!(error instanceof FormatError) && !(error instanceof RangeError))
            throw error;
        const detail = error instanceof FormatError ? error.message : 'a position outside of the file';
        throw new BinaryError(error instanceof UnknownVersionError ? 'unsupported' : 'damaged', file, {
            found: `${detail} in ${part}`,
            expected: 'a file as the build tools write it',
            remedy: 'Build it again, and check that no later step (download, cache, repackaging) changed it.',
        }, { cause: error });
    }
};


/***/ }),

/***/ 46678:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ isFullyKnown),
/* harmony export */   b0: () => (/* binding */ mostTests),
/* harmony export */   u5: () => (/* binding */ sortTests)
/* harmony export */ });
/** Whether the tests of the suite are exactly `tests`. */
const isFullyKnown = ({ unknown, unseen }) => unknown.length === 0 && unseen === undefined;
/** More tests than any suite holds; a file with more was made to exhaust its reader. */
const mostTests = 100_000;
const sortTests = (tests) => tests.toSorted((a, b) => compareText(a.className, b.className) || compareText(a.name, b.name));
const compareText = (a, b) => (a < b ? -1 : a > b ? 1 : 0);


/***/ }),

/***/ 90468:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ treeLimits),
/* harmony export */   M: () => (/* binding */ topNames)
/* harmony export */ });
/** More entries, or longer names together, than any app has: a file made to exhaust its reader. */
const treeLimits = { entries: 100_000, nameBytes: 32_000_000 };
/** Names at the top of a tree, sorted; without the folder that the Finder adds to its archives. */
const topNames = (tree) => {
    const names = new Set();
    for (const path of tree.entries.keys()) {
        const slash = path.indexOf('/');
        names.add(slash === -1 ? path : path.slice(0, slash));
    }
    names.delete('__MACOSX');
    names.delete('.DS_Store');
    return [...names].sort();
};


/***/ }),

/***/ 42624:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ release)
/* harmony export */ });
/** Above the size of the runtime's own pool of small blocks. */
const smallBytes = 1_000_000;
/**
 * Gives the memory of bytes back at once; they must not be used again.
 *
 * The garbage collector is slow to see that a few large blocks hold memory outside of its heap: left to it, reading ten
 * files of 30 MB one after the other holds all ten. Small
 * bytes may share their memory with others and are left alone.
 */
const release = (bytes) => {
    const { buffer } = bytes;
    if (buffer instanceof ArrayBuffer && buffer.byteLength > smallBytes)
        buffer.transfer(0);
};


/***/ }),

/***/ 5555:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  report: () => (/* binding */ report_report)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/javascript/binaries/archive.js + 2 modules
var binaries_archive = __webpack_require__(40949);
// EXTERNAL MODULE: ./build/javascript/lib/escape/file-name.js
var file_name = __webpack_require__(48905);
// EXTERNAL MODULE: ./build/javascript/model/error-codes.js
var error_codes = __webpack_require__(96804);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./build/javascript/binaries/discovered-suite.js
var discovered_suite = __webpack_require__(46678);
;// CONCATENATED MODULE: ./build/javascript/collector/job-document.js


const job_document_text = schemas/* string */.YjP().max(1_000_000);
const count = schemas/* int */.Whr().min(1).max(10_000);
const timeMs = schemas/* number */.aig().min(0).max(8_640_000_000_000_000);
const place = { device: job_document_text, shard: count, shards: count, attempt: count, build: job_document_text, session: job_document_text.optional() };
const links = schemas/* object */.Ikc({
    video: job_document_text.optional(),
    deviceLog: job_document_text.optional(),
    instrumentationLog: job_document_text.optional(),
    networkLog: job_document_text.optional(),
    screenshots: schemas/* array */.YOg(job_document_text).optional(),
});
const attemptSchema = schemas/* object */.Ikc({
    duration: timeMs.optional(),
    message: job_document_text.optional(),
    trace: job_document_text.optional(),
    extra: schemas/* object */.Ikc({ rawStatus: job_document_text }),
});
const testSchema = schemas/* object */.Ikc({
    name: job_document_text,
    status: schemas/* enum */.k5n(['passed', 'failed', 'skipped']),
    duration: timeMs,
    start: timeMs.optional(),
    suite: schemas/* array */.YOg(job_document_text).optional(),
    message: job_document_text.optional(),
    trace: job_document_text.optional(),
    rawStatus: job_document_text,
    flaky: schemas/* boolean */.zMY().default(false),
    retryAttempts: schemas/* array */.YOg(attemptSchema).default([]),
    extra: schemas/* object */.Ikc({
        ...place,
        kind: schemas/* enum */.k5n(['test', 'session', 'verdict']),
        testId: job_document_text.optional(),
        links: links.optional(),
    }),
});
const sessionSchema = schemas/* object */.Ikc({
    ...place,
    start: timeMs.optional(),
    duration: timeMs.optional(),
    folder: job_document_text,
    video: job_document_text.optional(),
});
const knownTestSchema = schemas/* object */.Ikc({
    className: job_document_text,
    name: job_document_text,
    ignored: schemas/* boolean */.zMY(),
    parameterised: schemas/* boolean */.zMY(),
    conditional: schemas/* boolean */.zMY(),
    naming: schemas/* enum */.k5n(['derived', 'free']).exactOptional(),
});
const documentSchema = schemas/* object */.Ikc({
    timestamp: iso/* datetime */.w$(),
    results: schemas/* object */.Ikc({
        summary: schemas/* object */.Ikc({ tests: schemas/* int */.Whr() }),
        tests: schemas/* array */.YOg(testSchema),
        extra: schemas/* object */.Ikc({
            simulated: schemas/* boolean */.zMY(),
            verdict: schemas/* enum */.k5n(['passed', 'failed', 'error', 'timed-out', 'cancelled', 'started', 'planned']),
            reason: job_document_text,
            framework: job_document_text,
            project: job_document_text,
            queueMs: timeMs,
            builds: schemas/* array */.YOg(schemas/* object */.Ikc({ id: job_document_text, shard: count, shards: count, attempt: count })),
            sessions: schemas/* array */.YOg(sessionSchema),
            missingTests: schemas/* array */.YOg(schemas/* object */.Ikc({ name: job_document_text, devices: schemas/* array */.YOg(job_document_text) })),
            knownSuite: schemas/* object */.Ikc({
                tests: schemas/* array */.YOg(knownTestSchema).max(discovered_suite/* mostTests */.b0),
                unknown: schemas/* array */.YOg(schemas/* object */.Ikc({ part: job_document_text })),
                unseen: job_document_text.exactOptional(),
                customRunner: schemas/* boolean */.zMY().exactOptional(),
            })
                .optional(),
        }),
    }),
});
/**
 * Reads the `results.json` of a job.
 *
 * @throws Error for anything else, and for a document that lacks some of its tests
 */
const readJobDocument = (json) => {
    const parsed = documentSchema.safeParse(JSON.parse(json));
    if (!parsed.success) {
        const [issue] = parsed.error.issues;
        throw new Error(`it is no results.json of the run action (${issue?.path.join('.')}: ${issue?.message})`);
    }
    const { summary, tests } = parsed.data.results;
    if (summary.tests !== tests.length)
        throw new Error(`its results.json declares ${summary.tests} tests and holds ${tests.length}`);
    return parsed.data;
};
const statuses = ['passed', 'failed', 'skipped', 'timed-out', 'error', 'pending', 'unknown'];
const statusOfWord = (word) => statuses.find((status) => status === word) ?? 'unknown';
/** A pass needs both words to say so; a flaky test may count as failed and has passed all the same. */
const statusOf = ({ status, rawStatus, flaky }) => {
    const raw = statusOfWord(rawStatus);
    if (status === 'skipped' && raw === 'skipped')
        return raw;
    if (raw === 'passed')
        return status === 'passed' || flaky ? raw : 'failed';
    return raw === 'skipped' ? 'failed' : raw;
};
/** A test of the document, as it was when the document was written; what went wrong in several ways is one failure here. */
const testOf = (test) => {
    const status = statusOf(test);
    const isBad = status !== 'passed' && status !== 'skipped';
    return {
        className: test.suite?.join('.') ?? '',
        name: test.name,
        status,
        ...(status === 'unknown' ? { statusWord: test.rawStatus } : {}),
        durationMs: test.duration,
        ...(test.start === undefined ? {} : { startedAt: new Date(test.start) }),
        failures: isBad ? [failureOf(status, test)] : nothing,
        ...(status === 'skipped' && test.message !== undefined ? { skipMessage: test.message } : {}),
        earlierTries: test.retryAttempts.length === 0 ? nothing : test.retryAttempts.map(earlierTry),
        ...(test.extra.testId === undefined ? {} : { testId: test.extra.testId }),
        ...(test.extra.links === undefined ? {} : { links: linksOf(test.extra.links) }),
    };
};
/** Shared by the tests that passed, of which there are many. */
const nothing = [];
const earlierTry = ({ duration, extra, ...texts }) => {
    const status = statusOfWord(extra.rawStatus);
    return {
        status,
        failures: status === 'passed' || status === 'skipped' ? [] : [failureOf(status, texts)],
        ...(duration === undefined ? {} : { durationMs: duration }),
    };
};
const failureOf = (status, { message, trace }) => ({
    kind: status === 'failed' ? 'failure' : 'error',
    ...(message === undefined ? {} : { message }),
    ...(trace === undefined ? {} : { trace }),
});
const linksOf = (given) => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));

;// CONCATENATED MODULE: ./build/javascript/collector/job-report.js

/** Device and shard, whatever the attempt. */
const slotKey = ({ device, shard, shards }) => `${shard}/${shards}/${device}`;
/** For the documents of all jobs, since devices run the same tests: each name is held once. */
const createJobReports = () => {
    const names = new Map();
    const nameOf = (text) => {
        const known = names.get(text);
        if (known === undefined)
            names.set(text, text);
        return known ?? text;
    };
    return ({ name, archive, document }) => {
        const { extra: facts, tests } = document.results;
        const bySlot = new Map();
        const own = tests.filter(({ extra }) => extra.kind === 'test');
        for (const test of own) {
            const result = testOf(test);
            const key = slotKey(test.extra);
            const slot = bySlot.get(key) ?? [];
            if (slot.length === 0)
                bySlot.set(key, slot);
            slot.push({ ...result, className: nameOf(result.className), name: nameOf(result.name) });
        }
        const hasFailedTest = own.some(({ status }) => status === 'failed');
        return { name, archive, timestamp: document.timestamp, facts, tests: bySlot, hasFailedTest };
    };
};

;// CONCATENATED MODULE: ./build/javascript/collector/choose-slots.js


/**
 * For each device and shard the newest report counts, as for builds: a job that ran again replaces what it stored before, and so does a
 * new job in a later run attempt. Two jobs that stand side by side are no rerun of each other.
 *
 * Only a derived name tells for certain that a report replaces another as a whole, since it holds a hash of what the job asks for. Under
 * a name that the user gave, jobs for different devices may have stored theirs: there it replaces what it reports itself, no more.
 */
const chooseSlots = (reports) => {
    const ordered = reports.toSorted((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp));
    const names = new Set(reports.map(({ name }) => name));
    const jobs = new Map(ordered.map((report) => [report, jobOf(report, names)]));
    const newestOfJob = new Map(ordered.map((report) => [jobs.get(report), report]));
    const newest = ordered.filter((report) => !derivedName.test(report.name) || newestOfJob.get(jobs.get(report)) === report);
    const slots = new Map();
    const errors = [];
    for (const slot of newest.flatMap(slotsOf)) {
        const older = slots.get(slot.key)?.report;
        if (older !== undefined && standsBeside(older, slot.report, jobs))
            errors.push((0,error_codes/* problem */.CC)('matrix-builds-rival', `the artifacts ${older.name} and ${slot.report.name} both report ${slot.device}`));
        slots.set(slot.key, slot);
    }
    const counting = new Set([...slots.values()].map(({ report }) => report));
    const isCurrent = (report) => counting.has(report) || report.facts.sessions.length === 0;
    return { slots: [...slots.values()], current: newest.filter(isCurrent), errors };
};
const derivedName = /-attempt-\d{1,6}-[0-9a-f]{8}(?:-\d{1,2})?$/;
const attemptInName = /-attempt-(\d{1,6})(?=-|$)/;
/** All of the name but the run attempt, and the count that a name gets that is taken. */
const jobOf = ({ name }, names) => {
    const uncounted = name.replace(/-\d{1,2}$/, '');
    return (names.has(uncounted) || derivedName.test(name) ? uncounted : name).replace(attemptInName, '');
};
const runAttemptOf = ({ name }) => Number(attemptInName.exec(name)?.[1] ?? 0);
/** A job whose inputs changed between run attempts has another name, but none under it in the run attempt before. */
const standsBeside = (older, newer, jobs) => jobs.get(older) !== jobs.get(newer) &&
    [...jobs].some(([report, job]) => job === jobs.get(newer) && runAttemptOf(report) === runAttemptOf(older));
const slotsOf = (report) => {
    const groups = Map.groupBy(report.facts.sessions, slotKey);
    return [...groups].flatMap(([key, sessions]) => {
        const attempts = sessions.toSorted((a, b) => a.attempt - b.attempt);
        const last = attempts.at(-1);
        if (last === undefined)
            return [];
        const shard = { index: last.shard - 1, total: last.shards };
        return [{ key, device: last.device, shard, report, attempts, last }];
    });
};

;// CONCATENATED MODULE: ./build/javascript/collector/job-problems.js

/** What a job's own report says against it: a verdict that its tests do not explain stays what it is. */
const problemsOfJob = ({ name, facts, hasFailedTest }, framework) => {
    const { verdict, reason } = facts;
    if (facts.framework !== framework)
        return [(0,error_codes/* problem */.CC)('matrix-artifact-unusable', `the artifact ${name} is of ${facts.framework}, not of ${framework}`)];
    if (facts.sessions.some((session) => session.shard > session.shards))
        return [(0,error_codes/* problem */.CC)('matrix-artifact-unusable', `the artifact ${name} has a shard number above its number of shards`)];
    const ending = (code) => (0,error_codes/* problem */.CC)(code, `the job of ${name} ended ${verdict}: ${reason.replace(/\.$/, '')}`);
    if (verdict === 'passed')
        return [];
    if (verdict === 'timed-out')
        return [ending('matrix-job-timed-out')];
    if (verdict === 'started' || verdict === 'planned')
        return [
            (0,error_codes/* problem */.CC)('matrix-job-not-waited', `the job of ${name} did not wait for its results, and ${framework} builds cannot be found later`),
        ];
    return verdict === 'failed' && hasFailedTest ? [] : [ending('matrix-job-red')];
};

// EXTERNAL MODULE: ./build/javascript/results/counting.js
var counting = __webpack_require__(14289);
;// CONCATENATED MODULE: ./build/javascript/collector/job-sessions.js

/** The session that a job reported, its attempts folded into one, as its document holds them. Where its files go is the caller's. */
const sessionOf = ({ key, device, shard, report, attempts, last, }) => {
    const tests = report.tests.get(key) ?? [];
    const [first] = attempts;
    return {
        device,
        shard,
        attempt: 0,
        buildId: last.build,
        ...(last.session === undefined ? {} : { sessionId: last.session }),
        ...(first?.start === undefined ? {} : { startedAt: new Date(first.start) }),
        durationMs: attempts.reduce((sum, { duration = 0 }) => sum + duration, 0),
        tests,
        evidence: {
            ...(last.session === undefined ? {} : { summary: {} }),
            details: { state: 'read', tests: (0,counting/* countByStatus */.x7)(tests) },
            report: { state: 'none' },
        },
        links: last.video === undefined ? {} : { video: last.video },
    };
};
/** The builds that a job reported; all have ended, and what was wrong with them is in the job's verdict. */
const buildsOf = ({ builds }) => builds.map((build) => {
    const { id } = build;
    const shard = { index: build.shard - 1, total: build.shards };
    const attempt = build.attempt - 1;
    const tag = { runId: '', runAttempt: 0, job: '', shard, attempt, nonce: '' };
    return {
        started: {
            id,
            shard,
            tag,
            devices: [],
            attempt,
            partial: false,
            serviceRetries: false,
            queuedSinceMs: 0,
            queueLimitSinceMs: 0,
        },
        record: { id, status: 'done', statusWord: 'done', capabilities: {}, devices: [], deviceErrors: [] },
    };
});

// EXTERNAL MODULE: ./build/javascript/lib/wildcard.js
var wildcard = __webpack_require__(54317);
// EXTERNAL MODULE: ./build/javascript/github/stall-guard.js + 1 modules
var stall_guard = __webpack_require__(25837);
;// CONCATENATED MODULE: ./build/javascript/github/download-artifacts.js




class ArtifactsUnavailableError extends Error {
    code = 'artifacts-unavailable';
    constructor(why, cause) {
        super(`the artifacts of this workflow run cannot be read: ${why}`, { cause });
        this.name = 'ArtifactsUnavailableError';
    }
}
/** Names of the pages that a browser opens: the same report once more, without its data. */
const isPage = (name) => name.endsWith('.html');
/**
 * Downloads the artifacts of this workflow run whose names match, of several with one name the newest, each as the archive that it is.
 *
 * @param pattern in which `*` stands for any characters
 * @param folder for the archives, made where it is missing
 * @throws ArtifactsUnavailableError without an artifact service, and where one of them cannot be downloaded, by its name
 */
const downloadArtifacts = async (pattern, folder, { environment, clock }) => {
    if (!environment.ACTIONS_RUNTIME_TOKEN || !environment.ACTIONS_RESULTS_URL)
        throw new ArtifactsUnavailableError('this runner has no artifact service');
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(92), __webpack_require__.e(351), __webpack_require__.e(935)]).then(__webpack_require__.bind(__webpack_require__, 77935));
    const client = new DefaultArtifactClient();
    const guard = (0,stall_guard/* createStallGuard */.G)(clock);
    const { artifacts } = await guard
        .run(() => client.listArtifacts({ latest: true }))
        .catch((cause) => Promise.reject(new ArtifactsUnavailableError(firstLine(cause), cause)));
    const downloaded = [];
    for (const { id, name } of artifacts.filter((artifact) => (0,wildcard/* matchesWildcard */._)(pattern, artifact.name) && !isPage(artifact.name))) {
        const target = external_node_path_default().join(folder, String(id));
        await (0,promises_.mkdir)(target, { recursive: true });
        try {
            await guard.run(() => client.downloadArtifact(id, { path: target, skipDecompress: true }));
        }
        catch (cause) {
            throw new ArtifactsUnavailableError(`${name} could not be downloaded (${firstLine(cause)})`, cause);
        }
        const [file] = await (0,promises_.readdir)(target);
        if (file === undefined)
            throw new ArtifactsUnavailableError(`${name} came without content`);
        downloaded.push({ name, archive: external_node_path_default().join(target, file) });
    }
    return downloaded;
};
const firstLine = (error) => (error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));

// EXTERNAL MODULE: ./build/javascript/model/run-problem.js
var run_problem = __webpack_require__(25918);
;// CONCATENATED MODULE: ./build/javascript/collector/read-job-reports.js




/** For the `results.json` of a job: as large as one with 100 000 tests. */
const maxResultsBytes = 256_000_000;
/** An artifact that is named like a job's report and is none. */
class UnusableArtifactError extends Error {
    code = 'matrix-artifact-unusable';
    constructor(name, cause) {
        super(`the artifact ${name} cannot be read: ${(0,run_problem/* describeError */.Uc)(cause)}`, { cause });
        this.name = 'UnusableArtifactError';
    }
}
/**
 * Reads what the jobs of this workflow run stored of the project, one document after the other: with all its tests, each is large.
 *
 * @param folder for the archives
 * @throws ArtifactsUnavailableError, and UnusableArtifactError for one that is no job's report
 */
async function* readJobReports({ artifactPattern, project }, folder, { environment, log, clock }) {
    for (const artifact of await downloadArtifacts(artifactPattern, folder, { environment, clock })) {
        const report = await readReport(artifact);
        const { extra } = report.document.results;
        if (extra.project === project) {
            log.info(`Read ${artifact.name}: ${extra.verdict}. ${extra.reason}`);
            yield report;
        }
        else
            log.info(`Left out ${artifact.name}, which is of the project ${extra.project}.`);
    }
}
const readReport = async ({ name, archive }) => {
    try {
        const json = await (0,binaries_archive/* withArchive */.x)(archive, async (tree) => String(await tree.read('results.json', maxResultsBytes)));
        return { name, archive, document: readJobDocument(json) };
    }
    catch (cause) {
        throw new UnusableArtifactError(name, cause);
    }
};

;// CONCATENATED MODULE: ./build/javascript/collector/collect-artifacts.js










const maxFileBytes = 64_000_000;
const sessionFiles = { junit: 'junit.xml', session: 'session.json' };
/**
 * Collects what jobs stored as artifacts of this workflow run, where the service cannot list builds (EarlGrey).
 *
 * Only what a job's own report proves counts: one that did not wait, or that ended in another way than with results, is an error.
 *
 * @returns what the jobs found missing, and whether any of it is simulated
 * @throws Error where an artifact cannot be downloaded or read, by its name
 */
const collectArtifacts = async (inputs, runner, { tempDir, log }, state) => {
    const folder = external_node_path_default().join(tempDir, 'artifacts');
    try {
        const own = [];
        const reportOf = createJobReports();
        for await (const stored of readJobReports(inputs, folder, { ...runner, log }))
            own.push(reportOf(stored));
        if (own.length === 0) {
            state.onProblem((0,error_codes/* problem */.CC)('matrix-no-build', `no artifact of this workflow run is named ${inputs.artifactPattern} and holds a report of the project ${inputs.project}: every job died, was skipped or never started`));
            return { simulated: false };
        }
        const { slots, current, errors } = chooseSlots(own);
        for (const error of errors)
            state.onProblem(error);
        for (const report of current)
            addReport(report, inputs, state);
        await addSessions(slots, inputs.reportDir, state);
        const isUnknown = current.some(({ facts }) => facts.knownSuite === undefined);
        return {
            simulated: own.some(({ facts }) => facts.simulated),
            missing: missingIn(current),
            ...(isUnknown ? { knownSuite: 'unknown' } : {}),
        };
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
};
const addReport = (report, { framework }, state) => {
    const { facts } = report;
    for (const each of problemsOfJob(report, framework))
        state.onProblem(each);
    state.onQueued(facts.queueMs);
    for (const { started, record } of buildsOf(facts)) {
        state.onStarted(started);
        state.onPolled(record);
    }
};
const missingIn = (reports) => {
    const devicesOf = new Map();
    for (const { name, devices } of reports.flatMap(({ facts }) => facts.missingTests))
        devicesOf.set(name, new Set([...(devicesOf.get(name) ?? []), ...devices]));
    return [...devicesOf].map(([name, devices]) => ({ name, devices: [...devices] }));
};
const addSessions = async (slots, reportDir, state) => {
    const folders = (0,file_name/* safeNames */.K)(slots.map(({ device }) => device));
    for (const slot of slots) {
        const folder = `sessions/${folders.get(slot.device) ?? 'unknown-device'}/shard-${slot.shard.index + 1}-of-${slot.shard.total}`;
        const files = await (0,binaries_archive/* withArchive */.x)(slot.report.archive, (tree) => copyFiles(tree, slot, external_node_path_default().join(reportDir, folder)));
        state.onCollected(slot.key, { ...sessionOf(slot), folder, files });
    }
};
/** Names come from this side only: an archive says what is in its files, not where they go. */
const copyFiles = async (tree, { last }, target) => {
    const copied = {};
    for (const [kind, name] of Object.entries(sessionFiles)) {
        const source = `${last.folder}/${name}`;
        if (tree.entries.get(source)?.kind !== 'file')
            continue;
        await (0,promises_.mkdir)(target, { recursive: true });
        await (0,promises_.writeFile)(external_node_path_default().join(target, name), await tree.read(source, maxFileBytes));
        copied[kind === 'junit' ? 'junit' : 'session'] = [name];
    }
    return copied;
};

// EXTERNAL MODULE: ./build/javascript/model/device-name.js
var device_name = __webpack_require__(39707);
// EXTERNAL MODULE: ./build/javascript/run/collect/collect-sessions.js
var collect_sessions = __webpack_require__(47562);
// EXTERNAL MODULE: ./build/javascript/run/poll/poll-builds.js + 1 modules
var poll_builds = __webpack_require__(85123);
// EXTERNAL MODULE: ./build/javascript/run/run-deadline.js
var run_deadline = __webpack_require__(13849);
// EXTERNAL MODULE: ./build/javascript/run/start/start.js + 3 modules
var start = __webpack_require__(11219);
// EXTERNAL MODULE: ./build/javascript/model/results.js
var results = __webpack_require__(91171);
// EXTERNAL MODULE: ./build/javascript/results/accounting.js
var accounting = __webpack_require__(62181);
;// CONCATENATED MODULE: ./build/javascript/collector/account-missing.js







/**
 * Compares what was collected with the tests that the jobs discovered: they know the suite, which a collector does not. Only jobs whose
 * builds count are heard.
 *
 * Where the jobs' reports cannot be had, nothing is claimed, and the result says so.
 */
const accountMissing = async (inputs, runner, { tempDir, log, signal }, builds, sessions) => {
    if (inputs.missingTests === 'ignore')
        return {};
    const folder = external_node_path_default().join(tempDir, 'artifacts');
    try {
        const jobs = [];
        for await (const { document } of readJobReports(inputs, folder, { ...runner, log }))
            jobs.push(document.results.extra);
        return missingOf(jobs, builds, sessions);
    }
    catch (error) {
        signal.throwIfAborted();
        const say = inputs.missingTests === 'fail' ? log.warning : log.info;
        say(`Could not check for missing tests: ${(0,run_problem/* describeError */.Uc)(error)}.`);
        return { knownSuite: 'unknown' };
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
};
/**
 * Of each device, the tests that its jobs discovered and that no session here reported; `unknown` where no job tells them of some device.
 * Shards of one device are compared as a whole, whatever the split.
 */
const missingOf = (jobs, builds, sessions) => {
    const devicesOf = new Map(builds.map(({ id, devices }) => [id, devices.map(device_name/* deviceKey */.cY)]));
    const suites = new Map();
    const unknown = new Map();
    for (const { builds: own, knownSuite } of jobs) {
        if (knownSuite === undefined || !own.every(({ id }) => devicesOf.has(id)))
            continue;
        for (const { part } of knownSuite.unknown)
            unknown.set(part, { part });
        for (const device of new Set(own.flatMap(({ id }) => devicesOf.get(id) ?? []))) {
            const tests = suites.get(device) ?? new Map();
            suites.set(device, tests);
            for (const test of knownSuite.tests)
                tests.set((0,results/* testName */.U)(test), test);
        }
    }
    const ofDevice = Map.groupBy(sessions, ({ device }) => (0,device_name/* deviceKey */.cY)(device));
    const missing = new Map();
    for (const [device, tests] of suites) {
        const parts = unknown.values().filter(({ part }) => [...tests.values()].some(({ className }) => className === part));
        const found = (0,accounting/* findMissingTests */.fS)({ tests: [...tests.values()], unknown: [...parts] }, ofDevice.get(device) ?? []);
        for (const { name, devices } of found.missing)
            missing.set(name, [...(missing.get(name) ?? []), ...devices]);
    }
    const isKnown = [...devicesOf.values()].flat().every((device) => suites.has(device));
    return {
        missing: [...missing].map(([name, devices]) => ({ name, devices })),
        ...(isKnown ? {} : { knownSuite: 'unknown' }),
    };
};

// EXTERNAL MODULE: ./build/javascript/lib/durations.js
var durations = __webpack_require__(71698);
// EXTERNAL MODULE: ./build/javascript/run/plan/build-request.js
var build_request = __webpack_require__(88289);
// EXTERNAL MODULE: ./build/javascript/run/poll/pacing.js + 7 modules
var pacing = __webpack_require__(84550);
// EXTERNAL MODULE: ./build/javascript/run/start/list-builds.js
var list_builds = __webpack_require__(98632);
// EXTERNAL MODULE: ./build/javascript/results/describe.js
var describe = __webpack_require__(18665);
;// CONCATENATED MODULE: ./build/javascript/collector/absent-builds.js



const why = 'its job died, was skipped or never started';
const differ = (clause) => (0,error_codes/* problem */.CC)('matrix-shards-differ', clause);
const missing = (clause) => (0,error_codes/* problem */.CC)('matrix-shard-missing', clause);
/**
 * What should be there and is not.
 *
 * All builds must agree on the number of shards (and on the plan behind it, where tests were named), and have the expected one where it is
 * given. Every shard that holds
 * tests must have a build for every device that any shard of the run asked for: a matrix may be over shards, over devices, or over both.
 */
const absentBuilds = (chosen, expectedShards) => {
    const bases = chosen.filter(({ attempt }) => attempt === 0);
    const totals = [...new Set(bases.map(({ build }) => build.shard.total))].toSorted((a, b) => a - b);
    const [total] = totals;
    if (total === undefined)
        return [];
    if (totals.length > 1)
        return [
            differ(`the builds were started with different numShards (${totals.join(', ')}), so that tests would have run nowhere`),
        ];
    if (expectedShards !== undefined && total !== expectedShards)
        return [differ(`the builds were started with numShards ${total}, and expected-shards is ${expectedShards}`)];
    const plans = new Set(bases.map(({ build }) => build.tag?.plan));
    if (plans.size > 1)
        return [
            (0,error_codes/* problem */.CC)('matrix-plans-differ', 'the jobs split the suite in different ways, as they saw different durations, so that tests may have run nowhere'),
        ];
    const devices = new Map(bases.flatMap(({ devices: own }) => own.map((device) => [(0,device_name/* deviceKey */.cY)(device), device])));
    const [filled = total] = bases.flatMap(({ build }) => build.tag?.filledShards ?? []);
    return Array.from({ length: filled }, (_, index) => {
        const covered = bases.filter(({ build }) => build.shard.index === index).flatMap(({ devices: own }) => own.map(device_name/* deviceKey */.cY));
        const shard = total === 1 ? 'the run' : (0,describe/* describeShard */.y)({ index, total });
        if (covered.length === 0)
            return [missing(`${shard} has no build: ${why}`)];
        return [...devices].flatMap(([key, device]) => covered.includes(key) ? [] : [missing(`${shard} has no build on ${device}: ${why}`)]);
    }).flat();
};

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/javascript/model/build-tag.js
var build_tag = __webpack_require__(99988);
;// CONCATENATED MODULE: ./build/javascript/collector/choose-builds.js





/**
 * For each device and shard the newest build counts, and behind it the reruns of its failed tests, oldest first.
 *
 * A job that runs again replaces what it started before, and so does one that asks for the same. Two jobs of one run attempt that test
 * different things on the same device and shard are no rerun of each other: that is an error, since to drop either could hide its
 * failures.
 */
const chooseBuilds = (all) => {
    // Listings begin with the newest, which decides between builds of the same second.
    const ordered = withoutOldSplits(all.toReversed().toSorted(byAge));
    const isRerun = (build) => isMarkedRerun(build) || namesTestsOf(build, ordered);
    const errors = [];
    const chosen = new Map();
    const bases = new Map();
    const slots = Map.groupBy(ordered.filter((build) => !isRerun(build)).flatMap((build) => build.devices.map((device) => ({ build, device }))), ({ build, device }) => slotOf(build, device));
    for (const [slot, entries] of slots) {
        const latest = entries.at(-1);
        if (latest === undefined)
            continue;
        const rival = rivalOf(latest.build, entries.map(({ build }) => build));
        if (rival !== undefined)
            errors.push(describeRivals(latest.build, rival, latest.device));
        bases.set(slot, { base: latest.build, attempts: 0 });
        const known = chosen.get(latest.build);
        if (known === undefined)
            chosen.set(latest.build, { devices: [latest.device], attempt: 0, partial: false });
        else
            known.devices.push(latest.device);
    }
    for (const build of ordered.filter(isRerun)) {
        const reached = build.devices.flatMap((device) => {
            const slot = bases.get(slotOf(build, device));
            return slot !== undefined && continues(build, slot.base) ? [{ device, slot }] : [];
        });
        if (reached.length === 0)
            continue;
        const attempt = 1 + Math.max(...reached.map(({ slot }) => slot.attempts));
        for (const { slot } of reached)
            slot.attempts = attempt;
        const partial = reached.some(({ slot }) => build.filters.length > 0 && !sameTests(build, slot.base));
        chosen.set(build, { devices: reached.map(({ device }) => device), attempt, partial });
    }
    const builds = [...chosen].map(([build, rest]) => ({ build, ...rest }));
    return { builds: builds.toSorted((a, b) => a.attempt - b.attempt || a.build.shard.index - b.build.shard.index), errors };
};
const slotOf = ({ shard }, device) => `${shard.index}/${shard.total}/${(0,device_name/* deviceKey */.cY)(device)}`;
const choose_builds_runAttemptOf = ({ tag }) => tag?.runAttempt ?? 0;
/** What a build without tag ran is all that tells its job. */
const choose_builds_jobOf = ({ tag, filters }) => tag?.job ?? JSON.stringify(filters);
const byAge = (a, b) => choose_builds_runAttemptOf(a) - choose_builds_runAttemptOf(b) ||
    (a.tag?.attempt ?? 0) - (b.tag?.attempt ?? 0) ||
    (a.record.startedAt?.getTime() ?? 0) - (b.record.startedAt?.getTime() ?? 0);
const isMarkedRerun = ({ tag }) => (tag?.attempt ?? 0) > 0;
/** Without a tag, tests by name are a rerun where an older build ran the shard without naming any. */
const namesTestsOf = (build, ordered) => build.tag === undefined &&
    build.filters.length > 0 &&
    ordered
        .slice(0, ordered.indexOf(build))
        .some((older) => older.tag === undefined &&
        older.filters.length === 0 &&
        build.devices.some((device) => older.devices.some((other) => slotOf(build, device) === slotOf(older, other))));
const continues = (rerun, base) => choose_builds_runAttemptOf(rerun) >= choose_builds_runAttemptOf(base) && rerun.tag?.job === base.tag?.job;
const sameTests = (a, b) => JSON.stringify(a.filters) === JSON.stringify(b.filters);
/** A job that split the suite in other ways when it ran again has replaced all that it started before. */
const withoutOldSplits = (ordered) => {
    const newest = new Map(ordered.filter((build) => !isMarkedRerun(build)).map((build) => [build.tag?.job, build]));
    return ordered.filter((build) => {
        const last = newest.get(build.tag?.job);
        if (build.tag === undefined || last === undefined)
            return true;
        return build.shard.total === last.shard.total || choose_builds_runAttemptOf(build) === choose_builds_runAttemptOf(last);
    });
};
/**
 * A build of another job that stands beside the latest: started in the same run attempt, or in one in which the latest's job ran too. A
 * job whose inputs changed between run attempts is a new job, and replaces the old one.
 */
const rivalOf = (latest, builds) => {
    const attempts = new Set(builds.filter((build) => choose_builds_jobOf(build) === choose_builds_jobOf(latest)).map(choose_builds_runAttemptOf));
    return builds.findLast((build) => choose_builds_jobOf(build) !== choose_builds_jobOf(latest) && attempts.has(choose_builds_runAttemptOf(build)) && !asksForTheSame(build, latest));
};
/** What a request says of a build beside what is tested. */
const besideTests = new Set([build_tag/* buildTagKey */.KM, 'devices', 'project']);
const asksForTheSame = (a, b) => (0,external_node_util_.isDeepStrictEqual)(testedBy(a), testedBy(b));
const testedBy = ({ record }) => Object.fromEntries(Object.entries(record.capabilities).filter(([key]) => !besideTests.has(key)));
const describeRivals = (latest, rival, device) => (0,error_codes/* problem */.CC)('matrix-builds-rival', `builds ${rival.record.id} and ${latest.record.id} test different things on ${device}${latest.shard.total > 1 ? `, ${(0,describe/* describeShard */.y)(latest.shard)}` : ''}`);

;// CONCATENATED MODULE: ./build/javascript/collector/own-builds.js

/**
 * The builds of this run among those of a project (specification 4.3).
 *
 * A project that the user named holds builds of other runs too: there, only the tag of this run counts, and a build without any mark
 * proves nothing. In a project with the derived name a build without tag is one of this run's, which a service that drops the mark
 * leaves so.
 */
const ownBuilds = (records, { runId, isOwnProject }) => records.flatMap((record) => {
    const tag = (0,build_tag/* parseBuildTag */.MX)(record.capabilities[build_tag/* buildTagKey */.KM]);
    const isOwn = tag === undefined ? isOwnProject : tag.runId === runId.replaceAll(/[^\w-]/g, '_');
    if (!isOwn)
        return [];
    return [
        {
            record,
            ...(tag === undefined ? {} : { tag }),
            shard: shardOf(record, tag),
            devices: devicesOf(record),
            filters: textsOf(record.capabilities.class ?? record.capabilities['only-testing']),
        },
    ];
});
const maxShards = 10_000;
/** What was sent decides; builds of named tests carry no shard but in the tag. */
const shardOf = ({ capabilities }, tag) => {
    const { numShards, shardIndex } = capabilities;
    const sent = { index: wholeNumber(shardIndex), total: wholeNumber(numShards) };
    const shard = [sent, tag?.shard].find((one) => one !== undefined && one.index < one.total && one.total <= maxShards);
    return shard ?? { index: 0, total: 1 };
};
/** The service may keep numbers as text. */
const wholeNumber = (value) => (typeof value === 'number' || typeof value === 'string') && /^\d{1,6}$/.test(String(value)) ? Number(value) : Number.NaN;
const devicesOf = ({ capabilities, devices }) => {
    const asked = textsOf(capabilities.devices);
    return asked.length > 0 ? asked : devices.map(({ device }) => device);
};
const textsOf = (value) => {
    if (typeof value === 'string')
        return [value];
    return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
};

;// CONCATENATED MODULE: ./build/javascript/collector/find-builds.js









/** A build shows up in a listing with some delay: so many listings without it prove that it is absent. */
const looksAgain = 3;
/**
 * Finds the builds of this workflow run in their project's listing (specification 4.3), and says what is not there.
 *
 * Times of waiting count from here: how long a build has waited before is not known.
 *
 * @throws CloudError where the project cannot be listed
 */
const findBuilds = async (framework, search, context, services) => {
    const { clock, log, signal, simulated } = services;
    const pauses = (0,pacing/* reportPauses */.UR)(search.pollIntervalMs, simulated).slice(0, looksAgain);
    for (let looks = 0;; looks++) {
        const listed = await (0,list_builds/* listBuilds */.Y)(framework, search.project, services);
        const own = ownBuilds(listed, { runId: context.runId, isOwnProject: search.isOwnProject });
        const { builds, errors: rivals } = chooseBuilds(own);
        const others = listed.length - own.length;
        const absent = builds.length === 0 ? [noBuild(search.project, others)] : absentBuilds(builds, search.expectedShards);
        const pauseMs = pauses[looks];
        if (absent.length === 0 || pauseMs === undefined) {
            if (others > 0)
                log.info(`${others} builds of the project are not of this workflow run, and are left out.`);
            return {
                builds: builds.map((chosen) => startedOf(chosen, context, clock.monotonicMs())),
                requests: builds.map(({ build }) => build.record.capabilities),
                errors: [...absent, ...rivals],
            };
        }
        log.info(`${absent[0]?.clause}; looking again in ${(0,durations/* formatDuration */.a)(pauseMs)}.`);
        await clock.sleep(pauseMs, signal);
    }
};
const noBuild = (project, others) => (0,error_codes/* problem */.CC)('matrix-no-build', `the project ${project} has no build of this workflow run${others === 0 ? '' : ` (${others} of others, or without its tag)`}: every job died, was skipped or never started`);
const startedOf = ({ build, devices, attempt, partial }, { runId }, nowMs) => ({
    id: build.record.id,
    shard: build.shard,
    tag: build.tag ?? { runId, runAttempt: 0, job: '', shard: build.shard, attempt, nonce: '' },
    devices,
    attempt,
    partial,
    serviceRetries: (0,build_request/* asksForServiceRetries */.l)(build.record.capabilities),
    queuedSinceMs: nowMs,
    queueLimitSinceMs: nowMs,
});
/** Devices of a build for which a newer build counts, which its sessions must not answer for. */
const withoutReplaced = (record, { id, devices }, found) => {
    const own = new Set(devices.map(device_name/* deviceKey */.cY));
    const elsewhere = new Set(found.filter((build) => build.id !== id).flatMap((build) => build.devices.map(device_name/* deviceKey */.cY)));
    const counts = ({ device }) => own.has((0,device_name/* deviceKey */.cY)(device)) || !elsewhere.has((0,device_name/* deviceKey */.cY)(device));
    return { ...record, devices: record.devices.filter(counts), deviceErrors: record.deviceErrors.filter(counts) };
};

;// CONCATENATED MODULE: ./build/javascript/collector/collect-builds.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});







/** Finds the builds that the jobs of this workflow run started, waits for those that still run, and collects all results. */
const collectBuilds = async (inputs, runner, services, state) => {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { log, clock } = services;
        const { builds, requests, errors } = await log.group('Find', async () => {
            const env_2 = { stack: [], error: void 0, hasError: false };
            try {
                const limit = __addDisposableResource(env_2, (0,run_deadline/* createStartLimit */.IU)(inputs.queueTimeoutMs, clock), false);
                return await findBuilds(inputs.framework, inputs, runner.context, (0,run_deadline/* within */.ux)(services, limit.signal));
            }
            catch (e_2) {
                env_2.error = e_2;
                env_2.hasError = true;
            }
            finally {
                __disposeResources(env_2);
            }
        });
        for (const error of errors)
            state.onProblem(error);
        for (const build of builds)
            state.onStarted(build);
        state.onUploaded(usedRefs(requests));
        const devices = new Map(builds.flatMap((build) => build.devices.map((device) => [(0,device_name/* deviceKey */.cY)(device), device])));
        const place = (0,collect_sessions/* collectionPlace */.O)({ ...inputs, devices: [...devices.values()] }, services);
        const deadline = __addDisposableResource(env_1, (0,run_deadline/* createRunDeadline */.Ue)(inputs.timeoutMs, clock), false);
        const collector = (0,collect_sessions/* createCollector */.Y)(place, services, deadline, state);
        const events = { ...state, onSessionEnded: collector.sessionEnded };
        const polled = await log.group('Wait', () => (0,poll_builds/* pollBuilds */.n)((0,start/* noMoreThan */.ac)(builds), inputs, services, deadline, events));
        const counting = polled.map((build) => build.record === undefined ? build : { ...build, record: withoutReplaced(build.record, build.started, builds) });
        // The deadline lasts until the promise has settled.
        return await log.group('Collect', async () => {
            const sessions = await collector.finish(counting);
            return accountMissing(inputs, runner, services, builds, sessions);
        });
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
};
/** What all builds used alike, as the outputs name it. */
const usedRefs = (requests) => {
    const [first, ...others] = requests;
    const common = (key) => {
        const value = first?.[key];
        return typeof value === 'string' && others.every((request) => request[key] === value) ? value : undefined;
    };
    const app = common('app');
    const testSuite = common('testSuite');
    return { ...(app === undefined ? {} : { app }), ...(testSuite === undefined ? {} : { testSuite }) };
};

// EXTERNAL MODULE: ./build/javascript/github/artifacts.js
var artifacts = __webpack_require__(69344);
// EXTERNAL MODULE: ./build/javascript/model/framework.js
var model_framework = __webpack_require__(88917);
// EXTERNAL MODULE: ./build/javascript/inputs/reader.js
var inputs_reader = __webpack_require__(77642);
// EXTERNAL MODULE: ./build/javascript/inputs/result-inputs.js + 1 modules
var result_inputs = __webpack_require__(11161);
// EXTERNAL MODULE: ./build/javascript/inputs/service.js
var inputs_service = __webpack_require__(92782);
;// CONCATENATED MODULE: ./build/javascript/inputs/report-inputs.js




/**
 * Reads the inputs of `report`.
 *
 * @throws InputError with every mistake in every input, before anything was sent
 */
const readReportInputs = async (environment, context) => {
    const reader = new inputs_reader/* InputReader */.i_(environment);
    const service = await (0,inputs_service/* readServiceInputs */.Dz)(reader, context);
    const framework = reader.choice('framework', model_framework/* frameworks */.Ij);
    if (framework === 'earlgrey' && service.apiVersion === 'v2')
        reader.problem({
            input: 'api-version',
            value: 'v2',
            accepted: 'expected v1 with earlgrey, for which no v2 is known',
            code: 'input-conflict',
        });
    const ownProject = `${context.repositoryName}-${context.runId}`;
    const project = reader.optional('project') ?? ownProject;
    const inputs = {
        service,
        framework,
        project,
        isOwnProject: project === ownProject,
        ...readExpectedShards(reader, framework),
        artifactPattern: reader.optional('artifact-pattern') ?? `mobile-test-results-${framework}-*`,
        ...(await (0,result_inputs/* readResultInputs */.Vo)(reader, context)),
    };
    reader.finish();
    return inputs;
};
const readExpectedShards = (reader, framework) => {
    const input = 'expected-shards';
    const given = reader.optional(input);
    if (given === undefined)
        return {};
    const expectedShards = reader.number(input, {
        fallback: 1,
        min: 1,
        max: 1_000,
        whole: true,
        accepted: 'expected a whole number from 1',
    });
    if (framework !== 'espresso' && expectedShards > 1)
        reader.problem({
            input,
            value: given,
            accepted: `expected 1: ${framework} has no shards, only espresso has`,
            code: 'input-conflict',
        });
    return { expectedShards };
};

// EXTERNAL MODULE: ./build/javascript/run/connect.js + 22 modules
var connect = __webpack_require__(79164);
// EXTERNAL MODULE: ./build/javascript/run/judge/judge-run.js
var judge_run = __webpack_require__(18350);
// EXTERNAL MODULE: ./build/javascript/run/report/prepare-report-folder.js
var prepare_report_folder = __webpack_require__(27383);
// EXTERNAL MODULE: ./build/javascript/run/report/report.js + 40 modules
var report = __webpack_require__(4739);
// EXTERNAL MODULE: ./build/javascript/run/run-state.js
var run_state = __webpack_require__(25992);
// EXTERNAL MODULE: ./build/javascript/commands/start-embedded.js
var start_embedded = __webpack_require__(11129);
;// CONCATENATED MODULE: ./build/javascript/commands/report.js
var report_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var report_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});











/** Collects what the jobs of this workflow run started, knows what must report, and gives one verdict for all. */
const report_report = async (runner) => {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const inputs = await readReportInputs(runner.environment, runner.context);
        const { framework } = inputs;
        const services = report_addDisposableResource(env_1, await (0,connect/* connect */.N)(inputs.service, framework, runner, start_embedded/* startEmbedded */.H), true);
        const { log, clock, baseUrl } = services;
        const state = (0,run_state/* openRunState */.V)(clock);
        let outcome = {};
        await state.record(log, async () => {
            await (0,prepare_report_folder/* prepareReportFolder */.O)(inputs.reportDir);
            // The service lists no EarlGrey builds: what their jobs stored is all that a later job can see of them.
            if (framework === 'earlgrey')
                outcome = await log.group('Collect', () => collectArtifacts(inputs, runner, services, state));
            else
                outcome = await collectBuilds({ ...inputs, framework }, runner, services, state);
        });
        const facts = state.facts();
        const simulated = services.isSimulation() || outcome.simulated === true;
        const analysis = (0,judge_run/* judgeRun */.Z)({ ...inputs, wait: true }, facts, outcome, { baseUrl, simulated });
        const artifactName = inputs.artifactName ?? ownArtifactName(inputs, runner.context);
        await (0,report/* reportRun */.G)(analysis, { ...inputs, artifactName, artifactRetentionDays: 0 }, facts.uploaded, '', runner);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = report_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
};
/** Never among the names that `artifact-pattern` finds by default, where it would be taken for a job's report when jobs run again. */
const ownArtifactName = ({ framework, project }, context) => (0,artifacts/* deriveArtifactName */.f)({ framework, shard: '', identity: (0,build_tag/* hashOf */.qQ)(project) }, context).replace('mobile-test-results', 'mobile-test-report');


/***/ }),

/***/ 54317:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ matchesWildcard)
/* harmony export */ });
/**
 * Whether a text matches a pattern in which `*` stands for any characters, also none.
 *
 * Two pointers instead of a regular expression: never more than pattern times text steps, whatever the pattern.
 */
const matchesWildcard = (pattern, text) => {
    let at = 0;
    let star = -1;
    let resumeAt = 0;
    let index = 0;
    while (index < text.length) {
        if (pattern[at] === '*') {
            star = at++;
            resumeAt = index;
        }
        else if (at < pattern.length && pattern[at] === text[index]) {
            at++;
            index++;
        }
        else if (star >= 0) {
            at = star + 1;
            index = ++resumeAt;
        }
        else
            return false;
    }
    while (pattern[at] === '*')
        at++;
    return at === pattern.length;
};


/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports date, time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return core._isoDate(ZodISODate, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
;