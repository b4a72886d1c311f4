"use strict";
exports.id = 995;
exports.ids = [995];
exports.modules = {

/***/ 48905:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ safeNames)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

const maxLength = 100;
/** Windows opens a device for these, whatever comes after a dot. */
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|com\d|lpt\d)(?:\.|$)/i;
/**
 * One folder name for each name: letters, digits and `.-_` only, at most 100 long, never `.`, `..`, hidden or reserved on Windows.
 *
 * No two names share a folder, also where the file system ignores case: the second gets a hash of its own name. The same set of names
 * gives the same folders in whatever order it comes.
 */
const safeNames = (names) => {
    const taken = new Set();
    const folders = new Map();
    // Sorted, so that the order in which names come decides nothing.
    for (const name of [...new Set(names)].toSorted()) {
        const folder = freeName(name, taken);
        taken.add(folder.toLowerCase());
        folders.set(name, folder);
    }
    return folders;
};
const freeName = (name, taken) => {
    const plain = plainName(name);
    if (!taken.has(plain.toLowerCase()))
        return plain;
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(name).digest('hex').slice(0, 8);
    let candidate = withSuffix(plain, hash);
    for (let count = 2; taken.has(candidate.toLowerCase()); count++)
        candidate = withSuffix(plain, `${hash}-${count}`);
    return candidate;
};
const withSuffix = (plain, suffix) => `${plain.slice(0, maxLength - suffix.length - 1)}-${suffix}`;
const plainName = (name) => {
    const plain = name
        .normalize('NFC')
        .replace(/\s+/g, '-')
        .replace(/[^A-Za-z0-9._-]/g, '_')
        .replace(/^[.-]+/, '_')
        .slice(0, maxLength)
        .replace(/(?<![.])[.]+$/, '_');
    if (plain === '')
        return '_';
    return reserved.test(plain) ? `_${plain}`.slice(0, maxLength) : plain;
};


/***/ }),

/***/ 21612:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ createSignatures),
/* harmony export */   N: () => (/* binding */ failureHeadline)
/* harmony export */ });
/* harmony import */ var _source_hints_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28267);
/* harmony import */ var _test_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63244);


const maxHeadline = 300;
const maxTraces = 1_000;
/** The first line that says what went wrong: `java.lang.AssertionError: expected:<3> but was:<4>`. Empty where there is no text. */
const failureHeadline = (failure) => {
    if (failure === undefined)
        return '';
    const message = firstLine(failure.message);
    const text = message === '' ? firstLine(failure.trace) : message;
    const type = failure.type?.trim() ?? '';
    return type === '' || text.includes(type) ? text : `${type}${text === '' ? '' : `: ${text}`}`;
};
/**
 * Equal for results that went wrong in the same way, but for what changes from device to device: numbers, addresses, view ids.
 *
 * @returns a function with a memory, since thousands of devices and tests often fail with one trace
 */
const createSignatures = () => {
    const placesByTrace = new Map();
    const placeIn = (trace) => {
        const before = placesByTrace.get(trace);
        if (before !== undefined)
            return before;
        const place = firstPlace({ kind: 'failure', trace });
        if (placesByTrace.size < maxTraces)
            placesByTrace.set(trace, place);
        return place;
    };
    return (test, outcome) => {
        const prefix = outcome === 'flaky' ? 'flaky ' : '';
        const [failure] = (0,_test_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .failuresBehind */ .Y)(test, outcome);
        if (failure === undefined)
            return `${prefix}${test.status}`;
        const { trace, ...withoutTrace } = failure;
        const place = firstPlace(withoutTrace) || (trace === undefined ? '' : placeIn(trace));
        return `${prefix}${withoutNumbers(failureHeadline(failure))} at ${place}`;
    };
};
const firstPlace = (failure) => {
    const [hint] = (0,_source_hints_js__WEBPACK_IMPORTED_MODULE_1__/* .sourceHints */ .k)({}, failure);
    return hint === undefined ? '' : `${hint.file}:${hint.line}`;
};
const firstLine = (text) => {
    const line = (text ?? '').slice(0, 4 * maxHeadline).trimStart();
    const end = line.search(/[\r\n]/);
    return (end === -1 ? line : line.slice(0, end)).trimEnd().slice(0, maxHeadline);
};
const withoutNumbers = (text) => text.replace(/0x[\da-f]+|@[\da-f]{4,}|\d+/gi, '#').replace(/\s+/g, ' ');


/***/ }),

/***/ 84995:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  writeHtmlReport: () => (/* binding */ writeHtmlReport)
});

// UNUSED EXPORTS: reportFilesIn

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: ./build/javascript/lib/escape/invisible.js
var invisible = __webpack_require__(83780);
;// CONCATENATED MODULE: ./build/javascript/lib/escape/html.js

