exports.id = 44;
exports.ids = [44];
exports.modules = {
	93044: ((__unused_webpack_module, exports, __webpack_require__) => {
		var __webpack_unused_export__;
		var fs = __webpack_require__(79896);
		var Transform = __webpack_require__(2203).Transform;
		var PassThrough = __webpack_require__(2203).PassThrough;
		var zlib = __webpack_require__(43106);
		var util = __webpack_require__(39023);
		var EventEmitter = __webpack_require__(24434).EventEmitter;
		var errorMonitor = __webpack_require__(24434).errorMonitor;
		var crc32 = __webpack_require__(84928);
		exports.u = ZipFile;
		__webpack_unused_export__ = dateToDosDateTime;
		util.inherits(ZipFile, EventEmitter);
		function ZipFile() {
			this.outputStream = new PassThrough();
			this.entries = [];
			this.outputStreamCursor = 0;
			this.ended = false;
			this.allDone = false;
			this.forceZip64Eocd = false;
			this.errored = false;
			this.on(errorMonitor, function() {
				this.errored = true;
			});
		}
		ZipFile.prototype.addFile = function(realPath, metadataPath, options) {
			var self = this;
			metadataPath = validateMetadataPath(metadataPath, false);
			if (options == null) options = {};
			if (shouldIgnoreAdding(self)) return;
			var entry = new Entry(metadataPath, false, options);
			self.entries.push(entry);
			fs.stat(realPath, function(err, stats) {
				if (err) return self.emit("error", err);
				if (!stats.isFile()) return self.emit("error", new Error("not a file: " + realPath));
				entry.uncompressedSize = stats.size;
				if (options.mtime == null) entry.setLastModDate(stats.mtime);
				if (options.mode == null) entry.setFileAttributesMode(stats.mode);
				entry.setFileDataPumpFunction(function() {
					var readStream = fs.createReadStream(realPath);
					entry.state = Entry.FILE_DATA_IN_PROGRESS;
					readStream.on("error", function(err) {
						self.emit("error", err);
					});
					pumpFileDataReadStream(self, entry, readStream);
				});
				pumpEntries(self);
			});
		};
		ZipFile.prototype.addReadStream = function(readStream, metadataPath, options) {
			this.addReadStreamLazy(metadataPath, options, function(cb) {
				cb(null, readStream);
			});
		};
		ZipFile.prototype.addReadStreamLazy = function(metadataPath, options, getReadStreamFunction) {
			var self = this;
			if (typeof options === "function") {
				getReadStreamFunction = options;
				options = null;
			}
			if (options == null) options = {};
			metadataPath = validateMetadataPath(metadataPath, false);
			if (shouldIgnoreAdding(self)) return;
			var entry = new Entry(metadataPath, false, options);
			self.entries.push(entry);
			entry.setFileDataPumpFunction(function() {
				entry.state = Entry.FILE_DATA_IN_PROGRESS;
				getReadStreamFunction(function(err, readStream) {
					if (err) return self.emit("error", err);
					pumpFileDataReadStream(self, entry, readStream);
				});
			});
			pumpEntries(self);
		};
		ZipFile.prototype.addBuffer = function(buffer, metadataPath, options) {
			var self = this;
			metadataPath = validateMetadataPath(metadataPath, false);
			if (buffer.length > 0x3fffffff) throw new Error("buffer too large: " + buffer.length + " > " + 0x3fffffff);
			if (options == null) options = {};
			if (options.size != null) throw new Error("options.size not allowed");
			if (shouldIgnoreAdding(self)) return;
			var entry = new Entry(metadataPath, false, options);
			entry.uncompressedSize = buffer.length;
			entry.crc32 = crc32.unsigned(buffer);
			entry.crcAndFileSizeKnown = true;
			self.entries.push(entry);
			if (entry.compressionLevel === 0) {
				setCompressedBuffer(buffer);
			} else {
				zlib.deflateRaw(buffer, { level: entry.compressionLevel }, function(err, compressedBuffer) {
					setCompressedBuffer(compressedBuffer);
				});
			}
			function setCompressedBuffer(compressedBuffer) {
				entry.compressedSize = compressedBuffer.length;
				entry.setFileDataPumpFunction(function() {
					writeToOutputStream(self, compressedBuffer);
					writeToOutputStream(self, entry.getDataDescriptor());
					entry.state = Entry.FILE_DATA_DONE;
					setImmediate(function() {
						pumpEntries(self);
					});
				});
				pumpEntries(self);
			}
		};
		ZipFile.prototype.addEmptyDirectory = function(metadataPath, options) {
			var self = this;
			metadataPath = validateMetadataPath(metadataPath, true);
			if (options == null) options = {};
			if (options.size != null) throw new Error("options.size not allowed");
			if (options.compress != null) throw new Error("options.compress not allowed");
			if (options.compressionLevel != null) throw new Error("options.compressionLevel not allowed");
			if (shouldIgnoreAdding(self)) return;
			var entry = new Entry(metadataPath, true, options);
			self.entries.push(entry);
			entry.setFileDataPumpFunction(function() {
				writeToOutputStream(self, entry.getDataDescriptor());
				entry.state = Entry.FILE_DATA_DONE;
				pumpEntries(self);
			});
			pumpEntries(self);
		};
		var eocdrSignatureBuffer = bufferFrom([
			80,
			75,
			5,
			6
		]);
		ZipFile.prototype.end = function(options, calculatedTotalSizeCallback) {
			if (typeof options === "function") {
				calculatedTotalSizeCallback = options;
				options = null;
			}
			if (options == null) options = {};
			if (this.ended) return;
			this.ended = true;
			if (this.errored) return;
			this.calculatedTotalSizeCallback = calculatedTotalSizeCallback;
			this.forceZip64Eocd = !!options.forceZip64Format;
			if (options.comment) {
				if (typeof options.comment === "string") {
					this.comment = encodeCp437(options.comment);
				} else {
					this.comment = options.comment;
				}
				if (this.comment.length > 65535) throw new Error("comment is too large");
				if (bufferIncludes(this.comment, eocdrSignatureBuffer)) throw new Error("comment contains end of central directory record signature");
			} else {
				this.comment = EMPTY_BUFFER;
			}
			pumpEntries(this);
		};
		function writeToOutputStream(self, buffer) {
			self.outputStream.write(buffer);
			self.outputStreamCursor += buffer.length;
		}
		function pumpFileDataReadStream(self, entry, readStream) {
			var crc32Watcher = new Crc32Watcher();
			var uncompressedSizeCounter = new ByteCounter();
			var compressor = entry.compressionLevel !== 0 ? new zlib.DeflateRaw({ level: entry.compressionLevel }) : new PassThrough();
			var compressedSizeCounter = new ByteCounter();
			readStream.pipe(crc32Watcher).pipe(uncompressedSizeCounter).pipe(compressor).pipe(compressedSizeCounter).pipe(self.outputStream, { end: false });
			compressedSizeCounter.on("end", function() {
				entry.crc32 = crc32Watcher.crc32;
				if (entry.uncompressedSize == null) {
					entry.uncompressedSize = uncompressedSizeCounter.byteCount;
				} else {
					if (entry.uncompressedSize !== uncompressedSizeCounter.byteCount) return self.emit("error", new Error("file data stream has unexpected number of bytes"));
				}
				entry.compressedSize = compressedSizeCounter.byteCount;
				self.outputStreamCursor += entry.compressedSize;
				writeToOutputStream(self, entry.getDataDescriptor());
				entry.state = Entry.FILE_DATA_DONE;
				pumpEntries(self);
			});
		}
		function determineCompressionLevel(options) {
			if (options.compress != null && options.compressionLevel != null) {
				if (!!options.compress !== !!options.compressionLevel) throw new Error("conflicting settings for compress and compressionLevel");
			}
			if (options.compressionLevel != null) return options.compressionLevel;
			if (options.compress === false) return 0;
			return 6;
		}
		function pumpEntries(self) {
			if (self.allDone || self.errored) return;
			if (self.ended && self.calculatedTotalSizeCallback != null) {
				var calculatedTotalSize = calculateTotalSize(self);
				if (calculatedTotalSize != null) {
					self.calculatedTotalSizeCallback(calculatedTotalSize);
					self.calculatedTotalSizeCallback = null;
				}
			}
			var entry = getFirstNotDoneEntry();
			function getFirstNotDoneEntry() {
				for (var i = 0; i < self.entries.length; i++) {
					var entry = self.entries[i];
					if (entry.state < Entry.FILE_DATA_DONE) return entry;
				}
				return null;
			}
			if (entry != null) {
				if (entry.state < Entry.READY_TO_PUMP_FILE_DATA) return;
				if (entry.state === Entry.FILE_DATA_IN_PROGRESS) return;
				entry.relativeOffsetOfLocalHeader = self.outputStreamCursor;
				var localFileHeader = entry.getLocalFileHeader();
				writeToOutputStream(self, localFileHeader);
				entry.doFileDataPump();
			} else {
				if (self.ended) {
					self.offsetOfStartOfCentralDirectory = self.outputStreamCursor;
					self.entries.forEach(function(entry) {
						var centralDirectoryRecord = entry.getCentralDirectoryRecord();
						writeToOutputStream(self, centralDirectoryRecord);
					});
					writeToOutputStream(self, getEndOfCentralDirectoryRecord(self));
					self.outputStream.end();
					self.allDone = true;
				}
			}
		}
		function calculateTotalSize(self) {
			var pretendOutputCursor = 0;
			var centralDirectorySize = 0;
			for (var i = 0; i < self.entries.length; i++) {
				var entry = self.entries[i];
				if (entry.compressionLevel !== 0) return -1;
				if (entry.state >= Entry.READY_TO_PUMP_FILE_DATA) {
					if (entry.uncompressedSize == null) return -1;
				} else {
					if (entry.uncompressedSize == null) return null;
				}
				entry.relativeOffsetOfLocalHeader = pretendOutputCursor;
				var useZip64Format = entry.useZip64Format();
				pretendOutputCursor += LOCAL_FILE_HEADER_FIXED_SIZE + entry.utf8FileName.length;
				pretendOutputCursor += entry.uncompressedSize;
				if (!entry.crcAndFileSizeKnown) {
					if (useZip64Format) {
						pretendOutputCursor += ZIP64_DATA_DESCRIPTOR_SIZE;
					} else {
						pretendOutputCursor += DATA_DESCRIPTOR_SIZE;
					}
				}
				centralDirectorySize += CENTRAL_DIRECTORY_RECORD_FIXED_SIZE + entry.utf8FileName.length + entry.fileComment.length;
				if (!entry.forceDosTimestamp) {
					centralDirectorySize += INFO_ZIP_UNIVERSAL_TIMESTAMP_EXTRA_FIELD_SIZE;
				}
				if (useZip64Format) {
					centralDirectorySize += ZIP64_EXTENDED_INFORMATION_EXTRA_FIELD_SIZE;
				}
			}
			var endOfCentralDirectorySize = 0;
			if (self.forceZip64Eocd || self.entries.length >= 65535 || centralDirectorySize >= 65535 || pretendOutputCursor >= 0xffffffff) {
				endOfCentralDirectorySize += ZIP64_END_OF_CENTRAL_DIRECTORY_RECORD_SIZE + ZIP64_END_OF_CENTRAL_DIRECTORY_LOCATOR_SIZE;
			}
			endOfCentralDirectorySize += END_OF_CENTRAL_DIRECTORY_RECORD_SIZE + self.comment.length;
			return pretendOutputCursor + centralDirectorySize + endOfCentralDirectorySize;
		}
		function shouldIgnoreAdding(self) {
			if (self.ended) throw new Error("cannot add entries after calling end()");
			if (self.errored) return true;
			return false;
		}
		var ZIP64_END_OF_CENTRAL_DIRECTORY_RECORD_SIZE = 56;
		var ZIP64_END_OF_CENTRAL_DIRECTORY_LOCATOR_SIZE = 20;
		var END_OF_CENTRAL_DIRECTORY_RECORD_SIZE = 22;
		function getEndOfCentralDirectoryRecord(self, actuallyJustTellMeHowLongItWouldBe) {
			var needZip64Format = false;
			var normalEntriesLength = self.entries.length;
			if (self.forceZip64Eocd || self.entries.length >= 65535) {
				normalEntriesLength = 65535;
				needZip64Format = true;
			}
			var sizeOfCentralDirectory = self.outputStreamCursor - self.offsetOfStartOfCentralDirectory;
			var normalSizeOfCentralDirectory = sizeOfCentralDirectory;
			if (self.forceZip64Eocd || sizeOfCentralDirectory >= 0xffffffff) {
				normalSizeOfCentralDirectory = 0xffffffff;
				needZip64Format = true;
			}
			var normalOffsetOfStartOfCentralDirectory = self.offsetOfStartOfCentralDirectory;
			if (self.forceZip64Eocd || self.offsetOfStartOfCentralDirectory >= 0xffffffff) {
				normalOffsetOfStartOfCentralDirectory = 0xffffffff;
				needZip64Format = true;
			}
			if (actuallyJustTellMeHowLongItWouldBe) {
				if (needZip64Format) {
					return ZIP64_END_OF_CENTRAL_DIRECTORY_RECORD_SIZE + ZIP64_END_OF_CENTRAL_DIRECTORY_LOCATOR_SIZE + END_OF_CENTRAL_DIRECTORY_RECORD_SIZE;
				} else {
					return END_OF_CENTRAL_DIRECTORY_RECORD_SIZE;
				}
			}
			var eocdrBuffer = bufferAlloc(END_OF_CENTRAL_DIRECTORY_RECORD_SIZE + self.comment.length);
			eocdrBuffer.writeUInt32LE(0x6054b50, 0);
			eocdrBuffer.writeUInt16LE(0, 4);
			eocdrBuffer.writeUInt16LE(0, 6);
			eocdrBuffer.writeUInt16LE(normalEntriesLength, 8);
			eocdrBuffer.writeUInt16LE(normalEntriesLength, 10);
			eocdrBuffer.writeUInt32LE(normalSizeOfCentralDirectory, 12);
			eocdrBuffer.writeUInt32LE(normalOffsetOfStartOfCentralDirectory, 16);
			eocdrBuffer.writeUInt16LE(self.comment.length, 20);
			self.comment.copy(eocdrBuffer, 22);
			if (!needZip64Format) return eocdrBuffer;
			var zip64EocdrBuffer = bufferAlloc(ZIP64_END_OF_CENTRAL_DIRECTORY_RECORD_SIZE);
			zip64EocdrBuffer.writeUInt32LE(0x6064b50, 0);
			writeUInt64LE(zip64EocdrBuffer, ZIP64_END_OF_CENTRAL_DIRECTORY_RECORD_SIZE - 12, 4);
			zip64EocdrBuffer.writeUInt16LE(VERSION_MADE_BY, 12);
			zip64EocdrBuffer.writeUInt16LE(VERSION_NEEDED_TO_EXTRACT_ZIP64, 14);
			zip64EocdrBuffer.writeUInt32LE(0, 16);
			zip64EocdrBuffer.writeUInt32LE(0, 20);
			writeUInt64LE(zip64EocdrBuffer, self.entries.length, 24);
			writeUInt64LE(zip64EocdrBuffer, self.entries.length, 32);
			writeUInt64LE(zip64EocdrBuffer, sizeOfCentralDirectory, 40);
			writeUInt64LE(zip64EocdrBuffer, self.offsetOfStartOfCentralDirectory, 48);
			var zip64EocdlBuffer = bufferAlloc(ZIP64_END_OF_CENTRAL_DIRECTORY_LOCATOR_SIZE);
			zip64EocdlBuffer.writeUInt32LE(0x7064b50, 0);
			zip64EocdlBuffer.writeUInt32LE(0, 4);
			writeUInt64LE(zip64EocdlBuffer, self.outputStreamCursor, 8);
			zip64EocdlBuffer.writeUInt32LE(1, 16);
			return Buffer.concat([
				zip64EocdrBuffer,
				zip64EocdlBuffer,
				eocdrBuffer
			]);
		}
		function validateMetadataPath(metadataPath, isDirectory) {
			if (metadataPath === "") throw new Error("empty metadataPath");
			metadataPath = metadataPath.replace(/\\/g, "/");
			if (/^[a-zA-Z]:/.test(metadataPath) || /^\//.test(metadataPath)) throw new Error("absolute path: " + metadataPath);
			if (metadataPath.split("/").indexOf("..") !== -1) throw new Error("invalid relative path: " + metadataPath);
			var looksLikeDirectory = /\/$/.test(metadataPath);
			if (isDirectory) {
				if (!looksLikeDirectory) metadataPath += "/";
			} else {
				if (looksLikeDirectory) throw new Error("file path cannot end with '/': " + metadataPath);
			}
			return metadataPath;
		}
		var EMPTY_BUFFER = bufferAlloc(0);
		function Entry(metadataPath, isDirectory, options) {
			this.utf8FileName = bufferFrom(metadataPath);
			if (this.utf8FileName.length > 65535) throw new Error("utf8 file name too long. " + utf8FileName.length + " > " + 65535);
			this.isDirectory = isDirectory;
			this.state = Entry.WAITING_FOR_METADATA;
			this.setLastModDate(options.mtime != null ? options.mtime : new Date());
			this.forceDosTimestamp = !!options.forceDosTimestamp;
			if (options.mode != null) {
				this.setFileAttributesMode(options.mode);
			} else {
				this.setFileAttributesMode(isDirectory ? 16893 : 33204);
			}
			if (isDirectory) {
				this.crcAndFileSizeKnown = true;
				this.crc32 = 0;
				this.uncompressedSize = 0;
				this.compressedSize = 0;
			} else {
				this.crcAndFileSizeKnown = false;
				this.crc32 = null;
				this.uncompressedSize = null;
				this.compressedSize = null;
				if (options.size != null) this.uncompressedSize = options.size;
			}
			if (isDirectory) {
				this.compressionLevel = 0;
			} else {
				this.compressionLevel = determineCompressionLevel(options);
			}
			this.forceZip64Format = !!options.forceZip64Format;
			if (options.fileComment) {
				if (typeof options.fileComment === "string") {
					this.fileComment = bufferFrom(options.fileComment, "utf-8");
				} else {
					this.fileComment = options.fileComment;
				}
				if (this.fileComment.length > 65535) throw new Error("fileComment is too large");
			} else {
				this.fileComment = EMPTY_BUFFER;
			}
		}
		Entry.WAITING_FOR_METADATA = 0;
		Entry.READY_TO_PUMP_FILE_DATA = 1;
		Entry.FILE_DATA_IN_PROGRESS = 2;
		Entry.FILE_DATA_DONE = 3;
		Entry.prototype.setLastModDate = function(date) {
			this.mtime = date;
			var dosDateTime = dateToDosDateTime(date);
			this.lastModFileTime = dosDateTime.time;
			this.lastModFileDate = dosDateTime.date;
		};
		Entry.prototype.setFileAttributesMode = function(mode) {
			if ((mode & 65535) !== mode) throw new Error("invalid mode. expected: 0 <= " + mode + " <= " + 65535);
			this.externalFileAttributes = mode << 16 >>> 0;
		};
		Entry.prototype.setFileDataPumpFunction = function(doFileDataPump) {
			this.doFileDataPump = doFileDataPump;
			this.state = Entry.READY_TO_PUMP_FILE_DATA;
		};
		Entry.prototype.useZip64Format = function() {
			return this.forceZip64Format || this.uncompressedSize != null && this.uncompressedSize > 0xfffffffe || this.compressedSize != null && this.compressedSize > 0xfffffffe || this.relativeOffsetOfLocalHeader != null && this.relativeOffsetOfLocalHeader > 0xfffffffe;
		};
		var LOCAL_FILE_HEADER_FIXED_SIZE = 30;
		var VERSION_NEEDED_TO_EXTRACT_UTF8 = 20;
		var VERSION_NEEDED_TO_EXTRACT_ZIP64 = 45;
		var VERSION_MADE_BY = 3 << 8 | 63;
		var FILE_NAME_IS_UTF8 = 1 << 11;
		var UNKNOWN_CRC32_AND_FILE_SIZES = 1 << 3;
		Entry.prototype.getLocalFileHeader = function() {
			var crc32 = 0;
			var compressedSize = 0;
			var uncompressedSize = 0;
			if (this.crcAndFileSizeKnown) {
				crc32 = this.crc32;
				compressedSize = this.compressedSize;
				uncompressedSize = this.uncompressedSize;
			}
			var fixedSizeStuff = bufferAlloc(LOCAL_FILE_HEADER_FIXED_SIZE);
			var generalPurposeBitFlag = FILE_NAME_IS_UTF8;
			if (!this.crcAndFileSizeKnown) generalPurposeBitFlag |= UNKNOWN_CRC32_AND_FILE_SIZES;
			fixedSizeStuff.writeUInt32LE(67324752, 0);
			fixedSizeStuff.writeUInt16LE(VERSION_NEEDED_TO_EXTRACT_UTF8, 4);
			fixedSizeStuff.writeUInt16LE(generalPurposeBitFlag, 6);
			fixedSizeStuff.writeUInt16LE(this.getCompressionMethod(), 8);
			fixedSizeStuff.writeUInt16LE(this.lastModFileTime, 10);
			fixedSizeStuff.writeUInt16LE(this.lastModFileDate, 12);
			fixedSizeStuff.writeUInt32LE(crc32, 14);
			fixedSizeStuff.writeUInt32LE(compressedSize, 18);
			fixedSizeStuff.writeUInt32LE(uncompressedSize, 22);
			fixedSizeStuff.writeUInt16LE(this.utf8FileName.length, 26);
			fixedSizeStuff.writeUInt16LE(0, 28);
			return Buffer.concat([fixedSizeStuff, this.utf8FileName]);
		};
		var DATA_DESCRIPTOR_SIZE = 16;
		var ZIP64_DATA_DESCRIPTOR_SIZE = 24;
		Entry.prototype.getDataDescriptor = function() {
			if (this.crcAndFileSizeKnown) {
				return EMPTY_BUFFER;
			}
			if (!this.useZip64Format()) {
				var buffer = bufferAlloc(DATA_DESCRIPTOR_SIZE);
				buffer.writeUInt32LE(0x8074b50, 0);
				buffer.writeUInt32LE(this.crc32, 4);
				buffer.writeUInt32LE(this.compressedSize, 8);
				buffer.writeUInt32LE(this.uncompressedSize, 12);
				return buffer;
			} else {
				var buffer = bufferAlloc(ZIP64_DATA_DESCRIPTOR_SIZE);
				buffer.writeUInt32LE(0x8074b50, 0);
				buffer.writeUInt32LE(this.crc32, 4);
				writeUInt64LE(buffer, this.compressedSize, 8);
				writeUInt64LE(buffer, this.uncompressedSize, 16);
				return buffer;
			}
		};
		var CENTRAL_DIRECTORY_RECORD_FIXED_SIZE = 46;
		var INFO_ZIP_UNIVERSAL_TIMESTAMP_EXTRA_FIELD_SIZE = 9;
		var ZIP64_EXTENDED_INFORMATION_EXTRA_FIELD_SIZE = 28;
		Entry.prototype.getCentralDirectoryRecord = function() {
			var fixedSizeStuff = bufferAlloc(CENTRAL_DIRECTORY_RECORD_FIXED_SIZE);
			var generalPurposeBitFlag = FILE_NAME_IS_UTF8;
			if (!this.crcAndFileSizeKnown) generalPurposeBitFlag |= UNKNOWN_CRC32_AND_FILE_SIZES;
			var izutefBuffer = EMPTY_BUFFER;
			if (!this.forceDosTimestamp) {
				izutefBuffer = bufferAlloc(INFO_ZIP_UNIVERSAL_TIMESTAMP_EXTRA_FIELD_SIZE);
				izutefBuffer.writeUInt16LE(21589, 0);
				izutefBuffer.writeUInt16LE(INFO_ZIP_UNIVERSAL_TIMESTAMP_EXTRA_FIELD_SIZE - 4, 2);
				var EB_UT_FL_MTIME = 1 << 0;
				var EB_UT_FL_ATIME = 1 << 1;
				izutefBuffer.writeUInt8(EB_UT_FL_MTIME | EB_UT_FL_ATIME, 4);
				var timestamp = Math.floor(this.mtime.getTime() / 1e3);
				if (timestamp < -0x80000000) timestamp = -0x80000000;
				if (timestamp > 0x7fffffff) timestamp = 0x7fffffff;
				izutefBuffer.writeUInt32LE(timestamp, 5);
			}
			var normalCompressedSize = this.compressedSize;
			var normalUncompressedSize = this.uncompressedSize;
			var normalRelativeOffsetOfLocalHeader = this.relativeOffsetOfLocalHeader;
			var versionNeededToExtract = VERSION_NEEDED_TO_EXTRACT_UTF8;
			var zeiefBuffer = EMPTY_BUFFER;
			if (this.useZip64Format()) {
				normalCompressedSize = 0xffffffff;
				normalUncompressedSize = 0xffffffff;
				normalRelativeOffsetOfLocalHeader = 0xffffffff;
				versionNeededToExtract = VERSION_NEEDED_TO_EXTRACT_ZIP64;
				zeiefBuffer = bufferAlloc(ZIP64_EXTENDED_INFORMATION_EXTRA_FIELD_SIZE);
				zeiefBuffer.writeUInt16LE(1, 0);
				zeiefBuffer.writeUInt16LE(ZIP64_EXTENDED_INFORMATION_EXTRA_FIELD_SIZE - 4, 2);
				writeUInt64LE(zeiefBuffer, this.uncompressedSize, 4);
				writeUInt64LE(zeiefBuffer, this.compressedSize, 12);
				writeUInt64LE(zeiefBuffer, this.relativeOffsetOfLocalHeader, 20);
			}
			fixedSizeStuff.writeUInt32LE(33639248, 0);
			fixedSizeStuff.writeUInt16LE(VERSION_MADE_BY, 4);
			fixedSizeStuff.writeUInt16LE(versionNeededToExtract, 6);
			fixedSizeStuff.writeUInt16LE(generalPurposeBitFlag, 8);
			fixedSizeStuff.writeUInt16LE(this.getCompressionMethod(), 10);
			fixedSizeStuff.writeUInt16LE(this.lastModFileTime, 12);
			fixedSizeStuff.writeUInt16LE(this.lastModFileDate, 14);
			fixedSizeStuff.writeUInt32LE(this.crc32, 16);
			fixedSizeStuff.writeUInt32LE(normalCompressedSize, 20);
			fixedSizeStuff.writeUInt32LE(normalUncompressedSize, 24);
			fixedSizeStuff.writeUInt16LE(this.utf8FileName.length, 28);
			fixedSizeStuff.writeUInt16LE(izutefBuffer.length + zeiefBuffer.length, 30);
			fixedSizeStuff.writeUInt16LE(this.fileComment.length, 32);
			fixedSizeStuff.writeUInt16LE(0, 34);
			fixedSizeStuff.writeUInt16LE(0, 36);
			fixedSizeStuff.writeUInt32LE(this.externalFileAttributes, 38);
			fixedSizeStuff.writeUInt32LE(normalRelativeOffsetOfLocalHeader, 42);
			return Buffer.concat([
				fixedSizeStuff,
				this.utf8FileName,
				izutefBuffer,
				zeiefBuffer,
				this.fileComment
			]);
		};
		Entry.prototype.getCompressionMethod = function() {
			var NO_COMPRESSION = 0;
			var DEFLATE_COMPRESSION = 8;
			return this.compressionLevel === 0 ? NO_COMPRESSION : DEFLATE_COMPRESSION;
		};
		var minDosDate = new Date(1980, 0, 1);
		var maxDosDate = new Date(2107, 11, 31, 23, 59, 58);
		function dateToDosDateTime(jsDate) {
			if (jsDate < minDosDate) jsDate = minDosDate;
			else if (jsDate > maxDosDate) jsDate = maxDosDate;
			var date = 0;
			date |= jsDate.getDate() & 31;
			date |= (jsDate.getMonth() + 1 & 15) << 5;
			date |= (jsDate.getFullYear() - 1980 & 127) << 9;
			var time = 0;
			time |= Math.floor(jsDate.getSeconds() / 2);
			time |= (jsDate.getMinutes() & 63) << 5;
			time |= (jsDate.getHours() & 31) << 11;
			return {
				date,
				time
			};
		}
		function writeUInt64LE(buffer, n, offset) {
			var high = Math.floor(n / 4294967296);
			var low = n % 4294967296;
			buffer.writeUInt32LE(low, offset);
			buffer.writeUInt32LE(high, offset + 4);
		}
		function defaultCallback(err) {
			if (err) throw err;
		}
		util.inherits(ByteCounter, Transform);
		function ByteCounter(options) {
			Transform.call(this, options);
			this.byteCount = 0;
		}
		ByteCounter.prototype._transform = function(chunk, encoding, cb) {
			this.byteCount += chunk.length;
			cb(null, chunk);
		};
		util.inherits(Crc32Watcher, Transform);
		function Crc32Watcher(options) {
			Transform.call(this, options);
			this.crc32 = 0;
		}
		Crc32Watcher.prototype._transform = function(chunk, encoding, cb) {
			this.crc32 = crc32.unsigned(chunk, this.crc32);
			cb(null, chunk);
		};
		var cp437 = "\0\u263A\u263B\u2665\u2666\u2663\u2660\u2022\u25D8\u25CB\u25D9\u2642\u2640\u266A\u266B\u263C\u25BA\u25C4\u2195\u203C\u00B6\u00A7\u25AC\u21A8\u2191\u2193\u2192\u2190\u221F\u2194\u25B2\u25BC !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\u2302\u00C7\u00FC\u00E9\u00E2\u00E4\u00E0\u00E5\u00E7\u00EA\u00EB\u00E8\u00EF\u00EE\u00EC\u00C4\u00C5\u00C9\u00E6\u00C6\u00F4\u00F6\u00F2\u00FB\u00F9\u00FF\u00D6\u00DC\u00A2\u00A3\u00A5\u20A7\u0192\u00E1\u00ED\u00F3\u00FA\u00F1\u00D1\u00AA\u00BA\u00BF\u2310\u00AC\u00BD\u00BC\u00A1\u00AB\u00BB\u2591\u2592\u2593\u2502\u2524\u2561\u2562\u2556\u2555\u2563\u2551\u2557\u255D\u255C\u255B\u2510\u2514\u2534\u252C\u251C\u2500\u253C\u255E\u255F\u255A\u2554\u2569\u2566\u2560\u2550\u256C\u2567\u2568\u2564\u2565\u2559\u2558\u2552\u2553\u256B\u256A\u2518\u250C\u2588\u2584\u258C\u2590\u2580\u03B1\u00DF\u0393\u03C0\u03A3\u03C3\u00B5\u03C4\u03A6\u0398\u03A9\u03B4\u221E\u03C6\u03B5\u2229\u2261\u00B1\u2265\u2264\u2320\u2321\u00F7\u2248\u00B0\u2219\u00B7\u221A\u207F\u00B2\u25A0\u00A0";
		if (cp437.length !== 256) throw new Error("assertion failure");
		var reverseCp437 = null;
		function encodeCp437(string) {
			if (/^[\x20-\x7e]*$/.test(string)) {
				return bufferFrom(string, "utf-8");
			}
			if (reverseCp437 == null) {
				reverseCp437 = {};
				for (var i = 0; i < cp437.length; i++) {
					reverseCp437[cp437[i]] = i;
				}
			}
			var result = bufferAlloc(string.length);
			for (var i = 0; i < string.length; i++) {
				var b = reverseCp437[string[i]];
				if (b == null) throw new Error("character not encodable in CP437: " + JSON.stringify(string[i]));
				result[i] = b;
			}
			return result;
		}
		function bufferAlloc(size) {
			bufferAlloc = modern;
			try {
				return bufferAlloc(size);
			} catch (e) {
				bufferAlloc = legacy;
				return bufferAlloc(size);
			}
			function modern(size) {
				return Buffer.allocUnsafe(size);
			}
			function legacy(size) {
				return new Buffer(size);
			}
		}
		function bufferFrom(something, encoding) {
			bufferFrom = modern;
			try {
				return bufferFrom(something, encoding);
			} catch (e) {
				bufferFrom = legacy;
				return bufferFrom(something, encoding);
			}
			function modern(something, encoding) {
				return Buffer.from(something, encoding);
			}
			function legacy(something, encoding) {
				return new Buffer(something, encoding);
			}
		}
		function bufferIncludes(buffer, content) {
			bufferIncludes = modern;
			try {
				return bufferIncludes(buffer, content);
			} catch (e) {
				bufferIncludes = legacy;
				return bufferIncludes(buffer, content);
			}
			function modern(buffer, content) {
				return buffer.includes(content);
			}
			function legacy(buffer, content) {
				for (var i = 0; i <= buffer.length - content.length; i++) {
					for (var j = 0;; j++) {
						if (j === content.length) return true;
						if (buffer[i + j] !== content[j]) break;
					}
				}
				return false;
			}
		}
	}),
	84928: ((module) => {
		"use strict";
		function getDefaultExportFromCjs(x) {
			return x && x.__esModule && Object.prototype.hasOwnProperty.call(x, "default") ? x["default"] : x;
		}
		const CRC_TABLE = new Int32Array([
			0,
			0x77073096,
			0xee0e612c,
			0x990951ba,
			0x76dc419,
			0x706af48f,
			0xe963a535,
			0x9e6495a3,
			0xedb8832,
			0x79dcb8a4,
			0xe0d5e91e,
			0x97d2d988,
			0x9b64c2b,
			0x7eb17cbd,
			0xe7b82d07,
			0x90bf1d91,
			498536548,
			0x6ab020f2,
			0xf3b97148,
			0x84be41de,
			450548861,
			0x6ddde4eb,
			0xf4d4b551,
			0x83d385c7,
			325883990,
			0x646ba8c0,
			0xfd62f97a,
			0x8a65c9ec,
			335633487,
			0x63066cd9,
			0xfa0f3d63,
			0x8d080df5,
			997073096,
			0x4c69105e,
			0xd56041e4,
			0xa2677172,
			0x3c03e4d1,
			0x4b04d447,
			0xd20d85fd,
			0xa50ab56b,
			901097722,
			0x42b2986c,
			0xdbbbc9d6,
			0xacbcf940,
			853044451,
			0x45df5c75,
			0xdcd60dcf,
			0xabd13d59,
			651767980,
			0x51de003a,
			0xc8d75180,
			0xbfd06116,
			565507253,
			0x56b3c423,
			0xcfba9599,
			0xb8bda50f,
			671266974,
			0x5f058808,
			0xc60cd9b2,
			0xb10be924,
			795835527,
			0x58684c11,
			0xc1611dab,
			0xb6662d3d,
			0x76dc4190,
			31158534,
			0x98d220bc,
			0xefd5102a,
			0x71b18589,
			0x6b6b51f,
			0x9fbfe4a5,
			0xe8b8d433,
			0x7807c9a2,
			0xf00f934,
			0x9609a88e,
			0xe10e9818,
			0x7f6a0dbb,
			0x86d3d2d,
			0x91646c97,
			0xe6635c01,
			0x6b6b51f4,
			476864866,
			0x856530d8,
			0xf262004e,
			0x6c0695ed,
			453092731,
			0x8208f4c1,
			0xf50fc457,
			0x65b0d9c6,
			314042704,
			0x8bbeb8ea,
			0xfcb9887c,
			0x62dd1ddf,
			366619977,
			0x8cd37cf3,
			0xfbd44c65,
			0x4db26158,
			984961486,
			0xa3bc0074,
			0xd4bb30e2,
			0x4adfa541,
			0x3dd895d7,
			0xa4d1c46d,
			0xd3d6f4fb,
			0x4369e96a,
			879679996,
			0xad678846,
			0xda60b8d0,
			0x44042d73,
			855842277,
			0xaa0a4c5f,
			0xdd0d7cc9,
			0x5005713c,
			654459306,
			0xbe0b1010,
			0xc90c2086,
			0x5768b525,
			544179635,
			0xb966d409,
			0xce61e49f,
			0x5edef90e,
			702138776,
			0xb0d09822,
			0xc7d7a8b4,
			0x59b33d17,
			783551873,
			0xb7bd5c3b,
			0xc0ba6cad,
			0xedb88320,
			0x9abfb3b6,
			62317068,
			0x74b1d29a,
			0xead54739,
			0x9dd277af,
			81470997,
			0x73dc1683,
			0xe3630b12,
			0x94643b84,
			0xd6d6a3e,
			0x7a6a5aa8,
			0xe40ecf0b,
			0x9309ff9d,
			0xa00ae27,
			0x7d079eb1,
			0xf00f9344,
			0x8708a3d2,
			503444072,
			0x6906c2fe,
			0xf762575d,
			0x806567cb,
			426522225,
			0x6e6b06e7,
			0xfed41b76,
			0x89d32be0,
			282753626,
			0x67dd4acc,
			0xf9b9df6f,
			0x8ebeeff9,
			397917763,
			0x60b08ed5,
			0xd6d6a3e8,
			0xa1d1937e,
			953729732,
			0x4fdff252,
			0xd1bb67f1,
			0xa6bc5767,
			0x3fb506dd,
			0x48b2364b,
			0xd80d2bda,
			0xaf0a1b4c,
			906185462,
			0x41047a60,
			0xdf60efc3,
			0xa867df55,
			829329135,
			0x4669be79,
			0xcb61b38c,
			0xbc66831a,
			628085408,
			0x5268e236,
			0xcc0c7795,
			0xbb0b4703,
			570562233,
			0x5505262f,
			0xc5ba3bbe,
			0xb2bd0b28,
			733239954,
			0x5cb36a04,
			0xc2d7ffa7,
			0xb5d0cf31,
			752459403,
			0x5bdeae1d,
			0x9b64c2b0,
			0xec63f226,
			0x756aa39c,
			40735498,
			0x9c0906a9,
			0xeb0e363f,
			0x72076785,
			83908371,
			0x95bf4a82,
			0xe2b87a14,
			0x7bb12bae,
			0xcb61b38,
			0x92d28e9b,
			0xe5d5be0d,
			0x7cdcefb7,
			0xbdbdf21,
			0x86d3d2d4,
			0xf1d4e242,
			0x68ddb3f8,
			534414190,
			0x81be16cd,
			0xf6b9265b,
			0x6fb077e1,
			414664567,
			0x88085ae6,
			0xff0f6a70,
			0x66063bca,
			285281116,
			0x8f659eff,
			0xf862ae69,
			0x616bffd3,
			376229701,
			0xa00ae278,
			0xd70dd2ee,
			0x4e048354,
			956543938,
			0xa7672661,
			0xd06016f7,
			0x4969474d,
			0x3e6e77db,
			0xaed16a4a,
			0xd9d65adc,
			0x40df0b66,
			936918e3,
			0xa9bcae53,
			0xdebb9ec5,
			0x47b2cf7f,
			817233897,
			0xbdbdf21c,
			0xcabac28a,
			0x53b39330,
			615818150,
			0xbad03605,
			0xcdd70693,
			0x54de5729,
			601450431,
			0xb3667a2e,
			0xc4614ab8,
			0x5d681b02,
			711928724,
			0xb40bbe37,
			0xc30c8ea1,
			0x5a05df1b,
			755167117
		]);
		function ensureBuffer(input) {
			if (Buffer.isBuffer(input)) {
				return input;
			}
			if (typeof input === "number") {
				return Buffer.alloc(input);
			} else if (typeof input === "string") {
				return Buffer.from(input);
			} else {
				throw new Error("input must be buffer, number, or string, received " + typeof input);
			}
		}
		function bufferizeInt(num) {
			const tmp = ensureBuffer(4);
			tmp.writeInt32BE(num, 0);
			return tmp;
		}
		function _crc32(buf, previous) {
			buf = ensureBuffer(buf);
			if (Buffer.isBuffer(previous)) {
				previous = previous.readUInt32BE(0);
			}
			let crc = ~~previous ^ -1;
			for (var n = 0; n < buf.length; n++) {
				crc = CRC_TABLE[(crc ^ buf[n]) & 255] ^ crc >>> 8;
			}
			return crc ^ -1;
		}
		function crc32() {
			return bufferizeInt(_crc32.apply(null, arguments));
		}
		crc32.signed = function() {
			return _crc32.apply(null, arguments);
		};
		crc32.unsigned = function() {
			return _crc32.apply(null, arguments) >>> 0;
		};
		var bufferCrc32 = crc32;
		const index = getDefaultExportFromCjs(bufferCrc32);
		module.exports = index;
	})
};
;
