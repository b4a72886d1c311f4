export const id = 994;
export const ids = [994];
export const modules = {

/***/ 88112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IF: () => (/* binding */ FormatError),
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
/** Runs a reader of bytes; what it finds wrong becomes a `BinaryError` that names the file and the part of it. */
const readingPart = (file, part, read) => {
    try {
        return read();
    }
    catch (error) {
        if (!(error instanceof FormatError) && !(error instanceof RangeError))
            throw error;
        const detail = error instanceof FormatError ? error.message : 'a position outside of the file';
        throw new BinaryError('damaged', file, {
            found: `${detail} in ${part}`,
            expected: 'a file as the build tools write it',
            remedy: 'Build it again, and check that no later step (download, cache, repackaging) changed it.',
        }, { cause: error });
    }
};


/***/ }),

/***/ 3994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  discoverTests: () => (/* binding */ discoverTests)
});

// EXTERNAL MODULE: ./build/binaries/binary-error.js
var binary_error = __webpack_require__(88112);
;// CONCATENATED MODULE: ./build/binaries/allowance.js

/** Takes `steps`; throws `FormatError` when the allowance is used up. */
const spend = (allowance, steps) => {
    allowance.left -= steps;
    if (allowance.left < 0)
        throw new binary_error/* FormatError */.IF('parts that repeat more often than any build writes them');
};

;// CONCATENATED MODULE: ./build/binaries/android/string-pool.js


const utf8Flag = 0x100;
const longestString = 100_000;
/** `ResStringPool`, in UTF-16 or UTF-8; `bytes` is the chunk with its header. */
const openStringPool = (bytes) => {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const headerBytes = view.getUint16(2, true);
    const count = view.getUint32(8, true);
    const isUtf8 = (view.getUint32(16, true) & utf8Flag) !== 0;
    const start = view.getUint32(20, true);
    const decoded = new Map();
    const allowance = { left: 2 * bytes.length };
    return {
        at: (index) => {
            if (index >= count)
                throw new binary_error/* FormatError */.IF('a string that is not there');
            const known = decoded.get(index);
            if (known !== undefined)
                return known;
            const at = start + view.getUint32(headerBytes + 4 * index, true);
            const text = isUtf8 ? readUtf8(bytes, view, at) : readUtf16(bytes, view, at);
            spend(allowance, text.length);
            decoded.set(index, text);
            return text;
        },
    };
};
/** Two lengths, in characters and in bytes, each of one or two bytes. */
const readUtf8 = (bytes, view, at) => {
    const afterCharacters = at + (view.getUint8(at) < 0x80 ? 1 : 2);
    const first = view.getUint8(afterCharacters);
    const isShort = first < 0x80;
    const length = isShort ? first : ((first & 0x7f) << 8) | view.getUint8(afterCharacters + 1);
    const from = afterCharacters + (isShort ? 1 : 2);
    return textOf(bytes, from, length, 'utf8');
};
/** A length in units, of two or four bytes. */
const readUtf16 = (bytes, view, at) => {
    const first = view.getUint16(at, true);
    const isShort = first < 0x8000;
    const units = isShort ? first : (first & 0x7fff) * 0x10000 + view.getUint16(at + 2, true);
    return textOf(bytes, at + (isShort ? 2 : 4), units * 2, 'utf16le');
};
const textOf = (bytes, from, length, encoding) => {
    if (length > longestString || from + length > bytes.length)
        throw new binary_error/* FormatError */.IF('a string that does not fit');
    return bytes.toString(encoding, from, from + length);
};

;// CONCATENATED MODULE: ./build/binaries/android/binary-xml.js


const chunk = { xml: 0x0003, strings: 0x0001, resources: 0x0180, startElement: 0x0102, endElement: 0x0103 };
const valueKind = { string: 0x03, decimal: 0x10, hexadecimal: 0x11, boolean: 0x12 };
const noString = 0xffff_ffff;
const attributeBytes = 20;
/**
 * Reads the start tags of compiled Android XML (`ResXMLTree` of the public resource format), in order.
 *
 * Throws `FormatError` or `RangeError` where the bytes are something else or lead outside of themselves.
 */
const readBinaryXml = function* (bytes) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (view.getUint16(0, true) !== chunk.xml)
        throw new binary_error/* FormatError */.IF('no compiled XML');
    let strings;
    let resources = [];
    let depth = 0;
    let at = view.getUint16(2, true);
    while (at < bytes.length) {
        const type = view.getUint16(at, true);
        const headerBytes = view.getUint16(at + 2, true);
        const chunkBytes = view.getUint32(at + 4, true);
        if (headerBytes < 8 || chunkBytes < headerBytes || at + chunkBytes > bytes.length)
            throw new binary_error/* FormatError */.IF('a part of wrong size');
        if (type === chunk.strings)
            strings ??= openStringPool(bytes.subarray(at, at + chunkBytes));
        if (type === chunk.resources)
            resources = readResources(view, at + headerBytes, (chunkBytes - headerBytes) >>> 2);
        if (type === chunk.endElement)
            depth -= 1;
        if (type === chunk.startElement) {
            if (strings === undefined)
                throw new binary_error/* FormatError */.IF('an element before the strings');
            depth += 1;
            yield readElement({ view, strings, resources }, at + headerBytes, at + chunkBytes, depth);
        }
        at += chunkBytes;
    }
};
const readResources = (view, at, count) => Array.from({ length: count }, (_, index) => view.getUint32(at + 4 * index, true));
const readElement = (document, at, end, depth) => {
    const { view, strings } = document;
    const first = at + view.getUint16(at + 8, true);
    const step = view.getUint16(at + 10, true);
    const count = view.getUint16(at + 12, true);
    if (count > 0 && (step < attributeBytes || first + count * step > end))
        throw new binary_error/* FormatError */.IF('attributes of wrong size');
    return {
        name: strings.at(view.getUint32(at + 4, true)),
        depth,
        attributes: Array.from({ length: count }, (_, index) => readAttribute(document, first + index * step)),
    };
};
const readAttribute = ({ view, strings, resources }, at) => {
    const name = view.getUint32(at + 4, true);
    const raw = view.getUint32(at + 8, true);
    const kind = view.getUint8(at + 15);
    const data = view.getUint32(at + 16, true);
    return { resource: resources[name] ?? 0, name: strings.at(name), value: plainValue(strings, kind, data, raw) };
};
const plainValue = (strings, kind, data, raw) => {
    if (kind === valueKind.string)
        return strings.at(data);
    if (kind === valueKind.decimal || kind === valueKind.hexadecimal)
        return data | 0;
    if (kind === valueKind.boolean)
        return data !== 0;
    return raw === noString ? undefined : strings.at(raw);
};

