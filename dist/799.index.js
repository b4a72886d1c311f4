exports.id = 799;
exports.ids = [799];
exports.modules = {
	17413: ((module, exports, __webpack_require__) => {
		"use strict";
		Object.defineProperty(exports, "__esModule", { value: true });
		var eventTargetShim = __webpack_require__(16577);
		class AbortSignal extends eventTargetShim.EventTarget {
			constructor() {
				super();
				throw new TypeError("AbortSignal cannot be constructed directly");
			}
			get aborted() {
				const aborted = abortedFlags.get(this);
				if (typeof aborted !== "boolean") {
					throw new TypeError(`Expected 'this' to be an 'AbortSignal' object, but got ${this === null ? "null" : typeof this}`);
				}
				return aborted;
			}
		}
		eventTargetShim.defineEventAttribute(AbortSignal.prototype, "abort");
		function createAbortSignal() {
			const signal = Object.create(AbortSignal.prototype);
			eventTargetShim.EventTarget.call(signal);
			abortedFlags.set(signal, false);
			return signal;
		}
		function abortSignal(signal) {
			if (abortedFlags.get(signal) !== false) {
				return;
			}
			abortedFlags.set(signal, true);
			signal.dispatchEvent({ type: "abort" });
		}
		const abortedFlags = new WeakMap();
		Object.defineProperties(AbortSignal.prototype, { aborted: { enumerable: true } });
		if (typeof Symbol === "function" && typeof Symbol.toStringTag === "symbol") {
			Object.defineProperty(AbortSignal.prototype, Symbol.toStringTag, {
				configurable: true,
				value: "AbortSignal"
			});
		}
		class AbortController {
			constructor() {
				signals.set(this, createAbortSignal());
			}
			get signal() {
				return getSignal(this);
			}
			abort() {
				abortSignal(getSignal(this));
			}
		}
		const signals = new WeakMap();
		function getSignal(controller) {
			const signal = signals.get(controller);
			if (signal == null) {
				throw new TypeError(`Expected 'this' to be an 'AbortController' object, but got ${controller === null ? "null" : typeof controller}`);
			}
			return signal;
		}
		Object.defineProperties(AbortController.prototype, {
			signal: { enumerable: true },
			abort: { enumerable: true }
		});
		if (typeof Symbol === "function" && typeof Symbol.toStringTag === "symbol") {
			Object.defineProperty(AbortController.prototype, Symbol.toStringTag, {
				configurable: true,
				value: "AbortController"
			});
		}
		exports.AbortController = AbortController;
		exports.AbortSignal = AbortSignal;
		exports["default"] = AbortController;
		module.exports = AbortController;
		module.exports.AbortController = module.exports["default"] = AbortController;
		module.exports.AbortSignal = AbortSignal;
	}),
	38816: ((module, __unused_webpack_exports, __webpack_require__) => {
		var fs = __webpack_require__(35744);
		var path = __webpack_require__(16928);
		var flatten = __webpack_require__(97047);
		var difference = __webpack_require__(57294);
		var union = __webpack_require__(73270);
		var isPlainObject = __webpack_require__(36542);
		var glob = __webpack_require__(21363);
		var file = module.exports = {};
		var pathSeparatorRe = /[\/\\]/g;
		var processPatterns = function(patterns, fn) {
			var result = [];
			flatten(patterns).forEach(function(pattern) {
				var exclusion = pattern.indexOf("!") === 0;
				if (exclusion) {
					pattern = pattern.slice(1);
				}
				var matches = fn(pattern);
				if (exclusion) {
					result = difference(result, matches);
				} else {
					result = union(result, matches);
				}
			});
			return result;
		};
		file.exists = function() {
			var filepath = path.join.apply(path, arguments);
			return fs.existsSync(filepath);
		};
		file.expand = function(...args) {
			var options = isPlainObject(args[0]) ? args.shift() : {};
			var patterns = Array.isArray(args[0]) ? args[0] : args;
			if (patterns.length === 0) {
				return [];
			}
			var matches = processPatterns(patterns, function(pattern) {
				return glob.sync(pattern, options);
			});
			if (options.filter) {
				matches = matches.filter(function(filepath) {
					filepath = path.join(options.cwd || "", filepath);
					try {
						if (typeof options.filter === "function") {
							return options.filter(filepath);
						} else {
							return fs.statSync(filepath)[options.filter]();
						}
					} catch (e) {
						return false;
					}
				});
			}
			return matches;
		};
		file.expandMapping = function(patterns, destBase, options) {
			options = Object.assign({ rename: function(destBase, destPath) {
				return path.join(destBase || "", destPath);
			} }, options);
			var files = [];
			var fileByDest = {};
			file.expand(options, patterns).forEach(function(src) {
				var destPath = src;
				if (options.flatten) {
					destPath = path.basename(destPath);
				}
				if (options.ext) {
					destPath = destPath.replace(/(\.[^\/]*)?$/, options.ext);
				}
				var dest = options.rename(destBase, destPath, options);
				if (options.cwd) {
					src = path.join(options.cwd, src);
				}
				dest = dest.replace(pathSeparatorRe, "/");
				src = src.replace(pathSeparatorRe, "/");
				if (fileByDest[dest]) {
					fileByDest[dest].src.push(src);
				} else {
					files.push({
						src: [src],
						dest
					});
					fileByDest[dest] = files[files.length - 1];
				}
			});
			return files;
		};
		file.normalizeFilesArray = function(data) {
			var files = [];
			data.forEach(function(obj) {
				var prop;
				if ("src" in obj || "dest" in obj) {
					files.push(obj);
				}
			});
			if (files.length === 0) {
				return [];
			}
			files = _(files).chain().forEach(function(obj) {
				if (!("src" in obj) || !obj.src) {
					return;
				}
				if (Array.isArray(obj.src)) {
					obj.src = flatten(obj.src);
				} else {
					obj.src = [obj.src];
				}
			}).map(function(obj) {
				var expandOptions = Object.assign({}, obj);
				delete expandOptions.src;
				delete expandOptions.dest;
				if (obj.expand) {
					return file.expandMapping(obj.src, obj.dest, expandOptions).map(function(mapObj) {
						var result = Object.assign({}, obj);
						result.orig = Object.assign({}, obj);
						result.src = mapObj.src;
						result.dest = mapObj.dest;
						[
							"expand",
							"cwd",
							"flatten",
							"rename",
							"ext"
						].forEach(function(prop) {
							delete result[prop];
						});
						return result;
					});
				}
				var result = Object.assign({}, obj);
				result.orig = Object.assign({}, obj);
				if ("src" in result) {
					Object.defineProperty(result, "src", {
						enumerable: true,
						get: function fn() {
							var src;
							if (!("result" in fn)) {
								src = obj.src;
								src = Array.isArray(src) ? flatten(src) : [src];
								fn.result = file.expand(expandOptions, src);
							}
							return fn.result;
						}
					});
				}
				if ("dest" in result) {
					result.dest = obj.dest;
				}
				return result;
			}).flatten().value();
			return files;
		};
	}),
	53296: ((module, __unused_webpack_exports, __webpack_require__) => {
		var fs = __webpack_require__(35744);
		var path = __webpack_require__(16928);
		var isStream = __webpack_require__(96543);
		var lazystream = __webpack_require__(32126);
		var normalizePath = __webpack_require__(56133);
		var defaults = __webpack_require__(7511);
		var Stream = __webpack_require__(2203).Stream;
		var PassThrough = __webpack_require__(29963).PassThrough;
		var utils = module.exports = {};
		utils.file = __webpack_require__(38816);
		utils.collectStream = function(source, callback) {
			var collection = [];
			var size = 0;
			source.on("error", callback);
			source.on("data", function(chunk) {
				collection.push(chunk);
				size += chunk.length;
			});
			source.on("end", function() {
				var buf = Buffer.alloc(size);
				var offset = 0;
				collection.forEach(function(data) {
					data.copy(buf, offset);
					offset += data.length;
				});
				callback(null, buf);
			});
		};
		utils.dateify = function(dateish) {
			dateish = dateish || new Date();
			if (dateish instanceof Date) {
				dateish = dateish;
			} else if (typeof dateish === "string") {
				dateish = new Date(dateish);
			} else {
				dateish = new Date();
			}
			return dateish;
		};
		utils.defaults = function(object, source, guard) {
			var args = arguments;
			args[0] = args[0] || {};
			return defaults(...args);
		};
		utils.isStream = function(source) {
			return isStream(source);
		};
		utils.lazyReadStream = function(filepath) {
			return new lazystream.Readable(function() {
				return fs.createReadStream(filepath);
			});
		};
		utils.normalizeInputSource = function(source) {
			if (source === null) {
				return Buffer.alloc(0);
			} else if (typeof source === "string") {
				return Buffer.from(source);
			} else if (utils.isStream(source)) {
				return source.pipe(new PassThrough());
			}
			return source;
		};
		utils.sanitizePath = function(filepath) {
			return normalizePath(filepath, false).replace(/^\w+:/, "").replace(/^(\.\.\/|\/)+/, "");
		};
		utils.trailingSlashIt = function(str) {
			return str.slice(-1) !== "/" ? str + "/" : str;
		};
		utils.unixifyPath = function(filepath) {
			return normalizePath(filepath, false).replace(/^\w+:/, "");
		};
		utils.walkdir = function(dirpath, base, callback) {
			var results = [];
			if (typeof base === "function") {
				callback = base;
				base = dirpath;
			}
			fs.readdir(dirpath, function(err, list) {
				var i = 0;
				var file;
				var filepath;
				if (err) {
					return callback(err);
				}
				(function next() {
					file = list[i++];
					if (!file) {
						return callback(null, results);
					}
					filepath = path.join(dirpath, file);
					fs.stat(filepath, function(err, stats) {
						results.push({
							path: filepath,
							relative: path.relative(base, filepath).replace(/\\/g, "/"),
							stats
						});
						if (stats && stats.isDirectory()) {
							utils.walkdir(filepath, base, function(err, res) {
								if (err) {
									return callback(err);
								}
								res.forEach(function(dirEntry) {
									results.push(dirEntry);
								});
								next();
							});
						} else {
							next();
						}
					});
				})();
			});
		};
	}),
	99392: ((module, __unused_webpack_exports, __webpack_require__) => {
		var Archiver = __webpack_require__(50549);
		var formats = {};
		var vending = function(format, options) {
			return vending.create(format, options);
		};
		vending.create = function(format, options) {
			if (formats[format]) {
				var instance = new Archiver(format, options);
				instance.setFormat(format);
				instance.setModule(new formats[format](options));
				return instance;
			} else {
				throw new Error("create(" + format + "): format not registered");
			}
		};
		vending.registerFormat = function(format, module) {
			if (formats[format]) {
				throw new Error("register(" + format + "): format already registered");
			}
			if (typeof module !== "function") {
				throw new Error("register(" + format + "): format module invalid");
			}
			if (typeof module.prototype.append !== "function" || typeof module.prototype.finalize !== "function") {
				throw new Error("register(" + format + "): format module missing methods");
			}
			formats[format] = module;
		};
		vending.isRegisteredFormat = function(format) {
			if (formats[format]) {
				return true;
			}
			return false;
		};
		vending.registerFormat("zip", __webpack_require__(22836));
		vending.registerFormat("tar", __webpack_require__(10396));
		vending.registerFormat("json", __webpack_require__(54693));
		module.exports = vending;
	}),
	50549: ((module, __unused_webpack_exports, __webpack_require__) => {
		var fs = __webpack_require__(79896);
		var glob = __webpack_require__(51364);
		var async = __webpack_require__(97329);
		var path = __webpack_require__(16928);
		var util = __webpack_require__(53296);
		var inherits = __webpack_require__(39023).inherits;
		var ArchiverError = __webpack_require__(13110);
		var Transform = __webpack_require__(29963).Transform;
		var win32 = process.platform === "win32";
		var Archiver = function(format, options) {
			if (!(this instanceof Archiver)) {
				return new Archiver(format, options);
			}
			if (typeof format !== "string") {
				options = format;
				format = "zip";
			}
			options = this.options = util.defaults(options, {
				highWaterMark: 1024 * 1024,
				statConcurrency: 4
			});
			Transform.call(this, options);
			this._format = false;
			this._module = false;
			this._pending = 0;
			this._pointer = 0;
			this._entriesCount = 0;
			this._entriesProcessedCount = 0;
			this._fsEntriesTotalBytes = 0;
			this._fsEntriesProcessedBytes = 0;
			this._queue = async.queue(this._onQueueTask.bind(this), 1);
			this._queue.drain(this._onQueueDrain.bind(this));
			this._statQueue = async.queue(this._onStatQueueTask.bind(this), options.statConcurrency);
			this._statQueue.drain(this._onQueueDrain.bind(this));
			this._state = {
				aborted: false,
				finalize: false,
				finalizing: false,
				finalized: false,
				modulePiped: false
			};
			this._streams = [];
		};
		inherits(Archiver, Transform);
		Archiver.prototype._abort = function() {
			this._state.aborted = true;
			this._queue.kill();
			this._statQueue.kill();
			if (this._queue.idle()) {
				this._shutdown();
			}
		};
		Archiver.prototype._append = function(filepath, data) {
			data = data || {};
			var task = {
				source: null,
				filepath
			};
			if (!data.name) {
				data.name = filepath;
			}
			data.sourcePath = filepath;
			task.data = data;
			this._entriesCount++;
			if (data.stats && data.stats instanceof fs.Stats) {
				task = this._updateQueueTaskWithStats(task, data.stats);
				if (task) {
					if (data.stats.size) {
						this._fsEntriesTotalBytes += data.stats.size;
					}
					this._queue.push(task);
				}
			} else {
				this._statQueue.push(task);
			}
		};
		Archiver.prototype._finalize = function() {
			if (this._state.finalizing || this._state.finalized || this._state.aborted) {
				return;
			}
			this._state.finalizing = true;
			this._moduleFinalize();
			this._state.finalizing = false;
			this._state.finalized = true;
		};
		Archiver.prototype._maybeFinalize = function() {
			if (this._state.finalizing || this._state.finalized || this._state.aborted) {
				return false;
			}
			if (this._state.finalize && this._pending === 0 && this._queue.idle() && this._statQueue.idle()) {
				this._finalize();
				return true;
			}
			return false;
		};
		Archiver.prototype._moduleAppend = function(source, data, callback) {
			if (this._state.aborted) {
				callback();
				return;
			}
			this._module.append(source, data, function(err) {
				this._task = null;
				if (this._state.aborted) {
					this._shutdown();
					return;
				}
				if (err) {
					this.emit("error", err);
					setImmediate(callback);
					return;
				}
				this.emit("entry", data);
				this._entriesProcessedCount++;
				if (data.stats && data.stats.size) {
					this._fsEntriesProcessedBytes += data.stats.size;
				}
				this.emit("progress", {
					entries: {
						total: this._entriesCount,
						processed: this._entriesProcessedCount
					},
					fs: {
						totalBytes: this._fsEntriesTotalBytes,
						processedBytes: this._fsEntriesProcessedBytes
					}
				});
				setImmediate(callback);
			}.bind(this));
		};
		Archiver.prototype._moduleFinalize = function() {
			if (typeof this._module.finalize === "function") {
				this._module.finalize();
			} else if (typeof this._module.end === "function") {
				this._module.end();
			} else {
				this.emit("error", new ArchiverError("NOENDMETHOD"));
			}
		};
		Archiver.prototype._modulePipe = function() {
			this._module.on("error", this._onModuleError.bind(this));
			this._module.pipe(this);
			this._state.modulePiped = true;
		};
		Archiver.prototype._moduleSupports = function(key) {
			if (!this._module.supports || !this._module.supports[key]) {
				return false;
			}
			return this._module.supports[key];
		};
		Archiver.prototype._moduleUnpipe = function() {
			this._module.unpipe(this);
			this._state.modulePiped = false;
		};
		Archiver.prototype._normalizeEntryData = function(data, stats) {
			data = util.defaults(data, {
				type: "file",
				name: null,
				date: null,
				mode: null,
				prefix: null,
				sourcePath: null,
				stats: false
			});
			if (stats && data.stats === false) {
				data.stats = stats;
			}
			var isDir = data.type === "directory";
			if (data.name) {
				if (typeof data.prefix === "string" && "" !== data.prefix) {
					data.name = data.prefix + "/" + data.name;
					data.prefix = null;
				}
				data.name = util.sanitizePath(data.name);
				if (data.type !== "symlink" && data.name.slice(-1) === "/") {
					isDir = true;
					data.type = "directory";
				} else if (isDir) {
					data.name += "/";
				}
			}
			if (typeof data.mode === "number") {
				if (win32) {
					data.mode &= 511;
				} else {
					data.mode &= 4095;
				}
			} else if (data.stats && data.mode === null) {
				if (win32) {
					data.mode = data.stats.mode & 511;
				} else {
					data.mode = data.stats.mode & 4095;
				}
				if (win32 && isDir) {
					data.mode = 493;
				}
			} else if (data.mode === null) {
				data.mode = isDir ? 493 : 420;
			}
			if (data.stats && data.date === null) {
				data.date = data.stats.mtime;
			} else {
				data.date = util.dateify(data.date);
			}
			return data;
		};
		Archiver.prototype._onModuleError = function(err) {
			this.emit("error", err);
		};
		Archiver.prototype._onQueueDrain = function() {
			if (this._state.finalizing || this._state.finalized || this._state.aborted) {
				return;
			}
			if (this._state.finalize && this._pending === 0 && this._queue.idle() && this._statQueue.idle()) {
				this._finalize();
			}
		};
		Archiver.prototype._onQueueTask = function(task, callback) {
			var fullCallback = () => {
				if (task.data.callback) {
					task.data.callback();
				}
				callback();
			};
			if (this._state.finalizing || this._state.finalized || this._state.aborted) {
				fullCallback();
				return;
			}
			this._task = task;
			this._moduleAppend(task.source, task.data, fullCallback);
		};
		Archiver.prototype._onStatQueueTask = function(task, callback) {
			if (this._state.finalizing || this._state.finalized || this._state.aborted) {
				callback();
				return;
			}
			fs.lstat(task.filepath, function(err, stats) {
				if (this._state.aborted) {
					setImmediate(callback);
					return;
				}
				if (err) {
					this._entriesCount--;
					this.emit("warning", err);
					setImmediate(callback);
					return;
				}
				task = this._updateQueueTaskWithStats(task, stats);
				if (task) {
					if (stats.size) {
						this._fsEntriesTotalBytes += stats.size;
					}
					this._queue.push(task);
				}
				setImmediate(callback);
			}.bind(this));
		};
		Archiver.prototype._shutdown = function() {
			this._moduleUnpipe();
			this.end();
		};
		Archiver.prototype._transform = function(chunk, encoding, callback) {
			if (chunk) {
				this._pointer += chunk.length;
			}
			callback(null, chunk);
		};
		Archiver.prototype._updateQueueTaskWithStats = function(task, stats) {
			if (stats.isFile()) {
				task.data.type = "file";
				task.data.sourceType = "stream";
				task.source = util.lazyReadStream(task.filepath);
			} else if (stats.isDirectory() && this._moduleSupports("directory")) {
				task.data.name = util.trailingSlashIt(task.data.name);
				task.data.type = "directory";
				task.data.sourcePath = util.trailingSlashIt(task.filepath);
				task.data.sourceType = "buffer";
				task.source = Buffer.concat([]);
			} else if (stats.isSymbolicLink() && this._moduleSupports("symlink")) {
				var linkPath = fs.readlinkSync(task.filepath);
				var dirName = path.dirname(task.filepath);
				task.data.type = "symlink";
				task.data.linkname = path.relative(dirName, path.resolve(dirName, linkPath));
				task.data.sourceType = "buffer";
				task.source = Buffer.concat([]);
			} else {
				if (stats.isDirectory()) {
					this.emit("warning", new ArchiverError("DIRECTORYNOTSUPPORTED", task.data));
				} else if (stats.isSymbolicLink()) {
					this.emit("warning", new ArchiverError("SYMLINKNOTSUPPORTED", task.data));
				} else {
					this.emit("warning", new ArchiverError("ENTRYNOTSUPPORTED", task.data));
				}
				return null;
			}
			task.data = this._normalizeEntryData(task.data, stats);
			return task;
		};
		Archiver.prototype.abort = function() {
			if (this._state.aborted || this._state.finalized) {
				return this;
			}
			this._abort();
			return this;
		};
		Archiver.prototype.append = function(source, data) {
			if (this._state.finalize || this._state.aborted) {
				this.emit("error", new ArchiverError("QUEUECLOSED"));
				return this;
			}
			data = this._normalizeEntryData(data);
			if (typeof data.name !== "string" || data.name.length === 0) {
				this.emit("error", new ArchiverError("ENTRYNAMEREQUIRED"));
				return this;
			}
			if (data.type === "directory" && !this._moduleSupports("directory")) {
				this.emit("error", new ArchiverError("DIRECTORYNOTSUPPORTED", { name: data.name }));
				return this;
			}
			source = util.normalizeInputSource(source);
			if (Buffer.isBuffer(source)) {
				data.sourceType = "buffer";
			} else if (util.isStream(source)) {
				data.sourceType = "stream";
			} else {
				this.emit("error", new ArchiverError("INPUTSTEAMBUFFERREQUIRED", { name: data.name }));
				return this;
			}
			this._entriesCount++;
			this._queue.push({
				data,
				source
			});
			return this;
		};
		Archiver.prototype.directory = function(dirpath, destpath, data) {
			if (this._state.finalize || this._state.aborted) {
				this.emit("error", new ArchiverError("QUEUECLOSED"));
				return this;
			}
			if (typeof dirpath !== "string" || dirpath.length === 0) {
				this.emit("error", new ArchiverError("DIRECTORYDIRPATHREQUIRED"));
				return this;
			}
			this._pending++;
			if (destpath === false) {
				destpath = "";
			} else if (typeof destpath !== "string") {
				destpath = dirpath;
			}
			var dataFunction = false;
			if (typeof data === "function") {
				dataFunction = data;
				data = {};
			} else if (typeof data !== "object") {
				data = {};
			}
			var globOptions = {
				stat: true,
				dot: true
			};
			function onGlobEnd() {
				this._pending--;
				this._maybeFinalize();
			}
			function onGlobError(err) {
				this.emit("error", err);
			}
			function onGlobMatch(match) {
				globber.pause();
				var ignoreMatch = false;
				var entryData = Object.assign({}, data);
				entryData.name = match.relative;
				entryData.prefix = destpath;
				entryData.stats = match.stat;
				entryData.callback = globber.resume.bind(globber);
				try {
					if (dataFunction) {
						entryData = dataFunction(entryData);
						if (entryData === false) {
							ignoreMatch = true;
						} else if (typeof entryData !== "object") {
							throw new ArchiverError("DIRECTORYFUNCTIONINVALIDDATA", { dirpath });
						}
					}
				} catch (e) {
					this.emit("error", e);
					return;
				}
				if (ignoreMatch) {
					globber.resume();
					return;
				}
				this._append(match.absolute, entryData);
			}
			var globber = glob(dirpath, globOptions);
			globber.on("error", onGlobError.bind(this));
			globber.on("match", onGlobMatch.bind(this));
			globber.on("end", onGlobEnd.bind(this));
			return this;
		};
		Archiver.prototype.file = function(filepath, data) {
			if (this._state.finalize || this._state.aborted) {
				this.emit("error", new ArchiverError("QUEUECLOSED"));
				return this;
			}
			if (typeof filepath !== "string" || filepath.length === 0) {
				this.emit("error", new ArchiverError("FILEFILEPATHREQUIRED"));
				return this;
			}
			this._append(filepath, data);
			return this;
		};
		Archiver.prototype.glob = function(pattern, options, data) {
			this._pending++;
			options = util.defaults(options, {
				stat: true,
				pattern
			});
			function onGlobEnd() {
				this._pending--;
				this._maybeFinalize();
			}
			function onGlobError(err) {
				this.emit("error", err);
			}
			function onGlobMatch(match) {
				globber.pause();
				var entryData = Object.assign({}, data);
				entryData.callback = globber.resume.bind(globber);
				entryData.stats = match.stat;
				entryData.name = match.relative;
				this._append(match.absolute, entryData);
			}
			var globber = glob(options.cwd || ".", options);
			globber.on("error", onGlobError.bind(this));
			globber.on("match", onGlobMatch.bind(this));
			globber.on("end", onGlobEnd.bind(this));
			return this;
		};
		Archiver.prototype.finalize = function() {
			if (this._state.aborted) {
				var abortedError = new ArchiverError("ABORTED");
				this.emit("error", abortedError);
				return Promise.reject(abortedError);
			}
			if (this._state.finalize) {
				var finalizingError = new ArchiverError("FINALIZING");
				this.emit("error", finalizingError);
				return Promise.reject(finalizingError);
			}
			this._state.finalize = true;
			if (this._pending === 0 && this._queue.idle() && this._statQueue.idle()) {
				this._finalize();
			}
			var self = this;
			return new Promise(function(resolve, reject) {
				var errored;
				self._module.on("end", function() {
					if (!errored) {
						resolve();
					}
				});
				self._module.on("error", function(err) {
					errored = true;
					reject(err);
				});
			});
		};
		Archiver.prototype.setFormat = function(format) {
			if (this._format) {
				this.emit("error", new ArchiverError("FORMATSET"));
				return this;
			}
			this._format = format;
			return this;
		};
		Archiver.prototype.setModule = function(module) {
			if (this._state.aborted) {
				this.emit("error", new ArchiverError("ABORTED"));
				return this;
			}
			if (this._state.module) {
				this.emit("error", new ArchiverError("MODULESET"));
				return this;
			}
			this._module = module;
			this._modulePipe();
			return this;
		};
		Archiver.prototype.symlink = function(filepath, target, mode) {
			if (this._state.finalize || this._state.aborted) {
				this.emit("error", new ArchiverError("QUEUECLOSED"));
				return this;
			}
			if (typeof filepath !== "string" || filepath.length === 0) {
				this.emit("error", new ArchiverError("SYMLINKFILEPATHREQUIRED"));
				return this;
			}
			if (typeof target !== "string" || target.length === 0) {
				this.emit("error", new ArchiverError("SYMLINKTARGETREQUIRED", { filepath }));
				return this;
			}
			if (!this._moduleSupports("symlink")) {
				this.emit("error", new ArchiverError("SYMLINKNOTSUPPORTED", { filepath }));
				return this;
			}
			var data = {};
			data.type = "symlink";
			data.name = filepath.replace(/\\/g, "/");
			data.linkname = target.replace(/\\/g, "/");
			data.sourceType = "buffer";
			if (typeof mode === "number") {
				data.mode = mode;
			}
			this._entriesCount++;
			this._queue.push({
				data,
				source: Buffer.concat([])
			});
			return this;
		};
		Archiver.prototype.pointer = function() {
			return this._pointer;
		};
		Archiver.prototype.use = function(plugin) {
			this._streams.push(plugin);
			return this;
		};
		module.exports = Archiver;
	}),
	13110: ((module, exports, __webpack_require__) => {
		var util = __webpack_require__(39023);
		const ERROR_CODES = {
			"ABORTED": "archive was aborted",
			"DIRECTORYDIRPATHREQUIRED": "diretory dirpath argument must be a non-empty string value",
			"DIRECTORYFUNCTIONINVALIDDATA": "invalid data returned by directory custom data function",
			"ENTRYNAMEREQUIRED": "entry name must be a non-empty string value",
			"FILEFILEPATHREQUIRED": "file filepath argument must be a non-empty string value",
			"FINALIZING": "archive already finalizing",
			"QUEUECLOSED": "queue closed",
			"NOENDMETHOD": "no suitable finalize/end method defined by module",
			"DIRECTORYNOTSUPPORTED": "support for directory entries not defined by module",
			"FORMATSET": "archive format already set",
			"INPUTSTEAMBUFFERREQUIRED": "input source must be valid Stream or Buffer instance",
			"MODULESET": "module already set",
			"SYMLINKNOTSUPPORTED": "support for symlink entries not defined by module",
			"SYMLINKFILEPATHREQUIRED": "symlink filepath argument must be a non-empty string value",
			"SYMLINKTARGETREQUIRED": "symlink target argument must be a non-empty string value",
			"ENTRYNOTSUPPORTED": "entry not supported"
		};
		function ArchiverError(code, data) {
			Error.captureStackTrace(this, this.constructor);
			this.message = ERROR_CODES[code] || code;
			this.code = code;
			this.data = data;
		}
		util.inherits(ArchiverError, Error);
		exports = module.exports = ArchiverError;
	}),
	54693: ((module, __unused_webpack_exports, __webpack_require__) => {
		var inherits = __webpack_require__(39023).inherits;
		var Transform = __webpack_require__(29963).Transform;
		var crc32 = __webpack_require__(84928);
		var util = __webpack_require__(53296);
		var Json = function(options) {
			if (!(this instanceof Json)) {
				return new Json(options);
			}
			options = this.options = util.defaults(options, {});
			Transform.call(this, options);
			this.supports = {
				directory: true,
				symlink: true
			};
			this.files = [];
		};
		inherits(Json, Transform);
		Json.prototype._transform = function(chunk, encoding, callback) {
			callback(null, chunk);
		};
		Json.prototype._writeStringified = function() {
			var fileString = JSON.stringify(this.files);
			this.write(fileString);
		};
		Json.prototype.append = function(source, data, callback) {
			var self = this;
			data.crc32 = 0;
			function onend(err, sourceBuffer) {
				if (err) {
					callback(err);
					return;
				}
				data.size = sourceBuffer.length || 0;
				data.crc32 = crc32.unsigned(sourceBuffer);
				self.files.push(data);
				callback(null, data);
			}
			if (data.sourceType === "buffer") {
				onend(null, source);
			} else if (data.sourceType === "stream") {
				util.collectStream(source, onend);
			}
		};
		Json.prototype.finalize = function() {
			this._writeStringified();
			this.end();
		};
		module.exports = Json;
	}),
	10396: ((module, __unused_webpack_exports, __webpack_require__) => {
		var zlib = __webpack_require__(43106);
		var engine = __webpack_require__(56118);
		var util = __webpack_require__(53296);
		var Tar = function(options) {
			if (!(this instanceof Tar)) {
				return new Tar(options);
			}
			options = this.options = util.defaults(options, { gzip: false });
			if (typeof options.gzipOptions !== "object") {
				options.gzipOptions = {};
			}
			this.supports = {
				directory: true,
				symlink: true
			};
			this.engine = engine.pack(options);
			this.compressor = false;
			if (options.gzip) {
				this.compressor = zlib.createGzip(options.gzipOptions);
				this.compressor.on("error", this._onCompressorError.bind(this));
			}
		};
		Tar.prototype._onCompressorError = function(err) {
			this.engine.emit("error", err);
		};
		Tar.prototype.append = function(source, data, callback) {
			var self = this;
			data.mtime = data.date;
			function append(err, sourceBuffer) {
				if (err) {
					callback(err);
					return;
				}
				self.engine.entry(data, sourceBuffer, function(err) {
					callback(err, data);
				});
			}
			if (data.sourceType === "buffer") {
				append(null, source);
			} else if (data.sourceType === "stream" && data.stats) {
				data.size = data.stats.size;
				var entry = self.engine.entry(data, function(err) {
					callback(err, data);
				});
				source.pipe(entry);
			} else if (data.sourceType === "stream") {
				util.collectStream(source, append);
			}
		};
		Tar.prototype.finalize = function() {
			this.engine.finalize();
		};
		Tar.prototype.on = function() {
			return this.engine.on.apply(this.engine, arguments);
		};
		Tar.prototype.pipe = function(destination, options) {
			if (this.compressor) {
				return this.engine.pipe.apply(this.engine, [this.compressor]).pipe(destination, options);
			} else {
				return this.engine.pipe.apply(this.engine, arguments);
			}
		};
		Tar.prototype.unpipe = function() {
			if (this.compressor) {
				return this.compressor.unpipe.apply(this.compressor, arguments);
			} else {
				return this.engine.unpipe.apply(this.engine, arguments);
			}
		};
		module.exports = Tar;
	}),
	22836: ((module, __unused_webpack_exports, __webpack_require__) => {
		var engine = __webpack_require__(41622);
		var util = __webpack_require__(53296);
		var Zip = function(options) {
			if (!(this instanceof Zip)) {
				return new Zip(options);
			}
			options = this.options = util.defaults(options, {
				comment: "",
				forceUTC: false,
				namePrependSlash: false,
				store: false
			});
			this.supports = {
				directory: true,
				symlink: true
			};
			this.engine = new engine(options);
		};
		Zip.prototype.append = function(source, data, callback) {
			this.engine.entry(source, data, callback);
		};
		Zip.prototype.finalize = function() {
			this.engine.finalize();
		};
		Zip.prototype.on = function() {
			return this.engine.on.apply(this.engine, arguments);
		};
		Zip.prototype.pipe = function() {
			return this.engine.pipe.apply(this.engine, arguments);
		};
		Zip.prototype.unpipe = function() {
			return this.engine.unpipe.apply(this.engine, arguments);
		};
		module.exports = Zip;
	}),
	97329: (function(__unused_webpack_module, exports) {
		(function(global, factory) {
			true ? factory(exports) : 0;
		})(this, (function(exports) {
			"use strict";
			function apply(fn, ...args) {
				return (...callArgs) => fn(...args, ...callArgs);
			}
			function initialParams(fn) {
				return function(...args) {
					var callback = args.pop();
					return fn.call(this, args, callback);
				};
			}
			var hasQueueMicrotask = typeof queueMicrotask === "function" && queueMicrotask;
			var hasSetImmediate = typeof setImmediate === "function" && setImmediate;
			var hasNextTick = typeof process === "object" && typeof process.nextTick === "function";
			function fallback(fn) {
				setTimeout(fn, 0);
			}
			function wrap(defer) {
				return (fn, ...args) => defer(() => fn(...args));
			}
			var _defer$1;
			if (hasQueueMicrotask) {
				_defer$1 = queueMicrotask;
			} else if (hasSetImmediate) {
				_defer$1 = setImmediate;
			} else if (hasNextTick) {
				_defer$1 = process.nextTick;
			} else {
				_defer$1 = fallback;
			}
			var setImmediate$1 = wrap(_defer$1);
			function asyncify(func) {
				if (isAsync(func)) {
					return function(...args) {
						const callback = args.pop();
						const promise = func.apply(this, args);
						return handlePromise(promise, callback);
					};
				}
				return initialParams(function(args, callback) {
					var result;
					try {
						result = func.apply(this, args);
					} catch (e) {
						return callback(e);
					}
					if (result && typeof result.then === "function") {
						return handlePromise(result, callback);
					} else {
						callback(null, result);
					}
				});
			}
			function handlePromise(promise, callback) {
				return promise.then((value) => {
					invokeCallback(callback, null, value);
				}, (err) => {
					invokeCallback(callback, err && (err instanceof Error || err.message) ? err : new Error(err));
				});
			}
			function invokeCallback(callback, error, value) {
				try {
					callback(error, value);
				} catch (err) {
					setImmediate$1((e) => {
						throw e;
					}, err);
				}
			}
			function isAsync(fn) {
				return fn[Symbol.toStringTag] === "AsyncFunction";
			}
			function isAsyncGenerator(fn) {
				return fn[Symbol.toStringTag] === "AsyncGenerator";
			}
			function isAsyncIterable(obj) {
				return typeof obj[Symbol.asyncIterator] === "function";
			}
			function wrapAsync(asyncFn) {
				if (typeof asyncFn !== "function") throw new Error("expected a function");
				return isAsync(asyncFn) ? asyncify(asyncFn) : asyncFn;
			}
			function awaitify(asyncFn, arity) {
				if (!arity) arity = asyncFn.length;
				if (!arity) throw new Error("arity is undefined");
				function awaitable(...args) {
					if (typeof args[arity - 1] === "function") {
						return asyncFn.apply(this, args);
					}
					return new Promise((resolve, reject) => {
						args[arity - 1] = (err, ...cbArgs) => {
							if (err) return reject(err);
							resolve(cbArgs.length > 1 ? cbArgs : cbArgs[0]);
						};
						asyncFn.apply(this, args);
					});
				}
				return awaitable;
			}
			function applyEach$1(eachfn) {
				return function applyEach(fns, ...callArgs) {
					const go = awaitify(function(callback) {
						var that = this;
						return eachfn(fns, (fn, cb) => {
							wrapAsync(fn).apply(that, callArgs.concat(cb));
						}, callback);
					});
					return go;
				};
			}
			function _asyncMap(eachfn, arr, iteratee, callback) {
				arr = arr || [];
				var results = [];
				var counter = 0;
				var _iteratee = wrapAsync(iteratee);
				return eachfn(arr, (value, _, iterCb) => {
					var index = counter++;
					_iteratee(value, (err, v) => {
						results[index] = v;
						iterCb(err);
					});
				}, (err) => {
					callback(err, results);
				});
			}
			function isArrayLike(value) {
				return value && typeof value.length === "number" && value.length >= 0 && value.length % 1 === 0;
			}
			const breakLoop = {};
			function once(fn) {
				function wrapper(...args) {
					if (fn === null) return;
					var callFn = fn;
					fn = null;
					callFn.apply(this, args);
				}
				Object.assign(wrapper, fn);
				return wrapper;
			}
			function getIterator(coll) {
				return coll[Symbol.iterator] && coll[Symbol.iterator]();
			}
			function createArrayIterator(coll) {
				var i = -1;
				var len = coll.length;
				return function next() {
					return ++i < len ? {
						value: coll[i],
						key: i
					} : null;
				};
			}
			function createES2015Iterator(iterator) {
				var i = -1;
				return function next() {
					var item = iterator.next();
					if (item.done) return null;
					i++;
					return {
						value: item.value,
						key: i
					};
				};
			}
			function createObjectIterator(obj) {
				var okeys = obj ? Object.keys(obj) : [];
				var i = -1;
				var len = okeys.length;
				return function next() {
					var key = okeys[++i];
					if (key === "__proto__") {
						return next();
					}
					return i < len ? {
						value: obj[key],
						key
					} : null;
				};
			}
			function createIterator(coll) {
				if (isArrayLike(coll)) {
					return createArrayIterator(coll);
				}
				var iterator = getIterator(coll);
				return iterator ? createES2015Iterator(iterator) : createObjectIterator(coll);
			}
			function onlyOnce(fn) {
				return function(...args) {
					if (fn === null) throw new Error("Callback was already called.");
					var callFn = fn;
					fn = null;
					callFn.apply(this, args);
				};
			}
			function asyncEachOfLimit(generator, limit, iteratee, callback) {
				let done = false;
				let canceled = false;
				let awaiting = false;
				let running = 0;
				let idx = 0;
				function replenish() {
					if (running >= limit || awaiting || done) return;
					awaiting = true;
					generator.next().then(({ value, done: iterDone }) => {
						if (canceled || done) return;
						awaiting = false;
						if (iterDone) {
							done = true;
							if (running <= 0) {
								callback(null);
							}
							return;
						}
						running++;
						iteratee(value, idx, iterateeCallback);
						idx++;
						replenish();
					}).catch(handleError);
				}
				function iterateeCallback(err, result) {
					running -= 1;
					if (canceled) return;
					if (err) return handleError(err);
					if (err === false) {
						done = true;
						canceled = true;
						return;
					}
					if (result === breakLoop || done && running <= 0) {
						done = true;
						return callback(null);
					}
					replenish();
				}
				function handleError(err) {
					if (canceled) return;
					awaiting = false;
					done = true;
					callback(err);
				}
				replenish();
			}
			var eachOfLimit$2 = (limit) => {
				return (obj, iteratee, callback) => {
					callback = once(callback);
					if (limit <= 0) {
						throw new RangeError("concurrency limit cannot be less than 1");
					}
					if (!obj) {
						return callback(null);
					}
					if (isAsyncGenerator(obj)) {
						return asyncEachOfLimit(obj, limit, iteratee, callback);
					}
					if (isAsyncIterable(obj)) {
						return asyncEachOfLimit(obj[Symbol.asyncIterator](), limit, iteratee, callback);
					}
					var nextElem = createIterator(obj);
					var done = false;
					var canceled = false;
					var running = 0;
					var looping = false;
					function iterateeCallback(err, value) {
						if (canceled) return;
						running -= 1;
						if (err) {
							done = true;
							callback(err);
						} else if (err === false) {
							done = true;
							canceled = true;
						} else if (value === breakLoop || done && running <= 0) {
							done = true;
							return callback(null);
						} else if (!looping) {
							replenish();
						}
					}
					function replenish() {
						looping = true;
						while (running < limit && !done) {
							var elem = nextElem();
							if (elem === null) {
								done = true;
								if (running <= 0) {
									callback(null);
								}
								return;
							}
							running += 1;
							iteratee(elem.value, elem.key, onlyOnce(iterateeCallback));
						}
						looping = false;
					}
					replenish();
				};
			};
			function eachOfLimit(coll, limit, iteratee, callback) {
				return eachOfLimit$2(limit)(coll, wrapAsync(iteratee), callback);
			}
			var eachOfLimit$1 = awaitify(eachOfLimit, 4);
			function eachOfArrayLike(coll, iteratee, callback) {
				callback = once(callback);
				var index = 0, completed = 0, { length } = coll, canceled = false;
				if (length === 0) {
					callback(null);
				}
				function iteratorCallback(err, value) {
					if (err === false) {
						canceled = true;
					}
					if (canceled === true) return;
					if (err) {
						callback(err);
					} else if (++completed === length || value === breakLoop) {
						callback(null);
					}
				}
				for (; index < length; index++) {
					iteratee(coll[index], index, onlyOnce(iteratorCallback));
				}
			}
			function eachOfGeneric(coll, iteratee, callback) {
				return eachOfLimit$1(coll, Infinity, iteratee, callback);
			}
			function eachOf(coll, iteratee, callback) {
				var eachOfImplementation = isArrayLike(coll) ? eachOfArrayLike : eachOfGeneric;
				return eachOfImplementation(coll, wrapAsync(iteratee), callback);
			}
			var eachOf$1 = awaitify(eachOf, 3);
			function map(coll, iteratee, callback) {
				return _asyncMap(eachOf$1, coll, iteratee, callback);
			}
			var map$1 = awaitify(map, 3);
			var applyEach = applyEach$1(map$1);
			function eachOfSeries(coll, iteratee, callback) {
				return eachOfLimit$1(coll, 1, iteratee, callback);
			}
			var eachOfSeries$1 = awaitify(eachOfSeries, 3);
			function mapSeries(coll, iteratee, callback) {
				return _asyncMap(eachOfSeries$1, coll, iteratee, callback);
			}
			var mapSeries$1 = awaitify(mapSeries, 3);
			var applyEachSeries = applyEach$1(mapSeries$1);
			const PROMISE_SYMBOL = Symbol("promiseCallback");
			function promiseCallback() {
				let resolve, reject;
				function callback(err, ...args) {
					if (err) return reject(err);
					resolve(args.length > 1 ? args : args[0]);
				}
				callback[PROMISE_SYMBOL] = new Promise((res, rej) => {
					resolve = res, reject = rej;
				});
				return callback;
			}
			function auto(tasks, concurrency, callback) {
				if (typeof concurrency !== "number") {
					callback = concurrency;
					concurrency = null;
				}
				callback = once(callback || promiseCallback());
				var numTasks = Object.keys(tasks).length;
				if (!numTasks) {
					return callback(null);
				}
				if (!concurrency) {
					concurrency = numTasks;
				}
				var results = {};
				var runningTasks = 0;
				var canceled = false;
				var hasError = false;
				var listeners = Object.create(null);
				var readyTasks = [];
				var readyToCheck = [];
				var uncheckedDependencies = {};
				Object.keys(tasks).forEach((key) => {
					var task = tasks[key];
					if (!Array.isArray(task)) {
						enqueueTask(key, [task]);
						readyToCheck.push(key);
						return;
					}
					var dependencies = task.slice(0, task.length - 1);
					var remainingDependencies = dependencies.length;
					if (remainingDependencies === 0) {
						enqueueTask(key, task);
						readyToCheck.push(key);
						return;
					}
					uncheckedDependencies[key] = remainingDependencies;
					dependencies.forEach((dependencyName) => {
						if (!tasks[dependencyName]) {
							throw new Error("async.auto task `" + key + "` has a non-existent dependency `" + dependencyName + "` in " + dependencies.join(", "));
						}
						addListener(dependencyName, () => {
							remainingDependencies--;
							if (remainingDependencies === 0) {
								enqueueTask(key, task);
							}
						});
					});
				});
				checkForDeadlocks();
				processQueue();
				function enqueueTask(key, task) {
					readyTasks.push(() => runTask(key, task));
				}
				function processQueue() {
					if (canceled) return;
					if (readyTasks.length === 0 && runningTasks === 0) {
						return callback(null, results);
					}
					while (readyTasks.length && runningTasks < concurrency) {
						var run = readyTasks.shift();
						run();
					}
				}
				function addListener(taskName, fn) {
					var taskListeners = listeners[taskName];
					if (!taskListeners) {
						taskListeners = listeners[taskName] = [];
					}
					taskListeners.push(fn);
				}
				function taskComplete(taskName) {
					var taskListeners = listeners[taskName] || [];
					taskListeners.forEach((fn) => fn());
					processQueue();
				}
				function runTask(key, task) {
					if (hasError) return;
					var taskCallback = onlyOnce((err, ...result) => {
						runningTasks--;
						if (err === false) {
							canceled = true;
							return;
						}
						if (result.length < 2) {
							[result] = result;
						}
						if (err) {
							var safeResults = {};
							Object.keys(results).forEach((rkey) => {
								safeResults[rkey] = results[rkey];
							});
							safeResults[key] = result;
							hasError = true;
							listeners = Object.create(null);
							if (canceled) return;
							callback(err, safeResults);
						} else {
							results[key] = result;
							taskComplete(key);
						}
					});
					runningTasks++;
					var taskFn = wrapAsync(task[task.length - 1]);
					if (task.length > 1) {
						taskFn(results, taskCallback);
					} else {
						taskFn(taskCallback);
					}
				}
				function checkForDeadlocks() {
					var currentTask;
					var counter = 0;
					while (readyToCheck.length) {
						currentTask = readyToCheck.pop();
						counter++;
						getDependents(currentTask).forEach((dependent) => {
							if (--uncheckedDependencies[dependent] === 0) {
								readyToCheck.push(dependent);
							}
						});
					}
					if (counter !== numTasks) {
						throw new Error("async.auto cannot execute tasks due to a recursive dependency");
					}
				}
				function getDependents(taskName) {
					var result = [];
					Object.keys(tasks).forEach((key) => {
						const task = tasks[key];
						if (Array.isArray(task) && task.indexOf(taskName) >= 0) {
							result.push(key);
						}
					});
					return result;
				}
				return callback[PROMISE_SYMBOL];
			}
			var FN_ARGS = /^(?:async\s)?(?:function)?\s*(?:\w+\s*)?\(([^)]+)\)(?:\s*{)/;
			var ARROW_FN_ARGS = /^(?:async\s)?\s*(?:\(\s*)?((?:[^)=\s]\s*)*)(?:\)\s*)?=>/;
			var FN_ARG_SPLIT = /,/;
			var FN_ARG = /(=.+)?(\s*)$/;
			function stripComments(string) {
				let stripped = "";
				let index = 0;
				let endBlockComment = string.indexOf("*/");
				while (index < string.length) {
					if (string[index] === "/" && string[index + 1] === "/") {
						let endIndex = string.indexOf("\n", index);
						index = endIndex === -1 ? string.length : endIndex;
					} else if (endBlockComment !== -1 && string[index] === "/" && string[index + 1] === "*") {
						let endIndex = string.indexOf("*/", index);
						if (endIndex !== -1) {
							index = endIndex + 2;
							endBlockComment = string.indexOf("*/", index);
						} else {
							stripped += string[index];
							index++;
						}
					} else {
						stripped += string[index];
						index++;
					}
				}
				return stripped;
			}
			function parseParams(func) {
				const src = stripComments(func.toString());
				let match = src.match(FN_ARGS);
				if (!match) {
					match = src.match(ARROW_FN_ARGS);
				}
				if (!match) throw new Error("could not parse args in autoInject\nSource:\n" + src);
				let [, args] = match;
				return args.replace(/\s/g, "").split(FN_ARG_SPLIT).map((arg) => arg.replace(FN_ARG, "").trim());
			}
			function autoInject(tasks, callback) {
				var newTasks = {};
				Object.keys(tasks).forEach((key) => {
					var taskFn = tasks[key];
					var params;
					var fnIsAsync = isAsync(taskFn);
					var hasNoDeps = !fnIsAsync && taskFn.length === 1 || fnIsAsync && taskFn.length === 0;
					if (Array.isArray(taskFn)) {
						params = [...taskFn];
						taskFn = params.pop();
						newTasks[key] = params.concat(params.length > 0 ? newTask : taskFn);
					} else if (hasNoDeps) {
						newTasks[key] = taskFn;
					} else {
						params = parseParams(taskFn);
						if (taskFn.length === 0 && !fnIsAsync && params.length === 0) {
							throw new Error("autoInject task functions require explicit parameters.");
						}
						if (!fnIsAsync) params.pop();
						newTasks[key] = params.concat(newTask);
					}
					function newTask(results, taskCb) {
						var newArgs = params.map((name) => results[name]);
						newArgs.push(taskCb);
						wrapAsync(taskFn)(...newArgs);
					}
				});
				return auto(newTasks, callback);
			}
			class DLL {
				constructor() {
					this.head = this.tail = null;
					this.length = 0;
				}
				removeLink(node) {
					if (node.prev) node.prev.next = node.next;
					else this.head = node.next;
					if (node.next) node.next.prev = node.prev;
					else this.tail = node.prev;
					node.prev = node.next = null;
					this.length -= 1;
					return node;
				}
				empty() {
					while (this.head) this.shift();
					return this;
				}
				insertAfter(node, newNode) {
					newNode.prev = node;
					newNode.next = node.next;
					if (node.next) node.next.prev = newNode;
					else this.tail = newNode;
					node.next = newNode;
					this.length += 1;
				}
				insertBefore(node, newNode) {
					newNode.prev = node.prev;
					newNode.next = node;
					if (node.prev) node.prev.next = newNode;
					else this.head = newNode;
					node.prev = newNode;
					this.length += 1;
				}
				unshift(node) {
					if (this.head) this.insertBefore(this.head, node);
					else setInitial(this, node);
				}
				push(node) {
					if (this.tail) this.insertAfter(this.tail, node);
					else setInitial(this, node);
				}
				shift() {
					return this.head && this.removeLink(this.head);
				}
				pop() {
					return this.tail && this.removeLink(this.tail);
				}
				toArray() {
					return [...this];
				}
				*[Symbol.iterator]() {
					var cur = this.head;
					while (cur) {
						yield cur.data;
						cur = cur.next;
					}
				}
				remove(testFn) {
					var curr = this.head;
					while (curr) {
						var { next } = curr;
						if (testFn(curr)) {
							this.removeLink(curr);
						}
						curr = next;
					}
					return this;
				}
			}
			function setInitial(dll, node) {
				dll.length = 1;
				dll.head = dll.tail = node;
			}
			function queue$1(worker, concurrency, payload) {
				if (concurrency == null) {
					concurrency = 1;
				} else if (concurrency === 0) {
					throw new RangeError("Concurrency must not be zero");
				}
				var _worker = wrapAsync(worker);
				var numRunning = 0;
				var workersList = [];
				const events = {
					error: [],
					drain: [],
					saturated: [],
					unsaturated: [],
					empty: []
				};
				function on(event, handler) {
					events[event].push(handler);
				}
				function once(event, handler) {
					const handleAndRemove = (...args) => {
						off(event, handleAndRemove);
						handler(...args);
					};
					events[event].push(handleAndRemove);
				}
				function off(event, handler) {
					if (!event) return Object.keys(events).forEach((ev) => events[ev] = []);
					if (!handler) return events[event] = [];
					events[event] = events[event].filter((ev) => ev !== handler);
				}
				function trigger(event, ...args) {
					events[event].forEach((handler) => handler(...args));
				}
				var processingScheduled = false;
				function _insert(data, insertAtFront, rejectOnError, callback) {
					if (callback != null && typeof callback !== "function") {
						throw new Error("task callback must be a function");
					}
					q.started = true;
					var res, rej;
					function promiseCallback(err, ...args) {
						if (err) return rejectOnError ? rej(err) : res();
						if (args.length <= 1) return res(args[0]);
						res(args);
					}
					var item = q._createTaskItem(data, rejectOnError ? promiseCallback : callback || promiseCallback);
					if (insertAtFront) {
						q._tasks.unshift(item);
					} else {
						q._tasks.push(item);
					}
					if (!processingScheduled) {
						processingScheduled = true;
						setImmediate$1(() => {
							processingScheduled = false;
							q.process();
						});
					}
					if (rejectOnError || !callback) {
						return new Promise((resolve, reject) => {
							res = resolve;
							rej = reject;
						});
					}
				}
				function _createCB(tasks) {
					return function(err, ...args) {
						numRunning -= 1;
						for (var i = 0, l = tasks.length; i < l; i++) {
							var task = tasks[i];
							var index = workersList.indexOf(task);
							if (index === 0) {
								workersList.shift();
							} else if (index > 0) {
								workersList.splice(index, 1);
							}
							task.callback(err, ...args);
							if (err != null) {
								trigger("error", err, task.data);
							}
						}
						if (numRunning <= q.concurrency - q.buffer) {
							trigger("unsaturated");
						}
						if (q.idle()) {
							trigger("drain");
						}
						q.process();
					};
				}
				function _maybeDrain(data) {
					if (data.length === 0 && q.idle()) {
						setImmediate$1(() => trigger("drain"));
						return true;
					}
					return false;
				}
				const eventMethod = (name) => (handler) => {
					if (!handler) {
						return new Promise((resolve, reject) => {
							once(name, (err, data) => {
								if (err) return reject(err);
								resolve(data);
							});
						});
					}
					off(name);
					on(name, handler);
				};
				var isProcessing = false;
				var q = {
					_tasks: new DLL(),
					_createTaskItem(data, callback) {
						return {
							data,
							callback
						};
					},
					*[Symbol.iterator]() {
						yield* q._tasks[Symbol.iterator]();
					},
					concurrency,
					payload,
					buffer: concurrency / 4,
					started: false,
					paused: false,
					push(data, callback) {
						if (Array.isArray(data)) {
							if (_maybeDrain(data)) return;
							return data.map((datum) => _insert(datum, false, false, callback));
						}
						return _insert(data, false, false, callback);
					},
					pushAsync(data, callback) {
						if (Array.isArray(data)) {
							if (_maybeDrain(data)) return;
							return data.map((datum) => _insert(datum, false, true, callback));
						}
						return _insert(data, false, true, callback);
					},
					kill() {
						off();
						q._tasks.empty();
					},
					unshift(data, callback) {
						if (Array.isArray(data)) {
							if (_maybeDrain(data)) return;
							return data.map((datum) => _insert(datum, true, false, callback));
						}
						return _insert(data, true, false, callback);
					},
					unshiftAsync(data, callback) {
						if (Array.isArray(data)) {
							if (_maybeDrain(data)) return;
							return data.map((datum) => _insert(datum, true, true, callback));
						}
						return _insert(data, true, true, callback);
					},
					remove(testFn) {
						q._tasks.remove(testFn);
					},
					process() {
						if (isProcessing) {
							return;
						}
						isProcessing = true;
						while (!q.paused && numRunning < q.concurrency && q._tasks.length) {
							var tasks = [], data = [];
							var l = q._tasks.length;
							if (q.payload) l = Math.min(l, q.payload);
							for (var i = 0; i < l; i++) {
								var node = q._tasks.shift();
								tasks.push(node);
								workersList.push(node);
								data.push(node.data);
							}
							numRunning += 1;
							if (q._tasks.length === 0) {
								trigger("empty");
							}
							if (numRunning === q.concurrency) {
								trigger("saturated");
							}
							var cb = onlyOnce(_createCB(tasks));
							_worker(data, cb);
						}
						isProcessing = false;
					},
					length() {
						return q._tasks.length;
					},
					running() {
						return numRunning;
					},
					workersList() {
						return workersList;
					},
					idle() {
						return q._tasks.length + numRunning === 0;
					},
					pause() {
						q.paused = true;
					},
					resume() {
						if (q.paused === false) {
							return;
						}
						q.paused = false;
						setImmediate$1(q.process);
					}
				};
				Object.defineProperties(q, {
					saturated: {
						writable: false,
						value: eventMethod("saturated")
					},
					unsaturated: {
						writable: false,
						value: eventMethod("unsaturated")
					},
					empty: {
						writable: false,
						value: eventMethod("empty")
					},
					drain: {
						writable: false,
						value: eventMethod("drain")
					},
					error: {
						writable: false,
						value: eventMethod("error")
					}
				});
				return q;
			}
			function cargo$1(worker, payload) {
				return queue$1(worker, 1, payload);
			}
			function cargo(worker, concurrency, payload) {
				return queue$1(worker, concurrency, payload);
			}
			function reduce(coll, memo, iteratee, callback) {
				callback = once(callback);
				var _iteratee = wrapAsync(iteratee);
				return eachOfSeries$1(coll, (x, i, iterCb) => {
					_iteratee(memo, x, (err, v) => {
						memo = v;
						iterCb(err);
					});
				}, (err) => callback(err, memo));
			}
			var reduce$1 = awaitify(reduce, 4);
			function seq(...functions) {
				var _functions = functions.map(wrapAsync);
				return function(...args) {
					var that = this;
					var cb = args[args.length - 1];
					if (typeof cb == "function") {
						args.pop();
					} else {
						cb = promiseCallback();
					}
					reduce$1(_functions, args, (newargs, fn, iterCb) => {
						fn.apply(that, newargs.concat((err, ...nextargs) => {
							iterCb(err, nextargs);
						}));
					}, (err, results) => cb(err, ...results));
					return cb[PROMISE_SYMBOL];
				};
			}
			function compose(...args) {
				return seq(...args.reverse());
			}
			function mapLimit(coll, limit, iteratee, callback) {
				return _asyncMap(eachOfLimit$2(limit), coll, iteratee, callback);
			}
			var mapLimit$1 = awaitify(mapLimit, 4);
			function concatLimit(coll, limit, iteratee, callback) {
				var _iteratee = wrapAsync(iteratee);
				return mapLimit$1(coll, limit, (val, iterCb) => {
					_iteratee(val, (err, ...args) => {
						if (err) return iterCb(err);
						return iterCb(err, args);
					});
				}, (err, mapResults) => {
					var result = [];
					for (var i = 0; i < mapResults.length; i++) {
						if (mapResults[i]) {
							result = result.concat(...mapResults[i]);
						}
					}
					return callback(err, result);
				});
			}
			var concatLimit$1 = awaitify(concatLimit, 4);
			function concat(coll, iteratee, callback) {
				return concatLimit$1(coll, Infinity, iteratee, callback);
			}
			var concat$1 = awaitify(concat, 3);
			function concatSeries(coll, iteratee, callback) {
				return concatLimit$1(coll, 1, iteratee, callback);
			}
			var concatSeries$1 = awaitify(concatSeries, 3);
			function constant$1(...args) {
				return function(...ignoredArgs) {
					var callback = ignoredArgs.pop();
					return callback(null, ...args);
				};
			}
			function _createTester(check, getResult) {
				return (eachfn, arr, _iteratee, cb) => {
					var testPassed = false;
					var testResult;
					const iteratee = wrapAsync(_iteratee);
					eachfn(arr, (value, _, callback) => {
						iteratee(value, (err, result) => {
							if (err || err === false) return callback(err);
							if (check(result) && !testResult) {
								testPassed = true;
								testResult = getResult(true, value);
								return callback(null, breakLoop);
							}
							callback();
						});
					}, (err) => {
						if (err) return cb(err);
						cb(null, testPassed ? testResult : getResult(false));
					});
				};
			}
			function detect(coll, iteratee, callback) {
				return _createTester((bool) => bool, (res, item) => item)(eachOf$1, coll, iteratee, callback);
			}
			var detect$1 = awaitify(detect, 3);
			function detectLimit(coll, limit, iteratee, callback) {
				return _createTester((bool) => bool, (res, item) => item)(eachOfLimit$2(limit), coll, iteratee, callback);
			}
			var detectLimit$1 = awaitify(detectLimit, 4);
			function detectSeries(coll, iteratee, callback) {
				return _createTester((bool) => bool, (res, item) => item)(eachOfLimit$2(1), coll, iteratee, callback);
			}
			var detectSeries$1 = awaitify(detectSeries, 3);
			function consoleFunc(name) {
				return (fn, ...args) => wrapAsync(fn)(...args, (err, ...resultArgs) => {
					if (typeof console === "object") {
						if (err) {
							if (console.error) {
								console.error(err);
							}
						} else if (console[name]) {
							resultArgs.forEach((x) => console[name](x));
						}
					}
				});
			}
			var dir = consoleFunc("dir");
			function doWhilst(iteratee, test, callback) {
				callback = onlyOnce(callback);
				var _fn = wrapAsync(iteratee);
				var _test = wrapAsync(test);
				var results;
				function next(err, ...args) {
					if (err) return callback(err);
					if (err === false) return;
					results = args;
					_test(...args, check);
				}
				function check(err, truth) {
					if (err) return callback(err);
					if (err === false) return;
					if (!truth) return callback(null, ...results);
					_fn(next);
				}
				return check(null, true);
			}
			var doWhilst$1 = awaitify(doWhilst, 3);
			function doUntil(iteratee, test, callback) {
				const _test = wrapAsync(test);
				return doWhilst$1(iteratee, (...args) => {
					const cb = args.pop();
					_test(...args, (err, truth) => cb(err, !truth));
				}, callback);
			}
			function _withoutIndex(iteratee) {
				return (value, index, callback) => iteratee(value, callback);
			}
			function eachLimit$2(coll, iteratee, callback) {
				return eachOf$1(coll, _withoutIndex(wrapAsync(iteratee)), callback);
			}
			var each = awaitify(eachLimit$2, 3);
			function eachLimit(coll, limit, iteratee, callback) {
				return eachOfLimit$2(limit)(coll, _withoutIndex(wrapAsync(iteratee)), callback);
			}
			var eachLimit$1 = awaitify(eachLimit, 4);
			function eachSeries(coll, iteratee, callback) {
				return eachLimit$1(coll, 1, iteratee, callback);
			}
			var eachSeries$1 = awaitify(eachSeries, 3);
			function ensureAsync(fn) {
				if (isAsync(fn)) return fn;
				return function(...args) {
					var callback = args.pop();
					var sync = true;
					args.push((...innerArgs) => {
						if (sync) {
							setImmediate$1(() => callback(...innerArgs));
						} else {
							callback(...innerArgs);
						}
					});
					fn.apply(this, args);
					sync = false;
				};
			}
			function every(coll, iteratee, callback) {
				return _createTester((bool) => !bool, (res) => !res)(eachOf$1, coll, iteratee, callback);
			}
			var every$1 = awaitify(every, 3);
			function everyLimit(coll, limit, iteratee, callback) {
				return _createTester((bool) => !bool, (res) => !res)(eachOfLimit$2(limit), coll, iteratee, callback);
			}
			var everyLimit$1 = awaitify(everyLimit, 4);
			function everySeries(coll, iteratee, callback) {
				return _createTester((bool) => !bool, (res) => !res)(eachOfSeries$1, coll, iteratee, callback);
			}
			var everySeries$1 = awaitify(everySeries, 3);
			function filterArray(eachfn, arr, iteratee, callback) {
				var truthValues = new Array(arr.length);
				eachfn(arr, (x, index, iterCb) => {
					iteratee(x, (err, v) => {
						truthValues[index] = !!v;
						iterCb(err);
					});
				}, (err) => {
					if (err) return callback(err);
					var results = [];
					for (var i = 0; i < arr.length; i++) {
						if (truthValues[i]) results.push(arr[i]);
					}
					callback(null, results);
				});
			}
			function filterGeneric(eachfn, coll, iteratee, callback) {
				var results = [];
				eachfn(coll, (x, index, iterCb) => {
					iteratee(x, (err, v) => {
						if (err) return iterCb(err);
						if (v) {
							results.push({
								index,
								value: x
							});
						}
						iterCb(err);
					});
				}, (err) => {
					if (err) return callback(err);
					callback(null, results.sort((a, b) => a.index - b.index).map((v) => v.value));
				});
			}
			function _filter(eachfn, coll, iteratee, callback) {
				var filter = isArrayLike(coll) ? filterArray : filterGeneric;
				return filter(eachfn, coll, wrapAsync(iteratee), callback);
			}
			function filter(coll, iteratee, callback) {
				return _filter(eachOf$1, coll, iteratee, callback);
			}
			var filter$1 = awaitify(filter, 3);
			function filterLimit(coll, limit, iteratee, callback) {
				return _filter(eachOfLimit$2(limit), coll, iteratee, callback);
			}
			var filterLimit$1 = awaitify(filterLimit, 4);
			function filterSeries(coll, iteratee, callback) {
				return _filter(eachOfSeries$1, coll, iteratee, callback);
			}
			var filterSeries$1 = awaitify(filterSeries, 3);
			function forever(fn, errback) {
				var done = onlyOnce(errback);
				var task = wrapAsync(ensureAsync(fn));
				function next(err) {
					if (err) return done(err);
					if (err === false) return;
					task(next);
				}
				return next();
			}
			var forever$1 = awaitify(forever, 2);
			function groupByLimit(coll, limit, iteratee, callback) {
				var _iteratee = wrapAsync(iteratee);
				return mapLimit$1(coll, limit, (val, iterCb) => {
					_iteratee(val, (err, key) => {
						if (err) return iterCb(err);
						return iterCb(err, {
							key,
							val
						});
					});
				}, (err, mapResults) => {
					var result = {};
					var { hasOwnProperty } = Object.prototype;
					for (var i = 0; i < mapResults.length; i++) {
						if (mapResults[i]) {
							var { key } = mapResults[i];
							var { val } = mapResults[i];
							if (hasOwnProperty.call(result, key)) {
								result[key].push(val);
							} else {
								result[key] = [val];
							}
						}
					}
					return callback(err, result);
				});
			}
			var groupByLimit$1 = awaitify(groupByLimit, 4);
			function groupBy(coll, iteratee, callback) {
				return groupByLimit$1(coll, Infinity, iteratee, callback);
			}
			function groupBySeries(coll, iteratee, callback) {
				return groupByLimit$1(coll, 1, iteratee, callback);
			}
			var log = consoleFunc("log");
			function mapValuesLimit(obj, limit, iteratee, callback) {
				callback = once(callback);
				var newObj = {};
				var _iteratee = wrapAsync(iteratee);
				return eachOfLimit$2(limit)(obj, (val, key, next) => {
					_iteratee(val, key, (err, result) => {
						if (err) return next(err);
						newObj[key] = result;
						next(err);
					});
				}, (err) => callback(err, newObj));
			}
			var mapValuesLimit$1 = awaitify(mapValuesLimit, 4);
			function mapValues(obj, iteratee, callback) {
				return mapValuesLimit$1(obj, Infinity, iteratee, callback);
			}
			function mapValuesSeries(obj, iteratee, callback) {
				return mapValuesLimit$1(obj, 1, iteratee, callback);
			}
			function memoize(fn, hasher = (v) => v) {
				var memo = Object.create(null);
				var queues = Object.create(null);
				var _fn = wrapAsync(fn);
				var memoized = initialParams((args, callback) => {
					var key = hasher(...args);
					if (key in memo) {
						setImmediate$1(() => callback(null, ...memo[key]));
					} else if (key in queues) {
						queues[key].push(callback);
					} else {
						queues[key] = [callback];
						_fn(...args, (err, ...resultArgs) => {
							if (!err) {
								memo[key] = resultArgs;
							}
							var q = queues[key];
							delete queues[key];
							for (var i = 0, l = q.length; i < l; i++) {
								q[i](err, ...resultArgs);
							}
						});
					}
				});
				memoized.memo = memo;
				memoized.unmemoized = fn;
				return memoized;
			}
			var _defer;
			if (hasNextTick) {
				_defer = process.nextTick;
			} else if (hasSetImmediate) {
				_defer = setImmediate;
			} else {
				_defer = fallback;
			}
			var nextTick = wrap(_defer);
			var _parallel = awaitify((eachfn, tasks, callback) => {
				var results = isArrayLike(tasks) ? [] : {};
				eachfn(tasks, (task, key, taskCb) => {
					wrapAsync(task)((err, ...result) => {
						if (result.length < 2) {
							[result] = result;
						}
						results[key] = result;
						taskCb(err);
					});
				}, (err) => callback(err, results));
			}, 3);
			function parallel(tasks, callback) {
				return _parallel(eachOf$1, tasks, callback);
			}
			function parallelLimit(tasks, limit, callback) {
				return _parallel(eachOfLimit$2(limit), tasks, callback);
			}
			function queue(worker, concurrency) {
				var _worker = wrapAsync(worker);
				return queue$1((items, cb) => {
					_worker(items[0], cb);
				}, concurrency, 1);
			}
			class Heap {
				constructor() {
					this.heap = [];
					this.pushCount = Number.MIN_SAFE_INTEGER;
				}
				get length() {
					return this.heap.length;
				}
				empty() {
					this.heap = [];
					return this;
				}
				percUp(index) {
					let p;
					while (index > 0 && smaller(this.heap[index], this.heap[p = parent(index)])) {
						let t = this.heap[index];
						this.heap[index] = this.heap[p];
						this.heap[p] = t;
						index = p;
					}
				}
				percDown(index) {
					let l;
					while ((l = leftChi(index)) < this.heap.length) {
						if (l + 1 < this.heap.length && smaller(this.heap[l + 1], this.heap[l])) {
							l = l + 1;
						}
						if (smaller(this.heap[index], this.heap[l])) {
							break;
						}
						let t = this.heap[index];
						this.heap[index] = this.heap[l];
						this.heap[l] = t;
						index = l;
					}
				}
				push(node) {
					node.pushCount = ++this.pushCount;
					this.heap.push(node);
					this.percUp(this.heap.length - 1);
				}
				unshift(node) {
					return this.heap.push(node);
				}
				shift() {
					let [top] = this.heap;
					this.heap[0] = this.heap[this.heap.length - 1];
					this.heap.pop();
					this.percDown(0);
					return top;
				}
				toArray() {
					return [...this];
				}
				*[Symbol.iterator]() {
					for (let i = 0; i < this.heap.length; i++) {
						yield this.heap[i].data;
					}
				}
				remove(testFn) {
					let j = 0;
					for (let i = 0; i < this.heap.length; i++) {
						if (!testFn(this.heap[i])) {
							this.heap[j] = this.heap[i];
							j++;
						}
					}
					this.heap.splice(j);
					for (let i = parent(this.heap.length - 1); i >= 0; i--) {
						this.percDown(i);
					}
					return this;
				}
			}
			function leftChi(i) {
				return (i << 1) + 1;
			}
			function parent(i) {
				return (i + 1 >> 1) - 1;
			}
			function smaller(x, y) {
				if (x.priority !== y.priority) {
					return x.priority < y.priority;
				} else {
					return x.pushCount < y.pushCount;
				}
			}
			function priorityQueue(worker, concurrency) {
				var q = queue(worker, concurrency);
				var { push, pushAsync } = q;
				q._tasks = new Heap();
				q._createTaskItem = ({ data, priority }, callback) => {
					return {
						data,
						priority,
						callback
					};
				};
				function createDataItems(tasks, priority) {
					if (!Array.isArray(tasks)) {
						return {
							data: tasks,
							priority
						};
					}
					return tasks.map((data) => {
						return {
							data,
							priority
						};
					});
				}
				q.push = function(data, priority = 0, callback) {
					return push(createDataItems(data, priority), callback);
				};
				q.pushAsync = function(data, priority = 0, callback) {
					return pushAsync(createDataItems(data, priority), callback);
				};
				delete q.unshift;
				delete q.unshiftAsync;
				return q;
			}
			function race(tasks, callback) {
				callback = once(callback);
				if (!Array.isArray(tasks)) return callback(new TypeError("First argument to race must be an array of functions"));
				if (!tasks.length) return callback();
				for (var i = 0, l = tasks.length; i < l; i++) {
					wrapAsync(tasks[i])(callback);
				}
			}
			var race$1 = awaitify(race, 2);
			function reduceRight(array, memo, iteratee, callback) {
				var reversed = [...array].reverse();
				return reduce$1(reversed, memo, iteratee, callback);
			}
			function reflect(fn) {
				var _fn = wrapAsync(fn);
				return initialParams(function reflectOn(args, reflectCallback) {
					args.push((error, ...cbArgs) => {
						let retVal = {};
						if (error) {
							retVal.error = error;
						}
						if (cbArgs.length > 0) {
							var value = cbArgs;
							if (cbArgs.length <= 1) {
								[value] = cbArgs;
							}
							retVal.value = value;
						}
						reflectCallback(null, retVal);
					});
					return _fn.apply(this, args);
				});
			}
			function reflectAll(tasks) {
				var results;
				if (Array.isArray(tasks)) {
					results = tasks.map(reflect);
				} else {
					results = {};
					Object.keys(tasks).forEach((key) => {
						results[key] = reflect.call(this, tasks[key]);
					});
				}
				return results;
			}
			function reject$2(eachfn, arr, _iteratee, callback) {
				const iteratee = wrapAsync(_iteratee);
				return _filter(eachfn, arr, (value, cb) => {
					iteratee(value, (err, v) => {
						cb(err, !v);
					});
				}, callback);
			}
			function reject(coll, iteratee, callback) {
				return reject$2(eachOf$1, coll, iteratee, callback);
			}
			var reject$1 = awaitify(reject, 3);
			function rejectLimit(coll, limit, iteratee, callback) {
				return reject$2(eachOfLimit$2(limit), coll, iteratee, callback);
			}
			var rejectLimit$1 = awaitify(rejectLimit, 4);
			function rejectSeries(coll, iteratee, callback) {
				return reject$2(eachOfSeries$1, coll, iteratee, callback);
			}
			var rejectSeries$1 = awaitify(rejectSeries, 3);
			function constant(value) {
				return function() {
					return value;
				};
			}
			const DEFAULT_TIMES = 5;
			const DEFAULT_INTERVAL = 0;
			function retry(opts, task, callback) {
				var options = {
					times: DEFAULT_TIMES,
					intervalFunc: constant(DEFAULT_INTERVAL)
				};
				if (arguments.length < 3 && typeof opts === "function") {
					callback = task || promiseCallback();
					task = opts;
				} else {
					parseTimes(options, opts);
					callback = callback || promiseCallback();
				}
				if (typeof task !== "function") {
					throw new Error("Invalid arguments for async.retry");
				}
				var _task = wrapAsync(task);
				var attempt = 1;
				function retryAttempt() {
					_task((err, ...args) => {
						if (err === false) return;
						if (err && attempt++ < options.times && (typeof options.errorFilter != "function" || options.errorFilter(err))) {
							setTimeout(retryAttempt, options.intervalFunc(attempt - 1));
						} else {
							callback(err, ...args);
						}
					});
				}
				retryAttempt();
				return callback[PROMISE_SYMBOL];
			}
			function parseTimes(acc, t) {
				if (typeof t === "object") {
					acc.times = +t.times || DEFAULT_TIMES;
					acc.intervalFunc = typeof t.interval === "function" ? t.interval : constant(+t.interval || DEFAULT_INTERVAL);
					acc.errorFilter = t.errorFilter;
				} else if (typeof t === "number" || typeof t === "string") {
					acc.times = +t || DEFAULT_TIMES;
				} else {
					throw new Error("Invalid arguments for async.retry");
				}
			}
			function retryable(opts, task) {
				if (!task) {
					task = opts;
					opts = null;
				}
				let arity = opts && opts.arity || task.length;
				if (isAsync(task)) {
					arity += 1;
				}
				var _task = wrapAsync(task);
				return initialParams((args, callback) => {
					if (args.length < arity - 1 || callback == null) {
						args.push(callback);
						callback = promiseCallback();
					}
					function taskFn(cb) {
						_task(...args, cb);
					}
					if (opts) retry(opts, taskFn, callback);
					else retry(taskFn, callback);
					return callback[PROMISE_SYMBOL];
				});
			}
			function series(tasks, callback) {
				return _parallel(eachOfSeries$1, tasks, callback);
			}
			function some(coll, iteratee, callback) {
				return _createTester(Boolean, (res) => res)(eachOf$1, coll, iteratee, callback);
			}
			var some$1 = awaitify(some, 3);
			function someLimit(coll, limit, iteratee, callback) {
				return _createTester(Boolean, (res) => res)(eachOfLimit$2(limit), coll, iteratee, callback);
			}
			var someLimit$1 = awaitify(someLimit, 4);
			function someSeries(coll, iteratee, callback) {
				return _createTester(Boolean, (res) => res)(eachOfSeries$1, coll, iteratee, callback);
			}
			var someSeries$1 = awaitify(someSeries, 3);
			function sortBy(coll, iteratee, callback) {
				var _iteratee = wrapAsync(iteratee);
				return map$1(coll, (x, iterCb) => {
					_iteratee(x, (err, criteria) => {
						if (err) return iterCb(err);
						iterCb(err, {
							value: x,
							criteria
						});
					});
				}, (err, results) => {
					if (err) return callback(err);
					callback(null, results.sort(comparator).map((v) => v.value));
				});
				function comparator(left, right) {
					var a = left.criteria, b = right.criteria;
					return a < b ? -1 : a > b ? 1 : 0;
				}
			}
			var sortBy$1 = awaitify(sortBy, 3);
			function timeout(asyncFn, milliseconds, info) {
				var fn = wrapAsync(asyncFn);
				return initialParams((args, callback) => {
					var timedOut = false;
					var timer;
					function timeoutCallback() {
						var name = asyncFn.name || "anonymous";
						var error = new Error("Callback function \"" + name + "\" timed out.");
						error.code = "ETIMEDOUT";
						if (info) {
							error.info = info;
						}
						timedOut = true;
						callback(error);
					}
					args.push((...cbArgs) => {
						if (!timedOut) {
							callback(...cbArgs);
							clearTimeout(timer);
						}
					});
					timer = setTimeout(timeoutCallback, milliseconds);
					fn(...args);
				});
			}
			function range(size) {
				var result = Array(size);
				while (size--) {
					result[size] = size;
				}
				return result;
			}
			function timesLimit(count, limit, iteratee, callback) {
				var _iteratee = wrapAsync(iteratee);
				return mapLimit$1(range(count), limit, _iteratee, callback);
			}
			function times(n, iteratee, callback) {
				return timesLimit(n, Infinity, iteratee, callback);
			}
			function timesSeries(n, iteratee, callback) {
				return timesLimit(n, 1, iteratee, callback);
			}
			function transform(coll, accumulator, iteratee, callback) {
				if (arguments.length <= 3 && typeof accumulator === "function") {
					callback = iteratee;
					iteratee = accumulator;
					accumulator = Array.isArray(coll) ? [] : {};
				}
				callback = once(callback || promiseCallback());
				var _iteratee = wrapAsync(iteratee);
				eachOf$1(coll, (v, k, cb) => {
					_iteratee(accumulator, v, k, cb);
				}, (err) => callback(err, accumulator));
				return callback[PROMISE_SYMBOL];
			}
			function tryEach(tasks, callback) {
				var error = null;
				var result;
				return eachSeries$1(tasks, (task, taskCb) => {
					wrapAsync(task)((err, ...args) => {
						if (err === false) return taskCb(err);
						if (args.length < 2) {
							[result] = args;
						} else {
							result = args;
						}
						error = err;
						taskCb(err ? null : {});
					});
				}, () => callback(error, result));
			}
			var tryEach$1 = awaitify(tryEach);
			function unmemoize(fn) {
				return (...args) => {
					return (fn.unmemoized || fn)(...args);
				};
			}
			function whilst(test, iteratee, callback) {
				callback = onlyOnce(callback);
				var _fn = wrapAsync(iteratee);
				var _test = wrapAsync(test);
				var results = [];
				function next(err, ...rest) {
					if (err) return callback(err);
					results = rest;
					if (err === false) return;
					_test(check);
				}
				function check(err, truth) {
					if (err) return callback(err);
					if (err === false) return;
					if (!truth) return callback(null, ...results);
					_fn(next);
				}
				return _test(check);
			}
			var whilst$1 = awaitify(whilst, 3);
			function until(test, iteratee, callback) {
				const _test = wrapAsync(test);
				return whilst$1((cb) => _test((err, truth) => cb(err, !truth)), iteratee, callback);
			}
			function waterfall(tasks, callback) {
				callback = once(callback);
				if (!Array.isArray(tasks)) return callback(new Error("First argument to waterfall must be an array of functions"));
				if (!tasks.length) return callback();
				var taskIndex = 0;
				function nextTask(args) {
					var task = wrapAsync(tasks[taskIndex++]);
					task(...args, onlyOnce(next));
				}
				function next(err, ...args) {
					if (err === false) return;
					if (err || taskIndex === tasks.length) {
						return callback(err, ...args);
					}
					nextTask(args);
				}
				nextTask([]);
			}
			var waterfall$1 = awaitify(waterfall);
			var index = {
				apply,
				applyEach,
				applyEachSeries,
				asyncify,
				auto,
				autoInject,
				cargo: cargo$1,
				cargoQueue: cargo,
				compose,
				concat: concat$1,
				concatLimit: concatLimit$1,
				concatSeries: concatSeries$1,
				constant: constant$1,
				detect: detect$1,
				detectLimit: detectLimit$1,
				detectSeries: detectSeries$1,
				dir,
				doUntil,
				doWhilst: doWhilst$1,
				each,
				eachLimit: eachLimit$1,
				eachOf: eachOf$1,
				eachOfLimit: eachOfLimit$1,
				eachOfSeries: eachOfSeries$1,
				eachSeries: eachSeries$1,
				ensureAsync,
				every: every$1,
				everyLimit: everyLimit$1,
				everySeries: everySeries$1,
				filter: filter$1,
				filterLimit: filterLimit$1,
				filterSeries: filterSeries$1,
				forever: forever$1,
				groupBy,
				groupByLimit: groupByLimit$1,
				groupBySeries,
				log,
				map: map$1,
				mapLimit: mapLimit$1,
				mapSeries: mapSeries$1,
				mapValues,
				mapValuesLimit: mapValuesLimit$1,
				mapValuesSeries,
				memoize,
				nextTick,
				parallel,
				parallelLimit,
				priorityQueue,
				queue,
				race: race$1,
				reduce: reduce$1,
				reduceRight,
				reflect,
				reflectAll,
				reject: reject$1,
				rejectLimit: rejectLimit$1,
				rejectSeries: rejectSeries$1,
				retry,
				retryable,
				seq,
				series,
				setImmediate: setImmediate$1,
				some: some$1,
				someLimit: someLimit$1,
				someSeries: someSeries$1,
				sortBy: sortBy$1,
				timeout,
				times,
				timesLimit,
				timesSeries,
				transform,
				tryEach: tryEach$1,
				unmemoize,
				until,
				waterfall: waterfall$1,
				whilst: whilst$1,
				all: every$1,
				allLimit: everyLimit$1,
				allSeries: everySeries$1,
				any: some$1,
				anyLimit: someLimit$1,
				anySeries: someSeries$1,
				find: detect$1,
				findLimit: detectLimit$1,
				findSeries: detectSeries$1,
				flatMap: concat$1,
				flatMapLimit: concatLimit$1,
				flatMapSeries: concatSeries$1,
				forEach: each,
				forEachSeries: eachSeries$1,
				forEachLimit: eachLimit$1,
				forEachOf: eachOf$1,
				forEachOfSeries: eachOfSeries$1,
				forEachOfLimit: eachOfLimit$1,
				inject: reduce$1,
				foldl: reduce$1,
				foldr: reduceRight,
				select: filter$1,
				selectLimit: filterLimit$1,
				selectSeries: filterSeries$1,
				wrapSync: asyncify,
				during: whilst$1,
				doDuring: doWhilst$1
			};
			exports.all = every$1;
			exports.allLimit = everyLimit$1;
			exports.allSeries = everySeries$1;
			exports.any = some$1;
			exports.anyLimit = someLimit$1;
			exports.anySeries = someSeries$1;
			exports.apply = apply;
			exports.applyEach = applyEach;
			exports.applyEachSeries = applyEachSeries;
			exports.asyncify = asyncify;
			exports.auto = auto;
			exports.autoInject = autoInject;
			exports.cargo = cargo$1;
			exports.cargoQueue = cargo;
			exports.compose = compose;
			exports.concat = concat$1;
			exports.concatLimit = concatLimit$1;
			exports.concatSeries = concatSeries$1;
			exports.constant = constant$1;
			exports.default = index;
			exports.detect = detect$1;
			exports.detectLimit = detectLimit$1;
			exports.detectSeries = detectSeries$1;
			exports.dir = dir;
			exports.doDuring = doWhilst$1;
			exports.doUntil = doUntil;
			exports.doWhilst = doWhilst$1;
			exports.during = whilst$1;
			exports.each = each;
			exports.eachLimit = eachLimit$1;
			exports.eachOf = eachOf$1;
			exports.eachOfLimit = eachOfLimit$1;
			exports.eachOfSeries = eachOfSeries$1;
			exports.eachSeries = eachSeries$1;
			exports.ensureAsync = ensureAsync;
			exports.every = every$1;
			exports.everyLimit = everyLimit$1;
			exports.everySeries = everySeries$1;
			exports.filter = filter$1;
			exports.filterLimit = filterLimit$1;
			exports.filterSeries = filterSeries$1;
			exports.find = detect$1;
			exports.findLimit = detectLimit$1;
			exports.findSeries = detectSeries$1;
			exports.flatMap = concat$1;
			exports.flatMapLimit = concatLimit$1;
			exports.flatMapSeries = concatSeries$1;
			exports.foldl = reduce$1;
			exports.foldr = reduceRight;
			exports.forEach = each;
			exports.forEachLimit = eachLimit$1;
			exports.forEachOf = eachOf$1;
			exports.forEachOfLimit = eachOfLimit$1;
			exports.forEachOfSeries = eachOfSeries$1;
			exports.forEachSeries = eachSeries$1;
			exports.forever = forever$1;
			exports.groupBy = groupBy;
			exports.groupByLimit = groupByLimit$1;
			exports.groupBySeries = groupBySeries;
			exports.inject = reduce$1;
			exports.log = log;
			exports.map = map$1;
			exports.mapLimit = mapLimit$1;
			exports.mapSeries = mapSeries$1;
			exports.mapValues = mapValues;
			exports.mapValuesLimit = mapValuesLimit$1;
			exports.mapValuesSeries = mapValuesSeries;
			exports.memoize = memoize;
			exports.nextTick = nextTick;
			exports.parallel = parallel;
			exports.parallelLimit = parallelLimit;
			exports.priorityQueue = priorityQueue;
			exports.queue = queue;
			exports.race = race$1;
			exports.reduce = reduce$1;
			exports.reduceRight = reduceRight;
			exports.reflect = reflect;
			exports.reflectAll = reflectAll;
			exports.reject = reject$1;
			exports.rejectLimit = rejectLimit$1;
			exports.rejectSeries = rejectSeries$1;
			exports.retry = retry;
			exports.retryable = retryable;
			exports.select = filter$1;
			exports.selectLimit = filterLimit$1;
			exports.selectSeries = filterSeries$1;
			exports.seq = seq;
			exports.series = series;
			exports.setImmediate = setImmediate$1;
			exports.some = some$1;
			exports.someLimit = someLimit$1;
			exports.someSeries = someSeries$1;
			exports.sortBy = sortBy$1;
			exports.timeout = timeout;
			exports.times = times;
			exports.timesLimit = timesLimit;
			exports.timesSeries = timesSeries;
			exports.transform = transform;
			exports.tryEach = tryEach$1;
			exports.unmemoize = unmemoize;
			exports.until = until;
			exports.waterfall = waterfall$1;
			exports.whilst = whilst$1;
			exports.wrapSync = asyncify;
			Object.defineProperty(exports, "__esModule", { value: true });
		}));
	}),
	73057: ((module) => {
		function isBuffer(value) {
			return Buffer.isBuffer(value) || value instanceof Uint8Array;
		}
		function isEncoding(encoding) {
			return Buffer.isEncoding(encoding);
		}
		function alloc(size, fill, encoding) {
			return Buffer.alloc(size, fill, encoding);
		}
		function allocUnsafe(size) {
			return Buffer.allocUnsafe(size);
		}
		function allocUnsafeSlow(size) {
			return Buffer.allocUnsafeSlow(size);
		}
		function byteLength(string, encoding) {
			return Buffer.byteLength(string, encoding);
		}
		function compare(a, b) {
			return Buffer.compare(a, b);
		}
		function concat(buffers, totalLength) {
			return Buffer.concat(buffers, totalLength);
		}
		function copy(source, target, targetStart, start, end) {
			return toBuffer(source).copy(target, targetStart, start, end);
		}
		function equals(a, b) {
			return toBuffer(a).equals(b);
		}
		function fill(buffer, value, offset, end, encoding) {
			return toBuffer(buffer).fill(value, offset, end, encoding);
		}
		function from(value, encodingOrOffset, length) {
			return Buffer.from(value, encodingOrOffset, length);
		}
		function includes(buffer, value, byteOffset, encoding) {
			return toBuffer(buffer).includes(value, byteOffset, encoding);
		}
		function indexOf(buffer, value, byfeOffset, encoding) {
			return toBuffer(buffer).indexOf(value, byfeOffset, encoding);
		}
		function lastIndexOf(buffer, value, byteOffset, encoding) {
			return toBuffer(buffer).lastIndexOf(value, byteOffset, encoding);
		}
		function swap16(buffer) {
			return toBuffer(buffer).swap16();
		}
		function swap32(buffer) {
			return toBuffer(buffer).swap32();
		}
		function swap64(buffer) {
			return toBuffer(buffer).swap64();
		}
		function toBuffer(buffer) {
			if (Buffer.isBuffer(buffer)) return buffer;
			return Buffer.from(buffer.buffer, buffer.byteOffset, buffer.byteLength);
		}
		function toString(buffer, encoding, start, end) {
			return toBuffer(buffer).toString(encoding, start, end);
		}
		function toHex(buffer, start, end) {
			return toBuffer(buffer).toString("hex", start, end);
		}
		function write(buffer, string, offset, length, encoding) {
			return toBuffer(buffer).write(string, offset, length, encoding);
		}
		function readDoubleBE(buffer, offset) {
			return toBuffer(buffer).readDoubleBE(offset);
		}
		function readDoubleLE(buffer, offset) {
			return toBuffer(buffer).readDoubleLE(offset);
		}
		function readFloatBE(buffer, offset) {
			return toBuffer(buffer).readFloatBE(offset);
		}
		function readFloatLE(buffer, offset) {
			return toBuffer(buffer).readFloatLE(offset);
		}
		function readInt32BE(buffer, offset) {
			return toBuffer(buffer).readInt32BE(offset);
		}
		function readInt32LE(buffer, offset) {
			return toBuffer(buffer).readInt32LE(offset);
		}
		function readUInt32BE(buffer, offset) {
			return toBuffer(buffer).readUInt32BE(offset);
		}
		function readUInt32LE(buffer, offset) {
			return toBuffer(buffer).readUInt32LE(offset);
		}
		function writeDoubleBE(buffer, value, offset) {
			return toBuffer(buffer).writeDoubleBE(value, offset);
		}
		function writeDoubleLE(buffer, value, offset) {
			return toBuffer(buffer).writeDoubleLE(value, offset);
		}
		function writeFloatBE(buffer, value, offset) {
			return toBuffer(buffer).writeFloatBE(value, offset);
		}
		function writeFloatLE(buffer, value, offset) {
			return toBuffer(buffer).writeFloatLE(value, offset);
		}
		function writeInt32BE(buffer, value, offset) {
			return toBuffer(buffer).writeInt32BE(value, offset);
		}
		function writeInt32LE(buffer, value, offset) {
			return toBuffer(buffer).writeInt32LE(value, offset);
		}
		function writeUInt32BE(buffer, value, offset) {
			return toBuffer(buffer).writeUInt32BE(value, offset);
		}
		function writeUInt32LE(buffer, value, offset) {
			return toBuffer(buffer).writeUInt32LE(value, offset);
		}
		module.exports = {
			isBuffer,
			isEncoding,
			alloc,
			allocUnsafe,
			allocUnsafeSlow,
			byteLength,
			compare,
			concat,
			copy,
			equals,
			fill,
			from,
			includes,
			indexOf,
			lastIndexOf,
			swap16,
			swap32,
			swap64,
			toBuffer,
			toString,
			toHex,
			write,
			readDoubleBE,
			readDoubleLE,
			readFloatBE,
			readFloatLE,
			readInt32BE,
			readInt32LE,
			readUInt32BE,
			readUInt32LE,
			writeDoubleBE,
			writeDoubleLE,
			writeFloatBE,
			writeFloatLE,
			writeInt32BE,
			writeInt32LE,
			writeUInt32BE,
			writeUInt32LE
		};
	}),
	58769: ((module, exports, __webpack_require__) => {
		var Chainsaw = __webpack_require__(71710);
		var EventEmitter = __webpack_require__(24434).EventEmitter;
		var Buffers = __webpack_require__(86627);
		var Vars = __webpack_require__(91259);
		var Stream = __webpack_require__(2203).Stream;
		exports = module.exports = function(bufOrEm, eventName) {
			if (Buffer.isBuffer(bufOrEm)) {
				return exports.parse(bufOrEm);
			}
			var s = exports.stream();
			if (bufOrEm && bufOrEm.pipe) {
				bufOrEm.pipe(s);
			} else if (bufOrEm) {
				bufOrEm.on(eventName || "data", function(buf) {
					s.write(buf);
				});
				bufOrEm.on("end", function() {
					s.end();
				});
			}
			return s;
		};
		exports.stream = function(input) {
			if (input) return exports.apply(null, arguments);
			var pending = null;
			function getBytes(bytes, cb, skip) {
				pending = {
					bytes,
					skip,
					cb: function(buf) {
						pending = null;
						cb(buf);
					}
				};
				dispatch();
			}
			var offset = null;
			function dispatch() {
				if (!pending) {
					if (caughtEnd) done = true;
					return;
				}
				if (typeof pending === "function") {
					pending();
				} else {
					var bytes = offset + pending.bytes;
					if (buffers.length >= bytes) {
						var buf;
						if (offset == null) {
							buf = buffers.splice(0, bytes);
							if (!pending.skip) {
								buf = buf.slice();
							}
						} else {
							if (!pending.skip) {
								buf = buffers.slice(offset, bytes);
							}
							offset = bytes;
						}
						if (pending.skip) {
							pending.cb();
						} else {
							pending.cb(buf);
						}
					}
				}
			}
			function builder(saw) {
				function next() {
					if (!done) saw.next();
				}
				var self = words(function(bytes, cb) {
					return function(name) {
						getBytes(bytes, function(buf) {
							vars.set(name, cb(buf));
							next();
						});
					};
				});
				self.tap = function(cb) {
					saw.nest(cb, vars.store);
				};
				self.into = function(key, cb) {
					if (!vars.get(key)) vars.set(key, {});
					var parent = vars;
					vars = Vars(parent.get(key));
					saw.nest(function() {
						cb.apply(this, arguments);
						this.tap(function() {
							vars = parent;
						});
					}, vars.store);
				};
				self.flush = function() {
					vars.store = {};
					next();
				};
				self.loop = function(cb) {
					var end = false;
					saw.nest(false, function loop() {
						this.vars = vars.store;
						cb.call(this, function() {
							end = true;
							next();
						}, vars.store);
						this.tap(function() {
							if (end) saw.next();
							else loop.call(this);
						}.bind(this));
					}, vars.store);
				};
				self.buffer = function(name, bytes) {
					if (typeof bytes === "string") {
						bytes = vars.get(bytes);
					}
					getBytes(bytes, function(buf) {
						vars.set(name, buf);
						next();
					});
				};
				self.skip = function(bytes) {
					if (typeof bytes === "string") {
						bytes = vars.get(bytes);
					}
					getBytes(bytes, function() {
						next();
					});
				};
				self.scan = function find(name, search) {
					if (typeof search === "string") {
						search = new Buffer(search);
					} else if (!Buffer.isBuffer(search)) {
						throw new Error("search must be a Buffer or a string");
					}
					var taken = 0;
					pending = function() {
						var pos = buffers.indexOf(search, offset + taken);
						var i = pos - offset - taken;
						if (pos !== -1) {
							pending = null;
							if (offset != null) {
								vars.set(name, buffers.slice(offset, offset + taken + i));
								offset += taken + i + search.length;
							} else {
								vars.set(name, buffers.slice(0, taken + i));
								buffers.splice(0, taken + i + search.length);
							}
							next();
							dispatch();
						} else {
							i = Math.max(buffers.length - search.length - offset - taken, 0);
						}
						taken += i;
					};
					dispatch();
				};
				self.peek = function(cb) {
					offset = 0;
					saw.nest(function() {
						cb.call(this, vars.store);
						this.tap(function() {
							offset = null;
						});
					});
				};
				return self;
			}
			;
			var stream = Chainsaw.light(builder);
			stream.writable = true;
			var buffers = Buffers();
			stream.write = function(buf) {
				buffers.push(buf);
				dispatch();
			};
			var vars = Vars();
			var done = false, caughtEnd = false;
			stream.end = function() {
				caughtEnd = true;
			};
			stream.pipe = Stream.prototype.pipe;
			Object.getOwnPropertyNames(EventEmitter.prototype).forEach(function(name) {
				stream[name] = EventEmitter.prototype[name];
			});
			return stream;
		};
		exports.parse = function parse(buffer) {
			var self = words(function(bytes, cb) {
				return function(name) {
					if (offset + bytes <= buffer.length) {
						var buf = buffer.slice(offset, offset + bytes);
						offset += bytes;
						vars.set(name, cb(buf));
					} else {
						vars.set(name, null);
					}
					return self;
				};
			});
			var offset = 0;
			var vars = Vars();
			self.vars = vars.store;
			self.tap = function(cb) {
				cb.call(self, vars.store);
				return self;
			};
			self.into = function(key, cb) {
				if (!vars.get(key)) {
					vars.set(key, {});
				}
				var parent = vars;
				vars = Vars(parent.get(key));
				cb.call(self, vars.store);
				vars = parent;
				return self;
			};
			self.loop = function(cb) {
				var end = false;
				var ender = function() {
					end = true;
				};
				while (end === false) {
					cb.call(self, ender, vars.store);
				}
				return self;
			};
			self.buffer = function(name, size) {
				if (typeof size === "string") {
					size = vars.get(size);
				}
				var buf = buffer.slice(offset, Math.min(buffer.length, offset + size));
				offset += size;
				vars.set(name, buf);
				return self;
			};
			self.skip = function(bytes) {
				if (typeof bytes === "string") {
					bytes = vars.get(bytes);
				}
				offset += bytes;
				return self;
			};
			self.scan = function(name, search) {
				if (typeof search === "string") {
					search = new Buffer(search);
				} else if (!Buffer.isBuffer(search)) {
					throw new Error("search must be a Buffer or a string");
				}
				vars.set(name, null);
				for (var i = 0; i + offset <= buffer.length - search.length + 1; i++) {
					for (var j = 0; j < search.length && buffer[offset + i + j] === search[j]; j++);
					if (j === search.length) break;
				}
				vars.set(name, buffer.slice(offset, offset + i));
				offset += i + search.length;
				return self;
			};
			self.peek = function(cb) {
				var was = offset;
				cb.call(self, vars.store);
				offset = was;
				return self;
			};
			self.flush = function() {
				vars.store = {};
				return self;
			};
			self.eof = function() {
				return offset >= buffer.length;
			};
			return self;
		};
		function decodeLEu(bytes) {
			var acc = 0;
			for (var i = 0; i < bytes.length; i++) {
				acc += Math.pow(256, i) * bytes[i];
			}
			return acc;
		}
		function decodeBEu(bytes) {
			var acc = 0;
			for (var i = 0; i < bytes.length; i++) {
				acc += Math.pow(256, bytes.length - i - 1) * bytes[i];
			}
			return acc;
		}
		function decodeBEs(bytes) {
			var val = decodeBEu(bytes);
			if ((bytes[0] & 128) == 128) {
				val -= Math.pow(256, bytes.length);
			}
			return val;
		}
		function decodeLEs(bytes) {
			var val = decodeLEu(bytes);
			if ((bytes[bytes.length - 1] & 128) == 128) {
				val -= Math.pow(256, bytes.length);
			}
			return val;
		}
		function words(decode) {
			var self = {};
			[
				1,
				2,
				4,
				8
			].forEach(function(bytes) {
				var bits = bytes * 8;
				self["word" + bits + "le"] = self["word" + bits + "lu"] = decode(bytes, decodeLEu);
				self["word" + bits + "ls"] = decode(bytes, decodeLEs);
				self["word" + bits + "be"] = self["word" + bits + "bu"] = decode(bytes, decodeBEu);
				self["word" + bits + "bs"] = decode(bytes, decodeBEs);
			});
			self.word8 = self.word8u = self.word8be;
			self.word8s = self.word8bs;
			return self;
		}
	}),
	91259: ((module) => {
		module.exports = function(store) {
			function getset(name, value) {
				var node = vars.store;
				var keys = name.split(".");
				keys.slice(0, -1).forEach(function(k) {
					if (node[k] === undefined) node[k] = {};
					node = node[k];
				});
				var key = keys[keys.length - 1];
				if (arguments.length == 1) {
					return node[key];
				} else {
					return node[key] = value;
				}
			}
			var vars = {
				get: function(name) {
					return getset(name);
				},
				set: function(name, value) {
					return getset(name, value);
				},
				store: store || {}
			};
			return vars;
		};
	}),
	63251: (function(module) {
		(function(global, factory) {
			true ? module.exports = factory() : 0;
		})(this, (function() {
			"use strict";
			var commonjsGlobal = typeof globalThis !== "undefined" ? globalThis : typeof window !== "undefined" ? window : typeof global !== "undefined" ? global : typeof self !== "undefined" ? self : {};
			function getCjsExportFromNamespace(n) {
				return n && n["default"] || n;
			}
			var load = function(received, defaults, onto = {}) {
				var k, ref, v;
				for (k in defaults) {
					v = defaults[k];
					onto[k] = (ref = received[k]) != null ? ref : v;
				}
				return onto;
			};
			var overwrite = function(received, defaults, onto = {}) {
				var k, v;
				for (k in received) {
					v = received[k];
					if (defaults[k] !== void 0) {
						onto[k] = v;
					}
				}
				return onto;
			};
			var parser = {
				load,
				overwrite
			};
			var DLList;
			DLList = class DLList {
				constructor(incr, decr) {
					this.incr = incr;
					this.decr = decr;
					this._first = null;
					this._last = null;
					this.length = 0;
				}
				push(value) {
					var node;
					this.length++;
					if (typeof this.incr === "function") {
						this.incr();
					}
					node = {
						value,
						prev: this._last,
						next: null
					};
					if (this._last != null) {
						this._last.next = node;
						this._last = node;
					} else {
						this._first = this._last = node;
					}
					return void 0;
				}
				shift() {
					var value;
					if (this._first == null) {
						return;
					} else {
						this.length--;
						if (typeof this.decr === "function") {
							this.decr();
						}
					}
					value = this._first.value;
					if ((this._first = this._first.next) != null) {
						this._first.prev = null;
					} else {
						this._last = null;
					}
					return value;
				}
				first() {
					if (this._first != null) {
						return this._first.value;
					}
				}
				getArray() {
					var node, ref, results;
					node = this._first;
					results = [];
					while (node != null) {
						results.push((ref = node, node = node.next, ref.value));
					}
					return results;
				}
				forEachShift(cb) {
					var node;
					node = this.shift();
					while (node != null) {
						cb(node), node = this.shift();
					}
					return void 0;
				}
				debug() {
					var node, ref, ref1, ref2, results;
					node = this._first;
					results = [];
					while (node != null) {
						results.push((ref = node, node = node.next, {
							value: ref.value,
							prev: (ref1 = ref.prev) != null ? ref1.value : void 0,
							next: (ref2 = ref.next) != null ? ref2.value : void 0
						}));
					}
					return results;
				}
			};
			var DLList_1 = DLList;
			var Events;
			Events = class Events {
				constructor(instance) {
					this.instance = instance;
					this._events = {};
					if (this.instance.on != null || this.instance.once != null || this.instance.removeAllListeners != null) {
						throw new Error("An Emitter already exists for this object");
					}
					this.instance.on = (name, cb) => {
						return this._addListener(name, "many", cb);
					};
					this.instance.once = (name, cb) => {
						return this._addListener(name, "once", cb);
					};
					this.instance.removeAllListeners = (name = null) => {
						if (name != null) {
							return delete this._events[name];
						} else {
							return this._events = {};
						}
					};
				}
				_addListener(name, status, cb) {
					var base;
					if ((base = this._events)[name] == null) {
						base[name] = [];
					}
					this._events[name].push({
						cb,
						status
					});
					return this.instance;
				}
				listenerCount(name) {
					if (this._events[name] != null) {
						return this._events[name].length;
					} else {
						return 0;
					}
				}
				async trigger(name, ...args) {
					var e, promises;
					try {
						if (name !== "debug") {
							this.trigger("debug", `Event triggered: ${name}`, args);
						}
						if (this._events[name] == null) {
							return;
						}
						this._events[name] = this._events[name].filter(function(listener) {
							return listener.status !== "none";
						});
						promises = this._events[name].map(async (listener) => {
							var e, returned;
							if (listener.status === "none") {
								return;
							}
							if (listener.status === "once") {
								listener.status = "none";
							}
							try {
								returned = typeof listener.cb === "function" ? listener.cb(...args) : void 0;
								if (typeof (returned != null ? returned.then : void 0) === "function") {
									return await returned;
								} else {
									return returned;
								}
							} catch (error) {
								e = error;
								{
									this.trigger("error", e);
								}
								return null;
							}
						});
						return (await Promise.all(promises)).find(function(x) {
							return x != null;
						});
					} catch (error) {
						e = error;
						{
							this.trigger("error", e);
						}
						return null;
					}
				}
			};
			var Events_1 = Events;
			var DLList$1, Events$1, Queues;
			DLList$1 = DLList_1;
			Events$1 = Events_1;
			Queues = class Queues {
				constructor(num_priorities) {
					var i;
					this.Events = new Events$1(this);
					this._length = 0;
					this._lists = (function() {
						var j, ref, results;
						results = [];
						for (i = j = 1, ref = num_priorities; 1 <= ref ? j <= ref : j >= ref; i = 1 <= ref ? ++j : --j) {
							results.push(new DLList$1((() => {
								return this.incr();
							}), (() => {
								return this.decr();
							})));
						}
						return results;
					}).call(this);
				}
				incr() {
					if (this._length++ === 0) {
						return this.Events.trigger("leftzero");
					}
				}
				decr() {
					if (--this._length === 0) {
						return this.Events.trigger("zero");
					}
				}
				push(job) {
					return this._lists[job.options.priority].push(job);
				}
				queued(priority) {
					if (priority != null) {
						return this._lists[priority].length;
					} else {
						return this._length;
					}
				}
				shiftAll(fn) {
					return this._lists.forEach(function(list) {
						return list.forEachShift(fn);
					});
				}
				getFirst(arr = this._lists) {
					var j, len, list;
					for (j = 0, len = arr.length; j < len; j++) {
						list = arr[j];
						if (list.length > 0) {
							return list;
						}
					}
					return [];
				}
				shiftLastFrom(priority) {
					return this.getFirst(this._lists.slice(priority).reverse()).shift();
				}
			};
			var Queues_1 = Queues;
			var BottleneckError;
			BottleneckError = class BottleneckError extends Error {};
			var BottleneckError_1 = BottleneckError;
			var BottleneckError$1, DEFAULT_PRIORITY, Job, NUM_PRIORITIES, parser$1;
			NUM_PRIORITIES = 10;
			DEFAULT_PRIORITY = 5;
			parser$1 = parser;
			BottleneckError$1 = BottleneckError_1;
			Job = class Job {
				constructor(task, args, options, jobDefaults, rejectOnDrop, Events, _states, Promise) {
					this.task = task;
					this.args = args;
					this.rejectOnDrop = rejectOnDrop;
					this.Events = Events;
					this._states = _states;
					this.Promise = Promise;
					this.options = parser$1.load(options, jobDefaults);
					this.options.priority = this._sanitizePriority(this.options.priority);
					if (this.options.id === jobDefaults.id) {
						this.options.id = `${this.options.id}-${this._randomIndex()}`;
					}
					this.promise = new this.Promise((_resolve, _reject) => {
						this._resolve = _resolve;
						this._reject = _reject;
					});
					this.retryCount = 0;
				}
				_sanitizePriority(priority) {
					var sProperty;
					sProperty = ~~priority !== priority ? DEFAULT_PRIORITY : priority;
					if (sProperty < 0) {
						return 0;
					} else if (sProperty > NUM_PRIORITIES - 1) {
						return NUM_PRIORITIES - 1;
					} else {
						return sProperty;
					}
				}
				_randomIndex() {
					return Math.random().toString(36).slice(2);
				}
				doDrop({ error, message = "This job has been dropped by Bottleneck" } = {}) {
					if (this._states.remove(this.options.id)) {
						if (this.rejectOnDrop) {
							this._reject(error != null ? error : new BottleneckError$1(message));
						}
						this.Events.trigger("dropped", {
							args: this.args,
							options: this.options,
							task: this.task,
							promise: this.promise
						});
						return true;
					} else {
						return false;
					}
				}
				_assertStatus(expected) {
					var status;
					status = this._states.jobStatus(this.options.id);
					if (!(status === expected || expected === "DONE" && status === null)) {
						throw new BottleneckError$1(`Invalid job status ${status}, expected ${expected}. Please open an issue at https://github.com/SGrondin/bottleneck/issues`);
					}
				}
				doReceive() {
					this._states.start(this.options.id);
					return this.Events.trigger("received", {
						args: this.args,
						options: this.options
					});
				}
				doQueue(reachedHWM, blocked) {
					this._assertStatus("RECEIVED");
					this._states.next(this.options.id);
					return this.Events.trigger("queued", {
						args: this.args,
						options: this.options,
						reachedHWM,
						blocked
					});
				}
				doRun() {
					if (this.retryCount === 0) {
						this._assertStatus("QUEUED");
						this._states.next(this.options.id);
					} else {
						this._assertStatus("EXECUTING");
					}
					return this.Events.trigger("scheduled", {
						args: this.args,
						options: this.options
					});
				}
				async doExecute(chained, clearGlobalState, run, free) {
					var error, eventInfo, passed;
					if (this.retryCount === 0) {
						this._assertStatus("RUNNING");
						this._states.next(this.options.id);
					} else {
						this._assertStatus("EXECUTING");
					}
					eventInfo = {
						args: this.args,
						options: this.options,
						retryCount: this.retryCount
					};
					this.Events.trigger("executing", eventInfo);
					try {
						passed = await (chained != null ? chained.schedule(this.options, this.task, ...this.args) : this.task(...this.args));
						if (clearGlobalState()) {
							this.doDone(eventInfo);
							await free(this.options, eventInfo);
							this._assertStatus("DONE");
							return this._resolve(passed);
						}
					} catch (error1) {
						error = error1;
						return this._onFailure(error, eventInfo, clearGlobalState, run, free);
					}
				}
				doExpire(clearGlobalState, run, free) {
					var error, eventInfo;
					if (this._states.jobStatus(this.options.id === "RUNNING")) {
						this._states.next(this.options.id);
					}
					this._assertStatus("EXECUTING");
					eventInfo = {
						args: this.args,
						options: this.options,
						retryCount: this.retryCount
					};
					error = new BottleneckError$1(`This job timed out after ${this.options.expiration} ms.`);
					return this._onFailure(error, eventInfo, clearGlobalState, run, free);
				}
				async _onFailure(error, eventInfo, clearGlobalState, run, free) {
					var retry, retryAfter;
					if (clearGlobalState()) {
						retry = await this.Events.trigger("failed", error, eventInfo);
						if (retry != null) {
							retryAfter = ~~retry;
							this.Events.trigger("retry", `Retrying ${this.options.id} after ${retryAfter} ms`, eventInfo);
							this.retryCount++;
							return run(retryAfter);
						} else {
							this.doDone(eventInfo);
							await free(this.options, eventInfo);
							this._assertStatus("DONE");
							return this._reject(error);
						}
					}
				}
				doDone(eventInfo) {
					this._assertStatus("EXECUTING");
					this._states.next(this.options.id);
					return this.Events.trigger("done", eventInfo);
				}
			};
			var Job_1 = Job;
			var BottleneckError$2, LocalDatastore, parser$2;
			parser$2 = parser;
			BottleneckError$2 = BottleneckError_1;
			LocalDatastore = class LocalDatastore {
				constructor(instance, storeOptions, storeInstanceOptions) {
					this.instance = instance;
					this.storeOptions = storeOptions;
					this.clientId = this.instance._randomIndex();
					parser$2.load(storeInstanceOptions, storeInstanceOptions, this);
					this._nextRequest = this._lastReservoirRefresh = this._lastReservoirIncrease = Date.now();
					this._running = 0;
					this._done = 0;
					this._unblockTime = 0;
					this.ready = this.Promise.resolve();
					this.clients = {};
					this._startHeartbeat();
				}
				_startHeartbeat() {
					var base;
					if (this.heartbeat == null && (this.storeOptions.reservoirRefreshInterval != null && this.storeOptions.reservoirRefreshAmount != null || this.storeOptions.reservoirIncreaseInterval != null && this.storeOptions.reservoirIncreaseAmount != null)) {
						return typeof (base = this.heartbeat = setInterval(() => {
							var amount, incr, maximum, now, reservoir;
							now = Date.now();
							if (this.storeOptions.reservoirRefreshInterval != null && now >= this._lastReservoirRefresh + this.storeOptions.reservoirRefreshInterval) {
								this._lastReservoirRefresh = now;
								this.storeOptions.reservoir = this.storeOptions.reservoirRefreshAmount;
								this.instance._drainAll(this.computeCapacity());
							}
							if (this.storeOptions.reservoirIncreaseInterval != null && now >= this._lastReservoirIncrease + this.storeOptions.reservoirIncreaseInterval) {
								({reservoirIncreaseAmount: amount, reservoirIncreaseMaximum: maximum, reservoir} = this.storeOptions);
								this._lastReservoirIncrease = now;
								incr = maximum != null ? Math.min(amount, maximum - reservoir) : amount;
								if (incr > 0) {
									this.storeOptions.reservoir += incr;
									return this.instance._drainAll(this.computeCapacity());
								}
							}
						}, this.heartbeatInterval)).unref === "function" ? base.unref() : void 0;
					} else {
						return clearInterval(this.heartbeat);
					}
				}
				async __publish__(message) {
					await this.yieldLoop();
					return this.instance.Events.trigger("message", message.toString());
				}
				async __disconnect__(flush) {
					await this.yieldLoop();
					clearInterval(this.heartbeat);
					return this.Promise.resolve();
				}
				yieldLoop(t = 0) {
					return new this.Promise(function(resolve, reject) {
						return setTimeout(resolve, t);
					});
				}
				computePenalty() {
					var ref;
					return (ref = this.storeOptions.penalty) != null ? ref : 15 * this.storeOptions.minTime || 5e3;
				}
				async __updateSettings__(options) {
					await this.yieldLoop();
					parser$2.overwrite(options, options, this.storeOptions);
					this._startHeartbeat();
					this.instance._drainAll(this.computeCapacity());
					return true;
				}
				async __running__() {
					await this.yieldLoop();
					return this._running;
				}
				async __queued__() {
					await this.yieldLoop();
					return this.instance.queued();
				}
				async __done__() {
					await this.yieldLoop();
					return this._done;
				}
				async __groupCheck__(time) {
					await this.yieldLoop();
					return this._nextRequest + this.timeout < time;
				}
				computeCapacity() {
					var maxConcurrent, reservoir;
					({maxConcurrent, reservoir} = this.storeOptions);
					if (maxConcurrent != null && reservoir != null) {
						return Math.min(maxConcurrent - this._running, reservoir);
					} else if (maxConcurrent != null) {
						return maxConcurrent - this._running;
					} else if (reservoir != null) {
						return reservoir;
					} else {
						return null;
					}
				}
				conditionsCheck(weight) {
					var capacity;
					capacity = this.computeCapacity();
					return capacity == null || weight <= capacity;
				}
				async __incrementReservoir__(incr) {
					var reservoir;
					await this.yieldLoop();
					reservoir = this.storeOptions.reservoir += incr;
					this.instance._drainAll(this.computeCapacity());
					return reservoir;
				}
				async __currentReservoir__() {
					await this.yieldLoop();
					return this.storeOptions.reservoir;
				}
				isBlocked(now) {
					return this._unblockTime >= now;
				}
				check(weight, now) {
					return this.conditionsCheck(weight) && this._nextRequest - now <= 0;
				}
				async __check__(weight) {
					var now;
					await this.yieldLoop();
					now = Date.now();
					return this.check(weight, now);
				}
				async __register__(index, weight, expiration) {
					var now, wait;
					await this.yieldLoop();
					now = Date.now();
					if (this.conditionsCheck(weight)) {
						this._running += weight;
						if (this.storeOptions.reservoir != null) {
							this.storeOptions.reservoir -= weight;
						}
						wait = Math.max(this._nextRequest - now, 0);
						this._nextRequest = now + wait + this.storeOptions.minTime;
						return {
							success: true,
							wait,
							reservoir: this.storeOptions.reservoir
						};
					} else {
						return { success: false };
					}
				}
				strategyIsBlock() {
					return this.storeOptions.strategy === 3;
				}
				async __submit__(queueLength, weight) {
					var blocked, now, reachedHWM;
					await this.yieldLoop();
					if (this.storeOptions.maxConcurrent != null && weight > this.storeOptions.maxConcurrent) {
						throw new BottleneckError$2(`Impossible to add a job having a weight of ${weight} to a limiter having a maxConcurrent setting of ${this.storeOptions.maxConcurrent}`);
					}
					now = Date.now();
					reachedHWM = this.storeOptions.highWater != null && queueLength === this.storeOptions.highWater && !this.check(weight, now);
					blocked = this.strategyIsBlock() && (reachedHWM || this.isBlocked(now));
					if (blocked) {
						this._unblockTime = now + this.computePenalty();
						this._nextRequest = this._unblockTime + this.storeOptions.minTime;
						this.instance._dropAllQueued();
					}
					return {
						reachedHWM,
						blocked,
						strategy: this.storeOptions.strategy
					};
				}
				async __free__(index, weight) {
					await this.yieldLoop();
					this._running -= weight;
					this._done += weight;
					this.instance._drainAll(this.computeCapacity());
					return { running: this._running };
				}
			};
			var LocalDatastore_1 = LocalDatastore;
			var BottleneckError$3, States;
			BottleneckError$3 = BottleneckError_1;
			States = class States {
				constructor(status1) {
					this.status = status1;
					this._jobs = {};
					this.counts = this.status.map(function() {
						return 0;
					});
				}
				next(id) {
					var current, next;
					current = this._jobs[id];
					next = current + 1;
					if (current != null && next < this.status.length) {
						this.counts[current]--;
						this.counts[next]++;
						return this._jobs[id]++;
					} else if (current != null) {
						this.counts[current]--;
						return delete this._jobs[id];
					}
				}
				start(id) {
					var initial;
					initial = 0;
					this._jobs[id] = initial;
					return this.counts[initial]++;
				}
				remove(id) {
					var current;
					current = this._jobs[id];
					if (current != null) {
						this.counts[current]--;
						delete this._jobs[id];
					}
					return current != null;
				}
				jobStatus(id) {
					var ref;
					return (ref = this.status[this._jobs[id]]) != null ? ref : null;
				}
				statusJobs(status) {
					var k, pos, ref, results, v;
					if (status != null) {
						pos = this.status.indexOf(status);
						if (pos < 0) {
							throw new BottleneckError$3(`status must be one of ${this.status.join(", ")}`);
						}
						ref = this._jobs;
						results = [];
						for (k in ref) {
							v = ref[k];
							if (v === pos) {
								results.push(k);
							}
						}
						return results;
					} else {
						return Object.keys(this._jobs);
					}
				}
				statusCounts() {
					return this.counts.reduce(((acc, v, i) => {
						acc[this.status[i]] = v;
						return acc;
					}), {});
				}
			};
			var States_1 = States;
			var DLList$2, Sync;
			DLList$2 = DLList_1;
			Sync = class Sync {
				constructor(name, Promise) {
					this.schedule = this.schedule.bind(this);
					this.name = name;
					this.Promise = Promise;
					this._running = 0;
					this._queue = new DLList$2();
				}
				isEmpty() {
					return this._queue.length === 0;
				}
				async _tryToRun() {
					var args, cb, error, reject, resolve, returned, task;
					if (this._running < 1 && this._queue.length > 0) {
						this._running++;
						({task, args, resolve, reject} = this._queue.shift());
						cb = await (async function() {
							try {
								returned = await task(...args);
								return function() {
									return resolve(returned);
								};
							} catch (error1) {
								error = error1;
								return function() {
									return reject(error);
								};
							}
						})();
						this._running--;
						this._tryToRun();
						return cb();
					}
				}
				schedule(task, ...args) {
					var promise, reject, resolve;
					resolve = reject = null;
					promise = new this.Promise(function(_resolve, _reject) {
						resolve = _resolve;
						return reject = _reject;
					});
					this._queue.push({
						task,
						args,
						resolve,
						reject
					});
					this._tryToRun();
					return promise;
				}
			};
			var Sync_1 = Sync;
			var version = "2.19.5";
			var version$1 = { version };
			var version$2 = Object.freeze({
				version,
				default: version$1
			});
			var require$$2 = () => console.log("You must import the full version of Bottleneck in order to use this feature.");
			var require$$3 = () => console.log("You must import the full version of Bottleneck in order to use this feature.");
			var require$$4 = () => console.log("You must import the full version of Bottleneck in order to use this feature.");
			var Events$2, Group, IORedisConnection$1, RedisConnection$1, Scripts$1, parser$3;
			parser$3 = parser;
			Events$2 = Events_1;
			RedisConnection$1 = require$$2;
			IORedisConnection$1 = require$$3;
			Scripts$1 = require$$4;
			Group = (function() {
				class Group {
					constructor(limiterOptions = {}) {
						this.deleteKey = this.deleteKey.bind(this);
						this.limiterOptions = limiterOptions;
						parser$3.load(this.limiterOptions, this.defaults, this);
						this.Events = new Events$2(this);
						this.instances = {};
						this.Bottleneck = Bottleneck_1;
						this._startAutoCleanup();
						this.sharedConnection = this.connection != null;
						if (this.connection == null) {
							if (this.limiterOptions.datastore === "redis") {
								this.connection = new RedisConnection$1(Object.assign({}, this.limiterOptions, { Events: this.Events }));
							} else if (this.limiterOptions.datastore === "ioredis") {
								this.connection = new IORedisConnection$1(Object.assign({}, this.limiterOptions, { Events: this.Events }));
							}
						}
					}
					key(key = "") {
						var ref;
						return (ref = this.instances[key]) != null ? ref : (() => {
							var limiter;
							limiter = this.instances[key] = new this.Bottleneck(Object.assign(this.limiterOptions, {
								id: `${this.id}-${key}`,
								timeout: this.timeout,
								connection: this.connection
							}));
							this.Events.trigger("created", limiter, key);
							return limiter;
						})();
					}
					async deleteKey(key = "") {
						var deleted, instance;
						instance = this.instances[key];
						if (this.connection) {
							deleted = await this.connection.__runCommand__(["del", ...Scripts$1.allKeys(`${this.id}-${key}`)]);
						}
						if (instance != null) {
							delete this.instances[key];
							await instance.disconnect();
						}
						return instance != null || deleted > 0;
					}
					limiters() {
						var k, ref, results, v;
						ref = this.instances;
						results = [];
						for (k in ref) {
							v = ref[k];
							results.push({
								key: k,
								limiter: v
							});
						}
						return results;
					}
					keys() {
						return Object.keys(this.instances);
					}
					async clusterKeys() {
						var cursor, end, found, i, k, keys, len, next, start;
						if (this.connection == null) {
							return this.Promise.resolve(this.keys());
						}
						keys = [];
						cursor = null;
						start = `b_${this.id}-`.length;
						end = "_settings".length;
						while (cursor !== 0) {
							[next, found] = await this.connection.__runCommand__([
								"scan",
								cursor != null ? cursor : 0,
								"match",
								`b_${this.id}-*_settings`,
								"count",
								1e4
							]);
							cursor = ~~next;
							for (i = 0, len = found.length; i < len; i++) {
								k = found[i];
								keys.push(k.slice(start, -end));
							}
						}
						return keys;
					}
					_startAutoCleanup() {
						var base;
						clearInterval(this.interval);
						return typeof (base = this.interval = setInterval(async () => {
							var e, k, ref, results, time, v;
							time = Date.now();
							ref = this.instances;
							results = [];
							for (k in ref) {
								v = ref[k];
								try {
									if (await v._store.__groupCheck__(time)) {
										results.push(this.deleteKey(k));
									} else {
										results.push(void 0);
									}
								} catch (error) {
									e = error;
									results.push(v.Events.trigger("error", e));
								}
							}
							return results;
						}, this.timeout / 2)).unref === "function" ? base.unref() : void 0;
					}
					updateSettings(options = {}) {
						parser$3.overwrite(options, this.defaults, this);
						parser$3.overwrite(options, options, this.limiterOptions);
						if (options.timeout != null) {
							return this._startAutoCleanup();
						}
					}
					disconnect(flush = true) {
						var ref;
						if (!this.sharedConnection) {
							return (ref = this.connection) != null ? ref.disconnect(flush) : void 0;
						}
					}
				}
				Group.prototype.defaults = {
					timeout: 1e3 * 60 * 5,
					connection: null,
					Promise,
					id: "group-key"
				};
				return Group;
			}).call(commonjsGlobal);
			var Group_1 = Group;
			var Batcher, Events$3, parser$4;
			parser$4 = parser;
			Events$3 = Events_1;
			Batcher = (function() {
				class Batcher {
					constructor(options = {}) {
						this.options = options;
						parser$4.load(this.options, this.defaults, this);
						this.Events = new Events$3(this);
						this._arr = [];
						this._resetPromise();
						this._lastFlush = Date.now();
					}
					_resetPromise() {
						return this._promise = new this.Promise((res, rej) => {
							return this._resolve = res;
						});
					}
					_flush() {
						clearTimeout(this._timeout);
						this._lastFlush = Date.now();
						this._resolve();
						this.Events.trigger("batch", this._arr);
						this._arr = [];
						return this._resetPromise();
					}
					add(data) {
						var ret;
						this._arr.push(data);
						ret = this._promise;
						if (this._arr.length === this.maxSize) {
							this._flush();
						} else if (this.maxTime != null && this._arr.length === 1) {
							this._timeout = setTimeout(() => {
								return this._flush();
							}, this.maxTime);
						}
						return ret;
					}
				}
				Batcher.prototype.defaults = {
					maxTime: null,
					maxSize: null,
					Promise
				};
				return Batcher;
			}).call(commonjsGlobal);
			var Batcher_1 = Batcher;
			var require$$4$1 = () => console.log("You must import the full version of Bottleneck in order to use this feature.");
			var require$$8 = getCjsExportFromNamespace(version$2);
			var Bottleneck, DEFAULT_PRIORITY$1, Events$4, Job$1, LocalDatastore$1, NUM_PRIORITIES$1, Queues$1, RedisDatastore$1, States$1, Sync$1, parser$5, splice = [].splice;
			NUM_PRIORITIES$1 = 10;
			DEFAULT_PRIORITY$1 = 5;
			parser$5 = parser;
			Queues$1 = Queues_1;
			Job$1 = Job_1;
			LocalDatastore$1 = LocalDatastore_1;
			RedisDatastore$1 = require$$4$1;
			Events$4 = Events_1;
			States$1 = States_1;
			Sync$1 = Sync_1;
			Bottleneck = (function() {
				class Bottleneck {
					constructor(options = {}, ...invalid) {
						var storeInstanceOptions, storeOptions;
						this._addToQueue = this._addToQueue.bind(this);
						this._validateOptions(options, invalid);
						parser$5.load(options, this.instanceDefaults, this);
						this._queues = new Queues$1(NUM_PRIORITIES$1);
						this._scheduled = {};
						this._states = new States$1([
							"RECEIVED",
							"QUEUED",
							"RUNNING",
							"EXECUTING"
						].concat(this.trackDoneStatus ? ["DONE"] : []));
						this._limiter = null;
						this.Events = new Events$4(this);
						this._submitLock = new Sync$1("submit", this.Promise);
						this._registerLock = new Sync$1("register", this.Promise);
						storeOptions = parser$5.load(options, this.storeDefaults, {});
						this._store = (function() {
							if (this.datastore === "redis" || this.datastore === "ioredis" || this.connection != null) {
								storeInstanceOptions = parser$5.load(options, this.redisStoreDefaults, {});
								return new RedisDatastore$1(this, storeOptions, storeInstanceOptions);
							} else if (this.datastore === "local") {
								storeInstanceOptions = parser$5.load(options, this.localStoreDefaults, {});
								return new LocalDatastore$1(this, storeOptions, storeInstanceOptions);
							} else {
								throw new Bottleneck.prototype.BottleneckError(`Invalid datastore type: ${this.datastore}`);
							}
						}).call(this);
						this._queues.on("leftzero", () => {
							var ref;
							return (ref = this._store.heartbeat) != null ? typeof ref.ref === "function" ? ref.ref() : void 0 : void 0;
						});
						this._queues.on("zero", () => {
							var ref;
							return (ref = this._store.heartbeat) != null ? typeof ref.unref === "function" ? ref.unref() : void 0 : void 0;
						});
					}
					_validateOptions(options, invalid) {
						if (!(options != null && typeof options === "object" && invalid.length === 0)) {
							throw new Bottleneck.prototype.BottleneckError("Bottleneck v2 takes a single object argument. Refer to https://github.com/SGrondin/bottleneck#upgrading-to-v2 if you're upgrading from Bottleneck v1.");
						}
					}
					ready() {
						return this._store.ready;
					}
					clients() {
						return this._store.clients;
					}
					channel() {
						return `b_${this.id}`;
					}
					channel_client() {
						return `b_${this.id}_${this._store.clientId}`;
					}
					publish(message) {
						return this._store.__publish__(message);
					}
					disconnect(flush = true) {
						return this._store.__disconnect__(flush);
					}
					chain(_limiter) {
						this._limiter = _limiter;
						return this;
					}
					queued(priority) {
						return this._queues.queued(priority);
					}
					clusterQueued() {
						return this._store.__queued__();
					}
					empty() {
						return this.queued() === 0 && this._submitLock.isEmpty();
					}
					running() {
						return this._store.__running__();
					}
					done() {
						return this._store.__done__();
					}
					jobStatus(id) {
						return this._states.jobStatus(id);
					}
					jobs(status) {
						return this._states.statusJobs(status);
					}
					counts() {
						return this._states.statusCounts();
					}
					_randomIndex() {
						return Math.random().toString(36).slice(2);
					}
					check(weight = 1) {
						return this._store.__check__(weight);
					}
					_clearGlobalState(index) {
						if (this._scheduled[index] != null) {
							clearTimeout(this._scheduled[index].expiration);
							delete this._scheduled[index];
							return true;
						} else {
							return false;
						}
					}
					async _free(index, job, options, eventInfo) {
						var e, running;
						try {
							({running} = await this._store.__free__(index, options.weight));
							this.Events.trigger("debug", `Freed ${options.id}`, eventInfo);
							if (running === 0 && this.empty()) {
								return this.Events.trigger("idle");
							}
						} catch (error1) {
							e = error1;
							return this.Events.trigger("error", e);
						}
					}
					_run(index, job, wait) {
						var clearGlobalState, free, run;
						job.doRun();
						clearGlobalState = this._clearGlobalState.bind(this, index);
						run = this._run.bind(this, index, job);
						free = this._free.bind(this, index, job);
						return this._scheduled[index] = {
							timeout: setTimeout(() => {
								return job.doExecute(this._limiter, clearGlobalState, run, free);
							}, wait),
							expiration: job.options.expiration != null ? setTimeout(function() {
								return job.doExpire(clearGlobalState, run, free);
							}, wait + job.options.expiration) : void 0,
							job
						};
					}
					_drainOne(capacity) {
						return this._registerLock.schedule(() => {
							var args, index, next, options, queue;
							if (this.queued() === 0) {
								return this.Promise.resolve(null);
							}
							queue = this._queues.getFirst();
							({options, args} = next = queue.first());
							if (capacity != null && options.weight > capacity) {
								return this.Promise.resolve(null);
							}
							this.Events.trigger("debug", `Draining ${options.id}`, {
								args,
								options
							});
							index = this._randomIndex();
							return this._store.__register__(index, options.weight, options.expiration).then(({ success, wait, reservoir }) => {
								var empty;
								this.Events.trigger("debug", `Drained ${options.id}`, {
									success,
									args,
									options
								});
								if (success) {
									queue.shift();
									empty = this.empty();
									if (empty) {
										this.Events.trigger("empty");
									}
									if (reservoir === 0) {
										this.Events.trigger("depleted", empty);
									}
									this._run(index, next, wait);
									return this.Promise.resolve(options.weight);
								} else {
									return this.Promise.resolve(null);
								}
							});
						});
					}
					_drainAll(capacity, total = 0) {
						return this._drainOne(capacity).then((drained) => {
							var newCapacity;
							if (drained != null) {
								newCapacity = capacity != null ? capacity - drained : capacity;
								return this._drainAll(newCapacity, total + drained);
							} else {
								return this.Promise.resolve(total);
							}
						}).catch((e) => {
							return this.Events.trigger("error", e);
						});
					}
					_dropAllQueued(message) {
						return this._queues.shiftAll(function(job) {
							return job.doDrop({ message });
						});
					}
					stop(options = {}) {
						var done, waitForExecuting;
						options = parser$5.load(options, this.stopDefaults);
						waitForExecuting = (at) => {
							var finished;
							finished = () => {
								var counts;
								counts = this._states.counts;
								return counts[0] + counts[1] + counts[2] + counts[3] === at;
							};
							return new this.Promise((resolve, reject) => {
								if (finished()) {
									return resolve();
								} else {
									return this.on("done", () => {
										if (finished()) {
											this.removeAllListeners("done");
											return resolve();
										}
									});
								}
							});
						};
						done = options.dropWaitingJobs ? (this._run = function(index, next) {
							return next.doDrop({ message: options.dropErrorMessage });
						}, this._drainOne = () => {
							return this.Promise.resolve(null);
						}, this._registerLock.schedule(() => {
							return this._submitLock.schedule(() => {
								var k, ref, v;
								ref = this._scheduled;
								for (k in ref) {
									v = ref[k];
									if (this.jobStatus(v.job.options.id) === "RUNNING") {
										clearTimeout(v.timeout);
										clearTimeout(v.expiration);
										v.job.doDrop({ message: options.dropErrorMessage });
									}
								}
								this._dropAllQueued(options.dropErrorMessage);
								return waitForExecuting(0);
							});
						})) : this.schedule({
							priority: NUM_PRIORITIES$1 - 1,
							weight: 0
						}, () => {
							return waitForExecuting(1);
						});
						this._receive = function(job) {
							return job._reject(new Bottleneck.prototype.BottleneckError(options.enqueueErrorMessage));
						};
						this.stop = () => {
							return this.Promise.reject(new Bottleneck.prototype.BottleneckError("stop() has already been called"));
						};
						return done;
					}
					async _addToQueue(job) {
						var args, blocked, error, options, reachedHWM, shifted, strategy;
						({args, options} = job);
						try {
							({reachedHWM, blocked, strategy} = await this._store.__submit__(this.queued(), options.weight));
						} catch (error1) {
							error = error1;
							this.Events.trigger("debug", `Could not queue ${options.id}`, {
								args,
								options,
								error
							});
							job.doDrop({ error });
							return false;
						}
						if (blocked) {
							job.doDrop();
							return true;
						} else if (reachedHWM) {
							shifted = strategy === Bottleneck.prototype.strategy.LEAK ? this._queues.shiftLastFrom(options.priority) : strategy === Bottleneck.prototype.strategy.OVERFLOW_PRIORITY ? this._queues.shiftLastFrom(options.priority + 1) : strategy === Bottleneck.prototype.strategy.OVERFLOW ? job : void 0;
							if (shifted != null) {
								shifted.doDrop();
							}
							if (shifted == null || strategy === Bottleneck.prototype.strategy.OVERFLOW) {
								if (shifted == null) {
									job.doDrop();
								}
								return reachedHWM;
							}
						}
						job.doQueue(reachedHWM, blocked);
						this._queues.push(job);
						await this._drainAll();
						return reachedHWM;
					}
					_receive(job) {
						if (this._states.jobStatus(job.options.id) != null) {
							job._reject(new Bottleneck.prototype.BottleneckError(`A job with the same id already exists (id=${job.options.id})`));
							return false;
						} else {
							job.doReceive();
							return this._submitLock.schedule(this._addToQueue, job);
						}
					}
					submit(...args) {
						var cb, fn, job, options, ref, ref1, task;
						if (typeof args[0] === "function") {
							ref = args, [fn, ...args] = ref, [cb] = splice.call(args, -1);
							options = parser$5.load({}, this.jobDefaults);
						} else {
							ref1 = args, [options, fn, ...args] = ref1, [cb] = splice.call(args, -1);
							options = parser$5.load(options, this.jobDefaults);
						}
						task = (...args) => {
							return new this.Promise(function(resolve, reject) {
								return fn(...args, function(...args) {
									return (args[0] != null ? reject : resolve)(args);
								});
							});
						};
						job = new Job$1(task, args, options, this.jobDefaults, this.rejectOnDrop, this.Events, this._states, this.Promise);
						job.promise.then(function(args) {
							return typeof cb === "function" ? cb(...args) : void 0;
						}).catch(function(args) {
							if (Array.isArray(args)) {
								return typeof cb === "function" ? cb(...args) : void 0;
							} else {
								return typeof cb === "function" ? cb(args) : void 0;
							}
						});
						return this._receive(job);
					}
					schedule(...args) {
						var job, options, task;
						if (typeof args[0] === "function") {
							[task, ...args] = args;
							options = {};
						} else {
							[options, task, ...args] = args;
						}
						job = new Job$1(task, args, options, this.jobDefaults, this.rejectOnDrop, this.Events, this._states, this.Promise);
						this._receive(job);
						return job.promise;
					}
					wrap(fn) {
						var schedule, wrapped;
						schedule = this.schedule.bind(this);
						wrapped = function(...args) {
							return schedule(fn.bind(this), ...args);
						};
						wrapped.withOptions = function(options, ...args) {
							return schedule(options, fn, ...args);
						};
						return wrapped;
					}
					async updateSettings(options = {}) {
						await this._store.__updateSettings__(parser$5.overwrite(options, this.storeDefaults));
						parser$5.overwrite(options, this.instanceDefaults, this);
						return this;
					}
					currentReservoir() {
						return this._store.__currentReservoir__();
					}
					incrementReservoir(incr = 0) {
						return this._store.__incrementReservoir__(incr);
					}
				}
				Bottleneck.default = Bottleneck;
				Bottleneck.Events = Events$4;
				Bottleneck.version = Bottleneck.prototype.version = require$$8.version;
				Bottleneck.strategy = Bottleneck.prototype.strategy = {
					LEAK: 1,
					OVERFLOW: 2,
					OVERFLOW_PRIORITY: 4,
					BLOCK: 3
				};
				Bottleneck.BottleneckError = Bottleneck.prototype.BottleneckError = BottleneckError_1;
				Bottleneck.Group = Bottleneck.prototype.Group = Group_1;
				Bottleneck.RedisConnection = Bottleneck.prototype.RedisConnection = require$$2;
				Bottleneck.IORedisConnection = Bottleneck.prototype.IORedisConnection = require$$3;
				Bottleneck.Batcher = Bottleneck.prototype.Batcher = Batcher_1;
				Bottleneck.prototype.jobDefaults = {
					priority: DEFAULT_PRIORITY$1,
					weight: 1,
					expiration: null,
					id: "<no-id>"
				};
				Bottleneck.prototype.storeDefaults = {
					maxConcurrent: null,
					minTime: 0,
					highWater: null,
					strategy: Bottleneck.prototype.strategy.LEAK,
					penalty: null,
					reservoir: null,
					reservoirRefreshInterval: null,
					reservoirRefreshAmount: null,
					reservoirIncreaseInterval: null,
					reservoirIncreaseAmount: null,
					reservoirIncreaseMaximum: null
				};
				Bottleneck.prototype.localStoreDefaults = {
					Promise,
					timeout: null,
					heartbeatInterval: 250
				};
				Bottleneck.prototype.redisStoreDefaults = {
					Promise,
					timeout: null,
					heartbeatInterval: 5e3,
					clientTimeout: 1e4,
					Redis: null,
					clientOptions: {},
					clusterNodes: null,
					clearDatastore: false,
					connection: null
				};
				Bottleneck.prototype.instanceDefaults = {
					datastore: "local",
					connection: null,
					id: "<no-id>",
					rejectOnDrop: true,
					trackDoneStatus: false,
					Promise
				};
				Bottleneck.prototype.stopDefaults = {
					enqueueErrorMessage: "This limiter has been stopped and cannot accept new jobs.",
					dropWaitingJobs: true,
					dropErrorMessage: "This limiter has been stopped."
				};
				return Bottleneck;
			}).call(commonjsGlobal);
			var Bottleneck_1 = Bottleneck;
			var lib = Bottleneck_1;
			return lib;
		}));
	}),
	86627: ((module) => {
		module.exports = Buffers;
		function Buffers(bufs) {
			if (!(this instanceof Buffers)) return new Buffers(bufs);
			this.buffers = bufs || [];
			this.length = this.buffers.reduce(function(size, buf) {
				return size + buf.length;
			}, 0);
		}
		Buffers.prototype.push = function() {
			for (var i = 0; i < arguments.length; i++) {
				if (!Buffer.isBuffer(arguments[i])) {
					throw new TypeError("Tried to push a non-buffer");
				}
			}
			for (var i = 0; i < arguments.length; i++) {
				var buf = arguments[i];
				this.buffers.push(buf);
				this.length += buf.length;
			}
			return this.length;
		};
		Buffers.prototype.unshift = function() {
			for (var i = 0; i < arguments.length; i++) {
				if (!Buffer.isBuffer(arguments[i])) {
					throw new TypeError("Tried to unshift a non-buffer");
				}
			}
			for (var i = 0; i < arguments.length; i++) {
				var buf = arguments[i];
				this.buffers.unshift(buf);
				this.length += buf.length;
			}
			return this.length;
		};
		Buffers.prototype.copy = function(dst, dStart, start, end) {
			return this.slice(start, end).copy(dst, dStart, 0, end - start);
		};
		Buffers.prototype.splice = function(i, howMany) {
			var buffers = this.buffers;
			var index = i >= 0 ? i : this.length - i;
			var reps = [].slice.call(arguments, 2);
			if (howMany === undefined) {
				howMany = this.length - index;
			} else if (howMany > this.length - index) {
				howMany = this.length - index;
			}
			for (var i = 0; i < reps.length; i++) {
				this.length += reps[i].length;
			}
			var removed = new Buffers();
			var bytes = 0;
			var startBytes = 0;
			for (var ii = 0; ii < buffers.length && startBytes + buffers[ii].length < index; ii++) {
				startBytes += buffers[ii].length;
			}
			if (index - startBytes > 0) {
				var start = index - startBytes;
				if (start + howMany < buffers[ii].length) {
					removed.push(buffers[ii].slice(start, start + howMany));
					var orig = buffers[ii];
					var buf0 = new Buffer(start);
					for (var i = 0; i < start; i++) {
						buf0[i] = orig[i];
					}
					var buf1 = new Buffer(orig.length - start - howMany);
					for (var i = start + howMany; i < orig.length; i++) {
						buf1[i - howMany - start] = orig[i];
					}
					if (reps.length > 0) {
						var reps_ = reps.slice();
						reps_.unshift(buf0);
						reps_.push(buf1);
						buffers.splice.apply(buffers, [ii, 1].concat(reps_));
						ii += reps_.length;
						reps = [];
					} else {
						buffers.splice(ii, 1, buf0, buf1);
						ii += 2;
					}
				} else {
					removed.push(buffers[ii].slice(start));
					buffers[ii] = buffers[ii].slice(0, start);
					ii++;
				}
			}
			if (reps.length > 0) {
				buffers.splice.apply(buffers, [ii, 0].concat(reps));
				ii += reps.length;
			}
			while (removed.length < howMany) {
				var buf = buffers[ii];
				var len = buf.length;
				var take = Math.min(len, howMany - removed.length);
				if (take === len) {
					removed.push(buf);
					buffers.splice(ii, 1);
				} else {
					removed.push(buf.slice(0, take));
					buffers[ii] = buffers[ii].slice(take);
				}
			}
			this.length -= removed.length;
			return removed;
		};
		Buffers.prototype.slice = function(i, j) {
			var buffers = this.buffers;
			if (j === undefined) j = this.length;
			if (i === undefined) i = 0;
			if (j > this.length) j = this.length;
			var startBytes = 0;
			for (var si = 0; si < buffers.length && startBytes + buffers[si].length <= i; si++) {
				startBytes += buffers[si].length;
			}
			var target = new Buffer(j - i);
			var ti = 0;
			for (var ii = si; ti < j - i && ii < buffers.length; ii++) {
				var len = buffers[ii].length;
				var start = ti === 0 ? i - startBytes : 0;
				var end = ti + len >= j - i ? Math.min(start + (j - i) - ti, len) : len;
				buffers[ii].copy(target, ti, start, end);
				ti += end - start;
			}
			return target;
		};
		Buffers.prototype.pos = function(i) {
			if (i < 0 || i >= this.length) throw new Error("oob");
			var l = i, bi = 0, bu = null;
			for (;;) {
				bu = this.buffers[bi];
				if (l < bu.length) {
					return {
						buf: bi,
						offset: l
					};
				} else {
					l -= bu.length;
				}
				bi++;
			}
		};
		Buffers.prototype.get = function get(i) {
			var pos = this.pos(i);
			return this.buffers[pos.buf].get(pos.offset);
		};
		Buffers.prototype.set = function set(i, b) {
			var pos = this.pos(i);
			return this.buffers[pos.buf].set(pos.offset, b);
		};
		Buffers.prototype.indexOf = function(needle, offset) {
			if ("string" === typeof needle) {
				needle = new Buffer(needle);
			} else if (needle instanceof Buffer) {} else {
				throw new Error("Invalid type for a search string");
			}
			if (!needle.length) {
				return 0;
			}
			if (!this.length) {
				return -1;
			}
			var i = 0, j = 0, match = 0, mstart, pos = 0;
			if (offset) {
				var p = this.pos(offset);
				i = p.buf;
				j = p.offset;
				pos = offset;
			}
			for (;;) {
				while (j >= this.buffers[i].length) {
					j = 0;
					i++;
					if (i >= this.buffers.length) {
						return -1;
					}
				}
				var char = this.buffers[i][j];
				if (char == needle[match]) {
					if (match == 0) {
						mstart = {
							i,
							j,
							pos
						};
					}
					match++;
					if (match == needle.length) {
						return mstart.pos;
					}
				} else if (match != 0) {
					i = mstart.i;
					j = mstart.j;
					pos = mstart.pos;
					match = 0;
				}
				j++;
				pos++;
			}
		};
		Buffers.prototype.toBuffer = function() {
			return this.slice();
		};
		Buffers.prototype.toString = function(encoding, start, end) {
			return this.slice(start, end).toString(encoding);
		};
	}),
	71710: ((module, __unused_webpack_exports, __webpack_require__) => {
		var Traverse = __webpack_require__(62958);
		var EventEmitter = __webpack_require__(24434).EventEmitter;
		module.exports = Chainsaw;
		function Chainsaw(builder) {
			var saw = Chainsaw.saw(builder, {});
			var r = builder.call(saw.handlers, saw);
			if (r !== undefined) saw.handlers = r;
			saw.record();
			return saw.chain();
		}
		;
		Chainsaw.light = function ChainsawLight(builder) {
			var saw = Chainsaw.saw(builder, {});
			var r = builder.call(saw.handlers, saw);
			if (r !== undefined) saw.handlers = r;
			return saw.chain();
		};
		Chainsaw.saw = function(builder, handlers) {
			var saw = new EventEmitter();
			saw.handlers = handlers;
			saw.actions = [];
			saw.chain = function() {
				var ch = Traverse(saw.handlers).map(function(node) {
					if (this.isRoot) return node;
					var ps = this.path;
					if (typeof node === "function") {
						this.update(function() {
							saw.actions.push({
								path: ps,
								args: [].slice.call(arguments)
							});
							return ch;
						});
					}
				});
				process.nextTick(function() {
					saw.emit("begin");
					saw.next();
				});
				return ch;
			};
			saw.pop = function() {
				return saw.actions.shift();
			};
			saw.next = function() {
				var action = saw.pop();
				if (!action) {
					saw.emit("end");
				} else if (!action.trap) {
					var node = saw.handlers;
					action.path.forEach(function(key) {
						node = node[key];
					});
					node.apply(saw.handlers, action.args);
				}
			};
			saw.nest = function(cb) {
				var args = [].slice.call(arguments, 1);
				var autonext = true;
				if (typeof cb === "boolean") {
					var autonext = cb;
					cb = args.shift();
				}
				var s = Chainsaw.saw(builder, {});
				var r = builder.call(s.handlers, s);
				if (r !== undefined) s.handlers = r;
				if ("undefined" !== typeof saw.step) {
					s.record();
				}
				cb.apply(s.chain(), args);
				if (autonext !== false) s.on("end", saw.next);
			};
			saw.record = function() {
				upgradeChainsaw(saw);
			};
			[
				"trap",
				"down",
				"jump"
			].forEach(function(method) {
				saw[method] = function() {
					throw new Error("To use the trap, down and jump features, please " + "call record() first to start recording actions.");
				};
			});
			return saw;
		};
		function upgradeChainsaw(saw) {
			saw.step = 0;
			saw.pop = function() {
				return saw.actions[saw.step++];
			};
			saw.trap = function(name, cb) {
				var ps = Array.isArray(name) ? name : [name];
				saw.actions.push({
					path: ps,
					step: saw.step,
					cb,
					trap: true
				});
			};
			saw.down = function(name) {
				var ps = (Array.isArray(name) ? name : [name]).join("/");
				var i = saw.actions.slice(saw.step).map(function(x) {
					if (x.trap && x.step <= saw.step) return false;
					return x.path.join("/") == ps;
				}).indexOf(true);
				if (i >= 0) saw.step += i;
				else saw.step = saw.actions.length;
				var act = saw.actions[saw.step - 1];
				if (act && act.trap) {
					saw.step = act.step;
					act.cb();
				} else saw.next();
			};
			saw.jump = function(step) {
				saw.step = step;
				saw.next();
			};
		}
		;
	}),
	96070: ((module) => {
		var ArchiveEntry = module.exports = function() {};
		ArchiveEntry.prototype.getName = function() {};
		ArchiveEntry.prototype.getSize = function() {};
		ArchiveEntry.prototype.getLastModifiedDate = function() {};
		ArchiveEntry.prototype.isDirectory = function() {};
	}),
	36306: ((module, __unused_webpack_exports, __webpack_require__) => {
		var inherits = __webpack_require__(39023).inherits;
		var isStream = __webpack_require__(96543);
		var Transform = __webpack_require__(29963).Transform;
		var ArchiveEntry = __webpack_require__(96070);
		var util = __webpack_require__(18300);
		var ArchiveOutputStream = module.exports = function(options) {
			if (!(this instanceof ArchiveOutputStream)) {
				return new ArchiveOutputStream(options);
			}
			Transform.call(this, options);
			this.offset = 0;
			this._archive = {
				finish: false,
				finished: false,
				processing: false
			};
		};
		inherits(ArchiveOutputStream, Transform);
		ArchiveOutputStream.prototype._appendBuffer = function(zae, source, callback) {};
		ArchiveOutputStream.prototype._appendStream = function(zae, source, callback) {};
		ArchiveOutputStream.prototype._emitErrorCallback = function(err) {
			if (err) {
				this.emit("error", err);
			}
		};
		ArchiveOutputStream.prototype._finish = function(ae) {};
		ArchiveOutputStream.prototype._normalizeEntry = function(ae) {};
		ArchiveOutputStream.prototype._transform = function(chunk, encoding, callback) {
			callback(null, chunk);
		};
		ArchiveOutputStream.prototype.entry = function(ae, source, callback) {
			source = source || null;
			if (typeof callback !== "function") {
				callback = this._emitErrorCallback.bind(this);
			}
			if (!(ae instanceof ArchiveEntry)) {
				callback(new Error("not a valid instance of ArchiveEntry"));
				return;
			}
			if (this._archive.finish || this._archive.finished) {
				callback(new Error("unacceptable entry after finish"));
				return;
			}
			if (this._archive.processing) {
				callback(new Error("already processing an entry"));
				return;
			}
			this._archive.processing = true;
			this._normalizeEntry(ae);
			this._entry = ae;
			source = util.normalizeInputSource(source);
			if (Buffer.isBuffer(source)) {
				this._appendBuffer(ae, source, callback);
			} else if (isStream(source)) {
				this._appendStream(ae, source, callback);
			} else {
				this._archive.processing = false;
				callback(new Error("input source must be valid Stream or Buffer instance"));
				return;
			}
			return this;
		};
		ArchiveOutputStream.prototype.finish = function() {
			if (this._archive.processing) {
				this._archive.finish = true;
				return;
			}
			this._finish();
		};
		ArchiveOutputStream.prototype.getBytesWritten = function() {
			return this.offset;
		};
		ArchiveOutputStream.prototype.write = function(chunk, cb) {
			if (chunk) {
				this.offset += chunk.length;
			}
			return Transform.prototype.write.call(this, chunk, cb);
		};
	}),
	94908: ((module) => {
		module.exports = {
			WORD: 4,
			DWORD: 8,
			EMPTY: Buffer.alloc(0),
			SHORT: 2,
			SHORT_MASK: 65535,
			SHORT_SHIFT: 16,
			SHORT_ZERO: Buffer.from(Array(2)),
			LONG: 4,
			LONG_ZERO: Buffer.from(Array(4)),
			MIN_VERSION_INITIAL: 10,
			MIN_VERSION_DATA_DESCRIPTOR: 20,
			MIN_VERSION_ZIP64: 45,
			VERSION_MADEBY: 45,
			METHOD_STORED: 0,
			METHOD_DEFLATED: 8,
			PLATFORM_UNIX: 3,
			PLATFORM_FAT: 0,
			SIG_LFH: 67324752,
			SIG_DD: 0x8074b50,
			SIG_CFH: 33639248,
			SIG_EOCD: 0x6054b50,
			SIG_ZIP64_EOCD: 0x6064b50,
			SIG_ZIP64_EOCD_LOC: 0x7064b50,
			ZIP64_MAGIC_SHORT: 65535,
			ZIP64_MAGIC: 0xffffffff,
			ZIP64_EXTRA_ID: 1,
			ZLIB_NO_COMPRESSION: 0,
			ZLIB_BEST_SPEED: 1,
			ZLIB_BEST_COMPRESSION: 9,
			ZLIB_DEFAULT_COMPRESSION: -1,
			MODE_MASK: 4095,
			DEFAULT_FILE_MODE: 33188,
			DEFAULT_DIR_MODE: 16877,
			EXT_FILE_ATTR_DIR: 0x41ed0010,
			EXT_FILE_ATTR_FILE: 0x81a40020,
			S_IFMT: 61440,
			S_IFIFO: 4096,
			S_IFCHR: 8192,
			S_IFDIR: 16384,
			S_IFBLK: 24576,
			S_IFREG: 32768,
			S_IFLNK: 40960,
			S_IFSOCK: 49152,
			S_DOS_A: 32,
			S_DOS_D: 16,
			S_DOS_V: 8,
			S_DOS_S: 4,
			S_DOS_H: 2,
			S_DOS_R: 1
		};
	}),
	97632: ((module, __unused_webpack_exports, __webpack_require__) => {
		var zipUtil = __webpack_require__(6453);
		var DATA_DESCRIPTOR_FLAG = 1 << 3;
		var ENCRYPTION_FLAG = 1 << 0;
		var NUMBER_OF_SHANNON_FANO_TREES_FLAG = 1 << 2;
		var SLIDING_DICTIONARY_SIZE_FLAG = 1 << 1;
		var STRONG_ENCRYPTION_FLAG = 1 << 6;
		var UFT8_NAMES_FLAG = 1 << 11;
		var GeneralPurposeBit = module.exports = function() {
			if (!(this instanceof GeneralPurposeBit)) {
				return new GeneralPurposeBit();
			}
			this.descriptor = false;
			this.encryption = false;
			this.utf8 = false;
			this.numberOfShannonFanoTrees = 0;
			this.strongEncryption = false;
			this.slidingDictionarySize = 0;
			return this;
		};
		GeneralPurposeBit.prototype.encode = function() {
			return zipUtil.getShortBytes((this.descriptor ? DATA_DESCRIPTOR_FLAG : 0) | (this.utf8 ? UFT8_NAMES_FLAG : 0) | (this.encryption ? ENCRYPTION_FLAG : 0) | (this.strongEncryption ? STRONG_ENCRYPTION_FLAG : 0));
		};
		GeneralPurposeBit.prototype.parse = function(buf, offset) {
			var flag = zipUtil.getShortBytesValue(buf, offset);
			var gbp = new GeneralPurposeBit();
			gbp.useDataDescriptor((flag & DATA_DESCRIPTOR_FLAG) !== 0);
			gbp.useUTF8ForNames((flag & UFT8_NAMES_FLAG) !== 0);
			gbp.useStrongEncryption((flag & STRONG_ENCRYPTION_FLAG) !== 0);
			gbp.useEncryption((flag & ENCRYPTION_FLAG) !== 0);
			gbp.setSlidingDictionarySize((flag & SLIDING_DICTIONARY_SIZE_FLAG) !== 0 ? 8192 : 4096);
			gbp.setNumberOfShannonFanoTrees((flag & NUMBER_OF_SHANNON_FANO_TREES_FLAG) !== 0 ? 3 : 2);
			return gbp;
		};
		GeneralPurposeBit.prototype.setNumberOfShannonFanoTrees = function(n) {
			this.numberOfShannonFanoTrees = n;
		};
		GeneralPurposeBit.prototype.getNumberOfShannonFanoTrees = function() {
			return this.numberOfShannonFanoTrees;
		};
		GeneralPurposeBit.prototype.setSlidingDictionarySize = function(n) {
			this.slidingDictionarySize = n;
		};
		GeneralPurposeBit.prototype.getSlidingDictionarySize = function() {
			return this.slidingDictionarySize;
		};
		GeneralPurposeBit.prototype.useDataDescriptor = function(b) {
			this.descriptor = b;
		};
		GeneralPurposeBit.prototype.usesDataDescriptor = function() {
			return this.descriptor;
		};
		GeneralPurposeBit.prototype.useEncryption = function(b) {
			this.encryption = b;
		};
		GeneralPurposeBit.prototype.usesEncryption = function() {
			return this.encryption;
		};
		GeneralPurposeBit.prototype.useStrongEncryption = function(b) {
			this.strongEncryption = b;
		};
		GeneralPurposeBit.prototype.usesStrongEncryption = function() {
			return this.strongEncryption;
		};
		GeneralPurposeBit.prototype.useUTF8ForNames = function(b) {
			this.utf8 = b;
		};
		GeneralPurposeBit.prototype.usesUTF8ForNames = function() {
			return this.utf8;
		};
	}),
	23810: ((module) => {
		module.exports = {
			PERM_MASK: 4095,
			FILE_TYPE_FLAG: 61440,
			LINK_FLAG: 40960,
			FILE_FLAG: 32768,
			DIR_FLAG: 16384,
			DEFAULT_LINK_PERM: 511,
			DEFAULT_DIR_PERM: 493,
			DEFAULT_FILE_PERM: 420
		};
	}),
	6453: ((module) => {
		var util = module.exports = {};
		util.dateToDos = function(d, forceLocalTime) {
			forceLocalTime = forceLocalTime || false;
			var year = forceLocalTime ? d.getFullYear() : d.getUTCFullYear();
			if (year < 1980) {
				return 2162688;
			} else if (year >= 2044) {
				return 0x7f9fbf7d;
			}
			var val = {
				year,
				month: forceLocalTime ? d.getMonth() : d.getUTCMonth(),
				date: forceLocalTime ? d.getDate() : d.getUTCDate(),
				hours: forceLocalTime ? d.getHours() : d.getUTCHours(),
				minutes: forceLocalTime ? d.getMinutes() : d.getUTCMinutes(),
				seconds: forceLocalTime ? d.getSeconds() : d.getUTCSeconds()
			};
			return val.year - 1980 << 25 | val.month + 1 << 21 | val.date << 16 | val.hours << 11 | val.minutes << 5 | val.seconds / 2;
		};
		util.dosToDate = function(dos) {
			return new Date((dos >> 25 & 127) + 1980, (dos >> 21 & 15) - 1, dos >> 16 & 31, dos >> 11 & 31, dos >> 5 & 63, (dos & 31) << 1);
		};
		util.fromDosTime = function(buf) {
			return util.dosToDate(buf.readUInt32LE(0));
		};
		util.getEightBytes = function(v) {
			var buf = Buffer.alloc(8);
			buf.writeUInt32LE(v % 4294967296, 0);
			buf.writeUInt32LE(v / 4294967296 | 0, 4);
			return buf;
		};
		util.getShortBytes = function(v) {
			var buf = Buffer.alloc(2);
			buf.writeUInt16LE((v & 65535) >>> 0, 0);
			return buf;
		};
		util.getShortBytesValue = function(buf, offset) {
			return buf.readUInt16LE(offset);
		};
		util.getLongBytes = function(v) {
			var buf = Buffer.alloc(4);
			buf.writeUInt32LE((v & 0xffffffff) >>> 0, 0);
			return buf;
		};
		util.getLongBytesValue = function(buf, offset) {
			return buf.readUInt32LE(offset);
		};
		util.toDosTime = function(d) {
			return util.getLongBytes(util.dateToDos(d));
		};
	}),
	73380: ((module, __unused_webpack_exports, __webpack_require__) => {
		var inherits = __webpack_require__(39023).inherits;
		var normalizePath = __webpack_require__(56133);
		var ArchiveEntry = __webpack_require__(96070);
		var GeneralPurposeBit = __webpack_require__(97632);
		var UnixStat = __webpack_require__(23810);
		var constants = __webpack_require__(94908);
		var zipUtil = __webpack_require__(6453);
		var ZipArchiveEntry = module.exports = function(name) {
			if (!(this instanceof ZipArchiveEntry)) {
				return new ZipArchiveEntry(name);
			}
			ArchiveEntry.call(this);
			this.platform = constants.PLATFORM_FAT;
			this.method = -1;
			this.name = null;
			this.size = 0;
			this.csize = 0;
			this.gpb = new GeneralPurposeBit();
			this.crc = 0;
			this.time = -1;
			this.minver = constants.MIN_VERSION_INITIAL;
			this.mode = -1;
			this.extra = null;
			this.exattr = 0;
			this.inattr = 0;
			this.comment = null;
			if (name) {
				this.setName(name);
			}
		};
		inherits(ZipArchiveEntry, ArchiveEntry);
		ZipArchiveEntry.prototype.getCentralDirectoryExtra = function() {
			return this.getExtra();
		};
		ZipArchiveEntry.prototype.getComment = function() {
			return this.comment !== null ? this.comment : "";
		};
		ZipArchiveEntry.prototype.getCompressedSize = function() {
			return this.csize;
		};
		ZipArchiveEntry.prototype.getCrc = function() {
			return this.crc;
		};
		ZipArchiveEntry.prototype.getExternalAttributes = function() {
			return this.exattr;
		};
		ZipArchiveEntry.prototype.getExtra = function() {
			return this.extra !== null ? this.extra : constants.EMPTY;
		};
		ZipArchiveEntry.prototype.getGeneralPurposeBit = function() {
			return this.gpb;
		};
		ZipArchiveEntry.prototype.getInternalAttributes = function() {
			return this.inattr;
		};
		ZipArchiveEntry.prototype.getLastModifiedDate = function() {
			return this.getTime();
		};
		ZipArchiveEntry.prototype.getLocalFileDataExtra = function() {
			return this.getExtra();
		};
		ZipArchiveEntry.prototype.getMethod = function() {
			return this.method;
		};
		ZipArchiveEntry.prototype.getName = function() {
			return this.name;
		};
		ZipArchiveEntry.prototype.getPlatform = function() {
			return this.platform;
		};
		ZipArchiveEntry.prototype.getSize = function() {
			return this.size;
		};
		ZipArchiveEntry.prototype.getTime = function() {
			return this.time !== -1 ? zipUtil.dosToDate(this.time) : -1;
		};
		ZipArchiveEntry.prototype.getTimeDos = function() {
			return this.time !== -1 ? this.time : 0;
		};
		ZipArchiveEntry.prototype.getUnixMode = function() {
			return this.platform !== constants.PLATFORM_UNIX ? 0 : this.getExternalAttributes() >> constants.SHORT_SHIFT & constants.SHORT_MASK;
		};
		ZipArchiveEntry.prototype.getVersionNeededToExtract = function() {
			return this.minver;
		};
		ZipArchiveEntry.prototype.setComment = function(comment) {
			if (Buffer.byteLength(comment) !== comment.length) {
				this.getGeneralPurposeBit().useUTF8ForNames(true);
			}
			this.comment = comment;
		};
		ZipArchiveEntry.prototype.setCompressedSize = function(size) {
			if (size < 0) {
				throw new Error("invalid entry compressed size");
			}
			this.csize = size;
		};
		ZipArchiveEntry.prototype.setCrc = function(crc) {
			if (crc < 0) {
				throw new Error("invalid entry crc32");
			}
			this.crc = crc;
		};
		ZipArchiveEntry.prototype.setExternalAttributes = function(attr) {
			this.exattr = attr >>> 0;
		};
		ZipArchiveEntry.prototype.setExtra = function(extra) {
			this.extra = extra;
		};
		ZipArchiveEntry.prototype.setGeneralPurposeBit = function(gpb) {
			if (!(gpb instanceof GeneralPurposeBit)) {
				throw new Error("invalid entry GeneralPurposeBit");
			}
			this.gpb = gpb;
		};
		ZipArchiveEntry.prototype.setInternalAttributes = function(attr) {
			this.inattr = attr;
		};
		ZipArchiveEntry.prototype.setMethod = function(method) {
			if (method < 0) {
				throw new Error("invalid entry compression method");
			}
			this.method = method;
		};
		ZipArchiveEntry.prototype.setName = function(name, prependSlash = false) {
			name = normalizePath(name, false).replace(/^\w+:/, "").replace(/^(\.\.\/|\/)+/, "");
			if (prependSlash) {
				name = `/${name}`;
			}
			if (Buffer.byteLength(name) !== name.length) {
				this.getGeneralPurposeBit().useUTF8ForNames(true);
			}
			this.name = name;
		};
		ZipArchiveEntry.prototype.setPlatform = function(platform) {
			this.platform = platform;
		};
		ZipArchiveEntry.prototype.setSize = function(size) {
			if (size < 0) {
				throw new Error("invalid entry size");
			}
			this.size = size;
		};
		ZipArchiveEntry.prototype.setTime = function(time, forceLocalTime) {
			if (!(time instanceof Date)) {
				throw new Error("invalid entry time");
			}
			this.time = zipUtil.dateToDos(time, forceLocalTime);
		};
		ZipArchiveEntry.prototype.setUnixMode = function(mode) {
			mode |= this.isDirectory() ? constants.S_IFDIR : constants.S_IFREG;
			var extattr = 0;
			extattr |= mode << constants.SHORT_SHIFT | (this.isDirectory() ? constants.S_DOS_D : constants.S_DOS_A);
			this.setExternalAttributes(extattr);
			this.mode = mode & constants.MODE_MASK;
			this.platform = constants.PLATFORM_UNIX;
		};
		ZipArchiveEntry.prototype.setVersionNeededToExtract = function(minver) {
			this.minver = minver;
		};
		ZipArchiveEntry.prototype.isDirectory = function() {
			return this.getName().slice(-1) === "/";
		};
		ZipArchiveEntry.prototype.isUnixSymlink = function() {
			return (this.getUnixMode() & UnixStat.FILE_TYPE_FLAG) === UnixStat.LINK_FLAG;
		};
		ZipArchiveEntry.prototype.isZip64 = function() {
			return this.csize > constants.ZIP64_MAGIC || this.size > constants.ZIP64_MAGIC;
		};
	}),
	82132: ((module, __unused_webpack_exports, __webpack_require__) => {
		var inherits = __webpack_require__(39023).inherits;
		var crc32 = __webpack_require__(84891);
		var { CRC32Stream } = __webpack_require__(82770);
		var { DeflateCRC32Stream } = __webpack_require__(82770);
		var ArchiveOutputStream = __webpack_require__(36306);
		var ZipArchiveEntry = __webpack_require__(73380);
		var GeneralPurposeBit = __webpack_require__(97632);
		var constants = __webpack_require__(94908);
		var util = __webpack_require__(18300);
		var zipUtil = __webpack_require__(6453);
		var ZipArchiveOutputStream = module.exports = function(options) {
			if (!(this instanceof ZipArchiveOutputStream)) {
				return new ZipArchiveOutputStream(options);
			}
			options = this.options = this._defaults(options);
			ArchiveOutputStream.call(this, options);
			this._entry = null;
			this._entries = [];
			this._archive = {
				centralLength: 0,
				centralOffset: 0,
				comment: "",
				finish: false,
				finished: false,
				processing: false,
				forceZip64: options.forceZip64,
				forceLocalTime: options.forceLocalTime
			};
		};
		inherits(ZipArchiveOutputStream, ArchiveOutputStream);
		ZipArchiveOutputStream.prototype._afterAppend = function(ae) {
			this._entries.push(ae);
			if (ae.getGeneralPurposeBit().usesDataDescriptor()) {
				this._writeDataDescriptor(ae);
			}
			this._archive.processing = false;
			this._entry = null;
			if (this._archive.finish && !this._archive.finished) {
				this._finish();
			}
		};
		ZipArchiveOutputStream.prototype._appendBuffer = function(ae, source, callback) {
			if (source.length === 0) {
				ae.setMethod(constants.METHOD_STORED);
			}
			var method = ae.getMethod();
			if (method === constants.METHOD_STORED) {
				ae.setSize(source.length);
				ae.setCompressedSize(source.length);
				ae.setCrc(crc32.buf(source) >>> 0);
			}
			this._writeLocalFileHeader(ae);
			if (method === constants.METHOD_STORED) {
				this.write(source);
				this._afterAppend(ae);
				callback(null, ae);
				return;
			} else if (method === constants.METHOD_DEFLATED) {
				this._smartStream(ae, callback).end(source);
				return;
			} else {
				callback(new Error("compression method " + method + " not implemented"));
				return;
			}
		};
		ZipArchiveOutputStream.prototype._appendStream = function(ae, source, callback) {
			ae.getGeneralPurposeBit().useDataDescriptor(true);
			ae.setVersionNeededToExtract(constants.MIN_VERSION_DATA_DESCRIPTOR);
			this._writeLocalFileHeader(ae);
			var smart = this._smartStream(ae, callback);
			source.once("error", function(err) {
				smart.emit("error", err);
				smart.end();
			});
			source.pipe(smart);
		};
		ZipArchiveOutputStream.prototype._defaults = function(o) {
			if (typeof o !== "object") {
				o = {};
			}
			if (typeof o.zlib !== "object") {
				o.zlib = {};
			}
			if (typeof o.zlib.level !== "number") {
				o.zlib.level = constants.ZLIB_BEST_SPEED;
			}
			o.forceZip64 = !!o.forceZip64;
			o.forceLocalTime = !!o.forceLocalTime;
			return o;
		};
		ZipArchiveOutputStream.prototype._finish = function() {
			this._archive.centralOffset = this.offset;
			this._entries.forEach(function(ae) {
				this._writeCentralFileHeader(ae);
			}.bind(this));
			this._archive.centralLength = this.offset - this._archive.centralOffset;
			if (this.isZip64()) {
				this._writeCentralDirectoryZip64();
			}
			this._writeCentralDirectoryEnd();
			this._archive.processing = false;
			this._archive.finish = true;
			this._archive.finished = true;
			this.end();
		};
		ZipArchiveOutputStream.prototype._normalizeEntry = function(ae) {
			if (ae.getMethod() === -1) {
				ae.setMethod(constants.METHOD_DEFLATED);
			}
			if (ae.getMethod() === constants.METHOD_DEFLATED) {
				ae.getGeneralPurposeBit().useDataDescriptor(true);
				ae.setVersionNeededToExtract(constants.MIN_VERSION_DATA_DESCRIPTOR);
			}
			if (ae.getTime() === -1) {
				ae.setTime(new Date(), this._archive.forceLocalTime);
			}
			ae._offsets = {
				file: 0,
				data: 0,
				contents: 0
			};
		};
		ZipArchiveOutputStream.prototype._smartStream = function(ae, callback) {
			var deflate = ae.getMethod() === constants.METHOD_DEFLATED;
			var process = deflate ? new DeflateCRC32Stream(this.options.zlib) : new CRC32Stream();
			var error = null;
			function handleStuff() {
				var digest = process.digest().readUInt32BE(0);
				ae.setCrc(digest);
				ae.setSize(process.size());
				ae.setCompressedSize(process.size(true));
				this._afterAppend(ae);
				callback(error, ae);
			}
			process.once("end", handleStuff.bind(this));
			process.once("error", function(err) {
				error = err;
			});
			process.pipe(this, { end: false });
			return process;
		};
		ZipArchiveOutputStream.prototype._writeCentralDirectoryEnd = function() {
			var records = this._entries.length;
			var size = this._archive.centralLength;
			var offset = this._archive.centralOffset;
			if (this.isZip64()) {
				records = constants.ZIP64_MAGIC_SHORT;
				size = constants.ZIP64_MAGIC;
				offset = constants.ZIP64_MAGIC;
			}
			this.write(zipUtil.getLongBytes(constants.SIG_EOCD));
			this.write(constants.SHORT_ZERO);
			this.write(constants.SHORT_ZERO);
			this.write(zipUtil.getShortBytes(records));
			this.write(zipUtil.getShortBytes(records));
			this.write(zipUtil.getLongBytes(size));
			this.write(zipUtil.getLongBytes(offset));
			var comment = this.getComment();
			var commentLength = Buffer.byteLength(comment);
			this.write(zipUtil.getShortBytes(commentLength));
			this.write(comment);
		};
		ZipArchiveOutputStream.prototype._writeCentralDirectoryZip64 = function() {
			this.write(zipUtil.getLongBytes(constants.SIG_ZIP64_EOCD));
			this.write(zipUtil.getEightBytes(44));
			this.write(zipUtil.getShortBytes(constants.MIN_VERSION_ZIP64));
			this.write(zipUtil.getShortBytes(constants.MIN_VERSION_ZIP64));
			this.write(constants.LONG_ZERO);
			this.write(constants.LONG_ZERO);
			this.write(zipUtil.getEightBytes(this._entries.length));
			this.write(zipUtil.getEightBytes(this._entries.length));
			this.write(zipUtil.getEightBytes(this._archive.centralLength));
			this.write(zipUtil.getEightBytes(this._archive.centralOffset));
			this.write(zipUtil.getLongBytes(constants.SIG_ZIP64_EOCD_LOC));
			this.write(constants.LONG_ZERO);
			this.write(zipUtil.getEightBytes(this._archive.centralOffset + this._archive.centralLength));
			this.write(zipUtil.getLongBytes(1));
		};
		ZipArchiveOutputStream.prototype._writeCentralFileHeader = function(ae) {
			var gpb = ae.getGeneralPurposeBit();
			var method = ae.getMethod();
			var fileOffset = ae._offsets.file;
			var size = ae.getSize();
			var compressedSize = ae.getCompressedSize();
			if (ae.isZip64() || fileOffset > constants.ZIP64_MAGIC) {
				size = constants.ZIP64_MAGIC;
				compressedSize = constants.ZIP64_MAGIC;
				fileOffset = constants.ZIP64_MAGIC;
				ae.setVersionNeededToExtract(constants.MIN_VERSION_ZIP64);
				var extraBuf = Buffer.concat([
					zipUtil.getShortBytes(constants.ZIP64_EXTRA_ID),
					zipUtil.getShortBytes(24),
					zipUtil.getEightBytes(ae.getSize()),
					zipUtil.getEightBytes(ae.getCompressedSize()),
					zipUtil.getEightBytes(ae._offsets.file)
				], 28);
				ae.setExtra(extraBuf);
			}
			this.write(zipUtil.getLongBytes(constants.SIG_CFH));
			this.write(zipUtil.getShortBytes(ae.getPlatform() << 8 | constants.VERSION_MADEBY));
			this.write(zipUtil.getShortBytes(ae.getVersionNeededToExtract()));
			this.write(gpb.encode());
			this.write(zipUtil.getShortBytes(method));
			this.write(zipUtil.getLongBytes(ae.getTimeDos()));
			this.write(zipUtil.getLongBytes(ae.getCrc()));
			this.write(zipUtil.getLongBytes(compressedSize));
			this.write(zipUtil.getLongBytes(size));
			var name = ae.getName();
			var comment = ae.getComment();
			var extra = ae.getCentralDirectoryExtra();
			if (gpb.usesUTF8ForNames()) {
				name = Buffer.from(name);
				comment = Buffer.from(comment);
			}
			this.write(zipUtil.getShortBytes(name.length));
			this.write(zipUtil.getShortBytes(extra.length));
			this.write(zipUtil.getShortBytes(comment.length));
			this.write(constants.SHORT_ZERO);
			this.write(zipUtil.getShortBytes(ae.getInternalAttributes()));
			this.write(zipUtil.getLongBytes(ae.getExternalAttributes()));
			this.write(zipUtil.getLongBytes(fileOffset));
			this.write(name);
			this.write(extra);
			this.write(comment);
		};
		ZipArchiveOutputStream.prototype._writeDataDescriptor = function(ae) {
			this.write(zipUtil.getLongBytes(constants.SIG_DD));
			this.write(zipUtil.getLongBytes(ae.getCrc()));
			if (ae.isZip64()) {
				this.write(zipUtil.getEightBytes(ae.getCompressedSize()));
				this.write(zipUtil.getEightBytes(ae.getSize()));
			} else {
				this.write(zipUtil.getLongBytes(ae.getCompressedSize()));
				this.write(zipUtil.getLongBytes(ae.getSize()));
			}
		};
		ZipArchiveOutputStream.prototype._writeLocalFileHeader = function(ae) {
			var gpb = ae.getGeneralPurposeBit();
			var method = ae.getMethod();
			var name = ae.getName();
			var extra = ae.getLocalFileDataExtra();
			if (ae.isZip64()) {
				gpb.useDataDescriptor(true);
				ae.setVersionNeededToExtract(constants.MIN_VERSION_ZIP64);
			}
			if (gpb.usesUTF8ForNames()) {
				name = Buffer.from(name);
			}
			ae._offsets.file = this.offset;
			this.write(zipUtil.getLongBytes(constants.SIG_LFH));
			this.write(zipUtil.getShortBytes(ae.getVersionNeededToExtract()));
			this.write(gpb.encode());
			this.write(zipUtil.getShortBytes(method));
			this.write(zipUtil.getLongBytes(ae.getTimeDos()));
			ae._offsets.data = this.offset;
			if (gpb.usesDataDescriptor()) {
				this.write(constants.LONG_ZERO);
				this.write(constants.LONG_ZERO);
				this.write(constants.LONG_ZERO);
			} else {
				this.write(zipUtil.getLongBytes(ae.getCrc()));
				this.write(zipUtil.getLongBytes(ae.getCompressedSize()));
				this.write(zipUtil.getLongBytes(ae.getSize()));
			}
			this.write(zipUtil.getShortBytes(name.length));
			this.write(zipUtil.getShortBytes(extra.length));
			this.write(name);
			this.write(extra);
			ae._offsets.contents = this.offset;
		};
		ZipArchiveOutputStream.prototype.getComment = function(comment) {
			return this._archive.comment !== null ? this._archive.comment : "";
		};
		ZipArchiveOutputStream.prototype.isZip64 = function() {
			return this._archive.forceZip64 || this._entries.length > constants.ZIP64_MAGIC_SHORT || this._archive.centralLength > constants.ZIP64_MAGIC || this._archive.centralOffset > constants.ZIP64_MAGIC;
		};
		ZipArchiveOutputStream.prototype.setComment = function(comment) {
			this._archive.comment = comment;
		};
	}),
	47544: ((module, __unused_webpack_exports, __webpack_require__) => {
		module.exports = {
			ArchiveEntry: __webpack_require__(96070),
			ZipArchiveEntry: __webpack_require__(73380),
			ArchiveOutputStream: __webpack_require__(36306),
			ZipArchiveOutputStream: __webpack_require__(82132)
		};
	}),
	18300: ((module, __unused_webpack_exports, __webpack_require__) => {
		var Stream = __webpack_require__(2203).Stream;
		var PassThrough = __webpack_require__(29963).PassThrough;
		var isStream = __webpack_require__(96543);
		var util = module.exports = {};
		util.normalizeInputSource = function(source) {
			if (source === null) {
				return Buffer.alloc(0);
			} else if (typeof source === "string") {
				return Buffer.from(source);
			} else if (isStream(source) && !source._readableState) {
				var normalized = new PassThrough();
				source.pipe(normalized);
				return normalized;
			}
			return source;
		};
	}),
	45481: ((__unused_webpack_module, exports, __webpack_require__) => {
		function isArray(arg) {
			if (Array.isArray) {
				return Array.isArray(arg);
			}
			return objectToString(arg) === "[object Array]";
		}
		exports.isArray = isArray;
		function isBoolean(arg) {
			return typeof arg === "boolean";
		}
		exports.isBoolean = isBoolean;
		function isNull(arg) {
			return arg === null;
		}
		exports.isNull = isNull;
		function isNullOrUndefined(arg) {
			return arg == null;
		}
		exports.isNullOrUndefined = isNullOrUndefined;
		function isNumber(arg) {
			return typeof arg === "number";
		}
		exports.isNumber = isNumber;
		function isString(arg) {
			return typeof arg === "string";
		}
		exports.isString = isString;
		function isSymbol(arg) {
			return typeof arg === "symbol";
		}
		exports.isSymbol = isSymbol;
		function isUndefined(arg) {
			return arg === void 0;
		}
		exports.isUndefined = isUndefined;
		function isRegExp(re) {
			return objectToString(re) === "[object RegExp]";
		}
		exports.isRegExp = isRegExp;
		function isObject(arg) {
			return typeof arg === "object" && arg !== null;
		}
		exports.isObject = isObject;
		function isDate(d) {
			return objectToString(d) === "[object Date]";
		}
		exports.isDate = isDate;
		function isError(e) {
			return objectToString(e) === "[object Error]" || e instanceof Error;
		}
		exports.isError = isError;
		function isFunction(arg) {
			return typeof arg === "function";
		}
		exports.isFunction = isFunction;
		function isPrimitive(arg) {
			return arg === null || typeof arg === "boolean" || typeof arg === "number" || typeof arg === "string" || typeof arg === "symbol" || typeof arg === "undefined";
		}
		exports.isPrimitive = isPrimitive;
		exports.isBuffer = __webpack_require__(20181).Buffer.isBuffer;
		function objectToString(o) {
			return Object.prototype.toString.call(o);
		}
	}),
	84891: ((__unused_webpack_module, exports) => {
		var CRC32;
		(function(factory) {
			if (typeof DO_NOT_EXPORT_CRC === "undefined") {
				if (true) {
					factory(exports);
				} else {}
			} else {
				factory(CRC32 = {});
			}
		})(function(CRC32) {
			CRC32.version = "1.2.2";
			function signed_crc_table() {
				var c = 0, table = new Array(256);
				for (var n = 0; n != 256; ++n) {
					c = n;
					c = c & 1 ? -306674912 ^ c >>> 1 : c >>> 1;
					c = c & 1 ? -306674912 ^ c >>> 1 : c >>> 1;
					c = c & 1 ? -306674912 ^ c >>> 1 : c >>> 1;
					c = c & 1 ? -306674912 ^ c >>> 1 : c >>> 1;
					c = c & 1 ? -306674912 ^ c >>> 1 : c >>> 1;
					c = c & 1 ? -306674912 ^ c >>> 1 : c >>> 1;
					c = c & 1 ? -306674912 ^ c >>> 1 : c >>> 1;
					c = c & 1 ? -306674912 ^ c >>> 1 : c >>> 1;
					table[n] = c;
				}
				return typeof Int32Array !== "undefined" ? new Int32Array(table) : table;
			}
			var T0 = signed_crc_table();
			function slice_by_16_tables(T) {
				var c = 0, v = 0, n = 0, table = typeof Int32Array !== "undefined" ? new Int32Array(4096) : new Array(4096);
				for (n = 0; n != 256; ++n) table[n] = T[n];
				for (n = 0; n != 256; ++n) {
					v = T[n];
					for (c = 256 + n; c < 4096; c += 256) v = table[c] = v >>> 8 ^ T[v & 255];
				}
				var out = [];
				for (n = 1; n != 16; ++n) out[n - 1] = typeof Int32Array !== "undefined" ? table.subarray(n * 256, n * 256 + 256) : table.slice(n * 256, n * 256 + 256);
				return out;
			}
			var TT = slice_by_16_tables(T0);
			var T1 = TT[0], T2 = TT[1], T3 = TT[2], T4 = TT[3], T5 = TT[4];
			var T6 = TT[5], T7 = TT[6], T8 = TT[7], T9 = TT[8], Ta = TT[9];
			var Tb = TT[10], Tc = TT[11], Td = TT[12], Te = TT[13], Tf = TT[14];
			function crc32_bstr(bstr, seed) {
				var C = seed ^ -1;
				for (var i = 0, L = bstr.length; i < L;) C = C >>> 8 ^ T0[(C ^ bstr.charCodeAt(i++)) & 255];
				return ~C;
			}
			function crc32_buf(B, seed) {
				var C = seed ^ -1, L = B.length - 15, i = 0;
				for (; i < L;) C = Tf[B[i++] ^ C & 255] ^ Te[B[i++] ^ C >> 8 & 255] ^ Td[B[i++] ^ C >> 16 & 255] ^ Tc[B[i++] ^ C >>> 24] ^ Tb[B[i++]] ^ Ta[B[i++]] ^ T9[B[i++]] ^ T8[B[i++]] ^ T7[B[i++]] ^ T6[B[i++]] ^ T5[B[i++]] ^ T4[B[i++]] ^ T3[B[i++]] ^ T2[B[i++]] ^ T1[B[i++]] ^ T0[B[i++]];
				L += 15;
				while (i < L) C = C >>> 8 ^ T0[(C ^ B[i++]) & 255];
				return ~C;
			}
			function crc32_str(str, seed) {
				var C = seed ^ -1;
				for (var i = 0, L = str.length, c = 0, d = 0; i < L;) {
					c = str.charCodeAt(i++);
					if (c < 128) {
						C = C >>> 8 ^ T0[(C ^ c) & 255];
					} else if (c < 2048) {
						C = C >>> 8 ^ T0[(C ^ (192 | c >> 6 & 31)) & 255];
						C = C >>> 8 ^ T0[(C ^ (128 | c & 63)) & 255];
					} else if (c >= 55296 && c < 57344) {
						c = (c & 1023) + 64;
						d = str.charCodeAt(i++) & 1023;
						C = C >>> 8 ^ T0[(C ^ (240 | c >> 8 & 7)) & 255];
						C = C >>> 8 ^ T0[(C ^ (128 | c >> 2 & 63)) & 255];
						C = C >>> 8 ^ T0[(C ^ (128 | d >> 6 & 15 | (c & 3) << 4)) & 255];
						C = C >>> 8 ^ T0[(C ^ (128 | d & 63)) & 255];
					} else {
						C = C >>> 8 ^ T0[(C ^ (224 | c >> 12 & 15)) & 255];
						C = C >>> 8 ^ T0[(C ^ (128 | c >> 6 & 63)) & 255];
						C = C >>> 8 ^ T0[(C ^ (128 | c & 63)) & 255];
					}
				}
				return ~C;
			}
			CRC32.table = T0;
			CRC32.bstr = crc32_bstr;
			CRC32.buf = crc32_buf;
			CRC32.str = crc32_str;
		});
	}),
	3662: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const { Transform } = __webpack_require__(29963);
		const crc32 = __webpack_require__(84891);
		class CRC32Stream extends Transform {
			constructor(options) {
				super(options);
				this.checksum = Buffer.allocUnsafe(4);
				this.checksum.writeInt32BE(0, 0);
				this.rawSize = 0;
			}
			_transform(chunk, encoding, callback) {
				if (chunk) {
					this.checksum = crc32.buf(chunk, this.checksum) >>> 0;
					this.rawSize += chunk.length;
				}
				callback(null, chunk);
			}
			digest(encoding) {
				const checksum = Buffer.allocUnsafe(4);
				checksum.writeUInt32BE(this.checksum >>> 0, 0);
				return encoding ? checksum.toString(encoding) : checksum;
			}
			hex() {
				return this.digest("hex").toUpperCase();
			}
			size() {
				return this.rawSize;
			}
		}
		module.exports = CRC32Stream;
	}),
	76252: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const { DeflateRaw } = __webpack_require__(43106);
		const crc32 = __webpack_require__(84891);
		class DeflateCRC32Stream extends DeflateRaw {
			constructor(options) {
				super(options);
				this.checksum = Buffer.allocUnsafe(4);
				this.checksum.writeInt32BE(0, 0);
				this.rawSize = 0;
				this.compressedSize = 0;
			}
			push(chunk, encoding) {
				if (chunk) {
					this.compressedSize += chunk.length;
				}
				return super.push(chunk, encoding);
			}
			_transform(chunk, encoding, callback) {
				if (chunk) {
					this.checksum = crc32.buf(chunk, this.checksum) >>> 0;
					this.rawSize += chunk.length;
				}
				super._transform(chunk, encoding, callback);
			}
			digest(encoding) {
				const checksum = Buffer.allocUnsafe(4);
				checksum.writeUInt32BE(this.checksum >>> 0, 0);
				return encoding ? checksum.toString(encoding) : checksum;
			}
			hex() {
				return this.digest("hex").toUpperCase();
			}
			size(compressed = false) {
				if (compressed) {
					return this.compressedSize;
				} else {
					return this.rawSize;
				}
			}
		}
		module.exports = DeflateCRC32Stream;
	}),
	82770: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		module.exports = {
			CRC32Stream: __webpack_require__(3662),
			DeflateCRC32Stream: __webpack_require__(76252)
		};
	}),
	16577: ((module, exports) => {
		"use strict";
		Object.defineProperty(exports, "__esModule", { value: true });
		const privateData = new WeakMap();
		const wrappers = new WeakMap();
		function pd(event) {
			const retv = privateData.get(event);
			console.assert(retv != null, "'this' is expected an Event object, but got", event);
			return retv;
		}
		function setCancelFlag(data) {
			if (data.passiveListener != null) {
				if (typeof console !== "undefined" && typeof console.error === "function") {
					console.error("Unable to preventDefault inside passive event listener invocation.", data.passiveListener);
				}
				return;
			}
			if (!data.event.cancelable) {
				return;
			}
			data.canceled = true;
			if (typeof data.event.preventDefault === "function") {
				data.event.preventDefault();
			}
		}
		function Event(eventTarget, event) {
			privateData.set(this, {
				eventTarget,
				event,
				eventPhase: 2,
				currentTarget: eventTarget,
				canceled: false,
				stopped: false,
				immediateStopped: false,
				passiveListener: null,
				timeStamp: event.timeStamp || Date.now()
			});
			Object.defineProperty(this, "isTrusted", {
				value: false,
				enumerable: true
			});
			const keys = Object.keys(event);
			for (let i = 0; i < keys.length; ++i) {
				const key = keys[i];
				if (!(key in this)) {
					Object.defineProperty(this, key, defineRedirectDescriptor(key));
				}
			}
		}
		Event.prototype = {
			get type() {
				return pd(this).event.type;
			},
			get target() {
				return pd(this).eventTarget;
			},
			get currentTarget() {
				return pd(this).currentTarget;
			},
			composedPath() {
				const currentTarget = pd(this).currentTarget;
				if (currentTarget == null) {
					return [];
				}
				return [currentTarget];
			},
			get NONE() {
				return 0;
			},
			get CAPTURING_PHASE() {
				return 1;
			},
			get AT_TARGET() {
				return 2;
			},
			get BUBBLING_PHASE() {
				return 3;
			},
			get eventPhase() {
				return pd(this).eventPhase;
			},
			stopPropagation() {
				const data = pd(this);
				data.stopped = true;
				if (typeof data.event.stopPropagation === "function") {
					data.event.stopPropagation();
				}
			},
			stopImmediatePropagation() {
				const data = pd(this);
				data.stopped = true;
				data.immediateStopped = true;
				if (typeof data.event.stopImmediatePropagation === "function") {
					data.event.stopImmediatePropagation();
				}
			},
			get bubbles() {
				return Boolean(pd(this).event.bubbles);
			},
			get cancelable() {
				return Boolean(pd(this).event.cancelable);
			},
			preventDefault() {
				setCancelFlag(pd(this));
			},
			get defaultPrevented() {
				return pd(this).canceled;
			},
			get composed() {
				return Boolean(pd(this).event.composed);
			},
			get timeStamp() {
				return pd(this).timeStamp;
			},
			get srcElement() {
				return pd(this).eventTarget;
			},
			get cancelBubble() {
				return pd(this).stopped;
			},
			set cancelBubble(value) {
				if (!value) {
					return;
				}
				const data = pd(this);
				data.stopped = true;
				if (typeof data.event.cancelBubble === "boolean") {
					data.event.cancelBubble = true;
				}
			},
			get returnValue() {
				return !pd(this).canceled;
			},
			set returnValue(value) {
				if (!value) {
					setCancelFlag(pd(this));
				}
			},
			initEvent() {}
		};
		Object.defineProperty(Event.prototype, "constructor", {
			value: Event,
			configurable: true,
			writable: true
		});
		if (typeof window !== "undefined" && typeof window.Event !== "undefined") {
			Object.setPrototypeOf(Event.prototype, window.Event.prototype);
			wrappers.set(window.Event.prototype, Event);
		}
		function defineRedirectDescriptor(key) {
			return {
				get() {
					return pd(this).event[key];
				},
				set(value) {
					pd(this).event[key] = value;
				},
				configurable: true,
				enumerable: true
			};
		}
		function defineCallDescriptor(key) {
			return {
				value() {
					const event = pd(this).event;
					return event[key].apply(event, arguments);
				},
				configurable: true,
				enumerable: true
			};
		}
		function defineWrapper(BaseEvent, proto) {
			const keys = Object.keys(proto);
			if (keys.length === 0) {
				return BaseEvent;
			}
			function CustomEvent(eventTarget, event) {
				BaseEvent.call(this, eventTarget, event);
			}
			CustomEvent.prototype = Object.create(BaseEvent.prototype, { constructor: {
				value: CustomEvent,
				configurable: true,
				writable: true
			} });
			for (let i = 0; i < keys.length; ++i) {
				const key = keys[i];
				if (!(key in BaseEvent.prototype)) {
					const descriptor = Object.getOwnPropertyDescriptor(proto, key);
					const isFunc = typeof descriptor.value === "function";
					Object.defineProperty(CustomEvent.prototype, key, isFunc ? defineCallDescriptor(key) : defineRedirectDescriptor(key));
				}
			}
			return CustomEvent;
		}
		function getWrapper(proto) {
			if (proto == null || proto === Object.prototype) {
				return Event;
			}
			let wrapper = wrappers.get(proto);
			if (wrapper == null) {
				wrapper = defineWrapper(getWrapper(Object.getPrototypeOf(proto)), proto);
				wrappers.set(proto, wrapper);
			}
			return wrapper;
		}
		function wrapEvent(eventTarget, event) {
			const Wrapper = getWrapper(Object.getPrototypeOf(event));
			return new Wrapper(eventTarget, event);
		}
		function isStopped(event) {
			return pd(event).immediateStopped;
		}
		function setEventPhase(event, eventPhase) {
			pd(event).eventPhase = eventPhase;
		}
		function setCurrentTarget(event, currentTarget) {
			pd(event).currentTarget = currentTarget;
		}
		function setPassiveListener(event, passiveListener) {
			pd(event).passiveListener = passiveListener;
		}
		const listenersMap = new WeakMap();
		const CAPTURE = 1;
		const BUBBLE = 2;
		const ATTRIBUTE = 3;
		function isObject(x) {
			return x !== null && typeof x === "object";
		}
		function getListeners(eventTarget) {
			const listeners = listenersMap.get(eventTarget);
			if (listeners == null) {
				throw new TypeError("'this' is expected an EventTarget object, but got another value.");
			}
			return listeners;
		}
		function defineEventAttributeDescriptor(eventName) {
			return {
				get() {
					const listeners = getListeners(this);
					let node = listeners.get(eventName);
					while (node != null) {
						if (node.listenerType === ATTRIBUTE) {
							return node.listener;
						}
						node = node.next;
					}
					return null;
				},
				set(listener) {
					if (typeof listener !== "function" && !isObject(listener)) {
						listener = null;
					}
					const listeners = getListeners(this);
					let prev = null;
					let node = listeners.get(eventName);
					while (node != null) {
						if (node.listenerType === ATTRIBUTE) {
							if (prev !== null) {
								prev.next = node.next;
							} else if (node.next !== null) {
								listeners.set(eventName, node.next);
							} else {
								listeners.delete(eventName);
							}
						} else {
							prev = node;
						}
						node = node.next;
					}
					if (listener !== null) {
						const newNode = {
							listener,
							listenerType: ATTRIBUTE,
							passive: false,
							once: false,
							next: null
						};
						if (prev === null) {
							listeners.set(eventName, newNode);
						} else {
							prev.next = newNode;
						}
					}
				},
				configurable: true,
				enumerable: true
			};
		}
		function defineEventAttribute(eventTargetPrototype, eventName) {
			Object.defineProperty(eventTargetPrototype, `on${eventName}`, defineEventAttributeDescriptor(eventName));
		}
		function defineCustomEventTarget(eventNames) {
			function CustomEventTarget() {
				EventTarget.call(this);
			}
			CustomEventTarget.prototype = Object.create(EventTarget.prototype, { constructor: {
				value: CustomEventTarget,
				configurable: true,
				writable: true
			} });
			for (let i = 0; i < eventNames.length; ++i) {
				defineEventAttribute(CustomEventTarget.prototype, eventNames[i]);
			}
			return CustomEventTarget;
		}
		function EventTarget() {
			if (this instanceof EventTarget) {
				listenersMap.set(this, new Map());
				return;
			}
			if (arguments.length === 1 && Array.isArray(arguments[0])) {
				return defineCustomEventTarget(arguments[0]);
			}
			if (arguments.length > 0) {
				const types = new Array(arguments.length);
				for (let i = 0; i < arguments.length; ++i) {
					types[i] = arguments[i];
				}
				return defineCustomEventTarget(types);
			}
			throw new TypeError("Cannot call a class as a function");
		}
		EventTarget.prototype = {
			addEventListener(eventName, listener, options) {
				if (listener == null) {
					return;
				}
				if (typeof listener !== "function" && !isObject(listener)) {
					throw new TypeError("'listener' should be a function or an object.");
				}
				const listeners = getListeners(this);
				const optionsIsObj = isObject(options);
				const capture = optionsIsObj ? Boolean(options.capture) : Boolean(options);
				const listenerType = capture ? CAPTURE : BUBBLE;
				const newNode = {
					listener,
					listenerType,
					passive: optionsIsObj && Boolean(options.passive),
					once: optionsIsObj && Boolean(options.once),
					next: null
				};
				let node = listeners.get(eventName);
				if (node === undefined) {
					listeners.set(eventName, newNode);
					return;
				}
				let prev = null;
				while (node != null) {
					if (node.listener === listener && node.listenerType === listenerType) {
						return;
					}
					prev = node;
					node = node.next;
				}
				prev.next = newNode;
			},
			removeEventListener(eventName, listener, options) {
				if (listener == null) {
					return;
				}
				const listeners = getListeners(this);
				const capture = isObject(options) ? Boolean(options.capture) : Boolean(options);
				const listenerType = capture ? CAPTURE : BUBBLE;
				let prev = null;
				let node = listeners.get(eventName);
				while (node != null) {
					if (node.listener === listener && node.listenerType === listenerType) {
						if (prev !== null) {
							prev.next = node.next;
						} else if (node.next !== null) {
							listeners.set(eventName, node.next);
						} else {
							listeners.delete(eventName);
						}
						return;
					}
					prev = node;
					node = node.next;
				}
			},
			dispatchEvent(event) {
				if (event == null || typeof event.type !== "string") {
					throw new TypeError("\"event.type\" should be a string.");
				}
				const listeners = getListeners(this);
				const eventName = event.type;
				let node = listeners.get(eventName);
				if (node == null) {
					return true;
				}
				const wrappedEvent = wrapEvent(this, event);
				let prev = null;
				while (node != null) {
					if (node.once) {
						if (prev !== null) {
							prev.next = node.next;
						} else if (node.next !== null) {
							listeners.set(eventName, node.next);
						} else {
							listeners.delete(eventName);
						}
					} else {
						prev = node;
					}
					setPassiveListener(wrappedEvent, node.passive ? node.listener : null);
					if (typeof node.listener === "function") {
						try {
							node.listener.call(this, wrappedEvent);
						} catch (err) {
							if (typeof console !== "undefined" && typeof console.error === "function") {
								console.error(err);
							}
						}
					} else if (node.listenerType !== ATTRIBUTE && typeof node.listener.handleEvent === "function") {
						node.listener.handleEvent(wrappedEvent);
					}
					if (isStopped(wrappedEvent)) {
						break;
					}
					node = node.next;
				}
				setPassiveListener(wrappedEvent, null);
				setEventPhase(wrappedEvent, 0);
				setCurrentTarget(wrappedEvent, null);
				return !wrappedEvent.defaultPrevented;
			}
		};
		Object.defineProperty(EventTarget.prototype, "constructor", {
			value: EventTarget,
			configurable: true,
			writable: true
		});
		if (typeof window !== "undefined" && typeof window.EventTarget !== "undefined") {
			Object.setPrototypeOf(EventTarget.prototype, window.EventTarget.prototype);
		}
		exports.defineEventAttribute = defineEventAttribute;
		exports.EventTarget = EventTarget;
		exports["default"] = EventTarget;
		module.exports = EventTarget;
		module.exports.EventTarget = module.exports["default"] = EventTarget;
		module.exports.defineEventAttribute = defineEventAttribute;
	}),
	29580: ((module, __unused_webpack_exports, __webpack_require__) => {
		module.exports = __webpack_require__(24434);
	}),
	13587: ((module) => {
		module.exports = class FixedFIFO {
			constructor(hwm) {
				if (!(hwm > 0) || (hwm - 1 & hwm) !== 0) throw new Error("Max size for a FixedFIFO should be a power of two");
				this.buffer = new Array(hwm);
				this.mask = hwm - 1;
				this.top = 0;
				this.btm = 0;
				this.next = null;
			}
			clear() {
				this.top = this.btm = 0;
				this.next = null;
				this.buffer.fill(undefined);
			}
			push(data) {
				if (this.buffer[this.top] !== undefined) return false;
				this.buffer[this.top] = data;
				this.top = this.top + 1 & this.mask;
				return true;
			}
			shift() {
				const last = this.buffer[this.btm];
				if (last === undefined) return undefined;
				this.buffer[this.btm] = undefined;
				this.btm = this.btm + 1 & this.mask;
				return last;
			}
			peek() {
				return this.buffer[this.btm];
			}
			isEmpty() {
				return this.buffer[this.btm] === undefined;
			}
		};
	}),
	83867: ((module, __unused_webpack_exports, __webpack_require__) => {
		const FixedFIFO = __webpack_require__(13587);
		module.exports = class FastFIFO {
			constructor(hwm) {
				this.hwm = hwm || 16;
				this.head = new FixedFIFO(this.hwm);
				this.tail = this.head;
				this.length = 0;
			}
			clear() {
				this.head = this.tail;
				this.head.clear();
				this.length = 0;
			}
			push(val) {
				this.length++;
				if (!this.head.push(val)) {
					const prev = this.head;
					this.head = prev.next = new FixedFIFO(2 * this.head.buffer.length);
					this.head.push(val);
				}
			}
			shift() {
				if (this.length !== 0) this.length--;
				const val = this.tail.shift();
				if (val === undefined && this.tail.next) {
					const next = this.tail.next;
					this.tail.next = null;
					this.tail = next;
					return this.tail.shift();
				}
				return val;
			}
			peek() {
				const val = this.tail.peek();
				if (val === undefined && this.tail.next) return this.tail.next.peek();
				return val;
			}
			isEmpty() {
				return this.length === 0;
			}
		};
	}),
	45258: ((module) => {
		"use strict";
		module.exports = balanced;
		function balanced(a, b, str) {
			if (a instanceof RegExp) a = maybeMatch(a, str);
			if (b instanceof RegExp) b = maybeMatch(b, str);
			var r = range(a, b, str);
			return r && {
				start: r[0],
				end: r[1],
				pre: str.slice(0, r[0]),
				body: str.slice(r[0] + a.length, r[1]),
				post: str.slice(r[1] + b.length)
			};
		}
		function maybeMatch(reg, str) {
			var m = str.match(reg);
			return m ? m[0] : null;
		}
		balanced.range = range;
		function range(a, b, str) {
			var begs, beg, left, right, result;
			var ai = str.indexOf(a);
			var bi = str.indexOf(b, ai + 1);
			var i = ai;
			if (ai >= 0 && bi > 0) {
				if (a === b) {
					return [ai, bi];
				}
				begs = [];
				left = str.length;
				while (i >= 0 && !result) {
					if (i == ai) {
						begs.push(i);
						ai = str.indexOf(a, i + 1);
					} else if (begs.length == 1) {
						result = [begs.pop(), bi];
					} else {
						beg = begs.pop();
						if (beg < left) {
							left = beg;
							right = bi;
						}
						bi = str.indexOf(b, i + 1);
					}
					i = ai < bi && ai >= 0 ? ai : bi;
				}
				if (begs.length) {
					result = [left, right];
				}
			}
			return result;
		}
	}),
	68497: ((module, __unused_webpack_exports, __webpack_require__) => {
		var balanced = __webpack_require__(45258);
		module.exports = expandTop;
		var escSlash = "\0SLASH" + Math.random().toFixed(16) + "\0";
		var escOpen = "\0OPEN" + Math.random().toFixed(16) + "\0";
		var escClose = "\0CLOSE" + Math.random().toFixed(16) + "\0";
		var escComma = "\0COMMA" + Math.random().toFixed(16) + "\0";
		var escPeriod = "\0PERIOD" + Math.random().toFixed(16) + "\0";
		var EXPANSION_MAX = 1e5;
		var EXPANSION_MAX_LENGTH = 4e6;
		var EXPANSION_MAX_DEPTH = 1e3;
		var EXPANSION_MAX_REWRITES = 1e3;
		var EXPANSION_MAX_STEPS = 2e7;
		var CALL_STEPS = 16;
		function numeric(str) {
			return parseInt(str, 10) == str ? parseInt(str, 10) : str.charCodeAt(0);
		}
		function escapeBraces(str) {
			return str.split("\\\\").join(escSlash).split("\\{").join(escOpen).split("\\}").join(escClose).split("\\,").join(escComma).split("\\.").join(escPeriod);
		}
		function unescapeBraces(str) {
			return str.split(escSlash).join("\\").split(escOpen).join("{").split(escClose).join("}").split(escComma).join(",").split(escPeriod).join(".");
		}
		function pushAll(target, items) {
			for (var i = 0; i < items.length; i++) {
				target.push(items[i]);
			}
		}
		function balancedWithBudget(str, masked, budget) {
			if (budget.remaining < 0) {
				return undefined;
			}
			var r = balanced.range("{", "}", masked);
			var unmatched = r !== undefined && masked.indexOf("{") < r[0];
			budget.remaining -= r && !unmatched ? r[1] + 1 : str.length;
			if (!r || budget.remaining < 0) {
				return undefined;
			}
			return {
				end: r[1],
				pre: str.slice(0, r[0]),
				body: str.slice(r[0] + 1, r[1]),
				post: str.slice(r[1] + 1),
				unmatched
			};
		}
		function maskUnmatchedOpens(masked, budget) {
			budget.remaining -= masked.length;
			var open = [];
			for (var i = 0; i < masked.length; i++) {
				var c = masked.charCodeAt(i);
				if (c === 123) {
					open.push(i);
				} else if (c === 125 && open.length) {
					open.pop();
				}
			}
			var out = "";
			var last = 0;
			for (var j = 0; j < open.length; j++) {
				out += masked.slice(last, open[j]) + "\0";
				last = open[j] + 1;
			}
			return out + masked.slice(last);
		}
		function commaSetFollows(str, budget) {
			budget.remaining -= str.length;
			if (budget.remaining < 0) {
				return false;
			}
			var close = false;
			for (var i = str.length - 1; i >= 0; i--) {
				var c = str.charCodeAt(i);
				if (c === 125) {
					close = true;
				} else if (c === 10 || c === 13 || c === 8232 || c === 8233) {
					close = false;
				} else if (c === 44 && close && str.charCodeAt(i + 1) !== 44) {
					return true;
				}
			}
			return false;
		}
		function parseCommaParts(str, budget) {
			var parts = [];
			var carry = "";
			for (;;) {
				var m = balancedWithBudget(str, str, budget);
				if (budget.remaining < 0) {
					return undefined;
				}
				if (!m) {
					var tail = str.split(",");
					tail[0] = carry + tail[0];
					pushAll(parts, tail);
					return parts;
				}
				var pre = m.pre;
				var body = m.body;
				var post = m.post;
				var p = pre.split(",");
				p[0] = carry + p[0];
				p[p.length - 1] += "{" + body + "}";
				if (!post.length) {
					pushAll(parts, p);
					return parts;
				}
				carry = p.pop();
				pushAll(parts, p);
				str = post;
			}
		}
		function bound(value, fallback) {
			return value == null || isNaN(value) ? fallback : value;
		}
		function expandTop(str, options) {
			if (!str) return [];
			options = options || {};
			var max = bound(options.max, EXPANSION_MAX);
			var maxLength = bound(options.maxLength, EXPANSION_MAX_LENGTH);
			var maxDepth = bound(options.maxDepth, EXPANSION_MAX_DEPTH);
			var maxRewrites = bound(options.maxRewrites, EXPANSION_MAX_REWRITES);
			var maxSteps = bound(options.maxSteps, EXPANSION_MAX_STEPS);
			if (str.substr(0, 2) === "{}") {
				str = "\\{\\}" + str.substr(2);
			}
			return expand(escapeBraces(str), max, maxLength, maxDepth, 0, maxRewrites, { remaining: maxSteps }, true).map(unescapeBraces);
		}
		function embrace(str) {
			return "{" + str + "}";
		}
		function isPadded(el) {
			return /^-?0\d/.test(el);
		}
		function lte(i, y) {
			return i <= y;
		}
		function gte(i, y) {
			return i >= y;
		}
		function combine(acc, pre, values, max, maxLength, dropEmpties, budget) {
			var out = [];
			var length = 0;
			var nonEmpty;
			outer: for (var a = 0; a < acc.length; a++) {
				var prefix = acc[a] + pre;
				var vs = values;
				if (dropEmpties && !prefix) {
					if (!nonEmpty) nonEmpty = values.filter(Boolean);
					vs = nonEmpty;
				}
				for (var v = 0; v < vs.length; v++) {
					if (out.length >= max) break outer;
					var expansion = prefix + vs[v];
					if (length + expansion.length > maxLength) break outer;
					out.push(expansion);
					length += expansion.length;
				}
			}
			budget.remaining -= out.length;
			return out;
		}
		function expandSequence(body, isAlphaSequence, max, maxLength, budget) {
			var n = body.split(/\.\./);
			var N = [];
			if (n[0] === undefined || n[1] === undefined) {
				return N;
			}
			var x = numeric(n[0]);
			var y = numeric(n[1]);
			var width = Math.max(n[0].length, n[1].length);
			var incr = n.length === 3 && n[2] !== undefined ? Math.max(Math.abs(numeric(n[2])), 1) : 1;
			var test = lte;
			var reverse = y < x;
			if (reverse) {
				incr *= -1;
				test = gte;
			}
			var pad = n.some(isPadded);
			var cost = pad ? width : 1;
			var length = 0;
			for (var i = x; test(i, y) && N.length < max; i += incr) {
				budget.remaining -= cost;
				if (budget.remaining < 0) {
					return undefined;
				}
				var c;
				if (isAlphaSequence) {
					c = String.fromCharCode(i);
					if (c === "\\") {
						c = "";
					}
				} else {
					c = String(i);
					if (pad) {
						var need = width - c.length;
						if (need > 0) {
							var z = new Array(need + 1).join("0");
							if (i < 0) {
								c = "-" + z + c.slice(1);
							} else {
								c = z + c;
							}
						}
					}
				}
				if (length + c.length > maxLength) break;
				N.push(c);
				length += c.length;
			}
			return N;
		}
		function expand(str, max, maxLength, maxDepth, depth, maxRewrites, budget, isTop) {
			budget.remaining -= CALL_STEPS;
			if (depth > maxDepth) {
				return [str];
			}
			var acc = [""];
			var rewrites = 0;
			var dropEmpties = false;
			var firstGroup = true;
			var masked = str;
			for (;;) {
				const m = balancedWithBudget(str, masked, budget);
				if (!m) {
					return combine(acc, str, [""], max, maxLength, dropEmpties, budget);
				}
				if (m.unmatched) {
					masked = maskUnmatchedOpens(masked, budget);
				}
				const pre = m.pre;
				var literal = function() {
					return combine(acc, pre + "{" + m.body + "}" + m.post, [""], max, maxLength, dropEmpties, budget);
				};
				if (/\$$/.test(pre)) {
					acc = combine(acc, pre + "{" + m.body + "}", [""], max, maxLength, dropEmpties && !m.post.length, budget);
					firstGroup = false;
					if (!m.post.length) break;
					str = m.post;
					masked = masked.slice(m.end + 1);
					continue;
				}
				var isNumericSequence = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(m.body);
				var isAlphaSequence = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(m.body);
				var isSequence = isNumericSequence || isAlphaSequence;
				var isOptions = m.body.indexOf(",") >= 0;
				if (!isSequence && !isOptions) {
					if (rewrites < maxRewrites && commaSetFollows(m.post, budget)) {
						rewrites++;
						str = m.pre + "{" + m.body + escClose + m.post;
						masked = masked.slice(0, m.end) + escClose + masked.slice(m.end + 1);
						isTop = true;
						continue;
					}
					return literal();
				}
				if (firstGroup) {
					dropEmpties = isTop && !isSequence;
					firstGroup = false;
				}
				var values;
				if (isSequence) {
					values = expandSequence(m.body, isAlphaSequence, max, maxLength, budget);
					if (!values) {
						return literal();
					}
				} else {
					var n = parseCommaParts(m.body, budget);
					if (!n) {
						return literal();
					}
					if (n.length === 1 && n[0] !== undefined) {
						n = expand(n[0], max, maxLength, maxDepth, depth + 1, maxRewrites, budget, false).map(embrace);
						if (budget.remaining < 0) {
							return literal();
						}
						if (n.length === 1) {
							var single = combine(acc, pre + n[0], [""], max, maxLength, dropEmpties && !m.post.length, budget);
							if (budget.remaining < 0) {
								return literal();
							}
							acc = single;
							if (!m.post.length) break;
							str = m.post;
							masked = masked.slice(m.end + 1);
							continue;
						}
					}
					var dropsEmpties = dropEmpties && !m.post.length && !pre;
					for (var d = 0; dropsEmpties && d < acc.length; d++) {
						if (acc[d]) {
							dropsEmpties = false;
						}
					}
					values = [];
					var valuesLength = 0;
					outer: for (var j = 0; j < n.length; j++) {
						var expanded = expand(n[j], max, maxLength, maxDepth, depth + 1, maxRewrites, budget, false);
						if (budget.remaining < 0) {
							return literal();
						}
						for (var k = 0; k < expanded.length; k++) {
							var v = expanded[k];
							if (dropsEmpties && !v) continue;
							if (values.length >= max || valuesLength + v.length > maxLength) {
								break outer;
							}
							values.push(v);
							valuesLength += v.length;
						}
					}
				}
				var next = combine(acc, pre, values, max, maxLength, dropEmpties && !m.post.length, budget);
				if (budget.remaining < 0) {
					return literal();
				}
				acc = next;
				if (!m.post.length) break;
				str = m.post;
				masked = masked.slice(m.end + 1);
			}
			return acc;
		}
	}),
	73964: ((module) => {
		"use strict";
		module.exports = clone;
		var getPrototypeOf = Object.getPrototypeOf || function(obj) {
			return obj.__proto__;
		};
		function clone(obj) {
			if (obj === null || typeof obj !== "object") return obj;
			if (obj instanceof Object) var copy = { __proto__: getPrototypeOf(obj) };
			else var copy = Object.create(null);
			Object.getOwnPropertyNames(obj).forEach(function(key) {
				Object.defineProperty(copy, key, Object.getOwnPropertyDescriptor(obj, key));
			});
			return copy;
		}
	}),
	35744: ((module, __unused_webpack_exports, __webpack_require__) => {
		var fs = __webpack_require__(79896);
		var polyfills = __webpack_require__(83501);
		var legacy = __webpack_require__(12270);
		var clone = __webpack_require__(73964);
		var util = __webpack_require__(39023);
		var gracefulQueue;
		var previousSymbol;
		if (typeof Symbol === "function" && typeof Symbol.for === "function") {
			gracefulQueue = Symbol.for("graceful-fs.queue");
			previousSymbol = Symbol.for("graceful-fs.previous");
		} else {
			gracefulQueue = "___graceful-fs.queue";
			previousSymbol = "___graceful-fs.previous";
		}
		function noop() {}
		function publishQueue(context, queue) {
			Object.defineProperty(context, gracefulQueue, { get: function() {
				return queue;
			} });
		}
		var debug = noop;
		if (util.debuglog) debug = util.debuglog("gfs4");
		else if (/\bgfs4\b/i.test(process.env.NODE_DEBUG || "")) debug = function() {
			var m = util.format.apply(util, arguments);
			m = "GFS4: " + m.split(/\n/).join("\nGFS4: ");
			console.error(m);
		};
		if (!fs[gracefulQueue]) {
			var queue = global[gracefulQueue] || [];
			publishQueue(fs, queue);
			fs.close = (function(fs$close) {
				function close(fd, cb) {
					return fs$close.call(fs, fd, function(err) {
						if (!err) {
							resetQueue();
						}
						if (typeof cb === "function") cb.apply(this, arguments);
					});
				}
				Object.defineProperty(close, previousSymbol, { value: fs$close });
				return close;
			})(fs.close);
			fs.closeSync = (function(fs$closeSync) {
				function closeSync(fd) {
					fs$closeSync.apply(fs, arguments);
					resetQueue();
				}
				Object.defineProperty(closeSync, previousSymbol, { value: fs$closeSync });
				return closeSync;
			})(fs.closeSync);
			if (/\bgfs4\b/i.test(process.env.NODE_DEBUG || "")) {
				process.on("exit", function() {
					debug(fs[gracefulQueue]);
					__webpack_require__(42613).equal(fs[gracefulQueue].length, 0);
				});
			}
		}
		if (!global[gracefulQueue]) {
			publishQueue(global, fs[gracefulQueue]);
		}
		module.exports = patch(clone(fs));
		if (process.env.TEST_GRACEFUL_FS_GLOBAL_PATCH && !fs.__patched) {
			module.exports = patch(fs);
			fs.__patched = true;
		}
		function patch(fs) {
			polyfills(fs);
			fs.gracefulify = patch;
			fs.createReadStream = createReadStream;
			fs.createWriteStream = createWriteStream;
			var fs$readFile = fs.readFile;
			fs.readFile = readFile;
			function readFile(path, options, cb) {
				if (typeof options === "function") cb = options, options = null;
				return go$readFile(path, options, cb);
				function go$readFile(path, options, cb, startTime) {
					return fs$readFile(path, options, function(err) {
						if (err && (err.code === "EMFILE" || err.code === "ENFILE")) enqueue([
							go$readFile,
							[
								path,
								options,
								cb
							],
							err,
							startTime || Date.now(),
							Date.now()
						]);
						else {
							if (typeof cb === "function") cb.apply(this, arguments);
						}
					});
				}
			}
			var fs$writeFile = fs.writeFile;
			fs.writeFile = writeFile;
			function writeFile(path, data, options, cb) {
				if (typeof options === "function") cb = options, options = null;
				return go$writeFile(path, data, options, cb);
				function go$writeFile(path, data, options, cb, startTime) {
					return fs$writeFile(path, data, options, function(err) {
						if (err && (err.code === "EMFILE" || err.code === "ENFILE")) enqueue([
							go$writeFile,
							[
								path,
								data,
								options,
								cb
							],
							err,
							startTime || Date.now(),
							Date.now()
						]);
						else {
							if (typeof cb === "function") cb.apply(this, arguments);
						}
					});
				}
			}
			var fs$appendFile = fs.appendFile;
			if (fs$appendFile) fs.appendFile = appendFile;
			function appendFile(path, data, options, cb) {
				if (typeof options === "function") cb = options, options = null;
				return go$appendFile(path, data, options, cb);
				function go$appendFile(path, data, options, cb, startTime) {
					return fs$appendFile(path, data, options, function(err) {
						if (err && (err.code === "EMFILE" || err.code === "ENFILE")) enqueue([
							go$appendFile,
							[
								path,
								data,
								options,
								cb
							],
							err,
							startTime || Date.now(),
							Date.now()
						]);
						else {
							if (typeof cb === "function") cb.apply(this, arguments);
						}
					});
				}
			}
			var fs$copyFile = fs.copyFile;
			if (fs$copyFile) fs.copyFile = copyFile;
			function copyFile(src, dest, flags, cb) {
				if (typeof flags === "function") {
					cb = flags;
					flags = 0;
				}
				return go$copyFile(src, dest, flags, cb);
				function go$copyFile(src, dest, flags, cb, startTime) {
					return fs$copyFile(src, dest, flags, function(err) {
						if (err && (err.code === "EMFILE" || err.code === "ENFILE")) enqueue([
							go$copyFile,
							[
								src,
								dest,
								flags,
								cb
							],
							err,
							startTime || Date.now(),
							Date.now()
						]);
						else {
							if (typeof cb === "function") cb.apply(this, arguments);
						}
					});
				}
			}
			var fs$readdir = fs.readdir;
			fs.readdir = readdir;
			var noReaddirOptionVersions = /^v[0-5]\./;
			function readdir(path, options, cb) {
				if (typeof options === "function") cb = options, options = null;
				var go$readdir = noReaddirOptionVersions.test(process.version) ? function go$readdir(path, options, cb, startTime) {
					return fs$readdir(path, fs$readdirCallback(path, options, cb, startTime));
				} : function go$readdir(path, options, cb, startTime) {
					return fs$readdir(path, options, fs$readdirCallback(path, options, cb, startTime));
				};
				return go$readdir(path, options, cb);
				function fs$readdirCallback(path, options, cb, startTime) {
					return function(err, files) {
						if (err && (err.code === "EMFILE" || err.code === "ENFILE")) enqueue([
							go$readdir,
							[
								path,
								options,
								cb
							],
							err,
							startTime || Date.now(),
							Date.now()
						]);
						else {
							if (files && files.sort) files.sort();
							if (typeof cb === "function") cb.call(this, err, files);
						}
					};
				}
			}
			if (process.version.substr(0, 4) === "v0.8") {
				var legStreams = legacy(fs);
				ReadStream = legStreams.ReadStream;
				WriteStream = legStreams.WriteStream;
			}
			var fs$ReadStream = fs.ReadStream;
			if (fs$ReadStream) {
				ReadStream.prototype = Object.create(fs$ReadStream.prototype);
				ReadStream.prototype.open = ReadStream$open;
			}
			var fs$WriteStream = fs.WriteStream;
			if (fs$WriteStream) {
				WriteStream.prototype = Object.create(fs$WriteStream.prototype);
				WriteStream.prototype.open = WriteStream$open;
			}
			Object.defineProperty(fs, "ReadStream", {
				get: function() {
					return ReadStream;
				},
				set: function(val) {
					ReadStream = val;
				},
				enumerable: true,
				configurable: true
			});
			Object.defineProperty(fs, "WriteStream", {
				get: function() {
					return WriteStream;
				},
				set: function(val) {
					WriteStream = val;
				},
				enumerable: true,
				configurable: true
			});
			var FileReadStream = ReadStream;
			Object.defineProperty(fs, "FileReadStream", {
				get: function() {
					return FileReadStream;
				},
				set: function(val) {
					FileReadStream = val;
				},
				enumerable: true,
				configurable: true
			});
			var FileWriteStream = WriteStream;
			Object.defineProperty(fs, "FileWriteStream", {
				get: function() {
					return FileWriteStream;
				},
				set: function(val) {
					FileWriteStream = val;
				},
				enumerable: true,
				configurable: true
			});
			function ReadStream(path, options) {
				if (this instanceof ReadStream) return fs$ReadStream.apply(this, arguments), this;
				else return ReadStream.apply(Object.create(ReadStream.prototype), arguments);
			}
			function ReadStream$open() {
				var that = this;
				open(that.path, that.flags, that.mode, function(err, fd) {
					if (err) {
						if (that.autoClose) that.destroy();
						that.emit("error", err);
					} else {
						that.fd = fd;
						that.emit("open", fd);
						that.read();
					}
				});
			}
			function WriteStream(path, options) {
				if (this instanceof WriteStream) return fs$WriteStream.apply(this, arguments), this;
				else return WriteStream.apply(Object.create(WriteStream.prototype), arguments);
			}
			function WriteStream$open() {
				var that = this;
				open(that.path, that.flags, that.mode, function(err, fd) {
					if (err) {
						that.destroy();
						that.emit("error", err);
					} else {
						that.fd = fd;
						that.emit("open", fd);
					}
				});
			}
			function createReadStream(path, options) {
				return new fs.ReadStream(path, options);
			}
			function createWriteStream(path, options) {
				return new fs.WriteStream(path, options);
			}
			var fs$open = fs.open;
			fs.open = open;
			function open(path, flags, mode, cb) {
				if (typeof mode === "function") cb = mode, mode = null;
				return go$open(path, flags, mode, cb);
				function go$open(path, flags, mode, cb, startTime) {
					return fs$open(path, flags, mode, function(err, fd) {
						if (err && (err.code === "EMFILE" || err.code === "ENFILE")) enqueue([
							go$open,
							[
								path,
								flags,
								mode,
								cb
							],
							err,
							startTime || Date.now(),
							Date.now()
						]);
						else {
							if (typeof cb === "function") cb.apply(this, arguments);
						}
					});
				}
			}
			return fs;
		}
		function enqueue(elem) {
			debug("ENQUEUE", elem[0].name, elem[1]);
			fs[gracefulQueue].push(elem);
			retry();
		}
		var retryTimer;
		function resetQueue() {
			var now = Date.now();
			for (var i = 0; i < fs[gracefulQueue].length; ++i) {
				if (fs[gracefulQueue][i].length > 2) {
					fs[gracefulQueue][i][3] = now;
					fs[gracefulQueue][i][4] = now;
				}
			}
			retry();
		}
		function retry() {
			clearTimeout(retryTimer);
			retryTimer = undefined;
			if (fs[gracefulQueue].length === 0) return;
			var elem = fs[gracefulQueue].shift();
			var fn = elem[0];
			var args = elem[1];
			var err = elem[2];
			var startTime = elem[3];
			var lastTime = elem[4];
			if (startTime === undefined) {
				debug("RETRY", fn.name, args);
				fn.apply(null, args);
			} else if (Date.now() - startTime >= 6e4) {
				debug("TIMEOUT", fn.name, args);
				var cb = args.pop();
				if (typeof cb === "function") cb.call(null, err);
			} else {
				var sinceAttempt = Date.now() - lastTime;
				var sinceStart = Math.max(lastTime - startTime, 1);
				var desiredDelay = Math.min(sinceStart * 1.2, 100);
				if (sinceAttempt >= desiredDelay) {
					debug("RETRY", fn.name, args);
					fn.apply(null, args.concat([startTime]));
				} else {
					fs[gracefulQueue].push(elem);
				}
			}
			if (retryTimer === undefined) {
				retryTimer = setTimeout(retry, 0);
			}
		}
	}),
	12270: ((module, __unused_webpack_exports, __webpack_require__) => {
		var Stream = __webpack_require__(2203).Stream;
		module.exports = legacy;
		function legacy(fs) {
			return {
				ReadStream,
				WriteStream
			};
			function ReadStream(path, options) {
				if (!(this instanceof ReadStream)) return new ReadStream(path, options);
				Stream.call(this);
				var self = this;
				this.path = path;
				this.fd = null;
				this.readable = true;
				this.paused = false;
				this.flags = "r";
				this.mode = 438;
				this.bufferSize = 64 * 1024;
				options = options || {};
				var keys = Object.keys(options);
				for (var index = 0, length = keys.length; index < length; index++) {
					var key = keys[index];
					this[key] = options[key];
				}
				if (this.encoding) this.setEncoding(this.encoding);
				if (this.start !== undefined) {
					if ("number" !== typeof this.start) {
						throw TypeError("start must be a Number");
					}
					if (this.end === undefined) {
						this.end = Infinity;
					} else if ("number" !== typeof this.end) {
						throw TypeError("end must be a Number");
					}
					if (this.start > this.end) {
						throw new Error("start must be <= end");
					}
					this.pos = this.start;
				}
				if (this.fd !== null) {
					process.nextTick(function() {
						self._read();
					});
					return;
				}
				fs.open(this.path, this.flags, this.mode, function(err, fd) {
					if (err) {
						self.emit("error", err);
						self.readable = false;
						return;
					}
					self.fd = fd;
					self.emit("open", fd);
					self._read();
				});
			}
			function WriteStream(path, options) {
				if (!(this instanceof WriteStream)) return new WriteStream(path, options);
				Stream.call(this);
				this.path = path;
				this.fd = null;
				this.writable = true;
				this.flags = "w";
				this.encoding = "binary";
				this.mode = 438;
				this.bytesWritten = 0;
				options = options || {};
				var keys = Object.keys(options);
				for (var index = 0, length = keys.length; index < length; index++) {
					var key = keys[index];
					this[key] = options[key];
				}
				if (this.start !== undefined) {
					if ("number" !== typeof this.start) {
						throw TypeError("start must be a Number");
					}
					if (this.start < 0) {
						throw new Error("start must be >= zero");
					}
					this.pos = this.start;
				}
				this.busy = false;
				this._queue = [];
				if (this.fd === null) {
					this._open = fs.open;
					this._queue.push([
						this._open,
						this.path,
						this.flags,
						this.mode,
						undefined
					]);
					this.flush();
				}
			}
		}
	}),
	83501: ((module, __unused_webpack_exports, __webpack_require__) => {
		var constants = __webpack_require__(49140);
		var origCwd = process.cwd;
		var cwd = null;
		var platform = process.env.GRACEFUL_FS_PLATFORM || process.platform;
		process.cwd = function() {
			if (!cwd) cwd = origCwd.call(process);
			return cwd;
		};
		try {
			process.cwd();
		} catch (er) {}
		if (typeof process.chdir === "function") {
			var chdir = process.chdir;
			process.chdir = function(d) {
				cwd = null;
				chdir.call(process, d);
			};
			if (Object.setPrototypeOf) Object.setPrototypeOf(process.chdir, chdir);
		}
		module.exports = patch;
		function patch(fs) {
			if (constants.hasOwnProperty("O_SYMLINK") && process.version.match(/^v0\.6\.[0-2]|^v0\.5\./)) {
				patchLchmod(fs);
			}
			if (!fs.lutimes) {
				patchLutimes(fs);
			}
			fs.chown = chownFix(fs.chown);
			fs.fchown = chownFix(fs.fchown);
			fs.lchown = chownFix(fs.lchown);
			fs.chmod = chmodFix(fs.chmod);
			fs.fchmod = chmodFix(fs.fchmod);
			fs.lchmod = chmodFix(fs.lchmod);
			fs.chownSync = chownFixSync(fs.chownSync);
			fs.fchownSync = chownFixSync(fs.fchownSync);
			fs.lchownSync = chownFixSync(fs.lchownSync);
			fs.chmodSync = chmodFixSync(fs.chmodSync);
			fs.fchmodSync = chmodFixSync(fs.fchmodSync);
			fs.lchmodSync = chmodFixSync(fs.lchmodSync);
			fs.stat = statFix(fs.stat);
			fs.fstat = statFix(fs.fstat);
			fs.lstat = statFix(fs.lstat);
			fs.statSync = statFixSync(fs.statSync);
			fs.fstatSync = statFixSync(fs.fstatSync);
			fs.lstatSync = statFixSync(fs.lstatSync);
			if (fs.chmod && !fs.lchmod) {
				fs.lchmod = function(path, mode, cb) {
					if (cb) process.nextTick(cb);
				};
				fs.lchmodSync = function() {};
			}
			if (fs.chown && !fs.lchown) {
				fs.lchown = function(path, uid, gid, cb) {
					if (cb) process.nextTick(cb);
				};
				fs.lchownSync = function() {};
			}
			if (platform === "win32") {
				fs.rename = typeof fs.rename !== "function" ? fs.rename : (function(fs$rename) {
					function rename(from, to, cb) {
						var start = Date.now();
						var backoff = 0;
						fs$rename(from, to, function CB(er) {
							if (er && (er.code === "EACCES" || er.code === "EPERM" || er.code === "EBUSY") && Date.now() - start < 6e4) {
								setTimeout(function() {
									fs.stat(to, function(stater, st) {
										if (stater && stater.code === "ENOENT") fs$rename(from, to, CB);
										else cb(er);
									});
								}, backoff);
								if (backoff < 100) backoff += 10;
								return;
							}
							if (cb) cb(er);
						});
					}
					if (Object.setPrototypeOf) Object.setPrototypeOf(rename, fs$rename);
					return rename;
				})(fs.rename);
			}
			fs.read = typeof fs.read !== "function" ? fs.read : (function(fs$read) {
				function read(fd, buffer, offset, length, position, callback_) {
					var callback;
					if (callback_ && typeof callback_ === "function") {
						var eagCounter = 0;
						callback = function(er, _, __) {
							if (er && er.code === "EAGAIN" && eagCounter < 10) {
								eagCounter++;
								return fs$read.call(fs, fd, buffer, offset, length, position, callback);
							}
							callback_.apply(this, arguments);
						};
					}
					return fs$read.call(fs, fd, buffer, offset, length, position, callback);
				}
				if (Object.setPrototypeOf) Object.setPrototypeOf(read, fs$read);
				return read;
			})(fs.read);
			fs.readSync = typeof fs.readSync !== "function" ? fs.readSync : (function(fs$readSync) {
				return function(fd, buffer, offset, length, position) {
					var eagCounter = 0;
					while (true) {
						try {
							return fs$readSync.call(fs, fd, buffer, offset, length, position);
						} catch (er) {
							if (er.code === "EAGAIN" && eagCounter < 10) {
								eagCounter++;
								continue;
							}
							throw er;
						}
					}
				};
			})(fs.readSync);
			function patchLchmod(fs) {
				fs.lchmod = function(path, mode, callback) {
					fs.open(path, constants.O_WRONLY | constants.O_SYMLINK, mode, function(err, fd) {
						if (err) {
							if (callback) callback(err);
							return;
						}
						fs.fchmod(fd, mode, function(err) {
							fs.close(fd, function(err2) {
								if (callback) callback(err || err2);
							});
						});
					});
				};
				fs.lchmodSync = function(path, mode) {
					var fd = fs.openSync(path, constants.O_WRONLY | constants.O_SYMLINK, mode);
					var threw = true;
					var ret;
					try {
						ret = fs.fchmodSync(fd, mode);
						threw = false;
					} finally {
						if (threw) {
							try {
								fs.closeSync(fd);
							} catch (er) {}
						} else {
							fs.closeSync(fd);
						}
					}
					return ret;
				};
			}
			function patchLutimes(fs) {
				if (constants.hasOwnProperty("O_SYMLINK") && fs.futimes) {
					fs.lutimes = function(path, at, mt, cb) {
						fs.open(path, constants.O_SYMLINK, function(er, fd) {
							if (er) {
								if (cb) cb(er);
								return;
							}
							fs.futimes(fd, at, mt, function(er) {
								fs.close(fd, function(er2) {
									if (cb) cb(er || er2);
								});
							});
						});
					};
					fs.lutimesSync = function(path, at, mt) {
						var fd = fs.openSync(path, constants.O_SYMLINK);
						var ret;
						var threw = true;
						try {
							ret = fs.futimesSync(fd, at, mt);
							threw = false;
						} finally {
							if (threw) {
								try {
									fs.closeSync(fd);
								} catch (er) {}
							} else {
								fs.closeSync(fd);
							}
						}
						return ret;
					};
				} else if (fs.futimes) {
					fs.lutimes = function(_a, _b, _c, cb) {
						if (cb) process.nextTick(cb);
					};
					fs.lutimesSync = function() {};
				}
			}
			function chmodFix(orig) {
				if (!orig) return orig;
				return function(target, mode, cb) {
					return orig.call(fs, target, mode, function(er) {
						if (chownErOk(er)) er = null;
						if (cb) cb.apply(this, arguments);
					});
				};
			}
			function chmodFixSync(orig) {
				if (!orig) return orig;
				return function(target, mode) {
					try {
						return orig.call(fs, target, mode);
					} catch (er) {
						if (!chownErOk(er)) throw er;
					}
				};
			}
			function chownFix(orig) {
				if (!orig) return orig;
				return function(target, uid, gid, cb) {
					return orig.call(fs, target, uid, gid, function(er) {
						if (chownErOk(er)) er = null;
						if (cb) cb.apply(this, arguments);
					});
				};
			}
			function chownFixSync(orig) {
				if (!orig) return orig;
				return function(target, uid, gid) {
					try {
						return orig.call(fs, target, uid, gid);
					} catch (er) {
						if (!chownErOk(er)) throw er;
					}
				};
			}
			function statFix(orig) {
				if (!orig) return orig;
				return function(target, options, cb) {
					if (typeof options === "function") {
						cb = options;
						options = null;
					}
					function callback(er, stats) {
						if (stats) {
							if (stats.uid < 0) stats.uid += 4294967296;
							if (stats.gid < 0) stats.gid += 4294967296;
						}
						if (cb) cb.apply(this, arguments);
					}
					return options ? orig.call(fs, target, options, callback) : orig.call(fs, target, callback);
				};
			}
			function statFixSync(orig) {
				if (!orig) return orig;
				return function(target, options) {
					var stats = options ? orig.call(fs, target, options) : orig.call(fs, target);
					if (stats) {
						if (stats.uid < 0) stats.uid += 4294967296;
						if (stats.gid < 0) stats.gid += 4294967296;
					}
					return stats;
				};
			}
			function chownErOk(er) {
				if (!er) return true;
				if (er.code === "ENOSYS") return true;
				var nonroot = !process.getuid || process.getuid() !== 0;
				if (nonroot) {
					if (er.code === "EINVAL" || er.code === "EPERM") return true;
				}
				return false;
			}
		}
	}),
	39598: ((module, __unused_webpack_exports, __webpack_require__) => {
		try {
			var util = __webpack_require__(39023);
			if (typeof util.inherits !== "function") throw "";
			module.exports = util.inherits;
		} catch (e) {
			module.exports = __webpack_require__(26589);
		}
	}),
	26589: ((module) => {
		if (typeof Object.create === "function") {
			module.exports = function inherits(ctor, superCtor) {
				if (superCtor) {
					ctor.super_ = superCtor;
					ctor.prototype = Object.create(superCtor.prototype, { constructor: {
						value: ctor,
						enumerable: false,
						writable: true,
						configurable: true
					} });
				}
			};
		} else {
			module.exports = function inherits(ctor, superCtor) {
				if (superCtor) {
					ctor.super_ = superCtor;
					var TempCtor = function() {};
					TempCtor.prototype = superCtor.prototype;
					ctor.prototype = new TempCtor();
					ctor.prototype.constructor = ctor;
				}
			};
		}
	}),
	96543: ((module) => {
		"use strict";
		const isStream = (stream) => stream !== null && typeof stream === "object" && typeof stream.pipe === "function";
		isStream.writable = (stream) => isStream(stream) && stream.writable !== false && typeof stream._write === "function" && typeof stream._writableState === "object";
		isStream.readable = (stream) => isStream(stream) && stream.readable !== false && typeof stream._read === "function" && typeof stream._readableState === "object";
		isStream.duplex = (stream) => isStream.writable(stream) && isStream.readable(stream);
		isStream.transform = (stream) => isStream.duplex(stream) && typeof stream._transform === "function";
		module.exports = isStream;
	}),
	82513: ((module) => {
		var toString = {}.toString;
		module.exports = Array.isArray || function(arr) {
			return toString.call(arr) == "[object Array]";
		};
	}),
	32126: ((module, __unused_webpack_exports, __webpack_require__) => {
		var util = __webpack_require__(39023);
		var PassThrough = __webpack_require__(1835);
		module.exports = {
			Readable,
			Writable
		};
		util.inherits(Readable, PassThrough);
		util.inherits(Writable, PassThrough);
		function beforeFirstCall(instance, method, callback) {
			instance[method] = function() {
				delete instance[method];
				callback.apply(this, arguments);
				return this[method].apply(this, arguments);
			};
		}
		function Readable(fn, options) {
			if (!(this instanceof Readable)) return new Readable(fn, options);
			PassThrough.call(this, options);
			beforeFirstCall(this, "_read", function() {
				var source = fn.call(this, options);
				var emit = this.emit.bind(this, "error");
				source.on("error", emit);
				source.pipe(this);
			});
			this.emit("readable");
		}
		function Writable(fn, options) {
			if (!(this instanceof Writable)) return new Writable(fn, options);
			PassThrough.call(this, options);
			beforeFirstCall(this, "_write", function() {
				var destination = fn.call(this, options);
				var emit = this.emit.bind(this, "error");
				destination.on("error", emit);
				this.pipe(destination);
			});
			this.emit("writable");
		}
	}),
	34793: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		var pna = __webpack_require__(41564);
		var objectKeys = Object.keys || function(obj) {
			var keys = [];
			for (var key in obj) {
				keys.push(key);
			}
			return keys;
		};
		module.exports = Duplex;
		var util = Object.create(__webpack_require__(45481));
		util.inherits = __webpack_require__(39598);
		var Readable = __webpack_require__(74559);
		var Writable = __webpack_require__(54579);
		util.inherits(Duplex, Readable);
		{
			var keys = objectKeys(Writable.prototype);
			for (var v = 0; v < keys.length; v++) {
				var method = keys[v];
				if (!Duplex.prototype[method]) Duplex.prototype[method] = Writable.prototype[method];
			}
		}
		function Duplex(options) {
			if (!(this instanceof Duplex)) return new Duplex(options);
			Readable.call(this, options);
			Writable.call(this, options);
			if (options && options.readable === false) this.readable = false;
			if (options && options.writable === false) this.writable = false;
			this.allowHalfOpen = true;
			if (options && options.allowHalfOpen === false) this.allowHalfOpen = false;
			this.once("end", onend);
		}
		Object.defineProperty(Duplex.prototype, "writableHighWaterMark", {
			enumerable: false,
			get: function() {
				return this._writableState.highWaterMark;
			}
		});
		function onend() {
			if (this.allowHalfOpen || this._writableState.ended) return;
			pna.nextTick(onEndNT, this);
		}
		function onEndNT(self) {
			self.end();
		}
		Object.defineProperty(Duplex.prototype, "destroyed", {
			get: function() {
				if (this._readableState === undefined || this._writableState === undefined) {
					return false;
				}
				return this._readableState.destroyed && this._writableState.destroyed;
			},
			set: function(value) {
				if (this._readableState === undefined || this._writableState === undefined) {
					return;
				}
				this._readableState.destroyed = value;
				this._writableState.destroyed = value;
			}
		});
		Duplex.prototype._destroy = function(err, cb) {
			this.push(null);
			this.end();
			pna.nextTick(cb, err);
		};
	}),
	72029: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		module.exports = PassThrough;
		var Transform = __webpack_require__(69343);
		var util = Object.create(__webpack_require__(45481));
		util.inherits = __webpack_require__(39598);
		util.inherits(PassThrough, Transform);
		function PassThrough(options) {
			if (!(this instanceof PassThrough)) return new PassThrough(options);
			Transform.call(this, options);
		}
		PassThrough.prototype._transform = function(chunk, encoding, cb) {
			cb(null, chunk);
		};
	}),
	74559: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		var pna = __webpack_require__(41564);
		module.exports = Readable;
		var isArray = __webpack_require__(82513);
		var Duplex;
		Readable.ReadableState = ReadableState;
		var EE = __webpack_require__(24434).EventEmitter;
		var EElistenerCount = function(emitter, type) {
			return emitter.listeners(type).length;
		};
		var Stream = __webpack_require__(87137);
		var Buffer = __webpack_require__(13644).Buffer;
		var OurUint8Array = (typeof global !== "undefined" ? global : typeof window !== "undefined" ? window : typeof self !== "undefined" ? self : {}).Uint8Array || function() {};
		function _uint8ArrayToBuffer(chunk) {
			return Buffer.from(chunk);
		}
		function _isUint8Array(obj) {
			return Buffer.isBuffer(obj) || obj instanceof OurUint8Array;
		}
		var util = Object.create(__webpack_require__(45481));
		util.inherits = __webpack_require__(39598);
		var debugUtil = __webpack_require__(39023);
		var debug = void 0;
		if (debugUtil && debugUtil.debuglog) {
			debug = debugUtil.debuglog("stream");
		} else {
			debug = function() {};
		}
		var BufferList = __webpack_require__(46127);
		var destroyImpl = __webpack_require__(91031);
		var StringDecoder;
		util.inherits(Readable, Stream);
		var kProxyEvents = [
			"error",
			"close",
			"destroy",
			"pause",
			"resume"
		];
		function prependListener(emitter, event, fn) {
			if (typeof emitter.prependListener === "function") return emitter.prependListener(event, fn);
			if (!emitter._events || !emitter._events[event]) emitter.on(event, fn);
			else if (isArray(emitter._events[event])) emitter._events[event].unshift(fn);
			else emitter._events[event] = [fn, emitter._events[event]];
		}
		function ReadableState(options, stream) {
			Duplex = Duplex || __webpack_require__(34793);
			options = options || {};
			var isDuplex = stream instanceof Duplex;
			this.objectMode = !!options.objectMode;
			if (isDuplex) this.objectMode = this.objectMode || !!options.readableObjectMode;
			var hwm = options.highWaterMark;
			var readableHwm = options.readableHighWaterMark;
			var defaultHwm = this.objectMode ? 16 : 16 * 1024;
			if (hwm || hwm === 0) this.highWaterMark = hwm;
			else if (isDuplex && (readableHwm || readableHwm === 0)) this.highWaterMark = readableHwm;
			else this.highWaterMark = defaultHwm;
			this.highWaterMark = Math.floor(this.highWaterMark);
			this.buffer = new BufferList();
			this.length = 0;
			this.pipes = null;
			this.pipesCount = 0;
			this.flowing = null;
			this.ended = false;
			this.endEmitted = false;
			this.reading = false;
			this.sync = true;
			this.needReadable = false;
			this.emittedReadable = false;
			this.readableListening = false;
			this.resumeScheduled = false;
			this.destroyed = false;
			this.defaultEncoding = options.defaultEncoding || "utf8";
			this.awaitDrain = 0;
			this.readingMore = false;
			this.decoder = null;
			this.encoding = null;
			if (options.encoding) {
				if (!StringDecoder) StringDecoder = __webpack_require__(50176).I;
				this.decoder = new StringDecoder(options.encoding);
				this.encoding = options.encoding;
			}
		}
		function Readable(options) {
			Duplex = Duplex || __webpack_require__(34793);
			if (!(this instanceof Readable)) return new Readable(options);
			this._readableState = new ReadableState(options, this);
			this.readable = true;
			if (options) {
				if (typeof options.read === "function") this._read = options.read;
				if (typeof options.destroy === "function") this._destroy = options.destroy;
			}
			Stream.call(this);
		}
		Object.defineProperty(Readable.prototype, "destroyed", {
			get: function() {
				if (this._readableState === undefined) {
					return false;
				}
				return this._readableState.destroyed;
			},
			set: function(value) {
				if (!this._readableState) {
					return;
				}
				this._readableState.destroyed = value;
			}
		});
		Readable.prototype.destroy = destroyImpl.destroy;
		Readable.prototype._undestroy = destroyImpl.undestroy;
		Readable.prototype._destroy = function(err, cb) {
			this.push(null);
			cb(err);
		};
		Readable.prototype.push = function(chunk, encoding) {
			var state = this._readableState;
			var skipChunkCheck;
			if (!state.objectMode) {
				if (typeof chunk === "string") {
					encoding = encoding || state.defaultEncoding;
					if (encoding !== state.encoding) {
						chunk = Buffer.from(chunk, encoding);
						encoding = "";
					}
					skipChunkCheck = true;
				}
			} else {
				skipChunkCheck = true;
			}
			return readableAddChunk(this, chunk, encoding, false, skipChunkCheck);
		};
		Readable.prototype.unshift = function(chunk) {
			return readableAddChunk(this, chunk, null, true, false);
		};
		function readableAddChunk(stream, chunk, encoding, addToFront, skipChunkCheck) {
			var state = stream._readableState;
			if (chunk === null) {
				state.reading = false;
				onEofChunk(stream, state);
			} else {
				var er;
				if (!skipChunkCheck) er = chunkInvalid(state, chunk);
				if (er) {
					stream.emit("error", er);
				} else if (state.objectMode || chunk && chunk.length > 0) {
					if (typeof chunk !== "string" && !state.objectMode && Object.getPrototypeOf(chunk) !== Buffer.prototype) {
						chunk = _uint8ArrayToBuffer(chunk);
					}
					if (addToFront) {
						if (state.endEmitted) stream.emit("error", new Error("stream.unshift() after end event"));
						else addChunk(stream, state, chunk, true);
					} else if (state.ended) {
						stream.emit("error", new Error("stream.push() after EOF"));
					} else {
						state.reading = false;
						if (state.decoder && !encoding) {
							chunk = state.decoder.write(chunk);
							if (state.objectMode || chunk.length !== 0) addChunk(stream, state, chunk, false);
							else maybeReadMore(stream, state);
						} else {
							addChunk(stream, state, chunk, false);
						}
					}
				} else if (!addToFront) {
					state.reading = false;
				}
			}
			return needMoreData(state);
		}
		function addChunk(stream, state, chunk, addToFront) {
			if (state.flowing && state.length === 0 && !state.sync) {
				stream.emit("data", chunk);
				stream.read(0);
			} else {
				state.length += state.objectMode ? 1 : chunk.length;
				if (addToFront) state.buffer.unshift(chunk);
				else state.buffer.push(chunk);
				if (state.needReadable) emitReadable(stream);
			}
			maybeReadMore(stream, state);
		}
		function chunkInvalid(state, chunk) {
			var er;
			if (!_isUint8Array(chunk) && typeof chunk !== "string" && chunk !== undefined && !state.objectMode) {
				er = new TypeError("Invalid non-string/buffer chunk");
			}
			return er;
		}
		function needMoreData(state) {
			return !state.ended && (state.needReadable || state.length < state.highWaterMark || state.length === 0);
		}
		Readable.prototype.isPaused = function() {
			return this._readableState.flowing === false;
		};
		Readable.prototype.setEncoding = function(enc) {
			if (!StringDecoder) StringDecoder = __webpack_require__(50176).I;
			this._readableState.decoder = new StringDecoder(enc);
			this._readableState.encoding = enc;
			return this;
		};
		var MAX_HWM = 8388608;
		function computeNewHighWaterMark(n) {
			if (n >= MAX_HWM) {
				n = MAX_HWM;
			} else {
				n--;
				n |= n >>> 1;
				n |= n >>> 2;
				n |= n >>> 4;
				n |= n >>> 8;
				n |= n >>> 16;
				n++;
			}
			return n;
		}
		function howMuchToRead(n, state) {
			if (n <= 0 || state.length === 0 && state.ended) return 0;
			if (state.objectMode) return 1;
			if (n !== n) {
				if (state.flowing && state.length) return state.buffer.head.data.length;
				else return state.length;
			}
			if (n > state.highWaterMark) state.highWaterMark = computeNewHighWaterMark(n);
			if (n <= state.length) return n;
			if (!state.ended) {
				state.needReadable = true;
				return 0;
			}
			return state.length;
		}
		Readable.prototype.read = function(n) {
			debug("read", n);
			n = parseInt(n, 10);
			var state = this._readableState;
			var nOrig = n;
			if (n !== 0) state.emittedReadable = false;
			if (n === 0 && state.needReadable && (state.length >= state.highWaterMark || state.ended)) {
				debug("read: emitReadable", state.length, state.ended);
				if (state.length === 0 && state.ended) endReadable(this);
				else emitReadable(this);
				return null;
			}
			n = howMuchToRead(n, state);
			if (n === 0 && state.ended) {
				if (state.length === 0) endReadable(this);
				return null;
			}
			var doRead = state.needReadable;
			debug("need readable", doRead);
			if (state.length === 0 || state.length - n < state.highWaterMark) {
				doRead = true;
				debug("length less than watermark", doRead);
			}
			if (state.ended || state.reading) {
				doRead = false;
				debug("reading or ended", doRead);
			} else if (doRead) {
				debug("do read");
				state.reading = true;
				state.sync = true;
				if (state.length === 0) state.needReadable = true;
				this._read(state.highWaterMark);
				state.sync = false;
				if (!state.reading) n = howMuchToRead(nOrig, state);
			}
			var ret;
			if (n > 0) ret = fromList(n, state);
			else ret = null;
			if (ret === null) {
				state.needReadable = true;
				n = 0;
			} else {
				state.length -= n;
			}
			if (state.length === 0) {
				if (!state.ended) state.needReadable = true;
				if (nOrig !== n && state.ended) endReadable(this);
			}
			if (ret !== null) this.emit("data", ret);
			return ret;
		};
		function onEofChunk(stream, state) {
			if (state.ended) return;
			if (state.decoder) {
				var chunk = state.decoder.end();
				if (chunk && chunk.length) {
					state.buffer.push(chunk);
					state.length += state.objectMode ? 1 : chunk.length;
				}
			}
			state.ended = true;
			emitReadable(stream);
		}
		function emitReadable(stream) {
			var state = stream._readableState;
			state.needReadable = false;
			if (!state.emittedReadable) {
				debug("emitReadable", state.flowing);
				state.emittedReadable = true;
				if (state.sync) pna.nextTick(emitReadable_, stream);
				else emitReadable_(stream);
			}
		}
		function emitReadable_(stream) {
			debug("emit readable");
			stream.emit("readable");
			flow(stream);
		}
		function maybeReadMore(stream, state) {
			if (!state.readingMore) {
				state.readingMore = true;
				pna.nextTick(maybeReadMore_, stream, state);
			}
		}
		function maybeReadMore_(stream, state) {
			var len = state.length;
			while (!state.reading && !state.flowing && !state.ended && state.length < state.highWaterMark) {
				debug("maybeReadMore read 0");
				stream.read(0);
				if (len === state.length) break;
				else len = state.length;
			}
			state.readingMore = false;
		}
		Readable.prototype._read = function(n) {
			this.emit("error", new Error("_read() is not implemented"));
		};
		Readable.prototype.pipe = function(dest, pipeOpts) {
			var src = this;
			var state = this._readableState;
			switch (state.pipesCount) {
				case 0:
					state.pipes = dest;
					break;
				case 1:
					state.pipes = [state.pipes, dest];
					break;
				default:
					state.pipes.push(dest);
					break;
			}
			state.pipesCount += 1;
			debug("pipe count=%d opts=%j", state.pipesCount, pipeOpts);
			var doEnd = (!pipeOpts || pipeOpts.end !== false) && dest !== process.stdout && dest !== process.stderr;
			var endFn = doEnd ? onend : unpipe;
			if (state.endEmitted) pna.nextTick(endFn);
			else src.once("end", endFn);
			dest.on("unpipe", onunpipe);
			function onunpipe(readable, unpipeInfo) {
				debug("onunpipe");
				if (readable === src) {
					if (unpipeInfo && unpipeInfo.hasUnpiped === false) {
						unpipeInfo.hasUnpiped = true;
						cleanup();
					}
				}
			}
			function onend() {
				debug("onend");
				dest.end();
			}
			var ondrain = pipeOnDrain(src);
			dest.on("drain", ondrain);
			var cleanedUp = false;
			function cleanup() {
				debug("cleanup");
				dest.removeListener("close", onclose);
				dest.removeListener("finish", onfinish);
				dest.removeListener("drain", ondrain);
				dest.removeListener("error", onerror);
				dest.removeListener("unpipe", onunpipe);
				src.removeListener("end", onend);
				src.removeListener("end", unpipe);
				src.removeListener("data", ondata);
				cleanedUp = true;
				if (state.awaitDrain && (!dest._writableState || dest._writableState.needDrain)) ondrain();
			}
			var increasedAwaitDrain = false;
			src.on("data", ondata);
			function ondata(chunk) {
				debug("ondata");
				increasedAwaitDrain = false;
				var ret = dest.write(chunk);
				if (false === ret && !increasedAwaitDrain) {
					if ((state.pipesCount === 1 && state.pipes === dest || state.pipesCount > 1 && indexOf(state.pipes, dest) !== -1) && !cleanedUp) {
						debug("false write response, pause", state.awaitDrain);
						state.awaitDrain++;
						increasedAwaitDrain = true;
					}
					src.pause();
				}
			}
			function onerror(er) {
				debug("onerror", er);
				unpipe();
				dest.removeListener("error", onerror);
				if (EElistenerCount(dest, "error") === 0) dest.emit("error", er);
			}
			prependListener(dest, "error", onerror);
			function onclose() {
				dest.removeListener("finish", onfinish);
				unpipe();
			}
			dest.once("close", onclose);
			function onfinish() {
				debug("onfinish");
				dest.removeListener("close", onclose);
				unpipe();
			}
			dest.once("finish", onfinish);
			function unpipe() {
				debug("unpipe");
				src.unpipe(dest);
			}
			dest.emit("pipe", src);
			if (!state.flowing) {
				debug("pipe resume");
				src.resume();
			}
			return dest;
		};
		function pipeOnDrain(src) {
			return function() {
				var state = src._readableState;
				debug("pipeOnDrain", state.awaitDrain);
				if (state.awaitDrain) state.awaitDrain--;
				if (state.awaitDrain === 0 && EElistenerCount(src, "data")) {
					state.flowing = true;
					flow(src);
				}
			};
		}
		Readable.prototype.unpipe = function(dest) {
			var state = this._readableState;
			var unpipeInfo = { hasUnpiped: false };
			if (state.pipesCount === 0) return this;
			if (state.pipesCount === 1) {
				if (dest && dest !== state.pipes) return this;
				if (!dest) dest = state.pipes;
				state.pipes = null;
				state.pipesCount = 0;
				state.flowing = false;
				if (dest) dest.emit("unpipe", this, unpipeInfo);
				return this;
			}
			if (!dest) {
				var dests = state.pipes;
				var len = state.pipesCount;
				state.pipes = null;
				state.pipesCount = 0;
				state.flowing = false;
				for (var i = 0; i < len; i++) {
					dests[i].emit("unpipe", this, { hasUnpiped: false });
				}
				return this;
			}
			var index = indexOf(state.pipes, dest);
			if (index === -1) return this;
			state.pipes.splice(index, 1);
			state.pipesCount -= 1;
			if (state.pipesCount === 1) state.pipes = state.pipes[0];
			dest.emit("unpipe", this, unpipeInfo);
			return this;
		};
		Readable.prototype.on = function(ev, fn) {
			var res = Stream.prototype.on.call(this, ev, fn);
			if (ev === "data") {
				if (this._readableState.flowing !== false) this.resume();
			} else if (ev === "readable") {
				var state = this._readableState;
				if (!state.endEmitted && !state.readableListening) {
					state.readableListening = state.needReadable = true;
					state.emittedReadable = false;
					if (!state.reading) {
						pna.nextTick(nReadingNextTick, this);
					} else if (state.length) {
						emitReadable(this);
					}
				}
			}
			return res;
		};
		Readable.prototype.addListener = Readable.prototype.on;
		function nReadingNextTick(self) {
			debug("readable nexttick read 0");
			self.read(0);
		}
		Readable.prototype.resume = function() {
			var state = this._readableState;
			if (!state.flowing) {
				debug("resume");
				state.flowing = true;
				resume(this, state);
			}
			return this;
		};
		function resume(stream, state) {
			if (!state.resumeScheduled) {
				state.resumeScheduled = true;
				pna.nextTick(resume_, stream, state);
			}
		}
		function resume_(stream, state) {
			if (!state.reading) {
				debug("resume read 0");
				stream.read(0);
			}
			state.resumeScheduled = false;
			state.awaitDrain = 0;
			stream.emit("resume");
			flow(stream);
			if (state.flowing && !state.reading) stream.read(0);
		}
		Readable.prototype.pause = function() {
			debug("call pause flowing=%j", this._readableState.flowing);
			if (false !== this._readableState.flowing) {
				debug("pause");
				this._readableState.flowing = false;
				this.emit("pause");
			}
			return this;
		};
		function flow(stream) {
			var state = stream._readableState;
			debug("flow", state.flowing);
			while (state.flowing && stream.read() !== null) {}
		}
		Readable.prototype.wrap = function(stream) {
			var _this = this;
			var state = this._readableState;
			var paused = false;
			stream.on("end", function() {
				debug("wrapped end");
				if (state.decoder && !state.ended) {
					var chunk = state.decoder.end();
					if (chunk && chunk.length) _this.push(chunk);
				}
				_this.push(null);
			});
			stream.on("data", function(chunk) {
				debug("wrapped data");
				if (state.decoder) chunk = state.decoder.write(chunk);
				if (state.objectMode && (chunk === null || chunk === undefined)) return;
				else if (!state.objectMode && (!chunk || !chunk.length)) return;
				var ret = _this.push(chunk);
				if (!ret) {
					paused = true;
					stream.pause();
				}
			});
			for (var i in stream) {
				if (this[i] === undefined && typeof stream[i] === "function") {
					this[i] = function(method) {
						return function() {
							return stream[method].apply(stream, arguments);
						};
					}(i);
				}
			}
			for (var n = 0; n < kProxyEvents.length; n++) {
				stream.on(kProxyEvents[n], this.emit.bind(this, kProxyEvents[n]));
			}
			this._read = function(n) {
				debug("wrapped _read", n);
				if (paused) {
					paused = false;
					stream.resume();
				}
			};
			return this;
		};
		Object.defineProperty(Readable.prototype, "readableHighWaterMark", {
			enumerable: false,
			get: function() {
				return this._readableState.highWaterMark;
			}
		});
		Readable._fromList = fromList;
		function fromList(n, state) {
			if (state.length === 0) return null;
			var ret;
			if (state.objectMode) ret = state.buffer.shift();
			else if (!n || n >= state.length) {
				if (state.decoder) ret = state.buffer.join("");
				else if (state.buffer.length === 1) ret = state.buffer.head.data;
				else ret = state.buffer.concat(state.length);
				state.buffer.clear();
			} else {
				ret = fromListPartial(n, state.buffer, state.decoder);
			}
			return ret;
		}
		function fromListPartial(n, list, hasStrings) {
			var ret;
			if (n < list.head.data.length) {
				ret = list.head.data.slice(0, n);
				list.head.data = list.head.data.slice(n);
			} else if (n === list.head.data.length) {
				ret = list.shift();
			} else {
				ret = hasStrings ? copyFromBufferString(n, list) : copyFromBuffer(n, list);
			}
			return ret;
		}
		function copyFromBufferString(n, list) {
			var p = list.head;
			var c = 1;
			var ret = p.data;
			n -= ret.length;
			while (p = p.next) {
				var str = p.data;
				var nb = n > str.length ? str.length : n;
				if (nb === str.length) ret += str;
				else ret += str.slice(0, n);
				n -= nb;
				if (n === 0) {
					if (nb === str.length) {
						++c;
						if (p.next) list.head = p.next;
						else list.head = list.tail = null;
					} else {
						list.head = p;
						p.data = str.slice(nb);
					}
					break;
				}
				++c;
			}
			list.length -= c;
			return ret;
		}
		function copyFromBuffer(n, list) {
			var ret = Buffer.allocUnsafe(n);
			var p = list.head;
			var c = 1;
			p.data.copy(ret);
			n -= p.data.length;
			while (p = p.next) {
				var buf = p.data;
				var nb = n > buf.length ? buf.length : n;
				buf.copy(ret, ret.length - n, 0, nb);
				n -= nb;
				if (n === 0) {
					if (nb === buf.length) {
						++c;
						if (p.next) list.head = p.next;
						else list.head = list.tail = null;
					} else {
						list.head = p;
						p.data = buf.slice(nb);
					}
					break;
				}
				++c;
			}
			list.length -= c;
			return ret;
		}
		function endReadable(stream) {
			var state = stream._readableState;
			if (state.length > 0) throw new Error("\"endReadable()\" called on non-empty stream");
			if (!state.endEmitted) {
				state.ended = true;
				pna.nextTick(endReadableNT, state, stream);
			}
		}
		function endReadableNT(state, stream) {
			if (!state.endEmitted && state.length === 0) {
				state.endEmitted = true;
				stream.readable = false;
				stream.emit("end");
			}
		}
		function indexOf(xs, x) {
			for (var i = 0, l = xs.length; i < l; i++) {
				if (xs[i] === x) return i;
			}
			return -1;
		}
	}),
	69343: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		module.exports = Transform;
		var Duplex = __webpack_require__(34793);
		var util = Object.create(__webpack_require__(45481));
		util.inherits = __webpack_require__(39598);
		util.inherits(Transform, Duplex);
		function afterTransform(er, data) {
			var ts = this._transformState;
			ts.transforming = false;
			var cb = ts.writecb;
			if (!cb) {
				return this.emit("error", new Error("write callback called multiple times"));
			}
			ts.writechunk = null;
			ts.writecb = null;
			if (data != null) this.push(data);
			cb(er);
			var rs = this._readableState;
			rs.reading = false;
			if (rs.needReadable || rs.length < rs.highWaterMark) {
				this._read(rs.highWaterMark);
			}
		}
		function Transform(options) {
			if (!(this instanceof Transform)) return new Transform(options);
			Duplex.call(this, options);
			this._transformState = {
				afterTransform: afterTransform.bind(this),
				needTransform: false,
				transforming: false,
				writecb: null,
				writechunk: null,
				writeencoding: null
			};
			this._readableState.needReadable = true;
			this._readableState.sync = false;
			if (options) {
				if (typeof options.transform === "function") this._transform = options.transform;
				if (typeof options.flush === "function") this._flush = options.flush;
			}
			this.on("prefinish", prefinish);
		}
		function prefinish() {
			var _this = this;
			if (typeof this._flush === "function") {
				this._flush(function(er, data) {
					done(_this, er, data);
				});
			} else {
				done(this, null, null);
			}
		}
		Transform.prototype.push = function(chunk, encoding) {
			this._transformState.needTransform = false;
			return Duplex.prototype.push.call(this, chunk, encoding);
		};
		Transform.prototype._transform = function(chunk, encoding, cb) {
			throw new Error("_transform() is not implemented");
		};
		Transform.prototype._write = function(chunk, encoding, cb) {
			var ts = this._transformState;
			ts.writecb = cb;
			ts.writechunk = chunk;
			ts.writeencoding = encoding;
			if (!ts.transforming) {
				var rs = this._readableState;
				if (ts.needTransform || rs.needReadable || rs.length < rs.highWaterMark) this._read(rs.highWaterMark);
			}
		};
		Transform.prototype._read = function(n) {
			var ts = this._transformState;
			if (ts.writechunk !== null && ts.writecb && !ts.transforming) {
				ts.transforming = true;
				this._transform(ts.writechunk, ts.writeencoding, ts.afterTransform);
			} else {
				ts.needTransform = true;
			}
		};
		Transform.prototype._destroy = function(err, cb) {
			var _this2 = this;
			Duplex.prototype._destroy.call(this, err, function(err2) {
				cb(err2);
				_this2.emit("close");
			});
		};
		function done(stream, er, data) {
			if (er) return stream.emit("error", er);
			if (data != null) stream.push(data);
			if (stream._writableState.length) throw new Error("Calling transform done when ws.length != 0");
			if (stream._transformState.transforming) throw new Error("Calling transform done when still transforming");
			return stream.push(null);
		}
	}),
	54579: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		var pna = __webpack_require__(41564);
		module.exports = Writable;
		function WriteReq(chunk, encoding, cb) {
			this.chunk = chunk;
			this.encoding = encoding;
			this.callback = cb;
			this.next = null;
		}
		function CorkedRequest(state) {
			var _this = this;
			this.next = null;
			this.entry = null;
			this.finish = function() {
				onCorkedFinish(_this, state);
			};
		}
		var asyncWrite = !process.browser && ["v0.10", "v0.9."].indexOf(process.version.slice(0, 5)) > -1 ? setImmediate : pna.nextTick;
		var Duplex;
		Writable.WritableState = WritableState;
		var util = Object.create(__webpack_require__(45481));
		util.inherits = __webpack_require__(39598);
		var internalUtil = { deprecate: __webpack_require__(2107) };
		var Stream = __webpack_require__(87137);
		var Buffer = __webpack_require__(13644).Buffer;
		var OurUint8Array = (typeof global !== "undefined" ? global : typeof window !== "undefined" ? window : typeof self !== "undefined" ? self : {}).Uint8Array || function() {};
		function _uint8ArrayToBuffer(chunk) {
			return Buffer.from(chunk);
		}
		function _isUint8Array(obj) {
			return Buffer.isBuffer(obj) || obj instanceof OurUint8Array;
		}
		var destroyImpl = __webpack_require__(91031);
		util.inherits(Writable, Stream);
		function nop() {}
		function WritableState(options, stream) {
			Duplex = Duplex || __webpack_require__(34793);
			options = options || {};
			var isDuplex = stream instanceof Duplex;
			this.objectMode = !!options.objectMode;
			if (isDuplex) this.objectMode = this.objectMode || !!options.writableObjectMode;
			var hwm = options.highWaterMark;
			var writableHwm = options.writableHighWaterMark;
			var defaultHwm = this.objectMode ? 16 : 16 * 1024;
			if (hwm || hwm === 0) this.highWaterMark = hwm;
			else if (isDuplex && (writableHwm || writableHwm === 0)) this.highWaterMark = writableHwm;
			else this.highWaterMark = defaultHwm;
			this.highWaterMark = Math.floor(this.highWaterMark);
			this.finalCalled = false;
			this.needDrain = false;
			this.ending = false;
			this.ended = false;
			this.finished = false;
			this.destroyed = false;
			var noDecode = options.decodeStrings === false;
			this.decodeStrings = !noDecode;
			this.defaultEncoding = options.defaultEncoding || "utf8";
			this.length = 0;
			this.writing = false;
			this.corked = 0;
			this.sync = true;
			this.bufferProcessing = false;
			this.onwrite = function(er) {
				onwrite(stream, er);
			};
			this.writecb = null;
			this.writelen = 0;
			this.bufferedRequest = null;
			this.lastBufferedRequest = null;
			this.pendingcb = 0;
			this.prefinished = false;
			this.errorEmitted = false;
			this.bufferedRequestCount = 0;
			this.corkedRequestsFree = new CorkedRequest(this);
		}
		WritableState.prototype.getBuffer = function getBuffer() {
			var current = this.bufferedRequest;
			var out = [];
			while (current) {
				out.push(current);
				current = current.next;
			}
			return out;
		};
		(function() {
			try {
				Object.defineProperty(WritableState.prototype, "buffer", { get: internalUtil.deprecate(function() {
					return this.getBuffer();
				}, "_writableState.buffer is deprecated. Use _writableState.getBuffer " + "instead.", "DEP0003") });
			} catch (_) {}
		})();
		var realHasInstance;
		if (typeof Symbol === "function" && Symbol.hasInstance && typeof Function.prototype[Symbol.hasInstance] === "function") {
			realHasInstance = Function.prototype[Symbol.hasInstance];
			Object.defineProperty(Writable, Symbol.hasInstance, { value: function(object) {
				if (realHasInstance.call(this, object)) return true;
				if (this !== Writable) return false;
				return object && object._writableState instanceof WritableState;
			} });
		} else {
			realHasInstance = function(object) {
				return object instanceof this;
			};
		}
		function Writable(options) {
			Duplex = Duplex || __webpack_require__(34793);
			if (!realHasInstance.call(Writable, this) && !(this instanceof Duplex)) {
				return new Writable(options);
			}
			this._writableState = new WritableState(options, this);
			this.writable = true;
			if (options) {
				if (typeof options.write === "function") this._write = options.write;
				if (typeof options.writev === "function") this._writev = options.writev;
				if (typeof options.destroy === "function") this._destroy = options.destroy;
				if (typeof options.final === "function") this._final = options.final;
			}
			Stream.call(this);
		}
		Writable.prototype.pipe = function() {
			this.emit("error", new Error("Cannot pipe, not readable"));
		};
		function writeAfterEnd(stream, cb) {
			var er = new Error("write after end");
			stream.emit("error", er);
			pna.nextTick(cb, er);
		}
		function validChunk(stream, state, chunk, cb) {
			var valid = true;
			var er = false;
			if (chunk === null) {
				er = new TypeError("May not write null values to stream");
			} else if (typeof chunk !== "string" && chunk !== undefined && !state.objectMode) {
				er = new TypeError("Invalid non-string/buffer chunk");
			}
			if (er) {
				stream.emit("error", er);
				pna.nextTick(cb, er);
				valid = false;
			}
			return valid;
		}
		Writable.prototype.write = function(chunk, encoding, cb) {
			var state = this._writableState;
			var ret = false;
			var isBuf = !state.objectMode && _isUint8Array(chunk);
			if (isBuf && !Buffer.isBuffer(chunk)) {
				chunk = _uint8ArrayToBuffer(chunk);
			}
			if (typeof encoding === "function") {
				cb = encoding;
				encoding = null;
			}
			if (isBuf) encoding = "buffer";
			else if (!encoding) encoding = state.defaultEncoding;
			if (typeof cb !== "function") cb = nop;
			if (state.ended) writeAfterEnd(this, cb);
			else if (isBuf || validChunk(this, state, chunk, cb)) {
				state.pendingcb++;
				ret = writeOrBuffer(this, state, isBuf, chunk, encoding, cb);
			}
			return ret;
		};
		Writable.prototype.cork = function() {
			var state = this._writableState;
			state.corked++;
		};
		Writable.prototype.uncork = function() {
			var state = this._writableState;
			if (state.corked) {
				state.corked--;
				if (!state.writing && !state.corked && !state.bufferProcessing && state.bufferedRequest) clearBuffer(this, state);
			}
		};
		Writable.prototype.setDefaultEncoding = function setDefaultEncoding(encoding) {
			if (typeof encoding === "string") encoding = encoding.toLowerCase();
			if (!([
				"hex",
				"utf8",
				"utf-8",
				"ascii",
				"binary",
				"base64",
				"ucs2",
				"ucs-2",
				"utf16le",
				"utf-16le",
				"raw"
			].indexOf((encoding + "").toLowerCase()) > -1)) throw new TypeError("Unknown encoding: " + encoding);
			this._writableState.defaultEncoding = encoding;
			return this;
		};
		function decodeChunk(state, chunk, encoding) {
			if (!state.objectMode && state.decodeStrings !== false && typeof chunk === "string") {
				chunk = Buffer.from(chunk, encoding);
			}
			return chunk;
		}
		Object.defineProperty(Writable.prototype, "writableHighWaterMark", {
			enumerable: false,
			get: function() {
				return this._writableState.highWaterMark;
			}
		});
		function writeOrBuffer(stream, state, isBuf, chunk, encoding, cb) {
			if (!isBuf) {
				var newChunk = decodeChunk(state, chunk, encoding);
				if (chunk !== newChunk) {
					isBuf = true;
					encoding = "buffer";
					chunk = newChunk;
				}
			}
			var len = state.objectMode ? 1 : chunk.length;
			state.length += len;
			var ret = state.length < state.highWaterMark;
			if (!ret) state.needDrain = true;
			if (state.writing || state.corked) {
				var last = state.lastBufferedRequest;
				state.lastBufferedRequest = {
					chunk,
					encoding,
					isBuf,
					callback: cb,
					next: null
				};
				if (last) {
					last.next = state.lastBufferedRequest;
				} else {
					state.bufferedRequest = state.lastBufferedRequest;
				}
				state.bufferedRequestCount += 1;
			} else {
				doWrite(stream, state, false, len, chunk, encoding, cb);
			}
			return ret;
		}
		function doWrite(stream, state, writev, len, chunk, encoding, cb) {
			state.writelen = len;
			state.writecb = cb;
			state.writing = true;
			state.sync = true;
			if (writev) stream._writev(chunk, state.onwrite);
			else stream._write(chunk, encoding, state.onwrite);
			state.sync = false;
		}
		function onwriteError(stream, state, sync, er, cb) {
			--state.pendingcb;
			if (sync) {
				pna.nextTick(cb, er);
				pna.nextTick(finishMaybe, stream, state);
				stream._writableState.errorEmitted = true;
				stream.emit("error", er);
			} else {
				cb(er);
				stream._writableState.errorEmitted = true;
				stream.emit("error", er);
				finishMaybe(stream, state);
			}
		}
		function onwriteStateUpdate(state) {
			state.writing = false;
			state.writecb = null;
			state.length -= state.writelen;
			state.writelen = 0;
		}
		function onwrite(stream, er) {
			var state = stream._writableState;
			var sync = state.sync;
			var cb = state.writecb;
			onwriteStateUpdate(state);
			if (er) onwriteError(stream, state, sync, er, cb);
			else {
				var finished = needFinish(state);
				if (!finished && !state.corked && !state.bufferProcessing && state.bufferedRequest) {
					clearBuffer(stream, state);
				}
				if (sync) {
					asyncWrite(afterWrite, stream, state, finished, cb);
				} else {
					afterWrite(stream, state, finished, cb);
				}
			}
		}
		function afterWrite(stream, state, finished, cb) {
			if (!finished) onwriteDrain(stream, state);
			state.pendingcb--;
			cb();
			finishMaybe(stream, state);
		}
		function onwriteDrain(stream, state) {
			if (state.length === 0 && state.needDrain) {
				state.needDrain = false;
				stream.emit("drain");
			}
		}
		function clearBuffer(stream, state) {
			state.bufferProcessing = true;
			var entry = state.bufferedRequest;
			if (stream._writev && entry && entry.next) {
				var l = state.bufferedRequestCount;
				var buffer = new Array(l);
				var holder = state.corkedRequestsFree;
				holder.entry = entry;
				var count = 0;
				var allBuffers = true;
				while (entry) {
					buffer[count] = entry;
					if (!entry.isBuf) allBuffers = false;
					entry = entry.next;
					count += 1;
				}
				buffer.allBuffers = allBuffers;
				doWrite(stream, state, true, state.length, buffer, "", holder.finish);
				state.pendingcb++;
				state.lastBufferedRequest = null;
				if (holder.next) {
					state.corkedRequestsFree = holder.next;
					holder.next = null;
				} else {
					state.corkedRequestsFree = new CorkedRequest(state);
				}
				state.bufferedRequestCount = 0;
			} else {
				while (entry) {
					var chunk = entry.chunk;
					var encoding = entry.encoding;
					var cb = entry.callback;
					var len = state.objectMode ? 1 : chunk.length;
					doWrite(stream, state, false, len, chunk, encoding, cb);
					entry = entry.next;
					state.bufferedRequestCount--;
					if (state.writing) {
						break;
					}
				}
				if (entry === null) state.lastBufferedRequest = null;
			}
			state.bufferedRequest = entry;
			state.bufferProcessing = false;
		}
		Writable.prototype._write = function(chunk, encoding, cb) {
			cb(new Error("_write() is not implemented"));
		};
		Writable.prototype._writev = null;
		Writable.prototype.end = function(chunk, encoding, cb) {
			var state = this._writableState;
			if (typeof chunk === "function") {
				cb = chunk;
				chunk = null;
				encoding = null;
			} else if (typeof encoding === "function") {
				cb = encoding;
				encoding = null;
			}
			if (chunk !== null && chunk !== undefined) this.write(chunk, encoding);
			if (state.corked) {
				state.corked = 1;
				this.uncork();
			}
			if (!state.ending) endWritable(this, state, cb);
		};
		function needFinish(state) {
			return state.ending && state.length === 0 && state.bufferedRequest === null && !state.finished && !state.writing;
		}
		function callFinal(stream, state) {
			stream._final(function(err) {
				state.pendingcb--;
				if (err) {
					stream.emit("error", err);
				}
				state.prefinished = true;
				stream.emit("prefinish");
				finishMaybe(stream, state);
			});
		}
		function prefinish(stream, state) {
			if (!state.prefinished && !state.finalCalled) {
				if (typeof stream._final === "function") {
					state.pendingcb++;
					state.finalCalled = true;
					pna.nextTick(callFinal, stream, state);
				} else {
					state.prefinished = true;
					stream.emit("prefinish");
				}
			}
		}
		function finishMaybe(stream, state) {
			var need = needFinish(state);
			if (need) {
				prefinish(stream, state);
				if (state.pendingcb === 0) {
					state.finished = true;
					stream.emit("finish");
				}
			}
			return need;
		}
		function endWritable(stream, state, cb) {
			state.ending = true;
			finishMaybe(stream, state);
			if (cb) {
				if (state.finished) pna.nextTick(cb);
				else stream.once("finish", cb);
			}
			state.ended = true;
			stream.writable = false;
		}
		function onCorkedFinish(corkReq, state, err) {
			var entry = corkReq.entry;
			corkReq.entry = null;
			while (entry) {
				var cb = entry.callback;
				state.pendingcb--;
				cb(err);
				entry = entry.next;
			}
			state.corkedRequestsFree.next = corkReq;
		}
		Object.defineProperty(Writable.prototype, "destroyed", {
			get: function() {
				if (this._writableState === undefined) {
					return false;
				}
				return this._writableState.destroyed;
			},
			set: function(value) {
				if (!this._writableState) {
					return;
				}
				this._writableState.destroyed = value;
			}
		});
		Writable.prototype.destroy = destroyImpl.destroy;
		Writable.prototype._undestroy = destroyImpl.undestroy;
		Writable.prototype._destroy = function(err, cb) {
			this.end();
			cb(err);
		};
	}),
	46127: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		function _classCallCheck(instance, Constructor) {
			if (!(instance instanceof Constructor)) {
				throw new TypeError("Cannot call a class as a function");
			}
		}
		var Buffer = __webpack_require__(13644).Buffer;
		var util = __webpack_require__(39023);
		function copyBuffer(src, target, offset) {
			src.copy(target, offset);
		}
		module.exports = function() {
			function BufferList() {
				_classCallCheck(this, BufferList);
				this.head = null;
				this.tail = null;
				this.length = 0;
			}
			BufferList.prototype.push = function push(v) {
				var entry = {
					data: v,
					next: null
				};
				if (this.length > 0) this.tail.next = entry;
				else this.head = entry;
				this.tail = entry;
				++this.length;
			};
			BufferList.prototype.unshift = function unshift(v) {
				var entry = {
					data: v,
					next: this.head
				};
				if (this.length === 0) this.tail = entry;
				this.head = entry;
				++this.length;
			};
			BufferList.prototype.shift = function shift() {
				if (this.length === 0) return;
				var ret = this.head.data;
				if (this.length === 1) this.head = this.tail = null;
				else this.head = this.head.next;
				--this.length;
				return ret;
			};
			BufferList.prototype.clear = function clear() {
				this.head = this.tail = null;
				this.length = 0;
			};
			BufferList.prototype.join = function join(s) {
				if (this.length === 0) return "";
				var p = this.head;
				var ret = "" + p.data;
				while (p = p.next) {
					ret += s + p.data;
				}
				return ret;
			};
			BufferList.prototype.concat = function concat(n) {
				if (this.length === 0) return Buffer.alloc(0);
				var ret = Buffer.allocUnsafe(n >>> 0);
				var p = this.head;
				var i = 0;
				while (p) {
					copyBuffer(p.data, ret, i);
					i += p.data.length;
					p = p.next;
				}
				return ret;
			};
			return BufferList;
		}();
		if (util && util.inspect && util.inspect.custom) {
			module.exports.prototype[util.inspect.custom] = function() {
				var obj = util.inspect({ length: this.length });
				return this.constructor.name + " " + obj;
			};
		}
	}),
	91031: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		var pna = __webpack_require__(41564);
		function destroy(err, cb) {
			var _this = this;
			var readableDestroyed = this._readableState && this._readableState.destroyed;
			var writableDestroyed = this._writableState && this._writableState.destroyed;
			if (readableDestroyed || writableDestroyed) {
				if (cb) {
					cb(err);
				} else if (err) {
					if (!this._writableState) {
						pna.nextTick(emitErrorNT, this, err);
					} else if (!this._writableState.errorEmitted) {
						this._writableState.errorEmitted = true;
						pna.nextTick(emitErrorNT, this, err);
					}
				}
				return this;
			}
			if (this._readableState) {
				this._readableState.destroyed = true;
			}
			if (this._writableState) {
				this._writableState.destroyed = true;
			}
			this._destroy(err || null, function(err) {
				if (!cb && err) {
					if (!_this._writableState) {
						pna.nextTick(emitErrorNT, _this, err);
					} else if (!_this._writableState.errorEmitted) {
						_this._writableState.errorEmitted = true;
						pna.nextTick(emitErrorNT, _this, err);
					}
				} else if (cb) {
					cb(err);
				}
			});
			return this;
		}
		function undestroy() {
			if (this._readableState) {
				this._readableState.destroyed = false;
				this._readableState.reading = false;
				this._readableState.ended = false;
				this._readableState.endEmitted = false;
			}
			if (this._writableState) {
				this._writableState.destroyed = false;
				this._writableState.ended = false;
				this._writableState.ending = false;
				this._writableState.finalCalled = false;
				this._writableState.prefinished = false;
				this._writableState.finished = false;
				this._writableState.errorEmitted = false;
			}
		}
		function emitErrorNT(self, err) {
			self.emit("error", err);
		}
		module.exports = {
			destroy,
			undestroy
		};
	}),
	87137: ((module, __unused_webpack_exports, __webpack_require__) => {
		module.exports = __webpack_require__(2203);
	}),
	1835: ((module, __unused_webpack_exports, __webpack_require__) => {
		module.exports = __webpack_require__(73109).PassThrough;
	}),
	73109: ((module, exports, __webpack_require__) => {
		var Stream = __webpack_require__(2203);
		if (process.env.READABLE_STREAM === "disable" && Stream) {
			module.exports = Stream;
			exports = module.exports = Stream.Readable;
			exports.Readable = Stream.Readable;
			exports.Writable = Stream.Writable;
			exports.Duplex = Stream.Duplex;
			exports.Transform = Stream.Transform;
			exports.PassThrough = Stream.PassThrough;
			exports.Stream = Stream;
		} else {
			exports = module.exports = __webpack_require__(74559);
			exports.Stream = Stream || exports;
			exports.Readable = exports;
			exports.Writable = __webpack_require__(54579);
			exports.Duplex = __webpack_require__(34793);
			exports.Transform = __webpack_require__(69343);
			exports.PassThrough = __webpack_require__(72029);
		}
	}),
	13644: ((module, exports, __webpack_require__) => {
		var buffer = __webpack_require__(20181);
		var Buffer = buffer.Buffer;
		function copyProps(src, dst) {
			for (var key in src) {
				dst[key] = src[key];
			}
		}
		if (Buffer.from && Buffer.alloc && Buffer.allocUnsafe && Buffer.allocUnsafeSlow) {
			module.exports = buffer;
		} else {
			copyProps(buffer, exports);
			exports.Buffer = SafeBuffer;
		}
		function SafeBuffer(arg, encodingOrOffset, length) {
			return Buffer(arg, encodingOrOffset, length);
		}
		copyProps(Buffer, SafeBuffer);
		SafeBuffer.from = function(arg, encodingOrOffset, length) {
			if (typeof arg === "number") {
				throw new TypeError("Argument must not be a number");
			}
			return Buffer(arg, encodingOrOffset, length);
		};
		SafeBuffer.alloc = function(size, fill, encoding) {
			if (typeof size !== "number") {
				throw new TypeError("Argument must be a number");
			}
			var buf = Buffer(size);
			if (fill !== undefined) {
				if (typeof encoding === "string") {
					buf.fill(fill, encoding);
				} else {
					buf.fill(fill);
				}
			} else {
				buf.fill(0);
			}
			return buf;
		};
		SafeBuffer.allocUnsafe = function(size) {
			if (typeof size !== "number") {
				throw new TypeError("Argument must be a number");
			}
			return Buffer(size);
		};
		SafeBuffer.allocUnsafeSlow = function(size) {
			if (typeof size !== "number") {
				throw new TypeError("Argument must be a number");
			}
			return buffer.SlowBuffer(size);
		};
	}),
	50176: ((__unused_webpack_module, exports, __webpack_require__) => {
		"use strict";
		var Buffer = __webpack_require__(13644).Buffer;
		var isEncoding = Buffer.isEncoding || function(encoding) {
			encoding = "" + encoding;
			switch (encoding && encoding.toLowerCase()) {
				case "hex":
				case "utf8":
				case "utf-8":
				case "ascii":
				case "binary":
				case "base64":
				case "ucs2":
				case "ucs-2":
				case "utf16le":
				case "utf-16le":
				case "raw": return true;
				default: return false;
			}
		};
		function _normalizeEncoding(enc) {
			if (!enc) return "utf8";
			var retried;
			while (true) {
				switch (enc) {
					case "utf8":
					case "utf-8": return "utf8";
					case "ucs2":
					case "ucs-2":
					case "utf16le":
					case "utf-16le": return "utf16le";
					case "latin1":
					case "binary": return "latin1";
					case "base64":
					case "ascii":
					case "hex": return enc;
					default:
						if (retried) return;
						enc = ("" + enc).toLowerCase();
						retried = true;
				}
			}
		}
		;
		function normalizeEncoding(enc) {
			var nenc = _normalizeEncoding(enc);
			if (typeof nenc !== "string" && (Buffer.isEncoding === isEncoding || !isEncoding(enc))) throw new Error("Unknown encoding: " + enc);
			return nenc || enc;
		}
		exports.I = StringDecoder;
		function StringDecoder(encoding) {
			this.encoding = normalizeEncoding(encoding);
			var nb;
			switch (this.encoding) {
				case "utf16le":
					this.text = utf16Text;
					this.end = utf16End;
					nb = 4;
					break;
				case "utf8":
					this.fillLast = utf8FillLast;
					nb = 4;
					break;
				case "base64":
					this.text = base64Text;
					this.end = base64End;
					nb = 3;
					break;
				default:
					this.write = simpleWrite;
					this.end = simpleEnd;
					return;
			}
			this.lastNeed = 0;
			this.lastTotal = 0;
			this.lastChar = Buffer.allocUnsafe(nb);
		}
		StringDecoder.prototype.write = function(buf) {
			if (buf.length === 0) return "";
			var r;
			var i;
			if (this.lastNeed) {
				r = this.fillLast(buf);
				if (r === undefined) return "";
				i = this.lastNeed;
				this.lastNeed = 0;
			} else {
				i = 0;
			}
			if (i < buf.length) return r ? r + this.text(buf, i) : this.text(buf, i);
			return r || "";
		};
		StringDecoder.prototype.end = utf8End;
		StringDecoder.prototype.text = utf8Text;
		StringDecoder.prototype.fillLast = function(buf) {
			if (this.lastNeed <= buf.length) {
				buf.copy(this.lastChar, this.lastTotal - this.lastNeed, 0, this.lastNeed);
				return this.lastChar.toString(this.encoding, 0, this.lastTotal);
			}
			buf.copy(this.lastChar, this.lastTotal - this.lastNeed, 0, buf.length);
			this.lastNeed -= buf.length;
		};
		function utf8CheckByte(byte) {
			if (byte <= 127) return 0;
			else if (byte >> 5 === 6) return 2;
			else if (byte >> 4 === 14) return 3;
			else if (byte >> 3 === 30) return 4;
			return byte >> 6 === 2 ? -1 : -2;
		}
		function utf8CheckIncomplete(self, buf, i) {
			var j = buf.length - 1;
			if (j < i) return 0;
			var nb = utf8CheckByte(buf[j]);
			if (nb >= 0) {
				if (nb > 0) self.lastNeed = nb - 1;
				return nb;
			}
			if (--j < i || nb === -2) return 0;
			nb = utf8CheckByte(buf[j]);
			if (nb >= 0) {
				if (nb > 0) self.lastNeed = nb - 2;
				return nb;
			}
			if (--j < i || nb === -2) return 0;
			nb = utf8CheckByte(buf[j]);
			if (nb >= 0) {
				if (nb > 0) {
					if (nb === 2) nb = 0;
					else self.lastNeed = nb - 3;
				}
				return nb;
			}
			return 0;
		}
		function utf8CheckExtraBytes(self, buf, p) {
			if ((buf[0] & 192) !== 128) {
				self.lastNeed = 0;
				return "\uFFFD";
			}
			if (self.lastNeed > 1 && buf.length > 1) {
				if ((buf[1] & 192) !== 128) {
					self.lastNeed = 1;
					return "\uFFFD";
				}
				if (self.lastNeed > 2 && buf.length > 2) {
					if ((buf[2] & 192) !== 128) {
						self.lastNeed = 2;
						return "\uFFFD";
					}
				}
			}
		}
		function utf8FillLast(buf) {
			var p = this.lastTotal - this.lastNeed;
			var r = utf8CheckExtraBytes(this, buf, p);
			if (r !== undefined) return r;
			if (this.lastNeed <= buf.length) {
				buf.copy(this.lastChar, p, 0, this.lastNeed);
				return this.lastChar.toString(this.encoding, 0, this.lastTotal);
			}
			buf.copy(this.lastChar, p, 0, buf.length);
			this.lastNeed -= buf.length;
		}
		function utf8Text(buf, i) {
			var total = utf8CheckIncomplete(this, buf, i);
			if (!this.lastNeed) return buf.toString("utf8", i);
			this.lastTotal = total;
			var end = buf.length - (total - this.lastNeed);
			buf.copy(this.lastChar, 0, end);
			return buf.toString("utf8", i, end);
		}
		function utf8End(buf) {
			var r = buf && buf.length ? this.write(buf) : "";
			if (this.lastNeed) return r + "\uFFFD";
			return r;
		}
		function utf16Text(buf, i) {
			if ((buf.length - i) % 2 === 0) {
				var r = buf.toString("utf16le", i);
				if (r) {
					var c = r.charCodeAt(r.length - 1);
					if (c >= 55296 && c <= 56319) {
						this.lastNeed = 2;
						this.lastTotal = 4;
						this.lastChar[0] = buf[buf.length - 2];
						this.lastChar[1] = buf[buf.length - 1];
						return r.slice(0, -1);
					}
				}
				return r;
			}
			this.lastNeed = 1;
			this.lastTotal = 2;
			this.lastChar[0] = buf[buf.length - 1];
			return buf.toString("utf16le", i, buf.length - 1);
		}
		function utf16End(buf) {
			var r = buf && buf.length ? this.write(buf) : "";
			if (this.lastNeed) {
				var end = this.lastTotal - this.lastNeed;
				return r + this.lastChar.toString("utf16le", 0, end);
			}
			return r;
		}
		function base64Text(buf, i) {
			var n = (buf.length - i) % 3;
			if (n === 0) return buf.toString("base64", i);
			this.lastNeed = 3 - n;
			this.lastTotal = 3;
			if (n === 1) {
				this.lastChar[0] = buf[buf.length - 1];
			} else {
				this.lastChar[0] = buf[buf.length - 2];
				this.lastChar[1] = buf[buf.length - 1];
			}
			return buf.toString("base64", i, buf.length - n);
		}
		function base64End(buf) {
			var r = buf && buf.length ? this.write(buf) : "";
			if (this.lastNeed) return r + this.lastChar.toString("base64", 0, 3 - this.lastNeed);
			return r;
		}
		function simpleWrite(buf) {
			return buf.toString(this.encoding);
		}
		function simpleEnd(buf) {
			return buf && buf.length ? this.write(buf) : "";
		}
	}),
	66320: ((module, __unused_webpack_exports, __webpack_require__) => {
		var hashClear = __webpack_require__(48051), hashDelete = __webpack_require__(15431), hashGet = __webpack_require__(26934), hashHas = __webpack_require__(64306), hashSet = __webpack_require__(17226);
		function Hash(entries) {
			var index = -1, length = entries == null ? 0 : entries.length;
			this.clear();
			while (++index < length) {
				var entry = entries[index];
				this.set(entry[0], entry[1]);
			}
		}
		Hash.prototype.clear = hashClear;
		Hash.prototype["delete"] = hashDelete;
		Hash.prototype.get = hashGet;
		Hash.prototype.has = hashHas;
		Hash.prototype.set = hashSet;
		module.exports = Hash;
	}),
	68884: ((module, __unused_webpack_exports, __webpack_require__) => {
		var listCacheClear = __webpack_require__(99791), listCacheDelete = __webpack_require__(24555), listCacheGet = __webpack_require__(86634), listCacheHas = __webpack_require__(8430), listCacheSet = __webpack_require__(36918);
		function ListCache(entries) {
			var index = -1, length = entries == null ? 0 : entries.length;
			this.clear();
			while (++index < length) {
				var entry = entries[index];
				this.set(entry[0], entry[1]);
			}
		}
		ListCache.prototype.clear = listCacheClear;
		ListCache.prototype["delete"] = listCacheDelete;
		ListCache.prototype.get = listCacheGet;
		ListCache.prototype.has = listCacheHas;
		ListCache.prototype.set = listCacheSet;
		module.exports = ListCache;
	}),
	98272: ((module, __unused_webpack_exports, __webpack_require__) => {
		var getNative = __webpack_require__(68573), root = __webpack_require__(6748);
		var Map = getNative(root, "Map");
		module.exports = Map;
	}),
	79660: ((module, __unused_webpack_exports, __webpack_require__) => {
		var mapCacheClear = __webpack_require__(88487), mapCacheDelete = __webpack_require__(36275), mapCacheGet = __webpack_require__(30130), mapCacheHas = __webpack_require__(69254), mapCacheSet = __webpack_require__(59806);
		function MapCache(entries) {
			var index = -1, length = entries == null ? 0 : entries.length;
			this.clear();
			while (++index < length) {
				var entry = entries[index];
				this.set(entry[0], entry[1]);
			}
		}
		MapCache.prototype.clear = mapCacheClear;
		MapCache.prototype["delete"] = mapCacheDelete;
		MapCache.prototype.get = mapCacheGet;
		MapCache.prototype.has = mapCacheHas;
		MapCache.prototype.set = mapCacheSet;
		module.exports = MapCache;
	}),
	84986: ((module, __unused_webpack_exports, __webpack_require__) => {
		var getNative = __webpack_require__(68573), root = __webpack_require__(6748);
		var Set = getNative(root, "Set");
		module.exports = Set;
	}),
	23706: ((module, __unused_webpack_exports, __webpack_require__) => {
		var MapCache = __webpack_require__(79660), setCacheAdd = __webpack_require__(44671), setCacheHas = __webpack_require__(71884);
		function SetCache(values) {
			var index = -1, length = values == null ? 0 : values.length;
			this.__data__ = new MapCache();
			while (++index < length) {
				this.add(values[index]);
			}
		}
		SetCache.prototype.add = SetCache.prototype.push = setCacheAdd;
		SetCache.prototype.has = setCacheHas;
		module.exports = SetCache;
	}),
	38584: ((module, __unused_webpack_exports, __webpack_require__) => {
		var root = __webpack_require__(6748);
		var Symbol = root.Symbol;
		module.exports = Symbol;
	}),
	59678: ((module) => {
		function apply(func, thisArg, args) {
			switch (args.length) {
				case 0: return func.call(thisArg);
				case 1: return func.call(thisArg, args[0]);
				case 2: return func.call(thisArg, args[0], args[1]);
				case 3: return func.call(thisArg, args[0], args[1], args[2]);
			}
			return func.apply(thisArg, args);
		}
		module.exports = apply;
	}),
	70534: ((module, __unused_webpack_exports, __webpack_require__) => {
		var baseIndexOf = __webpack_require__(84760);
		function arrayIncludes(array, value) {
			var length = array == null ? 0 : array.length;
			return !!length && baseIndexOf(array, value, 0) > -1;
		}
		module.exports = arrayIncludes;
	}),
	37314: ((module) => {
		function arrayIncludesWith(array, value, comparator) {
			var index = -1, length = array == null ? 0 : array.length;
			while (++index < length) {
				if (comparator(value, array[index])) {
					return true;
				}
			}
			return false;
		}
		module.exports = arrayIncludesWith;
	}),
	62e3: ((module, __unused_webpack_exports, __webpack_require__) => {
		var baseTimes = __webpack_require__(21299), isArguments = __webpack_require__(60541), isArray = __webpack_require__(77192), isBuffer = __webpack_require__(43739), isIndex = __webpack_require__(37446), isTypedArray = __webpack_require__(35e3);
		var objectProto = Object.prototype;
		var hasOwnProperty = objectProto.hasOwnProperty;
		function arrayLikeKeys(value, inherited) {
			var isArr = isArray(value), isArg = !isArr && isArguments(value), isBuff = !isArr && !isArg && isBuffer(value), isType = !isArr && !isArg && !isBuff && isTypedArray(value), skipIndexes = isArr || isArg || isBuff || isType, result = skipIndexes ? baseTimes(value.length, String) : [], length = result.length;
			for (var key in value) {
				if ((inherited || hasOwnProperty.call(value, key)) && !(skipIndexes && (key == "length" || isBuff && (key == "offset" || key == "parent") || isType && (key == "buffer" || key == "byteLength" || key == "byteOffset") || isIndex(key, length)))) {
					result.push(key);
				}
			}
			return result;
		}
		module.exports = arrayLikeKeys;
	}),
	56649: ((module) => {
		function arrayMap(array, iteratee) {
			var index = -1, length = array == null ? 0 : array.length, result = Array(length);
			while (++index < length) {
				result[index] = iteratee(array[index], index, array);
			}
			return result;
		}
		module.exports = arrayMap;
	}),
	50827: ((module) => {
		function arrayPush(array, values) {
			var index = -1, length = values.length, offset = array.length;
			while (++index < length) {
				array[offset + index] = values[index];
			}
			return array;
		}
		module.exports = arrayPush;
	}),
	74024: ((module, __unused_webpack_exports, __webpack_require__) => {
		var eq = __webpack_require__(75199);
		function assocIndexOf(array, key) {
			var length = array.length;
			while (length--) {
				if (eq(array[length][0], key)) {
					return length;
				}
			}
			return -1;
		}
		module.exports = assocIndexOf;
	}),
	3126: ((module, __unused_webpack_exports, __webpack_require__) => {
		var SetCache = __webpack_require__(23706), arrayIncludes = __webpack_require__(70534), arrayIncludesWith = __webpack_require__(37314), arrayMap = __webpack_require__(56649), baseUnary = __webpack_require__(55506), cacheHas = __webpack_require__(64486);
		var LARGE_ARRAY_SIZE = 200;
		function baseDifference(array, values, iteratee, comparator) {
			var index = -1, includes = arrayIncludes, isCommon = true, length = array.length, result = [], valuesLength = values.length;
			if (!length) {
				return result;
			}
			if (iteratee) {
				values = arrayMap(values, baseUnary(iteratee));
			}
			if (comparator) {
				includes = arrayIncludesWith;
				isCommon = false;
			} else if (values.length >= LARGE_ARRAY_SIZE) {
				includes = cacheHas;
				isCommon = false;
				values = new SetCache(values);
			}
			outer: while (++index < length) {
				var value = array[index], computed = iteratee == null ? value : iteratee(value);
				value = comparator || value !== 0 ? value : 0;
				if (isCommon && computed === computed) {
					var valuesIndex = valuesLength;
					while (valuesIndex--) {
						if (values[valuesIndex] === computed) {
							continue outer;
						}
					}
					result.push(value);
				} else if (!includes(values, computed, comparator)) {
					result.push(value);
				}
			}
			return result;
		}
		module.exports = baseDifference;
	}),
	35588: ((module) => {
		function baseFindIndex(array, predicate, fromIndex, fromRight) {
			var length = array.length, index = fromIndex + (fromRight ? 1 : -1);
			while (fromRight ? index-- : ++index < length) {
				if (predicate(array[index], index, array)) {
					return index;
				}
			}
			return -1;
		}
		module.exports = baseFindIndex;
	}),
	63183: ((module, __unused_webpack_exports, __webpack_require__) => {
		var arrayPush = __webpack_require__(50827), isFlattenable = __webpack_require__(45088);
		function baseFlatten(array, depth, predicate, isStrict, result) {
			var index = -1, length = array.length;
			predicate || (predicate = isFlattenable);
			result || (result = []);
			while (++index < length) {
				var value = array[index];
				if (depth > 0 && predicate(value)) {
					if (depth > 1) {
						baseFlatten(value, depth - 1, predicate, isStrict, result);
					} else {
						arrayPush(result, value);
					}
				} else if (!isStrict) {
					result[result.length] = value;
				}
			}
			return result;
		}
		module.exports = baseFlatten;
	}),
	29117: ((module, __unused_webpack_exports, __webpack_require__) => {
		var Symbol = __webpack_require__(38584), getRawTag = __webpack_require__(95292), objectToString = __webpack_require__(71723);
		var nullTag = "[object Null]", undefinedTag = "[object Undefined]";
		var symToStringTag = Symbol ? Symbol.toStringTag : undefined;
		function baseGetTag(value) {
			if (value == null) {
				return value === undefined ? undefinedTag : nullTag;
			}
			return symToStringTag && symToStringTag in Object(value) ? getRawTag(value) : objectToString(value);
		}
		module.exports = baseGetTag;
	}),
	84760: ((module, __unused_webpack_exports, __webpack_require__) => {
		var baseFindIndex = __webpack_require__(35588), baseIsNaN = __webpack_require__(34352), strictIndexOf = __webpack_require__(95232);
		function baseIndexOf(array, value, fromIndex) {
			return value === value ? strictIndexOf(array, value, fromIndex) : baseFindIndex(array, baseIsNaN, fromIndex);
		}
		module.exports = baseIndexOf;
	}),
	93605: ((module, __unused_webpack_exports, __webpack_require__) => {
		var baseGetTag = __webpack_require__(29117), isObjectLike = __webpack_require__(51645);
		var argsTag = "[object Arguments]";
		function baseIsArguments(value) {
			return isObjectLike(value) && baseGetTag(value) == argsTag;
		}
		module.exports = baseIsArguments;
	}),
	34352: ((module) => {
		function baseIsNaN(value) {
			return value !== value;
		}
		module.exports = baseIsNaN;
	}),
	92334: ((module, __unused_webpack_exports, __webpack_require__) => {
		var isFunction = __webpack_require__(34329), isMasked = __webpack_require__(46613), isObject = __webpack_require__(96482), toSource = __webpack_require__(57192);
		var reRegExpChar = /[\\^$.*+?()[\]{}|]/g;
		var reIsHostCtor = /^\[object .+?Constructor\]$/;
		var funcProto = Function.prototype, objectProto = Object.prototype;
		var funcToString = funcProto.toString;
		var hasOwnProperty = objectProto.hasOwnProperty;
		var reIsNative = RegExp("^" + funcToString.call(hasOwnProperty).replace(reRegExpChar, "\\$&").replace(/hasOwnProperty|(function).*?(?=\\\()| for .+?(?=\\\])/g, "$1.*?") + "$");
		function baseIsNative(value) {
			if (!isObject(value) || isMasked(value)) {
				return false;
			}
			var pattern = isFunction(value) ? reIsNative : reIsHostCtor;
			return pattern.test(toSource(value));
		}
		module.exports = baseIsNative;
	}),
	16880: ((module, __unused_webpack_exports, __webpack_require__) => {
		var baseGetTag = __webpack_require__(29117), isLength = __webpack_require__(56657), isObjectLike = __webpack_require__(51645);
		var argsTag = "[object Arguments]", arrayTag = "[object Array]", boolTag = "[object Boolean]", dateTag = "[object Date]", errorTag = "[object Error]", funcTag = "[object Function]", mapTag = "[object Map]", numberTag = "[object Number]", objectTag = "[object Object]", regexpTag = "[object RegExp]", setTag = "[object Set]", stringTag = "[object String]", weakMapTag = "[object WeakMap]";
		var arrayBufferTag = "[object ArrayBuffer]", dataViewTag = "[object DataView]", float32Tag = "[object Float32Array]", float64Tag = "[object Float64Array]", int8Tag = "[object Int8Array]", int16Tag = "[object Int16Array]", int32Tag = "[object Int32Array]", uint8Tag = "[object Uint8Array]", uint8ClampedTag = "[object Uint8ClampedArray]", uint16Tag = "[object Uint16Array]", uint32Tag = "[object Uint32Array]";
		var typedArrayTags = {};
		typedArrayTags[float32Tag] = typedArrayTags[float64Tag] = typedArrayTags[int8Tag] = typedArrayTags[int16Tag] = typedArrayTags[int32Tag] = typedArrayTags[uint8Tag] = typedArrayTags[uint8ClampedTag] = typedArrayTags[uint16Tag] = typedArrayTags[uint32Tag] = true;
		typedArrayTags[argsTag] = typedArrayTags[arrayTag] = typedArrayTags[arrayBufferTag] = typedArrayTags[boolTag] = typedArrayTags[dataViewTag] = typedArrayTags[dateTag] = typedArrayTags[errorTag] = typedArrayTags[funcTag] = typedArrayTags[mapTag] = typedArrayTags[numberTag] = typedArrayTags[objectTag] = typedArrayTags[regexpTag] = typedArrayTags[setTag] = typedArrayTags[stringTag] = typedArrayTags[weakMapTag] = false;
		function baseIsTypedArray(value) {
			return isObjectLike(value) && isLength(value.length) && !!typedArrayTags[baseGetTag(value)];
		}
		module.exports = baseIsTypedArray;
	}),
	82094: ((module, __unused_webpack_exports, __webpack_require__) => {
		var isObject = __webpack_require__(96482), isPrototype = __webpack_require__(55944), nativeKeysIn = __webpack_require__(94008);
		var objectProto = Object.prototype;
		var hasOwnProperty = objectProto.hasOwnProperty;
		function baseKeysIn(object) {
			if (!isObject(object)) {
				return nativeKeysIn(object);
			}
			var isProto = isPrototype(object), result = [];
			for (var key in object) {
				if (!(key == "constructor" && (isProto || !hasOwnProperty.call(object, key)))) {
					result.push(key);
				}
			}
			return result;
		}
		module.exports = baseKeysIn;
	}),
	22035: ((module, __unused_webpack_exports, __webpack_require__) => {
		var identity = __webpack_require__(46851), overRest = __webpack_require__(20168), setToString = __webpack_require__(59402);
		function baseRest(func, start) {
			return setToString(overRest(func, start, identity), func + "");
		}
		module.exports = baseRest;
	}),
	64953: ((module, __unused_webpack_exports, __webpack_require__) => {
		var constant = __webpack_require__(85089), defineProperty = __webpack_require__(83106), identity = __webpack_require__(46851);
		var baseSetToString = !defineProperty ? identity : function(func, string) {
			return defineProperty(func, "toString", {
				"configurable": true,
				"enumerable": false,
				"value": constant(string),
				"writable": true
			});
		};
		module.exports = baseSetToString;
	}),
	21299: ((module) => {
		function baseTimes(n, iteratee) {
			var index = -1, result = Array(n);
			while (++index < n) {
				result[index] = iteratee(index);
			}
			return result;
		}
		module.exports = baseTimes;
	}),
	55506: ((module) => {
		function baseUnary(func) {
			return function(value) {
				return func(value);
			};
		}
		module.exports = baseUnary;
	}),
	32772: ((module, __unused_webpack_exports, __webpack_require__) => {
		var SetCache = __webpack_require__(23706), arrayIncludes = __webpack_require__(70534), arrayIncludesWith = __webpack_require__(37314), cacheHas = __webpack_require__(64486), createSet = __webpack_require__(48242), setToArray = __webpack_require__(11894);
		var LARGE_ARRAY_SIZE = 200;
		function baseUniq(array, iteratee, comparator) {
			var index = -1, includes = arrayIncludes, length = array.length, isCommon = true, result = [], seen = result;
			if (comparator) {
				isCommon = false;
				includes = arrayIncludesWith;
			} else if (length >= LARGE_ARRAY_SIZE) {
				var set = iteratee ? null : createSet(array);
				if (set) {
					return setToArray(set);
				}
				isCommon = false;
				includes = cacheHas;
				seen = new SetCache();
			} else {
				seen = iteratee ? [] : result;
			}
			outer: while (++index < length) {
				var value = array[index], computed = iteratee ? iteratee(value) : value;
				value = comparator || value !== 0 ? value : 0;
				if (isCommon && computed === computed) {
					var seenIndex = seen.length;
					while (seenIndex--) {
						if (seen[seenIndex] === computed) {
							continue outer;
						}
					}
					if (iteratee) {
						seen.push(computed);
					}
					result.push(value);
				} else if (!includes(seen, computed, comparator)) {
					if (seen !== result) {
						seen.push(computed);
					}
					result.push(value);
				}
			}
			return result;
		}
		module.exports = baseUniq;
	}),
	64486: ((module) => {
		function cacheHas(cache, key) {
			return cache.has(key);
		}
		module.exports = cacheHas;
	}),
	60252: ((module, __unused_webpack_exports, __webpack_require__) => {
		var root = __webpack_require__(6748);
		var coreJsData = root["__core-js_shared__"];
		module.exports = coreJsData;
	}),
	48242: ((module, __unused_webpack_exports, __webpack_require__) => {
		var Set = __webpack_require__(84986), noop = __webpack_require__(89029), setToArray = __webpack_require__(11894);
		var INFINITY = 1 / 0;
		var createSet = !(Set && 1 / setToArray(new Set([, -0]))[1] == INFINITY) ? noop : function(values) {
			return new Set(values);
		};
		module.exports = createSet;
	}),
	83106: ((module, __unused_webpack_exports, __webpack_require__) => {
		var getNative = __webpack_require__(68573);
		var defineProperty = function() {
			try {
				var func = getNative(Object, "defineProperty");
				func({}, "", {});
				return func;
			} catch (e) {}
		}();
		module.exports = defineProperty;
	}),
	78997: ((module) => {
		var freeGlobal = typeof global == "object" && global && global.Object === Object && global;
		module.exports = freeGlobal;
	}),
	1194: ((module, __unused_webpack_exports, __webpack_require__) => {
		var isKeyable = __webpack_require__(93245);
		function getMapData(map, key) {
			var data = map.__data__;
			return isKeyable(key) ? data[typeof key == "string" ? "string" : "hash"] : data.map;
		}
		module.exports = getMapData;
	}),
	68573: ((module, __unused_webpack_exports, __webpack_require__) => {
		var baseIsNative = __webpack_require__(92334), getValue = __webpack_require__(8293);
		function getNative(object, key) {
			var value = getValue(object, key);
			return baseIsNative(value) ? value : undefined;
		}
		module.exports = getNative;
	}),
	86194: ((module, __unused_webpack_exports, __webpack_require__) => {
		var overArg = __webpack_require__(61128);
		var getPrototype = overArg(Object.getPrototypeOf, Object);
		module.exports = getPrototype;
	}),
	95292: ((module, __unused_webpack_exports, __webpack_require__) => {
		var Symbol = __webpack_require__(38584);
		var objectProto = Object.prototype;
		var hasOwnProperty = objectProto.hasOwnProperty;
		var nativeObjectToString = objectProto.toString;
		var symToStringTag = Symbol ? Symbol.toStringTag : undefined;
		function getRawTag(value) {
			var isOwn = hasOwnProperty.call(value, symToStringTag), tag = value[symToStringTag];
			try {
				value[symToStringTag] = undefined;
				var unmasked = true;
			} catch (e) {}
			var result = nativeObjectToString.call(value);
			if (unmasked) {
				if (isOwn) {
					value[symToStringTag] = tag;
				} else {
					delete value[symToStringTag];
				}
			}
			return result;
		}
		module.exports = getRawTag;
	}),
	8293: ((module) => {
		function getValue(object, key) {
			return object == null ? undefined : object[key];
		}
		module.exports = getValue;
	}),
	48051: ((module, __unused_webpack_exports, __webpack_require__) => {
		var nativeCreate = __webpack_require__(71563);
		function hashClear() {
			this.__data__ = nativeCreate ? nativeCreate(null) : {};
			this.size = 0;
		}
		module.exports = hashClear;
	}),
	15431: ((module) => {
		function hashDelete(key) {
			var result = this.has(key) && delete this.__data__[key];
			this.size -= result ? 1 : 0;
			return result;
		}
		module.exports = hashDelete;
	}),
	26934: ((module, __unused_webpack_exports, __webpack_require__) => {
		var nativeCreate = __webpack_require__(71563);
		var HASH_UNDEFINED = "__lodash_hash_undefined__";
		var objectProto = Object.prototype;
		var hasOwnProperty = objectProto.hasOwnProperty;
		function hashGet(key) {
			var data = this.__data__;
			if (nativeCreate) {
				var result = data[key];
				return result === HASH_UNDEFINED ? undefined : result;
			}
			return hasOwnProperty.call(data, key) ? data[key] : undefined;
		}
		module.exports = hashGet;
	}),
	64306: ((module, __unused_webpack_exports, __webpack_require__) => {
		var nativeCreate = __webpack_require__(71563);
		var objectProto = Object.prototype;
		var hasOwnProperty = objectProto.hasOwnProperty;
		function hashHas(key) {
			var data = this.__data__;
			return nativeCreate ? data[key] !== undefined : hasOwnProperty.call(data, key);
		}
		module.exports = hashHas;
	}),
	17226: ((module, __unused_webpack_exports, __webpack_require__) => {
		var nativeCreate = __webpack_require__(71563);
		var HASH_UNDEFINED = "__lodash_hash_undefined__";
		function hashSet(key, value) {
			var data = this.__data__;
			this.size += this.has(key) ? 0 : 1;
			data[key] = nativeCreate && value === undefined ? HASH_UNDEFINED : value;
			return this;
		}
		module.exports = hashSet;
	}),
	45088: ((module, __unused_webpack_exports, __webpack_require__) => {
		var Symbol = __webpack_require__(38584), isArguments = __webpack_require__(60541), isArray = __webpack_require__(77192);
		var spreadableSymbol = Symbol ? Symbol.isConcatSpreadable : undefined;
		function isFlattenable(value) {
			return isArray(value) || isArguments(value) || !!(spreadableSymbol && value && value[spreadableSymbol]);
		}
		module.exports = isFlattenable;
	}),
	37446: ((module) => {
		var MAX_SAFE_INTEGER = 0x1fffffffffffff;
		var reIsUint = /^(?:0|[1-9]\d*)$/;
		function isIndex(value, length) {
			var type = typeof value;
			length = length == null ? MAX_SAFE_INTEGER : length;
			return !!length && (type == "number" || type != "symbol" && reIsUint.test(value)) && value > -1 && value % 1 == 0 && value < length;
		}
		module.exports = isIndex;
	}),
	3349: ((module, __unused_webpack_exports, __webpack_require__) => {
		var eq = __webpack_require__(75199), isArrayLike = __webpack_require__(75119), isIndex = __webpack_require__(37446), isObject = __webpack_require__(96482);
		function isIterateeCall(value, index, object) {
			if (!isObject(object)) {
				return false;
			}
			var type = typeof index;
			if (type == "number" ? isArrayLike(object) && isIndex(index, object.length) : type == "string" && index in object) {
				return eq(object[index], value);
			}
			return false;
		}
		module.exports = isIterateeCall;
	}),
	93245: ((module) => {
		function isKeyable(value) {
			var type = typeof value;
			return type == "string" || type == "number" || type == "symbol" || type == "boolean" ? value !== "__proto__" : value === null;
		}
		module.exports = isKeyable;
	}),
	46613: ((module, __unused_webpack_exports, __webpack_require__) => {
		var coreJsData = __webpack_require__(60252);
		var maskSrcKey = function() {
			var uid = /[^.]+$/.exec(coreJsData && coreJsData.keys && coreJsData.keys.IE_PROTO || "");
			return uid ? "Symbol(src)_1." + uid : "";
		}();
		function isMasked(func) {
			return !!maskSrcKey && maskSrcKey in func;
		}
		module.exports = isMasked;
	}),
	55944: ((module) => {
		var objectProto = Object.prototype;
		function isPrototype(value) {
			var Ctor = value && value.constructor, proto = typeof Ctor == "function" && Ctor.prototype || objectProto;
			return value === proto;
		}
		module.exports = isPrototype;
	}),
	99791: ((module) => {
		function listCacheClear() {
			this.__data__ = [];
			this.size = 0;
		}
		module.exports = listCacheClear;
	}),
	24555: ((module, __unused_webpack_exports, __webpack_require__) => {
		var assocIndexOf = __webpack_require__(74024);
		var arrayProto = Array.prototype;
		var splice = arrayProto.splice;
		function listCacheDelete(key) {
			var data = this.__data__, index = assocIndexOf(data, key);
			if (index < 0) {
				return false;
			}
			var lastIndex = data.length - 1;
			if (index == lastIndex) {
				data.pop();
			} else {
				splice.call(data, index, 1);
			}
			--this.size;
			return true;
		}
		module.exports = listCacheDelete;
	}),
	86634: ((module, __unused_webpack_exports, __webpack_require__) => {
		var assocIndexOf = __webpack_require__(74024);
		function listCacheGet(key) {
			var data = this.__data__, index = assocIndexOf(data, key);
			return index < 0 ? undefined : data[index][1];
		}
		module.exports = listCacheGet;
	}),
	8430: ((module, __unused_webpack_exports, __webpack_require__) => {
		var assocIndexOf = __webpack_require__(74024);
		function listCacheHas(key) {
			return assocIndexOf(this.__data__, key) > -1;
		}
		module.exports = listCacheHas;
	}),
	36918: ((module, __unused_webpack_exports, __webpack_require__) => {
		var assocIndexOf = __webpack_require__(74024);
		function listCacheSet(key, value) {
			var data = this.__data__, index = assocIndexOf(data, key);
			if (index < 0) {
				++this.size;
				data.push([key, value]);
			} else {
				data[index][1] = value;
			}
			return this;
		}
		module.exports = listCacheSet;
	}),
	88487: ((module, __unused_webpack_exports, __webpack_require__) => {
		var Hash = __webpack_require__(66320), ListCache = __webpack_require__(68884), Map = __webpack_require__(98272);
		function mapCacheClear() {
			this.size = 0;
			this.__data__ = {
				"hash": new Hash(),
				"map": new (Map || ListCache)(),
				"string": new Hash()
			};
		}
		module.exports = mapCacheClear;
	}),
	36275: ((module, __unused_webpack_exports, __webpack_require__) => {
		var getMapData = __webpack_require__(1194);
		function mapCacheDelete(key) {
			var result = getMapData(this, key)["delete"](key);
			this.size -= result ? 1 : 0;
			return result;
		}
		module.exports = mapCacheDelete;
	}),
	30130: ((module, __unused_webpack_exports, __webpack_require__) => {
		var getMapData = __webpack_require__(1194);
		function mapCacheGet(key) {
			return getMapData(this, key).get(key);
		}
		module.exports = mapCacheGet;
	}),
	69254: ((module, __unused_webpack_exports, __webpack_require__) => {
		var getMapData = __webpack_require__(1194);
		function mapCacheHas(key) {
			return getMapData(this, key).has(key);
		}
		module.exports = mapCacheHas;
	}),
	59806: ((module, __unused_webpack_exports, __webpack_require__) => {
		var getMapData = __webpack_require__(1194);
		function mapCacheSet(key, value) {
			var data = getMapData(this, key), size = data.size;
			data.set(key, value);
			this.size += data.size == size ? 0 : 1;
			return this;
		}
		module.exports = mapCacheSet;
	}),
	71563: ((module, __unused_webpack_exports, __webpack_require__) => {
		var getNative = __webpack_require__(68573);
		var nativeCreate = getNative(Object, "create");
		module.exports = nativeCreate;
	}),
	94008: ((module) => {
		function nativeKeysIn(object) {
			var result = [];
			if (object != null) {
				for (var key in Object(object)) {
					result.push(key);
				}
			}
			return result;
		}
		module.exports = nativeKeysIn;
	}),
	88724: ((module, exports, __webpack_require__) => {
		module = __webpack_require__.nmd(module);
		var freeGlobal = __webpack_require__(78997);
		var freeExports = true && exports && !exports.nodeType && exports;
		var freeModule = freeExports && "object" == "object" && module && !module.nodeType && module;
		var moduleExports = freeModule && freeModule.exports === freeExports;
		var freeProcess = moduleExports && freeGlobal.process;
		var nodeUtil = function() {
			try {
				var types = freeModule && freeModule.require && freeModule.require("util").types;
				if (types) {
					return types;
				}
				return freeProcess && freeProcess.binding && freeProcess.binding("util");
			} catch (e) {}
		}();
		module.exports = nodeUtil;
	}),
	71723: ((module) => {
		var objectProto = Object.prototype;
		var nativeObjectToString = objectProto.toString;
		function objectToString(value) {
			return nativeObjectToString.call(value);
		}
		module.exports = objectToString;
	}),
	61128: ((module) => {
		function overArg(func, transform) {
			return function(arg) {
				return func(transform(arg));
			};
		}
		module.exports = overArg;
	}),
	20168: ((module, __unused_webpack_exports, __webpack_require__) => {
		var apply = __webpack_require__(59678);
		var nativeMax = Math.max;
		function overRest(func, start, transform) {
			start = nativeMax(start === undefined ? func.length - 1 : start, 0);
			return function() {
				var args = arguments, index = -1, length = nativeMax(args.length - start, 0), array = Array(length);
				while (++index < length) {
					array[index] = args[start + index];
				}
				index = -1;
				var otherArgs = Array(start + 1);
				while (++index < start) {
					otherArgs[index] = args[index];
				}
				otherArgs[start] = transform(array);
				return apply(func, this, otherArgs);
			};
		}
		module.exports = overRest;
	}),
	6748: ((module, __unused_webpack_exports, __webpack_require__) => {
		var freeGlobal = __webpack_require__(78997);
		var freeSelf = typeof self == "object" && self && self.Object === Object && self;
		var root = freeGlobal || freeSelf || Function("return this")();
		module.exports = root;
	}),
	44671: ((module) => {
		var HASH_UNDEFINED = "__lodash_hash_undefined__";
		function setCacheAdd(value) {
			this.__data__.set(value, HASH_UNDEFINED);
			return this;
		}
		module.exports = setCacheAdd;
	}),
	71884: ((module) => {
		function setCacheHas(value) {
			return this.__data__.has(value);
		}
		module.exports = setCacheHas;
	}),
	11894: ((module) => {
		function setToArray(set) {
			var index = -1, result = Array(set.size);
			set.forEach(function(value) {
				result[++index] = value;
			});
			return result;
		}
		module.exports = setToArray;
	}),
	59402: ((module, __unused_webpack_exports, __webpack_require__) => {
		var baseSetToString = __webpack_require__(64953), shortOut = __webpack_require__(83286);
		var setToString = shortOut(baseSetToString);
		module.exports = setToString;
	}),
	83286: ((module) => {
		var HOT_COUNT = 800, HOT_SPAN = 16;
		var nativeNow = Date.now;
		function shortOut(func) {
			var count = 0, lastCalled = 0;
			return function() {
				var stamp = nativeNow(), remaining = HOT_SPAN - (stamp - lastCalled);
				lastCalled = stamp;
				if (remaining > 0) {
					if (++count >= HOT_COUNT) {
						return arguments[0];
					}
				} else {
					count = 0;
				}
				return func.apply(undefined, arguments);
			};
		}
		module.exports = shortOut;
	}),
	95232: ((module) => {
		function strictIndexOf(array, value, fromIndex) {
			var index = fromIndex - 1, length = array.length;
			while (++index < length) {
				if (array[index] === value) {
					return index;
				}
			}
			return -1;
		}
		module.exports = strictIndexOf;
	}),
	57192: ((module) => {
		var funcProto = Function.prototype;
		var funcToString = funcProto.toString;
		function toSource(func) {
			if (func != null) {
				try {
					return funcToString.call(func);
				} catch (e) {}
				try {
					return func + "";
				} catch (e) {}
			}
			return "";
		}
		module.exports = toSource;
	}),
	85089: ((module) => {
		function constant(value) {
			return function() {
				return value;
			};
		}
		module.exports = constant;
	}),
	7511: ((module, __unused_webpack_exports, __webpack_require__) => {
		var baseRest = __webpack_require__(22035), eq = __webpack_require__(75199), isIterateeCall = __webpack_require__(3349), keysIn = __webpack_require__(19430);
		var objectProto = Object.prototype;
		var hasOwnProperty = objectProto.hasOwnProperty;
		var defaults = baseRest(function(object, sources) {
			object = Object(object);
			var index = -1;
			var length = sources.length;
			var guard = length > 2 ? sources[2] : undefined;
			if (guard && isIterateeCall(sources[0], sources[1], guard)) {
				length = 1;
			}
			while (++index < length) {
				var source = sources[index];
				var props = keysIn(source);
				var propsIndex = -1;
				var propsLength = props.length;
				while (++propsIndex < propsLength) {
					var key = props[propsIndex];
					var value = object[key];
					if (value === undefined || eq(value, objectProto[key]) && !hasOwnProperty.call(object, key)) {
						object[key] = source[key];
					}
				}
			}
			return object;
		});
		module.exports = defaults;
	}),
	57294: ((module, __unused_webpack_exports, __webpack_require__) => {
		var baseDifference = __webpack_require__(3126), baseFlatten = __webpack_require__(63183), baseRest = __webpack_require__(22035), isArrayLikeObject = __webpack_require__(97100);
		var difference = baseRest(function(array, values) {
			return isArrayLikeObject(array) ? baseDifference(array, baseFlatten(values, 1, isArrayLikeObject, true)) : [];
		});
		module.exports = difference;
	}),
	75199: ((module) => {
		function eq(value, other) {
			return value === other || value !== value && other !== other;
		}
		module.exports = eq;
	}),
	97047: ((module, __unused_webpack_exports, __webpack_require__) => {
		var baseFlatten = __webpack_require__(63183);
		function flatten(array) {
			var length = array == null ? 0 : array.length;
			return length ? baseFlatten(array, 1) : [];
		}
		module.exports = flatten;
	}),
	46851: ((module) => {
		function identity(value) {
			return value;
		}
		module.exports = identity;
	}),
	60541: ((module, __unused_webpack_exports, __webpack_require__) => {
		var baseIsArguments = __webpack_require__(93605), isObjectLike = __webpack_require__(51645);
		var objectProto = Object.prototype;
		var hasOwnProperty = objectProto.hasOwnProperty;
		var propertyIsEnumerable = objectProto.propertyIsEnumerable;
		var isArguments = baseIsArguments(function() {
			return arguments;
		}()) ? baseIsArguments : function(value) {
			return isObjectLike(value) && hasOwnProperty.call(value, "callee") && !propertyIsEnumerable.call(value, "callee");
		};
		module.exports = isArguments;
	}),
	77192: ((module) => {
		var isArray = Array.isArray;
		module.exports = isArray;
	}),
	75119: ((module, __unused_webpack_exports, __webpack_require__) => {
		var isFunction = __webpack_require__(34329), isLength = __webpack_require__(56657);
		function isArrayLike(value) {
			return value != null && isLength(value.length) && !isFunction(value);
		}
		module.exports = isArrayLike;
	}),
	97100: ((module, __unused_webpack_exports, __webpack_require__) => {
		var isArrayLike = __webpack_require__(75119), isObjectLike = __webpack_require__(51645);
		function isArrayLikeObject(value) {
			return isObjectLike(value) && isArrayLike(value);
		}
		module.exports = isArrayLikeObject;
	}),
	43739: ((module, exports, __webpack_require__) => {
		module = __webpack_require__.nmd(module);
		var root = __webpack_require__(6748), stubFalse = __webpack_require__(92074);
		var freeExports = true && exports && !exports.nodeType && exports;
		var freeModule = freeExports && "object" == "object" && module && !module.nodeType && module;
		var moduleExports = freeModule && freeModule.exports === freeExports;
		var Buffer = moduleExports ? root.Buffer : undefined;
		var nativeIsBuffer = Buffer ? Buffer.isBuffer : undefined;
		var isBuffer = nativeIsBuffer || stubFalse;
		module.exports = isBuffer;
	}),
	34329: ((module, __unused_webpack_exports, __webpack_require__) => {
		var baseGetTag = __webpack_require__(29117), isObject = __webpack_require__(96482);
		var asyncTag = "[object AsyncFunction]", funcTag = "[object Function]", genTag = "[object GeneratorFunction]", proxyTag = "[object Proxy]";
		function isFunction(value) {
			if (!isObject(value)) {
				return false;
			}
			var tag = baseGetTag(value);
			return tag == funcTag || tag == genTag || tag == asyncTag || tag == proxyTag;
		}
		module.exports = isFunction;
	}),
	56657: ((module) => {
		var MAX_SAFE_INTEGER = 0x1fffffffffffff;
		function isLength(value) {
			return typeof value == "number" && value > -1 && value % 1 == 0 && value <= MAX_SAFE_INTEGER;
		}
		module.exports = isLength;
	}),
	96482: ((module) => {
		function isObject(value) {
			var type = typeof value;
			return value != null && (type == "object" || type == "function");
		}
		module.exports = isObject;
	}),
	51645: ((module) => {
		function isObjectLike(value) {
			return value != null && typeof value == "object";
		}
		module.exports = isObjectLike;
	}),
	36542: ((module, __unused_webpack_exports, __webpack_require__) => {
		var baseGetTag = __webpack_require__(29117), getPrototype = __webpack_require__(86194), isObjectLike = __webpack_require__(51645);
		var objectTag = "[object Object]";
		var funcProto = Function.prototype, objectProto = Object.prototype;
		var funcToString = funcProto.toString;
		var hasOwnProperty = objectProto.hasOwnProperty;
		var objectCtorString = funcToString.call(Object);
		function isPlainObject(value) {
			if (!isObjectLike(value) || baseGetTag(value) != objectTag) {
				return false;
			}
			var proto = getPrototype(value);
			if (proto === null) {
				return true;
			}
			var Ctor = hasOwnProperty.call(proto, "constructor") && proto.constructor;
			return typeof Ctor == "function" && Ctor instanceof Ctor && funcToString.call(Ctor) == objectCtorString;
		}
		module.exports = isPlainObject;
	}),
	35e3: ((module, __unused_webpack_exports, __webpack_require__) => {
		var baseIsTypedArray = __webpack_require__(16880), baseUnary = __webpack_require__(55506), nodeUtil = __webpack_require__(88724);
		var nodeIsTypedArray = nodeUtil && nodeUtil.isTypedArray;
		var isTypedArray = nodeIsTypedArray ? baseUnary(nodeIsTypedArray) : baseIsTypedArray;
		module.exports = isTypedArray;
	}),
	19430: ((module, __unused_webpack_exports, __webpack_require__) => {
		var arrayLikeKeys = __webpack_require__(62e3), baseKeysIn = __webpack_require__(82094), isArrayLike = __webpack_require__(75119);
		function keysIn(object) {
			return isArrayLike(object) ? arrayLikeKeys(object, true) : baseKeysIn(object);
		}
		module.exports = keysIn;
	}),
	89029: ((module) => {
		function noop() {}
		module.exports = noop;
	}),
	92074: ((module) => {
		function stubFalse() {
			return false;
		}
		module.exports = stubFalse;
	}),
	73270: ((module, __unused_webpack_exports, __webpack_require__) => {
		var baseFlatten = __webpack_require__(63183), baseRest = __webpack_require__(22035), baseUniq = __webpack_require__(32772), isArrayLikeObject = __webpack_require__(97100);
		var union = baseRest(function(arrays) {
			return baseUniq(baseFlatten(arrays, 1, isArrayLikeObject, true));
		});
		module.exports = union;
	}),
	4469: ((module, __unused_webpack_exports, __webpack_require__) => {
		var path = __webpack_require__(16928);
		var fs = __webpack_require__(79896);
		var _0777 = parseInt("0777", 8);
		module.exports = mkdirP.mkdirp = mkdirP.mkdirP = mkdirP;
		function mkdirP(p, opts, f, made) {
			if (typeof opts === "function") {
				f = opts;
				opts = {};
			} else if (!opts || typeof opts !== "object") {
				opts = { mode: opts };
			}
			var mode = opts.mode;
			var xfs = opts.fs || fs;
			if (mode === undefined) {
				mode = _0777;
			}
			if (!made) made = null;
			var cb = f || function() {};
			p = path.resolve(p);
			xfs.mkdir(p, mode, function(er) {
				if (!er) {
					made = made || p;
					return cb(null, made);
				}
				switch (er.code) {
					case "ENOENT":
						if (path.dirname(p) === p) return cb(er);
						mkdirP(path.dirname(p), opts, function(er, made) {
							if (er) cb(er, made);
							else mkdirP(p, opts, cb, made);
						});
						break;
					default:
						xfs.stat(p, function(er2, stat) {
							if (er2 || !stat.isDirectory()) cb(er, made);
							else cb(null, made);
						});
						break;
				}
			});
		}
		mkdirP.sync = function sync(p, opts, made) {
			if (!opts || typeof opts !== "object") {
				opts = { mode: opts };
			}
			var mode = opts.mode;
			var xfs = opts.fs || fs;
			if (mode === undefined) {
				mode = _0777;
			}
			if (!made) made = null;
			p = path.resolve(p);
			try {
				xfs.mkdirSync(p, mode);
				made = made || p;
			} catch (err0) {
				switch (err0.code) {
					case "ENOENT":
						made = sync(path.dirname(p), opts, made);
						sync(p, opts, made);
						break;
					default:
						var stat;
						try {
							stat = xfs.statSync(p);
						} catch (err1) {
							throw err0;
						}
						if (!stat.isDirectory()) throw err0;
						break;
				}
			}
			return made;
		};
	}),
	56133: ((module) => {
		module.exports = function(path, stripTrailing) {
			if (typeof path !== "string") {
				throw new TypeError("expected path to be a string");
			}
			if (path === "\\" || path === "/") return "/";
			var len = path.length;
			if (len <= 1) return path;
			var prefix = "";
			if (len > 4 && path[3] === "\\") {
				var ch = path[2];
				if ((ch === "?" || ch === ".") && path.slice(0, 2) === "\\\\") {
					path = path.slice(2);
					prefix = "//";
				}
			}
			var segs = path.split(/[/\\]+/);
			if (stripTrailing !== false && segs[segs.length - 1] === "") {
				segs.pop();
			}
			return prefix + segs.join("/");
		};
	}),
	41564: ((module) => {
		"use strict";
		if (typeof process === "undefined" || !process.version || process.version.indexOf("v0.") === 0 || process.version.indexOf("v1.") === 0 && process.version.indexOf("v1.8.") !== 0) {
			module.exports = { nextTick };
		} else {
			module.exports = process;
		}
		function nextTick(fn, arg1, arg2, arg3) {
			if (typeof fn !== "function") {
				throw new TypeError("\"callback\" argument must be a function");
			}
			var len = arguments.length;
			var args, i;
			switch (len) {
				case 0:
				case 1: return process.nextTick(fn);
				case 2: return process.nextTick(function afterTickOne() {
					fn.call(null, arg1);
				});
				case 3: return process.nextTick(function afterTickTwo() {
					fn.call(null, arg1, arg2);
				});
				case 4: return process.nextTick(function afterTickThree() {
					fn.call(null, arg1, arg2, arg3);
				});
				default:
					args = new Array(len - 1);
					i = 0;
					while (i < args.length) {
						args[i++] = arguments[i];
					}
					return process.nextTick(function afterTick() {
						fn.apply(null, args);
					});
			}
		}
	}),
	7945: ((module) => {
		module.exports = global.process;
	}),
	76417: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const process = ((base, esmKey, keys, isValid) => {
			if (esmKey in base && base[esmKey] === true) {
				let candidate;
				for (const key of keys) {
					if (!(key in base)) {
						continue;
					}
					candidate = base[key];
					if (isValid(candidate)) {
						return candidate;
					}
				}
			}
			return base;
		})(__webpack_require__(7945), "__esModule", ["default", "process"], (candidate) => "nextTick" in candidate);
		module.exports = process;
	}),
	80652: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const { SymbolDispose } = __webpack_require__(50999);
		const { AbortError, codes } = __webpack_require__(69220);
		const { isNodeStream, isWebStream, kControllerErrorFunction } = __webpack_require__(83426);
		const eos = __webpack_require__(59196);
		const { ERR_INVALID_ARG_TYPE } = codes;
		let addAbortListener;
		const validateAbortSignal = (signal, name) => {
			if (typeof signal !== "object" || !("aborted" in signal)) {
				throw new ERR_INVALID_ARG_TYPE(name, "AbortSignal", signal);
			}
		};
		module.exports.addAbortSignal = function addAbortSignal(signal, stream) {
			validateAbortSignal(signal, "signal");
			if (!isNodeStream(stream) && !isWebStream(stream)) {
				throw new ERR_INVALID_ARG_TYPE("stream", [
					"ReadableStream",
					"WritableStream",
					"Stream"
				], stream);
			}
			return module.exports.addAbortSignalNoValidate(signal, stream);
		};
		module.exports.addAbortSignalNoValidate = function(signal, stream) {
			if (typeof signal !== "object" || !("aborted" in signal)) {
				return stream;
			}
			const onAbort = isNodeStream(stream) ? () => {
				stream.destroy(new AbortError(undefined, { cause: signal.reason }));
			} : () => {
				stream[kControllerErrorFunction](new AbortError(undefined, { cause: signal.reason }));
			};
			if (signal.aborted) {
				onAbort();
			} else {
				addAbortListener = addAbortListener || __webpack_require__(23539).addAbortListener;
				const disposable = addAbortListener(signal, onAbort);
				eos(stream, disposable[SymbolDispose]);
			}
			return stream;
		};
	}),
	77336: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const { StringPrototypeSlice, SymbolIterator, TypedArrayPrototypeSet, Uint8Array } = __webpack_require__(50999);
		const { Buffer } = __webpack_require__(20181);
		const { inspect } = __webpack_require__(23539);
		module.exports = class BufferList {
			constructor() {
				this.head = null;
				this.tail = null;
				this.length = 0;
			}
			push(v) {
				const entry = {
					data: v,
					next: null
				};
				if (this.length > 0) this.tail.next = entry;
				else this.head = entry;
				this.tail = entry;
				++this.length;
			}
			unshift(v) {
				const entry = {
					data: v,
					next: this.head
				};
				if (this.length === 0) this.tail = entry;
				this.head = entry;
				++this.length;
			}
			shift() {
				if (this.length === 0) return;
				const ret = this.head.data;
				if (this.length === 1) this.head = this.tail = null;
				else this.head = this.head.next;
				--this.length;
				return ret;
			}
			clear() {
				this.head = this.tail = null;
				this.length = 0;
			}
			join(s) {
				if (this.length === 0) return "";
				let p = this.head;
				let ret = "" + p.data;
				while ((p = p.next) !== null) ret += s + p.data;
				return ret;
			}
			concat(n) {
				if (this.length === 0) return Buffer.alloc(0);
				const ret = Buffer.allocUnsafe(n >>> 0);
				let p = this.head;
				let i = 0;
				while (p) {
					TypedArrayPrototypeSet(ret, p.data, i);
					i += p.data.length;
					p = p.next;
				}
				return ret;
			}
			consume(n, hasStrings) {
				const data = this.head.data;
				if (n < data.length) {
					const slice = data.slice(0, n);
					this.head.data = data.slice(n);
					return slice;
				}
				if (n === data.length) {
					return this.shift();
				}
				return hasStrings ? this._getString(n) : this._getBuffer(n);
			}
			first() {
				return this.head.data;
			}
			*[SymbolIterator]() {
				for (let p = this.head; p; p = p.next) {
					yield p.data;
				}
			}
			_getString(n) {
				let ret = "";
				let p = this.head;
				let c = 0;
				do {
					const str = p.data;
					if (n > str.length) {
						ret += str;
						n -= str.length;
					} else {
						if (n === str.length) {
							ret += str;
							++c;
							if (p.next) this.head = p.next;
							else this.head = this.tail = null;
						} else {
							ret += StringPrototypeSlice(str, 0, n);
							this.head = p;
							p.data = StringPrototypeSlice(str, n);
						}
						break;
					}
					++c;
				} while ((p = p.next) !== null);
				this.length -= c;
				return ret;
			}
			_getBuffer(n) {
				const ret = Buffer.allocUnsafe(n);
				const retLen = n;
				let p = this.head;
				let c = 0;
				do {
					const buf = p.data;
					if (n > buf.length) {
						TypedArrayPrototypeSet(ret, buf, retLen - n);
						n -= buf.length;
					} else {
						if (n === buf.length) {
							TypedArrayPrototypeSet(ret, buf, retLen - n);
							++c;
							if (p.next) this.head = p.next;
							else this.head = this.tail = null;
						} else {
							TypedArrayPrototypeSet(ret, new Uint8Array(buf.buffer, buf.byteOffset, n), retLen - n);
							this.head = p;
							p.data = buf.slice(n);
						}
						break;
					}
					++c;
				} while ((p = p.next) !== null);
				this.length -= c;
				return ret;
			}
			[Symbol.for("nodejs.util.inspect.custom")](_, options) {
				return inspect(this, {
					...options,
					depth: 0,
					customInspect: false
				});
			}
		};
	}),
	64999: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const { pipeline } = __webpack_require__(16701);
		const Duplex = __webpack_require__(94449);
		const { destroyer } = __webpack_require__(65089);
		const { isNodeStream, isReadable, isWritable, isWebStream, isTransformStream, isWritableStream, isReadableStream } = __webpack_require__(83426);
		const { AbortError, codes: { ERR_INVALID_ARG_VALUE, ERR_MISSING_ARGS } } = __webpack_require__(69220);
		const eos = __webpack_require__(59196);
		module.exports = function compose(...streams) {
			if (streams.length === 0) {
				throw new ERR_MISSING_ARGS("streams");
			}
			if (streams.length === 1) {
				return Duplex.from(streams[0]);
			}
			const orgStreams = [...streams];
			if (typeof streams[0] === "function") {
				streams[0] = Duplex.from(streams[0]);
			}
			if (typeof streams[streams.length - 1] === "function") {
				const idx = streams.length - 1;
				streams[idx] = Duplex.from(streams[idx]);
			}
			for (let n = 0; n < streams.length; ++n) {
				if (!isNodeStream(streams[n]) && !isWebStream(streams[n])) {
					continue;
				}
				if (n < streams.length - 1 && !(isReadable(streams[n]) || isReadableStream(streams[n]) || isTransformStream(streams[n]))) {
					throw new ERR_INVALID_ARG_VALUE(`streams[${n}]`, orgStreams[n], "must be readable");
				}
				if (n > 0 && !(isWritable(streams[n]) || isWritableStream(streams[n]) || isTransformStream(streams[n]))) {
					throw new ERR_INVALID_ARG_VALUE(`streams[${n}]`, orgStreams[n], "must be writable");
				}
			}
			let ondrain;
			let onfinish;
			let onreadable;
			let onclose;
			let d;
			function onfinished(err) {
				const cb = onclose;
				onclose = null;
				if (cb) {
					cb(err);
				} else if (err) {
					d.destroy(err);
				} else if (!readable && !writable) {
					d.destroy();
				}
			}
			const head = streams[0];
			const tail = pipeline(streams, onfinished);
			const writable = !!(isWritable(head) || isWritableStream(head) || isTransformStream(head));
			const readable = !!(isReadable(tail) || isReadableStream(tail) || isTransformStream(tail));
			d = new Duplex({
				writableObjectMode: !!(head !== null && head !== undefined && head.writableObjectMode),
				readableObjectMode: !!(tail !== null && tail !== undefined && tail.readableObjectMode),
				writable,
				readable
			});
			if (writable) {
				if (isNodeStream(head)) {
					d._write = function(chunk, encoding, callback) {
						if (head.write(chunk, encoding)) {
							callback();
						} else {
							ondrain = callback;
						}
					};
					d._final = function(callback) {
						head.end();
						onfinish = callback;
					};
					head.on("drain", function() {
						if (ondrain) {
							const cb = ondrain;
							ondrain = null;
							cb();
						}
					});
				} else if (isWebStream(head)) {
					const writable = isTransformStream(head) ? head.writable : head;
					const writer = writable.getWriter();
					d._write = async function(chunk, encoding, callback) {
						try {
							await writer.ready;
							writer.write(chunk).catch(() => {});
							callback();
						} catch (err) {
							callback(err);
						}
					};
					d._final = async function(callback) {
						try {
							await writer.ready;
							writer.close().catch(() => {});
							onfinish = callback;
						} catch (err) {
							callback(err);
						}
					};
				}
				const toRead = isTransformStream(tail) ? tail.readable : tail;
				eos(toRead, () => {
					if (onfinish) {
						const cb = onfinish;
						onfinish = null;
						cb();
					}
				});
			}
			if (readable) {
				if (isNodeStream(tail)) {
					tail.on("readable", function() {
						if (onreadable) {
							const cb = onreadable;
							onreadable = null;
							cb();
						}
					});
					tail.on("end", function() {
						d.push(null);
					});
					d._read = function() {
						while (true) {
							const buf = tail.read();
							if (buf === null) {
								onreadable = d._read;
								return;
							}
							if (!d.push(buf)) {
								return;
							}
						}
					};
				} else if (isWebStream(tail)) {
					const readable = isTransformStream(tail) ? tail.readable : tail;
					const reader = readable.getReader();
					d._read = async function() {
						while (true) {
							try {
								const { value, done } = await reader.read();
								if (!d.push(value)) {
									return;
								}
								if (done) {
									d.push(null);
									return;
								}
							} catch {
								return;
							}
						}
					};
				}
			}
			d._destroy = function(err, callback) {
				if (!err && onclose !== null) {
					err = new AbortError();
				}
				onreadable = null;
				ondrain = null;
				onfinish = null;
				if (onclose === null) {
					callback(err);
				} else {
					onclose = callback;
					if (isNodeStream(tail)) {
						destroyer(tail, err);
					}
				}
			};
			return d;
		};
	}),
	65089: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const process = __webpack_require__(76417);
		const { aggregateTwoErrors, codes: { ERR_MULTIPLE_CALLBACK }, AbortError } = __webpack_require__(69220);
		const { Symbol } = __webpack_require__(50999);
		const { kIsDestroyed, isDestroyed, isFinished, isServerRequest } = __webpack_require__(83426);
		const kDestroy = Symbol("kDestroy");
		const kConstruct = Symbol("kConstruct");
		function checkError(err, w, r) {
			if (err) {
				err.stack;
				if (w && !w.errored) {
					w.errored = err;
				}
				if (r && !r.errored) {
					r.errored = err;
				}
			}
		}
		function destroy(err, cb) {
			const r = this._readableState;
			const w = this._writableState;
			const s = w || r;
			if (w !== null && w !== undefined && w.destroyed || r !== null && r !== undefined && r.destroyed) {
				if (typeof cb === "function") {
					cb();
				}
				return this;
			}
			checkError(err, w, r);
			if (w) {
				w.destroyed = true;
			}
			if (r) {
				r.destroyed = true;
			}
			if (!s.constructed) {
				this.once(kDestroy, function(er) {
					_destroy(this, aggregateTwoErrors(er, err), cb);
				});
			} else {
				_destroy(this, err, cb);
			}
			return this;
		}
		function _destroy(self, err, cb) {
			let called = false;
			function onDestroy(err) {
				if (called) {
					return;
				}
				called = true;
				const r = self._readableState;
				const w = self._writableState;
				checkError(err, w, r);
				if (w) {
					w.closed = true;
				}
				if (r) {
					r.closed = true;
				}
				if (typeof cb === "function") {
					cb(err);
				}
				if (err) {
					process.nextTick(emitErrorCloseNT, self, err);
				} else {
					process.nextTick(emitCloseNT, self);
				}
			}
			try {
				self._destroy(err || null, onDestroy);
			} catch (err) {
				onDestroy(err);
			}
		}
		function emitErrorCloseNT(self, err) {
			emitErrorNT(self, err);
			emitCloseNT(self);
		}
		function emitCloseNT(self) {
			const r = self._readableState;
			const w = self._writableState;
			if (w) {
				w.closeEmitted = true;
			}
			if (r) {
				r.closeEmitted = true;
			}
			if (w !== null && w !== undefined && w.emitClose || r !== null && r !== undefined && r.emitClose) {
				self.emit("close");
			}
		}
		function emitErrorNT(self, err) {
			const r = self._readableState;
			const w = self._writableState;
			if (w !== null && w !== undefined && w.errorEmitted || r !== null && r !== undefined && r.errorEmitted) {
				return;
			}
			if (w) {
				w.errorEmitted = true;
			}
			if (r) {
				r.errorEmitted = true;
			}
			self.emit("error", err);
		}
		function undestroy() {
			const r = this._readableState;
			const w = this._writableState;
			if (r) {
				r.constructed = true;
				r.closed = false;
				r.closeEmitted = false;
				r.destroyed = false;
				r.errored = null;
				r.errorEmitted = false;
				r.reading = false;
				r.ended = r.readable === false;
				r.endEmitted = r.readable === false;
			}
			if (w) {
				w.constructed = true;
				w.destroyed = false;
				w.closed = false;
				w.closeEmitted = false;
				w.errored = null;
				w.errorEmitted = false;
				w.finalCalled = false;
				w.prefinished = false;
				w.ended = w.writable === false;
				w.ending = w.writable === false;
				w.finished = w.writable === false;
			}
		}
		function errorOrDestroy(stream, err, sync) {
			const r = stream._readableState;
			const w = stream._writableState;
			if (w !== null && w !== undefined && w.destroyed || r !== null && r !== undefined && r.destroyed) {
				return this;
			}
			if (r !== null && r !== undefined && r.autoDestroy || w !== null && w !== undefined && w.autoDestroy) stream.destroy(err);
			else if (err) {
				err.stack;
				if (w && !w.errored) {
					w.errored = err;
				}
				if (r && !r.errored) {
					r.errored = err;
				}
				if (sync) {
					process.nextTick(emitErrorNT, stream, err);
				} else {
					emitErrorNT(stream, err);
				}
			}
		}
		function construct(stream, cb) {
			if (typeof stream._construct !== "function") {
				return;
			}
			const r = stream._readableState;
			const w = stream._writableState;
			if (r) {
				r.constructed = false;
			}
			if (w) {
				w.constructed = false;
			}
			stream.once(kConstruct, cb);
			if (stream.listenerCount(kConstruct) > 1) {
				return;
			}
			process.nextTick(constructNT, stream);
		}
		function constructNT(stream) {
			let called = false;
			function onConstruct(err) {
				if (called) {
					errorOrDestroy(stream, err !== null && err !== undefined ? err : new ERR_MULTIPLE_CALLBACK());
					return;
				}
				called = true;
				const r = stream._readableState;
				const w = stream._writableState;
				const s = w || r;
				if (r) {
					r.constructed = true;
				}
				if (w) {
					w.constructed = true;
				}
				if (s.destroyed) {
					stream.emit(kDestroy, err);
				} else if (err) {
					errorOrDestroy(stream, err, true);
				} else {
					process.nextTick(emitConstructNT, stream);
				}
			}
			try {
				stream._construct((err) => {
					process.nextTick(onConstruct, err);
				});
			} catch (err) {
				process.nextTick(onConstruct, err);
			}
		}
		function emitConstructNT(stream) {
			stream.emit(kConstruct);
		}
		function isRequest(stream) {
			return (stream === null || stream === undefined ? undefined : stream.setHeader) && typeof stream.abort === "function";
		}
		function emitCloseLegacy(stream) {
			stream.emit("close");
		}
		function emitErrorCloseLegacy(stream, err) {
			stream.emit("error", err);
			process.nextTick(emitCloseLegacy, stream);
		}
		function destroyer(stream, err) {
			if (!stream || isDestroyed(stream)) {
				return;
			}
			if (!err && !isFinished(stream)) {
				err = new AbortError();
			}
			if (isServerRequest(stream)) {
				stream.socket = null;
				stream.destroy(err);
			} else if (isRequest(stream)) {
				stream.abort();
			} else if (isRequest(stream.req)) {
				stream.req.abort();
			} else if (typeof stream.destroy === "function") {
				stream.destroy(err);
			} else if (typeof stream.close === "function") {
				stream.close();
			} else if (err) {
				process.nextTick(emitErrorCloseLegacy, stream, err);
			} else {
				process.nextTick(emitCloseLegacy, stream);
			}
			if (!stream.destroyed) {
				stream[kIsDestroyed] = true;
			}
		}
		module.exports = {
			construct,
			destroyer,
			destroy,
			undestroy,
			errorOrDestroy
		};
	}),
	94449: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const { ObjectDefineProperties, ObjectGetOwnPropertyDescriptor, ObjectKeys, ObjectSetPrototypeOf } = __webpack_require__(50999);
		module.exports = Duplex;
		const Readable = __webpack_require__(17783);
		const Writable = __webpack_require__(58939);
		ObjectSetPrototypeOf(Duplex.prototype, Readable.prototype);
		ObjectSetPrototypeOf(Duplex, Readable);
		{
			const keys = ObjectKeys(Writable.prototype);
			for (let i = 0; i < keys.length; i++) {
				const method = keys[i];
				if (!Duplex.prototype[method]) Duplex.prototype[method] = Writable.prototype[method];
			}
		}
		function Duplex(options) {
			if (!(this instanceof Duplex)) return new Duplex(options);
			Readable.call(this, options);
			Writable.call(this, options);
			if (options) {
				this.allowHalfOpen = options.allowHalfOpen !== false;
				if (options.readable === false) {
					this._readableState.readable = false;
					this._readableState.ended = true;
					this._readableState.endEmitted = true;
				}
				if (options.writable === false) {
					this._writableState.writable = false;
					this._writableState.ending = true;
					this._writableState.ended = true;
					this._writableState.finished = true;
				}
			} else {
				this.allowHalfOpen = true;
			}
		}
		ObjectDefineProperties(Duplex.prototype, {
			writable: {
				__proto__: null,
				...ObjectGetOwnPropertyDescriptor(Writable.prototype, "writable")
			},
			writableHighWaterMark: {
				__proto__: null,
				...ObjectGetOwnPropertyDescriptor(Writable.prototype, "writableHighWaterMark")
			},
			writableObjectMode: {
				__proto__: null,
				...ObjectGetOwnPropertyDescriptor(Writable.prototype, "writableObjectMode")
			},
			writableBuffer: {
				__proto__: null,
				...ObjectGetOwnPropertyDescriptor(Writable.prototype, "writableBuffer")
			},
			writableLength: {
				__proto__: null,
				...ObjectGetOwnPropertyDescriptor(Writable.prototype, "writableLength")
			},
			writableFinished: {
				__proto__: null,
				...ObjectGetOwnPropertyDescriptor(Writable.prototype, "writableFinished")
			},
			writableCorked: {
				__proto__: null,
				...ObjectGetOwnPropertyDescriptor(Writable.prototype, "writableCorked")
			},
			writableEnded: {
				__proto__: null,
				...ObjectGetOwnPropertyDescriptor(Writable.prototype, "writableEnded")
			},
			writableNeedDrain: {
				__proto__: null,
				...ObjectGetOwnPropertyDescriptor(Writable.prototype, "writableNeedDrain")
			},
			destroyed: {
				__proto__: null,
				get() {
					if (this._readableState === undefined || this._writableState === undefined) {
						return false;
					}
					return this._readableState.destroyed && this._writableState.destroyed;
				},
				set(value) {
					if (this._readableState && this._writableState) {
						this._readableState.destroyed = value;
						this._writableState.destroyed = value;
					}
				}
			}
		});
		let webStreamsAdapters;
		function lazyWebStreams() {
			if (webStreamsAdapters === undefined) webStreamsAdapters = {};
			return webStreamsAdapters;
		}
		Duplex.fromWeb = function(pair, options) {
			return lazyWebStreams().newStreamDuplexFromReadableWritablePair(pair, options);
		};
		Duplex.toWeb = function(duplex) {
			return lazyWebStreams().newReadableWritablePairFromDuplex(duplex);
		};
		let duplexify;
		Duplex.from = function(body) {
			if (!duplexify) {
				duplexify = __webpack_require__(4599);
			}
			return duplexify(body, "body");
		};
	}),
	4599: ((module, __unused_webpack_exports, __webpack_require__) => {
		const process = __webpack_require__(76417);
		"use strict";
		const bufferModule = __webpack_require__(20181);
		const { isReadable, isWritable, isIterable, isNodeStream, isReadableNodeStream, isWritableNodeStream, isDuplexNodeStream, isReadableStream, isWritableStream } = __webpack_require__(83426);
		const eos = __webpack_require__(59196);
		const { AbortError, codes: { ERR_INVALID_ARG_TYPE, ERR_INVALID_RETURN_VALUE } } = __webpack_require__(69220);
		const { destroyer } = __webpack_require__(65089);
		const Duplex = __webpack_require__(94449);
		const Readable = __webpack_require__(17783);
		const Writable = __webpack_require__(58939);
		const { createDeferredPromise } = __webpack_require__(23539);
		const from = __webpack_require__(4659);
		const Blob = globalThis.Blob || bufferModule.Blob;
		const isBlob = typeof Blob !== "undefined" ? function isBlob(b) {
			return b instanceof Blob;
		} : function isBlob(b) {
			return false;
		};
		const AbortController = globalThis.AbortController || __webpack_require__(17413).AbortController;
		const { FunctionPrototypeCall } = __webpack_require__(50999);
		class Duplexify extends Duplex {
			constructor(options) {
				super(options);
				if ((options === null || options === undefined ? undefined : options.readable) === false) {
					this._readableState.readable = false;
					this._readableState.ended = true;
					this._readableState.endEmitted = true;
				}
				if ((options === null || options === undefined ? undefined : options.writable) === false) {
					this._writableState.writable = false;
					this._writableState.ending = true;
					this._writableState.ended = true;
					this._writableState.finished = true;
				}
			}
		}
		module.exports = function duplexify(body, name) {
			if (isDuplexNodeStream(body)) {
				return body;
			}
			if (isReadableNodeStream(body)) {
				return _duplexify({ readable: body });
			}
			if (isWritableNodeStream(body)) {
				return _duplexify({ writable: body });
			}
			if (isNodeStream(body)) {
				return _duplexify({
					writable: false,
					readable: false
				});
			}
			if (isReadableStream(body)) {
				return _duplexify({ readable: Readable.fromWeb(body) });
			}
			if (isWritableStream(body)) {
				return _duplexify({ writable: Writable.fromWeb(body) });
			}
			if (typeof body === "function") {
				const { value, write, final, destroy } = fromAsyncGen(body);
				if (isIterable(value)) {
					return from(Duplexify, value, {
						objectMode: true,
						write,
						final,
						destroy
					});
				}
				const then = value === null || value === undefined ? undefined : value.then;
				if (typeof then === "function") {
					let d;
					const promise = FunctionPrototypeCall(then, value, (val) => {
						if (val != null) {
							throw new ERR_INVALID_RETURN_VALUE("nully", "body", val);
						}
					}, (err) => {
						destroyer(d, err);
					});
					return d = new Duplexify({
						objectMode: true,
						readable: false,
						write,
						final(cb) {
							final(async () => {
								try {
									await promise;
									process.nextTick(cb, null);
								} catch (err) {
									process.nextTick(cb, err);
								}
							});
						},
						destroy
					});
				}
				throw new ERR_INVALID_RETURN_VALUE("Iterable, AsyncIterable or AsyncFunction", name, value);
			}
			if (isBlob(body)) {
				return duplexify(body.arrayBuffer());
			}
			if (isIterable(body)) {
				return from(Duplexify, body, {
					objectMode: true,
					writable: false
				});
			}
			if (isReadableStream(body === null || body === undefined ? undefined : body.readable) && isWritableStream(body === null || body === undefined ? undefined : body.writable)) {
				return Duplexify.fromWeb(body);
			}
			if (typeof (body === null || body === undefined ? undefined : body.writable) === "object" || typeof (body === null || body === undefined ? undefined : body.readable) === "object") {
				const readable = body !== null && body !== undefined && body.readable ? isReadableNodeStream(body === null || body === undefined ? undefined : body.readable) ? body === null || body === undefined ? undefined : body.readable : duplexify(body.readable) : undefined;
				const writable = body !== null && body !== undefined && body.writable ? isWritableNodeStream(body === null || body === undefined ? undefined : body.writable) ? body === null || body === undefined ? undefined : body.writable : duplexify(body.writable) : undefined;
				return _duplexify({
					readable,
					writable
				});
			}
			const then = body === null || body === undefined ? undefined : body.then;
			if (typeof then === "function") {
				let d;
				FunctionPrototypeCall(then, body, (val) => {
					if (val != null) {
						d.push(val);
					}
					d.push(null);
				}, (err) => {
					destroyer(d, err);
				});
				return d = new Duplexify({
					objectMode: true,
					writable: false,
					read() {}
				});
			}
			throw new ERR_INVALID_ARG_TYPE(name, [
				"Blob",
				"ReadableStream",
				"WritableStream",
				"Stream",
				"Iterable",
				"AsyncIterable",
				"Function",
				"{ readable, writable } pair",
				"Promise"
			], body);
		};
		function fromAsyncGen(fn) {
			let { promise, resolve } = createDeferredPromise();
			const ac = new AbortController();
			const signal = ac.signal;
			const value = fn((async function* () {
				while (true) {
					const _promise = promise;
					promise = null;
					const { chunk, done, cb } = await _promise;
					process.nextTick(cb);
					if (done) return;
					if (signal.aborted) throw new AbortError(undefined, { cause: signal.reason });
					({promise, resolve} = createDeferredPromise());
					yield chunk;
				}
			})(), { signal });
			return {
				value,
				write(chunk, encoding, cb) {
					const _resolve = resolve;
					resolve = null;
					_resolve({
						chunk,
						done: false,
						cb
					});
				},
				final(cb) {
					const _resolve = resolve;
					resolve = null;
					_resolve({
						done: true,
						cb
					});
				},
				destroy(err, cb) {
					ac.abort();
					cb(err);
				}
			};
		}
		function _duplexify(pair) {
			const r = pair.readable && typeof pair.readable.read !== "function" ? Readable.wrap(pair.readable) : pair.readable;
			const w = pair.writable;
			let readable = !!isReadable(r);
			let writable = !!isWritable(w);
			let ondrain;
			let onfinish;
			let onreadable;
			let onclose;
			let d;
			function onfinished(err) {
				const cb = onclose;
				onclose = null;
				if (cb) {
					cb(err);
				} else if (err) {
					d.destroy(err);
				}
			}
			d = new Duplexify({
				readableObjectMode: !!(r !== null && r !== undefined && r.readableObjectMode),
				writableObjectMode: !!(w !== null && w !== undefined && w.writableObjectMode),
				readable,
				writable
			});
			if (writable) {
				eos(w, (err) => {
					writable = false;
					if (err) {
						destroyer(r, err);
					}
					onfinished(err);
				});
				d._write = function(chunk, encoding, callback) {
					if (w.write(chunk, encoding)) {
						callback();
					} else {
						ondrain = callback;
					}
				};
				d._final = function(callback) {
					w.end();
					onfinish = callback;
				};
				w.on("drain", function() {
					if (ondrain) {
						const cb = ondrain;
						ondrain = null;
						cb();
					}
				});
				w.on("finish", function() {
					if (onfinish) {
						const cb = onfinish;
						onfinish = null;
						cb();
					}
				});
			}
			if (readable) {
				eos(r, (err) => {
					readable = false;
					if (err) {
						destroyer(r, err);
					}
					onfinished(err);
				});
				r.on("readable", function() {
					if (onreadable) {
						const cb = onreadable;
						onreadable = null;
						cb();
					}
				});
				r.on("end", function() {
					d.push(null);
				});
				d._read = function() {
					while (true) {
						const buf = r.read();
						if (buf === null) {
							onreadable = d._read;
							return;
						}
						if (!d.push(buf)) {
							return;
						}
					}
				};
			}
			d._destroy = function(err, callback) {
				if (!err && onclose !== null) {
					err = new AbortError();
				}
				onreadable = null;
				ondrain = null;
				onfinish = null;
				if (onclose === null) {
					callback(err);
				} else {
					onclose = callback;
					destroyer(w, err);
					destroyer(r, err);
				}
			};
			return d;
		}
	}),
	59196: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const process = __webpack_require__(76417);
		const { AbortError, codes } = __webpack_require__(69220);
		const { ERR_INVALID_ARG_TYPE, ERR_STREAM_PREMATURE_CLOSE } = codes;
		const { kEmptyObject, once } = __webpack_require__(23539);
		const { validateAbortSignal, validateFunction, validateObject, validateBoolean } = __webpack_require__(49554);
		const { Promise, PromisePrototypeThen, SymbolDispose } = __webpack_require__(50999);
		const { isClosed, isReadable, isReadableNodeStream, isReadableStream, isReadableFinished, isReadableErrored, isWritable, isWritableNodeStream, isWritableStream, isWritableFinished, isWritableErrored, isNodeStream, willEmitClose: _willEmitClose, kIsClosedPromise } = __webpack_require__(83426);
		let addAbortListener;
		function isRequest(stream) {
			return stream.setHeader && typeof stream.abort === "function";
		}
		const nop = () => {};
		function eos(stream, options, callback) {
			var _options$readable, _options$writable;
			if (arguments.length === 2) {
				callback = options;
				options = kEmptyObject;
			} else if (options == null) {
				options = kEmptyObject;
			} else {
				validateObject(options, "options");
			}
			validateFunction(callback, "callback");
			validateAbortSignal(options.signal, "options.signal");
			callback = once(callback);
			if (isReadableStream(stream) || isWritableStream(stream)) {
				return eosWeb(stream, options, callback);
			}
			if (!isNodeStream(stream)) {
				throw new ERR_INVALID_ARG_TYPE("stream", [
					"ReadableStream",
					"WritableStream",
					"Stream"
				], stream);
			}
			const readable = (_options$readable = options.readable) !== null && _options$readable !== undefined ? _options$readable : isReadableNodeStream(stream);
			const writable = (_options$writable = options.writable) !== null && _options$writable !== undefined ? _options$writable : isWritableNodeStream(stream);
			const wState = stream._writableState;
			const rState = stream._readableState;
			const onlegacyfinish = () => {
				if (!stream.writable) {
					onfinish();
				}
			};
			let willEmitClose = _willEmitClose(stream) && isReadableNodeStream(stream) === readable && isWritableNodeStream(stream) === writable;
			let writableFinished = isWritableFinished(stream, false);
			const onfinish = () => {
				writableFinished = true;
				if (stream.destroyed) {
					willEmitClose = false;
				}
				if (willEmitClose && (!stream.readable || readable)) {
					return;
				}
				if (!readable || readableFinished) {
					callback.call(stream);
				}
			};
			let readableFinished = isReadableFinished(stream, false);
			const onend = () => {
				readableFinished = true;
				if (stream.destroyed) {
					willEmitClose = false;
				}
				if (willEmitClose && (!stream.writable || writable)) {
					return;
				}
				if (!writable || writableFinished) {
					callback.call(stream);
				}
			};
			const onerror = (err) => {
				callback.call(stream, err);
			};
			let closed = isClosed(stream);
			const onclose = () => {
				closed = true;
				const errored = isWritableErrored(stream) || isReadableErrored(stream);
				if (errored && typeof errored !== "boolean") {
					return callback.call(stream, errored);
				}
				if (readable && !readableFinished && isReadableNodeStream(stream, true)) {
					if (!isReadableFinished(stream, false)) return callback.call(stream, new ERR_STREAM_PREMATURE_CLOSE());
				}
				if (writable && !writableFinished) {
					if (!isWritableFinished(stream, false)) return callback.call(stream, new ERR_STREAM_PREMATURE_CLOSE());
				}
				callback.call(stream);
			};
			const onclosed = () => {
				closed = true;
				const errored = isWritableErrored(stream) || isReadableErrored(stream);
				if (errored && typeof errored !== "boolean") {
					return callback.call(stream, errored);
				}
				callback.call(stream);
			};
			const onrequest = () => {
				stream.req.on("finish", onfinish);
			};
			if (isRequest(stream)) {
				stream.on("complete", onfinish);
				if (!willEmitClose) {
					stream.on("abort", onclose);
				}
				if (stream.req) {
					onrequest();
				} else {
					stream.on("request", onrequest);
				}
			} else if (writable && !wState) {
				stream.on("end", onlegacyfinish);
				stream.on("close", onlegacyfinish);
			}
			if (!willEmitClose && typeof stream.aborted === "boolean") {
				stream.on("aborted", onclose);
			}
			stream.on("end", onend);
			stream.on("finish", onfinish);
			if (options.error !== false) {
				stream.on("error", onerror);
			}
			stream.on("close", onclose);
			if (closed) {
				process.nextTick(onclose);
			} else if (wState !== null && wState !== undefined && wState.errorEmitted || rState !== null && rState !== undefined && rState.errorEmitted) {
				if (!willEmitClose) {
					process.nextTick(onclosed);
				}
			} else if (!readable && (!willEmitClose || isReadable(stream)) && (writableFinished || isWritable(stream) === false)) {
				process.nextTick(onclosed);
			} else if (!writable && (!willEmitClose || isWritable(stream)) && (readableFinished || isReadable(stream) === false)) {
				process.nextTick(onclosed);
			} else if (rState && stream.req && stream.aborted) {
				process.nextTick(onclosed);
			}
			const cleanup = () => {
				callback = nop;
				stream.removeListener("aborted", onclose);
				stream.removeListener("complete", onfinish);
				stream.removeListener("abort", onclose);
				stream.removeListener("request", onrequest);
				if (stream.req) stream.req.removeListener("finish", onfinish);
				stream.removeListener("end", onlegacyfinish);
				stream.removeListener("close", onlegacyfinish);
				stream.removeListener("finish", onfinish);
				stream.removeListener("end", onend);
				stream.removeListener("error", onerror);
				stream.removeListener("close", onclose);
			};
			if (options.signal && !closed) {
				const abort = () => {
					const endCallback = callback;
					cleanup();
					endCallback.call(stream, new AbortError(undefined, { cause: options.signal.reason }));
				};
				if (options.signal.aborted) {
					process.nextTick(abort);
				} else {
					addAbortListener = addAbortListener || __webpack_require__(23539).addAbortListener;
					const disposable = addAbortListener(options.signal, abort);
					const originalCallback = callback;
					callback = once((...args) => {
						disposable[SymbolDispose]();
						originalCallback.apply(stream, args);
					});
				}
			}
			return cleanup;
		}
		function eosWeb(stream, options, callback) {
			let isAborted = false;
			let abort = nop;
			if (options.signal) {
				abort = () => {
					isAborted = true;
					callback.call(stream, new AbortError(undefined, { cause: options.signal.reason }));
				};
				if (options.signal.aborted) {
					process.nextTick(abort);
				} else {
					addAbortListener = addAbortListener || __webpack_require__(23539).addAbortListener;
					const disposable = addAbortListener(options.signal, abort);
					const originalCallback = callback;
					callback = once((...args) => {
						disposable[SymbolDispose]();
						originalCallback.apply(stream, args);
					});
				}
			}
			const resolverFn = (...args) => {
				if (!isAborted) {
					process.nextTick(() => callback.apply(stream, args));
				}
			};
			PromisePrototypeThen(stream[kIsClosedPromise].promise, resolverFn, resolverFn);
			return nop;
		}
		function finished(stream, opts) {
			var _opts;
			let autoCleanup = false;
			if (opts === null) {
				opts = kEmptyObject;
			}
			if ((_opts = opts) !== null && _opts !== undefined && _opts.cleanup) {
				validateBoolean(opts.cleanup, "cleanup");
				autoCleanup = opts.cleanup;
			}
			return new Promise((resolve, reject) => {
				const cleanup = eos(stream, opts, (err) => {
					if (autoCleanup) {
						cleanup();
					}
					if (err) {
						reject(err);
					} else {
						resolve();
					}
				});
			});
		}
		module.exports = eos;
		module.exports.finished = finished;
	}),
	4659: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const process = __webpack_require__(76417);
		const { PromisePrototypeThen, SymbolAsyncIterator, SymbolIterator } = __webpack_require__(50999);
		const { Buffer } = __webpack_require__(20181);
		const { ERR_INVALID_ARG_TYPE, ERR_STREAM_NULL_VALUES } = __webpack_require__(69220).codes;
		function from(Readable, iterable, opts) {
			let iterator;
			if (typeof iterable === "string" || iterable instanceof Buffer) {
				return new Readable({
					objectMode: true,
					...opts,
					read() {
						this.push(iterable);
						this.push(null);
					}
				});
			}
			let isAsync;
			if (iterable && iterable[SymbolAsyncIterator]) {
				isAsync = true;
				iterator = iterable[SymbolAsyncIterator]();
			} else if (iterable && iterable[SymbolIterator]) {
				isAsync = false;
				iterator = iterable[SymbolIterator]();
			} else {
				throw new ERR_INVALID_ARG_TYPE("iterable", ["Iterable"], iterable);
			}
			const readable = new Readable({
				objectMode: true,
				highWaterMark: 1,
				...opts
			});
			let reading = false;
			readable._read = function() {
				if (!reading) {
					reading = true;
					next();
				}
			};
			readable._destroy = function(error, cb) {
				PromisePrototypeThen(close(error), () => process.nextTick(cb, error), (e) => process.nextTick(cb, e || error));
			};
			async function close(error) {
				const hadError = error !== undefined && error !== null;
				const hasThrow = typeof iterator.throw === "function";
				if (hadError && hasThrow) {
					const { value, done } = await iterator.throw(error);
					await value;
					if (done) {
						return;
					}
				}
				if (typeof iterator.return === "function") {
					const { value } = await iterator.return();
					await value;
				}
			}
			async function next() {
				for (;;) {
					try {
						const { value, done } = isAsync ? await iterator.next() : iterator.next();
						if (done) {
							readable.push(null);
						} else {
							const res = value && typeof value.then === "function" ? await value : value;
							if (res === null) {
								reading = false;
								throw new ERR_STREAM_NULL_VALUES();
							} else if (readable.push(res)) {
								continue;
							} else {
								reading = false;
							}
						}
					} catch (err) {
						readable.destroy(err);
					}
					break;
				}
			}
			return readable;
		}
		module.exports = from;
	}),
	84128: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const { ArrayIsArray, ObjectSetPrototypeOf } = __webpack_require__(50999);
		const { EventEmitter: EE } = __webpack_require__(24434);
		function Stream(opts) {
			EE.call(this, opts);
		}
		ObjectSetPrototypeOf(Stream.prototype, EE.prototype);
		ObjectSetPrototypeOf(Stream, EE);
		Stream.prototype.pipe = function(dest, options) {
			const source = this;
			function ondata(chunk) {
				if (dest.writable && dest.write(chunk) === false && source.pause) {
					source.pause();
				}
			}
			source.on("data", ondata);
			function ondrain() {
				if (source.readable && source.resume) {
					source.resume();
				}
			}
			dest.on("drain", ondrain);
			if (!dest._isStdio && (!options || options.end !== false)) {
				source.on("end", onend);
				source.on("close", onclose);
			}
			let didOnEnd = false;
			function onend() {
				if (didOnEnd) return;
				didOnEnd = true;
				dest.end();
			}
			function onclose() {
				if (didOnEnd) return;
				didOnEnd = true;
				if (typeof dest.destroy === "function") dest.destroy();
			}
			function onerror(er) {
				var _this$listenerCount;
				cleanup();
				if (((_this$listenerCount = this.listenerCount) === null || _this$listenerCount === undefined ? undefined : _this$listenerCount.call(this, "error")) === 0) {
					this.emit("error", er);
				}
			}
			prependListener(source, "error", onerror);
			prependListener(dest, "error", onerror);
			function cleanup() {
				source.removeListener("data", ondata);
				dest.removeListener("drain", ondrain);
				source.removeListener("end", onend);
				source.removeListener("close", onclose);
				source.removeListener("error", onerror);
				dest.removeListener("error", onerror);
				source.removeListener("end", cleanup);
				source.removeListener("close", cleanup);
				dest.removeListener("close", cleanup);
			}
			source.on("end", cleanup);
			source.on("close", cleanup);
			dest.on("close", cleanup);
			dest.emit("pipe", source);
			return dest;
		};
		function prependListener(emitter, event, fn) {
			if (typeof emitter.prependListener === "function") return emitter.prependListener(event, fn);
			if (!emitter._events || !emitter._events[event]) emitter.on(event, fn);
			else if (ArrayIsArray(emitter._events[event])) emitter._events[event].unshift(fn);
			else emitter._events[event] = [fn, emitter._events[event]];
		}
		module.exports = {
			Stream,
			prependListener
		};
	}),
	11222: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const AbortController = globalThis.AbortController || __webpack_require__(17413).AbortController;
		const { codes: { ERR_INVALID_ARG_VALUE, ERR_INVALID_ARG_TYPE, ERR_MISSING_ARGS, ERR_OUT_OF_RANGE }, AbortError } = __webpack_require__(69220);
		const { validateAbortSignal, validateInteger, validateObject } = __webpack_require__(49554);
		const kWeakHandler = __webpack_require__(50999).Symbol("kWeak");
		const kResistStopPropagation = __webpack_require__(50999).Symbol("kResistStopPropagation");
		const { finished } = __webpack_require__(59196);
		const staticCompose = __webpack_require__(64999);
		const { addAbortSignalNoValidate } = __webpack_require__(80652);
		const { isWritable, isNodeStream } = __webpack_require__(83426);
		const { deprecate } = __webpack_require__(23539);
		const { ArrayPrototypePush, Boolean, MathFloor, Number, NumberIsNaN, Promise, PromiseReject, PromiseResolve, PromisePrototypeThen, Symbol } = __webpack_require__(50999);
		const kEmpty = Symbol("kEmpty");
		const kEof = Symbol("kEof");
		function compose(stream, options) {
			if (options != null) {
				validateObject(options, "options");
			}
			if ((options === null || options === undefined ? undefined : options.signal) != null) {
				validateAbortSignal(options.signal, "options.signal");
			}
			if (isNodeStream(stream) && !isWritable(stream)) {
				throw new ERR_INVALID_ARG_VALUE("stream", stream, "must be writable");
			}
			const composedStream = staticCompose(this, stream);
			if (options !== null && options !== undefined && options.signal) {
				addAbortSignalNoValidate(options.signal, composedStream);
			}
			return composedStream;
		}
		function map(fn, options) {
			if (typeof fn !== "function") {
				throw new ERR_INVALID_ARG_TYPE("fn", ["Function", "AsyncFunction"], fn);
			}
			if (options != null) {
				validateObject(options, "options");
			}
			if ((options === null || options === undefined ? undefined : options.signal) != null) {
				validateAbortSignal(options.signal, "options.signal");
			}
			let concurrency = 1;
			if ((options === null || options === undefined ? undefined : options.concurrency) != null) {
				concurrency = MathFloor(options.concurrency);
			}
			let highWaterMark = concurrency - 1;
			if ((options === null || options === undefined ? undefined : options.highWaterMark) != null) {
				highWaterMark = MathFloor(options.highWaterMark);
			}
			validateInteger(concurrency, "options.concurrency", 1);
			validateInteger(highWaterMark, "options.highWaterMark", 0);
			highWaterMark += concurrency;
			return async function* map() {
				const signal = __webpack_require__(23539).AbortSignalAny([options === null || options === undefined ? undefined : options.signal].filter(Boolean));
				const stream = this;
				const queue = [];
				const signalOpt = { signal };
				let next;
				let resume;
				let done = false;
				let cnt = 0;
				function onCatch() {
					done = true;
					afterItemProcessed();
				}
				function afterItemProcessed() {
					cnt -= 1;
					maybeResume();
				}
				function maybeResume() {
					if (resume && !done && cnt < concurrency && queue.length < highWaterMark) {
						resume();
						resume = null;
					}
				}
				async function pump() {
					try {
						for await (let val of stream) {
							if (done) {
								return;
							}
							if (signal.aborted) {
								throw new AbortError();
							}
							try {
								val = fn(val, signalOpt);
								if (val === kEmpty) {
									continue;
								}
								val = PromiseResolve(val);
							} catch (err) {
								val = PromiseReject(err);
							}
							cnt += 1;
							PromisePrototypeThen(val, afterItemProcessed, onCatch);
							queue.push(val);
							if (next) {
								next();
								next = null;
							}
							if (!done && (queue.length >= highWaterMark || cnt >= concurrency)) {
								await new Promise((resolve) => {
									resume = resolve;
								});
							}
						}
						queue.push(kEof);
					} catch (err) {
						const val = PromiseReject(err);
						PromisePrototypeThen(val, afterItemProcessed, onCatch);
						queue.push(val);
					} finally {
						done = true;
						if (next) {
							next();
							next = null;
						}
					}
				}
				pump();
				try {
					while (true) {
						while (queue.length > 0) {
							const val = await queue[0];
							if (val === kEof) {
								return;
							}
							if (signal.aborted) {
								throw new AbortError();
							}
							if (val !== kEmpty) {
								yield val;
							}
							queue.shift();
							maybeResume();
						}
						await new Promise((resolve) => {
							next = resolve;
						});
					}
				} finally {
					done = true;
					if (resume) {
						resume();
						resume = null;
					}
				}
			}.call(this);
		}
		function asIndexedPairs(options = undefined) {
			if (options != null) {
				validateObject(options, "options");
			}
			if ((options === null || options === undefined ? undefined : options.signal) != null) {
				validateAbortSignal(options.signal, "options.signal");
			}
			return async function* asIndexedPairs() {
				let index = 0;
				for await (const val of this) {
					var _options$signal;
					if (options !== null && options !== undefined && (_options$signal = options.signal) !== null && _options$signal !== undefined && _options$signal.aborted) {
						throw new AbortError({ cause: options.signal.reason });
					}
					yield [index++, val];
				}
			}.call(this);
		}
		async function some(fn, options = undefined) {
			for await (const unused of filter.call(this, fn, options)) {
				return true;
			}
			return false;
		}
		async function every(fn, options = undefined) {
			if (typeof fn !== "function") {
				throw new ERR_INVALID_ARG_TYPE("fn", ["Function", "AsyncFunction"], fn);
			}
			return !await some.call(this, async (...args) => {
				return !await fn(...args);
			}, options);
		}
		async function find(fn, options) {
			for await (const result of filter.call(this, fn, options)) {
				return result;
			}
			return undefined;
		}
		async function forEach(fn, options) {
			if (typeof fn !== "function") {
				throw new ERR_INVALID_ARG_TYPE("fn", ["Function", "AsyncFunction"], fn);
			}
			async function forEachFn(value, options) {
				await fn(value, options);
				return kEmpty;
			}
			for await (const unused of map.call(this, forEachFn, options));
		}
		function filter(fn, options) {
			if (typeof fn !== "function") {
				throw new ERR_INVALID_ARG_TYPE("fn", ["Function", "AsyncFunction"], fn);
			}
			async function filterFn(value, options) {
				if (await fn(value, options)) {
					return value;
				}
				return kEmpty;
			}
			return map.call(this, filterFn, options);
		}
		class ReduceAwareErrMissingArgs extends ERR_MISSING_ARGS {
			constructor() {
				super("reduce");
				this.message = "Reduce of an empty stream requires an initial value";
			}
		}
		async function reduce(reducer, initialValue, options) {
			var _options$signal2;
			if (typeof reducer !== "function") {
				throw new ERR_INVALID_ARG_TYPE("reducer", ["Function", "AsyncFunction"], reducer);
			}
			if (options != null) {
				validateObject(options, "options");
			}
			if ((options === null || options === undefined ? undefined : options.signal) != null) {
				validateAbortSignal(options.signal, "options.signal");
			}
			let hasInitialValue = arguments.length > 1;
			if (options !== null && options !== undefined && (_options$signal2 = options.signal) !== null && _options$signal2 !== undefined && _options$signal2.aborted) {
				const err = new AbortError(undefined, { cause: options.signal.reason });
				this.once("error", () => {});
				await finished(this.destroy(err));
				throw err;
			}
			const ac = new AbortController();
			const signal = ac.signal;
			if (options !== null && options !== undefined && options.signal) {
				const opts = {
					once: true,
					[kWeakHandler]: this,
					[kResistStopPropagation]: true
				};
				options.signal.addEventListener("abort", () => ac.abort(), opts);
			}
			let gotAnyItemFromStream = false;
			try {
				for await (const value of this) {
					var _options$signal3;
					gotAnyItemFromStream = true;
					if (options !== null && options !== undefined && (_options$signal3 = options.signal) !== null && _options$signal3 !== undefined && _options$signal3.aborted) {
						throw new AbortError();
					}
					if (!hasInitialValue) {
						initialValue = value;
						hasInitialValue = true;
					} else {
						initialValue = await reducer(initialValue, value, { signal });
					}
				}
				if (!gotAnyItemFromStream && !hasInitialValue) {
					throw new ReduceAwareErrMissingArgs();
				}
			} finally {
				ac.abort();
			}
			return initialValue;
		}
		async function toArray(options) {
			if (options != null) {
				validateObject(options, "options");
			}
			if ((options === null || options === undefined ? undefined : options.signal) != null) {
				validateAbortSignal(options.signal, "options.signal");
			}
			const result = [];
			for await (const val of this) {
				var _options$signal4;
				if (options !== null && options !== undefined && (_options$signal4 = options.signal) !== null && _options$signal4 !== undefined && _options$signal4.aborted) {
					throw new AbortError(undefined, { cause: options.signal.reason });
				}
				ArrayPrototypePush(result, val);
			}
			return result;
		}
		function flatMap(fn, options) {
			const values = map.call(this, fn, options);
			return async function* flatMap() {
				for await (const val of values) {
					yield* val;
				}
			}.call(this);
		}
		function toIntegerOrInfinity(number) {
			number = Number(number);
			if (NumberIsNaN(number)) {
				return 0;
			}
			if (number < 0) {
				throw new ERR_OUT_OF_RANGE("number", ">= 0", number);
			}
			return number;
		}
		function drop(number, options = undefined) {
			if (options != null) {
				validateObject(options, "options");
			}
			if ((options === null || options === undefined ? undefined : options.signal) != null) {
				validateAbortSignal(options.signal, "options.signal");
			}
			number = toIntegerOrInfinity(number);
			return async function* drop() {
				var _options$signal5;
				if (options !== null && options !== undefined && (_options$signal5 = options.signal) !== null && _options$signal5 !== undefined && _options$signal5.aborted) {
					throw new AbortError();
				}
				for await (const val of this) {
					var _options$signal6;
					if (options !== null && options !== undefined && (_options$signal6 = options.signal) !== null && _options$signal6 !== undefined && _options$signal6.aborted) {
						throw new AbortError();
					}
					if (number-- <= 0) {
						yield val;
					}
				}
			}.call(this);
		}
		function take(number, options = undefined) {
			if (options != null) {
				validateObject(options, "options");
			}
			if ((options === null || options === undefined ? undefined : options.signal) != null) {
				validateAbortSignal(options.signal, "options.signal");
			}
			number = toIntegerOrInfinity(number);
			return async function* take() {
				var _options$signal7;
				if (options !== null && options !== undefined && (_options$signal7 = options.signal) !== null && _options$signal7 !== undefined && _options$signal7.aborted) {
					throw new AbortError();
				}
				for await (const val of this) {
					var _options$signal8;
					if (options !== null && options !== undefined && (_options$signal8 = options.signal) !== null && _options$signal8 !== undefined && _options$signal8.aborted) {
						throw new AbortError();
					}
					if (number-- > 0) {
						yield val;
					}
					if (number <= 0) {
						return;
					}
				}
			}.call(this);
		}
		module.exports.streamReturningOperators = {
			asIndexedPairs: deprecate(asIndexedPairs, "readable.asIndexedPairs will be removed in a future version."),
			drop,
			filter,
			flatMap,
			map,
			take,
			compose
		};
		module.exports.promiseReturningOperators = {
			every,
			forEach,
			reduce,
			toArray,
			some,
			find
		};
	}),
	19173: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const { ObjectSetPrototypeOf } = __webpack_require__(50999);
		module.exports = PassThrough;
		const Transform = __webpack_require__(12135);
		ObjectSetPrototypeOf(PassThrough.prototype, Transform.prototype);
		ObjectSetPrototypeOf(PassThrough, Transform);
		function PassThrough(options) {
			if (!(this instanceof PassThrough)) return new PassThrough(options);
			Transform.call(this, options);
		}
		PassThrough.prototype._transform = function(chunk, encoding, cb) {
			cb(null, chunk);
		};
	}),
	16701: ((module, __unused_webpack_exports, __webpack_require__) => {
		const process = __webpack_require__(76417);
		"use strict";
		const { ArrayIsArray, Promise, SymbolAsyncIterator, SymbolDispose } = __webpack_require__(50999);
		const eos = __webpack_require__(59196);
		const { once } = __webpack_require__(23539);
		const destroyImpl = __webpack_require__(65089);
		const Duplex = __webpack_require__(94449);
		const { aggregateTwoErrors, codes: { ERR_INVALID_ARG_TYPE, ERR_INVALID_RETURN_VALUE, ERR_MISSING_ARGS, ERR_STREAM_DESTROYED, ERR_STREAM_PREMATURE_CLOSE }, AbortError } = __webpack_require__(69220);
		const { validateFunction, validateAbortSignal } = __webpack_require__(49554);
		const { isIterable, isReadable, isReadableNodeStream, isNodeStream, isTransformStream, isWebStream, isReadableStream, isReadableFinished } = __webpack_require__(83426);
		const AbortController = globalThis.AbortController || __webpack_require__(17413).AbortController;
		let PassThrough;
		let Readable;
		let addAbortListener;
		function destroyer(stream, reading, writing) {
			let finished = false;
			stream.on("close", () => {
				finished = true;
			});
			const cleanup = eos(stream, {
				readable: reading,
				writable: writing
			}, (err) => {
				finished = !err;
			});
			return {
				destroy: (err) => {
					if (finished) return;
					finished = true;
					destroyImpl.destroyer(stream, err || new ERR_STREAM_DESTROYED("pipe"));
				},
				cleanup
			};
		}
		function popCallback(streams) {
			validateFunction(streams[streams.length - 1], "streams[stream.length - 1]");
			return streams.pop();
		}
		function makeAsyncIterable(val) {
			if (isIterable(val)) {
				return val;
			} else if (isReadableNodeStream(val)) {
				return fromReadable(val);
			}
			throw new ERR_INVALID_ARG_TYPE("val", [
				"Readable",
				"Iterable",
				"AsyncIterable"
			], val);
		}
		async function* fromReadable(val) {
			if (!Readable) {
				Readable = __webpack_require__(17783);
			}
			yield* Readable.prototype[SymbolAsyncIterator].call(val);
		}
		async function pumpToNode(iterable, writable, finish, { end }) {
			let error;
			let onresolve = null;
			const resume = (err) => {
				if (err) {
					error = err;
				}
				if (onresolve) {
					const callback = onresolve;
					onresolve = null;
					callback();
				}
			};
			const wait = () => new Promise((resolve, reject) => {
				if (error) {
					reject(error);
				} else {
					onresolve = () => {
						if (error) {
							reject(error);
						} else {
							resolve();
						}
					};
				}
			});
			writable.on("drain", resume);
			const cleanup = eos(writable, { readable: false }, resume);
			try {
				if (writable.writableNeedDrain) {
					await wait();
				}
				for await (const chunk of iterable) {
					if (!writable.write(chunk)) {
						await wait();
					}
				}
				if (end) {
					writable.end();
					await wait();
				}
				finish();
			} catch (err) {
				finish(error !== err ? aggregateTwoErrors(error, err) : err);
			} finally {
				cleanup();
				writable.off("drain", resume);
			}
		}
		async function pumpToWeb(readable, writable, finish, { end }) {
			if (isTransformStream(writable)) {
				writable = writable.writable;
			}
			const writer = writable.getWriter();
			try {
				for await (const chunk of readable) {
					await writer.ready;
					writer.write(chunk).catch(() => {});
				}
				await writer.ready;
				if (end) {
					await writer.close();
				}
				finish();
			} catch (err) {
				try {
					await writer.abort(err);
					finish(err);
				} catch (err) {
					finish(err);
				}
			}
		}
		function pipeline(...streams) {
			return pipelineImpl(streams, once(popCallback(streams)));
		}
		function pipelineImpl(streams, callback, opts) {
			if (streams.length === 1 && ArrayIsArray(streams[0])) {
				streams = streams[0];
			}
			if (streams.length < 2) {
				throw new ERR_MISSING_ARGS("streams");
			}
			const ac = new AbortController();
			const signal = ac.signal;
			const outerSignal = opts === null || opts === undefined ? undefined : opts.signal;
			const lastStreamCleanup = [];
			validateAbortSignal(outerSignal, "options.signal");
			function abort() {
				finishImpl(new AbortError());
			}
			addAbortListener = addAbortListener || __webpack_require__(23539).addAbortListener;
			let disposable;
			if (outerSignal) {
				disposable = addAbortListener(outerSignal, abort);
			}
			let error;
			let value;
			const destroys = [];
			let finishCount = 0;
			function finish(err) {
				finishImpl(err, --finishCount === 0);
			}
			function finishImpl(err, final) {
				var _disposable;
				if (err && (!error || error.code === "ERR_STREAM_PREMATURE_CLOSE")) {
					error = err;
				}
				if (!error && !final) {
					return;
				}
				while (destroys.length) {
					destroys.shift()(error);
				}
				;
				(_disposable = disposable) === null || _disposable === undefined ? undefined : _disposable[SymbolDispose]();
				ac.abort();
				if (final) {
					if (!error) {
						lastStreamCleanup.forEach((fn) => fn());
					}
					process.nextTick(callback, error, value);
				}
			}
			let ret;
			for (let i = 0; i < streams.length; i++) {
				const stream = streams[i];
				const reading = i < streams.length - 1;
				const writing = i > 0;
				const end = reading || (opts === null || opts === undefined ? undefined : opts.end) !== false;
				const isLastStream = i === streams.length - 1;
				if (isNodeStream(stream)) {
					if (end) {
						const { destroy, cleanup } = destroyer(stream, reading, writing);
						destroys.push(destroy);
						if (isReadable(stream) && isLastStream) {
							lastStreamCleanup.push(cleanup);
						}
					}
					function onError(err) {
						if (err && err.name !== "AbortError" && err.code !== "ERR_STREAM_PREMATURE_CLOSE") {
							finish(err);
						}
					}
					stream.on("error", onError);
					if (isReadable(stream) && isLastStream) {
						lastStreamCleanup.push(() => {
							stream.removeListener("error", onError);
						});
					}
				}
				if (i === 0) {
					if (typeof stream === "function") {
						ret = stream({ signal });
						if (!isIterable(ret)) {
							throw new ERR_INVALID_RETURN_VALUE("Iterable, AsyncIterable or Stream", "source", ret);
						}
					} else if (isIterable(stream) || isReadableNodeStream(stream) || isTransformStream(stream)) {
						ret = stream;
					} else {
						ret = Duplex.from(stream);
					}
				} else if (typeof stream === "function") {
					if (isTransformStream(ret)) {
						var _ret;
						ret = makeAsyncIterable((_ret = ret) === null || _ret === undefined ? undefined : _ret.readable);
					} else {
						ret = makeAsyncIterable(ret);
					}
					ret = stream(ret, { signal });
					if (reading) {
						if (!isIterable(ret, true)) {
							throw new ERR_INVALID_RETURN_VALUE("AsyncIterable", `transform[${i - 1}]`, ret);
						}
					} else {
						var _ret2;
						if (!PassThrough) {
							PassThrough = __webpack_require__(19173);
						}
						const pt = new PassThrough({ objectMode: true });
						const then = (_ret2 = ret) === null || _ret2 === undefined ? undefined : _ret2.then;
						if (typeof then === "function") {
							finishCount++;
							then.call(ret, (val) => {
								value = val;
								if (val != null) {
									pt.write(val);
								}
								if (end) {
									pt.end();
								}
								process.nextTick(finish);
							}, (err) => {
								pt.destroy(err);
								process.nextTick(finish, err);
							});
						} else if (isIterable(ret, true)) {
							finishCount++;
							pumpToNode(ret, pt, finish, { end });
						} else if (isReadableStream(ret) || isTransformStream(ret)) {
							const toRead = ret.readable || ret;
							finishCount++;
							pumpToNode(toRead, pt, finish, { end });
						} else {
							throw new ERR_INVALID_RETURN_VALUE("AsyncIterable or Promise", "destination", ret);
						}
						ret = pt;
						const { destroy, cleanup } = destroyer(ret, false, true);
						destroys.push(destroy);
						if (isLastStream) {
							lastStreamCleanup.push(cleanup);
						}
					}
				} else if (isNodeStream(stream)) {
					if (isReadableNodeStream(ret)) {
						finishCount += 2;
						const cleanup = pipe(ret, stream, finish, { end });
						if (isReadable(stream) && isLastStream) {
							lastStreamCleanup.push(cleanup);
						}
					} else if (isTransformStream(ret) || isReadableStream(ret)) {
						const toRead = ret.readable || ret;
						finishCount++;
						pumpToNode(toRead, stream, finish, { end });
					} else if (isIterable(ret)) {
						finishCount++;
						pumpToNode(ret, stream, finish, { end });
					} else {
						throw new ERR_INVALID_ARG_TYPE("val", [
							"Readable",
							"Iterable",
							"AsyncIterable",
							"ReadableStream",
							"TransformStream"
						], ret);
					}
					ret = stream;
				} else if (isWebStream(stream)) {
					if (isReadableNodeStream(ret)) {
						finishCount++;
						pumpToWeb(makeAsyncIterable(ret), stream, finish, { end });
					} else if (isReadableStream(ret) || isIterable(ret)) {
						finishCount++;
						pumpToWeb(ret, stream, finish, { end });
					} else if (isTransformStream(ret)) {
						finishCount++;
						pumpToWeb(ret.readable, stream, finish, { end });
					} else {
						throw new ERR_INVALID_ARG_TYPE("val", [
							"Readable",
							"Iterable",
							"AsyncIterable",
							"ReadableStream",
							"TransformStream"
						], ret);
					}
					ret = stream;
				} else {
					ret = Duplex.from(stream);
				}
			}
			if (signal !== null && signal !== undefined && signal.aborted || outerSignal !== null && outerSignal !== undefined && outerSignal.aborted) {
				process.nextTick(abort);
			}
			return ret;
		}
		function pipe(src, dst, finish, { end }) {
			let ended = false;
			dst.on("close", () => {
				if (!ended) {
					finish(new ERR_STREAM_PREMATURE_CLOSE());
				}
			});
			src.pipe(dst, { end: false });
			if (end) {
				function endFn() {
					ended = true;
					dst.end();
				}
				if (isReadableFinished(src)) {
					process.nextTick(endFn);
				} else {
					src.once("end", endFn);
				}
			} else {
				finish();
			}
			eos(src, {
				readable: true,
				writable: false
			}, (err) => {
				const rState = src._readableState;
				if (err && err.code === "ERR_STREAM_PREMATURE_CLOSE" && rState && rState.ended && !rState.errored && !rState.errorEmitted) {
					src.once("end", finish).once("error", finish);
				} else {
					finish(err);
				}
			});
			return eos(dst, {
				readable: false,
				writable: true
			}, finish);
		}
		module.exports = {
			pipelineImpl,
			pipeline
		};
	}),
	17783: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const process = __webpack_require__(76417);
		const { ArrayPrototypeIndexOf, NumberIsInteger, NumberIsNaN, NumberParseInt, ObjectDefineProperties, ObjectKeys, ObjectSetPrototypeOf, Promise, SafeSet, SymbolAsyncDispose, SymbolAsyncIterator, Symbol } = __webpack_require__(50999);
		module.exports = Readable;
		Readable.ReadableState = ReadableState;
		const { EventEmitter: EE } = __webpack_require__(24434);
		const { Stream, prependListener } = __webpack_require__(84128);
		const { Buffer } = __webpack_require__(20181);
		const { addAbortSignal } = __webpack_require__(80652);
		const eos = __webpack_require__(59196);
		let debug = __webpack_require__(23539).debuglog("stream", (fn) => {
			debug = fn;
		});
		const BufferList = __webpack_require__(77336);
		const destroyImpl = __webpack_require__(65089);
		const { getHighWaterMark, getDefaultHighWaterMark } = __webpack_require__(54874);
		const { aggregateTwoErrors, codes: { ERR_INVALID_ARG_TYPE, ERR_METHOD_NOT_IMPLEMENTED, ERR_OUT_OF_RANGE, ERR_STREAM_PUSH_AFTER_EOF, ERR_STREAM_UNSHIFT_AFTER_END_EVENT }, AbortError } = __webpack_require__(69220);
		const { validateObject } = __webpack_require__(49554);
		const kPaused = Symbol("kPaused");
		const { StringDecoder } = __webpack_require__(80634);
		const from = __webpack_require__(4659);
		ObjectSetPrototypeOf(Readable.prototype, Stream.prototype);
		ObjectSetPrototypeOf(Readable, Stream);
		const nop = () => {};
		const { errorOrDestroy } = destroyImpl;
		const kObjectMode = 1 << 0;
		const kEnded = 1 << 1;
		const kEndEmitted = 1 << 2;
		const kReading = 1 << 3;
		const kConstructed = 1 << 4;
		const kSync = 1 << 5;
		const kNeedReadable = 1 << 6;
		const kEmittedReadable = 1 << 7;
		const kReadableListening = 1 << 8;
		const kResumeScheduled = 1 << 9;
		const kErrorEmitted = 1 << 10;
		const kEmitClose = 1 << 11;
		const kAutoDestroy = 1 << 12;
		const kDestroyed = 1 << 13;
		const kClosed = 1 << 14;
		const kCloseEmitted = 1 << 15;
		const kMultiAwaitDrain = 1 << 16;
		const kReadingMore = 1 << 17;
		const kDataEmitted = 1 << 18;
		function makeBitMapDescriptor(bit) {
			return {
				enumerable: false,
				get() {
					return (this.state & bit) !== 0;
				},
				set(value) {
					if (value) this.state |= bit;
					else this.state &= ~bit;
				}
			};
		}
		ObjectDefineProperties(ReadableState.prototype, {
			objectMode: makeBitMapDescriptor(kObjectMode),
			ended: makeBitMapDescriptor(kEnded),
			endEmitted: makeBitMapDescriptor(kEndEmitted),
			reading: makeBitMapDescriptor(kReading),
			constructed: makeBitMapDescriptor(kConstructed),
			sync: makeBitMapDescriptor(kSync),
			needReadable: makeBitMapDescriptor(kNeedReadable),
			emittedReadable: makeBitMapDescriptor(kEmittedReadable),
			readableListening: makeBitMapDescriptor(kReadableListening),
			resumeScheduled: makeBitMapDescriptor(kResumeScheduled),
			errorEmitted: makeBitMapDescriptor(kErrorEmitted),
			emitClose: makeBitMapDescriptor(kEmitClose),
			autoDestroy: makeBitMapDescriptor(kAutoDestroy),
			destroyed: makeBitMapDescriptor(kDestroyed),
			closed: makeBitMapDescriptor(kClosed),
			closeEmitted: makeBitMapDescriptor(kCloseEmitted),
			multiAwaitDrain: makeBitMapDescriptor(kMultiAwaitDrain),
			readingMore: makeBitMapDescriptor(kReadingMore),
			dataEmitted: makeBitMapDescriptor(kDataEmitted)
		});
		function ReadableState(options, stream, isDuplex) {
			if (typeof isDuplex !== "boolean") isDuplex = stream instanceof __webpack_require__(94449);
			this.state = kEmitClose | kAutoDestroy | kConstructed | kSync;
			if (options && options.objectMode) this.state |= kObjectMode;
			if (isDuplex && options && options.readableObjectMode) this.state |= kObjectMode;
			this.highWaterMark = options ? getHighWaterMark(this, options, "readableHighWaterMark", isDuplex) : getDefaultHighWaterMark(false);
			this.buffer = new BufferList();
			this.length = 0;
			this.pipes = [];
			this.flowing = null;
			this[kPaused] = null;
			if (options && options.emitClose === false) this.state &= ~kEmitClose;
			if (options && options.autoDestroy === false) this.state &= ~kAutoDestroy;
			this.errored = null;
			this.defaultEncoding = options && options.defaultEncoding || "utf8";
			this.awaitDrainWriters = null;
			this.decoder = null;
			this.encoding = null;
			if (options && options.encoding) {
				this.decoder = new StringDecoder(options.encoding);
				this.encoding = options.encoding;
			}
		}
		function Readable(options) {
			if (!(this instanceof Readable)) return new Readable(options);
			const isDuplex = this instanceof __webpack_require__(94449);
			this._readableState = new ReadableState(options, this, isDuplex);
			if (options) {
				if (typeof options.read === "function") this._read = options.read;
				if (typeof options.destroy === "function") this._destroy = options.destroy;
				if (typeof options.construct === "function") this._construct = options.construct;
				if (options.signal && !isDuplex) addAbortSignal(options.signal, this);
			}
			Stream.call(this, options);
			destroyImpl.construct(this, () => {
				if (this._readableState.needReadable) {
					maybeReadMore(this, this._readableState);
				}
			});
		}
		Readable.prototype.destroy = destroyImpl.destroy;
		Readable.prototype._undestroy = destroyImpl.undestroy;
		Readable.prototype._destroy = function(err, cb) {
			cb(err);
		};
		Readable.prototype[EE.captureRejectionSymbol] = function(err) {
			this.destroy(err);
		};
		Readable.prototype[SymbolAsyncDispose] = function() {
			let error;
			if (!this.destroyed) {
				error = this.readableEnded ? null : new AbortError();
				this.destroy(error);
			}
			return new Promise((resolve, reject) => eos(this, (err) => err && err !== error ? reject(err) : resolve(null)));
		};
		Readable.prototype.push = function(chunk, encoding) {
			return readableAddChunk(this, chunk, encoding, false);
		};
		Readable.prototype.unshift = function(chunk, encoding) {
			return readableAddChunk(this, chunk, encoding, true);
		};
		function readableAddChunk(stream, chunk, encoding, addToFront) {
			debug("readableAddChunk", chunk);
			const state = stream._readableState;
			let err;
			if ((state.state & kObjectMode) === 0) {
				if (typeof chunk === "string") {
					encoding = encoding || state.defaultEncoding;
					if (state.encoding !== encoding) {
						if (addToFront && state.encoding) {
							chunk = Buffer.from(chunk, encoding).toString(state.encoding);
						} else {
							chunk = Buffer.from(chunk, encoding);
							encoding = "";
						}
					}
				} else if (chunk instanceof Buffer) {
					encoding = "";
				} else if (Stream._isUint8Array(chunk)) {
					chunk = Stream._uint8ArrayToBuffer(chunk);
					encoding = "";
				} else if (chunk != null) {
					err = new ERR_INVALID_ARG_TYPE("chunk", [
						"string",
						"Buffer",
						"Uint8Array"
					], chunk);
				}
			}
			if (err) {
				errorOrDestroy(stream, err);
			} else if (chunk === null) {
				state.state &= ~kReading;
				onEofChunk(stream, state);
			} else if ((state.state & kObjectMode) !== 0 || chunk && chunk.length > 0) {
				if (addToFront) {
					if ((state.state & kEndEmitted) !== 0) errorOrDestroy(stream, new ERR_STREAM_UNSHIFT_AFTER_END_EVENT());
					else if (state.destroyed || state.errored) return false;
					else addChunk(stream, state, chunk, true);
				} else if (state.ended) {
					errorOrDestroy(stream, new ERR_STREAM_PUSH_AFTER_EOF());
				} else if (state.destroyed || state.errored) {
					return false;
				} else {
					state.state &= ~kReading;
					if (state.decoder && !encoding) {
						chunk = state.decoder.write(chunk);
						if (state.objectMode || chunk.length !== 0) addChunk(stream, state, chunk, false);
						else maybeReadMore(stream, state);
					} else {
						addChunk(stream, state, chunk, false);
					}
				}
			} else if (!addToFront) {
				state.state &= ~kReading;
				maybeReadMore(stream, state);
			}
			return !state.ended && (state.length < state.highWaterMark || state.length === 0);
		}
		function addChunk(stream, state, chunk, addToFront) {
			if (state.flowing && state.length === 0 && !state.sync && stream.listenerCount("data") > 0) {
				if ((state.state & kMultiAwaitDrain) !== 0) {
					state.awaitDrainWriters.clear();
				} else {
					state.awaitDrainWriters = null;
				}
				state.dataEmitted = true;
				stream.emit("data", chunk);
			} else {
				state.length += state.objectMode ? 1 : chunk.length;
				if (addToFront) state.buffer.unshift(chunk);
				else state.buffer.push(chunk);
				if ((state.state & kNeedReadable) !== 0) emitReadable(stream);
			}
			maybeReadMore(stream, state);
		}
		Readable.prototype.isPaused = function() {
			const state = this._readableState;
			return state[kPaused] === true || state.flowing === false;
		};
		Readable.prototype.setEncoding = function(enc) {
			const decoder = new StringDecoder(enc);
			this._readableState.decoder = decoder;
			this._readableState.encoding = this._readableState.decoder.encoding;
			const buffer = this._readableState.buffer;
			let content = "";
			for (const data of buffer) {
				content += decoder.write(data);
			}
			buffer.clear();
			if (content !== "") buffer.push(content);
			this._readableState.length = content.length;
			return this;
		};
		const MAX_HWM = 0x40000000;
		function computeNewHighWaterMark(n) {
			if (n > MAX_HWM) {
				throw new ERR_OUT_OF_RANGE("size", "<= 1GiB", n);
			} else {
				n--;
				n |= n >>> 1;
				n |= n >>> 2;
				n |= n >>> 4;
				n |= n >>> 8;
				n |= n >>> 16;
				n++;
			}
			return n;
		}
		function howMuchToRead(n, state) {
			if (n <= 0 || state.length === 0 && state.ended) return 0;
			if ((state.state & kObjectMode) !== 0) return 1;
			if (NumberIsNaN(n)) {
				if (state.flowing && state.length) return state.buffer.first().length;
				return state.length;
			}
			if (n <= state.length) return n;
			return state.ended ? state.length : 0;
		}
		Readable.prototype.read = function(n) {
			debug("read", n);
			if (n === undefined) {
				n = NaN;
			} else if (!NumberIsInteger(n)) {
				n = NumberParseInt(n, 10);
			}
			const state = this._readableState;
			const nOrig = n;
			if (n > state.highWaterMark) state.highWaterMark = computeNewHighWaterMark(n);
			if (n !== 0) state.state &= ~kEmittedReadable;
			if (n === 0 && state.needReadable && ((state.highWaterMark !== 0 ? state.length >= state.highWaterMark : state.length > 0) || state.ended)) {
				debug("read: emitReadable", state.length, state.ended);
				if (state.length === 0 && state.ended) endReadable(this);
				else emitReadable(this);
				return null;
			}
			n = howMuchToRead(n, state);
			if (n === 0 && state.ended) {
				if (state.length === 0) endReadable(this);
				return null;
			}
			let doRead = (state.state & kNeedReadable) !== 0;
			debug("need readable", doRead);
			if (state.length === 0 || state.length - n < state.highWaterMark) {
				doRead = true;
				debug("length less than watermark", doRead);
			}
			if (state.ended || state.reading || state.destroyed || state.errored || !state.constructed) {
				doRead = false;
				debug("reading, ended or constructing", doRead);
			} else if (doRead) {
				debug("do read");
				state.state |= kReading | kSync;
				if (state.length === 0) state.state |= kNeedReadable;
				try {
					this._read(state.highWaterMark);
				} catch (err) {
					errorOrDestroy(this, err);
				}
				state.state &= ~kSync;
				if (!state.reading) n = howMuchToRead(nOrig, state);
			}
			let ret;
			if (n > 0) ret = fromList(n, state);
			else ret = null;
			if (ret === null) {
				state.needReadable = state.length <= state.highWaterMark;
				n = 0;
			} else {
				state.length -= n;
				if (state.multiAwaitDrain) {
					state.awaitDrainWriters.clear();
				} else {
					state.awaitDrainWriters = null;
				}
			}
			if (state.length === 0) {
				if (!state.ended) state.needReadable = true;
				if (nOrig !== n && state.ended) endReadable(this);
			}
			if (ret !== null && !state.errorEmitted && !state.closeEmitted) {
				state.dataEmitted = true;
				this.emit("data", ret);
			}
			return ret;
		};
		function onEofChunk(stream, state) {
			debug("onEofChunk");
			if (state.ended) return;
			if (state.decoder) {
				const chunk = state.decoder.end();
				if (chunk && chunk.length) {
					state.buffer.push(chunk);
					state.length += state.objectMode ? 1 : chunk.length;
				}
			}
			state.ended = true;
			if (state.sync) {
				emitReadable(stream);
			} else {
				state.needReadable = false;
				state.emittedReadable = true;
				emitReadable_(stream);
			}
		}
		function emitReadable(stream) {
			const state = stream._readableState;
			debug("emitReadable", state.needReadable, state.emittedReadable);
			state.needReadable = false;
			if (!state.emittedReadable) {
				debug("emitReadable", state.flowing);
				state.emittedReadable = true;
				process.nextTick(emitReadable_, stream);
			}
		}
		function emitReadable_(stream) {
			const state = stream._readableState;
			debug("emitReadable_", state.destroyed, state.length, state.ended);
			if (!state.destroyed && !state.errored && (state.length || state.ended)) {
				stream.emit("readable");
				state.emittedReadable = false;
			}
			state.needReadable = !state.flowing && !state.ended && state.length <= state.highWaterMark;
			flow(stream);
		}
		function maybeReadMore(stream, state) {
			if (!state.readingMore && state.constructed) {
				state.readingMore = true;
				process.nextTick(maybeReadMore_, stream, state);
			}
		}
		function maybeReadMore_(stream, state) {
			while (!state.reading && !state.ended && (state.length < state.highWaterMark || state.flowing && state.length === 0)) {
				const len = state.length;
				debug("maybeReadMore read 0");
				stream.read(0);
				if (len === state.length) break;
			}
			state.readingMore = false;
		}
		Readable.prototype._read = function(n) {
			throw new ERR_METHOD_NOT_IMPLEMENTED("_read()");
		};
		Readable.prototype.pipe = function(dest, pipeOpts) {
			const src = this;
			const state = this._readableState;
			if (state.pipes.length === 1) {
				if (!state.multiAwaitDrain) {
					state.multiAwaitDrain = true;
					state.awaitDrainWriters = new SafeSet(state.awaitDrainWriters ? [state.awaitDrainWriters] : []);
				}
			}
			state.pipes.push(dest);
			debug("pipe count=%d opts=%j", state.pipes.length, pipeOpts);
			const doEnd = (!pipeOpts || pipeOpts.end !== false) && dest !== process.stdout && dest !== process.stderr;
			const endFn = doEnd ? onend : unpipe;
			if (state.endEmitted) process.nextTick(endFn);
			else src.once("end", endFn);
			dest.on("unpipe", onunpipe);
			function onunpipe(readable, unpipeInfo) {
				debug("onunpipe");
				if (readable === src) {
					if (unpipeInfo && unpipeInfo.hasUnpiped === false) {
						unpipeInfo.hasUnpiped = true;
						cleanup();
					}
				}
			}
			function onend() {
				debug("onend");
				dest.end();
			}
			let ondrain;
			let cleanedUp = false;
			function cleanup() {
				debug("cleanup");
				dest.removeListener("close", onclose);
				dest.removeListener("finish", onfinish);
				if (ondrain) {
					dest.removeListener("drain", ondrain);
				}
				dest.removeListener("error", onerror);
				dest.removeListener("unpipe", onunpipe);
				src.removeListener("end", onend);
				src.removeListener("end", unpipe);
				src.removeListener("data", ondata);
				cleanedUp = true;
				if (ondrain && state.awaitDrainWriters && (!dest._writableState || dest._writableState.needDrain)) ondrain();
			}
			function pause() {
				if (!cleanedUp) {
					if (state.pipes.length === 1 && state.pipes[0] === dest) {
						debug("false write response, pause", 0);
						state.awaitDrainWriters = dest;
						state.multiAwaitDrain = false;
					} else if (state.pipes.length > 1 && state.pipes.includes(dest)) {
						debug("false write response, pause", state.awaitDrainWriters.size);
						state.awaitDrainWriters.add(dest);
					}
					src.pause();
				}
				if (!ondrain) {
					ondrain = pipeOnDrain(src, dest);
					dest.on("drain", ondrain);
				}
			}
			src.on("data", ondata);
			function ondata(chunk) {
				debug("ondata");
				const ret = dest.write(chunk);
				debug("dest.write", ret);
				if (ret === false) {
					pause();
				}
			}
			function onerror(er) {
				debug("onerror", er);
				unpipe();
				dest.removeListener("error", onerror);
				if (dest.listenerCount("error") === 0) {
					const s = dest._writableState || dest._readableState;
					if (s && !s.errorEmitted) {
						errorOrDestroy(dest, er);
					} else {
						dest.emit("error", er);
					}
				}
			}
			prependListener(dest, "error", onerror);
			function onclose() {
				dest.removeListener("finish", onfinish);
				unpipe();
			}
			dest.once("close", onclose);
			function onfinish() {
				debug("onfinish");
				dest.removeListener("close", onclose);
				unpipe();
			}
			dest.once("finish", onfinish);
			function unpipe() {
				debug("unpipe");
				src.unpipe(dest);
			}
			dest.emit("pipe", src);
			if (dest.writableNeedDrain === true) {
				pause();
			} else if (!state.flowing) {
				debug("pipe resume");
				src.resume();
			}
			return dest;
		};
		function pipeOnDrain(src, dest) {
			return function pipeOnDrainFunctionResult() {
				const state = src._readableState;
				if (state.awaitDrainWriters === dest) {
					debug("pipeOnDrain", 1);
					state.awaitDrainWriters = null;
				} else if (state.multiAwaitDrain) {
					debug("pipeOnDrain", state.awaitDrainWriters.size);
					state.awaitDrainWriters.delete(dest);
				}
				if ((!state.awaitDrainWriters || state.awaitDrainWriters.size === 0) && src.listenerCount("data")) {
					src.resume();
				}
			};
		}
		Readable.prototype.unpipe = function(dest) {
			const state = this._readableState;
			const unpipeInfo = { hasUnpiped: false };
			if (state.pipes.length === 0) return this;
			if (!dest) {
				const dests = state.pipes;
				state.pipes = [];
				this.pause();
				for (let i = 0; i < dests.length; i++) dests[i].emit("unpipe", this, { hasUnpiped: false });
				return this;
			}
			const index = ArrayPrototypeIndexOf(state.pipes, dest);
			if (index === -1) return this;
			state.pipes.splice(index, 1);
			if (state.pipes.length === 0) this.pause();
			dest.emit("unpipe", this, unpipeInfo);
			return this;
		};
		Readable.prototype.on = function(ev, fn) {
			const res = Stream.prototype.on.call(this, ev, fn);
			const state = this._readableState;
			if (ev === "data") {
				state.readableListening = this.listenerCount("readable") > 0;
				if (state.flowing !== false) this.resume();
			} else if (ev === "readable") {
				if (!state.endEmitted && !state.readableListening) {
					state.readableListening = state.needReadable = true;
					state.flowing = false;
					state.emittedReadable = false;
					debug("on readable", state.length, state.reading);
					if (state.length) {
						emitReadable(this);
					} else if (!state.reading) {
						process.nextTick(nReadingNextTick, this);
					}
				}
			}
			return res;
		};
		Readable.prototype.addListener = Readable.prototype.on;
		Readable.prototype.removeListener = function(ev, fn) {
			const res = Stream.prototype.removeListener.call(this, ev, fn);
			if (ev === "readable") {
				process.nextTick(updateReadableListening, this);
			}
			return res;
		};
		Readable.prototype.off = Readable.prototype.removeListener;
		Readable.prototype.removeAllListeners = function(ev) {
			const res = Stream.prototype.removeAllListeners.apply(this, arguments);
			if (ev === "readable" || ev === undefined) {
				process.nextTick(updateReadableListening, this);
			}
			return res;
		};
		function updateReadableListening(self) {
			const state = self._readableState;
			state.readableListening = self.listenerCount("readable") > 0;
			if (state.resumeScheduled && state[kPaused] === false) {
				state.flowing = true;
			} else if (self.listenerCount("data") > 0) {
				self.resume();
			} else if (!state.readableListening) {
				state.flowing = null;
			}
		}
		function nReadingNextTick(self) {
			debug("readable nexttick read 0");
			self.read(0);
		}
		Readable.prototype.resume = function() {
			const state = this._readableState;
			if (!state.flowing) {
				debug("resume");
				state.flowing = !state.readableListening;
				resume(this, state);
			}
			state[kPaused] = false;
			return this;
		};
		function resume(stream, state) {
			if (!state.resumeScheduled) {
				state.resumeScheduled = true;
				process.nextTick(resume_, stream, state);
			}
		}
		function resume_(stream, state) {
			debug("resume", state.reading);
			if (!state.reading) {
				stream.read(0);
			}
			state.resumeScheduled = false;
			stream.emit("resume");
			flow(stream);
			if (state.flowing && !state.reading) stream.read(0);
		}
		Readable.prototype.pause = function() {
			debug("call pause flowing=%j", this._readableState.flowing);
			if (this._readableState.flowing !== false) {
				debug("pause");
				this._readableState.flowing = false;
				this.emit("pause");
			}
			this._readableState[kPaused] = true;
			return this;
		};
		function flow(stream) {
			const state = stream._readableState;
			debug("flow", state.flowing);
			while (state.flowing && stream.read() !== null);
		}
		Readable.prototype.wrap = function(stream) {
			let paused = false;
			stream.on("data", (chunk) => {
				if (!this.push(chunk) && stream.pause) {
					paused = true;
					stream.pause();
				}
			});
			stream.on("end", () => {
				this.push(null);
			});
			stream.on("error", (err) => {
				errorOrDestroy(this, err);
			});
			stream.on("close", () => {
				this.destroy();
			});
			stream.on("destroy", () => {
				this.destroy();
			});
			this._read = () => {
				if (paused && stream.resume) {
					paused = false;
					stream.resume();
				}
			};
			const streamKeys = ObjectKeys(stream);
			for (let j = 1; j < streamKeys.length; j++) {
				const i = streamKeys[j];
				if (this[i] === undefined && typeof stream[i] === "function") {
					this[i] = stream[i].bind(stream);
				}
			}
			return this;
		};
		Readable.prototype[SymbolAsyncIterator] = function() {
			return streamToAsyncIterator(this);
		};
		Readable.prototype.iterator = function(options) {
			if (options !== undefined) {
				validateObject(options, "options");
			}
			return streamToAsyncIterator(this, options);
		};
		function streamToAsyncIterator(stream, options) {
			if (typeof stream.read !== "function") {
				stream = Readable.wrap(stream, { objectMode: true });
			}
			const iter = createAsyncIterator(stream, options);
			iter.stream = stream;
			return iter;
		}
		async function* createAsyncIterator(stream, options) {
			let callback = nop;
			function next(resolve) {
				if (this === stream) {
					callback();
					callback = nop;
				} else {
					callback = resolve;
				}
			}
			stream.on("readable", next);
			let error;
			const cleanup = eos(stream, { writable: false }, (err) => {
				error = err ? aggregateTwoErrors(error, err) : null;
				callback();
				callback = nop;
			});
			try {
				while (true) {
					const chunk = stream.destroyed ? null : stream.read();
					if (chunk !== null) {
						yield chunk;
					} else if (error) {
						throw error;
					} else if (error === null) {
						return;
					} else {
						await new Promise(next);
					}
				}
			} catch (err) {
				error = aggregateTwoErrors(error, err);
				throw error;
			} finally {
				if ((error || (options === null || options === undefined ? undefined : options.destroyOnReturn) !== false) && (error === undefined || stream._readableState.autoDestroy)) {
					destroyImpl.destroyer(stream, null);
				} else {
					stream.off("readable", next);
					cleanup();
				}
			}
		}
		ObjectDefineProperties(Readable.prototype, {
			readable: {
				__proto__: null,
				get() {
					const r = this._readableState;
					return !!r && r.readable !== false && !r.destroyed && !r.errorEmitted && !r.endEmitted;
				},
				set(val) {
					if (this._readableState) {
						this._readableState.readable = !!val;
					}
				}
			},
			readableDidRead: {
				__proto__: null,
				enumerable: false,
				get: function() {
					return this._readableState.dataEmitted;
				}
			},
			readableAborted: {
				__proto__: null,
				enumerable: false,
				get: function() {
					return !!(this._readableState.readable !== false && (this._readableState.destroyed || this._readableState.errored) && !this._readableState.endEmitted);
				}
			},
			readableHighWaterMark: {
				__proto__: null,
				enumerable: false,
				get: function() {
					return this._readableState.highWaterMark;
				}
			},
			readableBuffer: {
				__proto__: null,
				enumerable: false,
				get: function() {
					return this._readableState && this._readableState.buffer;
				}
			},
			readableFlowing: {
				__proto__: null,
				enumerable: false,
				get: function() {
					return this._readableState.flowing;
				},
				set: function(state) {
					if (this._readableState) {
						this._readableState.flowing = state;
					}
				}
			},
			readableLength: {
				__proto__: null,
				enumerable: false,
				get() {
					return this._readableState.length;
				}
			},
			readableObjectMode: {
				__proto__: null,
				enumerable: false,
				get() {
					return this._readableState ? this._readableState.objectMode : false;
				}
			},
			readableEncoding: {
				__proto__: null,
				enumerable: false,
				get() {
					return this._readableState ? this._readableState.encoding : null;
				}
			},
			errored: {
				__proto__: null,
				enumerable: false,
				get() {
					return this._readableState ? this._readableState.errored : null;
				}
			},
			closed: {
				__proto__: null,
				get() {
					return this._readableState ? this._readableState.closed : false;
				}
			},
			destroyed: {
				__proto__: null,
				enumerable: false,
				get() {
					return this._readableState ? this._readableState.destroyed : false;
				},
				set(value) {
					if (!this._readableState) {
						return;
					}
					this._readableState.destroyed = value;
				}
			},
			readableEnded: {
				__proto__: null,
				enumerable: false,
				get() {
					return this._readableState ? this._readableState.endEmitted : false;
				}
			}
		});
		ObjectDefineProperties(ReadableState.prototype, {
			pipesCount: {
				__proto__: null,
				get() {
					return this.pipes.length;
				}
			},
			paused: {
				__proto__: null,
				get() {
					return this[kPaused] !== false;
				},
				set(value) {
					this[kPaused] = !!value;
				}
			}
		});
		Readable._fromList = fromList;
		function fromList(n, state) {
			if (state.length === 0) return null;
			let ret;
			if (state.objectMode) ret = state.buffer.shift();
			else if (!n || n >= state.length) {
				if (state.decoder) ret = state.buffer.join("");
				else if (state.buffer.length === 1) ret = state.buffer.first();
				else ret = state.buffer.concat(state.length);
				state.buffer.clear();
			} else {
				ret = state.buffer.consume(n, state.decoder);
			}
			return ret;
		}
		function endReadable(stream) {
			const state = stream._readableState;
			debug("endReadable", state.endEmitted);
			if (!state.endEmitted) {
				state.ended = true;
				process.nextTick(endReadableNT, state, stream);
			}
		}
		function endReadableNT(state, stream) {
			debug("endReadableNT", state.endEmitted, state.length);
			if (!state.errored && !state.closeEmitted && !state.endEmitted && state.length === 0) {
				state.endEmitted = true;
				stream.emit("end");
				if (stream.writable && stream.allowHalfOpen === false) {
					process.nextTick(endWritableNT, stream);
				} else if (state.autoDestroy) {
					const wState = stream._writableState;
					const autoDestroy = !wState || wState.autoDestroy && (wState.finished || wState.writable === false);
					if (autoDestroy) {
						stream.destroy();
					}
				}
			}
		}
		function endWritableNT(stream) {
			const writable = stream.writable && !stream.writableEnded && !stream.destroyed;
			if (writable) {
				stream.end();
			}
		}
		Readable.from = function(iterable, opts) {
			return from(Readable, iterable, opts);
		};
		let webStreamsAdapters;
		function lazyWebStreams() {
			if (webStreamsAdapters === undefined) webStreamsAdapters = {};
			return webStreamsAdapters;
		}
		Readable.fromWeb = function(readableStream, options) {
			return lazyWebStreams().newStreamReadableFromReadableStream(readableStream, options);
		};
		Readable.toWeb = function(streamReadable, options) {
			return lazyWebStreams().newReadableStreamFromStreamReadable(streamReadable, options);
		};
		Readable.wrap = function(src, options) {
			var _ref, _src$readableObjectMo;
			return new Readable({
				objectMode: (_ref = (_src$readableObjectMo = src.readableObjectMode) !== null && _src$readableObjectMo !== undefined ? _src$readableObjectMo : src.objectMode) !== null && _ref !== undefined ? _ref : true,
				...options,
				destroy(err, callback) {
					destroyImpl.destroyer(src, err);
					callback(err);
				}
			}).wrap(src);
		};
	}),
	54874: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const { MathFloor, NumberIsInteger } = __webpack_require__(50999);
		const { validateInteger } = __webpack_require__(49554);
		const { ERR_INVALID_ARG_VALUE } = __webpack_require__(69220).codes;
		let defaultHighWaterMarkBytes = 16 * 1024;
		let defaultHighWaterMarkObjectMode = 16;
		function highWaterMarkFrom(options, isDuplex, duplexKey) {
			return options.highWaterMark != null ? options.highWaterMark : isDuplex ? options[duplexKey] : null;
		}
		function getDefaultHighWaterMark(objectMode) {
			return objectMode ? defaultHighWaterMarkObjectMode : defaultHighWaterMarkBytes;
		}
		function setDefaultHighWaterMark(objectMode, value) {
			validateInteger(value, "value", 0);
			if (objectMode) {
				defaultHighWaterMarkObjectMode = value;
			} else {
				defaultHighWaterMarkBytes = value;
			}
		}
		function getHighWaterMark(state, options, duplexKey, isDuplex) {
			const hwm = highWaterMarkFrom(options, isDuplex, duplexKey);
			if (hwm != null) {
				if (!NumberIsInteger(hwm) || hwm < 0) {
					const name = isDuplex ? `options.${duplexKey}` : "options.highWaterMark";
					throw new ERR_INVALID_ARG_VALUE(name, hwm);
				}
				return MathFloor(hwm);
			}
			return getDefaultHighWaterMark(state.objectMode);
		}
		module.exports = {
			getHighWaterMark,
			getDefaultHighWaterMark,
			setDefaultHighWaterMark
		};
	}),
	12135: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const { ObjectSetPrototypeOf, Symbol } = __webpack_require__(50999);
		module.exports = Transform;
		const { ERR_METHOD_NOT_IMPLEMENTED } = __webpack_require__(69220).codes;
		const Duplex = __webpack_require__(94449);
		const { getHighWaterMark } = __webpack_require__(54874);
		ObjectSetPrototypeOf(Transform.prototype, Duplex.prototype);
		ObjectSetPrototypeOf(Transform, Duplex);
		const kCallback = Symbol("kCallback");
		function Transform(options) {
			if (!(this instanceof Transform)) return new Transform(options);
			const readableHighWaterMark = options ? getHighWaterMark(this, options, "readableHighWaterMark", true) : null;
			if (readableHighWaterMark === 0) {
				options = {
					...options,
					highWaterMark: null,
					readableHighWaterMark,
					writableHighWaterMark: options.writableHighWaterMark || 0
				};
			}
			Duplex.call(this, options);
			this._readableState.sync = false;
			this[kCallback] = null;
			if (options) {
				if (typeof options.transform === "function") this._transform = options.transform;
				if (typeof options.flush === "function") this._flush = options.flush;
			}
			this.on("prefinish", prefinish);
		}
		function final(cb) {
			if (typeof this._flush === "function" && !this.destroyed) {
				this._flush((er, data) => {
					if (er) {
						if (cb) {
							cb(er);
						} else {
							this.destroy(er);
						}
						return;
					}
					if (data != null) {
						this.push(data);
					}
					this.push(null);
					if (cb) {
						cb();
					}
				});
			} else {
				this.push(null);
				if (cb) {
					cb();
				}
			}
		}
		function prefinish() {
			if (this._final !== final) {
				final.call(this);
			}
		}
		Transform.prototype._final = final;
		Transform.prototype._transform = function(chunk, encoding, callback) {
			throw new ERR_METHOD_NOT_IMPLEMENTED("_transform()");
		};
		Transform.prototype._write = function(chunk, encoding, callback) {
			const rState = this._readableState;
			const wState = this._writableState;
			const length = rState.length;
			this._transform(chunk, encoding, (err, val) => {
				if (err) {
					callback(err);
					return;
				}
				if (val != null) {
					this.push(val);
				}
				if (wState.ended || length === rState.length || rState.length < rState.highWaterMark) {
					callback();
				} else {
					this[kCallback] = callback;
				}
			});
		};
		Transform.prototype._read = function() {
			if (this[kCallback]) {
				const callback = this[kCallback];
				this[kCallback] = null;
				callback();
			}
		};
	}),
	83426: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const { SymbolAsyncIterator, SymbolIterator, SymbolFor } = __webpack_require__(50999);
		const kIsDestroyed = SymbolFor("nodejs.stream.destroyed");
		const kIsErrored = SymbolFor("nodejs.stream.errored");
		const kIsReadable = SymbolFor("nodejs.stream.readable");
		const kIsWritable = SymbolFor("nodejs.stream.writable");
		const kIsDisturbed = SymbolFor("nodejs.stream.disturbed");
		const kIsClosedPromise = SymbolFor("nodejs.webstream.isClosedPromise");
		const kControllerErrorFunction = SymbolFor("nodejs.webstream.controllerErrorFunction");
		function isReadableNodeStream(obj, strict = false) {
			var _obj$_readableState;
			return !!(obj && typeof obj.pipe === "function" && typeof obj.on === "function" && (!strict || typeof obj.pause === "function" && typeof obj.resume === "function") && (!obj._writableState || ((_obj$_readableState = obj._readableState) === null || _obj$_readableState === undefined ? undefined : _obj$_readableState.readable) !== false) && (!obj._writableState || obj._readableState));
		}
		function isWritableNodeStream(obj) {
			var _obj$_writableState;
			return !!(obj && typeof obj.write === "function" && typeof obj.on === "function" && (!obj._readableState || ((_obj$_writableState = obj._writableState) === null || _obj$_writableState === undefined ? undefined : _obj$_writableState.writable) !== false));
		}
		function isDuplexNodeStream(obj) {
			return !!(obj && typeof obj.pipe === "function" && obj._readableState && typeof obj.on === "function" && typeof obj.write === "function");
		}
		function isNodeStream(obj) {
			return obj && (obj._readableState || obj._writableState || typeof obj.write === "function" && typeof obj.on === "function" || typeof obj.pipe === "function" && typeof obj.on === "function");
		}
		function isReadableStream(obj) {
			return !!(obj && !isNodeStream(obj) && typeof obj.pipeThrough === "function" && typeof obj.getReader === "function" && typeof obj.cancel === "function");
		}
		function isWritableStream(obj) {
			return !!(obj && !isNodeStream(obj) && typeof obj.getWriter === "function" && typeof obj.abort === "function");
		}
		function isTransformStream(obj) {
			return !!(obj && !isNodeStream(obj) && typeof obj.readable === "object" && typeof obj.writable === "object");
		}
		function isWebStream(obj) {
			return isReadableStream(obj) || isWritableStream(obj) || isTransformStream(obj);
		}
		function isIterable(obj, isAsync) {
			if (obj == null) return false;
			if (isAsync === true) return typeof obj[SymbolAsyncIterator] === "function";
			if (isAsync === false) return typeof obj[SymbolIterator] === "function";
			return typeof obj[SymbolAsyncIterator] === "function" || typeof obj[SymbolIterator] === "function";
		}
		function isDestroyed(stream) {
			if (!isNodeStream(stream)) return null;
			const wState = stream._writableState;
			const rState = stream._readableState;
			const state = wState || rState;
			return !!(stream.destroyed || stream[kIsDestroyed] || state !== null && state !== undefined && state.destroyed);
		}
		function isWritableEnded(stream) {
			if (!isWritableNodeStream(stream)) return null;
			if (stream.writableEnded === true) return true;
			const wState = stream._writableState;
			if (wState !== null && wState !== undefined && wState.errored) return false;
			if (typeof (wState === null || wState === undefined ? undefined : wState.ended) !== "boolean") return null;
			return wState.ended;
		}
		function isWritableFinished(stream, strict) {
			if (!isWritableNodeStream(stream)) return null;
			if (stream.writableFinished === true) return true;
			const wState = stream._writableState;
			if (wState !== null && wState !== undefined && wState.errored) return false;
			if (typeof (wState === null || wState === undefined ? undefined : wState.finished) !== "boolean") return null;
			return !!(wState.finished || strict === false && wState.ended === true && wState.length === 0);
		}
		function isReadableEnded(stream) {
			if (!isReadableNodeStream(stream)) return null;
			if (stream.readableEnded === true) return true;
			const rState = stream._readableState;
			if (!rState || rState.errored) return false;
			if (typeof (rState === null || rState === undefined ? undefined : rState.ended) !== "boolean") return null;
			return rState.ended;
		}
		function isReadableFinished(stream, strict) {
			if (!isReadableNodeStream(stream)) return null;
			const rState = stream._readableState;
			if (rState !== null && rState !== undefined && rState.errored) return false;
			if (typeof (rState === null || rState === undefined ? undefined : rState.endEmitted) !== "boolean") return null;
			return !!(rState.endEmitted || strict === false && rState.ended === true && rState.length === 0);
		}
		function isReadable(stream) {
			if (stream && stream[kIsReadable] != null) return stream[kIsReadable];
			if (typeof (stream === null || stream === undefined ? undefined : stream.readable) !== "boolean") return null;
			if (isDestroyed(stream)) return false;
			return isReadableNodeStream(stream) && stream.readable && !isReadableFinished(stream);
		}
		function isWritable(stream) {
			if (stream && stream[kIsWritable] != null) return stream[kIsWritable];
			if (typeof (stream === null || stream === undefined ? undefined : stream.writable) !== "boolean") return null;
			if (isDestroyed(stream)) return false;
			return isWritableNodeStream(stream) && stream.writable && !isWritableEnded(stream);
		}
		function isFinished(stream, opts) {
			if (!isNodeStream(stream)) {
				return null;
			}
			if (isDestroyed(stream)) {
				return true;
			}
			if ((opts === null || opts === undefined ? undefined : opts.readable) !== false && isReadable(stream)) {
				return false;
			}
			if ((opts === null || opts === undefined ? undefined : opts.writable) !== false && isWritable(stream)) {
				return false;
			}
			return true;
		}
		function isWritableErrored(stream) {
			var _stream$_writableStat, _stream$_writableStat2;
			if (!isNodeStream(stream)) {
				return null;
			}
			if (stream.writableErrored) {
				return stream.writableErrored;
			}
			return (_stream$_writableStat = (_stream$_writableStat2 = stream._writableState) === null || _stream$_writableStat2 === undefined ? undefined : _stream$_writableStat2.errored) !== null && _stream$_writableStat !== undefined ? _stream$_writableStat : null;
		}
		function isReadableErrored(stream) {
			var _stream$_readableStat, _stream$_readableStat2;
			if (!isNodeStream(stream)) {
				return null;
			}
			if (stream.readableErrored) {
				return stream.readableErrored;
			}
			return (_stream$_readableStat = (_stream$_readableStat2 = stream._readableState) === null || _stream$_readableStat2 === undefined ? undefined : _stream$_readableStat2.errored) !== null && _stream$_readableStat !== undefined ? _stream$_readableStat : null;
		}
		function isClosed(stream) {
			if (!isNodeStream(stream)) {
				return null;
			}
			if (typeof stream.closed === "boolean") {
				return stream.closed;
			}
			const wState = stream._writableState;
			const rState = stream._readableState;
			if (typeof (wState === null || wState === undefined ? undefined : wState.closed) === "boolean" || typeof (rState === null || rState === undefined ? undefined : rState.closed) === "boolean") {
				return (wState === null || wState === undefined ? undefined : wState.closed) || (rState === null || rState === undefined ? undefined : rState.closed);
			}
			if (typeof stream._closed === "boolean" && isOutgoingMessage(stream)) {
				return stream._closed;
			}
			return null;
		}
		function isOutgoingMessage(stream) {
			return typeof stream._closed === "boolean" && typeof stream._defaultKeepAlive === "boolean" && typeof stream._removedConnection === "boolean" && typeof stream._removedContLen === "boolean";
		}
		function isServerResponse(stream) {
			return typeof stream._sent100 === "boolean" && isOutgoingMessage(stream);
		}
		function isServerRequest(stream) {
			var _stream$req;
			return typeof stream._consuming === "boolean" && typeof stream._dumped === "boolean" && ((_stream$req = stream.req) === null || _stream$req === undefined ? undefined : _stream$req.upgradeOrConnect) === undefined;
		}
		function willEmitClose(stream) {
			if (!isNodeStream(stream)) return null;
			const wState = stream._writableState;
			const rState = stream._readableState;
			const state = wState || rState;
			return !state && isServerResponse(stream) || !!(state && state.autoDestroy && state.emitClose && state.closed === false);
		}
		function isDisturbed(stream) {
			var _stream$kIsDisturbed;
			return !!(stream && ((_stream$kIsDisturbed = stream[kIsDisturbed]) !== null && _stream$kIsDisturbed !== undefined ? _stream$kIsDisturbed : stream.readableDidRead || stream.readableAborted));
		}
		function isErrored(stream) {
			var _ref, _ref2, _ref3, _ref4, _ref5, _stream$kIsErrored, _stream$_readableStat3, _stream$_writableStat3, _stream$_readableStat4, _stream$_writableStat4;
			return !!(stream && ((_ref = (_ref2 = (_ref3 = (_ref4 = (_ref5 = (_stream$kIsErrored = stream[kIsErrored]) !== null && _stream$kIsErrored !== undefined ? _stream$kIsErrored : stream.readableErrored) !== null && _ref5 !== undefined ? _ref5 : stream.writableErrored) !== null && _ref4 !== undefined ? _ref4 : (_stream$_readableStat3 = stream._readableState) === null || _stream$_readableStat3 === undefined ? undefined : _stream$_readableStat3.errorEmitted) !== null && _ref3 !== undefined ? _ref3 : (_stream$_writableStat3 = stream._writableState) === null || _stream$_writableStat3 === undefined ? undefined : _stream$_writableStat3.errorEmitted) !== null && _ref2 !== undefined ? _ref2 : (_stream$_readableStat4 = stream._readableState) === null || _stream$_readableStat4 === undefined ? undefined : _stream$_readableStat4.errored) !== null && _ref !== undefined ? _ref : (_stream$_writableStat4 = stream._writableState) === null || _stream$_writableStat4 === undefined ? undefined : _stream$_writableStat4.errored));
		}
		module.exports = {
			isDestroyed,
			kIsDestroyed,
			isDisturbed,
			kIsDisturbed,
			isErrored,
			kIsErrored,
			isReadable,
			kIsReadable,
			kIsClosedPromise,
			kControllerErrorFunction,
			kIsWritable,
			isClosed,
			isDuplexNodeStream,
			isFinished,
			isIterable,
			isReadableNodeStream,
			isReadableStream,
			isReadableEnded,
			isReadableFinished,
			isReadableErrored,
			isNodeStream,
			isWebStream,
			isWritable,
			isWritableNodeStream,
			isWritableStream,
			isWritableEnded,
			isWritableFinished,
			isWritableErrored,
			isServerRequest,
			isServerResponse,
			willEmitClose,
			isTransformStream
		};
	}),
	58939: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const process = __webpack_require__(76417);
		const { ArrayPrototypeSlice, Error, FunctionPrototypeSymbolHasInstance, ObjectDefineProperty, ObjectDefineProperties, ObjectSetPrototypeOf, StringPrototypeToLowerCase, Symbol, SymbolHasInstance } = __webpack_require__(50999);
		module.exports = Writable;
		Writable.WritableState = WritableState;
		const { EventEmitter: EE } = __webpack_require__(24434);
		const Stream = __webpack_require__(84128).Stream;
		const { Buffer } = __webpack_require__(20181);
		const destroyImpl = __webpack_require__(65089);
		const { addAbortSignal } = __webpack_require__(80652);
		const { getHighWaterMark, getDefaultHighWaterMark } = __webpack_require__(54874);
		const { ERR_INVALID_ARG_TYPE, ERR_METHOD_NOT_IMPLEMENTED, ERR_MULTIPLE_CALLBACK, ERR_STREAM_CANNOT_PIPE, ERR_STREAM_DESTROYED, ERR_STREAM_ALREADY_FINISHED, ERR_STREAM_NULL_VALUES, ERR_STREAM_WRITE_AFTER_END, ERR_UNKNOWN_ENCODING } = __webpack_require__(69220).codes;
		const { errorOrDestroy } = destroyImpl;
		ObjectSetPrototypeOf(Writable.prototype, Stream.prototype);
		ObjectSetPrototypeOf(Writable, Stream);
		function nop() {}
		const kOnFinished = Symbol("kOnFinished");
		function WritableState(options, stream, isDuplex) {
			if (typeof isDuplex !== "boolean") isDuplex = stream instanceof __webpack_require__(94449);
			this.objectMode = !!(options && options.objectMode);
			if (isDuplex) this.objectMode = this.objectMode || !!(options && options.writableObjectMode);
			this.highWaterMark = options ? getHighWaterMark(this, options, "writableHighWaterMark", isDuplex) : getDefaultHighWaterMark(false);
			this.finalCalled = false;
			this.needDrain = false;
			this.ending = false;
			this.ended = false;
			this.finished = false;
			this.destroyed = false;
			const noDecode = !!(options && options.decodeStrings === false);
			this.decodeStrings = !noDecode;
			this.defaultEncoding = options && options.defaultEncoding || "utf8";
			this.length = 0;
			this.writing = false;
			this.corked = 0;
			this.sync = true;
			this.bufferProcessing = false;
			this.onwrite = onwrite.bind(undefined, stream);
			this.writecb = null;
			this.writelen = 0;
			this.afterWriteTickInfo = null;
			resetBuffer(this);
			this.pendingcb = 0;
			this.constructed = true;
			this.prefinished = false;
			this.errorEmitted = false;
			this.emitClose = !options || options.emitClose !== false;
			this.autoDestroy = !options || options.autoDestroy !== false;
			this.errored = null;
			this.closed = false;
			this.closeEmitted = false;
			this[kOnFinished] = [];
		}
		function resetBuffer(state) {
			state.buffered = [];
			state.bufferedIndex = 0;
			state.allBuffers = true;
			state.allNoop = true;
		}
		WritableState.prototype.getBuffer = function getBuffer() {
			return ArrayPrototypeSlice(this.buffered, this.bufferedIndex);
		};
		ObjectDefineProperty(WritableState.prototype, "bufferedRequestCount", {
			__proto__: null,
			get() {
				return this.buffered.length - this.bufferedIndex;
			}
		});
		function Writable(options) {
			const isDuplex = this instanceof __webpack_require__(94449);
			if (!isDuplex && !FunctionPrototypeSymbolHasInstance(Writable, this)) return new Writable(options);
			this._writableState = new WritableState(options, this, isDuplex);
			if (options) {
				if (typeof options.write === "function") this._write = options.write;
				if (typeof options.writev === "function") this._writev = options.writev;
				if (typeof options.destroy === "function") this._destroy = options.destroy;
				if (typeof options.final === "function") this._final = options.final;
				if (typeof options.construct === "function") this._construct = options.construct;
				if (options.signal) addAbortSignal(options.signal, this);
			}
			Stream.call(this, options);
			destroyImpl.construct(this, () => {
				const state = this._writableState;
				if (!state.writing) {
					clearBuffer(this, state);
				}
				finishMaybe(this, state);
			});
		}
		ObjectDefineProperty(Writable, SymbolHasInstance, {
			__proto__: null,
			value: function(object) {
				if (FunctionPrototypeSymbolHasInstance(this, object)) return true;
				if (this !== Writable) return false;
				return object && object._writableState instanceof WritableState;
			}
		});
		Writable.prototype.pipe = function() {
			errorOrDestroy(this, new ERR_STREAM_CANNOT_PIPE());
		};
		function _write(stream, chunk, encoding, cb) {
			const state = stream._writableState;
			if (typeof encoding === "function") {
				cb = encoding;
				encoding = state.defaultEncoding;
			} else {
				if (!encoding) encoding = state.defaultEncoding;
				else if (encoding !== "buffer" && !Buffer.isEncoding(encoding)) throw new ERR_UNKNOWN_ENCODING(encoding);
				if (typeof cb !== "function") cb = nop;
			}
			if (chunk === null) {
				throw new ERR_STREAM_NULL_VALUES();
			} else if (!state.objectMode) {
				if (typeof chunk === "string") {
					if (state.decodeStrings !== false) {
						chunk = Buffer.from(chunk, encoding);
						encoding = "buffer";
					}
				} else if (chunk instanceof Buffer) {
					encoding = "buffer";
				} else if (Stream._isUint8Array(chunk)) {
					chunk = Stream._uint8ArrayToBuffer(chunk);
					encoding = "buffer";
				} else {
					throw new ERR_INVALID_ARG_TYPE("chunk", [
						"string",
						"Buffer",
						"Uint8Array"
					], chunk);
				}
			}
			let err;
			if (state.ending) {
				err = new ERR_STREAM_WRITE_AFTER_END();
			} else if (state.destroyed) {
				err = new ERR_STREAM_DESTROYED("write");
			}
			if (err) {
				process.nextTick(cb, err);
				errorOrDestroy(stream, err, true);
				return err;
			}
			state.pendingcb++;
			return writeOrBuffer(stream, state, chunk, encoding, cb);
		}
		Writable.prototype.write = function(chunk, encoding, cb) {
			return _write(this, chunk, encoding, cb) === true;
		};
		Writable.prototype.cork = function() {
			this._writableState.corked++;
		};
		Writable.prototype.uncork = function() {
			const state = this._writableState;
			if (state.corked) {
				state.corked--;
				if (!state.writing) clearBuffer(this, state);
			}
		};
		Writable.prototype.setDefaultEncoding = function setDefaultEncoding(encoding) {
			if (typeof encoding === "string") encoding = StringPrototypeToLowerCase(encoding);
			if (!Buffer.isEncoding(encoding)) throw new ERR_UNKNOWN_ENCODING(encoding);
			this._writableState.defaultEncoding = encoding;
			return this;
		};
		function writeOrBuffer(stream, state, chunk, encoding, callback) {
			const len = state.objectMode ? 1 : chunk.length;
			state.length += len;
			const ret = state.length < state.highWaterMark;
			if (!ret) state.needDrain = true;
			if (state.writing || state.corked || state.errored || !state.constructed) {
				state.buffered.push({
					chunk,
					encoding,
					callback
				});
				if (state.allBuffers && encoding !== "buffer") {
					state.allBuffers = false;
				}
				if (state.allNoop && callback !== nop) {
					state.allNoop = false;
				}
			} else {
				state.writelen = len;
				state.writecb = callback;
				state.writing = true;
				state.sync = true;
				stream._write(chunk, encoding, state.onwrite);
				state.sync = false;
			}
			return ret && !state.errored && !state.destroyed;
		}
		function doWrite(stream, state, writev, len, chunk, encoding, cb) {
			state.writelen = len;
			state.writecb = cb;
			state.writing = true;
			state.sync = true;
			if (state.destroyed) state.onwrite(new ERR_STREAM_DESTROYED("write"));
			else if (writev) stream._writev(chunk, state.onwrite);
			else stream._write(chunk, encoding, state.onwrite);
			state.sync = false;
		}
		function onwriteError(stream, state, er, cb) {
			--state.pendingcb;
			cb(er);
			errorBuffer(state);
			errorOrDestroy(stream, er);
		}
		function onwrite(stream, er) {
			const state = stream._writableState;
			const sync = state.sync;
			const cb = state.writecb;
			if (typeof cb !== "function") {
				errorOrDestroy(stream, new ERR_MULTIPLE_CALLBACK());
				return;
			}
			state.writing = false;
			state.writecb = null;
			state.length -= state.writelen;
			state.writelen = 0;
			if (er) {
				er.stack;
				if (!state.errored) {
					state.errored = er;
				}
				if (stream._readableState && !stream._readableState.errored) {
					stream._readableState.errored = er;
				}
				if (sync) {
					process.nextTick(onwriteError, stream, state, er, cb);
				} else {
					onwriteError(stream, state, er, cb);
				}
			} else {
				if (state.buffered.length > state.bufferedIndex) {
					clearBuffer(stream, state);
				}
				if (sync) {
					if (state.afterWriteTickInfo !== null && state.afterWriteTickInfo.cb === cb) {
						state.afterWriteTickInfo.count++;
					} else {
						state.afterWriteTickInfo = {
							count: 1,
							cb,
							stream,
							state
						};
						process.nextTick(afterWriteTick, state.afterWriteTickInfo);
					}
				} else {
					afterWrite(stream, state, 1, cb);
				}
			}
		}
		function afterWriteTick({ stream, state, count, cb }) {
			state.afterWriteTickInfo = null;
			return afterWrite(stream, state, count, cb);
		}
		function afterWrite(stream, state, count, cb) {
			const needDrain = !state.ending && !stream.destroyed && state.length === 0 && state.needDrain;
			if (needDrain) {
				state.needDrain = false;
				stream.emit("drain");
			}
			while (count-- > 0) {
				state.pendingcb--;
				cb();
			}
			if (state.destroyed) {
				errorBuffer(state);
			}
			finishMaybe(stream, state);
		}
		function errorBuffer(state) {
			if (state.writing) {
				return;
			}
			for (let n = state.bufferedIndex; n < state.buffered.length; ++n) {
				var _state$errored;
				const { chunk, callback } = state.buffered[n];
				const len = state.objectMode ? 1 : chunk.length;
				state.length -= len;
				callback((_state$errored = state.errored) !== null && _state$errored !== undefined ? _state$errored : new ERR_STREAM_DESTROYED("write"));
			}
			const onfinishCallbacks = state[kOnFinished].splice(0);
			for (let i = 0; i < onfinishCallbacks.length; i++) {
				var _state$errored2;
				onfinishCallbacks[i]((_state$errored2 = state.errored) !== null && _state$errored2 !== undefined ? _state$errored2 : new ERR_STREAM_DESTROYED("end"));
			}
			resetBuffer(state);
		}
		function clearBuffer(stream, state) {
			if (state.corked || state.bufferProcessing || state.destroyed || !state.constructed) {
				return;
			}
			const { buffered, bufferedIndex, objectMode } = state;
			const bufferedLength = buffered.length - bufferedIndex;
			if (!bufferedLength) {
				return;
			}
			let i = bufferedIndex;
			state.bufferProcessing = true;
			if (bufferedLength > 1 && stream._writev) {
				state.pendingcb -= bufferedLength - 1;
				const callback = state.allNoop ? nop : (err) => {
					for (let n = i; n < buffered.length; ++n) {
						buffered[n].callback(err);
					}
				};
				const chunks = state.allNoop && i === 0 ? buffered : ArrayPrototypeSlice(buffered, i);
				chunks.allBuffers = state.allBuffers;
				doWrite(stream, state, true, state.length, chunks, "", callback);
				resetBuffer(state);
			} else {
				do {
					const { chunk, encoding, callback } = buffered[i];
					buffered[i++] = null;
					const len = objectMode ? 1 : chunk.length;
					doWrite(stream, state, false, len, chunk, encoding, callback);
				} while (i < buffered.length && !state.writing);
				if (i === buffered.length) {
					resetBuffer(state);
				} else if (i > 256) {
					buffered.splice(0, i);
					state.bufferedIndex = 0;
				} else {
					state.bufferedIndex = i;
				}
			}
			state.bufferProcessing = false;
		}
		Writable.prototype._write = function(chunk, encoding, cb) {
			if (this._writev) {
				this._writev([{
					chunk,
					encoding
				}], cb);
			} else {
				throw new ERR_METHOD_NOT_IMPLEMENTED("_write()");
			}
		};
		Writable.prototype._writev = null;
		Writable.prototype.end = function(chunk, encoding, cb) {
			const state = this._writableState;
			if (typeof chunk === "function") {
				cb = chunk;
				chunk = null;
				encoding = null;
			} else if (typeof encoding === "function") {
				cb = encoding;
				encoding = null;
			}
			let err;
			if (chunk !== null && chunk !== undefined) {
				const ret = _write(this, chunk, encoding);
				if (ret instanceof Error) {
					err = ret;
				}
			}
			if (state.corked) {
				state.corked = 1;
				this.uncork();
			}
			if (err) {} else if (!state.errored && !state.ending) {
				state.ending = true;
				finishMaybe(this, state, true);
				state.ended = true;
			} else if (state.finished) {
				err = new ERR_STREAM_ALREADY_FINISHED("end");
			} else if (state.destroyed) {
				err = new ERR_STREAM_DESTROYED("end");
			}
			if (typeof cb === "function") {
				if (err || state.finished) {
					process.nextTick(cb, err);
				} else {
					state[kOnFinished].push(cb);
				}
			}
			return this;
		};
		function needFinish(state) {
			return state.ending && !state.destroyed && state.constructed && state.length === 0 && !state.errored && state.buffered.length === 0 && !state.finished && !state.writing && !state.errorEmitted && !state.closeEmitted;
		}
		function callFinal(stream, state) {
			let called = false;
			function onFinish(err) {
				if (called) {
					errorOrDestroy(stream, err !== null && err !== undefined ? err : ERR_MULTIPLE_CALLBACK());
					return;
				}
				called = true;
				state.pendingcb--;
				if (err) {
					const onfinishCallbacks = state[kOnFinished].splice(0);
					for (let i = 0; i < onfinishCallbacks.length; i++) {
						onfinishCallbacks[i](err);
					}
					errorOrDestroy(stream, err, state.sync);
				} else if (needFinish(state)) {
					state.prefinished = true;
					stream.emit("prefinish");
					state.pendingcb++;
					process.nextTick(finish, stream, state);
				}
			}
			state.sync = true;
			state.pendingcb++;
			try {
				stream._final(onFinish);
			} catch (err) {
				onFinish(err);
			}
			state.sync = false;
		}
		function prefinish(stream, state) {
			if (!state.prefinished && !state.finalCalled) {
				if (typeof stream._final === "function" && !state.destroyed) {
					state.finalCalled = true;
					callFinal(stream, state);
				} else {
					state.prefinished = true;
					stream.emit("prefinish");
				}
			}
		}
		function finishMaybe(stream, state, sync) {
			if (needFinish(state)) {
				prefinish(stream, state);
				if (state.pendingcb === 0) {
					if (sync) {
						state.pendingcb++;
						process.nextTick((stream, state) => {
							if (needFinish(state)) {
								finish(stream, state);
							} else {
								state.pendingcb--;
							}
						}, stream, state);
					} else if (needFinish(state)) {
						state.pendingcb++;
						finish(stream, state);
					}
				}
			}
		}
		function finish(stream, state) {
			state.pendingcb--;
			state.finished = true;
			const onfinishCallbacks = state[kOnFinished].splice(0);
			for (let i = 0; i < onfinishCallbacks.length; i++) {
				onfinishCallbacks[i]();
			}
			stream.emit("finish");
			if (state.autoDestroy) {
				const rState = stream._readableState;
				const autoDestroy = !rState || rState.autoDestroy && (rState.endEmitted || rState.readable === false);
				if (autoDestroy) {
					stream.destroy();
				}
			}
		}
		ObjectDefineProperties(Writable.prototype, {
			closed: {
				__proto__: null,
				get() {
					return this._writableState ? this._writableState.closed : false;
				}
			},
			destroyed: {
				__proto__: null,
				get() {
					return this._writableState ? this._writableState.destroyed : false;
				},
				set(value) {
					if (this._writableState) {
						this._writableState.destroyed = value;
					}
				}
			},
			writable: {
				__proto__: null,
				get() {
					const w = this._writableState;
					return !!w && w.writable !== false && !w.destroyed && !w.errored && !w.ending && !w.ended;
				},
				set(val) {
					if (this._writableState) {
						this._writableState.writable = !!val;
					}
				}
			},
			writableFinished: {
				__proto__: null,
				get() {
					return this._writableState ? this._writableState.finished : false;
				}
			},
			writableObjectMode: {
				__proto__: null,
				get() {
					return this._writableState ? this._writableState.objectMode : false;
				}
			},
			writableBuffer: {
				__proto__: null,
				get() {
					return this._writableState && this._writableState.getBuffer();
				}
			},
			writableEnded: {
				__proto__: null,
				get() {
					return this._writableState ? this._writableState.ending : false;
				}
			},
			writableNeedDrain: {
				__proto__: null,
				get() {
					const wState = this._writableState;
					if (!wState) return false;
					return !wState.destroyed && !wState.ending && wState.needDrain;
				}
			},
			writableHighWaterMark: {
				__proto__: null,
				get() {
					return this._writableState && this._writableState.highWaterMark;
				}
			},
			writableCorked: {
				__proto__: null,
				get() {
					return this._writableState ? this._writableState.corked : 0;
				}
			},
			writableLength: {
				__proto__: null,
				get() {
					return this._writableState && this._writableState.length;
				}
			},
			errored: {
				__proto__: null,
				enumerable: false,
				get() {
					return this._writableState ? this._writableState.errored : null;
				}
			},
			writableAborted: {
				__proto__: null,
				enumerable: false,
				get: function() {
					return !!(this._writableState.writable !== false && (this._writableState.destroyed || this._writableState.errored) && !this._writableState.finished);
				}
			}
		});
		const destroy = destroyImpl.destroy;
		Writable.prototype.destroy = function(err, cb) {
			const state = this._writableState;
			if (!state.destroyed && (state.bufferedIndex < state.buffered.length || state[kOnFinished].length)) {
				process.nextTick(errorBuffer, state);
			}
			destroy.call(this, err, cb);
			return this;
		};
		Writable.prototype._undestroy = destroyImpl.undestroy;
		Writable.prototype._destroy = function(err, cb) {
			cb(err);
		};
		Writable.prototype[EE.captureRejectionSymbol] = function(err) {
			this.destroy(err);
		};
		let webStreamsAdapters;
		function lazyWebStreams() {
			if (webStreamsAdapters === undefined) webStreamsAdapters = {};
			return webStreamsAdapters;
		}
		Writable.fromWeb = function(writableStream, options) {
			return lazyWebStreams().newStreamWritableFromWritableStream(writableStream, options);
		};
		Writable.toWeb = function(streamWritable) {
			return lazyWebStreams().newWritableStreamFromStreamWritable(streamWritable);
		};
	}),
	49554: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const { ArrayIsArray, ArrayPrototypeIncludes, ArrayPrototypeJoin, ArrayPrototypeMap, NumberIsInteger, NumberIsNaN, NumberMAX_SAFE_INTEGER, NumberMIN_SAFE_INTEGER, NumberParseInt, ObjectPrototypeHasOwnProperty, RegExpPrototypeExec, String, StringPrototypeToUpperCase, StringPrototypeTrim } = __webpack_require__(50999);
		const { hideStackFrames, codes: { ERR_SOCKET_BAD_PORT, ERR_INVALID_ARG_TYPE, ERR_INVALID_ARG_VALUE, ERR_OUT_OF_RANGE, ERR_UNKNOWN_SIGNAL } } = __webpack_require__(69220);
		const { normalizeEncoding } = __webpack_require__(23539);
		const { isAsyncFunction, isArrayBufferView } = __webpack_require__(23539).types;
		const signals = {};
		function isInt32(value) {
			return value === (value | 0);
		}
		function isUint32(value) {
			return value === value >>> 0;
		}
		const octalReg = /^[0-7]+$/;
		const modeDesc = "must be a 32-bit unsigned integer or an octal string";
		function parseFileMode(value, name, def) {
			if (typeof value === "undefined") {
				value = def;
			}
			if (typeof value === "string") {
				if (RegExpPrototypeExec(octalReg, value) === null) {
					throw new ERR_INVALID_ARG_VALUE(name, value, modeDesc);
				}
				value = NumberParseInt(value, 8);
			}
			validateUint32(value, name);
			return value;
		}
		const validateInteger = hideStackFrames((value, name, min = NumberMIN_SAFE_INTEGER, max = NumberMAX_SAFE_INTEGER) => {
			if (typeof value !== "number") throw new ERR_INVALID_ARG_TYPE(name, "number", value);
			if (!NumberIsInteger(value)) throw new ERR_OUT_OF_RANGE(name, "an integer", value);
			if (value < min || value > max) throw new ERR_OUT_OF_RANGE(name, `>= ${min} && <= ${max}`, value);
		});
		const validateInt32 = hideStackFrames((value, name, min = -0x80000000, max = 0x7fffffff) => {
			if (typeof value !== "number") {
				throw new ERR_INVALID_ARG_TYPE(name, "number", value);
			}
			if (!NumberIsInteger(value)) {
				throw new ERR_OUT_OF_RANGE(name, "an integer", value);
			}
			if (value < min || value > max) {
				throw new ERR_OUT_OF_RANGE(name, `>= ${min} && <= ${max}`, value);
			}
		});
		const validateUint32 = hideStackFrames((value, name, positive = false) => {
			if (typeof value !== "number") {
				throw new ERR_INVALID_ARG_TYPE(name, "number", value);
			}
			if (!NumberIsInteger(value)) {
				throw new ERR_OUT_OF_RANGE(name, "an integer", value);
			}
			const min = positive ? 1 : 0;
			const max = 0xffffffff;
			if (value < min || value > max) {
				throw new ERR_OUT_OF_RANGE(name, `>= ${min} && <= ${max}`, value);
			}
		});
		function validateString(value, name) {
			if (typeof value !== "string") throw new ERR_INVALID_ARG_TYPE(name, "string", value);
		}
		function validateNumber(value, name, min = undefined, max) {
			if (typeof value !== "number") throw new ERR_INVALID_ARG_TYPE(name, "number", value);
			if (min != null && value < min || max != null && value > max || (min != null || max != null) && NumberIsNaN(value)) {
				throw new ERR_OUT_OF_RANGE(name, `${min != null ? `>= ${min}` : ""}${min != null && max != null ? " && " : ""}${max != null ? `<= ${max}` : ""}`, value);
			}
		}
		const validateOneOf = hideStackFrames((value, name, oneOf) => {
			if (!ArrayPrototypeIncludes(oneOf, value)) {
				const allowed = ArrayPrototypeJoin(ArrayPrototypeMap(oneOf, (v) => typeof v === "string" ? `'${v}'` : String(v)), ", ");
				const reason = "must be one of: " + allowed;
				throw new ERR_INVALID_ARG_VALUE(name, value, reason);
			}
		});
		function validateBoolean(value, name) {
			if (typeof value !== "boolean") throw new ERR_INVALID_ARG_TYPE(name, "boolean", value);
		}
		function getOwnPropertyValueOrDefault(options, key, defaultValue) {
			return options == null || !ObjectPrototypeHasOwnProperty(options, key) ? defaultValue : options[key];
		}
		const validateObject = hideStackFrames((value, name, options = null) => {
			const allowArray = getOwnPropertyValueOrDefault(options, "allowArray", false);
			const allowFunction = getOwnPropertyValueOrDefault(options, "allowFunction", false);
			const nullable = getOwnPropertyValueOrDefault(options, "nullable", false);
			if (!nullable && value === null || !allowArray && ArrayIsArray(value) || typeof value !== "object" && (!allowFunction || typeof value !== "function")) {
				throw new ERR_INVALID_ARG_TYPE(name, "Object", value);
			}
		});
		const validateDictionary = hideStackFrames((value, name) => {
			if (value != null && typeof value !== "object" && typeof value !== "function") {
				throw new ERR_INVALID_ARG_TYPE(name, "a dictionary", value);
			}
		});
		const validateArray = hideStackFrames((value, name, minLength = 0) => {
			if (!ArrayIsArray(value)) {
				throw new ERR_INVALID_ARG_TYPE(name, "Array", value);
			}
			if (value.length < minLength) {
				const reason = `must be longer than ${minLength}`;
				throw new ERR_INVALID_ARG_VALUE(name, value, reason);
			}
		});
		function validateStringArray(value, name) {
			validateArray(value, name);
			for (let i = 0; i < value.length; i++) {
				validateString(value[i], `${name}[${i}]`);
			}
		}
		function validateBooleanArray(value, name) {
			validateArray(value, name);
			for (let i = 0; i < value.length; i++) {
				validateBoolean(value[i], `${name}[${i}]`);
			}
		}
		function validateAbortSignalArray(value, name) {
			validateArray(value, name);
			for (let i = 0; i < value.length; i++) {
				const signal = value[i];
				const indexedName = `${name}[${i}]`;
				if (signal == null) {
					throw new ERR_INVALID_ARG_TYPE(indexedName, "AbortSignal", signal);
				}
				validateAbortSignal(signal, indexedName);
			}
		}
		function validateSignalName(signal, name = "signal") {
			validateString(signal, name);
			if (signals[signal] === undefined) {
				if (signals[StringPrototypeToUpperCase(signal)] !== undefined) {
					throw new ERR_UNKNOWN_SIGNAL(signal + " (signals must use all capital letters)");
				}
				throw new ERR_UNKNOWN_SIGNAL(signal);
			}
		}
		const validateBuffer = hideStackFrames((buffer, name = "buffer") => {
			if (!isArrayBufferView(buffer)) {
				throw new ERR_INVALID_ARG_TYPE(name, [
					"Buffer",
					"TypedArray",
					"DataView"
				], buffer);
			}
		});
		function validateEncoding(data, encoding) {
			const normalizedEncoding = normalizeEncoding(encoding);
			const length = data.length;
			if (normalizedEncoding === "hex" && length % 2 !== 0) {
				throw new ERR_INVALID_ARG_VALUE("encoding", encoding, `is invalid for data of length ${length}`);
			}
		}
		function validatePort(port, name = "Port", allowZero = true) {
			if (typeof port !== "number" && typeof port !== "string" || typeof port === "string" && StringPrototypeTrim(port).length === 0 || +port !== +port >>> 0 || port > 65535 || port === 0 && !allowZero) {
				throw new ERR_SOCKET_BAD_PORT(name, port, allowZero);
			}
			return port | 0;
		}
		const validateAbortSignal = hideStackFrames((signal, name) => {
			if (signal !== undefined && (signal === null || typeof signal !== "object" || !("aborted" in signal))) {
				throw new ERR_INVALID_ARG_TYPE(name, "AbortSignal", signal);
			}
		});
		const validateFunction = hideStackFrames((value, name) => {
			if (typeof value !== "function") throw new ERR_INVALID_ARG_TYPE(name, "Function", value);
		});
		const validatePlainFunction = hideStackFrames((value, name) => {
			if (typeof value !== "function" || isAsyncFunction(value)) throw new ERR_INVALID_ARG_TYPE(name, "Function", value);
		});
		const validateUndefined = hideStackFrames((value, name) => {
			if (value !== undefined) throw new ERR_INVALID_ARG_TYPE(name, "undefined", value);
		});
		function validateUnion(value, name, union) {
			if (!ArrayPrototypeIncludes(union, value)) {
				throw new ERR_INVALID_ARG_TYPE(name, `('${ArrayPrototypeJoin(union, "|")}')`, value);
			}
		}
		const linkValueRegExp = /^(?:<[^>]*>)(?:\s*;\s*[^;"\s]+(?:=(")?[^;"\s]*\1)?)*$/;
		function validateLinkHeaderFormat(value, name) {
			if (typeof value === "undefined" || !RegExpPrototypeExec(linkValueRegExp, value)) {
				throw new ERR_INVALID_ARG_VALUE(name, value, "must be an array or string of format \"</styles.css>; rel=preload; as=style\"");
			}
		}
		function validateLinkHeaderValue(hints) {
			if (typeof hints === "string") {
				validateLinkHeaderFormat(hints, "hints");
				return hints;
			} else if (ArrayIsArray(hints)) {
				const hintsLength = hints.length;
				let result = "";
				if (hintsLength === 0) {
					return result;
				}
				for (let i = 0; i < hintsLength; i++) {
					const link = hints[i];
					validateLinkHeaderFormat(link, "hints");
					result += link;
					if (i !== hintsLength - 1) {
						result += ", ";
					}
				}
				return result;
			}
			throw new ERR_INVALID_ARG_VALUE("hints", hints, "must be an array or string of format \"</styles.css>; rel=preload; as=style\"");
		}
		module.exports = {
			isInt32,
			isUint32,
			parseFileMode,
			validateArray,
			validateStringArray,
			validateBooleanArray,
			validateAbortSignalArray,
			validateBoolean,
			validateBuffer,
			validateDictionary,
			validateEncoding,
			validateFunction,
			validateInt32,
			validateInteger,
			validateNumber,
			validateObject,
			validateOneOf,
			validatePlainFunction,
			validatePort,
			validateSignalName,
			validateString,
			validateUint32,
			validateUndefined,
			validateUnion,
			validateAbortSignal,
			validateLinkHeaderValue
		};
	}),
	69220: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const { format, inspect } = __webpack_require__(43536);
		const { AggregateError: CustomAggregateError } = __webpack_require__(50999);
		const AggregateError = globalThis.AggregateError || CustomAggregateError;
		const kIsNodeError = Symbol("kIsNodeError");
		const kTypes = [
			"string",
			"function",
			"number",
			"object",
			"Function",
			"Object",
			"boolean",
			"bigint",
			"symbol"
		];
		const classRegExp = /^([A-Z][a-z0-9]*)+$/;
		const nodeInternalPrefix = "__node_internal_";
		const codes = {};
		function assert(value, message) {
			if (!value) {
				throw new codes.ERR_INTERNAL_ASSERTION(message);
			}
		}
		function addNumericalSeparator(val) {
			let res = "";
			let i = val.length;
			const start = val[0] === "-" ? 1 : 0;
			for (; i >= start + 4; i -= 3) {
				res = `_${val.slice(i - 3, i)}${res}`;
			}
			return `${val.slice(0, i)}${res}`;
		}
		function getMessage(key, msg, args) {
			if (typeof msg === "function") {
				assert(msg.length <= args.length, `Code: ${key}; The provided arguments length (${args.length}) does not match the required ones (${msg.length}).`);
				return msg(...args);
			}
			const expectedLength = (msg.match(/%[dfijoOs]/g) || []).length;
			assert(expectedLength === args.length, `Code: ${key}; The provided arguments length (${args.length}) does not match the required ones (${expectedLength}).`);
			if (args.length === 0) {
				return msg;
			}
			return format(msg, ...args);
		}
		function E(code, message, Base) {
			if (!Base) {
				Base = Error;
			}
			class NodeError extends Base {
				constructor(...args) {
					super(getMessage(code, message, args));
				}
				toString() {
					return `${this.name} [${code}]: ${this.message}`;
				}
			}
			Object.defineProperties(NodeError.prototype, {
				name: {
					value: Base.name,
					writable: true,
					enumerable: false,
					configurable: true
				},
				toString: {
					value() {
						return `${this.name} [${code}]: ${this.message}`;
					},
					writable: true,
					enumerable: false,
					configurable: true
				}
			});
			NodeError.prototype.code = code;
			NodeError.prototype[kIsNodeError] = true;
			codes[code] = NodeError;
		}
		function hideStackFrames(fn) {
			const hidden = nodeInternalPrefix + fn.name;
			Object.defineProperty(fn, "name", { value: hidden });
			return fn;
		}
		function aggregateTwoErrors(innerError, outerError) {
			if (innerError && outerError && innerError !== outerError) {
				if (Array.isArray(outerError.errors)) {
					outerError.errors.push(innerError);
					return outerError;
				}
				const err = new AggregateError([outerError, innerError], outerError.message);
				err.code = outerError.code;
				return err;
			}
			return innerError || outerError;
		}
		class AbortError extends Error {
			constructor(message = "The operation was aborted", options = undefined) {
				if (options !== undefined && typeof options !== "object") {
					throw new codes.ERR_INVALID_ARG_TYPE("options", "Object", options);
				}
				super(message, options);
				this.code = "ABORT_ERR";
				this.name = "AbortError";
			}
		}
		E("ERR_ASSERTION", "%s", Error);
		E("ERR_INVALID_ARG_TYPE", (name, expected, actual) => {
			assert(typeof name === "string", "'name' must be a string");
			if (!Array.isArray(expected)) {
				expected = [expected];
			}
			let msg = "The ";
			if (name.endsWith(" argument")) {
				msg += `${name} `;
			} else {
				msg += `"${name}" ${name.includes(".") ? "property" : "argument"} `;
			}
			msg += "must be ";
			const types = [];
			const instances = [];
			const other = [];
			for (const value of expected) {
				assert(typeof value === "string", "All expected entries have to be of type string");
				if (kTypes.includes(value)) {
					types.push(value.toLowerCase());
				} else if (classRegExp.test(value)) {
					instances.push(value);
				} else {
					assert(value !== "object", "The value \"object\" should be written as \"Object\"");
					other.push(value);
				}
			}
			if (instances.length > 0) {
				const pos = types.indexOf("object");
				if (pos !== -1) {
					types.splice(types, pos, 1);
					instances.push("Object");
				}
			}
			if (types.length > 0) {
				switch (types.length) {
					case 1:
						msg += `of type ${types[0]}`;
						break;
					case 2:
						msg += `one of type ${types[0]} or ${types[1]}`;
						break;
					default: {
						const last = types.pop();
						msg += `one of type ${types.join(", ")}, or ${last}`;
					}
				}
				if (instances.length > 0 || other.length > 0) {
					msg += " or ";
				}
			}
			if (instances.length > 0) {
				switch (instances.length) {
					case 1:
						msg += `an instance of ${instances[0]}`;
						break;
					case 2:
						msg += `an instance of ${instances[0]} or ${instances[1]}`;
						break;
					default: {
						const last = instances.pop();
						msg += `an instance of ${instances.join(", ")}, or ${last}`;
					}
				}
				if (other.length > 0) {
					msg += " or ";
				}
			}
			switch (other.length) {
				case 0: break;
				case 1:
					if (other[0].toLowerCase() !== other[0]) {
						msg += "an ";
					}
					msg += `${other[0]}`;
					break;
				case 2:
					msg += `one of ${other[0]} or ${other[1]}`;
					break;
				default: {
					const last = other.pop();
					msg += `one of ${other.join(", ")}, or ${last}`;
				}
			}
			if (actual == null) {
				msg += `. Received ${actual}`;
			} else if (typeof actual === "function" && actual.name) {
				msg += `. Received function ${actual.name}`;
			} else if (typeof actual === "object") {
				var _actual$constructor;
				if ((_actual$constructor = actual.constructor) !== null && _actual$constructor !== undefined && _actual$constructor.name) {
					msg += `. Received an instance of ${actual.constructor.name}`;
				} else {
					const inspected = inspect(actual, { depth: -1 });
					msg += `. Received ${inspected}`;
				}
			} else {
				let inspected = inspect(actual, { colors: false });
				if (inspected.length > 25) {
					inspected = `${inspected.slice(0, 25)}...`;
				}
				msg += `. Received type ${typeof actual} (${inspected})`;
			}
			return msg;
		}, TypeError);
		E("ERR_INVALID_ARG_VALUE", (name, value, reason = "is invalid") => {
			let inspected = inspect(value);
			if (inspected.length > 128) {
				inspected = inspected.slice(0, 128) + "...";
			}
			const type = name.includes(".") ? "property" : "argument";
			return `The ${type} '${name}' ${reason}. Received ${inspected}`;
		}, TypeError);
		E("ERR_INVALID_RETURN_VALUE", (input, name, value) => {
			var _value$constructor;
			const type = value !== null && value !== undefined && (_value$constructor = value.constructor) !== null && _value$constructor !== undefined && _value$constructor.name ? `instance of ${value.constructor.name}` : `type ${typeof value}`;
			return `Expected ${input} to be returned from the "${name}"` + ` function but got ${type}.`;
		}, TypeError);
		E("ERR_MISSING_ARGS", (...args) => {
			assert(args.length > 0, "At least one arg needs to be specified");
			let msg;
			const len = args.length;
			args = (Array.isArray(args) ? args : [args]).map((a) => `"${a}"`).join(" or ");
			switch (len) {
				case 1:
					msg += `The ${args[0]} argument`;
					break;
				case 2:
					msg += `The ${args[0]} and ${args[1]} arguments`;
					break;
				default:
					{
						const last = args.pop();
						msg += `The ${args.join(", ")}, and ${last} arguments`;
					}
					break;
			}
			return `${msg} must be specified`;
		}, TypeError);
		E("ERR_OUT_OF_RANGE", (str, range, input) => {
			assert(range, "Missing \"range\" argument");
			let received;
			if (Number.isInteger(input) && Math.abs(input) > 2 ** 32) {
				received = addNumericalSeparator(String(input));
			} else if (typeof input === "bigint") {
				received = String(input);
				const limit = BigInt(2) ** BigInt(32);
				if (input > limit || input < -limit) {
					received = addNumericalSeparator(received);
				}
				received += "n";
			} else {
				received = inspect(input);
			}
			return `The value of "${str}" is out of range. It must be ${range}. Received ${received}`;
		}, RangeError);
		E("ERR_MULTIPLE_CALLBACK", "Callback called multiple times", Error);
		E("ERR_METHOD_NOT_IMPLEMENTED", "The %s method is not implemented", Error);
		E("ERR_STREAM_ALREADY_FINISHED", "Cannot call %s after a stream was finished", Error);
		E("ERR_STREAM_CANNOT_PIPE", "Cannot pipe, not readable", Error);
		E("ERR_STREAM_DESTROYED", "Cannot call %s after a stream was destroyed", Error);
		E("ERR_STREAM_NULL_VALUES", "May not write null values to stream", TypeError);
		E("ERR_STREAM_PREMATURE_CLOSE", "Premature close", Error);
		E("ERR_STREAM_PUSH_AFTER_EOF", "stream.push() after EOF", Error);
		E("ERR_STREAM_UNSHIFT_AFTER_END_EVENT", "stream.unshift() after end event", Error);
		E("ERR_STREAM_WRITE_AFTER_END", "write after end", Error);
		E("ERR_UNKNOWN_ENCODING", "Unknown encoding: %s", TypeError);
		module.exports = {
			AbortError,
			aggregateTwoErrors: hideStackFrames(aggregateTwoErrors),
			hideStackFrames,
			codes
		};
	}),
	29963: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const Stream = __webpack_require__(2203);
		if (Stream && process.env.READABLE_STREAM === "disable") {
			const promises = Stream.promises;
			module.exports._uint8ArrayToBuffer = Stream._uint8ArrayToBuffer;
			module.exports._isUint8Array = Stream._isUint8Array;
			module.exports.isDisturbed = Stream.isDisturbed;
			module.exports.isErrored = Stream.isErrored;
			module.exports.isReadable = Stream.isReadable;
			module.exports.Readable = Stream.Readable;
			module.exports.Writable = Stream.Writable;
			module.exports.Duplex = Stream.Duplex;
			module.exports.Transform = Stream.Transform;
			module.exports.PassThrough = Stream.PassThrough;
			module.exports.addAbortSignal = Stream.addAbortSignal;
			module.exports.finished = Stream.finished;
			module.exports.destroy = Stream.destroy;
			module.exports.pipeline = Stream.pipeline;
			module.exports.compose = Stream.compose;
			Object.defineProperty(Stream, "promises", {
				configurable: true,
				enumerable: true,
				get() {
					return promises;
				}
			});
			module.exports.Stream = Stream.Stream;
		} else {
			const CustomStream = __webpack_require__(12375);
			const promises = __webpack_require__(65904);
			const originalDestroy = CustomStream.Readable.destroy;
			module.exports = CustomStream.Readable;
			module.exports._uint8ArrayToBuffer = CustomStream._uint8ArrayToBuffer;
			module.exports._isUint8Array = CustomStream._isUint8Array;
			module.exports.isDisturbed = CustomStream.isDisturbed;
			module.exports.isErrored = CustomStream.isErrored;
			module.exports.isReadable = CustomStream.isReadable;
			module.exports.Readable = CustomStream.Readable;
			module.exports.Writable = CustomStream.Writable;
			module.exports.Duplex = CustomStream.Duplex;
			module.exports.Transform = CustomStream.Transform;
			module.exports.PassThrough = CustomStream.PassThrough;
			module.exports.addAbortSignal = CustomStream.addAbortSignal;
			module.exports.finished = CustomStream.finished;
			module.exports.destroy = CustomStream.destroy;
			module.exports.destroy = originalDestroy;
			module.exports.pipeline = CustomStream.pipeline;
			module.exports.compose = CustomStream.compose;
			Object.defineProperty(CustomStream, "promises", {
				configurable: true,
				enumerable: true,
				get() {
					return promises;
				}
			});
			module.exports.Stream = CustomStream.Stream;
		}
		module.exports["default"] = module.exports;
	}),
	50999: ((module) => {
		"use strict";
		class AggregateError extends Error {
			constructor(errors) {
				if (!Array.isArray(errors)) {
					throw new TypeError(`Expected input to be an Array, got ${typeof errors}`);
				}
				let message = "";
				for (let i = 0; i < errors.length; i++) {
					message += `    ${errors[i].stack}\n`;
				}
				super(message);
				this.name = "AggregateError";
				this.errors = errors;
			}
		}
		module.exports = {
			AggregateError,
			ArrayIsArray(self) {
				return Array.isArray(self);
			},
			ArrayPrototypeIncludes(self, el) {
				return self.includes(el);
			},
			ArrayPrototypeIndexOf(self, el) {
				return self.indexOf(el);
			},
			ArrayPrototypeJoin(self, sep) {
				return self.join(sep);
			},
			ArrayPrototypeMap(self, fn) {
				return self.map(fn);
			},
			ArrayPrototypePop(self, el) {
				return self.pop(el);
			},
			ArrayPrototypePush(self, el) {
				return self.push(el);
			},
			ArrayPrototypeSlice(self, start, end) {
				return self.slice(start, end);
			},
			Error,
			FunctionPrototypeCall(fn, thisArgs, ...args) {
				return fn.call(thisArgs, ...args);
			},
			FunctionPrototypeSymbolHasInstance(self, instance) {
				return Function.prototype[Symbol.hasInstance].call(self, instance);
			},
			MathFloor: Math.floor,
			Number,
			NumberIsInteger: Number.isInteger,
			NumberIsNaN: Number.isNaN,
			NumberMAX_SAFE_INTEGER: Number.MAX_SAFE_INTEGER,
			NumberMIN_SAFE_INTEGER: Number.MIN_SAFE_INTEGER,
			NumberParseInt: Number.parseInt,
			ObjectDefineProperties(self, props) {
				return Object.defineProperties(self, props);
			},
			ObjectDefineProperty(self, name, prop) {
				return Object.defineProperty(self, name, prop);
			},
			ObjectGetOwnPropertyDescriptor(self, name) {
				return Object.getOwnPropertyDescriptor(self, name);
			},
			ObjectKeys(obj) {
				return Object.keys(obj);
			},
			ObjectSetPrototypeOf(target, proto) {
				return Object.setPrototypeOf(target, proto);
			},
			Promise,
			PromisePrototypeCatch(self, fn) {
				return self.catch(fn);
			},
			PromisePrototypeThen(self, thenFn, catchFn) {
				return self.then(thenFn, catchFn);
			},
			PromiseReject(err) {
				return Promise.reject(err);
			},
			PromiseResolve(val) {
				return Promise.resolve(val);
			},
			ReflectApply: Reflect.apply,
			RegExpPrototypeTest(self, value) {
				return self.test(value);
			},
			SafeSet: Set,
			String,
			StringPrototypeSlice(self, start, end) {
				return self.slice(start, end);
			},
			StringPrototypeToLowerCase(self) {
				return self.toLowerCase();
			},
			StringPrototypeToUpperCase(self) {
				return self.toUpperCase();
			},
			StringPrototypeTrim(self) {
				return self.trim();
			},
			Symbol,
			SymbolFor: Symbol.for,
			SymbolAsyncIterator: Symbol.asyncIterator,
			SymbolHasInstance: Symbol.hasInstance,
			SymbolIterator: Symbol.iterator,
			SymbolDispose: Symbol.dispose || Symbol("Symbol.dispose"),
			SymbolAsyncDispose: Symbol.asyncDispose || Symbol("Symbol.asyncDispose"),
			TypedArrayPrototypeSet(self, buf, len) {
				return self.set(buf, len);
			},
			Boolean,
			Uint8Array
		};
	}),
	23539: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const bufferModule = __webpack_require__(20181);
		const { format, inspect } = __webpack_require__(43536);
		const { codes: { ERR_INVALID_ARG_TYPE } } = __webpack_require__(69220);
		const { kResistStopPropagation, AggregateError, SymbolDispose } = __webpack_require__(50999);
		const AbortSignal = globalThis.AbortSignal || __webpack_require__(17413).AbortSignal;
		const AbortController = globalThis.AbortController || __webpack_require__(17413).AbortController;
		const AsyncFunction = Object.getPrototypeOf(async function() {}).constructor;
		const Blob = globalThis.Blob || bufferModule.Blob;
		const isBlob = typeof Blob !== "undefined" ? function isBlob(b) {
			return b instanceof Blob;
		} : function isBlob(b) {
			return false;
		};
		const validateAbortSignal = (signal, name) => {
			if (signal !== undefined && (signal === null || typeof signal !== "object" || !("aborted" in signal))) {
				throw new ERR_INVALID_ARG_TYPE(name, "AbortSignal", signal);
			}
		};
		const validateFunction = (value, name) => {
			if (typeof value !== "function") {
				throw new ERR_INVALID_ARG_TYPE(name, "Function", value);
			}
		};
		module.exports = {
			AggregateError,
			kEmptyObject: Object.freeze({}),
			once(callback) {
				let called = false;
				return function(...args) {
					if (called) {
						return;
					}
					called = true;
					callback.apply(this, args);
				};
			},
			createDeferredPromise: function() {
				let resolve;
				let reject;
				const promise = new Promise((res, rej) => {
					resolve = res;
					reject = rej;
				});
				return {
					promise,
					resolve,
					reject
				};
			},
			promisify(fn) {
				return new Promise((resolve, reject) => {
					fn((err, ...args) => {
						if (err) {
							return reject(err);
						}
						return resolve(...args);
					});
				});
			},
			debuglog() {
				return function() {};
			},
			format,
			inspect,
			types: {
				isAsyncFunction(fn) {
					return fn instanceof AsyncFunction;
				},
				isArrayBufferView(arr) {
					return ArrayBuffer.isView(arr);
				}
			},
			isBlob,
			deprecate(fn, message) {
				return fn;
			},
			addAbortListener: __webpack_require__(24434).addAbortListener || function addAbortListener(signal, listener) {
				if (signal === undefined) {
					throw new ERR_INVALID_ARG_TYPE("signal", "AbortSignal", signal);
				}
				validateAbortSignal(signal, "signal");
				validateFunction(listener, "listener");
				let removeEventListener;
				if (signal.aborted) {
					queueMicrotask(() => listener());
				} else {
					signal.addEventListener("abort", listener, {
						__proto__: null,
						once: true,
						[kResistStopPropagation]: true
					});
					removeEventListener = () => {
						signal.removeEventListener("abort", listener);
					};
				}
				return {
					__proto__: null,
					[SymbolDispose]() {
						var _removeEventListener;
						(_removeEventListener = removeEventListener) === null || _removeEventListener === undefined ? undefined : _removeEventListener();
					}
				};
			},
			AbortSignalAny: AbortSignal.any || function AbortSignalAny(signals) {
				if (signals.length === 1) {
					return signals[0];
				}
				const ac = new AbortController();
				const abort = () => ac.abort();
				signals.forEach((signal) => {
					validateAbortSignal(signal, "signals");
					signal.addEventListener("abort", abort, { once: true });
				});
				ac.signal.addEventListener("abort", () => {
					signals.forEach((signal) => signal.removeEventListener("abort", abort));
				}, { once: true });
				return ac.signal;
			}
		};
		module.exports.promisify.custom = Symbol.for("nodejs.util.promisify.custom");
	}),
	43536: ((module) => {
		"use strict";
		module.exports = {
			format(format, ...args) {
				return format.replace(/%([sdifj])/g, function(...[_unused, type]) {
					const replacement = args.shift();
					if (type === "f") {
						return replacement.toFixed(6);
					} else if (type === "j") {
						return JSON.stringify(replacement);
					} else if (type === "s" && typeof replacement === "object") {
						const ctor = replacement.constructor !== Object ? replacement.constructor.name : "";
						return `${ctor} {}`.trim();
					} else {
						return replacement.toString();
					}
				});
			},
			inspect(value) {
				switch (typeof value) {
					case "string":
						if (value.includes("'")) {
							if (!value.includes("\"")) {
								return `"${value}"`;
							} else if (!value.includes("`") && !value.includes("${")) {
								return `\`${value}\``;
							}
						}
						return `'${value}'`;
					case "number":
						if (isNaN(value)) {
							return "NaN";
						} else if (Object.is(value, -0)) {
							return String(value);
						}
						return value;
					case "bigint": return `${String(value)}n`;
					case "boolean":
					case "undefined": return String(value);
					case "object": return "{}";
				}
			}
		};
	}),
	12375: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const { Buffer } = __webpack_require__(20181);
		const { ObjectDefineProperty, ObjectKeys, ReflectApply } = __webpack_require__(50999);
		const { promisify: { custom: customPromisify } } = __webpack_require__(23539);
		const { streamReturningOperators, promiseReturningOperators } = __webpack_require__(11222);
		const { codes: { ERR_ILLEGAL_CONSTRUCTOR } } = __webpack_require__(69220);
		const compose = __webpack_require__(64999);
		const { setDefaultHighWaterMark, getDefaultHighWaterMark } = __webpack_require__(54874);
		const { pipeline } = __webpack_require__(16701);
		const { destroyer } = __webpack_require__(65089);
		const eos = __webpack_require__(59196);
		const internalBuffer = {};
		const promises = __webpack_require__(65904);
		const utils = __webpack_require__(83426);
		const Stream = module.exports = __webpack_require__(84128).Stream;
		Stream.isDestroyed = utils.isDestroyed;
		Stream.isDisturbed = utils.isDisturbed;
		Stream.isErrored = utils.isErrored;
		Stream.isReadable = utils.isReadable;
		Stream.isWritable = utils.isWritable;
		Stream.Readable = __webpack_require__(17783);
		for (const key of ObjectKeys(streamReturningOperators)) {
			const op = streamReturningOperators[key];
			function fn(...args) {
				if (new.target) {
					throw ERR_ILLEGAL_CONSTRUCTOR();
				}
				return Stream.Readable.from(ReflectApply(op, this, args));
			}
			ObjectDefineProperty(fn, "name", {
				__proto__: null,
				value: op.name
			});
			ObjectDefineProperty(fn, "length", {
				__proto__: null,
				value: op.length
			});
			ObjectDefineProperty(Stream.Readable.prototype, key, {
				__proto__: null,
				value: fn,
				enumerable: false,
				configurable: true,
				writable: true
			});
		}
		for (const key of ObjectKeys(promiseReturningOperators)) {
			const op = promiseReturningOperators[key];
			function fn(...args) {
				if (new.target) {
					throw ERR_ILLEGAL_CONSTRUCTOR();
				}
				return ReflectApply(op, this, args);
			}
			ObjectDefineProperty(fn, "name", {
				__proto__: null,
				value: op.name
			});
			ObjectDefineProperty(fn, "length", {
				__proto__: null,
				value: op.length
			});
			ObjectDefineProperty(Stream.Readable.prototype, key, {
				__proto__: null,
				value: fn,
				enumerable: false,
				configurable: true,
				writable: true
			});
		}
		Stream.Writable = __webpack_require__(58939);
		Stream.Duplex = __webpack_require__(94449);
		Stream.Transform = __webpack_require__(12135);
		Stream.PassThrough = __webpack_require__(19173);
		Stream.pipeline = pipeline;
		const { addAbortSignal } = __webpack_require__(80652);
		Stream.addAbortSignal = addAbortSignal;
		Stream.finished = eos;
		Stream.destroy = destroyer;
		Stream.compose = compose;
		Stream.setDefaultHighWaterMark = setDefaultHighWaterMark;
		Stream.getDefaultHighWaterMark = getDefaultHighWaterMark;
		ObjectDefineProperty(Stream, "promises", {
			__proto__: null,
			configurable: true,
			enumerable: true,
			get() {
				return promises;
			}
		});
		ObjectDefineProperty(pipeline, customPromisify, {
			__proto__: null,
			enumerable: true,
			get() {
				return promises.pipeline;
			}
		});
		ObjectDefineProperty(eos, customPromisify, {
			__proto__: null,
			enumerable: true,
			get() {
				return promises.finished;
			}
		});
		Stream.Stream = Stream;
		Stream._isUint8Array = function isUint8Array(value) {
			return value instanceof Uint8Array;
		};
		Stream._uint8ArrayToBuffer = function _uint8ArrayToBuffer(chunk) {
			return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
		};
	}),
	65904: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const { ArrayPrototypePop, Promise } = __webpack_require__(50999);
		const { isIterable, isNodeStream, isWebStream } = __webpack_require__(83426);
		const { pipelineImpl: pl } = __webpack_require__(16701);
		const { finished } = __webpack_require__(59196);
		__webpack_require__(12375);
		function pipeline(...streams) {
			return new Promise((resolve, reject) => {
				let signal;
				let end;
				const lastArg = streams[streams.length - 1];
				if (lastArg && typeof lastArg === "object" && !isNodeStream(lastArg) && !isIterable(lastArg) && !isWebStream(lastArg)) {
					const options = ArrayPrototypePop(streams);
					signal = options.signal;
					end = options.end;
				}
				pl(streams, (err, value) => {
					if (err) {
						reject(err);
					} else {
						resolve(value);
					}
				}, {
					signal,
					end
				});
			});
		}
		module.exports = {
			finished,
			pipeline
		};
	}),
	51364: ((module, __unused_webpack_exports, __webpack_require__) => {
		module.exports = readdirGlob;
		const fs = __webpack_require__(79896);
		const { EventEmitter } = __webpack_require__(24434);
		const { Minimatch } = __webpack_require__(6944);
		const { resolve } = __webpack_require__(16928);
		function readdir(dir, strict) {
			return new Promise((resolve, reject) => {
				fs.readdir(dir, { withFileTypes: true }, (err, files) => {
					if (err) {
						switch (err.code) {
							case "ENOTDIR":
								if (strict) {
									reject(err);
								} else {
									resolve([]);
								}
								break;
							case "ENOTSUP":
							case "ENOENT":
							case "ENAMETOOLONG":
							case "UNKNOWN":
								resolve([]);
								break;
							case "ELOOP":
							default:
								reject(err);
								break;
						}
					} else {
						resolve(files);
					}
				});
			});
		}
		function stat(file, followSymlinks) {
			return new Promise((resolve, reject) => {
				const statFunc = followSymlinks ? fs.stat : fs.lstat;
				statFunc(file, (err, stats) => {
					if (err) {
						switch (err.code) {
							case "ENOENT":
								if (followSymlinks) {
									resolve(stat(file, false));
								} else {
									resolve(null);
								}
								break;
							default:
								resolve(null);
								break;
						}
					} else {
						resolve(stats);
					}
				});
			});
		}
		async function* exploreWalkAsync(dir, path, followSymlinks, useStat, shouldSkip, strict) {
			let files = await readdir(path + dir, strict);
			for (const file of files) {
				let name = file.name;
				if (name === undefined) {
					name = file;
					useStat = true;
				}
				const filename = dir + "/" + name;
				const relative = filename.slice(1);
				const absolute = path + "/" + relative;
				let stats = null;
				if (useStat || followSymlinks) {
					stats = await stat(absolute, followSymlinks);
				}
				if (!stats && file.name !== undefined) {
					stats = file;
				}
				if (stats === null) {
					stats = { isDirectory: () => false };
				}
				if (stats.isDirectory()) {
					if (!shouldSkip(relative)) {
						yield {
							relative,
							absolute,
							stats
						};
						yield* exploreWalkAsync(filename, path, followSymlinks, useStat, shouldSkip, false);
					}
				} else {
					yield {
						relative,
						absolute,
						stats
					};
				}
			}
		}
		async function* explore(path, followSymlinks, useStat, shouldSkip) {
			yield* exploreWalkAsync("", path, followSymlinks, useStat, shouldSkip, true);
		}
		function readOptions(options) {
			return {
				pattern: options.pattern,
				dot: !!options.dot,
				noglobstar: !!options.noglobstar,
				matchBase: !!options.matchBase,
				nocase: !!options.nocase,
				ignore: options.ignore,
				skip: options.skip,
				follow: !!options.follow,
				stat: !!options.stat,
				nodir: !!options.nodir,
				mark: !!options.mark,
				silent: !!options.silent,
				absolute: !!options.absolute
			};
		}
		class ReaddirGlob extends EventEmitter {
			constructor(cwd, options, cb) {
				super();
				if (typeof options === "function") {
					cb = options;
					options = null;
				}
				this.options = readOptions(options || {});
				this.matchers = [];
				if (this.options.pattern) {
					const matchers = Array.isArray(this.options.pattern) ? this.options.pattern : [this.options.pattern];
					this.matchers = matchers.map((m) => new Minimatch(m, {
						dot: this.options.dot,
						noglobstar: this.options.noglobstar,
						matchBase: this.options.matchBase,
						nocase: this.options.nocase
					}));
				}
				this.ignoreMatchers = [];
				if (this.options.ignore) {
					const ignorePatterns = Array.isArray(this.options.ignore) ? this.options.ignore : [this.options.ignore];
					this.ignoreMatchers = ignorePatterns.map((ignore) => new Minimatch(ignore, { dot: true }));
				}
				this.skipMatchers = [];
				if (this.options.skip) {
					const skipPatterns = Array.isArray(this.options.skip) ? this.options.skip : [this.options.skip];
					this.skipMatchers = skipPatterns.map((skip) => new Minimatch(skip, { dot: true }));
				}
				this.iterator = explore(resolve(cwd || "."), this.options.follow, this.options.stat, this._shouldSkipDirectory.bind(this));
				this.paused = false;
				this.inactive = false;
				this.aborted = false;
				if (cb) {
					this._matches = [];
					this.on("match", (match) => this._matches.push(this.options.absolute ? match.absolute : match.relative));
					this.on("error", (err) => cb(err));
					this.on("end", () => cb(null, this._matches));
				}
				setTimeout(() => this._next(), 0);
			}
			_shouldSkipDirectory(relative) {
				return this.skipMatchers.some((m) => m.match(relative));
			}
			_fileMatches(relative, isDirectory) {
				const file = relative + (isDirectory ? "/" : "");
				return (this.matchers.length === 0 || this.matchers.some((m) => m.match(file))) && !this.ignoreMatchers.some((m) => m.match(file)) && (!this.options.nodir || !isDirectory);
			}
			_next() {
				if (!this.paused && !this.aborted) {
					this.iterator.next().then((obj) => {
						if (!obj.done) {
							const isDirectory = obj.value.stats.isDirectory();
							if (this._fileMatches(obj.value.relative, isDirectory)) {
								let relative = obj.value.relative;
								let absolute = obj.value.absolute;
								if (this.options.mark && isDirectory) {
									relative += "/";
									absolute += "/";
								}
								if (this.options.stat) {
									this.emit("match", {
										relative,
										absolute,
										stat: obj.value.stats
									});
								} else {
									this.emit("match", {
										relative,
										absolute
									});
								}
							}
							this._next(this.iterator);
						} else {
							this.emit("end");
						}
					}).catch((err) => {
						this.abort();
						this.emit("error", err);
						if (!err.code && !this.options.silent) {
							console.error(err);
						}
					});
				} else {
					this.inactive = true;
				}
			}
			abort() {
				this.aborted = true;
			}
			pause() {
				this.paused = true;
			}
			resume() {
				this.paused = false;
				if (this.inactive) {
					this.inactive = false;
					this._next();
				}
			}
		}
		function readdirGlob(pattern, options, cb) {
			return new ReaddirGlob(pattern, options, cb);
		}
		readdirGlob.ReaddirGlob = ReaddirGlob;
	}),
	54736: ((module) => {
		"use strict";
		module.exports = balanced;
		function balanced(a, b, str) {
			if (a instanceof RegExp) a = maybeMatch(a, str);
			if (b instanceof RegExp) b = maybeMatch(b, str);
			var r = range(a, b, str);
			return r && {
				start: r[0],
				end: r[1],
				pre: str.slice(0, r[0]),
				body: str.slice(r[0] + a.length, r[1]),
				post: str.slice(r[1] + b.length)
			};
		}
		function maybeMatch(reg, str) {
			var m = str.match(reg);
			return m ? m[0] : null;
		}
		balanced.range = range;
		function range(a, b, str) {
			var begs, beg, left, right, result;
			var ai = str.indexOf(a);
			var bi = str.indexOf(b, ai + 1);
			var i = ai;
			if (ai >= 0 && bi > 0) {
				if (a === b) {
					return [ai, bi];
				}
				begs = [];
				left = str.length;
				while (i >= 0 && !result) {
					if (i == ai) {
						begs.push(i);
						ai = str.indexOf(a, i + 1);
					} else if (begs.length == 1) {
						result = [begs.pop(), bi];
					} else {
						beg = begs.pop();
						if (beg < left) {
							left = beg;
							right = bi;
						}
						bi = str.indexOf(b, i + 1);
					}
					i = ai < bi && ai >= 0 ? ai : bi;
				}
				if (begs.length) {
					result = [left, right];
				}
			}
			return result;
		}
	}),
	33967: ((module, __unused_webpack_exports, __webpack_require__) => {
		var balanced = __webpack_require__(54736);
		module.exports = expandTop;
		var escSlash = "\0SLASH" + Math.random().toFixed(16) + "\0";
		var escOpen = "\0OPEN" + Math.random().toFixed(16) + "\0";
		var escClose = "\0CLOSE" + Math.random().toFixed(16) + "\0";
		var escComma = "\0COMMA" + Math.random().toFixed(16) + "\0";
		var escPeriod = "\0PERIOD" + Math.random().toFixed(16) + "\0";
		var EXPANSION_MAX = 1e5;
		var EXPANSION_MAX_LENGTH = 4e6;
		var EXPANSION_MAX_DEPTH = 1e3;
		var EXPANSION_MAX_REWRITES = 1e3;
		var EXPANSION_MAX_STEPS = 2e7;
		var CALL_STEPS = 16;
		function numeric(str) {
			return parseInt(str, 10) == str ? parseInt(str, 10) : str.charCodeAt(0);
		}
		function escapeBraces(str) {
			return str.split("\\\\").join(escSlash).split("\\{").join(escOpen).split("\\}").join(escClose).split("\\,").join(escComma).split("\\.").join(escPeriod);
		}
		function unescapeBraces(str) {
			return str.split(escSlash).join("\\").split(escOpen).join("{").split(escClose).join("}").split(escComma).join(",").split(escPeriod).join(".");
		}
		function pushAll(target, items) {
			for (var i = 0; i < items.length; i++) {
				target.push(items[i]);
			}
		}
		function balancedWithBudget(str, masked, budget) {
			if (budget.remaining < 0) {
				return undefined;
			}
			var r = balanced.range("{", "}", masked);
			var unmatched = r !== undefined && masked.indexOf("{") < r[0];
			budget.remaining -= r && !unmatched ? r[1] + 1 : str.length;
			if (!r || budget.remaining < 0) {
				return undefined;
			}
			return {
				end: r[1],
				pre: str.slice(0, r[0]),
				body: str.slice(r[0] + 1, r[1]),
				post: str.slice(r[1] + 1),
				unmatched
			};
		}
		function maskUnmatchedOpens(masked, budget) {
			budget.remaining -= masked.length;
			var open = [];
			for (var i = 0; i < masked.length; i++) {
				var c = masked.charCodeAt(i);
				if (c === 123) {
					open.push(i);
				} else if (c === 125 && open.length) {
					open.pop();
				}
			}
			var out = "";
			var last = 0;
			for (var j = 0; j < open.length; j++) {
				out += masked.slice(last, open[j]) + "\0";
				last = open[j] + 1;
			}
			return out + masked.slice(last);
		}
		function commaSetFollows(str, budget) {
			budget.remaining -= str.length;
			if (budget.remaining < 0) {
				return false;
			}
			var close = false;
			for (var i = str.length - 1; i >= 0; i--) {
				var c = str.charCodeAt(i);
				if (c === 125) {
					close = true;
				} else if (c === 10 || c === 13 || c === 8232 || c === 8233) {
					close = false;
				} else if (c === 44 && close && str.charCodeAt(i + 1) !== 44) {
					return true;
				}
			}
			return false;
		}
		function parseCommaParts(str, budget) {
			var parts = [];
			var carry = "";
			for (;;) {
				var m = balancedWithBudget(str, str, budget);
				if (budget.remaining < 0) {
					return undefined;
				}
				if (!m) {
					var tail = str.split(",");
					tail[0] = carry + tail[0];
					pushAll(parts, tail);
					return parts;
				}
				var pre = m.pre;
				var body = m.body;
				var post = m.post;
				var p = pre.split(",");
				p[0] = carry + p[0];
				p[p.length - 1] += "{" + body + "}";
				if (!post.length) {
					pushAll(parts, p);
					return parts;
				}
				carry = p.pop();
				pushAll(parts, p);
				str = post;
			}
		}
		function bound(value, fallback) {
			return value == null || isNaN(value) ? fallback : value;
		}
		function expandTop(str, options) {
			if (!str) return [];
			options = options || {};
			var max = bound(options.max, EXPANSION_MAX);
			var maxLength = bound(options.maxLength, EXPANSION_MAX_LENGTH);
			var maxDepth = bound(options.maxDepth, EXPANSION_MAX_DEPTH);
			var maxRewrites = bound(options.maxRewrites, EXPANSION_MAX_REWRITES);
			var maxSteps = bound(options.maxSteps, EXPANSION_MAX_STEPS);
			if (str.substr(0, 2) === "{}") {
				str = "\\{\\}" + str.substr(2);
			}
			return expand(escapeBraces(str), max, maxLength, maxDepth, 0, maxRewrites, { remaining: maxSteps }, true).map(unescapeBraces);
		}
		function embrace(str) {
			return "{" + str + "}";
		}
		function isPadded(el) {
			return /^-?0\d/.test(el);
		}
		function lte(i, y) {
			return i <= y;
		}
		function gte(i, y) {
			return i >= y;
		}
		function combine(acc, pre, values, max, maxLength, dropEmpties, budget) {
			var out = [];
			var length = 0;
			var nonEmpty;
			outer: for (var a = 0; a < acc.length; a++) {
				var prefix = acc[a] + pre;
				var vs = values;
				if (dropEmpties && !prefix) {
					if (!nonEmpty) nonEmpty = values.filter(Boolean);
					vs = nonEmpty;
				}
				for (var v = 0; v < vs.length; v++) {
					if (out.length >= max) break outer;
					var expansion = prefix + vs[v];
					if (length + expansion.length > maxLength) break outer;
					out.push(expansion);
					length += expansion.length;
				}
			}
			budget.remaining -= out.length;
			return out;
		}
		function expandSequence(body, isAlphaSequence, max, maxLength, budget) {
			var n = body.split(/\.\./);
			var N = [];
			if (n[0] === undefined || n[1] === undefined) {
				return N;
			}
			var x = numeric(n[0]);
			var y = numeric(n[1]);
			var width = Math.max(n[0].length, n[1].length);
			var incr = n.length === 3 && n[2] !== undefined ? Math.max(Math.abs(numeric(n[2])), 1) : 1;
			var test = lte;
			var reverse = y < x;
			if (reverse) {
				incr *= -1;
				test = gte;
			}
			var pad = n.some(isPadded);
			var cost = pad ? width : 1;
			var length = 0;
			for (var i = x; test(i, y) && N.length < max; i += incr) {
				budget.remaining -= cost;
				if (budget.remaining < 0) {
					return undefined;
				}
				var c;
				if (isAlphaSequence) {
					c = String.fromCharCode(i);
					if (c === "\\") {
						c = "";
					}
				} else {
					c = String(i);
					if (pad) {
						var need = width - c.length;
						if (need > 0) {
							var z = new Array(need + 1).join("0");
							if (i < 0) {
								c = "-" + z + c.slice(1);
							} else {
								c = z + c;
							}
						}
					}
				}
				if (length + c.length > maxLength) break;
				N.push(c);
				length += c.length;
			}
			return N;
		}
		function expand(str, max, maxLength, maxDepth, depth, maxRewrites, budget, isTop) {
			budget.remaining -= CALL_STEPS;
			if (depth > maxDepth) {
				return [str];
			}
			var acc = [""];
			var rewrites = 0;
			var dropEmpties = false;
			var firstGroup = true;
			var masked = str;
			for (;;) {
				const m = balancedWithBudget(str, masked, budget);
				if (!m) {
					return combine(acc, str, [""], max, maxLength, dropEmpties, budget);
				}
				if (m.unmatched) {
					masked = maskUnmatchedOpens(masked, budget);
				}
				const pre = m.pre;
				var literal = function() {
					return combine(acc, pre + "{" + m.body + "}" + m.post, [""], max, maxLength, dropEmpties, budget);
				};
				if (/\$$/.test(pre)) {
					acc = combine(acc, pre + "{" + m.body + "}", [""], max, maxLength, dropEmpties && !m.post.length, budget);
					firstGroup = false;
					if (!m.post.length) break;
					str = m.post;
					masked = masked.slice(m.end + 1);
					continue;
				}
				var isNumericSequence = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(m.body);
				var isAlphaSequence = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(m.body);
				var isSequence = isNumericSequence || isAlphaSequence;
				var isOptions = m.body.indexOf(",") >= 0;
				if (!isSequence && !isOptions) {
					if (rewrites < maxRewrites && commaSetFollows(m.post, budget)) {
						rewrites++;
						str = m.pre + "{" + m.body + escClose + m.post;
						masked = masked.slice(0, m.end) + escClose + masked.slice(m.end + 1);
						isTop = true;
						continue;
					}
					return literal();
				}
				if (firstGroup) {
					dropEmpties = isTop && !isSequence;
					firstGroup = false;
				}
				var values;
				if (isSequence) {
					values = expandSequence(m.body, isAlphaSequence, max, maxLength, budget);
					if (!values) {
						return literal();
					}
				} else {
					var n = parseCommaParts(m.body, budget);
					if (!n) {
						return literal();
					}
					if (n.length === 1 && n[0] !== undefined) {
						n = expand(n[0], max, maxLength, maxDepth, depth + 1, maxRewrites, budget, false).map(embrace);
						if (budget.remaining < 0) {
							return literal();
						}
						if (n.length === 1) {
							var single = combine(acc, pre + n[0], [""], max, maxLength, dropEmpties && !m.post.length, budget);
							if (budget.remaining < 0) {
								return literal();
							}
							acc = single;
							if (!m.post.length) break;
							str = m.post;
							masked = masked.slice(m.end + 1);
							continue;
						}
					}
					var dropsEmpties = dropEmpties && !m.post.length && !pre;
					for (var d = 0; dropsEmpties && d < acc.length; d++) {
						if (acc[d]) {
							dropsEmpties = false;
						}
					}
					values = [];
					var valuesLength = 0;
					outer: for (var j = 0; j < n.length; j++) {
						var expanded = expand(n[j], max, maxLength, maxDepth, depth + 1, maxRewrites, budget, false);
						if (budget.remaining < 0) {
							return literal();
						}
						for (var k = 0; k < expanded.length; k++) {
							var v = expanded[k];
							if (dropsEmpties && !v) continue;
							if (values.length >= max || valuesLength + v.length > maxLength) {
								break outer;
							}
							values.push(v);
							valuesLength += v.length;
						}
					}
				}
				var next = combine(acc, pre, values, max, maxLength, dropEmpties && !m.post.length, budget);
				if (budget.remaining < 0) {
					return literal();
				}
				acc = next;
				if (!m.post.length) break;
				str = m.post;
				masked = masked.slice(m.end + 1);
			}
			return acc;
		}
	}),
	63669: ((module) => {
		const isWindows = typeof process === "object" && process && process.platform === "win32";
		module.exports = isWindows ? { sep: "\\" } : { sep: "/" };
	}),
	6944: ((module, __unused_webpack_exports, __webpack_require__) => {
		const minimatch = module.exports = (p, pattern, options = {}) => {
			assertValidPattern(pattern);
			if (!options.nocomment && pattern.charAt(0) === "#") {
				return false;
			}
			return new Minimatch(pattern, options).match(p);
		};
		module.exports = minimatch;
		const path = __webpack_require__(63669);
		minimatch.sep = path.sep;
		const GLOBSTAR = Symbol("globstar **");
		minimatch.GLOBSTAR = GLOBSTAR;
		const expand = __webpack_require__(33967);
		const plTypes = {
			"!": {
				open: "(?:(?!(?:",
				close: "))[^/]*?)"
			},
			"?": {
				open: "(?:",
				close: ")?"
			},
			"+": {
				open: "(?:",
				close: ")+"
			},
			"*": {
				open: "(?:",
				close: ")*"
			},
			"@": {
				open: "(?:",
				close: ")"
			}
		};
		const qmark = "[^/]";
		const star = qmark + "*?";
		const twoStarDot = "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?";
		const twoStarNoDot = "(?:(?!(?:\\/|^)\\.).)*?";
		const charSet = (s) => s.split("").reduce((set, c) => {
			set[c] = true;
			return set;
		}, {});
		const reSpecials = charSet("().*{}+?[]^$\\!");
		const addPatternStartSet = charSet("[.(");
		const slashSplit = /\/+/;
		minimatch.filter = (pattern, options = {}) => (p, i, list) => minimatch(p, pattern, options);
		const ext = (a, b = {}) => {
			const t = {};
			Object.keys(a).forEach((k) => t[k] = a[k]);
			Object.keys(b).forEach((k) => t[k] = b[k]);
			return t;
		};
		minimatch.defaults = (def) => {
			if (!def || typeof def !== "object" || !Object.keys(def).length) {
				return minimatch;
			}
			const orig = minimatch;
			const m = (p, pattern, options) => orig(p, pattern, ext(def, options));
			m.Minimatch = class Minimatch extends orig.Minimatch {
				constructor(pattern, options) {
					super(pattern, ext(def, options));
				}
			};
			m.Minimatch.defaults = (options) => orig.defaults(ext(def, options)).Minimatch;
			m.filter = (pattern, options) => orig.filter(pattern, ext(def, options));
			m.defaults = (options) => orig.defaults(ext(def, options));
			m.makeRe = (pattern, options) => orig.makeRe(pattern, ext(def, options));
			m.braceExpand = (pattern, options) => orig.braceExpand(pattern, ext(def, options));
			m.match = (list, pattern, options) => orig.match(list, pattern, ext(def, options));
			return m;
		};
		minimatch.braceExpand = (pattern, options) => braceExpand(pattern, options);
		const braceExpand = (pattern, options = {}) => {
			assertValidPattern(pattern);
			if (options.nobrace || !/\{(?:(?!\{).)*\}/.test(pattern)) {
				return [pattern];
			}
			return expand(pattern);
		};
		const MAX_PATTERN_LENGTH = 1024 * 64;
		const assertValidPattern = (pattern) => {
			if (typeof pattern !== "string") {
				throw new TypeError("invalid pattern");
			}
			if (pattern.length > MAX_PATTERN_LENGTH) {
				throw new TypeError("pattern is too long");
			}
		};
		const SUBPARSE = Symbol("subparse");
		minimatch.makeRe = (pattern, options) => new Minimatch(pattern, options || {}).makeRe();
		minimatch.match = (list, pattern, options = {}) => {
			const mm = new Minimatch(pattern, options);
			list = list.filter((f) => mm.match(f));
			if (mm.options.nonull && !list.length) {
				list.push(pattern);
			}
			return list;
		};
		const globUnescape = (s) => s.replace(/\\(.)/g, "$1");
		const charUnescape = (s) => s.replace(/\\([^-\]])/g, "$1");
		const regExpEscape = (s) => s.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&");
		const braExpEscape = (s) => s.replace(/[[\]\\]/g, "\\$&");
		class Minimatch {
			constructor(pattern, options) {
				assertValidPattern(pattern);
				if (!options) options = {};
				this.options = options;
				this.maxGlobstarRecursion = options.maxGlobstarRecursion !== undefined ? options.maxGlobstarRecursion : 200;
				this.set = [];
				this.pattern = pattern;
				this.windowsPathsNoEscape = !!options.windowsPathsNoEscape || options.allowWindowsEscape === false;
				if (this.windowsPathsNoEscape) {
					this.pattern = this.pattern.replace(/\\/g, "/");
				}
				this.regexp = null;
				this.negate = false;
				this.comment = false;
				this.empty = false;
				this.partial = !!options.partial;
				this.make();
			}
			debug() {}
			make() {
				const pattern = this.pattern;
				const options = this.options;
				if (!options.nocomment && pattern.charAt(0) === "#") {
					this.comment = true;
					return;
				}
				if (!pattern) {
					this.empty = true;
					return;
				}
				this.parseNegate();
				let set = this.globSet = this.braceExpand();
				if (options.debug) this.debug = (...args) => console.error(...args);
				this.debug(this.pattern, set);
				set = this.globParts = set.map((s) => s.split(slashSplit));
				this.debug(this.pattern, set);
				set = set.map((s, si, set) => s.map(this.parse, this));
				this.debug(this.pattern, set);
				set = set.filter((s) => s.indexOf(false) === -1);
				this.debug(this.pattern, set);
				this.set = set;
			}
			parseNegate() {
				if (this.options.nonegate) return;
				const pattern = this.pattern;
				let negate = false;
				let negateOffset = 0;
				for (let i = 0; i < pattern.length && pattern.charAt(i) === "!"; i++) {
					negate = !negate;
					negateOffset++;
				}
				if (negateOffset) this.pattern = pattern.slice(negateOffset);
				this.negate = negate;
			}
			matchOne(file, pattern, partial) {
				if (pattern.indexOf(GLOBSTAR) !== -1) {
					return this._matchGlobstar(file, pattern, partial, 0, 0);
				}
				return this._matchOne(file, pattern, partial, 0, 0);
			}
			_matchGlobstar(file, pattern, partial, fileIndex, patternIndex) {
				let firstgs = -1;
				for (let i = patternIndex; i < pattern.length; i++) {
					if (pattern[i] === GLOBSTAR) {
						firstgs = i;
						break;
					}
				}
				let lastgs = -1;
				for (let i = pattern.length - 1; i >= 0; i--) {
					if (pattern[i] === GLOBSTAR) {
						lastgs = i;
						break;
					}
				}
				const head = pattern.slice(patternIndex, firstgs);
				const body = partial ? pattern.slice(firstgs + 1) : pattern.slice(firstgs + 1, lastgs);
				const tail = partial ? [] : pattern.slice(lastgs + 1);
				if (head.length) {
					const fileHead = file.slice(fileIndex, fileIndex + head.length);
					if (!this._matchOne(fileHead, head, partial, 0, 0)) {
						return false;
					}
					fileIndex += head.length;
				}
				let fileTailMatch = 0;
				if (tail.length) {
					if (tail.length + fileIndex > file.length) return false;
					const tailStart = file.length - tail.length;
					if (this._matchOne(file, tail, partial, tailStart, 0)) {
						fileTailMatch = tail.length;
					} else {
						if (file[file.length - 1] !== "" || fileIndex + tail.length === file.length) {
							return false;
						}
						if (!this._matchOne(file, tail, partial, tailStart - 1, 0)) {
							return false;
						}
						fileTailMatch = tail.length + 1;
					}
				}
				if (!body.length) {
					let sawSome = !!fileTailMatch;
					for (let i = fileIndex; i < file.length - fileTailMatch; i++) {
						const f = String(file[i]);
						sawSome = true;
						if (f === "." || f === ".." || !this.options.dot && f.charAt(0) === ".") {
							return false;
						}
					}
					return partial || sawSome;
				}
				const bodySegments = [[[], 0]];
				let currentBody = bodySegments[0];
				let nonGsParts = 0;
				const nonGsPartsSums = [0];
				for (const b of body) {
					if (b === GLOBSTAR) {
						nonGsPartsSums.push(nonGsParts);
						currentBody = [[], 0];
						bodySegments.push(currentBody);
					} else {
						currentBody[0].push(b);
						nonGsParts++;
					}
				}
				let idx = bodySegments.length - 1;
				const fileLength = file.length - fileTailMatch;
				for (const b of bodySegments) {
					b[1] = fileLength - (nonGsPartsSums[idx--] + b[0].length);
				}
				return !!this._matchGlobStarBodySections(file, bodySegments, fileIndex, 0, partial, 0, !!fileTailMatch);
			}
			_matchGlobStarBodySections(file, bodySegments, fileIndex, bodyIndex, partial, globStarDepth, sawTail) {
				const bs = bodySegments[bodyIndex];
				if (!bs) {
					for (let i = fileIndex; i < file.length; i++) {
						sawTail = true;
						const f = file[i];
						if (f === "." || f === ".." || !this.options.dot && f.charAt(0) === ".") {
							return false;
						}
					}
					return sawTail;
				}
				const [body, after] = bs;
				while (fileIndex <= after) {
					const m = this._matchOne(file.slice(0, fileIndex + body.length), body, partial, fileIndex, 0);
					if (m && globStarDepth < this.maxGlobstarRecursion) {
						const sub = this._matchGlobStarBodySections(file, bodySegments, fileIndex + body.length, bodyIndex + 1, partial, globStarDepth + 1, sawTail);
						if (sub !== false) {
							return sub;
						}
					}
					const f = file[fileIndex];
					if (f === "." || f === ".." || !this.options.dot && f.charAt(0) === ".") {
						return false;
					}
					fileIndex++;
				}
				return partial || null;
			}
			_matchOne(file, pattern, partial, fileIndex, patternIndex) {
				let fi, pi, fl, pl;
				for (fi = fileIndex, pi = patternIndex, fl = file.length, pl = pattern.length; fi < fl && pi < pl; fi++, pi++) {
					this.debug("matchOne loop");
					const p = pattern[pi];
					const f = file[fi];
					this.debug(pattern, p, f);
					if (p === false || p === GLOBSTAR) return false;
					let hit;
					if (typeof p === "string") {
						hit = f === p;
						this.debug("string match", p, f, hit);
					} else {
						hit = f.match(p);
						this.debug("pattern match", p, f, hit);
					}
					if (!hit) return false;
				}
				if (fi === fl && pi === pl) {
					return true;
				} else if (fi === fl) {
					return partial;
				} else if (pi === pl) {
					return fi === fl - 1 && file[fi] === "";
				}
				throw new Error("wtf?");
			}
			braceExpand() {
				return braceExpand(this.pattern, this.options);
			}
			parse(pattern, isSub) {
				assertValidPattern(pattern);
				const options = this.options;
				if (pattern === "**") {
					if (!options.noglobstar) return GLOBSTAR;
					else pattern = "*";
				}
				if (pattern === "") return "";
				let re = "";
				let hasMagic = false;
				let escaping = false;
				const patternListStack = [];
				const negativeLists = [];
				let stateChar;
				let inClass = false;
				let reClassStart = -1;
				let classStart = -1;
				let cs;
				let pl;
				let sp;
				let dotTravAllowed = pattern.charAt(0) === ".";
				let dotFileAllowed = options.dot || dotTravAllowed;
				const patternStart = () => dotTravAllowed ? "" : dotFileAllowed ? "(?!(?:^|\\/)\\.{1,2}(?:$|\\/))" : "(?!\\.)";
				const subPatternStart = (p) => p.charAt(0) === "." ? "" : options.dot ? "(?!(?:^|\\/)\\.{1,2}(?:$|\\/))" : "(?!\\.)";
				const clearStateChar = () => {
					if (stateChar) {
						switch (stateChar) {
							case "*":
								re += star;
								hasMagic = true;
								break;
							case "?":
								re += qmark;
								hasMagic = true;
								break;
							default:
								re += "\\" + stateChar;
								break;
						}
						this.debug("clearStateChar %j %j", stateChar, re);
						stateChar = false;
					}
				};
				for (let i = 0, c; i < pattern.length && (c = pattern.charAt(i)); i++) {
					this.debug("%s	%s %s %j", pattern, i, re, c);
					if (escaping) {
						if (c === "/") {
							return false;
						}
						if (reSpecials[c]) {
							re += "\\";
						}
						re += c;
						escaping = false;
						continue;
					}
					switch (c) {
						case "/": {
							return false;
						}
						case "\\":
							if (inClass && pattern.charAt(i + 1) === "-") {
								re += c;
								continue;
							}
							clearStateChar();
							escaping = true;
							continue;
						case "?":
						case "*":
						case "+":
						case "@":
						case "!":
							this.debug("%s	%s %s %j <-- stateChar", pattern, i, re, c);
							if (inClass) {
								this.debug("  in class");
								if (c === "!" && i === classStart + 1) c = "^";
								re += c;
								continue;
							}
							if (c === "*" && stateChar === "*") continue;
							this.debug("call clearStateChar %j", stateChar);
							clearStateChar();
							stateChar = c;
							if (options.noext) clearStateChar();
							continue;
						case "(": {
							if (inClass) {
								re += "(";
								continue;
							}
							if (!stateChar) {
								re += "\\(";
								continue;
							}
							const plEntry = {
								type: stateChar,
								start: i - 1,
								reStart: re.length,
								open: plTypes[stateChar].open,
								close: plTypes[stateChar].close
							};
							this.debug(this.pattern, "	", plEntry);
							patternListStack.push(plEntry);
							re += plEntry.open;
							if (plEntry.start === 0 && plEntry.type !== "!") {
								dotTravAllowed = true;
								re += subPatternStart(pattern.slice(i + 1));
							}
							this.debug("plType %j %j", stateChar, re);
							stateChar = false;
							continue;
						}
						case ")": {
							const plEntry = patternListStack[patternListStack.length - 1];
							if (inClass || !plEntry) {
								re += "\\)";
								continue;
							}
							patternListStack.pop();
							clearStateChar();
							hasMagic = true;
							pl = plEntry;
							re += pl.close;
							if (pl.type === "!") {
								negativeLists.push(Object.assign(pl, { reEnd: re.length }));
							}
							continue;
						}
						case "|": {
							const plEntry = patternListStack[patternListStack.length - 1];
							if (inClass || !plEntry) {
								re += "\\|";
								continue;
							}
							clearStateChar();
							re += "|";
							if (plEntry.start === 0 && plEntry.type !== "!") {
								dotTravAllowed = true;
								re += subPatternStart(pattern.slice(i + 1));
							}
							continue;
						}
						case "[":
							clearStateChar();
							if (inClass) {
								re += "\\" + c;
								continue;
							}
							inClass = true;
							classStart = i;
							reClassStart = re.length;
							re += c;
							continue;
						case "]":
							if (i === classStart + 1 || !inClass) {
								re += "\\" + c;
								continue;
							}
							cs = pattern.substring(classStart + 1, i);
							try {
								RegExp("[" + braExpEscape(charUnescape(cs)) + "]");
								re += c;
							} catch (er) {
								re = re.substring(0, reClassStart) + "(?:$.)";
							}
							hasMagic = true;
							inClass = false;
							continue;
						default:
							clearStateChar();
							if (reSpecials[c] && !(c === "^" && inClass)) {
								re += "\\";
							}
							re += c;
							break;
					}
				}
				if (inClass) {
					cs = pattern.slice(classStart + 1);
					sp = this.parse(cs, SUBPARSE);
					re = re.substring(0, reClassStart) + "\\[" + sp[0];
					hasMagic = hasMagic || sp[1];
				}
				for (pl = patternListStack.pop(); pl; pl = patternListStack.pop()) {
					let tail;
					tail = re.slice(pl.reStart + pl.open.length);
					this.debug("setting tail", re, pl);
					tail = tail.replace(/((?:\\{2}){0,64})(\\?)\|/g, (_, $1, $2) => {
						if (!$2) {
							$2 = "\\";
						}
						return $1 + $1 + $2 + "|";
					});
					this.debug("tail=%j\n   %s", tail, tail, pl, re);
					const t = pl.type === "*" ? star : pl.type === "?" ? qmark : "\\" + pl.type;
					hasMagic = true;
					re = re.slice(0, pl.reStart) + t + "\\(" + tail;
				}
				clearStateChar();
				if (escaping) {
					re += "\\\\";
				}
				const addPatternStart = addPatternStartSet[re.charAt(0)];
				for (let n = negativeLists.length - 1; n > -1; n--) {
					const nl = negativeLists[n];
					const nlBefore = re.slice(0, nl.reStart);
					const nlFirst = re.slice(nl.reStart, nl.reEnd - 8);
					let nlAfter = re.slice(nl.reEnd);
					const nlLast = re.slice(nl.reEnd - 8, nl.reEnd) + nlAfter;
					const closeParensBefore = nlBefore.split(")").length;
					const openParensBefore = nlBefore.split("(").length - closeParensBefore;
					let cleanAfter = nlAfter;
					for (let i = 0; i < openParensBefore; i++) {
						cleanAfter = cleanAfter.replace(/\)[+*?]?/, "");
					}
					nlAfter = cleanAfter;
					const dollar = nlAfter === "" && isSub !== SUBPARSE ? "(?:$|\\/)" : "";
					re = nlBefore + nlFirst + nlAfter + dollar + nlLast;
				}
				if (re !== "" && hasMagic) {
					re = "(?=.)" + re;
				}
				if (addPatternStart) {
					re = patternStart() + re;
				}
				if (isSub === SUBPARSE) {
					return [re, hasMagic];
				}
				if (options.nocase && !hasMagic) {
					hasMagic = pattern.toUpperCase() !== pattern.toLowerCase();
				}
				if (!hasMagic) {
					return globUnescape(pattern);
				}
				const flags = options.nocase ? "i" : "";
				try {
					return Object.assign(new RegExp("^" + re + "$", flags), {
						_glob: pattern,
						_src: re
					});
				} catch (er) {
					return new RegExp("$.");
				}
			}
			makeRe() {
				if (this.regexp || this.regexp === false) return this.regexp;
				const set = this.set;
				if (!set.length) {
					this.regexp = false;
					return this.regexp;
				}
				const options = this.options;
				const twoStar = options.noglobstar ? star : options.dot ? twoStarDot : twoStarNoDot;
				const flags = options.nocase ? "i" : "";
				let re = set.map((pattern) => {
					pattern = pattern.map((p) => typeof p === "string" ? regExpEscape(p) : p === GLOBSTAR ? GLOBSTAR : p._src).reduce((set, p) => {
						if (!(set[set.length - 1] === GLOBSTAR && p === GLOBSTAR)) {
							set.push(p);
						}
						return set;
					}, []);
					pattern.forEach((p, i) => {
						if (p !== GLOBSTAR || pattern[i - 1] === GLOBSTAR) {
							return;
						}
						if (i === 0) {
							if (pattern.length > 1) {
								pattern[i + 1] = "(?:\\/|" + twoStar + "\\/)?" + pattern[i + 1];
							} else {
								pattern[i] = twoStar;
							}
						} else if (i === pattern.length - 1) {
							pattern[i - 1] += "(?:\\/|" + twoStar + ")?";
						} else {
							pattern[i - 1] += "(?:\\/|\\/" + twoStar + "\\/)" + pattern[i + 1];
							pattern[i + 1] = GLOBSTAR;
						}
					});
					return pattern.filter((p) => p !== GLOBSTAR).join("/");
				}).join("|");
				re = "^(?:" + re + ")$";
				if (this.negate) re = "^(?!" + re + ").*$";
				try {
					this.regexp = new RegExp(re, flags);
				} catch (ex) {
					this.regexp = false;
				}
				return this.regexp;
			}
			match(f, partial = this.partial) {
				this.debug("match", f, this.pattern);
				if (this.comment) return false;
				if (this.empty) return f === "";
				if (f === "/" && partial) return true;
				const options = this.options;
				if (path.sep !== "/") {
					f = f.split(path.sep).join("/");
				}
				f = f.split(slashSplit);
				this.debug(this.pattern, "split", f);
				const set = this.set;
				this.debug(this.pattern, "set", set);
				let filename;
				for (let i = f.length - 1; i >= 0; i--) {
					filename = f[i];
					if (filename) break;
				}
				for (let i = 0; i < set.length; i++) {
					const pattern = set[i];
					let file = f;
					if (options.matchBase && pattern.length === 1) {
						file = [filename];
					}
					const hit = this.matchOne(file, pattern, partial);
					if (hit) {
						if (options.flipNegate) return true;
						return !this.negate;
					}
				}
				if (options.flipNegate) return false;
				return this.negate;
			}
			static defaults(def) {
				return minimatch.defaults(def).Minimatch;
			}
		}
		minimatch.Minimatch = Minimatch;
	}),
	93058: ((module, exports, __webpack_require__) => {
		var buffer = __webpack_require__(20181);
		var Buffer = buffer.Buffer;
		function copyProps(src, dst) {
			for (var key in src) {
				dst[key] = src[key];
			}
		}
		if (Buffer.from && Buffer.alloc && Buffer.allocUnsafe && Buffer.allocUnsafeSlow) {
			module.exports = buffer;
		} else {
			copyProps(buffer, exports);
			exports.Buffer = SafeBuffer;
		}
		function SafeBuffer(arg, encodingOrOffset, length) {
			return Buffer(arg, encodingOrOffset, length);
		}
		SafeBuffer.prototype = Object.create(Buffer.prototype);
		copyProps(Buffer, SafeBuffer);
		SafeBuffer.from = function(arg, encodingOrOffset, length) {
			if (typeof arg === "number") {
				throw new TypeError("Argument must not be a number");
			}
			return Buffer(arg, encodingOrOffset, length);
		};
		SafeBuffer.alloc = function(size, fill, encoding) {
			if (typeof size !== "number") {
				throw new TypeError("Argument must be a number");
			}
			var buf = Buffer(size);
			if (fill !== undefined) {
				if (typeof encoding === "string") {
					buf.fill(fill, encoding);
				} else {
					buf.fill(fill);
				}
			} else {
				buf.fill(0);
			}
			return buf;
		};
		SafeBuffer.allocUnsafe = function(size) {
			if (typeof size !== "number") {
				throw new TypeError("Argument must be a number");
			}
			return Buffer(size);
		};
		SafeBuffer.allocUnsafeSlow = function(size) {
			if (typeof size !== "number") {
				throw new TypeError("Argument must be a number");
			}
			return buffer.SlowBuffer(size);
		};
	}),
	36204: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { EventEmitter } = __webpack_require__(29580);
		const FIFO = __webpack_require__(83867);
		const TextDecoder = __webpack_require__(97934);
		const StreamError = __webpack_require__(45657);
		const qmt = typeof queueMicrotask === "undefined" ? (fn) => global.process.nextTick(fn) : queueMicrotask;
		const MAX = (1 << 29) - 1;
		const OPENING = 1;
		const PREDESTROYING = 2;
		const DESTROYING = 4;
		const DESTROYED = 8;
		const NOT_OPENING = MAX ^ OPENING;
		const NOT_PREDESTROYING = MAX ^ PREDESTROYING;
		const READ_ACTIVE = 1 << 4;
		const READ_UPDATING = 2 << 4;
		const READ_PRIMARY = 4 << 4;
		const READ_QUEUED = 8 << 4;
		const READ_RESUMED = 16 << 4;
		const READ_PIPE_DRAINED = 32 << 4;
		const READ_ENDING = 64 << 4;
		const READ_EMIT_DATA = 128 << 4;
		const READ_EMIT_READABLE = 256 << 4;
		const READ_EMITTED_READABLE = 512 << 4;
		const READ_DONE = 1024 << 4;
		const READ_NEXT_TICK = 2048 << 4;
		const READ_NEEDS_PUSH = 4096 << 4;
		const READ_READ_AHEAD = 8192 << 4;
		const READ_FLOWING = READ_RESUMED | READ_PIPE_DRAINED;
		const READ_ACTIVE_AND_NEEDS_PUSH = READ_ACTIVE | READ_NEEDS_PUSH;
		const READ_PRIMARY_AND_ACTIVE = READ_PRIMARY | READ_ACTIVE;
		const READ_EMIT_READABLE_AND_QUEUED = READ_EMIT_READABLE | READ_QUEUED;
		const READ_RESUMED_READ_AHEAD = READ_RESUMED | READ_READ_AHEAD;
		const READ_NOT_ACTIVE = MAX ^ READ_ACTIVE;
		const READ_NON_PRIMARY = MAX ^ READ_PRIMARY;
		const READ_NON_PRIMARY_AND_PUSHED = MAX ^ (READ_PRIMARY | READ_NEEDS_PUSH);
		const READ_PUSHED = MAX ^ READ_NEEDS_PUSH;
		const READ_PAUSED = MAX ^ READ_RESUMED;
		const READ_NOT_QUEUED = MAX ^ (READ_QUEUED | READ_EMITTED_READABLE);
		const READ_NOT_ENDING = MAX ^ READ_ENDING;
		const READ_PIPE_NOT_DRAINED = MAX ^ READ_FLOWING;
		const READ_NOT_NEXT_TICK = MAX ^ READ_NEXT_TICK;
		const READ_NOT_UPDATING = MAX ^ READ_UPDATING;
		const READ_NO_READ_AHEAD = MAX ^ READ_READ_AHEAD;
		const READ_PAUSED_NO_READ_AHEAD = MAX ^ READ_RESUMED_READ_AHEAD;
		const WRITE_ACTIVE = 1 << 18;
		const WRITE_UPDATING = 2 << 18;
		const WRITE_PRIMARY = 4 << 18;
		const WRITE_QUEUED = 8 << 18;
		const WRITE_UNDRAINED = 16 << 18;
		const WRITE_DONE = 32 << 18;
		const WRITE_EMIT_DRAIN = 64 << 18;
		const WRITE_NEXT_TICK = 128 << 18;
		const WRITE_WRITING = 256 << 18;
		const WRITE_FINISHING = 512 << 18;
		const WRITE_CORKED = 1024 << 18;
		const WRITE_NOT_ACTIVE = MAX ^ (WRITE_ACTIVE | WRITE_WRITING);
		const WRITE_NON_PRIMARY = MAX ^ WRITE_PRIMARY;
		const WRITE_NOT_FINISHING = MAX ^ (WRITE_ACTIVE | WRITE_FINISHING);
		const WRITE_DRAINED = MAX ^ WRITE_UNDRAINED;
		const WRITE_NOT_QUEUED = MAX ^ WRITE_QUEUED;
		const WRITE_NOT_NEXT_TICK = MAX ^ WRITE_NEXT_TICK;
		const WRITE_NOT_UPDATING = MAX ^ WRITE_UPDATING;
		const WRITE_NOT_CORKED = MAX ^ WRITE_CORKED;
		const ACTIVE = READ_ACTIVE | WRITE_ACTIVE;
		const NOT_ACTIVE = MAX ^ ACTIVE;
		const DONE = READ_DONE | WRITE_DONE;
		const DESTROY_STATUS = DESTROYING | DESTROYED | PREDESTROYING;
		const OPEN_STATUS = DESTROY_STATUS | OPENING;
		const AUTO_DESTROY = DESTROY_STATUS | DONE;
		const NON_PRIMARY = WRITE_NON_PRIMARY & READ_NON_PRIMARY;
		const ACTIVE_OR_TICKING = WRITE_NEXT_TICK | READ_NEXT_TICK;
		const TICKING = ACTIVE_OR_TICKING & NOT_ACTIVE;
		const IS_OPENING = OPEN_STATUS | TICKING;
		const READ_PRIMARY_STATUS = OPEN_STATUS | READ_ENDING | READ_DONE;
		const READ_STATUS = OPEN_STATUS | READ_DONE | READ_QUEUED;
		const READ_ENDING_STATUS = OPEN_STATUS | READ_ENDING | READ_QUEUED;
		const READ_READABLE_STATUS = OPEN_STATUS | READ_EMIT_READABLE | READ_QUEUED | READ_EMITTED_READABLE;
		const SHOULD_NOT_READ = OPEN_STATUS | READ_ACTIVE | READ_ENDING | READ_DONE | READ_NEEDS_PUSH | READ_READ_AHEAD;
		const READ_BACKPRESSURE_STATUS = DESTROY_STATUS | READ_ENDING | READ_DONE;
		const READ_UPDATE_SYNC_STATUS = READ_UPDATING | OPEN_STATUS | READ_NEXT_TICK | READ_PRIMARY;
		const READ_NEXT_TICK_OR_OPENING = READ_NEXT_TICK | OPENING;
		const WRITE_PRIMARY_STATUS = OPEN_STATUS | WRITE_FINISHING | WRITE_DONE;
		const WRITE_QUEUED_AND_UNDRAINED = WRITE_QUEUED | WRITE_UNDRAINED;
		const WRITE_QUEUED_AND_ACTIVE = WRITE_QUEUED | WRITE_ACTIVE;
		const WRITE_DRAIN_STATUS = WRITE_QUEUED | WRITE_UNDRAINED | OPEN_STATUS | WRITE_ACTIVE;
		const WRITE_STATUS = OPEN_STATUS | WRITE_ACTIVE | WRITE_QUEUED | WRITE_CORKED;
		const WRITE_PRIMARY_AND_ACTIVE = WRITE_PRIMARY | WRITE_ACTIVE;
		const WRITE_ACTIVE_AND_WRITING = WRITE_ACTIVE | WRITE_WRITING;
		const WRITE_FINISHING_STATUS = OPEN_STATUS | WRITE_FINISHING | WRITE_QUEUED_AND_ACTIVE | WRITE_DONE;
		const WRITE_BACKPRESSURE_STATUS = WRITE_UNDRAINED | DESTROY_STATUS | WRITE_FINISHING | WRITE_DONE;
		const WRITE_UPDATE_SYNC_STATUS = WRITE_UPDATING | OPEN_STATUS | WRITE_NEXT_TICK | WRITE_PRIMARY;
		const WRITE_DROP_DATA = WRITE_FINISHING | WRITE_DONE | DESTROY_STATUS;
		const asyncIterator = Symbol.asyncIterator || Symbol("asyncIterator");
		class WritableState {
			constructor(stream, { highWaterMark = 16384, map = null, mapWritable, byteLength, byteLengthWritable } = {}) {
				this.stream = stream;
				this.queue = new FIFO();
				this.highWaterMark = highWaterMark;
				this.buffered = 0;
				this.error = null;
				this.pipeline = null;
				this.drains = null;
				this.byteLength = byteLengthWritable || byteLength || defaultByteLength;
				this.map = mapWritable || map;
				this.afterWrite = afterWrite.bind(this);
				this.afterUpdateNextTick = updateWriteNT.bind(this);
			}
			get ending() {
				return (this.stream._duplexState & WRITE_FINISHING) !== 0;
			}
			get ended() {
				return (this.stream._duplexState & WRITE_DONE) !== 0;
			}
			push(data) {
				if ((this.stream._duplexState & WRITE_DROP_DATA) !== 0) return false;
				if (this.map !== null) data = this.map(data);
				this.buffered += this.byteLength(data);
				this.queue.push(data);
				if (this.buffered < this.highWaterMark) {
					this.stream._duplexState |= WRITE_QUEUED;
					return true;
				}
				this.stream._duplexState |= WRITE_QUEUED_AND_UNDRAINED;
				return false;
			}
			shift() {
				const data = this.queue.shift();
				this.buffered -= this.byteLength(data);
				if (this.buffered === 0) this.stream._duplexState &= WRITE_NOT_QUEUED;
				return data;
			}
			end(data) {
				if (typeof data === "function") {
					this.stream.once("finish", data);
				} else if (data !== undefined && data !== null) {
					this.push(data);
				}
				this.stream._duplexState = (this.stream._duplexState | WRITE_FINISHING) & WRITE_NON_PRIMARY;
			}
			autoBatch(data, cb) {
				const buffer = [];
				const stream = this.stream;
				buffer.push(data);
				while ((stream._duplexState & WRITE_STATUS) === WRITE_QUEUED_AND_ACTIVE) {
					buffer.push(stream._writableState.shift());
				}
				if ((stream._duplexState & OPEN_STATUS) !== 0) return cb(null);
				stream._writev(buffer, cb);
			}
			update() {
				const stream = this.stream;
				stream._duplexState |= WRITE_UPDATING;
				do {
					while ((stream._duplexState & WRITE_STATUS) === WRITE_QUEUED) {
						const data = this.shift();
						stream._duplexState |= WRITE_ACTIVE_AND_WRITING;
						stream._write(data, this.afterWrite);
					}
					if ((stream._duplexState & WRITE_PRIMARY_AND_ACTIVE) === 0) this.updateNonPrimary();
				} while (this.continueUpdate() === true);
				stream._duplexState &= WRITE_NOT_UPDATING;
			}
			updateNonPrimary() {
				const stream = this.stream;
				if ((stream._duplexState & WRITE_FINISHING_STATUS) === WRITE_FINISHING) {
					stream._duplexState = stream._duplexState | WRITE_ACTIVE;
					stream._final(afterFinal.bind(this));
					return;
				}
				if ((stream._duplexState & DESTROY_STATUS) === DESTROYING) {
					if ((stream._duplexState & ACTIVE_OR_TICKING) === 0) {
						stream._duplexState |= ACTIVE;
						stream._destroy(afterDestroy.bind(this));
					}
					return;
				}
				if ((stream._duplexState & IS_OPENING) === OPENING) {
					stream._duplexState = (stream._duplexState | ACTIVE) & NOT_OPENING;
					stream._open(afterOpen.bind(this));
				}
			}
			continueUpdate() {
				if ((this.stream._duplexState & WRITE_NEXT_TICK) === 0) return false;
				this.stream._duplexState &= WRITE_NOT_NEXT_TICK;
				return true;
			}
			updateCallback() {
				if ((this.stream._duplexState & WRITE_UPDATE_SYNC_STATUS) === WRITE_PRIMARY) {
					this.update();
				} else {
					this.updateNextTick();
				}
			}
			updateNextTick() {
				if ((this.stream._duplexState & WRITE_NEXT_TICK) !== 0) return;
				this.stream._duplexState |= WRITE_NEXT_TICK;
				if ((this.stream._duplexState & WRITE_UPDATING) === 0) qmt(this.afterUpdateNextTick);
			}
		}
		class ReadableState {
			constructor(stream, { highWaterMark = 16384, map = null, mapReadable, byteLength, byteLengthReadable } = {}) {
				this.stream = stream;
				this.queue = new FIFO();
				this.highWaterMark = highWaterMark === 0 ? 1 : highWaterMark;
				this.buffered = 0;
				this.readAhead = highWaterMark > 0;
				this.error = null;
				this.pipeline = null;
				this.byteLength = byteLengthReadable || byteLength || defaultByteLength;
				this.map = mapReadable || map;
				this.pipeTo = null;
				this.afterRead = afterRead.bind(this);
				this.afterUpdateNextTick = updateReadNT.bind(this);
			}
			get ending() {
				return (this.stream._duplexState & READ_ENDING) !== 0;
			}
			get ended() {
				return (this.stream._duplexState & READ_DONE) !== 0;
			}
			pipe(pipeTo, cb) {
				if (this.pipeTo !== null) throw StreamError.BAD_ARGUMENT("Can only pipe to one destination");
				if (typeof cb !== "function") cb = null;
				this.stream._duplexState |= READ_PIPE_DRAINED;
				this.pipeTo = pipeTo;
				this.pipeline = new Pipeline(this.stream, pipeTo, cb);
				if (cb) this.stream.on("error", noop);
				if (isStreamx(pipeTo)) {
					pipeTo._writableState.pipeline = this.pipeline;
					if (cb) pipeTo.on("error", noop);
					pipeTo.on("finish", this.pipeline.finished.bind(this.pipeline));
				} else {
					const onerror = this.pipeline.done.bind(this.pipeline, pipeTo);
					const onclose = this.pipeline.done.bind(this.pipeline, pipeTo, null);
					pipeTo.on("error", onerror);
					pipeTo.on("close", onclose);
					pipeTo.on("finish", this.pipeline.finished.bind(this.pipeline));
				}
				pipeTo.on("drain", afterDrain.bind(this));
				this.stream.emit("piping", pipeTo);
				pipeTo.emit("pipe", this.stream);
			}
			push(data) {
				const stream = this.stream;
				if (data === null) {
					this.highWaterMark = 0;
					stream._duplexState = (stream._duplexState | READ_ENDING) & READ_NON_PRIMARY_AND_PUSHED;
					return false;
				}
				if (this.map !== null) {
					data = this.map(data);
					if (data === null) {
						stream._duplexState &= READ_PUSHED;
						return this.buffered < this.highWaterMark;
					}
				}
				this.buffered += this.byteLength(data);
				this.queue.push(data);
				stream._duplexState = (stream._duplexState | READ_QUEUED) & READ_PUSHED;
				return this.buffered < this.highWaterMark;
			}
			shift() {
				const data = this.queue.shift();
				this.buffered -= this.byteLength(data);
				if (this.buffered === 0) {
					this.stream._duplexState &= READ_NOT_QUEUED;
				}
				return data;
			}
			unshift(data) {
				const pending = [this.map !== null ? this.map(data) : data];
				while (this.buffered > 0) pending.push(this.shift());
				for (let i = 0; i < pending.length - 1; i++) {
					const data = pending[i];
					this.buffered += this.byteLength(data);
					this.queue.push(data);
				}
				this.push(pending[pending.length - 1]);
			}
			read() {
				const stream = this.stream;
				if ((stream._duplexState & READ_STATUS) === READ_QUEUED) {
					const data = this.shift();
					if (this.pipeTo !== null && this.pipeTo.write(data) === false) {
						stream._duplexState &= READ_PIPE_NOT_DRAINED;
					}
					if ((stream._duplexState & READ_EMIT_DATA) !== 0) {
						stream.emit("data", data);
					}
					return data;
				}
				if (this.readAhead === false) {
					stream._duplexState |= READ_READ_AHEAD;
					this.updateNextTick();
				}
				return null;
			}
			drain() {
				const stream = this.stream;
				while ((stream._duplexState & READ_STATUS) === READ_QUEUED && (stream._duplexState & READ_FLOWING) !== 0) {
					const data = this.shift();
					if (this.pipeTo !== null && this.pipeTo.write(data) === false) {
						stream._duplexState &= READ_PIPE_NOT_DRAINED;
					}
					if ((stream._duplexState & READ_EMIT_DATA) !== 0) {
						stream.emit("data", data);
					}
				}
			}
			update() {
				const stream = this.stream;
				stream._duplexState |= READ_UPDATING;
				do {
					this.drain();
					while (this.buffered < this.highWaterMark && (stream._duplexState & SHOULD_NOT_READ) === READ_READ_AHEAD) {
						stream._duplexState |= READ_ACTIVE_AND_NEEDS_PUSH;
						stream._read(this.afterRead);
						this.drain();
					}
					if ((stream._duplexState & READ_READABLE_STATUS) === READ_EMIT_READABLE_AND_QUEUED) {
						stream._duplexState |= READ_EMITTED_READABLE;
						stream.emit("readable");
					}
					if ((stream._duplexState & READ_PRIMARY_AND_ACTIVE) === 0) {
						this.updateNonPrimary();
					}
				} while (this.continueUpdate() === true);
				stream._duplexState &= READ_NOT_UPDATING;
			}
			updateNonPrimary() {
				const stream = this.stream;
				if ((stream._duplexState & READ_ENDING_STATUS) === READ_ENDING) {
					stream._duplexState = (stream._duplexState | READ_DONE) & READ_NOT_ENDING;
					stream.emit("end");
					if ((stream._duplexState & AUTO_DESTROY) === DONE) {
						stream._duplexState |= DESTROYING;
					}
					if (this.pipeTo !== null) {
						this.pipeTo.end();
					}
				}
				if ((stream._duplexState & DESTROY_STATUS) === DESTROYING) {
					if ((stream._duplexState & ACTIVE_OR_TICKING) === 0) {
						stream._duplexState |= ACTIVE;
						stream._destroy(afterDestroy.bind(this));
					}
					return;
				}
				if ((stream._duplexState & IS_OPENING) === OPENING) {
					stream._duplexState = (stream._duplexState | ACTIVE) & NOT_OPENING;
					stream._open(afterOpen.bind(this));
				}
			}
			continueUpdate() {
				if ((this.stream._duplexState & READ_NEXT_TICK) === 0) return false;
				this.stream._duplexState &= READ_NOT_NEXT_TICK;
				return true;
			}
			updateCallback() {
				if ((this.stream._duplexState & READ_UPDATE_SYNC_STATUS) === READ_PRIMARY) {
					this.update();
				} else {
					this.updateNextTick();
				}
			}
			updateNextTickIfOpen() {
				if ((this.stream._duplexState & READ_NEXT_TICK_OR_OPENING) !== 0) return;
				this.stream._duplexState |= READ_NEXT_TICK;
				if ((this.stream._duplexState & READ_UPDATING) === 0) qmt(this.afterUpdateNextTick);
			}
			updateNextTick() {
				if ((this.stream._duplexState & READ_NEXT_TICK) !== 0) return;
				this.stream._duplexState |= READ_NEXT_TICK;
				if ((this.stream._duplexState & READ_UPDATING) === 0) qmt(this.afterUpdateNextTick);
			}
		}
		class TransformState {
			constructor(stream) {
				this.data = null;
				this.afterTransform = afterTransform.bind(stream);
				this.afterFinal = null;
			}
		}
		class Pipeline {
			constructor(src, dst, cb) {
				this.from = src;
				this.to = dst;
				this.afterPipe = cb;
				this.error = null;
				this.pipeToFinished = false;
			}
			finished() {
				this.pipeToFinished = true;
			}
			done(stream, err) {
				if (err) this.error = err;
				if (stream === this.to) {
					this.to = null;
					if (this.from !== null) {
						if ((this.from._duplexState & READ_DONE) === 0 || !this.pipeToFinished) {
							this.from.destroy(this.error || StreamError.PREMATURE_CLOSE("Writable stream closed"));
						}
						return;
					}
				}
				if (stream === this.from) {
					this.from = null;
					if (this.to !== null) {
						if ((stream._duplexState & READ_DONE) === 0) {
							this.to.destroy(this.error || StreamError.PREMATURE_CLOSE("Readable stream closed"));
						}
						return;
					}
				}
				if (this.afterPipe !== null) this.afterPipe(this.error);
				this.to = this.from = this.afterPipe = null;
			}
		}
		function afterDrain() {
			this.stream._duplexState |= READ_PIPE_DRAINED;
			this.updateCallback();
		}
		function afterFinal(err) {
			const stream = this.stream;
			if (err) stream.destroy(err);
			if ((stream._duplexState & DESTROY_STATUS) === 0) {
				stream._duplexState |= WRITE_DONE;
				stream.emit("finish");
			}
			if ((stream._duplexState & AUTO_DESTROY) === DONE) {
				stream._duplexState |= DESTROYING;
			}
			stream._duplexState &= WRITE_NOT_FINISHING;
			if ((stream._duplexState & WRITE_UPDATING) === 0) {
				this.update();
			} else {
				this.updateNextTick();
			}
		}
		function afterDestroy(err) {
			const stream = this.stream;
			if (!err && !StreamError.isStreamDestroyed(this.error)) err = this.error;
			if (err) stream.emit("error", err);
			stream._duplexState |= DESTROYED;
			stream.emit("close");
			const rs = stream._readableState;
			const ws = stream._writableState;
			if (rs !== null && rs.pipeline !== null) {
				rs.pipeline.done(stream, err);
			}
			if (ws !== null) {
				while (ws.drains !== null && ws.drains.length > 0) {
					ws.drains.shift().resolve(false);
				}
				if (ws.pipeline !== null) {
					ws.pipeline.done(stream, err);
				}
			}
		}
		function afterWrite(err) {
			const stream = this.stream;
			if (err) stream.destroy(err);
			stream._duplexState &= WRITE_NOT_ACTIVE;
			if (this.drains !== null) tickDrains(this.drains);
			if ((stream._duplexState & WRITE_DRAIN_STATUS) === WRITE_UNDRAINED) {
				stream._duplexState &= WRITE_DRAINED;
				if ((stream._duplexState & WRITE_EMIT_DRAIN) === WRITE_EMIT_DRAIN) {
					stream.emit("drain");
				}
			}
			this.updateCallback();
		}
		function afterRead(err) {
			if (err) this.stream.destroy(err);
			this.stream._duplexState &= READ_NOT_ACTIVE;
			if (this.readAhead === false && (this.stream._duplexState & READ_RESUMED) === 0) {
				this.stream._duplexState &= READ_NO_READ_AHEAD;
			}
			this.updateCallback();
		}
		function updateReadNT() {
			if ((this.stream._duplexState & READ_UPDATING) === 0) {
				this.stream._duplexState &= READ_NOT_NEXT_TICK;
				this.update();
			}
		}
		function updateWriteNT() {
			if ((this.stream._duplexState & WRITE_UPDATING) === 0) {
				this.stream._duplexState &= WRITE_NOT_NEXT_TICK;
				this.update();
			}
		}
		function tickDrains(drains) {
			for (let i = 0; i < drains.length; i++) {
				if (--drains[i].writes === 0) {
					drains.shift().resolve(true);
					i--;
				}
			}
		}
		function afterOpen(err) {
			const stream = this.stream;
			if (err) stream.destroy(err);
			if ((stream._duplexState & DESTROYING) === 0) {
				if ((stream._duplexState & READ_PRIMARY_STATUS) === 0) {
					stream._duplexState |= READ_PRIMARY;
				}
				if ((stream._duplexState & WRITE_PRIMARY_STATUS) === 0) {
					stream._duplexState |= WRITE_PRIMARY;
				}
				stream.emit("open");
			}
			stream._duplexState &= NOT_ACTIVE;
			if (stream._writableState !== null) {
				stream._writableState.updateCallback();
			}
			if (stream._readableState !== null) {
				stream._readableState.updateCallback();
			}
		}
		function afterTransform(err, data) {
			if (data !== undefined && data !== null) this.push(data);
			this._writableState.afterWrite(err);
		}
		function newListener(name) {
			if (this._readableState !== null) {
				if (name === "data") {
					this._duplexState |= READ_EMIT_DATA | READ_RESUMED_READ_AHEAD;
					this._readableState.updateNextTick();
				}
				if (name === "readable") {
					this._duplexState |= READ_EMIT_READABLE;
					this._readableState.updateNextTick();
				}
			}
			if (this._writableState !== null) {
				if (name === "drain") {
					this._duplexState |= WRITE_EMIT_DRAIN;
					this._writableState.updateNextTick();
				}
			}
		}
		class Stream extends EventEmitter {
			constructor(opts) {
				super();
				this._duplexState = 0;
				this._readableState = null;
				this._writableState = null;
				if (opts) {
					if (opts.open) this._open = opts.open;
					if (opts.destroy) this._destroy = opts.destroy;
					if (opts.predestroy) this._predestroy = opts.predestroy;
					if (opts.signal) opts.signal.addEventListener("abort", abort.bind(this));
				}
				this.on("newListener", newListener);
			}
			_open(cb) {
				cb(null);
			}
			_destroy(cb) {
				cb(null);
			}
			_predestroy() {}
			get readable() {
				return this._readableState !== null ? true : undefined;
			}
			get writable() {
				return this._writableState !== null ? true : undefined;
			}
			get destroyed() {
				return (this._duplexState & DESTROYED) !== 0;
			}
			get destroying() {
				return (this._duplexState & DESTROY_STATUS) !== 0;
			}
			destroy(err) {
				if ((this._duplexState & DESTROY_STATUS) === 0) {
					if (!err) err = StreamError.STREAM_DESTROYED();
					this._duplexState = (this._duplexState | DESTROYING) & NON_PRIMARY;
					if (this._readableState !== null) {
						this._readableState.highWaterMark = 0;
						this._readableState.error = err;
					}
					if (this._writableState !== null) {
						this._writableState.highWaterMark = 0;
						this._writableState.error = err;
					}
					this._duplexState |= PREDESTROYING;
					this._predestroy();
					this._duplexState &= NOT_PREDESTROYING;
					if (this._readableState !== null) {
						this._readableState.updateNextTick();
					}
					if (this._writableState !== null) {
						this._writableState.updateNextTick();
					}
				}
			}
		}
		class Readable extends Stream {
			constructor(opts) {
				super(opts);
				this._duplexState |= OPENING | WRITE_DONE | READ_READ_AHEAD;
				this._readableState = new ReadableState(this, opts);
				if (opts) {
					if (this._readableState.readAhead === false) this._duplexState &= READ_NO_READ_AHEAD;
					if (opts.read) this._read = opts.read;
					if (opts.eagerOpen) this._readableState.updateNextTick();
					if (opts.encoding) this.setEncoding(opts.encoding);
				}
			}
			static deferred(fn, opts) {
				const out = new PassThrough(opts);
				fn().then((src) => {
					if (src === null) return out.end();
					if (out.destroying) return;
					pipeline(src, out, noop);
				}).catch((err) => out.destroy(err));
				return out;
			}
			setEncoding(encoding) {
				const dec = new TextDecoder(encoding);
				const map = this._readableState.map || echo;
				this._readableState.map = mapOrSkip;
				return this;
				function mapOrSkip(data) {
					const next = dec.push(data);
					return next === "" && (data.byteLength !== 0 || dec.remaining > 0) ? null : map(next);
				}
			}
			_read(cb) {
				cb(null);
			}
			pipe(dest, cb) {
				this._readableState.updateNextTick();
				this._readableState.pipe(dest, cb);
				return dest;
			}
			read() {
				this._readableState.updateNextTick();
				return this._readableState.read();
			}
			push(data) {
				this._readableState.updateNextTickIfOpen();
				return this._readableState.push(data);
			}
			unshift(data) {
				this._readableState.updateNextTickIfOpen();
				return this._readableState.unshift(data);
			}
			resume() {
				this._duplexState |= READ_RESUMED_READ_AHEAD;
				this._readableState.updateNextTick();
				return this;
			}
			pause() {
				this._duplexState &= this._readableState.readAhead === false ? READ_PAUSED_NO_READ_AHEAD : READ_PAUSED;
				return this;
			}
			static _fromAsyncIterator(ite, opts) {
				let destroy;
				const rs = new Readable({
					...opts,
					read(cb) {
						ite.next().then(push).then(cb.bind(null, null)).catch(cb);
					},
					predestroy() {
						destroy = ite.return();
					},
					destroy(cb) {
						if (!destroy) return cb(null);
						destroy.then(cb.bind(null, null)).catch(cb);
					}
				});
				return rs;
				function push(data) {
					if (data.done) rs.push(null);
					else rs.push(data.value);
				}
			}
			static from(data, opts) {
				if (isReadStreamx(data)) return data;
				if (data[asyncIterator]) return this._fromAsyncIterator(data[asyncIterator](), opts);
				if (!Array.isArray(data)) data = data === undefined ? [] : [data];
				let i = 0;
				return new Readable({
					...opts,
					read(cb) {
						this.push(i === data.length ? null : data[i++]);
						cb(null);
					}
				});
			}
			static isBackpressured(rs) {
				return (rs._duplexState & READ_BACKPRESSURE_STATUS) !== 0 || rs._readableState.buffered >= rs._readableState.highWaterMark;
			}
			static isPaused(rs) {
				return (rs._duplexState & READ_RESUMED) === 0;
			}
			[asyncIterator]() {
				const stream = this;
				let error = null;
				let promiseResolve = null;
				let promiseReject = null;
				this.on("error", (err) => {
					error = err;
				});
				this.on("readable", onreadable);
				this.on("close", onclose);
				return {
					[asyncIterator]() {
						return this;
					},
					next() {
						return new Promise(function(resolve, reject) {
							promiseResolve = resolve;
							promiseReject = reject;
							const data = stream.read();
							if (data !== null) ondata(data);
							else if ((stream._duplexState & DESTROYED) !== 0) ondata(null);
						});
					},
					return() {
						return destroy(null);
					},
					throw(err) {
						return destroy(err);
					}
				};
				function onreadable() {
					if (promiseResolve !== null) ondata(stream.read());
				}
				function onclose() {
					if (promiseResolve !== null) ondata(null);
				}
				function ondata(data) {
					if (promiseReject === null) return;
					if (error) {
						promiseReject(error);
					} else if (data === null && (stream._duplexState & READ_DONE) === 0) {
						promiseReject(StreamError.STREAM_DESTROYED());
					} else {
						promiseResolve({
							value: data,
							done: data === null
						});
					}
					promiseReject = promiseResolve = null;
				}
				function destroy(err) {
					stream.destroy(err);
					return new Promise((resolve, reject) => {
						if (stream._duplexState & DESTROYED) return resolve({
							value: undefined,
							done: true
						});
						stream.once("close", function() {
							if (err) reject(err);
							else resolve({
								value: undefined,
								done: true
							});
						});
					});
				}
			}
		}
		class Writable extends Stream {
			constructor(opts) {
				super(opts);
				this._duplexState |= OPENING | READ_DONE;
				this._writableState = new WritableState(this, opts);
				if (opts) {
					if (opts.writev) this._writev = opts.writev;
					if (opts.write) this._write = opts.write;
					if (opts.final) this._final = opts.final;
					if (opts.eagerOpen) this._writableState.updateNextTick();
				}
			}
			cork() {
				this._duplexState |= WRITE_CORKED;
			}
			uncork() {
				this._duplexState &= WRITE_NOT_CORKED;
				this._writableState.updateNextTick();
			}
			_writev(batch, cb) {
				cb(null);
			}
			_write(data, cb) {
				this._writableState.autoBatch(data, cb);
			}
			_final(cb) {
				cb(null);
			}
			static isBackpressured(ws) {
				return (ws._duplexState & WRITE_BACKPRESSURE_STATUS) !== 0;
			}
			static drained(ws) {
				if (ws.destroyed) return Promise.resolve(false);
				const state = ws._writableState;
				const pending = isWritev(ws) ? Math.min(1, state.queue.length) : state.queue.length;
				const writes = pending + (ws._duplexState & WRITE_WRITING ? 1 : 0);
				if (writes === 0) return Promise.resolve(true);
				if (state.drains === null) state.drains = [];
				return new Promise((resolve) => {
					state.drains.push({
						writes,
						resolve
					});
				});
			}
			write(data) {
				this._writableState.updateNextTick();
				return this._writableState.push(data);
			}
			end(data) {
				this._writableState.updateNextTick();
				this._writableState.end(data);
				return this;
			}
		}
		class Duplex extends Readable {
			constructor(opts) {
				super(opts);
				this._duplexState = OPENING | this._duplexState & READ_READ_AHEAD;
				this._writableState = new WritableState(this, opts);
				if (opts) {
					if (opts.writev) this._writev = opts.writev;
					if (opts.write) this._write = opts.write;
					if (opts.final) this._final = opts.final;
				}
			}
			cork() {
				this._duplexState |= WRITE_CORKED;
			}
			uncork() {
				this._duplexState &= WRITE_NOT_CORKED;
				this._writableState.updateNextTick();
			}
			_writev(batch, cb) {
				cb(null);
			}
			_write(data, cb) {
				this._writableState.autoBatch(data, cb);
			}
			_final(cb) {
				cb(null);
			}
			write(data) {
				this._writableState.updateNextTick();
				return this._writableState.push(data);
			}
			end(data) {
				this._writableState.updateNextTick();
				this._writableState.end(data);
				return this;
			}
		}
		class Transform extends Duplex {
			constructor(opts) {
				super(opts);
				this._transformState = new TransformState(this);
				if (opts) {
					if (opts.transform) this._transform = opts.transform;
					if (opts.flush) this._flush = opts.flush;
				}
			}
			_write(data, cb) {
				if (this._readableState.buffered >= this._readableState.highWaterMark) {
					this._transformState.data = data;
				} else {
					this._transform(data, this._transformState.afterTransform);
				}
			}
			_read(cb) {
				if (this._transformState.data !== null) {
					const data = this._transformState.data;
					this._transformState.data = null;
					cb(null);
					this._transform(data, this._transformState.afterTransform);
				} else {
					cb(null);
				}
			}
			destroy(err) {
				super.destroy(err);
				if (this._transformState.data !== null) {
					this._transformState.data = null;
					this._transformState.afterTransform();
				}
			}
			_transform(data, cb) {
				cb(null, data);
			}
			_flush(cb) {
				cb(null);
			}
			_final(cb) {
				this._transformState.afterFinal = cb;
				this._flush(transformAfterFlush.bind(this));
			}
		}
		class PassThrough extends Transform {}
		function transformAfterFlush(err, data) {
			const cb = this._transformState.afterFinal;
			if (err) return cb(err);
			if (data !== null && data !== undefined) this.push(data);
			this.push(null);
			cb(null);
		}
		function pipelinePromise(...streams) {
			return new Promise((resolve, reject) => {
				return pipeline(...streams, (err) => {
					if (err) return reject(err);
					resolve();
				});
			});
		}
		function pipeline(stream, ...streams) {
			const all = Array.isArray(stream) ? [...stream, ...streams] : [stream, ...streams];
			const done = all.length && typeof all[all.length - 1] === "function" ? all.pop() : null;
			if (all.length < 2) throw StreamError.BAD_ARGUMENT("Pipeline requires at least 2 streams");
			let src = all[0];
			let dest = null;
			let error = null;
			for (let i = 1; i < all.length; i++) {
				dest = all[i];
				if (isStreamx(src)) {
					src.pipe(dest, onerror);
				} else {
					errorHandle(src, true, i > 1, onerror);
					src.pipe(dest);
				}
				src = dest;
			}
			if (done) {
				let fin = false;
				const autoDestroy = isStreamx(dest) || !!(dest._writableState && dest._writableState.autoDestroy);
				dest.on("error", (err) => {
					if (error === null) error = err;
				});
				dest.on("finish", () => {
					fin = true;
					if (!autoDestroy) done(error);
				});
				if (autoDestroy) {
					dest.on("close", () => done(error || (fin ? null : StreamError.PREMATURE_CLOSE())));
				}
			}
			return dest;
			function errorHandle(s, rd, wr, onerror) {
				s.on("error", onerror);
				s.on("close", onclose);
				function onclose() {
					if (rd && s._readableState && !s._readableState.ended) {
						return onerror(StreamError.PREMATURE_CLOSE());
					}
					if (wr && s._writableState && !s._writableState.ended) {
						return onerror(StreamError.PREMATURE_CLOSE());
					}
				}
			}
			function onerror(err) {
				if (!err || error) return;
				error = err;
				for (const s of all) {
					s.destroy(err);
				}
			}
		}
		function echo(s) {
			return s;
		}
		function isStream(stream) {
			return !!stream._readableState || !!stream._writableState;
		}
		function isStreamx(stream) {
			return typeof stream._duplexState === "number" && isStream(stream);
		}
		function isEnding(stream) {
			return !!stream._readableState && stream._readableState.ending;
		}
		function isEnded(stream) {
			return !!stream._readableState && stream._readableState.ended;
		}
		function isFinishing(stream) {
			return !!stream._writableState && stream._writableState.ending;
		}
		function isFinished(stream) {
			return !!stream._writableState && stream._writableState.ended;
		}
		function getStreamError(stream, opts = {}) {
			const err = stream._readableState && stream._readableState.error || stream._writableState && stream._writableState.error;
			return !opts.all && StreamError.isStreamDestroyed(err) ? null : err;
		}
		function isReadStreamx(stream) {
			return isStreamx(stream) && stream.readable;
		}
		function isDisturbed(stream) {
			return (stream._duplexState & OPENING) !== OPENING || (stream._duplexState & DESTROYING) === DESTROYING || (stream._duplexState & ACTIVE_OR_TICKING) !== 0;
		}
		function isTypedArray(data) {
			return typeof data === "object" && data !== null && typeof data.byteLength === "number";
		}
		function defaultByteLength(data) {
			return isTypedArray(data) ? data.byteLength : 1024;
		}
		function noop() {}
		function abort() {
			this.destroy(StreamError.ABORTED());
		}
		function isWritev(s) {
			return s._writev !== Writable.prototype._writev && s._writev !== Duplex.prototype._writev;
		}
		module.exports = {
			pipeline,
			pipelinePromise,
			isStream,
			isStreamx,
			isEnding,
			isEnded,
			isFinishing,
			isFinished,
			isDisturbed,
			getStreamError,
			Stream,
			Writable,
			Readable,
			Duplex,
			Transform,
			PassThrough
		};
	}),
	45657: ((module) => {
		module.exports = class StreamError extends Error {
			constructor(msg, code, fn = StreamError) {
				super(msg);
				this.code = code;
				if (Error.captureStackTrace) {
					Error.captureStackTrace(this, fn);
				}
			}
			static isStreamDestroyed(err) {
				return err && err.code === "STREAM_DESTROYED";
			}
			static isPrematureClose(err) {
				return err && err.code === "PREMATURE_CLOSE";
			}
			static isAborted(err) {
				return err && err.code === "ABORTED";
			}
			static isBadArgument(err) {
				return err && err.code === "BAD_ARGUMENT";
			}
			get name() {
				return "StreamError";
			}
			static STREAM_DESTROYED() {
				return new StreamError("Stream was destroyed", "STREAM_DESTROYED", StreamError.STREAM_DESTROYED);
			}
			static PREMATURE_CLOSE(msg = "Premature close") {
				return new StreamError(msg, "PREMATURE_CLOSE", StreamError.PREMATURE_CLOSE);
			}
			static ABORTED() {
				return new StreamError("Stream aborted", "ABORTED", StreamError.ABORTED);
			}
			static BAD_ARGUMENT(msg = "Bad argument") {
				return new StreamError(msg, "BAD_ARGUMENT", StreamError.BAD_ARGUMENT);
			}
		};
	}),
	80634: ((__unused_webpack_module, exports, __webpack_require__) => {
		"use strict";
		var Buffer = __webpack_require__(93058).Buffer;
		var isEncoding = Buffer.isEncoding || function(encoding) {
			encoding = "" + encoding;
			switch (encoding && encoding.toLowerCase()) {
				case "hex":
				case "utf8":
				case "utf-8":
				case "ascii":
				case "binary":
				case "base64":
				case "ucs2":
				case "ucs-2":
				case "utf16le":
				case "utf-16le":
				case "raw": return true;
				default: return false;
			}
		};
		function _normalizeEncoding(enc) {
			if (!enc) return "utf8";
			var retried;
			while (true) {
				switch (enc) {
					case "utf8":
					case "utf-8": return "utf8";
					case "ucs2":
					case "ucs-2":
					case "utf16le":
					case "utf-16le": return "utf16le";
					case "latin1":
					case "binary": return "latin1";
					case "base64":
					case "ascii":
					case "hex": return enc;
					default:
						if (retried) return;
						enc = ("" + enc).toLowerCase();
						retried = true;
				}
			}
		}
		;
		function normalizeEncoding(enc) {
			var nenc = _normalizeEncoding(enc);
			if (typeof nenc !== "string" && (Buffer.isEncoding === isEncoding || !isEncoding(enc))) throw new Error("Unknown encoding: " + enc);
			return nenc || enc;
		}
		exports.StringDecoder = StringDecoder;
		function StringDecoder(encoding) {
			this.encoding = normalizeEncoding(encoding);
			var nb;
			switch (this.encoding) {
				case "utf16le":
					this.text = utf16Text;
					this.end = utf16End;
					nb = 4;
					break;
				case "utf8":
					this.fillLast = utf8FillLast;
					nb = 4;
					break;
				case "base64":
					this.text = base64Text;
					this.end = base64End;
					nb = 3;
					break;
				default:
					this.write = simpleWrite;
					this.end = simpleEnd;
					return;
			}
			this.lastNeed = 0;
			this.lastTotal = 0;
			this.lastChar = Buffer.allocUnsafe(nb);
		}
		StringDecoder.prototype.write = function(buf) {
			if (buf.length === 0) return "";
			var r;
			var i;
			if (this.lastNeed) {
				r = this.fillLast(buf);
				if (r === undefined) return "";
				i = this.lastNeed;
				this.lastNeed = 0;
			} else {
				i = 0;
			}
			if (i < buf.length) return r ? r + this.text(buf, i) : this.text(buf, i);
			return r || "";
		};
		StringDecoder.prototype.end = utf8End;
		StringDecoder.prototype.text = utf8Text;
		StringDecoder.prototype.fillLast = function(buf) {
			if (this.lastNeed <= buf.length) {
				buf.copy(this.lastChar, this.lastTotal - this.lastNeed, 0, this.lastNeed);
				return this.lastChar.toString(this.encoding, 0, this.lastTotal);
			}
			buf.copy(this.lastChar, this.lastTotal - this.lastNeed, 0, buf.length);
			this.lastNeed -= buf.length;
		};
		function utf8CheckByte(byte) {
			if (byte <= 127) return 0;
			else if (byte >> 5 === 6) return 2;
			else if (byte >> 4 === 14) return 3;
			else if (byte >> 3 === 30) return 4;
			return byte >> 6 === 2 ? -1 : -2;
		}
		function utf8CheckIncomplete(self, buf, i) {
			var j = buf.length - 1;
			if (j < i) return 0;
			var nb = utf8CheckByte(buf[j]);
			if (nb >= 0) {
				if (nb > 0) self.lastNeed = nb - 1;
				return nb;
			}
			if (--j < i || nb === -2) return 0;
			nb = utf8CheckByte(buf[j]);
			if (nb >= 0) {
				if (nb > 0) self.lastNeed = nb - 2;
				return nb;
			}
			if (--j < i || nb === -2) return 0;
			nb = utf8CheckByte(buf[j]);
			if (nb >= 0) {
				if (nb > 0) {
					if (nb === 2) nb = 0;
					else self.lastNeed = nb - 3;
				}
				return nb;
			}
			return 0;
		}
		function utf8CheckExtraBytes(self, buf, p) {
			if ((buf[0] & 192) !== 128) {
				self.lastNeed = 0;
				return "\uFFFD";
			}
			if (self.lastNeed > 1 && buf.length > 1) {
				if ((buf[1] & 192) !== 128) {
					self.lastNeed = 1;
					return "\uFFFD";
				}
				if (self.lastNeed > 2 && buf.length > 2) {
					if ((buf[2] & 192) !== 128) {
						self.lastNeed = 2;
						return "\uFFFD";
					}
				}
			}
		}
		function utf8FillLast(buf) {
			var p = this.lastTotal - this.lastNeed;
			var r = utf8CheckExtraBytes(this, buf, p);
			if (r !== undefined) return r;
			if (this.lastNeed <= buf.length) {
				buf.copy(this.lastChar, p, 0, this.lastNeed);
				return this.lastChar.toString(this.encoding, 0, this.lastTotal);
			}
			buf.copy(this.lastChar, p, 0, buf.length);
			this.lastNeed -= buf.length;
		}
		function utf8Text(buf, i) {
			var total = utf8CheckIncomplete(this, buf, i);
			if (!this.lastNeed) return buf.toString("utf8", i);
			this.lastTotal = total;
			var end = buf.length - (total - this.lastNeed);
			buf.copy(this.lastChar, 0, end);
			return buf.toString("utf8", i, end);
		}
		function utf8End(buf) {
			var r = buf && buf.length ? this.write(buf) : "";
			if (this.lastNeed) return r + "\uFFFD";
			return r;
		}
		function utf16Text(buf, i) {
			if ((buf.length - i) % 2 === 0) {
				var r = buf.toString("utf16le", i);
				if (r) {
					var c = r.charCodeAt(r.length - 1);
					if (c >= 55296 && c <= 56319) {
						this.lastNeed = 2;
						this.lastTotal = 4;
						this.lastChar[0] = buf[buf.length - 2];
						this.lastChar[1] = buf[buf.length - 1];
						return r.slice(0, -1);
					}
				}
				return r;
			}
			this.lastNeed = 1;
			this.lastTotal = 2;
			this.lastChar[0] = buf[buf.length - 1];
			return buf.toString("utf16le", i, buf.length - 1);
		}
		function utf16End(buf) {
			var r = buf && buf.length ? this.write(buf) : "";
			if (this.lastNeed) {
				var end = this.lastTotal - this.lastNeed;
				return r + this.lastChar.toString("utf16le", 0, end);
			}
			return r;
		}
		function base64Text(buf, i) {
			var n = (buf.length - i) % 3;
			if (n === 0) return buf.toString("base64", i);
			this.lastNeed = 3 - n;
			this.lastTotal = 3;
			if (n === 1) {
				this.lastChar[0] = buf[buf.length - 1];
			} else {
				this.lastChar[0] = buf[buf.length - 2];
				this.lastChar[1] = buf[buf.length - 1];
			}
			return buf.toString("base64", i, buf.length - n);
		}
		function base64End(buf) {
			var r = buf && buf.length ? this.write(buf) : "";
			if (this.lastNeed) return r + this.lastChar.toString("base64", 0, 3 - this.lastNeed);
			return r;
		}
		function simpleWrite(buf) {
			return buf.toString(this.encoding);
		}
		function simpleEnd(buf) {
			return buf && buf.length ? this.write(buf) : "";
		}
	}),
	20775: ((module, __unused_webpack_exports, __webpack_require__) => {
		const constants = {
			S_IFMT: 61440,
			S_IFDIR: 16384,
			S_IFCHR: 8192,
			S_IFBLK: 24576,
			S_IFIFO: 4096,
			S_IFLNK: 40960
		};
		try {
			module.exports = __webpack_require__(79896).constants || constants;
		} catch {
			module.exports = constants;
		}
	}),
	35763: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { Writable, Readable, getStreamError } = __webpack_require__(36204);
		const FIFO = __webpack_require__(83867);
		const b4a = __webpack_require__(73057);
		const headers = __webpack_require__(88428);
		const EMPTY = b4a.alloc(0);
		const MAX_HEADER_SIZE = 4 * 1024 * 1024;
		class BufferList {
			constructor() {
				this.buffered = 0;
				this.shifted = 0;
				this.queue = new FIFO();
				this._offset = 0;
			}
			push(buffer) {
				this.buffered += buffer.byteLength;
				this.queue.push(buffer);
			}
			shiftFirst(size) {
				return this.buffered === 0 ? null : this._next(size);
			}
			shift(size) {
				if (size > this.buffered) return null;
				if (size === 0) return EMPTY;
				let chunk = this._next(size);
				if (size === chunk.byteLength) return chunk;
				const chunks = [chunk];
				while ((size -= chunk.byteLength) > 0) {
					chunk = this._next(size);
					chunks.push(chunk);
				}
				return b4a.concat(chunks);
			}
			_next(size) {
				const buf = this.queue.peek();
				const rem = buf.byteLength - this._offset;
				if (size >= rem) {
					const sub = this._offset ? buf.subarray(this._offset, buf.byteLength) : buf;
					this.queue.shift();
					this._offset = 0;
					this.buffered -= rem;
					this.shifted += rem;
					return sub;
				}
				this.buffered -= size;
				this.shifted += size;
				return buf.subarray(this._offset, this._offset += size);
			}
		}
		class Source extends Readable {
			constructor(self, header, offset) {
				super();
				this.header = header;
				this.offset = offset;
				this._parent = self;
			}
			_read(cb) {
				if (this.header.size === 0) {
					this.push(null);
				}
				if (this._parent._stream === this) {
					this._parent._update();
				}
				cb(null);
			}
			_predestroy() {
				this._parent.destroy(getStreamError(this));
			}
			_detach() {
				if (this._parent._stream === this) {
					this._parent._stream = null;
					this._parent._missing = overflow(this.header.size);
					this._parent._update();
				}
			}
			_destroy(cb) {
				this._detach();
				cb(null);
			}
		}
		class Extract extends Writable {
			constructor(opts) {
				super(opts);
				if (!opts) opts = {};
				this._buffer = new BufferList();
				this._offset = 0;
				this._header = null;
				this._stream = null;
				this._missing = 0;
				this._longHeader = false;
				this._callback = noop;
				this._locked = false;
				this._finished = false;
				this._pax = null;
				this._paxGlobal = null;
				this._gnuLongPath = null;
				this._gnuLongLinkPath = null;
				this._filenameEncoding = opts.filenameEncoding || "utf-8";
				this._allowUnknownFormat = !!opts.allowUnknownFormat;
				this._unlockBound = this._unlock.bind(this);
			}
			_unlock(err) {
				this._locked = false;
				if (err) {
					this.destroy(err);
					this._continueWrite(err);
					return;
				}
				this._update();
			}
			_consumeHeader() {
				if (this._locked) return false;
				this._offset = this._buffer.shifted;
				try {
					this._header = headers.decode(this._buffer.shift(512), this._filenameEncoding, this._allowUnknownFormat);
				} catch (err) {
					this._continueWrite(err);
					return false;
				}
				if (!this._header) return true;
				this._header.byteOffset = this._buffer.shifted;
				switch (this._header.type) {
					case "gnu-long-path":
					case "gnu-long-link-path":
					case "pax-global-header":
					case "pax-header":
						this._longHeader = true;
						this._missing = this._header.size;
						if (this._missing > MAX_HEADER_SIZE) {
							this._continueWrite(new Error("Header exceeds max size"));
							return false;
						}
						return true;
				}
				this._locked = true;
				this._applyLongHeaders();
				if (!(this._header.size >= 0)) {
					this._continueWrite(new Error("Invalid header"));
					return false;
				}
				if (this._header.size === 0 || this._header.type === "directory") {
					this.emit("entry", this._header, this._createStream(), this._unlockBound);
					return true;
				}
				this._stream = this._createStream();
				this._missing = this._header.size;
				this.emit("entry", this._header, this._stream, this._unlockBound);
				return true;
			}
			_applyLongHeaders() {
				if (this._gnuLongPath) {
					this._header.name = this._gnuLongPath;
					this._gnuLongPath = null;
				}
				if (this._gnuLongLinkPath) {
					this._header.linkname = this._gnuLongLinkPath;
					this._gnuLongLinkPath = null;
				}
				if (this._pax) {
					if (this._pax.path) this._header.name = this._pax.path;
					if (this._pax.linkpath) this._header.linkname = this._pax.linkpath;
					if (this._pax.size) this._header.size = parseInt(this._pax.size, 10);
					this._header.pax = this._pax;
					this._pax = null;
				}
			}
			_decodeLongHeader(buf) {
				switch (this._header.type) {
					case "gnu-long-path":
						this._gnuLongPath = headers.decodeLongPath(buf, this._filenameEncoding);
						break;
					case "gnu-long-link-path":
						this._gnuLongLinkPath = headers.decodeLongPath(buf, this._filenameEncoding);
						break;
					case "pax-global-header":
						this._paxGlobal = headers.decodePax(buf);
						break;
					case "pax-header":
						this._pax = this._paxGlobal === null ? headers.decodePax(buf) : Object.assign({}, this._paxGlobal, headers.decodePax(buf));
						break;
				}
			}
			_consumeLongHeader() {
				this._longHeader = false;
				this._missing = overflow(this._header.size);
				const buf = this._buffer.shift(this._header.size);
				try {
					this._decodeLongHeader(buf);
				} catch (err) {
					this._continueWrite(err);
					return false;
				}
				return true;
			}
			_consumeStream() {
				const buf = this._buffer.shiftFirst(this._missing);
				if (buf === null) return false;
				this._missing -= buf.byteLength;
				const drained = this._stream.push(buf);
				if (this._missing === 0) {
					this._stream.push(null);
					if (drained) this._stream._detach();
					return drained && this._locked === false;
				}
				return drained;
			}
			_createStream() {
				return new Source(this, this._header, this._offset);
			}
			_update() {
				while (this._buffer.buffered > 0 && !this.destroying) {
					if (this._missing > 0) {
						if (this._stream !== null) {
							if (this._consumeStream() === false) return;
							continue;
						}
						if (this._longHeader === true) {
							if (this._missing > this._buffer.buffered) break;
							if (this._consumeLongHeader() === false) return false;
							continue;
						}
						const ignore = this._buffer.shiftFirst(this._missing);
						if (ignore !== null) this._missing -= ignore.byteLength;
						continue;
					}
					if (this._buffer.buffered < 512) break;
					if (this._stream !== null || this._consumeHeader() === false) return;
				}
				this._continueWrite(null);
			}
			_continueWrite(err) {
				const cb = this._callback;
				this._callback = noop;
				cb(err);
			}
			_write(data, cb) {
				this._callback = cb;
				this._buffer.push(data);
				this._update();
			}
			_final(cb) {
				this._finished = this._missing === 0 && this._buffer.buffered === 0;
				cb(this._finished ? null : new Error("Unexpected end of data"));
			}
			_predestroy() {
				this._continueWrite(null);
			}
			_destroy(cb) {
				if (this._stream) this._stream.destroy(getStreamError(this));
				cb(null);
			}
			[Symbol.asyncIterator]() {
				let error = null;
				let promiseResolve = null;
				let promiseReject = null;
				let entryStream = null;
				let entryCallback = null;
				const extract = this;
				this.on("entry", onentry);
				this.on("error", (err) => {
					error = err;
				});
				this.on("close", onclose);
				return {
					[Symbol.asyncIterator]() {
						return this;
					},
					next() {
						return new Promise(onnext);
					},
					return() {
						return destroy(null);
					},
					throw(err) {
						return destroy(err);
					}
				};
				function consumeCallback(err) {
					if (!entryCallback) return;
					const cb = entryCallback;
					entryCallback = null;
					cb(err);
				}
				function onnext(resolve, reject) {
					if (error) {
						return reject(error);
					}
					if (entryStream) {
						resolve({
							value: entryStream,
							done: false
						});
						entryStream = null;
						return;
					}
					promiseResolve = resolve;
					promiseReject = reject;
					consumeCallback(null);
					if (extract._finished && promiseResolve) {
						promiseResolve({
							value: undefined,
							done: true
						});
						promiseResolve = promiseReject = null;
					}
				}
				function onentry(header, stream, callback) {
					entryCallback = callback;
					stream.on("error", noop);
					if (promiseResolve) {
						promiseResolve({
							value: stream,
							done: false
						});
						promiseResolve = promiseReject = null;
					} else {
						entryStream = stream;
					}
				}
				function onclose() {
					consumeCallback(error);
					if (!promiseResolve) return;
					if (error) promiseReject(error);
					else promiseResolve({
						value: undefined,
						done: true
					});
					promiseResolve = promiseReject = null;
				}
				function destroy(err) {
					extract.destroy(err);
					consumeCallback(err);
					return new Promise((resolve, reject) => {
						if (extract.destroyed) return resolve({
							value: undefined,
							done: true
						});
						extract.once("close", function() {
							if (err) reject(err);
							else resolve({
								value: undefined,
								done: true
							});
						});
					});
				}
			}
		}
		module.exports = function extract(opts) {
			return new Extract(opts);
		};
		function noop() {}
		function overflow(size) {
			size &= 511;
			return size && 512 - size;
		}
	}),
	88428: ((__unused_webpack_module, exports, __webpack_require__) => {
		const b4a = __webpack_require__(73057);
		const ZEROS = "0000000000000000000";
		const SEVENS = "7777777777777777777";
		const ZERO_OFFSET = "0".charCodeAt(0);
		const USTAR_MAGIC = b4a.from([
			117,
			115,
			116,
			97,
			114,
			0
		]);
		const USTAR_VER = b4a.from([ZERO_OFFSET, ZERO_OFFSET]);
		const GNU_MAGIC = b4a.from([
			117,
			115,
			116,
			97,
			114,
			32
		]);
		const GNU_VER = b4a.from([32, 0]);
		const MASK = 4095;
		const MAGIC_OFFSET = 257;
		const VERSION_OFFSET = 263;
		exports.decodeLongPath = function decodeLongPath(buf, encoding) {
			return decodeStr(buf, 0, buf.length, encoding);
		};
		exports.encodePax = function encodePax(opts) {
			let result = "";
			if (opts.name) result += addLength(" path=" + opts.name + "\n");
			if (opts.linkname) result += addLength(" linkpath=" + opts.linkname + "\n");
			const pax = opts.pax;
			if (pax) {
				for (const key in pax) {
					result += addLength(" " + key + "=" + pax[key] + "\n");
				}
			}
			return b4a.from(result);
		};
		exports.decodePax = function decodePax(buf) {
			const result = {};
			while (buf.length) {
				let i = 0;
				while (i < buf.length && buf[i] !== 32) i++;
				const len = parseInt(b4a.toString(buf.subarray(0, i)), 10);
				if (!len) return result;
				const b = b4a.toString(buf.subarray(i + 1, len - 1));
				const keyIndex = b.indexOf("=");
				if (keyIndex === -1) return result;
				result[b.slice(0, keyIndex)] = b.slice(keyIndex + 1);
				buf = buf.subarray(len);
			}
			return result;
		};
		exports.encode = function encode(opts) {
			const buf = b4a.alloc(512);
			let name = opts.name;
			let prefix = "";
			if (opts.typeflag === 5 && name[name.length - 1] !== "/") name += "/";
			if (b4a.byteLength(name) !== name.length) return null;
			while (b4a.byteLength(name) > 100) {
				const i = name.indexOf("/");
				if (i === -1) return null;
				prefix += prefix ? "/" + name.slice(0, i) : name.slice(0, i);
				name = name.slice(i + 1);
			}
			if (b4a.byteLength(name) > 100 || b4a.byteLength(prefix) > 155) return null;
			if (opts.linkname && b4a.byteLength(opts.linkname) > 100) return null;
			b4a.write(buf, name);
			b4a.write(buf, encodeOct(opts.mode & MASK, 6), 100);
			b4a.write(buf, encodeOct(opts.uid, 6), 108);
			b4a.write(buf, encodeOct(opts.gid, 6), 116);
			encodeSize(opts.size, buf, 124);
			b4a.write(buf, encodeOct(opts.mtime.getTime() / 1e3 | 0, 11), 136);
			buf[156] = ZERO_OFFSET + toTypeflag(opts.type);
			if (opts.linkname) b4a.write(buf, opts.linkname, 157);
			b4a.copy(USTAR_MAGIC, buf, MAGIC_OFFSET);
			b4a.copy(USTAR_VER, buf, VERSION_OFFSET);
			if (opts.uname) b4a.write(buf, opts.uname, 265);
			if (opts.gname) b4a.write(buf, opts.gname, 297);
			b4a.write(buf, encodeOct(opts.devmajor || 0, 6), 329);
			b4a.write(buf, encodeOct(opts.devminor || 0, 6), 337);
			if (prefix) b4a.write(buf, prefix, 345);
			b4a.write(buf, encodeOct(cksum(buf), 6), 148);
			return buf;
		};
		exports.decode = function decode(buf, filenameEncoding, allowUnknownFormat) {
			let typeflag = buf[156] === 0 ? 0 : buf[156] - ZERO_OFFSET;
			let name = decodeStr(buf, 0, 100, filenameEncoding);
			const mode = decodeOct(buf, 100, 8);
			const uid = decodeOct(buf, 108, 8);
			const gid = decodeOct(buf, 116, 8);
			const size = decodeOct(buf, 124, 12);
			const mtime = decodeOct(buf, 136, 12);
			const type = toType(typeflag);
			const linkname = buf[157] === 0 ? null : decodeStr(buf, 157, 100, filenameEncoding);
			const uname = decodeStr(buf, 265, 32);
			const gname = decodeStr(buf, 297, 32);
			const devmajor = decodeOct(buf, 329, 8);
			const devminor = decodeOct(buf, 337, 8);
			const c = cksum(buf);
			if (c === 8 * 32) return null;
			if (c !== decodeOct(buf, 148, 8)) throw new Error("Invalid tar header. Maybe the tar is corrupted or it needs to be gunzipped?");
			if (isUSTAR(buf)) {
				if (buf[345]) name = decodeStr(buf, 345, 155, filenameEncoding) + "/" + name;
			} else if (isGNU(buf)) {} else {
				if (!allowUnknownFormat) {
					throw new Error("Invalid tar header: unknown format.");
				}
			}
			if (typeflag === 0 && name && name[name.length - 1] === "/") typeflag = 5;
			return {
				name,
				mode,
				uid,
				gid,
				size,
				byteOffset: 0,
				mtime: new Date(1e3 * mtime),
				type,
				linkname,
				uname,
				gname,
				devmajor,
				devminor,
				pax: null
			};
		};
		function isUSTAR(buf) {
			return b4a.equals(USTAR_MAGIC, buf.subarray(MAGIC_OFFSET, MAGIC_OFFSET + 6));
		}
		function isGNU(buf) {
			return b4a.equals(GNU_MAGIC, buf.subarray(MAGIC_OFFSET, MAGIC_OFFSET + 6)) && b4a.equals(GNU_VER, buf.subarray(VERSION_OFFSET, VERSION_OFFSET + 2));
		}
		function clamp(index, len, defaultValue) {
			if (typeof index !== "number") return defaultValue;
			index = ~~index;
			if (index >= len) return len;
			if (index >= 0) return index;
			index += len;
			if (index >= 0) return index;
			return 0;
		}
		function toType(flag) {
			switch (flag) {
				case 0: return "file";
				case 1: return "link";
				case 2: return "symlink";
				case 3: return "character-device";
				case 4: return "block-device";
				case 5: return "directory";
				case 6: return "fifo";
				case 7: return "contiguous-file";
				case 72: return "pax-header";
				case 55: return "pax-global-header";
				case 27: return "gnu-long-link-path";
				case 28:
				case 30: return "gnu-long-path";
			}
			return null;
		}
		function toTypeflag(flag) {
			switch (flag) {
				case "file": return 0;
				case "link": return 1;
				case "symlink": return 2;
				case "character-device": return 3;
				case "block-device": return 4;
				case "directory": return 5;
				case "fifo": return 6;
				case "contiguous-file": return 7;
				case "pax-header": return 72;
			}
			return 0;
		}
		function indexOf(block, num, offset, end) {
			for (; offset < end; offset++) {
				if (block[offset] === num) return offset;
			}
			return end;
		}
		function cksum(block) {
			let sum = 8 * 32;
			for (let i = 0; i < 148; i++) sum += block[i];
			for (let j = 156; j < 512; j++) sum += block[j];
			return sum;
		}
		function encodeOct(val, n) {
			val = val.toString(8);
			if (val.length > n) return SEVENS.slice(0, n) + " ";
			return ZEROS.slice(0, n - val.length) + val + " ";
		}
		function encodeSizeBin(num, buf, off) {
			buf[off] = 128;
			for (let i = 11; i > 0; i--) {
				buf[off + i] = num & 255;
				num = Math.floor(num / 256);
			}
		}
		function encodeSize(num, buf, off) {
			if (num.toString(8).length > 11) {
				encodeSizeBin(num, buf, off);
			} else {
				b4a.write(buf, encodeOct(num, 11), off);
			}
		}
		function parse256(buf) {
			let positive;
			if (buf[0] === 128) positive = true;
			else if (buf[0] === 255) positive = false;
			else return null;
			const tuple = [];
			let i;
			for (i = buf.length - 1; i > 0; i--) {
				const byte = buf[i];
				if (positive) tuple.push(byte);
				else tuple.push(255 - byte);
			}
			let sum = 0;
			const l = tuple.length;
			for (i = 0; i < l; i++) {
				sum += tuple[i] * Math.pow(256, i);
			}
			return positive ? sum : -1 * sum;
		}
		function decodeOct(val, offset, length) {
			val = val.subarray(offset, offset + length);
			offset = 0;
			if (val[offset] & 128) {
				return parse256(val);
			} else {
				while (offset < val.length && val[offset] === 32) offset++;
				const end = clamp(indexOf(val, 32, offset, val.length), val.length, val.length);
				while (offset < end && val[offset] === 0) offset++;
				if (end === offset) return 0;
				return parseInt(b4a.toString(val.subarray(offset, end)), 8);
			}
		}
		function decodeStr(val, offset, length, encoding) {
			return b4a.toString(val.subarray(offset, indexOf(val, 0, offset, offset + length)), encoding);
		}
		function addLength(str) {
			const len = b4a.byteLength(str);
			let digits = Math.floor(Math.log(len) / Math.log(10)) + 1;
			if (len + digits >= Math.pow(10, digits)) digits++;
			return len + digits + str;
		}
	}),
	56118: ((__unused_webpack_module, exports, __webpack_require__) => {
		exports.extract = __webpack_require__(35763);
		exports.pack = __webpack_require__(80861);
	}),
	80861: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { Readable, Writable, getStreamError } = __webpack_require__(36204);
		const b4a = __webpack_require__(73057);
		const constants = __webpack_require__(20775);
		const headers = __webpack_require__(88428);
		const DMODE = 493;
		const FMODE = 420;
		const END_OF_TAR = b4a.alloc(1024);
		class Sink extends Writable {
			constructor(pack, header, callback) {
				super({
					mapWritable,
					eagerOpen: true
				});
				this.written = 0;
				this.header = header;
				this._callback = callback;
				this._linkname = null;
				this._isLinkname = header.type === "symlink" && !header.linkname;
				this._isVoid = header.type !== "file" && header.type !== "contiguous-file";
				this._finished = false;
				this._pack = pack;
				this._openCallback = null;
				if (this._pack._stream === null) this._pack._stream = this;
				else this._pack._pending.push(this);
			}
			_open(cb) {
				this._openCallback = cb;
				if (this._pack._stream === this) this._continueOpen();
			}
			_continuePack(err) {
				if (this._callback === null) return;
				const callback = this._callback;
				this._callback = null;
				callback(err);
			}
			_continueOpen() {
				if (this._pack._stream === null) this._pack._stream = this;
				const cb = this._openCallback;
				this._openCallback = null;
				if (cb === null) return;
				if (this._pack.destroying) return cb(new Error("pack stream destroyed"));
				if (this._pack._finalized) return cb(new Error("pack stream is already finalized"));
				this._pack._stream = this;
				if (!this._isLinkname) {
					this._pack._encode(this.header);
				}
				if (this._isVoid) {
					this._finish();
					this._continuePack(null);
				}
				cb(null);
			}
			_write(data, cb) {
				if (this._isLinkname) {
					this._linkname = this._linkname ? b4a.concat([this._linkname, data]) : data;
					return cb(null);
				}
				if (this._isVoid) {
					if (data.byteLength > 0) {
						return cb(new Error("No body allowed for this entry"));
					}
					return cb();
				}
				this.written += data.byteLength;
				if (this._pack.push(data)) return cb();
				this._pack._drain = cb;
			}
			_finish() {
				if (this._finished) return;
				this._finished = true;
				if (this._isLinkname) {
					this.header.linkname = this._linkname ? b4a.toString(this._linkname, "utf-8") : "";
					this._pack._encode(this.header);
				}
				overflow(this._pack, this.header.size);
				this._pack._done(this);
			}
			_final(cb) {
				if (this.written !== this.header.size) {
					return cb(new Error("Size mismatch"));
				}
				this._finish();
				cb(null);
			}
			_getError() {
				return getStreamError(this) || new Error("tar entry destroyed");
			}
			_predestroy() {
				this._pack.destroy(this._getError());
			}
			_destroy(cb) {
				this._pack._done(this);
				this._continuePack(this._finished ? null : this._getError());
				cb();
			}
		}
		class Pack extends Readable {
			constructor(opts) {
				super(opts);
				this._drain = noop;
				this._finalized = false;
				this._finalizing = false;
				this._pending = [];
				this._stream = null;
			}
			entry(header, buffer, callback) {
				if (this._finalized || this.destroying) throw new Error("already finalized or destroyed");
				if (typeof buffer === "function") {
					callback = buffer;
					buffer = null;
				}
				if (!callback) callback = noop;
				if (!header.size || header.type === "symlink") header.size = 0;
				if (!header.type) header.type = modeToType(header.mode);
				if (!header.mode) header.mode = header.type === "directory" ? DMODE : FMODE;
				if (!header.uid) header.uid = 0;
				if (!header.gid) header.gid = 0;
				if (!header.mtime) header.mtime = new Date();
				if (typeof buffer === "string") buffer = b4a.from(buffer);
				const sink = new Sink(this, header, callback);
				if (b4a.isBuffer(buffer)) {
					header.size = buffer.byteLength;
					sink.write(buffer);
					sink.end();
					return sink;
				}
				if (sink._isVoid) {
					return sink;
				}
				return sink;
			}
			finalize() {
				if (this._stream || this._pending.length > 0) {
					this._finalizing = true;
					return;
				}
				if (this._finalized) return;
				this._finalized = true;
				this.push(END_OF_TAR);
				this.push(null);
			}
			_done(stream) {
				if (stream !== this._stream) return;
				this._stream = null;
				if (this._finalizing) this.finalize();
				if (this._pending.length) this._pending.shift()._continueOpen();
			}
			_encode(header) {
				if (!header.pax) {
					const buf = headers.encode(header);
					if (buf) {
						this.push(buf);
						return;
					}
				}
				this._encodePax(header);
			}
			_encodePax(header) {
				const paxHeader = headers.encodePax({
					name: header.name,
					linkname: header.linkname,
					pax: header.pax
				});
				const newHeader = {
					name: "PaxHeader",
					mode: header.mode,
					uid: header.uid,
					gid: header.gid,
					size: paxHeader.byteLength,
					mtime: header.mtime,
					type: "pax-header",
					linkname: header.linkname && "PaxHeader",
					uname: header.uname,
					gname: header.gname,
					devmajor: header.devmajor,
					devminor: header.devminor
				};
				this.push(headers.encode(newHeader));
				this.push(paxHeader);
				overflow(this, paxHeader.byteLength);
				newHeader.size = header.size;
				newHeader.type = header.type;
				this.push(headers.encode(newHeader));
			}
			_doDrain() {
				const drain = this._drain;
				this._drain = noop;
				drain();
			}
			_predestroy() {
				const err = getStreamError(this);
				if (this._stream) this._stream.destroy(err);
				while (this._pending.length) {
					const stream = this._pending.shift();
					stream.destroy(err);
					stream._continueOpen();
				}
				this._doDrain();
			}
			_read(cb) {
				this._doDrain();
				cb();
			}
		}
		module.exports = function pack(opts) {
			return new Pack(opts);
		};
		function modeToType(mode) {
			switch (mode & constants.S_IFMT) {
				case constants.S_IFBLK: return "block-device";
				case constants.S_IFCHR: return "character-device";
				case constants.S_IFDIR: return "directory";
				case constants.S_IFIFO: return "fifo";
				case constants.S_IFLNK: return "symlink";
			}
			return "file";
		}
		function noop() {}
		function overflow(self, size) {
			size &= 511;
			if (size) self.push(END_OF_TAR.subarray(0, 512 - size));
		}
		function mapWritable(buf) {
			return b4a.isBuffer(buf) ? buf : b4a.from(buf);
		}
	}),
	97934: ((module, __unused_webpack_exports, __webpack_require__) => {
		const PassThroughDecoder = __webpack_require__(47256);
		const UTF8Decoder = __webpack_require__(86414);
		module.exports = class TextDecoder {
			constructor(encoding = "utf8") {
				this.encoding = normalizeEncoding(encoding);
				switch (this.encoding) {
					case "utf8":
						this.decoder = new UTF8Decoder();
						break;
					case "utf16le":
					case "base64": throw new Error("Unsupported encoding: " + this.encoding);
					default: this.decoder = new PassThroughDecoder(this.encoding);
				}
			}
			get remaining() {
				return this.decoder.remaining;
			}
			push(data) {
				if (typeof data === "string") return data;
				return this.decoder.decode(data);
			}
			write(data) {
				return this.push(data);
			}
			end(data) {
				let result = "";
				if (data) result = this.push(data);
				result += this.decoder.flush();
				return result;
			}
		};
		function normalizeEncoding(encoding) {
			encoding = encoding.toLowerCase();
			switch (encoding) {
				case "utf8":
				case "utf-8": return "utf8";
				case "ucs2":
				case "ucs-2":
				case "utf16le":
				case "utf-16le": return "utf16le";
				case "latin1":
				case "binary": return "latin1";
				case "base64":
				case "ascii":
				case "hex": return encoding;
				default: throw new Error("Unknown encoding: " + encoding);
			}
		}
	}),
	47256: ((module, __unused_webpack_exports, __webpack_require__) => {
		const b4a = __webpack_require__(73057);
		module.exports = class PassThroughDecoder {
			constructor(encoding) {
				this.encoding = encoding;
			}
			get remaining() {
				return 0;
			}
			decode(data) {
				return b4a.toString(data, this.encoding);
			}
			flush() {
				return "";
			}
		};
	}),
	86414: ((module, __unused_webpack_exports, __webpack_require__) => {
		const b4a = __webpack_require__(73057);
		module.exports = class UTF8Decoder {
			constructor() {
				this._reset();
			}
			get remaining() {
				return this.bytesSeen;
			}
			decode(data) {
				if (data.byteLength === 0) return "";
				if (this.bytesNeeded === 0 && trailingIncomplete(data, 0) === 0) {
					this.bytesSeen = trailingBytesSeen(data);
					return b4a.toString(data, "utf8");
				}
				let result = "";
				let start = 0;
				if (this.bytesNeeded > 0) {
					while (start < data.byteLength) {
						const byte = data[start];
						if (byte < this.lowerBoundary || byte > this.upperBoundary) {
							result += "\uFFFD";
							this._reset();
							break;
						}
						this.lowerBoundary = 128;
						this.upperBoundary = 191;
						this.codePoint = this.codePoint << 6 | byte & 63;
						this.bytesSeen++;
						start++;
						if (this.bytesSeen === this.bytesNeeded) {
							result += String.fromCodePoint(this.codePoint);
							this._reset();
							break;
						}
					}
					if (this.bytesNeeded > 0) return result;
				}
				const trailing = trailingIncomplete(data, start);
				const end = data.byteLength - trailing;
				if (end > start) result += b4a.toString(data, "utf8", start, end);
				for (let i = end; i < data.byteLength; i++) {
					const byte = data[i];
					if (this.bytesNeeded === 0) {
						if (byte <= 127) {
							this.bytesSeen = 0;
							result += String.fromCharCode(byte);
						} else if (byte >= 194 && byte <= 223) {
							this.bytesNeeded = 2;
							this.bytesSeen = 1;
							this.codePoint = byte & 31;
						} else if (byte >= 224 && byte <= 239) {
							if (byte === 224) this.lowerBoundary = 160;
							else if (byte === 237) this.upperBoundary = 159;
							this.bytesNeeded = 3;
							this.bytesSeen = 1;
							this.codePoint = byte & 15;
						} else if (byte >= 240 && byte <= 244) {
							if (byte === 240) this.lowerBoundary = 144;
							else if (byte === 244) this.upperBoundary = 143;
							this.bytesNeeded = 4;
							this.bytesSeen = 1;
							this.codePoint = byte & 7;
						} else {
							this.bytesSeen = 1;
							result += "\uFFFD";
						}
						continue;
					}
					if (byte < this.lowerBoundary || byte > this.upperBoundary) {
						result += "\uFFFD";
						i--;
						this._reset();
						continue;
					}
					this.lowerBoundary = 128;
					this.upperBoundary = 191;
					this.codePoint = this.codePoint << 6 | byte & 63;
					this.bytesSeen++;
					if (this.bytesSeen === this.bytesNeeded) {
						result += String.fromCodePoint(this.codePoint);
						this._reset();
					}
				}
				return result;
			}
			flush() {
				const result = this.bytesNeeded > 0 ? "\uFFFD" : "";
				this._reset();
				return result;
			}
			_reset() {
				this.codePoint = 0;
				this.bytesNeeded = 0;
				this.bytesSeen = 0;
				this.lowerBoundary = 128;
				this.upperBoundary = 191;
			}
		};
		function trailingIncomplete(data, start) {
			const len = data.byteLength;
			if (len <= start) return 0;
			const limit = Math.max(start, len - 4);
			let i = len - 1;
			while (i > limit && (data[i] & 192) === 128) i--;
			if (i < start) return 0;
			const byte = data[i];
			let needed;
			if (byte <= 127) return 0;
			if (byte >= 194 && byte <= 223) needed = 2;
			else if (byte >= 224 && byte <= 239) needed = 3;
			else if (byte >= 240 && byte <= 244) needed = 4;
			else return 0;
			const available = len - i;
			return available < needed ? available : 0;
		}
		function trailingBytesSeen(data) {
			const len = data.byteLength;
			if (len === 0) return 0;
			const last = data[len - 1];
			if (last <= 127) return 0;
			if ((last & 192) !== 128) return 1;
			const limit = Math.max(0, len - 4);
			let i = len - 2;
			while (i >= limit && (data[i] & 192) === 128) i--;
			if (i < 0) return 1;
			const first = data[i];
			let needed;
			if (first >= 194 && first <= 223) needed = 2;
			else if (first >= 224 && first <= 239) needed = 3;
			else if (first >= 240 && first <= 244) needed = 4;
			else return 1;
			if (len - i !== needed) return 1;
			if (needed >= 3) {
				const second = data[i + 1];
				if (first === 224 && second < 160) return 1;
				if (first === 237 && second > 159) return 1;
				if (first === 240 && second < 144) return 1;
				if (first === 244 && second > 143) return 1;
			}
			return 0;
		}
	}),
	62958: ((module) => {
		module.exports = Traverse;
		function Traverse(obj) {
			if (!(this instanceof Traverse)) return new Traverse(obj);
			this.value = obj;
		}
		Traverse.prototype.get = function(ps) {
			var node = this.value;
			for (var i = 0; i < ps.length; i++) {
				var key = ps[i];
				if (!Object.hasOwnProperty.call(node, key)) {
					node = undefined;
					break;
				}
				node = node[key];
			}
			return node;
		};
		Traverse.prototype.set = function(ps, value) {
			var node = this.value;
			for (var i = 0; i < ps.length - 1; i++) {
				var key = ps[i];
				if (!Object.hasOwnProperty.call(node, key)) node[key] = {};
				node = node[key];
			}
			node[ps[i]] = value;
			return value;
		};
		Traverse.prototype.map = function(cb) {
			return walk(this.value, cb, true);
		};
		Traverse.prototype.forEach = function(cb) {
			this.value = walk(this.value, cb, false);
			return this.value;
		};
		Traverse.prototype.reduce = function(cb, init) {
			var skip = arguments.length === 1;
			var acc = skip ? this.value : init;
			this.forEach(function(x) {
				if (!this.isRoot || !skip) {
					acc = cb.call(this, acc, x);
				}
			});
			return acc;
		};
		Traverse.prototype.deepEqual = function(obj) {
			if (arguments.length !== 1) {
				throw new Error("deepEqual requires exactly one object to compare against");
			}
			var equal = true;
			var node = obj;
			this.forEach(function(y) {
				var notEqual = (function() {
					equal = false;
					return undefined;
				}).bind(this);
				if (!this.isRoot) {
					if (typeof node !== "object") return notEqual();
					node = node[this.key];
				}
				var x = node;
				this.post(function() {
					node = x;
				});
				var toS = function(o) {
					return Object.prototype.toString.call(o);
				};
				if (this.circular) {
					if (Traverse(obj).get(this.circular.path) !== x) notEqual();
				} else if (typeof x !== typeof y) {
					notEqual();
				} else if (x === null || y === null || x === undefined || y === undefined) {
					if (x !== y) notEqual();
				} else if (x.__proto__ !== y.__proto__) {
					notEqual();
				} else if (x === y) {} else if (typeof x === "function") {
					if (x instanceof RegExp) {
						if (x.toString() != y.toString()) notEqual();
					} else if (x !== y) notEqual();
				} else if (typeof x === "object") {
					if (toS(y) === "[object Arguments]" || toS(x) === "[object Arguments]") {
						if (toS(x) !== toS(y)) {
							notEqual();
						}
					} else if (x instanceof Date || y instanceof Date) {
						if (!(x instanceof Date) || !(y instanceof Date) || x.getTime() !== y.getTime()) {
							notEqual();
						}
					} else {
						var kx = Object.keys(x);
						var ky = Object.keys(y);
						if (kx.length !== ky.length) return notEqual();
						for (var i = 0; i < kx.length; i++) {
							var k = kx[i];
							if (!Object.hasOwnProperty.call(y, k)) {
								notEqual();
							}
						}
					}
				}
			});
			return equal;
		};
		Traverse.prototype.paths = function() {
			var acc = [];
			this.forEach(function(x) {
				acc.push(this.path);
			});
			return acc;
		};
		Traverse.prototype.nodes = function() {
			var acc = [];
			this.forEach(function(x) {
				acc.push(this.node);
			});
			return acc;
		};
		Traverse.prototype.clone = function() {
			var parents = [], nodes = [];
			return (function clone(src) {
				for (var i = 0; i < parents.length; i++) {
					if (parents[i] === src) {
						return nodes[i];
					}
				}
				if (typeof src === "object" && src !== null) {
					var dst = copy(src);
					parents.push(src);
					nodes.push(dst);
					Object.keys(src).forEach(function(key) {
						dst[key] = clone(src[key]);
					});
					parents.pop();
					nodes.pop();
					return dst;
				} else {
					return src;
				}
			})(this.value);
		};
		function walk(root, cb, immutable) {
			var path = [];
			var parents = [];
			var alive = true;
			return (function walker(node_) {
				var node = immutable ? copy(node_) : node_;
				var modifiers = {};
				var state = {
					node,
					node_,
					path: [].concat(path),
					parent: parents.slice(-1)[0],
					key: path.slice(-1)[0],
					isRoot: path.length === 0,
					level: path.length,
					circular: null,
					update: function(x) {
						if (!state.isRoot) {
							state.parent.node[state.key] = x;
						}
						state.node = x;
					},
					"delete": function() {
						delete state.parent.node[state.key];
					},
					remove: function() {
						if (Array.isArray(state.parent.node)) {
							state.parent.node.splice(state.key, 1);
						} else {
							delete state.parent.node[state.key];
						}
					},
					before: function(f) {
						modifiers.before = f;
					},
					after: function(f) {
						modifiers.after = f;
					},
					pre: function(f) {
						modifiers.pre = f;
					},
					post: function(f) {
						modifiers.post = f;
					},
					stop: function() {
						alive = false;
					}
				};
				if (!alive) return state;
				if (typeof node === "object" && node !== null) {
					state.isLeaf = Object.keys(node).length == 0;
					for (var i = 0; i < parents.length; i++) {
						if (parents[i].node_ === node_) {
							state.circular = parents[i];
							break;
						}
					}
				} else {
					state.isLeaf = true;
				}
				state.notLeaf = !state.isLeaf;
				state.notRoot = !state.isRoot;
				var ret = cb.call(state, state.node);
				if (ret !== undefined && state.update) state.update(ret);
				if (modifiers.before) modifiers.before.call(state, state.node);
				if (typeof state.node == "object" && state.node !== null && !state.circular) {
					parents.push(state);
					var keys = Object.keys(state.node);
					keys.forEach(function(key, i) {
						path.push(key);
						if (modifiers.pre) modifiers.pre.call(state, state.node[key], key);
						var child = walker(state.node[key]);
						if (immutable && Object.hasOwnProperty.call(state.node, key)) {
							state.node[key] = child.node;
						}
						child.isLast = i == keys.length - 1;
						child.isFirst = i == 0;
						if (modifiers.post) modifiers.post.call(state, child);
						path.pop();
					});
					parents.pop();
				}
				if (modifiers.after) modifiers.after.call(state, state.node);
				return state;
			})(root).node;
		}
		Object.keys(Traverse.prototype).forEach(function(key) {
			Traverse[key] = function(obj) {
				var args = [].slice.call(arguments, 1);
				var t = Traverse(obj);
				return t[key].apply(t, args);
			};
		});
		function copy(src) {
			if (typeof src === "object" && src !== null) {
				var dst;
				if (Array.isArray(src)) {
					dst = [];
				} else if (src instanceof Date) {
					dst = new Date(src);
				} else if (src instanceof Boolean) {
					dst = new Boolean(src);
				} else if (src instanceof Number) {
					dst = new Number(src);
				} else if (src instanceof String) {
					dst = new String(src);
				} else {
					dst = Object.create(Object.getPrototypeOf(src));
				}
				Object.keys(src).forEach(function(key) {
					dst[key] = src[key];
				});
				return dst;
			} else return src;
		}
	}),
	45389: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		var stream = __webpack_require__(2203);
		var inherits = __webpack_require__(39023).inherits;
		function Entry() {
			if (!(this instanceof Entry)) {
				return new Entry();
			}
			stream.PassThrough.call(this);
			this.path = null;
			this.type = null;
			this.isDirectory = false;
		}
		inherits(Entry, stream.PassThrough);
		Entry.prototype.autodrain = function() {
			return this.pipe(new stream.Transform({ transform: function(d, e, cb) {
				cb();
			} }));
		};
		module.exports = Entry;
	}),
	5700: ((module, __unused_webpack_exports, __webpack_require__) => {
		var fs = __webpack_require__(79896);
		var path = __webpack_require__(16928);
		var util = __webpack_require__(39023);
		var mkdirp = __webpack_require__(4469);
		var Transform = __webpack_require__(2203).Transform;
		var UnzipStream = __webpack_require__(85580);
		function Extract(opts) {
			if (!(this instanceof Extract)) return new Extract(opts);
			Transform.call(this);
			this.opts = opts || {};
			this.unzipStream = new UnzipStream(this.opts);
			this.unfinishedEntries = 0;
			this.afterFlushWait = false;
			this.createdDirectories = {};
			var self = this;
			this.unzipStream.on("entry", this._processEntry.bind(this));
			this.unzipStream.on("error", function(error) {
				self.emit("error", error);
			});
		}
		util.inherits(Extract, Transform);
		Extract.prototype._transform = function(chunk, encoding, cb) {
			this.unzipStream.write(chunk, encoding, cb);
		};
		Extract.prototype._flush = function(cb) {
			var self = this;
			var allDone = function() {
				process.nextTick(function() {
					self.emit("close");
				});
				cb();
			};
			this.unzipStream.end(function() {
				if (self.unfinishedEntries > 0) {
					self.afterFlushWait = true;
					return self.on("await-finished", allDone);
				}
				allDone();
			});
		};
		Extract.prototype._processEntry = function(entry) {
			var self = this;
			var destPath = path.join(this.opts.path, entry.path);
			var directory = entry.isDirectory ? destPath : path.dirname(destPath);
			this.unfinishedEntries++;
			var writeFileFn = function() {
				var pipedStream = fs.createWriteStream(destPath);
				pipedStream.on("close", function() {
					self.unfinishedEntries--;
					self._notifyAwaiter();
				});
				pipedStream.on("error", function(error) {
					self.emit("error", error);
				});
				entry.pipe(pipedStream);
			};
			if (this.createdDirectories[directory] || directory === ".") {
				return writeFileFn();
			}
			mkdirp(directory, function(err) {
				if (err) return self.emit("error", err);
				self.createdDirectories[directory] = true;
				if (entry.isDirectory) {
					self.unfinishedEntries--;
					self._notifyAwaiter();
					return;
				}
				writeFileFn();
			});
		};
		Extract.prototype._notifyAwaiter = function() {
			if (this.afterFlushWait && this.unfinishedEntries === 0) {
				this.emit("await-finished");
				this.afterFlushWait = false;
			}
		};
		module.exports = Extract;
	}),
	42092: ((module, __unused_webpack_exports, __webpack_require__) => {
		var Transform = __webpack_require__(2203).Transform;
		var util = __webpack_require__(39023);
		function MatcherStream(patternDesc, matchFn) {
			if (!(this instanceof MatcherStream)) {
				return new MatcherStream();
			}
			Transform.call(this);
			var p = typeof patternDesc === "object" ? patternDesc.pattern : patternDesc;
			this.pattern = Buffer.isBuffer(p) ? p : Buffer.from(p);
			this.requiredLength = this.pattern.length;
			if (patternDesc.requiredExtraSize) this.requiredLength += patternDesc.requiredExtraSize;
			this.data = new Buffer("");
			this.bytesSoFar = 0;
			this.matchFn = matchFn;
		}
		util.inherits(MatcherStream, Transform);
		MatcherStream.prototype.checkDataChunk = function(ignoreMatchZero) {
			var enoughData = this.data.length >= this.requiredLength;
			if (!enoughData) {
				return;
			}
			var matchIndex = this.data.indexOf(this.pattern, ignoreMatchZero ? 1 : 0);
			if (matchIndex >= 0 && matchIndex + this.requiredLength > this.data.length) {
				if (matchIndex > 0) {
					var packet = this.data.slice(0, matchIndex);
					this.push(packet);
					this.bytesSoFar += matchIndex;
					this.data = this.data.slice(matchIndex);
				}
				return;
			}
			if (matchIndex === -1) {
				var packetLen = this.data.length - this.requiredLength + 1;
				var packet = this.data.slice(0, packetLen);
				this.push(packet);
				this.bytesSoFar += packetLen;
				this.data = this.data.slice(packetLen);
				return;
			}
			if (matchIndex > 0) {
				var packet = this.data.slice(0, matchIndex);
				this.data = this.data.slice(matchIndex);
				this.push(packet);
				this.bytesSoFar += matchIndex;
			}
			var finished = this.matchFn ? this.matchFn(this.data, this.bytesSoFar) : true;
			if (finished) {
				this.data = new Buffer("");
				return;
			}
			return true;
		};
		MatcherStream.prototype._transform = function(chunk, encoding, cb) {
			this.data = Buffer.concat([this.data, chunk]);
			var firstIteration = true;
			while (this.checkDataChunk(!firstIteration)) {
				firstIteration = false;
			}
			cb();
		};
		MatcherStream.prototype._flush = function(cb) {
			if (this.data.length > 0) {
				var firstIteration = true;
				while (this.checkDataChunk(!firstIteration)) {
					firstIteration = false;
				}
			}
			if (this.data.length > 0) {
				this.push(this.data);
				this.data = null;
			}
			cb();
		};
		module.exports = MatcherStream;
	}),
	41879: ((module, __unused_webpack_exports, __webpack_require__) => {
		var Transform = __webpack_require__(2203).Transform;
		var util = __webpack_require__(39023);
		var UnzipStream = __webpack_require__(85580);
		function ParserStream(opts) {
			if (!(this instanceof ParserStream)) {
				return new ParserStream(opts);
			}
			var transformOpts = opts || {};
			Transform.call(this, { readableObjectMode: true });
			this.opts = opts || {};
			this.unzipStream = new UnzipStream(this.opts);
			var self = this;
			this.unzipStream.on("entry", function(entry) {
				self.push(entry);
			});
			this.unzipStream.on("error", function(error) {
				self.emit("error", error);
			});
		}
		util.inherits(ParserStream, Transform);
		ParserStream.prototype._transform = function(chunk, encoding, cb) {
			this.unzipStream.write(chunk, encoding, cb);
		};
		ParserStream.prototype._flush = function(cb) {
			var self = this;
			this.unzipStream.end(function() {
				process.nextTick(function() {
					self.emit("close");
				});
				cb();
			});
		};
		ParserStream.prototype.on = function(eventName, fn) {
			if (eventName === "entry") {
				return Transform.prototype.on.call(this, "data", fn);
			}
			return Transform.prototype.on.call(this, eventName, fn);
		};
		ParserStream.prototype.drainAll = function() {
			this.unzipStream.drainAll();
			return this.pipe(new Transform({
				objectMode: true,
				transform: function(d, e, cb) {
					cb();
				}
			}));
		};
		module.exports = ParserStream;
	}),
	85580: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		var binary = __webpack_require__(58769);
		var stream = __webpack_require__(2203);
		var util = __webpack_require__(39023);
		var zlib = __webpack_require__(43106);
		var MatcherStream = __webpack_require__(42092);
		var Entry = __webpack_require__(45389);
		const states = {
			STREAM_START: 0,
			START: 1,
			LOCAL_FILE_HEADER: 2,
			LOCAL_FILE_HEADER_SUFFIX: 3,
			FILE_DATA: 4,
			FILE_DATA_END: 5,
			DATA_DESCRIPTOR: 6,
			CENTRAL_DIRECTORY_FILE_HEADER: 7,
			CENTRAL_DIRECTORY_FILE_HEADER_SUFFIX: 8,
			CDIR64_END: 9,
			CDIR64_END_DATA_SECTOR: 10,
			CDIR64_LOCATOR: 11,
			CENTRAL_DIRECTORY_END: 12,
			CENTRAL_DIRECTORY_END_COMMENT: 13,
			TRAILING_JUNK: 14,
			ERROR: 99
		};
		const FOUR_GIGS = 4294967296;
		const SIG_LOCAL_FILE_HEADER = 67324752;
		const SIG_DATA_DESCRIPTOR = 0x8074b50;
		const SIG_CDIR_RECORD = 33639248;
		const SIG_CDIR64_RECORD_END = 0x6064b50;
		const SIG_CDIR64_LOCATOR_END = 0x7064b50;
		const SIG_CDIR_RECORD_END = 0x6054b50;
		function UnzipStream(options) {
			if (!(this instanceof UnzipStream)) {
				return new UnzipStream(options);
			}
			stream.Transform.call(this);
			this.options = options || {};
			this.data = new Buffer("");
			this.state = states.STREAM_START;
			this.skippedBytes = 0;
			this.parsedEntity = null;
			this.outStreamInfo = {};
		}
		util.inherits(UnzipStream, stream.Transform);
		UnzipStream.prototype.processDataChunk = function(chunk) {
			var requiredLength;
			switch (this.state) {
				case states.STREAM_START:
				case states.START:
					requiredLength = 4;
					break;
				case states.LOCAL_FILE_HEADER:
					requiredLength = 26;
					break;
				case states.LOCAL_FILE_HEADER_SUFFIX:
					requiredLength = this.parsedEntity.fileNameLength + this.parsedEntity.extraFieldLength;
					break;
				case states.DATA_DESCRIPTOR:
					requiredLength = 12;
					break;
				case states.CENTRAL_DIRECTORY_FILE_HEADER:
					requiredLength = 42;
					break;
				case states.CENTRAL_DIRECTORY_FILE_HEADER_SUFFIX:
					requiredLength = this.parsedEntity.fileNameLength + this.parsedEntity.extraFieldLength + this.parsedEntity.fileCommentLength;
					break;
				case states.CDIR64_END:
					requiredLength = 52;
					break;
				case states.CDIR64_END_DATA_SECTOR:
					requiredLength = this.parsedEntity.centralDirectoryRecordSize - 44;
					break;
				case states.CDIR64_LOCATOR:
					requiredLength = 16;
					break;
				case states.CENTRAL_DIRECTORY_END:
					requiredLength = 18;
					break;
				case states.CENTRAL_DIRECTORY_END_COMMENT:
					requiredLength = this.parsedEntity.commentLength;
					break;
				case states.FILE_DATA: return 0;
				case states.FILE_DATA_END: return 0;
				case states.TRAILING_JUNK:
					if (this.options.debug) console.log("found", chunk.length, "bytes of TRAILING_JUNK");
					return chunk.length;
				default: return chunk.length;
			}
			var chunkLength = chunk.length;
			if (chunkLength < requiredLength) {
				return 0;
			}
			switch (this.state) {
				case states.STREAM_START:
				case states.START:
					var signature = chunk.readUInt32LE(0);
					switch (signature) {
						case SIG_LOCAL_FILE_HEADER:
							this.state = states.LOCAL_FILE_HEADER;
							break;
						case SIG_CDIR_RECORD:
							this.state = states.CENTRAL_DIRECTORY_FILE_HEADER;
							break;
						case SIG_CDIR64_RECORD_END:
							this.state = states.CDIR64_END;
							break;
						case SIG_CDIR64_LOCATOR_END:
							this.state = states.CDIR64_LOCATOR;
							break;
						case SIG_CDIR_RECORD_END:
							this.state = states.CENTRAL_DIRECTORY_END;
							break;
						default:
							var isStreamStart = this.state === states.STREAM_START;
							if (!isStreamStart && (signature & 65535) !== 19280 && this.skippedBytes < 26) {
								var remaining = signature;
								var toSkip = 4;
								for (var i = 1; i < 4 && remaining !== 0; i++) {
									remaining = remaining >>> 8;
									if ((remaining & 255) === 80) {
										toSkip = i;
										break;
									}
								}
								this.skippedBytes += toSkip;
								if (this.options.debug) console.log("Skipped", this.skippedBytes, "bytes");
								return toSkip;
							}
							this.state = states.ERROR;
							var errMsg = isStreamStart ? "Not a valid zip file" : "Invalid signature in zip file";
							if (this.options.debug) {
								var sig = chunk.readUInt32LE(0);
								var asString;
								try {
									asString = chunk.slice(0, 4).toString();
								} catch (e) {}
								console.log("Unexpected signature in zip file: 0x" + sig.toString(16), "\"" + asString + "\", skipped", this.skippedBytes, "bytes");
							}
							this.emit("error", new Error(errMsg));
							return chunk.length;
					}
					this.skippedBytes = 0;
					return requiredLength;
				case states.LOCAL_FILE_HEADER:
					this.parsedEntity = this._readFile(chunk);
					this.state = states.LOCAL_FILE_HEADER_SUFFIX;
					return requiredLength;
				case states.LOCAL_FILE_HEADER_SUFFIX:
					var entry = new Entry();
					var isUtf8 = (this.parsedEntity.flags & 2048) !== 0;
					entry.path = this._decodeString(chunk.slice(0, this.parsedEntity.fileNameLength), isUtf8);
					var extraDataBuffer = chunk.slice(this.parsedEntity.fileNameLength, this.parsedEntity.fileNameLength + this.parsedEntity.extraFieldLength);
					var extra = this._readExtraFields(extraDataBuffer);
					if (extra && extra.parsed) {
						if (extra.parsed.path && !isUtf8) {
							entry.path = extra.parsed.path;
						}
						if (Number.isFinite(extra.parsed.uncompressedSize) && this.parsedEntity.uncompressedSize === FOUR_GIGS - 1) {
							this.parsedEntity.uncompressedSize = extra.parsed.uncompressedSize;
						}
						if (Number.isFinite(extra.parsed.compressedSize) && this.parsedEntity.compressedSize === FOUR_GIGS - 1) {
							this.parsedEntity.compressedSize = extra.parsed.compressedSize;
						}
					}
					this.parsedEntity.extra = extra.parsed || {};
					if (this.options.debug) {
						const debugObj = Object.assign({}, this.parsedEntity, {
							path: entry.path,
							flags: "0x" + this.parsedEntity.flags.toString(16),
							extraFields: extra && extra.debug
						});
						console.log("decoded LOCAL_FILE_HEADER:", JSON.stringify(debugObj, null, 2));
					}
					this._prepareOutStream(this.parsedEntity, entry);
					this.emit("entry", entry);
					this.state = states.FILE_DATA;
					return requiredLength;
				case states.CENTRAL_DIRECTORY_FILE_HEADER:
					this.parsedEntity = this._readCentralDirectoryEntry(chunk);
					this.state = states.CENTRAL_DIRECTORY_FILE_HEADER_SUFFIX;
					return requiredLength;
				case states.CENTRAL_DIRECTORY_FILE_HEADER_SUFFIX:
					var isUtf8 = (this.parsedEntity.flags & 2048) !== 0;
					var path = this._decodeString(chunk.slice(0, this.parsedEntity.fileNameLength), isUtf8);
					var extraDataBuffer = chunk.slice(this.parsedEntity.fileNameLength, this.parsedEntity.fileNameLength + this.parsedEntity.extraFieldLength);
					var extra = this._readExtraFields(extraDataBuffer);
					if (extra && extra.parsed && extra.parsed.path && !isUtf8) {
						path = extra.parsed.path;
					}
					this.parsedEntity.extra = extra.parsed;
					var isUnix = (this.parsedEntity.versionMadeBy & 65280) >> 8 === 3;
					var unixAttrs, isSymlink;
					if (isUnix) {
						unixAttrs = this.parsedEntity.externalFileAttributes >>> 16;
						var fileType = unixAttrs >>> 12;
						isSymlink = (fileType & 10) === 10;
					}
					if (this.options.debug) {
						const debugObj = Object.assign({}, this.parsedEntity, {
							path,
							flags: "0x" + this.parsedEntity.flags.toString(16),
							unixAttrs: unixAttrs && "0" + unixAttrs.toString(8),
							isSymlink,
							extraFields: extra.debug
						});
						console.log("decoded CENTRAL_DIRECTORY_FILE_HEADER:", JSON.stringify(debugObj, null, 2));
					}
					this.state = states.START;
					return requiredLength;
				case states.CDIR64_END:
					this.parsedEntity = this._readEndOfCentralDirectory64(chunk);
					if (this.options.debug) {
						console.log("decoded CDIR64_END_RECORD:", this.parsedEntity);
					}
					this.state = states.CDIR64_END_DATA_SECTOR;
					return requiredLength;
				case states.CDIR64_END_DATA_SECTOR:
					this.state = states.START;
					return requiredLength;
				case states.CDIR64_LOCATOR:
					this.state = states.START;
					return requiredLength;
				case states.CENTRAL_DIRECTORY_END:
					this.parsedEntity = this._readEndOfCentralDirectory(chunk);
					if (this.options.debug) {
						console.log("decoded CENTRAL_DIRECTORY_END:", this.parsedEntity);
					}
					this.state = states.CENTRAL_DIRECTORY_END_COMMENT;
					return requiredLength;
				case states.CENTRAL_DIRECTORY_END_COMMENT:
					if (this.options.debug) {
						console.log("decoded CENTRAL_DIRECTORY_END_COMMENT:", chunk.slice(0, requiredLength).toString());
					}
					this.state = states.TRAILING_JUNK;
					return requiredLength;
				case states.ERROR: return chunk.length;
				default:
					console.log("didn't handle state #", this.state, "discarding");
					return chunk.length;
			}
		};
		UnzipStream.prototype._prepareOutStream = function(vars, entry) {
			var self = this;
			var isDirectory = vars.uncompressedSize === 0 && /[\/\\]$/.test(entry.path);
			entry.path = entry.path.replace(/(?<=^|[/\\]+)[.][.]+(?=[/\\]+|$)/g, ".");
			entry.type = isDirectory ? "Directory" : "File";
			entry.isDirectory = isDirectory;
			var fileSizeKnown = !(vars.flags & 8);
			if (fileSizeKnown) {
				entry.size = vars.uncompressedSize;
			}
			var isVersionSupported = vars.versionsNeededToExtract <= 45;
			this.outStreamInfo = {
				stream: null,
				limit: fileSizeKnown ? vars.compressedSize : -1,
				written: 0
			};
			if (!fileSizeKnown) {
				var pattern = new Buffer(4);
				pattern.writeUInt32LE(SIG_DATA_DESCRIPTOR, 0);
				var zip64Mode = vars.extra.zip64Mode;
				var extraSize = zip64Mode ? 20 : 12;
				var searchPattern = {
					pattern,
					requiredExtraSize: extraSize
				};
				var matcherStream = new MatcherStream(searchPattern, function(matchedChunk, sizeSoFar) {
					var vars = self._readDataDescriptor(matchedChunk, zip64Mode);
					var compressedSizeMatches = vars.compressedSize === sizeSoFar;
					if (!zip64Mode && !compressedSizeMatches && sizeSoFar >= FOUR_GIGS) {
						var overflown = sizeSoFar - FOUR_GIGS;
						while (overflown >= 0) {
							compressedSizeMatches = vars.compressedSize === overflown;
							if (compressedSizeMatches) break;
							overflown -= FOUR_GIGS;
						}
					}
					if (!compressedSizeMatches) {
						return;
					}
					self.state = states.FILE_DATA_END;
					var sliceOffset = zip64Mode ? 24 : 16;
					if (self.data.length > 0) {
						self.data = Buffer.concat([matchedChunk.slice(sliceOffset), self.data]);
					} else {
						self.data = matchedChunk.slice(sliceOffset);
					}
					return true;
				});
				this.outStreamInfo.stream = matcherStream;
			} else {
				this.outStreamInfo.stream = new stream.PassThrough();
			}
			var isEncrypted = vars.flags & 1 || vars.flags & 64;
			if (isEncrypted || !isVersionSupported) {
				var message = isEncrypted ? "Encrypted files are not supported!" : "Zip version " + Math.floor(vars.versionsNeededToExtract / 10) + "." + vars.versionsNeededToExtract % 10 + " is not supported";
				entry.skip = true;
				setImmediate(() => {
					self.emit("error", new Error(message));
				});
				this.outStreamInfo.stream.pipe(new Entry().autodrain());
				return;
			}
			var isCompressed = vars.compressionMethod > 0;
			if (isCompressed) {
				var inflater = zlib.createInflateRaw();
				inflater.on("error", function(err) {
					self.state = states.ERROR;
					self.emit("error", err);
				});
				this.outStreamInfo.stream.pipe(inflater).pipe(entry);
			} else {
				this.outStreamInfo.stream.pipe(entry);
			}
			if (this._drainAllEntries) {
				entry.autodrain();
			}
		};
		UnzipStream.prototype._readFile = function(data) {
			var vars = binary.parse(data).word16lu("versionsNeededToExtract").word16lu("flags").word16lu("compressionMethod").word16lu("lastModifiedTime").word16lu("lastModifiedDate").word32lu("crc32").word32lu("compressedSize").word32lu("uncompressedSize").word16lu("fileNameLength").word16lu("extraFieldLength").vars;
			return vars;
		};
		UnzipStream.prototype._readExtraFields = function(data) {
			var extra = {};
			var result = { parsed: extra };
			if (this.options.debug) {
				result.debug = [];
			}
			var index = 0;
			while (index < data.length) {
				var vars = binary.parse(data).skip(index).word16lu("extraId").word16lu("extraSize").vars;
				index += 4;
				var fieldType = undefined;
				switch (vars.extraId) {
					case 1:
						fieldType = "Zip64 extended information extra field";
						var z64vars = binary.parse(data.slice(index, index + vars.extraSize)).word64lu("uncompressedSize").word64lu("compressedSize").word64lu("offsetToLocalHeader").word32lu("diskStartNumber").vars;
						if (z64vars.uncompressedSize !== null) {
							extra.uncompressedSize = z64vars.uncompressedSize;
						}
						if (z64vars.compressedSize !== null) {
							extra.compressedSize = z64vars.compressedSize;
						}
						extra.zip64Mode = true;
						break;
					case 10:
						fieldType = "NTFS extra field";
						break;
					case 21589:
						fieldType = "extended timestamp";
						var timestampFields = data.readUInt8(index);
						var offset = 1;
						if (vars.extraSize >= offset + 4 && timestampFields & 1) {
							extra.mtime = new Date(data.readUInt32LE(index + offset) * 1e3);
							offset += 4;
						}
						if (vars.extraSize >= offset + 4 && timestampFields & 2) {
							extra.atime = new Date(data.readUInt32LE(index + offset) * 1e3);
							offset += 4;
						}
						if (vars.extraSize >= offset + 4 && timestampFields & 4) {
							extra.ctime = new Date(data.readUInt32LE(index + offset) * 1e3);
						}
						break;
					case 28789:
						fieldType = "Info-ZIP Unicode Path Extra Field";
						var fieldVer = data.readUInt8(index);
						if (fieldVer === 1) {
							var offset = 1;
							var nameCrc32 = data.readUInt32LE(index + offset);
							offset += 4;
							var pathBuffer = data.slice(index + offset);
							extra.path = pathBuffer.toString();
						}
						break;
					case 13:
					case 22613:
						fieldType = vars.extraId === 13 ? "PKWARE Unix" : "Info-ZIP UNIX (type 1)";
						var offset = 0;
						if (vars.extraSize >= 8) {
							var atime = new Date(data.readUInt32LE(index + offset) * 1e3);
							offset += 4;
							var mtime = new Date(data.readUInt32LE(index + offset) * 1e3);
							offset += 4;
							extra.atime = atime;
							extra.mtime = mtime;
							if (vars.extraSize >= 12) {
								var uid = data.readUInt16LE(index + offset);
								offset += 2;
								var gid = data.readUInt16LE(index + offset);
								offset += 2;
								extra.uid = uid;
								extra.gid = gid;
							}
						}
						break;
					case 30805:
						fieldType = "Info-ZIP UNIX (type 2)";
						var offset = 0;
						if (vars.extraSize >= 4) {
							var uid = data.readUInt16LE(index + offset);
							offset += 2;
							var gid = data.readUInt16LE(index + offset);
							offset += 2;
							extra.uid = uid;
							extra.gid = gid;
						}
						break;
					case 30837:
						fieldType = "Info-ZIP New Unix";
						var offset = 0;
						var extraVer = data.readUInt8(index);
						offset += 1;
						if (extraVer === 1) {
							var uidSize = data.readUInt8(index + offset);
							offset += 1;
							if (uidSize <= 6) {
								extra.uid = data.readUIntLE(index + offset, uidSize);
							}
							offset += uidSize;
							var gidSize = data.readUInt8(index + offset);
							offset += 1;
							if (gidSize <= 6) {
								extra.gid = data.readUIntLE(index + offset, gidSize);
							}
						}
						break;
					case 30062:
						fieldType = "ASi Unix";
						var offset = 0;
						if (vars.extraSize >= 14) {
							var crc = data.readUInt32LE(index + offset);
							offset += 4;
							var mode = data.readUInt16LE(index + offset);
							offset += 2;
							var sizdev = data.readUInt32LE(index + offset);
							offset += 4;
							var uid = data.readUInt16LE(index + offset);
							offset += 2;
							var gid = data.readUInt16LE(index + offset);
							offset += 2;
							extra.mode = mode;
							extra.uid = uid;
							extra.gid = gid;
							if (vars.extraSize > 14) {
								var start = index + offset;
								var end = index + vars.extraSize - 14;
								var symlinkName = this._decodeString(data.slice(start, end));
								extra.symlink = symlinkName;
							}
						}
						break;
				}
				if (this.options.debug) {
					result.debug.push({
						extraId: "0x" + vars.extraId.toString(16),
						description: fieldType,
						data: data.slice(index, index + vars.extraSize).inspect()
					});
				}
				index += vars.extraSize;
			}
			return result;
		};
		UnzipStream.prototype._readDataDescriptor = function(data, zip64Mode) {
			if (zip64Mode) {
				var vars = binary.parse(data).word32lu("dataDescriptorSignature").word32lu("crc32").word64lu("compressedSize").word64lu("uncompressedSize").vars;
				return vars;
			}
			var vars = binary.parse(data).word32lu("dataDescriptorSignature").word32lu("crc32").word32lu("compressedSize").word32lu("uncompressedSize").vars;
			return vars;
		};
		UnzipStream.prototype._readCentralDirectoryEntry = function(data) {
			var vars = binary.parse(data).word16lu("versionMadeBy").word16lu("versionsNeededToExtract").word16lu("flags").word16lu("compressionMethod").word16lu("lastModifiedTime").word16lu("lastModifiedDate").word32lu("crc32").word32lu("compressedSize").word32lu("uncompressedSize").word16lu("fileNameLength").word16lu("extraFieldLength").word16lu("fileCommentLength").word16lu("diskNumber").word16lu("internalFileAttributes").word32lu("externalFileAttributes").word32lu("offsetToLocalFileHeader").vars;
			return vars;
		};
		UnzipStream.prototype._readEndOfCentralDirectory64 = function(data) {
			var vars = binary.parse(data).word64lu("centralDirectoryRecordSize").word16lu("versionMadeBy").word16lu("versionsNeededToExtract").word32lu("diskNumber").word32lu("diskNumberWithCentralDirectoryStart").word64lu("centralDirectoryEntries").word64lu("totalCentralDirectoryEntries").word64lu("sizeOfCentralDirectory").word64lu("offsetToStartOfCentralDirectory").vars;
			return vars;
		};
		UnzipStream.prototype._readEndOfCentralDirectory = function(data) {
			var vars = binary.parse(data).word16lu("diskNumber").word16lu("diskStart").word16lu("centralDirectoryEntries").word16lu("totalCentralDirectoryEntries").word32lu("sizeOfCentralDirectory").word32lu("offsetToStartOfCentralDirectory").word16lu("commentLength").vars;
			return vars;
		};
		const cp437 = "\0\u263A\u263B\u2665\u2666\u2663\u2660\u2022\u25D8\u25CB\u25D9\u2642\u2640\u266A\u266B\u263C\u25BA\u25C4\u2195\u203C\u00B6\u00A7\u25AC\u21A8\u2191\u2193\u2192\u2190\u221F\u2194\u25B2\u25BC !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\u2302\u00C7\u00FC\u00E9\u00E2\u00E4\u00E0\u00E5\u00E7\u00EA\u00EB\u00E8\u00EF\u00EE\u00EC\u00C4\u00C5\u00C9\u00E6\u00C6\u00F4\u00F6\u00F2\u00FB\u00F9\u00FF\u00D6\u00DC\u00A2\u00A3\u00A5\u20A7\u0192\u00E1\u00ED\u00F3\u00FA\u00F1\u00D1\u00AA\u00BA\u00BF\u2310\u00AC\u00BD\u00BC\u00A1\u00AB\u00BB\u2591\u2592\u2593\u2502\u2524\u2561\u2562\u2556\u2555\u2563\u2551\u2557\u255D\u255C\u255B\u2510\u2514\u2534\u252C\u251C\u2500\u253C\u255E\u255F\u255A\u2554\u2569\u2566\u2560\u2550\u256C\u2567\u2568\u2564\u2565\u2559\u2558\u2552\u2553\u256B\u256A\u2518\u250C\u2588\u2584\u258C\u2590\u2580\u03B1\u00DF\u0393\u03C0\u03A3\u03C3\u00B5\u03C4\u03A6\u0398\u03A9\u03B4\u221E\u03C6\u03B5\u2229\u2261\u00B1\u2265\u2264\u2320\u2321\u00F7\u2248\u00B0\u2219\u00B7\u221A\u207F\u00B2\u25A0 ";
		UnzipStream.prototype._decodeString = function(buffer, isUtf8) {
			if (isUtf8) {
				return buffer.toString("utf8");
			}
			if (this.options.decodeString) {
				return this.options.decodeString(buffer);
			}
			let result = "";
			for (var i = 0; i < buffer.length; i++) {
				result += cp437[buffer[i]];
			}
			return result;
		};
		UnzipStream.prototype._parseOrOutput = function(encoding, cb) {
			var consume;
			while ((consume = this.processDataChunk(this.data)) > 0) {
				this.data = this.data.slice(consume);
				if (this.data.length === 0) break;
			}
			if (this.state === states.FILE_DATA) {
				if (this.outStreamInfo.limit >= 0) {
					var remaining = this.outStreamInfo.limit - this.outStreamInfo.written;
					var packet;
					if (remaining < this.data.length) {
						packet = this.data.slice(0, remaining);
						this.data = this.data.slice(remaining);
					} else {
						packet = this.data;
						this.data = new Buffer("");
					}
					this.outStreamInfo.written += packet.length;
					if (this.outStreamInfo.limit === this.outStreamInfo.written) {
						this.state = states.START;
						this.outStreamInfo.stream.end(packet, encoding, cb);
					} else {
						this.outStreamInfo.stream.write(packet, encoding, cb);
					}
				} else {
					var packet = this.data;
					this.data = new Buffer("");
					this.outStreamInfo.written += packet.length;
					var outputStream = this.outStreamInfo.stream;
					outputStream.write(packet, encoding, () => {
						if (this.state === states.FILE_DATA_END) {
							this.state = states.START;
							return outputStream.end(cb);
						}
						cb();
					});
				}
				return;
			}
			cb();
		};
		UnzipStream.prototype.drainAll = function() {
			this._drainAllEntries = true;
		};
		UnzipStream.prototype._transform = function(chunk, encoding, cb) {
			var self = this;
			if (self.data.length > 0) {
				self.data = Buffer.concat([self.data, chunk]);
			} else {
				self.data = chunk;
			}
			var startDataLength = self.data.length;
			var done = function() {
				if (self.data.length > 0 && self.data.length < startDataLength) {
					startDataLength = self.data.length;
					self._parseOrOutput(encoding, done);
					return;
				}
				cb();
			};
			self._parseOrOutput(encoding, done);
		};
		UnzipStream.prototype._flush = function(cb) {
			var self = this;
			if (self.data.length > 0) {
				self._parseOrOutput("buffer", function() {
					if (self.data.length > 0) return setImmediate(function() {
						self._flush(cb);
					});
					cb();
				});
				return;
			}
			if (self.state === states.FILE_DATA) {
				return cb(new Error("Stream finished in an invalid state, uncompression failed"));
			}
			setImmediate(cb);
		};
		module.exports = UnzipStream;
	}),
	33991: ((__unused_webpack_module, exports, __webpack_require__) => {
		"use strict";
		exports.Parse = __webpack_require__(41879);
		exports.Extract = __webpack_require__(5700);
	}),
	2107: ((module, __unused_webpack_exports, __webpack_require__) => {
		module.exports = __webpack_require__(39023).deprecate;
	}),
	41622: ((module, __unused_webpack_exports, __webpack_require__) => {
		var inherits = __webpack_require__(39023).inherits;
		var ZipArchiveOutputStream = __webpack_require__(47544).ZipArchiveOutputStream;
		var ZipArchiveEntry = __webpack_require__(47544).ZipArchiveEntry;
		var util = __webpack_require__(53296);
		var ZipStream = module.exports = function(options) {
			if (!(this instanceof ZipStream)) {
				return new ZipStream(options);
			}
			options = this.options = options || {};
			options.zlib = options.zlib || {};
			ZipArchiveOutputStream.call(this, options);
			if (typeof options.level === "number" && options.level >= 0) {
				options.zlib.level = options.level;
				delete options.level;
			}
			if (!options.forceZip64 && typeof options.zlib.level === "number" && options.zlib.level === 0) {
				options.store = true;
			}
			options.namePrependSlash = options.namePrependSlash || false;
			if (options.comment && options.comment.length > 0) {
				this.setComment(options.comment);
			}
		};
		inherits(ZipStream, ZipArchiveOutputStream);
		ZipStream.prototype._normalizeFileData = function(data) {
			data = util.defaults(data, {
				type: "file",
				name: null,
				namePrependSlash: this.options.namePrependSlash,
				linkname: null,
				date: null,
				mode: null,
				store: this.options.store,
				comment: ""
			});
			var isDir = data.type === "directory";
			var isSymlink = data.type === "symlink";
			if (data.name) {
				data.name = util.sanitizePath(data.name);
				if (!isSymlink && data.name.slice(-1) === "/") {
					isDir = true;
					data.type = "directory";
				} else if (isDir) {
					data.name += "/";
				}
			}
			if (isDir || isSymlink) {
				data.store = true;
			}
			data.date = util.dateify(data.date);
			return data;
		};
		ZipStream.prototype.entry = function(source, data, callback) {
			if (typeof callback !== "function") {
				callback = this._emitErrorCallback.bind(this);
			}
			data = this._normalizeFileData(data);
			if (data.type !== "file" && data.type !== "directory" && data.type !== "symlink") {
				callback(new Error(data.type + " entries not currently supported"));
				return;
			}
			if (typeof data.name !== "string" || data.name.length === 0) {
				callback(new Error("entry name must be a non-empty string value"));
				return;
			}
			if (data.type === "symlink" && typeof data.linkname !== "string") {
				callback(new Error("entry linkname must be a non-empty string value when type equals symlink"));
				return;
			}
			var entry = new ZipArchiveEntry(data.name);
			entry.setTime(data.date, this.options.forceLocalTime);
			if (data.namePrependSlash) {
				entry.setName(data.name, true);
			}
			if (data.store) {
				entry.setMethod(0);
			}
			if (data.comment.length > 0) {
				entry.setComment(data.comment);
			}
			if (data.type === "symlink" && typeof data.mode !== "number") {
				data.mode = 40960;
			}
			if (typeof data.mode === "number") {
				if (data.type === "symlink") {
					data.mode |= 40960;
				}
				entry.setUnixMode(data.mode);
			}
			if (data.type === "symlink" && typeof data.linkname === "string") {
				source = Buffer.from(data.linkname);
			}
			return ZipArchiveOutputStream.prototype.entry.call(this, entry, source, callback);
		};
		ZipStream.prototype.finalize = function() {
			this.finish();
		};
	}),
	72981: ((__unused_webpack_module, exports, __webpack_require__) => {
		"use strict";
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.Glob = void 0;
		const minimatch_1 = __webpack_require__(91409);
		const node_url_1 = __webpack_require__(73136);
		const path_scurry_1 = __webpack_require__(38958);
		const pattern_js_1 = __webpack_require__(47813);
		const walker_js_1 = __webpack_require__(11157);
		const defaultPlatform = typeof process === "object" && process && typeof process.platform === "string" ? process.platform : "linux";
		class Glob {
			absolute;
			cwd;
			root;
			dot;
			dotRelative;
			follow;
			ignore;
			magicalBraces;
			mark;
			matchBase;
			maxDepth;
			nobrace;
			nocase;
			nodir;
			noext;
			noglobstar;
			pattern;
			platform;
			realpath;
			scurry;
			stat;
			signal;
			windowsPathsNoEscape;
			withFileTypes;
			includeChildMatches;
			opts;
			patterns;
			constructor(pattern, opts) {
				if (!opts) throw new TypeError("glob options required");
				this.withFileTypes = !!opts.withFileTypes;
				this.signal = opts.signal;
				this.follow = !!opts.follow;
				this.dot = !!opts.dot;
				this.dotRelative = !!opts.dotRelative;
				this.nodir = !!opts.nodir;
				this.mark = !!opts.mark;
				if (!opts.cwd) {
					this.cwd = "";
				} else if (opts.cwd instanceof URL || opts.cwd.startsWith("file://")) {
					opts.cwd = (0, node_url_1.fileURLToPath)(opts.cwd);
				}
				this.cwd = opts.cwd || "";
				this.root = opts.root;
				this.magicalBraces = !!opts.magicalBraces;
				this.nobrace = !!opts.nobrace;
				this.noext = !!opts.noext;
				this.realpath = !!opts.realpath;
				this.absolute = opts.absolute;
				this.includeChildMatches = opts.includeChildMatches !== false;
				this.noglobstar = !!opts.noglobstar;
				this.matchBase = !!opts.matchBase;
				this.maxDepth = typeof opts.maxDepth === "number" ? opts.maxDepth : Infinity;
				this.stat = !!opts.stat;
				this.ignore = opts.ignore;
				if (this.withFileTypes && this.absolute !== undefined) {
					throw new Error("cannot set absolute and withFileTypes:true");
				}
				if (typeof pattern === "string") {
					pattern = [pattern];
				}
				this.windowsPathsNoEscape = !!opts.windowsPathsNoEscape || opts.allowWindowsEscape === false;
				if (this.windowsPathsNoEscape) {
					pattern = pattern.map((p) => p.replace(/\\/g, "/"));
				}
				if (this.matchBase) {
					if (opts.noglobstar) {
						throw new TypeError("base matching requires globstar");
					}
					pattern = pattern.map((p) => p.includes("/") ? p : `./**/${p}`);
				}
				this.pattern = pattern;
				this.platform = opts.platform || defaultPlatform;
				this.opts = {
					...opts,
					platform: this.platform
				};
				if (opts.scurry) {
					this.scurry = opts.scurry;
					if (opts.nocase !== undefined && opts.nocase !== opts.scurry.nocase) {
						throw new Error("nocase option contradicts provided scurry option");
					}
				} else {
					const Scurry = opts.platform === "win32" ? path_scurry_1.PathScurryWin32 : opts.platform === "darwin" ? path_scurry_1.PathScurryDarwin : opts.platform ? path_scurry_1.PathScurryPosix : path_scurry_1.PathScurry;
					this.scurry = new Scurry(this.cwd, {
						nocase: opts.nocase,
						fs: opts.fs
					});
				}
				this.nocase = this.scurry.nocase;
				const nocaseMagicOnly = this.platform === "darwin" || this.platform === "win32";
				const mmo = {
					...opts,
					dot: this.dot,
					matchBase: this.matchBase,
					nobrace: this.nobrace,
					nocase: this.nocase,
					nocaseMagicOnly,
					nocomment: true,
					noext: this.noext,
					nonegate: true,
					optimizationLevel: 2,
					platform: this.platform,
					windowsPathsNoEscape: this.windowsPathsNoEscape,
					debug: !!this.opts.debug
				};
				const mms = this.pattern.map((p) => new minimatch_1.Minimatch(p, mmo));
				const [matchSet, globParts] = mms.reduce((set, m) => {
					set[0].push(...m.set);
					set[1].push(...m.globParts);
					return set;
				}, [[], []]);
				this.patterns = matchSet.map((set, i) => {
					const g = globParts[i];
					if (!g) throw new Error("invalid pattern object");
					return new pattern_js_1.Pattern(set, g, 0, this.platform);
				});
			}
			async walk() {
				return [...await new walker_js_1.GlobWalker(this.patterns, this.scurry.cwd, {
					...this.opts,
					maxDepth: this.maxDepth !== Infinity ? this.maxDepth + this.scurry.cwd.depth() : Infinity,
					platform: this.platform,
					nocase: this.nocase,
					includeChildMatches: this.includeChildMatches
				}).walk()];
			}
			walkSync() {
				return [...new walker_js_1.GlobWalker(this.patterns, this.scurry.cwd, {
					...this.opts,
					maxDepth: this.maxDepth !== Infinity ? this.maxDepth + this.scurry.cwd.depth() : Infinity,
					platform: this.platform,
					nocase: this.nocase,
					includeChildMatches: this.includeChildMatches
				}).walkSync()];
			}
			stream() {
				return new walker_js_1.GlobStream(this.patterns, this.scurry.cwd, {
					...this.opts,
					maxDepth: this.maxDepth !== Infinity ? this.maxDepth + this.scurry.cwd.depth() : Infinity,
					platform: this.platform,
					nocase: this.nocase,
					includeChildMatches: this.includeChildMatches
				}).stream();
			}
			streamSync() {
				return new walker_js_1.GlobStream(this.patterns, this.scurry.cwd, {
					...this.opts,
					maxDepth: this.maxDepth !== Infinity ? this.maxDepth + this.scurry.cwd.depth() : Infinity,
					platform: this.platform,
					nocase: this.nocase,
					includeChildMatches: this.includeChildMatches
				}).streamSync();
			}
			iterateSync() {
				return this.streamSync()[Symbol.iterator]();
			}
			[Symbol.iterator]() {
				return this.iterateSync();
			}
			iterate() {
				return this.stream()[Symbol.asyncIterator]();
			}
			[Symbol.asyncIterator]() {
				return this.iterate();
			}
		}
		exports.Glob = Glob;
	}),
	45197: ((__unused_webpack_module, exports, __webpack_require__) => {
		"use strict";
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.hasMagic = void 0;
		const minimatch_1 = __webpack_require__(91409);
		const hasMagic = (pattern, options = {}) => {
			if (!Array.isArray(pattern)) {
				pattern = [pattern];
			}
			for (const p of pattern) {
				if (new minimatch_1.Minimatch(p, options).hasMagic()) return true;
			}
			return false;
		};
		exports.hasMagic = hasMagic;
	}),
	5637: ((__unused_webpack_module, exports, __webpack_require__) => {
		"use strict";
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.Ignore = void 0;
		const minimatch_1 = __webpack_require__(91409);
		const pattern_js_1 = __webpack_require__(47813);
		const defaultPlatform = typeof process === "object" && process && typeof process.platform === "string" ? process.platform : "linux";
		class Ignore {
			relative;
			relativeChildren;
			absolute;
			absoluteChildren;
			platform;
			mmopts;
			constructor(ignored, { nobrace, nocase, noext, noglobstar, platform = defaultPlatform }) {
				this.relative = [];
				this.absolute = [];
				this.relativeChildren = [];
				this.absoluteChildren = [];
				this.platform = platform;
				this.mmopts = {
					dot: true,
					nobrace,
					nocase,
					noext,
					noglobstar,
					optimizationLevel: 2,
					platform,
					nocomment: true,
					nonegate: true
				};
				for (const ign of ignored) this.add(ign);
			}
			add(ign) {
				const mm = new minimatch_1.Minimatch(ign, this.mmopts);
				for (let i = 0; i < mm.set.length; i++) {
					const parsed = mm.set[i];
					const globParts = mm.globParts[i];
					if (!parsed || !globParts) {
						throw new Error("invalid pattern object");
					}
					while (parsed[0] === "." && globParts[0] === ".") {
						parsed.shift();
						globParts.shift();
					}
					const p = new pattern_js_1.Pattern(parsed, globParts, 0, this.platform);
					const m = new minimatch_1.Minimatch(p.globString(), this.mmopts);
					const children = globParts[globParts.length - 1] === "**";
					const absolute = p.isAbsolute();
					if (absolute) this.absolute.push(m);
					else this.relative.push(m);
					if (children) {
						if (absolute) this.absoluteChildren.push(m);
						else this.relativeChildren.push(m);
					}
				}
			}
			ignored(p) {
				const fullpath = p.fullpath();
				const fullpaths = `${fullpath}/`;
				const relative = p.relative() || ".";
				const relatives = `${relative}/`;
				for (const m of this.relative) {
					if (m.match(relative) || m.match(relatives)) return true;
				}
				for (const m of this.absolute) {
					if (m.match(fullpath) || m.match(fullpaths)) return true;
				}
				return false;
			}
			childrenIgnored(p) {
				const fullpath = p.fullpath() + "/";
				const relative = (p.relative() || ".") + "/";
				for (const m of this.relativeChildren) {
					if (m.match(relative)) return true;
				}
				for (const m of this.absoluteChildren) {
					if (m.match(fullpath)) return true;
				}
				return false;
			}
		}
		exports.Ignore = Ignore;
	}),
	21363: ((__unused_webpack_module, exports, __webpack_require__) => {
		"use strict";
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.glob = exports.sync = exports.iterate = exports.iterateSync = exports.stream = exports.streamSync = exports.Ignore = exports.hasMagic = exports.Glob = exports.unescape = exports.escape = void 0;
		exports.globStreamSync = globStreamSync;
		exports.globStream = globStream;
		exports.globSync = globSync;
		exports.globIterateSync = globIterateSync;
		exports.globIterate = globIterate;
		const minimatch_1 = __webpack_require__(91409);
		const glob_js_1 = __webpack_require__(72981);
		const has_magic_js_1 = __webpack_require__(45197);
		var minimatch_2 = __webpack_require__(91409);
		Object.defineProperty(exports, "escape", {
			enumerable: true,
			get: function() {
				return minimatch_2.escape;
			}
		});
		Object.defineProperty(exports, "unescape", {
			enumerable: true,
			get: function() {
				return minimatch_2.unescape;
			}
		});
		var glob_js_2 = __webpack_require__(72981);
		Object.defineProperty(exports, "Glob", {
			enumerable: true,
			get: function() {
				return glob_js_2.Glob;
			}
		});
		var has_magic_js_2 = __webpack_require__(45197);
		Object.defineProperty(exports, "hasMagic", {
			enumerable: true,
			get: function() {
				return has_magic_js_2.hasMagic;
			}
		});
		var ignore_js_1 = __webpack_require__(5637);
		Object.defineProperty(exports, "Ignore", {
			enumerable: true,
			get: function() {
				return ignore_js_1.Ignore;
			}
		});
		function globStreamSync(pattern, options = {}) {
			return new glob_js_1.Glob(pattern, options).streamSync();
		}
		function globStream(pattern, options = {}) {
			return new glob_js_1.Glob(pattern, options).stream();
		}
		function globSync(pattern, options = {}) {
			return new glob_js_1.Glob(pattern, options).walkSync();
		}
		async function glob_(pattern, options = {}) {
			return new glob_js_1.Glob(pattern, options).walk();
		}
		function globIterateSync(pattern, options = {}) {
			return new glob_js_1.Glob(pattern, options).iterateSync();
		}
		function globIterate(pattern, options = {}) {
			return new glob_js_1.Glob(pattern, options).iterate();
		}
		exports.streamSync = globStreamSync;
		exports.stream = Object.assign(globStream, { sync: globStreamSync });
		exports.iterateSync = globIterateSync;
		exports.iterate = Object.assign(globIterate, { sync: globIterateSync });
		exports.sync = Object.assign(globSync, {
			stream: globStreamSync,
			iterate: globIterateSync
		});
		exports.glob = Object.assign(glob_, {
			glob: glob_,
			globSync,
			sync: exports.sync,
			globStream,
			stream: exports.stream,
			globStreamSync,
			streamSync: exports.streamSync,
			globIterate,
			iterate: exports.iterate,
			globIterateSync,
			iterateSync: exports.iterateSync,
			Glob: glob_js_1.Glob,
			hasMagic: has_magic_js_1.hasMagic,
			escape: minimatch_1.escape,
			unescape: minimatch_1.unescape
		});
		exports.glob.glob = exports.glob;
	}),
	47813: ((__unused_webpack_module, exports, __webpack_require__) => {
		"use strict";
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.Pattern = void 0;
		const minimatch_1 = __webpack_require__(91409);
		const isPatternList = (pl) => pl.length >= 1;
		const isGlobList = (gl) => gl.length >= 1;
		class Pattern {
			#patternList;
			#globList;
			#index;
			length;
			#platform;
			#rest;
			#globString;
			#isDrive;
			#isUNC;
			#isAbsolute;
			#followGlobstar = true;
			constructor(patternList, globList, index, platform) {
				if (!isPatternList(patternList)) {
					throw new TypeError("empty pattern list");
				}
				if (!isGlobList(globList)) {
					throw new TypeError("empty glob list");
				}
				if (globList.length !== patternList.length) {
					throw new TypeError("mismatched pattern list and glob list lengths");
				}
				this.length = patternList.length;
				if (index < 0 || index >= this.length) {
					throw new TypeError("index out of range");
				}
				this.#patternList = patternList;
				this.#globList = globList;
				this.#index = index;
				this.#platform = platform;
				if (this.#index === 0) {
					if (this.isUNC()) {
						const [p0, p1, p2, p3, ...prest] = this.#patternList;
						const [g0, g1, g2, g3, ...grest] = this.#globList;
						if (prest[0] === "") {
							prest.shift();
							grest.shift();
						}
						const p = [
							p0,
							p1,
							p2,
							p3,
							""
						].join("/");
						const g = [
							g0,
							g1,
							g2,
							g3,
							""
						].join("/");
						this.#patternList = [p, ...prest];
						this.#globList = [g, ...grest];
						this.length = this.#patternList.length;
					} else if (this.isDrive() || this.isAbsolute()) {
						const [p1, ...prest] = this.#patternList;
						const [g1, ...grest] = this.#globList;
						if (prest[0] === "") {
							prest.shift();
							grest.shift();
						}
						const p = p1 + "/";
						const g = g1 + "/";
						this.#patternList = [p, ...prest];
						this.#globList = [g, ...grest];
						this.length = this.#patternList.length;
					}
				}
			}
			pattern() {
				return this.#patternList[this.#index];
			}
			isString() {
				return typeof this.#patternList[this.#index] === "string";
			}
			isGlobstar() {
				return this.#patternList[this.#index] === minimatch_1.GLOBSTAR;
			}
			isRegExp() {
				return this.#patternList[this.#index] instanceof RegExp;
			}
			globString() {
				return this.#globString = this.#globString || (this.#index === 0 ? this.isAbsolute() ? this.#globList[0] + this.#globList.slice(1).join("/") : this.#globList.join("/") : this.#globList.slice(this.#index).join("/"));
			}
			hasMore() {
				return this.length > this.#index + 1;
			}
			rest() {
				if (this.#rest !== undefined) return this.#rest;
				if (!this.hasMore()) return this.#rest = null;
				this.#rest = new Pattern(this.#patternList, this.#globList, this.#index + 1, this.#platform);
				this.#rest.#isAbsolute = this.#isAbsolute;
				this.#rest.#isUNC = this.#isUNC;
				this.#rest.#isDrive = this.#isDrive;
				return this.#rest;
			}
			isUNC() {
				const pl = this.#patternList;
				return this.#isUNC !== undefined ? this.#isUNC : this.#isUNC = this.#platform === "win32" && this.#index === 0 && pl[0] === "" && pl[1] === "" && typeof pl[2] === "string" && !!pl[2] && typeof pl[3] === "string" && !!pl[3];
			}
			isDrive() {
				const pl = this.#patternList;
				return this.#isDrive !== undefined ? this.#isDrive : this.#isDrive = this.#platform === "win32" && this.#index === 0 && this.length > 1 && typeof pl[0] === "string" && /^[a-z]:$/i.test(pl[0]);
			}
			isAbsolute() {
				const pl = this.#patternList;
				return this.#isAbsolute !== undefined ? this.#isAbsolute : this.#isAbsolute = pl[0] === "" && pl.length > 1 || this.isDrive() || this.isUNC();
			}
			root() {
				const p = this.#patternList[0];
				return typeof p === "string" && this.isAbsolute() && this.#index === 0 ? p : "";
			}
			checkFollowGlobstar() {
				return !(this.#index === 0 || !this.isGlobstar() || !this.#followGlobstar);
			}
			markFollowGlobstar() {
				if (this.#index === 0 || !this.isGlobstar() || !this.#followGlobstar) return false;
				this.#followGlobstar = false;
				return true;
			}
		}
		exports.Pattern = Pattern;
	}),
	37843: ((__unused_webpack_module, exports, __webpack_require__) => {
		"use strict";
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.Processor = exports.SubWalks = exports.MatchRecord = exports.HasWalkedCache = void 0;
		const minimatch_1 = __webpack_require__(91409);
		class HasWalkedCache {
			store;
			constructor(store = new Map()) {
				this.store = store;
			}
			copy() {
				return new HasWalkedCache(new Map(this.store));
			}
			hasWalked(target, pattern) {
				return this.store.get(target.fullpath())?.has(pattern.globString());
			}
			storeWalked(target, pattern) {
				const fullpath = target.fullpath();
				const cached = this.store.get(fullpath);
				if (cached) cached.add(pattern.globString());
				else this.store.set(fullpath, new Set([pattern.globString()]));
			}
		}
		exports.HasWalkedCache = HasWalkedCache;
		class MatchRecord {
			store = new Map();
			add(target, absolute, ifDir) {
				const n = (absolute ? 2 : 0) | (ifDir ? 1 : 0);
				const current = this.store.get(target);
				this.store.set(target, current === undefined ? n : n & current);
			}
			entries() {
				return [...this.store.entries()].map(([path, n]) => [
					path,
					!!(n & 2),
					!!(n & 1)
				]);
			}
		}
		exports.MatchRecord = MatchRecord;
		class SubWalks {
			store = new Map();
			add(target, pattern) {
				if (!target.canReaddir()) {
					return;
				}
				const subs = this.store.get(target);
				if (subs) {
					if (!subs.find((p) => p.globString() === pattern.globString())) {
						subs.push(pattern);
					}
				} else this.store.set(target, [pattern]);
			}
			get(target) {
				const subs = this.store.get(target);
				if (!subs) {
					throw new Error("attempting to walk unknown path");
				}
				return subs;
			}
			entries() {
				return this.keys().map((k) => [k, this.store.get(k)]);
			}
			keys() {
				return [...this.store.keys()].filter((t) => t.canReaddir());
			}
		}
		exports.SubWalks = SubWalks;
		class Processor {
			hasWalkedCache;
			matches = new MatchRecord();
			subwalks = new SubWalks();
			patterns;
			follow;
			dot;
			opts;
			constructor(opts, hasWalkedCache) {
				this.opts = opts;
				this.follow = !!opts.follow;
				this.dot = !!opts.dot;
				this.hasWalkedCache = hasWalkedCache ? hasWalkedCache.copy() : new HasWalkedCache();
			}
			processPatterns(target, patterns) {
				this.patterns = patterns;
				const processingSet = patterns.map((p) => [target, p]);
				for (let [t, pattern] of processingSet) {
					this.hasWalkedCache.storeWalked(t, pattern);
					const root = pattern.root();
					const absolute = pattern.isAbsolute() && this.opts.absolute !== false;
					if (root) {
						t = t.resolve(root === "/" && this.opts.root !== undefined ? this.opts.root : root);
						const rest = pattern.rest();
						if (!rest) {
							this.matches.add(t, true, false);
							continue;
						} else {
							pattern = rest;
						}
					}
					if (t.isENOENT()) continue;
					let p;
					let rest;
					let changed = false;
					while (typeof (p = pattern.pattern()) === "string" && (rest = pattern.rest())) {
						const c = t.resolve(p);
						t = c;
						pattern = rest;
						changed = true;
					}
					p = pattern.pattern();
					rest = pattern.rest();
					if (changed) {
						if (this.hasWalkedCache.hasWalked(t, pattern)) continue;
						this.hasWalkedCache.storeWalked(t, pattern);
					}
					if (typeof p === "string") {
						const ifDir = p === ".." || p === "" || p === ".";
						this.matches.add(t.resolve(p), absolute, ifDir);
						continue;
					} else if (p === minimatch_1.GLOBSTAR) {
						if (!t.isSymbolicLink() || this.follow || pattern.checkFollowGlobstar()) {
							this.subwalks.add(t, pattern);
						}
						const rp = rest?.pattern();
						const rrest = rest?.rest();
						if (!rest || (rp === "" || rp === ".") && !rrest) {
							this.matches.add(t, absolute, rp === "" || rp === ".");
						} else {
							if (rp === "..") {
								const tp = t.parent || t;
								if (!rrest) this.matches.add(tp, absolute, true);
								else if (!this.hasWalkedCache.hasWalked(tp, rrest)) {
									this.subwalks.add(tp, rrest);
								}
							}
						}
					} else if (p instanceof RegExp) {
						this.subwalks.add(t, pattern);
					}
				}
				return this;
			}
			subwalkTargets() {
				return this.subwalks.keys();
			}
			child() {
				return new Processor(this.opts, this.hasWalkedCache);
			}
			filterEntries(parent, entries) {
				const patterns = this.subwalks.get(parent);
				const results = this.child();
				for (const e of entries) {
					for (const pattern of patterns) {
						const absolute = pattern.isAbsolute();
						const p = pattern.pattern();
						const rest = pattern.rest();
						if (p === minimatch_1.GLOBSTAR) {
							results.testGlobstar(e, pattern, rest, absolute);
						} else if (p instanceof RegExp) {
							results.testRegExp(e, p, rest, absolute);
						} else {
							results.testString(e, p, rest, absolute);
						}
					}
				}
				return results;
			}
			testGlobstar(e, pattern, rest, absolute) {
				if (this.dot || !e.name.startsWith(".")) {
					if (!pattern.hasMore()) {
						this.matches.add(e, absolute, false);
					}
					if (e.canReaddir()) {
						if (this.follow || !e.isSymbolicLink()) {
							this.subwalks.add(e, pattern);
						} else if (e.isSymbolicLink()) {
							if (rest && pattern.checkFollowGlobstar()) {
								this.subwalks.add(e, rest);
							} else if (pattern.markFollowGlobstar()) {
								this.subwalks.add(e, pattern);
							}
						}
					}
				}
				if (rest) {
					const rp = rest.pattern();
					if (typeof rp === "string" && rp !== ".." && rp !== "" && rp !== ".") {
						this.testString(e, rp, rest.rest(), absolute);
					} else if (rp === "..") {
						const ep = e.parent || e;
						this.subwalks.add(ep, rest);
					} else if (rp instanceof RegExp) {
						this.testRegExp(e, rp, rest.rest(), absolute);
					}
				}
			}
			testRegExp(e, p, rest, absolute) {
				if (!p.test(e.name)) return;
				if (!rest) {
					this.matches.add(e, absolute, false);
				} else {
					this.subwalks.add(e, rest);
				}
			}
			testString(e, p, rest, absolute) {
				if (!e.isNamed(p)) return;
				if (!rest) {
					this.matches.add(e, absolute, false);
				} else {
					this.subwalks.add(e, rest);
				}
			}
		}
		exports.Processor = Processor;
	}),
	11157: ((__unused_webpack_module, exports, __webpack_require__) => {
		"use strict";
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.GlobStream = exports.GlobWalker = exports.GlobUtil = void 0;
		const minipass_1 = __webpack_require__(78275);
		const ignore_js_1 = __webpack_require__(5637);
		const processor_js_1 = __webpack_require__(37843);
		const makeIgnore = (ignore, opts) => typeof ignore === "string" ? new ignore_js_1.Ignore([ignore], opts) : Array.isArray(ignore) ? new ignore_js_1.Ignore(ignore, opts) : ignore;
		class GlobUtil {
			path;
			patterns;
			opts;
			seen = new Set();
			paused = false;
			aborted = false;
			#onResume = [];
			#ignore;
			#sep;
			signal;
			maxDepth;
			includeChildMatches;
			constructor(patterns, path, opts) {
				this.patterns = patterns;
				this.path = path;
				this.opts = opts;
				this.#sep = !opts.posix && opts.platform === "win32" ? "\\" : "/";
				this.includeChildMatches = opts.includeChildMatches !== false;
				if (opts.ignore || !this.includeChildMatches) {
					this.#ignore = makeIgnore(opts.ignore ?? [], opts);
					if (!this.includeChildMatches && typeof this.#ignore.add !== "function") {
						const m = "cannot ignore child matches, ignore lacks add() method.";
						throw new Error(m);
					}
				}
				this.maxDepth = opts.maxDepth || Infinity;
				if (opts.signal) {
					this.signal = opts.signal;
					this.signal.addEventListener("abort", () => {
						this.#onResume.length = 0;
					});
				}
			}
			#ignored(path) {
				return this.seen.has(path) || !!this.#ignore?.ignored?.(path);
			}
			#childrenIgnored(path) {
				return !!this.#ignore?.childrenIgnored?.(path);
			}
			pause() {
				this.paused = true;
			}
			resume() {
				if (this.signal?.aborted) return;
				this.paused = false;
				let fn = undefined;
				while (!this.paused && (fn = this.#onResume.shift())) {
					fn();
				}
			}
			onResume(fn) {
				if (this.signal?.aborted) return;
				if (!this.paused) {
					fn();
				} else {
					this.#onResume.push(fn);
				}
			}
			async matchCheck(e, ifDir) {
				if (ifDir && this.opts.nodir) return undefined;
				let rpc;
				if (this.opts.realpath) {
					rpc = e.realpathCached() || await e.realpath();
					if (!rpc) return undefined;
					e = rpc;
				}
				const needStat = e.isUnknown() || this.opts.stat;
				const s = needStat ? await e.lstat() : e;
				if (this.opts.follow && this.opts.nodir && s?.isSymbolicLink()) {
					const target = await s.realpath();
					if (target && (target.isUnknown() || this.opts.stat)) {
						await target.lstat();
					}
				}
				return this.matchCheckTest(s, ifDir);
			}
			matchCheckTest(e, ifDir) {
				return e && (this.maxDepth === Infinity || e.depth() <= this.maxDepth) && (!ifDir || e.canReaddir()) && (!this.opts.nodir || !e.isDirectory()) && (!this.opts.nodir || !this.opts.follow || !e.isSymbolicLink() || !e.realpathCached()?.isDirectory()) && !this.#ignored(e) ? e : undefined;
			}
			matchCheckSync(e, ifDir) {
				if (ifDir && this.opts.nodir) return undefined;
				let rpc;
				if (this.opts.realpath) {
					rpc = e.realpathCached() || e.realpathSync();
					if (!rpc) return undefined;
					e = rpc;
				}
				const needStat = e.isUnknown() || this.opts.stat;
				const s = needStat ? e.lstatSync() : e;
				if (this.opts.follow && this.opts.nodir && s?.isSymbolicLink()) {
					const target = s.realpathSync();
					if (target && (target?.isUnknown() || this.opts.stat)) {
						target.lstatSync();
					}
				}
				return this.matchCheckTest(s, ifDir);
			}
			matchFinish(e, absolute) {
				if (this.#ignored(e)) return;
				if (!this.includeChildMatches && this.#ignore?.add) {
					const ign = `${e.relativePosix()}/**`;
					this.#ignore.add(ign);
				}
				const abs = this.opts.absolute === undefined ? absolute : this.opts.absolute;
				this.seen.add(e);
				const mark = this.opts.mark && e.isDirectory() ? this.#sep : "";
				if (this.opts.withFileTypes) {
					this.matchEmit(e);
				} else if (abs) {
					const abs = this.opts.posix ? e.fullpathPosix() : e.fullpath();
					this.matchEmit(abs + mark);
				} else {
					const rel = this.opts.posix ? e.relativePosix() : e.relative();
					const pre = this.opts.dotRelative && !rel.startsWith(".." + this.#sep) ? "." + this.#sep : "";
					this.matchEmit(!rel ? "." + mark : pre + rel + mark);
				}
			}
			async match(e, absolute, ifDir) {
				const p = await this.matchCheck(e, ifDir);
				if (p) this.matchFinish(p, absolute);
			}
			matchSync(e, absolute, ifDir) {
				const p = this.matchCheckSync(e, ifDir);
				if (p) this.matchFinish(p, absolute);
			}
			walkCB(target, patterns, cb) {
				if (this.signal?.aborted) cb();
				this.walkCB2(target, patterns, new processor_js_1.Processor(this.opts), cb);
			}
			walkCB2(target, patterns, processor, cb) {
				if (this.#childrenIgnored(target)) return cb();
				if (this.signal?.aborted) cb();
				if (this.paused) {
					this.onResume(() => this.walkCB2(target, patterns, processor, cb));
					return;
				}
				processor.processPatterns(target, patterns);
				let tasks = 1;
				const next = () => {
					if (--tasks === 0) cb();
				};
				for (const [m, absolute, ifDir] of processor.matches.entries()) {
					if (this.#ignored(m)) continue;
					tasks++;
					this.match(m, absolute, ifDir).then(() => next());
				}
				for (const t of processor.subwalkTargets()) {
					if (this.maxDepth !== Infinity && t.depth() >= this.maxDepth) {
						continue;
					}
					tasks++;
					const childrenCached = t.readdirCached();
					if (t.calledReaddir()) this.walkCB3(t, childrenCached, processor, next);
					else {
						t.readdirCB((_, entries) => this.walkCB3(t, entries, processor, next), true);
					}
				}
				next();
			}
			walkCB3(target, entries, processor, cb) {
				processor = processor.filterEntries(target, entries);
				let tasks = 1;
				const next = () => {
					if (--tasks === 0) cb();
				};
				for (const [m, absolute, ifDir] of processor.matches.entries()) {
					if (this.#ignored(m)) continue;
					tasks++;
					this.match(m, absolute, ifDir).then(() => next());
				}
				for (const [target, patterns] of processor.subwalks.entries()) {
					tasks++;
					this.walkCB2(target, patterns, processor.child(), next);
				}
				next();
			}
			walkCBSync(target, patterns, cb) {
				if (this.signal?.aborted) cb();
				this.walkCB2Sync(target, patterns, new processor_js_1.Processor(this.opts), cb);
			}
			walkCB2Sync(target, patterns, processor, cb) {
				if (this.#childrenIgnored(target)) return cb();
				if (this.signal?.aborted) cb();
				if (this.paused) {
					this.onResume(() => this.walkCB2Sync(target, patterns, processor, cb));
					return;
				}
				processor.processPatterns(target, patterns);
				let tasks = 1;
				const next = () => {
					if (--tasks === 0) cb();
				};
				for (const [m, absolute, ifDir] of processor.matches.entries()) {
					if (this.#ignored(m)) continue;
					this.matchSync(m, absolute, ifDir);
				}
				for (const t of processor.subwalkTargets()) {
					if (this.maxDepth !== Infinity && t.depth() >= this.maxDepth) {
						continue;
					}
					tasks++;
					const children = t.readdirSync();
					this.walkCB3Sync(t, children, processor, next);
				}
				next();
			}
			walkCB3Sync(target, entries, processor, cb) {
				processor = processor.filterEntries(target, entries);
				let tasks = 1;
				const next = () => {
					if (--tasks === 0) cb();
				};
				for (const [m, absolute, ifDir] of processor.matches.entries()) {
					if (this.#ignored(m)) continue;
					this.matchSync(m, absolute, ifDir);
				}
				for (const [target, patterns] of processor.subwalks.entries()) {
					tasks++;
					this.walkCB2Sync(target, patterns, processor.child(), next);
				}
				next();
			}
		}
		exports.GlobUtil = GlobUtil;
		class GlobWalker extends GlobUtil {
			matches = new Set();
			constructor(patterns, path, opts) {
				super(patterns, path, opts);
			}
			matchEmit(e) {
				this.matches.add(e);
			}
			async walk() {
				if (this.signal?.aborted) throw this.signal.reason;
				if (this.path.isUnknown()) {
					await this.path.lstat();
				}
				await new Promise((res, rej) => {
					this.walkCB(this.path, this.patterns, () => {
						if (this.signal?.aborted) {
							rej(this.signal.reason);
						} else {
							res(this.matches);
						}
					});
				});
				return this.matches;
			}
			walkSync() {
				if (this.signal?.aborted) throw this.signal.reason;
				if (this.path.isUnknown()) {
					this.path.lstatSync();
				}
				this.walkCBSync(this.path, this.patterns, () => {
					if (this.signal?.aborted) throw this.signal.reason;
				});
				return this.matches;
			}
		}
		exports.GlobWalker = GlobWalker;
		class GlobStream extends GlobUtil {
			results;
			constructor(patterns, path, opts) {
				super(patterns, path, opts);
				this.results = new minipass_1.Minipass({
					signal: this.signal,
					objectMode: true
				});
				this.results.on("drain", () => this.resume());
				this.results.on("resume", () => this.resume());
			}
			matchEmit(e) {
				this.results.write(e);
				if (!this.results.flowing) this.pause();
			}
			stream() {
				const target = this.path;
				if (target.isUnknown()) {
					target.lstat().then(() => {
						this.walkCB(target, this.patterns, () => this.results.end());
					});
				} else {
					this.walkCB(target, this.patterns, () => this.results.end());
				}
				return this.results;
			}
			streamSync() {
				if (this.path.isUnknown()) {
					this.path.lstatSync();
				}
				this.walkCBSync(this.path, this.patterns, () => this.results.end());
				return this.results;
			}
		}
		exports.GlobStream = GlobStream;
	}),
	8895: ((__unused_webpack_module, exports) => {
		"use strict";
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.assertValidPattern = void 0;
		const MAX_PATTERN_LENGTH = 1024 * 64;
		const assertValidPattern = (pattern) => {
			if (typeof pattern !== "string") {
				throw new TypeError("invalid pattern");
			}
			if (pattern.length > MAX_PATTERN_LENGTH) {
				throw new TypeError("pattern is too long");
			}
		};
		exports.assertValidPattern = assertValidPattern;
	}),
	20857: ((__unused_webpack_module, exports, __webpack_require__) => {
		"use strict";
		var _a;
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.AST = void 0;
		const brace_expressions_js_1 = __webpack_require__(65192);
		const unescape_js_1 = __webpack_require__(9829);
		const types = new Set([
			"!",
			"?",
			"+",
			"*",
			"@"
		]);
		const isExtglobType = (c) => types.has(c);
		const isExtglobAST = (c) => isExtglobType(c.type);
		const adoptionMap = new Map([
			["!", ["@"]],
			["?", ["?", "@"]],
			["@", ["@"]],
			["*", [
				"*",
				"+",
				"?",
				"@"
			]],
			["+", ["+", "@"]]
		]);
		const adoptionWithSpaceMap = new Map([
			["!", ["?"]],
			["@", ["?"]],
			["+", ["?", "*"]]
		]);
		const adoptionAnyMap = new Map([
			["!", ["?", "@"]],
			["?", ["?", "@"]],
			["@", ["?", "@"]],
			["*", [
				"*",
				"+",
				"?",
				"@"
			]],
			["+", [
				"+",
				"@",
				"?",
				"*"
			]]
		]);
		const usurpMap = new Map([
			["!", new Map([["!", "@"]])],
			["?", new Map([["*", "*"], ["+", "*"]])],
			["@", new Map([
				["!", "!"],
				["?", "?"],
				["@", "@"],
				["*", "*"],
				["+", "+"]
			])],
			["+", new Map([["?", "*"], ["*", "*"]])]
		]);
		const startNoTraversal = "(?!(?:^|/)\\.\\.?(?:$|/))";
		const startNoDot = "(?!\\.)";
		const addPatternStart = new Set(["[", "."]);
		const justDots = new Set(["..", "."]);
		const reSpecials = new Set("().*{}+?[]^$\\!");
		const regExpEscape = (s) => s.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&");
		const qmark = "[^/]";
		const star = qmark + "*?";
		const starNoEmpty = qmark + "+?";
		class AST {
			type;
			#root;
			#hasMagic;
			#uflag = false;
			#parts = [];
			#parent;
			#parentIndex;
			#negs;
			#filledNegs = false;
			#options;
			#toString;
			#emptyExt = false;
			constructor(type, parent, options = {}) {
				this.type = type;
				if (type) this.#hasMagic = true;
				this.#parent = parent;
				this.#root = this.#parent ? this.#parent.#root : this;
				this.#options = this.#root === this ? options : this.#root.#options;
				this.#negs = this.#root === this ? [] : this.#root.#negs;
				if (type === "!" && !this.#root.#filledNegs) this.#negs.push(this);
				this.#parentIndex = this.#parent ? this.#parent.#parts.length : 0;
			}
			get hasMagic() {
				if (this.#hasMagic !== undefined) return this.#hasMagic;
				for (const p of this.#parts) {
					if (typeof p === "string") continue;
					if (p.type || p.hasMagic) return this.#hasMagic = true;
				}
				return this.#hasMagic;
			}
			toString() {
				if (this.#toString !== undefined) return this.#toString;
				if (!this.type) {
					return this.#toString = this.#parts.map((p) => String(p)).join("");
				} else {
					return this.#toString = this.type + "(" + this.#parts.map((p) => String(p)).join("|") + ")";
				}
			}
			#fillNegs() {
				if (this !== this.#root) throw new Error("should only call on root");
				if (this.#filledNegs) return this;
				this.toString();
				this.#filledNegs = true;
				let n;
				while (n = this.#negs.pop()) {
					if (n.type !== "!") continue;
					let p = n;
					let pp = p.#parent;
					while (pp) {
						for (let i = p.#parentIndex + 1; !pp.type && i < pp.#parts.length; i++) {
							for (const part of n.#parts) {
								if (typeof part === "string") {
									throw new Error("string part in extglob AST??");
								}
								part.copyIn(pp.#parts[i]);
							}
						}
						p = pp;
						pp = p.#parent;
					}
				}
				return this;
			}
			push(...parts) {
				for (const p of parts) {
					if (p === "") continue;
					if (typeof p !== "string" && !(p instanceof _a && p.#parent === this)) {
						throw new Error("invalid part: " + p);
					}
					this.#parts.push(p);
				}
			}
			toJSON() {
				const ret = this.type === null ? this.#parts.slice().map((p) => typeof p === "string" ? p : p.toJSON()) : [this.type, ...this.#parts.map((p) => p.toJSON())];
				if (this.isStart() && !this.type) ret.unshift([]);
				if (this.isEnd() && (this === this.#root || this.#root.#filledNegs && this.#parent?.type === "!")) {
					ret.push({});
				}
				return ret;
			}
			isStart() {
				if (this.#root === this) return true;
				if (!this.#parent?.isStart()) return false;
				if (this.#parentIndex === 0) return true;
				const p = this.#parent;
				for (let i = 0; i < this.#parentIndex; i++) {
					const pp = p.#parts[i];
					if (!(pp instanceof _a && pp.type === "!")) {
						return false;
					}
				}
				return true;
			}
			isEnd() {
				if (this.#root === this) return true;
				if (this.#parent?.type === "!") return true;
				if (!this.#parent?.isEnd()) return false;
				if (!this.type) return this.#parent?.isEnd();
				const pl = this.#parent ? this.#parent.#parts.length : 0;
				return this.#parentIndex === pl - 1;
			}
			copyIn(part) {
				if (typeof part === "string") this.push(part);
				else this.push(part.clone(this));
			}
			clone(parent) {
				const c = new _a(this.type, parent);
				for (const p of this.#parts) {
					c.copyIn(p);
				}
				return c;
			}
			static #parseAST(str, ast, pos, opt, extDepth) {
				const maxDepth = opt.maxExtglobRecursion ?? 2;
				let escaping = false;
				let inBrace = false;
				let braceStart = -1;
				let braceNeg = false;
				if (ast.type === null) {
					let i = pos;
					let acc = "";
					while (i < str.length) {
						const c = str.charAt(i++);
						if (escaping || c === "\\") {
							escaping = !escaping;
							acc += c;
							continue;
						}
						if (inBrace) {
							if (i === braceStart + 1) {
								if (c === "^" || c === "!") {
									braceNeg = true;
								}
							} else if (c === "]" && !(i === braceStart + 2 && braceNeg)) {
								inBrace = false;
							}
							acc += c;
							continue;
						} else if (c === "[") {
							inBrace = true;
							braceStart = i;
							braceNeg = false;
							acc += c;
							continue;
						}
						const doRecurse = !opt.noext && isExtglobType(c) && str.charAt(i) === "(" && extDepth <= maxDepth;
						if (doRecurse) {
							ast.push(acc);
							acc = "";
							const ext = new _a(c, ast);
							i = _a.#parseAST(str, ext, i, opt, extDepth + 1);
							ast.push(ext);
							continue;
						}
						acc += c;
					}
					ast.push(acc);
					return i;
				}
				let i = pos + 1;
				let part = new _a(null, ast);
				const parts = [];
				let acc = "";
				while (i < str.length) {
					const c = str.charAt(i++);
					if (escaping || c === "\\") {
						escaping = !escaping;
						acc += c;
						continue;
					}
					if (inBrace) {
						if (i === braceStart + 1) {
							if (c === "^" || c === "!") {
								braceNeg = true;
							}
						} else if (c === "]" && !(i === braceStart + 2 && braceNeg)) {
							inBrace = false;
						}
						acc += c;
						continue;
					} else if (c === "[") {
						inBrace = true;
						braceStart = i;
						braceNeg = false;
						acc += c;
						continue;
					}
					const doRecurse = isExtglobType(c) && str.charAt(i) === "(" && (extDepth <= maxDepth || ast && ast.#canAdoptType(c));
					if (doRecurse) {
						const depthAdd = ast && ast.#canAdoptType(c) ? 0 : 1;
						part.push(acc);
						acc = "";
						const ext = new _a(c, part);
						part.push(ext);
						i = _a.#parseAST(str, ext, i, opt, extDepth + depthAdd);
						continue;
					}
					if (c === "|") {
						part.push(acc);
						acc = "";
						parts.push(part);
						part = new _a(null, ast);
						continue;
					}
					if (c === ")") {
						if (acc === "" && ast.#parts.length === 0) {
							ast.#emptyExt = true;
						}
						part.push(acc);
						acc = "";
						ast.push(...parts, part);
						return i;
					}
					acc += c;
				}
				ast.type = null;
				ast.#hasMagic = undefined;
				ast.#parts = [str.substring(pos - 1)];
				return i;
			}
			#canAdoptWithSpace(child) {
				return this.#canAdopt(child, adoptionWithSpaceMap);
			}
			#canAdopt(child, map = adoptionMap) {
				if (!child || typeof child !== "object" || child.type !== null || child.#parts.length !== 1 || this.type === null) {
					return false;
				}
				const gc = child.#parts[0];
				if (!gc || typeof gc !== "object" || gc.type === null) {
					return false;
				}
				return this.#canAdoptType(gc.type, map);
			}
			#canAdoptType(c, map = adoptionAnyMap) {
				return !!map.get(this.type)?.includes(c);
			}
			#adoptWithSpace(child, index) {
				const gc = child.#parts[0];
				const blank = new _a(null, gc, this.options);
				blank.#parts.push("");
				gc.push(blank);
				this.#adopt(child, index);
			}
			#adopt(child, index) {
				const gc = child.#parts[0];
				this.#parts.splice(index, 1, ...gc.#parts);
				for (const p of gc.#parts) {
					if (typeof p === "object") p.#parent = this;
				}
				this.#toString = undefined;
			}
			#canUsurpType(c) {
				const m = usurpMap.get(this.type);
				return !!m?.has(c);
			}
			#canUsurp(child) {
				if (!child || typeof child !== "object" || child.type !== null || child.#parts.length !== 1 || this.type === null || this.#parts.length !== 1) {
					return false;
				}
				const gc = child.#parts[0];
				if (!gc || typeof gc !== "object" || gc.type === null) {
					return false;
				}
				return this.#canUsurpType(gc.type);
			}
			#usurp(child) {
				const m = usurpMap.get(this.type);
				const gc = child.#parts[0];
				const nt = m?.get(gc.type);
				if (!nt) return false;
				this.#parts = gc.#parts;
				for (const p of this.#parts) {
					if (typeof p === "object") p.#parent = this;
				}
				this.type = nt;
				this.#toString = undefined;
				this.#emptyExt = false;
			}
			#flatten() {
				if (!isExtglobAST(this)) {
					for (const p of this.#parts) {
						if (typeof p === "object") p.#flatten();
					}
				} else {
					let iterations = 0;
					let done = false;
					do {
						done = true;
						for (let i = 0; i < this.#parts.length; i++) {
							const c = this.#parts[i];
							if (typeof c === "object") {
								c.#flatten();
								if (this.#canAdopt(c)) {
									done = false;
									this.#adopt(c, i);
								} else if (this.#canAdoptWithSpace(c)) {
									done = false;
									this.#adoptWithSpace(c, i);
								} else if (this.#canUsurp(c)) {
									done = false;
									this.#usurp(c);
								}
							}
						}
					} while (!done && ++iterations < 10);
				}
				this.#toString = undefined;
			}
			static fromGlob(pattern, options = {}) {
				const ast = new _a(null, undefined, options);
				_a.#parseAST(pattern, ast, 0, options, 0);
				return ast;
			}
			toMMPattern() {
				if (this !== this.#root) return this.#root.toMMPattern();
				const glob = this.toString();
				const [re, body, hasMagic, uflag] = this.toRegExpSource();
				const anyMagic = hasMagic || this.#hasMagic || this.#options.nocase && !this.#options.nocaseMagicOnly && glob.toUpperCase() !== glob.toLowerCase();
				if (!anyMagic) {
					return body;
				}
				const flags = (this.#options.nocase ? "i" : "") + (uflag ? "u" : "");
				return Object.assign(new RegExp(`^${re}$`, flags), {
					_src: re,
					_glob: glob
				});
			}
			get options() {
				return this.#options;
			}
			toRegExpSource(allowDot) {
				const dot = allowDot ?? !!this.#options.dot;
				if (this.#root === this) {
					this.#flatten();
					this.#fillNegs();
				}
				if (!isExtglobAST(this)) {
					const noEmpty = this.isStart() && this.isEnd();
					const src = this.#parts.map((p) => {
						const [re, _, hasMagic, uflag] = typeof p === "string" ? _a.#parseGlob(p, this.#hasMagic, noEmpty) : p.toRegExpSource(allowDot);
						this.#hasMagic = this.#hasMagic || hasMagic;
						this.#uflag = this.#uflag || uflag;
						return re;
					}).join("");
					let start = "";
					if (this.isStart()) {
						if (typeof this.#parts[0] === "string") {
							const dotTravAllowed = this.#parts.length === 1 && justDots.has(this.#parts[0]);
							if (!dotTravAllowed) {
								const aps = addPatternStart;
								const needNoTrav = dot && aps.has(src.charAt(0)) || src.startsWith("\\.") && aps.has(src.charAt(2)) || src.startsWith("\\.\\.") && aps.has(src.charAt(4));
								const needNoDot = !dot && !allowDot && aps.has(src.charAt(0));
								start = needNoTrav ? startNoTraversal : needNoDot ? startNoDot : "";
							}
						}
					}
					let end = "";
					if (this.isEnd() && this.#root.#filledNegs && this.#parent?.type === "!") {
						end = "(?:$|\\/)";
					}
					const final = start + src + end;
					return [
						final,
						(0, unescape_js_1.unescape)(src),
						this.#hasMagic = !!this.#hasMagic,
						this.#uflag
					];
				}
				const repeated = this.type === "*" || this.type === "+";
				const start = this.type === "!" ? "(?:(?!(?:" : "(?:";
				let body = this.#partsToRegExp(dot);
				if (this.isStart() && this.isEnd() && !body && this.type !== "!") {
					const s = this.toString();
					const me = this;
					me.#parts = [s];
					me.type = null;
					me.#hasMagic = undefined;
					return [
						s,
						(0, unescape_js_1.unescape)(this.toString()),
						false,
						false
					];
				}
				let bodyDotAllowed = !repeated || allowDot || dot || !startNoDot ? "" : this.#partsToRegExp(true);
				if (bodyDotAllowed === body) {
					bodyDotAllowed = "";
				}
				if (bodyDotAllowed) {
					body = `(?:${body})(?:${bodyDotAllowed})*?`;
				}
				let final = "";
				if (this.type === "!" && this.#emptyExt) {
					final = (this.isStart() && !dot ? startNoDot : "") + starNoEmpty;
				} else {
					const close = this.type === "!" ? "))" + (this.isStart() && !dot && !allowDot ? startNoDot : "") + star + ")" : this.type === "@" ? ")" : this.type === "?" ? ")?" : this.type === "+" && bodyDotAllowed ? ")" : this.type === "*" && bodyDotAllowed ? `)?` : `)${this.type}`;
					final = start + body + close;
				}
				return [
					final,
					(0, unescape_js_1.unescape)(body),
					this.#hasMagic = !!this.#hasMagic,
					this.#uflag
				];
			}
			#partsToRegExp(dot) {
				return this.#parts.map((p) => {
					if (typeof p === "string") {
						throw new Error("string type in extglob ast??");
					}
					const [re, _, _hasMagic, uflag] = p.toRegExpSource(dot);
					this.#uflag = this.#uflag || uflag;
					return re;
				}).filter((p) => !(this.isStart() && this.isEnd()) || !!p).join("|");
			}
			static #parseGlob(glob, hasMagic, noEmpty = false) {
				let escaping = false;
				let re = "";
				let uflag = false;
				let inStar = false;
				for (let i = 0; i < glob.length; i++) {
					const c = glob.charAt(i);
					if (escaping) {
						escaping = false;
						re += (reSpecials.has(c) ? "\\" : "") + c;
						inStar = false;
						continue;
					}
					if (c === "\\") {
						if (i === glob.length - 1) {
							re += "\\\\";
						} else {
							escaping = true;
						}
						continue;
					}
					if (c === "[") {
						const [src, needUflag, consumed, magic] = (0, brace_expressions_js_1.parseClass)(glob, i);
						if (consumed) {
							re += src;
							uflag = uflag || needUflag;
							i += consumed - 1;
							hasMagic = hasMagic || magic;
							inStar = false;
							continue;
						}
					}
					if (c === "*") {
						if (inStar) continue;
						inStar = true;
						re += noEmpty && /^[*]+$/.test(glob) ? starNoEmpty : star;
						hasMagic = true;
						continue;
					} else {
						inStar = false;
					}
					if (c === "?") {
						re += qmark;
						hasMagic = true;
						continue;
					}
					re += regExpEscape(c);
				}
				return [
					re,
					(0, unescape_js_1.unescape)(glob),
					!!hasMagic,
					uflag
				];
			}
		}
		exports.AST = AST;
		_a = AST;
	}),
	65192: ((__unused_webpack_module, exports) => {
		"use strict";
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.parseClass = void 0;
		const posixClasses = {
			"[:alnum:]": ["\\p{L}\\p{Nl}\\p{Nd}", true],
			"[:alpha:]": ["\\p{L}\\p{Nl}", true],
			"[:ascii:]": ["\\x" + "00-\\x" + "7f", false],
			"[:blank:]": ["\\p{Zs}\\t", true],
			"[:cntrl:]": ["\\p{Cc}", true],
			"[:digit:]": ["\\p{Nd}", true],
			"[:graph:]": [
				"\\p{Z}\\p{C}",
				true,
				true
			],
			"[:lower:]": ["\\p{Ll}", true],
			"[:print:]": ["\\p{C}", true],
			"[:punct:]": ["\\p{P}", true],
			"[:space:]": ["\\p{Z}\\t\\r\\n\\v\\f", true],
			"[:upper:]": ["\\p{Lu}", true],
			"[:word:]": ["\\p{L}\\p{Nl}\\p{Nd}\\p{Pc}", true],
			"[:xdigit:]": ["A-Fa-f0-9", false]
		};
		const braceEscape = (s) => s.replace(/[[\]\\-]/g, "\\$&");
		const regexpEscape = (s) => s.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&");
		const rangesToString = (ranges) => ranges.join("");
		const parseClass = (glob, position) => {
			const pos = position;
			if (glob.charAt(pos) !== "[") {
				throw new Error("not in a brace expression");
			}
			const ranges = [];
			const negs = [];
			let i = pos + 1;
			let sawStart = false;
			let uflag = false;
			let escaping = false;
			let negate = false;
			let endPos = pos;
			let rangeStart = "";
			WHILE: while (i < glob.length) {
				const c = glob.charAt(i);
				if ((c === "!" || c === "^") && i === pos + 1) {
					negate = true;
					i++;
					continue;
				}
				if (c === "]" && sawStart && !escaping) {
					endPos = i + 1;
					break;
				}
				sawStart = true;
				if (c === "\\") {
					if (!escaping) {
						escaping = true;
						i++;
						continue;
					}
				}
				if (c === "[" && !escaping) {
					for (const [cls, [unip, u, neg]] of Object.entries(posixClasses)) {
						if (glob.startsWith(cls, i)) {
							if (rangeStart) {
								return [
									"$.",
									false,
									glob.length - pos,
									true
								];
							}
							i += cls.length;
							if (neg) negs.push(unip);
							else ranges.push(unip);
							uflag = uflag || u;
							continue WHILE;
						}
					}
				}
				escaping = false;
				if (rangeStart) {
					if (c > rangeStart) {
						ranges.push(braceEscape(rangeStart) + "-" + braceEscape(c));
					} else if (c === rangeStart) {
						ranges.push(braceEscape(c));
					}
					rangeStart = "";
					i++;
					continue;
				}
				if (glob.startsWith("-]", i + 1)) {
					ranges.push(braceEscape(c + "-"));
					i += 2;
					continue;
				}
				if (glob.startsWith("-", i + 1)) {
					rangeStart = c;
					i += 2;
					continue;
				}
				ranges.push(braceEscape(c));
				i++;
			}
			if (endPos < i) {
				return [
					"",
					false,
					0,
					false
				];
			}
			if (!ranges.length && !negs.length) {
				return [
					"$.",
					false,
					glob.length - pos,
					true
				];
			}
			if (negs.length === 0 && ranges.length === 1 && /^\\?.$/.test(ranges[0]) && !negate) {
				const r = ranges[0].length === 2 ? ranges[0].slice(-1) : ranges[0];
				return [
					regexpEscape(r),
					false,
					endPos - pos,
					false
				];
			}
			const sranges = "[" + (negate ? "^" : "") + rangesToString(ranges) + "]";
			const snegs = "[" + (negate ? "" : "^") + rangesToString(negs) + "]";
			const comb = ranges.length && negs.length ? "(" + sranges + "|" + snegs + ")" : ranges.length ? sranges : snegs;
			return [
				comb,
				uflag,
				endPos - pos,
				true
			];
		};
		exports.parseClass = parseClass;
	}),
	76726: ((__unused_webpack_module, exports) => {
		"use strict";
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.escape = void 0;
		const escape = (s, { windowsPathsNoEscape = false } = {}) => {
			return windowsPathsNoEscape ? s.replace(/[?*()[\]]/g, "[$&]") : s.replace(/[?*()[\]\\]/g, "\\$&");
		};
		exports.escape = escape;
	}),
	91409: (function(__unused_webpack_module, exports, __webpack_require__) {
		"use strict";
		var __importDefault = this && this.__importDefault || function(mod) {
			return mod && mod.__esModule ? mod : { "default": mod };
		};
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.unescape = exports.escape = exports.AST = exports.Minimatch = exports.match = exports.makeRe = exports.braceExpand = exports.defaults = exports.filter = exports.GLOBSTAR = exports.sep = exports.minimatch = void 0;
		const brace_expansion_1 = __importDefault(__webpack_require__(68497));
		const assert_valid_pattern_js_1 = __webpack_require__(8895);
		const ast_js_1 = __webpack_require__(20857);
		const escape_js_1 = __webpack_require__(76726);
		const unescape_js_1 = __webpack_require__(9829);
		const minimatch = (p, pattern, options = {}) => {
			(0, assert_valid_pattern_js_1.assertValidPattern)(pattern);
			if (!options.nocomment && pattern.charAt(0) === "#") {
				return false;
			}
			return new Minimatch(pattern, options).match(p);
		};
		exports.minimatch = minimatch;
		const starDotExtRE = /^\*+([^+@!?\*\[\(]*)$/;
		const starDotExtTest = (ext) => (f) => !f.startsWith(".") && f.endsWith(ext);
		const starDotExtTestDot = (ext) => (f) => f.endsWith(ext);
		const starDotExtTestNocase = (ext) => {
			ext = ext.toLowerCase();
			return (f) => !f.startsWith(".") && f.toLowerCase().endsWith(ext);
		};
		const starDotExtTestNocaseDot = (ext) => {
			ext = ext.toLowerCase();
			return (f) => f.toLowerCase().endsWith(ext);
		};
		const starDotStarRE = /^\*+\.\*+$/;
		const starDotStarTest = (f) => !f.startsWith(".") && f.includes(".");
		const starDotStarTestDot = (f) => f !== "." && f !== ".." && f.includes(".");
		const dotStarRE = /^\.\*+$/;
		const dotStarTest = (f) => f !== "." && f !== ".." && f.startsWith(".");
		const starRE = /^\*+$/;
		const starTest = (f) => f.length !== 0 && !f.startsWith(".");
		const starTestDot = (f) => f.length !== 0 && f !== "." && f !== "..";
		const qmarksRE = /^\?+([^+@!?\*\[\(]*)?$/;
		const qmarksTestNocase = ([$0, ext = ""]) => {
			const noext = qmarksTestNoExt([$0]);
			if (!ext) return noext;
			ext = ext.toLowerCase();
			return (f) => noext(f) && f.toLowerCase().endsWith(ext);
		};
		const qmarksTestNocaseDot = ([$0, ext = ""]) => {
			const noext = qmarksTestNoExtDot([$0]);
			if (!ext) return noext;
			ext = ext.toLowerCase();
			return (f) => noext(f) && f.toLowerCase().endsWith(ext);
		};
		const qmarksTestDot = ([$0, ext = ""]) => {
			const noext = qmarksTestNoExtDot([$0]);
			return !ext ? noext : (f) => noext(f) && f.endsWith(ext);
		};
		const qmarksTest = ([$0, ext = ""]) => {
			const noext = qmarksTestNoExt([$0]);
			return !ext ? noext : (f) => noext(f) && f.endsWith(ext);
		};
		const qmarksTestNoExt = ([$0]) => {
			const len = $0.length;
			return (f) => f.length === len && !f.startsWith(".");
		};
		const qmarksTestNoExtDot = ([$0]) => {
			const len = $0.length;
			return (f) => f.length === len && f !== "." && f !== "..";
		};
		const defaultPlatform = typeof process === "object" && process ? typeof process.env === "object" && process.env && process.env.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix";
		const path = {
			win32: { sep: "\\" },
			posix: { sep: "/" }
		};
		exports.sep = defaultPlatform === "win32" ? path.win32.sep : path.posix.sep;
		exports.minimatch.sep = exports.sep;
		exports.GLOBSTAR = Symbol("globstar **");
		exports.minimatch.GLOBSTAR = exports.GLOBSTAR;
		const qmark = "[^/]";
		const star = qmark + "*?";
		const twoStarDot = "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?";
		const twoStarNoDot = "(?:(?!(?:\\/|^)\\.).)*?";
		const filter = (pattern, options = {}) => (p) => (0, exports.minimatch)(p, pattern, options);
		exports.filter = filter;
		exports.minimatch.filter = exports.filter;
		const ext = (a, b = {}) => Object.assign({}, a, b);
		const defaults = (def) => {
			if (!def || typeof def !== "object" || !Object.keys(def).length) {
				return exports.minimatch;
			}
			const orig = exports.minimatch;
			const m = (p, pattern, options = {}) => orig(p, pattern, ext(def, options));
			return Object.assign(m, {
				Minimatch: class Minimatch extends orig.Minimatch {
					constructor(pattern, options = {}) {
						super(pattern, ext(def, options));
					}
					static defaults(options) {
						return orig.defaults(ext(def, options)).Minimatch;
					}
				},
				AST: class AST extends orig.AST {
					constructor(type, parent, options = {}) {
						super(type, parent, ext(def, options));
					}
					static fromGlob(pattern, options = {}) {
						return orig.AST.fromGlob(pattern, ext(def, options));
					}
				},
				unescape: (s, options = {}) => orig.unescape(s, ext(def, options)),
				escape: (s, options = {}) => orig.escape(s, ext(def, options)),
				filter: (pattern, options = {}) => orig.filter(pattern, ext(def, options)),
				defaults: (options) => orig.defaults(ext(def, options)),
				makeRe: (pattern, options = {}) => orig.makeRe(pattern, ext(def, options)),
				braceExpand: (pattern, options = {}) => orig.braceExpand(pattern, ext(def, options)),
				match: (list, pattern, options = {}) => orig.match(list, pattern, ext(def, options)),
				sep: orig.sep,
				GLOBSTAR: exports.GLOBSTAR
			});
		};
		exports.defaults = defaults;
		exports.minimatch.defaults = exports.defaults;
		const braceExpand = (pattern, options = {}) => {
			(0, assert_valid_pattern_js_1.assertValidPattern)(pattern);
			if (options.nobrace || !/\{(?:(?!\{).)*\}/.test(pattern)) {
				return [pattern];
			}
			return (0, brace_expansion_1.default)(pattern);
		};
		exports.braceExpand = braceExpand;
		exports.minimatch.braceExpand = exports.braceExpand;
		const makeRe = (pattern, options = {}) => new Minimatch(pattern, options).makeRe();
		exports.makeRe = makeRe;
		exports.minimatch.makeRe = exports.makeRe;
		const match = (list, pattern, options = {}) => {
			const mm = new Minimatch(pattern, options);
			list = list.filter((f) => mm.match(f));
			if (mm.options.nonull && !list.length) {
				list.push(pattern);
			}
			return list;
		};
		exports.match = match;
		exports.minimatch.match = exports.match;
		const globMagic = /[?*]|[+@!]\(.*?\)|\[|\]/;
		const regExpEscape = (s) => s.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&");
		class Minimatch {
			options;
			set;
			pattern;
			windowsPathsNoEscape;
			nonegate;
			negate;
			comment;
			empty;
			preserveMultipleSlashes;
			partial;
			globSet;
			globParts;
			nocase;
			isWindows;
			platform;
			windowsNoMagicRoot;
			maxGlobstarRecursion;
			regexp;
			constructor(pattern, options = {}) {
				(0, assert_valid_pattern_js_1.assertValidPattern)(pattern);
				options = options || {};
				this.options = options;
				this.maxGlobstarRecursion = options.maxGlobstarRecursion ?? 200;
				this.pattern = pattern;
				this.platform = options.platform || defaultPlatform;
				this.isWindows = this.platform === "win32";
				this.windowsPathsNoEscape = !!options.windowsPathsNoEscape || options.allowWindowsEscape === false;
				if (this.windowsPathsNoEscape) {
					this.pattern = this.pattern.replace(/\\/g, "/");
				}
				this.preserveMultipleSlashes = !!options.preserveMultipleSlashes;
				this.regexp = null;
				this.negate = false;
				this.nonegate = !!options.nonegate;
				this.comment = false;
				this.empty = false;
				this.partial = !!options.partial;
				this.nocase = !!this.options.nocase;
				this.windowsNoMagicRoot = options.windowsNoMagicRoot !== undefined ? options.windowsNoMagicRoot : !!(this.isWindows && this.nocase);
				this.globSet = [];
				this.globParts = [];
				this.set = [];
				this.make();
			}
			hasMagic() {
				if (this.options.magicalBraces && this.set.length > 1) {
					return true;
				}
				for (const pattern of this.set) {
					for (const part of pattern) {
						if (typeof part !== "string") return true;
					}
				}
				return false;
			}
			debug(..._) {}
			make() {
				const pattern = this.pattern;
				const options = this.options;
				if (!options.nocomment && pattern.charAt(0) === "#") {
					this.comment = true;
					return;
				}
				if (!pattern) {
					this.empty = true;
					return;
				}
				this.parseNegate();
				this.globSet = [...new Set(this.braceExpand())];
				if (options.debug) {
					this.debug = (...args) => console.error(...args);
				}
				this.debug(this.pattern, this.globSet);
				const rawGlobParts = this.globSet.map((s) => this.slashSplit(s));
				this.globParts = this.preprocess(rawGlobParts);
				this.debug(this.pattern, this.globParts);
				let set = this.globParts.map((s, _, __) => {
					if (this.isWindows && this.windowsNoMagicRoot) {
						const isUNC = s[0] === "" && s[1] === "" && (s[2] === "?" || !globMagic.test(s[2])) && !globMagic.test(s[3]);
						const isDrive = /^[a-z]:/i.test(s[0]);
						if (isUNC) {
							return [...s.slice(0, 4), ...s.slice(4).map((ss) => this.parse(ss))];
						} else if (isDrive) {
							return [s[0], ...s.slice(1).map((ss) => this.parse(ss))];
						}
					}
					return s.map((ss) => this.parse(ss));
				});
				this.debug(this.pattern, set);
				this.set = set.filter((s) => s.indexOf(false) === -1);
				if (this.isWindows) {
					for (let i = 0; i < this.set.length; i++) {
						const p = this.set[i];
						if (p[0] === "" && p[1] === "" && this.globParts[i][2] === "?" && typeof p[3] === "string" && /^[a-z]:$/i.test(p[3])) {
							p[2] = "?";
						}
					}
				}
				this.debug(this.pattern, this.set);
			}
			preprocess(globParts) {
				if (this.options.noglobstar) {
					for (let i = 0; i < globParts.length; i++) {
						for (let j = 0; j < globParts[i].length; j++) {
							if (globParts[i][j] === "**") {
								globParts[i][j] = "*";
							}
						}
					}
				}
				const { optimizationLevel = 1 } = this.options;
				if (optimizationLevel >= 2) {
					globParts = this.firstPhasePreProcess(globParts);
					globParts = this.secondPhasePreProcess(globParts);
				} else if (optimizationLevel >= 1) {
					globParts = this.levelOneOptimize(globParts);
				} else {
					globParts = this.adjascentGlobstarOptimize(globParts);
				}
				return globParts;
			}
			adjascentGlobstarOptimize(globParts) {
				return globParts.map((parts) => {
					let gs = -1;
					while (-1 !== (gs = parts.indexOf("**", gs + 1))) {
						let i = gs;
						while (parts[i + 1] === "**") {
							i++;
						}
						if (i !== gs) {
							parts.splice(gs, i - gs);
						}
					}
					return parts;
				});
			}
			levelOneOptimize(globParts) {
				return globParts.map((parts) => {
					parts = parts.reduce((set, part) => {
						const prev = set[set.length - 1];
						if (part === "**" && prev === "**") {
							return set;
						}
						if (part === "..") {
							if (prev && prev !== ".." && prev !== "." && prev !== "**") {
								set.pop();
								return set;
							}
						}
						set.push(part);
						return set;
					}, []);
					return parts.length === 0 ? [""] : parts;
				});
			}
			levelTwoFileOptimize(parts) {
				if (!Array.isArray(parts)) {
					parts = this.slashSplit(parts);
				}
				let didSomething = false;
				do {
					didSomething = false;
					if (!this.preserveMultipleSlashes) {
						for (let i = 1; i < parts.length - 1; i++) {
							const p = parts[i];
							if (i === 1 && p === "" && parts[0] === "") continue;
							if (p === "." || p === "") {
								didSomething = true;
								parts.splice(i, 1);
								i--;
							}
						}
						if (parts[0] === "." && parts.length === 2 && (parts[1] === "." || parts[1] === "")) {
							didSomething = true;
							parts.pop();
						}
					}
					let dd = 0;
					while (-1 !== (dd = parts.indexOf("..", dd + 1))) {
						const p = parts[dd - 1];
						if (p && p !== "." && p !== ".." && p !== "**") {
							didSomething = true;
							parts.splice(dd - 1, 2);
							dd -= 2;
						}
					}
				} while (didSomething);
				return parts.length === 0 ? [""] : parts;
			}
			firstPhasePreProcess(globParts) {
				let didSomething = false;
				do {
					didSomething = false;
					for (let parts of globParts) {
						let gs = -1;
						while (-1 !== (gs = parts.indexOf("**", gs + 1))) {
							let gss = gs;
							while (parts[gss + 1] === "**") {
								gss++;
							}
							if (gss > gs) {
								parts.splice(gs + 1, gss - gs);
							}
							let next = parts[gs + 1];
							const p = parts[gs + 2];
							const p2 = parts[gs + 3];
							if (next !== "..") continue;
							if (!p || p === "." || p === ".." || !p2 || p2 === "." || p2 === "..") {
								continue;
							}
							didSomething = true;
							parts.splice(gs, 1);
							const other = parts.slice(0);
							other[gs] = "**";
							globParts.push(other);
							gs--;
						}
						if (!this.preserveMultipleSlashes) {
							for (let i = 1; i < parts.length - 1; i++) {
								const p = parts[i];
								if (i === 1 && p === "" && parts[0] === "") continue;
								if (p === "." || p === "") {
									didSomething = true;
									parts.splice(i, 1);
									i--;
								}
							}
							if (parts[0] === "." && parts.length === 2 && (parts[1] === "." || parts[1] === "")) {
								didSomething = true;
								parts.pop();
							}
						}
						let dd = 0;
						while (-1 !== (dd = parts.indexOf("..", dd + 1))) {
							const p = parts[dd - 1];
							if (p && p !== "." && p !== ".." && p !== "**") {
								didSomething = true;
								const needDot = dd === 1 && parts[dd + 1] === "**";
								const splin = needDot ? ["."] : [];
								parts.splice(dd - 1, 2, ...splin);
								if (parts.length === 0) parts.push("");
								dd -= 2;
							}
						}
					}
				} while (didSomething);
				return globParts;
			}
			secondPhasePreProcess(globParts) {
				for (let i = 0; i < globParts.length - 1; i++) {
					for (let j = i + 1; j < globParts.length; j++) {
						const matched = this.partsMatch(globParts[i], globParts[j], !this.preserveMultipleSlashes);
						if (matched) {
							globParts[i] = [];
							globParts[j] = matched;
							break;
						}
					}
				}
				return globParts.filter((gs) => gs.length);
			}
			partsMatch(a, b, emptyGSMatch = false) {
				let ai = 0;
				let bi = 0;
				let result = [];
				let which = "";
				while (ai < a.length && bi < b.length) {
					if (a[ai] === b[bi]) {
						result.push(which === "b" ? b[bi] : a[ai]);
						ai++;
						bi++;
					} else if (emptyGSMatch && a[ai] === "**" && b[bi] === a[ai + 1]) {
						result.push(a[ai]);
						ai++;
					} else if (emptyGSMatch && b[bi] === "**" && a[ai] === b[bi + 1]) {
						result.push(b[bi]);
						bi++;
					} else if (a[ai] === "*" && b[bi] && (this.options.dot || !b[bi].startsWith(".")) && b[bi] !== "**") {
						if (which === "b") return false;
						which = "a";
						result.push(a[ai]);
						ai++;
						bi++;
					} else if (b[bi] === "*" && a[ai] && (this.options.dot || !a[ai].startsWith(".")) && a[ai] !== "**") {
						if (which === "a") return false;
						which = "b";
						result.push(b[bi]);
						ai++;
						bi++;
					} else {
						return false;
					}
				}
				return a.length === b.length && result;
			}
			parseNegate() {
				if (this.nonegate) return;
				const pattern = this.pattern;
				let negate = false;
				let negateOffset = 0;
				for (let i = 0; i < pattern.length && pattern.charAt(i) === "!"; i++) {
					negate = !negate;
					negateOffset++;
				}
				if (negateOffset) this.pattern = pattern.slice(negateOffset);
				this.negate = negate;
			}
			matchOne(file, pattern, partial = false) {
				let fileStartIndex = 0;
				let patternStartIndex = 0;
				if (this.isWindows) {
					const fileDrive = typeof file[0] === "string" && /^[a-z]:$/i.test(file[0]);
					const fileUNC = !fileDrive && file[0] === "" && file[1] === "" && file[2] === "?" && /^[a-z]:$/i.test(file[3]);
					const patternDrive = typeof pattern[0] === "string" && /^[a-z]:$/i.test(pattern[0]);
					const patternUNC = !patternDrive && pattern[0] === "" && pattern[1] === "" && pattern[2] === "?" && typeof pattern[3] === "string" && /^[a-z]:$/i.test(pattern[3]);
					const fdi = fileUNC ? 3 : fileDrive ? 0 : undefined;
					const pdi = patternUNC ? 3 : patternDrive ? 0 : undefined;
					if (typeof fdi === "number" && typeof pdi === "number") {
						const [fd, pd] = [file[fdi], pattern[pdi]];
						if (fd.toLowerCase() === pd.toLowerCase()) {
							pattern[pdi] = fd;
							patternStartIndex = pdi;
							fileStartIndex = fdi;
						}
					}
				}
				const { optimizationLevel = 1 } = this.options;
				if (optimizationLevel >= 2) {
					file = this.levelTwoFileOptimize(file);
				}
				if (pattern.includes(exports.GLOBSTAR)) {
					return this.#matchGlobstar(file, pattern, partial, fileStartIndex, patternStartIndex);
				}
				return this.#matchOne(file, pattern, partial, fileStartIndex, patternStartIndex);
			}
			#matchGlobstar(file, pattern, partial, fileIndex, patternIndex) {
				const firstgs = pattern.indexOf(exports.GLOBSTAR, patternIndex);
				const lastgs = pattern.lastIndexOf(exports.GLOBSTAR);
				const [head, body, tail] = partial ? [
					pattern.slice(patternIndex, firstgs),
					pattern.slice(firstgs + 1),
					[]
				] : [
					pattern.slice(patternIndex, firstgs),
					pattern.slice(firstgs + 1, lastgs),
					pattern.slice(lastgs + 1)
				];
				if (head.length) {
					const fileHead = file.slice(fileIndex, fileIndex + head.length);
					if (!this.#matchOne(fileHead, head, partial, 0, 0)) return false;
					fileIndex += head.length;
				}
				let fileTailMatch = 0;
				if (tail.length) {
					if (tail.length + fileIndex > file.length) return false;
					let tailStart = file.length - tail.length;
					if (this.#matchOne(file, tail, partial, tailStart, 0)) {
						fileTailMatch = tail.length;
					} else {
						if (file[file.length - 1] !== "" || fileIndex + tail.length === file.length) {
							return false;
						}
						tailStart--;
						if (!this.#matchOne(file, tail, partial, tailStart, 0)) return false;
						fileTailMatch = tail.length + 1;
					}
				}
				if (!body.length) {
					let sawSome = !!fileTailMatch;
					for (let i = fileIndex; i < file.length - fileTailMatch; i++) {
						const f = String(file[i]);
						sawSome = true;
						if (f === "." || f === ".." || !this.options.dot && f.startsWith(".")) {
							return false;
						}
					}
					return partial || sawSome;
				}
				const bodySegments = [[[], 0]];
				let currentBody = bodySegments[0];
				let nonGsParts = 0;
				const nonGsPartsSums = [0];
				for (const b of body) {
					if (b === exports.GLOBSTAR) {
						nonGsPartsSums.push(nonGsParts);
						currentBody = [[], 0];
						bodySegments.push(currentBody);
					} else {
						currentBody[0].push(b);
						nonGsParts++;
					}
				}
				let i = bodySegments.length - 1;
				const fileLength = file.length - fileTailMatch;
				for (const b of bodySegments) {
					b[1] = fileLength - (nonGsPartsSums[i--] + b[0].length);
				}
				return !!this.#matchGlobStarBodySections(file, bodySegments, fileIndex, 0, partial, 0, !!fileTailMatch);
			}
			#matchGlobStarBodySections(file, bodySegments, fileIndex, bodyIndex, partial, globStarDepth, sawTail) {
				const bs = bodySegments[bodyIndex];
				if (!bs) {
					for (let i = fileIndex; i < file.length; i++) {
						sawTail = true;
						const f = file[i];
						if (f === "." || f === ".." || !this.options.dot && f.startsWith(".")) {
							return false;
						}
					}
					return sawTail;
				}
				const [body, after] = bs;
				while (fileIndex <= after) {
					const m = this.#matchOne(file.slice(0, fileIndex + body.length), body, partial, fileIndex, 0);
					if (m && globStarDepth < this.maxGlobstarRecursion) {
						const sub = this.#matchGlobStarBodySections(file, bodySegments, fileIndex + body.length, bodyIndex + 1, partial, globStarDepth + 1, sawTail);
						if (sub !== false) return sub;
					}
					const f = file[fileIndex];
					if (f === "." || f === ".." || !this.options.dot && f.startsWith(".")) {
						return false;
					}
					fileIndex++;
				}
				return partial || null;
			}
			#matchOne(file, pattern, partial, fileIndex, patternIndex) {
				let fi;
				let pi;
				let pl;
				let fl;
				for (fi = fileIndex, pi = patternIndex, fl = file.length, pl = pattern.length; fi < fl && pi < pl; fi++, pi++) {
					this.debug("matchOne loop");
					let p = pattern[pi];
					let f = file[fi];
					this.debug(pattern, p, f);
					if (p === false || p === exports.GLOBSTAR) return false;
					let hit;
					if (typeof p === "string") {
						hit = f === p;
						this.debug("string match", p, f, hit);
					} else {
						hit = p.test(f);
						this.debug("pattern match", p, f, hit);
					}
					if (!hit) return false;
				}
				if (fi === fl && pi === pl) {
					return true;
				} else if (fi === fl) {
					return partial;
				} else if (pi === pl) {
					return fi === fl - 1 && file[fi] === "";
				} else {
					throw new Error("wtf?");
				}
			}
			braceExpand() {
				return (0, exports.braceExpand)(this.pattern, this.options);
			}
			parse(pattern) {
				(0, assert_valid_pattern_js_1.assertValidPattern)(pattern);
				const options = this.options;
				if (pattern === "**") return exports.GLOBSTAR;
				if (pattern === "") return "";
				let m;
				let fastTest = null;
				if (m = pattern.match(starRE)) {
					fastTest = options.dot ? starTestDot : starTest;
				} else if (m = pattern.match(starDotExtRE)) {
					fastTest = (options.nocase ? options.dot ? starDotExtTestNocaseDot : starDotExtTestNocase : options.dot ? starDotExtTestDot : starDotExtTest)(m[1]);
				} else if (m = pattern.match(qmarksRE)) {
					fastTest = (options.nocase ? options.dot ? qmarksTestNocaseDot : qmarksTestNocase : options.dot ? qmarksTestDot : qmarksTest)(m);
				} else if (m = pattern.match(starDotStarRE)) {
					fastTest = options.dot ? starDotStarTestDot : starDotStarTest;
				} else if (m = pattern.match(dotStarRE)) {
					fastTest = dotStarTest;
				}
				const re = ast_js_1.AST.fromGlob(pattern, this.options).toMMPattern();
				if (fastTest && typeof re === "object") {
					Reflect.defineProperty(re, "test", { value: fastTest });
				}
				return re;
			}
			makeRe() {
				if (this.regexp || this.regexp === false) return this.regexp;
				const set = this.set;
				if (!set.length) {
					this.regexp = false;
					return this.regexp;
				}
				const options = this.options;
				const twoStar = options.noglobstar ? star : options.dot ? twoStarDot : twoStarNoDot;
				const flags = new Set(options.nocase ? ["i"] : []);
				let re = set.map((pattern) => {
					const pp = pattern.map((p) => {
						if (p instanceof RegExp) {
							for (const f of p.flags.split("")) flags.add(f);
						}
						return typeof p === "string" ? regExpEscape(p) : p === exports.GLOBSTAR ? exports.GLOBSTAR : p._src;
					});
					pp.forEach((p, i) => {
						const next = pp[i + 1];
						const prev = pp[i - 1];
						if (p !== exports.GLOBSTAR || prev === exports.GLOBSTAR) {
							return;
						}
						if (prev === undefined) {
							if (next !== undefined && next !== exports.GLOBSTAR) {
								pp[i + 1] = "(?:\\/|" + twoStar + "\\/)?" + next;
							} else {
								pp[i] = twoStar;
							}
						} else if (next === undefined) {
							pp[i - 1] = prev + "(?:\\/|" + twoStar + ")?";
						} else if (next !== exports.GLOBSTAR) {
							pp[i - 1] = prev + "(?:\\/|\\/" + twoStar + "\\/)" + next;
							pp[i + 1] = exports.GLOBSTAR;
						}
					});
					return pp.filter((p) => p !== exports.GLOBSTAR).join("/");
				}).join("|");
				const [open, close] = set.length > 1 ? ["(?:", ")"] : ["", ""];
				re = "^" + open + re + close + "$";
				if (this.negate) re = "^(?!" + re + ").+$";
				try {
					this.regexp = new RegExp(re, [...flags].join(""));
				} catch (ex) {
					this.regexp = false;
				}
				return this.regexp;
			}
			slashSplit(p) {
				if (this.preserveMultipleSlashes) {
					return p.split("/");
				} else if (this.isWindows && /^\/\/[^\/]+/.test(p)) {
					return ["", ...p.split(/\/+/)];
				} else {
					return p.split(/\/+/);
				}
			}
			match(f, partial = this.partial) {
				this.debug("match", f, this.pattern);
				if (this.comment) {
					return false;
				}
				if (this.empty) {
					return f === "";
				}
				if (f === "/" && partial) {
					return true;
				}
				const options = this.options;
				if (this.isWindows) {
					f = f.split("\\").join("/");
				}
				const ff = this.slashSplit(f);
				this.debug(this.pattern, "split", ff);
				const set = this.set;
				this.debug(this.pattern, "set", set);
				let filename = ff[ff.length - 1];
				if (!filename) {
					for (let i = ff.length - 2; !filename && i >= 0; i--) {
						filename = ff[i];
					}
				}
				for (let i = 0; i < set.length; i++) {
					const pattern = set[i];
					let file = ff;
					if (options.matchBase && pattern.length === 1) {
						file = [filename];
					}
					const hit = this.matchOne(file, pattern, partial);
					if (hit) {
						if (options.flipNegate) {
							return true;
						}
						return !this.negate;
					}
				}
				if (options.flipNegate) {
					return false;
				}
				return this.negate;
			}
			static defaults(def) {
				return exports.minimatch.defaults(def).Minimatch;
			}
		}
		exports.Minimatch = Minimatch;
		var ast_js_2 = __webpack_require__(20857);
		Object.defineProperty(exports, "AST", {
			enumerable: true,
			get: function() {
				return ast_js_2.AST;
			}
		});
		var escape_js_2 = __webpack_require__(76726);
		Object.defineProperty(exports, "escape", {
			enumerable: true,
			get: function() {
				return escape_js_2.escape;
			}
		});
		var unescape_js_2 = __webpack_require__(9829);
		Object.defineProperty(exports, "unescape", {
			enumerable: true,
			get: function() {
				return unescape_js_2.unescape;
			}
		});
		exports.minimatch.AST = ast_js_1.AST;
		exports.minimatch.Minimatch = Minimatch;
		exports.minimatch.escape = escape_js_1.escape;
		exports.minimatch.unescape = unescape_js_1.unescape;
	}),
	9829: ((__unused_webpack_module, exports) => {
		"use strict";
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.unescape = void 0;
		const unescape = (s, { windowsPathsNoEscape = false } = {}) => {
			return windowsPathsNoEscape ? s.replace(/\[([^\/\\])\]/g, "$1") : s.replace(/((?!\\).|^)\[([^\/\\])\]/g, "$1$2").replace(/\\([^\/])/g, "$1");
		};
		exports.unescape = unescape;
	}),
	32477: ((__unused_webpack_module, exports) => {
		"use strict";
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.LRUCache = void 0;
		const perf = typeof performance === "object" && performance && typeof performance.now === "function" ? performance : Date;
		const warned = new Set();
		const PROCESS = typeof process === "object" && !!process ? process : {};
		const emitWarning = (msg, type, code, fn) => {
			typeof PROCESS.emitWarning === "function" ? PROCESS.emitWarning(msg, type, code, fn) : console.error(`[${code}] ${type}: ${msg}`);
		};
		let AC = globalThis.AbortController;
		let AS = globalThis.AbortSignal;
		if (typeof AC === "undefined") {
			AS = class AbortSignal {
				onabort;
				_onabort = [];
				reason;
				aborted = false;
				addEventListener(_, fn) {
					this._onabort.push(fn);
				}
			};
			AC = class AbortController {
				constructor() {
					warnACPolyfill();
				}
				signal = new AS();
				abort(reason) {
					if (this.signal.aborted) return;
					this.signal.reason = reason;
					this.signal.aborted = true;
					for (const fn of this.signal._onabort) {
						fn(reason);
					}
					this.signal.onabort?.(reason);
				}
			};
			let printACPolyfillWarning = PROCESS.env?.LRU_CACHE_IGNORE_AC_WARNING !== "1";
			const warnACPolyfill = () => {
				if (!printACPolyfillWarning) return;
				printACPolyfillWarning = false;
				emitWarning("AbortController is not defined. If using lru-cache in " + "node 14, load an AbortController polyfill from the " + "`node-abort-controller` package. A minimal polyfill is " + "provided for use by LRUCache.fetch(), but it should not be " + "relied upon in other contexts (eg, passing it to other APIs that " + "use AbortController/AbortSignal might have undesirable effects). " + "You may disable this with LRU_CACHE_IGNORE_AC_WARNING=1 in the env.", "NO_ABORT_CONTROLLER", "ENOTSUP", warnACPolyfill);
			};
		}
		const shouldWarn = (code) => !warned.has(code);
		const TYPE = Symbol("type");
		const isPosInt = (n) => n && n === Math.floor(n) && n > 0 && isFinite(n);
		const getUintArray = (max) => !isPosInt(max) ? null : max <= Math.pow(2, 8) ? Uint8Array : max <= Math.pow(2, 16) ? Uint16Array : max <= Math.pow(2, 32) ? Uint32Array : max <= Number.MAX_SAFE_INTEGER ? ZeroArray : null;
		class ZeroArray extends Array {
			constructor(size) {
				super(size);
				this.fill(0);
			}
		}
		class Stack {
			heap;
			length;
			static #constructing = false;
			static create(max) {
				const HeapCls = getUintArray(max);
				if (!HeapCls) return [];
				Stack.#constructing = true;
				const s = new Stack(max, HeapCls);
				Stack.#constructing = false;
				return s;
			}
			constructor(max, HeapCls) {
				if (!Stack.#constructing) {
					throw new TypeError("instantiate Stack using Stack.create(n)");
				}
				this.heap = new HeapCls(max);
				this.length = 0;
			}
			push(n) {
				this.heap[this.length++] = n;
			}
			pop() {
				return this.heap[--this.length];
			}
		}
		class LRUCache {
			#max;
			#maxSize;
			#dispose;
			#disposeAfter;
			#fetchMethod;
			#memoMethod;
			ttl;
			ttlResolution;
			ttlAutopurge;
			updateAgeOnGet;
			updateAgeOnHas;
			allowStale;
			noDisposeOnSet;
			noUpdateTTL;
			maxEntrySize;
			sizeCalculation;
			noDeleteOnFetchRejection;
			noDeleteOnStaleGet;
			allowStaleOnFetchAbort;
			allowStaleOnFetchRejection;
			ignoreFetchAbort;
			#size;
			#calculatedSize;
			#keyMap;
			#keyList;
			#valList;
			#next;
			#prev;
			#head;
			#tail;
			#free;
			#disposed;
			#sizes;
			#starts;
			#ttls;
			#hasDispose;
			#hasFetchMethod;
			#hasDisposeAfter;
			static unsafeExposeInternals(c) {
				return {
					starts: c.#starts,
					ttls: c.#ttls,
					sizes: c.#sizes,
					keyMap: c.#keyMap,
					keyList: c.#keyList,
					valList: c.#valList,
					next: c.#next,
					prev: c.#prev,
					get head() {
						return c.#head;
					},
					get tail() {
						return c.#tail;
					},
					free: c.#free,
					isBackgroundFetch: (p) => c.#isBackgroundFetch(p),
					backgroundFetch: (k, index, options, context) => c.#backgroundFetch(k, index, options, context),
					moveToTail: (index) => c.#moveToTail(index),
					indexes: (options) => c.#indexes(options),
					rindexes: (options) => c.#rindexes(options),
					isStale: (index) => c.#isStale(index)
				};
			}
			get max() {
				return this.#max;
			}
			get maxSize() {
				return this.#maxSize;
			}
			get calculatedSize() {
				return this.#calculatedSize;
			}
			get size() {
				return this.#size;
			}
			get fetchMethod() {
				return this.#fetchMethod;
			}
			get memoMethod() {
				return this.#memoMethod;
			}
			get dispose() {
				return this.#dispose;
			}
			get disposeAfter() {
				return this.#disposeAfter;
			}
			constructor(options) {
				const { max = 0, ttl, ttlResolution = 1, ttlAutopurge, updateAgeOnGet, updateAgeOnHas, allowStale, dispose, disposeAfter, noDisposeOnSet, noUpdateTTL, maxSize = 0, maxEntrySize = 0, sizeCalculation, fetchMethod, memoMethod, noDeleteOnFetchRejection, noDeleteOnStaleGet, allowStaleOnFetchRejection, allowStaleOnFetchAbort, ignoreFetchAbort } = options;
				if (max !== 0 && !isPosInt(max)) {
					throw new TypeError("max option must be a nonnegative integer");
				}
				const UintArray = max ? getUintArray(max) : Array;
				if (!UintArray) {
					throw new Error("invalid max value: " + max);
				}
				this.#max = max;
				this.#maxSize = maxSize;
				this.maxEntrySize = maxEntrySize || this.#maxSize;
				this.sizeCalculation = sizeCalculation;
				if (this.sizeCalculation) {
					if (!this.#maxSize && !this.maxEntrySize) {
						throw new TypeError("cannot set sizeCalculation without setting maxSize or maxEntrySize");
					}
					if (typeof this.sizeCalculation !== "function") {
						throw new TypeError("sizeCalculation set to non-function");
					}
				}
				if (memoMethod !== undefined && typeof memoMethod !== "function") {
					throw new TypeError("memoMethod must be a function if defined");
				}
				this.#memoMethod = memoMethod;
				if (fetchMethod !== undefined && typeof fetchMethod !== "function") {
					throw new TypeError("fetchMethod must be a function if specified");
				}
				this.#fetchMethod = fetchMethod;
				this.#hasFetchMethod = !!fetchMethod;
				this.#keyMap = new Map();
				this.#keyList = new Array(max).fill(undefined);
				this.#valList = new Array(max).fill(undefined);
				this.#next = new UintArray(max);
				this.#prev = new UintArray(max);
				this.#head = 0;
				this.#tail = 0;
				this.#free = Stack.create(max);
				this.#size = 0;
				this.#calculatedSize = 0;
				if (typeof dispose === "function") {
					this.#dispose = dispose;
				}
				if (typeof disposeAfter === "function") {
					this.#disposeAfter = disposeAfter;
					this.#disposed = [];
				} else {
					this.#disposeAfter = undefined;
					this.#disposed = undefined;
				}
				this.#hasDispose = !!this.#dispose;
				this.#hasDisposeAfter = !!this.#disposeAfter;
				this.noDisposeOnSet = !!noDisposeOnSet;
				this.noUpdateTTL = !!noUpdateTTL;
				this.noDeleteOnFetchRejection = !!noDeleteOnFetchRejection;
				this.allowStaleOnFetchRejection = !!allowStaleOnFetchRejection;
				this.allowStaleOnFetchAbort = !!allowStaleOnFetchAbort;
				this.ignoreFetchAbort = !!ignoreFetchAbort;
				if (this.maxEntrySize !== 0) {
					if (this.#maxSize !== 0) {
						if (!isPosInt(this.#maxSize)) {
							throw new TypeError("maxSize must be a positive integer if specified");
						}
					}
					if (!isPosInt(this.maxEntrySize)) {
						throw new TypeError("maxEntrySize must be a positive integer if specified");
					}
					this.#initializeSizeTracking();
				}
				this.allowStale = !!allowStale;
				this.noDeleteOnStaleGet = !!noDeleteOnStaleGet;
				this.updateAgeOnGet = !!updateAgeOnGet;
				this.updateAgeOnHas = !!updateAgeOnHas;
				this.ttlResolution = isPosInt(ttlResolution) || ttlResolution === 0 ? ttlResolution : 1;
				this.ttlAutopurge = !!ttlAutopurge;
				this.ttl = ttl || 0;
				if (this.ttl) {
					if (!isPosInt(this.ttl)) {
						throw new TypeError("ttl must be a positive integer if specified");
					}
					this.#initializeTTLTracking();
				}
				if (this.#max === 0 && this.ttl === 0 && this.#maxSize === 0) {
					throw new TypeError("At least one of max, maxSize, or ttl is required");
				}
				if (!this.ttlAutopurge && !this.#max && !this.#maxSize) {
					const code = "LRU_CACHE_UNBOUNDED";
					if (shouldWarn(code)) {
						warned.add(code);
						const msg = "TTL caching without ttlAutopurge, max, or maxSize can " + "result in unbounded memory consumption.";
						emitWarning(msg, "UnboundedCacheWarning", code, LRUCache);
					}
				}
			}
			getRemainingTTL(key) {
				return this.#keyMap.has(key) ? Infinity : 0;
			}
			#initializeTTLTracking() {
				const ttls = new ZeroArray(this.#max);
				const starts = new ZeroArray(this.#max);
				this.#ttls = ttls;
				this.#starts = starts;
				this.#setItemTTL = (index, ttl, start = perf.now()) => {
					starts[index] = ttl !== 0 ? start : 0;
					ttls[index] = ttl;
					if (ttl !== 0 && this.ttlAutopurge) {
						const t = setTimeout(() => {
							if (this.#isStale(index)) {
								this.#delete(this.#keyList[index], "expire");
							}
						}, ttl + 1);
						if (t.unref) {
							t.unref();
						}
					}
				};
				this.#updateItemAge = (index) => {
					starts[index] = ttls[index] !== 0 ? perf.now() : 0;
				};
				this.#statusTTL = (status, index) => {
					if (ttls[index]) {
						const ttl = ttls[index];
						const start = starts[index];
						if (!ttl || !start) return;
						status.ttl = ttl;
						status.start = start;
						status.now = cachedNow || getNow();
						const age = status.now - start;
						status.remainingTTL = ttl - age;
					}
				};
				let cachedNow = 0;
				const getNow = () => {
					const n = perf.now();
					if (this.ttlResolution > 0) {
						cachedNow = n;
						const t = setTimeout(() => cachedNow = 0, this.ttlResolution);
						if (t.unref) {
							t.unref();
						}
					}
					return n;
				};
				this.getRemainingTTL = (key) => {
					const index = this.#keyMap.get(key);
					if (index === undefined) {
						return 0;
					}
					const ttl = ttls[index];
					const start = starts[index];
					if (!ttl || !start) {
						return Infinity;
					}
					const age = (cachedNow || getNow()) - start;
					return ttl - age;
				};
				this.#isStale = (index) => {
					const s = starts[index];
					const t = ttls[index];
					return !!t && !!s && (cachedNow || getNow()) - s > t;
				};
			}
			#updateItemAge = () => {};
			#statusTTL = () => {};
			#setItemTTL = () => {};
			#isStale = () => false;
			#initializeSizeTracking() {
				const sizes = new ZeroArray(this.#max);
				this.#calculatedSize = 0;
				this.#sizes = sizes;
				this.#removeItemSize = (index) => {
					this.#calculatedSize -= sizes[index];
					sizes[index] = 0;
				};
				this.#requireSize = (k, v, size, sizeCalculation) => {
					if (this.#isBackgroundFetch(v)) {
						return 0;
					}
					if (!isPosInt(size)) {
						if (sizeCalculation) {
							if (typeof sizeCalculation !== "function") {
								throw new TypeError("sizeCalculation must be a function");
							}
							size = sizeCalculation(v, k);
							if (!isPosInt(size)) {
								throw new TypeError("sizeCalculation return invalid (expect positive integer)");
							}
						} else {
							throw new TypeError("invalid size value (must be positive integer). " + "When maxSize or maxEntrySize is used, sizeCalculation " + "or size must be set.");
						}
					}
					return size;
				};
				this.#addItemSize = (index, size, status) => {
					sizes[index] = size;
					if (this.#maxSize) {
						const maxSize = this.#maxSize - sizes[index];
						while (this.#calculatedSize > maxSize) {
							this.#evict(true);
						}
					}
					this.#calculatedSize += sizes[index];
					if (status) {
						status.entrySize = size;
						status.totalCalculatedSize = this.#calculatedSize;
					}
				};
			}
			#removeItemSize = (_i) => {};
			#addItemSize = (_i, _s, _st) => {};
			#requireSize = (_k, _v, size, sizeCalculation) => {
				if (size || sizeCalculation) {
					throw new TypeError("cannot set size without setting maxSize or maxEntrySize on cache");
				}
				return 0;
			};
			*#indexes({ allowStale = this.allowStale } = {}) {
				if (this.#size) {
					for (let i = this.#tail; true;) {
						if (!this.#isValidIndex(i)) {
							break;
						}
						if (allowStale || !this.#isStale(i)) {
							yield i;
						}
						if (i === this.#head) {
							break;
						} else {
							i = this.#prev[i];
						}
					}
				}
			}
			*#rindexes({ allowStale = this.allowStale } = {}) {
				if (this.#size) {
					for (let i = this.#head; true;) {
						if (!this.#isValidIndex(i)) {
							break;
						}
						if (allowStale || !this.#isStale(i)) {
							yield i;
						}
						if (i === this.#tail) {
							break;
						} else {
							i = this.#next[i];
						}
					}
				}
			}
			#isValidIndex(index) {
				return index !== undefined && this.#keyMap.get(this.#keyList[index]) === index;
			}
			*entries() {
				for (const i of this.#indexes()) {
					if (this.#valList[i] !== undefined && this.#keyList[i] !== undefined && !this.#isBackgroundFetch(this.#valList[i])) {
						yield [this.#keyList[i], this.#valList[i]];
					}
				}
			}
			*rentries() {
				for (const i of this.#rindexes()) {
					if (this.#valList[i] !== undefined && this.#keyList[i] !== undefined && !this.#isBackgroundFetch(this.#valList[i])) {
						yield [this.#keyList[i], this.#valList[i]];
					}
				}
			}
			*keys() {
				for (const i of this.#indexes()) {
					const k = this.#keyList[i];
					if (k !== undefined && !this.#isBackgroundFetch(this.#valList[i])) {
						yield k;
					}
				}
			}
			*rkeys() {
				for (const i of this.#rindexes()) {
					const k = this.#keyList[i];
					if (k !== undefined && !this.#isBackgroundFetch(this.#valList[i])) {
						yield k;
					}
				}
			}
			*values() {
				for (const i of this.#indexes()) {
					const v = this.#valList[i];
					if (v !== undefined && !this.#isBackgroundFetch(this.#valList[i])) {
						yield this.#valList[i];
					}
				}
			}
			*rvalues() {
				for (const i of this.#rindexes()) {
					const v = this.#valList[i];
					if (v !== undefined && !this.#isBackgroundFetch(this.#valList[i])) {
						yield this.#valList[i];
					}
				}
			}
			[Symbol.iterator]() {
				return this.entries();
			}
			[Symbol.toStringTag] = "LRUCache";
			find(fn, getOptions = {}) {
				for (const i of this.#indexes()) {
					const v = this.#valList[i];
					const value = this.#isBackgroundFetch(v) ? v.__staleWhileFetching : v;
					if (value === undefined) continue;
					if (fn(value, this.#keyList[i], this)) {
						return this.get(this.#keyList[i], getOptions);
					}
				}
			}
			forEach(fn, thisp = this) {
				for (const i of this.#indexes()) {
					const v = this.#valList[i];
					const value = this.#isBackgroundFetch(v) ? v.__staleWhileFetching : v;
					if (value === undefined) continue;
					fn.call(thisp, value, this.#keyList[i], this);
				}
			}
			rforEach(fn, thisp = this) {
				for (const i of this.#rindexes()) {
					const v = this.#valList[i];
					const value = this.#isBackgroundFetch(v) ? v.__staleWhileFetching : v;
					if (value === undefined) continue;
					fn.call(thisp, value, this.#keyList[i], this);
				}
			}
			purgeStale() {
				let deleted = false;
				for (const i of this.#rindexes({ allowStale: true })) {
					if (this.#isStale(i)) {
						this.#delete(this.#keyList[i], "expire");
						deleted = true;
					}
				}
				return deleted;
			}
			info(key) {
				const i = this.#keyMap.get(key);
				if (i === undefined) return undefined;
				const v = this.#valList[i];
				const value = this.#isBackgroundFetch(v) ? v.__staleWhileFetching : v;
				if (value === undefined) return undefined;
				const entry = { value };
				if (this.#ttls && this.#starts) {
					const ttl = this.#ttls[i];
					const start = this.#starts[i];
					if (ttl && start) {
						const remain = ttl - (perf.now() - start);
						entry.ttl = remain;
						entry.start = Date.now();
					}
				}
				if (this.#sizes) {
					entry.size = this.#sizes[i];
				}
				return entry;
			}
			dump() {
				const arr = [];
				for (const i of this.#indexes({ allowStale: true })) {
					const key = this.#keyList[i];
					const v = this.#valList[i];
					const value = this.#isBackgroundFetch(v) ? v.__staleWhileFetching : v;
					if (value === undefined || key === undefined) continue;
					const entry = { value };
					if (this.#ttls && this.#starts) {
						entry.ttl = this.#ttls[i];
						const age = perf.now() - this.#starts[i];
						entry.start = Math.floor(Date.now() - age);
					}
					if (this.#sizes) {
						entry.size = this.#sizes[i];
					}
					arr.unshift([key, entry]);
				}
				return arr;
			}
			load(arr) {
				this.clear();
				for (const [key, entry] of arr) {
					if (entry.start) {
						const age = Date.now() - entry.start;
						entry.start = perf.now() - age;
					}
					this.set(key, entry.value, entry);
				}
			}
			set(k, v, setOptions = {}) {
				if (v === undefined) {
					this.delete(k);
					return this;
				}
				const { ttl = this.ttl, start, noDisposeOnSet = this.noDisposeOnSet, sizeCalculation = this.sizeCalculation, status } = setOptions;
				let { noUpdateTTL = this.noUpdateTTL } = setOptions;
				const size = this.#requireSize(k, v, setOptions.size || 0, sizeCalculation);
				if (this.maxEntrySize && size > this.maxEntrySize) {
					if (status) {
						status.set = "miss";
						status.maxEntrySizeExceeded = true;
					}
					this.#delete(k, "set");
					return this;
				}
				let index = this.#size === 0 ? undefined : this.#keyMap.get(k);
				if (index === undefined) {
					index = this.#size === 0 ? this.#tail : this.#free.length !== 0 ? this.#free.pop() : this.#size === this.#max ? this.#evict(false) : this.#size;
					this.#keyList[index] = k;
					this.#valList[index] = v;
					this.#keyMap.set(k, index);
					this.#next[this.#tail] = index;
					this.#prev[index] = this.#tail;
					this.#tail = index;
					this.#size++;
					this.#addItemSize(index, size, status);
					if (status) status.set = "add";
					noUpdateTTL = false;
				} else {
					this.#moveToTail(index);
					const oldVal = this.#valList[index];
					if (v !== oldVal) {
						if (this.#hasFetchMethod && this.#isBackgroundFetch(oldVal)) {
							oldVal.__abortController.abort(new Error("replaced"));
							const { __staleWhileFetching: s } = oldVal;
							if (s !== undefined && !noDisposeOnSet) {
								if (this.#hasDispose) {
									this.#dispose?.(s, k, "set");
								}
								if (this.#hasDisposeAfter) {
									this.#disposed?.push([
										s,
										k,
										"set"
									]);
								}
							}
						} else if (!noDisposeOnSet) {
							if (this.#hasDispose) {
								this.#dispose?.(oldVal, k, "set");
							}
							if (this.#hasDisposeAfter) {
								this.#disposed?.push([
									oldVal,
									k,
									"set"
								]);
							}
						}
						this.#removeItemSize(index);
						this.#addItemSize(index, size, status);
						this.#valList[index] = v;
						if (status) {
							status.set = "replace";
							const oldValue = oldVal && this.#isBackgroundFetch(oldVal) ? oldVal.__staleWhileFetching : oldVal;
							if (oldValue !== undefined) status.oldValue = oldValue;
						}
					} else if (status) {
						status.set = "update";
					}
				}
				if (ttl !== 0 && !this.#ttls) {
					this.#initializeTTLTracking();
				}
				if (this.#ttls) {
					if (!noUpdateTTL) {
						this.#setItemTTL(index, ttl, start);
					}
					if (status) this.#statusTTL(status, index);
				}
				if (!noDisposeOnSet && this.#hasDisposeAfter && this.#disposed) {
					const dt = this.#disposed;
					let task;
					while (task = dt?.shift()) {
						this.#disposeAfter?.(...task);
					}
				}
				return this;
			}
			pop() {
				try {
					while (this.#size) {
						const val = this.#valList[this.#head];
						this.#evict(true);
						if (this.#isBackgroundFetch(val)) {
							if (val.__staleWhileFetching) {
								return val.__staleWhileFetching;
							}
						} else if (val !== undefined) {
							return val;
						}
					}
				} finally {
					if (this.#hasDisposeAfter && this.#disposed) {
						const dt = this.#disposed;
						let task;
						while (task = dt?.shift()) {
							this.#disposeAfter?.(...task);
						}
					}
				}
			}
			#evict(free) {
				const head = this.#head;
				const k = this.#keyList[head];
				const v = this.#valList[head];
				if (this.#hasFetchMethod && this.#isBackgroundFetch(v)) {
					v.__abortController.abort(new Error("evicted"));
				} else if (this.#hasDispose || this.#hasDisposeAfter) {
					if (this.#hasDispose) {
						this.#dispose?.(v, k, "evict");
					}
					if (this.#hasDisposeAfter) {
						this.#disposed?.push([
							v,
							k,
							"evict"
						]);
					}
				}
				this.#removeItemSize(head);
				if (free) {
					this.#keyList[head] = undefined;
					this.#valList[head] = undefined;
					this.#free.push(head);
				}
				if (this.#size === 1) {
					this.#head = this.#tail = 0;
					this.#free.length = 0;
				} else {
					this.#head = this.#next[head];
				}
				this.#keyMap.delete(k);
				this.#size--;
				return head;
			}
			has(k, hasOptions = {}) {
				const { updateAgeOnHas = this.updateAgeOnHas, status } = hasOptions;
				const index = this.#keyMap.get(k);
				if (index !== undefined) {
					const v = this.#valList[index];
					if (this.#isBackgroundFetch(v) && v.__staleWhileFetching === undefined) {
						return false;
					}
					if (!this.#isStale(index)) {
						if (updateAgeOnHas) {
							this.#updateItemAge(index);
						}
						if (status) {
							status.has = "hit";
							this.#statusTTL(status, index);
						}
						return true;
					} else if (status) {
						status.has = "stale";
						this.#statusTTL(status, index);
					}
				} else if (status) {
					status.has = "miss";
				}
				return false;
			}
			peek(k, peekOptions = {}) {
				const { allowStale = this.allowStale } = peekOptions;
				const index = this.#keyMap.get(k);
				if (index === undefined || !allowStale && this.#isStale(index)) {
					return;
				}
				const v = this.#valList[index];
				return this.#isBackgroundFetch(v) ? v.__staleWhileFetching : v;
			}
			#backgroundFetch(k, index, options, context) {
				const v = index === undefined ? undefined : this.#valList[index];
				if (this.#isBackgroundFetch(v)) {
					return v;
				}
				const ac = new AC();
				const { signal } = options;
				signal?.addEventListener("abort", () => ac.abort(signal.reason), { signal: ac.signal });
				const fetchOpts = {
					signal: ac.signal,
					options,
					context
				};
				const cb = (v, updateCache = false) => {
					const { aborted } = ac.signal;
					const ignoreAbort = options.ignoreFetchAbort && v !== undefined;
					if (options.status) {
						if (aborted && !updateCache) {
							options.status.fetchAborted = true;
							options.status.fetchError = ac.signal.reason;
							if (ignoreAbort) options.status.fetchAbortIgnored = true;
						} else {
							options.status.fetchResolved = true;
						}
					}
					if (aborted && !ignoreAbort && !updateCache) {
						return fetchFail(ac.signal.reason);
					}
					const bf = p;
					if (this.#valList[index] === p) {
						if (v === undefined) {
							if (bf.__staleWhileFetching) {
								this.#valList[index] = bf.__staleWhileFetching;
							} else {
								this.#delete(k, "fetch");
							}
						} else {
							if (options.status) options.status.fetchUpdated = true;
							this.set(k, v, fetchOpts.options);
						}
					}
					return v;
				};
				const eb = (er) => {
					if (options.status) {
						options.status.fetchRejected = true;
						options.status.fetchError = er;
					}
					return fetchFail(er);
				};
				const fetchFail = (er) => {
					const { aborted } = ac.signal;
					const allowStaleAborted = aborted && options.allowStaleOnFetchAbort;
					const allowStale = allowStaleAborted || options.allowStaleOnFetchRejection;
					const noDelete = allowStale || options.noDeleteOnFetchRejection;
					const bf = p;
					if (this.#valList[index] === p) {
						const del = !noDelete || bf.__staleWhileFetching === undefined;
						if (del) {
							this.#delete(k, "fetch");
						} else if (!allowStaleAborted) {
							this.#valList[index] = bf.__staleWhileFetching;
						}
					}
					if (allowStale) {
						if (options.status && bf.__staleWhileFetching !== undefined) {
							options.status.returnedStale = true;
						}
						return bf.__staleWhileFetching;
					} else if (bf.__returned === bf) {
						throw er;
					}
				};
				const pcall = (res, rej) => {
					const fmp = this.#fetchMethod?.(k, v, fetchOpts);
					if (fmp && fmp instanceof Promise) {
						fmp.then((v) => res(v === undefined ? undefined : v), rej);
					}
					ac.signal.addEventListener("abort", () => {
						if (!options.ignoreFetchAbort || options.allowStaleOnFetchAbort) {
							res(undefined);
							if (options.allowStaleOnFetchAbort) {
								res = (v) => cb(v, true);
							}
						}
					});
				};
				if (options.status) options.status.fetchDispatched = true;
				const p = new Promise(pcall).then(cb, eb);
				const bf = Object.assign(p, {
					__abortController: ac,
					__staleWhileFetching: v,
					__returned: undefined
				});
				if (index === undefined) {
					this.set(k, bf, {
						...fetchOpts.options,
						status: undefined
					});
					index = this.#keyMap.get(k);
				} else {
					this.#valList[index] = bf;
				}
				return bf;
			}
			#isBackgroundFetch(p) {
				if (!this.#hasFetchMethod) return false;
				const b = p;
				return !!b && b instanceof Promise && b.hasOwnProperty("__staleWhileFetching") && b.__abortController instanceof AC;
			}
			async fetch(k, fetchOptions = {}) {
				const { allowStale = this.allowStale, updateAgeOnGet = this.updateAgeOnGet, noDeleteOnStaleGet = this.noDeleteOnStaleGet, ttl = this.ttl, noDisposeOnSet = this.noDisposeOnSet, size = 0, sizeCalculation = this.sizeCalculation, noUpdateTTL = this.noUpdateTTL, noDeleteOnFetchRejection = this.noDeleteOnFetchRejection, allowStaleOnFetchRejection = this.allowStaleOnFetchRejection, ignoreFetchAbort = this.ignoreFetchAbort, allowStaleOnFetchAbort = this.allowStaleOnFetchAbort, context, forceRefresh = false, status, signal } = fetchOptions;
				if (!this.#hasFetchMethod) {
					if (status) status.fetch = "get";
					return this.get(k, {
						allowStale,
						updateAgeOnGet,
						noDeleteOnStaleGet,
						status
					});
				}
				const options = {
					allowStale,
					updateAgeOnGet,
					noDeleteOnStaleGet,
					ttl,
					noDisposeOnSet,
					size,
					sizeCalculation,
					noUpdateTTL,
					noDeleteOnFetchRejection,
					allowStaleOnFetchRejection,
					allowStaleOnFetchAbort,
					ignoreFetchAbort,
					status,
					signal
				};
				let index = this.#keyMap.get(k);
				if (index === undefined) {
					if (status) status.fetch = "miss";
					const p = this.#backgroundFetch(k, index, options, context);
					return p.__returned = p;
				} else {
					const v = this.#valList[index];
					if (this.#isBackgroundFetch(v)) {
						const stale = allowStale && v.__staleWhileFetching !== undefined;
						if (status) {
							status.fetch = "inflight";
							if (stale) status.returnedStale = true;
						}
						return stale ? v.__staleWhileFetching : v.__returned = v;
					}
					const isStale = this.#isStale(index);
					if (!forceRefresh && !isStale) {
						if (status) status.fetch = "hit";
						this.#moveToTail(index);
						if (updateAgeOnGet) {
							this.#updateItemAge(index);
						}
						if (status) this.#statusTTL(status, index);
						return v;
					}
					const p = this.#backgroundFetch(k, index, options, context);
					const hasStale = p.__staleWhileFetching !== undefined;
					const staleVal = hasStale && allowStale;
					if (status) {
						status.fetch = isStale ? "stale" : "refresh";
						if (staleVal && isStale) status.returnedStale = true;
					}
					return staleVal ? p.__staleWhileFetching : p.__returned = p;
				}
			}
			async forceFetch(k, fetchOptions = {}) {
				const v = await this.fetch(k, fetchOptions);
				if (v === undefined) throw new Error("fetch() returned undefined");
				return v;
			}
			memo(k, memoOptions = {}) {
				const memoMethod = this.#memoMethod;
				if (!memoMethod) {
					throw new Error("no memoMethod provided to constructor");
				}
				const { context, forceRefresh, ...options } = memoOptions;
				const v = this.get(k, options);
				if (!forceRefresh && v !== undefined) return v;
				const vv = memoMethod(k, v, {
					options,
					context
				});
				this.set(k, vv, options);
				return vv;
			}
			get(k, getOptions = {}) {
				const { allowStale = this.allowStale, updateAgeOnGet = this.updateAgeOnGet, noDeleteOnStaleGet = this.noDeleteOnStaleGet, status } = getOptions;
				const index = this.#keyMap.get(k);
				if (index !== undefined) {
					const value = this.#valList[index];
					const fetching = this.#isBackgroundFetch(value);
					if (status) this.#statusTTL(status, index);
					if (this.#isStale(index)) {
						if (status) status.get = "stale";
						if (!fetching) {
							if (!noDeleteOnStaleGet) {
								this.#delete(k, "expire");
							}
							if (status && allowStale) status.returnedStale = true;
							return allowStale ? value : undefined;
						} else {
							if (status && allowStale && value.__staleWhileFetching !== undefined) {
								status.returnedStale = true;
							}
							return allowStale ? value.__staleWhileFetching : undefined;
						}
					} else {
						if (status) status.get = "hit";
						if (fetching) {
							return value.__staleWhileFetching;
						}
						this.#moveToTail(index);
						if (updateAgeOnGet) {
							this.#updateItemAge(index);
						}
						return value;
					}
				} else if (status) {
					status.get = "miss";
				}
			}
			#connect(p, n) {
				this.#prev[n] = p;
				this.#next[p] = n;
			}
			#moveToTail(index) {
				if (index !== this.#tail) {
					if (index === this.#head) {
						this.#head = this.#next[index];
					} else {
						this.#connect(this.#prev[index], this.#next[index]);
					}
					this.#connect(this.#tail, index);
					this.#tail = index;
				}
			}
			delete(k) {
				return this.#delete(k, "delete");
			}
			#delete(k, reason) {
				let deleted = false;
				if (this.#size !== 0) {
					const index = this.#keyMap.get(k);
					if (index !== undefined) {
						deleted = true;
						if (this.#size === 1) {
							this.#clear(reason);
						} else {
							this.#removeItemSize(index);
							const v = this.#valList[index];
							if (this.#isBackgroundFetch(v)) {
								v.__abortController.abort(new Error("deleted"));
							} else if (this.#hasDispose || this.#hasDisposeAfter) {
								if (this.#hasDispose) {
									this.#dispose?.(v, k, reason);
								}
								if (this.#hasDisposeAfter) {
									this.#disposed?.push([
										v,
										k,
										reason
									]);
								}
							}
							this.#keyMap.delete(k);
							this.#keyList[index] = undefined;
							this.#valList[index] = undefined;
							if (index === this.#tail) {
								this.#tail = this.#prev[index];
							} else if (index === this.#head) {
								this.#head = this.#next[index];
							} else {
								const pi = this.#prev[index];
								this.#next[pi] = this.#next[index];
								const ni = this.#next[index];
								this.#prev[ni] = this.#prev[index];
							}
							this.#size--;
							this.#free.push(index);
						}
					}
				}
				if (this.#hasDisposeAfter && this.#disposed?.length) {
					const dt = this.#disposed;
					let task;
					while (task = dt?.shift()) {
						this.#disposeAfter?.(...task);
					}
				}
				return deleted;
			}
			clear() {
				return this.#clear("delete");
			}
			#clear(reason) {
				for (const index of this.#rindexes({ allowStale: true })) {
					const v = this.#valList[index];
					if (this.#isBackgroundFetch(v)) {
						v.__abortController.abort(new Error("deleted"));
					} else {
						const k = this.#keyList[index];
						if (this.#hasDispose) {
							this.#dispose?.(v, k, reason);
						}
						if (this.#hasDisposeAfter) {
							this.#disposed?.push([
								v,
								k,
								reason
							]);
						}
					}
				}
				this.#keyMap.clear();
				this.#valList.fill(undefined);
				this.#keyList.fill(undefined);
				if (this.#ttls && this.#starts) {
					this.#ttls.fill(0);
					this.#starts.fill(0);
				}
				if (this.#sizes) {
					this.#sizes.fill(0);
				}
				this.#head = 0;
				this.#tail = 0;
				this.#free.length = 0;
				this.#calculatedSize = 0;
				this.#size = 0;
				if (this.#hasDisposeAfter && this.#disposed) {
					const dt = this.#disposed;
					let task;
					while (task = dt?.shift()) {
						this.#disposeAfter?.(...task);
					}
				}
			}
		}
		exports.LRUCache = LRUCache;
	}),
	78275: (function(__unused_webpack_module, exports, __webpack_require__) {
		"use strict";
		var __importDefault = this && this.__importDefault || function(mod) {
			return mod && mod.__esModule ? mod : { "default": mod };
		};
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.Minipass = exports.isWritable = exports.isReadable = exports.isStream = void 0;
		const proc = typeof process === "object" && process ? process : {
			stdout: null,
			stderr: null
		};
		const node_events_1 = __webpack_require__(78474);
		const node_stream_1 = __importDefault(__webpack_require__(57075));
		const node_string_decoder_1 = __webpack_require__(46193);
		const isStream = (s) => !!s && typeof s === "object" && (s instanceof Minipass || s instanceof node_stream_1.default || (0, exports.isReadable)(s) || (0, exports.isWritable)(s));
		exports.isStream = isStream;
		const isReadable = (s) => !!s && typeof s === "object" && s instanceof node_events_1.EventEmitter && typeof s.pipe === "function" && s.pipe !== node_stream_1.default.Writable.prototype.pipe;
		exports.isReadable = isReadable;
		const isWritable = (s) => !!s && typeof s === "object" && s instanceof node_events_1.EventEmitter && typeof s.write === "function" && typeof s.end === "function";
		exports.isWritable = isWritable;
		const EOF = Symbol("EOF");
		const MAYBE_EMIT_END = Symbol("maybeEmitEnd");
		const EMITTED_END = Symbol("emittedEnd");
		const EMITTING_END = Symbol("emittingEnd");
		const EMITTED_ERROR = Symbol("emittedError");
		const CLOSED = Symbol("closed");
		const READ = Symbol("read");
		const FLUSH = Symbol("flush");
		const FLUSHCHUNK = Symbol("flushChunk");
		const ENCODING = Symbol("encoding");
		const DECODER = Symbol("decoder");
		const FLOWING = Symbol("flowing");
		const PAUSED = Symbol("paused");
		const RESUME = Symbol("resume");
		const BUFFER = Symbol("buffer");
		const PIPES = Symbol("pipes");
		const BUFFERLENGTH = Symbol("bufferLength");
		const BUFFERPUSH = Symbol("bufferPush");
		const BUFFERSHIFT = Symbol("bufferShift");
		const OBJECTMODE = Symbol("objectMode");
		const DESTROYED = Symbol("destroyed");
		const ERROR = Symbol("error");
		const EMITDATA = Symbol("emitData");
		const EMITEND = Symbol("emitEnd");
		const EMITEND2 = Symbol("emitEnd2");
		const ASYNC = Symbol("async");
		const ABORT = Symbol("abort");
		const ABORTED = Symbol("aborted");
		const SIGNAL = Symbol("signal");
		const DATALISTENERS = Symbol("dataListeners");
		const DISCARDED = Symbol("discarded");
		const defer = (fn) => Promise.resolve().then(fn);
		const nodefer = (fn) => fn();
		const isEndish = (ev) => ev === "end" || ev === "finish" || ev === "prefinish";
		const isArrayBufferLike = (b) => b instanceof ArrayBuffer || !!b && typeof b === "object" && b.constructor && b.constructor.name === "ArrayBuffer" && b.byteLength >= 0;
		const isArrayBufferView = (b) => !Buffer.isBuffer(b) && ArrayBuffer.isView(b);
		class Pipe {
			src;
			dest;
			opts;
			ondrain;
			constructor(src, dest, opts) {
				this.src = src;
				this.dest = dest;
				this.opts = opts;
				this.ondrain = () => src[RESUME]();
				this.dest.on("drain", this.ondrain);
			}
			unpipe() {
				this.dest.removeListener("drain", this.ondrain);
			}
			proxyErrors(_er) {}
			end() {
				this.unpipe();
				if (this.opts.end) this.dest.end();
			}
		}
		class PipeProxyErrors extends Pipe {
			unpipe() {
				this.src.removeListener("error", this.proxyErrors);
				super.unpipe();
			}
			constructor(src, dest, opts) {
				super(src, dest, opts);
				this.proxyErrors = (er) => this.dest.emit("error", er);
				src.on("error", this.proxyErrors);
			}
		}
		const isObjectModeOptions = (o) => !!o.objectMode;
		const isEncodingOptions = (o) => !o.objectMode && !!o.encoding && o.encoding !== "buffer";
		class Minipass extends node_events_1.EventEmitter {
			[FLOWING] = false;
			[PAUSED] = false;
			[PIPES] = [];
			[BUFFER] = [];
			[OBJECTMODE];
			[ENCODING];
			[ASYNC];
			[DECODER];
			[EOF] = false;
			[EMITTED_END] = false;
			[EMITTING_END] = false;
			[CLOSED] = false;
			[EMITTED_ERROR] = null;
			[BUFFERLENGTH] = 0;
			[DESTROYED] = false;
			[SIGNAL];
			[ABORTED] = false;
			[DATALISTENERS] = 0;
			[DISCARDED] = false;
			writable = true;
			readable = true;
			constructor(...args) {
				const options = args[0] || {};
				super();
				if (options.objectMode && typeof options.encoding === "string") {
					throw new TypeError("Encoding and objectMode may not be used together");
				}
				if (isObjectModeOptions(options)) {
					this[OBJECTMODE] = true;
					this[ENCODING] = null;
				} else if (isEncodingOptions(options)) {
					this[ENCODING] = options.encoding;
					this[OBJECTMODE] = false;
				} else {
					this[OBJECTMODE] = false;
					this[ENCODING] = null;
				}
				this[ASYNC] = !!options.async;
				this[DECODER] = this[ENCODING] ? new node_string_decoder_1.StringDecoder(this[ENCODING]) : null;
				if (options && options.debugExposeBuffer === true) {
					Object.defineProperty(this, "buffer", { get: () => this[BUFFER] });
				}
				if (options && options.debugExposePipes === true) {
					Object.defineProperty(this, "pipes", { get: () => this[PIPES] });
				}
				const { signal } = options;
				if (signal) {
					this[SIGNAL] = signal;
					if (signal.aborted) {
						this[ABORT]();
					} else {
						signal.addEventListener("abort", () => this[ABORT]());
					}
				}
			}
			get bufferLength() {
				return this[BUFFERLENGTH];
			}
			get encoding() {
				return this[ENCODING];
			}
			set encoding(_enc) {
				throw new Error("Encoding must be set at instantiation time");
			}
			setEncoding(_enc) {
				throw new Error("Encoding must be set at instantiation time");
			}
			get objectMode() {
				return this[OBJECTMODE];
			}
			set objectMode(_om) {
				throw new Error("objectMode must be set at instantiation time");
			}
			get ["async"]() {
				return this[ASYNC];
			}
			set ["async"](a) {
				this[ASYNC] = this[ASYNC] || !!a;
			}
			[ABORT]() {
				this[ABORTED] = true;
				this.emit("abort", this[SIGNAL]?.reason);
				this.destroy(this[SIGNAL]?.reason);
			}
			get aborted() {
				return this[ABORTED];
			}
			set aborted(_) {}
			write(chunk, encoding, cb) {
				if (this[ABORTED]) return false;
				if (this[EOF]) throw new Error("write after end");
				if (this[DESTROYED]) {
					this.emit("error", Object.assign(new Error("Cannot call write after a stream was destroyed"), { code: "ERR_STREAM_DESTROYED" }));
					return true;
				}
				if (typeof encoding === "function") {
					cb = encoding;
					encoding = "utf8";
				}
				if (!encoding) encoding = "utf8";
				const fn = this[ASYNC] ? defer : nodefer;
				if (!this[OBJECTMODE] && !Buffer.isBuffer(chunk)) {
					if (isArrayBufferView(chunk)) {
						chunk = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
					} else if (isArrayBufferLike(chunk)) {
						chunk = Buffer.from(chunk);
					} else if (typeof chunk !== "string") {
						throw new Error("Non-contiguous data written to non-objectMode stream");
					}
				}
				if (this[OBJECTMODE]) {
					if (this[FLOWING] && this[BUFFERLENGTH] !== 0) this[FLUSH](true);
					if (this[FLOWING]) this.emit("data", chunk);
					else this[BUFFERPUSH](chunk);
					if (this[BUFFERLENGTH] !== 0) this.emit("readable");
					if (cb) fn(cb);
					return this[FLOWING];
				}
				if (!chunk.length) {
					if (this[BUFFERLENGTH] !== 0) this.emit("readable");
					if (cb) fn(cb);
					return this[FLOWING];
				}
				if (typeof chunk === "string" && !(encoding === this[ENCODING] && !this[DECODER]?.lastNeed)) {
					chunk = Buffer.from(chunk, encoding);
				}
				if (Buffer.isBuffer(chunk) && this[ENCODING]) {
					chunk = this[DECODER].write(chunk);
				}
				if (this[FLOWING] && this[BUFFERLENGTH] !== 0) this[FLUSH](true);
				if (this[FLOWING]) this.emit("data", chunk);
				else this[BUFFERPUSH](chunk);
				if (this[BUFFERLENGTH] !== 0) this.emit("readable");
				if (cb) fn(cb);
				return this[FLOWING];
			}
			read(n) {
				if (this[DESTROYED]) return null;
				this[DISCARDED] = false;
				if (this[BUFFERLENGTH] === 0 || n === 0 || n && n > this[BUFFERLENGTH]) {
					this[MAYBE_EMIT_END]();
					return null;
				}
				if (this[OBJECTMODE]) n = null;
				if (this[BUFFER].length > 1 && !this[OBJECTMODE]) {
					this[BUFFER] = [this[ENCODING] ? this[BUFFER].join("") : Buffer.concat(this[BUFFER], this[BUFFERLENGTH])];
				}
				const ret = this[READ](n || null, this[BUFFER][0]);
				this[MAYBE_EMIT_END]();
				return ret;
			}
			[READ](n, chunk) {
				if (this[OBJECTMODE]) this[BUFFERSHIFT]();
				else {
					const c = chunk;
					if (n === c.length || n === null) this[BUFFERSHIFT]();
					else if (typeof c === "string") {
						this[BUFFER][0] = c.slice(n);
						chunk = c.slice(0, n);
						this[BUFFERLENGTH] -= n;
					} else {
						this[BUFFER][0] = c.subarray(n);
						chunk = c.subarray(0, n);
						this[BUFFERLENGTH] -= n;
					}
				}
				this.emit("data", chunk);
				if (!this[BUFFER].length && !this[EOF]) this.emit("drain");
				return chunk;
			}
			end(chunk, encoding, cb) {
				if (typeof chunk === "function") {
					cb = chunk;
					chunk = undefined;
				}
				if (typeof encoding === "function") {
					cb = encoding;
					encoding = "utf8";
				}
				if (chunk !== undefined) this.write(chunk, encoding);
				if (cb) this.once("end", cb);
				this[EOF] = true;
				this.writable = false;
				if (this[FLOWING] || !this[PAUSED]) this[MAYBE_EMIT_END]();
				return this;
			}
			[RESUME]() {
				if (this[DESTROYED]) return;
				if (!this[DATALISTENERS] && !this[PIPES].length) {
					this[DISCARDED] = true;
				}
				this[PAUSED] = false;
				this[FLOWING] = true;
				this.emit("resume");
				if (this[BUFFER].length) this[FLUSH]();
				else if (this[EOF]) this[MAYBE_EMIT_END]();
				else this.emit("drain");
			}
			resume() {
				return this[RESUME]();
			}
			pause() {
				this[FLOWING] = false;
				this[PAUSED] = true;
				this[DISCARDED] = false;
			}
			get destroyed() {
				return this[DESTROYED];
			}
			get flowing() {
				return this[FLOWING];
			}
			get paused() {
				return this[PAUSED];
			}
			[BUFFERPUSH](chunk) {
				if (this[OBJECTMODE]) this[BUFFERLENGTH] += 1;
				else this[BUFFERLENGTH] += chunk.length;
				this[BUFFER].push(chunk);
			}
			[BUFFERSHIFT]() {
				if (this[OBJECTMODE]) this[BUFFERLENGTH] -= 1;
				else this[BUFFERLENGTH] -= this[BUFFER][0].length;
				return this[BUFFER].shift();
			}
			[FLUSH](noDrain = false) {
				do {} while (this[FLUSHCHUNK](this[BUFFERSHIFT]()) && this[BUFFER].length);
				if (!noDrain && !this[BUFFER].length && !this[EOF]) this.emit("drain");
			}
			[FLUSHCHUNK](chunk) {
				this.emit("data", chunk);
				return this[FLOWING];
			}
			pipe(dest, opts) {
				if (this[DESTROYED]) return dest;
				this[DISCARDED] = false;
				const ended = this[EMITTED_END];
				opts = opts || {};
				if (dest === proc.stdout || dest === proc.stderr) opts.end = false;
				else opts.end = opts.end !== false;
				opts.proxyErrors = !!opts.proxyErrors;
				if (ended) {
					if (opts.end) dest.end();
				} else {
					this[PIPES].push(!opts.proxyErrors ? new Pipe(this, dest, opts) : new PipeProxyErrors(this, dest, opts));
					if (this[ASYNC]) defer(() => this[RESUME]());
					else this[RESUME]();
				}
				return dest;
			}
			unpipe(dest) {
				const p = this[PIPES].find((p) => p.dest === dest);
				if (p) {
					if (this[PIPES].length === 1) {
						if (this[FLOWING] && this[DATALISTENERS] === 0) {
							this[FLOWING] = false;
						}
						this[PIPES] = [];
					} else this[PIPES].splice(this[PIPES].indexOf(p), 1);
					p.unpipe();
				}
			}
			addListener(ev, handler) {
				return this.on(ev, handler);
			}
			on(ev, handler) {
				const ret = super.on(ev, handler);
				if (ev === "data") {
					this[DISCARDED] = false;
					this[DATALISTENERS]++;
					if (!this[PIPES].length && !this[FLOWING]) {
						this[RESUME]();
					}
				} else if (ev === "readable" && this[BUFFERLENGTH] !== 0) {
					super.emit("readable");
				} else if (isEndish(ev) && this[EMITTED_END]) {
					super.emit(ev);
					this.removeAllListeners(ev);
				} else if (ev === "error" && this[EMITTED_ERROR]) {
					const h = handler;
					if (this[ASYNC]) defer(() => h.call(this, this[EMITTED_ERROR]));
					else h.call(this, this[EMITTED_ERROR]);
				}
				return ret;
			}
			removeListener(ev, handler) {
				return this.off(ev, handler);
			}
			off(ev, handler) {
				const ret = super.off(ev, handler);
				if (ev === "data") {
					this[DATALISTENERS] = this.listeners("data").length;
					if (this[DATALISTENERS] === 0 && !this[DISCARDED] && !this[PIPES].length) {
						this[FLOWING] = false;
					}
				}
				return ret;
			}
			removeAllListeners(ev) {
				const ret = super.removeAllListeners(ev);
				if (ev === "data" || ev === undefined) {
					this[DATALISTENERS] = 0;
					if (!this[DISCARDED] && !this[PIPES].length) {
						this[FLOWING] = false;
					}
				}
				return ret;
			}
			get emittedEnd() {
				return this[EMITTED_END];
			}
			[MAYBE_EMIT_END]() {
				if (!this[EMITTING_END] && !this[EMITTED_END] && !this[DESTROYED] && this[BUFFER].length === 0 && this[EOF]) {
					this[EMITTING_END] = true;
					this.emit("end");
					this.emit("prefinish");
					this.emit("finish");
					if (this[CLOSED]) this.emit("close");
					this[EMITTING_END] = false;
				}
			}
			emit(ev, ...args) {
				const data = args[0];
				if (ev !== "error" && ev !== "close" && ev !== DESTROYED && this[DESTROYED]) {
					return false;
				} else if (ev === "data") {
					return !this[OBJECTMODE] && !data ? false : this[ASYNC] ? (defer(() => this[EMITDATA](data)), true) : this[EMITDATA](data);
				} else if (ev === "end") {
					return this[EMITEND]();
				} else if (ev === "close") {
					this[CLOSED] = true;
					if (!this[EMITTED_END] && !this[DESTROYED]) return false;
					const ret = super.emit("close");
					this.removeAllListeners("close");
					return ret;
				} else if (ev === "error") {
					this[EMITTED_ERROR] = data;
					super.emit(ERROR, data);
					const ret = !this[SIGNAL] || this.listeners("error").length ? super.emit("error", data) : false;
					this[MAYBE_EMIT_END]();
					return ret;
				} else if (ev === "resume") {
					const ret = super.emit("resume");
					this[MAYBE_EMIT_END]();
					return ret;
				} else if (ev === "finish" || ev === "prefinish") {
					const ret = super.emit(ev);
					this.removeAllListeners(ev);
					return ret;
				}
				const ret = super.emit(ev, ...args);
				this[MAYBE_EMIT_END]();
				return ret;
			}
			[EMITDATA](data) {
				for (const p of this[PIPES]) {
					if (p.dest.write(data) === false) this.pause();
				}
				const ret = this[DISCARDED] ? false : super.emit("data", data);
				this[MAYBE_EMIT_END]();
				return ret;
			}
			[EMITEND]() {
				if (this[EMITTED_END]) return false;
				this[EMITTED_END] = true;
				this.readable = false;
				return this[ASYNC] ? (defer(() => this[EMITEND2]()), true) : this[EMITEND2]();
			}
			[EMITEND2]() {
				if (this[DECODER]) {
					const data = this[DECODER].end();
					if (data) {
						for (const p of this[PIPES]) {
							p.dest.write(data);
						}
						if (!this[DISCARDED]) super.emit("data", data);
					}
				}
				for (const p of this[PIPES]) {
					p.end();
				}
				const ret = super.emit("end");
				this.removeAllListeners("end");
				return ret;
			}
			async collect() {
				const buf = Object.assign([], { dataLength: 0 });
				if (!this[OBJECTMODE]) buf.dataLength = 0;
				const p = this.promise();
				this.on("data", (c) => {
					buf.push(c);
					if (!this[OBJECTMODE]) buf.dataLength += c.length;
				});
				await p;
				return buf;
			}
			async concat() {
				if (this[OBJECTMODE]) {
					throw new Error("cannot concat in objectMode");
				}
				const buf = await this.collect();
				return this[ENCODING] ? buf.join("") : Buffer.concat(buf, buf.dataLength);
			}
			async promise() {
				return new Promise((resolve, reject) => {
					this.on(DESTROYED, () => reject(new Error("stream destroyed")));
					this.on("error", (er) => reject(er));
					this.on("end", () => resolve());
				});
			}
			[Symbol.asyncIterator]() {
				this[DISCARDED] = false;
				let stopped = false;
				const stop = async () => {
					this.pause();
					stopped = true;
					return {
						value: undefined,
						done: true
					};
				};
				const next = () => {
					if (stopped) return stop();
					const res = this.read();
					if (res !== null) return Promise.resolve({
						done: false,
						value: res
					});
					if (this[EOF]) return stop();
					let resolve;
					let reject;
					const onerr = (er) => {
						this.off("data", ondata);
						this.off("end", onend);
						this.off(DESTROYED, ondestroy);
						stop();
						reject(er);
					};
					const ondata = (value) => {
						this.off("error", onerr);
						this.off("end", onend);
						this.off(DESTROYED, ondestroy);
						this.pause();
						resolve({
							value,
							done: !!this[EOF]
						});
					};
					const onend = () => {
						this.off("error", onerr);
						this.off("data", ondata);
						this.off(DESTROYED, ondestroy);
						stop();
						resolve({
							done: true,
							value: undefined
						});
					};
					const ondestroy = () => onerr(new Error("stream destroyed"));
					return new Promise((res, rej) => {
						reject = rej;
						resolve = res;
						this.once(DESTROYED, ondestroy);
						this.once("error", onerr);
						this.once("end", onend);
						this.once("data", ondata);
					});
				};
				return {
					next,
					throw: stop,
					return: stop,
					[Symbol.asyncIterator]() {
						return this;
					},
					[Symbol.asyncDispose]: async () => {}
				};
			}
			[Symbol.iterator]() {
				this[DISCARDED] = false;
				let stopped = false;
				const stop = () => {
					this.pause();
					this.off(ERROR, stop);
					this.off(DESTROYED, stop);
					this.off("end", stop);
					stopped = true;
					return {
						done: true,
						value: undefined
					};
				};
				const next = () => {
					if (stopped) return stop();
					const value = this.read();
					return value === null ? stop() : {
						done: false,
						value
					};
				};
				this.once("end", stop);
				this.once(ERROR, stop);
				this.once(DESTROYED, stop);
				return {
					next,
					throw: stop,
					return: stop,
					[Symbol.iterator]() {
						return this;
					},
					[Symbol.dispose]: () => {}
				};
			}
			destroy(er) {
				if (this[DESTROYED]) {
					if (er) this.emit("error", er);
					else this.emit(DESTROYED);
					return this;
				}
				this[DESTROYED] = true;
				this[DISCARDED] = true;
				this[BUFFER].length = 0;
				this[BUFFERLENGTH] = 0;
				const wc = this;
				if (typeof wc.close === "function" && !this[CLOSED]) wc.close();
				if (er) this.emit("error", er);
				else this.emit(DESTROYED);
				return this;
			}
			static get isStream() {
				return exports.isStream;
			}
		}
		exports.Minipass = Minipass;
	}),
	38958: (function(__unused_webpack_module, exports, __webpack_require__) {
		"use strict";
		var __createBinding = this && this.__createBinding || (Object.create ? (function(o, m, k, k2) {
			if (k2 === undefined) k2 = k;
			var desc = Object.getOwnPropertyDescriptor(m, k);
			if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
				desc = {
					enumerable: true,
					get: function() {
						return m[k];
					}
				};
			}
			Object.defineProperty(o, k2, desc);
		}) : (function(o, m, k, k2) {
			if (k2 === undefined) k2 = k;
			o[k2] = m[k];
		}));
		var __setModuleDefault = this && this.__setModuleDefault || (Object.create ? (function(o, v) {
			Object.defineProperty(o, "default", {
				enumerable: true,
				value: v
			});
		}) : function(o, v) {
			o["default"] = v;
		});
		var __importStar = this && this.__importStar || function(mod) {
			if (mod && mod.__esModule) return mod;
			var result = {};
			if (mod != null) {
				for (var k in mod) if (k !== "default" && Object.prototype.hasOwnProperty.call(mod, k)) __createBinding(result, mod, k);
			}
			__setModuleDefault(result, mod);
			return result;
		};
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.PathScurry = exports.Path = exports.PathScurryDarwin = exports.PathScurryPosix = exports.PathScurryWin32 = exports.PathScurryBase = exports.PathPosix = exports.PathWin32 = exports.PathBase = exports.ChildrenCache = exports.ResolveCache = void 0;
		const lru_cache_1 = __webpack_require__(32477);
		const node_path_1 = __webpack_require__(76760);
		const node_url_1 = __webpack_require__(73136);
		const fs_1 = __webpack_require__(79896);
		const actualFS = __importStar(__webpack_require__(73024));
		const realpathSync = fs_1.realpathSync.native;
		const promises_1 = __webpack_require__(51455);
		const minipass_1 = __webpack_require__(78275);
		const defaultFS = {
			lstatSync: fs_1.lstatSync,
			readdir: fs_1.readdir,
			readdirSync: fs_1.readdirSync,
			readlinkSync: fs_1.readlinkSync,
			realpathSync,
			promises: {
				lstat: promises_1.lstat,
				readdir: promises_1.readdir,
				readlink: promises_1.readlink,
				realpath: promises_1.realpath
			}
		};
		const fsFromOption = (fsOption) => !fsOption || fsOption === defaultFS || fsOption === actualFS ? defaultFS : {
			...defaultFS,
			...fsOption,
			promises: {
				...defaultFS.promises,
				...fsOption.promises || {}
			}
		};
		const uncDriveRegexp = /^\\\\\?\\([a-z]:)\\?$/i;
		const uncToDrive = (rootPath) => rootPath.replace(/\//g, "\\").replace(uncDriveRegexp, "$1\\");
		const eitherSep = /[\\\/]/;
		const UNKNOWN = 0;
		const IFIFO = 1;
		const IFCHR = 2;
		const IFDIR = 4;
		const IFBLK = 6;
		const IFREG = 8;
		const IFLNK = 10;
		const IFSOCK = 12;
		const IFMT = 15;
		const IFMT_UNKNOWN = ~IFMT;
		const READDIR_CALLED = 16;
		const LSTAT_CALLED = 32;
		const ENOTDIR = 64;
		const ENOENT = 128;
		const ENOREADLINK = 256;
		const ENOREALPATH = 512;
		const ENOCHILD = ENOTDIR | ENOENT | ENOREALPATH;
		const TYPEMASK = 1023;
		const entToType = (s) => s.isFile() ? IFREG : s.isDirectory() ? IFDIR : s.isSymbolicLink() ? IFLNK : s.isCharacterDevice() ? IFCHR : s.isBlockDevice() ? IFBLK : s.isSocket() ? IFSOCK : s.isFIFO() ? IFIFO : UNKNOWN;
		const normalizeCache = new Map();
		const normalize = (s) => {
			const c = normalizeCache.get(s);
			if (c) return c;
			const n = s.normalize("NFKD");
			normalizeCache.set(s, n);
			return n;
		};
		const normalizeNocaseCache = new Map();
		const normalizeNocase = (s) => {
			const c = normalizeNocaseCache.get(s);
			if (c) return c;
			const n = normalize(s.toLowerCase());
			normalizeNocaseCache.set(s, n);
			return n;
		};
		class ResolveCache extends lru_cache_1.LRUCache {
			constructor() {
				super({ max: 256 });
			}
		}
		exports.ResolveCache = ResolveCache;
		class ChildrenCache extends lru_cache_1.LRUCache {
			constructor(maxSize = 16 * 1024) {
				super({
					maxSize,
					sizeCalculation: (a) => a.length + 1
				});
			}
		}
		exports.ChildrenCache = ChildrenCache;
		const setAsCwd = Symbol("PathScurry setAsCwd");
		class PathBase {
			name;
			root;
			roots;
			parent;
			nocase;
			isCWD = false;
			#fs;
			#dev;
			get dev() {
				return this.#dev;
			}
			#mode;
			get mode() {
				return this.#mode;
			}
			#nlink;
			get nlink() {
				return this.#nlink;
			}
			#uid;
			get uid() {
				return this.#uid;
			}
			#gid;
			get gid() {
				return this.#gid;
			}
			#rdev;
			get rdev() {
				return this.#rdev;
			}
			#blksize;
			get blksize() {
				return this.#blksize;
			}
			#ino;
			get ino() {
				return this.#ino;
			}
			#size;
			get size() {
				return this.#size;
			}
			#blocks;
			get blocks() {
				return this.#blocks;
			}
			#atimeMs;
			get atimeMs() {
				return this.#atimeMs;
			}
			#mtimeMs;
			get mtimeMs() {
				return this.#mtimeMs;
			}
			#ctimeMs;
			get ctimeMs() {
				return this.#ctimeMs;
			}
			#birthtimeMs;
			get birthtimeMs() {
				return this.#birthtimeMs;
			}
			#atime;
			get atime() {
				return this.#atime;
			}
			#mtime;
			get mtime() {
				return this.#mtime;
			}
			#ctime;
			get ctime() {
				return this.#ctime;
			}
			#birthtime;
			get birthtime() {
				return this.#birthtime;
			}
			#matchName;
			#depth;
			#fullpath;
			#fullpathPosix;
			#relative;
			#relativePosix;
			#type;
			#children;
			#linkTarget;
			#realpath;
			get parentPath() {
				return (this.parent || this).fullpath();
			}
			get path() {
				return this.parentPath;
			}
			constructor(name, type = UNKNOWN, root, roots, nocase, children, opts) {
				this.name = name;
				this.#matchName = nocase ? normalizeNocase(name) : normalize(name);
				this.#type = type & TYPEMASK;
				this.nocase = nocase;
				this.roots = roots;
				this.root = root || this;
				this.#children = children;
				this.#fullpath = opts.fullpath;
				this.#relative = opts.relative;
				this.#relativePosix = opts.relativePosix;
				this.parent = opts.parent;
				if (this.parent) {
					this.#fs = this.parent.#fs;
				} else {
					this.#fs = fsFromOption(opts.fs);
				}
			}
			depth() {
				if (this.#depth !== undefined) return this.#depth;
				if (!this.parent) return this.#depth = 0;
				return this.#depth = this.parent.depth() + 1;
			}
			childrenCache() {
				return this.#children;
			}
			resolve(path) {
				if (!path) {
					return this;
				}
				const rootPath = this.getRootString(path);
				const dir = path.substring(rootPath.length);
				const dirParts = dir.split(this.splitSep);
				const result = rootPath ? this.getRoot(rootPath).#resolveParts(dirParts) : this.#resolveParts(dirParts);
				return result;
			}
			#resolveParts(dirParts) {
				let p = this;
				for (const part of dirParts) {
					p = p.child(part);
				}
				return p;
			}
			children() {
				const cached = this.#children.get(this);
				if (cached) {
					return cached;
				}
				const children = Object.assign([], { provisional: 0 });
				this.#children.set(this, children);
				this.#type &= ~READDIR_CALLED;
				return children;
			}
			child(pathPart, opts) {
				if (pathPart === "" || pathPart === ".") {
					return this;
				}
				if (pathPart === "..") {
					return this.parent || this;
				}
				const children = this.children();
				const name = this.nocase ? normalizeNocase(pathPart) : normalize(pathPart);
				for (const p of children) {
					if (p.#matchName === name) {
						return p;
					}
				}
				const s = this.parent ? this.sep : "";
				const fullpath = this.#fullpath ? this.#fullpath + s + pathPart : undefined;
				const pchild = this.newChild(pathPart, UNKNOWN, {
					...opts,
					parent: this,
					fullpath
				});
				if (!this.canReaddir()) {
					pchild.#type |= ENOENT;
				}
				children.push(pchild);
				return pchild;
			}
			relative() {
				if (this.isCWD) return "";
				if (this.#relative !== undefined) {
					return this.#relative;
				}
				const name = this.name;
				const p = this.parent;
				if (!p) {
					return this.#relative = this.name;
				}
				const pv = p.relative();
				return pv + (!pv || !p.parent ? "" : this.sep) + name;
			}
			relativePosix() {
				if (this.sep === "/") return this.relative();
				if (this.isCWD) return "";
				if (this.#relativePosix !== undefined) return this.#relativePosix;
				const name = this.name;
				const p = this.parent;
				if (!p) {
					return this.#relativePosix = this.fullpathPosix();
				}
				const pv = p.relativePosix();
				return pv + (!pv || !p.parent ? "" : "/") + name;
			}
			fullpath() {
				if (this.#fullpath !== undefined) {
					return this.#fullpath;
				}
				const name = this.name;
				const p = this.parent;
				if (!p) {
					return this.#fullpath = this.name;
				}
				const pv = p.fullpath();
				const fp = pv + (!p.parent ? "" : this.sep) + name;
				return this.#fullpath = fp;
			}
			fullpathPosix() {
				if (this.#fullpathPosix !== undefined) return this.#fullpathPosix;
				if (this.sep === "/") return this.#fullpathPosix = this.fullpath();
				if (!this.parent) {
					const p = this.fullpath().replace(/\\/g, "/");
					if (/^[a-z]:\//i.test(p)) {
						return this.#fullpathPosix = `//?/${p}`;
					} else {
						return this.#fullpathPosix = p;
					}
				}
				const p = this.parent;
				const pfpp = p.fullpathPosix();
				const fpp = pfpp + (!pfpp || !p.parent ? "" : "/") + this.name;
				return this.#fullpathPosix = fpp;
			}
			isUnknown() {
				return (this.#type & IFMT) === UNKNOWN;
			}
			isType(type) {
				return this[`is${type}`]();
			}
			getType() {
				return this.isUnknown() ? "Unknown" : this.isDirectory() ? "Directory" : this.isFile() ? "File" : this.isSymbolicLink() ? "SymbolicLink" : this.isFIFO() ? "FIFO" : this.isCharacterDevice() ? "CharacterDevice" : this.isBlockDevice() ? "BlockDevice" : this.isSocket() ? "Socket" : "Unknown";
			}
			isFile() {
				return (this.#type & IFMT) === IFREG;
			}
			isDirectory() {
				return (this.#type & IFMT) === IFDIR;
			}
			isCharacterDevice() {
				return (this.#type & IFMT) === IFCHR;
			}
			isBlockDevice() {
				return (this.#type & IFMT) === IFBLK;
			}
			isFIFO() {
				return (this.#type & IFMT) === IFIFO;
			}
			isSocket() {
				return (this.#type & IFMT) === IFSOCK;
			}
			isSymbolicLink() {
				return (this.#type & IFLNK) === IFLNK;
			}
			lstatCached() {
				return this.#type & LSTAT_CALLED ? this : undefined;
			}
			readlinkCached() {
				return this.#linkTarget;
			}
			realpathCached() {
				return this.#realpath;
			}
			readdirCached() {
				const children = this.children();
				return children.slice(0, children.provisional);
			}
			canReadlink() {
				if (this.#linkTarget) return true;
				if (!this.parent) return false;
				const ifmt = this.#type & IFMT;
				return !(ifmt !== UNKNOWN && ifmt !== IFLNK || this.#type & ENOREADLINK || this.#type & ENOENT);
			}
			calledReaddir() {
				return !!(this.#type & READDIR_CALLED);
			}
			isENOENT() {
				return !!(this.#type & ENOENT);
			}
			isNamed(n) {
				return !this.nocase ? this.#matchName === normalize(n) : this.#matchName === normalizeNocase(n);
			}
			async readlink() {
				const target = this.#linkTarget;
				if (target) {
					return target;
				}
				if (!this.canReadlink()) {
					return undefined;
				}
				if (!this.parent) {
					return undefined;
				}
				try {
					const read = await this.#fs.promises.readlink(this.fullpath());
					const linkTarget = (await this.parent.realpath())?.resolve(read);
					if (linkTarget) {
						return this.#linkTarget = linkTarget;
					}
				} catch (er) {
					this.#readlinkFail(er.code);
					return undefined;
				}
			}
			readlinkSync() {
				const target = this.#linkTarget;
				if (target) {
					return target;
				}
				if (!this.canReadlink()) {
					return undefined;
				}
				if (!this.parent) {
					return undefined;
				}
				try {
					const read = this.#fs.readlinkSync(this.fullpath());
					const linkTarget = this.parent.realpathSync()?.resolve(read);
					if (linkTarget) {
						return this.#linkTarget = linkTarget;
					}
				} catch (er) {
					this.#readlinkFail(er.code);
					return undefined;
				}
			}
			#readdirSuccess(children) {
				this.#type |= READDIR_CALLED;
				for (let p = children.provisional; p < children.length; p++) {
					const c = children[p];
					if (c) c.#markENOENT();
				}
			}
			#markENOENT() {
				if (this.#type & ENOENT) return;
				this.#type = (this.#type | ENOENT) & IFMT_UNKNOWN;
				this.#markChildrenENOENT();
			}
			#markChildrenENOENT() {
				const children = this.children();
				children.provisional = 0;
				for (const p of children) {
					p.#markENOENT();
				}
			}
			#markENOREALPATH() {
				this.#type |= ENOREALPATH;
				this.#markENOTDIR();
			}
			#markENOTDIR() {
				if (this.#type & ENOTDIR) return;
				let t = this.#type;
				if ((t & IFMT) === IFDIR) t &= IFMT_UNKNOWN;
				this.#type = t | ENOTDIR;
				this.#markChildrenENOENT();
			}
			#readdirFail(code = "") {
				if (code === "ENOTDIR" || code === "EPERM") {
					this.#markENOTDIR();
				} else if (code === "ENOENT") {
					this.#markENOENT();
				} else {
					this.children().provisional = 0;
				}
			}
			#lstatFail(code = "") {
				if (code === "ENOTDIR") {
					const p = this.parent;
					p.#markENOTDIR();
				} else if (code === "ENOENT") {
					this.#markENOENT();
				}
			}
			#readlinkFail(code = "") {
				let ter = this.#type;
				ter |= ENOREADLINK;
				if (code === "ENOENT") ter |= ENOENT;
				if (code === "EINVAL" || code === "UNKNOWN") {
					ter &= IFMT_UNKNOWN;
				}
				this.#type = ter;
				if (code === "ENOTDIR" && this.parent) {
					this.parent.#markENOTDIR();
				}
			}
			#readdirAddChild(e, c) {
				return this.#readdirMaybePromoteChild(e, c) || this.#readdirAddNewChild(e, c);
			}
			#readdirAddNewChild(e, c) {
				const type = entToType(e);
				const child = this.newChild(e.name, type, { parent: this });
				const ifmt = child.#type & IFMT;
				if (ifmt !== IFDIR && ifmt !== IFLNK && ifmt !== UNKNOWN) {
					child.#type |= ENOTDIR;
				}
				c.unshift(child);
				c.provisional++;
				return child;
			}
			#readdirMaybePromoteChild(e, c) {
				for (let p = c.provisional; p < c.length; p++) {
					const pchild = c[p];
					const name = this.nocase ? normalizeNocase(e.name) : normalize(e.name);
					if (name !== pchild.#matchName) {
						continue;
					}
					return this.#readdirPromoteChild(e, pchild, p, c);
				}
			}
			#readdirPromoteChild(e, p, index, c) {
				const v = p.name;
				p.#type = p.#type & IFMT_UNKNOWN | entToType(e);
				if (v !== e.name) p.name = e.name;
				if (index !== c.provisional) {
					if (index === c.length - 1) c.pop();
					else c.splice(index, 1);
					c.unshift(p);
				}
				c.provisional++;
				return p;
			}
			async lstat() {
				if ((this.#type & ENOENT) === 0) {
					try {
						this.#applyStat(await this.#fs.promises.lstat(this.fullpath()));
						return this;
					} catch (er) {
						this.#lstatFail(er.code);
					}
				}
			}
			lstatSync() {
				if ((this.#type & ENOENT) === 0) {
					try {
						this.#applyStat(this.#fs.lstatSync(this.fullpath()));
						return this;
					} catch (er) {
						this.#lstatFail(er.code);
					}
				}
			}
			#applyStat(st) {
				const { atime, atimeMs, birthtime, birthtimeMs, blksize, blocks, ctime, ctimeMs, dev, gid, ino, mode, mtime, mtimeMs, nlink, rdev, size, uid } = st;
				this.#atime = atime;
				this.#atimeMs = atimeMs;
				this.#birthtime = birthtime;
				this.#birthtimeMs = birthtimeMs;
				this.#blksize = blksize;
				this.#blocks = blocks;
				this.#ctime = ctime;
				this.#ctimeMs = ctimeMs;
				this.#dev = dev;
				this.#gid = gid;
				this.#ino = ino;
				this.#mode = mode;
				this.#mtime = mtime;
				this.#mtimeMs = mtimeMs;
				this.#nlink = nlink;
				this.#rdev = rdev;
				this.#size = size;
				this.#uid = uid;
				const ifmt = entToType(st);
				this.#type = this.#type & IFMT_UNKNOWN | ifmt | LSTAT_CALLED;
				if (ifmt !== UNKNOWN && ifmt !== IFDIR && ifmt !== IFLNK) {
					this.#type |= ENOTDIR;
				}
			}
			#onReaddirCB = [];
			#readdirCBInFlight = false;
			#callOnReaddirCB(children) {
				this.#readdirCBInFlight = false;
				const cbs = this.#onReaddirCB.slice();
				this.#onReaddirCB.length = 0;
				cbs.forEach((cb) => cb(null, children));
			}
			readdirCB(cb, allowZalgo = false) {
				if (!this.canReaddir()) {
					if (allowZalgo) cb(null, []);
					else queueMicrotask(() => cb(null, []));
					return;
				}
				const children = this.children();
				if (this.calledReaddir()) {
					const c = children.slice(0, children.provisional);
					if (allowZalgo) cb(null, c);
					else queueMicrotask(() => cb(null, c));
					return;
				}
				this.#onReaddirCB.push(cb);
				if (this.#readdirCBInFlight) {
					return;
				}
				this.#readdirCBInFlight = true;
				const fullpath = this.fullpath();
				this.#fs.readdir(fullpath, { withFileTypes: true }, (er, entries) => {
					if (er) {
						this.#readdirFail(er.code);
						children.provisional = 0;
					} else {
						for (const e of entries) {
							this.#readdirAddChild(e, children);
						}
						this.#readdirSuccess(children);
					}
					this.#callOnReaddirCB(children.slice(0, children.provisional));
					return;
				});
			}
			#asyncReaddirInFlight;
			async readdir() {
				if (!this.canReaddir()) {
					return [];
				}
				const children = this.children();
				if (this.calledReaddir()) {
					return children.slice(0, children.provisional);
				}
				const fullpath = this.fullpath();
				if (this.#asyncReaddirInFlight) {
					await this.#asyncReaddirInFlight;
				} else {
					let resolve = () => {};
					this.#asyncReaddirInFlight = new Promise((res) => resolve = res);
					try {
						for (const e of await this.#fs.promises.readdir(fullpath, { withFileTypes: true })) {
							this.#readdirAddChild(e, children);
						}
						this.#readdirSuccess(children);
					} catch (er) {
						this.#readdirFail(er.code);
						children.provisional = 0;
					}
					this.#asyncReaddirInFlight = undefined;
					resolve();
				}
				return children.slice(0, children.provisional);
			}
			readdirSync() {
				if (!this.canReaddir()) {
					return [];
				}
				const children = this.children();
				if (this.calledReaddir()) {
					return children.slice(0, children.provisional);
				}
				const fullpath = this.fullpath();
				try {
					for (const e of this.#fs.readdirSync(fullpath, { withFileTypes: true })) {
						this.#readdirAddChild(e, children);
					}
					this.#readdirSuccess(children);
				} catch (er) {
					this.#readdirFail(er.code);
					children.provisional = 0;
				}
				return children.slice(0, children.provisional);
			}
			canReaddir() {
				if (this.#type & ENOCHILD) return false;
				const ifmt = IFMT & this.#type;
				if (!(ifmt === UNKNOWN || ifmt === IFDIR || ifmt === IFLNK)) {
					return false;
				}
				return true;
			}
			shouldWalk(dirs, walkFilter) {
				return (this.#type & IFDIR) === IFDIR && !(this.#type & ENOCHILD) && !dirs.has(this) && (!walkFilter || walkFilter(this));
			}
			async realpath() {
				if (this.#realpath) return this.#realpath;
				if ((ENOREALPATH | ENOREADLINK | ENOENT) & this.#type) return undefined;
				try {
					const rp = await this.#fs.promises.realpath(this.fullpath());
					return this.#realpath = this.resolve(rp);
				} catch (_) {
					this.#markENOREALPATH();
				}
			}
			realpathSync() {
				if (this.#realpath) return this.#realpath;
				if ((ENOREALPATH | ENOREADLINK | ENOENT) & this.#type) return undefined;
				try {
					const rp = this.#fs.realpathSync(this.fullpath());
					return this.#realpath = this.resolve(rp);
				} catch (_) {
					this.#markENOREALPATH();
				}
			}
			[setAsCwd](oldCwd) {
				if (oldCwd === this) return;
				oldCwd.isCWD = false;
				this.isCWD = true;
				const changed = new Set([]);
				let rp = [];
				let p = this;
				while (p && p.parent) {
					changed.add(p);
					p.#relative = rp.join(this.sep);
					p.#relativePosix = rp.join("/");
					p = p.parent;
					rp.push("..");
				}
				p = oldCwd;
				while (p && p.parent && !changed.has(p)) {
					p.#relative = undefined;
					p.#relativePosix = undefined;
					p = p.parent;
				}
			}
		}
		exports.PathBase = PathBase;
		class PathWin32 extends PathBase {
			sep = "\\";
			splitSep = eitherSep;
			constructor(name, type = UNKNOWN, root, roots, nocase, children, opts) {
				super(name, type, root, roots, nocase, children, opts);
			}
			newChild(name, type = UNKNOWN, opts = {}) {
				return new PathWin32(name, type, this.root, this.roots, this.nocase, this.childrenCache(), opts);
			}
			getRootString(path) {
				return node_path_1.win32.parse(path).root;
			}
			getRoot(rootPath) {
				rootPath = uncToDrive(rootPath.toUpperCase());
				if (rootPath === this.root.name) {
					return this.root;
				}
				for (const [compare, root] of Object.entries(this.roots)) {
					if (this.sameRoot(rootPath, compare)) {
						return this.roots[rootPath] = root;
					}
				}
				return this.roots[rootPath] = new PathScurryWin32(rootPath, this).root;
			}
			sameRoot(rootPath, compare = this.root.name) {
				rootPath = rootPath.toUpperCase().replace(/\//g, "\\").replace(uncDriveRegexp, "$1\\");
				return rootPath === compare;
			}
		}
		exports.PathWin32 = PathWin32;
		class PathPosix extends PathBase {
			splitSep = "/";
			sep = "/";
			constructor(name, type = UNKNOWN, root, roots, nocase, children, opts) {
				super(name, type, root, roots, nocase, children, opts);
			}
			getRootString(path) {
				return path.startsWith("/") ? "/" : "";
			}
			getRoot(_rootPath) {
				return this.root;
			}
			newChild(name, type = UNKNOWN, opts = {}) {
				return new PathPosix(name, type, this.root, this.roots, this.nocase, this.childrenCache(), opts);
			}
		}
		exports.PathPosix = PathPosix;
		class PathScurryBase {
			root;
			rootPath;
			roots;
			cwd;
			#resolveCache;
			#resolvePosixCache;
			#children;
			nocase;
			#fs;
			constructor(cwd = process.cwd(), pathImpl, sep, { nocase, childrenCacheSize = 16 * 1024, fs = defaultFS } = {}) {
				this.#fs = fsFromOption(fs);
				if (cwd instanceof URL || cwd.startsWith("file://")) {
					cwd = (0, node_url_1.fileURLToPath)(cwd);
				}
				const cwdPath = pathImpl.resolve(cwd);
				this.roots = Object.create(null);
				this.rootPath = this.parseRootPath(cwdPath);
				this.#resolveCache = new ResolveCache();
				this.#resolvePosixCache = new ResolveCache();
				this.#children = new ChildrenCache(childrenCacheSize);
				const split = cwdPath.substring(this.rootPath.length).split(sep);
				if (split.length === 1 && !split[0]) {
					split.pop();
				}
				if (nocase === undefined) {
					throw new TypeError("must provide nocase setting to PathScurryBase ctor");
				}
				this.nocase = nocase;
				this.root = this.newRoot(this.#fs);
				this.roots[this.rootPath] = this.root;
				let prev = this.root;
				let len = split.length - 1;
				const joinSep = pathImpl.sep;
				let abs = this.rootPath;
				let sawFirst = false;
				for (const part of split) {
					const l = len--;
					prev = prev.child(part, {
						relative: new Array(l).fill("..").join(joinSep),
						relativePosix: new Array(l).fill("..").join("/"),
						fullpath: abs += (sawFirst ? "" : joinSep) + part
					});
					sawFirst = true;
				}
				this.cwd = prev;
			}
			depth(path = this.cwd) {
				if (typeof path === "string") {
					path = this.cwd.resolve(path);
				}
				return path.depth();
			}
			childrenCache() {
				return this.#children;
			}
			resolve(...paths) {
				let r = "";
				for (let i = paths.length - 1; i >= 0; i--) {
					const p = paths[i];
					if (!p || p === ".") continue;
					r = r ? `${p}/${r}` : p;
					if (this.isAbsolute(p)) {
						break;
					}
				}
				const cached = this.#resolveCache.get(r);
				if (cached !== undefined) {
					return cached;
				}
				const result = this.cwd.resolve(r).fullpath();
				this.#resolveCache.set(r, result);
				return result;
			}
			resolvePosix(...paths) {
				let r = "";
				for (let i = paths.length - 1; i >= 0; i--) {
					const p = paths[i];
					if (!p || p === ".") continue;
					r = r ? `${p}/${r}` : p;
					if (this.isAbsolute(p)) {
						break;
					}
				}
				const cached = this.#resolvePosixCache.get(r);
				if (cached !== undefined) {
					return cached;
				}
				const result = this.cwd.resolve(r).fullpathPosix();
				this.#resolvePosixCache.set(r, result);
				return result;
			}
			relative(entry = this.cwd) {
				if (typeof entry === "string") {
					entry = this.cwd.resolve(entry);
				}
				return entry.relative();
			}
			relativePosix(entry = this.cwd) {
				if (typeof entry === "string") {
					entry = this.cwd.resolve(entry);
				}
				return entry.relativePosix();
			}
			basename(entry = this.cwd) {
				if (typeof entry === "string") {
					entry = this.cwd.resolve(entry);
				}
				return entry.name;
			}
			dirname(entry = this.cwd) {
				if (typeof entry === "string") {
					entry = this.cwd.resolve(entry);
				}
				return (entry.parent || entry).fullpath();
			}
			async readdir(entry = this.cwd, opts = { withFileTypes: true }) {
				if (typeof entry === "string") {
					entry = this.cwd.resolve(entry);
				} else if (!(entry instanceof PathBase)) {
					opts = entry;
					entry = this.cwd;
				}
				const { withFileTypes } = opts;
				if (!entry.canReaddir()) {
					return [];
				} else {
					const p = await entry.readdir();
					return withFileTypes ? p : p.map((e) => e.name);
				}
			}
			readdirSync(entry = this.cwd, opts = { withFileTypes: true }) {
				if (typeof entry === "string") {
					entry = this.cwd.resolve(entry);
				} else if (!(entry instanceof PathBase)) {
					opts = entry;
					entry = this.cwd;
				}
				const { withFileTypes = true } = opts;
				if (!entry.canReaddir()) {
					return [];
				} else if (withFileTypes) {
					return entry.readdirSync();
				} else {
					return entry.readdirSync().map((e) => e.name);
				}
			}
			async lstat(entry = this.cwd) {
				if (typeof entry === "string") {
					entry = this.cwd.resolve(entry);
				}
				return entry.lstat();
			}
			lstatSync(entry = this.cwd) {
				if (typeof entry === "string") {
					entry = this.cwd.resolve(entry);
				}
				return entry.lstatSync();
			}
			async readlink(entry = this.cwd, { withFileTypes } = { withFileTypes: false }) {
				if (typeof entry === "string") {
					entry = this.cwd.resolve(entry);
				} else if (!(entry instanceof PathBase)) {
					withFileTypes = entry.withFileTypes;
					entry = this.cwd;
				}
				const e = await entry.readlink();
				return withFileTypes ? e : e?.fullpath();
			}
			readlinkSync(entry = this.cwd, { withFileTypes } = { withFileTypes: false }) {
				if (typeof entry === "string") {
					entry = this.cwd.resolve(entry);
				} else if (!(entry instanceof PathBase)) {
					withFileTypes = entry.withFileTypes;
					entry = this.cwd;
				}
				const e = entry.readlinkSync();
				return withFileTypes ? e : e?.fullpath();
			}
			async realpath(entry = this.cwd, { withFileTypes } = { withFileTypes: false }) {
				if (typeof entry === "string") {
					entry = this.cwd.resolve(entry);
				} else if (!(entry instanceof PathBase)) {
					withFileTypes = entry.withFileTypes;
					entry = this.cwd;
				}
				const e = await entry.realpath();
				return withFileTypes ? e : e?.fullpath();
			}
			realpathSync(entry = this.cwd, { withFileTypes } = { withFileTypes: false }) {
				if (typeof entry === "string") {
					entry = this.cwd.resolve(entry);
				} else if (!(entry instanceof PathBase)) {
					withFileTypes = entry.withFileTypes;
					entry = this.cwd;
				}
				const e = entry.realpathSync();
				return withFileTypes ? e : e?.fullpath();
			}
			async walk(entry = this.cwd, opts = {}) {
				if (typeof entry === "string") {
					entry = this.cwd.resolve(entry);
				} else if (!(entry instanceof PathBase)) {
					opts = entry;
					entry = this.cwd;
				}
				const { withFileTypes = true, follow = false, filter, walkFilter } = opts;
				const results = [];
				if (!filter || filter(entry)) {
					results.push(withFileTypes ? entry : entry.fullpath());
				}
				const dirs = new Set();
				const walk = (dir, cb) => {
					dirs.add(dir);
					dir.readdirCB((er, entries) => {
						if (er) {
							return cb(er);
						}
						let len = entries.length;
						if (!len) return cb();
						const next = () => {
							if (--len === 0) {
								cb();
							}
						};
						for (const e of entries) {
							if (!filter || filter(e)) {
								results.push(withFileTypes ? e : e.fullpath());
							}
							if (follow && e.isSymbolicLink()) {
								e.realpath().then((r) => r?.isUnknown() ? r.lstat() : r).then((r) => r?.shouldWalk(dirs, walkFilter) ? walk(r, next) : next());
							} else {
								if (e.shouldWalk(dirs, walkFilter)) {
									walk(e, next);
								} else {
									next();
								}
							}
						}
					}, true);
				};
				const start = entry;
				return new Promise((res, rej) => {
					walk(start, (er) => {
						if (er) return rej(er);
						res(results);
					});
				});
			}
			walkSync(entry = this.cwd, opts = {}) {
				if (typeof entry === "string") {
					entry = this.cwd.resolve(entry);
				} else if (!(entry instanceof PathBase)) {
					opts = entry;
					entry = this.cwd;
				}
				const { withFileTypes = true, follow = false, filter, walkFilter } = opts;
				const results = [];
				if (!filter || filter(entry)) {
					results.push(withFileTypes ? entry : entry.fullpath());
				}
				const dirs = new Set([entry]);
				for (const dir of dirs) {
					const entries = dir.readdirSync();
					for (const e of entries) {
						if (!filter || filter(e)) {
							results.push(withFileTypes ? e : e.fullpath());
						}
						let r = e;
						if (e.isSymbolicLink()) {
							if (!(follow && (r = e.realpathSync()))) continue;
							if (r.isUnknown()) r.lstatSync();
						}
						if (r.shouldWalk(dirs, walkFilter)) {
							dirs.add(r);
						}
					}
				}
				return results;
			}
			[Symbol.asyncIterator]() {
				return this.iterate();
			}
			iterate(entry = this.cwd, options = {}) {
				if (typeof entry === "string") {
					entry = this.cwd.resolve(entry);
				} else if (!(entry instanceof PathBase)) {
					options = entry;
					entry = this.cwd;
				}
				return this.stream(entry, options)[Symbol.asyncIterator]();
			}
			[Symbol.iterator]() {
				return this.iterateSync();
			}
			*iterateSync(entry = this.cwd, opts = {}) {
				if (typeof entry === "string") {
					entry = this.cwd.resolve(entry);
				} else if (!(entry instanceof PathBase)) {
					opts = entry;
					entry = this.cwd;
				}
				const { withFileTypes = true, follow = false, filter, walkFilter } = opts;
				if (!filter || filter(entry)) {
					yield withFileTypes ? entry : entry.fullpath();
				}
				const dirs = new Set([entry]);
				for (const dir of dirs) {
					const entries = dir.readdirSync();
					for (const e of entries) {
						if (!filter || filter(e)) {
							yield withFileTypes ? e : e.fullpath();
						}
						let r = e;
						if (e.isSymbolicLink()) {
							if (!(follow && (r = e.realpathSync()))) continue;
							if (r.isUnknown()) r.lstatSync();
						}
						if (r.shouldWalk(dirs, walkFilter)) {
							dirs.add(r);
						}
					}
				}
			}
			stream(entry = this.cwd, opts = {}) {
				if (typeof entry === "string") {
					entry = this.cwd.resolve(entry);
				} else if (!(entry instanceof PathBase)) {
					opts = entry;
					entry = this.cwd;
				}
				const { withFileTypes = true, follow = false, filter, walkFilter } = opts;
				const results = new minipass_1.Minipass({ objectMode: true });
				if (!filter || filter(entry)) {
					results.write(withFileTypes ? entry : entry.fullpath());
				}
				const dirs = new Set();
				const queue = [entry];
				let processing = 0;
				const process = () => {
					let paused = false;
					while (!paused) {
						const dir = queue.shift();
						if (!dir) {
							if (processing === 0) results.end();
							return;
						}
						processing++;
						dirs.add(dir);
						const onReaddir = (er, entries, didRealpaths = false) => {
							if (er) return results.emit("error", er);
							if (follow && !didRealpaths) {
								const promises = [];
								for (const e of entries) {
									if (e.isSymbolicLink()) {
										promises.push(e.realpath().then((r) => r?.isUnknown() ? r.lstat() : r));
									}
								}
								if (promises.length) {
									Promise.all(promises).then(() => onReaddir(null, entries, true));
									return;
								}
							}
							for (const e of entries) {
								if (e && (!filter || filter(e))) {
									if (!results.write(withFileTypes ? e : e.fullpath())) {
										paused = true;
									}
								}
							}
							processing--;
							for (const e of entries) {
								const r = e.realpathCached() || e;
								if (r.shouldWalk(dirs, walkFilter)) {
									queue.push(r);
								}
							}
							if (paused && !results.flowing) {
								results.once("drain", process);
							} else if (!sync) {
								process();
							}
						};
						let sync = true;
						dir.readdirCB(onReaddir, true);
						sync = false;
					}
				};
				process();
				return results;
			}
			streamSync(entry = this.cwd, opts = {}) {
				if (typeof entry === "string") {
					entry = this.cwd.resolve(entry);
				} else if (!(entry instanceof PathBase)) {
					opts = entry;
					entry = this.cwd;
				}
				const { withFileTypes = true, follow = false, filter, walkFilter } = opts;
				const results = new minipass_1.Minipass({ objectMode: true });
				const dirs = new Set();
				if (!filter || filter(entry)) {
					results.write(withFileTypes ? entry : entry.fullpath());
				}
				const queue = [entry];
				let processing = 0;
				const process = () => {
					let paused = false;
					while (!paused) {
						const dir = queue.shift();
						if (!dir) {
							if (processing === 0) results.end();
							return;
						}
						processing++;
						dirs.add(dir);
						const entries = dir.readdirSync();
						for (const e of entries) {
							if (!filter || filter(e)) {
								if (!results.write(withFileTypes ? e : e.fullpath())) {
									paused = true;
								}
							}
						}
						processing--;
						for (const e of entries) {
							let r = e;
							if (e.isSymbolicLink()) {
								if (!(follow && (r = e.realpathSync()))) continue;
								if (r.isUnknown()) r.lstatSync();
							}
							if (r.shouldWalk(dirs, walkFilter)) {
								queue.push(r);
							}
						}
					}
					if (paused && !results.flowing) results.once("drain", process);
				};
				process();
				return results;
			}
			chdir(path = this.cwd) {
				const oldCwd = this.cwd;
				this.cwd = typeof path === "string" ? this.cwd.resolve(path) : path;
				this.cwd[setAsCwd](oldCwd);
			}
		}
		exports.PathScurryBase = PathScurryBase;
		class PathScurryWin32 extends PathScurryBase {
			sep = "\\";
			constructor(cwd = process.cwd(), opts = {}) {
				const { nocase = true } = opts;
				super(cwd, node_path_1.win32, "\\", {
					...opts,
					nocase
				});
				this.nocase = nocase;
				for (let p = this.cwd; p; p = p.parent) {
					p.nocase = this.nocase;
				}
			}
			parseRootPath(dir) {
				return node_path_1.win32.parse(dir).root.toUpperCase();
			}
			newRoot(fs) {
				return new PathWin32(this.rootPath, IFDIR, undefined, this.roots, this.nocase, this.childrenCache(), { fs });
			}
			isAbsolute(p) {
				return p.startsWith("/") || p.startsWith("\\") || /^[a-z]:(\/|\\)/i.test(p);
			}
		}
		exports.PathScurryWin32 = PathScurryWin32;
		class PathScurryPosix extends PathScurryBase {
			sep = "/";
			constructor(cwd = process.cwd(), opts = {}) {
				const { nocase = false } = opts;
				super(cwd, node_path_1.posix, "/", {
					...opts,
					nocase
				});
				this.nocase = nocase;
			}
			parseRootPath(_dir) {
				return "/";
			}
			newRoot(fs) {
				return new PathPosix(this.rootPath, IFDIR, undefined, this.roots, this.nocase, this.childrenCache(), { fs });
			}
			isAbsolute(p) {
				return p.startsWith("/");
			}
		}
		exports.PathScurryPosix = PathScurryPosix;
		class PathScurryDarwin extends PathScurryPosix {
			constructor(cwd = process.cwd(), opts = {}) {
				const { nocase = true } = opts;
				super(cwd, {
					...opts,
					nocase
				});
			}
		}
		exports.PathScurryDarwin = PathScurryDarwin;
		exports.Path = process.platform === "win32" ? PathWin32 : PathPosix;
		exports.PathScurry = process.platform === "win32" ? PathScurryWin32 : process.platform === "darwin" ? PathScurryDarwin : PathScurryPosix;
	}),
	9002: ((module, __unused_webpack_exports, __webpack_require__) => {
		const packageJson = __webpack_require__(2822);
		module.exports = { version: packageJson.version };
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
	}),
	76799: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		"use strict";
		__webpack_require__.d(__webpack_exports__, {
			DefaultArtifactClient: () => DefaultArtifactClient,
			GHESNotSupportedError: () => GHESNotSupportedError
		});
		var core = __webpack_require__(33838);
		var external_os_ = __webpack_require__(70857);
		;
		function getUploadChunkSize() {
			return 8 * 1024 * 1024;
		}
		function getRuntimeToken() {
			const token = process.env["ACTIONS_RUNTIME_TOKEN"];
			if (!token) {
				throw new Error("Unable to get the ACTIONS_RUNTIME_TOKEN env variable");
			}
			return token;
		}
		function getResultsServiceUrl() {
			const resultsUrl = process.env["ACTIONS_RESULTS_URL"];
			if (!resultsUrl) {
				throw new Error("Unable to get the ACTIONS_RESULTS_URL env variable");
			}
			return new URL(resultsUrl).origin;
		}
		function isGhes() {
			const ghUrl = new URL(process.env["GITHUB_SERVER_URL"] || "https://github.com");
			const hostname = ghUrl.hostname.trimEnd().toUpperCase();
			const isGitHubHost = hostname === "GITHUB.COM";
			const isGheHost = hostname.endsWith(".GHE.COM");
			const isLocalHost = hostname.endsWith(".LOCALHOST");
			return !isGitHubHost && !isGheHost && !isLocalHost;
		}
		function getGitHubWorkspaceDir() {
			const ghWorkspaceDir = process.env["GITHUB_WORKSPACE"];
			if (!ghWorkspaceDir) {
				throw new Error("Unable to get the GITHUB_WORKSPACE env variable");
			}
			return ghWorkspaceDir;
		}
		function getConcurrency() {
			const numCPUs = external_os_.cpus().length;
			let concurrencyCap = 32;
			if (numCPUs > 4) {
				const concurrency = 16 * numCPUs;
				concurrencyCap = concurrency > 300 ? 300 : concurrency;
			}
			const concurrencyOverride = process.env["ACTIONS_ARTIFACT_UPLOAD_CONCURRENCY"];
			if (concurrencyOverride) {
				const concurrency = parseInt(concurrencyOverride);
				if (isNaN(concurrency) || concurrency < 1) {
					throw new Error("Invalid value set for ACTIONS_ARTIFACT_UPLOAD_CONCURRENCY env variable");
				}
				if (concurrency < concurrencyCap) {
					(0, core.pq)(`Set concurrency based on the value set in ACTIONS_ARTIFACT_UPLOAD_CONCURRENCY.`);
					return concurrency;
				}
				(0, core.pq)(`ACTIONS_ARTIFACT_UPLOAD_CONCURRENCY is higher than the cap of ${concurrencyCap} based on the number of cpus. Set it to the maximum value allowed.`);
				return concurrencyCap;
			}
			return 5;
		}
		function getUploadChunkTimeout() {
			const timeoutVar = process.env["ACTIONS_ARTIFACT_UPLOAD_TIMEOUT_MS"];
			if (!timeoutVar) {
				return 3e5;
			}
			const timeout = parseInt(timeoutVar);
			if (isNaN(timeout)) {
				throw new Error("Invalid value set for ACTIONS_ARTIFACT_UPLOAD_TIMEOUT_MS env variable");
			}
			return timeout;
		}
		function getMaxArtifactListCount() {
			const maxCountVar = process.env["ACTIONS_ARTIFACT_MAX_ARTIFACT_COUNT"] || "1000";
			const maxCount = parseInt(maxCountVar);
			if (isNaN(maxCount) || maxCount < 1) {
				throw new Error("Invalid value set for ACTIONS_ARTIFACT_MAX_ARTIFACT_COUNT env variable");
			}
			return maxCount;
		}
		var external_fs_ = __webpack_require__(79896);
		var external_path_ = __webpack_require__(16928);
		var commonjs = __webpack_require__(68886);
		;
		class Timestamp$Type extends commonjs.MessageType {
			constructor() {
				super("google.protobuf.Timestamp", [{
					no: 1,
					name: "seconds",
					kind: "scalar",
					T: 3
				}, {
					no: 2,
					name: "nanos",
					kind: "scalar",
					T: 5
				}]);
			}
			now() {
				const msg = this.create();
				const ms = Date.now();
				msg.seconds = commonjs.PbLong.from(Math.floor(ms / 1e3)).toString();
				msg.nanos = ms % 1e3 * 1e6;
				return msg;
			}
			toDate(message) {
				return new Date(commonjs.PbLong.from(message.seconds).toNumber() * 1e3 + Math.ceil(message.nanos / 1e6));
			}
			fromDate(date) {
				const msg = this.create();
				const ms = date.getTime();
				msg.seconds = commonjs.PbLong.from(Math.floor(ms / 1e3)).toString();
				msg.nanos = ms % 1e3 * 1e6;
				return msg;
			}
			internalJsonWrite(message, options) {
				let ms = commonjs.PbLong.from(message.seconds).toNumber() * 1e3;
				if (ms < Date.parse("0001-01-01T00:00:00Z") || ms > Date.parse("9999-12-31T23:59:59Z")) throw new Error("Unable to encode Timestamp to JSON. Must be from 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z inclusive.");
				if (message.nanos < 0) throw new Error("Unable to encode invalid Timestamp to JSON. Nanos must not be negative.");
				let z = "Z";
				if (message.nanos > 0) {
					let nanosStr = (message.nanos + 1e9).toString().substring(1);
					if (nanosStr.substring(3) === "000000") z = "." + nanosStr.substring(0, 3) + "Z";
					else if (nanosStr.substring(6) === "000") z = "." + nanosStr.substring(0, 6) + "Z";
					else z = "." + nanosStr + "Z";
				}
				return new Date(ms).toISOString().replace(".000Z", z);
			}
			internalJsonRead(json, options, target) {
				if (typeof json !== "string") throw new Error("Unable to parse Timestamp from JSON " + (0, commonjs.typeofJsonValue)(json) + ".");
				let matches = json.match(/^([0-9]{4})-([0-9]{2})-([0-9]{2})T([0-9]{2}):([0-9]{2}):([0-9]{2})(?:Z|\.([0-9]{3,9})Z|([+-][0-9][0-9]:[0-9][0-9]))$/);
				if (!matches) throw new Error("Unable to parse Timestamp from JSON. Invalid format.");
				let ms = Date.parse(matches[1] + "-" + matches[2] + "-" + matches[3] + "T" + matches[4] + ":" + matches[5] + ":" + matches[6] + (matches[8] ? matches[8] : "Z"));
				if (Number.isNaN(ms)) throw new Error("Unable to parse Timestamp from JSON. Invalid value.");
				if (ms < Date.parse("0001-01-01T00:00:00Z") || ms > Date.parse("9999-12-31T23:59:59Z")) throw new globalThis.Error("Unable to parse Timestamp from JSON. Must be from 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z inclusive.");
				if (!target) target = this.create();
				target.seconds = commonjs.PbLong.from(ms / 1e3).toString();
				target.nanos = 0;
				if (matches[7]) target.nanos = parseInt("1" + matches[7] + "0".repeat(9 - matches[7].length)) - 1e9;
				return target;
			}
			create(value) {
				const message = {
					seconds: "0",
					nanos: 0
				};
				globalThis.Object.defineProperty(message, commonjs.MESSAGE_TYPE, {
					enumerable: false,
					value: this
				});
				if (value !== undefined) (0, commonjs.reflectionMergePartial)(this, message, value);
				return message;
			}
			internalBinaryRead(reader, length, options, target) {
				let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
				while (reader.pos < end) {
					let [fieldNo, wireType] = reader.tag();
					switch (fieldNo) {
						case 1:
							message.seconds = reader.int64().toString();
							break;
						case 2:
							message.nanos = reader.int32();
							break;
						default:
							let u = options.readUnknownField;
							if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
							let d = reader.skip(wireType);
							if (u !== false) (u === true ? commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
					}
				}
				return message;
			}
			internalBinaryWrite(message, writer, options) {
				if (message.seconds !== "0") writer.tag(1, commonjs.WireType.Varint).int64(message.seconds);
				if (message.nanos !== 0) writer.tag(2, commonjs.WireType.Varint).int32(message.nanos);
				let u = options.writeUnknownFields;
				if (u !== false) (u == true ? commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
				return writer;
			}
		}
		const Timestamp = new Timestamp$Type();
		;
		class DoubleValue$Type extends commonjs.MessageType {
			constructor() {
				super("google.protobuf.DoubleValue", [{
					no: 1,
					name: "value",
					kind: "scalar",
					T: 1
				}]);
			}
			internalJsonWrite(message, options) {
				return this.refJsonWriter.scalar(2, message.value, "value", false, true);
			}
			internalJsonRead(json, options, target) {
				if (!target) target = this.create();
				target.value = this.refJsonReader.scalar(json, 1, undefined, "value");
				return target;
			}
			create(value) {
				const message = { value: 0 };
				globalThis.Object.defineProperty(message, commonjs.MESSAGE_TYPE, {
					enumerable: false,
					value: this
				});
				if (value !== undefined) (0, commonjs.reflectionMergePartial)(this, message, value);
				return message;
			}
			internalBinaryRead(reader, length, options, target) {
				let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
				while (reader.pos < end) {
					let [fieldNo, wireType] = reader.tag();
					switch (fieldNo) {
						case 1:
							message.value = reader.double();
							break;
						default:
							let u = options.readUnknownField;
							if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
							let d = reader.skip(wireType);
							if (u !== false) (u === true ? commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
					}
				}
				return message;
			}
			internalBinaryWrite(message, writer, options) {
				if (message.value !== 0) writer.tag(1, commonjs.WireType.Bit64).double(message.value);
				let u = options.writeUnknownFields;
				if (u !== false) (u == true ? commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
				return writer;
			}
		}
		const DoubleValue = new DoubleValue$Type();
		class FloatValue$Type extends commonjs.MessageType {
			constructor() {
				super("google.protobuf.FloatValue", [{
					no: 1,
					name: "value",
					kind: "scalar",
					T: 2
				}]);
			}
			internalJsonWrite(message, options) {
				return this.refJsonWriter.scalar(1, message.value, "value", false, true);
			}
			internalJsonRead(json, options, target) {
				if (!target) target = this.create();
				target.value = this.refJsonReader.scalar(json, 1, undefined, "value");
				return target;
			}
			create(value) {
				const message = { value: 0 };
				globalThis.Object.defineProperty(message, commonjs.MESSAGE_TYPE, {
					enumerable: false,
					value: this
				});
				if (value !== undefined) (0, commonjs.reflectionMergePartial)(this, message, value);
				return message;
			}
			internalBinaryRead(reader, length, options, target) {
				let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
				while (reader.pos < end) {
					let [fieldNo, wireType] = reader.tag();
					switch (fieldNo) {
						case 1:
							message.value = reader.float();
							break;
						default:
							let u = options.readUnknownField;
							if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
							let d = reader.skip(wireType);
							if (u !== false) (u === true ? commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
					}
				}
				return message;
			}
			internalBinaryWrite(message, writer, options) {
				if (message.value !== 0) writer.tag(1, commonjs.WireType.Bit32).float(message.value);
				let u = options.writeUnknownFields;
				if (u !== false) (u == true ? commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
				return writer;
			}
		}
		const FloatValue = new FloatValue$Type();
		class Int64Value$Type extends commonjs.MessageType {
			constructor() {
				super("google.protobuf.Int64Value", [{
					no: 1,
					name: "value",
					kind: "scalar",
					T: 3
				}]);
			}
			internalJsonWrite(message, options) {
				return this.refJsonWriter.scalar(commonjs.ScalarType.INT64, message.value, "value", false, true);
			}
			internalJsonRead(json, options, target) {
				if (!target) target = this.create();
				target.value = this.refJsonReader.scalar(json, commonjs.ScalarType.INT64, commonjs.LongType.STRING, "value");
				return target;
			}
			create(value) {
				const message = { value: "0" };
				globalThis.Object.defineProperty(message, commonjs.MESSAGE_TYPE, {
					enumerable: false,
					value: this
				});
				if (value !== undefined) (0, commonjs.reflectionMergePartial)(this, message, value);
				return message;
			}
			internalBinaryRead(reader, length, options, target) {
				let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
				while (reader.pos < end) {
					let [fieldNo, wireType] = reader.tag();
					switch (fieldNo) {
						case 1:
							message.value = reader.int64().toString();
							break;
						default:
							let u = options.readUnknownField;
							if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
							let d = reader.skip(wireType);
							if (u !== false) (u === true ? commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
					}
				}
				return message;
			}
			internalBinaryWrite(message, writer, options) {
				if (message.value !== "0") writer.tag(1, commonjs.WireType.Varint).int64(message.value);
				let u = options.writeUnknownFields;
				if (u !== false) (u == true ? commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
				return writer;
			}
		}
		const Int64Value = new Int64Value$Type();
		class UInt64Value$Type extends commonjs.MessageType {
			constructor() {
				super("google.protobuf.UInt64Value", [{
					no: 1,
					name: "value",
					kind: "scalar",
					T: 4
				}]);
			}
			internalJsonWrite(message, options) {
				return this.refJsonWriter.scalar(commonjs.ScalarType.UINT64, message.value, "value", false, true);
			}
			internalJsonRead(json, options, target) {
				if (!target) target = this.create();
				target.value = this.refJsonReader.scalar(json, commonjs.ScalarType.UINT64, commonjs.LongType.STRING, "value");
				return target;
			}
			create(value) {
				const message = { value: "0" };
				globalThis.Object.defineProperty(message, commonjs.MESSAGE_TYPE, {
					enumerable: false,
					value: this
				});
				if (value !== undefined) (0, commonjs.reflectionMergePartial)(this, message, value);
				return message;
			}
			internalBinaryRead(reader, length, options, target) {
				let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
				while (reader.pos < end) {
					let [fieldNo, wireType] = reader.tag();
					switch (fieldNo) {
						case 1:
							message.value = reader.uint64().toString();
							break;
						default:
							let u = options.readUnknownField;
							if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
							let d = reader.skip(wireType);
							if (u !== false) (u === true ? commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
					}
				}
				return message;
			}
			internalBinaryWrite(message, writer, options) {
				if (message.value !== "0") writer.tag(1, commonjs.WireType.Varint).uint64(message.value);
				let u = options.writeUnknownFields;
				if (u !== false) (u == true ? commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
				return writer;
			}
		}
		const UInt64Value = new UInt64Value$Type();
		class Int32Value$Type extends commonjs.MessageType {
			constructor() {
				super("google.protobuf.Int32Value", [{
					no: 1,
					name: "value",
					kind: "scalar",
					T: 5
				}]);
			}
			internalJsonWrite(message, options) {
				return this.refJsonWriter.scalar(5, message.value, "value", false, true);
			}
			internalJsonRead(json, options, target) {
				if (!target) target = this.create();
				target.value = this.refJsonReader.scalar(json, 5, undefined, "value");
				return target;
			}
			create(value) {
				const message = { value: 0 };
				globalThis.Object.defineProperty(message, commonjs.MESSAGE_TYPE, {
					enumerable: false,
					value: this
				});
				if (value !== undefined) (0, commonjs.reflectionMergePartial)(this, message, value);
				return message;
			}
			internalBinaryRead(reader, length, options, target) {
				let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
				while (reader.pos < end) {
					let [fieldNo, wireType] = reader.tag();
					switch (fieldNo) {
						case 1:
							message.value = reader.int32();
							break;
						default:
							let u = options.readUnknownField;
							if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
							let d = reader.skip(wireType);
							if (u !== false) (u === true ? commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
					}
				}
				return message;
			}
			internalBinaryWrite(message, writer, options) {
				if (message.value !== 0) writer.tag(1, commonjs.WireType.Varint).int32(message.value);
				let u = options.writeUnknownFields;
				if (u !== false) (u == true ? commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
				return writer;
			}
		}
		const Int32Value = new Int32Value$Type();
		class UInt32Value$Type extends commonjs.MessageType {
			constructor() {
				super("google.protobuf.UInt32Value", [{
					no: 1,
					name: "value",
					kind: "scalar",
					T: 13
				}]);
			}
			internalJsonWrite(message, options) {
				return this.refJsonWriter.scalar(13, message.value, "value", false, true);
			}
			internalJsonRead(json, options, target) {
				if (!target) target = this.create();
				target.value = this.refJsonReader.scalar(json, 13, undefined, "value");
				return target;
			}
			create(value) {
				const message = { value: 0 };
				globalThis.Object.defineProperty(message, commonjs.MESSAGE_TYPE, {
					enumerable: false,
					value: this
				});
				if (value !== undefined) (0, commonjs.reflectionMergePartial)(this, message, value);
				return message;
			}
			internalBinaryRead(reader, length, options, target) {
				let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
				while (reader.pos < end) {
					let [fieldNo, wireType] = reader.tag();
					switch (fieldNo) {
						case 1:
							message.value = reader.uint32();
							break;
						default:
							let u = options.readUnknownField;
							if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
							let d = reader.skip(wireType);
							if (u !== false) (u === true ? commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
					}
				}
				return message;
			}
			internalBinaryWrite(message, writer, options) {
				if (message.value !== 0) writer.tag(1, commonjs.WireType.Varint).uint32(message.value);
				let u = options.writeUnknownFields;
				if (u !== false) (u == true ? commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
				return writer;
			}
		}
		const UInt32Value = new UInt32Value$Type();
		class BoolValue$Type extends commonjs.MessageType {
			constructor() {
				super("google.protobuf.BoolValue", [{
					no: 1,
					name: "value",
					kind: "scalar",
					T: 8
				}]);
			}
			internalJsonWrite(message, options) {
				return message.value;
			}
			internalJsonRead(json, options, target) {
				if (!target) target = this.create();
				target.value = this.refJsonReader.scalar(json, 8, undefined, "value");
				return target;
			}
			create(value) {
				const message = { value: false };
				globalThis.Object.defineProperty(message, commonjs.MESSAGE_TYPE, {
					enumerable: false,
					value: this
				});
				if (value !== undefined) (0, commonjs.reflectionMergePartial)(this, message, value);
				return message;
			}
			internalBinaryRead(reader, length, options, target) {
				let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
				while (reader.pos < end) {
					let [fieldNo, wireType] = reader.tag();
					switch (fieldNo) {
						case 1:
							message.value = reader.bool();
							break;
						default:
							let u = options.readUnknownField;
							if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
							let d = reader.skip(wireType);
							if (u !== false) (u === true ? commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
					}
				}
				return message;
			}
			internalBinaryWrite(message, writer, options) {
				if (message.value !== false) writer.tag(1, commonjs.WireType.Varint).bool(message.value);
				let u = options.writeUnknownFields;
				if (u !== false) (u == true ? commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
				return writer;
			}
		}
		const BoolValue = new BoolValue$Type();
		class StringValue$Type extends commonjs.MessageType {
			constructor() {
				super("google.protobuf.StringValue", [{
					no: 1,
					name: "value",
					kind: "scalar",
					T: 9
				}]);
			}
			internalJsonWrite(message, options) {
				return message.value;
			}
			internalJsonRead(json, options, target) {
				if (!target) target = this.create();
				target.value = this.refJsonReader.scalar(json, 9, undefined, "value");
				return target;
			}
			create(value) {
				const message = { value: "" };
				globalThis.Object.defineProperty(message, commonjs.MESSAGE_TYPE, {
					enumerable: false,
					value: this
				});
				if (value !== undefined) (0, commonjs.reflectionMergePartial)(this, message, value);
				return message;
			}
			internalBinaryRead(reader, length, options, target) {
				let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
				while (reader.pos < end) {
					let [fieldNo, wireType] = reader.tag();
					switch (fieldNo) {
						case 1:
							message.value = reader.string();
							break;
						default:
							let u = options.readUnknownField;
							if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
							let d = reader.skip(wireType);
							if (u !== false) (u === true ? commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
					}
				}
				return message;
			}
			internalBinaryWrite(message, writer, options) {
				if (message.value !== "") writer.tag(1, commonjs.WireType.LengthDelimited).string(message.value);
				let u = options.writeUnknownFields;
				if (u !== false) (u == true ? commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
				return writer;
			}
		}
		const StringValue = new StringValue$Type();
		class BytesValue$Type extends commonjs.MessageType {
			constructor() {
				super("google.protobuf.BytesValue", [{
					no: 1,
					name: "value",
					kind: "scalar",
					T: 12
				}]);
			}
			internalJsonWrite(message, options) {
				return this.refJsonWriter.scalar(12, message.value, "value", false, true);
			}
			internalJsonRead(json, options, target) {
				if (!target) target = this.create();
				target.value = this.refJsonReader.scalar(json, 12, undefined, "value");
				return target;
			}
			create(value) {
				const message = { value: new Uint8Array(0) };
				globalThis.Object.defineProperty(message, commonjs.MESSAGE_TYPE, {
					enumerable: false,
					value: this
				});
				if (value !== undefined) (0, commonjs.reflectionMergePartial)(this, message, value);
				return message;
			}
			internalBinaryRead(reader, length, options, target) {
				let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
				while (reader.pos < end) {
					let [fieldNo, wireType] = reader.tag();
					switch (fieldNo) {
						case 1:
							message.value = reader.bytes();
							break;
						default:
							let u = options.readUnknownField;
							if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
							let d = reader.skip(wireType);
							if (u !== false) (u === true ? commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
					}
				}
				return message;
			}
			internalBinaryWrite(message, writer, options) {
				if (message.value.length) writer.tag(1, commonjs.WireType.LengthDelimited).bytes(message.value);
				let u = options.writeUnknownFields;
				if (u !== false) (u == true ? commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
				return writer;
			}
		}
		const BytesValue = new BytesValue$Type();
		var build_commonjs = __webpack_require__(44420);
		;
		class CreateArtifactRequest$Type extends commonjs.MessageType {
			constructor() {
				super("github.actions.results.api.v1.CreateArtifactRequest", [
					{
						no: 1,
						name: "workflow_run_backend_id",
						kind: "scalar",
						T: 9
					},
					{
						no: 2,
						name: "workflow_job_run_backend_id",
						kind: "scalar",
						T: 9
					},
					{
						no: 3,
						name: "name",
						kind: "scalar",
						T: 9
					},
					{
						no: 4,
						name: "expires_at",
						kind: "message",
						T: () => Timestamp
					},
					{
						no: 5,
						name: "version",
						kind: "scalar",
						T: 5
					},
					{
						no: 6,
						name: "mime_type",
						kind: "message",
						T: () => StringValue
					}
				]);
			}
			create(value) {
				const message = {
					workflowRunBackendId: "",
					workflowJobRunBackendId: "",
					name: "",
					version: 0
				};
				globalThis.Object.defineProperty(message, commonjs.MESSAGE_TYPE, {
					enumerable: false,
					value: this
				});
				if (value !== undefined) (0, commonjs.reflectionMergePartial)(this, message, value);
				return message;
			}
			internalBinaryRead(reader, length, options, target) {
				let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
				while (reader.pos < end) {
					let [fieldNo, wireType] = reader.tag();
					switch (fieldNo) {
						case 1:
							message.workflowRunBackendId = reader.string();
							break;
						case 2:
							message.workflowJobRunBackendId = reader.string();
							break;
						case 3:
							message.name = reader.string();
							break;
						case 4:
							message.expiresAt = Timestamp.internalBinaryRead(reader, reader.uint32(), options, message.expiresAt);
							break;
						case 5:
							message.version = reader.int32();
							break;
						case 6:
							message.mimeType = StringValue.internalBinaryRead(reader, reader.uint32(), options, message.mimeType);
							break;
						default:
							let u = options.readUnknownField;
							if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
							let d = reader.skip(wireType);
							if (u !== false) (u === true ? commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
					}
				}
				return message;
			}
			internalBinaryWrite(message, writer, options) {
				if (message.workflowRunBackendId !== "") writer.tag(1, commonjs.WireType.LengthDelimited).string(message.workflowRunBackendId);
				if (message.workflowJobRunBackendId !== "") writer.tag(2, commonjs.WireType.LengthDelimited).string(message.workflowJobRunBackendId);
				if (message.name !== "") writer.tag(3, commonjs.WireType.LengthDelimited).string(message.name);
				if (message.expiresAt) Timestamp.internalBinaryWrite(message.expiresAt, writer.tag(4, commonjs.WireType.LengthDelimited).fork(), options).join();
				if (message.version !== 0) writer.tag(5, commonjs.WireType.Varint).int32(message.version);
				if (message.mimeType) StringValue.internalBinaryWrite(message.mimeType, writer.tag(6, commonjs.WireType.LengthDelimited).fork(), options).join();
				let u = options.writeUnknownFields;
				if (u !== false) (u == true ? commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
				return writer;
			}
		}
		const artifact_CreateArtifactRequest = new CreateArtifactRequest$Type();
		class CreateArtifactResponse$Type extends commonjs.MessageType {
			constructor() {
				super("github.actions.results.api.v1.CreateArtifactResponse", [{
					no: 1,
					name: "ok",
					kind: "scalar",
					T: 8
				}, {
					no: 2,
					name: "signed_upload_url",
					kind: "scalar",
					T: 9
				}]);
			}
			create(value) {
				const message = {
					ok: false,
					signedUploadUrl: ""
				};
				globalThis.Object.defineProperty(message, commonjs.MESSAGE_TYPE, {
					enumerable: false,
					value: this
				});
				if (value !== undefined) (0, commonjs.reflectionMergePartial)(this, message, value);
				return message;
			}
			internalBinaryRead(reader, length, options, target) {
				let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
				while (reader.pos < end) {
					let [fieldNo, wireType] = reader.tag();
					switch (fieldNo) {
						case 1:
							message.ok = reader.bool();
							break;
						case 2:
							message.signedUploadUrl = reader.string();
							break;
						default:
							let u = options.readUnknownField;
							if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
							let d = reader.skip(wireType);
							if (u !== false) (u === true ? commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
					}
				}
				return message;
			}
			internalBinaryWrite(message, writer, options) {
				if (message.ok !== false) writer.tag(1, commonjs.WireType.Varint).bool(message.ok);
				if (message.signedUploadUrl !== "") writer.tag(2, commonjs.WireType.LengthDelimited).string(message.signedUploadUrl);
				let u = options.writeUnknownFields;
				if (u !== false) (u == true ? commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
				return writer;
			}
		}
		const artifact_CreateArtifactResponse = new CreateArtifactResponse$Type();
		class FinalizeArtifactRequest$Type extends commonjs.MessageType {
			constructor() {
				super("github.actions.results.api.v1.FinalizeArtifactRequest", [
					{
						no: 1,
						name: "workflow_run_backend_id",
						kind: "scalar",
						T: 9
					},
					{
						no: 2,
						name: "workflow_job_run_backend_id",
						kind: "scalar",
						T: 9
					},
					{
						no: 3,
						name: "name",
						kind: "scalar",
						T: 9
					},
					{
						no: 4,
						name: "size",
						kind: "scalar",
						T: 3
					},
					{
						no: 5,
						name: "hash",
						kind: "message",
						T: () => StringValue
					}
				]);
			}
			create(value) {
				const message = {
					workflowRunBackendId: "",
					workflowJobRunBackendId: "",
					name: "",
					size: "0"
				};
				globalThis.Object.defineProperty(message, commonjs.MESSAGE_TYPE, {
					enumerable: false,
					value: this
				});
				if (value !== undefined) (0, commonjs.reflectionMergePartial)(this, message, value);
				return message;
			}
			internalBinaryRead(reader, length, options, target) {
				let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
				while (reader.pos < end) {
					let [fieldNo, wireType] = reader.tag();
					switch (fieldNo) {
						case 1:
							message.workflowRunBackendId = reader.string();
							break;
						case 2:
							message.workflowJobRunBackendId = reader.string();
							break;
						case 3:
							message.name = reader.string();
							break;
						case 4:
							message.size = reader.int64().toString();
							break;
						case 5:
							message.hash = StringValue.internalBinaryRead(reader, reader.uint32(), options, message.hash);
							break;
						default:
							let u = options.readUnknownField;
							if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
							let d = reader.skip(wireType);
							if (u !== false) (u === true ? commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
					}
				}
				return message;
			}
			internalBinaryWrite(message, writer, options) {
				if (message.workflowRunBackendId !== "") writer.tag(1, commonjs.WireType.LengthDelimited).string(message.workflowRunBackendId);
				if (message.workflowJobRunBackendId !== "") writer.tag(2, commonjs.WireType.LengthDelimited).string(message.workflowJobRunBackendId);
				if (message.name !== "") writer.tag(3, commonjs.WireType.LengthDelimited).string(message.name);
				if (message.size !== "0") writer.tag(4, commonjs.WireType.Varint).int64(message.size);
				if (message.hash) StringValue.internalBinaryWrite(message.hash, writer.tag(5, commonjs.WireType.LengthDelimited).fork(), options).join();
				let u = options.writeUnknownFields;
				if (u !== false) (u == true ? commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
				return writer;
			}
		}
		const artifact_FinalizeArtifactRequest = new FinalizeArtifactRequest$Type();
		class FinalizeArtifactResponse$Type extends commonjs.MessageType {
			constructor() {
				super("github.actions.results.api.v1.FinalizeArtifactResponse", [{
					no: 1,
					name: "ok",
					kind: "scalar",
					T: 8
				}, {
					no: 2,
					name: "artifact_id",
					kind: "scalar",
					T: 3
				}]);
			}
			create(value) {
				const message = {
					ok: false,
					artifactId: "0"
				};
				globalThis.Object.defineProperty(message, commonjs.MESSAGE_TYPE, {
					enumerable: false,
					value: this
				});
				if (value !== undefined) (0, commonjs.reflectionMergePartial)(this, message, value);
				return message;
			}
			internalBinaryRead(reader, length, options, target) {
				let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
				while (reader.pos < end) {
					let [fieldNo, wireType] = reader.tag();
					switch (fieldNo) {
						case 1:
							message.ok = reader.bool();
							break;
						case 2:
							message.artifactId = reader.int64().toString();
							break;
						default:
							let u = options.readUnknownField;
							if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
							let d = reader.skip(wireType);
							if (u !== false) (u === true ? commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
					}
				}
				return message;
			}
			internalBinaryWrite(message, writer, options) {
				if (message.ok !== false) writer.tag(1, commonjs.WireType.Varint).bool(message.ok);
				if (message.artifactId !== "0") writer.tag(2, commonjs.WireType.Varint).int64(message.artifactId);
				let u = options.writeUnknownFields;
				if (u !== false) (u == true ? commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
				return writer;
			}
		}
		const artifact_FinalizeArtifactResponse = new FinalizeArtifactResponse$Type();
		class ListArtifactsRequest$Type extends commonjs.MessageType {
			constructor() {
				super("github.actions.results.api.v1.ListArtifactsRequest", [
					{
						no: 1,
						name: "workflow_run_backend_id",
						kind: "scalar",
						T: 9
					},
					{
						no: 2,
						name: "workflow_job_run_backend_id",
						kind: "scalar",
						T: 9
					},
					{
						no: 3,
						name: "name_filter",
						kind: "message",
						T: () => StringValue
					},
					{
						no: 4,
						name: "id_filter",
						kind: "message",
						T: () => Int64Value
					}
				]);
			}
			create(value) {
				const message = {
					workflowRunBackendId: "",
					workflowJobRunBackendId: ""
				};
				globalThis.Object.defineProperty(message, commonjs.MESSAGE_TYPE, {
					enumerable: false,
					value: this
				});
				if (value !== undefined) (0, commonjs.reflectionMergePartial)(this, message, value);
				return message;
			}
			internalBinaryRead(reader, length, options, target) {
				let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
				while (reader.pos < end) {
					let [fieldNo, wireType] = reader.tag();
					switch (fieldNo) {
						case 1:
							message.workflowRunBackendId = reader.string();
							break;
						case 2:
							message.workflowJobRunBackendId = reader.string();
							break;
						case 3:
							message.nameFilter = StringValue.internalBinaryRead(reader, reader.uint32(), options, message.nameFilter);
							break;
						case 4:
							message.idFilter = Int64Value.internalBinaryRead(reader, reader.uint32(), options, message.idFilter);
							break;
						default:
							let u = options.readUnknownField;
							if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
							let d = reader.skip(wireType);
							if (u !== false) (u === true ? commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
					}
				}
				return message;
			}
			internalBinaryWrite(message, writer, options) {
				if (message.workflowRunBackendId !== "") writer.tag(1, commonjs.WireType.LengthDelimited).string(message.workflowRunBackendId);
				if (message.workflowJobRunBackendId !== "") writer.tag(2, commonjs.WireType.LengthDelimited).string(message.workflowJobRunBackendId);
				if (message.nameFilter) StringValue.internalBinaryWrite(message.nameFilter, writer.tag(3, commonjs.WireType.LengthDelimited).fork(), options).join();
				if (message.idFilter) Int64Value.internalBinaryWrite(message.idFilter, writer.tag(4, commonjs.WireType.LengthDelimited).fork(), options).join();
				let u = options.writeUnknownFields;
				if (u !== false) (u == true ? commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
				return writer;
			}
		}
		const artifact_ListArtifactsRequest = new ListArtifactsRequest$Type();
		class ListArtifactsResponse$Type extends commonjs.MessageType {
			constructor() {
				super("github.actions.results.api.v1.ListArtifactsResponse", [{
					no: 1,
					name: "artifacts",
					kind: "message",
					repeat: 2,
					T: () => ListArtifactsResponse_MonolithArtifact
				}]);
			}
			create(value) {
				const message = { artifacts: [] };
				globalThis.Object.defineProperty(message, commonjs.MESSAGE_TYPE, {
					enumerable: false,
					value: this
				});
				if (value !== undefined) (0, commonjs.reflectionMergePartial)(this, message, value);
				return message;
			}
			internalBinaryRead(reader, length, options, target) {
				let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
				while (reader.pos < end) {
					let [fieldNo, wireType] = reader.tag();
					switch (fieldNo) {
						case 1:
							message.artifacts.push(ListArtifactsResponse_MonolithArtifact.internalBinaryRead(reader, reader.uint32(), options));
							break;
						default:
							let u = options.readUnknownField;
							if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
							let d = reader.skip(wireType);
							if (u !== false) (u === true ? commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
					}
				}
				return message;
			}
			internalBinaryWrite(message, writer, options) {
				for (let i = 0; i < message.artifacts.length; i++) ListArtifactsResponse_MonolithArtifact.internalBinaryWrite(message.artifacts[i], writer.tag(1, commonjs.WireType.LengthDelimited).fork(), options).join();
				let u = options.writeUnknownFields;
				if (u !== false) (u == true ? commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
				return writer;
			}
		}
		const artifact_ListArtifactsResponse = new ListArtifactsResponse$Type();
		class ListArtifactsResponse_MonolithArtifact$Type extends commonjs.MessageType {
			constructor() {
				super("github.actions.results.api.v1.ListArtifactsResponse.MonolithArtifact", [
					{
						no: 1,
						name: "workflow_run_backend_id",
						kind: "scalar",
						T: 9
					},
					{
						no: 2,
						name: "workflow_job_run_backend_id",
						kind: "scalar",
						T: 9
					},
					{
						no: 3,
						name: "database_id",
						kind: "scalar",
						T: 3
					},
					{
						no: 4,
						name: "name",
						kind: "scalar",
						T: 9
					},
					{
						no: 5,
						name: "size",
						kind: "scalar",
						T: 3
					},
					{
						no: 6,
						name: "created_at",
						kind: "message",
						T: () => Timestamp
					},
					{
						no: 7,
						name: "digest",
						kind: "message",
						T: () => StringValue
					}
				]);
			}
			create(value) {
				const message = {
					workflowRunBackendId: "",
					workflowJobRunBackendId: "",
					databaseId: "0",
					name: "",
					size: "0"
				};
				globalThis.Object.defineProperty(message, commonjs.MESSAGE_TYPE, {
					enumerable: false,
					value: this
				});
				if (value !== undefined) (0, commonjs.reflectionMergePartial)(this, message, value);
				return message;
			}
			internalBinaryRead(reader, length, options, target) {
				let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
				while (reader.pos < end) {
					let [fieldNo, wireType] = reader.tag();
					switch (fieldNo) {
						case 1:
							message.workflowRunBackendId = reader.string();
							break;
						case 2:
							message.workflowJobRunBackendId = reader.string();
							break;
						case 3:
							message.databaseId = reader.int64().toString();
							break;
						case 4:
							message.name = reader.string();
							break;
						case 5:
							message.size = reader.int64().toString();
							break;
						case 6:
							message.createdAt = Timestamp.internalBinaryRead(reader, reader.uint32(), options, message.createdAt);
							break;
						case 7:
							message.digest = StringValue.internalBinaryRead(reader, reader.uint32(), options, message.digest);
							break;
						default:
							let u = options.readUnknownField;
							if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
							let d = reader.skip(wireType);
							if (u !== false) (u === true ? commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
					}
				}
				return message;
			}
			internalBinaryWrite(message, writer, options) {
				if (message.workflowRunBackendId !== "") writer.tag(1, commonjs.WireType.LengthDelimited).string(message.workflowRunBackendId);
				if (message.workflowJobRunBackendId !== "") writer.tag(2, commonjs.WireType.LengthDelimited).string(message.workflowJobRunBackendId);
				if (message.databaseId !== "0") writer.tag(3, commonjs.WireType.Varint).int64(message.databaseId);
				if (message.name !== "") writer.tag(4, commonjs.WireType.LengthDelimited).string(message.name);
				if (message.size !== "0") writer.tag(5, commonjs.WireType.Varint).int64(message.size);
				if (message.createdAt) Timestamp.internalBinaryWrite(message.createdAt, writer.tag(6, commonjs.WireType.LengthDelimited).fork(), options).join();
				if (message.digest) StringValue.internalBinaryWrite(message.digest, writer.tag(7, commonjs.WireType.LengthDelimited).fork(), options).join();
				let u = options.writeUnknownFields;
				if (u !== false) (u == true ? commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
				return writer;
			}
		}
		const ListArtifactsResponse_MonolithArtifact = new ListArtifactsResponse_MonolithArtifact$Type();
		class GetSignedArtifactURLRequest$Type extends commonjs.MessageType {
			constructor() {
				super("github.actions.results.api.v1.GetSignedArtifactURLRequest", [
					{
						no: 1,
						name: "workflow_run_backend_id",
						kind: "scalar",
						T: 9
					},
					{
						no: 2,
						name: "workflow_job_run_backend_id",
						kind: "scalar",
						T: 9
					},
					{
						no: 3,
						name: "name",
						kind: "scalar",
						T: 9
					}
				]);
			}
			create(value) {
				const message = {
					workflowRunBackendId: "",
					workflowJobRunBackendId: "",
					name: ""
				};
				globalThis.Object.defineProperty(message, commonjs.MESSAGE_TYPE, {
					enumerable: false,
					value: this
				});
				if (value !== undefined) (0, commonjs.reflectionMergePartial)(this, message, value);
				return message;
			}
			internalBinaryRead(reader, length, options, target) {
				let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
				while (reader.pos < end) {
					let [fieldNo, wireType] = reader.tag();
					switch (fieldNo) {
						case 1:
							message.workflowRunBackendId = reader.string();
							break;
						case 2:
							message.workflowJobRunBackendId = reader.string();
							break;
						case 3:
							message.name = reader.string();
							break;
						default:
							let u = options.readUnknownField;
							if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
							let d = reader.skip(wireType);
							if (u !== false) (u === true ? commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
					}
				}
				return message;
			}
			internalBinaryWrite(message, writer, options) {
				if (message.workflowRunBackendId !== "") writer.tag(1, commonjs.WireType.LengthDelimited).string(message.workflowRunBackendId);
				if (message.workflowJobRunBackendId !== "") writer.tag(2, commonjs.WireType.LengthDelimited).string(message.workflowJobRunBackendId);
				if (message.name !== "") writer.tag(3, commonjs.WireType.LengthDelimited).string(message.name);
				let u = options.writeUnknownFields;
				if (u !== false) (u == true ? commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
				return writer;
			}
		}
		const artifact_GetSignedArtifactURLRequest = new GetSignedArtifactURLRequest$Type();
		class GetSignedArtifactURLResponse$Type extends commonjs.MessageType {
			constructor() {
				super("github.actions.results.api.v1.GetSignedArtifactURLResponse", [{
					no: 1,
					name: "signed_url",
					kind: "scalar",
					T: 9
				}]);
			}
			create(value) {
				const message = { signedUrl: "" };
				globalThis.Object.defineProperty(message, commonjs.MESSAGE_TYPE, {
					enumerable: false,
					value: this
				});
				if (value !== undefined) (0, commonjs.reflectionMergePartial)(this, message, value);
				return message;
			}
			internalBinaryRead(reader, length, options, target) {
				let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
				while (reader.pos < end) {
					let [fieldNo, wireType] = reader.tag();
					switch (fieldNo) {
						case 1:
							message.signedUrl = reader.string();
							break;
						default:
							let u = options.readUnknownField;
							if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
							let d = reader.skip(wireType);
							if (u !== false) (u === true ? commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
					}
				}
				return message;
			}
			internalBinaryWrite(message, writer, options) {
				if (message.signedUrl !== "") writer.tag(1, commonjs.WireType.LengthDelimited).string(message.signedUrl);
				let u = options.writeUnknownFields;
				if (u !== false) (u == true ? commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
				return writer;
			}
		}
		const artifact_GetSignedArtifactURLResponse = new GetSignedArtifactURLResponse$Type();
		class DeleteArtifactRequest$Type extends commonjs.MessageType {
			constructor() {
				super("github.actions.results.api.v1.DeleteArtifactRequest", [
					{
						no: 1,
						name: "workflow_run_backend_id",
						kind: "scalar",
						T: 9
					},
					{
						no: 2,
						name: "workflow_job_run_backend_id",
						kind: "scalar",
						T: 9
					},
					{
						no: 3,
						name: "name",
						kind: "scalar",
						T: 9
					}
				]);
			}
			create(value) {
				const message = {
					workflowRunBackendId: "",
					workflowJobRunBackendId: "",
					name: ""
				};
				globalThis.Object.defineProperty(message, commonjs.MESSAGE_TYPE, {
					enumerable: false,
					value: this
				});
				if (value !== undefined) (0, commonjs.reflectionMergePartial)(this, message, value);
				return message;
			}
			internalBinaryRead(reader, length, options, target) {
				let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
				while (reader.pos < end) {
					let [fieldNo, wireType] = reader.tag();
					switch (fieldNo) {
						case 1:
							message.workflowRunBackendId = reader.string();
							break;
						case 2:
							message.workflowJobRunBackendId = reader.string();
							break;
						case 3:
							message.name = reader.string();
							break;
						default:
							let u = options.readUnknownField;
							if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
							let d = reader.skip(wireType);
							if (u !== false) (u === true ? commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
					}
				}
				return message;
			}
			internalBinaryWrite(message, writer, options) {
				if (message.workflowRunBackendId !== "") writer.tag(1, commonjs.WireType.LengthDelimited).string(message.workflowRunBackendId);
				if (message.workflowJobRunBackendId !== "") writer.tag(2, commonjs.WireType.LengthDelimited).string(message.workflowJobRunBackendId);
				if (message.name !== "") writer.tag(3, commonjs.WireType.LengthDelimited).string(message.name);
				let u = options.writeUnknownFields;
				if (u !== false) (u == true ? commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
				return writer;
			}
		}
		const artifact_DeleteArtifactRequest = new DeleteArtifactRequest$Type();
		class DeleteArtifactResponse$Type extends commonjs.MessageType {
			constructor() {
				super("github.actions.results.api.v1.DeleteArtifactResponse", [{
					no: 1,
					name: "ok",
					kind: "scalar",
					T: 8
				}, {
					no: 2,
					name: "artifact_id",
					kind: "scalar",
					T: 3
				}]);
			}
			create(value) {
				const message = {
					ok: false,
					artifactId: "0"
				};
				globalThis.Object.defineProperty(message, commonjs.MESSAGE_TYPE, {
					enumerable: false,
					value: this
				});
				if (value !== undefined) (0, commonjs.reflectionMergePartial)(this, message, value);
				return message;
			}
			internalBinaryRead(reader, length, options, target) {
				let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
				while (reader.pos < end) {
					let [fieldNo, wireType] = reader.tag();
					switch (fieldNo) {
						case 1:
							message.ok = reader.bool();
							break;
						case 2:
							message.artifactId = reader.int64().toString();
							break;
						default:
							let u = options.readUnknownField;
							if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
							let d = reader.skip(wireType);
							if (u !== false) (u === true ? commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
					}
				}
				return message;
			}
			internalBinaryWrite(message, writer, options) {
				if (message.ok !== false) writer.tag(1, commonjs.WireType.Varint).bool(message.ok);
				if (message.artifactId !== "0") writer.tag(2, commonjs.WireType.Varint).int64(message.artifactId);
				let u = options.writeUnknownFields;
				if (u !== false) (u == true ? commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
				return writer;
			}
		}
		const artifact_DeleteArtifactResponse = new DeleteArtifactResponse$Type();
		const ArtifactService = new build_commonjs.C0("github.actions.results.api.v1.ArtifactService", [
			{
				name: "CreateArtifact",
				options: {},
				I: artifact_CreateArtifactRequest,
				O: artifact_CreateArtifactResponse
			},
			{
				name: "FinalizeArtifact",
				options: {},
				I: artifact_FinalizeArtifactRequest,
				O: artifact_FinalizeArtifactResponse
			},
			{
				name: "ListArtifacts",
				options: {},
				I: artifact_ListArtifactsRequest,
				O: artifact_ListArtifactsResponse
			},
			{
				name: "GetSignedArtifactURL",
				options: {},
				I: artifact_GetSignedArtifactURLRequest,
				O: artifact_GetSignedArtifactURLResponse
			},
			{
				name: "DeleteArtifact",
				options: {},
				I: artifact_DeleteArtifactRequest,
				O: artifact_DeleteArtifactResponse
			}
		]);
		;
		class ArtifactServiceClientJSON {
			constructor(rpc) {
				this.rpc = rpc;
				this.CreateArtifact.bind(this);
				this.FinalizeArtifact.bind(this);
				this.ListArtifacts.bind(this);
				this.GetSignedArtifactURL.bind(this);
				this.DeleteArtifact.bind(this);
			}
			CreateArtifact(request) {
				const data = artifact_CreateArtifactRequest.toJson(request, {
					useProtoFieldName: true,
					emitDefaultValues: false
				});
				const promise = this.rpc.request("github.actions.results.api.v1.ArtifactService", "CreateArtifact", "application/json", data);
				return promise.then((data) => artifact_CreateArtifactResponse.fromJson(data, { ignoreUnknownFields: true }));
			}
			FinalizeArtifact(request) {
				const data = artifact_FinalizeArtifactRequest.toJson(request, {
					useProtoFieldName: true,
					emitDefaultValues: false
				});
				const promise = this.rpc.request("github.actions.results.api.v1.ArtifactService", "FinalizeArtifact", "application/json", data);
				return promise.then((data) => artifact_FinalizeArtifactResponse.fromJson(data, { ignoreUnknownFields: true }));
			}
			ListArtifacts(request) {
				const data = artifact_ListArtifactsRequest.toJson(request, {
					useProtoFieldName: true,
					emitDefaultValues: false
				});
				const promise = this.rpc.request("github.actions.results.api.v1.ArtifactService", "ListArtifacts", "application/json", data);
				return promise.then((data) => artifact_ListArtifactsResponse.fromJson(data, { ignoreUnknownFields: true }));
			}
			GetSignedArtifactURL(request) {
				const data = artifact_GetSignedArtifactURLRequest.toJson(request, {
					useProtoFieldName: true,
					emitDefaultValues: false
				});
				const promise = this.rpc.request("github.actions.results.api.v1.ArtifactService", "GetSignedArtifactURL", "application/json", data);
				return promise.then((data) => artifact_GetSignedArtifactURLResponse.fromJson(data, { ignoreUnknownFields: true }));
			}
			DeleteArtifact(request) {
				const data = artifact_DeleteArtifactRequest.toJson(request, {
					useProtoFieldName: true,
					emitDefaultValues: false
				});
				const promise = this.rpc.request("github.actions.results.api.v1.ArtifactService", "DeleteArtifact", "application/json", data);
				return promise.then((data) => artifact_DeleteArtifactResponse.fromJson(data, { ignoreUnknownFields: true }));
			}
		}
		class ArtifactServiceClientProtobuf {
			constructor(rpc) {
				this.rpc = rpc;
				this.CreateArtifact.bind(this);
				this.FinalizeArtifact.bind(this);
				this.ListArtifacts.bind(this);
				this.GetSignedArtifactURL.bind(this);
				this.DeleteArtifact.bind(this);
			}
			CreateArtifact(request) {
				const data = CreateArtifactRequest.toBinary(request);
				const promise = this.rpc.request("github.actions.results.api.v1.ArtifactService", "CreateArtifact", "application/protobuf", data);
				return promise.then((data) => CreateArtifactResponse.fromBinary(data));
			}
			FinalizeArtifact(request) {
				const data = FinalizeArtifactRequest.toBinary(request);
				const promise = this.rpc.request("github.actions.results.api.v1.ArtifactService", "FinalizeArtifact", "application/protobuf", data);
				return promise.then((data) => FinalizeArtifactResponse.fromBinary(data));
			}
			ListArtifacts(request) {
				const data = ListArtifactsRequest.toBinary(request);
				const promise = this.rpc.request("github.actions.results.api.v1.ArtifactService", "ListArtifacts", "application/protobuf", data);
				return promise.then((data) => ListArtifactsResponse.fromBinary(data));
			}
			GetSignedArtifactURL(request) {
				const data = GetSignedArtifactURLRequest.toBinary(request);
				const promise = this.rpc.request("github.actions.results.api.v1.ArtifactService", "GetSignedArtifactURL", "application/protobuf", data);
				return promise.then((data) => GetSignedArtifactURLResponse.fromBinary(data));
			}
			DeleteArtifact(request) {
				const data = DeleteArtifactRequest.toBinary(request);
				const promise = this.rpc.request("github.actions.results.api.v1.ArtifactService", "DeleteArtifact", "application/protobuf", data);
				return promise.then((data) => DeleteArtifactResponse.fromBinary(data));
			}
		}
		;
		;
		function getExpiration(retentionDays) {
			if (!retentionDays) {
				return undefined;
			}
			const maxRetentionDays = getRetentionDays();
			if (maxRetentionDays && maxRetentionDays < retentionDays) {
				core.$e(`Retention days cannot be greater than the maximum allowed retention set within the repository. Using ${maxRetentionDays} instead.`);
				retentionDays = maxRetentionDays;
			}
			const expirationDate = new Date();
			expirationDate.setDate(expirationDate.getDate() + retentionDays);
			return Timestamp.fromDate(expirationDate);
		}
		function getRetentionDays() {
			const retentionDays = process.env["GITHUB_RETENTION_DAYS"];
			if (!retentionDays) {
				return undefined;
			}
			const days = parseInt(retentionDays);
			if (isNaN(days)) {
				return undefined;
			}
			return days;
		}
		;
		const invalidArtifactFilePathCharacters = new Map([
			["\"", " Double quote \""],
			[":", " Colon :"],
			["<", " Less than <"],
			[">", " Greater than >"],
			["|", " Vertical bar |"],
			["*", " Asterisk *"],
			["?", " Question mark ?"],
			["\r", " Carriage return \\r"],
			["\n", " Line feed \\n"]
		]);
		const invalidArtifactNameCharacters = new Map([
			...invalidArtifactFilePathCharacters,
			["\\", " Backslash \\"],
			["/", " Forward slash /"]
		]);
		function validateArtifactName(name) {
			if (!name) {
				throw new Error(`Provided artifact name input during validation is empty`);
			}
			for (const [invalidCharacterKey, errorMessageForCharacter] of invalidArtifactNameCharacters) {
				if (name.includes(invalidCharacterKey)) {
					throw new Error(`The artifact name is not valid: ${name}. Contains the following character: ${errorMessageForCharacter}
          
Invalid characters include: ${Array.from(invalidArtifactNameCharacters.values()).toString()}
          
These characters are not allowed in the artifact name due to limitations with certain file systems such as NTFS. To maintain file system agnostic behavior, these characters are intentionally not allowed to prevent potential problems with downloads on different file systems.`);
				}
			}
			(0, core.pq)(`Artifact name is valid!`);
		}
		function validateFilePath(path) {
			if (!path) {
				throw new Error(`Provided file path input during validation is empty`);
			}
			for (const [invalidCharacterKey, errorMessageForCharacter] of invalidArtifactFilePathCharacters) {
				if (path.includes(invalidCharacterKey)) {
					throw new Error(`The path for one of the files in artifact is not valid: ${path}. Contains the following character: ${errorMessageForCharacter}
          
Invalid characters include: ${Array.from(invalidArtifactFilePathCharacters.values()).toString()}
          
The following characters are not allowed in files that are uploaded due to limitations with certain file systems such as NTFS. To maintain file system agnostic behavior, these characters are intentionally not allowed to prevent potential problems with downloads on different file systems.
          `);
				}
			}
		}
		var lib = __webpack_require__(44942);
		var auth = __webpack_require__(92145);
		var package_version = __webpack_require__(9002);
		;
		function getUserAgentString() {
			return `@actions/artifact-${package_version.version}`;
		}
		;
		class FilesNotFoundError extends Error {
			constructor(files = []) {
				let message = "No files were found to upload";
				if (files.length > 0) {
					message += `: ${files.join(", ")}`;
				}
				super(message);
				this.files = files;
				this.name = "FilesNotFoundError";
			}
		}
		class InvalidResponseError extends Error {
			constructor(message) {
				super(message);
				this.name = "InvalidResponseError";
			}
		}
		class ArtifactNotFoundError extends Error {
			constructor(message = "Artifact not found") {
				super(message);
				this.name = "ArtifactNotFoundError";
			}
		}
		class GHESNotSupportedError extends Error {
			constructor(message = "@actions/artifact v2.0.0+, upload-artifact@v4+ and download-artifact@v4+ are not currently supported on GHES.") {
				super(message);
				this.name = "GHESNotSupportedError";
			}
		}
		class NetworkError extends Error {
			constructor(code) {
				const message = `Unable to make request: ${code}\nIf you are using self-hosted runners, please make sure your runner has access to all GitHub endpoints: https://docs.github.com/en/actions/hosting-your-own-runners/managing-self-hosted-runners/about-self-hosted-runners#communication-between-self-hosted-runners-and-github`;
				super(message);
				this.code = code;
				this.name = "NetworkError";
			}
		}
		NetworkError.isNetworkErrorCode = (code) => {
			if (!code) return false;
			return [
				"ECONNRESET",
				"ENOTFOUND",
				"ETIMEDOUT",
				"ECONNREFUSED",
				"EHOSTUNREACH"
			].includes(code);
		};
		class UsageError extends Error {
			constructor() {
				const message = `Artifact storage quota has been hit. Unable to upload any new artifacts.\nMore info on storage limits: https://docs.github.com/en/billing/managing-billing-for-github-actions/about-billing-for-github-actions#calculating-minute-and-storage-spending`;
				super(message);
				this.name = "UsageError";
			}
		}
		UsageError.isUsageErrorMessage = (msg) => {
			if (!msg) return false;
			return msg.includes("insufficient usage");
		};
		;
		class InvalidTokenError extends Error {}
		InvalidTokenError.prototype.name = "InvalidTokenError";
		function b64DecodeUnicode(str) {
			return decodeURIComponent(atob(str).replace(/(.)/g, (m, p) => {
				let code = p.charCodeAt(0).toString(16).toUpperCase();
				if (code.length < 2) {
					code = "0" + code;
				}
				return "%" + code;
			}));
		}
		function base64UrlDecode(str) {
			let output = str.replace(/-/g, "+").replace(/_/g, "/");
			switch (output.length % 4) {
				case 0: break;
				case 2:
					output += "==";
					break;
				case 3:
					output += "=";
					break;
				default: throw new Error("base64 string is not of the correct length");
			}
			try {
				return b64DecodeUnicode(output);
			} catch (err) {
				return atob(output);
			}
		}
		function jwtDecode(token, options) {
			if (typeof token !== "string") {
				throw new InvalidTokenError("Invalid token specified: must be a string");
			}
			options || (options = {});
			const pos = options.header === true ? 0 : 1;
			const part = token.split(".")[pos];
			if (typeof part !== "string") {
				throw new InvalidTokenError(`Invalid token specified: missing part #${pos + 1}`);
			}
			let decoded;
			try {
				decoded = base64UrlDecode(part);
			} catch (e) {
				throw new InvalidTokenError(`Invalid token specified: invalid base64 for part #${pos + 1} (${e.message})`);
			}
			try {
				return JSON.parse(decoded);
			} catch (e) {
				throw new InvalidTokenError(`Invalid token specified: invalid json for part #${pos + 1} (${e.message})`);
			}
		}
		;
		const InvalidJwtError = new Error("Failed to get backend IDs: The provided JWT token is invalid and/or missing claims");
		function getBackendIdsFromToken() {
			const token = getRuntimeToken();
			const decoded = jwtDecode(token);
			if (!decoded.scp) {
				throw InvalidJwtError;
			}
			const scpParts = decoded.scp.split(" ");
			if (scpParts.length === 0) {
				throw InvalidJwtError;
			}
			for (const scopes of scpParts) {
				const scopeParts = scopes.split(":");
				if ((scopeParts === null || scopeParts === void 0 ? void 0 : scopeParts[0]) !== "Actions.Results") {
					continue;
				}
				if (scopeParts.length !== 3) {
					throw InvalidJwtError;
				}
				const ids = {
					workflowRunBackendId: scopeParts[1],
					workflowJobRunBackendId: scopeParts[2]
				};
				core.Yz(`Workflow Run Backend ID: ${ids.workflowRunBackendId}`);
				core.Yz(`Workflow Job Run Backend ID: ${ids.workflowJobRunBackendId}`);
				return ids;
			}
			throw InvalidJwtError;
		}
		function maskSigUrl(url) {
			if (!url) return;
			try {
				const parsedUrl = new URL(url);
				const signature = parsedUrl.searchParams.get("sig");
				if (signature) {
					(0, core.Pq)(signature);
					(0, core.Pq)(encodeURIComponent(signature));
				}
			} catch (error) {
				(0, core.Yz)(`Failed to parse URL: ${url} ${error instanceof Error ? error.message : String(error)}`);
			}
		}
		function maskSecretUrls(body) {
			if (typeof body !== "object" || body === null) {
				(0, core.Yz)("body is not an object or is null");
				return;
			}
			if ("signed_upload_url" in body && typeof body.signed_upload_url === "string") {
				maskSigUrl(body.signed_upload_url);
			}
			if ("signed_url" in body && typeof body.signed_url === "string") {
				maskSigUrl(body.signed_url);
			}
		}
		;
		var __awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
			function adopt(value) {
				return value instanceof P ? value : new P(function(resolve) {
					resolve(value);
				});
			}
			return new (P || (P = Promise))(function(resolve, reject) {
				function fulfilled(value) {
					try {
						step(generator.next(value));
					} catch (e) {
						reject(e);
					}
				}
				function rejected(value) {
					try {
						step(generator["throw"](value));
					} catch (e) {
						reject(e);
					}
				}
				function step(result) {
					result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
				}
				step((generator = generator.apply(thisArg, _arguments || [])).next());
			});
		};
		class ArtifactHttpClient {
			constructor(userAgent, maxAttempts, baseRetryIntervalMilliseconds, retryMultiplier) {
				this.maxAttempts = 5;
				this.baseRetryIntervalMilliseconds = 3e3;
				this.retryMultiplier = 1.5;
				const token = getRuntimeToken();
				this.baseUrl = getResultsServiceUrl();
				if (maxAttempts) {
					this.maxAttempts = maxAttempts;
				}
				if (baseRetryIntervalMilliseconds) {
					this.baseRetryIntervalMilliseconds = baseRetryIntervalMilliseconds;
				}
				if (retryMultiplier) {
					this.retryMultiplier = retryMultiplier;
				}
				this.httpClient = new lib.Qq(userAgent, [new auth.tZ(token)]);
			}
			request(service, method, contentType, data) {
				return __awaiter(this, void 0, void 0, function* () {
					const url = new URL(`/twirp/${service}/${method}`, this.baseUrl).href;
					(0, core.Yz)(`[Request] ${method} ${url}`);
					const headers = { "Content-Type": contentType };
					try {
						const { body } = yield this.retryableRequest(() => __awaiter(this, void 0, void 0, function* () {
							return this.httpClient.post(url, JSON.stringify(data), headers);
						}));
						return body;
					} catch (error) {
						throw new Error(`Failed to ${method}: ${error.message}`);
					}
				});
			}
			retryableRequest(operation) {
				return __awaiter(this, void 0, void 0, function* () {
					let attempt = 0;
					let errorMessage = "";
					let rawBody = "";
					while (attempt < this.maxAttempts) {
						let isRetryable = false;
						try {
							const response = yield operation();
							const statusCode = response.message.statusCode;
							rawBody = yield response.readBody();
							(0, core.Yz)(`[Response] - ${response.message.statusCode}`);
							(0, core.Yz)(`Headers: ${JSON.stringify(response.message.headers, null, 2)}`);
							const body = JSON.parse(rawBody);
							maskSecretUrls(body);
							(0, core.Yz)(`Body: ${JSON.stringify(body, null, 2)}`);
							if (this.isSuccessStatusCode(statusCode)) {
								return {
									response,
									body
								};
							}
							isRetryable = this.isRetryableHttpStatusCode(statusCode);
							errorMessage = `Failed request: (${statusCode}) ${response.message.statusMessage}`;
							if (body.msg) {
								if (UsageError.isUsageErrorMessage(body.msg)) {
									throw new UsageError();
								}
								errorMessage = `${errorMessage}: ${body.msg}`;
							}
						} catch (error) {
							if (error instanceof SyntaxError) {
								(0, core.Yz)(`Raw Body: ${rawBody}`);
							}
							if (error instanceof UsageError) {
								throw error;
							}
							if (NetworkError.isNetworkErrorCode(error === null || error === void 0 ? void 0 : error.code)) {
								throw new NetworkError(error === null || error === void 0 ? void 0 : error.code);
							}
							isRetryable = true;
							errorMessage = error.message;
						}
						if (!isRetryable) {
							throw new Error(`Received non-retryable error: ${errorMessage}`);
						}
						if (attempt + 1 === this.maxAttempts) {
							throw new Error(`Failed to make request after ${this.maxAttempts} attempts: ${errorMessage}`);
						}
						const retryTimeMilliseconds = this.getExponentialRetryTimeMilliseconds(attempt);
						(0, core.pq)(`Attempt ${attempt + 1} of ${this.maxAttempts} failed with error: ${errorMessage}. Retrying request in ${retryTimeMilliseconds} ms...`);
						yield this.sleep(retryTimeMilliseconds);
						attempt++;
					}
					throw new Error(`Request failed`);
				});
			}
			isSuccessStatusCode(statusCode) {
				if (!statusCode) return false;
				return statusCode >= 200 && statusCode < 300;
			}
			isRetryableHttpStatusCode(statusCode) {
				if (!statusCode) return false;
				const retryableStatusCodes = [
					lib.Hv.BadGateway,
					lib.Hv.GatewayTimeout,
					lib.Hv.InternalServerError,
					lib.Hv.ServiceUnavailable,
					lib.Hv.TooManyRequests
				];
				return retryableStatusCodes.includes(statusCode);
			}
			sleep(milliseconds) {
				return __awaiter(this, void 0, void 0, function* () {
					return new Promise((resolve) => setTimeout(resolve, milliseconds));
				});
			}
			getExponentialRetryTimeMilliseconds(attempt) {
				if (attempt < 0) {
					throw new Error("attempt should be a positive integer");
				}
				if (attempt === 0) {
					return this.baseRetryIntervalMilliseconds;
				}
				const minTime = this.baseRetryIntervalMilliseconds * Math.pow(this.retryMultiplier, attempt);
				const maxTime = minTime * this.retryMultiplier;
				return Math.trunc(Math.random() * (maxTime - minTime) + minTime);
			}
		}
		function internalArtifactTwirpClient(options) {
			const client = new ArtifactHttpClient(getUserAgentString(), options === null || options === void 0 ? void 0 : options.maxAttempts, options === null || options === void 0 ? void 0 : options.retryIntervalMs, options === null || options === void 0 ? void 0 : options.retryMultiplier);
			return new ArtifactServiceClientJSON(client);
		}
		;
		function validateRootDirectory(rootDirectory) {
			if (!external_fs_.existsSync(rootDirectory)) {
				throw new Error(`The provided rootDirectory ${rootDirectory} does not exist`);
			}
			if (!external_fs_.statSync(rootDirectory).isDirectory()) {
				throw new Error(`The provided rootDirectory ${rootDirectory} is not a valid directory`);
			}
			(0, core.pq)(`Root directory input is valid!`);
		}
		function getUploadZipSpecification(filesToZip, rootDirectory) {
			const specification = [];
			rootDirectory = (0, external_path_.normalize)(rootDirectory);
			rootDirectory = (0, external_path_.resolve)(rootDirectory);
			for (let file of filesToZip) {
				const stats = external_fs_.lstatSync(file, { throwIfNoEntry: false });
				if (!stats) {
					throw new Error(`File ${file} does not exist`);
				}
				if (!stats.isDirectory()) {
					file = (0, external_path_.normalize)(file);
					file = (0, external_path_.resolve)(file);
					if (!file.startsWith(rootDirectory)) {
						throw new Error(`The rootDirectory: ${rootDirectory} is not a parent directory of the file: ${file}`);
					}
					const uploadPath = file.replace(rootDirectory, "");
					validateFilePath(uploadPath);
					specification.push({
						sourcePath: file,
						destinationPath: uploadPath,
						stats
					});
				} else {
					const directoryPath = file.replace(rootDirectory, "");
					validateFilePath(directoryPath);
					specification.push({
						sourcePath: null,
						destinationPath: directoryPath,
						stats
					});
				}
			}
			return specification;
		}
		var esm = __webpack_require__(34574);
		var external_crypto_ = __webpack_require__(76982);
		var external_stream_ = __webpack_require__(2203);
		;
		var blob_upload_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
			function adopt(value) {
				return value instanceof P ? value : new P(function(resolve) {
					resolve(value);
				});
			}
			return new (P || (P = Promise))(function(resolve, reject) {
				function fulfilled(value) {
					try {
						step(generator.next(value));
					} catch (e) {
						reject(e);
					}
				}
				function rejected(value) {
					try {
						step(generator["throw"](value));
					} catch (e) {
						reject(e);
					}
				}
				function step(result) {
					result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
				}
				step((generator = generator.apply(thisArg, _arguments || [])).next());
			});
		};
		function uploadToBlobStorage(authenticatedUploadURL, uploadStream, contentType) {
			return blob_upload_awaiter(this, void 0, void 0, function* () {
				let uploadByteCount = 0;
				let lastProgressTime = Date.now();
				const abortController = new AbortController();
				const chunkTimer = (interval) => blob_upload_awaiter(this, void 0, void 0, function* () {
					return new Promise((resolve, reject) => {
						const timer = setInterval(() => {
							if (Date.now() - lastProgressTime > interval) {
								reject(new Error("Upload progress stalled."));
							}
						}, interval);
						abortController.signal.addEventListener("abort", () => {
							clearInterval(timer);
							resolve();
						});
					});
				});
				const maxConcurrency = getConcurrency();
				const bufferSize = getUploadChunkSize();
				const blobClient = new esm.jl(authenticatedUploadURL);
				const blockBlobClient = blobClient.getBlockBlobClient();
				core.Yz(`Uploading artifact to blob storage with maxConcurrency: ${maxConcurrency}, bufferSize: ${bufferSize}, contentType: ${contentType}`);
				const uploadCallback = (progress) => {
					core.pq(`Uploaded bytes ${progress.loadedBytes}`);
					uploadByteCount = progress.loadedBytes;
					lastProgressTime = Date.now();
				};
				const options = {
					blobHTTPHeaders: { blobContentType: contentType },
					onProgress: uploadCallback,
					abortSignal: abortController.signal
				};
				let sha256Hash = undefined;
				const blobUploadStream = new external_stream_.PassThrough();
				const hashStream = external_crypto_.createHash("sha256");
				uploadStream.pipe(blobUploadStream);
				uploadStream.pipe(hashStream).setEncoding("hex");
				core.pq("Beginning upload of artifact content to blob storage");
				try {
					yield Promise.race([blockBlobClient.uploadStream(blobUploadStream, bufferSize, maxConcurrency, options), chunkTimer(getUploadChunkTimeout())]);
				} catch (error) {
					if (NetworkError.isNetworkErrorCode(error === null || error === void 0 ? void 0 : error.code)) {
						throw new NetworkError(error === null || error === void 0 ? void 0 : error.code);
					}
					throw error;
				} finally {
					abortController.abort();
				}
				core.pq("Finished uploading artifact content to blob storage!");
				hashStream.end();
				sha256Hash = hashStream.read();
				core.pq(`SHA256 digest of uploaded artifact is ${sha256Hash}`);
				if (uploadByteCount === 0) {
					core.$e(`No data was uploaded to blob storage. Reported upload byte count is 0.`);
				}
				return {
					uploadSize: uploadByteCount,
					sha256Hash
				};
			});
		}
		var promises_ = __webpack_require__(91943);
		var archiver = __webpack_require__(99392);
		;
		var stream_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
			function adopt(value) {
				return value instanceof P ? value : new P(function(resolve) {
					resolve(value);
				});
			}
			return new (P || (P = Promise))(function(resolve, reject) {
				function fulfilled(value) {
					try {
						step(generator.next(value));
					} catch (e) {
						reject(e);
					}
				}
				function rejected(value) {
					try {
						step(generator["throw"](value));
					} catch (e) {
						reject(e);
					}
				}
				function step(result) {
					result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
				}
				step((generator = generator.apply(thisArg, _arguments || [])).next());
			});
		};
		class WaterMarkedUploadStream extends external_stream_.Transform {
			constructor(bufferSize) {
				super({ highWaterMark: bufferSize });
			}
			_transform(chunk, enc, cb) {
				cb(null, chunk);
			}
		}
		function createRawFileUploadStream(filePath) {
			return stream_awaiter(this, void 0, void 0, function* () {
				core.Yz(`Creating raw file upload stream for: ${filePath}`);
				const bufferSize = getUploadChunkSize();
				const uploadStream = new WaterMarkedUploadStream(bufferSize);
				let sourcePath = filePath;
				const stats = yield external_fs_.promises.lstat(filePath);
				if (stats.isSymbolicLink()) {
					sourcePath = yield (0, promises_.realpath)(filePath);
				}
				const fileStream = external_fs_.createReadStream(sourcePath, { highWaterMark: bufferSize });
				fileStream.on("error", (error) => {
					core.z3("An error has occurred while reading the file for upload");
					core.z3(String(error));
					uploadStream.destroy(new Error("An error has occurred during file read for the artifact"));
				});
				fileStream.pipe(uploadStream);
				return uploadStream;
			});
		}
		;
		var zip_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
			function adopt(value) {
				return value instanceof P ? value : new P(function(resolve) {
					resolve(value);
				});
			}
			return new (P || (P = Promise))(function(resolve, reject) {
				function fulfilled(value) {
					try {
						step(generator.next(value));
					} catch (e) {
						reject(e);
					}
				}
				function rejected(value) {
					try {
						step(generator["throw"](value));
					} catch (e) {
						reject(e);
					}
				}
				function step(result) {
					result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
				}
				step((generator = generator.apply(thisArg, _arguments || [])).next());
			});
		};
		const DEFAULT_COMPRESSION_LEVEL = 6;
		function createZipUploadStream(uploadSpecification_1) {
			return zip_awaiter(this, arguments, void 0, function* (uploadSpecification, compressionLevel = DEFAULT_COMPRESSION_LEVEL) {
				core.Yz(`Creating Artifact archive with compressionLevel: ${compressionLevel}`);
				const zip = archiver.create("zip", {
					highWaterMark: getUploadChunkSize(),
					zlib: { level: compressionLevel }
				});
				zip.on("error", zipErrorCallback);
				zip.on("warning", zipWarningCallback);
				zip.on("finish", zipFinishCallback);
				zip.on("end", zipEndCallback);
				for (const file of uploadSpecification) {
					if (file.sourcePath !== null) {
						let sourcePath = file.sourcePath;
						if (file.stats.isSymbolicLink()) {
							sourcePath = yield (0, promises_.realpath)(file.sourcePath);
						}
						zip.file(sourcePath, { name: file.destinationPath });
					} else {
						zip.append("", { name: file.destinationPath });
					}
				}
				const bufferSize = getUploadChunkSize();
				const zipUploadStream = new WaterMarkedUploadStream(bufferSize);
				core.Yz(`Zip write high watermark value ${zipUploadStream.writableHighWaterMark}`);
				core.Yz(`Zip read high watermark value ${zipUploadStream.readableHighWaterMark}`);
				zip.pipe(zipUploadStream);
				zip.finalize();
				return zipUploadStream;
			});
		}
		const zipErrorCallback = (error) => {
			core.z3("An error has occurred while creating the zip file for upload");
			core.pq(error);
			throw new Error("An error has occurred during zip creation for the artifact");
		};
		const zipWarningCallback = (error) => {
			if (error.code === "ENOENT") {
				core.$e("ENOENT warning during artifact zip creation. No such file or directory");
				core.pq(error);
			} else {
				core.$e(`A non-blocking warning has occurred during artifact zip creation: ${error.code}`);
				core.pq(error);
			}
		};
		const zipFinishCallback = () => {
			core.Yz("Zip stream for upload has finished.");
		};
		const zipEndCallback = () => {
			core.Yz("Zip stream for upload has ended.");
		};
		;
		const types_mimeTypes = {
			".txt": "text/plain",
			".html": "text/html",
			".htm": "text/html",
			".css": "text/css",
			".csv": "text/csv",
			".xml": "text/xml",
			".md": "text/markdown",
			".js": "application/javascript",
			".mjs": "application/javascript",
			".json": "application/json",
			".png": "image/png",
			".jpg": "image/jpeg",
			".jpeg": "image/jpeg",
			".gif": "image/gif",
			".svg": "image/svg+xml",
			".webp": "image/webp",
			".ico": "image/x-icon",
			".bmp": "image/bmp",
			".tiff": "image/tiff",
			".tif": "image/tiff",
			".mp3": "audio/mpeg",
			".wav": "audio/wav",
			".ogg": "audio/ogg",
			".flac": "audio/flac",
			".mp4": "video/mp4",
			".webm": "video/webm",
			".avi": "video/x-msvideo",
			".mov": "video/quicktime",
			".pdf": "application/pdf",
			".doc": "application/msword",
			".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
			".xls": "application/vnd.ms-excel",
			".xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
			".ppt": "application/vnd.ms-powerpoint",
			".pptx": "application/vnd.openxmlformats-officedocument.presentationml.presentation",
			".zip": "application/zip",
			".tar": "application/x-tar",
			".gz": "application/gzip",
			".rar": "application/vnd.rar",
			".7z": "application/x-7z-compressed",
			".wasm": "application/wasm",
			".yaml": "application/x-yaml",
			".yml": "application/x-yaml",
			".woff": "font/woff",
			".woff2": "font/woff2",
			".ttf": "font/ttf",
			".otf": "font/otf",
			".eot": "application/vnd.ms-fontobject"
		};
		function getMimeType(filePath) {
			const ext = external_path_.extname(filePath).toLowerCase();
			return types_mimeTypes[ext] || "application/octet-stream";
		}
		;
		var upload_artifact_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
			function adopt(value) {
				return value instanceof P ? value : new P(function(resolve) {
					resolve(value);
				});
			}
			return new (P || (P = Promise))(function(resolve, reject) {
				function fulfilled(value) {
					try {
						step(generator.next(value));
					} catch (e) {
						reject(e);
					}
				}
				function rejected(value) {
					try {
						step(generator["throw"](value));
					} catch (e) {
						reject(e);
					}
				}
				function step(result) {
					result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
				}
				step((generator = generator.apply(thisArg, _arguments || [])).next());
			});
		};
		function uploadArtifact(name, files, rootDirectory, options) {
			return upload_artifact_awaiter(this, void 0, void 0, function* () {
				let artifactFileName = `${name}.zip`;
				if (options === null || options === void 0 ? void 0 : options.skipArchive) {
					if (files.length === 0) {
						throw new FilesNotFoundError([]);
					}
					if (files.length > 1) {
						throw new Error("skipArchive option is only supported when uploading a single file");
					}
					if (!external_fs_.existsSync(files[0])) {
						throw new FilesNotFoundError(files);
					}
					artifactFileName = external_path_.basename(files[0]);
					name = artifactFileName;
				}
				validateArtifactName(name);
				validateRootDirectory(rootDirectory);
				let zipSpecification = [];
				if (!(options === null || options === void 0 ? void 0 : options.skipArchive)) {
					zipSpecification = getUploadZipSpecification(files, rootDirectory);
					if (zipSpecification.length === 0) {
						throw new FilesNotFoundError(zipSpecification.flatMap((s) => s.sourcePath ? [s.sourcePath] : []));
					}
				}
				const contentType = getMimeType(artifactFileName);
				const backendIds = getBackendIdsFromToken();
				const artifactClient = internalArtifactTwirpClient();
				const createArtifactReq = {
					workflowRunBackendId: backendIds.workflowRunBackendId,
					workflowJobRunBackendId: backendIds.workflowJobRunBackendId,
					name,
					mimeType: StringValue.create({ value: contentType }),
					version: 7
				};
				const expiresAt = getExpiration(options === null || options === void 0 ? void 0 : options.retentionDays);
				if (expiresAt) {
					createArtifactReq.expiresAt = expiresAt;
				}
				const createArtifactResp = yield artifactClient.CreateArtifact(createArtifactReq);
				if (!createArtifactResp.ok) {
					throw new InvalidResponseError("CreateArtifact: response from backend was not ok");
				}
				let stream;
				if (options === null || options === void 0 ? void 0 : options.skipArchive) {
					stream = yield createRawFileUploadStream(files[0]);
				} else {
					stream = yield createZipUploadStream(zipSpecification, options === null || options === void 0 ? void 0 : options.compressionLevel);
				}
				core.pq(`Uploading artifact: ${artifactFileName}`);
				const uploadResult = yield uploadToBlobStorage(createArtifactResp.signedUploadUrl, stream, contentType);
				const finalizeArtifactReq = {
					workflowRunBackendId: backendIds.workflowRunBackendId,
					workflowJobRunBackendId: backendIds.workflowJobRunBackendId,
					name,
					size: uploadResult.uploadSize ? uploadResult.uploadSize.toString() : "0"
				};
				if (uploadResult.sha256Hash) {
					finalizeArtifactReq.hash = StringValue.create({ value: `sha256:${uploadResult.sha256Hash}` });
				}
				core.pq(`Finalizing artifact upload`);
				const finalizeArtifactResp = yield artifactClient.FinalizeArtifact(finalizeArtifactReq);
				if (!finalizeArtifactResp.ok) {
					throw new InvalidResponseError("FinalizeArtifact: response from backend was not ok");
				}
				const artifactId = BigInt(finalizeArtifactResp.artifactId);
				core.pq(`Artifact ${name} successfully finalized. Artifact ID ${artifactId}`);
				return {
					size: uploadResult.uploadSize,
					digest: uploadResult.sha256Hash,
					id: Number(artifactId)
				};
			});
		}
		var lib_github = __webpack_require__(61351);
		var unzip = __webpack_require__(33991);
		;
		var download_artifact_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
			function adopt(value) {
				return value instanceof P ? value : new P(function(resolve) {
					resolve(value);
				});
			}
			return new (P || (P = Promise))(function(resolve, reject) {
				function fulfilled(value) {
					try {
						step(generator.next(value));
					} catch (e) {
						reject(e);
					}
				}
				function rejected(value) {
					try {
						step(generator["throw"](value));
					} catch (e) {
						reject(e);
					}
				}
				function step(result) {
					result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
				}
				step((generator = generator.apply(thisArg, _arguments || [])).next());
			});
		};
		const scrubQueryParameters = (url) => {
			const parsed = new URL(url);
			parsed.search = "";
			return parsed.toString();
		};
		function exists(path) {
			return download_artifact_awaiter(this, void 0, void 0, function* () {
				try {
					yield promises_.access(path);
					return true;
				} catch (error) {
					if (error.code === "ENOENT") {
						return false;
					} else {
						throw error;
					}
				}
			});
		}
		function streamExtract(url, directory, skipDecompress) {
			return download_artifact_awaiter(this, void 0, void 0, function* () {
				let retryCount = 0;
				while (retryCount < 5) {
					try {
						return yield streamExtractExternal(url, directory, { skipDecompress });
					} catch (error) {
						retryCount++;
						core.Yz(`Failed to download artifact after ${retryCount} retries due to ${error.message}. Retrying in 5 seconds...`);
						yield new Promise((resolve) => setTimeout(resolve, 5e3));
					}
				}
				throw new Error(`Artifact download failed after ${retryCount} retries.`);
			});
		}
		function streamExtractExternal(url_1, directory_1) {
			return download_artifact_awaiter(this, arguments, void 0, function* (url, directory, opts = {}) {
				const { timeout = 30 * 1e3, skipDecompress = false } = opts;
				const client = new lib.Qq(getUserAgentString());
				const response = yield client.get(url);
				if (response.message.statusCode !== 200) {
					throw new Error(`Unexpected HTTP response from blob storage: ${response.message.statusCode} ${response.message.statusMessage}`);
				}
				const contentType = response.message.headers["content-type"] || "";
				const mimeType = contentType.split(";", 1)[0].trim().toLowerCase();
				const urlPath = new URL(url).pathname.toLowerCase();
				const urlEndsWithZip = urlPath.endsWith(".zip");
				const isZip = mimeType === "application/zip" || mimeType === "application/x-zip-compressed" || mimeType === "application/zip-compressed" || urlEndsWithZip;
				const contentDisposition = response.message.headers["content-disposition"] || "";
				let fileName = "artifact";
				const filenameStar = contentDisposition.match(/filename\*\s*=\s*UTF-8''([^;\r\n]*)/i);
				const filenamePlain = contentDisposition.match(/(?<!\*)filename\s*=\s*['"]?([^;\r\n"']*)['"]?/i);
				const rawName = (filenameStar === null || filenameStar === void 0 ? void 0 : filenameStar[1]) || (filenamePlain === null || filenamePlain === void 0 ? void 0 : filenamePlain[1]);
				if (rawName) {
					fileName = external_path_.basename(decodeURIComponent(rawName.trim()));
				}
				core.Yz(`Content-Type: ${contentType}, mimeType: ${mimeType}, urlEndsWithZip: ${urlEndsWithZip}, isZip: ${isZip}, skipDecompress: ${skipDecompress}`);
				core.Yz(`Content-Disposition: ${contentDisposition}, fileName: ${fileName}`);
				let sha256Digest = undefined;
				return new Promise((resolve, reject) => {
					const timerFn = () => {
						const timeoutError = new Error(`Blob storage chunk did not respond in ${timeout}ms`);
						response.message.destroy(timeoutError);
						reject(timeoutError);
					};
					const timer = setTimeout(timerFn, timeout);
					const onError = (error) => {
						core.Yz(`response.message: Artifact download failed: ${error.message}`);
						clearTimeout(timer);
						reject(error);
					};
					const hashStream = external_crypto_.createHash("sha256").setEncoding("hex");
					const passThrough = new external_stream_.PassThrough().on("data", () => {
						timer.refresh();
					}).on("error", onError);
					response.message.pipe(passThrough);
					passThrough.pipe(hashStream);
					const onClose = () => {
						clearTimeout(timer);
						if (hashStream) {
							hashStream.end();
							sha256Digest = hashStream.read();
							core.pq(`SHA256 digest of downloaded artifact is ${sha256Digest}`);
						}
						resolve({ sha256Digest: `sha256:${sha256Digest}` });
					};
					if (isZip && !skipDecompress) {
						passThrough.pipe(unzip.Extract({ path: directory })).on("close", onClose).on("error", onError);
					} else {
						const filePath = external_path_.join(directory, fileName);
						const writeStream = external_fs_.createWriteStream(filePath);
						core.pq(`Downloading raw file (non-zip) to: ${filePath}`);
						passThrough.pipe(writeStream).on("close", onClose).on("error", onError);
					}
				});
			});
		}
		function downloadArtifactPublic(artifactId, repositoryOwner, repositoryName, token, options) {
			return download_artifact_awaiter(this, void 0, void 0, function* () {
				const downloadPath = yield resolveOrCreateDirectory(options === null || options === void 0 ? void 0 : options.path);
				const api = lib_github.getOctokit(token);
				let digestMismatch = false;
				core.pq(`Downloading artifact '${artifactId}' from '${repositoryOwner}/${repositoryName}'`);
				const { headers, status } = yield api.rest.actions.downloadArtifact({
					owner: repositoryOwner,
					repo: repositoryName,
					artifact_id: artifactId,
					archive_format: "zip",
					request: { redirect: "manual" }
				});
				if (status !== 302) {
					throw new Error(`Unable to download artifact. Unexpected status: ${status}`);
				}
				const { location } = headers;
				if (!location) {
					throw new Error(`Unable to redirect to artifact download url`);
				}
				core.pq(`Redirecting to blob download url: ${scrubQueryParameters(location)}`);
				try {
					core.pq(`Starting download of artifact to: ${downloadPath}`);
					const extractResponse = yield streamExtract(location, downloadPath, options === null || options === void 0 ? void 0 : options.skipDecompress);
					core.pq(`Artifact download completed successfully.`);
					if (options === null || options === void 0 ? void 0 : options.expectedHash) {
						if ((options === null || options === void 0 ? void 0 : options.expectedHash) !== extractResponse.sha256Digest) {
							digestMismatch = true;
							core.Yz(`Computed digest: ${extractResponse.sha256Digest}`);
							core.Yz(`Expected digest: ${options.expectedHash}`);
						}
					}
				} catch (error) {
					throw new Error(`Unable to download and extract artifact: ${error.message}`);
				}
				return {
					downloadPath,
					digestMismatch
				};
			});
		}
		function downloadArtifactInternal(artifactId, options) {
			return download_artifact_awaiter(this, void 0, void 0, function* () {
				const downloadPath = yield resolveOrCreateDirectory(options === null || options === void 0 ? void 0 : options.path);
				const artifactClient = internalArtifactTwirpClient();
				let digestMismatch = false;
				const { workflowRunBackendId, workflowJobRunBackendId } = getBackendIdsFromToken();
				const listReq = {
					workflowRunBackendId,
					workflowJobRunBackendId,
					idFilter: Int64Value.create({ value: artifactId.toString() })
				};
				const { artifacts } = yield artifactClient.ListArtifacts(listReq);
				if (artifacts.length === 0) {
					throw new ArtifactNotFoundError(`No artifacts found for ID: ${artifactId}\nAre you trying to download from a different run? Try specifying a github-token with \`actions:read\` scope.`);
				}
				if (artifacts.length > 1) {
					core.$e("Multiple artifacts found, defaulting to first.");
				}
				const signedReq = {
					workflowRunBackendId: artifacts[0].workflowRunBackendId,
					workflowJobRunBackendId: artifacts[0].workflowJobRunBackendId,
					name: artifacts[0].name
				};
				const { signedUrl } = yield artifactClient.GetSignedArtifactURL(signedReq);
				core.pq(`Redirecting to blob download url: ${scrubQueryParameters(signedUrl)}`);
				try {
					core.pq(`Starting download of artifact to: ${downloadPath}`);
					const extractResponse = yield streamExtract(signedUrl, downloadPath, options === null || options === void 0 ? void 0 : options.skipDecompress);
					core.pq(`Artifact download completed successfully.`);
					if (options === null || options === void 0 ? void 0 : options.expectedHash) {
						if ((options === null || options === void 0 ? void 0 : options.expectedHash) !== extractResponse.sha256Digest) {
							digestMismatch = true;
							core.Yz(`Computed digest: ${extractResponse.sha256Digest}`);
							core.Yz(`Expected digest: ${options.expectedHash}`);
						}
					}
				} catch (error) {
					throw new Error(`Unable to download and extract artifact: ${error.message}`);
				}
				return {
					downloadPath,
					digestMismatch
				};
			});
		}
		function resolveOrCreateDirectory() {
			return download_artifact_awaiter(this, arguments, void 0, function* (downloadPath = getGitHubWorkspaceDir()) {
				if (!(yield exists(downloadPath))) {
					core.Yz(`Artifact destination folder does not exist, creating: ${downloadPath}`);
					yield promises_.mkdir(downloadPath, { recursive: true });
				} else {
					core.Yz(`Artifact destination folder already exists: ${downloadPath}`);
				}
				return downloadPath;
			});
		}
		;
		const defaultMaxRetryNumber = 5;
		const defaultExemptStatusCodes = [
			400,
			401,
			403,
			404,
			422
		];
		function getRetryOptions(defaultOptions, retries = defaultMaxRetryNumber, exemptStatusCodes = defaultExemptStatusCodes) {
			var _a;
			if (retries <= 0) {
				return [{ enabled: false }, defaultOptions.request];
			}
			const retryOptions = { enabled: true };
			if (exemptStatusCodes.length > 0) {
				retryOptions.doNotRetry = exemptStatusCodes;
			}
			const requestOptions = Object.assign(Object.assign({}, defaultOptions.request), { retries });
			core.Yz(`GitHub client configured with: (retries: ${requestOptions.retries}, retry-exempt-status-code: ${(_a = retryOptions.doNotRetry) !== null && _a !== void 0 ? _a : "octokit default: [400, 401, 403, 404, 422]"})`);
			return [retryOptions, requestOptions];
		}
		var utils = __webpack_require__(79083);
		;
		const VERSION = "6.0.0";
		;
		function requestLog(octokit) {
			octokit.hook.wrap("request", (request, options) => {
				octokit.log.debug("request", options);
				const start = Date.now();
				const requestOptions = octokit.request.endpoint.parse(options);
				const path = requestOptions.url.replace(options.baseUrl, "");
				return request(options).then((response) => {
					const requestId = response.headers["x-github-request-id"];
					octokit.log.info(`${requestOptions.method} ${path} - ${response.status} with id ${requestId} in ${Date.now() - start}ms`);
					return response;
				}).catch((error) => {
					const requestId = error.response?.headers["x-github-request-id"] || "UNKNOWN";
					octokit.log.error(`${requestOptions.method} ${path} - ${error.status} with id ${requestId} in ${Date.now() - start}ms`);
					throw error;
				});
			});
		}
		requestLog.VERSION = VERSION;
		var light = __webpack_require__(63251);
		var dist_src = __webpack_require__(31015);
		;
		var dist_bundle_VERSION = "0.0.0-development";
		function isRequestError(error) {
			return error.request !== void 0;
		}
		async function errorRequest(state, octokit, error, options) {
			if (!isRequestError(error) || !error?.request.request) {
				throw error;
			}
			if (error.status >= 400 && !state.doNotRetry.includes(error.status)) {
				const retries = options.request.retries != null ? options.request.retries : state.retries;
				const retryAfter = Math.pow((options.request.retryCount || 0) + 1, 2);
				throw octokit.retry.retryRequest(error, retries, retryAfter);
			}
			throw error;
		}
		async function wrapRequest(state, octokit, request, options) {
			const limiter = new light();
			limiter.on("failed", function(error, info) {
				const maxRetries = ~~error.request.request?.retries;
				const after = ~~error.request.request?.retryAfter;
				options.request.retryCount = info.retryCount + 1;
				if (maxRetries > info.retryCount) {
					return after * state.retryAfterBaseValue;
				}
			});
			return limiter.schedule(requestWithGraphqlErrorHandling.bind(null, state, octokit, request), options);
		}
		async function requestWithGraphqlErrorHandling(state, octokit, request, options) {
			const response = await request(options);
			if (response.data && response.data.errors && response.data.errors.length > 0 && /Something went wrong while executing your query/.test(response.data.errors[0].message)) {
				const error = new dist_src.G(response.data.errors[0].message, 500, {
					request: options,
					response
				});
				return errorRequest(state, octokit, error, options);
			}
			return response;
		}
		function retry(octokit, octokitOptions) {
			const state = Object.assign({
				enabled: true,
				retryAfterBaseValue: 1e3,
				doNotRetry: [
					400,
					401,
					403,
					404,
					410,
					422,
					451
				],
				retries: 3
			}, octokitOptions.retry);
			const retryPlugin = { retry: { retryRequest: (error, retries, retryAfter) => {
				error.request.request = Object.assign({}, error.request.request, {
					retries,
					retryAfter
				});
				return error;
			} } };
			if (state.enabled) {
				octokit.hook.error("request", errorRequest.bind(null, state, retryPlugin));
				octokit.hook.wrap("request", wrapRequest.bind(null, state, retryPlugin));
			}
			return retryPlugin;
		}
		retry.VERSION = dist_bundle_VERSION;
		;
		var get_artifact_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
			function adopt(value) {
				return value instanceof P ? value : new P(function(resolve) {
					resolve(value);
				});
			}
			return new (P || (P = Promise))(function(resolve, reject) {
				function fulfilled(value) {
					try {
						step(generator.next(value));
					} catch (e) {
						reject(e);
					}
				}
				function rejected(value) {
					try {
						step(generator["throw"](value));
					} catch (e) {
						reject(e);
					}
				}
				function step(result) {
					result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
				}
				step((generator = generator.apply(thisArg, _arguments || [])).next());
			});
		};
		function getArtifactPublic(artifactName, workflowRunId, repositoryOwner, repositoryName, token) {
			return get_artifact_awaiter(this, void 0, void 0, function* () {
				var _a;
				const [retryOpts, requestOpts] = getRetryOptions(utils.NT);
				const opts = {
					log: undefined,
					userAgent: getUserAgentString(),
					previews: undefined,
					retry: retryOpts,
					request: requestOpts
				};
				const github = (0, lib_github.getOctokit)(token, opts, retry, requestLog);
				const getArtifactResp = yield github.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts{?name}", {
					owner: repositoryOwner,
					repo: repositoryName,
					run_id: workflowRunId,
					name: artifactName
				});
				if (getArtifactResp.status !== 200) {
					throw new InvalidResponseError(`Invalid response from GitHub API: ${getArtifactResp.status} (${(_a = getArtifactResp === null || getArtifactResp === void 0 ? void 0 : getArtifactResp.headers) === null || _a === void 0 ? void 0 : _a["x-github-request-id"]})`);
				}
				if (getArtifactResp.data.artifacts.length === 0) {
					throw new ArtifactNotFoundError(`Artifact not found for name: ${artifactName}
        Please ensure that your artifact is not expired and the artifact was uploaded using a compatible version of toolkit/upload-artifact.
        For more information, visit the GitHub Artifacts FAQ: https://github.com/actions/toolkit/blob/main/packages/artifact/docs/faq.md`);
				}
				let artifact = getArtifactResp.data.artifacts[0];
				if (getArtifactResp.data.artifacts.length > 1) {
					artifact = getArtifactResp.data.artifacts.sort((a, b) => b.id - a.id)[0];
					core.Yz(`More than one artifact found for a single name, returning newest (id: ${artifact.id})`);
				}
				return { artifact: {
					name: artifact.name,
					id: artifact.id,
					size: artifact.size_in_bytes,
					createdAt: artifact.created_at ? new Date(artifact.created_at) : undefined,
					digest: artifact.digest
				} };
			});
		}
		function getArtifactInternal(artifactName) {
			return get_artifact_awaiter(this, void 0, void 0, function* () {
				var _a;
				const artifactClient = internalArtifactTwirpClient();
				const { workflowRunBackendId, workflowJobRunBackendId } = getBackendIdsFromToken();
				const req = {
					workflowRunBackendId,
					workflowJobRunBackendId,
					nameFilter: StringValue.create({ value: artifactName })
				};
				const res = yield artifactClient.ListArtifacts(req);
				if (res.artifacts.length === 0) {
					throw new ArtifactNotFoundError(`Artifact not found for name: ${artifactName}
        Please ensure that your artifact is not expired and the artifact was uploaded using a compatible version of toolkit/upload-artifact.
        For more information, visit the GitHub Artifacts FAQ: https://github.com/actions/toolkit/blob/main/packages/artifact/docs/faq.md`);
				}
				let artifact = res.artifacts[0];
				if (res.artifacts.length > 1) {
					artifact = res.artifacts.sort((a, b) => Number(b.databaseId) - Number(a.databaseId))[0];
					core.Yz(`More than one artifact found for a single name, returning newest (id: ${artifact.databaseId})`);
				}
				return { artifact: {
					name: artifact.name,
					id: Number(artifact.databaseId),
					size: Number(artifact.size),
					createdAt: artifact.createdAt ? Timestamp.toDate(artifact.createdAt) : undefined,
					digest: (_a = artifact.digest) === null || _a === void 0 ? void 0 : _a.value
				} };
			});
		}
		;
		var delete_artifact_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
			function adopt(value) {
				return value instanceof P ? value : new P(function(resolve) {
					resolve(value);
				});
			}
			return new (P || (P = Promise))(function(resolve, reject) {
				function fulfilled(value) {
					try {
						step(generator.next(value));
					} catch (e) {
						reject(e);
					}
				}
				function rejected(value) {
					try {
						step(generator["throw"](value));
					} catch (e) {
						reject(e);
					}
				}
				function step(result) {
					result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
				}
				step((generator = generator.apply(thisArg, _arguments || [])).next());
			});
		};
		function deleteArtifactPublic(artifactName, workflowRunId, repositoryOwner, repositoryName, token) {
			return delete_artifact_awaiter(this, void 0, void 0, function* () {
				var _a;
				const [retryOpts, requestOpts] = getRetryOptions(utils.NT);
				const opts = {
					log: undefined,
					userAgent: getUserAgentString(),
					previews: undefined,
					retry: retryOpts,
					request: requestOpts
				};
				const github = (0, lib_github.getOctokit)(token, opts, retry, requestLog);
				const getArtifactResp = yield getArtifactPublic(artifactName, workflowRunId, repositoryOwner, repositoryName, token);
				const deleteArtifactResp = yield github.rest.actions.deleteArtifact({
					owner: repositoryOwner,
					repo: repositoryName,
					artifact_id: getArtifactResp.artifact.id
				});
				if (deleteArtifactResp.status !== 204) {
					throw new InvalidResponseError(`Invalid response from GitHub API: ${deleteArtifactResp.status} (${(_a = deleteArtifactResp === null || deleteArtifactResp === void 0 ? void 0 : deleteArtifactResp.headers) === null || _a === void 0 ? void 0 : _a["x-github-request-id"]})`);
				}
				return { id: getArtifactResp.artifact.id };
			});
		}
		function deleteArtifactInternal(artifactName) {
			return delete_artifact_awaiter(this, void 0, void 0, function* () {
				const artifactClient = internalArtifactTwirpClient();
				const { workflowRunBackendId, workflowJobRunBackendId } = getBackendIdsFromToken();
				const listReq = {
					workflowRunBackendId,
					workflowJobRunBackendId,
					nameFilter: StringValue.create({ value: artifactName })
				};
				const listRes = yield artifactClient.ListArtifacts(listReq);
				if (listRes.artifacts.length === 0) {
					throw new ArtifactNotFoundError(`Artifact not found for name: ${artifactName}`);
				}
				let artifact = listRes.artifacts[0];
				if (listRes.artifacts.length > 1) {
					artifact = listRes.artifacts.sort((a, b) => Number(b.databaseId) - Number(a.databaseId))[0];
					(0, core.Yz)(`More than one artifact found for a single name, returning newest (id: ${artifact.databaseId})`);
				}
				const req = {
					workflowRunBackendId: artifact.workflowRunBackendId,
					workflowJobRunBackendId: artifact.workflowJobRunBackendId,
					name: artifact.name
				};
				const res = yield artifactClient.DeleteArtifact(req);
				(0, core.pq)(`Artifact '${artifactName}' (ID: ${res.artifactId}) deleted`);
				return { id: Number(res.artifactId) };
			});
		}
		;
		var list_artifacts_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
			function adopt(value) {
				return value instanceof P ? value : new P(function(resolve) {
					resolve(value);
				});
			}
			return new (P || (P = Promise))(function(resolve, reject) {
				function fulfilled(value) {
					try {
						step(generator.next(value));
					} catch (e) {
						reject(e);
					}
				}
				function rejected(value) {
					try {
						step(generator["throw"](value));
					} catch (e) {
						reject(e);
					}
				}
				function step(result) {
					result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
				}
				step((generator = generator.apply(thisArg, _arguments || [])).next());
			});
		};
		const maximumArtifactCount = getMaxArtifactListCount();
		const paginationCount = 100;
		const maxNumberOfPages = Math.ceil(maximumArtifactCount / paginationCount);
		function listArtifactsPublic(workflowRunId_1, repositoryOwner_1, repositoryName_1, token_1) {
			return list_artifacts_awaiter(this, arguments, void 0, function* (workflowRunId, repositoryOwner, repositoryName, token, latest = false) {
				(0, core.pq)(`Fetching artifact list for workflow run ${workflowRunId} in repository ${repositoryOwner}/${repositoryName}`);
				let artifacts = [];
				const [retryOpts, requestOpts] = getRetryOptions(utils.NT);
				const opts = {
					log: undefined,
					userAgent: getUserAgentString(),
					previews: undefined,
					retry: retryOpts,
					request: requestOpts
				};
				const github = (0, lib_github.getOctokit)(token, opts, retry, requestLog);
				let currentPageNumber = 1;
				const { data: listArtifactResponse } = yield github.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts", {
					owner: repositoryOwner,
					repo: repositoryName,
					run_id: workflowRunId,
					per_page: paginationCount,
					page: currentPageNumber
				});
				let numberOfPages = Math.ceil(listArtifactResponse.total_count / paginationCount);
				const totalArtifactCount = listArtifactResponse.total_count;
				if (totalArtifactCount > maximumArtifactCount) {
					(0, core.$e)(`Workflow run ${workflowRunId} has ${totalArtifactCount} artifacts, exceeding the limit of ${maximumArtifactCount}. Results will be incomplete as only the first ${maximumArtifactCount} artifacts will be returned`);
					numberOfPages = maxNumberOfPages;
				}
				for (const artifact of listArtifactResponse.artifacts) {
					artifacts.push({
						name: artifact.name,
						id: artifact.id,
						size: artifact.size_in_bytes,
						createdAt: artifact.created_at ? new Date(artifact.created_at) : undefined,
						digest: artifact.digest
					});
				}
				currentPageNumber++;
				for (currentPageNumber; currentPageNumber <= numberOfPages; currentPageNumber++) {
					(0, core.Yz)(`Fetching page ${currentPageNumber} of artifact list`);
					const { data: listArtifactResponse } = yield github.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts", {
						owner: repositoryOwner,
						repo: repositoryName,
						run_id: workflowRunId,
						per_page: paginationCount,
						page: currentPageNumber
					});
					for (const artifact of listArtifactResponse.artifacts) {
						artifacts.push({
							name: artifact.name,
							id: artifact.id,
							size: artifact.size_in_bytes,
							createdAt: artifact.created_at ? new Date(artifact.created_at) : undefined,
							digest: artifact.digest
						});
					}
				}
				if (latest) {
					artifacts = filterLatest(artifacts);
				}
				(0, core.pq)(`Found ${artifacts.length} artifact(s)`);
				return { artifacts };
			});
		}
		function listArtifactsInternal() {
			return list_artifacts_awaiter(this, arguments, void 0, function* (latest = false) {
				const artifactClient = internalArtifactTwirpClient();
				const { workflowRunBackendId, workflowJobRunBackendId } = getBackendIdsFromToken();
				const req = {
					workflowRunBackendId,
					workflowJobRunBackendId
				};
				const res = yield artifactClient.ListArtifacts(req);
				let artifacts = res.artifacts.map((artifact) => {
					var _a;
					return {
						name: artifact.name,
						id: Number(artifact.databaseId),
						size: Number(artifact.size),
						createdAt: artifact.createdAt ? Timestamp.toDate(artifact.createdAt) : undefined,
						digest: (_a = artifact.digest) === null || _a === void 0 ? void 0 : _a.value
					};
				});
				if (latest) {
					artifacts = filterLatest(artifacts);
				}
				(0, core.pq)(`Found ${artifacts.length} artifact(s)`);
				return { artifacts };
			});
		}
		function filterLatest(artifacts) {
			artifacts.sort((a, b) => b.id - a.id);
			const latestArtifacts = [];
			const seenArtifactNames = new Set();
			for (const artifact of artifacts) {
				if (!seenArtifactNames.has(artifact.name)) {
					latestArtifacts.push(artifact);
					seenArtifactNames.add(artifact.name);
				}
			}
			return latestArtifacts;
		}
		;
		var client_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
			function adopt(value) {
				return value instanceof P ? value : new P(function(resolve) {
					resolve(value);
				});
			}
			return new (P || (P = Promise))(function(resolve, reject) {
				function fulfilled(value) {
					try {
						step(generator.next(value));
					} catch (e) {
						reject(e);
					}
				}
				function rejected(value) {
					try {
						step(generator["throw"](value));
					} catch (e) {
						reject(e);
					}
				}
				function step(result) {
					result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
				}
				step((generator = generator.apply(thisArg, _arguments || [])).next());
			});
		};
		var __rest = undefined && undefined.__rest || function(s, e) {
			var t = {};
			for (var p in s) if (Object.prototype.hasOwnProperty.call(s, p) && e.indexOf(p) < 0) t[p] = s[p];
			if (s != null && typeof Object.getOwnPropertySymbols === "function") for (var i = 0, p = Object.getOwnPropertySymbols(s); i < p.length; i++) {
				if (e.indexOf(p[i]) < 0 && Object.prototype.propertyIsEnumerable.call(s, p[i])) t[p[i]] = s[p[i]];
			}
			return t;
		};
		class DefaultArtifactClient {
			uploadArtifact(name, files, rootDirectory, options) {
				return client_awaiter(this, void 0, void 0, function* () {
					try {
						if (isGhes()) {
							throw new GHESNotSupportedError();
						}
						return uploadArtifact(name, files, rootDirectory, options);
					} catch (error) {
						(0, core.$e)(`Artifact upload failed with error: ${error}.

Errors can be temporary, so please try again and optionally run the action with debug mode enabled for more information.

If the error persists, please check whether Actions is operating normally at [https://githubstatus.com](https://www.githubstatus.com).`);
						throw error;
					}
				});
			}
			downloadArtifact(artifactId, options) {
				return client_awaiter(this, void 0, void 0, function* () {
					try {
						if (isGhes()) {
							throw new GHESNotSupportedError();
						}
						if (options === null || options === void 0 ? void 0 : options.findBy) {
							const { findBy: { repositoryOwner, repositoryName, token } } = options, downloadOptions = __rest(options, ["findBy"]);
							return downloadArtifactPublic(artifactId, repositoryOwner, repositoryName, token, downloadOptions);
						}
						return downloadArtifactInternal(artifactId, options);
					} catch (error) {
						(0, core.$e)(`Download Artifact failed with error: ${error}.

Errors can be temporary, so please try again and optionally run the action with debug mode enabled for more information.

If the error persists, please check whether Actions and API requests are operating normally at [https://githubstatus.com](https://www.githubstatus.com).`);
						throw error;
					}
				});
			}
			listArtifacts(options) {
				return client_awaiter(this, void 0, void 0, function* () {
					try {
						if (isGhes()) {
							throw new GHESNotSupportedError();
						}
						if (options === null || options === void 0 ? void 0 : options.findBy) {
							const { findBy: { workflowRunId, repositoryOwner, repositoryName, token } } = options;
							return listArtifactsPublic(workflowRunId, repositoryOwner, repositoryName, token, options === null || options === void 0 ? void 0 : options.latest);
						}
						return listArtifactsInternal(options === null || options === void 0 ? void 0 : options.latest);
					} catch (error) {
						(0, core.$e)(`Listing Artifacts failed with error: ${error}.

Errors can be temporary, so please try again and optionally run the action with debug mode enabled for more information.

If the error persists, please check whether Actions and API requests are operating normally at [https://githubstatus.com](https://www.githubstatus.com).`);
						throw error;
					}
				});
			}
			getArtifact(artifactName, options) {
				return client_awaiter(this, void 0, void 0, function* () {
					try {
						if (isGhes()) {
							throw new GHESNotSupportedError();
						}
						if (options === null || options === void 0 ? void 0 : options.findBy) {
							const { findBy: { workflowRunId, repositoryOwner, repositoryName, token } } = options;
							return getArtifactPublic(artifactName, workflowRunId, repositoryOwner, repositoryName, token);
						}
						return getArtifactInternal(artifactName);
					} catch (error) {
						(0, core.$e)(`Get Artifact failed with error: ${error}.

Errors can be temporary, so please try again and optionally run the action with debug mode enabled for more information.

If the error persists, please check whether Actions and API requests are operating normally at [https://githubstatus.com](https://www.githubstatus.com).`);
						throw error;
					}
				});
			}
			deleteArtifact(artifactName, options) {
				return client_awaiter(this, void 0, void 0, function* () {
					try {
						if (isGhes()) {
							throw new GHESNotSupportedError();
						}
						if (options === null || options === void 0 ? void 0 : options.findBy) {
							const { findBy: { repositoryOwner, repositoryName, workflowRunId, token } } = options;
							return deleteArtifactPublic(artifactName, workflowRunId, repositoryOwner, repositoryName, token);
						}
						return deleteArtifactInternal(artifactName);
					} catch (error) {
						(0, core.$e)(`Delete Artifact failed with error: ${error}.

Errors can be temporary, so please try again and optionally run the action with debug mode enabled for more information.

If the error persists, please check whether Actions and API requests are operating normally at [https://githubstatus.com](https://www.githubstatus.com).`);
						throw error;
					}
				});
			}
		}
		;
		const client = new DefaultArtifactClient();
		const artifact = null && client;
	}),
	2822: ((module) => {
		"use strict";
		module.exports = JSON.parse("{\"name\":\"@actions/artifact\",\"version\":\"6.2.1\",\"preview\":true,\"description\":\"Actions artifact lib\",\"keywords\":[\"github\",\"actions\",\"artifact\"],\"homepage\":\"https://github.com/actions/toolkit/tree/main/packages/artifact\",\"license\":\"MIT\",\"type\":\"module\",\"main\":\"lib/artifact.js\",\"types\":\"lib/artifact.d.ts\",\"exports\":{\".\":{\"types\":\"./lib/artifact.d.ts\",\"import\":\"./lib/artifact.js\"}},\"directories\":{\"lib\":\"lib\",\"test\":\"__tests__\"},\"files\":[\"lib\",\"!.DS_Store\"],\"publishConfig\":{\"access\":\"public\"},\"repository\":{\"type\":\"git\",\"url\":\"git+https://github.com/actions/toolkit.git\",\"directory\":\"packages/artifact\"},\"scripts\":{\"audit-moderate\":\"npm install && npm audit --json --audit-level=moderate > audit.json\",\"test\":\"cd ../../ && npm run test ./packages/artifact\",\"bootstrap\":\"cd ../../ && npm run bootstrap\",\"tsc-run\":\"tsc && cp src/internal/shared/package-version.cjs lib/internal/shared/\",\"tsc\":\"npm run bootstrap && npm run tsc-run\",\"gen:docs\":\"typedoc --plugin typedoc-plugin-markdown --out docs/generated src/artifact.ts --githubPages false --readme none\"},\"bugs\":{\"url\":\"https://github.com/actions/toolkit/issues\"},\"dependencies\":{\"@actions/core\":\"^3.0.0\",\"@actions/github\":\"^9.0.0\",\"@actions/http-client\":\"^4.0.0\",\"@azure/storage-blob\":\"^12.30.0\",\"@octokit/core\":\"^7.0.6\",\"@octokit/plugin-request-log\":\"^6.0.0\",\"@octokit/plugin-retry\":\"^8.0.0\",\"@octokit/request\":\"^10.0.7\",\"@octokit/request-error\":\"^7.1.0\",\"@protobuf-ts/plugin\":\"^2.2.3-alpha.1\",\"@protobuf-ts/runtime\":\"^2.9.4\",\"archiver\":\"^7.0.1\",\"jwt-decode\":\"^4.0.0\",\"unzip-stream\":\"^0.3.1\"},\"devDependencies\":{\"@types/archiver\":\"^7.0.0\",\"@types/unzip-stream\":\"^0.3.4\",\"typedoc\":\"^0.28.16\",\"typedoc-plugin-markdown\":\"^4.9.0\",\"typescript\":\"^5.9.3\"},\"overrides\":{\"uri-js\":\"npm:uri-js-replace@^1.0.1\",\"node-fetch\":\"^3.3.2\"}}");
	})
};
;