const entities = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
    '`': '&#96;',
};
const withEntities = (text) => text.replace(/[&<>"'`]/g, (character) => entities[character] ?? character);
/** Text between tags. Lines stay lines. */
const htmlText = (text) => withEntities((0,invisible/* showInvisibleInLines */.z)(text));
/** The value of an attribute within double or single quotes. */
const htmlAttribute = (text) => withEntities((0,invisible/* showInvisible */.j)(text));
/** JSON for a `<script type="application/json">` element: no text in it can end the element or open a comment. */
const jsonForScript = (value) => JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

;// CONCATENATED MODULE: ./build/javascript/rendering/html/assets.js
// Built by scripts/build-report-assets.ts from client/: change that, then run "npm run build:report".
const reportScript = '(function(){let e=(e,t={},...i)=>{let a=document.createElement(e);return n(a,t),r(a,i),a},t=(e,t={},...i)=>{let a=document.createElementNS(`http://www.w3.org/2000/svg`,e);return n(a,t),r(a,i),a},n=(e,t)=>{for(let[n,r]of Object.entries(t))r!==void 0&&r!==!1&&e.setAttribute(n,r===!0?``:String(r))},r=(e,t)=>{for(let n of t)n!==void 0&&e.append(n)},i=(t,n)=>e(`bdi`,{class:n},t),a=(t,n)=>/^(?:https?:\\/\\/|sessions\\/)/.test(n)?e(`a`,{href:n,target:`_blank`,rel:`noreferrer noopener`},t):e(`span`,{},t),o=e=>e.split(`/`).map(encodeURIComponent).join(`/`),s=t=>e(`span`,{class:`spoken`},t),c=1e3,l=60*c,u=e=>{if(Math.round(e)<1e3)return`\u0024{Math.round(e)} ms`;if(Math.round(e/100)<600)return`\u0024{(e/c).toFixed(1).replace(/\\.0$/,``)} s`;let t=Math.round(e/c)*c;if(t<36e5)return`\u0024{Math.floor(t/l)} m \u0024{t%l/c} s`;let n=Math.round(e/l);return`\u0024{Math.floor(n/60)} h \u0024{n%60} m`},d=e=>e<1e3?`\u0024{e} B`:e<1e5?`\u0024{(e/1e3).toFixed(1).replace(/\\.0$/,``)} kB`:`\u0024{(e/1e6).toFixed(1).replace(/\\.0$/,``)} MB`,f=e=>String(e).replace(/\\B(?=(?:\\d{3})+$)/g,` `),p=(e,t,n=`\u0024{t}s`)=>`\u0024{f(e)} \u0024{e===1?t:n}`,m={error:{sign:`!`,word:`error`,style:`error`},failed:{sign:`✗`,word:`failed`,style:`failed`},"timed-out":{sign:`◷`,word:`timed out`,style:`timed-out`},pending:{sign:`…`,word:`not run`,style:`pending`},unknown:{sign:`?`,word:`unknown`,style:`unknown`},flaky:{sign:`↻`,word:`flaky`,style:`flaky`},quarantined:{sign:`⊘`,word:`quarantined`,style:`quarantined`},passed:{sign:`✓`,word:`passed`,style:`passed`},skipped:{sign:`–`,word:`skipped`,style:`skipped`},"no result":{sign:`·`,word:`no result`,style:`none`}},h={passed:m.passed,failed:m.failed,"timed-out":m[`timed-out`],error:m.error,missing:{sign:`!`,word:`missing`,style:`error`},empty:{sign:`○`,word:`no tests`,style:`none`}},g=({shard:e,shards:t})=>t>1?`shard \u0024{e+1} of \u0024{t}`:``,_=({attempt:e})=>e>0?`attempt \u0024{e+1}`:``,v=e=>e.slice(e.lastIndexOf(`.`)+1),y=e=>{let t=e.lastIndexOf(`-`);return t<=0?{name:e,version:``}:{name:e.slice(0,t),version:e.slice(t+1)}},b=/\\(([^()]{0,300})\\)\\s*$/,x=/^([\\w$-]+\\.(?:kt|kts|java|groovy|scala)):(\\d{1,7})$/,S=/^[\\w$<>/.-]+$/,C=[`android.`,`androidx.`,`com.android.`,`com.google.android.apps.common.testing.`,`com.google.common.truth.`,`com.kaspersky.`,`dalvik.`,`io.github.kakaocup.`,`io.mockk.`,`io.qameta.`,`java.`,`javax.`,`jdk.`,`junit.`,`kotlin.`,`kotlinx.`,`leakcanary.`,`libcore.`,`org.assertj.`,`org.hamcrest.`,`org.junit.`,`org.mockito.`,`org.robolectric.`,`sun.`],w=e=>{if(e.length>1e3)return;let t=b.exec(e);if(t===null)return;let n=e.slice(0,t.index).trim(),r=n.startsWith(`at `)?n.slice(3):n;if(r===n&&!S.test(r))return;let i=r.slice(r.lastIndexOf(`/`)+1),a=i.lastIndexOf(`.`);if(a<=0)return;let[,o,s]=x.exec(t[1]??``)??[],c=i.slice(0,a);return o===void 0?{className:c}:{className:c,file:o,line:Number(s)}},T=e=>C.some(t=>e.startsWith(t)),E=(t,n,r=e=>e)=>{let i=n.split(`\n`),a=e(`pre`,{tabindex:0,role:`group`,"aria-label":t}),o=e=>{a.replaceChildren(...i.slice(0,e).flatMap((e,t)=>t===0?[r(e)]:[`\n`,r(e)]))};if(i.length<=48)return o(i.length),a;o(40);let s=e(`button`,{type:`button`,class:`more`},`Show all \u0024{f(i.length)} lines`);return s.addEventListener(`click`,()=>{o(i.length),s.remove(),a.focus()}),e(`div`,{class:`folded-text`},a,s)},D=t=>E(`Trace`,t,t=>{let n=w(t);return n===void 0?/^\\s*at /.test(t)?e(`span`,{class:`frame-of-framework`},t):t:T(n.className)?e(`span`,{class:`frame-of-framework`},t):e(`span`,{class:`frame-of-app`},t)}),O=(t,n)=>e(`pre`,{class:`log`,tabindex:0,role:`group`,"aria-label":t},n===``?`(empty)`:n),ee=({failures:t,tries:n,skipMessage:r,statusWord:i},a)=>[...i===void 0?[]:[e(`p`,{},`The service reported the unrecognized status `,e(`q`,{},a(i)),`.`)],...r===void 0?[]:[k(`Why it was skipped`,E(`Reason`,a(r)))],...t.map((e,n)=>k(t.length>1?`\u0024{ne(e)} \u0024{n+1} of \u0024{t.length}`:ne(e),...re(e,a))),...n.length===0?[]:[ie(n,a)]],te=({systemOut:e,systemErr:t},n)=>[...e===void 0?[]:[k(`Output`,O(`Output`,n(e)))],...t===void 0?[]:[k(`Error output`,O(`Error output`,n(t)))]],k=(t,...n)=>e(`section`,{class:`part`},e(`h3`,{},t),...n),ne=({kind:e})=>e===`error`?`Error`:`Failure`,re=(t,n)=>{let r=n(t.type),i=n(t.message),a=n(t.trace),o=i!==``&&a.includes(i.split(`\n`,1)[0]??``);return[...r===``||i.includes(r)||a.includes(r)?[]:[e(`p`,{class:`failure-type`},e(`bdi`,{},r))],...i===``||o&&!i.includes(`\n`)?[]:[E(`Message`,i)],...a===``?[]:[D(a)],...i===``&&a===``?[e(`p`,{class:`quiet`},`The report gives neither a message nor a trace.`)]:[]]},ie=(t,n)=>k(p(t.length,`earlier attempt`),...t.map((t,r)=>{let{sign:i,word:a,style:o}=m[t.outcome],s=t.durationMs===void 0?``:`, \u0024{u(t.durationMs)}`;return e(`details`,{class:`try`},e(`summary`,{},`Attempt \u0024{r+1}: `,e(`span`,{class:`chip is-\u0024{o}`},e(`span`,{"aria-hidden":`true`},i),` \u0024{a}`),s),...t.failures.flatMap(e=>re(e,n)),t.failures.length===0?e(`p`,{class:`quiet`},`No details were reported.`):void 0)})),ae=()=>{let e=[];return{of:t=>{let n=URL.createObjectURL(t);return e.push(n),n},release:()=>{for(let t of e.splice(0))URL.revokeObjectURL(t)}}},oe=({media:t,test:n,videoStartS:r,data:i,addresses:a})=>{let o=t.filter(({kind:e})=>e===`screenshot`),s=n===void 0?[]:o.filter(e=>e.test===n),c=n===void 0?o:s.length>0?s:o.filter(e=>e.test===void 0),l=t.filter(({kind:e})=>e===`video`);return[...c.length===0?[]:[k(s.length>0?`Screenshots`:`Screenshots of the session`,e(`div`,{class:`shots`},...c.map(e=>se(e,i,a))))],...l.length===0?[]:[k(`Video of the session`,...l.map(e=>ce(e,r,i,a)))]]},se=(t,n,r)=>{let i=le(t,n);if(i===void 0)return ue(t);let a=e(`img`,{src:r.of(i),alt:`Screenshot \u0024{t.name}`,loading:`lazy`}),o=e(`button`,{type:`button`,"aria-expanded":`false`,title:`Show larger or smaller`},a),s=e(`figure`,{class:`shot`},o,e(`figcaption`,{},e(`bdi`,{},t.name)));return o.addEventListener(`click`,()=>{o.setAttribute(`aria-expanded`,String(s.classList.toggle(`large`)))}),s},ce=(t,n,r,i)=>{let a=le(t,r);if(a===void 0)return ue(t);let o=e(`video`,{src:i.of(a),controls:!0,preload:`metadata`,"aria-label":`Video of the session`});return o.muted=!0,n!==void 0&&o.addEventListener(`loadedmetadata`,()=>{o.currentTime=n}),o},le=({element:e,type:t},n)=>e===void 0||t===void 0?void 0:n.media(e,t),ue=({path:t,bytes:n})=>e(`p`,{class:`elsewhere`},a(t,o(t)),e(`span`,{class:`quiet`},` \u0024{d(n)}, too large for this page: see the report folder or its artifact.`)),A=[`no result`,`skipped`,`passed`,`flaky`,`quarantined`,`unknown`,`pending`,`timed-out`,`failed`,`error`],j=e=>A.indexOf(e),M=e=>j(e)>j(`quarantined`),de=({failures:t,more:n,results:r,warnings:i})=>{if(r!==0||i.length!==0)return e(`section`,{class:`quarantine`,"aria-labelledby":`quarantine-title`},e(`h2`,{id:`quarantine-title`},`Quarantined failures`),e(`p`,{class:`quiet`},r===0?`No quarantined test failed.`:`These tests failed, and their failures do not count.`),e(`ul`,{},...t.map(fe),n>0?e(`li`,{},`and \u0024{f(n)} more`):void 0),...i.map(t=>e(`p`,{class:`quarantine-warning`},e(`bdi`,{},t))))},fe=t=>{let{sign:n,style:r}=m.quarantined;return e(`li`,{},e(`span`,{class:`sign is-\u0024{r}`,"aria-hidden":`true`},n),` `,e(`bdi`,{class:`quarantine-test`},t.name),e(`bdi`,{},t.on),t.message===void 0?void 0:e(`bdi`,{class:`quarantine-message`},t.message),e(`span`,{class:`quarantine-entry`},...pe(t)))},pe=({until:t,reason:n,issue:r})=>[`Until \u0024{t}: `,e(`bdi`,{},n),` `,a(`Issue`,r)],me=e=>{let t=e.filter(e=>e!==null);return t.reduce((e,t)=>({min:Math.min(e.min,t),max:Math.max(e.max,t)}),{min:t[0]??0,max:t[0]??0})},he=e=>{if(!(e>0))return 1;let t=10**Math.floor(Math.log10(e));return([1,2,4,5,8,10].find(n=>n*t>=e)??10)*t},ge=(e,t)=>{let n=``,r=!1;for(let[i,a]of t.entries())a===null?r=!1:(n+=`\u0024{r?`L`:`M`}\u0024{(e[i]??0).toFixed(1)} \u0024{a.toFixed(1)}`,r=!0);return n},N={left:56,right:8,top:8,bottom:20},_e=[{chart:`cpu`,title:`CPU`,unit:`%`},{chart:`memory`,title:`Memory`,unit:`MB`}],ve=t=>{let n=_e.flatMap(({chart:e,title:n,unit:r})=>{let i=t.series.filter(t=>t.chart===e);return i.length===0?[]:[ye(n,r,t.seconds,i)]}),r=t.samples>t.seconds.length?`, every \u0024{Math.ceil(t.samples/t.seconds.length)}th sample`:``;return k(`CPU and memory`,...n,e(`p`,{class:`quiet`},`Of the whole session\u0024{r}. From `,a(t.path,o(t.path)),`.`))},ye=(n,r,i,a)=>{let o=Math.max(1,i.at(-1)??1),s=he(Math.max(...a.map(({values:e})=>me(e).max))),c=e=>N.left+e/o*(640-N.left-N.right),l=e=>132-N.bottom-e/s*(132-N.top-N.bottom),d=[0,s/2,s].flatMap(e=>[t(`line`,{class:`grid`,x1:N.left,x2:640-N.right,y1:l(e),y2:l(e)}),t(`text`,{class:`tick`,x:N.left-6,y:l(e)+4,"text-anchor":`end`},`\u0024{e}`)]),f=[0,o/2,o].map((e,n)=>t(`text`,{class:`tick`,x:c(e),y:128,"text-anchor":[`start`,`middle`,`end`][n]??`middle`},e===0?`0`:u(e*1e3))),p=a.map(({values:e},n)=>t(`path`,{class:`curve curve-\u0024{n}`,d:ge(i.map(c),e.map(e=>e===null?null:l(e)))})),m=a.map(e=>`\u0024{e.title} \u0024{P(e.values,r)}`);return e(`figure`,{class:`chart`},e(`figcaption`,{},e(`b`,{},`\u0024{n}, \u0024{r}`),...a.map((t,n)=>e(`span`,{class:`legend legend-\u0024{n}`},`\u0024{t.title}: \u0024{P(t.values,r)}`))),t(`svg`,{viewBox:`0 0 640 132`,role:`img`,"aria-label":`\u0024{n}: \u0024{m.join(`; `)}`},...d,...f,...p))},P=(e,t)=>{let{min:n,max:r}=me(e);return`\u0024{be(n)} to \u0024{be(r)} \u0024{t}`},be=e=>Math.abs(e)<100?e:Math.round(e),xe=(t,n)=>{let r=t.requests.filter(e=>e.test===n),i=r.length>0?r:t.requests,s=i.slice(0,150),c=i.length-s.length+(r.length>0?0:t.left),l=r.length>0?`of this test`:`of the session`,u=e(`p`,{class:`quiet`},c>0?`\u0024{f(c)} more are in `:`From `,a(t.path,o(t.path)),`.`);return s.length===0?k(`Network`,e(`p`,{class:`quiet`},`No requests were recorded.`),u):k(`Network`,e(`p`,{class:`quiet phases`},`\u0024{p(i.length,`request`)} \u0024{l}`,...we()),Te(s),u)},Se=[`connect`,`wait`,`receive`],Ce={connect:`connecting`,wait:`waiting`,receive:`receiving`},we=()=>Se.map(t=>e(`span`,{},e(`span`,{class:`swatch phase-\u0024{t}`}),Ce[t])),Te=t=>{let n=t.reduce((e,t)=>Math.min(e,t.startMs),1/0),r=t.reduce((e,t)=>Math.max(e,t.startMs+De(t)),n+1),i=[`Request`,`Status`,`Size`,`Duration`].map((t,n)=>e(`th`,{scope:`col`,class:n>0?`number`:void 0},t));return e(`table`,{class:`network`},e(`thead`,{},e(`tr`,{},...i,e(`th`,{scope:`col`,class:`time`},`Waterfall`))),e(`tbody`,{},...t.map(e=>Ee(e,n,r))))},Ee=(t,n,r)=>{let{host:i,rest:a}=ke(t.url),o=t.status===0||t.status>=400;return e(`tr`,{},e(`th`,{scope:`row`,title:t.url},e(`b`,{},t.method),` `,e(`bdi`,{},a),e(`bdi`,{class:`host`},i)),e(`td`,{class:`number\u0024{o?` is-failed`:``}`},t.status===0?`✗ none`:`\u0024{o?`✗ `:``}\u0024{t.status}`),e(`td`,{class:`number`},t.bytes<0?`–`:d(t.bytes)),e(`td`,{class:`number`},u(De(t))),e(`td`,{class:`time`},Oe(t,n,r)))},De=({connectMs:e,waitMs:t,receiveMs:n})=>e+t+n,Oe=(t,n,r)=>{let{connectMs:i,waitMs:a,receiveMs:o}=t,s=`after \u0024{u(t.startMs-n)}: connecting \u0024{u(i)}, waiting \u0024{u(a)}, receiving \u0024{u(o)}`,c=e(`span`,{class:`bar`,role:`img`,"aria-label":s,title:s}),l=t.startMs-n;for(let[t,s]of[[`connect`,i],[`wait`,a],[`receive`,o]]){let i=e(`span`,{class:`phase-\u0024{t}`});i.style.left=`\u0024{l/(r-n)*100}%`,i.style.width=`\u0024{s/(r-n)*100}%`,l+=s,c.append(i)}return c},ke=e=>{let[t=``,n]=/^[a-z]+:\\/\\/([^/?#]*)/i.exec(e)??[];return n===void 0?{host:``,rest:e}:{host:n,rest:e.slice(t.length)||`/`}},Ae=({session:t,test:n,videoStartS:r},i,a)=>{if(i.results.sessions[t]?.hasFiles!==!0)return[];let o=i.files(t);return o===void 0?[]:[...oe({media:o.media,test:n,videoStartS:r,data:i,addresses:a}),...o.logs.map(e=>je(e,n)),...o.network===void 0?[]:[xe(o.network,n)],...o.profiling===void 0?[]:[ve(o.profiling)],...o.notes.length===0?[]:[k(`Not shown`,e(`ul`,{class:`quiet`},...o.notes.map(t=>e(`li`,{},t))))]]},je=({title:t,path:n,bytes:r,excerpts:i},s)=>{let c=i.filter(e=>e.test===s),l=s===void 0?i:c.length>0?c:i.filter(e=>e.test===void 0);return k(t,...l.flatMap(n=>[...n.test===void 0||n.test===s?[]:[e(`p`,{class:`excerpt-title`},e(`bdi`,{},n.test))],...Me(n),O(t,n.text)]),e(`p`,{class:`quiet`},`From `,a(n,o(n)),`, \u0024{d(r)}.`))},Me=({cutBytes:t,test:n})=>t===0?[]:[e(`p`,{class:`quiet`},`The end of \u0024{n===void 0?`the file`:`this test\'s part`}; \u0024{d(t)} before it are left out.`)],F=(...t)=>e(`dl`,{class:`facts`},...t),I=(t,n)=>e(`div`,{},e(`dt`,{},t),e(`dd`,{},n)),Ne={failures:[],tries:[]},Pe=(e,{report:t,data:n,addresses:r,open:i})=>{let a=t.results.row[e]??-1,o=t.sessionOf(e),s=n.detail(e),c=s?.detail??Ne,l=e=>e===void 0?``:s?.texts[e]??``,u=t.testName(a);return{look:m[t.outcomeOf(e)],title:t.methodName(a),subtitle:t.className(a),children:[Fe(e,o,c,l,t,i),Le(c,o,l,n),...Ie(e,u,t),...ee(c,l),...Re(e,a,t,i),...te(c,l),...Ae({session:o,test:u,...c.videoStartS===void 0?{}:{videoStartS:c.videoStartS}},n,r),...Be(c,l)]}},Fe=(t,n,r,a,o,s)=>{let c=o.data.sessions[n],l=o.results.durationMs[t]??-1,d=e(`button`,{type:`button`,class:`link`},i(o.data.devices[o.deviceOf(t)]??``));d.addEventListener(`click`,()=>s({kind:`session`,number:n}));let f=c===void 0?[]:[g(c),_(c)].filter(e=>e!==``);return F(I(`Device`,d),f.length===0?void 0:I(`Session`,f.join(`, `)),I(`Duration`,l<0?`–`:u(l)),r.place===void 0?void 0:I(`Source`,i(a(r.place))))},Ie=(t,n,r)=>{if(r.outcomeOf(t)!==`quarantined`)return[];let i=r.deviceOf(t),a=r.data.quarantine.failures.find(({name:e,devices:t})=>e===n&&t.includes(i));return a===void 0?[]:[k(`Quarantine`,e(`p`,{},...pe(a)))]},Le=(t,n,r,i)=>{let o=i.results.sessions[n],s=(t.links??[]).map(([e,t])=>a(e,r(t)));return o?.dashboard!==void 0&&s.unshift(a(`Session on the dashboard`,o.dashboard)),o?.video!==void 0&&!(t.links??[]).some(([e])=>e===`Video`)&&s.push(a(`Video`,o.video)),s.length===0?void 0:e(`p`,{class:`links`},...s)},Re=(t,n,r,i)=>{let{byRow:a,rowStart:o,outcome:s}=r.results,c=Array.from(a.slice(o[n]??0,o[n+1]??0));if(c.length<2)return[];let l=c.toSorted((e,t)=>(s[t]??0)-(s[e]??0)),u=c.filter(e=>M(r.outcomeOf(e))).length,d=e(`ul`,{class:`others`},...l.slice(0,120).map(n=>e(`li`,{},ze(n,n===t,r,i)))),p=l.length-120;return[k(`On all devices: \u0024{f(u)} of \u0024{f(c.length)} failed`,d,p>0?e(`p`,{class:`quiet`},`and \u0024{f(p)} more`):void 0)]},ze=(t,n,r,a)=>{let{sign:o,word:s,style:c}=m[r.outcomeOf(t)],l=e(`button`,{type:`button`,class:`other`,"aria-current":n?`true`:void 0},e(`span`,{class:`sign is-\u0024{c}`,role:`img`,"aria-label":s},o),` `,i(r.data.devices[r.deviceOf(t)]??``));return l.addEventListener(`click`,()=>a({kind:`result`,number:t})),l},Be=({properties:t=[],attachments:n=[]},r)=>[...t.length===0?[]:[k(`Properties`,F(...t.map(([e,t])=>I(r(e),i(r(t))))))],...n.length===0?[]:[k(`Attachments listed in the report`,e(`ul`,{},...n.map(t=>e(`li`,{},i(r(t))))))]],Ve=(t,{report:n,data:r,addresses:a,open:o})=>{let s=n.data.sessions[t];if(s===void 0)return;let c=[g(s),_(s)].filter(e=>e!==``);return{look:h[s.kind],title:n.data.devices[s.device]??``,subtitle:c.join(`, `),children:[e(`p`,{class:`session-reason`},i(s.reason),`.`),He(s),Ue(s),...Ge(t,n,o),We(s),...Ae({session:t},r,a)]}},He=e=>F(I(`Tests`,e.bad>0?`\u0024{f(e.tests)}, \u0024{f(e.bad)} failed`:f(e.tests)),e.startMs===void 0?void 0:I(`Started`,`\u0024{u(Math.max(0,e.startMs))} into the run`),e.durationMs===void 0?void 0:I(`Duration`,u(e.durationMs)),e.queuedMs===void 0?void 0:I(`Queued`,u(e.queuedMs)),e.id===void 0?void 0:I(`Session ID`,i(e.id)),I(`Folder`,i(e.folder))),Ue=({id:t,dashboard:n,video:r})=>{let i=[...n===void 0?[]:[a(t===void 0?`Build on the dashboard`:`Session on the dashboard`,n)],...r===void 0?[]:[a(`Video`,r)]];return i.length===0?void 0:e(`p`,{class:`links`},...i)},We=({evidence:t})=>k(`Reported by each source`,e(`table`,{class:`evidence`},e(`tbody`,{},...t.map(([t,n])=>e(`tr`,{},e(`th`,{scope:`row`},t),e(`td`,{},i(n))))))),Ge=(t,n,r)=>{let i=n.data.troubles.results.filter(e=>n.sessionOf(e)===t).toSorted((e,t)=>(n.results.outcome[t]??0)-(n.results.outcome[e]??0)||e-t);if(i.length===0)return[];let a=i.filter(e=>M(n.outcomeOf(e))).length,o=i.filter(e=>n.outcomeOf(e)===`quarantined`).length,s=i.length-a-o,c=i.length-100;return[k([`Failed tests: \u0024{f(a)}`,...s>0?[`flaky: \u0024{f(s)}`]:[],...o>0?[`quarantined: \u0024{f(o)}`]:[]].join(`, `),e(`ul`,{class:`session-tests`},...i.slice(0,100).map(t=>e(`li`,{},Ke(t,n,r)))),c>0?e(`p`,{class:`quiet`},`and \u0024{f(c)} more`):void 0)]},Ke=(t,n,r)=>{let a=n.results.row[t]??-1,{sign:o,word:s,style:c}=m[n.outcomeOf(t)],l=e(`button`,{type:`button`,class:`session-test`},e(`span`,{class:`sign is-\u0024{c}`,role:`img`,"aria-label":s},o),e(`span`,{},i(n.methodName(a)),e(`bdi`,{class:`session-test-headline`},n.headlineOf(t))));return l.addEventListener(`click`,()=>r({kind:`result`,number:t})),l},qe=(e,t,n,r)=>{let i=ae(),a={report:t,data:n,addresses:i,open:e=>r.open(e)},o=matchMedia(`(max-width: 1099px)`),s=document.getElementById(`page`),c=()=>{s!==null&&(s.inert=o.matches&&!e.hidden)};return o.addEventListener(`change`,c),{show:t=>{i.release();let n=t===void 0?void 0:Je(t,a);e.replaceChildren(...n===void 0?[]:Ye(n,r)),e.hidden=n===void 0,e.scrollTop=0,document.body.classList.toggle(`with-panel`,n!==void 0),c();for(let t of e.querySelectorAll(`pre.log`))t.scrollTop=t.scrollHeight},focus:()=>e.querySelector(`h2`)?.focus()}},Je=({kind:e,number:t},n)=>e===`session`?Ve(t,n):t<n.report.results.count?Pe(t,n):void 0,Ye=({look:t,title:n,subtitle:r,children:a},o)=>{let s=(t,n,r)=>{let i=e(`button`,{type:`button`,"aria-label":n},t);return i.addEventListener(`click`,r),i};return[e(`div`,{class:`panel-bar`},e(`span`,{class:`chip is-\u0024{t.style}`},e(`span`,{"aria-hidden":`true`},t.sign),` \u0024{t.word}`),e(`span`,{class:`panel-buttons`},s(`‹`,`Previous failure`,()=>o.step(-1)),s(`›`,`Next failure`,()=>o.step(1)),s(`Close`,`Close`,()=>o.close()))),e(`h2`,{tabindex:-1},i(n)),...r===``?[]:[e(`p`,{class:`panel-subtitle`},i(r))],e(`div`,{class:`panel-body`},...a)]},L={results:`data-results`,details:`data-details`,session:`data-session-`,media:`data-media-`},R=e=>{let t=document.getElementById(e)?.textContent;return t?JSON.parse(t):void 0},Xe=()=>{let e=R(L.results);if(e===void 0)return;let t;return{results:e,detail:e=>{t??=R(L.details);let n=t?.results[String(e)];return t===void 0||n===void 0?void 0:{detail:n,texts:t.texts}},files:e=>R(`\u0024{L.session}\u0024{e}`),media:(e,t)=>{let n=document.getElementById(`\u0024{L.media}\u0024{e}`)?.textContent;return n?new Blob([Ze(n)],{type:t}):void 0}}},Ze=e=>{let t=atob(e),n=new Uint8Array(t.length);for(let e=0;e<t.length;e++)n[e]=t.charCodeAt(e);return n},Qe={text:``,device:void 0,shard:void 0,outcomes:/* @__PURE__ */ new Set},$e=e=>{let t=tt(e);return{apply:n=>{let{results:r,data:i}=e,a=new Int32Array(e.rows),o=new Int32Array(i.slots.length),s=t.matcher(n.text),c=i.slots.map(e=>z(n,e.device,e.shard)),l=A.map(e=>n.outcomes.size===0||n.outcomes.has(e)),u=0;for(let e=0;e<r.count;e++){let t=r.slot[e]??0,n=r.row[e]??0;c[t]===!0&&l[r.outcome[e]??0]===!0&&s(n)&&(a[n]=(a[n]??0)+1,o[t]=(o[t]??0)+1,u+=1)}let d=a.reduce((e,t)=>e+ +(t>0),0);return{perRow:a,perSlot:o,results:u,rows:d,rowMatches:s}},prepare:()=>t.prepare()}},z=(e,t,n)=>(e.device===void 0||e.device===t)&&(e.shard===void 0||e.shard===n),et=e=>e.toLowerCase().split(/\\s+/).filter(e=>e!==``),tt=e=>{let t,n=()=>(t??=nt(e),t);return{matcher:t=>{let r=et(t);if(r.length===0)return()=>!0;let i=new Uint8Array(e.rows);for(let[e,t]of n().entries())r.every(e=>t.includes(e))&&(i[e]=1);return e=>i[e]===1},prepare:()=>{n()}}},nt=e=>{let t=/* @__PURE__ */ new Map;for(let n of e.data.troubles.results){let r=e.results.row[n]??-1;t.set(r,(t.get(r)??/* @__PURE__ */ new Set).add(e.headlineOf(n)))}return Array.from({length:e.rows},(n,r)=>[e.testName(r),...t.get(r)??[]].join(`\n`).toLowerCase())},rt=[`worst`,`name`,`slowest`],B=e=>rt.some(t=>t===e),it=e=>{let t=/* @__PURE__ */ new Map,n=r=>{let i=t.get(r);if(i!==void 0)return i;let a=r===`name`?at(e):ot(n(`name`),ut[r](e));return t.set(r,a),a};return{order:(e,{perRow:t,rows:r})=>{let i=new Int32Array(r),a=0;for(let r of n(e))(t[r]??0)>0&&(i[a++]=r);return i},prepare:e=>{n(e)}}},at=e=>{let t=Array.from({length:e.rows},(t,n)=>`\u0024{e.className(n)}\\n\u0024{e.methodName(n)}`);return Int32Array.from(t,(e,t)=>t).sort((e,n)=>lt(t[e]??``,t[n]??``)||e-n)},ot=(e,t)=>e.toSorted((e,n)=>(t[n]??0)-(t[e]??0)),st=({rowFacts:e})=>e.map(({slowestMs:e})=>e),ct=({rowFacts:e,results:t})=>e.map(({bad:e,flaky:n})=>e*(t.count+1)+n),lt=(e,t)=>e<t?-1:+(e>t),ut={worst:ct,slowest:st},dt={worst:`Most failures first`,name:`By name`,slowest:`Slowest first`},ft=(t,n)=>{let{devices:r,slots:i}=t.data,a=i.reduce((e,t)=>Math.max(e,t.shards),1),o=e(`input`,{type:`search`,id:`search`,placeholder:`Search tests and messages`,autocomplete:`off`,spellcheck:`false`,"aria-keyshortcuts":`/`}),s=H(`Device`,[[``,`All devices`],...r.map((e,t)=>[String(t),e])]),c=H(`Shard`,[[``,`All shards`],...Array.from({length:a},(e,t)=>[String(t),`Shard \u0024{t+1}`])]),l=H(`Order`,Object.entries(dt)),u=A.filter(e=>(t.results.perOutcome[j(e)]??0)>0).toReversed().map(e=>mt(e,t.results.perOutcome[j(e)]??0)),d=e(`button`,{type:`button`,class:`clear`},`Clear`),f=e(`p`,{role:`status`,class:`filter-count`});s.node.hidden=r.length<2,c.node.hidden=a<2;let p=e(`form`,{class:`filter`,role:`search`,"aria-label":`Results`},e(`div`,{class:`filter-fields`},e(`div`,{class:`field search`},e(`label`,{for:`search`},`Search`),o),s.node,c.node,l.node),e(`div`,{class:`filter-line`},e(`fieldset`,{class:`statuses`},e(`legend`,{class:`spoken`},`Status`),...u.map(e=>e.node)),d,f)),m=()=>({text:o.value,device:s.select.value===``?void 0:Number(s.select.value),shard:c.select.value===``?void 0:Number(c.select.value),outcomes:new Set(u.filter(({box:e})=>e.checked).map(({outcome:e})=>e))}),h=(e,t)=>{o.value=e.text,s.select.value=e.device===void 0?``:String(e.device),c.select.value=e.shard===void 0?``:String(e.shard),l.select.value=t;for(let{box:t,outcome:n}of u)t.checked=e.outcomes.has(n);d.hidden=V(e)},g=()=>{let e=m();d.hidden=V(e);let t=l.select.value;n(e,B(t)?t:`worst`)};return p.addEventListener(`input`,g),p.addEventListener(`submit`,e=>e.preventDefault()),d.addEventListener(`click`,()=>{let e=l.select.value;h(Qe,B(e)?e:`worst`),g(),o.focus()}),o.addEventListener(`keydown`,e=>{e.key===`Escape`&&o.value!==``&&(e.stopPropagation(),e.preventDefault(),o.value=``,g())}),{node:p,set:h,announce:e=>{f.textContent=pt(e,t)},focusSearch:()=>{o.focus(),o.select()}}},V=({text:e,device:t,shard:n,outcomes:r})=>e===``&&t===void 0&&n===void 0&&r.size===0,pt=({results:e,rows:t},n)=>e===n.results.count?`\u0024{p(e,`result`)} of \u0024{p(t,`test`)}`:`\u0024{f(e)} of \u0024{p(n.results.count,`result`)}, in \u0024{p(t,`test`)}`,H=(t,n)=>{let r=`choice-\u0024{t.toLowerCase()}`,i=e(`select`,{id:r},...n.map(([t,n])=>e(`option`,{value:t},n)));return{node:e(`div`,{class:`field`},e(`label`,{for:r},t),i),select:i}},mt=(t,n)=>{let{sign:r,word:i,style:a}=m[t],o=e(`input`,{type:`checkbox`,value:t}),s=e(`span`,{class:`sign is-\u0024{a}`,"aria-hidden":`true`},r);return{node:e(`label`,{class:`status`},o,s,` \u0024{i} `,e(`b`,{},f(n))),box:o,outcome:t}},ht={style:``,label:``,text:``},U=e=>{let t=document.createElement(`td`);return t.setAttribute(`aria-colindex`,String(e+2)),{node:t,look:ht}},W=(e,t)=>{let n=e.look;n.style!==t.style&&(e.node.className=`cell is-\u0024{t.style}`),n.label!==t.label&&e.node.setAttribute(`aria-label`,t.label),n.text!==t.text&&(e.node.textContent=t.text),e.look=t},gt=(e,t)=>{let{sign:n,word:r,style:i}=m[e?.outcome??`no result`];if(e===void 0)return{style:i,label:r,text:n};if(e.selection.kind===`session`)return{style:i,label:`no result, session \u0024{r}`,text:t?`\u0024{n} no result`:n};if(!t)return{style:i,label:r,text:n};if(e.durationMs<0)return{style:i,label:r,text:`\u0024{n} \u0024{r}`};let a=u(e.durationMs);return{style:i,label:`\u0024{r}, \u0024{a}`,text:`\u0024{n} \u0024{a}`}},_t=(e,t)=>{let n=e?.outcome??`no result`,{sign:r,word:i,style:a}=m[n],o=n===`no result`?`no tests`:i;return{style:a,label:`session \u0024{o}`,text:t?`\u0024{r} \u0024{o}`:r}},vt=({slots:e,rows:t})=>{let n=e.reduce((e,t)=>e+t.outcomes.length,0),r=new Int32Array(n),i=new Int32Array(n),a=new Uint8Array(n),o=new Float64Array(n).fill(-1),s=A.map(()=>0),c=0;for(let[t,n]of e.entries()){let e=c;for(let e=0;e<n.rows.length;e+=2){let t=n.rows[e]??0,i=n.rows[e+1]??0;for(let e=0;e<i;e++)r[c++]=t+e}for(let r=0;r<n.outcomes.length;r++){let c=n.outcomes.charCodeAt(r)-yt;i[e+r]=t,a[e+r]=c,o[e+r]=n.durationsMs?.[r]??-1,s[c]=(s[c]??0)+1}}return{count:n,row:r,slot:i,outcome:a,durationMs:o,...bt(r,t.names.length),perOutcome:s}},yt=48,bt=(e,t)=>{let n=new Int32Array(t+1);for(let t of e)n[t+1]=(n[t+1]??0)+1;for(let e=0;e<t;e++)n[e+1]=(n[e+1]??0)+(n[e]??0);let r=n.slice(0,t),i=new Int32Array(e.length);for(let[t,n]of e.entries()){let e=r[n]??0;i[e]=t,r[n]=e+1}return{byRow:i,rowStart:n}},xt=e=>{let t=vt(e),n=new Map(e.troubles.results.map((e,t)=>[e,t])),r=new Map(e.rows.repeats),i=t=>e.classes[e.rows.classes[t]??-1]??``,a=t=>e.rows.names[t]??``,o=n=>e.slots[t.slot[n]??-1];return{data:e,results:t,rows:e.rows.names.length,rowFacts:wt(t,e.rows.names.length),lostSlots:Et(e),className:i,methodName:e=>{let t=r.get(e),n=a(e)||`(no name)`;return t===void 0?n:`\u0024{n} (\u0024{t+1})`},testName:e=>i(e)===``?a(e):`\u0024{i(e)}#\u0024{a(e)}`,outcomeOf:e=>A[t.outcome[e]??0]??`no result`,deviceOf:e=>o(e)?.device??-1,sessionOf:e=>o(e)?.session??-1,headlineOf:t=>{let r=n.get(t);return r===void 0?``:e.troubles.texts[e.troubles.headlines[r]??-1]??``},problemOf:t=>{let r=n.get(t);return r===void 0?void 0:e.troubles.causes[r]}}},St=j(`flaky`),Ct=j(`quarantined`),wt=({byRow:e,rowStart:t,outcome:n,durationMs:r},i)=>Array.from({length:i},(i,a)=>{let o={bad:0,flaky:0,quarantined:0,worst:0,slowestMs:-1};for(let i=t[a]??0;i<(t[a+1]??0);i++){let t=e[i]??0,a=n[t]??0;a>Ct&&(o.bad+=1),a===Ct&&(o.quarantined+=1),a===St&&(o.flaky+=1),o.worst=Math.max(o.worst,a),o.slowestMs=Math.max(o.slowestMs,r[t]??-1)}return o}),Tt=({shard:e,shards:t})=>`\u0024{e}/\u0024{t}`,Et=({slots:e,sessions:t})=>e.flatMap(e=>{let n=t[e.session];if(n===void 0||!Dt(n))return[];let{device:r,shard:i}=e;return[{device:r,shard:i,key:Tt(e),session:e.session,outcome:G(n)}]}),G=({kind:e})=>e===`missing`?`error`:e===`empty`?`no result`:e,Dt=e=>M(G(e))&&e.kind!==`failed`,Ot=(e,t,n)=>{let{byRow:r,rowStart:i,outcome:a,durationMs:o,slot:s}=e.results,c=/* @__PURE__ */ new Map,l=/* @__PURE__ */ new Set;for(let u=i[t]??0;u<(i[t+1]??0);u++){let t=r[u]??0,i=e.data.slots[s[t]??-1];if(i===void 0||(l.add(Tt(i)),!z(n,i.device,i.shard)))continue;let d=a[t]??0,f=c.get(i.device);if(f!==void 0&&j(f.outcome)>=d)continue;let p={kind:`result`,number:t};c.set(i.device,{outcome:A[d]??`no result`,selection:p,durationMs:o[t]??-1})}return kt(e,n,l,c),c},kt=(e,t,n,r)=>{for(let{device:i,shard:a,key:o,session:s,outcome:c}of e.lostSlots)n.has(o)&&!r.has(i)&&z(t,i,a)&&r.set(i,{outcome:c,selection:{kind:`session`,number:s},durationMs:-1})},At=e=>{let t;for(let n of e.values())(t===void 0||j(n.outcome)>j(t.outcome))&&(t=n);return t},jt=(e,t)=>{let n=/* @__PURE__ */ new Map;for(let{device:r,shard:i,session:a}of e.data.slots){let o=e.data.sessions[a];if(o===void 0||!z(t,r,i))continue;let s=G(o),c=n.get(r);(c===void 0||j(s)>j(c.outcome))&&n.set(r,{outcome:s,session:a})}return n},Mt=({report:t,columns:n,span:r,measures:i,sessions:a})=>{let o=e(`tr`,{class:`devices`,"aria-rowindex":1},e(`th`,{scope:`col`,"aria-colindex":1},`Test`),...K(r.from,i)),s=e(`tr`,{class:`sessions-row`,"aria-rowindex":2,"data-line":-1},e(`th`,{scope:`row`,"aria-colindex":1},`Device result`),...K(r.from,i));for(let e=r.from;e<r.to;e++){let r=n[e]??-1;o.append(Nt(t.data.devices[r]??``,e));let c=U(e);W(c,_t(a.get(r),i.wide)),s.append(c.node)}return o.append(...K(n.length-r.to,i)),s.append(...K(n.length-r.to,i)),[o,s]},K=(t,{columnWidth:n})=>{if(t<=0)return[];let r=e(`td`,{"aria-hidden":`true`,class:`spacer`});return r.style.width=`\u0024{t*n}px`,[r]},Nt=(t,n)=>{let{name:r,version:i}=y(t);return e(`th`,{scope:`col`,class:`device`,"aria-colindex":n+2,title:t},e(`span`,{class:`device-name`},e(`bdi`,{},r),` `,e(`bdi`,{class:`version`},i)))},Pt=({key:e,ctrlKey:t,metaKey:n},{line:r,column:i},{lines:a,columns:o,page:s})=>{let c=t||n,l=(e,t)=>({line:Math.max(-1,Math.min(a-1,e)),column:Math.max(-1,Math.min(o-1,t))});switch(e){case`ArrowUp`:return l(c?0:r-1,i);case`ArrowDown`:return l(c?a:r+1,i);case`ArrowLeft`:return l(r,c?-1:i-1);case`ArrowRight`:return l(r,c?o:i+1);case`PageUp`:return l(Math.max(0,r-s),i);case`PageDown`:return l(r+s,i);case`Home`:return l(c?0:r,-1);case`End`:return l(c?a:r,o);default:return}},q={least:96,most:176},Ft=(e,t,n)=>{let r=e<=8&&t-e*q.least>=230,i=Math.min(q.most,Math.max(q.least,Math.floor((t-480)/Math.max(1,e)))),a=r?i:30,o=t-e*a,s=Math.max(120,Math.round(t/3));return{wide:r,columnWidth:a,headHeight:Math.min(200,Math.max(64,n*7+24)),nameWidth:o>=150?o:Math.min(420,s)}},It=(t,n,r,i)=>{let a=e(`th`,{scope:`row`,class:`name`,"aria-colindex":1}),o=[];for(let e=r.from;e<r.to;e++)o.push(U(e));let s=e(`tr`,{},a,...K(r.from,i),...o.map(e=>e.node),...K(n.length-r.to,i)),c=-1;return{node:s,show:(e,l,u)=>{s.dataset.line=String(e),s.setAttribute(`aria-rowindex`,String(e+2+1)),l!==c&&(a.title=t.testName(l),a.replaceChildren(Lt(t,l))),c=l;for(let[e,t]of o.entries())W(t,gt(u.get(n[r.from+e]??-1),i.wide))}}},Lt=(t,n)=>e(`span`,{class:`name-line`},e(`bdi`,{class:`method`},t.methodName(n)),e(`bdi`,{class:`class`},v(t.className(n))),Rt(t.rowFacts[n])),Rt=t=>{let{bad:n=0,flaky:r=0,quarantined:i=0}=t??{},a=[[`failed`,n],[`flaky`,r],[`quarantined`,i]].find(([,e])=>e>0);if(a===void 0)return;let{sign:o,word:c,style:l}=m[a[0]];return e(`span`,{class:`tally is-\u0024{l}`},`\u0024{f(a[1])} `,e(`span`,{"aria-hidden":`true`},o),s(c))},zt=e=>{let t=[],n=``;return({report:r,filter:i,rows:a,columns:o,lines:s,span:c,measures:l},u)=>{u!==n&&(t.length=0),n=u;let d=[];for(let e=s.from;e<s.to;e++){let n=t[e-s.from]??It(r,o,c,l);t[e-s.from]=n;let u=a[e]??-1;n.show(e,u,Ot(r,u,i)),d.push(n.node)}let f=Vt(s.from,o.length),p=Vt(a.length-s.to,o.length);Bt(e,[...f,...d,...p])}},Bt=(e,t)=>{let n=new Set(t),r=Array.from(e.children).filter(e=>!n.has(e));for(let e of r)e.remove();for(let[n,r]of t.entries())e.children[n]!==r&&e.insertBefore(r,e.children[n]??null)},Vt=(t,n)=>{if(t<=0)return[];let r=e(`td`,{colspan:n+1,class:`spacer`});return r.style.height=`\u0024{t*28}px`,[e(`tr`,{"aria-hidden":`true`},r)]},Ht=(e,t,n,r,i)=>{let a=Math.min(r,Math.max(0,Math.floor(e/n)-i));return{from:a,to:Math.min(r,Math.max(a,Math.ceil((e+t)/n)+i))}},Ut=(e,t,n,r)=>{let i=e*r;return i<t?i:i+r>t+n?i+r-n:t},J=`active-cell`,Wt=(t,n)=>{let r=e(`table`,{role:`grid`,tabindex:0,"aria-label":`Tests by device`,"aria-describedby":`matrix-figures`}),i=e(`thead`),a=e(`tbody`);r.append(i,a);let o=zt(a),s=e(`p`,{class:`nothing`},`Nothing matches the filter.`),c=e(`div`,{class:`matrix-scroll`},r),l=e(`p`,{class:`quiet`,id:`matrix-figures`}),u=e(`div`,{class:`matrix`},c,s),d=t.data.devices.reduce((e,t)=>Math.max(e,t.length),0),f=/* @__PURE__ */ new Int32Array,m=[],h,g=Ft(0,0,0),_={line:0,column:-1},v=``,y=``,b=!1,x={width:0,height:0},S=()=>b?{lines:{from:0,to:Math.min(f.length,400)},span:{from:0,to:Math.min(m.length,24)}}:{lines:Ht(c.scrollTop,x.height,28,f.length,3),span:Ht(c.scrollLeft,x.width-g.nameWidth,g.columnWidth,m.length,3)},C=e=>{if(h===void 0)return;let{lines:n,span:r}=S(),a=`\u0024{n.from} \u0024{n.to} \u0024{r.from} \u0024{r.to}`;if(!e&&a===v)return;let s=`\u0024{r.from} \u0024{r.to} \u0024{m.join()} \u0024{h.shard} \u0024{g.columnWidth}`,c={report:t,filter:h,rows:f,columns:m,lines:n,span:r,measures:g};o(c,s),s!==y&&i.replaceChildren(...Mt({...c,sessions:jt(t,h)})),v=a,y=s,T()},w=()=>{g=Ft(m.length,c.clientWidth,d),u.dataset.mode=g.wide?`wide`:`narrow`;let e=Math.min(860,window.innerHeight*.72);x={width:c.clientWidth,height:e},u.style.setProperty(`--matrix-height`,`\u0024{e}px`),r.style.width=`\u0024{g.nameWidth+m.length*g.columnWidth}px`,u.style.setProperty(`--name-width`,`\u0024{g.nameWidth}px`),u.style.setProperty(`--head-height`,`\u0024{g.headHeight}px`),u.style.setProperty(`--column-width`,`\u0024{g.columnWidth}px`)},T=()=>{for(let e of r.querySelectorAll(`.active`))e.classList.remove(`active`);document.getElementById(J)?.removeAttribute(`id`);let e=_.column+2,t=r.querySelector(`[data-line="\u0024{_.line}"] > [aria-colindex="\u0024{e}"]`);t?.classList.add(`active`),r.querySelector(`.device[aria-colindex="\u0024{e}"]`)?.classList.add(`active`),t===null?r.removeAttribute(`aria-activedescendant`):(t.id=J,r.setAttribute(`aria-activedescendant`,J))},E=({line:e,column:n})=>{if(h===void 0)return;let r=m[n]??-1;if(e===-1){let e=jt(t,h).get(r)?.session;return e===void 0?void 0:{kind:`session`,number:e}}let i=Ot(t,f[e]??-1,h);return(n===-1?At(i):i.get(r))?.selection},D=e=>{let t=e===void 0?void 0:E(e);n.point(e===void 0||t===void 0?void 0:{row:f[e.line],selection:t})},O=e=>{_=e;let t=i.offsetHeight,n=Ut(Math.max(0,e.line),c.scrollTop,c.clientHeight-t,28),r=Ut(Math.max(0,e.column),c.scrollLeft,c.clientWidth-g.nameWidth,g.columnWidth);c.scrollTo({top:n,left:r}),C(!1),T(),D(e)};return r.addEventListener(`keydown`,e=>{let t=Math.max(1,Math.floor(c.clientHeight/28)-4),r=Pt(e,_,{lines:f.length,columns:m.length,page:t}),i=e.key===`Enter`||e.key===` `?E(_):void 0;(r!==void 0||i!==void 0)&&(e.preventDefault(),r!==void 0&&O(r),i!==void 0&&n.open(i))}),r.addEventListener(`focus`,()=>D(_)),r.addEventListener(`click`,e=>{let t=Kt(e.target);if(t===void 0)return;O(t);let r=E(t);r!==void 0&&n.open(r)}),r.addEventListener(`mouseover`,e=>D(Kt(e.target))),r.addEventListener(`mouseleave`,()=>D(void 0)),c.addEventListener(`scroll`,()=>requestAnimationFrame(()=>C(!1)),{passive:!0}),new ResizeObserver(()=>{c.clientWidth!==x.width&&(w(),C(!0))}).observe(c),{node:u,figures:l,show:(e,n)=>{f=e,h=n;let i=m.length;m=Gt(t,n),r.setAttribute(`aria-rowcount`,String(f.length+2)),r.setAttribute(`aria-colcount`,String(m.length+1)),l.textContent=`\u0024{p(f.length,`test`)} on \u0024{p(m.length,`device`)}`,s.hidden=f.length>0,_={line:0,column:-1},(x.width===0||m.length!==i)&&w(),c.scrollTop=0,C(!0)},unroll:()=>{b=!0,C(!0)},roll:()=>{b=!1,C(!0)},focus:()=>r.focus()}},Gt=({data:e},{device:t,shard:n})=>t===void 0?n===void 0?e.devices.map((e,t)=>t):[...new Set(e.slots.filter(e=>e.shard===n).map(e=>e.device))]:[t],Kt=e=>{let t=e instanceof Element?e.closest(`[aria-colindex]`):null,n=t?.closest(`[data-line]`)?.dataset.line;return t===null||n===void 0?void 0:{line:Number(n),column:Number(t.getAttribute(`aria-colindex`))-2}},qt=`Hover over a cell for details; click to open it.`,Jt=t=>{let n=e(`p`,{class:`pointer`},qt);return{node:n,show:e=>{n.replaceChildren(...e===void 0?[qt]:Yt(t,e.selection))}}},Yt=(t,{kind:n,number:r})=>{if(n===`session`){let n=t.data.sessions[r];if(n===void 0)return[];let{sign:i,word:a,style:o}=h[n.kind];return[e(`span`,{class:`chip is-\u0024{o}`},`\u0024{i} \u0024{a}`),` `,e(`bdi`,{},n.reason)]}let{sign:i,word:a,style:o}=m[t.outcomeOf(r)],s=t.results.durationMs[r]??-1,c=t.data.slots[t.results.slot[r]??-1],l=t.headlineOf(r);return[e(`span`,{class:`chip is-\u0024{o}`},`\u0024{i} \u0024{a}`),` `,e(`bdi`,{},t.methodName(t.results.row[r]??-1)),` on `,e(`bdi`,{},t.data.devices[t.deviceOf(r)]??``),c===void 0||c.shards<2?``:`, \u0024{g(c)}`,s<0?``:`, \u0024{u(s)}`,l===``?``:`: `,e(`bdi`,{class:`pointer-headline`},l)]},Y={filter:Qe,order:`worst`,selection:void 0},Xt=({filter:e,order:t,selection:n},r)=>{let i=new URLSearchParams;e.text!==``&&i.set(`text`,e.text),e.device!==void 0&&i.set(`device`,r[e.device]??``),e.shard!==void 0&&i.set(`shard`,String(e.shard+1)),e.outcomes.size>0&&i.set(`status`,[...e.outcomes].join(`,`)),t!==Y.order&&i.set(`order`,t),n!==void 0&&i.set(n.kind,String(n.number));let a=i.toString();return a===``?``:`#\u0024{a}`},Zt=(e,t)=>{let n=new URLSearchParams(e.replace(/^#/,``)),r=t.indexOf(n.get(`device`)??``),i=$t(n.get(`shard`)),a=new Set((n.get(`status`)??``).split(`,`)),o=n.get(`order`);return{filter:{text:n.get(`text`)??``,device:r===-1?void 0:r,shard:i===void 0||i===0?void 0:i-1,outcomes:new Set(A.filter(e=>a.has(e)))},order:B(o)?o:Y.order,selection:Qt(n,`result`)??Qt(n,`session`)}},Qt=(e,t)=>{let n=$t(e.get(t));return n===void 0?void 0:{kind:t,number:n}},$t=e=>e!==null&&/^\\d{1,9}$/.test(e)?Number(e):void 0,X=1e3,Z=60*X,Q=60*Z,en=[X,2*X,5*X,10*X,30*X,Z,2*Z,5*Z,10*Z,30*Z,Q,2*Q,6*Q,24*Q],tn=({sessions:e,lengthMs:t})=>{let n=e.reduce((e,{startMs:t=0,durationMs:n=0})=>Math.max(e,t+n),Math.max(1,t)),r=en.find(e=>n/e<=5)??n;return{lengthMs:n,ticksMs:Array.from({length:Math.min(6,Math.floor(n/r)+1)},(e,t)=>t*r)}},nn=t=>e(`span`,{class:`ticks`,"aria-hidden":`true`},...t.ticksMs.filter(rn(t)).map(n=>{let r=e(`span`,{class:`tick`},n===0?`0`:an(n));return r.style.left=`\u0024{n/t.lengthMs*100}%`,r})),rn=({lengthMs:e})=>t=>t<=e*.94,an=e=>u(e).replace(/ 0 [sm]$/,``),on=(t,n)=>{let{startMs:r,durationMs:i=0,queuedMs:a=0}=t;if(r===void 0)return;let o=e=>Math.min(100,Math.max(0,e/n.lengthMs*100)),s=e(`span`,{class:`waited`});s.style.left=`\u0024{o(r-a)}%`,s.style.width=`\u0024{o(r)-o(r-a)}%`;let c=e(`span`,{class:`ran is-\u0024{h[t.kind].style}`});return c.style.left=`\u0024{o(r)}%`,c.style.width=`\u0024{o(r+i)-o(r)}%`,e(`span`,{class:`bar`,role:`img`,"aria-label":`from \u0024{u(Math.max(0,r))} to \u0024{u(Math.max(0,r+i))}`},s,c)},sn=[void 0,void 0,`number tests`,`number`,`number waited-for`,`number`],cn=(t,n)=>{let r=tn(t.data),i=e(`tbody`),a=e(`button`,{type:`button`,class:`more`}),o=e(`p`,{class:`quiet`}),c=[`Session`,`Result`,`Tests`,`Failed`,`Queued`,`Duration`].map((t,n)=>e(`th`,{scope:`col`,class:sn[n]},t)),l=e(`thead`,{},e(`tr`,{},...c,e(`th`,{scope:`col`,class:`time`},s(`Timeline`),nn(r)))),u=e(`table`,{class:`sessions`,"aria-labelledby":`sessions-title`},l,i),d=e(`section`,{"aria-labelledby":`sessions-title`},e(`div`,{class:`section-head`},e(`h2`,{id:`sessions-title`},`Sessions`),o),e(`div`,{class:`sessions-scroll`},u),a),p,m=e=>{let o=p??[];i.replaceChildren(...o.slice(0,e).map(e=>un(t,e,r,n))),a.hidden=o.length<=e,a.textContent=`Show all \u0024{f(o.length)} sessions`};return a.addEventListener(`click`,()=>{m(1/0),i.querySelectorAll(`button`).item(60)?.focus()}),{node:d,show:(e,n)=>{let r=ln(t,e,n);r.join()!==p?.join()&&(p=r,o.textContent=dn(r.flatMap(e=>t.data.sessions[e]??[])),m(60))},unroll:()=>m(1/0)}},ln=({data:e},t,{perSlot:n})=>{let r=new Map(e.slots.map((e,t)=>[`\u0024{e.device}/\u0024{e.shard}/\u0024{e.shards}`,t]));return e.sessions.flatMap((e,i)=>{if(!z(t,e.device,e.shard))return[];let a=r.get(`\u0024{e.device}/\u0024{e.shard}/\u0024{e.shards}`)??-1;return t.text===``&&(t.outcomes.size===0||t.outcomes.has(G(e)))||(n[a]??0)>0?[i]:[]})},un=(t,n,r,a)=>{let o=t.data.sessions[n];if(o===void 0)return e(`tr`);let{sign:s,word:c,style:l}=h[o.kind],d=[g(o),_(o)].filter(e=>e!==``),p=e(`button`,{type:`button`,class:`session-name`},i(t.data.devices[o.device]??``),d.length===0?void 0:e(`span`,{class:`session-part`},d.join(`, `)));return p.addEventListener(`click`,()=>a({kind:`session`,number:n})),e(`tr`,{},e(`th`,{scope:`row`},p),e(`td`,{},e(`span`,{class:`chip is-\u0024{l}`},e(`span`,{"aria-hidden":`true`},s),` \u0024{c}`)),e(`td`,{class:`number tests`},f(o.tests)),e(`td`,{class:`number`},o.bad===0?`–`:e(`b`,{class:`is-failed`},f(o.bad))),e(`td`,{class:`number waited-for`},o.queuedMs===void 0?`–`:u(o.queuedMs)),e(`td`,{class:`number`},o.durationMs===void 0?`–`:u(o.durationMs)),e(`td`,{class:`time`},on(o,r)))},dn=e=>{let t=e.flatMap(({durationMs:e})=>e===void 0?[]:[e]);if(t.length===0)return`\u0024{p(e.length,`session`)}. No durations were reported.`;let n=t.reduce((e,t)=>e+t,0)/t.length;if(t.length===1)return`1 session of \u0024{u(n)}.`;let r=t.reduce((e,t)=>Math.max(e,t),0);return`\u0024{p(e.length,`session`)}; the longest took \u0024{u(r)}, the average \u0024{u(n)}.`},fn=(e,t,n)=>[...Map.groupBy(e.data.troubles.results.filter(r=>pn(e,t,n,r)),t=>e.problemOf(t)??-1).values()].map(t=>mn(e,t)).toSorted(gn),pn=(e,t,n,r)=>{let i=e.data.slots[e.results.slot[r]??-1];if(i===void 0||!z(t,i.device,i.shard))return!1;let a=e.outcomeOf(r);return!(t.outcomes.size===0?a===`quarantined`:!t.outcomes.has(a))&&n(e.results.row[r]??-1)},mn=(e,t)=>({headline:e.headlineOf(t[0]??-1),worst:t.reduce((t,n)=>Math.max(t,e.results.outcome[n]??0),0),rows:[...new Set(t.map(t=>e.results.row[t]??-1))],devices:new Set(t.map(t=>e.deviceOf(t))).size,results:t}),hn=({worst:e})=>M(A[e]??`no result`),gn=(e,t)=>Number(hn(t))-Number(hn(e))||t.devices-e.devices||t.rows.length-e.rows.length,_n={error:`Ended with an error; no message was reported`,failed:`Failed; no message was reported`,"timed-out":`Timed out; no message was reported`,pending:`Did not run`,unknown:`Ended with an unrecognized status`,flaky:`Failed before it passed; no message was reported`,quarantined:`Failed; no message was reported`,passed:`Passed`,skipped:`Skipped`,"no result":`No result`},vn=(t,n)=>{let r=e(`ol`,{class:`causes`}),i=e(`button`,{type:`button`,class:`more`}),a=e(`h2`,{id:`troubles-title`},`Failures`),o=e(`section`,{class:`troubles`,"aria-labelledby":`troubles-title`},a,r,i,Cn(t)),s=[],c=e=>{r.replaceChildren(...s.slice(0,e).map(e=>e())),i.hidden=s.length<=e,i.textContent=`Show all \u0024{f(s.length)}`};return i.addEventListener(`click`,()=>{c(s.length),r.querySelectorAll(`button`).item(8)?.focus()}),{node:o,show:(e,r)=>{let i=yn(t,e).map(e=>()=>bn(t,e,n)),a=fn(t,e,r.rowMatches).map(e=>()=>xn(t,e,n));s=[...i,...a],o.hidden=s.length===0&&t.data.missingTests.tests.length===0,c(s.length===9?9:8)}}},yn=(e,t)=>{let{data:n,results:r}=e,i=new Set(n.troubles.results.filter(e=>r.outcome[e]===j(`timed-out`)).map(t=>e.sessionOf(t)));return n.slots.map(({session:e})=>e).filter(e=>{let r=n.sessions[e];return r===void 0||t.text!==``||!Dt(r)||r.kind===`timed-out`&&i.has(e)||t.outcomes.size>0&&!t.outcomes.has(G(r))?!1:z(t,r.device,r.shard)})},bn=(e,t,n)=>{let r=e.data.sessions[t],i=h[r?.kind??`error`];return $(i,r?.reason??``,[`Session \u0024{i.word}`],`1 session`,0,()=>n({kind:`session`,number:t}))},xn=(e,t,n)=>{let r=m[A[t.worst]??`failed`],[i]=t.results,a=t.rows.slice(0,2).map(t=>Sn(e,t)),o=t.rows.length-a.length;return $(r,t.headline===``?_n[A[t.worst]??`failed`]:t.headline,o>0?[...a,`\u0024{p(o,`more test`)}`]:a,e.data.devices.length>1?`\u0024{f(t.devices)} of \u0024{p(e.data.devices.length,`device`)}`:p(t.rows.length,`test`),t.devices/Math.max(1,e.data.devices.length),()=>{i!==void 0&&n({kind:`result`,number:i})})},$=(t,n,r,i,a,o)=>{let s=e(`span`,{class:`reach-bar`,"aria-hidden":`true`},e(`span`,{class:`is-\u0024{t.style}`}));for(let e of s.children)e instanceof HTMLElement&&(e.style.width=`\u0024{Math.max(2,Math.round(a*100))}%`);let c=e(`button`,{type:`button`,class:`cause`},e(`span`,{class:`chip is-\u0024{t.style}`},e(`span`,{"aria-hidden":`true`},t.sign),` \u0024{t.word}`),e(`span`,{class:`cause-text`},e(`bdi`,{class:`cause-headline`},n),e(`span`,{class:`cause-tests`},...r.map(t=>e(`bdi`,{},t)))),e(`span`,{class:`reach`},e(`span`,{},i),a>0?s:void 0));return c.addEventListener(`click`,o),e(`li`,{},c)},Sn=(e,t)=>{let n=v(e.className(t));return n===``?e.methodName(t):`\u0024{n} › \u0024{e.methodName(t)}`},Cn=({data:t})=>{let{title:n,tests:r,more:i}=t.missingTests;if(r.length===0)return;let a=i+Math.max(0,r.length-200);return e(`details`,{class:`missing`},e(`summary`,{},n),e(`ul`,{},...r.slice(0,200).map(([t,n])=>e(`li`,{},e(`bdi`,{},t),e(`bdi`,{},n))),a>0?e(`li`,{},`and \u0024{f(a)} more`):void 0))},wn=(t,n,r)=>{let i=xt(t.results),a=$e(i),o=it(i),s=Y,c=a.apply(s.filter),l=null,u=e=>{s={...s,selection:e},C.show(e),h()},d=e=>{r.contains(document.activeElement)||(l=document.activeElement),u(e),C.focus()},f=()=>{s.selection!==void 0&&(u(void 0),l instanceof HTMLElement&&l.isConnected?l.focus():b.focus())},p=e=>{let n=t.results.troubles.results.filter(e=>m(e)),r=s.selection?.kind===`result`?n.indexOf(s.selection.number):-1,i=n[r===-1?e===1?0:n.length-1:(r+e+n.length)%n.length];i!==void 0&&d({kind:`result`,number:i})},m=e=>{let n=t.results.slots[i.results.slot[e]??-1],{filter:r}=s,a=(c.perRow[i.results.row[e]??-1]??0)>0,o=r.outcomes.size===0||r.outcomes.has(i.outcomeOf(e));return a&&o&&n!==void 0&&z(r,n.device,n.shard)},h=()=>{let e=Xt(s,t.results.devices);e!==location.hash&&history.replaceState(null,``,e===``?location.pathname+location.search:e)},g=()=>{c=a.apply(s.filter),v.announce(c),b.show(o.order(s.order,c),s.filter),x.show(s.filter,c),S.show(s.filter,c)},_=()=>{s=Zt(location.hash,t.results.devices),v.set(s.filter,s.order),g(),C.show(s.selection)},v=ft(i,(e,t)=>{s={...s,filter:e,order:t},g(),h()}),y=Jt(i),b=Wt(i,{open:d,point:e=>y.show(e)}),x=vn(i,d),S=cn(i,d),C=qe(r,i,t,{open:d,close:f,step:p});n.replaceChildren(v.node,x.node,...[de(t.results.quarantine)].filter(e=>e!==void 0),e(`section`,{class:`tests`,"aria-labelledby":`tests-title`},e(`div`,{class:`section-head`},e(`h2`,{id:`tests-title`},`Tests`),b.figures),b.node,y.node),S.node),_(),document.documentElement.dataset.ready=`true`,performance.mark(`report-ready`),document.addEventListener(`DOMContentLoaded`,()=>C.show(s.selection));let w=[()=>a.prepare(),()=>o.prepare(`name`),()=>o.prepare(`slowest`)];addEventListener(`load`,()=>{for(let e of w)setTimeout(e)}),addEventListener(`hashchange`,_),addEventListener(`beforeprint`,()=>{b.unroll(),S.unroll()}),addEventListener(`afterprint`,()=>b.roll()),document.addEventListener(`keydown`,e=>{e.key===`Escape`&&f(),e.key!==`/`||e.ctrlKey||e.metaKey||e.altKey||Tn(e.target)||(e.preventDefault(),v.focusSearch())})},Tn=e=>e instanceof HTMLInputElement||e instanceof HTMLSelectElement||e instanceof HTMLTextAreaElement,En=Xe(),Dn=document.getElementById(`main`),On=document.getElementById(`panel`);En!==void 0&&Dn!==null&&On!==null&&wn(En,Dn,On)})();';
const reportStyle = '@layer tokens {\n:root {\n--font: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Liberation Sans", Arial, sans-serif;\n--mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", "DejaVu Sans Mono", monospace;\n--ground: #ffffff;\n--raised: #f6f8fa;\n--sunken: #eff2f5;\n--line: #d7dce2;\n--line-soft: #e8ebef;\n--text: #1b2026;\n--quiet: #57606a;\n--link: #0b5cad;\n--focus: #0b5cad;\n--hover: #eef3f8;\n--passed: #1a7340;\n--passed-quiet: #47755a;\n--failed: #b3261e;\n--error: #8b1a6b;\n--timed-out: #8f4a00;\n--flaky: #7a5c00;\n--unknown: #5b3fb0;\n--quarantined: #2f5d7c;\n--none: #626b75;\n--failed-ground: #fdeceb;\n--error-ground: #faeaf5;\n--timed-out-ground: #fdf0e1;\n--flaky-ground: #fbf4d9;\n--unknown-ground: #f1edfc;\n--quarantined-ground: #e6f0f7;\n--passed-ground: #e9f5ee;\n--none-ground: #f0f2f4;\n--shadow: 0 1px 2px rgb(27 32 38 / 6%);\n--row: 28px;\n}\n@media (prefers-color-scheme: dark) {\n:root {\n--ground: #101418;\n--raised: #171c22;\n--sunken: #1d232a;\n--line: #313a44;\n--line-soft: #232a32;\n--text: #e4e8ec;\n--quiet: #9da7b1;\n--link: #79b8ff;\n--focus: #79b8ff;\n--hover: #1d2630;\n--passed: #5fc489;\n--passed-quiet: #78a68a;\n--failed: #ff8f86;\n--error: #f08ad0;\n--timed-out: #f5a962;\n--flaky: #e2c04f;\n--unknown: #b8a4ff;\n--quarantined: #8cc3e6;\n--none: #9aa4ae;\n--failed-ground: #3a1d1c;\n--error-ground: #371b30;\n--timed-out-ground: #36250f;\n--flaky-ground: #2f290f;\n--unknown-ground: #27213f;\n--quarantined-ground: #16293a;\n--passed-ground: #14291d;\n--none-ground: #22282f;\n--shadow: none;\n}\n}\n.is-passed {\n--tone: var(--passed);\n--tone-ground: var(--passed-ground);\n}\n.is-failed {\n--tone: var(--failed);\n--tone-ground: var(--failed-ground);\n}\n.is-error {\n--tone: var(--error);\n--tone-ground: var(--error-ground);\n}\n.is-timed-out,\n.is-pending {\n--tone: var(--timed-out);\n--tone-ground: var(--timed-out-ground);\n}\n.is-flaky {\n--tone: var(--flaky);\n--tone-ground: var(--flaky-ground);\n}\n.is-unknown {\n--tone: var(--unknown);\n--tone-ground: var(--unknown-ground);\n}\n.is-quarantined {\n--tone: var(--quarantined);\n--tone-ground: var(--quarantined-ground);\n}\n.is-skipped,\n.is-none {\n--tone: var(--none);\n--tone-ground: var(--none-ground);\n}\n}\n@layer page {\n*,\n*::before,\n*::after {\nbox-sizing: border-box;\n}\nhtml {\nbackground: var(--ground);\ncolor: var(--text);\nfont: 14px / 1.45 var(--font);\n-webkit-text-size-adjust: 100%;\nscrollbar-color: var(--line) transparent;\n}\nbody {\nmargin: 0;\n}\nh1,\nh2,\nh3,\np,\nul,\nol,\ndl,\ndd,\nfigure,\nfieldset {\nmargin: 0;\npadding: 0;\nborder: 0;\n}\nh2 {\nfont-size: 16px;\nline-height: 1.3;\n}\nh3 {\nfont-size: 13px;\nline-height: 1.4;\n}\na {\ncolor: var(--link);\n}\nbdi,\n.reason,\n.notices li {\noverflow-wrap: anywhere;\n}\nbutton,\ninput,\nselect {\nfont: inherit;\ncolor: inherit;\n}\n:focus-visible {\noutline: 2px solid var(--focus);\noutline-offset: 1px;\n}\n.page {\nmax-width: 1680px;\nmargin: 0 auto;\npadding: 20px 24px 32px;\n}\n.page main > section {\nmargin-top: 24px;\n}\n.quiet {\ncolor: var(--quiet);\nfont-size: 12.5px;\n}\n.spoken {\nposition: absolute;\nwidth: 1px;\nheight: 1px;\noverflow: hidden;\nclip-path: inset(50%);\nwhite-space: nowrap;\n}\n.chip {\ndisplay: inline-block;\npadding: 1px 7px;\nborder-radius: 4px;\nbackground: var(--tone-ground);\ncolor: var(--tone);\nfont-size: 12px;\nfont-weight: 600;\nline-height: 18px;\nwhite-space: nowrap;\n}\n.sign {\ncolor: var(--tone);\nfont-weight: 600;\n}\n.more,\n.clear,\n.panel-buttons button {\npadding: 3px 10px;\nborder: 1px solid var(--line);\nborder-radius: 5px;\nbackground: var(--raised);\ncursor: pointer;\n}\n.more:hover,\n.clear:hover,\n.panel-buttons button:hover {\nbackground: var(--hover);\n}\n.more {\nmargin-top: 8px;\n}\n.link {\npadding: 0;\nborder: 0;\nbackground: none;\ncolor: var(--link);\ntext-align: start;\ntext-decoration: underline;\ncursor: pointer;\n}\n.notice {\nmargin-top: 16px;\npadding: 10px 12px;\nborder: 1px solid var(--line);\nborder-radius: 6px;\n}\n.footer {\nmargin-top: 32px;\npadding-top: 12px;\nborder-top: 1px solid var(--line);\ncolor: var(--quiet);\nfont-size: 12.5px;\n}\n.footer h2 {\ncolor: var(--text);\nfont-size: 13px;\n}\n.page main > section > h2,\n.section-head {\nmargin-bottom: 8px;\n}\n.section-head {\ndisplay: flex;\nflex-wrap: wrap;\nalign-items: baseline;\ngap: 2px 12px;\n}\n.footer ul {\nmargin: 4px 0 10px;\npadding-inline-start: 18px;\n}\nkbd {\npadding: 0 4px;\nborder: 1px solid var(--line);\nborder-radius: 3px;\nbackground: var(--raised);\nfont: 12px var(--mono);\n}\n}\n@layer headline {\n.headline {\n--tone: var(--quiet);\n}\n.headline[data-verdict="passed"] {\n--tone: var(--passed);\n}\n.headline[data-verdict="failed"] {\n--tone: var(--failed);\n}\n.headline[data-verdict="error"] {\n--tone: var(--error);\n}\n.headline[data-verdict="timed-out"] {\n--tone: var(--timed-out);\n}\n.simulated {\nmargin-bottom: 16px;\npadding: 8px 12px;\nborder: 1px solid var(--unknown);\nborder-inline-start-width: 6px;\nborder-radius: 4px;\nbackground: var(--unknown-ground);\n}\n.simulated strong {\nmargin-inline-end: 8px;\ncolor: var(--unknown);\nletter-spacing: 0.06em;\n}\n.headline-top {\ndisplay: flex;\nflex-wrap: wrap;\nalign-items: baseline;\ngap: 4px 14px;\n}\n.headline h1 {\nfont-size: 26px;\nfont-weight: 700;\nline-height: 1.2;\nletter-spacing: -0.01em;\n}\n.verdict {\ncolor: var(--tone);\n}\n.run-name {\ncolor: var(--quiet);\n}\n.run-name strong {\ncolor: var(--text);\n}\n.reason {\nmax-width: 100ch;\nmargin-top: 6px;\nfont-size: 15px;\n}\n.figures {\ndisplay: flex;\nflex-wrap: wrap;\nmargin-top: 14px;\noverflow: hidden;\nborder: 1px solid var(--line);\nborder-radius: 6px;\n}\n.figures > div {\nflex: 1 1 auto;\nmin-width: 84px;\npadding: 7px 14px 8px;\nbox-shadow: 1px 1px 0 0 var(--line-soft);\n}\n.figures dt {\ncolor: var(--quiet);\nfont-size: 12px;\nwhite-space: nowrap;\n}\n.figures dd {\nfont-size: 17px;\nfont-weight: 600;\nfont-variant-numeric: tabular-nums;\nline-height: 1.3;\nwhite-space: nowrap;\n}\n.figures [data-mark="passed"] dd {\ncolor: var(--passed);\n}\n.figures [data-mark="failed"] dd {\ncolor: var(--failed);\n}\n.figures [data-mark="flaky"] dd {\ncolor: var(--flaky);\n}\n.figures [data-mark="quarantined"] dd {\ncolor: var(--quarantined);\n}\n.figures [data-mark="error"] dd {\ncolor: var(--error);\n}\n.notices {\nmargin-top: 12px;\npadding-inline-start: 18px;\ncolor: var(--quiet);\n}\n}\n@layer filter {\n.filter {\nposition: sticky;\ntop: 0;\nz-index: 5;\nmargin: 18px -24px 0;\npadding: 10px 24px;\nborder-bottom: 1px solid var(--line);\nbackground: var(--ground);\n}\n.filter-fields {\ndisplay: flex;\nflex-wrap: wrap;\nalign-items: end;\ngap: 8px 12px;\n}\n.filter-fields label {\ndisplay: block;\nmargin-bottom: 2px;\ncolor: var(--quiet);\nfont-size: 12px;\n}\n.filter-fields input,\n.filter-fields select {\nwidth: 100%;\nheight: 32px;\npadding: 0 8px;\nborder: 1px solid var(--line);\nborder-radius: 5px;\nbackground: var(--ground);\n}\n.filter-fields input::placeholder {\ncolor: var(--quiet);\nopacity: 1;\n}\n.filter-fields .field {\nflex: 0 1 auto;\nmin-width: 0;\nmax-width: 240px;\n}\n.filter-fields .search {\nflex: 1 1 200px;\nmax-width: 520px;\n}\n.filter-line {\ndisplay: flex;\nflex-wrap: wrap;\nalign-items: center;\ngap: 8px 12px;\nmargin-top: 10px;\n}\n.statuses {\ndisplay: flex;\nflex-wrap: wrap;\ngap: 6px;\n}\n.status {\ndisplay: inline-flex;\nalign-items: center;\ngap: 5px;\npadding: 2px 9px;\nborder: 1px solid var(--line);\nborder-radius: 14px;\nfont-size: 13px;\ncursor: pointer;\n}\n.status:hover {\nbackground: var(--hover);\n}\n.status:has(:checked) {\nborder-color: var(--text);\nbackground: var(--sunken);\n}\n.status:has(:focus-visible) {\noutline: 2px solid var(--focus);\noutline-offset: 1px;\n}\n.status input {\nwidth: 13px;\nheight: 13px;\nmargin: 0;\naccent-color: var(--text);\n}\n.status input:focus-visible {\noutline: none;\n}\n.status b {\nfont-variant-numeric: tabular-nums;\n}\n.filter-count {\nmargin-inline-start: auto;\ncolor: var(--quiet);\nfont-size: 13px;\nfont-variant-numeric: tabular-nums;\n}\n@media (max-width: 640px) {\n.filter {\nposition: static;\nmargin: 16px -14px 0;\npadding: 10px 14px;\n}\n.filter-fields .field {\nflex: 1 1 30%;\nmax-width: none;\n}\n.filter-fields .search {\nflex-basis: 100%;\nmax-width: none;\n}\n.filter-count {\nmargin-inline-start: 0;\n}\n}\n}\n@layer troubles {\n.causes {\noverflow: hidden;\nborder: 1px solid var(--line);\nborder-radius: 6px;\nlist-style: none;\n}\n.causes li + li {\nborder-top: 1px solid var(--line-soft);\n}\n.cause {\ndisplay: grid;\ngrid-template-columns: 92px minmax(0, 1fr) 132px;\ngap: 12px;\nalign-items: start;\nwidth: 100%;\npadding: 8px 12px;\nborder: 0;\nbackground: none;\ntext-align: start;\ncursor: pointer;\n}\n.cause:hover {\nbackground: var(--hover);\n}\n.cause:focus-visible {\noutline-offset: -2px;\n}\n.cause .chip {\njustify-self: start;\n}\n.cause-text {\ndisplay: block;\nmin-width: 0;\n}\n.cause-headline {\ndisplay: -webkit-box;\noverflow: hidden;\n-webkit-box-orient: vertical;\n-webkit-line-clamp: 2;\n}\n.cause-tests {\ndisplay: flex;\nflex-wrap: wrap;\ngap: 0 14px;\nmargin-top: 1px;\ncolor: var(--quiet);\nfont-size: 12.5px;\n}\n.reach {\ncolor: var(--quiet);\nfont-size: 12.5px;\nfont-variant-numeric: tabular-nums;\ntext-align: end;\n}\n.reach-bar {\ndisplay: block;\nheight: 4px;\nmargin-top: 5px;\noverflow: hidden;\nborder-radius: 2px;\nbackground: var(--sunken);\n}\n.reach-bar span {\ndisplay: block;\nheight: 100%;\nmargin-inline-start: auto;\nborder-radius: 2px;\nbackground: var(--tone);\n}\n.missing {\nmargin-top: 10px;\n}\n.missing ul {\npadding: 6px 0 0 22px;\nfont-size: 13px;\n}\n.quarantine ul {\npadding: 0;\nlist-style: none;\nfont-size: 13px;\n}\n.quarantine ul > li {\npadding: 4px 0;\n}\n.quarantine li bdi,\n.quarantine-entry {\nmargin-inline-end: 8px;\n}\n.quarantine-test {\nfont-weight: 600;\n}\n.quarantine-message {\ncolor: var(--tone);\n}\n.quarantine-entry {\ndisplay: block;\ncolor: var(--quiet);\n}\n.quarantine-warning {\ncolor: var(--timed-out);\n}\n@media (max-width: 640px) {\n.cause {\ngrid-template-columns: minmax(0, 1fr) auto;\ngap: 4px 10px;\n}\n.cause-text {\ngrid-row: 2;\ngrid-column: 1 / -1;\n}\n.reach-bar {\ndisplay: none;\n}\n}\n}\n@layer matrix {\n.matrix-scroll {\nposition: relative;\nmax-height: var(--matrix-height);\ncontain: content;\noverflow: auto;\nborder: 1px solid var(--line);\nborder-radius: 6px;\nbackground: var(--ground);\n}\n.matrix table {\nborder-spacing: 0;\ntable-layout: fixed;\n}\n.matrix table:focus-visible {\noutline: none;\n}\n.matrix-scroll:has(table:focus-visible) {\noutline: 2px solid var(--focus);\noutline-offset: 1px;\n}\n.matrix :where(th, td) {\nheight: var(--row);\npadding: 0;\nborder-bottom: 1px solid var(--line-soft);\nfont-weight: 400;\n}\n.matrix .spacer {\npadding: 0;\nborder: 0;\n}\n.matrix thead {\nposition: sticky;\ntop: 0;\nz-index: 3;\n}\n.matrix thead :where(th, td) {\nbackground: var(--raised);\n}\n.matrix .devices th {\nwidth: var(--column-width);\npadding: 6px 8px;\ntext-align: start;\nvertical-align: bottom;\n}\n.matrix tr > th:first-child {\nposition: sticky;\ninset-inline-start: 0;\nz-index: 2;\nwidth: var(--name-width);\npadding: 0 10px;\nborder-inline-end: 1px solid var(--line);\nbackground: var(--ground);\ntext-align: start;\n}\n.matrix thead tr > th:first-child {\nbackground: var(--raised);\n}\n.matrix .devices > th:first-child {\npadding: 6px 10px;\ncolor: var(--quiet);\nfont-size: 12.5px;\n}\n.sessions-row > * {\nborder-bottom-color: var(--line);\nfont-size: 12.5px;\n}\n.matrix .sessions-row > th:first-child {\ncolor: var(--quiet);\n}\n.device-name {\ndisplay: block;\noverflow: hidden;\ncolor: var(--text);\nfont-size: 12.5px;\nline-height: 1.3;\ntext-overflow: ellipsis;\n}\n.device .version {\ncolor: var(--quiet);\n}\n.matrix[data-mode="wide"] .device-name {\nfont-weight: 600;\n}\n.matrix[data-mode="wide"] .version {\nfont-weight: 400;\n}\n.matrix[data-mode="narrow"] .device {\nheight: var(--head-height);\npadding: 8px 0;\n}\n.matrix[data-mode="narrow"] .device-name {\nmax-height: calc(var(--head-height) - 16px);\nmargin: 0 auto;\ntransform: rotate(180deg);\nwhite-space: nowrap;\nwriting-mode: vertical-rl;\n}\n.name {\ncursor: pointer;\n}\n.name-line {\ndisplay: flex;\ngap: 8px;\nalign-items: baseline;\nmin-width: 0;\nwhite-space: nowrap;\n}\n.name-line bdi {\noverflow: hidden;\ntext-overflow: ellipsis;\n}\n.method {\nflex: 0 1 auto;\nmin-width: 40%;\n}\n.name-line .class {\nflex: 1 1000 0;\ncolor: var(--quiet);\nfont-size: 12.5px;\n}\n.tally {\nflex: none;\nmargin-inline-start: auto;\ncolor: var(--tone);\nfont-size: 12.5px;\nfont-variant-numeric: tabular-nums;\nfont-weight: 600;\n}\n.cell {\ncolor: var(--tone);\ntext-align: center;\ncursor: pointer;\nfont-variant-numeric: tabular-nums;\nwhite-space: nowrap;\n}\n.cell.is-passed {\ncolor: var(--passed-quiet);\n}\n.cell.is-none {\ncursor: default;\n}\n.cell:is(.is-failed, .is-error, .is-timed-out, .is-pending, .is-flaky, .is-quarantined, .is-unknown) {\nbackground: var(--tone-ground);\nfont-weight: 700;\nbox-shadow: inset 0 0 0 1px var(--ground);\n}\n.matrix[data-mode="wide"] .cell {\npadding-inline: 8px;\nfont-size: 12.5px;\ntext-align: start;\n}\n.matrix tbody tr:hover > :not(.spacer) {\nbackground-color: var(--hover);\n}\n.device.active .device-name {\ntext-decoration: underline;\ntext-underline-offset: 3px;\n}\n.matrix table:focus .active:not(.device) {\noutline: 2px solid var(--focus);\noutline-offset: -2px;\n}\n.nothing {\npadding: 14px 10px 0;\ncolor: var(--quiet);\n}\n.pointer {\nmin-height: 22px;\nmargin-top: 6px;\noverflow: hidden;\ncolor: var(--quiet);\nfont-size: 12.5px;\ntext-overflow: ellipsis;\nwhite-space: nowrap;\n}\n.pointer-headline {\ncolor: var(--text);\n}\n@media (max-width: 640px) {\n.name-line .class {\ndisplay: none;\n}\n}\n}\n@layer sessions {\n.sessions-scroll {\nposition: relative;\noverflow-x: auto;\nborder: 1px solid var(--line);\nborder-radius: 6px;\n}\n.sessions {\nwidth: 100%;\nborder-spacing: 0;\n}\n.sessions :is(th, td) {\nheight: 32px;\npadding: 2px 12px;\nborder-bottom: 1px solid var(--line-soft);\nfont-weight: 400;\ntext-align: start;\nwhite-space: nowrap;\n}\n.sessions tbody tr:last-child > * {\nborder-bottom: 0;\n}\n.sessions thead th {\nborder-bottom-color: var(--line);\nbackground: var(--raised);\ncolor: var(--quiet);\nfont-size: 12.5px;\n}\n.sessions tbody tr:hover {\nbackground: var(--hover);\n}\n.sessions .number {\nfont-variant-numeric: tabular-nums;\ntext-align: end;\n}\n.sessions .time {\nwidth: 46%;\nmin-width: 220px;\npadding-inline: 0 16px;\n}\n.sessions b {\ncolor: var(--tone);\nfont-weight: 600;\n}\n.session-name {\npadding: 2px 0;\nborder: 0;\nbackground: none;\ntext-align: start;\ncursor: pointer;\n}\n.session-name bdi {\ncolor: var(--link);\ntext-decoration: underline;\ntext-underline-offset: 2px;\n}\n.session-part {\nmargin-inline-start: 10px;\ncolor: var(--quiet);\n}\n.ticks,\n.bar {\nposition: relative;\ndisplay: block;\nheight: 18px;\n}\n.tick {\nposition: absolute;\npadding-inline-start: 4px;\nborder-inline-start: 1px solid var(--line);\nfont-size: 11.5px;\nline-height: 18px;\n}\n.bar > span {\nposition: absolute;\ntop: 3px;\nheight: 12px;\nmin-width: 2px;\n}\n.bar > .waited {\ntop: 8px;\nheight: 2px;\nmin-width: 0;\nbackground: var(--line);\n}\n.bar > .ran {\nborder: 1px solid var(--tone);\nborder-radius: 2px;\nbackground: var(--tone-ground);\n}\n@media (max-width: 640px) {\n.sessions :is(th, td) {\npadding-inline: 8px;\n}\n.sessions tbody th {\nwhite-space: normal;\n}\n.session-name bdi {\noverflow-wrap: break-word;\n}\n.session-part {\ndisplay: block;\nmargin: 0;\nfont-size: 12.5px;\n}\n.sessions .time,\n.sessions .tests,\n.sessions .waited-for {\ndisplay: none;\n}\n}\n}\n@layer panel {\n.panel {\nposition: fixed;\ninset: 0;\nz-index: 20;\npadding: 0 16px 32px;\noverflow: auto;\noverscroll-behavior: contain;\nbackground: var(--ground);\n}\n@media (min-width: 1100px) {\n.with-panel {\ndisplay: grid;\ngrid-template-columns: minmax(0, 1fr) minmax(440px, 42%);\n}\n.with-panel .page {\nwidth: 100%;\n}\n.panel {\nposition: sticky;\ninset: auto;\ntop: 0;\nheight: 100vh;\npadding: 0 24px 32px;\nborder-inline-start: 1px solid var(--line);\n}\n}\n.panel-bar {\nposition: sticky;\ntop: 0;\nz-index: 1;\ndisplay: flex;\ngap: 12px;\nalign-items: center;\njustify-content: space-between;\nmargin: 0 -24px 12px;\npadding: 12px 24px 10px;\nborder-bottom: 1px solid var(--line-soft);\nbackground: var(--ground);\n}\n.panel-buttons {\ndisplay: flex;\ngap: 6px;\n}\n.panel h2 {\nfont-size: 18px;\noverflow-wrap: anywhere;\n}\n.panel h2:focus-visible {\noutline-offset: 3px;\n}\n.panel-subtitle {\ncolor: var(--quiet);\n}\n.facts {\ndisplay: grid;\ngrid-template-columns: repeat(auto-fill, minmax(150px, 1fr));\ngap: 8px 16px;\nmargin-top: 12px;\n}\n.facts dt {\ncolor: var(--quiet);\nfont-size: 12px;\noverflow-wrap: anywhere;\n}\n.links {\ndisplay: flex;\nflex-wrap: wrap;\ngap: 4px 16px;\nmargin-top: 12px;\n}\n.session-reason {\nmargin-top: 8px;\nfont-size: 15px;\n}\n.part {\nmargin-top: 20px;\n}\n.part > h3 {\nmargin-bottom: 6px;\n}\n.part > ul:not([class]) {\npadding-inline-start: 18px;\n}\n.part > .quiet {\nmargin-top: 4px;\n}\npre {\nmargin: 6px 0 0;\npadding: 10px 12px;\nborder: 1px solid var(--line-soft);\nborder-radius: 5px;\nbackground: var(--raised);\nfont: 12px / 1.5 var(--mono);\noverflow-wrap: anywhere;\ntab-size: 4;\nwhite-space: pre-wrap;\n}\npre.log {\nmax-height: 320px;\noverflow: auto;\n}\n.frame-of-framework,\n.frame-of-app {\ndisplay: inline-block;\npadding-inline-start: 8ch;\ntext-indent: -8ch;\nword-break: break-all;\n}\n.frame-of-framework {\ncolor: var(--quiet);\n}\n.frame-of-app {\nfont-weight: 600;\n}\n.failure-type {\nfont: 600 12.5px var(--mono);\n}\n.try {\nmargin-top: 6px;\n}\n.excerpt-title {\nmargin-top: 10px;\nfont: 12px var(--mono);\n}\n.others,\n.session-tests {\nlist-style: none;\n}\n.others {\ndisplay: grid;\ngrid-template-columns: repeat(auto-fill, minmax(190px, 1fr));\ngap: 0 12px;\nmax-height: 240px;\noverflow: auto;\n}\n.other,\n.session-test {\ndisplay: flex;\ngap: 8px;\nwidth: 100%;\npadding: 3px 6px;\nborder: 0;\nborder-radius: 4px;\nbackground: none;\ntext-align: start;\ncursor: pointer;\n}\n.other:hover,\n.session-test:hover {\nbackground: var(--hover);\n}\n.other[aria-current] {\nbackground: var(--sunken);\n}\n.other .sign,\n.session-test .sign {\nflex: none;\nwidth: 14px;\ntext-align: center;\n}\n.session-test-headline {\ndisplay: block;\ncolor: var(--quiet);\nfont-size: 12.5px;\n}\n.evidence {\nwidth: 100%;\nborder-spacing: 0;\n}\n.evidence :is(th, td) {\npadding: 5px 12px 5px 0;\nborder-bottom: 1px solid var(--line-soft);\ntext-align: start;\nvertical-align: top;\n}\n.evidence th {\nwidth: 80px;\ncolor: var(--quiet);\nfont-weight: 400;\n}\n@media (max-width: 1099px) {\n.panel-bar {\nmargin: 0 -16px 12px;\npadding: 12px 16px 10px;\n}\n}\n}\n@layer files {\n.shots {\ndisplay: grid;\ngrid-template-columns: repeat(auto-fill, minmax(150px, 1fr));\ngap: 12px;\n}\n.shot button {\ndisplay: block;\nwidth: 100%;\npadding: 0;\nborder: 0;\nbackground: none;\ncursor: zoom-in;\n}\n.shot.large {\ngrid-column: 1 / -1;\n}\n.shot.large button {\ncursor: zoom-out;\n}\n.shot img {\ndisplay: block;\nwidth: 100%;\nheight: auto;\nborder: 1px solid var(--line);\nborder-radius: 5px;\n}\n.shot figcaption {\nmargin-top: 3px;\ncolor: var(--quiet);\nfont-size: 12px;\n}\nvideo {\ndisplay: block;\nmax-width: 100%;\nmax-height: 480px;\nborder: 1px solid var(--line);\nborder-radius: 5px;\nbackground: #000000;\n}\n.elsewhere {\nmargin-top: 4px;\noverflow-wrap: anywhere;\n}\n.network {\nwidth: 100%;\nmargin-top: 6px;\nborder-spacing: 0;\nfont-size: 12.5px;\ntable-layout: fixed;\n}\n.network :is(th, td) {\npadding: 3px 8px 3px 0;\noverflow: hidden;\nborder-bottom: 1px solid var(--line-soft);\nfont-weight: 400;\ntext-align: start;\ntext-overflow: ellipsis;\nwhite-space: nowrap;\n}\n.network thead th {\ncolor: var(--quiet);\n}\n.network .number {\nfont-variant-numeric: tabular-nums;\ntext-align: end;\n}\n.network thead .number {\nwidth: 66px;\n}\n.network thead .time {\nwidth: 26%;\n}\n.network td.is-failed {\ncolor: var(--tone);\nfont-weight: 600;\n}\n.network b {\nfont-weight: 600;\n}\n.host {\ndisplay: block;\noverflow: hidden;\ncolor: var(--quiet);\nfont-size: 11.5px;\ntext-overflow: ellipsis;\n}\n.phases {\ndisplay: flex;\nflex-wrap: wrap;\ngap: 2px 16px;\n}\n.swatch {\ndisplay: inline-block;\nwidth: 18px;\nheight: 9px;\nmargin-inline-end: 6px;\n}\n.phase-connect {\nborder: 1px dashed var(--quiet);\n}\n.phase-wait {\nbackground: var(--line);\n}\n.phase-receive {\nbackground: var(--link);\n}\n.chart {\nmargin-top: 8px;\n}\n.chart figcaption {\ndisplay: flex;\nflex-wrap: wrap;\ngap: 2px 16px;\nfont-size: 12.5px;\n}\n.chart svg {\ndisplay: block;\nwidth: 100%;\nmax-width: 760px;\nheight: auto;\nmargin-top: 4px;\n}\n.legend::before {\ndisplay: inline-block;\nwidth: 18px;\nmargin-inline-end: 6px;\nborder-top: 2px solid var(--link);\ncontent: "";\nvertical-align: middle;\n}\n.legend-1::before {\nborder-top: 2px dashed var(--timed-out);\n}\n.chart .grid {\nstroke: var(--line-soft);\n}\n.chart .tick {\nfill: var(--quiet);\nfont: 11px var(--font);\n}\n.curve {\nfill: none;\nstroke: var(--link);\nstroke-linejoin: round;\nstroke-width: 1.5;\n}\n.curve-1 {\nstroke: var(--timed-out);\nstroke-dasharray: 5 3;\n}\n@media (max-width: 640px) {\n.network .time {\ndisplay: none;\n}\n}\n}\n@layer last {\n[hidden] {\ndisplay: none;\n}\n@media (max-width: 640px) {\n.page {\npadding: 14px 14px 24px;\n}\n.headline h1 {\nfont-size: 22px;\n}\n.figures > div {\nflex-basis: 29%;\npadding: 6px 10px;\n}\n.figures dd {\nfont-size: 15px;\n}\n}\n@media (forced-colors: active) {\n.cell.active {\noutline: 2px solid Highlight;\n}\n.bar > .ran,\n.reach-bar span {\nforced-color-adjust: none;\n}\n}\n@media print {\n.filter,\n.pointer,\n.more,\n.panel-buttons,\n.footer p:first-of-type {\ndisplay: none;\n}\n.page {\nmax-width: none;\npadding: 0;\n}\n.matrix-scroll,\n.sessions-scroll,\npre.log,\n.others {\nmax-height: none;\noverflow: visible;\n}\n.matrix thead,\n.matrix tr > th:first-child {\nposition: static;\n}\n.with-panel {\ndisplay: block;\n}\n.panel {\nposition: static;\nheight: auto;\npadding: 0;\noverflow: visible;\nborder: 0;\nbreak-before: page;\n}\ntr,\n.causes li,\n.shot {\nbreak-inside: avoid;\n}\n* {\nprint-color-adjust: exact;\n}\n}\n}';

;// CONCATENATED MODULE: ./build/javascript/rendering/html/budget.js
const megabyte = 1_000_000;
/** 24 MB in all: GitHub shows such an artifact at once, and a browser reads it in well under a second. */
const defaultBudget = {
    resultBytes: 8 * megabyte,
    detailBytes: 4 * megabyte,
    excerptBytes: 4 * megabyte,
    mediaBytes: 8 * megabyte,
};
const createByteBudget = (bytes) => {
    let left = bytes;
    return {
        take: (wanted) => {
            if (wanted > left)
                return false;
            left -= wanted;
            return true;
        },
        left: () => left,
    };
};

// EXTERNAL MODULE: ./build/javascript/frameworks/lookup.js + 3 modules
var lookup = __webpack_require__(64070);
// EXTERNAL MODULE: ./build/javascript/lib/durations.js
var durations = __webpack_require__(71698);
// EXTERNAL MODULE: ./build/javascript/lib/numbers.js
var numbers = __webpack_require__(71113);
// EXTERNAL MODULE: ./build/javascript/results/totals.js
var totals = __webpack_require__(58983);
// EXTERNAL MODULE: ./build/javascript/rendering/verdict-words.js
var verdict_words = __webpack_require__(55761);
// EXTERNAL MODULE: ./build/javascript/lib/escape/cut.js
var cut = __webpack_require__(78091);
;// CONCATENATED MODULE: ./build/javascript/rendering/html/shown-text.js


/** Names of tests, classes and devices are rarely this long; longer ones are cut. */
const maxNameLength = 500;
/** A name or a sentence on one line, with invisible characters made visible. */
const shownText = (text, maxLength) => (0,invisible/* showInvisible */.j)((0,cut/* cutText */.IN)(text, maxLength));
/** `class#method` as the page spells it wherever it appears, so that a log's part is found by its test. */
const shownTestName = (name) => {
    const [className = '', ...rest] = name.split('#');
    if (rest.length === 0)
        return shownText(name, maxNameLength);
    return `${shownText(className, maxNameLength)}#${shownText(rest.join('#'), maxNameLength)}`;
};
/** Lines from outside; the last one says how much was cut. */
const shownLines = (text, maxLength) => {
    if (text.length <= maxLength)
        return (0,invisible/* showInvisibleInLines */.z)(text);
    return `${(0,invisible/* showInvisibleInLines */.z)((0,cut/* cutText */.IN)(text, maxLength))}\n… ${text.length - maxLength} more characters are in the session's files`;
};
/** The end of lines from outside, since the end of an output matters most. */
const shownTail = (text, maxLength) => {
    if (text.length <= maxLength)
        return (0,invisible/* showInvisibleInLines */.z)(text);
    const tail = text.slice(-maxLength);
    const wholeLines = tail.slice(tail.indexOf('\n') + 1);
    return `… ${text.length - wholeLines.length} characters before are in the session's files\n${(0,invisible/* showInvisibleInLines */.z)(wholeLines)}`;
};

;// CONCATENATED MODULE: ./build/javascript/rendering/html/headline.js







const maxReason = 2_000;
const maxProject = 200;
const maxNotices = 20;
/** `Failed: shop-4711, Espresso`, for the browser's tab. */
const pageTitle = ({ verdict, project, framework, simulated }) => {
    const { sign, word } = verdict_words/* verdictWords */.L2[verdict.kind];
    return `${sign} ${word}: ${shownText(project, maxProject)}, ${(0,lookup/* definitionOf */.Fg)(framework).title}${simulated ? ' (simulated)' : ''}`;
};
/** The verdict, the reason and the figures as plain HTML, which also shows without the script. */
const headlineHtml = (run) => {
    const { sign, word } = verdict_words/* verdictWords */.L2[run.verdict.kind];
    return `<header class="headline" data-verdict="${htmlAttribute(run.verdict.kind)}">
${run.simulated ? simulatedHtml : ''}<div class="headline-top">
<h1><span class="verdict"><span aria-hidden="true">${sign}</span> ${word}</span></h1>
<p class="run-name"><strong><bdi>${htmlText(shownText(run.project, maxProject))}</bdi></strong> ${(0,lookup/* definitionOf */.Fg)(run.framework).title}, ${startedHtml(run.startedAt)}</p>
</div>
<p class="reason"><bdi>${htmlText(shownText(run.verdict.reason, maxReason))}</bdi></p>
<dl class="figures">${figuresOf(run)
        .map(({ name, value, mark }) => `<div${mark ? ` data-mark="${mark}"` : ''}><dt>${name}</dt><dd>${htmlText(value)}</dd></div>`)
        .join('')}</dl>
${noticesHtml(run.notices)}</header>`;
};
const simulatedHtml = `<p class="simulated"><strong>SIMULATED</strong> ${verdict_words/* simulatedWarning */.nk}</p>
`;
const startedHtml = (startedAt) => {
    const iso = startedAt.toISOString();
    return `<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`;
};
/** Flaky tests are among the passed or failed ones; the filters list them on their own. */
const withFlaky = (figure, flaky) => flaky === 0 ? figure : { ...figure, value: `${figure.value} (${(0,numbers/* digits */.vm)(flaky)} flaky)` };
const figuresOf = (run) => {
    const { tests, passed, failed, skipped, flaky, missing, quarantined } = run.totals;
    const failedFlaky = flaky > 0 ? (0,totals/* countFailedFlaky */.AE)(run.shards, run.failOnFlaky) : 0;
    const marked = (name, count, mark) => ({
        name,
        value: (0,numbers/* digits */.vm)(count),
        ...(count > 0 ? { mark } : {}),
    });
    return [
        { name: 'Tests', value: (0,numbers/* digits */.vm)(tests) },
        withFlaky(marked('Passed', passed, 'passed'), flaky - failedFlaky),
        withFlaky(marked('Failed', failed - quarantined, 'failed'), failedFlaky),
        ...(quarantined > 0 ? [marked('Quarantined', quarantined, 'quarantined')] : []),
        ...(skipped > 0 ? [{ name: 'Skipped', value: (0,numbers/* digits */.vm)(skipped) }] : []),
        ...(missing > 0 ? [marked('Missing', missing, 'error')] : []),
        { name: 'Devices', value: (0,numbers/* digits */.vm)(run.devices.length) },
        { name: 'Sessions', value: (0,numbers/* digits */.vm)(run.sessions.filter(({ sessionId }) => sessionId !== undefined).length) },
        { name: 'Device minutes', value: (0,numbers/* formatMinutes */.dp)(run.deviceMs) },
        ...(run.queueMs > 0 ? [{ name: 'Queued', value: (0,durations/* formatDuration */.a3)(run.queueMs) }] : []),
        { name: 'Total time', value: (0,durations/* formatDuration */.a3)(Math.max(0, run.finishedAt.getTime() - run.startedAt.getTime())) },
    ];
};
const noticesHtml = (notices) => {
    if (notices.length === 0)
        return '';
    const more = notices.length - maxNotices;
    const shown = notices.slice(0, maxNotices).map((notice) => `<li>${htmlText(shownText(notice, maxReason))}</li>`);
    return `<ul class="notices" aria-label="Notes">${shown.join('')}${more > 0 ? `<li>${(0,numbers/* digits */.vm)(more)} more notes are in results.json.</li>` : ''}</ul>
`;
};

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/javascript/rendering/html/page.js


/** Everything up to the headline. The policy comes before whatever it applies to. */
const pageStart = (title, script, style) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${htmlAttribute(contentPolicy(script, style))}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${htmlText(title)}</title>
<style>${style}</style>
</head>
<body>
<div class="page" id="page">
`;
/**
 * Allows the page its one script, its one style sheet, and images and videos that it contains. It sends no request, and no text in it can
 * become script.
 */
const contentPolicy = (script, style) => [
    "default-src 'none'",
    `script-src ${hashSource(script)}`,
    `style-src ${hashSource(style)}`,
    'img-src blob:',
    'media-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
].join('; ');
const hashSource = (text) => `'sha256-${(0,external_node_crypto_.createHash)('sha256').update(text, 'utf8').digest('base64')}'`;
/** Filled by the script. */
const pageBody = `<noscript><p class="notice">This page needs JavaScript to show more than the verdict. All results are also in results.json and junit.xml next to it.</p></noscript>
<main id="main"></main>
`;
/**
 * The end of the visible page.
 *
 * @param notes what the page leaves out, as sentences
 */
const pageFooter = (generatedBy, notes) => `<footer class="footer">
${notes.length === 0
    ? ''
    : `<section aria-labelledby="left-out"><h2 id="left-out">Not on this page</h2><ul>${notes.map((note) => `<li>${htmlText(note)}</li>`).join('')}</ul></section>
`}<p>Keys: <kbd>/</kbd> search, arrow keys move in the matrix, <kbd>Enter</kbd> opens a result, <kbd>Esc</kbd> closes it.</p>
<p>Written by ${htmlText(generatedBy)}. This page is self-contained: it loads nothing over the network.</p>
</footer>
</div>
<aside class="panel" id="panel" hidden></aside>
`;
const pageEnd = `</body>
</html>
`;
/** An element that holds data: no browser runs or shows it. */
const dataElement = (id, json) => `<script type="application/json" id="${htmlAttribute(id)}">${json}</script>\n`;
const scriptElement = (script) => `<script>${script}</script>\n`;

;// CONCATENATED MODULE: ./build/javascript/rendering/html/report-data.js
/** Ids of the elements that hold the page's data. Sessions and media have one each, so that they are read only when looked at. */
const dataIds = {
    results: 'data-results',
    details: 'data-details',
    session: 'data-session-',
    media: 'data-media-',
};

// EXTERNAL MODULE: ./build/javascript/rendering/describe-tests.js
var describe_tests = __webpack_require__(92407);
;// CONCATENATED MODULE: ./build/javascript/rendering/html/text-table.js


const createTextTable = () => {
    const positions = new Map();
    const texts = [];
    return {
        texts,
        add: (text) => {
            const known = positions.get(text);
            if (known !== undefined)
                return known;
            positions.set(text, texts.length);
            texts.push(text);
            return texts.length - 1;
        },
        cost: (text) => (positions.has(text) ? 0 : jsonBytes(text) + 1),
    };
};
/** The size of a value in a data element. */
const jsonBytes = (value) => (0,cut/* utf8Bytes */.dy)(jsonForScript(value));

// EXTERNAL MODULE: ./build/javascript/model/outcome.js
var model_outcome = __webpack_require__(26621);
// EXTERNAL MODULE: ./build/javascript/results/analysis/test-outcome.js
var test_outcome = __webpack_require__(63244);
// EXTERNAL MODULE: ./build/javascript/results/test-numbers.js
var test_numbers = __webpack_require__(27359);
;// CONCATENATED MODULE: ./build/javascript/rendering/html/results/collect.js



const maxDurationMs = 2 ** 31 - 1;
/** Goes once through all results, one device and shard at a time, so that millions of them need few bytes each. */
const collectResults = ({ shards, devices }, onTrouble) => {
    const byDevice = Map.groupBy(shards, ({ last }) => last.device);
    const rows = createRows();
    const slots = [];
    for (const [device, ofDevice] of [...byDevice.values()].entries()) {
        for (const { judged, last, tests, quarantined } of ofDevice.toSorted(byShard)) {
            const slot = slots.length;
            const collected = emptySlot(device, judged, last, tests.length);
            for (const [position, test] of tests.entries()) {
                const outcome = (0,test_outcome/* outcomeOf */.s)(test, { quarantined });
                const row = rows.next(test.className, test.name, slot);
                row.troubled ||= (0,model_outcome/* isTroubled */.wz)(outcome);
                collected.rows[position] = row.index;
                collected.outcomes[position] = (0,model_outcome/* badness */.b8)(outcome);
                collected.durationsMs[position] = wholeMs(test.durationMs);
                if (outcome !== 'passed')
                    onTrouble(test, outcome, slot, position);
            }
            slots.push(collected);
        }
    }
    return { devices, rows: rows.all, slots };
};
const emptySlot = (device, judged, last, size) => ({
    device,
    judged,
    last,
    rows: new Int32Array(size),
    outcomes: new Uint8Array(size),
    durationsMs: new Int32Array(size),
});
const byShard = ({ last: { shard: one } }, { last: { shard: other } }) => one.index - other.index || one.total - other.total;
const wholeMs = (durationMs) => durationMs !== undefined && durationMs >= 0 && durationMs <= maxDurationMs ? Math.round(durationMs) : -1;
const createRows = () => {
    const numbers = (0,test_numbers/* createTestNumbers */.X)();
    const all = [];
    return {
        all,
        next: (className, name, slot) => {
            const index = numbers.next(className, name, slot);
            const row = all[index] ?? { index, className, name, nth: numbers.nth(index), results: 0, troubled: false };
            if (row.results === 0)
                all.push(row);
            row.results += 1;
            return row;
        },
    };
};

// EXTERNAL MODULE: ./build/javascript/results/analysis/failure-signature.js
var failure_signature = __webpack_require__(21612);
;// CONCATENATED MODULE: ./build/javascript/rendering/html/results/encode-quarantine.js



const maxFailures = 500;
const maxWarnings = 50;
const maxDevices = 5;
const maxText = 500;
const maxAddress = 2_000;
/** What a quarantine file meant for the run, as far as the page has room for it. */
const encodeQuarantine = ({ quarantine, totals, devices }) => {
    const { failures = [], warnings = [] } = quarantine ?? {};
    return {
        results: totals.quarantined,
        failures: failures.slice(0, maxFailures).map((failure) => encodeFailure(failure, devices)),
        more: Math.max(0, failures.length - maxFailures),
        warnings: warnings.slice(0, maxWarnings).map((warning) => shownText(warning, maxText)),
    };
};
const encodeFailure = (failure, devices) => {
    const { name, entry } = failure;
    const [first] = failure.failures;
    return {
        name: shownText(name, maxNameLength),
        on: devices.length === 1 ? '' : shownText(`on ${(0,describe_tests/* listNames */.Zv)(failure.devices, maxDevices)}`, maxText),
        devices: failure.devices.map((device) => devices.indexOf(device)),
        ...(first === undefined ? {} : { message: shownText((0,failure_signature/* failureHeadline */.N)(first), maxText) }),
        reason: shownText(entry.reason, maxText),
        issue: shownText(entry.issue, maxAddress),
        until: entry.until,
    };
};

// EXTERNAL MODULE: ./build/javascript/model/error-codes.js
var error_codes = __webpack_require__(96804);
// EXTERNAL MODULE: ./build/javascript/results/attempts.js
var attempts = __webpack_require__(7330);
// EXTERNAL MODULE: ./build/javascript/results/describe.js
var describe = __webpack_require__(18665);
// EXTERNAL MODULE: ./build/javascript/rendering/web-address.js
var web_address = __webpack_require__(68859);
;// CONCATENATED MODULE: ./build/javascript/rendering/html/results/encode-sessions.js





const encode_sessions_maxReason = 600;
const maxStatement = 400;
const createSessionEncoder = ({ startedAt }) => {
    return (session, judgement, device, hasFiles) => {
        const { tests } = session;
        const kind = session.sessionId === undefined ? 'missing' : judgement.kind;
        const dashboard = (0,web_address/* webAddress */.D)(session.links.dashboard);
        const video = (0,web_address/* webAddress */.D)(session.links.video);
        return {
            device,
            shard: session.shard.index,
            shards: session.shard.total,
            attempt: session.attempt,
            kind,
            reason: sentence(judgement),
            ...(session.sessionId === undefined ? {} : { id: shownText(session.sessionId, maxStatement) }),
            ...timesOf(session, startedAt),
            tests: tests.length,
            bad: tests.reduce((sum, { status }) => sum + ((0,attempts/* isBad */.e2)(status) ? 1 : 0), 0),
            evidence: evidenceOf(session.evidence),
            folder: shownText(session.folder, maxStatement),
            ...(dashboard === undefined ? {} : { dashboard }),
            ...(video === undefined ? {} : { video }),
            hasFiles,
        };
    };
};
const sentence = ({ reason, code }) => {
    const mark = code === undefined ? '' : ` ${(0,error_codes/* codeMark */.rr)(code)}`;
    return `${shownText((0,describe/* capitalized */.l2)(reason), encode_sessions_maxReason)}${mark}`;
};
const timesOf = (session, runStart) => {
    const startMs = session.startedAt === undefined ? Number.NaN : session.startedAt.getTime() - runStart.getTime();
    return {
        ...(Number.isFinite(startMs) ? { startMs } : {}),
        ...(isLength(session.durationMs) ? { durationMs: session.durationMs } : {}),
        ...(isLength(session.queuedMs) ? { queuedMs: session.queuedMs } : {}),
    };
};
const isLength = (durationMs) => durationMs !== undefined && Number.isFinite(durationMs) && durationMs >= 0;
const evidenceOf = ({ summary, deviceStatus, details, report }) => {
    const said = [];
    if (deviceStatus !== undefined)
        said.push(['Device', deviceStatus.message]);
    if (summary !== undefined)
        said.push(['Build', words([summary.word, countersText(summary.counters), summary.error])]);
    if (details.state !== 'read')
        said.push(['Session', `${details.state}: ${details.message}`]);
    else
        said.push(['Session', words([details.word, countersText(details.counters ?? details.tests)])]);
    said.push(['Report', reportText(report)]);
    return said.map(([source, statement]) => [source, shownText(statement, maxStatement)]);
};
const reportText = (report) => {
    if (report.state === 'none')
        return 'this framework has none';
    if (report.state !== 'read')
        return `${report.state}: ${report.message}`;
    const declared = report.declared === undefined ? undefined : `declares ${countersText(report.declared)}`;
    return words([countersText(report.tests), declared, ...report.problems.slice(0, 3)]);
};
const words = (parts) => parts.filter((part) => part !== undefined && part !== '').join('; ');
const countersText = (counters) => {
    if (counters === undefined)
        return undefined;
    const { passed, failed, skipped, timedOut, error, pending } = counters;
    const counts = [
        [passed, 'passed'],
        [failed, 'failed'],
        [error, 'in error'],
        [timedOut, 'timed out'],
        [skipped, 'skipped'],
        [pending, 'not run'],
    ];
    const said = counts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
    return said.length === 0 ? 'no tests' : said.join(', ');
};

;// CONCATENATED MODULE: ./build/javascript/rendering/html/results/encode-slots.js
/**
 * Writes the kept results of one slot in few characters.
 *
 * @param newRows the row's number in the page, by its number in the collection; -1 for rows that are left out
 * @param session position of the slot's last attempt in the page's sessions
 */
const encodeSlot = (slot, newRows, session, selection) => {
    const runs = [];
    const digits = [];
    const durationsMs = [];
    let before = Number.NaN;
    for (const [position, row] of slot.rows.entries()) {
        const newRow = newRows[row] ?? -1;
        if (newRow === -1)
            continue;
        if (newRow === before + 1)
            runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
        else
            runs.push(newRow, 1);
        before = newRow;
        digits.push(String(slot.outcomes[position] ?? 0));
        if (selection.withDurations)
            durationsMs.push(slot.durationsMs[position] ?? -1);
    }
    const { shard } = slot.last;
    const data = {
        device: slot.device,
        shard: shard.index,
        shards: shard.total,
        session,
        rows: runs,
        outcomes: digits.join(''),
        ...(selection.withDurations ? { durationsMs } : {}),
    };
    return { data, size: digits.length };
};
/** Numbers for the kept rows, in their order; -1 for the others. */
const renumberRows = (rows, selection) => {
    const newRows = new Int32Array(rows).fill(-1);
    let next = 0;
    for (let row = 0; row < rows; row++)
        if (selection.keeps(row))
            newRows[row] = next++;
    return newRows;
};

;// CONCATENATED MODULE: ./build/javascript/rendering/html/results/selection.js

/** One digit in a string. */
const outcomeBytes = 1;
/** Quotes and a comma, and the number of the class. */
const namePunctuation = 8;
const maxBytesOfCharacter = 6;
/**
 * Chooses what fits into `bytes`: all results; without durations; the rows with failed or flaky results; as many of those as fit.
 *
 * Whole rows go, so that an empty cell never means that the page had no room.
 */
const selectResults = ({ rows, slots }, bytes) => {
    const classes = new Set(rows.map((row) => row.className));
    const all = sumOf(rows, (row) => nameBytes(row.name)) + sumOf([...classes], nameBytes) + sumOf(slots, (slot) => runBytes(slot));
    const durations = sumOf(slots, durationBytes);
    if (all + durations <= bytes)
        return { keeps: () => true, withDurations: true, notes: [] };
    const withoutDurations = 'Durations of single tests are left out: they are in results.json.';
    if (all <= bytes)
        return { keeps: () => true, withDurations: false, notes: [withoutDurations] };
    return selectTroubled(rows, bytes, withoutDurations);
};
const selectTroubled = (rows, bytes, withoutDurations) => {
    const kept = new Set();
    let left = bytes;
    let troubled = 0;
    for (const row of rows) {
        if (!row.troubled)
            continue;
        troubled += 1;
        left -= nameBytes(row.className) + nameBytes(row.name) + row.results * (outcomeBytes + maxRunBytes);
        if (left >= 0)
            kept.add(row.index);
    }
    const plain = rows.length - troubled;
    const notes = [`${plain} tests without a failure on any device are left out: they are in results.json.`, withoutDurations];
    if (kept.size < troubled)
        notes.unshift(`${troubled - kept.size} of ${troubled} tests with failures are left out as well.`);
    return { keeps: (row) => kept.has(row), withDurations: false, notes };
};
/** An upper bound: data elements escape some characters with six. */
const nameBytes = (name) => Math.min(name.length, maxNameLength) * (plain.test(name) ? 1 : maxBytesOfCharacter) + namePunctuation;
const plain = /^[\w$.()[\], -]*$/;
/** First row and length, with commas. */
const maxRunBytes = 12;
const runBytes = ({ rows, outcomes }) => countRuns(rows) * maxRunBytes + outcomes.length * outcomeBytes;
const countRuns = (rows) => {
    let runs = 0;
    let before = Number.NaN;
    for (const row of rows) {
        if (row !== before + 1)
            runs += 1;
        before = row;
    }
    return runs;
};
const durationBytes = ({ durationsMs }) => {
    let bytes = 0;
    for (const duration of durationsMs)
        bytes += digits(duration) + 1;
    return bytes;
};
const digits = (duration) => (duration < 0 ? 2 : duration < 10 ? 1 : Math.floor(Math.log10(duration)) + 1);
const sumOf = (items, sizeOf) => items.reduce((sum, item) => sum + sizeOf(item), 0);

;// CONCATENATED MODULE: ./build/javascript/rendering/html/results/detail.js


const maxMessage = 8_000;
const maxTrace = 64_000;
const maxOutput = 8_000;
const maxLine = 500;
const detail_maxFailures = 10;
const maxTries = 20;
const maxAttachments = 20;
const maxProperties = 30;
const maxScreenshots = 20;
/** The details of one result, without fetched files. */
const describeResult = (test, add) => {
    const links = linksOf(test.links, add);
    const properties = propertiesOf(test, add);
    const attachments = (test.attachments ?? []).slice(0, maxAttachments).map((name) => add(shownText(name, maxLine)));
    const videoStartS = startInVideo(test.links?.video);
    return {
        failures: test.failures.slice(0, detail_maxFailures).map((failure) => describeFailure(failure, add)),
        tries: test.earlierTries.slice(-maxTries).map((earlier) => describeTry(earlier, add)),
        ...(test.skipMessage ? { skipMessage: add(shownLines(test.skipMessage, maxMessage)) } : {}),
        ...(test.systemOut ? { systemOut: add(shownTail(test.systemOut, maxOutput)) } : {}),
        ...(test.systemErr ? { systemErr: add(shownTail(test.systemErr, maxOutput)) } : {}),
        ...(test.file ? { place: add(shownText(`${test.file}${test.line === undefined ? '' : `:${test.line}`}`, maxLine)) } : {}),
        ...(test.status === 'unknown' && test.statusWord ? { statusWord: add(shownText(test.statusWord, maxLine)) } : {}),
        ...(attachments.length > 0 ? { attachments } : {}),
        ...(properties.length > 0 ? { properties } : {}),
        ...(links.length > 0 ? { links } : {}),
        ...(videoStartS === undefined ? {} : { videoStartS }),
    };
};
const describeFailure = (failure, add) => ({
    kind: failure.kind,
    ...(failure.type ? { type: add(shownText(failure.type, maxLine)) } : {}),
    ...(failure.message ? { message: add(shownLines(failure.message, maxMessage)) } : {}),
    ...(failure.trace ? { trace: add(shownLines(failure.trace, maxTrace)) } : {}),
});
const describeTry = ({ status, failures, durationMs }, add) => ({
    outcome: status,
    ...(durationMs === undefined ? {} : { durationMs }),
    failures: failures.slice(0, detail_maxFailures).map((failure) => describeFailure(failure, add)),
});
const propertiesOf = ({ properties = {}, testId }, add) => {
    const all = testId === undefined ? Object.entries(properties) : [['test_id', testId], ...Object.entries(properties)];
    return all.slice(0, maxProperties).map(([name, value]) => [add(shownText(name, maxLine)), add(shownText(value, maxLine))]);
};
const linksOf = (links, add) => {
    const named = [
        ['Video', links?.video],
        ['Device log', links?.deviceLog],
        ['Instrumentation log', links?.instrumentationLog],
        ['Network log', links?.networkLog],
        ...(links?.screenshots ?? []).slice(0, maxScreenshots).map((url, nth) => [`Screenshot ${nth + 1}`, url]),
    ];
    return named.flatMap(([title, text]) => {
        const url = (0,web_address/* webAddress */.D)(text);
        return url === undefined ? [] : [[title, add(url)]];
    });
};
/** `#t=12,40` at the end of a test's video address. */
const startInVideo = (url) => {
    const [, seconds] = /#t=(\d{1,6})/.exec(url ?? '') ?? [];
    return seconds === undefined ? undefined : Number(seconds);
};

;// CONCATENATED MODULE: ./build/javascript/rendering/html/results/troubles.js






const maxHeadline = 240;
/** Three numbers and their commas in `TroublesData`. */
const troubleBytes = 24;
/** After this many that did not fit, the rest is left out unmeasured: a run in which everything failed stays quick. */
const maxRefused = 50;
const createTroubles = (maxBytes) => {
    const budget = createByteBudget(maxBytes);
    const all = [];
    const headlines = createTextTable();
    const texts = createTextTable();
    const causeOf = numberCauses();
    let withoutHeadline = 0;
    let withoutDetail = 0;
    const headlineOf = (test, outcome) => {
        if (outcome === 'skipped')
            return {};
        if (withoutHeadline > maxRefused) {
            withoutHeadline += 1;
            return {};
        }
        const [failure] = (0,test_outcome/* failuresBehind */.Y)(test, outcome);
        const text = shownText((0,failure_signature/* failureHeadline */.N)(failure), maxHeadline);
        if (budget.take(troubleBytes + headlines.cost(text)))
            return { headline: headlines.add(text), cause: causeOf(test, outcome) };
        withoutHeadline += 1;
        return {};
    };
    const detailOf = (test) => {
        const detail = withoutDetail > maxRefused ? undefined : affordable(test, texts, budget);
        if (detail === undefined)
            withoutDetail += 1;
        return detail === undefined ? {} : { detail };
    };
    return {
        note: (test, outcome, slot, position) => {
            if (outcome === 'skipped' && !test.skipMessage)
                return;
            all.push({ slot, position, ...headlineOf(test, outcome), ...detailOf(test) });
        },
        encode: (resultOf) => encodeTroubles(all, headlines.texts, texts.texts, resultOf),
        notes: () => [
            ...(withoutHeadline > 0 ? [`The messages of ${withoutHeadline} results are left out: they are in results.json.`] : []),
            ...(withoutDetail > 0 ? [`Traces and output of ${withoutDetail} results are left out: they are in junit.xml.`] : []),
        ],
    };
};
/** Described twice, since the cost is known only then. */
const affordable = (test, texts, budget) => {
    const wanted = [];
    const draft = describeResult(test, (text) => wanted.push(text) - 1);
    const cost = jsonBytes(draft) + troubleBytes + wanted.reduce((sum, text) => sum + texts.cost(text), 0);
    return budget.take(cost) ? describeResult(test, (text) => texts.add(text)) : undefined;
};
const encodeTroubles = (all, headlineTexts, detailTexts, resultOf) => {
    const results = [];
    const headlines = [];
    const causes = [];
    const details = [];
    for (const { slot, position, headline, cause, detail } of all) {
        const result = resultOf(slot, position);
        if (result === undefined)
            continue;
        if (detail !== undefined)
            details.push([String(result), detail]);
        if (headline === undefined || cause === undefined)
            continue;
        results.push(result);
        headlines.push(headline);
        causes.push(cause);
    }
    return {
        troubles: { results, headlines, causes, texts: headlineTexts },
        details: { texts: detailTexts, results: Object.fromEntries(details) },
    };
};
const numberCauses = () => {
    const signatureOf = (0,failure_signature/* createSignatures */.M)();
    const numbers = new Map();
    return (test, outcome) => {
        const signature = signatureOf(test, outcome);
        const known = numbers.get(signature);
        if (known !== undefined)
            return known;
        numbers.set(signature, numbers.size);
        return numbers.size - 1;
    };
};

;// CONCATENATED MODULE: ./build/javascript/rendering/html/results/encode-results.js









const maxMissingTests = 2_000;
const maxMissingDevices = 5;
/** @param hasFiles whether the page will hold an element with excerpts of a session's files */
const encodeRun = (run, budget, hasFiles) => {
    const troubles = createTroubles(budget.detailBytes);
    const collected = collectResults(run, troubles.note);
    const selection = selectResults(collected, budget.resultBytes);
    const sessions = encodeSessions(run, collected, hasFiles);
    const encoded = encodeSlots(collected, selection, sessions.lastOfSlots);
    const numbered = troubles.encode(numberResults(collected, selection, encoded));
    const results = {
        startedAtMs: run.startedAt.getTime(),
        lengthMs: Math.max(0, run.finishedAt.getTime() - run.startedAt.getTime()),
        devices: collected.devices.map((device) => shownText(device, maxNameLength)),
        ...encodeNames(collected, selection),
        slots: encoded.map(({ data }) => data),
        sessions: sessions.data,
        troubles: numbered.troubles,
        missingTests: encodeMissing(run.missingTests, collected.devices.length),
        quarantine: encodeQuarantine(run),
    };
    return { results, details: numbered.details, sessions: sessions.own, notes: [...selection.notes, ...troubles.notes()] };
};
const encodeMissing = (missing, devices) => {
    const list = (names) => (0,describe_tests/* listNames */.Zv)(names, maxMissingDevices);
    return {
        title: (0,describe_tests/* missingTitle */.r6)(missing),
        tests: missing
            .slice(0, maxMissingTests)
            .map((test) => [shownText(test.name, maxNameLength), shownText((0,describe_tests/* describeMissing */.UV)(test, devices, list), maxNameLength)]),
        more: Math.max(0, missing.length - maxMissingTests),
    };
};
const encodeSessions = (run, { slots }, hasFiles) => {
    const encode = createSessionEncoder(run);
    const data = [];
    const own = [];
    const lastOfSlots = [];
    for (const { judged, device } of slots) {
        for (const { session, judgement } of judged) {
            data.push(encode(session, judgement, device, hasFiles(session)));
            own.push(session);
        }
        lastOfSlots.push(data.length - 1);
    }
    return { data, own, lastOfSlots };
};
const encodeNames = ({ rows }, selection) => {
    const classes = createTextTable();
    const kept = rows.filter((row) => selection.keeps(row.index));
    const names = kept.map(({ name }) => shownText(name, maxNameLength));
    const repeats = kept.flatMap(({ nth }, row) => (nth === 0 ? [] : [[row, nth]]));
    const positions = kept.map(({ className }) => classes.add(shownText(className, maxNameLength)));
    return { classes: classes.texts, rows: { classes: positions, names, repeats } };
};
const encodeSlots = ({ rows, slots }, selection, lastOfSlots) => {
    const newRows = renumberRows(rows.length, selection);
    return slots.map((slot, index) => encodeSlot(slot, newRows, lastOfSlots[index] ?? 0, selection));
};
/** Where each result of the collection is in the page. Asked in the order of the slots, so that one pass is enough. */
const numberResults = ({ slots }, selection, encoded) => {
    let slot = 0;
    let position = 0;
    let number = 0;
    let startOfSlot = 0;
    return (wantedSlot, wantedPosition) => {
        for (; slot < wantedSlot; slot++) {
            startOfSlot += encoded[slot]?.size ?? 0;
            number = startOfSlot;
            position = 0;
        }
        const rows = slots[slot]?.rows ?? new Int32Array();
        for (; position < wantedPosition; position++)
            if (selection.keeps(rows[position] ?? 0))
                number += 1;
        return selection.keeps(rows[position] ?? 0) ? number : undefined;
    };
};

// EXTERNAL MODULE: ./build/javascript/model/results.js
var results = __webpack_require__(91171);
// EXTERNAL MODULE: ./build/javascript/lib/without-ending.js
var without_ending = __webpack_require__(59247);
;// CONCATENATED MODULE: ./build/javascript/rendering/html/session-files/log-parts.js
const headingStart = Buffer.from('\n===== ');
const lineFeed = 0x0a;
const heading = /^\n===== (.{1,2000}) =====\r?\n$/s;
const maxHeading = 8_192;
/**
 * Reads a log that holds one part per test under headings such as `===== com.shop.CartTest#addsItem =====`.
 *
 * Yields chunks as they come from the disk, so that long lines cost no memory.
 */
async function* readLogParts(chunks) {
    // As if a line had ended before the file, so that the first line can be a heading.
    let waiting = Buffer.from('\n');
    let test;
    for await (const chunk of chunks) {
        waiting = Buffer.concat([waiting, chunk]);
        for (let found = findHeading(waiting); found !== undefined; found = findHeading(waiting)) {
            yield { test, bytes: waiting.subarray(0, found.start) };
            test = found.test;
            waiting = waiting.subarray(found.end);
        }
        const safe = safeLength(waiting);
        yield { test, bytes: waiting.subarray(0, safe) };
        waiting = waiting.subarray(safe);
    }
    yield { test, bytes: waiting };
}
const findHeading = (bytes) => {
    for (let start = bytes.indexOf(headingStart); start !== -1; start = bytes.indexOf(headingStart, start + 1)) {
        const end = bytes.indexOf(lineFeed, start + 1);
        if (end === -1)
            return undefined;
        const [, test] = end - start > maxHeading ? [] : (heading.exec(bytes.subarray(start, end + 1).toString('utf8')) ?? []);
        if (test !== undefined)
            return { test, start, end };
    }
    return undefined;
};
/** How much of the text can no longer be part of a heading that ends in the next chunk. */
const safeLength = (bytes) => {
    const lastLine = bytes.lastIndexOf(lineFeed);
    return lastLine === -1 || bytes.length - lastLine > maxHeading ? bytes.length : lastLine;
};

;// CONCATENATED MODULE: ./build/javascript/rendering/html/session-files/log-excerpts.js




/** How much of a log is looked through; the end is found without reading the rest. */
const maxScannedBytes = 64_000_000;
const testExcerptBytes = 12_000;
const endExcerptBytes = 12_000;
/** The end of each wanted test's part of a log; the end of the whole where none of them has a part. */
const readLogExcerpts = async (file, tests) => {
    const wanted = new Map(tests.map((test) => [test, createTail(testExcerptBytes)]));
    if (wanted.size > 0)
        for await (const { test, bytes } of readLogParts(file.chunks(Math.min(file.bytes, maxScannedBytes))))
            if (test !== undefined)
                wanted.get(test)?.add(bytes);
    const found = [...wanted]
        .filter(([, tail]) => tail.total() > 0)
        .map(([test, tail]) => ({ test: shownTestName(test), ...excerptOf(tail) }));
    return found.length > 0 ? found : [await readEnd(file)];
};
const readEnd = async (file) => {
    const tail = createTail(endExcerptBytes);
    const start = Math.max(0, file.bytes - endExcerptBytes - 1);
    tail.skip(start);
    tail.add(await file.read(start, endExcerptBytes + 1));
    return excerptOf(tail);
};
/** Keeps the last `size` bytes of what it is given. */
const createTail = (size) => {
    let kept = Buffer.alloc(0);
    let total = 0;
    return {
        add: (bytes) => {
            total += bytes.length;
            // Copied, since a piece of a chunk would keep the whole chunk in memory.
            kept = Buffer.concat([kept, bytes.subarray(-size)]).subarray(-size);
        },
        skip: (bytes) => {
            total += bytes;
        },
        total: () => total,
        bytes: () => kept,
    };
};
/** Whole lines, unless one line fills it all. */
const excerptOf = (tail) => {
    const bytes = tail.bytes();
    const isCut = tail.total() > bytes.length;
    const lineEnd = isCut ? bytes.indexOf('\n') : -1;
    const whole = lineEnd === -1 || lineEnd === bytes.length - 1 ? bytes : bytes.subarray(lineEnd + 1);
    const text = (0,without_ending/* withoutEnding */.s)((0,invisible/* showInvisibleInLines */.z)(whole.toString('utf8')).replace(/^\n+/, ''), '\n');
    return { text, cutBytes: tail.total() - whole.length };
};

;// CONCATENATED MODULE: ./build/javascript/rendering/html/session-files/report-file.js
const maxBytes = 24_000_000;
/** Reads a fetched JSON file that is not too large to be held in memory; an unreadable file is a result, not an error. */
const readJsonFile = async (file) => {
    if (file.bytes > maxBytes)
        return { state: 'unread', why: 'it is too large' };
    try {
        return { state: 'read', value: JSON.parse(await textOf(file)) };
    }
    catch {
        return { state: 'unread', why: 'it is not valid JSON' };
    }
};
const textOf = async (file) => {
    const chunks = [];
    for await (const chunk of file.chunks(file.bytes))
        chunks.push(chunk);
    return Buffer.concat(chunks).toString('utf8');
};
/** An object's own property; undefined for anything else. */
const fieldOf = (value, name) => typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
const listIn = (value) => (Array.isArray(value) ? value : []);
const textIn = (value) => (typeof value === 'string' ? value : '');
/** Larger than any real time, size or share; sums and tenths of it are still exact enough. */
const maxNumber = 1e13;
/** A plausible number, also in text form. */
const numberIn = (value) => {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof number === 'number' && Math.abs(number) <= maxNumber ? number : undefined;
};

;// CONCATENATED MODULE: ./build/javascript/rendering/html/session-files/network.js


const maxRequests = 300;
const maxUrl = 400;
const maxWord = 100;
/**
 * Reads a HAR for the page's waterfall: lines and times only. Headers, cookies and bodies stay in the file.
 *
 * @param har the HAR's content as the service writes it; `_test` names each entry's test
 * @param tests whose requests come first where there are too many
 */
const readNetwork = (har, path, tests) => {
    const all = listIn(fieldOf(fieldOf(har, 'log'), 'entries')).map(readRequest);
    const kept = all.length <= maxRequests ? all : wantedFirst(all, tests).slice(0, maxRequests);
    const firstMs = kept.reduce((first, { atMs }) => Math.min(first, atMs), Number.POSITIVE_INFINITY);
    const requests = kept
        .toSorted((a, b) => a.atMs - b.atMs)
        .map(({ atMs, test, ...request }) => ({
        ...request,
        startMs: tenths(atMs - firstMs),
        ...(test === undefined ? {} : { test: shownTestName(test) }),
    }));
    return { path, requests, left: all.length - kept.length };
};
const wantedFirst = (all, tests) => {
    const isWanted = ({ test }) => test !== undefined && tests.has(test);
    return [...all.filter(isWanted), ...all.filter((request) => !isWanted(request))];
};
const readRequest = (entry) => {
    const request = fieldOf(entry, 'request');
    const response = fieldOf(entry, 'response');
    const content = fieldOf(response, 'content');
    const timings = fieldOf(entry, 'timings');
    const phase = (name) => Math.max(0, numberIn(fieldOf(timings, name)) ?? 0);
    const test = textIn(fieldOf(entry, '_test'));
    const waitMs = tenths(phase('send') + phase('wait'));
    const receiveMs = tenths(phase('receive'));
    // Times of `ssl` are part of `connect` in the format.
    const connectMs = tenths(phase('blocked') + phase('dns') + phase('connect'));
    const unexplainedMs = Math.max(0, (numberIn(fieldOf(entry, 'time')) ?? 0) - connectMs - waitMs - receiveMs);
    const atMs = Date.parse(textIn(fieldOf(entry, 'startedDateTime')));
    return {
        method: shownText(textIn(fieldOf(request, 'method')) || '?', maxWord),
        url: shownText(textIn(fieldOf(request, 'url')), maxUrl),
        status: numberIn(fieldOf(response, 'status')) ?? 0,
        type: shownText(textIn(fieldOf(content, 'mimeType')).split(';')[0] ?? '', maxWord),
        bytes: numberIn(fieldOf(content, 'size')) ?? -1,
        startMs: 0,
        atMs: Number.isNaN(atMs) ? 0 : atMs,
        connectMs,
        waitMs: tenths(waitMs + unexplainedMs),
        receiveMs,
        ...(test === '' ? {} : { test }),
    };
};
const tenths = (ms) => Math.round(ms * 10) / 10;

;// CONCATENATED MODULE: ./build/javascript/rendering/html/session-files/profiling.js

const maxSamples = 240;
const maxKeys = 60;
/**
 * Reads app profiling for the page's curves: a list of samples with `ts` in seconds, `cpu` in percent, `mem` and
 * `mema` in megabytes, and keys of the app that end in `_cpu` and `_mem`.
 */
const readProfiling = (body, path) => {
    const timed = listIn(body)
        .flatMap((sample) => {
        const second = numberIn(fieldOf(sample, 'ts'));
        return second === undefined ? [] : [{ second, sample }];
    })
        .toSorted((a, b) => a.second - b.second);
    const first = timed[0];
    if (first === undefined)
        return undefined;
    const kept = thinned(timed);
    const series = seriesOf(kept.map(({ sample }) => sample));
    if (series.length === 0)
        return undefined;
    return { path, seconds: kept.map(({ second }) => rounded(second - first.second)), series, samples: timed.length };
};
/** Every nth sample, and always the last. */
const thinned = (items) => {
    const step = Math.ceil(items.length / maxSamples);
    return items.filter((_, index) => index % step === 0 || index === items.length - 1);
};
const seriesOf = (samples) => {
    const candidates = [
        { chart: 'cpu', title: 'Device', read: (sample) => numberIn(fieldOf(sample, 'cpu')) },
        { chart: 'cpu', title: 'App', read: ownKey(samples, '_cpu') },
        { chart: 'memory', title: 'Device, in use', read: usedMemory },
        { chart: 'memory', title: 'App', read: ownKey(samples, '_mem') },
    ];
    return candidates.flatMap(({ chart, title, read }) => {
        const values = samples.map((sample) => {
            const value = read(sample);
            return value === undefined ? null : rounded(value);
        });
        return values.every((value) => value === null) ? [] : [{ chart, title, values }];
    });
};
const usedMemory = (sample) => {
    const total = numberIn(fieldOf(sample, 'mem'));
    const available = numberIn(fieldOf(sample, 'mema'));
    return total === undefined || available === undefined ? undefined : total - available;
};
/** The app's own key: the first with this ending that some sample has a number for. */
const ownKey = (samples, ending) => {
    for (const sample of samples) {
        if (typeof sample !== 'object' || sample === null)
            continue;
        const key = Object.keys(sample)
            .slice(0, maxKeys)
            .find((name) => name.endsWith(ending) && numberIn(fieldOf(sample, name)) !== undefined);
        if (key !== undefined)
            return (each) => numberIn(fieldOf(each, key));
    }
    return () => undefined;
};
const rounded = (value) => Math.round(value * 10) / 10;

;// CONCATENATED MODULE: ./build/javascript/rendering/html/session-files/excerpts.js




const logs = [
    { kind: 'device-logs', title: 'Device log' },
    { kind: 'instrumentation-logs', title: 'Instrumentation log' },
];
/** Reads what the page shows of one session's files. Files that are missing or broken become notes. */
const readExcerpts = async (session, find, tests, media) => {
    const notes = [];
    const readLogs = [];
    for (const { kind, title } of logs) {
        for (const name of session.files[kind] ?? []) {
            const file = await find(session.folder, name);
            if (file === undefined)
                notes.push(`${title}: the file is missing.`);
            else
                readLogs.push({ title, path: file.shown, bytes: file.bytes, excerpts: await readLogExcerpts(file, tests) });
        }
    }
    const network = await readNetworkFile(session, find, tests, notes);
    const profiling = await readProfilingFile(session, find, notes);
    return {
        logs: readLogs,
        ...(network === undefined ? {} : { network }),
        ...(profiling === undefined ? {} : { profiling }),
        media,
        notes,
    };
};
const readNetworkFile = async (session, find, tests, notes) => {
    const read = await readFirst(session, 'network-logs', 'Network log', find, notes);
    return read === undefined ? undefined : readNetwork(read.value, read.shown, new Set(tests));
};
const readProfilingFile = async (session, find, notes) => {
    const read = await readFirst(session, 'app-profiling', 'App profiling', find, notes);
    if (read === undefined)
        return undefined;
    const profiling = readProfiling(read.value, read.shown);
    if (profiling === undefined)
        notes.push(`App profiling: ${read.shown} contains no recognized samples.`);
    return profiling;
};
const readFirst = async (session, kind, title, find, notes) => {
    const [name] = session.files[kind] ?? [];
    if (name === undefined)
        return undefined;
    const file = await find(session.folder, name);
    if (file === undefined) {
        notes.push(`${title}: the file is missing.`);
        return undefined;
    }
    const reading = await readJsonFile(file);
    if (reading.state === 'read')
        return { value: reading.value, shown: file.shown };
    notes.push(`${title}: ${file.shown} is left out: ${reading.why}.`);
    return undefined;
};

// EXTERNAL MODULE: ./build/javascript/lib/escape/file-name.js
var file_name = __webpack_require__(48905);
;// CONCATENATED MODULE: ./build/javascript/rendering/html/session-files/media.js



const maxFiles = 5_000;
const signatureBytes = 12;
/** By the first bytes, since a file name can be wrong. SVG is not among them: it can hold script. */
const signatures = [
    { type: 'image/png', matches: (text) => text.startsWith('\x89PNG\r\n\x1a\n') },
    { type: 'image/jpeg', matches: (text) => text.startsWith('\xff\xd8\xff') },
    { type: 'image/gif', matches: (text) => text.startsWith('GIF8') },
    { type: 'image/webp', matches: (text) => text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP' },
    { type: 'video/mp4', matches: (text) => text.slice(4, 8) === 'ftyp' },
    { type: 'video/webm', matches: (text) => text.startsWith('\x1a\x45\xdf\xa3') },
];
/**
 * Chooses which screenshots and videos the page holds itself: screenshots of all sessions before any video, each in the order of
 * `sessions`, as long as they fit.
 *
 * @param testsOf names of the tests whose screenshots are to be found by name
 */
const planMedia = async (sessions, find, budget, testsOf) => {
    const ofSession = new Map();
    const embedded = [];
    for (const { session, kind, name } of mediaFiles(sessions).slice(0, maxFiles)) {
        const planned = await planFile(session, name, kind, find, budget, embedded.length);
        if (planned === undefined)
            continue;
        if (planned.embedded !== undefined)
            embedded.push(planned.embedded);
        const test = kind === 'screenshots' ? ownerOf(planned.media.name, testsOf(session)) : undefined;
        const list = ofSession.get(session) ?? [];
        ofSession.set(session, list);
        list.push(test === undefined ? planned.media : { ...planned.media, test: shownTestName(test) });
    }
    return { ofSession, embedded };
};
/** Screenshots of all sessions, then their videos. */
const mediaFiles = (sessions) => ['screenshots', 'video'].flatMap((kind) => sessions.flatMap((session) => (session.files[kind] ?? []).map((name) => ({ session, kind, name }))));
const planFile = async (session, name, kind, find, budget, element) => {
    const file = await find(session.folder, name);
    if (file === undefined)
        return undefined;
    const { shown, bytes } = file;
    const media = {
        kind: kind === 'video' ? 'video' : 'screenshot',
        path: shown,
        name: external_node_path_default().posix.parse(shown).name,
        bytes,
    };
    const type = await typeOf(file);
    if (type === undefined || !type.startsWith(kind === 'video' ? 'video/' : 'image/'))
        return { media };
    if (!budget.take(base64Bytes(bytes)))
        return { media };
    return { media: { ...media, type, element }, embedded: { element, file } };
};
const typeOf = async (file) => {
    const text = (await file.read(0, signatureBytes)).toString('latin1');
    return signatures.find(({ matches }) => matches(text))?.type;
};
const base64Bytes = (bytes) => Math.ceil(bytes / 3) * 4;
/** Screenshots are named after their test with a number at the end. */
const ownerOf = (name, tests) => tests.find((test) => withoutNumber((0,file_name/* safeNames */.K)([`${test}-1`]).get(`${test}-1`) ?? '') === withoutNumber(name));
const withoutNumber = (name) => name.replace(/-\d+$/, '');

;// CONCATENATED MODULE: ./build/javascript/rendering/html/session-files/session-files.js







const maxTestsOfSession = 40;
const fetchedKinds = ['device-logs', 'instrumentation-logs', 'network-logs', 'app-profiling', 'video', 'screenshots'];
/** Files beyond the report and the details were fetched for this session. */
const hasFetchedFiles = (session) => fetchedKinds.some((kind) => (session.files[kind]?.length ?? 0) > 0);
/** Chooses what of all fetched files goes into the page. Reads only their sizes and first bytes. */
const planFiles = async (sessions, find, { mediaBytes, excerptBytes }) => {
    const ordered = sessions
        .filter(hasFetchedFiles)
        .map((session) => ({ session, tests: troubledTests(session) }))
        .toSorted((a, b) => Number(b.tests.length > 0) - Number(a.tests.length > 0));
    const testsOf = new Map(ordered.map(({ session, tests }) => [session, tests]));
    const media = await planMedia(ordered.map(({ session }) => session), find, createByteBudget(mediaBytes), (session) => testsOf.get(session) ?? []);
    return {
        embedded: media.embedded,
        async *excerpts() {
            const budget = createByteBudget(excerptBytes);
            for (const { session, tests } of ordered)
                yield [session, await excerptsWithin(budget, session, find, tests, media.ofSession.get(session) ?? [])];
        },
    };
};
const excerptsWithin = async (budget, session, find, tests, media) => {
    const leftOut = {
        logs: [],
        media,
        notes: [`The page has no room for more logs, requests and samples: see the files in ${shownText(session.folder, 300)}.`],
    };
    if (budget.left() === 0)
        return leftOut;
    const files = await readExcerpts(session, find, tests, media);
    if (budget.take(jsonBytes({ ...files, media: [] })))
        return files;
    // Skips smaller files after this one too, so that what is left out is predictable.
    budget.take(budget.left());
    return leftOut;
};
/** Tests that did not simply pass in this session, so that their parts of logs are found. */
const troubledTests = (session) => {
    const troubled = session.tests.filter(({ status, earlierTries }) => (0,attempts/* isBad */.e2)(status) || earlierTries.length > 0);
    return [...new Set(troubled.map(results/* testName */.U))].slice(0, maxTestsOfSession);
};

;// CONCATENATED MODULE: ./build/javascript/rendering/html/html-report.js








/**
 * The run as one self-contained HTML page with a strict content policy.
 *
 * It is yielded in chunks: results and script first, so that readers can use it before the browser has read the rest; then traces,
 * excerpts of logs, and media. The page names what was left out for its size, and files of sessions that could not be read.
 */
async function* htmlReport(run, options) {
    const budget = options.budget ?? defaultBudget;
    const { results, details, sessions, notes } = encodeRun(run, budget, hasFetchedFiles);
    const files = await planFiles(sessions, options.find, budget);
    yield pageStart(pageTitle(run), reportScript, reportStyle);
    yield headlineHtml(run);
    yield pageBody;
    yield pageFooter(options.generatedBy, notes);
    yield dataElement(dataIds.results, jsonForScript(results));
    yield scriptElement(reportScript);
    yield dataElement(dataIds.details, jsonForScript(details));
    yield* filesHtml(files, new Map(sessions.map((session, index) => [session, index])));
    yield pageEnd;
}
async function* filesHtml(files, positions) {
    for await (const [session, data] of files.excerpts())
        yield dataElement(`${dataIds.session}${positions.get(session)}`, jsonForScript(data));
    for (const { element, file } of files.embedded) {
        yield `<script type="text/plain" id="${dataIds.media}${element}">`;
        yield* base64Of(file.chunks(file.bytes));
        yield '</script>\n';
    }
}
/** The bytes as base64 in chunks, so that memory does not grow with their number. */
async function* base64Of(chunks) {
    let pending = Buffer.alloc(0);
    for await (const chunk of chunks) {
        pending = Buffer.concat([pending, chunk]);
        // A multiple of three, so that no piece but the last ends in padding.
        const whole = pending.length - (pending.length % 3);
        yield pending.subarray(0, whole).toString('base64');
        pending = pending.subarray(whole);
    }
    yield pending.toString('base64');
}

;// CONCATENATED MODULE: ./build/javascript/run/report/write-html-report.js
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





/** @throws what the disk says where `file` cannot be written; files of sessions that cannot be read become notes in the page */
const writeHtmlReport = (run, { reportDir, file, ...options }) => (0,external_node_stream_promises_.pipeline)(htmlReport(run, { ...options, find: reportFilesIn(reportDir) }), (0,external_node_fs_.createWriteStream)(file));
const chunkBytes = 3 * 64 * 1_024;
/**
 * Finds regular files inside the report folder.
 *
 * @returns undefined for whatever is not there, is no plain file, or lies elsewhere: a link could show any file of the machine
 */
const reportFilesIn = (reportDir) => async (folder, name) => {
    try {
        const root = await (0,promises_.realpath)(reportDir);
        const absolute = external_node_path_default().resolve(root, folder, name);
        const status = await (0,promises_.lstat)(absolute);
        if (!status.isFile() || (await (0,promises_.realpath)(absolute)) !== absolute)
            return undefined;
        const inside = external_node_path_default().relative(root, absolute);
        if (inside === '' || inside.startsWith('..') || external_node_path_default().isAbsolute(inside))
            return undefined;
        return {
            shown: inside.split((external_node_path_default()).sep).join('/'),
            bytes: status.size,
            read: (start, length) => readPart(absolute, start, length),
            chunks: (length) => readChunks(absolute, length),
        };
    }
    catch {
        return undefined;
    }
};
const readPart = async (file, start, length) => {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const handle = __addDisposableResource(env_1, await (0,promises_.open)(file), true);
        const buffer = Buffer.alloc(length);
        const { bytesRead } = await handle.read(buffer, 0, length, start);
        return buffer.subarray(0, bytesRead);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
};
async function* readChunks(file, length) {
    if (length <= 0)
        return;
    yield* (0,external_node_fs_.createReadStream)(file, { end: length - 1, highWaterMark: chunkBytes });
}


/***/ })

};
;