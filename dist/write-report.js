const e=require("./rolldown-runtime.js"),t=require("./index.js"),n=require("./markdown.js"),r=require("./report.js"),i=require("./file-name.js");let a=require("node:path");a=e.r(a,1);let o=require("node:fs/promises"),s=require("node:crypto"),c=require("node:stream/promises"),l=require("node:events"),u=require("node:fs");const d={"&":`&amp;`,"<":`&lt;`,">":`&gt;`,'"':`&quot;`,"'":`&#39;`,"`":`&#96;`},withEntities=e=>e.replace(/[&<>"'`]/g,e=>d[e]??e),htmlText=e=>withEntities(t.n(e)),htmlAttribute=e=>withEntities(t.t(e)),jsonForScript=e=>JSON.stringify(e).replace(/[<>&\u2028\u2029]/g,e=>`\\u${e.charCodeAt(0).toString(16).padStart(4,`0`)}`),f='(function(){let e=(e,t={},...i)=>{let a=document.createElement(e);return n(a,t),r(a,i),a},t=(e,t={},...i)=>{let a=document.createElementNS(`http://www.w3.org/2000/svg`,e);return n(a,t),r(a,i),a},n=(e,t)=>{for(let[n,r]of Object.entries(t))r!==void 0&&r!==!1&&e.setAttribute(n,r===!0?``:String(r))},r=(e,t)=>{for(let n of t)n!==void 0&&e.append(n)},i=(t,n)=>e(`bdi`,{class:n},t),a=(t,n)=>/^(?:https?:\\/\\/|sessions\\/)/.test(n)?e(`a`,{href:n,target:`_blank`,rel:`noreferrer noopener`},t):e(`span`,{},t),o=e=>e.split(`/`).map(encodeURIComponent).join(`/`),s=t=>e(`span`,{class:`spoken`},t),c=1e3,l=60*c,u=e=>{if(Math.round(e)<c)return`${Math.round(e)} ms`;if(Math.round(e/100)<600)return`${(e/c).toFixed(1).replace(/\\.0$/,``)} s`;let t=Math.round(e/c)*c;if(t<36e5)return`${Math.floor(t/l)} m ${t%l/c} s`;let n=Math.round(e/l);return`${Math.floor(n/60)} h ${n%60} m`},d=e=>e<1e3?`${e} B`:e<1e5?`${(e/1e3).toFixed(1).replace(/\\.0$/,``)} kB`:`${(e/1e6).toFixed(1).replace(/\\.0$/,``)} MB`,f=e=>String(e).replace(/\\B(?=(?:\\d{3})+$)/g,` `),p=(e,t,n=`${t}s`)=>`${f(e)} ${e===1?t:n}`,m={error:{sign:`!`,word:`error`,style:`error`},failed:{sign:`✗`,word:`failed`,style:`failed`},"timed-out":{sign:`◷`,word:`timed out`,style:`timed-out`},pending:{sign:`…`,word:`never run`,style:`pending`},unknown:{sign:`?`,word:`unknown`,style:`unknown`},flaky:{sign:`↻`,word:`flaky`,style:`flaky`},passed:{sign:`✓`,word:`passed`,style:`passed`},skipped:{sign:`–`,word:`skipped`,style:`skipped`},"no result":{sign:`·`,word:`no result`,style:`none`}},h={passed:m.passed,failed:m.failed,"timed-out":m[`timed-out`],error:m.error,missing:{sign:`!`,word:`missing`,style:`error`},empty:{sign:`○`,word:`no tests`,style:`none`}},g=({shard:e,shards:t})=>t>1?`shard ${e+1} of ${t}`:``,_=({attempt:e})=>e>0?`attempt ${e+1}`:``,v=e=>e.slice(e.lastIndexOf(`.`)+1),y=e=>{let t=e.lastIndexOf(`-`);return t<=0?{name:e,version:``}:{name:e.slice(0,t),version:e.slice(t+1)}},b=/\\(([^()]{0,300})\\)\\s*$/,x=/^([\\w$-]+\\.(?:kt|kts|java|groovy|scala)):(\\d{1,7})$/,S=/^[\\w$<>/.-]+$/,C=[`android.`,`androidx.`,`com.android.`,`com.google.android.apps.common.testing.`,`com.google.common.truth.`,`com.kaspersky.`,`dalvik.`,`io.github.kakaocup.`,`io.mockk.`,`io.qameta.`,`java.`,`javax.`,`jdk.`,`junit.`,`kotlin.`,`kotlinx.`,`leakcanary.`,`libcore.`,`org.assertj.`,`org.hamcrest.`,`org.junit.`,`org.mockito.`,`org.robolectric.`,`sun.`],w=e=>{if(e.length>1e3)return;let t=b.exec(e);if(t===null)return;let n=e.slice(0,t.index).trim(),r=n.startsWith(`at `)?n.slice(3):n;if(r===n&&!S.test(r))return;let i=r.slice(r.lastIndexOf(`/`)+1),a=i.lastIndexOf(`.`);if(a<=0)return;let[,o,s]=x.exec(t[1]??``)??[],c=i.slice(0,a);return o===void 0?{className:c}:{className:c,file:o,line:Number(s)}},T=e=>C.some(t=>e.startsWith(t)),E=(t,n,r=e=>e)=>{let i=n.split(`\n`),a=e(`pre`,{tabindex:0,role:`group`,"aria-label":t}),o=e=>{a.replaceChildren(...i.slice(0,e).flatMap((e,t)=>t===0?[r(e)]:[`\n`,r(e)]))};if(i.length<=48)return o(i.length),a;o(40);let s=e(`button`,{type:`button`,class:`more`},`Show all ${f(i.length)} lines`);return s.addEventListener(`click`,()=>{o(i.length),s.remove(),a.focus()}),e(`div`,{class:`folded-text`},a,s)},D=t=>E(`Trace`,t,t=>{let n=w(t);return n===void 0?/^\\s*at /.test(t)?e(`span`,{class:`frame-of-framework`},t):t:T(n.className)?e(`span`,{class:`frame-of-framework`},t):e(`span`,{class:`frame-of-app`},t)}),O=(t,n)=>e(`pre`,{class:`log`,tabindex:0,role:`group`,"aria-label":t},n===``?`(empty)`:n),ee=({failures:t,tries:n,skipMessage:r,statusWord:i},a)=>[...i===void 0?[]:[e(`p`,{},`The service calls this result `,e(`q`,{},a(i)),`, a word that is not known.`)],...r===void 0?[]:[k(`Why it was skipped`,E(`Reason`,a(r)))],...t.map((e,n)=>k(t.length>1?`${ne(e)} ${n+1} of ${t.length}`:ne(e),...re(e,a))),...n.length===0?[]:[ie(n,a)]],te=({systemOut:e,systemErr:t},n)=>[...e===void 0?[]:[k(`Output`,O(`Output`,n(e)))],...t===void 0?[]:[k(`Error output`,O(`Error output`,n(t)))]],k=(t,...n)=>e(`section`,{class:`part`},e(`h3`,{},t),...n),ne=({kind:e})=>e===`error`?`Error`:`Failure`,re=(t,n)=>{let r=n(t.type),i=n(t.message),a=n(t.trace),o=i!==``&&a.includes(i.split(`\n`,1)[0]??``);return[...r===``||i.includes(r)||a.includes(r)?[]:[e(`p`,{class:`failure-type`},e(`bdi`,{},r))],...i===``||o&&!i.includes(`\n`)?[]:[E(`Message`,i)],...a===``?[]:[D(a)],...i===``&&a===``?[e(`p`,{class:`quiet`},`The report gives neither a message nor a trace.`)]:[]]},ie=(t,n)=>k(p(t.length,`earlier try`,`earlier tries`),...t.map((t,r)=>{let{sign:i,word:a,style:o}=m[t.outcome],s=t.durationMs===void 0?``:`, ${u(t.durationMs)}`;return e(`details`,{class:`try`},e(`summary`,{},`Try ${r+1}: `,e(`span`,{class:`chip is-${o}`},e(`span`,{"aria-hidden":`true`},i),` ${a}`),s),...t.failures.flatMap(e=>re(e,n)),t.failures.length===0?e(`p`,{class:`quiet`},`Nothing is known of it.`):void 0)})),ae=()=>{let e=[];return{of:t=>{let n=URL.createObjectURL(t);return e.push(n),n},release:()=>{for(let t of e.splice(0))URL.revokeObjectURL(t)}}},oe=({media:t,test:n,videoStartS:r,data:i,addresses:a})=>{let o=t.filter(({kind:e})=>e===`screenshot`),s=n===void 0?[]:o.filter(e=>e.test===n),c=n===void 0?o:s.length>0?s:o.filter(e=>e.test===void 0),l=t.filter(({kind:e})=>e===`video`);return[...c.length===0?[]:[k(s.length>0?`Screenshots`:`Screenshots of the session`,e(`div`,{class:`shots`},...c.map(e=>se(e,i,a))))],...l.length===0?[]:[k(`Video of the session`,...l.map(e=>ce(e,r,i,a)))]]},se=(t,n,r)=>{let i=le(t,n);if(i===void 0)return ue(t);let a=e(`img`,{src:r.of(i),alt:`Screenshot ${t.name}`,loading:`lazy`}),o=e(`button`,{type:`button`,"aria-expanded":`false`,title:`Show larger or smaller`},a),s=e(`figure`,{class:`shot`},o,e(`figcaption`,{},e(`bdi`,{},t.name)));return o.addEventListener(`click`,()=>{o.setAttribute(`aria-expanded`,String(s.classList.toggle(`large`)))}),s},ce=(t,n,r,i)=>{let a=le(t,r);if(a===void 0)return ue(t);let o=e(`video`,{src:i.of(a),controls:!0,preload:`metadata`,"aria-label":`Video of the session`});return o.muted=!0,n!==void 0&&o.addEventListener(`loadedmetadata`,()=>{o.currentTime=n}),o},le=({element:e,type:t},n)=>e===void 0||t===void 0?void 0:n.media(e,t),ue=({path:t,bytes:n})=>e(`p`,{class:`elsewhere`},a(t,o(t)),e(`span`,{class:`quiet`},` ${d(n)}, too large for this page: it is in the report folder and in its artifact.`)),A=[`no result`,`skipped`,`passed`,`flaky`,`unknown`,`pending`,`timed-out`,`failed`,`error`],j=e=>A.indexOf(e),de=e=>j(e)>j(`flaky`),fe=e=>{let t=e.filter(e=>e!==null);return t.reduce((e,t)=>({min:Math.min(e.min,t),max:Math.max(e.max,t)}),{min:t[0]??0,max:t[0]??0})},pe=e=>{if(!(e>0))return 1;let t=10**Math.floor(Math.log10(e));return([1,2,4,5,8,10].find(n=>n*t>=e)??10)*t},me=(e,t)=>{let n=``,r=!1;for(let[i,a]of t.entries())a===null?r=!1:(n+=`${r?`L`:`M`}${(e[i]??0).toFixed(1)} ${a.toFixed(1)}`,r=!0);return n},M={left:56,right:8,top:8,bottom:20},he=[{chart:`cpu`,title:`CPU`,unit:`%`},{chart:`memory`,title:`Memory`,unit:`MB`}],ge=t=>{let n=he.flatMap(({chart:e,title:n,unit:r})=>{let i=t.series.filter(t=>t.chart===e);return i.length===0?[]:[_e(n,r,t.seconds,i)]}),r=t.samples>t.seconds.length?`, every ${Math.ceil(t.samples/t.seconds.length)}th sample`:``;return k(`CPU and memory`,...n,e(`p`,{class:`quiet`},`Of the whole session${r}. From `,a(t.path,o(t.path)),`.`))},_e=(n,r,i,a)=>{let o=Math.max(1,i.at(-1)??1),s=pe(Math.max(...a.map(({values:e})=>fe(e).max))),c=e=>M.left+e/o*(640-M.left-M.right),l=e=>132-M.bottom-e/s*(132-M.top-M.bottom),d=[0,s/2,s].flatMap(e=>[t(`line`,{class:`grid`,x1:M.left,x2:640-M.right,y1:l(e),y2:l(e)}),t(`text`,{class:`tick`,x:M.left-6,y:l(e)+4,"text-anchor":`end`},`${e}`)]),f=[0,o/2,o].map((e,n)=>t(`text`,{class:`tick`,x:c(e),y:128,"text-anchor":[`start`,`middle`,`end`][n]??`middle`},e===0?`0`:u(e*1e3))),p=a.map(({values:e},n)=>t(`path`,{class:`curve curve-${n}`,d:me(i.map(c),e.map(e=>e===null?null:l(e)))})),m=a.map(e=>`${e.title} ${N(e.values,r)}`);return e(`figure`,{class:`chart`},e(`figcaption`,{},e(`b`,{},`${n}, ${r}`),...a.map((t,n)=>e(`span`,{class:`legend legend-${n}`},`${t.title}: ${N(t.values,r)}`))),t(`svg`,{viewBox:`0 0 640 132`,role:`img`,"aria-label":`${n}: ${m.join(`; `)}`},...d,...f,...p))},N=(e,t)=>{let{min:n,max:r}=fe(e);return`${ve(n)} to ${ve(r)} ${t}`},ve=e=>Math.abs(e)<100?e:Math.round(e),ye=(t,n)=>{let r=t.requests.filter(e=>e.test===n),i=r.length>0?r:t.requests,s=i.slice(0,150),c=i.length-s.length+(r.length>0?0:t.left),l=r.length>0?`of this test`:`of the session`,u=e(`p`,{class:`quiet`},c>0?`${f(c)} more are in `:`From `,a(t.path,o(t.path)),`.`);return s.length===0?k(`Network`,e(`p`,{class:`quiet`},`No requests were recorded.`),u):k(`Network`,e(`p`,{class:`quiet phases`},`${p(i.length,`request`)} ${l}`,...Se()),Ce(s),u)},be=[`connect`,`wait`,`receive`],xe={connect:`connecting`,wait:`waiting`,receive:`receiving`},Se=()=>be.map(t=>e(`span`,{},e(`span`,{class:`swatch phase-${t}`}),xe[t])),Ce=t=>{let n=t.reduce((e,t)=>Math.min(e,t.startMs),1/0),r=t.reduce((e,t)=>Math.max(e,t.startMs+P(t)),n+1),i=[`Request`,`Status`,`Size`,`Took`].map((t,n)=>e(`th`,{scope:`col`,class:n>0?`number`:void 0},t));return e(`table`,{class:`network`},e(`thead`,{},e(`tr`,{},...i,e(`th`,{scope:`col`,class:`time`},`Waterfall`))),e(`tbody`,{},...t.map(e=>we(e,n,r))))},we=(t,n,r)=>{let{host:i,rest:a}=Ee(t.url),o=t.status===0||t.status>=400;return e(`tr`,{},e(`th`,{scope:`row`,title:t.url},e(`b`,{},t.method),` `,e(`bdi`,{},a),e(`bdi`,{class:`host`},i)),e(`td`,{class:`number${o?` is-failed`:``}`},t.status===0?`✗ none`:`${o?`✗ `:``}${t.status}`),e(`td`,{class:`number`},t.bytes<0?`–`:d(t.bytes)),e(`td`,{class:`number`},u(P(t))),e(`td`,{class:`time`},Te(t,n,r)))},P=({connectMs:e,waitMs:t,receiveMs:n})=>e+t+n,Te=(t,n,r)=>{let{connectMs:i,waitMs:a,receiveMs:o}=t,s=`after ${u(t.startMs-n)}: connecting ${u(i)}, waiting ${u(a)}, receiving ${u(o)}`,c=e(`span`,{class:`bar`,role:`img`,"aria-label":s,title:s}),l=t.startMs-n;for(let[t,s]of[[`connect`,i],[`wait`,a],[`receive`,o]]){let i=e(`span`,{class:`phase-${t}`});i.style.left=`${l/(r-n)*100}%`,i.style.width=`${s/(r-n)*100}%`,l+=s,c.append(i)}return c},Ee=e=>{let[t=``,n]=/^[a-z]+:\\/\\/([^/?#]*)/i.exec(e)??[];return n===void 0?{host:``,rest:e}:{host:n,rest:e.slice(t.length)||`/`}},De=({session:t,test:n,videoStartS:r},i,a)=>{if(i.results.sessions[t]?.hasFiles!==!0)return[];let o=i.files(t);return o===void 0?[]:[...oe({media:o.media,test:n,videoStartS:r,data:i,addresses:a}),...o.logs.map(e=>Oe(e,n)),...o.network===void 0?[]:[ye(o.network,n)],...o.profiling===void 0?[]:[ge(o.profiling)],...o.notes.length===0?[]:[k(`Not shown`,e(`ul`,{class:`quiet`},...o.notes.map(t=>e(`li`,{},t))))]]},Oe=({title:t,path:n,bytes:r,excerpts:i},s)=>{let c=i.filter(e=>e.test===s),l=s===void 0?i:c.length>0?c:i.filter(e=>e.test===void 0);return k(t,...l.flatMap(n=>[...n.test===void 0||n.test===s?[]:[e(`p`,{class:`excerpt-title`},e(`bdi`,{},n.test))],...ke(n),O(t,n.text)]),e(`p`,{class:`quiet`},`From `,a(n,o(n)),`, ${d(r)}.`))},ke=({cutBytes:t,test:n})=>t===0?[]:[e(`p`,{class:`quiet`},`The end of ${n===void 0?`the file`:`this test\'s part`}; ${d(t)} come before.`)],F=(...t)=>e(`dl`,{class:`facts`},...t),I=(t,n)=>e(`div`,{},e(`dt`,{},t),e(`dd`,{},n)),Ae={failures:[],tries:[]},je=(e,{report:t,data:n,addresses:r,open:i})=>{let a=t.results.row[e]??-1,o=t.sessionOf(e),s=n.detail(e),c=s?.detail??Ae,l=e=>e===void 0?``:s?.texts[e]??``,u=t.testName(a);return{look:m[t.outcomeOf(e)],title:t.methodName(a),subtitle:t.className(a),children:[Me(e,o,c,l,t,i),Ne(c,o,l,n),...ee(c,l),...Pe(e,a,t,i),...te(c,l),...De({session:o,test:u,...c.videoStartS===void 0?{}:{videoStartS:c.videoStartS}},n,r),...Ie(c,l)]}},Me=(t,n,r,a,o,s)=>{let c=o.data.sessions[n],l=o.results.durationMs[t]??-1,d=e(`button`,{type:`button`,class:`link`},i(o.data.devices[o.deviceOf(t)]??``));d.addEventListener(`click`,()=>s({kind:`session`,number:n}));let f=c===void 0?[]:[g(c),_(c)].filter(e=>e!==``);return F(I(`Device`,d),f.length===0?void 0:I(`Session`,f.join(`, `)),I(`Took`,l<0?`–`:u(l)),r.place===void 0?void 0:I(`At`,i(a(r.place))))},Ne=(t,n,r,i)=>{let o=i.results.sessions[n],s=(t.links??[]).map(([e,t])=>a(e,r(t)));return o?.dashboard!==void 0&&s.unshift(a(`Session at the service`,o.dashboard)),o?.video!==void 0&&!(t.links??[]).some(([e])=>e===`Video`)&&s.push(a(`Video`,o.video)),s.length===0?void 0:e(`p`,{class:`links`},...s)},Pe=(t,n,r,i)=>{let{byRow:a,rowStart:o,outcome:s}=r.results,c=Array.from(a.slice(o[n]??0,o[n+1]??0));if(c.length<2)return[];let l=c.toSorted((e,t)=>(s[t]??0)-(s[e]??0)),u=c.filter(e=>(s[e]??0)>j(`flaky`)).length,d=e(`ul`,{class:`others`},...l.slice(0,120).map(n=>e(`li`,{},Fe(n,n===t,r,i)))),p=l.length-120;return[k(`On all devices: ${f(u)} of ${f(c.length)} went wrong`,d,p>0?e(`p`,{class:`quiet`},`and ${f(p)} more`):void 0)]},Fe=(t,n,r,a)=>{let{sign:o,word:s,style:c}=m[r.outcomeOf(t)],l=e(`button`,{type:`button`,class:`other`,"aria-current":n?`true`:void 0},e(`span`,{class:`sign is-${c}`,role:`img`,"aria-label":s},o),` `,i(r.data.devices[r.deviceOf(t)]??``));return l.addEventListener(`click`,()=>a({kind:`result`,number:t})),l},Ie=({properties:t=[],attachments:n=[]},r)=>[...t.length===0?[]:[k(`Properties`,F(...t.map(([e,t])=>I(r(e),i(r(t))))))],...n.length===0?[]:[k(`Attachments named by the report`,e(`ul`,{},...n.map(t=>e(`li`,{},i(r(t))))))]],Le=(t,{report:n,data:r,addresses:a,open:o})=>{let s=n.data.sessions[t];if(s===void 0)return;let c=[g(s),_(s)].filter(e=>e!==``);return{look:h[s.kind],title:n.data.devices[s.device]??``,subtitle:c.join(`, `),children:[e(`p`,{class:`session-reason`},i(s.reason),`.`),Re(s),ze(s),...Ve(t,n,o),Be(s),...De({session:t},r,a)]}},Re=e=>F(I(`Tests`,e.bad>0?`${f(e.tests)}, ${f(e.bad)} of them bad`:f(e.tests)),e.startMs===void 0?void 0:I(`Started`,`${u(Math.max(0,e.startMs))} into the run`),e.durationMs===void 0?void 0:I(`Took`,u(e.durationMs)),e.queuedMs===void 0?void 0:I(`Waited`,u(e.queuedMs)),e.id===void 0?void 0:I(`Session id`,i(e.id)),I(`Folder`,i(e.folder))),ze=({id:t,dashboard:n,video:r})=>{let i=[...n===void 0?[]:[a(t===void 0?`Build at the service`:`Session at the service`,n)],...r===void 0?[]:[a(`Video`,r)]];return i.length===0?void 0:e(`p`,{class:`links`},...i)},Be=({evidence:t})=>k(`What each source says`,e(`table`,{class:`evidence`},e(`tbody`,{},...t.map(([t,n])=>e(`tr`,{},e(`th`,{scope:`row`},t),e(`td`,{},i(n))))))),Ve=(t,n,r)=>{let i=n.data.troubles.results.filter(e=>n.sessionOf(e)===t).toSorted((e,t)=>(n.results.outcome[t]??0)-(n.results.outcome[e]??0)||e-t);if(i.length===0)return[];let a=i.filter(e=>(n.results.outcome[e]??0)>j(`flaky`)).length,o=i.length-100;return[k(a===i.length?`Tests that went wrong: ${f(a)}`:`Tests that went wrong: ${f(a)}, flaky: ${f(i.length-a)}`,e(`ul`,{class:`session-tests`},...i.slice(0,100).map(t=>e(`li`,{},He(t,n,r)))),o>0?e(`p`,{class:`quiet`},`and ${f(o)} more`):void 0)]},He=(t,n,r)=>{let a=n.results.row[t]??-1,{sign:o,word:s,style:c}=m[n.outcomeOf(t)],l=e(`button`,{type:`button`,class:`session-test`},e(`span`,{class:`sign is-${c}`,role:`img`,"aria-label":s},o),e(`span`,{},i(n.methodName(a)),e(`bdi`,{class:`session-test-headline`},n.headlineOf(t))));return l.addEventListener(`click`,()=>r({kind:`result`,number:t})),l},Ue=(e,t,n,r)=>{let i=ae(),a={report:t,data:n,addresses:i,open:e=>r.open(e)},o=matchMedia(`(max-width: 1099px)`),s=document.getElementById(`page`),c=()=>{s!==null&&(s.inert=o.matches&&!e.hidden)};return o.addEventListener(`change`,c),{show:t=>{i.release();let n=t===void 0?void 0:We(t,a);e.replaceChildren(...n===void 0?[]:Ge(n,r)),e.hidden=n===void 0,e.scrollTop=0,document.body.classList.toggle(`with-panel`,n!==void 0),c();for(let t of e.querySelectorAll(`pre.log`))t.scrollTop=t.scrollHeight},focus:()=>e.querySelector(`h2`)?.focus()}},We=({kind:e,number:t},n)=>e===`session`?Le(t,n):t<n.report.results.count?je(t,n):void 0,Ge=({look:t,title:n,subtitle:r,children:a},o)=>{let s=(t,n,r)=>{let i=e(`button`,{type:`button`,"aria-label":n},t);return i.addEventListener(`click`,r),i};return[e(`div`,{class:`panel-bar`},e(`span`,{class:`chip is-${t.style}`},e(`span`,{"aria-hidden":`true`},t.sign),` ${t.word}`),e(`span`,{class:`panel-buttons`},s(`‹`,`Previous failure`,()=>o.step(-1)),s(`›`,`Next failure`,()=>o.step(1)),s(`Close`,`Close`,()=>o.close()))),e(`h2`,{tabindex:-1},i(n)),...r===``?[]:[e(`p`,{class:`panel-subtitle`},i(r))],e(`div`,{class:`panel-body`},...a)]},L={results:`data-results`,details:`data-details`,session:`data-session-`,media:`data-media-`},R=e=>{let t=document.getElementById(e)?.textContent;return t?JSON.parse(t):void 0},Ke=()=>{let e=R(L.results);if(e===void 0)return;let t;return{results:e,detail:e=>{t??=R(L.details);let n=t?.results[String(e)];return t===void 0||n===void 0?void 0:{detail:n,texts:t.texts}},files:e=>R(`${L.session}${e}`),media:(e,t)=>{let n=document.getElementById(`${L.media}${e}`)?.textContent;return n?new Blob([qe(n)],{type:t}):void 0}}},qe=e=>{let t=atob(e),n=new Uint8Array(t.length);for(let e=0;e<t.length;e++)n[e]=t.charCodeAt(e);return n},Je={text:``,device:void 0,shard:void 0,outcomes:/* @__PURE__ */ new Set},Ye=e=>{let t=Ze(e);return{apply:n=>{let{results:r,data:i}=e,a=new Int32Array(e.rows),o=new Int32Array(i.slots.length),s=t.matcher(n.text),c=i.slots.map(e=>z(n,e.device,e.shard)),l=A.map(e=>n.outcomes.size===0||n.outcomes.has(e)),u=0;for(let e=0;e<r.count;e++){let t=r.slot[e]??0,n=r.row[e]??0;c[t]===!0&&l[r.outcome[e]??0]===!0&&s(n)&&(a[n]=(a[n]??0)+1,o[t]=(o[t]??0)+1,u+=1)}let d=a.reduce((e,t)=>e+ +(t>0),0);return{perRow:a,perSlot:o,results:u,rows:d,rowMatches:s}},prepare:()=>t.prepare()}},z=(e,t,n)=>(e.device===void 0||e.device===t)&&(e.shard===void 0||e.shard===n),Xe=e=>e.toLowerCase().split(/\\s+/).filter(e=>e!==``),Ze=e=>{let t,n=()=>(t??=Qe(e),t);return{matcher:t=>{let r=Xe(t);if(r.length===0)return()=>!0;let i=new Uint8Array(e.rows);for(let[e,t]of n().entries())r.every(e=>t.includes(e))&&(i[e]=1);return e=>i[e]===1},prepare:()=>{n()}}},Qe=e=>{let t=/* @__PURE__ */ new Map;for(let n of e.data.troubles.results){let r=e.results.row[n]??-1;t.set(r,(t.get(r)??/* @__PURE__ */ new Set).add(e.headlineOf(n)))}return Array.from({length:e.rows},(n,r)=>[e.testName(r),...t.get(r)??[]].join(`\n`).toLowerCase())},$e=[`worst`,`name`,`slowest`],B=e=>$e.some(t=>t===e),et=e=>{let t=/* @__PURE__ */ new Map,n=r=>{let i=t.get(r);if(i!==void 0)return i;let a=r===`name`?tt(e):nt(n(`name`),ot[r](e));return t.set(r,a),a};return{order:(e,{perRow:t,rows:r})=>{let i=new Int32Array(r),a=0;for(let r of n(e))(t[r]??0)>0&&(i[a++]=r);return i},prepare:e=>{n(e)}}},tt=e=>{let t=Array.from({length:e.rows},(t,n)=>`${e.className(n)}\\n${e.methodName(n)}`);return Int32Array.from(t,(e,t)=>t).sort((e,n)=>at(t[e]??``,t[n]??``)||e-n)},nt=(e,t)=>e.toSorted((e,n)=>(t[n]??0)-(t[e]??0)),rt=({rowFacts:e})=>e.map(({slowestMs:e})=>e),it=({rowFacts:e,results:t})=>e.map(({bad:e,flaky:n})=>e*(t.count+1)+n),at=(e,t)=>e<t?-1:+(e>t),ot={worst:it,slowest:rt},st={worst:`Most failures first`,name:`By name`,slowest:`Slowest first`},ct=(t,n)=>{let{devices:r,slots:i}=t.data,a=i.reduce((e,t)=>Math.max(e,t.shards),1),o=e(`input`,{type:`search`,id:`search`,placeholder:`Search tests and messages`,autocomplete:`off`,spellcheck:`false`,"aria-keyshortcuts":`/`}),s=V(`Device`,[[``,`All devices`],...r.map((e,t)=>[String(t),e])]),c=V(`Shard`,[[``,`All shards`],...Array.from({length:a},(e,t)=>[String(t),`Shard ${t+1}`])]),l=V(`Order`,Object.entries(st)),u=A.filter(e=>(t.results.perOutcome[j(e)]??0)>0).toReversed().map(e=>dt(e,t.results.perOutcome[j(e)]??0)),d=e(`button`,{type:`button`,class:`clear`},`Clear`),f=e(`p`,{role:`status`,class:`filter-count`});s.node.hidden=r.length<2,c.node.hidden=a<2;let p=e(`form`,{class:`filter`,role:`search`,"aria-label":`Results`},e(`div`,{class:`filter-fields`},e(`div`,{class:`field search`},e(`label`,{for:`search`},`Search`),o),s.node,c.node,l.node),e(`div`,{class:`filter-line`},e(`fieldset`,{class:`statuses`},e(`legend`,{class:`spoken`},`Status`),...u.map(e=>e.node)),d,f)),m=()=>({text:o.value,device:s.select.value===``?void 0:Number(s.select.value),shard:c.select.value===``?void 0:Number(c.select.value),outcomes:new Set(u.filter(({box:e})=>e.checked).map(({outcome:e})=>e))}),h=(e,t)=>{o.value=e.text,s.select.value=e.device===void 0?``:String(e.device),c.select.value=e.shard===void 0?``:String(e.shard),l.select.value=t;for(let{box:t,outcome:n}of u)t.checked=e.outcomes.has(n);d.hidden=lt(e)},g=()=>{let e=m();d.hidden=lt(e);let t=l.select.value;n(e,B(t)?t:`worst`)};return p.addEventListener(`input`,g),p.addEventListener(`submit`,e=>e.preventDefault()),d.addEventListener(`click`,()=>{let e=l.select.value;h(Je,B(e)?e:`worst`),g(),o.focus()}),o.addEventListener(`keydown`,e=>{e.key===`Escape`&&o.value!==``&&(e.stopPropagation(),e.preventDefault(),o.value=``,g())}),{node:p,set:h,announce:e=>{f.textContent=ut(e,t)},focusSearch:()=>{o.focus(),o.select()}}},lt=({text:e,device:t,shard:n,outcomes:r})=>e===``&&t===void 0&&n===void 0&&r.size===0,ut=({results:e,rows:t},n)=>e===n.results.count?`${p(e,`result`)} of ${p(t,`test`)}`:`${f(e)} of ${p(n.results.count,`result`)}, in ${p(t,`test`)}`,V=(t,n)=>{let r=`choice-${t.toLowerCase()}`,i=e(`select`,{id:r},...n.map(([t,n])=>e(`option`,{value:t},n)));return{node:e(`div`,{class:`field`},e(`label`,{for:r},t),i),select:i}},dt=(t,n)=>{let{sign:r,word:i,style:a}=m[t],o=e(`input`,{type:`checkbox`,value:t}),s=e(`span`,{class:`sign is-${a}`,"aria-hidden":`true`},r);return{node:e(`label`,{class:`status`},o,s,` ${i} `,e(`b`,{},f(n))),box:o,outcome:t}},ft={style:``,label:``,text:``},H=e=>{let t=document.createElement(`td`);return t.setAttribute(`aria-colindex`,String(e+2)),{node:t,look:ft}},U=(e,t)=>{let n=e.look;n.style!==t.style&&(e.node.className=`cell is-${t.style}`),n.label!==t.label&&e.node.setAttribute(`aria-label`,t.label),n.text!==t.text&&(e.node.textContent=t.text),e.look=t},pt=(e,t)=>{let{sign:n,word:r,style:i}=m[e?.outcome??`no result`];if(e===void 0)return{style:i,label:r,text:n};if(e.selection.kind===`session`)return{style:i,label:`no result, session ${r}`,text:t?`${n} no result`:n};if(!t)return{style:i,label:r,text:n};if(e.durationMs<0)return{style:i,label:r,text:`${n} ${r}`};let a=u(e.durationMs);return{style:i,label:`${r}, ${a}`,text:`${n} ${a}`}},mt=(e,t)=>{let n=e?.outcome??`no result`,{sign:r,word:i,style:a}=m[n],o=n===`no result`?`no tests`:i;return{style:a,label:`session ${o}`,text:t?`${r} ${o}`:r}},ht=({slots:e,rows:t})=>{let n=e.reduce((e,t)=>e+t.outcomes.length,0),r=new Int32Array(n),i=new Int32Array(n),a=new Uint8Array(n),o=new Float64Array(n).fill(-1),s=A.map(()=>0),c=0;for(let[t,n]of e.entries()){let e=c;for(let e=0;e<n.rows.length;e+=2){let t=n.rows[e]??0,i=n.rows[e+1]??0;for(let e=0;e<i;e++)r[c++]=t+e}for(let r=0;r<n.outcomes.length;r++){let c=n.outcomes.charCodeAt(r)-gt;i[e+r]=t,a[e+r]=c,o[e+r]=n.durationsMs?.[r]??-1,s[c]=(s[c]??0)+1}}return{count:n,row:r,slot:i,outcome:a,durationMs:o,..._t(r,t.names.length),perOutcome:s}},gt=48,_t=(e,t)=>{let n=new Int32Array(t+1);for(let t of e)n[t+1]=(n[t+1]??0)+1;for(let e=0;e<t;e++)n[e+1]=(n[e+1]??0)+(n[e]??0);let r=n.slice(0,t),i=new Int32Array(e.length);for(let[t,n]of e.entries()){let e=r[n]??0;i[e]=t,r[n]=e+1}return{byRow:i,rowStart:n}},vt=e=>{let t=ht(e),n=new Map(e.troubles.results.map((e,t)=>[e,t])),r=new Map(e.rows.repeats),i=t=>e.classes[e.rows.classes[t]??-1]??``,a=t=>e.rows.names[t]??``,o=n=>e.slots[t.slot[n]??-1];return{data:e,results:t,rows:e.rows.names.length,rowFacts:yt(t,e.rows.names.length),lostSlots:bt(e),className:i,methodName:e=>{let t=r.get(e),n=a(e)||`(no name)`;return t===void 0?n:`${n} (${t+1})`},testName:e=>i(e)===``?a(e):`${i(e)}#${a(e)}`,outcomeOf:e=>A[t.outcome[e]??0]??`no result`,deviceOf:e=>o(e)?.device??-1,sessionOf:e=>o(e)?.session??-1,headlineOf:t=>{let r=n.get(t);return r===void 0?``:e.troubles.texts[e.troubles.headlines[r]??-1]??``},causeOf:t=>{let r=n.get(t);return r===void 0?void 0:e.troubles.causes[r]}}},W=j(`flaky`),yt=({byRow:e,rowStart:t,outcome:n,durationMs:r},i)=>Array.from({length:i},(i,a)=>{let o={bad:0,flaky:0,worst:0,slowestMs:-1};for(let i=t[a]??0;i<(t[a+1]??0);i++){let t=e[i]??0,a=n[t]??0;a>W&&(o.bad+=1),a===W&&(o.flaky+=1),o.worst=Math.max(o.worst,a),o.slowestMs=Math.max(o.slowestMs,r[t]??-1)}return o}),G=({shard:e,shards:t})=>`${e}/${t}`,bt=({slots:e,sessions:t})=>e.flatMap(e=>{let n=t[e.session];if(n===void 0||!xt(n))return[];let{device:r,shard:i}=e;return[{device:r,shard:i,key:G(e),session:e.session,outcome:K(n)}]}),K=({kind:e})=>e===`missing`?`error`:e===`empty`?`no result`:e,xt=e=>de(K(e))&&e.kind!==`failed`,St=(e,t,n)=>{let{byRow:r,rowStart:i,outcome:a,durationMs:o,slot:s}=e.results,c=/* @__PURE__ */ new Map,l=/* @__PURE__ */ new Set;for(let u=i[t]??0;u<(i[t+1]??0);u++){let t=r[u]??0,i=e.data.slots[s[t]??-1];if(i===void 0||(l.add(G(i)),!z(n,i.device,i.shard)))continue;let d=a[t]??0,f=c.get(i.device);if(f!==void 0&&j(f.outcome)>=d)continue;let p={kind:`result`,number:t};c.set(i.device,{outcome:A[d]??`no result`,selection:p,durationMs:o[t]??-1})}return Ct(e,n,l,c),c},Ct=(e,t,n,r)=>{for(let{device:i,shard:a,key:o,session:s,outcome:c}of e.lostSlots)n.has(o)&&!r.has(i)&&z(t,i,a)&&r.set(i,{outcome:c,selection:{kind:`session`,number:s},durationMs:-1})},wt=e=>{let t;for(let n of e.values())(t===void 0||j(n.outcome)>j(t.outcome))&&(t=n);return t},Tt=(e,t)=>{let n=/* @__PURE__ */ new Map;for(let{device:r,shard:i,session:a}of e.data.slots){let o=e.data.sessions[a];if(o===void 0||!z(t,r,i))continue;let s=K(o),c=n.get(r);(c===void 0||j(s)>j(c.outcome))&&n.set(r,{outcome:s,session:a})}return n},Et=({report:t,columns:n,span:r,measures:i,sessions:a})=>{let o=e(`tr`,{class:`devices`,"aria-rowindex":1},e(`th`,{scope:`col`,"aria-colindex":1},`Test`),...q(r.from,i)),s=e(`tr`,{class:`sessions-row`,"aria-rowindex":2,"data-line":-1},e(`th`,{scope:`row`,"aria-colindex":1},`Whole session`),...q(r.from,i));for(let e=r.from;e<r.to;e++){let r=n[e]??-1;o.append(Dt(t.data.devices[r]??``,e));let c=H(e);U(c,mt(a.get(r),i.wide)),s.append(c.node)}return o.append(...q(n.length-r.to,i)),s.append(...q(n.length-r.to,i)),[o,s]},q=(t,{columnWidth:n})=>{if(t<=0)return[];let r=e(`td`,{"aria-hidden":`true`,class:`spacer`});return r.style.width=`${t*n}px`,[r]},Dt=(t,n)=>{let{name:r,version:i}=y(t);return e(`th`,{scope:`col`,class:`device`,"aria-colindex":n+2,title:t},e(`span`,{class:`device-name`},e(`bdi`,{},r),` `,e(`bdi`,{class:`version`},i)))},Ot=({key:e,ctrlKey:t,metaKey:n},{line:r,column:i},{lines:a,columns:o,page:s})=>{let c=t||n,l=(e,t)=>({line:Math.max(-1,Math.min(a-1,e)),column:Math.max(-1,Math.min(o-1,t))});switch(e){case`ArrowUp`:return l(c?0:r-1,i);case`ArrowDown`:return l(c?a:r+1,i);case`ArrowLeft`:return l(r,c?-1:i-1);case`ArrowRight`:return l(r,c?o:i+1);case`PageUp`:return l(Math.max(0,r-s),i);case`PageDown`:return l(r+s,i);case`Home`:return l(c?0:r,-1);case`End`:return l(c?a:r,o);default:return}},J={least:96,most:176},kt=(e,t,n)=>{let r=e<=8&&t-e*J.least>=230,i=Math.min(J.most,Math.max(J.least,Math.floor((t-480)/Math.max(1,e)))),a=r?i:30,o=t-e*a,s=Math.max(120,Math.round(t/3));return{wide:r,columnWidth:a,headHeight:Math.min(200,Math.max(64,n*7+24)),nameWidth:o>=150?o:Math.min(420,s)}},At=(t,n,r,i)=>{let a=e(`th`,{scope:`row`,class:`name`,"aria-colindex":1}),o=[];for(let e=r.from;e<r.to;e++)o.push(H(e));let s=e(`tr`,{},a,...q(r.from,i),...o.map(e=>e.node),...q(n.length-r.to,i)),c=-1;return{node:s,show:(e,l,u)=>{s.dataset.line=String(e),s.setAttribute(`aria-rowindex`,String(e+2+1)),l!==c&&(a.title=t.testName(l),a.replaceChildren(jt(t,l))),c=l;for(let[e,t]of o.entries())U(t,pt(u.get(n[r.from+e]??-1),i.wide))}}},jt=(t,n)=>e(`span`,{class:`name-line`},e(`bdi`,{class:`method`},t.methodName(n)),e(`bdi`,{class:`class`},v(t.className(n))),Mt(t.rowFacts[n])),Mt=t=>{if(t===void 0||t.bad+t.flaky===0)return;let{sign:n,word:r,style:i}=m[t.bad>0?`failed`:`flaky`];return e(`span`,{class:`tally is-${i}`},`${f(t.bad>0?t.bad:t.flaky)} `,e(`span`,{"aria-hidden":`true`},n),s(r))},Nt=e=>{let t=[],n=``;return({report:r,filter:i,rows:a,columns:o,lines:s,span:c,measures:l},u)=>{u!==n&&(t.length=0),n=u;let d=[];for(let e=s.from;e<s.to;e++){let n=t[e-s.from]??At(r,o,c,l);t[e-s.from]=n;let u=a[e]??-1;n.show(e,u,St(r,u,i)),d.push(n.node)}let f=Ft(s.from,o.length),p=Ft(a.length-s.to,o.length);Pt(e,[...f,...d,...p])}},Pt=(e,t)=>{let n=new Set(t),r=Array.from(e.children).filter(e=>!n.has(e));for(let e of r)e.remove();for(let[n,r]of t.entries())e.children[n]!==r&&e.insertBefore(r,e.children[n]??null)},Ft=(t,n)=>{if(t<=0)return[];let r=e(`td`,{colspan:n+1,class:`spacer`});return r.style.height=`${t*28}px`,[e(`tr`,{"aria-hidden":`true`},r)]},It=(e,t,n,r,i)=>{let a=Math.min(r,Math.max(0,Math.floor(e/n)-i));return{from:a,to:Math.min(r,Math.max(a,Math.ceil((e+t)/n)+i))}},Lt=(e,t,n,r)=>{let i=e*r;return i<t?i:i+r>t+n?i+r-n:t},Y=`active-cell`,Rt=(t,n)=>{let r=e(`table`,{role:`grid`,tabindex:0,"aria-label":`Tests by device`,"aria-describedby":`matrix-figures`}),i=e(`thead`),a=e(`tbody`);r.append(i,a);let o=Nt(a),s=e(`p`,{class:`nothing`},`Nothing matches the filter.`),c=e(`div`,{class:`matrix-scroll`},r),l=e(`p`,{class:`quiet`,id:`matrix-figures`}),u=e(`div`,{class:`matrix`},c,s),d=t.data.devices.reduce((e,t)=>Math.max(e,t.length),0),f=/* @__PURE__ */ new Int32Array,m=[],h,g=kt(0,0,0),_={line:0,column:-1},v=``,y=``,b=!1,x={width:0,height:0},S=()=>b?{lines:{from:0,to:Math.min(f.length,400)},span:{from:0,to:Math.min(m.length,24)}}:{lines:It(c.scrollTop,x.height,28,f.length,3),span:It(c.scrollLeft,x.width-g.nameWidth,g.columnWidth,m.length,3)},C=e=>{if(h===void 0)return;let{lines:n,span:r}=S(),a=`${n.from} ${n.to} ${r.from} ${r.to}`;if(!e&&a===v)return;let s=`${r.from} ${r.to} ${m.join()} ${h.shard} ${g.columnWidth}`,c={report:t,filter:h,rows:f,columns:m,lines:n,span:r,measures:g};o(c,s),s!==y&&i.replaceChildren(...Et({...c,sessions:Tt(t,h)})),v=a,y=s,T()},w=()=>{g=kt(m.length,c.clientWidth,d),u.dataset.mode=g.wide?`wide`:`narrow`;let e=Math.min(860,window.innerHeight*.72);x={width:c.clientWidth,height:e},u.style.setProperty(`--matrix-height`,`${e}px`),r.style.width=`${g.nameWidth+m.length*g.columnWidth}px`,u.style.setProperty(`--name-width`,`${g.nameWidth}px`),u.style.setProperty(`--head-height`,`${g.headHeight}px`),u.style.setProperty(`--column-width`,`${g.columnWidth}px`)},T=()=>{for(let e of r.querySelectorAll(`.active`))e.classList.remove(`active`);document.getElementById(Y)?.removeAttribute(`id`);let e=_.column+2,t=r.querySelector(`[data-line="${_.line}"] > [aria-colindex="${e}"]`);t?.classList.add(`active`),r.querySelector(`.device[aria-colindex="${e}"]`)?.classList.add(`active`),t===null?r.removeAttribute(`aria-activedescendant`):(t.id=Y,r.setAttribute(`aria-activedescendant`,Y))},E=({line:e,column:n})=>{if(h===void 0)return;let r=m[n]??-1;if(e===-1){let e=Tt(t,h).get(r)?.session;return e===void 0?void 0:{kind:`session`,number:e}}let i=St(t,f[e]??-1,h);return(n===-1?wt(i):i.get(r))?.selection},D=e=>{let t=e===void 0?void 0:E(e);n.point(e===void 0||t===void 0?void 0:{row:f[e.line],selection:t})},O=e=>{_=e;let t=i.offsetHeight,n=Lt(Math.max(0,e.line),c.scrollTop,c.clientHeight-t,28),r=Lt(Math.max(0,e.column),c.scrollLeft,c.clientWidth-g.nameWidth,g.columnWidth);c.scrollTo({top:n,left:r}),C(!1),T(),D(e)};return r.addEventListener(`keydown`,e=>{let t=Math.max(1,Math.floor(c.clientHeight/28)-4),r=Ot(e,_,{lines:f.length,columns:m.length,page:t}),i=e.key===`Enter`||e.key===` `?E(_):void 0;(r!==void 0||i!==void 0)&&(e.preventDefault(),r!==void 0&&O(r),i!==void 0&&n.open(i))}),r.addEventListener(`focus`,()=>D(_)),r.addEventListener(`click`,e=>{let t=Bt(e.target);if(t===void 0)return;O(t);let r=E(t);r!==void 0&&n.open(r)}),r.addEventListener(`mouseover`,e=>D(Bt(e.target))),r.addEventListener(`mouseleave`,()=>D(void 0)),c.addEventListener(`scroll`,()=>requestAnimationFrame(()=>C(!1)),{passive:!0}),new ResizeObserver(()=>{c.clientWidth!==x.width&&(w(),C(!0))}).observe(c),{node:u,figures:l,show:(e,n)=>{f=e,h=n;let i=m.length;m=zt(t,n),r.setAttribute(`aria-rowcount`,String(f.length+2)),r.setAttribute(`aria-colcount`,String(m.length+1)),l.textContent=`${p(f.length,`test`)} on ${p(m.length,`device`)}`,s.hidden=f.length>0,_={line:0,column:-1},(x.width===0||m.length!==i)&&w(),c.scrollTop=0,C(!0)},unroll:()=>{b=!0,C(!0)},roll:()=>{b=!1,C(!0)},focus:()=>r.focus()}},zt=({data:e},{device:t,shard:n})=>t===void 0?n===void 0?e.devices.map((e,t)=>t):[...new Set(e.slots.filter(e=>e.shard===n).map(e=>e.device))]:[t],Bt=e=>{let t=e instanceof Element?e.closest(`[aria-colindex]`):null,n=t?.closest(`[data-line]`)?.dataset.line;return t===null||n===void 0?void 0:{line:Number(n),column:Number(t.getAttribute(`aria-colindex`))-2}},Vt=`Point at a cell to read it, click to open it.`,Ht=t=>{let n=e(`p`,{class:`pointer`},Vt);return{node:n,show:e=>{n.replaceChildren(...e===void 0?[Vt]:Ut(t,e.selection))}}},Ut=(t,{kind:n,number:r})=>{if(n===`session`){let n=t.data.sessions[r];if(n===void 0)return[];let{sign:i,word:a,style:o}=h[n.kind];return[e(`span`,{class:`chip is-${o}`},`${i} ${a}`),` `,e(`bdi`,{},n.reason)]}let{sign:i,word:a,style:o}=m[t.outcomeOf(r)],s=t.results.durationMs[r]??-1,c=t.data.slots[t.results.slot[r]??-1],l=t.headlineOf(r);return[e(`span`,{class:`chip is-${o}`},`${i} ${a}`),` `,e(`bdi`,{},t.methodName(t.results.row[r]??-1)),` on `,e(`bdi`,{},t.data.devices[t.deviceOf(r)]??``),c===void 0||c.shards<2?``:`, ${g(c)}`,s<0?``:`, ${u(s)}`,l===``?``:`: `,e(`bdi`,{class:`pointer-headline`},l)]},X={filter:Je,order:`worst`,selection:void 0},Wt=({filter:e,order:t,selection:n},r)=>{let i=new URLSearchParams;e.text!==``&&i.set(`text`,e.text),e.device!==void 0&&i.set(`device`,r[e.device]??``),e.shard!==void 0&&i.set(`shard`,String(e.shard+1)),e.outcomes.size>0&&i.set(`status`,[...e.outcomes].join(`,`)),t!==X.order&&i.set(`order`,t),n!==void 0&&i.set(n.kind,String(n.number));let a=i.toString();return a===``?``:`#${a}`},Gt=(e,t)=>{let n=new URLSearchParams(e.replace(/^#/,``)),r=t.indexOf(n.get(`device`)??``),i=qt(n.get(`shard`)),a=new Set((n.get(`status`)??``).split(`,`)),o=n.get(`order`);return{filter:{text:n.get(`text`)??``,device:r===-1?void 0:r,shard:i===void 0||i===0?void 0:i-1,outcomes:new Set(A.filter(e=>a.has(e)))},order:B(o)?o:X.order,selection:Kt(n,`result`)??Kt(n,`session`)}},Kt=(e,t)=>{let n=qt(e.get(t));return n===void 0?void 0:{kind:t,number:n}},qt=e=>e!==null&&/^\\d{1,9}$/.test(e)?Number(e):void 0,Z=1e3,Q=60*Z,$=60*Q,Jt=[Z,2*Z,5*Z,10*Z,30*Z,Q,2*Q,5*Q,10*Q,30*Q,$,2*$,6*$,24*$],Yt=({sessions:e,lengthMs:t})=>{let n=e.reduce((e,{startMs:t=0,durationMs:n=0})=>Math.max(e,t+n),Math.max(1,t)),r=Jt.find(e=>n/e<=5)??n;return{lengthMs:n,ticksMs:Array.from({length:Math.min(6,Math.floor(n/r)+1)},(e,t)=>t*r)}},Xt=t=>e(`span`,{class:`ticks`,"aria-hidden":`true`},...t.ticksMs.filter(Zt(t)).map(n=>{let r=e(`span`,{class:`tick`},n===0?`0`:Qt(n));return r.style.left=`${n/t.lengthMs*100}%`,r})),Zt=({lengthMs:e})=>t=>t<=e*.94,Qt=e=>u(e).replace(/ 0 [sm]$/,``),$t=(t,n)=>{let{startMs:r,durationMs:i=0,queuedMs:a=0}=t;if(r===void 0)return;let o=e=>Math.min(100,Math.max(0,e/n.lengthMs*100)),s=e(`span`,{class:`waited`});s.style.left=`${o(r-a)}%`,s.style.width=`${o(r)-o(r-a)}%`;let c=e(`span`,{class:`ran is-${h[t.kind].style}`});return c.style.left=`${o(r)}%`,c.style.width=`${o(r+i)-o(r)}%`,e(`span`,{class:`bar`,role:`img`,"aria-label":`from ${u(Math.max(0,r))} to ${u(Math.max(0,r+i))}`},s,c)},en=[void 0,void 0,`number tests`,`number`,`number waited-for`,`number`],tn=(t,n)=>{let r=Yt(t.data),i=e(`tbody`),a=e(`button`,{type:`button`,class:`more`}),o=e(`p`,{class:`quiet`}),c=[`Session`,`Result`,`Tests`,`Bad`,`Waited`,`Took`].map((t,n)=>e(`th`,{scope:`col`,class:en[n]},t)),l=e(`thead`,{},e(`tr`,{},...c,e(`th`,{scope:`col`,class:`time`},s(`Timeline`),Xt(r)))),u=e(`table`,{class:`sessions`,"aria-labelledby":`sessions-title`},l,i),d=e(`section`,{"aria-labelledby":`sessions-title`},e(`div`,{class:`section-head`},e(`h2`,{id:`sessions-title`},`Sessions`),o),e(`div`,{class:`sessions-scroll`},u),a),p,m=e=>{let o=p??[];i.replaceChildren(...o.slice(0,e).map(e=>rn(t,e,r,n))),a.hidden=o.length<=e,a.textContent=`Show all ${f(o.length)} sessions`};return a.addEventListener(`click`,()=>{m(1/0),i.querySelectorAll(`button`).item(60)?.focus()}),{node:d,show:(e,n)=>{let r=nn(t,e,n);r.join()!==p?.join()&&(p=r,o.textContent=an(r.flatMap(e=>t.data.sessions[e]??[])),m(60))},unroll:()=>m(1/0)}},nn=({data:e},t,{perSlot:n})=>{let r=new Map(e.slots.map((e,t)=>[`${e.device}/${e.shard}/${e.shards}`,t]));return e.sessions.flatMap((e,i)=>{if(!z(t,e.device,e.shard))return[];let a=r.get(`${e.device}/${e.shard}/${e.shards}`)??-1;return t.text===``&&(t.outcomes.size===0||t.outcomes.has(K(e)))||(n[a]??0)>0?[i]:[]})},rn=(t,n,r,a)=>{let o=t.data.sessions[n];if(o===void 0)return e(`tr`);let{sign:s,word:c,style:l}=h[o.kind],d=[g(o),_(o)].filter(e=>e!==``),p=e(`button`,{type:`button`,class:`session-name`},i(t.data.devices[o.device]??``),d.length===0?void 0:e(`span`,{class:`session-part`},d.join(`, `)));return p.addEventListener(`click`,()=>a({kind:`session`,number:n})),e(`tr`,{},e(`th`,{scope:`row`},p),e(`td`,{},e(`span`,{class:`chip is-${l}`},e(`span`,{"aria-hidden":`true`},s),` ${c}`)),e(`td`,{class:`number tests`},f(o.tests)),e(`td`,{class:`number`},o.bad===0?`–`:e(`b`,{class:`is-failed`},f(o.bad))),e(`td`,{class:`number waited-for`},o.queuedMs===void 0?`–`:u(o.queuedMs)),e(`td`,{class:`number`},o.durationMs===void 0?`–`:u(o.durationMs)),e(`td`,{class:`time`},$t(o,r)))},an=e=>{let t=e.flatMap(({durationMs:e})=>e===void 0?[]:[e]);if(t.length===0)return`${p(e.length,`session`)}, none of which says how long it took.`;let n=t.reduce((e,t)=>e+t,0)/t.length;if(t.length===1)return`1 session of ${u(n)}.`;let r=t.reduce((e,t)=>Math.max(e,t),0);return`${p(e.length,`session`)}; the longest took ${u(r)}, the average ${u(n)}.`},on=(e,t,n)=>[...Map.groupBy(e.data.troubles.results.filter(r=>sn(e,t,n,r)),t=>e.causeOf(t)??-1).values()].map(t=>cn(e,t)).toSorted(un),sn=(e,t,n,r)=>{let i=e.data.slots[e.results.slot[r]??-1];return i===void 0||!z(t,i.device,i.shard)||t.outcomes.size>0&&!t.outcomes.has(e.outcomeOf(r))?!1:n(e.results.row[r]??-1)},cn=(e,t)=>({headline:e.headlineOf(t[0]??-1),worst:t.reduce((t,n)=>Math.max(t,e.results.outcome[n]??0),0),rows:[...new Set(t.map(t=>e.results.row[t]??-1))],devices:new Set(t.map(t=>e.deviceOf(t))).size,results:t}),ln=j(`flaky`),un=(e,t)=>Number(t.worst>ln)-Number(e.worst>ln)||t.devices-e.devices||t.rows.length-e.rows.length,dn={error:`It ended in error; no message was reported`,failed:`It failed; no message was reported`,"timed-out":`It timed out; no message was reported`,pending:`It never ran`,unknown:`It ended with a word that is not known`,flaky:`It failed before it passed; no message was reported`,passed:`It passed`,skipped:`It was skipped`,"no result":`It has no result`},fn=(t,n)=>{let r=e(`ol`,{class:`causes`}),i=e(`button`,{type:`button`,class:`more`}),a=e(`h2`,{id:`troubles-title`},`What went wrong`),o=e(`section`,{class:`troubles`,"aria-labelledby":`troubles-title`},a,r,i,vn(t)),s=[],c=e=>{r.replaceChildren(...s.slice(0,e).map(e=>e())),i.hidden=s.length<=e,i.textContent=`Show all ${f(s.length)}`};return i.addEventListener(`click`,()=>{c(s.length),r.querySelectorAll(`button`).item(8)?.focus()}),{node:o,show:(e,r)=>{let i=pn(t,e).map(e=>()=>mn(t,e,n)),a=on(t,e,r.rowMatches).map(e=>()=>hn(t,e,n));s=[...i,...a],o.hidden=s.length===0&&t.data.missingTests.length===0,c(s.length===9?9:8)}}},pn=(e,t)=>{let{data:n,results:r}=e,i=new Set(n.troubles.results.filter(e=>r.outcome[e]===j(`timed-out`)).map(t=>e.sessionOf(t)));return n.slots.map(({session:e})=>e).filter(e=>{let r=n.sessions[e];return r===void 0||t.text!==``||!xt(r)||r.kind===`timed-out`&&i.has(e)||t.outcomes.size>0&&!t.outcomes.has(K(r))?!1:z(t,r.device,r.shard)})},mn=(e,t,n)=>{let r=e.data.sessions[t],i=h[r?.kind??`error`];return gn(i,r?.reason??``,[`Session ${i.word}`],`1 session`,0,()=>n({kind:`session`,number:t}))},hn=(e,t,n)=>{let r=m[A[t.worst]??`failed`],[i]=t.results,a=t.rows.slice(0,2).map(t=>_n(e,t)),o=t.rows.length-a.length;return gn(r,t.headline===``?dn[A[t.worst]??`failed`]:t.headline,o>0?[...a,`${p(o,`more test`)}`]:a,e.data.devices.length>1?`${f(t.devices)} of ${p(e.data.devices.length,`device`)}`:p(t.rows.length,`test`),t.devices/Math.max(1,e.data.devices.length),()=>{i!==void 0&&n({kind:`result`,number:i})})},gn=(t,n,r,i,a,o)=>{let s=e(`span`,{class:`reach-bar`,"aria-hidden":`true`},e(`span`,{class:`is-${t.style}`}));for(let e of s.children)e instanceof HTMLElement&&(e.style.width=`${Math.max(2,Math.round(a*100))}%`);let c=e(`button`,{type:`button`,class:`cause`},e(`span`,{class:`chip is-${t.style}`},e(`span`,{"aria-hidden":`true`},t.sign),` ${t.word}`),e(`span`,{class:`cause-text`},e(`bdi`,{class:`cause-headline`},n),e(`span`,{class:`cause-tests`},...r.map(t=>e(`bdi`,{},t)))),e(`span`,{class:`reach`},e(`span`,{},i),a>0?s:void 0));return c.addEventListener(`click`,o),e(`li`,{},c)},_n=(e,t)=>{let n=v(e.className(t));return n===``?e.methodName(t):`${n} › ${e.methodName(t)}`},vn=({data:t})=>{let n=t.missingTests;if(n.length===0)return;let r=n.length-200;return e(`details`,{class:`missing`},e(`summary`,{},`${p(n.length,`test`)} of the suite that no session reported`),e(`ul`,{},...n.slice(0,200).map(t=>e(`li`,{},e(`bdi`,{},t))),r>0?e(`li`,{},`and ${f(r)} more`):void 0))},yn=(t,n,r)=>{let i=vt(t.results),a=Ye(i),o=et(i),s=X,c=a.apply(s.filter),l=null,u=e=>{s={...s,selection:e},C.show(e),h()},d=e=>{r.contains(document.activeElement)||(l=document.activeElement),u(e),C.focus()},f=()=>{s.selection!==void 0&&(u(void 0),l instanceof HTMLElement&&l.isConnected?l.focus():b.focus())},p=e=>{let n=t.results.troubles.results.filter(e=>m(e)),r=s.selection?.kind===`result`?n.indexOf(s.selection.number):-1,i=n[r===-1?e===1?0:n.length-1:(r+e+n.length)%n.length];i!==void 0&&d({kind:`result`,number:i})},m=e=>{let n=t.results.slots[i.results.slot[e]??-1],{filter:r}=s,a=(c.perRow[i.results.row[e]??-1]??0)>0,o=r.outcomes.size===0||r.outcomes.has(i.outcomeOf(e));return a&&o&&n!==void 0&&z(r,n.device,n.shard)},h=()=>{let e=Wt(s,t.results.devices);e!==location.hash&&history.replaceState(null,``,e===``?location.pathname+location.search:e)},g=()=>{c=a.apply(s.filter),v.announce(c),b.show(o.order(s.order,c),s.filter),x.show(s.filter,c),S.show(s.filter,c)},_=()=>{s=Gt(location.hash,t.results.devices),v.set(s.filter,s.order),g(),C.show(s.selection)},v=ct(i,(e,t)=>{s={...s,filter:e,order:t},g(),h()}),y=Ht(i),b=Rt(i,{open:d,point:e=>y.show(e)}),x=fn(i,d),S=tn(i,d),C=Ue(r,i,t,{open:d,close:f,step:p});n.replaceChildren(v.node,x.node,e(`section`,{class:`tests`,"aria-labelledby":`tests-title`},e(`div`,{class:`section-head`},e(`h2`,{id:`tests-title`},`Tests`),b.figures),b.node,y.node),S.node),_(),document.documentElement.dataset.ready=`true`,performance.mark(`report-ready`),document.addEventListener(`DOMContentLoaded`,()=>C.show(s.selection));let w=[()=>a.prepare(),()=>o.prepare(`name`),()=>o.prepare(`slowest`)];addEventListener(`load`,()=>{for(let e of w)setTimeout(e)}),addEventListener(`hashchange`,_),addEventListener(`beforeprint`,()=>{b.unroll(),S.unroll()}),addEventListener(`afterprint`,()=>b.roll()),document.addEventListener(`keydown`,e=>{e.key===`Escape`&&f(),e.key!==`/`||e.ctrlKey||e.metaKey||e.altKey||bn(e.target)||(e.preventDefault(),v.focusSearch())})},bn=e=>e instanceof HTMLInputElement||e instanceof HTMLSelectElement||e instanceof HTMLTextAreaElement,xn=Ke(),Sn=document.getElementById(`main`),Cn=document.getElementById(`panel`);xn!==void 0&&Sn!==null&&Cn!==null&&yn(xn,Sn,Cn)})();',p=`@layer tokens {
:root {
--font: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Liberation Sans", Arial, sans-serif;
--mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", "DejaVu Sans Mono", monospace;
--ground: #ffffff;
--raised: #f6f8fa;
--sunken: #eff2f5;
--line: #d7dce2;
--line-soft: #e8ebef;
--text: #1b2026;
--quiet: #57606a;
--link: #0b5cad;
--focus: #0b5cad;
--hover: #eef3f8;
--passed: #1a7340;
--passed-quiet: #47755a;
--failed: #b3261e;
--error: #8b1a6b;
--timed-out: #8f4a00;
--flaky: #7a5c00;
--unknown: #5b3fb0;
--none: #626b75;
--failed-ground: #fdeceb;
--error-ground: #faeaf5;
--timed-out-ground: #fdf0e1;
--flaky-ground: #fbf4d9;
--unknown-ground: #f1edfc;
--passed-ground: #e9f5ee;
--none-ground: #f0f2f4;
--shadow: 0 1px 2px rgb(27 32 38 / 6%);
--row: 28px;
}
@media (prefers-color-scheme: dark) {
:root {
--ground: #101418;
--raised: #171c22;
--sunken: #1d232a;
--line: #313a44;
--line-soft: #232a32;
--text: #e4e8ec;
--quiet: #9da7b1;
--link: #79b8ff;
--focus: #79b8ff;
--hover: #1d2630;
--passed: #5fc489;
--passed-quiet: #78a68a;
--failed: #ff8f86;
--error: #f08ad0;
--timed-out: #f5a962;
--flaky: #e2c04f;
--unknown: #b8a4ff;
--none: #9aa4ae;
--failed-ground: #3a1d1c;
--error-ground: #371b30;
--timed-out-ground: #36250f;
--flaky-ground: #2f290f;
--unknown-ground: #27213f;
--passed-ground: #14291d;
--none-ground: #22282f;
--shadow: none;
}
}
.is-passed {
--tone: var(--passed);
--tone-ground: var(--passed-ground);
}
.is-failed {
--tone: var(--failed);
--tone-ground: var(--failed-ground);
}
.is-error {
--tone: var(--error);
--tone-ground: var(--error-ground);
}
.is-timed-out,
.is-pending {
--tone: var(--timed-out);
--tone-ground: var(--timed-out-ground);
}
.is-flaky {
--tone: var(--flaky);
--tone-ground: var(--flaky-ground);
}
.is-unknown {
--tone: var(--unknown);
--tone-ground: var(--unknown-ground);
}
.is-skipped,
.is-none {
--tone: var(--none);
--tone-ground: var(--none-ground);
}
}
@layer page {
*,
*::before,
*::after {
box-sizing: border-box;
}
html {
background: var(--ground);
color: var(--text);
font: 14px / 1.45 var(--font);
-webkit-text-size-adjust: 100%;
scrollbar-color: var(--line) transparent;
}
body {
margin: 0;
}
h1,
h2,
h3,
p,
ul,
ol,
dl,
dd,
figure,
fieldset {
margin: 0;
padding: 0;
border: 0;
}
h2 {
font-size: 16px;
line-height: 1.3;
}
h3 {
font-size: 13px;
line-height: 1.4;
}
a {
color: var(--link);
}
bdi,
.reason,
.notices li {
overflow-wrap: anywhere;
}
button,
input,
select {
font: inherit;
color: inherit;
}
:focus-visible {
outline: 2px solid var(--focus);
outline-offset: 1px;
}
.page {
max-width: 1680px;
margin: 0 auto;
padding: 20px 24px 32px;
}
.page main > section {
margin-top: 24px;
}
.quiet {
color: var(--quiet);
font-size: 12.5px;
}
.spoken {
position: absolute;
width: 1px;
height: 1px;
overflow: hidden;
clip-path: inset(50%);
white-space: nowrap;
}
.chip {
display: inline-block;
padding: 1px 7px;
border-radius: 4px;
background: var(--tone-ground);
color: var(--tone);
font-size: 12px;
font-weight: 600;
line-height: 18px;
white-space: nowrap;
}
.sign {
color: var(--tone);
font-weight: 600;
}
.more,
.clear,
.panel-buttons button {
padding: 3px 10px;
border: 1px solid var(--line);
border-radius: 5px;
background: var(--raised);
cursor: pointer;
}
.more:hover,
.clear:hover,
.panel-buttons button:hover {
background: var(--hover);
}
.more {
margin-top: 8px;
}
.link {
padding: 0;
border: 0;
background: none;
color: var(--link);
text-align: start;
text-decoration: underline;
cursor: pointer;
}
.notice {
margin-top: 16px;
padding: 10px 12px;
border: 1px solid var(--line);
border-radius: 6px;
}
.footer {
margin-top: 32px;
padding-top: 12px;
border-top: 1px solid var(--line);
color: var(--quiet);
font-size: 12.5px;
}
.footer h2 {
color: var(--text);
font-size: 13px;
}
.page main > section > h2,
.section-head {
margin-bottom: 8px;
}
.section-head {
display: flex;
flex-wrap: wrap;
align-items: baseline;
gap: 2px 12px;
}
.footer ul {
margin: 4px 0 10px;
padding-inline-start: 18px;
}
kbd {
padding: 0 4px;
border: 1px solid var(--line);
border-radius: 3px;
background: var(--raised);
font: 12px var(--mono);
}
}
@layer headline {
.headline {
--tone: var(--quiet);
}
.headline[data-verdict="passed"] {
--tone: var(--passed);
}
.headline[data-verdict="failed"] {
--tone: var(--failed);
}
.headline[data-verdict="error"] {
--tone: var(--error);
}
.headline[data-verdict="timed-out"] {
--tone: var(--timed-out);
}
.simulated {
margin-bottom: 16px;
padding: 8px 12px;
border: 1px solid var(--unknown);
border-inline-start-width: 6px;
border-radius: 4px;
background: var(--unknown-ground);
}
.simulated strong {
margin-inline-end: 8px;
color: var(--unknown);
letter-spacing: 0.06em;
}
.headline-top {
display: flex;
flex-wrap: wrap;
align-items: baseline;
gap: 4px 14px;
}
.headline h1 {
font-size: 26px;
font-weight: 700;
line-height: 1.2;
letter-spacing: -0.01em;
}
.verdict {
color: var(--tone);
}
.run-name {
color: var(--quiet);
}
.run-name strong {
color: var(--text);
}
.reason {
max-width: 100ch;
margin-top: 6px;
font-size: 15px;
}
.figures {
display: flex;
flex-wrap: wrap;
margin-top: 14px;
overflow: hidden;
border: 1px solid var(--line);
border-radius: 6px;
}
.figures > div {
flex: 1 1 auto;
min-width: 84px;
padding: 7px 14px 8px;
box-shadow: 1px 1px 0 0 var(--line-soft);
}
.figures dt {
color: var(--quiet);
font-size: 12px;
white-space: nowrap;
}
.figures dd {
font-size: 17px;
font-weight: 600;
font-variant-numeric: tabular-nums;
line-height: 1.3;
white-space: nowrap;
}
.figures [data-mark="passed"] dd {
color: var(--passed);
}
.figures [data-mark="failed"] dd {
color: var(--failed);
}
.figures [data-mark="flaky"] dd {
color: var(--flaky);
}
.figures [data-mark="error"] dd {
color: var(--error);
}
.notices {
margin-top: 12px;
padding-inline-start: 18px;
color: var(--quiet);
}
}
@layer filter {
.filter {
position: sticky;
top: 0;
z-index: 5;
margin: 18px -24px 0;
padding: 10px 24px;
border-bottom: 1px solid var(--line);
background: var(--ground);
}
.filter-fields {
display: flex;
flex-wrap: wrap;
align-items: end;
gap: 8px 12px;
}
.filter-fields label {
display: block;
margin-bottom: 2px;
color: var(--quiet);
font-size: 12px;
}
.filter-fields input,
.filter-fields select {
width: 100%;
height: 32px;
padding: 0 8px;
border: 1px solid var(--line);
border-radius: 5px;
background: var(--ground);
}
.filter-fields input::placeholder {
color: var(--quiet);
opacity: 1;
}
.filter-fields .field {
flex: 0 1 auto;
min-width: 0;
max-width: 240px;
}
.filter-fields .search {
flex: 1 1 200px;
max-width: 520px;
}
.filter-line {
display: flex;
flex-wrap: wrap;
align-items: center;
gap: 8px 12px;
margin-top: 10px;
}
.statuses {
display: flex;
flex-wrap: wrap;
gap: 6px;
}
.status {
display: inline-flex;
align-items: center;
gap: 5px;
padding: 2px 9px;
border: 1px solid var(--line);
border-radius: 14px;
font-size: 13px;
cursor: pointer;
}
.status:hover {
background: var(--hover);
}
.status:has(:checked) {
border-color: var(--text);
background: var(--sunken);
}
.status:has(:focus-visible) {
outline: 2px solid var(--focus);
outline-offset: 1px;
}
.status input {
width: 13px;
height: 13px;
margin: 0;
accent-color: var(--text);
}
.status input:focus-visible {
outline: none;
}
.status b {
font-variant-numeric: tabular-nums;
}
.filter-count {
margin-inline-start: auto;
color: var(--quiet);
font-size: 13px;
font-variant-numeric: tabular-nums;
}
@media (max-width: 640px) {
.filter {
position: static;
margin: 16px -14px 0;
padding: 10px 14px;
}
.filter-fields .field {
flex: 1 1 30%;
max-width: none;
}
.filter-fields .search {
flex-basis: 100%;
max-width: none;
}
.filter-count {
margin-inline-start: 0;
}
}
}
@layer troubles {
.causes {
overflow: hidden;
border: 1px solid var(--line);
border-radius: 6px;
list-style: none;
}
.causes li + li {
border-top: 1px solid var(--line-soft);
}
.cause {
display: grid;
grid-template-columns: 92px minmax(0, 1fr) 132px;
gap: 12px;
align-items: start;
width: 100%;
padding: 8px 12px;
border: 0;
background: none;
text-align: start;
cursor: pointer;
}
.cause:hover {
background: var(--hover);
}
.cause:focus-visible {
outline-offset: -2px;
}
.cause .chip {
justify-self: start;
}
.cause-text {
display: block;
min-width: 0;
}
.cause-headline {
display: -webkit-box;
overflow: hidden;
-webkit-box-orient: vertical;
-webkit-line-clamp: 2;
}
.cause-tests {
display: flex;
flex-wrap: wrap;
gap: 0 14px;
margin-top: 1px;
color: var(--quiet);
font-size: 12.5px;
}
.reach {
color: var(--quiet);
font-size: 12.5px;
font-variant-numeric: tabular-nums;
text-align: end;
}
.reach-bar {
display: block;
height: 4px;
margin-top: 5px;
overflow: hidden;
border-radius: 2px;
background: var(--sunken);
}
.reach-bar span {
display: block;
height: 100%;
margin-inline-start: auto;
border-radius: 2px;
background: var(--tone);
}
.missing {
margin-top: 10px;
}
.missing ul {
padding: 6px 0 0 22px;
font-size: 13px;
}
@media (max-width: 640px) {
.cause {
grid-template-columns: minmax(0, 1fr) auto;
gap: 4px 10px;
}
.cause-text {
grid-row: 2;
grid-column: 1 / -1;
}
.reach-bar {
display: none;
}
}
}
@layer matrix {
.matrix-scroll {
position: relative;
max-height: var(--matrix-height);
contain: content;
overflow: auto;
border: 1px solid var(--line);
border-radius: 6px;
background: var(--ground);
}
.matrix table {
border-spacing: 0;
table-layout: fixed;
}
.matrix table:focus-visible {
outline: none;
}
.matrix-scroll:has(table:focus-visible) {
outline: 2px solid var(--focus);
outline-offset: 1px;
}
.matrix :where(th, td) {
height: var(--row);
padding: 0;
border-bottom: 1px solid var(--line-soft);
font-weight: 400;
}
.matrix .spacer {
padding: 0;
border: 0;
}
.matrix thead {
position: sticky;
top: 0;
z-index: 3;
}
.matrix thead :where(th, td) {
background: var(--raised);
}
.matrix .devices th {
width: var(--column-width);
padding: 6px 8px;
text-align: start;
vertical-align: bottom;
}
.matrix tr > th:first-child {
position: sticky;
inset-inline-start: 0;
z-index: 2;
width: var(--name-width);
padding: 0 10px;
border-inline-end: 1px solid var(--line);
background: var(--ground);
text-align: start;
}
.matrix thead tr > th:first-child {
background: var(--raised);
}
.matrix .devices > th:first-child {
padding: 6px 10px;
color: var(--quiet);
font-size: 12.5px;
}
.sessions-row > * {
border-bottom-color: var(--line);
font-size: 12.5px;
}
.matrix .sessions-row > th:first-child {
color: var(--quiet);
}
.device-name {
display: block;
overflow: hidden;
color: var(--text);
font-size: 12.5px;
line-height: 1.3;
text-overflow: ellipsis;
}
.device .version {
color: var(--quiet);
}
.matrix[data-mode="wide"] .device-name {
font-weight: 600;
}
.matrix[data-mode="wide"] .version {
font-weight: 400;
}
.matrix[data-mode="narrow"] .device {
height: var(--head-height);
padding: 8px 0;
}
.matrix[data-mode="narrow"] .device-name {
max-height: calc(var(--head-height) - 16px);
margin: 0 auto;
transform: rotate(180deg);
white-space: nowrap;
writing-mode: vertical-rl;
}
.name {
cursor: pointer;
}
.name-line {
display: flex;
gap: 8px;
align-items: baseline;
min-width: 0;
white-space: nowrap;
}
.name-line bdi {
overflow: hidden;
text-overflow: ellipsis;
}
.method {
flex: 0 1 auto;
min-width: 40%;
}
.name-line .class {
flex: 1 1000 0;
color: var(--quiet);
font-size: 12.5px;
}
.tally {
flex: none;
margin-inline-start: auto;
color: var(--tone);
font-size: 12.5px;
font-variant-numeric: tabular-nums;
font-weight: 600;
}
.cell {
color: var(--tone);
text-align: center;
cursor: pointer;
font-variant-numeric: tabular-nums;
white-space: nowrap;
}
.cell.is-passed {
color: var(--passed-quiet);
}
.cell.is-none {
cursor: default;
}
.cell:is(.is-failed, .is-error, .is-timed-out, .is-pending, .is-flaky, .is-unknown) {
background: var(--tone-ground);
font-weight: 700;
box-shadow: inset 0 0 0 1px var(--ground);
}
.matrix[data-mode="wide"] .cell {
padding-inline: 8px;
font-size: 12.5px;
text-align: start;
}
.matrix tbody tr:hover > :not(.spacer) {
background-color: var(--hover);
}
.device.active .device-name {
text-decoration: underline;
text-underline-offset: 3px;
}
.matrix table:focus .active:not(.device) {
outline: 2px solid var(--focus);
outline-offset: -2px;
}
.nothing {
padding: 14px 10px 0;
color: var(--quiet);
}
.pointer {
min-height: 22px;
margin-top: 6px;
overflow: hidden;
color: var(--quiet);
font-size: 12.5px;
text-overflow: ellipsis;
white-space: nowrap;
}
.pointer-headline {
color: var(--text);
}
@media (max-width: 640px) {
.name-line .class {
display: none;
}
}
}
@layer sessions {
.sessions-scroll {
position: relative;
overflow-x: auto;
border: 1px solid var(--line);
border-radius: 6px;
}
.sessions {
width: 100%;
border-spacing: 0;
}
.sessions :is(th, td) {
height: 32px;
padding: 2px 12px;
border-bottom: 1px solid var(--line-soft);
font-weight: 400;
text-align: start;
white-space: nowrap;
}
.sessions tbody tr:last-child > * {
border-bottom: 0;
}
.sessions thead th {
border-bottom-color: var(--line);
background: var(--raised);
color: var(--quiet);
font-size: 12.5px;
}
.sessions tbody tr:hover {
background: var(--hover);
}
.sessions .number {
font-variant-numeric: tabular-nums;
text-align: end;
}
.sessions .time {
width: 46%;
min-width: 220px;
padding-inline: 0 16px;
}
.sessions b {
color: var(--tone);
font-weight: 600;
}
.session-name {
padding: 2px 0;
border: 0;
background: none;
text-align: start;
cursor: pointer;
}
.session-name bdi {
color: var(--link);
text-decoration: underline;
text-underline-offset: 2px;
}
.session-part {
margin-inline-start: 10px;
color: var(--quiet);
}
.ticks,
.bar {
position: relative;
display: block;
height: 18px;
}
.tick {
position: absolute;
padding-inline-start: 4px;
border-inline-start: 1px solid var(--line);
font-size: 11.5px;
line-height: 18px;
}
.bar > span {
position: absolute;
top: 3px;
height: 12px;
min-width: 2px;
}
.bar > .waited {
top: 8px;
height: 2px;
min-width: 0;
background: var(--line);
}
.bar > .ran {
border: 1px solid var(--tone);
border-radius: 2px;
background: var(--tone-ground);
}
@media (max-width: 640px) {
.sessions :is(th, td) {
padding-inline: 8px;
}
.sessions tbody th {
white-space: normal;
}
.session-name bdi {
overflow-wrap: break-word;
}
.session-part {
display: block;
margin: 0;
font-size: 12.5px;
}
.sessions .time,
.sessions .tests,
.sessions .waited-for {
display: none;
}
}
}
@layer panel {
.panel {
position: fixed;
inset: 0;
z-index: 20;
padding: 0 16px 32px;
overflow: auto;
overscroll-behavior: contain;
background: var(--ground);
}
@media (min-width: 1100px) {
.with-panel {
display: grid;
grid-template-columns: minmax(0, 1fr) minmax(440px, 42%);
}
.with-panel .page {
width: 100%;
}
.panel {
position: sticky;
inset: auto;
top: 0;
height: 100vh;
padding: 0 24px 32px;
border-inline-start: 1px solid var(--line);
}
}
.panel-bar {
position: sticky;
top: 0;
z-index: 1;
display: flex;
gap: 12px;
align-items: center;
justify-content: space-between;
margin: 0 -24px 12px;
padding: 12px 24px 10px;
border-bottom: 1px solid var(--line-soft);
background: var(--ground);
}
.panel-buttons {
display: flex;
gap: 6px;
}
.panel h2 {
font-size: 18px;
overflow-wrap: anywhere;
}
.panel h2:focus-visible {
outline-offset: 3px;
}
.panel-subtitle {
color: var(--quiet);
}
.facts {
display: grid;
grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
gap: 8px 16px;
margin-top: 12px;
}
.facts dt {
color: var(--quiet);
font-size: 12px;
overflow-wrap: anywhere;
}
.links {
display: flex;
flex-wrap: wrap;
gap: 4px 16px;
margin-top: 12px;
}
.session-reason {
margin-top: 8px;
font-size: 15px;
}
.part {
margin-top: 20px;
}
.part > h3 {
margin-bottom: 6px;
}
.part > ul:not([class]) {
padding-inline-start: 18px;
}
.part > .quiet {
margin-top: 4px;
}
pre {
margin: 6px 0 0;
padding: 10px 12px;
border: 1px solid var(--line-soft);
border-radius: 5px;
background: var(--raised);
font: 12px / 1.5 var(--mono);
overflow-wrap: anywhere;
tab-size: 4;
white-space: pre-wrap;
}
pre.log {
max-height: 320px;
overflow: auto;
}
.frame-of-framework,
.frame-of-app {
display: inline-block;
padding-inline-start: 8ch;
text-indent: -8ch;
word-break: break-all;
}
.frame-of-framework {
color: var(--quiet);
}
.frame-of-app {
font-weight: 600;
}
.failure-type {
font: 600 12.5px var(--mono);
}
.try {
margin-top: 6px;
}
.excerpt-title {
margin-top: 10px;
font: 12px var(--mono);
}
.others,
.session-tests {
list-style: none;
}
.others {
display: grid;
grid-template-columns: repeat(auto-fill, minmax(190px, 1fr));
gap: 0 12px;
max-height: 240px;
overflow: auto;
}
.other,
.session-test {
display: flex;
gap: 8px;
width: 100%;
padding: 3px 6px;
border: 0;
border-radius: 4px;
background: none;
text-align: start;
cursor: pointer;
}
.other:hover,
.session-test:hover {
background: var(--hover);
}
.other[aria-current] {
background: var(--sunken);
}
.other .sign,
.session-test .sign {
flex: none;
width: 14px;
text-align: center;
}
.session-test-headline {
display: block;
color: var(--quiet);
font-size: 12.5px;
}
.evidence {
width: 100%;
border-spacing: 0;
}
.evidence :is(th, td) {
padding: 5px 12px 5px 0;
border-bottom: 1px solid var(--line-soft);
text-align: start;
vertical-align: top;
}
.evidence th {
width: 80px;
color: var(--quiet);
font-weight: 400;
}
@media (max-width: 1099px) {
.panel-bar {
margin: 0 -16px 12px;
padding: 12px 16px 10px;
}
}
}
@layer files {
.shots {
display: grid;
grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
gap: 12px;
}
.shot button {
display: block;
width: 100%;
padding: 0;
border: 0;
background: none;
cursor: zoom-in;
}
.shot.large {
grid-column: 1 / -1;
}
.shot.large button {
cursor: zoom-out;
}
.shot img {
display: block;
width: 100%;
height: auto;
border: 1px solid var(--line);
border-radius: 5px;
}
.shot figcaption {
margin-top: 3px;
color: var(--quiet);
font-size: 12px;
}
video {
display: block;
max-width: 100%;
max-height: 480px;
border: 1px solid var(--line);
border-radius: 5px;
background: #000000;
}
.elsewhere {
margin-top: 4px;
overflow-wrap: anywhere;
}
.network {
width: 100%;
margin-top: 6px;
border-spacing: 0;
font-size: 12.5px;
table-layout: fixed;
}
.network :is(th, td) {
padding: 3px 8px 3px 0;
overflow: hidden;
border-bottom: 1px solid var(--line-soft);
font-weight: 400;
text-align: start;
text-overflow: ellipsis;
white-space: nowrap;
}
.network thead th {
color: var(--quiet);
}
.network .number {
font-variant-numeric: tabular-nums;
text-align: end;
}
.network thead .number {
width: 66px;
}
.network thead .time {
width: 26%;
}
.network td.is-failed {
color: var(--tone);
font-weight: 600;
}
.network b {
font-weight: 600;
}
.host {
display: block;
overflow: hidden;
color: var(--quiet);
font-size: 11.5px;
text-overflow: ellipsis;
}
.phases {
display: flex;
flex-wrap: wrap;
gap: 2px 16px;
}
.swatch {
display: inline-block;
width: 18px;
height: 9px;
margin-inline-end: 6px;
}
.phase-connect {
border: 1px dashed var(--quiet);
}
.phase-wait {
background: var(--line);
}
.phase-receive {
background: var(--link);
}
.chart {
margin-top: 8px;
}
.chart figcaption {
display: flex;
flex-wrap: wrap;
gap: 2px 16px;
font-size: 12.5px;
}
.chart svg {
display: block;
width: 100%;
max-width: 760px;
height: auto;
margin-top: 4px;
}
.legend::before {
display: inline-block;
width: 18px;
margin-inline-end: 6px;
border-top: 2px solid var(--link);
content: "";
vertical-align: middle;
}
.legend-1::before {
border-top: 2px dashed var(--timed-out);
}
.chart .grid {
stroke: var(--line-soft);
}
.chart .tick {
fill: var(--quiet);
font: 11px var(--font);
}
.curve {
fill: none;
stroke: var(--link);
stroke-linejoin: round;
stroke-width: 1.5;
}
.curve-1 {
stroke: var(--timed-out);
stroke-dasharray: 5 3;
}
@media (max-width: 640px) {
.network .time {
display: none;
}
}
}
@layer last {
[hidden] {
display: none;
}
@media (max-width: 640px) {
.page {
padding: 14px 14px 24px;
}
.headline h1 {
font-size: 22px;
}
.figures > div {
flex-basis: 29%;
padding: 6px 10px;
}
.figures dd {
font-size: 15px;
}
}
@media (forced-colors: active) {
.cell.active {
outline: 2px solid Highlight;
}
.bar > .ran,
.reach-bar span {
forced-color-adjust: none;
}
}
@media print {
.filter,
.pointer,
.more,
.panel-buttons,
.footer p:first-of-type {
display: none;
}
.page {
max-width: none;
padding: 0;
}
.matrix-scroll,
.sessions-scroll,
pre.log,
.others {
max-height: none;
overflow: visible;
}
.matrix thead,
.matrix tr > th:first-child {
position: static;
}
.with-panel {
display: block;
}
.panel {
position: static;
height: auto;
padding: 0;
overflow: visible;
border: 0;
break-before: page;
}
tr,
.causes li,
.shot {
break-inside: avoid;
}
* {
print-color-adjust: exact;
}
}
}`,m=1e6,h={resultBytes:8*m,detailBytes:4*m,excerptBytes:4*m,mediaBytes:8*m},createAllowance=e=>{let t=e;return{take:e=>e>t?!1:(t-=e,!0),left:()=>t}},contentPolicy=(e,t)=>[`default-src 'none'`,`script-src ${hashSource(e)}`,`style-src ${hashSource(t)}`,`img-src blob:`,`media-src blob:`,`base-uri 'none'`,`form-action 'none'`,`require-trusted-types-for 'script'`,`trusted-types 'none'`].join(`; `),hashSource=e=>`'sha256-${(0,s.createHash)(`sha256`).update(e,`utf8`).digest(`base64`)}'`,shownText=(e,r)=>t.t(n.s(e,r)),shownTestName=e=>{let[t=``,...n]=e.split(`#`);return n.length===0?shownText(e,500):`${shownText(t,500)}#${shownText(n.join(`#`),500)}`},shownLines=(e,r)=>e.length<=r?t.n(e):`${t.n(n.s(e,r))}\n… ${e.length-r} more characters are in the session's files`,shownTail=(e,n)=>{if(e.length<=n)return t.n(e);let r=e.slice(-n),i=r.slice(r.indexOf(`
`)+1);return`… ${e.length-i.length} characters before are in the session's files\n${t.n(i)}`},webAddress=e=>{if(e===void 0||e.length>2e3||!URL.canParse(e))return;let t=new URL(e);if(t.protocol===`https:`||t.protocol===`http:`)return t.username=``,t.password=``,t.href},g={passed:{sign:`✓`,word:`Passed`},failed:{sign:`✗`,word:`Failed`},error:{sign:`!`,word:`Error`},"timed-out":{sign:`◷`,word:`Timed out`},cancelled:{sign:`■`,word:`Cancelled`},started:{sign:`→`,word:`Started`},planned:{sign:`○`,word:`Planned`}},_=2e3,pageTitle=({verdict:e,project:n,framework:r,simulated:i})=>{let{sign:a,word:o}=g[e.kind];return`${a} ${o}: ${shownText(n,200)}, ${t.Q[r]}${i?` (simulated)`:``}`},headlineHtml=e=>{let{sign:n,word:r}=g[e.verdict.kind];return`<header class="headline" data-verdict="${htmlAttribute(e.verdict.kind)}">
${e.simulated?v:``}<div class="headline-top">
<h1><span class="verdict"><span aria-hidden="true">${n}</span> ${r}</span></h1>
<p class="run-name"><strong><bdi>${htmlText(shownText(e.project,200))}</bdi></strong> ${t.Q[e.framework]}, ${startedHtml(e.startedAt)}</p>
</div>
<p class="reason"><bdi>${htmlText(shownText(e.verdict.reason,_))}</bdi></p>
<dl class="figures">${figuresOf(e).map(({name:e,value:t,mark:n})=>`<div${n?` data-mark="${n}"`:``}><dt>${e}</dt><dd>${htmlText(t)}</dd></div>`).join(``)}</dl>
${noticesHtml(e.notices)}</header>`},v=`<p class="simulated"><strong>SIMULATED</strong> The built-in cloud ran this, no real device. Nothing here tells how the app behaves on a phone.</p>
`,startedHtml=e=>{let t=e.toISOString();return`<time datetime="${t}">${t.slice(0,16).replace(`T`,` `)} UTC</time>`},figuresOf=e=>{let{tests:n,passed:r,failed:i,skipped:a,flaky:o,missing:s}=e.totals,c=new Set(e.sessions.map(e=>e.device)).size,marked=(e,n,r)=>({name:e,value:t._t(n),...n>0?{mark:r}:{}});return[{name:`Tests`,value:t._t(n)},marked(`Passed`,r,`passed`),marked(`Failed`,i,`failed`),marked(e.failOnFlaky?`Flaky, as failed`:`Flaky`,o,`flaky`),{name:`Skipped`,value:t._t(a)},marked(`Missing`,s,`error`),{name:`Devices`,value:t._t(c)},{name:`Sessions`,value:t._t(e.sessions.filter(({sessionId:e})=>e!==void 0).length)},{name:`Device minutes`,value:t.vt(e.deviceMs)},{name:`Queued`,value:t.Lt(e.queueMs)},{name:`In all`,value:t.Lt(Math.max(0,e.finishedAt.getTime()-e.startedAt.getTime()))}]},noticesHtml=e=>{if(e.length===0)return``;let n=e.length-20;return`<ul class="notices" aria-label="Notes">${e.slice(0,20).map(e=>`<li>${htmlText(shownText(e,_))}</li>`).join(``)}${n>0?`<li>${t._t(n)} more notes are in results.json.</li>`:``}</ul>
`},createPageFile=e=>{let t=(0,u.createWriteStream)(e),n=(0,c.finished)(t);n.catch(()=>{});let write=async e=>{if(t.errored!==null)throw t.errored;t.write(e)||await Promise.race([(0,l.once)(t,`drain`),n])};return{write,writeBase64:async(e,t)=>{let n=Buffer.alloc(0);for await(let r of(0,u.createReadStream)(e,{end:Math.max(0,t-1),highWaterMark:196608})){n=Buffer.concat([n,r]);let e=n.length-n.length%3;await write(n.subarray(0,e).toString(`base64`)),n=n.subarray(e)}await write(n.toString(`base64`))},close:async()=>{t.end(),await n}}},pageStart=(e,t,n)=>`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${htmlAttribute(t)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${htmlText(e)}</title>
<style>${n}</style>
</head>
<body>
<div class="page" id="page">
`,pageFooter=(e,t)=>`<footer class="footer">
${t.length===0?``:`<section aria-labelledby="left-out"><h2 id="left-out">Left out of this page</h2><ul>${t.map(e=>`<li>${htmlText(e)}</li>`).join(``)}</ul></section>
`}<p>Keys: <kbd>/</kbd> searches, arrows move in the matrix, <kbd>Enter</kbd> opens a result, <kbd>Esc</kbd> closes it.</p>
<p>Written by ${htmlText(e)}. This file holds everything it shows and asks for nothing over the network.</p>
</footer>
</div>
<aside class="panel" id="panel" hidden></aside>
`,dataElement=(e,t)=>`<script type="application/json" id="${htmlAttribute(e)}">${t}<\/script>\n`,scriptElement=e=>`<script>${e}<\/script>\n`,y={results:`data-results`,details:`data-details`,session:`data-session-`,media:`data-media-`},createTextTable=()=>{let e=/* @__PURE__ */ new Map,t=[];return{texts:t,add:n=>{let r=e.get(n);return r===void 0?(e.set(n,t.length),t.push(n),t.length-1):r},cost:t=>e.has(t)?0:jsonBytes(t)+1}},jsonBytes=e=>n.c(jsonForScript(e)),createRows=()=>{let e=t.ut(),n=[];return{all:n,next:(t,r,i)=>{let a=e.next(t,r,i),o=n[a]??{index:a,className:t,name:r,nth:e.nth(a),results:0,troubled:!1};return o.results===0&&n.push(o),o.results+=1,o}}},b=new Map(r.c.map((e,t)=>[e,t])),x=2**31-1,collectResults=({sessions:e},n)=>{let i=Map.groupBy(t.pt(e),([e])=>e?.device??``),a=createRows(),o=[];for(let[e,s]of[...i.values()].entries())for(let i of s.toSorted(byShard)){let s=i.at(-1);if(s===void 0)continue;let c=o.length,{tests:l}=t.ft(i),u=emptySlot(e,i,s,l.length);for(let[e,t]of l.entries()){let i=r.s(t),o=a.next(t.className,t.name,c);o.troubled||=r.o(i)||i===`flaky`,u.rows[e]=o.index,u.outcomes[e]=b.get(i)??0,u.durationsMs[e]=wholeMs(t.durationMs),i!==`passed`&&n(t,i,c,e)}o.push(u)}return{devices:[...i.keys()],rows:a.all,slots:o}},emptySlot=(e,t,n,r)=>({device:e,attempts:t,last:n,rows:new Int32Array(r),outcomes:new Uint8Array(r),durationsMs:new Int32Array(r)}),byShard=([e],[t])=>(e?.shard.index??0)-(t?.shard.index??0)||(e?.shard.total??0)-(t?.shard.total??0),wholeMs=e=>e!==void 0&&e>=0&&e<=x?Math.round(e):-1,createSessionEncoder=({builds:e,startedAt:n})=>{let i=new Set(e.filter(e=>e.serviceRetries).map(e=>e.id));return(e,a,o)=>{let{tests:s}=e,c=r.d(e,{serviceRetries:i.has(e.buildId)}),l=e.sessionId===void 0?`missing`:c.kind,u=webAddress(e.links.dashboard),d=webAddress(e.links.video);return{device:a,shard:e.shard.index,shards:e.shard.total,attempt:e.attempt,kind:l,reason:sentence(c),...e.sessionId===void 0?{}:{id:shownText(e.sessionId,400)},...timesOf(e,n),tests:s.length,bad:s.reduce((e,{status:n})=>e+ +!!t.lt(n),0),evidence:evidenceOf(e.evidence),folder:shownText(e.folder,400),...u===void 0?{}:{dashboard:u},...d===void 0?{}:{video:d},hasFiles:o}}},sentence=({reason:e,code:n})=>{let r=n===void 0?``:` ${t.Xt(n)}`;return`${shownText(`${e.charAt(0).toUpperCase()}${e.slice(1)}`,600)}${r}`},timesOf=(e,t)=>{let n=e.startedAt===void 0?NaN:e.startedAt.getTime()-t.getTime();return{...Number.isFinite(n)?{startMs:n}:{},...isLength(e.durationMs)?{durationMs:e.durationMs}:{},...isLength(e.queuedMs)?{queuedMs:e.queuedMs}:{}}},isLength=e=>e!==void 0&&Number.isFinite(e)&&e>=0,evidenceOf=({summary:e,deviceError:t,details:n,report:r})=>{let i=[];return t!==void 0&&i.push([`Device`,t]),e!==void 0&&i.push([`Build`,words([e.word,countersText(e.counters),e.error])]),n.state===`missing`?i.push([`Session`,`missing: ${n.message}`]):i.push([`Session`,words([n.word,countersText(n.counters??n.tests)])]),i.push([`Report`,reportText(r)]),i.map(([e,t])=>[e,shownText(t,400)])},reportText=e=>{if(e.state===`none`)return`this framework has none`;if(e.state!==`read`)return`${e.state}: ${e.message}`;let t=e.declared===void 0?void 0:`declares ${countersText(e.declared)}`;return words([countersText(e.tests),t,...e.problems.slice(0,3)])},words=e=>e.filter(e=>e!==void 0&&e!==``).join(`; `),countersText=e=>{if(e===void 0)return;let{passed:t,failed:n,skipped:r,timedOut:i,error:a,pending:o}=e,s=[[t,`passed`],[n,`failed`],[a,`in error`],[i,`timed out`],[r,`skipped`],[o,`not run`]].filter(([e])=>e>0).map(([e,t])=>`${e} ${t}`);return s.length===0?`no tests`:s.join(`, `)},encodeSlot=(e,t,n,r)=>{let i=[],a=[],o=[],s=NaN;for(let[n,c]of e.rows.entries()){let l=t[c]??-1;l!==-1&&(l===s+1?i[i.length-1]=(i.at(-1)??0)+1:i.push(l,1),s=l,a.push(String(e.outcomes[n]??0)),r.withDurations&&o.push(e.durationsMs[n]??-1))}let{shard:c}=e.last;return{data:{device:e.device,shard:c.index,shards:c.total,session:n,rows:i,outcomes:a.join(``),...r.withDurations?{durationsMs:o}:{}},size:a.length}},renumberRows=(e,t)=>{let n=new Int32Array(e).fill(-1),r=0;for(let i=0;i<e;i++)t.keeps(i)&&(n[i]=r++);return n},selectResults=({rows:e,slots:t},n)=>{let r=new Set(e.map(e=>e.className)),i=sumOf(e,e=>nameBytes(e.name))+sumOf([...r],nameBytes)+sumOf(t,e=>runBytes(e));if(i+sumOf(t,durationBytes)<=n)return{keeps:()=>!0,withDurations:!0,notes:[]};let a=`Durations of single tests are left out: they are in results.json.`;return i<=n?{keeps:()=>!0,withDurations:!1,notes:[a]}:selectTroubled(e,n,a)},selectTroubled=(e,t,n)=>{let r=/* @__PURE__ */ new Set,i=t,a=0;for(let t of e)t.troubled&&(a+=1,i-=nameBytes(t.className)+nameBytes(t.name)+t.results*(1+C),i>=0&&r.add(t.index));let o=[`${e.length-a} tests without a failure on any device are left out: they are in results.json.`,n];return r.size<a&&o.unshift(`${a-r.size} of ${a} tests with failures are left out as well.`),{keeps:e=>r.has(e),withDurations:!1,notes:o}},nameBytes=e=>Math.min(e.length,500)*(S.test(e)?1:6)+8,S=/^[\w$.()[\], -]*$/,C=12,runBytes=({rows:e,outcomes:t})=>countRuns(e)*12+t.length*1,countRuns=e=>{let t=0,n=NaN;for(let r of e)r!==n+1&&(t+=1),n=r;return t},durationBytes=({durationsMs:e})=>{let t=0;for(let n of e)t+=digits(n)+1;return t},digits=e=>e<0?2:e<10?1:Math.floor(Math.log10(e))+1,sumOf=(e,t)=>e.reduce((e,n)=>e+t(n),0),w=8e3,T=8e3,describeResult=(e,t)=>{let n=linksOf(e.links,t),r=propertiesOf(e,t),i=(e.attachments??[]).slice(0,20).map(e=>t(shownText(e,500))),a=startInVideo(e.links?.video);return{failures:e.failures.slice(0,10).map(e=>describeFailure(e,t)),tries:e.earlierTries.slice(-20).map(e=>describeTry(e,t)),...e.skipMessage?{skipMessage:t(shownLines(e.skipMessage,w))}:{},...e.systemOut?{systemOut:t(shownTail(e.systemOut,T))}:{},...e.systemErr?{systemErr:t(shownTail(e.systemErr,T))}:{},...e.file?{place:t(shownText(`${e.file}${e.line===void 0?``:`:${e.line}`}`,500))}:{},...e.status===`unknown`&&e.statusWord?{statusWord:t(shownText(e.statusWord,500))}:{},...i.length>0?{attachments:i}:{},...r.length>0?{properties:r}:{},...n.length>0?{links:n}:{},...a===void 0?{}:{videoStartS:a}}},describeFailure=(e,t)=>({kind:e.kind,...e.type?{type:t(shownText(e.type,500))}:{},...e.message?{message:t(shownLines(e.message,w))}:{},...e.trace?{trace:t(shownLines(e.trace,64e3))}:{}}),describeTry=({status:e,failures:t,durationMs:n},r)=>({outcome:e,...n===void 0?{}:{durationMs:n},failures:t.slice(0,10).map(e=>describeFailure(e,r))}),propertiesOf=({properties:e={},testId:t},n)=>(t===void 0?Object.entries(e):[[`test_id`,t],...Object.entries(e)]).slice(0,30).map(([e,t])=>[n(shownText(e,500)),n(shownText(t,500))]),linksOf=(e,t)=>[[`Video`,e?.video],[`Device log`,e?.deviceLog],[`Instrumentation log`,e?.instrumentationLog],[`Network log`,e?.networkLog],...(e?.screenshots??[]).slice(0,20).map((e,t)=>[`Screenshot ${t+1}`,e])].flatMap(([e,n])=>{let r=webAddress(n);return r===void 0?[]:[[e,t(r)]]}),startInVideo=e=>{let[,t]=/#t=(\d{1,6})/.exec(e??``)??[];return t===void 0?void 0:Number(t)},createTroubles=e=>{let t=createAllowance(e),n=[],i=createTextTable(),a=createTextTable(),o=numberCauses(),s=0,c=0,headlineOf=(e,n)=>{if(n===`skipped`)return{};if(s>50)return s+=1,{};let a=lastFailure(e,n),c=shownText(r.u(a),240);return t.take(24+i.cost(c))?{headline:i.add(c),cause:o(e,n,a)}:(s+=1,{})},detailOf=e=>{let n=c>50?void 0:affordable(e,a,t);return n===void 0&&(c+=1),n===void 0?{}:{detail:n}};return{note:(e,t,r,i)=>{(t!==`skipped`||e.skipMessage)&&n.push({slot:r,position:i,...headlineOf(e,t),...detailOf(e)})},encode:e=>encodeTroubles(n,i.texts,a.texts,e),notes:()=>[...s>0?[`The messages of ${s} results are left out: they are in results.json.`]:[],...c>0?[`Traces and output of ${c} results are left out: they are in junit.xml.`]:[]]}},affordable=(e,t,n)=>{let r=[],i=describeResult(e,e=>r.push(e)-1),a=jsonBytes(i)+24+r.reduce((e,n)=>e+t.cost(n),0);return n.take(a)?describeResult(e,e=>t.add(e)):void 0},encodeTroubles=(e,t,n,r)=>{let i=[],a=[],o=[],s=[];for(let{slot:t,position:n,headline:c,cause:l,detail:u}of e){let e=r(t,n);e!==void 0&&(u!==void 0&&s.push([String(e),u]),c!==void 0&&l!==void 0&&(i.push(e),a.push(c),o.push(l)))}return{troubles:{results:i,headlines:a,causes:o,texts:t},details:{texts:n,results:Object.fromEntries(s)}}},lastFailure=(e,t)=>t===`flaky`?e.earlierTries.findLast(({failures:e})=>e.length>0)?.failures[0]:e.failures[0],numberCauses=()=>{let e=r.l(),t=/* @__PURE__ */ new Map;return(n,r,i)=>{let a=`${r===`flaky`?`flaky `:``}${e(n,i)}`,o=t.get(a);return o===void 0?(t.set(a,t.size),t.size-1):o}},encodeRun=(e,t,n)=>{let r=createTroubles(t.detailBytes),i=collectResults(e,r.note),a=selectResults(i,t.resultBytes),o=encodeSessions(e,i,n),s=encodeSlots(i,a,o.lastOfSlots),c=r.encode(numberResults(i,a,s));return{results:{startedAtMs:e.startedAt.getTime(),lengthMs:Math.max(0,e.finishedAt.getTime()-e.startedAt.getTime()),devices:i.devices.map(e=>shownText(e,500)),...encodeNames(i,a),slots:s.map(({data:e})=>e),sessions:o.data,troubles:c.troubles,missingTests:e.missingTests.slice(0,2e3).map(e=>shownText(e,500))},details:c.details,sessions:o.own,notes:[...a.notes,...r.notes()]}},encodeSessions=(e,{slots:t},n)=>{let r=createSessionEncoder(e),i=[],a=[],o=[];for(let{attempts:e,device:s}of t){for(let t of e)i.push(r(t,s,n(t))),a.push(t);o.push(i.length-1)}return{data:i,own:a,lastOfSlots:o}},encodeNames=({rows:e},t)=>{let n=createTextTable(),r=e.filter(e=>t.keeps(e.index)),i=r.map(({name:e})=>shownText(e,500)),a=r.flatMap(({nth:e},t)=>e===0?[]:[[t,e]]),o=r.map(({className:e})=>n.add(shownText(e,500)));return{classes:n.texts,rows:{classes:o,names:i,repeats:a}}},encodeSlots=({rows:e,slots:t},n,r)=>{let i=renumberRows(e.length,n);return t.map((e,t)=>encodeSlot(e,i,r[t]??0,n))},numberResults=({slots:e},t,n)=>{let r=0,i=0,a=0,o=0;return(s,c)=>{for(;r<s;r++)o+=n[r]?.size??0,a=o,i=0;let l=e[r]?.rows??/* @__PURE__ */ new Int32Array;for(;i<c;i++)t.keeps(l[i]??0)&&(a+=1);return t.keeps(l[i]??0)?a:void 0}},readJsonFile=async e=>{if(e.bytes>24e6)return{state:`unread`,why:`it is too large to be shown here`};try{return{state:`read`,value:JSON.parse(await(0,o.readFile)(e.absolute,`utf8`))}}catch{return{state:`unread`,why:`it is no JSON that can be read`}}},fieldOf=(e,t)=>typeof e==`object`&&e?Object.getOwnPropertyDescriptor(e,t)?.value:void 0,listIn=e=>Array.isArray(e)?e:[],textIn=e=>typeof e==`string`?e:``,numberIn=e=>{let t=typeof e==`string`&&e.trim()!==``?Number(e):e;return typeof t==`number`&&Math.abs(t)<=0x9184e72a000?t:void 0},E=Buffer.from(`
===== `),D=/^\n===== (.{1,2000}) =====\r?\n$/s,O=8192;async function*readLogParts(e,t){let n=Buffer.from(`
`),r;if(!(t<=0)){for await(let i of(0,u.createReadStream)(e,{end:t-1})){n=Buffer.concat([n,i]);for(let e=findHeading(n);e!==void 0;e=findHeading(n))yield{test:r,bytes:n.subarray(0,e.start)},r=e.test,n=n.subarray(e.end);let e=safeLength(n);yield{test:r,bytes:n.subarray(0,e)},n=n.subarray(e)}yield{test:r,bytes:n}}}const findHeading=e=>{for(let t=e.indexOf(E);t!==-1;t=e.indexOf(E,t+1)){let n=e.indexOf(10,t+1);if(n===-1)return;let[,r]=n-t>O?[]:D.exec(e.subarray(t,n+1).toString(`utf8`))??[];if(r!==void 0)return{test:r,start:t,end:n}}},safeLength=e=>{let t=e.lastIndexOf(10);return t===-1||e.length-t>O?e.length:t},findReportFile=async(e,t,n)=>{try{let r=await(0,o.realpath)(e),i=a.default.resolve(r,t,n),s=await(0,o.lstat)(i);if(!s.isFile()||await(0,o.realpath)(i)!==i)return;let c=a.default.relative(r,i);return c===``||c.startsWith(`..`)||a.default.isAbsolute(c)?void 0:{absolute:i,shown:c.split(a.default.sep).join(`/`),bytes:s.size}}catch{return}},readPart=async(e,t,n)=>{await using r=await(0,o.open)(e);let i=Buffer.alloc(n),{bytesRead:a}=await r.read(i,0,n,t);return i.subarray(0,a)},k=12e3,readLogExcerpts=async(e,t)=>{let n=new Map(t.map(e=>[e,createTail(12e3)]));if(n.size>0)for await(let{test:t,bytes:r}of readLogParts(e.absolute,Math.min(e.bytes,64e6)))t!==void 0&&n.get(t)?.add(r);let r=[...n].filter(([,e])=>e.total()>0).map(([e,t])=>({test:shownTestName(e),...excerptOf(t)}));return r.length>0?r:[await readEnd(e)]},readEnd=async e=>{let t=createTail(k),n=Math.max(0,e.bytes-k-1);return t.skip(n),t.add(await readPart(e.absolute,n,12001)),excerptOf(t)},createTail=e=>{let t=Buffer.alloc(0),n=0;return{add:r=>{n+=r.length,t=Buffer.concat([t,r.subarray(-e)]).subarray(-e)},skip:e=>{n+=e},total:()=>n,bytes:()=>t}},excerptOf=e=>{let n=e.bytes(),r=e.total()>n.length?n.indexOf(`
`):-1,i=r===-1||r===n.length-1?n:n.subarray(r+1);return{text:t.V(t.n(i.toString(`utf8`)).replace(/^\n+/,``),`
`),cutBytes:e.total()-i.length}},readNetwork=(e,t,n)=>{let r=listIn(fieldOf(fieldOf(e,`log`),`entries`)).map(readRequest),i=r.length<=300?r:wantedFirst(r,n).slice(0,300),a=i.reduce((e,{atMs:t})=>Math.min(e,t),1/0);return{path:t,requests:i.toSorted((e,t)=>e.atMs-t.atMs).map(({atMs:e,test:t,...n})=>({...n,startMs:tenths(e-a),...t===void 0?{}:{test:shownTestName(t)}})),left:r.length-i.length}},wantedFirst=(e,t)=>{let isWanted=({test:e})=>e!==void 0&&t.has(e);return[...e.filter(isWanted),...e.filter(e=>!isWanted(e))]},readRequest=e=>{let t=fieldOf(e,`request`),n=fieldOf(e,`response`),r=fieldOf(n,`content`),i=fieldOf(e,`timings`),phase=e=>Math.max(0,numberIn(fieldOf(i,e))??0),a=textIn(fieldOf(e,`_test`)),o=tenths(phase(`send`)+phase(`wait`)),s=tenths(phase(`receive`)),c=tenths(phase(`blocked`)+phase(`dns`)+phase(`connect`)),l=Math.max(0,(numberIn(fieldOf(e,`time`))??0)-c-o-s),u=Date.parse(textIn(fieldOf(e,`startedDateTime`)));return{method:shownText(textIn(fieldOf(t,`method`))||`?`,100),url:shownText(textIn(fieldOf(t,`url`)),400),status:numberIn(fieldOf(n,`status`))??0,type:shownText(textIn(fieldOf(r,`mimeType`)).split(`;`)[0]??``,100),bytes:numberIn(fieldOf(r,`size`))??-1,startMs:0,atMs:Number.isNaN(u)?0:u,connectMs:c,waitMs:tenths(o+l),receiveMs:s,...a===``?{}:{test:a}}},tenths=e=>Math.round(e*10)/10,readProfiling=(e,t)=>{let n=listIn(e).flatMap(e=>{let t=numberIn(fieldOf(e,`ts`));return t===void 0?[]:[{second:t,sample:e}]}).toSorted((e,t)=>e.second-t.second),r=n[0];if(r===void 0)return;let i=thinned(n),a=seriesOf(i.map(({sample:e})=>e));if(a.length!==0)return{path:t,seconds:i.map(({second:e})=>rounded(e-r.second)),series:a,samples:n.length}},thinned=e=>{let t=Math.ceil(e.length/240);return e.filter((n,r)=>r%t===0||r===e.length-1)},seriesOf=e=>[{chart:`cpu`,title:`Device`,read:e=>numberIn(fieldOf(e,`cpu`))},{chart:`cpu`,title:`App`,read:ownKey(e,`_cpu`)},{chart:`memory`,title:`Device, in use`,read:usedMemory},{chart:`memory`,title:`App`,read:ownKey(e,`_mem`)}].flatMap(({chart:t,title:n,read:r})=>{let i=e.map(e=>{let t=r(e);return t===void 0?null:rounded(t)});return i.every(e=>e===null)?[]:[{chart:t,title:n,values:i}]}),usedMemory=e=>{let t=numberIn(fieldOf(e,`mem`)),n=numberIn(fieldOf(e,`mema`));return t===void 0||n===void 0?void 0:t-n},ownKey=(e,t)=>{for(let n of e){if(typeof n!=`object`||!n)continue;let e=Object.keys(n).slice(0,60).find(e=>e.endsWith(t)&&numberIn(fieldOf(n,e))!==void 0);if(e!==void 0)return t=>numberIn(fieldOf(t,e))}return()=>void 0},rounded=e=>Math.round(e*10)/10,A=[{kind:`device-logs`,title:`Device log`},{kind:`instrumentation-logs`,title:`Instrumentation log`}],readExcerpts=async(e,t,n,r)=>{let i=[],a=[];for(let{kind:r,title:o}of A)for(let s of e.files[r]??[]){let r=await findReportFile(t,e.folder,s);r===void 0?i.push(`${o}: the file is not there.`):a.push({title:o,path:r.shown,bytes:r.bytes,excerpts:await readLogExcerpts(r,n)})}let o=await readNetworkFile(e,t,n,i),s=await readProfilingFile(e,t,i);return{logs:a,...o===void 0?{}:{network:o},...s===void 0?{}:{profiling:s},media:r,notes:i}},readNetworkFile=async(e,t,n,r)=>{let i=await readFirst(e,`network-logs`,`Network log`,t,r);return i===void 0?void 0:readNetwork(i.value,i.shown,new Set(n))},readProfilingFile=async(e,t,n)=>{let r=await readFirst(e,`app-profiling`,`App profiling`,t,n);if(r===void 0)return;let i=readProfiling(r.value,r.shown);return i===void 0&&n.push(`App profiling: ${r.shown} holds no samples of a known form.`),i},readFirst=async(e,t,n,r,i)=>{let[a]=e.files[t]??[];if(a===void 0)return;let o=await findReportFile(r,e.folder,a);if(o===void 0){i.push(`${n}: the file is not there.`);return}let s=await readJsonFile(o);if(s.state===`read`)return{value:s.value,shown:o.shown};i.push(`${n}: ${o.shown} is left out, since ${s.why}.`)},j=[{type:`image/png`,matches:e=>e.startsWith(`PNG\r

`)},{type:`image/jpeg`,matches:e=>e.startsWith(`ÿØÿ`)},{type:`image/gif`,matches:e=>e.startsWith(`GIF8`)},{type:`image/webp`,matches:e=>e.startsWith(`RIFF`)&&e.slice(8,12)===`WEBP`},{type:`video/mp4`,matches:e=>e.slice(4,8)===`ftyp`},{type:`video/webm`,matches:e=>e.startsWith(`Eß£`)}],planMedia=async(e,t,n,r)=>{let i=/* @__PURE__ */ new Map,a=[];for(let{session:o,kind:s,name:c}of mediaFiles(e).slice(0,5e3)){let e=await planFile(o,c,s,t,n,a.length);if(e===void 0)continue;e.embedded!==void 0&&a.push(e.embedded);let l=s===`screenshots`?ownerOf(e.media.name,r(o)):void 0,u=i.get(o)??[];i.set(o,u),u.push(l===void 0?e.media:{...e.media,test:shownTestName(l)})}return{ofSession:i,embedded:a}},mediaFiles=e=>[`screenshots`,`video`].flatMap(t=>e.flatMap(e=>(e.files[t]??[]).map(n=>({session:e,kind:t,name:n})))),planFile=async(e,t,n,r,i,o)=>{let s=await findReportFile(r,e.folder,t);if(s===void 0)return;let{absolute:c,shown:l,bytes:u}=s,d={kind:n===`video`?`video`:`screenshot`,path:l,name:a.default.posix.parse(l).name,bytes:u},f=await typeOf(c);return f===void 0||!f.startsWith(n===`video`?`video/`:`image/`)||!i.take(base64Bytes(u))?{media:d}:{media:{...d,type:f,element:o},embedded:{element:o,absolute:c,bytes:u}}},typeOf=async e=>{let t=(await readPart(e,0,12)).toString(`latin1`);return j.find(({matches:e})=>e(t))?.type},base64Bytes=e=>Math.ceil(e/3)*4,ownerOf=(e,t)=>t.find(t=>withoutNumber(i.t([`${t}-1`]).get(`${t}-1`)??``)===withoutNumber(e)),withoutNumber=e=>e.replace(/-\d+$/,``),M=[`device-logs`,`instrumentation-logs`,`network-logs`,`app-profiling`,`video`,`screenshots`],hasFetchedFiles=e=>M.some(t=>(e.files[t]?.length??0)>0),planFiles=async(e,t,n)=>{let r=e.filter(hasFetchedFiles).map(e=>({session:e,tests:troubledTests(e)})).toSorted((e,t)=>Number(t.tests.length>0)-Number(e.tests.length>0)),i=new Map(r.map(({session:e,tests:t})=>[e,t])),a=await planMedia(r.map(({session:e})=>e),t,createAllowance(n.mediaBytes),e=>i.get(e)??[]);return{embedded:a.embedded,async*excerpts(){let e=createAllowance(n.excerptBytes);for(let{session:n,tests:i}of r)yield[n,await excerptsWithin(e,n,t,i,a.ofSession.get(n)??[])]}}},excerptsWithin=async(e,t,n,r,i)=>{let a={logs:[],media:i,notes:[`The page has no room for more logs, requests and samples: see the files in ${shownText(t.folder,300)}.`]};if(e.left()===0)return a;let o=await readExcerpts(t,n,r,i);return e.take(jsonBytes({...o,media:[]}))?o:(e.take(e.left()),a)},troubledTests=e=>{let n=e.tests.filter(({status:e,earlierTries:n})=>t.lt(e)||n.length>0);return[...new Set(n.map(t.ht))].slice(0,40)},writeHtmlReport=async(e,t)=>{let n=t.budget??h,{results:r,details:i,sessions:a,notes:o}=encodeRun(e,n,hasFetchedFiles),s=await planFiles(a,t.reportDir,n),c=createPageFile(t.file);try{await c.write(pageStart(pageTitle(e),contentPolicy(f,p),p)),await c.write(headlineHtml(e)),await c.write(`<noscript><p class="notice">Without JavaScript this page shows the verdict only. All results are in results.json and junit.xml beside it.</p></noscript>
<main id="main"></main>
`),await c.write(pageFooter(t.generatedBy,o)),await c.write(dataElement(y.results,jsonForScript(r))),await c.write(scriptElement(f)),await c.write(dataElement(y.details,jsonForScript(i))),await writeFiles(c,s,new Map(a.map((e,t)=>[e,t]))),await c.write(`</body>
</html>
`)}finally{await c.close()}},writeFiles=async(e,t,n)=>{for await(let[r,i]of t.excerpts())await e.write(dataElement(`${y.session}${n.get(r)}`,jsonForScript(i)));for(let{element:n,absolute:r,bytes:i}of t.embedded)await e.write(`<script type="text/plain" id="${y.media}${n}">`),await e.writeBase64(r,i),await e.write(`<\/script>
`)};exports.writeHtmlReport=writeHtmlReport;