"use strict";
exports.id = 85;
exports.ids = [85];
exports.modules = {
	1673: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Aj: () => enforcePreflight,
			zx: () => examineBinaries,
			PW: () => stopsRun
		});
		var external_node_path_ = __webpack_require__(76760);
		var external_node_path_default = __webpack_require__.n(external_node_path_);
		var inspect_binary = __webpack_require__(41582);
		var discover_suite = __webpack_require__(20513);
		var model_finding = __webpack_require__(588);
		var durations = __webpack_require__(71698);
		;
		const megabyte = 1e6;
		const maxFiles = 5;
		const limits = [
			{
				what: "an image",
				endings: [
					".jpg",
					".jpeg",
					".png",
					".gif",
					".bmp"
				],
				maxMegabytes: 10
			},
			{
				what: "a video",
				endings: [
					".mp4",
					".mov",
					".3gp"
				],
				maxMegabytes: 50
			},
			{
				what: "a document",
				endings: [
					".xls",
					".xlsx",
					".doc",
					".docx",
					".pdf",
					".csv",
					".txt"
				],
				maxMegabytes: 15
			}
		];
		const checkMedia = (files, count) => (0, model_finding.WX)(count > maxFiles && (0, model_finding.i9)("too-many-media", "media", {
			found: `there are ${count} media files, but a build takes at most ${maxFiles}`,
			remedy: "Remove some, or split the tests that need them across several steps."
		}), files.map(checkFile));
		const checkFile = (file) => {
			const ending = external_node_path_default().extname(file.path).toLowerCase();
			const limit = limits.find(({ endings }) => endings.some((known) => known === ending));
			if (limit === undefined) return (0, model_finding.oL)("media-type", "media", {
				found: `the service does not list the type of ${external_node_path_default().basename(file.path)}, only ${limits.flatMap(({ endings }) => endings).join(", ")}`,
				remedy: "Convert the file, or check that your tests can open it."
			});
			if (file.sizeBytes <= limit.maxMegabytes * megabyte) return undefined;
			return (0, model_finding.i9)("media-size", "media", {
				found: `${external_node_path_default().basename(file.path)} has ${(0, durations.z3)(file.sizeBytes)}, but ${limit.what} may have at most ${limit.maxMegabytes} MB`,
				remedy: "Make the file smaller."
			});
		};
		var lookup = __webpack_require__(65953);
		var numbers = __webpack_require__(71113);
		var binary_error = __webpack_require__(55667);
		var binaries_facts = __webpack_require__(1138);
		var error_codes = __webpack_require__(13732);
		;
		const builtFrom = ({ appManifest: manifest, file, container, sizeBytes, abis }) => manifest && {
			kind: "apk",
			file,
			container,
			sizeBytes,
			manifest,
			abis
		};
		const checkAndroid = ({ app, testSuite }, debugFeatures) => {
			if (app?.kind === "test-apk" && testSuite?.kind === "apk") return [(0, model_finding.i9)("swapped", "app", {
				found: `${app.file} is the test APK, and ${testSuite.file} in test-suite is the app`,
				remedy: "Swap the two inputs."
			})];
			return (0, model_finding.WX)(app && checkApp(app), testSuite && checkSuite(testSuite), app?.kind === "apk" && checkDebuggable(app, testSuite, debugFeatures), app?.kind === "apk" && testSuite?.kind === "test-apk" && checkTarget(app, testSuite));
		};
		const checkApp = (app) => {
			if (app.kind === "apk") return checkInstallable(app, "app");
			return (0, model_finding.i9)("wrong-kind", "app", {
				found: `${(0, binaries_facts.Lm)(app)}, not the APK of the app`,
				remedy: app.kind === "test-apk" ? "Use the app itself, in most projects build/outputs/apk/debug/*.apk." : `Use the .apk file that ./gradlew assembleDebug creates.${app.kind === "app-bundle" ? ` How to make one from a bundle: ${error_codes.Zl}/recipes/binaries.md#app-bundles` : ""}`
			});
		};
		const checkSuite = (suite) => {
			if (suite.kind === "test-apk") return checkInstallable(suite, "test-suite");
			return (0, model_finding.i9)("wrong-kind", "test-suite", {
				found: suite.kind === "apk" ? `${suite.file} declares no test instrumentation, so it is an app and not its test APK` : `${(0, binaries_facts.Lm)(suite)}, not the test APK`,
				remedy: "Use the .apk file that ./gradlew assembleDebugAndroidTest creates, in most projects build/outputs/apk/androidTest/debug/*.apk."
			});
		};
		const checkInstallable = ({ file, manifest, abis }, input) => [manifest.split !== undefined && (0, model_finding.i9)("split-apk", input, {
			found: `${file} is the part ${manifest.split} of a split APK, which cannot be installed on its own`,
			remedy: "Build a universal APK (bundletool build-apks --mode=universal)."
		}), abis.length > 0 && !abis.some((abi) => abi.startsWith("arm")) && (0, model_finding.i9)("emulator-build", input, {
			found: `${file} has native code for ${abis.join(" and ")} only, but the devices have ARM processors`,
			remedy: "Build for arm64-v8a or armeabi-v7a too."
		})];
		const checkDebuggable = (app, suite, debugFeatures) => {
			if (app.manifest.debuggable) return undefined;
			if (debugFeatures.length > 0) return (0, model_finding.i9)("not-debuggable", "app", {
				found: `${app.file} is not debuggable, but ${debugFeatures.join(" and ")} ${debugFeatures.length === 1 ? "reads" : "read"} the private data of the app`,
				remedy: `Use the debug build, or turn off ${debugFeatures.join(" and ")}.`
			});
			if (suite?.kind !== "test-apk" || !suite.manifest.debuggable) return undefined;
			return (0, model_finding.oL)("not-debuggable", "app", {
				found: `${app.file} is a release build, but its test APK is a debug build`,
				remedy: "Use the debug build of the app: tests fail if a shrinker removed or renamed what they call."
			});
		};
		const checkTarget = (app, suite) => {
			const { targetPackage } = suite.instrumentation;
			if (targetPackage === app.manifest.packageName || targetPackage === suite.manifest.packageName) return undefined;
			return (0, model_finding.i9)("other-package", "test-suite", {
				found: `${suite.file} tests ${targetPackage}, but the app is ${app.manifest.packageName}`,
				remedy: "Build both from the same variant: an applicationIdSuffix changes the package."
			});
		};
		var without_ending = __webpack_require__(59247);
		;
		const checkXcuitest = ({ app, testSuite }) => {
			if (app?.kind === "xcuitest-archive" && testSuite !== undefined && (0, binaries_facts.VS)(testSuite)) return [(0, model_finding.i9)("swapped", "app", {
				found: `${app.file} is the test runner (${app.runner.name}), and ${testSuite.file} in test-suite is the app (${testSuite.app.name})`,
				remedy: "Swap the two inputs."
			})];
			return (0, model_finding.WX)(app && apple_rules_checkApp(app), testSuite && apple_rules_checkSuite(testSuite));
		};
		const checkEarlgrey = (app) => {
			if (app === undefined) return [];
			if (app.kind === "earlgrey-directory") return (0, model_finding.WX)(apple_rules_checkTarget(app.app, "app"), checkAbove(app.above, app.app.name, "app", "warning"));
			if (app.kind === "xcuitest-archive" && app.apps.length > 0) return (0, model_finding.WX)(apple_rules_checkTarget(app.runner, "app"), checkTestBundle(app, "app"), checkAbove(app.above, app.runner.name, "app", "warning"));
			if (app.kind !== "app-directory") return [wrongKind(app, "app", "the .app folder with the tests inside, or a zip of it")];
			return (0, model_finding.WX)(apple_rules_checkTarget(app.app, "app"), (0, model_finding.i9)("no-test-bundle", "app", {
				found: `${app.app.name} has no tests: there is no .xctest bundle in ${app.app.name}/PlugIns`,
				remedy: "Build the test target as well (xcodebuild build-for-testing), and use the app from the same products folder."
			}));
		};
		const apple_rules_checkApp = (app) => {
			const isAppFolder = app.container === "folder" && (0, without_ending.s)(app.file, "\\/").endsWith(".app");
			if ((0, binaries_facts.VS)(app) && (app.kind === "ipa" || isAppFolder)) return apple_rules_checkTarget(app.app, "app");
			return wrongKind(app, "app", "an .ipa file, or the .app folder, which is packed into one");
		};
		const apple_rules_checkSuite = (suite) => {
			if (suite.kind !== "xcuitest-archive") {
				const withPlan = suite.kind === "test-package" ? " with the .xctestrun file beside it, both at the top" : "";
				return [wrongKind(suite, "test-suite", `the <target>-Runner.app folder of the UI tests, or a zip of it${withPlan}`)];
			}
			return [
				apple_rules_checkTarget(suite.runner, "test-suite"),
				checkTestBundle(suite, "test-suite"),
				checkAbove(suite.above, suite.runner.name, "test-suite", "error"),
				...checkPlans(suite)
			];
		};
		const checkPlans = ({ plans }) => {
			const names = plans.map(({ path }) => path);
			const below = names.find((path) => path.includes("/"));
			const refused = plans.find(({ refusedKeys }) => refusedKeys.length > 0);
			return [
				plans.length > 1 && (0, model_finding.i9)("several-plans", "test-suite", {
					found: `the archive has ${plans.length} test plans, but the service runs one: ${names.join(", ")}`,
					remedy: "Keep the .xctestrun file of one plan, and use one step for each plan."
				}),
				below !== undefined && (0, model_finding.i9)("extra-folder", "test-suite", {
					found: `${below} is not at the top of the archive`,
					remedy: "Zip the runner app and the .xctestrun file from inside their folder."
				}),
				refused && (0, model_finding.oL)("plan-key", "test-suite", {
					found: `${refused.path} has the key ${refused.refusedKeys.join(", ")}, with which builds were seen to fail`,
					remedy: "Remove the key with plutil -remove before you make the archive."
				})
			];
		};
		const wrongKind = (facts, input, expected) => (0, model_finding.i9)("wrong-kind", input, {
			found: `${(0, binaries_facts.Lm)(facts)}, not ${expected}`,
			remedy: "Build for devices (xcodebuild build-for-testing -sdk iphoneos) and use the result from the products folder."
		});
		const apple_rules_checkTarget = ({ name, target }, input) => {
			if (target !== "simulator") return undefined;
			return (0, model_finding.i9)("simulator-build", input, {
				found: `${name} is built for the simulator`,
				remedy: "Build with -sdk iphoneos, and use the products folder *-iphoneos."
			});
		};
		const checkTestBundle = ({ runner, tests }, input) => {
			if (tests.length > 0) return undefined;
			return (0, model_finding.i9)("no-test-bundle", input, {
				found: `${runner.name} has no tests: there is no .xctest bundle in ${runner.name}/PlugIns`,
				remedy: "Build with xcodebuild build-for-testing, and pack the whole folder."
			});
		};
		const checkAbove = (above, name, input, severity) => {
			if (above === "") return undefined;
			return {
				severity,
				code: "extra-folder",
				input,
				found: `${name} is below the folder ${above}, not at the top of the archive`,
				remedy: `Set the input to the folder ${name}, which the action packs, or create the archive inside ${above}.`
			};
		};
		var device_name = __webpack_require__(99899);
		var nearest_names = __webpack_require__(64572);
		;
		const suggestions = 3;
		const versionsShown = 10;
		const checkDevices = ({ framework, system }, devices, offers, pair) => {
			const wanted = devices.map((given) => ({
				given,
				...(0, device_name.n1)(given)
			}));
			const os = system ?? (0, lookup.Fg)(framework).systems[0];
			return wanted.flatMap((device) => {
				const known = offers?.length ? checkOffer(device, framework, os, offers) : undefined;
				const isOther = known?.code === "wrong-os" || (0, device_name.lg)(device.name) !== (os === "ios");
				return (0, model_finding.WX)(known, !isOther && checkOldest(device, os, pair));
			});
		};
		const checkOffer = (device, framework, os, offers) => {
			const given = JSON.stringify(device.given);
			const sameName = offers.filter((offer) => offer.device === device.name);
			if (sameName.length === 0) {
				const names = offers.filter((offer) => offer.os === os || offer.os === "unknown").map((offer) => offer.device);
				const near = (0, nearest_names.L)(device.name, names, suggestions).map((name) => suggestedEntry(name, device.version, offers));
				return (0, model_finding.i9)("unknown-device", "devices", {
					found: `the service has no ${given}`,
					remedy: near.length > 0 ? `Did you mean ${(0, numbers.KE)(near)}?` : "Use a device that the service lists."
				});
			}
			if (sameName.every((offer) => offer.os !== os && offer.os !== "unknown")) {
				const [wanted, other] = os === "android" ? ["Android", "iOS"] : ["iOS", "Android"];
				return (0, model_finding.i9)("wrong-os", "devices", {
					found: `${given} runs ${other}, but ${(0, lookup.Fg)(framework).title} tests run on ${wanted}`,
					remedy: "Correct the device or `framework`."
				});
			}
			if (sameName.some((offer) => offersVersion(offer, device.version, os))) return undefined;
			const [nearest] = sameName.filter((offer) => isSameRelease(offer.osVersion, device.version));
			return (0, model_finding.i9)("unknown-os-version", "devices", {
				found: `the service has no ${device.name} with version ${device.version}`,
				remedy: nearest === undefined ? `It has ${[...new Set(sameName.map((offer) => `${offer.device}-${offer.osVersion}`))].slice(0, versionsShown).join(", ")}.` : `Did you mean ${nearest.device}-${nearest.osVersion}?`
			});
		};
		const suggestedEntry = (name, version, offers) => {
			const versions = offers.filter((offer) => offer.device === name).map((offer) => offer.osVersion);
			const best = versions.find((offered) => isSameRelease(offered, version)) ?? versions.toSorted(device_name.Zy).at(-1) ?? version;
			return `${name}-${best}`;
		};
		const offersVersion = ({ osVersion }, wanted, os) => osVersion === wanted || os === "ios" && (osVersion.startsWith(`${wanted}.`) || wanted.startsWith(`${osVersion}.`));
		const isSameRelease = (offered, wanted) => wanted !== "" && (offered === wanted || offered.startsWith(`${wanted}.`) || wanted.startsWith(`${offered}.`));
		const checkOldest = (device, os, { app, testSuite }) => {
			if (!isNumeric(device.version)) return undefined;
			for (const facts of [app, testSuite]) {
				const oldest = facts && oldestOsOf(facts);
				if (oldest === undefined || oldest.os !== os || (0, device_name.Zy)(device.version, oldest.version) >= 0) continue;
				if (oldest.version.startsWith(`${device.version}.`)) continue;
				return (0, model_finding.i9)("os-too-old", "devices", {
					found: `${JSON.stringify(device.given)} is too old: ${facts?.file} requires ${oldest.title} or newer`,
					remedy: "Use a newer device, or lower the minimum OS version of the build."
				});
			}
			return undefined;
		};
		const oldestOsOf = (facts) => {
			if ((0, binaries_facts.Ls)(facts)) {
				const version = device_name.bh.get(String(facts.manifest.minSdk));
				return version === undefined ? undefined : {
					os: "android",
					version,
					title: `Android ${version} (API ${facts.manifest.minSdk})`
				};
			}
			const version = bundleOf(facts)?.minimumOs ?? "";
			return isNumeric(version) ? {
				os: "ios",
				version,
				title: `iOS ${version}`
			} : undefined;
		};
		const isNumeric = (version) => /^\d+(?:\.\d+)*$/.test(version);
		const bundleOf = (facts) => {
			if ((0, binaries_facts.VS)(facts)) return facts.app;
			if (facts.kind === "xcuitest-archive") return facts.runner;
			return facts.kind === "test-package" ? facts.apps[0] : undefined;
		};
		var suite_layout = __webpack_require__(97490);
		;
		const checkMaestro = ({ app, testSuite }, tests, system) => (0, model_finding.WX)(app && maestro_rules_checkApp(app, system), testSuite && maestro_rules_checkSuite(testSuite, tests));
		const maestro_rules_checkApp = (app, system) => {
			if (system === undefined ? (0, binaries_facts.Ls)(app) : system === "android" && !(0, binaries_facts.VS)(app)) return checkAndroid({
				app,
				testSuite: undefined
			}, []);
			if (system === undefined ? (0, binaries_facts.VS)(app) : system === "ios" && !(0, binaries_facts.Ls)(app)) return checkXcuitest({
				app,
				testSuite: undefined
			});
			const wanted = system === undefined ? "the APK or the IPA of the app" : `an app for ${system === "ios" ? "iOS" : "Android"}`;
			return [(0, model_finding.i9)("wrong-kind", "app", {
				found: `${(0, binaries_facts.Lm)(app)}, not ${wanted}`,
				remedy: "Correct `app`, or use devices with its operating system."
			})];
		};
		const maestro_rules_checkSuite = (suite, tests) => {
			if (suite.kind !== "maestro-suite") return [(0, model_finding.i9)("wrong-kind", "test-suite", {
				found: suite.kind === "zip" && suite.looksLike === undefined ? `"${suite.file}" contains no flow (.yaml)` : `${(0, binaries_facts.Lm)(suite)}, not a folder of Maestro flows or a zip of it`,
				remedy: "Use the folder with the flows, in most projects .maestro."
			})];
			const names = new Set(tests?.tests.map(({ file }) => file) ?? []);
			const running = suite.flows.filter(({ path, runsByDefault }) => tests === undefined ? runsByDefault : names.has(path));
			if (running.length === 0) return [(0, model_finding.i9)("no-tests", "test-suite", {
				found: `no flow of the suite would run (it has ${(0, numbers.hS)(suite.flows.length, "flow")}): only flows at its top run, or those that config.yaml selects`,
				remedy: "Add the folders to `flows` in config.yaml, or name flows in `tests`."
			})];
			const byPath = new Map(suite.flows.map((flow) => [flow.path, flow]));
			return (0, model_finding.WX)(checkLinks(suite), checkFlows(byPath, new Set(suite.files), running), checkNames(running), checkLaunches(byPath, running), checkFiles(suite));
		};
		const mostLinks = 5;
		const checkLinks = ({ links }) => {
			if (links.length === 0) return undefined;
			return (0, model_finding.i9)("flow-link", "test-suite", {
				found: `the suite has ${(0, numbers.hS)(links.length, "link")}, and what a link leads to is not uploaded: ${links.slice(0, mostLinks).join(", ")}${links.length > mostLinks ? " and more" : ""}`,
				remedy: "Replace each link by the file or folder that it leads to."
			});
		};
		const checkFlows = (byPath, files, running) => {
			const reached = new Set(running);
			const findings = [];
			for (const flow of reached) {
				findings.push(...flow.problems.map((problem) => findingOf(flow, problem)));
				for (const target of flow.runs) {
					const next = byPath.get(target);
					if (next !== undefined) reached.add(next);
					else findings.push(missingFile(flow, `runs ${target}`, target));
				}
				for (const target of flow.uses) if (!files.has(target)) findings.push(missingFile(flow, `uses ${target}`, target));
			}
			return findings;
		};
		const missingFile = ({ path }, what, target) => {
			if ((0, suite_layout.dK)(target)) return (0, model_finding.i9)("flow-missing", "test-suite", {
				found: `${path} ${what}, and the service takes no file or folder whose name begins with a period`,
				remedy: "Rename it, and correct the path in the flow."
			});
			return (0, model_finding.i9)("flow-missing", "test-suite", {
				found: `${path} ${what}, which is ${target.startsWith("../") ? "outside of the suite" : "not in the suite"}`,
				remedy: "Correct the path, which is relative to the flow, or add the file to the suite."
			});
		};
		const knownKinds = [
			"yaml",
			"yml",
			"js",
			"png",
			"jpeg",
			"jpg",
			"gif",
			"mp4"
		];
		const knownName = /^[A-Za-z0-9._\- [\]/,{}()@]{1,255}$/;
		const checkFiles = ({ files }) => {
			const strange = files.filter((path) => !path.split("/").every((name) => knownName.test(name)));
			const others = files.filter((path) => !knownKinds.includes(external_node_path_.posix.extname(path).slice(1).toLowerCase()));
			return (0, model_finding.WX)(strange.length > 0 && (0, model_finding.oL)("flow-file", "test-suite", {
				found: `the service may refuse ${(0, numbers.hS)(strange.length, "file")} because of the name: ${(0, numbers.rL)(strange, mostNamed)}`,
				remedy: "Use names of at most 255 letters, digits, spaces, and the characters . _ - [ ] , { } ( ) @."
			}), others.length > 0 && (0, model_finding.oL)("flow-file", "test-suite", {
				found: `the service may refuse ${(0, numbers.hS)(others.length, "file")} because of the kind: ${(0, numbers.rL)(others, mostNamed)}`,
				remedy: `Keep only files of the kinds ${knownKinds.join(", ")} in the suite.`
			}));
		};
		const findingOf = ({ path }, { kind, found }) => {
			switch (kind) {
				case "broken": return (0, model_finding.i9)("flow-broken", "test-suite", {
					found: `${path} is no Maestro flow: ${found}`,
					remedy: "A flow has settings, a line with ---, and a list of commands."
				});
				case "unread": return (0, model_finding.oL)("flow-broken", "test-suite", {
					found: `${path} could not be read, so its tags and commands are unknown: ${found}`,
					remedy: "The flow is uploaded as it is. If Maestro does not run it, simplify its YAML."
				});
				case "equal-keys": return (0, model_finding.i9)("flow-broken", "test-suite", {
					found: `${path} has ${found}, and the service refuses a suite with such a flow`,
					remedy: "Remove or rename one of the two keys."
				});
				case "no-app-id": return (0, model_finding.i9)("flow-app-id", "test-suite", {
					found: `${path} has no appId`,
					remedy: "Above the line with ---, add the appId of the app."
				});
				case "unknown-command": return (0, model_finding.oL)("flow-command", "test-suite", {
					found: `${path} has ${found}, which is not known`,
					remedy: "Correct its spelling, unless your version of Maestro has this command."
				});
			}
		};
		const mostNamed = 5;
		const checkLaunches = (byPath, running) => {
			const mayLaunch = (flow) => {
				const reached = new Set([flow]);
				for (const { runs, launches, problems } of reached) {
					if (launches !== false || problems.some(({ kind }) => kind === "broken" || kind === "equal-keys")) return true;
					for (const target of runs) {
						const next = byPath.get(target);
						if (next === undefined) return true;
						reached.add(next);
					}
				}
				return false;
			};
			const closed = running.filter((flow) => !mayLaunch(flow)).map(({ path }) => path);
			if (closed.length === 0) return undefined;
			return (0, model_finding.oL)("flow-launch", "test-suite", {
				found: `no launchApp in ${(0, numbers.rL)(closed, mostNamed)}, and the service does not open the app by itself`,
				remedy: "Begin the flow with - launchApp."
			});
		};
		const checkNames = (running) => [...Map.groupBy(running, ({ path, name }) => `${(0, suite_layout.Vc)(path)}#${name}`).values()].filter((alike) => alike.length > 1).map((alike) => (0, model_finding.i9)("flow-names", "test-suite", {
			found: `${alike.map(({ path }) => path).join(" and ")} have the same file name and the same name, so their results cannot be told apart`,
			remedy: "Set a different `name` in each, above the line with ---."
		}));
		;
		const documentedLimitBytes = 1e9;
		const preflightFindings = (input) => {
			const app = inspected(input.app);
			const isBuilt = app?.kind === "app-bundle" && (0, lookup.Fg)(input.framework).app?.takesBundles === true;
			const pair = {
				app: isBuilt ? builtFrom(app) : app,
				testSuite: inspected(input.testSuite)
			};
			const tests = input.tests instanceof binary_error.k ? undefined : input.tests;
			const aboutFiles = checkFramework(input, pair, tests);
			const findings = (0, model_finding.WX)(unreadableBinaries(input), aboutFiles, tests && tests.onRequest === undefined && !isWrongSuite(aboutFiles, input) && checkTests(tests), pair.app && checkSize(pair.app, "app"), pair.testSuite && checkSize(pair.testSuite, "test-suite"), checkDevices(input, input.devices, input.deviceOffers, pair));
			return findings.toSorted((a, b) => Number(a.severity === "warning") - Number(b.severity === "warning"));
		};
		const holderInput = (framework) => (0, lookup.$0)(framework) === "app" ? "app" : "test-suite";
		const isWrongSuite = (findings, { framework }) => (0, model_finding.WX)(findings).some(({ code, input }) => code === "swapped" || code === "wrong-kind" && input === holderInput(framework));
		const inspected = (given) => given instanceof binary_error.k ? undefined : given;
		const unreadableBinaries = ({ framework, app, testSuite, tests }) => {
			const holder = holderInput(framework);
			const held = holder === "app" ? app : testSuite;
			const isInspected = !(held instanceof binary_error.k) && held?.kind !== "other";
			return [
				app instanceof binary_error.k && findingOfError(app, "app"),
				testSuite instanceof binary_error.k && findingOfError(testSuite, "test-suite"),
				tests instanceof binary_error.k && isInspected && findingOfError(tests, holder)
			];
		};
		const checkFramework = ({ framework, debugFeatures, devices, system }, pair, tests) => {
			const otherPlatform = checkPlatform(framework, pair);
			if (otherPlatform) return [otherPlatform];
			switch ((0, lookup.Fg)(framework).binaryRules) {
				case "android": return [...checkAndroid(pair, debugFeatures), ...checkSignatures(devices, pair)];
				case "xcuitest": return checkXcuitest(pair);
				case "earlgrey": return checkEarlgrey(pair.app);
				case "flows": return [...checkMaestro(pair, tests, system), ...checkSignatures(devices, {
					app: pair.app,
					testSuite: undefined
				})];
				case "test-package": return checkTestPackage(pair.testSuite);
			}
		};
		const checkTests = (suite) => {
			if (suite.tests.some(({ ignored }) => !ignored)) return undefined;
			const parts = suite.unknown.map(({ part, reason }) => `${part} (${reason})`);
			const reasons = [...suite.unseen === undefined ? [] : [suite.unseen], ...parts];
			if (suite.customRunner === true) reasons.push(`the test runner ${suite.runner} belongs to the suite`);
			if (reasons.length > 0) return (0, model_finding.oL)("tests-unknown", "test-suite", {
				found: `the tests are not known before the run (${reasons.slice(0, 3).join("; ")}), so tests missing from the results cannot be noticed`,
				remedy: "Nothing to do if the tests are made at run time."
			});
			if (suite.tests.length === 0) return (0, model_finding.i9)("no-tests", "test-suite", {
				found: `the suite has no test in its ${(0, numbers.hS)(suite.classesRead, "class", "classes")}`,
				remedy: "Check that the suite was built from the source set with the tests, and that no shrinker removed them."
			});
			return (0, model_finding.i9)("all-ignored", "test-suite", {
				found: `every test of the suite is ignored (${(0, numbers.hS)(suite.tests.length, "test")})`,
				remedy: "Remove @Ignore or @Disabled from at least one test, or do not run this suite."
			});
		};
		const checkSize = ({ file, sizeBytes }, input) => {
			if (sizeBytes <= documentedLimitBytes) return undefined;
			return (0, model_finding.oL)("very-large", input, {
				found: `${file} has ${(0, durations.z3)(sizeBytes)}, and the service documents a limit of ${(0, durations.z3)(documentedLimitBytes)}`,
				remedy: "If the service refuses the upload, build for one processor architecture, or remove assets from the test build."
			});
		};
		const checkTestPackage = (suite) => {
			if (suite === undefined) return [];
			if (suite.kind !== "test-package") return [(0, model_finding.i9)("wrong-kind", "test-suite", {
				found: `${(0, binaries_facts.Lm)(suite)}, not a zip with an .xctestrun file`,
				remedy: "Run xcodebuild build-for-testing, and zip Release-iphoneos together with the .xctestrun file beside it."
			})];
			const below = suite.runFiles.find((path) => path.includes("/"));
			const simulator = suite.apps.find(({ target }) => target === "simulator");
			return [below !== undefined && (0, model_finding.i9)("extra-folder", "test-suite", {
				found: `${below} is not at the top of the archive`,
				remedy: "Zip from inside the products folder."
			}), simulator && apple_rules_checkTarget(simulator, "test-suite")];
		};
		const likelyFramework = {
			apk: "espresso",
			"test-apk": "espresso",
			"app-bundle": "espresso",
			ipa: "xcuitest",
			"app-directory": "xcuitest",
			"xcuitest-archive": "xcuitest",
			"earlgrey-directory": "earlgrey",
			"test-package": "flutter-ios"
		};
		const systemOf = (framework) => (0, lookup.Fg)(framework).systems[0];
		const checkPlatform = (framework, { app, testSuite }) => {
			const { systems, app: ownApp, testSuite: ownSuite } = (0, lookup.Fg)(framework);
			if (systems.length > 1) return undefined;
			const files = [...ownApp === undefined ? [] : [app], ...ownSuite === undefined ? [] : [testSuite]];
			const frameworks = files.map((file) => file && likelyFramework[file.kind]);
			const [suggested] = frameworks;
			const isOther = (found) => found !== undefined && systemOf(found) !== systemOf(framework);
			if (suggested === undefined || !frameworks.every(isOther)) return undefined;
			const isAndroid = systemOf(suggested) === "android";
			return (0, model_finding.i9)("wrong-kind", ownApp === undefined ? "test-suite" : "app", {
				found: `${files.flatMap((file) => file === undefined ? [] : `${file.file} is ${binaries_facts.t5[file.kind]}`).join(" and ")}, but ${framework} tests run on ${isAndroid ? "iOS" : "Android"}`,
				remedy: `Set \`framework: ${suggested}\`, or correct the ${files.length > 1 ? "files" : "file"}.`
			});
		};
		const firstVersion = {
			v1: 1,
			v2: 7,
			v3: 9,
			"v3.1": 13
		};
		const modern = {
			android: 11,
			targetSdk: 30
		};
		const comparesPromises = 7;
		const checkSignatures = (devices, { app, testSuite }) => (0, model_finding.WX)(app && (0, binaries_facts.Ls)(app) && checkSignature(devices, app, "app"), testSuite && (0, binaries_facts.Ls)(testSuite) && checkSignature(devices, testSuite, "test-suite"));
		const checkSignature = (devices, apk, input) => {
			const { file, signature } = apk;
			if (signature === undefined) return undefined;
			if (signature.schemes.length === 0) return unsigned(file, input);
			const refusing = devices.find((device) => !accepts(androidOf(device), apk));
			if (refusing === undefined) return undefined;
			const dropped = signature.dropped.length > 0 ? `; a later step removed ${signature.dropped.join(" and ")}` : "";
			return (0, model_finding.i9)("signature-refused", input, {
				found: `${JSON.stringify(refusing)} does not accept the signature of ${file}, which has only the scheme ${signature.schemes.join(" and ")}${dropped}`,
				remedy: dropped === "" ? "Sign it with apksigner, which adds the schemes that newer versions of Android need." : "Sign it with apksigner as the last step, after zipalign and other tools that rewrite the file."
			});
		};
		const unsigned = (file, input) => (0, model_finding.oL)("unsigned", input, input === "app" ? {
			found: `${file} is not signed, so the service signs it`,
			remedy: "Sign it, if your app checks its own signature."
		} : {
			found: `${file} is not signed, and whether the service signs test APKs is unknown`,
			remedy: "If the service refuses it, use the debug build, which is signed, or set a signingConfig."
		});
		const androidOf = (device) => {
			const major = /-(\d+)(?:\.\d+)*$/.exec(device)?.[1];
			return major === undefined ? undefined : Number(major);
		};
		const accepts = (android, { manifest, signature }) => {
			if (android === undefined || signature === undefined) return true;
			const usable = signature.schemes.filter((scheme) => firstVersion[scheme] <= android);
			if (usable.length === 0) return false;
			if (usable.some((scheme) => scheme !== "v1")) return true;
			if (signature.dropped.length > 0 && android >= comparesPromises) return false;
			return android < modern.android || (manifest.targetSdk ?? manifest.minSdk ?? 1) < modern.targetSdk;
		};
		const findingOfError = ({ code, file, found, remedy }, input) => (0, model_finding.i9)(code, input, {
			found: `${file}: ${found}`,
			remedy
		});
		var archive = __webpack_require__(72735);
		var dex_file = __webpack_require__(16541);
		var dex_set = __webpack_require__(5403);
		;
		const sourceFileStart = "r8-map-id-";
		const markerStart = "~~R8{";
		const mostIds = 20;
		const readMapIds = (file) => (0, archive.x)(file, async (tree) => {
			const set = (0, dex_set.qd)(tree);
			const ids = new Set();
			for (const number of set.names.keys()) {
				const read = await (0, dex_set.Lt)(set, number, idsIn);
				for (const id of read.isKnown ? read.result : []) ids.add(id);
			}
			return [...ids];
		});
		const idsIn = (dex) => [...(0, dex_file.Po)(dex, sourceFileStart, mostIds).map((text) => text.slice(sourceFileStart.length)), ...(0, dex_file.Po)(dex, markerStart, mostIds).flatMap((text) => /"pg-map-id":"([\da-fA-F]{1,200})"/.exec(text)?.[1] ?? [])].map((id) => id.toLowerCase()).filter((id) => /^[\da-f]{7,64}$/.test(id));
		var capability_keys = __webpack_require__(43148);
		var run_problem = __webpack_require__(5182);
		var read_mapping = __webpack_require__(70596);
		var runner_builders = __webpack_require__(43080);
		var discovered_suite = __webpack_require__(40258);
		var results = __webpack_require__(80483);
		var known_tests = __webpack_require__(11301);
		var capability_filters = __webpack_require__(77223);
		var filter_styles = __webpack_require__(24996);
		var match_entry = __webpack_require__(46535);
		;
		const mostBytes = 1e6;
		const selectTests = ({ framework, tests: entries, capabilities }, discovered) => {
			const suite = withNamedBuilders(discovered, capabilities);
			const filter = (0, lookup.Fg)(framework).testFilter;
			const style = filter && filter_styles.NA[filter.style];
			const { filters, unclear } = (0, capability_filters.kC)(filter?.style, capabilities, suite?.tests ?? []);
			const split = (0, capability_filters.t0)({ shards: capabilities.shards });
			const all = {
				suite,
				whole: suite,
				unclear,
				byClass: isByClass(filters, suite),
				split,
				filters: {}
			};
			if (filter === undefined || style === undefined) return {
				selection: all,
				findings: []
			};
			if (entries.length > 0) return selectByEntries(style, filter, entries, all);
			if (suite === undefined) return {
				selection: all,
				findings: []
			};
			const part = filters.length === 0 || unclear !== undefined ? suite : narrowSuite(suite, filters);
			const request = withRequest({
				...all,
				suite: part
			}, style.selectAll(suite, filter, capabilities), []);
			return {
				...request,
				findings: [...request.findings, ...checkFilters(filters, suite)]
			};
		};
		const withNamedBuilders = (suite, { instrumentationOptions }) => {
			const { runnerBuilder } = Object(instrumentationOptions);
			const unseen = typeof runnerBuilder === "string" ? (0, runner_builders.hz)(runnerBuilder) : undefined;
			return suite === undefined || unseen === undefined ? suite : {
				...suite,
				unseen: suite.unseen ?? unseen
			};
		};
		const selectByEntries = (style, filter, entries, all) => {
			const { suite } = all;
			if (suite === undefined || suite.tests.length + (suite.onRequest ?? []).length === 0) {
				const request = style.selectBlindly(entries, suite, filter);
				const { selection, findings } = withRequest(all, request, entries);
				return {
					selection,
					findings: [...request.kind === "exact" ? [unchecked] : [], ...findings]
				};
			}
			const unmatched = entries.filter((entry) => !(0, match_entry.nU)(entry, suite));
			const isOpen = hidesTests(suite);
			const sent = entries.filter((entry) => !unmatched.includes(entry) || isOpen && isNamed(entry));
			const findings = unknownEntries(unmatched, suite, isOpen);
			const isNothing = sent.every(({ excludes }) => excludes) && !entries.every(({ excludes }) => excludes);
			const part = narrowSuite(suite, (0, match_entry.$l)(sent));
			const runsSomething = part.tests.some(({ ignored }) => !ignored) || part.unknown.some(({ part: name }) => !(0, known_tests.EQ)(name)) || sent.some((entry) => unmatched.includes(entry));
			if (isNothing || !runsSomething) return {
				selection: all,
				findings: [...findings, emptySelection(suite)]
			};
			const note = `Selected ${part.tests.length} of ${(0, numbers.hS)(new Set([...suite.tests, ...part.tests]).size, "test")}.`;
			const request = withRequest({
				...all,
				suite: part,
				note
			}, style.select(sent, suite, part.tests, filter), entries);
			return {
				...request,
				findings: [...findings, ...request.findings]
			};
		};
		const isNamed = ({ kind, excludes, text }) => !excludes && (kind === "class" || kind === "identifier") && !text.includes("*");
		const withRequest = (selection, request, entries) => {
			if (request.kind === "refused") {
				const inexactOnes = entries.filter(({ excludes, text }) => excludes || text.includes("*"));
				return {
					selection,
					findings: [refusedSelection(inexactOnes.length > 0 ? inexactOnes : entries, request.reason)]
				};
			}
			const { parameters, extra } = request;
			const bytes = Buffer.byteLength(JSON.stringify(parameters));
			if (bytes > mostBytes) {
				const size = `${bytes} bytes, since it lists each method, but the service takes at most ${mostBytes}`;
				const tooLong = `the entries need a build request of ${size}`;
				const remedy = "Select whole classes, or a package or an annotation alone.";
				return {
					selection,
					findings: [{
						...refusedSelection([], ""),
						found: tooLong,
						remedy
					}]
				};
			}
			return {
				selection: {
					...selection,
					filters: parameters
				},
				findings: extra.length === 0 ? [] : [inexact(extra)]
			};
		};
		const narrowSuite = (whole, filters) => {
			const { onRequest = [], ...suite } = whole;
			const named = filters.flat().filter(({ kind, excludes }) => kind === "flow" && !excludes);
			const requested = onRequest.filter((test) => named.some((entry) => (0, match_entry.mj)(entry, test)));
			return {
				...suite,
				tests: [...suite.tests, ...requested].filter((test) => (0, match_entry.lA)(filters, test)),
				unknown: suite.unknown.filter(({ part }) => (0, match_entry.BV)(filters, part)),
				unseen: unseenBy(filters, whole)
			};
		};
		const unseenBy = (filters, suite) => {
			const { tests, unknown, unseen } = suite;
			if (unseen !== undefined && !filters.some(match_entry.d_)) return unseen;
			const known = new Set([...tests.flatMap(({ className, name }) => [...(0, known_tests.fD)(className), `${className}#${name}`]), ...unknown.flatMap(({ part }) => (0, known_tests.fD)(part))]);
			const mayExist = (entry) => hidesTests(suite) || (0, match_entry.nU)(entry, suite);
			const open = filters.flat().find((entry) => (0, match_entry.d_)([entry]) && !known.has(entry.text) && mayExist(entry));
			return open && `it is unknown which tests ${open.text} selects`;
		};
		const hidesTests = ({ unseen, unknown }) => unseen !== undefined || unknown.some(({ part }) => (0, known_tests.EQ)(part));
		const isByClass = (filters, suite) => {
			const { tests = [], unknown = [] } = suite ?? {};
			const known = new Set([...tests.map(({ className }) => className), ...unknown.map(({ part }) => part)]);
			const isWhole = (entry) => entry.kind === "package" || entry.kind === "class" && entry.method === undefined && known.has(entry.className);
			return filters.flat().every(isWhole);
		};
		const checkFilters = (filters, suite) => {
			const wide = filters.map((filter) => filter.map(match_entry.i0));
			if (suite.tests.length === 0 || wide.length === 0) return [];
			const isOpen = !(0, discovered_suite.A)(suite);
			const unmatched = wide.flat().filter((entry) => !(0, match_entry.nU)(entry, suite));
			const findings = unknownEntries(unmatched, suite, isOpen, "capabilities");
			const isRunning = (test) => !test.ignored && (0, match_entry.lA)(wide, test);
			if (findings.length > 0 || isOpen || [...suite.tests, ...suite.onRequest ?? []].some(isRunning)) return findings;
			return [emptySelection(suite, "capabilities")];
		};
		const unknownEntries = (entries, suite, isOpen, input = "tests") => {
			const nearestTo = nearestTests(suite.tests);
			const nearestFile = nearestTests([...suite.tests, ...suite.onRequest ?? []]);
			return entries.map((entry) => {
				const { kind } = entry;
				const nearest = kind === "flow" ? nearestFile(entry) : nearestTo(entry);
				const method = methodMeant(entry, suite.tests);
				const isTest = kind === "identifier" || kind === "class" && entry.method !== undefined;
				const lacking = `the suite has no ${isTest ? "test" : kind} "${(0, match_entry.kN)(entry)}"`;
				const others = kind === "annotation" || kind === "size" ? `no ${kind}` : "no similar name";
				const isExplained = nearest.length > 0 || method !== undefined;
				return {
					severity: isOpen ? "warning" : "error",
					code: "unknown-entry",
					input,
					found: isExplained ? lacking : `${lacking}; its ${(0, numbers.hS)(suite.tests.length, "test")} have ${others}`,
					remedy: suggestionFor(method, nearest)
				};
			});
		};
		const suggestionFor = (method, nearest) => {
			if (method !== undefined) return `Did you mean ${method}? A method follows #.`;
			return nearest.length > 0 ? `Did you mean ${(0, numbers.KE)(nearest)}?` : "Correct the entry, or remove it if the test is gone.";
		};
		const methodMeant = (entry, tests) => {
			if (entry.kind !== "class" || entry.method !== undefined) return undefined;
			const dot = entry.className.lastIndexOf(".");
			const [className, method] = [entry.className.slice(0, Math.max(0, dot)), entry.className.slice(dot + 1)];
			const isMeant = (test) => (0, match_entry.Lo)(test) === method && (test.className === className || (0, known_tests.TH)(test.className) === className);
			const found = tests.find(isMeant);
			return found && `${found.className}#${method}`;
		};
		const emptySelection = ({ tests }, input = "tests") => ({
			severity: "error",
			code: "empty-selection",
			input,
			found: `the ${input === "tests" ? "selection contains" : "filters select"} none of the ${(0, numbers.hS)(tests.length, "test")} that could run`,
			remedy: input === "tests" ? "Correct the entries, or remove an exclusion." : "Correct the filters: a test must match all of them.",
			...input === "tests" ? { always: true } : {}
		});
		const quoted = (entry) => `"${(0, match_entry.kN)(entry)}"`;
		const refusedSelection = (entries, reason) => ({
			severity: "error",
			code: "selection-refused",
			input: "tests",
			found: `${(0, numbers.rL)(entries.map(quoted), 3)} cannot be sent: ${reason}`,
			remedy: "Write full names of tests, without `*` and `!`, or set `test-suite` to a file.",
			always: true
		});
		const unchecked = {
			severity: "warning",
			code: "selection-unchecked",
			input: "tests",
			found: "the entries could not be checked, since the tests of the suite are not known before the run",
			remedy: "Check their spelling: an entry that matches nothing selects nothing."
		};
		const inexact = (extra) => ({
			severity: "warning",
			code: "selection-inexact",
			input: "tests",
			found: `the entries also select ${(0, filter_styles.GT)(extra)}, since the service matches names by their beginning`,
			remedy: "Rename a test, or select the others too.",
			always: true
		});
		const mostSuggestions = 3;
		const mostComparisons = 4e6;
		const nearestTests = (tests) => {
			const lists = new Map();
			let left = mostComparisons;
			return (pattern) => {
				const { kind, wanted, namesOf } = namesLike(pattern);
				const names = lists.get(kind) ?? [...new Set(tests.flatMap(namesOf))];
				lists.set(kind, names);
				const read = names.slice(0, Math.max(0, left));
				left -= read.length;
				const found = (0, nearest_names.L)(wanted.replaceAll("*", ""), read, mostSuggestions, withoutPackages, Number.POSITIVE_INFINITY);
				return kind === "flow" ? withFolder(found, tests) : found;
			};
		};
		const withFolder = (names, tests) => {
			const files = names.map((name) => tests.find(({ className }) => className === name)?.file ?? name);
			const [first = ""] = files;
			const folder = first.slice(0, first.lastIndexOf("/") + 1);
			return folder === "" ? files : [...files.slice(0, mostSuggestions - 1), folder];
		};
		const namesLike = (pattern) => {
			switch (pattern.kind) {
				case "class": return pattern.method === undefined ? {
					kind: "class",
					wanted: pattern.className,
					namesOf: ({ className }) => [className]
				} : {
					kind: "test",
					wanted: `${pattern.className}#${pattern.method}`,
					namesOf: (test) => [(0, results.U)(test)]
				};
				case "package": return prefixed("package", pattern.name, ({ className }) => (0, match_entry.DT)(className));
				case "annotation": return prefixed("annotation", pattern.name, ({ annotations = [] }) => annotations);
				case "size": return prefixed("size", pattern.size, ({ sizes = [] }) => sizes);
				case "tag": return prefixed("tag", pattern.name, ({ tags = [] }) => tags);
				case "flow": return pattern.name === undefined ? {
					kind: "flow",
					wanted: pattern.path.replace(/\.ya?ml$/, ""),
					namesOf: ({ className }) => [className]
				} : {
					kind: "test",
					wanted: `${pattern.path}#${pattern.name}`,
					namesOf: (test) => [(0, results.U)(test)]
				};
				case "identifier": {
					const { target, className, method } = pattern;
					const wanted = [
						target,
						className,
						method
					].filter((part) => part !== undefined).join("/");
					return method === undefined ? {
						kind: "target",
						wanted,
						namesOf: (test) => [classPath(test)]
					} : {
						kind: "method",
						wanted,
						namesOf: (test) => [`${classPath(test)}/${(0, match_entry.Lo)(test)}`]
					};
				}
			}
		};
		const prefixed = (kind, wanted, valuesOf) => ({
			kind,
			wanted: `${kind}:${wanted}`,
			namesOf: (test) => valuesOf(test).map((value) => `${kind}:${value}`)
		});
		const classPath = (test) => `${(0, match_entry.QR)(test)[0] ?? "Target"}/${(0, known_tests.TH)(test.className)}`;
		const withoutPackages = (wanted, name) => {
			const [last, other] = [lastNames(wanted), lastNames(name)];
			const isStart = last.length > 2 && other.startsWith(last);
			return [last, isStart ? other.slice(0, last.length) : other];
		};
		const lastNames = (text) => {
			const hash = text.indexOf("#");
			const end = hash === -1 ? text.length : hash;
			return text.slice(Math.max(text.lastIndexOf(".", end), text.lastIndexOf("/", end)) + 1);
		};
		var is_record = __webpack_require__(75977);
		var secret_names = __webpack_require__(96059);
		var regular_file = __webpack_require__(48734);
		var binary_ref = __webpack_require__(12349);
		;
		const examineBinaries = async (inputs, workspace, devices = {}, stored, signal) => {
			const { framework, media, capabilities, preflight } = inputs;
			const holder = (0, lookup.$0)(framework);
			const [app, testSuite, tests, deviceOffers, mappings] = await Promise.all([
				readWith(inspect_binary.w, inputs.app),
				readWith(inspect_binary.w, inputs.testSuite),
				readWith((file) => (0, discover_suite.o)(file, (0, binary_ref.$S)(inputs.app)), inputs[holder]),
				devices.offers,
				checkMappings(inputs, signal)
			]);
			const binaries = {
				app,
				testSuite,
				tests
			};
			const local = localSuite(binaries);
			const { selection, findings: mistakes } = selectTests(inputs, local ?? stored);
			const { suite, whole } = selection;
			const chosen = suite?.tests.some(({ ignored }) => !ignored) ? suite : whole;
			const findings = [
				...devices.problems ?? [],
				...inputs.select === undefined ? mistakes : mistakes.map((finding) => ({
					...finding,
					input: "select"
				})),
				...mappings.findings,
				...checkMedia(media.filter((ref) => ref.kind === "file"), media.length),
				...preflightFindings({
					framework,
					system: inputs.system,
					...binaries,
					tests: local === undefined ? tests : chosen,
					devices: inputs.devices,
					deviceOffers,
					debugFeatures: (0, is_record.Hn)(capabilities.coverage) ? ["coverage"] : []
				})
			];
			const isWrongEntry = (finding) => finding.code === "unknown-entry" && stopsRun(finding, preflight);
			const reported = findings.filter(({ code }) => code !== "empty-selection" || !findings.some(isWrongEntry));
			return {
				selection,
				target: testBundleOf(binaries[holder]),
				binaries,
				findings: reported.map((finding) => ({
					...finding,
					found: finding.found.replaceAll(`${workspace}${external_node_path_default().sep}`, "")
				})),
				warnings: capabilityWarnings(framework, capabilities),
				notices: [
					...mappings.notices,
					...leftOutNotices(testSuite),
					...bundleNotices(framework, app)
				]
			};
		};
		const bundleNotices = (framework, app) => {
			if (app === undefined || app instanceof binary_error.k || app.kind !== "app-bundle") return [];
			if ((0, lookup.Fg)(framework).app?.takesBundles !== true) return [];
			const unread = app.appManifest === undefined ? " Its manifest cannot be read, so the test APK was not compared with it." : "";
			return [`${external_node_path_default().basename(app.file)} is an app bundle: the service makes a universal APK of it, and signs that APK.${unread}`];
		};
		const mostLeftOut = 10;
		const leftOutNotices = (facts) => {
			if (facts === undefined || !("hidden" in facts) || facts.hidden.length === 0) return [];
			const names = (0, numbers.rL)(facts.hidden, mostLeftOut);
			return [`Not uploaded, since the service refuses a suite with names that begin with a period: ${names}.`];
		};
		const readWith = async (read, ref) => {
			const file = (0, binary_ref.$S)(ref);
			if (file === undefined) return undefined;
			try {
				return await read(file);
			} catch (error) {
				if (error instanceof binary_error.k) return error;
				throw error;
			}
		};
		const localSuite = ({ tests }) => tests instanceof binary_error.k ? undefined : tests;
		const testBundleOf = (facts) => {
			if (facts === undefined || facts instanceof binary_error.k || !("tests" in facts)) return undefined;
			const [only, ...others] = facts.tests;
			return others.length > 0 ? undefined : only?.name.replace(/\.xctest$/, "");
		};
		const stopsRun = ({ severity, always }, preflight) => severity === "error" && (always === true || preflight === "strict");
		const enforcePreflight = ({ binaries, findings, warnings, notices }, preflight, log) => {
			const local = localSuite(binaries);
			if (local !== undefined) log.info(`Found ${(0, numbers.hS)(local.tests.length, "test")} in the suite.`);
			for (const warning of warnings) log.warning(warning);
			for (const notice of notices) log.notice(notice);
			const reported = findings.filter(({ always, code }) => always === true || code === "unknown-entry" || preflight !== "off");
			const isFatal = (finding) => stopsRun(finding, preflight);
			for (const finding of reported) {
				const line = (0, model_finding.tf)(finding);
				if (isFatal(finding)) log.info(`Cannot work: ${line}`);
				else log.warning(line);
			}
			const [first, ...others] = causesFirst(reported.filter(isFatal));
			if (first !== undefined) throw preflightError(first, others);
		};
		const capabilityWarnings = (framework, capabilities) => [
			...keyWarnings(framework, capabilities),
			...secretWarnings(capabilities),
			...lengthWarnings(capabilities)
		];
		const keyWarnings = (framework, capabilities) => Object.keys(capabilities).flatMap((key) => {
			const known = capability_keys.ND.get(key);
			const shown = JSON.stringify(key);
			if (known === undefined) return [`capabilities: ${shown} is not a known build parameter, and is sent unchanged.${nearestKeyHint(key, framework)}`];
			if ((0, capability_keys.Oq)(known, framework)) return [];
			return [`capabilities: ${shown} is a build parameter of ${known.frameworks?.join(", ")}, and probably has no effect with ${framework}.`];
		});
		const nearestKeyHint = (key, framework) => {
			const isOffered = (each) => (0, capability_keys.Oq)(each, framework) && (each.input === undefined || (0, capability_keys.Uk)(each, framework) !== undefined);
			const candidates = [...capability_keys.ND].filter(([, each]) => isOffered(each)).map(([name]) => name);
			const [nearest] = (0, nearest_names.L)(key, candidates, 1);
			if (nearest === undefined) return "";
			const input = capability_keys.ND.get(nearest)?.input;
			return ` Did you mean ${input === undefined ? JSON.stringify(nearest) : `the input ${input}`}?`;
		};
		const secretWarnings = ({ setEnvVariables }) => Object.entries((0, is_record.u4)(setEnvVariables) ? setEnvVariables : {}).filter(([name, value]) => (0, secret_names.n0)(name, String(value))).map(([name]) => `capabilities: the value of ${JSON.stringify(name.slice(0, 60))} in "setEnvVariables" looks like a secret. The service shows it on its dashboard; use the value of a test account.`);
		const lengthWarnings = ({ setEnvVariables }) => {
			const long = (0, capability_keys.ov)((0, is_record.u4)(setEnvVariables) ? setEnvVariables : {}).map((name) => JSON.stringify(name.slice(0, 60)));
			if (long.length === 0) return [];
			return [`capabilities: the service may refuse variables of "setEnvVariables" whose name has more than 30 characters or whose value has more than 100: ${(0, numbers.rL)(long, mostLeftOut)}.`];
		};
		const aboutTests = new Set([
			"unknown-entry",
			"empty-selection",
			"selection-refused"
		]);
		const wrongFile = new Set(["swapped", "wrong-kind"]);
		const causesFirst = (findings) => {
			if (!findings.some(({ code }) => wrongFile.has(code))) return findings;
			const rank = ({ code }) => wrongFile.has(code) ? 0 : aboutTests.has(code) ? 2 : 1;
			return findings.toSorted((one, other) => rank(one) - rank(other));
		};
		const withoutPeriod = (sentence) => sentence.replace(/\.$/, "");
		const preflightError = (first, others) => {
			const code = (0, model_finding.Hy)(first.code);
			const next = (0, error_codes.Lz)(code);
			return new run_problem.AK(code, `${(0, model_finding.NK)(first)} Nothing was uploaded`, {
				hint: first.always === true ? next : `${next} If a finding is wrong, set \`preflight\` to \`warn\`.`,
				others: others.map((each) => (0, error_codes.CC)((0, model_finding.Hy)(each.code), withoutPeriod((0, model_finding.NK)(each))))
			});
		};
		const checkMappings = async ({ mapping = [], app, testSuite }, signal) => {
			if (mapping.length === 0) return {
				findings: [],
				notices: []
			};
			const read = await Promise.all(mapping.map(async (file) => ({
				file,
				mapping: await readHead(file, signal)
			})));
			const ids = {
				app: await idsOf(app),
				suite: await idsOf(testSuite)
			};
			const isAppMapped = read.some((each) => each.mapping !== undefined && isOneOf(ids.app, each.mapping));
			const checked = read.map((each) => checkMapping(each.file, each.mapping, ids, isAppMapped));
			return {
				findings: checked.filter((each) => typeof each === "object"),
				notices: checked.filter((each) => typeof each === "string")
			};
		};
		const checkMapping = ({ name }, mapping, { app, suite }, isAppMapped) => {
			if (mapping === undefined || mapping.classCount === 0) return mappingError("mapping-unreadable", `${external_node_path_default().basename(name)} names no class, so it is no mapping file of R8 or ProGuard`, "Use the mapping.txt that the build of the app writes to build/outputs/mapping/.");
			const sure = "make sure that it is of the same build.";
			const own = mapping.header.id ?? mapping.header.hash;
			if (own === undefined) return `${name} has no id, so it was not compared with the app: ${sure}`;
			if (app === undefined) return `${name} was not compared with the app, which is no file of this job: ${sure}`;
			const ids = [...app, ...suite ?? []];
			if (ids.length === 0) return `${name} was not compared with the app, whose classes name no mapping: ${sure}`;
			if (isOneOf(ids, mapping)) return undefined;
			if (suite === undefined && isAppMapped) return `${name} does not belong to the app, so it is used for the test suite: ${sure}`;
			const ofApp = ids.map((id) => id.slice(0, shownChars)).join(" or ");
			return mappingError("mapping-mismatch", `${name} belongs to another build, because its id is ${own.slice(0, shownChars)} and the id of the app is ${ofApp}`, "Use the mapping file of the build that created the app. Any other file restores wrong names and lines.");
		};
		const shownChars = 12;
		const mappingError = (code, found, remedy) => ({
			severity: "error",
			code,
			input: "mapping",
			found,
			remedy,
			always: true
		});
		const isOneOf = (ids, { header }) => ids?.some((id) => (0, read_mapping.bt)(id, header) === true) === true;
		const idsOf = async (ref) => {
			const ids = ref?.kind === "file" ? await readWith(readMapIds, ref) : undefined;
			return ids instanceof binary_error.k ? undefined : ids;
		};
		const readHead = async ({ path: file }, signal) => {
			try {
				return await (0, read_mapping.vh)((0, regular_file.Zw)(file), new Set(), signal);
			} catch (error) {
				if ((0, run_problem.Or)(error)) return undefined;
				throw error;
			}
		};
	}),
	15573: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			LU: () => findReusedUpload,
			MW: () => matrixPositionOf,
			QA: () => findSharedUpload,
			vy: () => uploadPlace,
			x4: () => uploadArea
		});
		var _core_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65953);
		var _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5182);
		var _lib_durations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71698);
		var _inputs_service_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88005);
		const findReusedUpload = async (area, customId, { log, signal }) => {
			if (area.list === undefined) return "unknown";
			try {
				const records = await area.list({ customId });
				return records.find((record) => record.customId === customId) ?? "none";
			} catch (error) {
				signal.throwIfAborted();
				log.info(`Could not look up the uploads under the custom id ${customId} (${(0, _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_0__.Uc)(error)}).`);
				return "unknown";
			}
		};
		const matrixPositionOf = ({ shardIndex, reuseUploads, cleanup }, total, { github, service }) => shardIndex === undefined || !reuseUploads || cleanup || github.runAttempt > 1 || (0, _inputs_service_js__WEBPACK_IMPORTED_MODULE_1__.nq)(service) ? undefined : {
			index: shardIndex,
			total
		};
		const findSharedUpload = async (area, { name, customId, sizeBytes }, matrixPosition, context) => {
			const { clock, log, signal, random } = context;
			let held = await findReusedUpload(area, customId, context);
			const longestMs = matrixPosition === undefined ? 0 : patienceMs(matrixPosition, sizeBytes);
			if (matrixPosition !== undefined && held === "none" && longestMs > 0) {
				log.info(`The job of another shard is uploading the ${name}; waiting at most ${(0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_2__.a3)(longestMs)}.`);
				const endMs = clock.monotonicMs() + longestMs;
				while (held === "none") {
					const pauseMs = pauseBeforeRequestMs(matrixPosition, longestMs, random);
					if (clock.monotonicMs() + pauseMs > endMs) {
						log.info(`No other job uploaded the ${name} in time; this job uploads it.`);
						break;
					}
					await clock.sleep(pauseMs, signal);
					held = await findReusedUpload(area, customId, context);
				}
			}
			return typeof held === "object" ? held : undefined;
		};
		const bytesPerMs = 4e3;
		const longestLateMs = 1e4;
		const shortestLateMs = 1e3;
		const lateBytesPerMs = 1e3;
		const longestTurnMs = 18e4;
		const mostTurns = 3;
		const patienceMs = ({ index }, sizeBytes) => {
			const lateMs = Math.min(longestLateMs, shortestLateMs + sizeBytes / lateBytesPerMs);
			return Math.min(index, mostTurns) * Math.min(longestTurnMs, lateMs + sizeBytes / bytesPerMs);
		};
		const leastPauseMs = 500;
		const pausePerPatience = .05;
		const pausePerJobMs = 100;
		const pauseBeforeRequestMs = ({ total }, longestMs, random) => Math.max(leastPauseMs, longestMs * pausePerPatience, total * pausePerJobMs) * (.5 + random());
		const uploadArea = (cloud, kind) => {
			const framework = (0, _core_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_3__.kj)(kind);
			if (framework === undefined) return {
				kind,
				...kind === "media" ? cloud.media : cloud.apps
			};
			const uploads = cloud.testSuites(framework);
			const list = async ({ customId }) => (await uploads.list()).filter((record) => customId === undefined || record.customId === customId);
			return {
				kind,
				...uploads,
				list
			};
		};
		const uploadPlace = (cloud, framework, binary) => {
			const kind = (0, _core_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_3__.Fg)(framework)[binary]?.uploads;
			if (kind !== undefined) return uploadArea(cloud, kind);
			const { uploadFile, uploadUrl } = binary === "app" ? cloud.apps : cloud.testSuites(framework);
			return {
				uploadFile,
				uploadUrl
			};
		};
	}),
	43148: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HE: () => booleanType,
			ND: () => capabilityKeys,
			Oq: () => isForFramework,
			Uk: () => inputFor,
			ov: () => longVariables,
			ro: () => environmentVariables,
			w_: () => textType
		});
		var _lib_is_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75977);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71113);
		var _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65953);
		var _model_run_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3782);
		const otherString = (value) => {
			if (typeof value !== "string") return undefined;
			return /^[\w .+-]{1,12}$/.test(value) ? JSON.stringify(value) : "another string";
		};
		const booleanType = {
			wanted: "true or false",
			accepts: (value) => typeof value === "boolean" || value === "true" || value === "false",
			describe: otherString
		};
		const textType = {
			wanted: "a string",
			accepts: (value) => typeof value === "string"
		};
		const mapping = {
			wanted: "a mapping",
			accepts: _lib_is_record_js__WEBPACK_IMPORTED_MODULE_0__.u4
		};
		const mappingOf = (fields) => ({
			wanted: `a mapping, such as ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.KE)(Object.keys(fields), "and")}`,
			accepts: _lib_is_record_js__WEBPACK_IMPORTED_MODULE_0__.u4,
			fields
		});
		const numberType = (min, max) => ({
			wanted: `a whole number from ${min} to ${max}`,
			accepts: (value) => {
				const number = typeof value === "string" && /^\d{1,9}$/.test(value) ? Number(value) : value;
				return typeof number === "number" && Number.isSafeInteger(number) && number >= min && number <= max;
			},
			describe: otherString
		});
		const namesType = (wanted, acceptsNames, describeNames) => ({
			wanted,
			accepts: (value) => {
				const names = namesIn(value);
				return names !== undefined && acceptsNames(names);
			},
			describe: (value) => {
				if (!Array.isArray(value)) return otherString(value);
				const names = namesIn(value);
				return names === undefined ? "a list with an entry that is not a string; write it in quotes" : describeNames(names);
			}
		});
		const namesIn = (value) => {
			if (typeof value === "string") return value.split(",").flatMap((name) => name.trim() || []);
			return Array.isArray(value) && value.every((each) => typeof each === "string") ? value : undefined;
		};
		const countOf = (names) => String(names.length);
		const names = namesType("a list of strings", () => true, countOf);
		const namesUpTo = (most) => namesType(`a list of at most ${most} strings`, ({ length }) => length <= most, countOf);
		const sizes = namesType((0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.KE)(_model_run_plan_js__WEBPACK_IMPORTED_MODULE_2__.tw), (given) => given.every((name) => _model_run_plan_js__WEBPACK_IMPORTED_MODULE_2__.tw.some((size) => size === name.toLowerCase())), () => "a list with another entry");
		const longVariables = (variables) => Object.entries(variables).filter(([name, value]) => name.length > 30 || String(value).length > 100).map(([name]) => name);
		const wrongVariable = (variables) => Object.entries(variables).find(([, value]) => typeof value !== "string")?.[0] ?? longVariables(variables)[0];
		const environmentVariables = {
			wanted: "a mapping of names (at most 30 characters) to strings (at most 100 characters)",
			accepts: (value) => (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_0__.u4)(value) && wrongVariable(value) === undefined,
			describe: (value) => {
				const wrong = (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_0__.u4)(value) ? wrongVariable(value) : undefined;
				return wrong === undefined ? undefined : `another value for ${wrong.slice(0, 60)}`;
			}
		};
		const anyVariables = {
			wanted: "a mapping of names to strings",
			accepts: (value) => (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_0__.u4)(value) && Object.values(value).every((each) => typeof each === "string"),
			describe: (value) => (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_0__.u4)(value) ? "a mapping with a value that is no string" : undefined
		};
		const android = ["espresso", "flutter-android"];
		const apple = ["xcuitest", "earlgrey"];
		const shards = mappingOf({
			numberOfShards: numberType(1, 1e4),
			deviceSelection: {
				wanted: "any or all",
				accepts: (value) => value === "any" || value === "all",
				describe: otherString
			},
			mapping: {
				wanted: "a list",
				accepts: Array.isArray
			}
		});
		const abortBuildOnFailure = mappingOf({
			enabled: booleanType,
			maxFailures: numberType(1, 1e3)
		});
		const rerunPreviouslyFailed = mappingOf({
			enabled: booleanType,
			sourceBuildId: textType
		});
		const keys = {
			app: {
				type: textType,
				input: "app",
				inputNeeds: "app"
			},
			appDir: {
				type: textType,
				input: "app",
				inputNeeds: "app",
				frameworks: ["earlgrey"]
			},
			testSuite: {
				type: textType,
				input: "test-suite",
				inputNeeds: "testSuite"
			},
			testPackage: {
				type: textType,
				input: "test-suite",
				inputNeeds: "testSuite",
				frameworks: ["flutter-ios"]
			},
			devices: {
				type: names,
				input: "devices"
			},
			project: {
				type: textType,
				input: "project"
			},
			projectNotifyURL: {
				type: textType,
				input: "project-notify-url"
			},
			callbackURL: { type: textType },
			buildTag: { type: textType },
			customBuildName: { type: textType },
			customBuildNotifyURL: { type: textType },
			"browserstack.source": { type: textType },
			class: {
				type: names,
				frameworks: ["espresso"]
			},
			package: {
				type: names,
				frameworks: ["espresso"]
			},
			annotation: {
				type: names,
				frameworks: ["espresso"]
			},
			size: {
				type: sizes,
				frameworks: ["espresso"]
			},
			numShards: {
				type: numberType(1, 1e4),
				input: "shards",
				inputNeeds: "shards",
				frameworks: ["espresso"]
			},
			shardIndex: {
				type: numberType(0, 1e4),
				input: "shard-index",
				inputNeeds: "shards",
				frameworks: ["espresso"]
			},
			"only-testing": {
				type: names,
				frameworks: apple
			},
			"skip-testing": {
				type: names,
				frameworks: apple
			},
			dynamicTests: {
				type: booleanType,
				frameworks: apple
			},
			execute: {
				type: names,
				frameworks: ["maestro"]
			},
			tags: {
				type: mappingOf({
					includeTags: names,
					excludeTags: names
				}),
				frameworks: ["maestro"]
			},
			shards: {
				type: shards,
				frameworks: [
					"espresso",
					"xcuitest",
					"maestro"
				]
			},
			deviceLogs: {
				type: booleanType,
				input: "device-logs"
			},
			instrumentationLogs: { type: booleanType },
			networkLogs: { type: booleanType },
			networkLogsOptions: { type: mappingOf({ captureContent: booleanType }) },
			appProfiling: { type: booleanType },
			video: { type: booleanType },
			screenshots: { type: booleanType },
			debugscreenshots: {
				type: booleanType,
				frameworks: [...apple, "maestro"]
			},
			enableResultBundle: {
				type: booleanType,
				frameworks: apple
			},
			enableSpoonFramework: {
				type: booleanType,
				frameworks: ["espresso"]
			},
			coverage: {
				type: booleanType,
				frameworks: ["espresso"]
			},
			local: { type: booleanType },
			localIdentifier: { type: textType },
			networkProfile: { type: textType },
			customNetwork: { type: textType },
			geoLocation: { type: textType },
			acceptInsecureCerts: { type: booleanType },
			allowDeviceMockServer: { type: booleanType },
			language: { type: textType },
			locale: { type: textType },
			timezone: { type: textType },
			gpsLocation: { type: textType },
			deviceOrientation: { type: textType },
			disableAnimations: { type: booleanType },
			enableBiometric: { type: booleanType },
			appStoreConfiguration: { type: mappingOf({
				username: textType,
				password: textType
			}) },
			otherApps: { type: namesUpTo(3) },
			uploadMedia: {
				type: namesUpTo(5),
				input: "media"
			},
			idleTimeout: { type: numberType(60, 900) },
			setEnvVariables: {
				type: environmentVariables,
				otherTypes: { maestro: anyVariables },
				frameworks: [...apple, "maestro"]
			},
			resignApp: {
				type: booleanType,
				frameworks: apple
			},
			singleRunnerInvocation: {
				type: booleanType,
				frameworks: ["espresso", "xcuitest"]
			},
			useOrchestrator: {
				type: booleanType,
				frameworks: android
			},
			clearPackageData: {
				type: booleanType,
				frameworks: android
			},
			instrumentationOptions: {
				type: mapping,
				frameworks: android
			},
			cucumberOptions: {
				type: mapping,
				frameworks: ["espresso"]
			},
			maestroVersion: {
				type: textType,
				frameworks: ["maestro"]
			},
			retryTestsOnFailure: {
				type: booleanType,
				frameworks: [
					"espresso",
					"xcuitest",
					"maestro"
				]
			},
			testIterations: {
				type: numberType(1, 100),
				frameworks: [
					"espresso",
					"xcuitest",
					"maestro"
				]
			},
			runWholeSession: {
				type: booleanType,
				frameworks: ["espresso"]
			},
			testRelaunchEnabled: {
				type: booleanType,
				frameworks: ["xcuitest"]
			},
			testOrchestrationOptions: {
				type: mappingOf({
					abortBuildOnFailure,
					rerunPreviouslyFailed
				}),
				frameworks: [
					"espresso",
					"xcuitest",
					"maestro"
				]
			},
			rerunPreviouslyFailed: {
				type: rerunPreviouslyFailed,
				frameworks: ["xcuitest", "maestro"]
			}
		};
		const capabilityKeys = new Map(Object.entries(keys));
		const isForFramework = ({ frameworks }, framework) => frameworks === undefined || frameworks.some((each) => each === framework);
		const inputFor = ({ input, inputNeeds }, framework) => inputNeeds === undefined || (0, _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_3__.Fg)(framework)[inputNeeds] !== undefined ? input : undefined;
	}),
	588: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Hy: () => findingCode,
			NK: () => findingText,
			WX: () => findingsOf,
			i9: () => errorFinding,
			oL: () => warningFinding,
			tf: () => formatFinding
		});
		var _error_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13732);
		const findingsOf = (...checks) => checks.flat().filter((finding) => finding !== undefined && finding !== false);
		const errorFinding = (code, input, { found, remedy }) => ({
			severity: "error",
			code,
			input,
			found,
			remedy
		});
		const warningFinding = (code, input, problem) => ({
			...errorFinding(code, input, problem),
			severity: "warning"
		});
		const formatFinding = (finding) => `${findingText(finding)} ${(0, _error_codes_js__WEBPACK_IMPORTED_MODULE_0__.rr)(findingCode(finding.code))}`;
		const findingText = ({ input, found, remedy }) => `${input}: ${found}. ${remedy}`;
		const findingCode = (code) => `preflight-${code}`;
	}),
	70596: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			JA: () => stacksOf,
			bt: () => isSameBuild,
			vh: () => readMapping
		});
		var _lib_is_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75977);
		var _lib_parse_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72383);
		const stacksOf = (lines) => {
			const stacks = [];
			for (const line of lines) {
				if (line.isCaller && stacks.length > 0) stacks.at(-1)?.push(line);
				else stacks.push([line]);
			}
			return stacks;
		};
		const isSameBuild = (idOfApp, { id, hash }) => {
			const known = [id, hash].filter((each) => each !== undefined);
			return known.length === 0 ? undefined : known.some((each) => each.startsWith(idOfApp) || idOfApp.startsWith(each));
		};
		const maxLineBytes = 4 * 1024 * 1024;
		const maxKeptBytes = 200 * 1024 * 1024;
		const bytesOf = {
			line: 600,
			sourceFile: 150,
			note: 200
		};
		const maxLinesOfName = 2e5;
		const newline = 10;
		const hash = 35;
		const isSpace = (byte) => byte === 32 || byte === 9;
		const readMapping = async (chunks, wanted, signal) => {
			const builder = createBuilder(wanted);
			let rest = Buffer.alloc(0);
			let isTooLong = false;
			for await (const chunk of chunks) {
				signal?.throwIfAborted();
				const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
				let start = 0;
				for (let end = bytes.indexOf(newline); end !== -1; end = bytes.indexOf(newline, start)) {
					const line = bytes.subarray(start, end);
					if (!isTooLong) builder.add(rest.length === 0 ? line : Buffer.concat([rest, line]));
					if (rest.length > 0) rest = Buffer.alloc(0);
					isTooLong = false;
					start = end + 1;
				}
				isTooLong ||= rest.length + bytes.length - start > maxLineBytes;
				rest = isTooLong ? Buffer.alloc(0) : Buffer.concat([rest, bytes.subarray(start)]);
			}
			if (!isTooLong) builder.add(rest);
			return builder.end();
		};
		const createBuilder = (wanted) => {
			const classes = new Map();
			const sourceFiles = new Map();
			let header = {};
			let classCount = 0;
			let keptBytes = 0;
			let isCut = false;
			const keeps = (kind, chars) => {
				keptBytes += bytesOf[kind] + chars;
				isCut ||= keptBytes > maxKeptBytes;
				return !isCut;
			};
			let isR8 = false;
			let original;
			let classChars = 0;
			let open;
			const close = () => {
				if (open !== undefined && !classes.has(open.short)) classes.set(open.short, {
					original: open.original,
					methods: methodsOf(open.lines, isR8)
				});
				open = undefined;
			};
			const addClass = (text) => {
				close();
				const found = readClassLine(text);
				original = found?.original;
				classChars = text.length;
				if (found !== undefined) classCount += 1;
				if (found !== undefined && wanted.has(found.short)) open = {
					...found,
					lines: []
				};
			};
			const addComment = (text) => {
				const note = text.includes("{") ? parseLenient(text.slice(text.indexOf("{"))) : undefined;
				const id = idOfNote(note);
				isR8 ||= id !== undefined || /^#\s*compiler:\s*[RD]8\b/.test(text);
				if (!(0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_0__.u4)(note) || id === undefined) {
					if (original === undefined) header = {
						...header,
						...readHeader(text)
					};
				} else if (id === "mapping") header = {
					version: String(note.version),
					...header
				};
				else if (id === "sourceFile") {
					const { fileName } = note;
					if (original !== undefined && typeof fileName === "string" && keeps("sourceFile", classChars + fileName.length)) sourceFiles.set(original, fileName);
				} else if (open !== undefined && keeps("note", text.length)) attach(id, note, open.lines.at(-1));
			};
			const addMember = (text) => {
				const method = open === undefined || isCut || open.lines.length >= maxLinesOfName ? undefined : readMethodLine(text);
				if (method !== undefined && keeps("line", text.length)) open?.lines.push(method);
			};
			return {
				add: (line) => {
					if (line.length === 0) return;
					const isIndented = isSpace(line[0]);
					if (isIndented && open === undefined) return;
					const text = line.toString("utf8");
					if (line[0] === hash || text.trimStart().startsWith("#")) addComment(text);
					else if (isIndented) addMember(text);
					else addClass(text);
				},
				end: () => {
					close();
					return {
						header,
						classCount,
						classes,
						sourceFiles,
						isCut
					};
				}
			};
		};
		const idOfNote = (note) => (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_0__.u4)(note) && typeof note.id === "string" ? note.id.replace(/^com\.android\.tools\.r8\./, "") : undefined;
		const none = [];
		const attach = (id, note, method) => {
			if (method === undefined) return;
			if (id === "synthesized") method.isSynthesized = true;
			else if (id === "outline") method.isOutline = true;
			else if (id === "rewriteFrame") {
				if (method.rewrites === none) method.rewrites = [];
				method.rewrites.push(...readRewrite(note));
			} else if (id === "outlineCallsite") method.callsite ??= readPositions(note.positions);
		};
		const readHeader = (text) => {
			const [, key, value = ""] = /^#\s*pg_map_(id|hash):\s*(?:SHA-256\s+)?(\S+)/.exec(text) ?? [];
			return key === undefined ? {} : { [key]: value.toLowerCase() };
		};
		const methodsOf = (lines, isR8) => new Map([...Map.groupBy(lines, ({ shortName }) => shortName)].map(([name, ofName]) => {
			markCallers(ofName, isR8);
			return [name, overloadsOf(ofName)];
		}));
		const markCallers = (lines, isR8) => {
			for (const [index, line] of lines.entries()) {
				const above = lines[index - 1];
				if (above?.short === undefined || !isSameRange(above.short, line.short)) continue;
				line.isCaller = isR8 || above.original !== undefined && line.isOneLine;
			}
		};
		const isSameRange = (one, other) => one.from === other?.from && one.to === other.to;
		const overloadsOf = (lines) => {
			const overloads = [];
			let signature;
			for (const stack of stacksOf(lines)) {
				const outermost = stack.at(-1)?.signature;
				if (outermost !== signature) overloads.push([]);
				for (const line of stack) overloads.at(-1)?.push(line);
				signature = outermost;
			}
			return overloads.map((overload) => overload.slice());
		};
		const readClassLine = (line) => {
			const text = line.trimEnd();
			const arrow = text.indexOf(arrowText);
			if (arrow <= 0 || !text.endsWith(":")) return undefined;
			const short = text.slice(arrow + arrowText.length, -1).trim();
			return short === "" ? undefined : {
				original: text.slice(0, arrow).trim(),
				short
			};
		};
		const arrowText = " -> ";
		const readMethodLine = (line) => {
			const text = line.trim();
			const arrow = text.lastIndexOf(arrowText);
			const close = text.lastIndexOf(")", arrow);
			if (arrow === -1 || close === -1) return undefined;
			const range = /^(\d{1,9}):(\d{1,9}):/.exec(text);
			const start = range === null ? 0 : range[0].length;
			const open = text.indexOf("(", start);
			const name = text.slice(text.indexOf(" ", start) + 1, open);
			const shortName = text.slice(arrow + arrowText.length);
			if (open === -1 || open > close || name === "" || shortName === "") return undefined;
			const place = /^:(\d{1,9})(?::(\d{1,9}))?$/.exec(text.slice(close + 1, arrow).trimEnd());
			const dot = name.lastIndexOf(".");
			return {
				shortName,
				short: range === null ? undefined : rangeOf(range[1], range[2]),
				holder: dot === -1 ? undefined : name.slice(0, dot),
				method: name.slice(dot + 1),
				signature: text.slice(start, close + 1),
				original: place === null ? undefined : rangeOf(place[1], place[2]),
				isOneLine: place !== null && place[2] === undefined,
				isCaller: false,
				rewrites: none,
				callsite: undefined,
				isSynthesized: false,
				isOutline: false
			};
		};
		const rangeOf = (one = "", other = one) => ({
			from: Math.min(Number(one), Number(other)),
			to: Math.max(Number(one), Number(other))
		});
		const parseLenient = (text) => {
			const quoted = text.replaceAll("'", "\"");
			return (0, _lib_parse_json_js__WEBPACK_IMPORTED_MODULE_1__.r)(text) ?? (0, _lib_parse_json_js__WEBPACK_IMPORTED_MODULE_1__.r)(quoted) ?? (0, _lib_parse_json_js__WEBPACK_IMPORTED_MODULE_1__.r)(quoted.replace(/([{,]\s{0,9})(\w{1,50}):/g, "$1\"$2\":"));
		};
		const readRewrite = ({ conditions, actions }) => {
			if (!Array.isArray(conditions) || !Array.isArray(actions)) return [];
			const thrown = conditions.map((each) => /^throws\(L([^;()]{1,2000});\)$/.exec(String(each))?.[1]?.replaceAll("/", "."));
			const removed = actions.map((each) => /^removeInnerFrames\((\d{1,4})\)$/.exec(String(each))?.[1]);
			if (!thrown.every((each) => each !== undefined) || !removed.every((each) => each !== undefined)) return [];
			return [{
				thrown,
				removeInner: removed.reduce((sum, count) => sum + Number(count), 0)
			}];
		};
		const readPositions = (positions) => new Map(Object.entries((0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_0__.u4)(positions) ? positions : {}).map(([outline, here]) => [Number(outline), Number(here)]).filter(([outline, here]) => Number.isSafeInteger(outline) && Number.isSafeInteger(here)));
	})
};
;