;// CONCATENATED MODULE: ./build/binaries/android/android-manifest.js


/** Android's numbers of attributes; shrinkers may take the names away, never the numbers. */
const attribute = {
    name: 0x0101_0003,
    debuggable: 0x0101_000f,
    targetPackage: 0x0101_0021,
    minSdkVersion: 0x0101_020c,
    versionCode: 0x0101_021b,
    versionName: 0x0101_021c,
    targetSdkVersion: 0x0101_0270,
};
/** Reads a compiled `AndroidManifest.xml`. Throws `FormatError` or `RangeError` where it is none. */
const readAndroidManifest = (bytes) => {
    let root;
    let sdk;
    let application;
    const instrumentations = [];
    for (const element of readBinaryXml(bytes)) {
        if (element.depth === 1)
            root ??= element;
        if (element.depth !== 2)
            continue;
        if (element.name === 'uses-sdk')
            sdk ??= element;
        if (element.name === 'application')
            application ??= element;
        if (element.name === 'instrumentation')
            instrumentations.push(element);
    }
    const packageName = root?.attributes.find(({ name }) => name === 'package')?.value;
    if (root === undefined || typeof packageName !== 'string' || packageName === '') {
        throw new binary_error/* FormatError */.IF('a manifest without a package');
    }
    return {
        packageName,
        versionName: android_manifest_textOf(root, attribute.versionName),
        versionCode: numberOf(root, attribute.versionCode),
        minSdk: numberOf(sdk, attribute.minSdkVersion),
        targetSdk: numberOf(sdk, attribute.targetSdkVersion),
        debuggable: attributeOf(application, attribute.debuggable) === true,
        split: root.attributes.flatMap(({ name, value }) => (name === 'split' && typeof value === 'string' ? [value] : []))[0],
        instrumentations: instrumentations.flatMap((element) => instrumentationOf(element, packageName)),
    };
};
const instrumentationOf = (element, packageName) => {
    const runner = android_manifest_textOf(element, attribute.name);
    const targetPackage = android_manifest_textOf(element, attribute.targetPackage);
    if (runner === undefined || targetPackage === undefined)
        return [];
    return [{ runner: runner.startsWith('.') ? packageName + runner : runner, targetPackage }];
};
const attributeOf = (element, resource) => element?.attributes.find((candidate) => candidate.resource === resource)?.value;
const android_manifest_textOf = (element, resource) => {
    const value = attributeOf(element, resource);
    return value === undefined || value === '' ? undefined : String(value);
};
const numberOf = (element, resource) => {
    const value = attributeOf(element, resource);
    return typeof value === 'number' ? value : undefined;
};

;// CONCATENATED MODULE: ./build/binaries/android/apk.js


const manifestName = 'AndroidManifest.xml';
const manifestLimitBytes = 4_000_000;
const library = /^lib\/([^/]+)\/[^/]+\.so$/;
const isApk = (tree) => tree.entries.has(manifestName);
/** Throws `BinaryError` where the archive has no manifest, or one that cannot be read. */
const readApkManifest = async (tree) => {
    if (!isApk(tree)) {
        throw new binary_error/* BinaryError */.kM('damaged', tree.file, {
            found: `an archive without ${manifestName}`,
            expected: 'an APK',
            remedy: 'Give the .apk that the Android build made.',
        });
    }
    const bytes = await tree.read(manifestName, manifestLimitBytes);
    return (0,binary_error/* readingPart */.mz)(tree.file, manifestName, () => readAndroidManifest(bytes));
};
/** Processor kinds that the APK has native code for; empty: it runs on all. */
const abisOf = (tree) => {
    const abis = new Set();
    for (const path of tree.entries.keys()) {
        const abi = library.exec(path)?.[1];
        if (abi !== undefined)
            abis.add(abi);
    }
    return [...abis].sort();
};
/**
 * The instrumentation that runs tests, or undefined for an app.
 *
 * Apps may declare instrumentations too. One that tests another package is a test's; one that tests its own package is
 * (the tests of a library do so) where its class is named like a test runner.
 */
const testInstrumentation = ({ packageName, instrumentations }) => instrumentations.find(({ runner, targetPackage }) => targetPackage !== packageName || /(?:Test|JUnit)\w*Runner$/.test(runner));

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./node_modules/yauzl/index.js
var yauzl = __webpack_require__(20663);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/binaries/archive-data.js



const localHeaderSignature = 0x04034b50;
const localHeaderBytes = 30;
/** Code and manifests shrink to a tenth; a hundredth of a large entry is only reached by one that was made to. */
const plausibleRatio = 100;
const smallBytes = 1_000_000;
/** Tables that stand before the first packed byte of data; otherwise packed data is the shorter. */
const headRoomBytes = 1_024;
const inflate = (0,external_node_util_.promisify)(external_node_zlib_.inflateRaw);
/** Reads and unpacks an entry as a whole; its size and checksum have to be what the directory says. */
const readArchiveData = async (archive, path, entry, maxBytes) => {
    refuseUnreadable(archive.file, path, entry);
    if (entry.sizeBytes > maxBytes || isBomb(entry)) {
        throw new binary_error/* BinaryError */.kM('too-large', archive.file, {
            found: `${path}, which unpacks from ${entry.compressedBytes} to ${entry.sizeBytes} bytes`,
            expected: `at most ${maxBytes} bytes, and a size that goes with its packed size`,
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
    // One output block of the size that the directory gives: no growing, no copy at the end.
    const bytes = Math.max(entry.sizeBytes, 64);
    try {
        return await inflate(packed, { chunkSize: bytes, maxOutputLength: bytes });
    }
    catch (error) {
        throw damagedEntry(file, path, error);
    }
};
const damagedEntry = (file, path, cause) => new binary_error/* BinaryError */.kM('damaged', file, {
    found: `${path}, which does not unpack to the size and checksum that the archive gives for it`,
    expected: 'a complete archive',
    remedy: 'Send or download it again, or build it again.',
}, { cause });

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/binaries/block-reader.js


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

// EXTERNAL MODULE: ./build/binaries/file-tree.js
var file_tree = __webpack_require__(80385);
;// CONCATENATED MODULE: ./build/binaries/archive.js






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
        return name.replace(/\/+$/, '');
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
            found: `an archive of ${fileBytes} bytes whose directory, at its end, is missing or damaged`,
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

;// CONCATENATED MODULE: ./build/binaries/discovered-suite.js
/** More tests than any suite holds; a file with more was made to exhaust its reader. */
const mostTests = 100_000;
const sortTests = (tests) => tests.toSorted((a, b) => compareText(a.className, b.className) || compareText(a.name, b.name));
const compareText = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

;// CONCATENATED MODULE: ./build/binaries/dex/mutf8.js

/**
 * Decodes `length` UTF-16 units of "modified UTF-8", as DEX strings are written: one to three bytes a unit, surrogates
 * one by one, U+0000 as two bytes.
 */
const decodeMutf8 = (view, start, length) => {
    const units = new Uint16Array(length);
    let at = start;
    for (let index = 0; index < length; index++) {
        const first = view.getUint8(at++);
        if (first < 0x80) {
            units[index] = first;
        }
        else if (first >>> 5 === 0b110) {
            units[index] = ((first & 0x1f) << 6) | continuation(view.getUint8(at++));
        }
        else if (first >>> 4 === 0b1110) {
            const second = continuation(view.getUint8(at++));
            units[index] = ((first & 0x0f) << 12) | (second << 6) | continuation(view.getUint8(at++));
        }
        else {
            throw new binary_error/* FormatError */.IF('a name that is not in modified UTF-8');
        }
    }
    return String.fromCharCode(...units);
};
const continuation = (byte) => {
    if (byte >>> 6 !== 0b10)
        throw new binary_error/* FormatError */.IF('a name that is not in modified UTF-8');
    return byte & 0x3f;
};

;// CONCATENATED MODULE: ./build/binaries/dex/dex-file.js



const accessFlags = { public: 0x1, static: 0x8, interface: 0x200, abstract: 0x400 };
const noIndex = 0xffff_ffff;
const recordBytes = { strings: 4, types: 4, protos: 12, methods: 8, classes: 32 };
const longestName = 8_192;
/**
 * Opens a DEX file of the public format, versions 035 to 040.
 *
 * Throws `FormatError` or `RangeError` where the bytes are no such file, are cut short, or name places outside of it.
 */
const openDex = (bytes) => {
    const version = bytes.toString('latin1', 4, 7);
    if (bytes.toString('latin1', 0, 4) !== 'dex\n')
        throw new binary_error/* FormatError */.IF('no DEX header');
    if (!/^03[5-9]$|^040$/.test(version))
        throw new binary_error/* FormatError */.IF(`DEX version ${JSON.stringify(version)}`);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const declaredBytes = view.getUint32(32, true);
    if (declaredBytes > bytes.length)
        throw new binary_error/* FormatError */.IF(`${bytes.length} of ${declaredBytes} bytes`);
    if (view.getUint32(40, true) !== 0x12345678)
        throw new binary_error/* FormatError */.IF('an unknown byte order');
    const table = (at, size) => {
        const count = view.getUint32(at, true);
        const offset = view.getUint32(at + 4, true);
        if (offset + count * size > bytes.length)
            throw new binary_error/* FormatError */.IF('a table that does not fit');
        return { count, offset };
    };
    return {
        bytes,
        view,
        strings: table(56, recordBytes.strings),
        types: table(64, recordBytes.types),
        protos: table(72, recordBytes.protos),
        methods: table(88, recordBytes.methods),
        classes: table(96, recordBytes.classes),
        descriptors: [],
        allowance: { left: 2 * bytes.length + 100_000 },
    };
};
/** Position of a record; indexes come from the file and are checked here. */
const recordAt = (table, index, size) => {
    if (index >= table.count)
        throw new binary_error/* FormatError */.IF('an index outside of its table');
    return table.offset + index * size;
};
const classAt = (dex, index) => {
    const at = recordAt(dex.classes, index, recordBytes.classes);
    const superType = dex.view.getUint32(at + 8, true);
    return {
        type: dex.view.getUint32(at, true),
        flags: dex.view.getUint32(at + 4, true),
        superType: superType === noIndex ? undefined : superType,
        annotationsOffset: dex.view.getUint32(at + 20, true),
        dataOffset: dex.view.getUint32(at + 24, true),
    };
};
/** `Lcom/shop/CartTest;` */
const descriptorAt = (dex, type) => {
    const known = dex.descriptors[type];
    if (known !== undefined)
        return known;
    const descriptor = stringAt(dex, dex.view.getUint32(recordAt(dex.types, type, recordBytes.types), true));
    dex.descriptors[type] = descriptor;
    return descriptor;
};
const methodNameAt = (dex, method) => stringAt(dex, dex.view.getUint32(recordAt(dex.methods, method, recordBytes.methods) + 4, true));
/** The method's shape: return type, then parameters, one letter each (`L` for every object). `V`: nothing in or out. */
const methodShapeAt = (dex, method) => {
    const proto = dex.view.getUint16(recordAt(dex.methods, method, recordBytes.methods) + 2, true);
    return stringAt(dex, dex.view.getUint32(recordAt(dex.protos, proto, recordBytes.protos), true));
};
/** The index of the type with this (ASCII) descriptor, or undefined. Both tables are sorted, as the format demands. */
const findType = (dex, descriptor) => {
    const wanted = Buffer.from(descriptor, 'latin1');
    let low = 0;
    let high = dex.types.count - 1;
    while (low <= high) {
        const middle = (low + high) >>> 1;
        const { start } = stringStart(dex, dex.view.getUint32(recordAt(dex.types, middle, recordBytes.types), true));
        const order = compareAt(dex.bytes, start, wanted);
        if (order === 0)
            return middle;
        if (order < 0)
            low = middle + 1;
        else
            high = middle - 1;
    }
    return undefined;
};
/** Negative where the zero-ended text at `start` comes before `wanted`. */
const compareAt = (bytes, start, wanted) => {
    for (let index = 0; index < wanted.length; index++) {
        const difference = (bytes[start + index] ?? 0) - (wanted[index] ?? 0);
        if (difference !== 0)
            return difference;
    }
    return bytes[start + wanted.length] ?? 0;
};
const stringStart = (dex, index) => {
    const at = dex.view.getUint32(recordAt(dex.strings, index, recordBytes.strings), true);
    const cursor = { at };
    const length = readUleb128(dex.view, cursor);
    return { start: cursor.at, length };
};
const stringAt = (dex, index) => {
    const { start, length } = stringStart(dex, index);
    if (length > longestName)
        throw new binary_error/* FormatError */.IF(`a name of ${length} characters`);
    spend(dex.allowance, length);
    // As many bytes as characters: plain ASCII, which needs no decoding.
    if (dex.view.getUint8(start + length) === 0)
        return dex.bytes.toString('latin1', start, start + length);
    return decodeMutf8(dex.view, start, length);
};
/** Unsigned LEB128 of at most 32 bits; moves `cursor` behind it. */
const readUleb128 = (view, cursor) => {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
        const byte = view.getUint8(cursor.at++);
        value += (byte & 0x7f) * 2 ** shift;
        if (byte < 0x80)
            return value;
    }
    throw new binary_error/* FormatError */.IF('a number of more than 32 bits');
};

;// CONCATENATED MODULE: ./build/binaries/dex/marks.js
/** What an annotation says of a test class or method; one bit each, since a method may carry several. */
const mark = {
    /** JUnit 4 runs the method. */
    junit4: 0x1,
    /** JUnit 5 runs the method. */
    jupiter: 0x2,
    /** Together with one of the two above: it runs as often as there are values for it. */
    parameterised: 0x4,
    ignored: 0x8,
    /** The Android runner leaves it out as if it were not there. */
    suppressed: 0x10,
    /** Runs on some devices only. */
    conditional: 0x20,
    runWith: 0x40,
    suiteClasses: 0x80,
    nested: 0x100,
};
const anyTest = mark.junit4 | mark.jupiter;
/** By type descriptor. */
const annotationMarks = new Map([
    ['Lorg/junit/Test;', mark.junit4],
    ['Lorg/junit/experimental/theories/Theory;', mark.junit4 | mark.parameterised],
    ['Lorg/junit/Ignore;', mark.ignored],
    ['Lorg/junit/runner/RunWith;', mark.runWith],
    ['Lorg/junit/runners/Suite$SuiteClasses;', mark.suiteClasses],
    ['Lorg/junit/jupiter/api/Test;', mark.jupiter],
    ['Lorg/junit/jupiter/api/RepeatedTest;', mark.jupiter | mark.parameterised],
    ['Lorg/junit/jupiter/api/TestFactory;', mark.jupiter | mark.parameterised],
    ['Lorg/junit/jupiter/api/TestTemplate;', mark.jupiter | mark.parameterised],
    ['Lorg/junit/jupiter/params/ParameterizedTest;', mark.jupiter | mark.parameterised],
    ['Lorg/junit/jupiter/api/Disabled;', mark.ignored],
    ['Lorg/junit/jupiter/api/Nested;', mark.nested],
    ['Landroidx/test/filters/Suppress;', mark.suppressed],
    ['Landroid/support/test/filters/Suppress;', mark.suppressed],
    ['Landroid/test/suitebuilder/annotation/Suppress;', mark.suppressed],
    ['Landroidx/test/filters/SdkSuppress;', mark.conditional],
    ['Landroidx/test/filters/RequiresDevice;', mark.conditional],
    ['Landroid/support/test/filters/SdkSuppress;', mark.conditional],
    ['Landroid/support/test/filters/RequiresDevice;', mark.conditional],
]);
/** Runners (by descriptor) under which a method runs once for each set of values. */
const parameterisedRunners = new Set([
    'Lorg/junit/runners/Parameterized;',
    'Lorg/junit/experimental/theories/Theories;',
    'Ljunitparams/JUnitParamsRunner;',
    'Lcom/squareup/burst/BurstJUnit4;',
    'Lcom/google/testing/junit/testparameterinjector/TestParameterInjector;',
    'Lcom/tngtech/java/junit/dataprovider/DataProviderRunner;',
]);
/** Runners that hold no tests themselves but run those of other classes. */
const suiteRunner = 'Lorg/junit/runners/Suite;';
const enclosedRunner = 'Lorg/junit/experimental/runners/Enclosed;';

;// CONCATENATED MODULE: ./build/binaries/dex/annotations.js




const unmarked = { marks: 0, runner: undefined, suiteClasses: [], methods: [] };
const valueType = { type: 0x18, array: 0x1c };
/** `annotations_directory_item` of a class. */
const readClassMarks = (reader, offset) => {
    const { view } = reader.dex;
    const classSet = view.getUint32(offset, true);
    const fields = view.getUint32(offset + 4, true);
    const methodCount = view.getUint32(offset + 8, true);
    spend(reader.dex.allowance, 16 + 8 * (fields + methodCount));
    const methods = [];
    let at = offset + 16 + 8 * fields;
    for (let index = 0; index < methodCount; index++, at += 8) {
        const marks = readSet(reader, view.getUint32(at + 4, true));
        if (marks === 0)
            continue;
        const method = view.getUint32(at, true);
        methods.push({ name: methodNameAt(reader.dex, method), shape: methodShapeAt(reader.dex, method), marks });
    }
    const marks = classSet === 0 ? 0 : readSet(reader, classSet);
    if (marks === 0 && methods.length === 0)
        return unmarked;
    return {
        marks,
        runner: (marks & mark.runWith) === 0 ? undefined : readTypes(reader, classSet, mark.runWith)[0],
        suiteClasses: (marks & mark.suiteClasses) === 0 ? [] : readTypes(reader, classSet, mark.suiteClasses),
        methods,
    };
};
/** `annotation_set_item`: the marks of all its annotations. */
const readSet = (reader, offset) => {
    const known = reader.knownSets.get(offset);
    if (known !== undefined)
        return known;
    let marks = 0;
    for (const { type } of annotationsOf(reader.dex, offset))
        marks |= reader.marksByType.get(type) ?? 0;
    reader.knownSets.set(offset, marks);
    return marks;
};
/** The classes that the annotation with this mark names in its only element. */
const readTypes = (reader, setOffset, wanted) => {
    for (const { type, at } of annotationsOf(reader.dex, setOffset)) {
        if (reader.marksByType.get(type) !== wanted)
            continue;
        const cursor = { at };
        const elements = readUleb128(reader.dex.view, cursor);
        if (elements === 0)
            return [];
        readUleb128(reader.dex.view, cursor);
        return readTypeValues(reader.dex, cursor);
    }
    return [];
};
/** Each annotation of a set: its type, and where its elements begin. */
const annotationsOf = function* (dex, offset) {
    const count = dex.view.getUint32(offset, true);
    spend(dex.allowance, 4 + 4 * count);
    for (let index = 0; index < count; index++) {
        const cursor = { at: dex.view.getUint32(offset + 4 + 4 * index, true) + 1 };
        const type = readUleb128(dex.view, cursor);
        yield { type, at: cursor.at };
    }
};
/** `encoded_value`: a class, or an array of them. */
const readTypeValues = (dex, cursor) => {
    const first = dex.view.getUint8(cursor.at);
    if ((first & 0x1f) !== valueType.array)
        return [readTypeValue(dex, cursor)];
    cursor.at += 1;
    const count = readUleb128(dex.view, cursor);
    spend(dex.allowance, count);
    return Array.from({ length: count }, () => readTypeValue(dex, cursor));
};
const readTypeValue = (dex, cursor) => {
    const head = dex.view.getUint8(cursor.at++);
    if ((head & 0x1f) !== valueType.type)
        throw new binary_error/* FormatError */.IF('an annotation that names something other than a class');
    const size = (head >>> 5) + 1;
    let type = 0;
    for (let index = 0; index < size; index++)
        type += dex.view.getUint8(cursor.at++) * 2 ** (8 * index);
    return descriptorAt(dex, type);
};

;// CONCATENATED MODULE: ./build/binaries/dex/class-index.js



const objectDescriptor = 'Ljava/lang/Object;';
/**
 * Stands for every class that derives from `Object` and says nothing about tests: nothing can come of one, and it is
 * enough to know that it exists. Most classes are of this kind, so the index of a large app stays small.
 */
const plainClass = {
    descriptor: objectDescriptor,
    superDescriptor: undefined,
    flags: accessFlags.abstract,
    dexNumber: 0,
    dataOffset: 0,
    ...unmarked,
};
/** Adds the classes of one DEX file to the index; returns how many the file holds. */
const indexClasses = (index, dex, dexNumber) => {
    const reader = annotationReader(dex);
    for (let number = 0; number < dex.classes.count; number++) {
        const definition = classAt(dex, number);
        const marks = reader === undefined || definition.annotationsOffset === 0
            ? unmarked
            : readClassMarks(reader, definition.annotationsOffset);
        const superDescriptor = definition.superType === undefined ? undefined : descriptorAt(dex, definition.superType);
        const descriptor = descriptorAt(dex, definition.type);
        // As the class loader does: the first of two classes of one name is the one that runs.
        if (index.has(descriptor))
            continue;
        if (marks === unmarked && (superDescriptor === undefined || superDescriptor === objectDescriptor)) {
            index.set(descriptor, plainClass);
            continue;
        }
        index.set(descriptor, {
            descriptor,
            superDescriptor,
            flags: definition.flags,
            dexNumber,
            dataOffset: definition.dataOffset,
            ...marks,
        });
    }
    return dex.classes.count;
};
/** Undefined for a file that knows none of the annotations. */
const annotationReader = (dex) => {
    const marksByType = new Map();
    for (const [descriptor, marks] of annotationMarks) {
        const type = findType(dex, descriptor);
        if (type !== undefined)
            marksByType.set(type, marks);
    }
    return marksByType.size === 0 ? undefined : { dex, marksByType, knownSets: new Map() };
};

;// CONCATENATED MODULE: ./build/binaries/dex/class-methods.js


/** The virtual methods that a class declares (`class_data_item`): neither static, private nor constructors. */
const readVirtualMethods = (dex, dataOffset) => {
    if (dataOffset === 0)
        return [];
    const cursor = { at: dataOffset };
    const next = () => readUleb128(dex.view, cursor);
    const fields = next() + next();
    const direct = next();
    const virtual = next();
    // Each takes two (fields) or three (methods) bytes at least.
    spend(dex.allowance, 2 * fields + 3 * (direct + virtual));
    for (let index = 0; index < fields; index++) {
        next();
        next();
    }
    readMethods(next, direct, () => { });
    const methods = [];
    readMethods(next, virtual, (method, flags) => {
        methods.push({ name: methodNameAt(dex, method), shape: methodShapeAt(dex, method), flags });
    });
    return methods;
};
/** Indexes are written as differences to the one before. */
const readMethods = (next, count, use) => {
    let method = 0;
    for (let index = 0; index < count; index++) {
        method += next();
        const flags = next();
        next();
        use(method, flags);
    }
};

;// CONCATENATED MODULE: ./build/binaries/dex/dex-set.js


/** In bytes. One file holds at most 65,536 methods, which is far below `file`. */
const limits = { file: 64_000_000, all: 256_000_000, kept: 64_000_000 };
const dexName = /^classes([2-9]|[1-9]\d+)?\.dex$/;
/** Keeps what it unpacked up to a limit, so that a second look costs nothing and memory stays bounded. */
const dexSet = (tree) => {
    const names = [];
    const leftOut = [];
    let allBytes = 0;
    for (const name of [...tree.entries.keys()].filter((path) => dexName.test(path)).sort((a, b) => dex_set_numberOf(a) - dex_set_numberOf(b))) {
        const bytes = tree.entries.get(name)?.sizeBytes ?? 0;
        if (bytes > limits.file || allBytes + bytes > limits.all) {
            leftOut.push({ part: name, reason: `its ${bytes} bytes are beyond what is read` });
            continue;
        }
        allBytes += bytes;
        names.push(name);
    }
    const kept = new Map();
    let keptBytes = 0;
    const open = async (number) => {
        const known = kept.get(number);
        if (known !== undefined)
            return known;
        const name = names[number] ?? '';
        const bytes = await tree.read(name, limits.file);
        const dex = (0,binary_error/* readingPart */.mz)(tree.file, name, () => openDex(bytes));
        if (keptBytes + bytes.length <= limits.kept) {
            keptBytes += bytes.length;
            kept.set(number, dex);
        }
        return dex;
    };
    return { names, leftOut, open };
};
const dex_set_numberOf = (name) => Number(dexName.exec(name)?.[1] ?? 1);

;// CONCATENATED MODULE: ./build/binaries/dex/inheritance.js

const junit3Base = 'Ljunit/framework/TestCase;';
const androidTestCase = /^Landroid\/test\/\w*TestCase2?;$/;
const platform = /^L(?:java|javax|android|dalvik|junit|kotlin|org\/(?:junit|w3c|xml|json))\//;
/** Deeper than any hierarchy; ends one that goes in a circle. */
const deepest = 100;
const lineageOf = (index, record) => {
    const classes = [record];
    let next = record.superDescriptor;
    while (next !== undefined && classes.length < deepest) {
        if (next === junit3Base || androidTestCase.test(next))
            return { classes, testCase: true, missing: undefined };
        const found = index.get(next);
        if (found === undefined)
            return { classes, testCase: false, missing: platform.test(next) ? undefined : next };
        if (found === plainClass)
            break;
        classes.push(found);
        next = found.superDescriptor;
    }
    return { classes, testCase: false, missing: undefined };
};
/** `com.shop.CartTest$Empty` for `Lcom/shop/CartTest$Empty;` */
const classNameOf = (descriptor) => descriptor.slice(1, -1).replaceAll('/', '.');

;// CONCATENATED MODULE: ./build/binaries/dex/test-classes.js





/** What the runner never looks into, even where it is packed into the test APK. */
const excluded = /^L(?:junit|org\/junit|org\/hamcrest|org\/mockito|org\/jacoco|net\/bytebuddy|androidx\/test\/internal\/runner\/junit3)\//;
/**
 * Finds the classes that run: those that can be instantiated and are no inner classes, and those that a suite, an
 * `Enclosed` or a JUnit 5 `@Nested` leads to.
 */
const findTestClasses = (index, allowance) => {
    const found = new Map();
    const inner = innerClasses(index);
    const waiting = [];
    for (const record of index.values()) {
        if (excluded.test(record.descriptor) || !startsByItself(index, record))
            continue;
        waiting.push({ record, holderIgnored: false });
    }
    // Grows while it is walked: members stand behind all classes that run on their own, and so are not taken for ignored.
    for (const { record, holderIgnored } of waiting) {
        if ((record.flags & (accessFlags.abstract | accessFlags.interface)) !== 0 || found.has(record.descriptor))
            continue;
        const lineage = lineageOf(index, record);
        spend(allowance, lineageSteps(lineage));
        const runner = lineage.classes.find((ancestor) => ancestor.runner !== undefined)?.runner;
        const members = membersOf(index, inner, lineage, runner);
        spend(allowance, members.length);
        if (runner === undefined && members.length === 0 && !lineage.testCase && !hasTests(lineage))
            continue;
        const ignored = holderIgnored || (record.marks & mark.ignored) !== 0;
        found.set(record.descriptor, { lineage, runner, ignored });
        for (const member of members)
            waiting.push({ record: member, holderIgnored: ignored });
    }
    return [...found.values()];
};
/** An inner class does so where only `@Nested` leads to it: its outer class says nothing about tests. */
const startsByItself = (index, { descriptor, marks }) => {
    const outer = outerOf(descriptor);
    return outer === undefined || ((marks & mark.nested) !== 0 && index.get(outer) === plainClass);
};
const lineageSteps = ({ classes }) => classes.reduce((steps, { methods, suiteClasses }) => steps + methods.length + suiteClasses.length, classes.length);
const holdsNoTests = (runner) => runner === suiteRunner || runner === enclosedRunner;
const hasTests = ({ classes }) => classes.some(({ methods }) => methods.some((method) => (method.marks & anyTest) !== 0));
/** The inner classes of each class, by the outer one's descriptor. */
const innerClasses = (index) => {
    const inner = new Map();
    for (const record of index.values()) {
        const outer = outerOf(record.descriptor);
        if (outer === undefined)
            continue;
        const siblings = inner.get(outer);
        if (siblings === undefined)
            inner.set(outer, [record]);
        else
            siblings.push(record);
    }
    return inner;
};
const outerOf = (descriptor) => {
    const dollar = descriptor.lastIndexOf('$');
    return dollar === -1 ? undefined : `${descriptor.slice(0, dollar)};`;
};
const membersOf = (index, inner, lineage, runner) => {
    if (runner === suiteRunner) {
        const named = lineage.classes.find(({ suiteClasses }) => suiteClasses.length > 0)?.suiteClasses ?? [];
        return named.map((descriptor) => index.get(descriptor)).filter((record) => record !== undefined);
    }
    const own = inner.get(lineage.classes[0].descriptor) ?? [];
    if (runner === enclosedRunner)
        return own.filter(({ flags }) => (flags & accessFlags.public) !== 0);
    return own.filter(({ marks }) => (marks & mark.nested) !== 0);
};

;// CONCATENATED MODULE: ./build/binaries/dex/test-methods.js


/** Whether what the class (or an ancestor) declares without annotations can change its tests. */
const needsDeclaredMethods = ({ classes, testCase }) => testCase || classes.slice(1).some((ancestor) => ancestor.methods.some((method) => (method.marks & anyTest) !== 0));
/** JUnit 3: public, named `test…`, nothing in and nothing out; inherited ones too. */
const junit3Methods = ({ classes }, declared) => {
    const tests = new Map();
    for (const { descriptor, methods } of classes) {
        for (const { name, shape, flags } of declared.get(descriptor) ?? []) {
            if (!name.startsWith('test') || shape !== 'V' || (flags & accessFlags.public) === 0 || tests.has(name))
                continue;
            // JUnit 3 knows no `@Ignore`.
            const marks = (methods.find((method) => method.name === name)?.marks ?? 0) & ~mark.ignored;
            tests.set(name, { name, marks });
        }
    }
    return [...tests.values()];
};
/**
 * The methods that JUnit 4 and 5 run for a class, inherited ones included.
 *
 * An override without `@Test` differs: JUnit 4 finds the annotation on the overridden method and runs the override,
 * JUnit 5 does not. With no runner named, the Android runner takes a class up only for a test that is not overridden.
 */
const annotatedMethods = ({ classes }, declared, hasRunner) => {
    const tests = new Map();
    const declaredBelow = new Set();
    let taken = hasRunner;
    for (const { descriptor, methods } of classes) {
        for (const method of methods) {
            if ((method.marks & anyTest) === 0 || tests.has(signatureOf(method)))
                continue;
            const overridden = declaredBelow.has(signatureOf(method));
            if (overridden && (method.marks & mark.jupiter) !== 0)
                continue;
            taken ||= !overridden;
            tests.set(signatureOf(method), { name: method.name, marks: method.marks });
        }
        for (const method of declared.get(descriptor) ?? [])
            declaredBelow.add(signatureOf(method));
    }
    return taken ? [...tests.values()] : [];
};
const signatureOf = ({ name, shape }) => `${name} ${shape}`;

;// CONCATENATED MODULE: ./build/binaries/dex/discover-tests.js












/** Steps of following inheritance; a suite of ten thousand test classes takes a tenth of it. */
const inheritanceSteps = 10_000_000;
/**
 * Lists the tests of an Android test APK as its runner would find them.
 *
 * Reads all DEX files, one at a time: JUnit 3, 4 and 5, inherited methods, suites, ignored and parameterised tests.
 * What the files alone cannot tell (a runner that makes tests up, a base class in another APK) is in `unknown`.
 * Throws `BinaryError` where the file is no APK, damaged or hostile.
 */
const discoverTests = (file) => withArchive(file, async (tree) => {
    const manifest = await readApkManifest(tree);
    const instrumentation = testInstrumentation(manifest) ?? manifest.instrumentations[0];
    const set = dexSet(tree);
    const index = new Map();
    let classesRead = 0;
    for (const [number, name] of set.names.entries()) {
        const dex = await set.open(number);
        classesRead += (0,binary_error/* readingPart */.mz)(file, name, () => indexClasses(index, dex, number));
    }
    const allowance = { left: inheritanceSteps };
    const classes = (0,binary_error/* readingPart */.mz)(file, 'the DEX files', () => findTestClasses(index, allowance));
    const declared = await readDeclaredMethods(file, set, classes);
    const listed = (0,binary_error/* readingPart */.mz)(file, 'the DEX files', () => listTests(classes, declared, allowance));
    return {
        tests: sortTests(listed.tests),
        suiteId: manifest.packageName,
        runner: instrumentation?.runner,
        targetPackage: instrumentation?.targetPackage,
        classesRead,
        unknown: [...set.leftOut, ...listed.unknown],
    };
});
const readDeclaredMethods = async (file, set, classes) => {
    const wanted = new Map();
    for (const { lineage } of classes) {
        if (!needsDeclaredMethods(lineage))
            continue;
        for (const { descriptor, dexNumber, dataOffset } of lineage.classes) {
            const inDex = wanted.get(dexNumber) ?? new Map();
            wanted.set(dexNumber, inDex.set(descriptor, dataOffset));
        }
    }
    const declared = new Map();
    for (const [dexNumber, offsets] of wanted) {
        const dex = await set.open(dexNumber);
        (0,binary_error/* readingPart */.mz)(file, set.names[dexNumber] ?? '', () => {
            for (const [descriptor, offset] of offsets)
                declared.set(descriptor, readVirtualMethods(dex, offset));
        });
    }
    return declared;
};
const listTests = (classes, declared, allowance) => {
    const tests = [];
    const unknown = [];
    for (const testClass of classes) {
        const className = classNameOf(testClass.lineage.classes[0].descriptor);
        for (const { descriptor } of testClass.lineage.classes)
            spend(allowance, declared.get(descriptor)?.length ?? 0);
        const methods = methodsOf(testClass, declared);
        spend({ left: mostTests }, tests.length + methods.length);
        for (const method of methods)
            tests.push(discoveredTest(className, testClass, method));
        const reason = whatIsUnknown(testClass, methods.length);
        if (reason !== undefined)
            unknown.push({ part: className, reason });
    }
    return { tests, unknown };
};
/** One entry a name: overloads of a parameterised test are told apart by their values only. */
const methodsOf = ({ lineage, runner }, declared) => {
    if (holdsNoTests(runner))
        return [];
    const isJunit3 = runner === undefined && lineage.testCase;
    const methods = isJunit3 ? junit3Methods(lineage, declared) : annotatedMethods(lineage, declared, runner !== undefined);
    const suppressed = (lineage.classes[0].marks & mark.suppressed) !== 0;
    const byName = new Map();
    for (const method of methods) {
        if (!suppressed && (method.marks & mark.suppressed) === 0 && !byName.has(method.name))
            byName.set(method.name, method);
    }
    return [...byName.values()];
};
const discoveredTest = (className, { lineage, runner, ignored }, { name, marks }) => ({
    className,
    name,
    ignored: ignored || (marks & mark.ignored) !== 0,
    parameterised: (marks & mark.parameterised) !== 0 || (runner !== undefined && parameterisedRunners.has(runner)),
    conditional: ((marks | lineage.classes[0].marks) & mark.conditional) !== 0,
});
const whatIsUnknown = ({ lineage, runner }, tests) => {
    if (lineage.missing !== undefined) {
        return `it extends ${classNameOf(lineage.missing)}, which is not in this APK and may add tests`;
    }
    if (runner === undefined || holdsNoTests(runner) || tests > 0)
        return undefined;
    return `its runner ${classNameOf(runner)} finds the tests by itself`;
};


/***/ }),

/***/ 80385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ treeLimits)
/* harmony export */ });
/* unused harmony export topNames */
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


/***/ })

};
