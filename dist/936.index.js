"use strict";
exports.id = 936;
exports.ids = [936];
exports.modules = { 89936: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		reportFilesIn: () => reportFilesIn,
		writeHtmlReport: () => writeHtmlReport
	});
	var external_node_fs_ = __webpack_require__(73024);
	var promises_ = __webpack_require__(51455);
	var external_node_path_ = __webpack_require__(76760);
	var external_node_path_default = __webpack_require__.n(external_node_path_);
	var external_node_stream_promises_ = __webpack_require__(46466);
	var external_node_crypto_ = __webpack_require__(77598);
	var external_node_util_ = __webpack_require__(57975);
	var external_node_zlib_ = __webpack_require__(38522);
	var triage_triage = __webpack_require__(23248);
	var html = __webpack_require__(51474);
	;
	const reportScript = "/*! preact\nThe MIT License (MIT)\n\nCopyright (c) 2015-present Jason Miller\n\nPermission is hereby granted, free of charge, to any person obtaining a copy\nof this software and associated documentation files (the \"Software\"), to deal\nin the Software without restriction, including without limitation the rights\nto use, copy, modify, merge, publish, distribute, sublicense, and/or sell\ncopies of the Software, and to permit persons to whom the Software is\nfurnished to do so, subject to the following conditions:\n\nThe above copyright notice and this permission notice shall be included in all\ncopies or substantial portions of the Software.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR\nIMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,\nFITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE\nAUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER\nLIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,\nOUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE\nSOFTWARE.\n*/\n/*! @preact/signals-core\nThe MIT License (MIT)\n\nCopyright (c) 2022-present Preact Team\n\nPermission is hereby granted, free of charge, to any person obtaining a copy\nof this software and associated documentation files (the \"Software\"), to deal\nin the Software without restriction, including without limitation the rights\nto use, copy, modify, merge, publish, distribute, sublicense, and/or sell\ncopies of the Software, and to permit persons to whom the Software is\nfurnished to do so, subject to the following conditions:\n\nThe above copyright notice and this permission notice shall be included in all\ncopies or substantial portions of the Software.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR\nIMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,\nFITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE\nAUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER\nLIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,\nOUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE\nSOFTWARE.\n*/\n/*! @preact/signals\nThe MIT License (MIT)\n\nCopyright (c) 2022-present Preact Team\n\nPermission is hereby granted, free of charge, to any person obtaining a copy\nof this software and associated documentation files (the \"Software\"), to deal\nin the Software without restriction, including without limitation the rights\nto use, copy, modify, merge, publish, distribute, sublicense, and/or sell\ncopies of the Software, and to permit persons to whom the Software is\nfurnished to do so, subject to the following conditions:\n\nThe above copyright notice and this permission notice shall be included in all\ncopies or substantial portions of the Software.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR\nIMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,\nFITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE\nAUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER\nLIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,\nOUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE\nSOFTWARE.\n*/\n/*! @preact/compat\nThe MIT License (MIT)\n\nCopyright (c) 2019-present Preact Team\n\nPermission is hereby granted, free of charge, to any person obtaining a copy\nof this software and associated documentation files (the \"Software\"), to deal\nin the Software without restriction, including without limitation the rights\nto use, copy, modify, merge, publish, distribute, sublicense, and/or sell\ncopies of the Software, and to permit persons to whom the Software is\nfurnished to do so, subject to the following conditions:\n\nThe above copyright notice and this permission notice shall be included in all\ncopies or substantial portions of the Software.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR\nIMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,\nFITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE\nAUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER\nLIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,\nOUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE\nSOFTWARE.\n*/\n/*! @tanstack/virtual-core\nMIT License\n\nCopyright (c) 2021-present Tanner Linsley\n\nPermission is hereby granted, free of charge, to any person obtaining a copy\nof this software and associated documentation files (the \"Software\"), to deal\nin the Software without restriction, including without limitation the rights\nto use, copy, modify, merge, publish, distribute, sublicense, and/or sell\ncopies of the Software, and to permit persons to whom the Software is\nfurnished to do so, subject to the following conditions:\n\nThe above copyright notice and this permission notice shall be included in all\ncopies or substantial portions of the Software.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR\nIMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,\nFITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE\nAUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER\nLIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,\nOUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE\nSOFTWARE.\n*/\n/*! @tanstack/react-virtual\nMIT License\n\nCopyright (c) 2021-present Tanner Linsley\n\nPermission is hereby granted, free of charge, to any person obtaining a copy\nof this software and associated documentation files (the \"Software\"), to deal\nin the Software without restriction, including without limitation the rights\nto use, copy, modify, merge, publish, distribute, sublicense, and/or sell\ncopies of the Software, and to permit persons to whom the Software is\nfurnished to do so, subject to the following conditions:\n\nThe above copyright notice and this permission notice shall be included in all\ncopies or substantial portions of the Software.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR\nIMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,\nFITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE\nAUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER\nLIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,\nOUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE\nSOFTWARE.\n*/\nvar e,t,n,r,i,a,o,s,c,l,u,d=Symbol.for(`pv`),f={},p=[],m=/^m(i|n|o|s|text|space)$/,h=Array.isArray,g=p.slice,_=Object.assign;function v(e){e&&e.parentNode&&e.remove()}function y(e,t,n){var r,i,a,o={},s=arguments.length;for(a in t)a==`key`?r=t[a]:a==`ref`&&typeof e!=`function`?i=t[a]:o[a]=t[a];return s>2&&(o.children=s>3?g.call(arguments,2):n),b(e,o,r,i,null)}function b(n,r,i,a,o){var s={type:n,props:r,key:i,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:d,__v:o||++t,__i:-1,__u:0};return!o&&e.vnode&&e.vnode(s),s}function x(e){return e.children}function S(e,t){this.props=e,this.context=t,this.__g=0}function C(e,t){if(t==null)return e.__&&C(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!=`function`||e.props.__P?null:C(e)}function w(t){var n,r=t.__v,i=r.__e,a=[],o=[],s=t.__P;s&&((n=_({constructor:d},r)).__v=r.__v+1,e.vnode&&e.vnode(n),A(s,n,r,t.__n,s.namespaceURI,32&r.__u?[i]:null,a,i||C(r),32&r.__u,o),n.__v=r.__v,n.__.__k[n.__i]=n,j(a,n,o),r.__=r.__e=null,n.__e!=i&&T(n))}function T(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),T(e)}function E(t){(8&t.__g||(t.__g|=8,r.push(t),a++))&&i==e.debounceRendering||((i=e.debounceRendering)||queueMicrotask)(D)}function D(){try{for(var e,t=1;r.length;)r.length>t&&r.sort(o),e=r.shift(),t=r.length,8&e.__g&&w(e)}finally{(a=r.length)&&(i||queueMicrotask)(D)}}function ee(e,t,n,r,i,a,o,s,c,l,u){var d,m,h,g,_,v,y=r.__k||p,b=t.length;for(c=te(n,t,y,c,b),d=0;d<b;d++)(h=n.__k[d])!=null&&(m=~h.__i&&y[h.__i]||f,h.__i=d,v=A(e,h,m,i,a,o,s,c,l,u),g=h.__e,(m.ref!=h.ref||8&m.__u)&&(m.ref&&M(m.ref,null,h,m),h.ref&&u.push(h.ref,h.__c||g,h)),_||=g,4&h.__u?(c=O(h,c,e,!m.__v),m.__e&&(m.__e=null)):typeof h.type==`function`&&v!==void 0?c=v:g&&(c=g.nextSibling),h.__u&=-21);return n.__e=_,c}function te(e,t,n,r,i){var a,o,s,c,l,u,f,p,m,g=n.length,_=g,v=0,y=0,S=e.__k=Array(i);for(a=0;a<i;a++)(o=t[a])!=null&&typeof o!=`boolean`&&typeof o!=`function`?(typeof o!=`object`||o.constructor===String?o=S[a]=b(null,o):h(o)?o=S[a]=b(x,{children:o}):o.constructor===d&&o.__b?o=S[a]=b(o.type,o.props,o.key,o.ref,o.__v):S[a]=o,c=a+v,o.__=e,o.__b=e.__b+1,s=null,~(l=o.__i=re(o,n,c,_))&&(_--,(s=n[l])&&(s.__u|=2)),s&&s.__v?(o.__u|=16,l==c-1?v--:l==c+1?v++:l!=c&&(l>c?v--:v++,y=1)):(~l||(i>g?v--:i<g&&v++),typeof o.type!=`function`&&(o.__u|=4))):S[a]=null;if(y){for(u=[],f=[],a=0;a<i;a++)if((o=S[a])&&16&o.__u){for(v=0,p=u.length;v<p;)u[m=v+p>>1]<o.__i?v=m+1:p=m;u[v]=o.__i,f[a]=v+1}for(v=u.length;a--;)f[a]&&(f[a]==v?v--:S[a].__u|=4)}if(_)for(a=0;a<g;a++)!(s=n[a])||2&s.__u||(s.__e==r&&(r=C(s)),le(s,s));return r}function O(e,t,n,r){var i,a,o,s;if(typeof e.type==`function`){if(e.props.__P)return t;if(i=e.__k)for(a=0;a<i.length;a++)i[a]&&(i[a].__=e,t=O(i[a],t,n,!1));return t}for(t&&!t.parentNode&&(t=C(e))&&!t.parentNode&&(t=null),o=e.__e,s=t;s&&s.nodeType==8;)s=s.nextSibling;for(o!=s&&(!r&&n.moveBefore&&o.parentNode?n.moveBefore(o,t):n.insertBefore(o,t||null)),t=o;(t&&=t.nextSibling)&&t.nodeType==8&&!t.data.startsWith(`$s`););return t}function ne(e,t){return t||=[],e!=null&&typeof e!=`boolean`&&(h(e)?e.some(function(e){ne(e,t)}):t.push(e)),t}function re(e,t,n,r){var i,a=e.key,o=e.type,s=t[n],c=s&&!(2&s.__u);if(s===null&&a==null||c&&a==s.key&&o==s.type)return n;if(r>+!!c){for(i=n-1;i>=0;i--)if((s=t[i])&&!(2&s.__u)&&a==s.key&&o==s.type)return i;for(i=n+1;i<t.length;i++)if((s=t[i])&&!(2&s.__u)&&a==s.key&&o==s.type)return i}return-1}function ie(e,t,n){n??=``,t[0]==`-`?e.setProperty(t,n):e[t]=n}function k(e,t,n,r,i){var a,o;if(t==`style`){if(typeof n==`string`)e.style.cssText=n;else{if(typeof r==`string`&&(e.style.cssText=r=``),r)for(t in r)n&&t in n||ie(e.style,t);if(n)for(t in n)r&&n[t]==r[t]||ie(e.style,t,n[t])}}else if(t[0]==`o`&&t[1]==`n`)typeof n!=`function`&&(n=null),typeof r!=`function`&&(r=null),(e.__e||={})[t]=n,n&&r||(o=u[t]||(u[t]=ae(t)),(e.__a||={})[t]=l,a=t!=(t=t.replace(c,`$1`)),(t=t.slice(2))[0]<`a`&&(t=t.toLowerCase()),n?e.addEventListener(t,o,a):e.removeEventListener(t,o,a));else{if(i==`http://www.w3.org/2000/svg`)t=t.replace(/xlink(H|:h)/,`h`).replace(/sName$/,`s`);else if(t!=`width`&&t!=`height`&&t!=`href`&&t!=`list`&&t!=`form`&&t!=`tabIndex`&&t!=`download`&&t!=`rowSpan`&&t!=`colSpan`&&t!=`role`&&t!=`popover`&&t in e)try{e[t]=n??``;return}catch{}if(typeof n==`function`)return;n==null||!1===n&&t[4]!=`-`?e.removeAttribute(t):e.setAttribute(t,t==`popover`&&n==1?``:n)}}function ae(t){return function(n){var r=this.__e;if(r){if(r=r[t],n[s]==null)n[s]=l++;else if(n[s]<this.__a[t])return;return r(e.event?e.event(n):n)}}}function A(t,n,r,i,a,o,s,c,l,u){var f,m,g,y,b,w,T,E,D,te,O,ne,re,ie,k,ae,A,j,M=n.type;if(n.constructor!==d)return null;128&r.__u&&(l=32&r.__u,f=r.__c.__z)&&(n.__u|=l,m=o=[],f.nodeType==8?c=oe(f,o):o.push(f),c=o[0]||c),(f=e.__b)&&f(n);e:if(typeof M==`function`){g=s.length;try{if(E=n.props,D=(f=M.prototype)&&f.render,te=(f=M.contextType)&&i[f.__c],O=f?te?te.props.value:f.__:i,(y=r.__c)?(n.__c=y,2&y.__g&&(y.__g|=1)):(D?n.__c=y=new M(E,O):(n.__c=y=new S(E,O),y.constructor=M,y.render=ue),te&&te.sub(y),y.state||(y.state={}),y.__n=i,y.__g|=8,y.__h=[],y.__k=[]),D&&(y.__s||(y.__s=y.state),M.getDerivedStateFromProps&&(y.__s==y.state&&(y.__s=_({},y.__s)),_(y.__s,M.getDerivedStateFromProps(E,y.__s)))),b=y.props,w=y.state,y.__v=n,r.__c){if(E!==b&&D&&!M.getDerivedStateFromProps&&y.componentWillReceiveProps&&y.componentWillReceiveProps(E,O),n.__v==r.__v&&!(8&y.__g)||!(4&y.__g)&&y.shouldComponentUpdate&&!1===y.shouldComponentUpdate(E,y.__s,O)){n.__v!=r.__v&&(y.props=E,y.state=y.__s,y.__g&=-9),n.__e=r.__e,n.__k=r.__k,n.__k.some(function(e){e&&(e.__=n)}),p.push.apply(y.__h,y.__k),y.__k=[],y.__h.length&&s.push(y),c=C(r);break e}y.componentWillUpdate&&y.componentWillUpdate(E,y.__s,O),D&&y.componentDidUpdate&&y.__h.push(function(){y.componentDidUpdate(b,w,T)})}else D&&!M.getDerivedStateFromProps&&y.componentWillMount&&y.componentWillMount(),D&&y.componentDidMount&&y.__h.push(y.componentDidMount);y.context=O,y.props=E,y.__P=t,y.__g&=-5,ne=e.__r,re=D?25:0;do y.__g&=-9,ne&&ne(n),f=y.render(y.props,y.state=y.__s,y.context);while(8&y.__g&&++re<25);D&&(p.push.apply(y.__h,y.__k),y.__k=[]),y.state=y.__s,y.getChildContext&&(i=_({},i,y.getChildContext())),D&&r.__c&&y.getSnapshotBeforeUpdate&&(T=y.getSnapshotBeforeUpdate(b,w)),ie=f&&f.type===x&&f.key==null?f.props.children:f,E.__P&&(f=c,a=(t=E.__P).namespaceURI,l=o=null,r.props&&r.props.__P!=t&&(r.__k.some(function(e){e&&le(e,e)}),r.__k=null),c=r.__k?C(r,0):null),c=ee(t,h(ie)?ie:[ie],n,r,i,a,o,s,c,l,u),E.__P&&(n.__e=null,c=f),n.__u&=-161,m&&m.some(v),y.__h.length&&s.push(y),1&y.__g&&(y.__g&=-4)}catch(t){if(s.length=g,n.__v=null,l||o){if(t&&t.then){if(n.__u|=128|l,o){for(~(A=o.indexOf(c||void 0))||(A=o.length);(j=o[A-1])&&j.nodeType==8;)A--;for(;A<o.length;A++)if(j=o[A]){if(o[A]=null,k){if(j==ae)break}else{if(j.nodeType!=8)break;j.data.startsWith(`$s`)&&(ae=oe(k=j))}}}if(!k){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;k=c}(f=oe(k=n.__c.__z||(n.__c.__z=k)))?(n.__e=k,c=f):n.__e=c,c&&=c.nextSibling}else o&&o.some(v)}else n.__e=r.__e;n.__k||=r.__k||[],t&&t.then||se(n),e.__e(t,n,r)}}else c=n.__e=ce(r.__e,n,r,i,a,o,s,l,u,t);return(f=e.diffed)&&f(n),c}function oe(e,t){if(e&&e.nodeType==8&&e.data.startsWith(`$s`))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith(`$s`))n++;else if(e.data.startsWith(`/$s`)&&!--n)return e}t&&t.push(e)}}function se(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(se))}function j(t,n,r){for(var i=0;i<r.length;)M(r[i++],r[i++],r[i++]);e.__c&&e.__c(n,t),t.some(function(n){try{t=n.__h,n.__h=[],t.some(function(e){e.call(n)})}catch(t){e.__e(t,n.__v)}})}function ce(t,n,r,i,a,o,s,c,l,u){var d,p,_,y,b,x,S,w,T=r.props||f,E=n.props,D=n.type;if(D==`svg`?a=`http://www.w3.org/2000/svg`:D==`math`?a=`http://www.w3.org/1998/Math/MathML`:a||=`http://www.w3.org/1999/xhtml`,o){for(d=0;d<o.length;d++)if((b=o[d])&&(D?b.localName==D:b.nodeType==3)){t=b,o[d]=null;break}}if(!t){if(w=u.ownerDocument||document,!D)return w.createTextNode(E);t=w.createElementNS(a,D,E.is?E:u),c&&=(e.__m&&e.__m(n,o),!1),o=null}if(D){if(u=D==`template`&&t.content||t,o=D==`textarea`&&E.defaultValue!=null?null:o&&g.call(u.childNodes),!c&&o)for(T={},d=0;d<t.attributes.length;d++)T[(b=t.attributes[d]).name]=b.value;for(d in T)b=T[d],d==`dangerouslySetInnerHTML`?_=b:d==`children`||d in E||d==`value`&&`defaultValue`in E||d==`checked`&&`defaultChecked`in E||k(t,d,null,b,a);for(d in E)b=E[d],d==`children`?y=b:d==`dangerouslySetInnerHTML`?p=b:d==`value`?x=b:d==`checked`?S=b:c&&typeof b!=`function`||T[d]===b||k(t,d,b,T[d],a);p?(c||_&&(p.__html==_.__html||p.__html==t.innerHTML)||(t.innerHTML=p.__html),n.__k=[]):(_&&(t.textContent=``),(D==`foreignObject`||a==`http://www.w3.org/1998/Math/MathML`&&m.test(D))&&(a=`http://www.w3.org/1999/xhtml`),ee(u,h(y)?y:[y],n,r,i,a,o,s,o?o[0]:r.__k&&C(r,0),c,l),o&&o.some(v)),c&&D!=`textarea`||(d=`value`,D==`progress`&&x==null?t.removeAttribute(d):x==null||x===t[d]&&(D!=`progress`||x)||k(t,d,x,T[d],a),d=`checked`,S!=null&&S!=t[d]&&k(t,d,S,T[d],a))}else T===E||c&&t.data==E||(t.data=E);return t}function M(t,n,r,i){try{typeof t==`function`?n?n.__x=t(n)||1:(i&&=i.__c||i.__e)&&(n=i.__x)&&(i.__x=null,typeof n==`function`?n():t(null)):t.current=n}catch(t){e.__e(t,r)}}function le(t,n,r){var i,a,o,s;if(e.unmount&&e.unmount(t),!(i=t.ref)||i.current&&i.current!=t.__e||M(i,null,n,t),i=t.__c){if(i.componentWillUnmount)try{i.componentWillUnmount()}catch(t){e.__e(t,n)}i.__P=i.__n=null}if(i=t.__k)for(s=0;s<i.length;s++)i[s]&&le(i[s],n,typeof t.type!=`function`||r&&!t.props.__P);!r&&(i=t.__c)&&(i=i.__z)&&(a=oe(i,o=[]))&&(i==t.__e&&o.some(v),v(a),v(i)),r||v(t.__e),t.__e=t.__c=t.__=null}function ue(e,t,n){return this.constructor(e,n)}function de(t,n){var r,i,a,o;e.__&&e.__(t,n),n.nodeType==9&&(n=n.documentElement),i=(r=t&&32&t.__u)?null:n.__k,n.__k=b(x,{children:[t]}),a=[],o=[],A(n,n.__k,i||f,f,n.namespaceURI,i?null:n.firstChild?g.call(n.childNodes):null,a,i?i.__e:n.firstChild,r,o),j(a,n.__k,o),n.__k.props.children=null}e={__e:function(e,t,n,r){for(var i,o,s;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((s=(o=i.constructor)&&o.getDerivedStateFromError)&&i.setState(o.getDerivedStateFromError(e)),i.componentDidCatch&&(i.componentDidCatch(e,r||{}),s=1),s&&8&i.__g)return void(i.__g|=2)}catch(t){e=t}}throw a=0,e}},t=0,n=function(e){return e!=null&&e.constructor===d},S.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=_({},this.state)),typeof e==`function`&&(e=e(_({},n),this.props)),e&&(_(n,e),this.__v&&(t&&this.__k.push(t),E(this)))},S.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),E(this))},S.prototype.render=x,r=[],a=0,o=function(e,t){return e.__v.__b-t.__v.__b},s=Symbol(),c=/(PointerCapture)$|Capture$/i,l=0,u={};const fe=1e3,pe=60*fe,me=60*pe,N=e=>{if(Math.round(e)<1e3)return`${Math.round(e)} ms`;if(Math.round(e/100)<600)return`${(e/fe).toFixed(1).replace(/\\.0$/,``)} s`;let t=Math.round(e/fe)*fe;return t<36e5?he(t/fe,`m`,`s`):he(Math.round(e/pe),`h`,`m`)},he=(e,t,n)=>{let r=e%60;return`${Math.floor(e/60)} ${t}${r===0?``:` ${r} ${n}`}`},ge=e=>e<1e3?`${e} B`:e<1e5?`${(e/1e3).toFixed(1).replace(/\\.0$/,``)} kB`:`${(e/1e6).toFixed(1).replace(/\\.0$/,``)} MB`,P=e=>String(e).replace(/\\B(?=(?:\\d{3})+$)/g,`,`),F=(e,t,n=`${t}s`)=>`${P(e)} ${e===1?t:n}`;var _e,I,ve,ye,be=Object.is,xe=0,Se=[],Ce=[],L=e,we=L.__b,Te=L.__r,Ee=L.diffed,De=L.__c,Oe=L.unmount,ke=L.__;function Ae(e,t){L.__h&&L.__h(I,e,xe||t),xe=0;var n=I.__H||(I.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function je(e){return xe=1,Me(Ue,e)}function Me(e,t,n){var r=Ae(_e++,2);if(r.t=e,!r.__c&&(r.__=[n?n(t):Ue(void 0,t),function(e){var t=(r.__N||r.__)[0],n=r.t(t,e);be(t,n)||(r.__N=[n,r.__[1]],r.__c.setState({}))}],r.__c=I,!I.__f)){I.__f=!0;var i=I.shouldComponentUpdate;I.shouldComponentUpdate=function(e,t,n){var r=this.__H;if(!r)return!0;var a=!1,o=this.props!=e;if(r.__.some(function(e){e.__N&&(a=!0,be(e.__[0],e.__N[0])||(o=!0))}),i){var s=i.call(this,e,t,n);return a?s||o:s}return!a||o}}return r.__}function Ne(e,t){var n=Ae(_e++,3);!L.__s&&He(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,I.__H.__h.push(n))}function Pe(e,t){var n=Ae(_e++,4);!L.__s&&He(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,I.__h.push(n))}function Fe(e){return xe=5,R(function(){return{current:e}},[])}function R(e,t){var n=Ae(_e++,7);return He(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Ie(){var e;do{for(;e=Ce.shift();)try{Be(e)}catch(t){L.__e(t,{__:(e=e.__P)&&e.__v})}for(;e=Se.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Be),t.__h.some(Ve),t.__h=[]}catch(n){t.__h=[],L.__e(n,e.__v)}}}while(Ce.length)}L.__b=function(e){I=null,we&&we(e)},L.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),ke&&ke(e,t)},L.__r=function(e){Te&&Te(e),_e=0;var t=(I=e.__c).__H;t&&(ve==I?I.__h=[]:(t.__h.some(Be),t.__h.some(Ve),_e=0),t.__h=[],t.__.some(function(e){e.__N&&(e.__=e.__N),e.u=e.__N=void 0})),ve=I},L.diffed=function(e){Ee&&Ee(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&ze(Se.push(t)),t.__H.__.some(function(e){e.u&&(e.__H=e.u)})),ve=I=null},L.__c=function(e,t){t.some(function(e){try{e.__h.some(Be),e.__h=e.__h.filter(function(e){return!e.__||Ve(e)})}catch(t){e.__h=[function(){throw t}]}}),De&&De(e,t)},L.unmount=function(e){Oe&&Oe(e);var t,n,r=e.__c;r&&r.__H&&(r.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n&&=n.__c}r.__P=n,ze(Ce.push(r))}else Be(r)}catch(e){t=e}}),r.__H=void 0,t&&L.__e(t,r.__v))};var Le=typeof requestAnimationFrame==`function`;function Re(e){var t,n=function(){clearTimeout(r),Le&&cancelAnimationFrame(t),setTimeout(e)},r=setTimeout(n,35);Le&&(t=requestAnimationFrame(n))}function ze(e){e!=1&&ye==L.requestAnimationFrame||((ye=L.requestAnimationFrame)||Re)(Ie)}function Be(e){var t=I,n=e.__c;typeof n==`function`&&(e.__c=void 0,n()),I=t}function Ve(e){var t=I;e.__c=e.__(),I=t}function He(e,t){return!e||e.length!=t.length||t.some(function(t,n){return!be(t,e[n])})}function Ue(e,t){return typeof t==`function`?t(e):t}var We=Symbol.for(`preact-signals`);function Ge(){if(B>1)B--;else{var e,t=!1;for((function(){var e=$e;for($e=void 0;e!==void 0;){var t=e.S;if(t.v===e.v)for(var n=t.t;n!==void 0;n=n.x)n.i===e.i&&(n.i=t.i);e=e.o}})();Ye!==void 0;){var n=Ye;for(Ye=void 0,Xe++;n!==void 0;){var r=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&nt(n))try{n.c()}catch(n){t||=(e=n,!0)}n=r}}if(Xe=0,B--,t)throw e}}function Ke(e){if(B>0)return e();Qe=++Ze,B++;try{return e()}finally{Ge()}}var qe,z=void 0;function Je(e){var t=z,n=qe;z=void 0,qe=void 0;try{return e()}finally{z=t,qe=n}}var Ye=void 0,B=0,Xe=0,Ze=0,Qe=0,$e=void 0,et=0;function tt(e){if(z!==void 0){var t=e.n;if(t===void 0||t.t!==z)return t={i:0,S:e,p:z.s,n:void 0,t:z,e:void 0,x:void 0,r:t},z.s!==void 0&&(z.s.n=t),z.s=t,e.n=t,32&z.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=z.s,t.n=void 0,z.s.n=t,z.s=t),t}}function V(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}V.prototype.brand=We,V.prototype.h=function(){return!0},V.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n===void 0?Je(function(){var e;(e=t.W)==null||e.call(t)}):n.e=e)},V.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,r=e.x;n!==void 0&&(n.x=r,e.e=void 0),r!==void 0&&(r.e=n,e.x=void 0),e===this.t&&(this.t=r,r===void 0&&Je(function(){var e;(e=t.Z)==null||e.call(t)}))}},V.prototype.subscribe=function(e){var t=this;return ut(function(){var n=t.value;Je(function(){return e(n)})},{name:`sub`})},V.prototype.valueOf=function(){return this.value},V.prototype.toString=function(){return this.value+``},V.prototype.toJSON=function(){return this.value},V.prototype.peek=function(){var e=this;return Je(function(){return e.value})},Object.defineProperty(V.prototype,\"value\",{get:function(){var e=tt(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(Xe>100)throw Error(`Cycle detected`);(function(e){B!==0&&Xe===0&&e.l!==Qe&&(e.l=Qe,$e={S:e,v:e.v,i:e.i,o:$e})})(this),this.v=e,this.i++,et++,B++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Ge()}}}});function H(e,t){return new V(e,t)}function nt(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function rt(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function it(e){for(var t=e.s,n=void 0;t!==void 0;){var r=t.p;t.i===-1?(t.S.U(t),r!==void 0&&(r.n=t.n),t.n!==void 0&&(t.n.p=r)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=r}e.s=n}function at(e,t){V.call(this,void 0,t),this.x=e,this.s=void 0,this.g=et-1,this.f=4}at.prototype=new V,at.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===et))return!0;if(this.g=et,this.f|=1,this.i>0&&!nt(this))return this.f&=-2,!0;var e=z;try{rt(this),z=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return z=e,it(this),this.f&=-2,!0},at.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}V.prototype.S.call(this,e)},at.prototype.U=function(e){if(this.t!==void 0&&(V.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}},at.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}},Object.defineProperty(at.prototype,\"value\",{get:function(){if(1&this.f)throw Error(`Cycle detected`);var e=tt(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function U(e,t){return new at(e,t)}function ot(e){var t=e.j;if(e.j=void 0,typeof t==`function`){B++;var n=z;z=void 0;try{t()}catch(t){throw e.f&=-2,e.f|=8,st(e),t}finally{z=n,Ge()}}}function st(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,ot(e)}function ct(e){if(z!==this)throw Error(`Out-of-order effect`);it(this),z=e,this.f&=-2;try{8&this.f&&st(this)}finally{Ge()}}function lt(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,qe&&qe.push(this)}lt.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t==`function`&&(this.j=t)}finally{e()}},lt.prototype.S=function(){if(1&this.f)throw Error(`Cycle detected`);this.f|=1,this.f&=-9,ot(this),rt(this),B++;var e=z;return z=this,ct.bind(this,e)},lt.prototype.N=function(){2&this.f||(this.f|=2,this.u=Ye,Ye=this)},lt.prototype.d=function(){this.f|=8,1&this.f||st(this)},lt.prototype.dispose=function(){this.d()};function ut(e,t){var n=new lt(e,t);try{n.c()}catch(e){throw n.d(),e}var r=n.d.bind(n);return r[Symbol.dispose]=r,r}var dt,ft,pt=typeof window<`u`&&!!window.__PREACT_SIGNALS_DEVTOOLS__,mt=[];ut(function(){dt=this.N})();function ht(t,n){e[t]=n.bind(null,e[t]||function(){})}function gt(e){if(ft){var t=ft;ft=void 0,t()}ft=e&&e.S()}function _t(e){var t=this,r=e.data,i=yt(r);i.name=`ReactiveDom`,i.value=r;var a=R(function(){for(var e=t,r=t.__v;r=r.__;)if(r.__c){r.__c.__$f|=4;break}var a=U(function(){var e=i.value.value;return e===0?0:!0===e?``:e||``}),o=U(function(){return!Array.isArray(a.value)&&!n(a.value)}),s=ut(function(){if(this.N=St,o.value){var t=a.value;e.__v&&e.__v.__e&&e.__v.__e.nodeType===3&&(e.__v.__e.data=t)}}),c=t.__$u.d;return t.__$u.d=function(){s(),c.call(this)},[o,a]},[]),o=a[0],s=a[1];return o.value?s.peek():s.value}_t.displayName=`ReactiveTextNode`,Object.defineProperties(V.prototype,{constructor:{configurable:!0,value:y(x,null).constructor},type:{configurable:!0,value:_t},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}}),ht(`__b`,function(e,t){if(gt(),typeof t.type==`string`){var n,r=t.props;for(var i in r)if(i!==`children`){var a=r[i];a instanceof V&&(n||(t.__np=n={}),n[i]=a,r[i]=a.peek())}}e(t)}),ht(`__r`,function(e,t){if(e(t),t.type!==x){gt();var n,r=t.__c;r&&(r.__$f&=-2,(n=r.__$u)===void 0&&(r.__$u=n=function(e,t){var n;return ut(function(){n=this},{name:t}),n.c=e,n}(function(e){return function(){var t;pt&&((t=this.y)==null||t.call(this)),e.__$f|=1,e.setState({})}}(r),typeof t.type==`function`?t.type.displayName||t.type.name:``))),gt(n)}}),ht(`__e`,function(e,t,n,r){gt(),e(t,n,r)}),ht(`diffed`,function(e,t){gt();var n;if(typeof t.type==`string`&&(n=t.__e)){var r=t.__np,i=t.props,a=n.U;if(a)for(var o in a){var s=a[o];s===void 0||r&&o in r||(s.d(),a[o]=void 0)}if(r)for(var c in a||(a={},n.U=a),r){var l=a[c],u=r[c];l===void 0?(l=vt(n,c,u,i),a[c]=l):l.o(u,i)}}e(t)});function vt(e,t,n,r){var i=t in e&&e.ownerSVGElement===void 0,a=H(n);return{o:function(e,t){a.value=e,r=t},d:ut(function(){this.N=St;var n=a.value.value;r[t]!==n&&(r[t]=n,i?e[t]=n:n!=null&&(!1!==n||t[4]===`-`)?e.setAttribute(t,n):e.removeAttribute(t))})}}ht(`unmount`,function(e,t){if(typeof t.type==`string`){var n=t.__e;if(n){var r=n.U;if(r)for(var i in n.U=void 0,r){var a=r[i];a&&a.d()}}var o=t.__np;if(o){var s=t.props;for(var c in o)s[c]=o[c]}t.__np=void 0}else{var l=t.__c;if(l){l.__$f|=8;var u=l.__$u;u&&(l.__$u=void 0,u.d())}}e(t)}),ht(`__h`,function(e,t,n,r){r<3&&(t.__$f|=2),e(t,n,r)}),S.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,r=n&&n.s!==void 0;for(var i in t)return!0;if(this.__f||typeof this.u==`boolean`&&!0===this.u){var a=2&this.__$f;if(!(r||a||4&this.__$f)||1&this.__$f)return!0}else if(!(r||4&this.__$f)||3&this.__$f)return!0;for(var o in e)if(o!==`__source`&&e[o]!==this.props[o])return!0;for(var s in this.props)if(!(s in e))return!0;return!1};function yt(e,t){return R(function(){return H(e,t)},[])}var bt=function(e){queueMicrotask(function(){queueMicrotask(e)})};function xt(){Ke(function(){for(var e;e=mt.shift();)dt.call(e)})}function St(){mt.push(this)===1&&(e.requestAnimationFrame||bt)(xt)}const Ct={results:`data-results`,details:`data-details`,session:`data-session-`,media:`data-media-`},wt=e=>/^\\S+(?:[\\p{Lu}#_]|\\.\\p{L})/u.test(e)?e:`${e.charAt(0).toUpperCase()}${e.slice(1)}`,Tt=[`failed`,`flaky`,`quarantined`,`missing`,`passed`,`skipped`],W={error:{sign:`!`,label:`error`,style:`error`,status:`failed`},failed:{sign:`\u2717`,label:`failed`,style:`failed`,status:`failed`},\"timed-out\":{sign:`\u25F7`,label:`timed out`,style:`timed-out`,status:`failed`},pending:{sign:`\u2026`,label:`not run`,style:`pending`,status:`missing`},unknown:{sign:`?`,label:`unknown`,style:`unknown`,status:`failed`},flaky:{sign:`\u21BB`,label:`flaky`,style:`flaky`,status:`flaky`},quarantined:{sign:`\u2298`,label:`quarantined`,style:`quarantined`,status:`quarantined`},passed:{sign:`\u2713`,label:`passed`,style:`passed`,status:`passed`},skipped:{sign:`\u2013`,label:`skipped`,style:`skipped`,status:`skipped`},\"no result\":{sign:`\u00B7`,label:`no result`,style:`none`,status:`missing`}},Et=e=>W[e].status,Dt=({outcome:e,counts:t})=>e===`no result`?t===`missing`?[`missing`]:[]:e===`flaky`?[t===`failed`?`failed`:`passed`,`flaky`]:e===`quarantined`?[`failed`,`quarantined`]:[Et(e)],Ot=e=>{let t=e===`missing`?{...W.pending,label:e}:W[e];return{...t,label:wt(t.label)}},kt={...W,missing:{sign:`!`,label:`missing`,style:`error`},empty:{sign:`\u25CB`,label:`no tests`,style:`none`},waiting:{sign:`\u2026`,label:`waiting`,style:`none`}},At=({kind:e})=>e===`missing`?`error`:e===`empty`||e===`waiting`?`no result`:e,jt=({shard:e,shards:t,attempt:n})=>[t>1?`shard ${e} of ${t}`:``,n>1?`attempt ${n}`:``].filter(e=>e!==``).join(`, `),Mt=(e,t)=>`${P(e)} of ${F(t,`device`)}`,Nt=e=>e.slice(e.lastIndexOf(`.`)+1),Pt=e=>{let t=e.lastIndexOf(`-`,e.endsWith(`)`)?e.lastIndexOf(` (`):e.length);return t<=0?{name:e,version:``}:{name:e.slice(0,t),version:e.slice(t+1)}},Ft=e=>e.className===``?e.name:`${e.className}#${e.name}`,It=[`no result`,`skipped`,`passed`,`flaky`,`quarantined`,`unknown`,`pending`,`timed-out`,`failed`,`error`],G=e=>It.indexOf(e),Lt=e=>G(e)>G(`quarantined`),Rt=e=>G(e)>G(`passed`),zt=e=>{let t=e.tests.map(({className:e,name:t,nth:n})=>{let r=Ft({className:e,name:t});return{name:r,className:e,method:`${t||`(no name)`}${n===void 0?``:` (${n+1})`}`,searchText:r.toLowerCase(),results:[],hasFailed:!1}}),n=e.sessions.map((e,t)=>({...e,number:t,searchText:e.device.toLowerCase()})),r=[];for(let i of n)for(let a of i.results??[]){let{outcome:o,durationMs:s=-1,detail:c,past:l}=a,u=t[a.test];if(u===void 0)continue;let d=(a.others??[]).flatMap(({session:e,outcome:t})=>{let r=n[e];return r===void 0?[]:[{session:r,outcome:t}]}),f={outcome:o,durationMs:s,detail:c,past:l,statuses:Dt(a),failure:e.failures[a.failure??-1]},p={number:r.length,test:u,session:i,others:d,...f};r.push(p),u.results.push(p),u.hasFailed||=Lt(o)}return{...e,tests:t,results:r,sessions:n}},Bt=e=>e.outcome===`no result`?e.session:e,Vt=e=>{if(K(e)&&e.outcome!==`no result`)return e.outcome;let t=At(Gt(e));return K(e)&&!Lt(t)?e.outcome:t},Ht=({outcome:e,durationMs:t})=>t<0||e===`skipped`||e===`pending`?void 0:t,Ut=([e,...t])=>e&&t.reduce((e,t)=>G(Vt(t))>G(Vt(e))?t:e,e),K=e=>e!==void 0&&`outcome`in e,Wt=({session:e,others:t})=>[e,...t.map(e=>e.session)],Gt=e=>K(e)?e.session:e,Kt=e=>new Set(Array.from(e,e=>Gt(e).device)).size,qt={text:``,device:``,shard:``,status:``},Jt=(e,t,n)=>{let r=new Set(e.sessions.filter(e=>$t(t,e))),i=e.results.filter(e=>Wt(e).some(e=>r.has(e))&&n(e)),a=t.status===``?i:i.filter(e=>e.statuses.some(e=>e===t.status));return{results:a,tests:new Set(a.map(({test:e})=>e)),sessions:new Set(a.flatMap(Wt)),...en({...t,status:``})?Yt(e):Xt(i)}},Yt=({totals:{tests:e,...t}})=>({perStatus:t,all:e}),Xt=e=>{let t=Object.fromEntries(Tt.map(e=>[e,0]));for(let n of e)for(let e of n.statuses)t[e]+=1;return{perStatus:t,all:t.passed+t.failed+t.skipped}},Zt=({device:e,shard:t,shards:n})=>`${t}/${n}/${e}`,Qt=({sessions:e},t,n)=>{let r=new Set([...n.sessions].map(Zt));return e.filter(e=>{let n=t.status===``||t.status===Et(At(e));return $t(t,e)&&(t.text===``&&n||r.has(Zt(e)))})},$t=({device:e,shard:t},n)=>(e===``||e===n.device)&&(t===``||t===String(n.shard)),en=e=>Object.values(e).every(e=>e.trim()===``),tn=({results:e},t)=>{let n=rn(e=>e.toLowerCase()),r=new Map(e.flatMap(e=>{let{detail:n,failure:r}=e,i=n===void 0?void 0:t?.results[n],a=[r?.headline,r?.outer,...i===void 0?[]:nn(i,t?.failures??[])].filter(e=>e!==void 0&&e!==``);return a.length===0?[]:[[e,a]]}));return e=>{let t=e.toLowerCase().split(/\\s+/).filter(e=>e!==``).map(e=>({word:e,has:rn(t=>n(t).includes(e))}));return e=>t.every(({word:t,has:n})=>e.test.searchText.includes(t)||e.session.searchText.includes(t)||r.get(e)?.some(n)===!0)}},nn=({failures:e,tries:t,skipMessage:n,crash:r,systemOut:i,systemErr:a,place:o},s)=>[...[...e,...t.flatMap(e=>e.failures)].flatMap(e=>s[e]??[]).flatMap(({type:e,message:t,trace:n})=>[e,t,n]),n,r?.title,r?.log,i,a,o],rn=e=>{let t=/* @__PURE__ */ new Map;return n=>{let r=t.get(n)??e(n);return t.set(n,r),r}},an=e=>{let t=document.getElementById(e)?.textContent;if(!t)return;let n=atob(t),r=new Uint8Array(n.length);for(let e=0;e<r.length;e++)r[e]=n.charCodeAt(e);return r},on=async e=>{let t=an(e);if(t===void 0)return;let{readable:n,writable:r}=new DecompressionStream(`deflate`),i=r.getWriter();for(let e of[i.write(t),i.close()])e.catch(()=>{});return await new Response(n).json()},sn=await on(Ct.results);if(sn===void 0)throw Error(`unreachable: the page is written with its results`);const q=zt(sn),cn=H(!1),ln=H(void 0),un=async()=>{ln.value=await on(Ct.details),cn.value=!0};document.readyState===`loading`?document.addEventListener(`DOMContentLoaded`,()=>void un()):un();const dn={failures:[],tries:[],attachments:[],properties:[],links:[]},fn=({detail:e})=>ln.value?.results[e??-1]??dn,pn=U(()=>new Map(ln.value?.causes.map(e=>[e.id,e]))),mn=e=>pn.value.get(e??``),hn=e=>e.flatMap(e=>ln.value?.failures[e]??[]),gn=e=>ln.value?.sources[e??-1],_n=rn(({number:e})=>{let t=H(void 0);return on(`${Ct.session}${e}`).then(e=>{t.value=e}),t}),vn=e=>e.hasFiles&&cn.value?_n(e).value:void 0,yn=rn(({element:e,type:t})=>{let n=an(`${Ct.media}${e}`);return n===void 0||t===void 0?void 0:URL.createObjectURL(new Blob([n],{type:t}))}),bn=[1,2,5,10,30].flatMap(e=>[e*fe,e*pe]).concat([me,2*me,6*me,24*me]).toSorted((e,t)=>e-t),xn=e=>{let t=bn.find(t=>e/t<=5)??e;return{lengthMs:e,ticksMs:Array.from({length:6},(e,n)=>n*t).filter(t=>t<=e*.9)}},Sn=e=>e===0?`0`:N(e),Cn=e=>{let t=e.filter(e=>e!==null);return t.length===0?{min:0,max:0}:{min:Math.min(...t),max:Math.max(...t)}},wn=e=>{if(!(e>0))return 1;let t=10**Math.floor(Math.log10(e));return([1,2,4,5,8,10].find(n=>n*t>=e)??10)*t},Tn=(e,t)=>t.map((n,r)=>n===null?``:`${(t[r-1]??null)===null?`M`:`L`}${(e[r]??0).toFixed(1)} ${n.toFixed(1)}`).join(``),En={text:``,device:``,shard:``,status:``,order:``,group:``,cause:``,result:``,session:``},Dn=(e,t)=>{let n=Array.from({length:t},(e,t)=>`${t+1}`);return[{key:`device`,title:`Device`,options:[[``,`All devices`],...e.map(e=>[e,e])]},{key:`shard`,title:`Shard`,options:[[``,`All shards`],...n.map(e=>[e,`Shard ${e}`])]},{key:`order`,title:`Order`,options:Object.entries({\"\":`Failures first`,name:`By name`,slowest:`Slowest first`})},{key:`group`,title:`Group`,options:Object.entries({\"\":`No groups`,class:`By class`,package:`By package`})}]},On=e=>{let t=new URLSearchParams(Object.entries(e).filter(([,e])=>e!==``));return t.size===0?``:`#${t}`},kn=(e,t)=>{let n=new URLSearchParams(e.replace(/^#/,``)),r=(e,n)=>{if(e===`text`)return!0;if(e===`cause`)return/^[\\da-f]{1,40}$/.test(n);if(e===`status`)return Tt.some(e=>e===n);let r=t.find(t=>t.key===e);return r===void 0?/^\\d{1,9}$/.test(n):r.options.some(([e])=>e===n)},i=Object.keys(En).map(e=>[e,n.get(e)??``]);return{...En,...Object.fromEntries(i.filter(([e,t])=>r(e,t)))}},An={proven:`proven by a log, a counter or the service`,stated:`stated by the failure's text`,inferred:`inferred from frames and names`},jn=(e,t)=>`${e} (${e===`unknown`?`${t}: no rule fits`:An[t]})`,Mn={error:`Ended with an error; no message was reported`,\"timed-out\":`Timed out; no message was reported`,pending:`Did not run`,unknown:`Ended with an unrecognized status`,flaky:`Failed before it passed; no message was reported`},Nn=(e,t,n)=>{let r=[...Map.groupBy(n.results.filter(({outcome:e,failure:n})=>n!==void 0&&(t.status!==``||e!==`quarantined`)),({failure:e})=>e?.cause??``)],i=[...Map.groupBy(In(e,t),({cause:e})=>e??``)],a=e.devices.length,o=new Map(e.causes.map((e,t)=>[e,t])),s=({id:e})=>o.get(e)??o.size;return[...r.map(([e,t])=>({id:e,...Pn(t,a)})),...i.map(([e,t])=>({id:e,...Fn(t,a)}))].toSorted((e,t)=>s(e)-s(t))},Pn=(e,t)=>{let n=Ut(e)?.outcome??`failed`,{headline:r=``,outer:i=``,category:a,certainty:o}=e[0]?.failure??{},s=[...new Set(e.map(({test:e})=>e))],c=s.length>2?[F(s.length-2,`more test`)]:[],l=s.slice(0,2).map(({className:e,method:t})=>(e&&`${Nt(e)} \u203A `)+t),u=Kt(e);return{look:W[n],headline:r||(Mn[n]??`Failed; no message was reported`),outer:i,kind:a&&o?jn(a,o):``,names:[...l,...c],reach:t>1?Mt(u,t):F(s.length,`test`),share:t>1?u/t:void 0,of:e}},Fn=(e,t)=>{let[n]=e,r=kt[n?.kind??`error`],i=Kt(e),a=t>1&&e.length>1,o=n?.code===void 0?``:` [${n.code}]`;return{look:r,headline:`${n?.reason??``}${o}`,outer:``,kind:``,names:[e.length===1?`Session ${r.label}`:`${F(e.length,`session`)}: ${r.label}`],reach:a?Mt(i,t):F(e.length,`session`),share:a?i/t:void 0,of:e}},In=({sessions:e},t)=>t.text===``?e.filter(e=>e.cause!==void 0&&$t(t,e)&&[``,`missing`,Et(At(e))].includes(t.status)):[],Ln=e=>`tests`in e,Rn=(e,t)=>{let n=e.map(e=>({test:e,name:`${e.className}\\n${e.method}`})).sort((e,t)=>e.name<t.name?-1:Number(e.name>t.name));if(t===`name`)return n.map(({test:e})=>e);let r=t===`slowest`?zn:Bn;return n.map(({test:e})=>({test:e,key:r(e)})).sort((e,t)=>t.key-e.key).map(({test:e})=>e)},zn=({results:e})=>Math.max(...e.map(({durationMs:e})=>e)),Bn=({results:e})=>e.reduce((e,{outcome:t})=>e+(Lt(t)?1e6:Number(Rt(t))),0),Vn=(e,t,n)=>t===``?e:[...Map.groupBy(e,({className:e})=>t===`class`?e||`(no class)`:e.slice(0,Math.max(0,e.lastIndexOf(`.`)))||`(no package)`)].map(([e,t])=>({name:e,tests:t,hasFailed:!1})).flatMap(e=>[e,...n.has(e.name)?[]:e.tests]),Hn=Dn(q.devices,Math.max(1,...q.sessions.map(({shards:e})=>e))),J=Object.fromEntries(Object.entries(kn(location.hash,Hn)).map(([e,t])=>[e,H(t)])),Y=e=>Ke(()=>{for(let[t,n]of Object.entries(e))J[t].value=n}),Un=()=>({...En,...Object.fromEntries(Object.entries(J).map(([e,{value:t}])=>[e,t]))}),Wn=({result:e,session:t,cause:n})=>e!==``||t!==``||n!==``,Gn=`panel opened`;let Kn=Wn(Un()),qn=!1;const Jn=(e,t=!1)=>{let n=On(Un()),r=n===``?location.pathname+location.search:n;t?history.pushState(e,``,r):(n!==location.hash||e!==history.state)&&history.replaceState(e,``,r)};ut(()=>{let e=Wn(Un()),t=e&&!Kn&&On(Un())!==location.hash;Kn=e,Jn(t?Gn:history.state,t)}),addEventListener(`popstate`,()=>{qn&&Jn(history.state),qn=!1}),addEventListener(`hashchange`,()=>Y(kn(location.hash,Hn)));const X=U(()=>({text:J.text.value,device:J.device.value,shard:J.shard.value,status:J.status.value})),Yn=U(()=>tn(q,ln.value)),Xn=H(!en(X.peek())),Zn=U(()=>{let{text:e}=X.value;return Jt(q,X.value,e===``?()=>!0:Yn.value(e))}),Qn=U(()=>Nn(q,X.value,Zn.value)),$n=H(/* @__PURE__ */ new Set),er=e=>{let t=new Set($n.value);$n.value=t.delete(e)?t:t.add(e)},tr=U(()=>Rn(q.tests,J.order.value)),nr=U(()=>{let{tests:e}=Zn.value,t=tr.value.filter(t=>e.has(t));return Vn(t,J.group.value,$n.value)}),rr=U(()=>{let e=q.results[Number(J.result.value||-1)],t=q.sessions[Number(J.session.value||-1)];return e===void 0?t??Qn.value.find(({id:e})=>e===J.cause.value)?.of[0]:Bt(e)}),ir=e=>Y(K(e)?{result:`${e.number}`,session:``,cause:``}:{result:``,session:`${e.number}`,cause:``}),ar=()=>{let e=history.state===Gn&&Wn(Un());Y({result:``,session:``,cause:``}),e&&(qn=!0,history.back())},or=matchMedia(`(hover: none), (max-width: 640px)`),sr=H(or.matches);or.addEventListener(`change`,()=>{sr.value=or.matches});const cr=H(!1);for(let e of[`beforeprint`,`afterprint`])addEventListener(e,({type:e})=>{cr.value=e===`beforeprint`});ut(()=>{ln.value!==void 0&&setTimeout(()=>q.results.some(Yn.peek()(`\\0`)))});var lr=Symbol.for(`pv`),ur=0;Array.isArray;function Z(t,n,r,i,a,o){n||={};var s,c,l=n;if(`ref`in l&&typeof t!=`function`)for(c in l={},n)c==`ref`?s=n[c]:l[c]=n[c];var u={type:t,props:l,key:r,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:lr,__v:--ur,__i:-1,__u:0};return(a||o)&&(u.__source=a,u.__self=o),e.vnode&&e.vnode(u),u}const dr=({look:{sign:e,label:t,style:n}})=>/* @__PURE__ */ Z(`span`,{class:`chip is-${n}`,children:[/* @__PURE__ */ Z(`span`,{\"aria-hidden\":`true`,children:e}),` `,t]}),fr=({look:{sign:e,label:t,style:n}})=>/* @__PURE__ */ Z(`span`,{class:`sign is-${n}`,role:`img`,\"aria-label\":t,children:e}),pr=({to:e,children:t})=>/^(?:https?:\\/\\/|sessions\\/)/.test(e)?/* @__PURE__ */ Z(`a`,{href:e,target:`_blank`,rel:`noreferrer noopener`,children:t}):/* @__PURE__ */ Z(`span`,{children:t}),mr=({path:e,children:t})=>/* @__PURE__ */ Z(pr,{to:e.split(`/`).map(encodeURIComponent).join(`/`),children:t??e}),Q=({title:e,children:t})=>/* @__PURE__ */ Z(`section`,{class:`part`,children:[/* @__PURE__ */ Z(`h3`,{children:e}),t]}),hr=e=>/* @__PURE__ */ Z(`section`,{class:e.name,\"aria-labelledby\":`${e.name}-title`,children:[/* @__PURE__ */ Z(`div`,{class:`section-head`,children:[/* @__PURE__ */ Z(`h2`,{id:`${e.name}-title`,children:e.title}),e.text!==void 0&&/* @__PURE__ */ Z(`p`,{class:`quiet`,children:e.text})]}),e.children]}),gr=({of:e,style:t=`facts`})=>{let n=e.filter(([,e])=>e!==void 0&&e!==``&&e!==null);return n.length===0?null:/* @__PURE__ */ Z(`dl`,{class:t,children:n.map(([e,t],n)=>/* @__PURE__ */ Z(`div`,{children:[/* @__PURE__ */ Z(`dt`,{children:e}),/* @__PURE__ */ Z(`dd`,{children:/* @__PURE__ */ Z(`bdi`,{children:t})})]},`${e} ${n}`))})},_r=({name:e,style:t,columns:n,items:r,keyOf:i})=>/* @__PURE__ */ Z(`table`,{class:t,\"aria-label\":e,children:[/* @__PURE__ */ Z(`thead`,{children:/* @__PURE__ */ Z(`tr`,{children:n.map(({title:e,style:t,tooltip:n})=>/* @__PURE__ */ Z(`th`,{scope:`col`,class:t,title:n,children:e},t))})}),/* @__PURE__ */ Z(`tbody`,{children:r.map(e=>/* @__PURE__ */ Z(`tr`,{children:n.map(({title:t,style:n,of:r},i)=>i===0?/* @__PURE__ */ Z(`th`,{scope:`row`,class:n,children:r(e)},n):/* @__PURE__ */ Z(`td`,{class:n,\"data-title\":typeof t==`string`?t:void 0,children:r(e)},n))},i(e)))})]}),vr=({what:e,text:t})=>{let[n,r]=je(``),i=()=>navigator.clipboard.writeText(t).then(()=>r(`Copied`),()=>r(`The browser refused to copy`));return/* @__PURE__ */ Z(`span`,{class:`copy`,children:[/* @__PURE__ */ Z(`button`,{type:`button`,title:t.length<300?t:void 0,onClick:()=>void i(),children:[`Copy `,e]}),/* @__PURE__ */ Z(`span`,{role:`status`,children:n})]})},yr=({items:e,first:t,noun:n,children:r})=>{let[i,a]=je(!1),o=e.length<=t*1.2;return/* @__PURE__ */ Z(x,{children:[r(i||o||cr.value?e:e.slice(0,t)),!o&&/* @__PURE__ */ Z(`button`,{type:`button`,class:`more`,\"aria-expanded\":i,onClick:()=>a(!i),children:i?`Show the first ${P(t)} ${n}`:`Show all ${P(e.length)} ${n}`})]})},br=({count:e})=>e<=0?null:/* @__PURE__ */ Z(`p`,{class:`quiet`,children:[`and `,P(e),` more`]}),xr=({texts:e,style:t})=>/* @__PURE__ */ Z(`ul`,{class:t,children:e.map(e=>/* @__PURE__ */ Z(`li`,{children:/* @__PURE__ */ Z(`bdi`,{children:e})},e))}),Sr=({axis:{lengthMs:e,ticksMs:t}})=>/* @__PURE__ */ Z(`span`,{class:`ticks`,\"aria-hidden\":`true`,children:t.map(t=>/* @__PURE__ */ Z(`span`,{class:`tick`,style:{left:`${t/e*100}%`},children:Sn(t)},t))}),Cr=e=>{let t=t=>Math.min(100,Math.max(0,t/e.lengthMs*100));return/* @__PURE__ */ Z(`span`,{class:`bar`,role:`img`,\"aria-label\":e.label,title:e.label,children:e.pieces.map(([e,n,r])=>/* @__PURE__ */ Z(`span`,{class:e,style:{left:`${t(n)}%`,width:`${t(r)-t(n)}%`}},e))})},wr=({data:{runs:e,flakiest:t,slowest:n,devices:r}})=>{if(e.length<2)return null;let i=Math.max(1,...e.map(({durationMs:e})=>e));return/* @__PURE__ */ Z(hr,{name:`trends`,title:`Trends of the last ${F(e.length,`run`)}`,children:[/* @__PURE__ */ Z(`figure`,{children:[/* @__PURE__ */ Z(`figcaption`,{children:[`Passed, flaky and failed results of each run, and below how long it took (at most `,N(i),`)`]}),/* @__PURE__ */ Z(`ol`,{class:`run-bars`,children:e.map((e,t)=>/* @__PURE__ */ Z(kr,{trend:e,longestMs:i},`run ${t+1}`))})]}),/* @__PURE__ */ Z(`div`,{class:`trend-tables`,children:[/* @__PURE__ */ Z(Or,{title:`Flakiest tests`,items:t,columns:Tr}),/* @__PURE__ */ Z(Or,{title:`Slowest tests`,items:n,columns:[Dr]}),/* @__PURE__ */ Z(Or,{title:`Devices`,items:r,columns:Tr})]})]})},Tr=[`failed`,`flaky`].map(e=>({title:e===`failed`?`Failed`:`Flaky`,style:`number ${e}`,of:({[e]:t,outcomes:n})=>t===0?`\u2013`:`${Er(t/Math.max(1,n))} (${P(t)})`})),Er=e=>e<.01?`<1%`:`${Math.round(e*100)}%`,Dr={title:`Median`,style:`number`,of:({durationMs:e})=>e===void 0?`\u2013`:N(e)},Or=e=>{let{title:t,items:n}=e;if(n.length===0)return null;let r=[{title:t,of:({name:e})=>/* @__PURE__ */ Z(`bdi`,{title:e,children:e})},...e.columns];return/* @__PURE__ */ Z(_r,{name:t,columns:r,items:n,keyOf:({name:e})=>e})},kr=({trend:e,longestMs:t})=>{let{text:n,url:r,passed:i,failed:a,flaky:o,durationMs:s}=e,c=Math.max(1,i+a),l=(e,t)=>({height:e===0?`0`:`max(4px, ${e/t*100}%)`}),u=`${n}: ${`${P(i)} passed${o>0?`, ${P(o)} of them flaky`:``}, ${P(a)} failed`}, ${N(s)}`;return/* @__PURE__ */ Z(`li`,{title:u,children:/* @__PURE__ */ Z(pr,{to:r??``,children:[/* @__PURE__ */ Z(`span`,{class:`spoken`,children:u}),/* @__PURE__ */ Z(`span`,{class:`run-bar`,children:[/* @__PURE__ */ Z(`span`,{class:`is-failed`,style:l(a,c)}),/* @__PURE__ */ Z(`span`,{class:`is-flaky`,style:l(o,c)}),/* @__PURE__ */ Z(`span`,{class:`is-passed`,style:{flex:`1`}})]}),/* @__PURE__ */ Z(`span`,{class:`run-length`,children:/* @__PURE__ */ Z(`span`,{style:l(s,t)})})]})})},Ar=({results:e})=>/* @__PURE__ */ Z(x,{children:[...new Map(e.flatMap(({past:e})=>e?.label===void 0?[]:[[e.text,e.label]]))].map(([e,t])=>/* @__PURE__ */ Z(`span`,{class:`history-label label-${t}`,children:e},e))}),jr=({result:e})=>{let{recent:t=[]}=e.past??{};return t.length===0?null:/* @__PURE__ */ Z(Q,{title:`The last ${F(t.length,`run`)} of this test on this device`,children:[/* @__PURE__ */ Z(Ar,{results:[e]}),/* @__PURE__ */ Z(`ol`,{class:`strip`,children:t.map(({run:e,outcome:t,durationMs:n})=>{let r=q.history?.runs[e],i=W[t],a=[i.label,...n===void 0?[]:[N(n)],r?.text].join(`, `);return/* @__PURE__ */ Z(`li`,{class:`is-${i.style}`,title:a,children:/* @__PURE__ */ Z(pr,{to:r?.url??``,children:[/* @__PURE__ */ Z(`span`,{\"aria-hidden\":`true`,children:i.sign}),/* @__PURE__ */ Z(`span`,{class:`spoken`,children:a})]})},e)})})]})},Mr=()=>{let{title:e,tests:t,more:n}=q.missingTests,r=t.length>0&&(en(X.value)||X.value.status===`missing`);if(Qn.value.length===0&&!r)return null;let i=!r&&Qn.value.every(({look:e})=>e===W.flaky);return/* @__PURE__ */ Z(hr,{name:`failures`,title:i?`Flaky tests`:`Failures`,children:[Qn.value.length>0&&/* @__PURE__ */ Z(yr,{items:Qn.value,first:8,noun:`causes`,children:e=>/* @__PURE__ */ Z(`ol`,{class:`causes`,children:e.map(e=>/* @__PURE__ */ Z(Nr,{cause:e},e.id))})}),r&&/* @__PURE__ */ Z(`details`,{class:`missing`,open:cr.value,children:[/* @__PURE__ */ Z(`summary`,{children:e}),/* @__PURE__ */ Z(`ul`,{children:t.slice(0,200).map(([e,t])=>/* @__PURE__ */ Z(`li`,{children:[/* @__PURE__ */ Z(`bdi`,{children:e}),` `,/* @__PURE__ */ Z(`bdi`,{children:t})]},e))}),/* @__PURE__ */ Z(br,{count:n+Math.max(0,t.length-200)})]})]})},Nr=({cause:e})=>{let{id:t,look:n,headline:r,outer:i,kind:a,names:o,reach:s,share:c,of:l}=e;return/* @__PURE__ */ Z(`li`,{children:[/* @__PURE__ */ Z(`button`,{type:`button`,class:`cause`,\"aria-current\":l.some(e=>e===rr.value)||void 0,onClick:()=>l[0]&&ir(l[0]),children:[/* @__PURE__ */ Z(dr,{look:n}),/* @__PURE__ */ Z(`span`,{class:`cause-text`,children:[/* @__PURE__ */ Z(`bdi`,{class:`cause-headline`,children:r}),i&&/* @__PURE__ */ Z(`bdi`,{class:`cause-outer`,children:i}),/* @__PURE__ */ Z(`span`,{class:`cause-tests`,children:[a&&/* @__PURE__ */ Z(`span`,{children:a}),o.map(e=>/* @__PURE__ */ Z(`bdi`,{children:e},e)),/* @__PURE__ */ Z(Ar,{results:l.filter(K)})]})]}),/* @__PURE__ */ Z(`span`,{class:`reach`,children:[/* @__PURE__ */ Z(`span`,{children:s}),c!==void 0&&/* @__PURE__ */ Z(`span`,{class:`reach-bar`,\"aria-hidden\":`true`,children:/* @__PURE__ */ Z(`span`,{class:`is-${n.style}`,style:{width:`${Math.max(2,Math.round(c*100))}%`}})})]})]}),t!==``&&/* @__PURE__ */ Z(`a`,{class:`cause-link`,href:`#cause=${t}`,\"aria-label\":`Link to this cause: ${t}`,children:`#`})]})},Pr=({data:{failures:e,more:t,results:n,warnings:r}})=>n===0&&r.length===0?null:/* @__PURE__ */ Z(hr,{name:`quarantine`,title:`Quarantined failures`,text:n===0?`No quarantined test failed.`:`These tests failed, and their failures do not count.`,children:[/* @__PURE__ */ Z(`ul`,{children:e.map(e=>/* @__PURE__ */ Z(`li`,{children:[/* @__PURE__ */ Z(`span`,{class:`sign is-quarantined`,\"aria-hidden\":`true`,children:W.quarantined.sign}),` `,/* @__PURE__ */ Z(`bdi`,{class:`quarantine-test`,children:e.name}),/* @__PURE__ */ Z(`bdi`,{children:e.on}),e.message!==void 0&&/* @__PURE__ */ Z(`bdi`,{class:`quarantine-message is-quarantined`,children:e.message}),/* @__PURE__ */ Z(`span`,{class:`quarantine-entry`,children:/* @__PURE__ */ Z(Fr,{failure:e})})]},`${e.name} ${e.on} ${e.until}`))}),/* @__PURE__ */ Z(br,{count:t}),r.map(e=>/* @__PURE__ */ Z(`p`,{class:`quarantine-warning`,children:/* @__PURE__ */ Z(`bdi`,{children:e})},e))]}),Fr=({failure:{until:e,reason:t,issue:n}})=>/* @__PURE__ */ Z(x,{children:[`Until `,e,`: `,/* @__PURE__ */ Z(`bdi`,{children:t}),` `,/* @__PURE__ */ Z(pr,{to:n,children:`Issue`})]}),Ir=/\\(([^()]{0,300})\\)\\s*$/,Lr=/^([\\p{L}\\p{N}_$-]+\\.(?:kt|kts|java|groovy|scala)):(\\d{1,7})$/u,Rr=/^[\\p{L}\\p{N}_$<>/.-]+$/u,zr=/* @__PURE__ */ `android.,androidx.,com.android.,dalvik.,groovy.,java.,javax.,jdk.,kotlin.,kotlinx.,libcore.,scala.,sun.,Microsoft.,System.,app.cash.turbine.,com.agoda.kakao.,com.google.android.apps.common.testing.,com.google.common.truth.,com.kaspersky.,dadb.,io.appium.,io.github.kakaocup.,io.kotest.,io.mockk.,io.qameta.,junit.,leakcanary.,maestro.,org.assertj.,org.awaitility.,org.gradle.,org.hamcrest.,org.junit.,org.mockito.,org.openqa.,org.opentest4j.,org.robolectric.,org.spockframework.,org.testng.,Castle.,Moq.,NUnit.,OpenQA.,Xunit.,coil.,com.apollographql.,com.bumptech.,com.facebook.,com.fasterxml.,com.google.android.gms.,com.google.android.material.,com.google.api.,com.google.common.,com.google.firebase.,com.google.gson.,com.google.protobuf.,com.squareup.,dagger.,io.grpc.,io.ktor.,io.netty.,io.reactivex.,io.realm.,okhttp3.,okio.,org.apache.,org.json.,org.koin.,retrofit2.,rx.`.split(`,`),Br=e=>{if(e.length>1e3)return;let t=Ir.exec(e);if(t===null)return;let n=e.slice(0,t.index).trim(),r=n.startsWith(`at `)?n.slice(3):n;if(r===n&&!Rr.test(r))return;let i=r.slice(r.lastIndexOf(`/`)+1),a=i.lastIndexOf(`.`);if(a<=0)return;let[,o,s]=Lr.exec(t[1]??``)??[],[c,l]=[i.slice(0,a),i.slice(a+1)];return{className:c,method:l,file:o,line:o===void 0?void 0:Number(s)}},Vr=(e,t=``)=>zr.some(n=>e.startsWith(n)&&!t.startsWith(n)),Hr=e=>({tabIndex:0,role:`group`,\"aria-label\":e}),Ur=({label:e,text:t,line:n=e=>e})=>/* @__PURE__ */ Z(`div`,{class:`folded-text`,children:/* @__PURE__ */ Z(yr,{items:t.split(`\n`),first:40,noun:`lines`,children:t=>/* @__PURE__ */ Z(`pre`,{...Hr(e),children:t.flatMap((e,t)=>t===0?[n(e)]:[`\n`,n(e)])})})}),Wr=({text:e})=>/* @__PURE__ */ Z(Ur,{label:`Trace`,text:e,line:e=>{let t=Br(e);return t===void 0&&!/^\\s*at /.test(e)?e:/* @__PURE__ */ Z(`span`,{class:t!==void 0&&!Vr(t.className)?`frame-of-app`:`frame-of-framework`,children:e})}}),Gr=({label:e,text:t})=>/* @__PURE__ */ Z(`pre`,{class:`log`,...Hr(e),ref:e=>{e!==null&&(e.scrollTop=e.scrollHeight)},children:t===``?`(empty)`:t}),Kr=({source:e,excerpt:t})=>/* @__PURE__ */ Z(Q,{title:`Code`,children:[/* @__PURE__ */ Z(`pre`,{class:`code`,...Hr(`Code`),children:t.lines.map((n,r)=>{let i=t.first+r;return/* @__PURE__ */ Z(`span`,{class:i===e.line?`code-line failed-line`:`code-line`,children:[/* @__PURE__ */ Z(`span`,{class:`line-number`,children:i}),` `,n]},i)})}),/* @__PURE__ */ Z(`p`,{class:`quiet`,children:/* @__PURE__ */ Z(pr,{to:e.url??``,children:e.title})})]}),qr=({session:e,test:t,moments:n=[],shownAbove:r=[]})=>{let i=vn(e);return i===void 0?null:/* @__PURE__ */ Z(x,{children:[/* @__PURE__ */ Z(oi,{media:i.media.filter(e=>!r.includes(e)),test:t,moments:n}),i.logs.map(e=>/* @__PURE__ */ Z(Jr,{log:e,test:t},e.path)),i.network!==void 0&&/* @__PURE__ */ Z(ri,{network:i.network,test:t}),i.profiling!==void 0&&/* @__PURE__ */ Z(Zr,{profiling:i.profiling}),i.notes.length>0&&/* @__PURE__ */ Z(Q,{title:`Not shown`,children:/* @__PURE__ */ Z(xr,{texts:i.notes,style:`quiet`})})]})},Jr=({log:{title:e,path:t,bytes:n,excerpts:r},test:i})=>/* @__PURE__ */ Z(Q,{title:e,children:[si(r,i).map(t=>/* @__PURE__ */ Z(`div`,{children:[t.test!==void 0&&t.test!==i&&/* @__PURE__ */ Z(`p`,{class:`excerpt-title`,children:/* @__PURE__ */ Z(`bdi`,{children:t.test})}),t.cutBytes>0&&/* @__PURE__ */ Z(`p`,{class:`quiet`,children:[`The end of `,t.test===void 0?`the file`:`this test's part`,`; `,ge(t.cutBytes),` before it are left out.`]}),/* @__PURE__ */ Z(Gr,{label:e,text:t.text})]},t.test)),/* @__PURE__ */ Z(`p`,{class:`quiet`,children:[`From `,/* @__PURE__ */ Z(mr,{path:t}),`, `,ge(n),`.`]})]}),Yr={left:56,right:8,top:8,bottom:20},Xr=[{chart:`cpu`,title:`CPU`,unit:`%`},{chart:`memory`,title:`Memory`,unit:`MB`}],Zr=({profiling:{series:e,seconds:t,samples:n,path:r}})=>{let i=n>t.length?`, every ${Math.ceil(n/t.length)}th sample`:``;return/* @__PURE__ */ Z(Q,{title:`CPU and memory`,children:[Xr.map(({chart:n,title:r,unit:i})=>{let a=e.filter(e=>e.chart===n);return a.length===0?null:/* @__PURE__ */ Z(Qr,{title:r,unit:i,seconds:t,series:a},n)}),/* @__PURE__ */ Z(`p`,{class:`quiet`,children:[`Of the whole session`,i,`. From `,/* @__PURE__ */ Z(mr,{path:r}),`.`]})]})},Qr=e=>{let{title:t,unit:n,seconds:r,series:i}=e,a=Math.max(1,r.at(-1)??1),o=wn(Math.max(...i.map(({values:e})=>Cn(e).max))),s=e=>Yr.left+e/a*(640-Yr.left-Yr.right),c=e=>132-Yr.bottom-e/o*(132-Yr.top-Yr.bottom),l=i.map(e=>`${e.title} ${$r(e.values,n)}`);return/* @__PURE__ */ Z(`figure`,{class:`chart`,children:[/* @__PURE__ */ Z(`figcaption`,{children:[/* @__PURE__ */ Z(`b`,{children:[t,`, `,n]}),i.map((e,t)=>/* @__PURE__ */ Z(`span`,{class:`legend legend-${t}`,children:[e.title,`: `,$r(e.values,n)]},e.title))]}),/* @__PURE__ */ Z(`svg`,{viewBox:`0 0 640 132`,role:`img`,\"aria-label\":`${t}: ${l.join(`; `)}`,children:[[0,o/2,o].map(e=>/* @__PURE__ */ Z(`g`,{children:[/* @__PURE__ */ Z(`line`,{class:`grid`,x1:Yr.left,x2:640-Yr.right,y1:c(e),y2:c(e)}),/* @__PURE__ */ Z(`text`,{class:`tick`,x:Yr.left-6,y:c(e)+4,\"text-anchor\":`end`,children:e})]},e)),xn(a*fe).ticksMs.map(e=>/* @__PURE__ */ Z(`text`,{class:`tick`,x:s(e/fe),y:128,\"text-anchor\":e===0?`start`:`middle`,children:Sn(e)},e)),i.map(({title:e,values:t},n)=>{let i=t.map(e=>e===null?null:c(e));return/* @__PURE__ */ Z(`path`,{class:`curve curve-${n}`,d:Tn(r.map(s),i)},e)})]})]})},$r=(e,t)=>{let{min:n,max:r}=Cn(e);return`${ei(n)} to ${ei(r)} ${t}`},ei=e=>Math.abs(e)<100?e:Math.round(e),ti=[[`connecting`,`connectMs`],[`waiting`,`waitMs`],[`receiving`,`receiveMs`]],ni=({connectMs:e,waitMs:t,receiveMs:n})=>e+t+n,ri=({network:e,test:t})=>{let n=e.requests.filter(e=>e.test===t),r=n.length>0?n:e.requests,i=r.slice(0,150),a=r.length-i.length+(n.length>0?0:e.left);return/* @__PURE__ */ Z(Q,{title:`Network`,children:[i.length===0?/* @__PURE__ */ Z(`p`,{class:`quiet`,children:`No requests were recorded.`}):/* @__PURE__ */ Z(x,{children:[/* @__PURE__ */ Z(`p`,{class:`quiet phases`,children:[F(r.length,`request`),` `,n.length>0?`of this test`:`of the session`,ti.map(([e])=>/* @__PURE__ */ Z(`span`,{children:[/* @__PURE__ */ Z(`span`,{class:`swatch phase-${e}`}),e]},e))]}),/* @__PURE__ */ Z(_r,{name:`Requests`,style:`network`,columns:ii(i),items:i,keyOf:({startMs:e,method:t,url:n})=>`${e} ${t} ${n}`})]}),/* @__PURE__ */ Z(`p`,{class:`quiet`,children:[a>0?`${P(a)} more are in `:`From `,/* @__PURE__ */ Z(mr,{path:e.path}),`.`]})]})},ii=e=>{let t=Math.min(...e.map(({startMs:e})=>e)),n=Math.max(1,...e.map(e=>e.startMs-t+ni(e)));return[{title:`Request`,of:({method:e,url:t})=>{let{host:n,rest:r}=ai(t);return/* @__PURE__ */ Z(`span`,{title:t,children:[/* @__PURE__ */ Z(`b`,{children:e}),` `,/* @__PURE__ */ Z(`bdi`,{children:r}),/* @__PURE__ */ Z(`bdi`,{class:`host`,children:n})]})}},{title:`Status`,style:`number status`,of:({status:e})=>e===0||e>=400?/* @__PURE__ */ Z(`span`,{class:`is-failed`,children:[`\u2717 `,e===0?`none`:e]}):e},{title:`Size`,style:`number size`,of:({bytes:e})=>e<0?`\u2013`:ge(e)},{title:`Duration`,style:`number duration`,of:e=>N(ni(e))},{title:`Waterfall`,style:`time`,of:e=>{let r=e.startMs-t,i=r,a=ti.map(([t,n])=>{let r=i;return i+=e[n],[`phase-${t}`,r,i]}),o=ti.map(([t,n])=>`${t} ${N(e[n])}`).join(`, `);return/* @__PURE__ */ Z(Cr,{lengthMs:n,label:`after ${N(r)}: ${o}`,pieces:a})}}]},ai=e=>{let[t=``,n]=/^[a-z]+:\\/\\/([^/?#]*)/i.exec(e)??[];return n===void 0?{host:``,rest:e}:{host:n,rest:e.slice(t.length)||`/`}},oi=({media:e,test:t,moments:n=[]})=>{let{screenshot:r=[],video:i=[]}=Object.groupBy(e,({kind:e})=>e),a=si(r,t),o=t!==void 0&&a[0]?.test===t;return/* @__PURE__ */ Z(x,{children:[a.length>0&&/* @__PURE__ */ Z(Q,{title:o?`Screenshots`:`Screenshots of the session`,children:/* @__PURE__ */ Z(ci,{shots:a})}),i.length>0&&/* @__PURE__ */ Z(Q,{title:`Video of the session`,children:i.map(e=>/* @__PURE__ */ Z(ui,{video:e,moments:n},e.path))})]})},si=(e,t)=>{if(t===void 0)return e;let n=e.filter(e=>e.test===t);return n.length>0?n:e.filter(e=>e.test===void 0)},ci=({shots:e})=>/* @__PURE__ */ Z(`div`,{class:`shots`,children:e.map(e=>/* @__PURE__ */ Z(li,{shot:e},e.path))}),li=({shot:e})=>{let[t,n]=je(!1),[r,i]=je(!1),a=yn(e);return a===void 0?/* @__PURE__ */ Z(di,{media:e}):r?/* @__PURE__ */ Z(di,{media:e,why:`in a format that this browser does not display`}):/* @__PURE__ */ Z(`figure`,{class:`shot${t?` large`:``}`,children:[/* @__PURE__ */ Z(`button`,{type:`button`,\"aria-expanded\":t,title:t?`Show smaller`:`Show larger`,onClick:()=>n(!t),children:/* @__PURE__ */ Z(`img`,{src:a,alt:`Screenshot ${e.name}`,loading:`lazy`,onError:()=>i(!0)})}),/* @__PURE__ */ Z(`figcaption`,{children:/* @__PURE__ */ Z(`bdi`,{children:e.name})})]})},ui=({video:e,moments:t})=>{let n=Fe(null),r=e=>{n.current!==null&&e!==void 0&&(n.current.currentTime=e)},i=yn(e);return i===void 0?/* @__PURE__ */ Z(di,{media:e}):/* @__PURE__ */ Z(x,{children:[/* @__PURE__ */ Z(`video`,{ref:n,src:i,controls:!0,muted:!0,preload:`metadata`,\"aria-label\":`Video of the session`,onLoadedMetadata:()=>r(t[0]?.seconds)}),t.length>0&&/* @__PURE__ */ Z(`p`,{class:`moments`,children:t.map(({title:e,seconds:t})=>/* @__PURE__ */ Z(`button`,{type:`button`,class:`more`,onClick:()=>r(t),children:[e,` (`,N(t*1e3),`)`]},e))})]})},di=({media:e,why:t=`too large for this page`})=>/* @__PURE__ */ Z(`p`,{class:`elsewhere`,children:[/* @__PURE__ */ Z(mr,{path:e.path}),` `,/* @__PURE__ */ Z(`span`,{class:`quiet`,children:[ge(e.bytes),`, `,t,`: see the report folder or its artifact.`]})]}),fi=({cause:e,failure:t,reproduce:n={},children:r})=>{let i=mn(e),{category:a,certainty:o}=i??t??{},{tests:s,command:c}=n,l=r!==void 0||i?.markdown!==void 0||s!==void 0;return i===void 0&&!l?null:/* @__PURE__ */ Z(`section`,{class:`to-do`,\"aria-label\":`What to do`,children:[i!==void 0&&/* @__PURE__ */ Z(`p`,{class:`to-do-next`,children:[/* @__PURE__ */ Z(`strong`,{children:`Next:`}),` `,/* @__PURE__ */ Z(pi,{text:i.nextStep})]}),/* @__PURE__ */ Z(gr,{style:`to-do-facts`,of:[[`Category`,a&&o&&jn(a,o)],[`Host`,i?.host],[(i?.owners.length??0)>1?`Owners`:`Owner`,i?.owners.join(`, `)],[`Suspects`,i?.suspects.join(`, `)]]}),i!==void 0&&i.screen.length>0&&/* @__PURE__ */ Z(`details`,{class:`to-do-screen`,open:cr.value,children:[/* @__PURE__ */ Z(`summary`,{children:`Elements that were on the screen`}),/* @__PURE__ */ Z(xr,{texts:i.screen})]}),c!==void 0&&/* @__PURE__ */ Z(`div`,{class:`to-do-command`,children:[/* @__PURE__ */ Z(`span`,{class:`quiet`,children:`To reproduce:`}),/* @__PURE__ */ Z(`code`,{class:`command`,children:c}),/* @__PURE__ */ Z(vr,{what:`command`,text:c})]}),l&&/* @__PURE__ */ Z(`p`,{class:`copies`,children:[r,s!==void 0&&/* @__PURE__ */ Z(vr,{what:`test filter`,text:s}),i?.markdown!==void 0&&/* @__PURE__ */ Z(vr,{what:`as Markdown`,text:i.markdown})]})]})},pi=({text:e})=>/* @__PURE__ */ Z(x,{children:e.split(\"`\").map((e,t)=>t%2==0?e:/* @__PURE__ */ Z(`code`,{children:e},`${t} ${e}`))}),mi=({session:e})=>{let{tests:t,bad:n,startMs:r,durationMs:i,queuedMs:a,id:o,folder:s,reason:c,code:l,evidence:u}=e;return/* @__PURE__ */ Z(x,{children:[/* @__PURE__ */ Z(`p`,{class:`session-reason`,children:[/* @__PURE__ */ Z(`bdi`,{children:c}),`.`,` `,l!==void 0&&/* @__PURE__ */ Z(pr,{to:`${q.docsUrl}/troubleshooting.md#${l}`,children:[`What is `,l,`?`]})]}),/* @__PURE__ */ Z(fi,{cause:e.cause}),/* @__PURE__ */ Z(gr,{of:[[`Tests`,n>0?`${P(t)}, ${P(n)} failed`:P(t)],[`Started`,r===void 0?``:`${N(Math.max(0,r))} into the run`],[`Queued`,a===void 0?``:N(a)],[`Ran`,i===void 0?``:N(i)],[`Session ID`,o],[`Folder`,s]]}),/* @__PURE__ */ Z(hi,{session:e}),/* @__PURE__ */ Z(gi,{session:e}),/* @__PURE__ */ Z(Q,{title:`Reported by each source`,children:/* @__PURE__ */ Z(gr,{style:`evidence`,of:u})}),/* @__PURE__ */ Z(qr,{session:e})]})},hi=({session:e,more:t=[]})=>{let{id:n,files:r,folder:i,dashboard:a=``,video:o=``}=e,s=r.map(e=>/* @__PURE__ */ Z(mr,{path:`${i}/${e}`,children:e},e)),c=[...new Map([[n===void 0?`Build on the dashboard`:`Session on the dashboard`,a],[`Video`,o],...t])].flatMap(([e,t])=>t===``?[]:[/* @__PURE__ */ Z(pr,{to:t,children:e},e)]),l=[[`In the report folder`,s],[`On BrowserStack`,c]].filter(([,e])=>e.length>0);return/* @__PURE__ */ Z(gr,{style:`links`,of:l})},gi=({session:e})=>{let t=q.results.filter(t=>t.session===e&&t.failure!==void 0);if(t.length===0)return null;let{perStatus:n}=Xt(t),r=Tt.filter(e=>e!==`passed`&&n[e]>0).map(e=>`${Ot(e).label}: ${P(n[e])}`);return/* @__PURE__ */ Z(_i,{title:r.join(`, `),style:`session-test`,results:t,most:100,children:({test:e,failure:t})=>/* @__PURE__ */ Z(`span`,{children:[/* @__PURE__ */ Z(`bdi`,{children:e.method}),/* @__PURE__ */ Z(`bdi`,{class:`session-test-headline`,children:t?.headline})]})})},_i=({title:e,style:t,results:n,most:r,children:i})=>/* @__PURE__ */ Z(Q,{title:e,children:[/* @__PURE__ */ Z(`ul`,{class:`${t}s`,children:n.toSorted((e,t)=>G(t.outcome)-G(e.outcome)).slice(0,r).map(e=>/* @__PURE__ */ Z(`li`,{children:/* @__PURE__ */ Z(`button`,{type:`button`,class:t,\"aria-current\":e===rr.value||void 0,onClick:()=>ir(Bt(e)),children:[/* @__PURE__ */ Z(fr,{look:W[Vt(e)]}),` `,i(e)]})},e.number))}),/* @__PURE__ */ Z(br,{count:n.length-r})]}),vi=matchMedia(`(max-width: 1099px)`),yi=({shown:e})=>{let t=Fe(null),n=Fe(null);Pe(()=>{let e=()=>{t.current?.close(),vi.matches?t.current?.showModal():t.current?.show()};return e(),vi.addEventListener(`change`,e),()=>{vi.removeEventListener(`change`,e),t.current?.close()}},[]),Pe(()=>{t.current?.scrollTo({top:0}),n.current?.focus()},[e]);let{look:r,title:i,subtitle:a}=K(e)?{look:W[Vt(e)],title:e.test.method,subtitle:e.test.className}:{look:kt[e.kind],title:e.device,subtitle:jt(e)},{previous:o,next:s,position:c}=bi(e);return/* @__PURE__ */ Z(`dialog`,{ref:t,open:!0,class:`panel`,id:`panel`,\"aria-labelledby\":`panel-title`,onCancel:ar,children:[/* @__PURE__ */ Z(`div`,{class:`panel-bar`,children:[/* @__PURE__ */ Z(dr,{look:r}),/* @__PURE__ */ Z(`span`,{class:`panel-buttons`,children:[/* @__PURE__ */ Z(xi,{direction:`Previous`,to:o}),c!==``&&/* @__PURE__ */ Z(`span`,{class:`step-place`,children:c}),/* @__PURE__ */ Z(xi,{direction:`Next`,to:s}),/* @__PURE__ */ Z(`button`,{type:`button`,title:`Close (Esc)`,onClick:ar,children:`Close`})]})]}),/* @__PURE__ */ Z(`h2`,{ref:n,id:`panel-title`,tabIndex:-1,children:/* @__PURE__ */ Z(`bdi`,{children:i})}),/* @__PURE__ */ Z(`p`,{class:`panel-subtitle`,children:/* @__PURE__ */ Z(`bdi`,{children:a})}),K(e)?/* @__PURE__ */ Z(Si,{result:e},`result ${e.number}`):/* @__PURE__ */ Z(mi,{session:e},`session ${e.number}`)]})},bi=e=>{let t=Zn.value.results.filter(({statuses:e})=>e.includes(`failed`)),n=K(e)?t.indexOf(e):-1;return t.length===0||n!==-1&&t.length===1?{position:``}:{previous:t.at(n===-1?-1:n-1),next:t[(n+1)%t.length],position:n===-1?F(t.length,`failure`):`${P(n+1)} of ${P(t.length)}`}},xi=({direction:e,to:t})=>{if(t===void 0)return null;let n=`${e} failure: ${t.test.method} on ${t.session.device}`;return/* @__PURE__ */ Z(`button`,{type:`button`,class:`step`,\"aria-label\":n,title:n,onClick:()=>ir(t),children:e===`Previous`?`\u2039 Previous`:`Next \u203A`})},Si=({result:e})=>{let{test:t,session:n,failure:r}=e,i=Ht(e),a=fn(e),{properties:o,attachments:s,links:c,expectedFailures:l=[]}=a,u=gn(a.source),d=ki(a,vn(n)?.media??[]),f=/* @__PURE__ */ Z(`button`,{type:`button`,class:`link`,title:`Show the session`,onClick:()=>ir(n),children:/* @__PURE__ */ Z(`bdi`,{children:n.device})});return/* @__PURE__ */ Z(x,{children:[/* @__PURE__ */ Z(`p`,{class:`panel-headline`,children:/* @__PURE__ */ Z(`bdi`,{children:r?.headline})}),/* @__PURE__ */ Z(fi,{cause:r?.cause,failure:r,reproduce:a.reproduce,children:/* @__PURE__ */ Z(vr,{what:`test name`,text:t.name})}),/* @__PURE__ */ Z(gr,{of:[[`Device`,f],[`Session`,jt(n)],[`Duration`,i===void 0?``:N(i)],[`Source`,u===void 0?a.place:/* @__PURE__ */ Z(pr,{to:u.url??``,children:u.title.replace(/^.*\\//,``)})]]}),/* @__PURE__ */ Z(hi,{session:n,more:c}),/* @__PURE__ */ Z(Ti,{result:e}),/* @__PURE__ */ Z(Ai,{result:e,detail:a}),a.crash!==void 0&&/* @__PURE__ */ Z(wi,{title:a.crash.title,text:a.crash.log}),u?.excerpt!==void 0&&/* @__PURE__ */ Z(Kr,{source:u,excerpt:u.excerpt}),/* @__PURE__ */ Z(Mi,{failures:hn(l),title:`Expected failure`}),/* @__PURE__ */ Z(Oi,{detail:a,pictures:d}),/* @__PURE__ */ Z(jr,{result:e}),/* @__PURE__ */ Z(Ei,{result:e}),/* @__PURE__ */ Z(Di,{test:t}),/* @__PURE__ */ Z(wi,{title:`Output`,text:a.systemOut}),/* @__PURE__ */ Z(wi,{title:`Error output`,text:a.systemErr}),/* @__PURE__ */ Z(qr,{session:n,test:t.name,moments:Ci(e,a),shownAbove:[...d.values()].flat()}),o.length>0&&/* @__PURE__ */ Z(Q,{title:`Properties`,children:/* @__PURE__ */ Z(gr,{of:o})}),s.length>0&&/* @__PURE__ */ Z(Q,{title:`Attachments listed in the report`,children:/* @__PURE__ */ Z(xr,{texts:s})})]})},Ci=({outcome:e,durationMs:t},{inVideo:n,steps:r=[],tries:i})=>{if(n===void 0)return[];let{startS:a,endS:o}=n,s={title:`Start of the test`,seconds:a},c=r.findLast(({failed:e})=>e)?.startMs,l=c??(t<0?void 0:t),u=c===void 0&&o!==void 0?o:l&&a+l/1e3;return!(Lt(e)||e===`quarantined`)||i.length>0||u===void 0?[s]:[{title:`Failure`,seconds:Math.max(a,u-2)},s]},wi=({title:e,text:t=``})=>t===``?null:/* @__PURE__ */ Z(Q,{title:e,children:/* @__PURE__ */ Z(Gr,{label:e,text:t})}),Ti=({result:{test:e,session:t,outcome:n}})=>{let r=q.quarantine.failures.find(({name:n,devices:r})=>n===e.name&&r.includes(t.device));return r===void 0||n!==`quarantined`?null:/* @__PURE__ */ Z(Q,{title:`Quarantine`,children:/* @__PURE__ */ Z(`p`,{children:/* @__PURE__ */ Z(Fr,{failure:r})})})},Ei=({result:{others:e}})=>e.length===0?null:/* @__PURE__ */ Z(Q,{title:`Also reported, and not counted`,children:/* @__PURE__ */ Z(`ul`,{class:`session-tests`,children:e.map(({session:e,outcome:t})=>/* @__PURE__ */ Z(`li`,{children:/* @__PURE__ */ Z(`button`,{type:`button`,class:`session-test`,onClick:()=>ir(e),children:[/* @__PURE__ */ Z(fr,{look:W[t]}),` `,/* @__PURE__ */ Z(`bdi`,{children:jt(e)})]})},e.number))})}),Di=({test:{results:e}})=>{if(e.length<2)return null;let t=Kt(e.filter(({outcome:e})=>Lt(e)));return/* @__PURE__ */ Z(_i,{title:`Failed on ${Mt(t,q.devices.length)}`,style:`other`,results:e,most:120,children:({session:e,outcome:t})=>/* @__PURE__ */ Z(`span`,{children:[/* @__PURE__ */ Z(`bdi`,{children:e.device}),t===`no result`&&/* @__PURE__ */ Z(`span`,{class:`quiet`,children:` no result`})]})})},Oi=({detail:e,pictures:t})=>{let{steps:n=[],omittedSteps:r=0}=e;return n.length===0?null:/* @__PURE__ */ Z(Q,{title:`Steps`,children:[r>0&&/* @__PURE__ */ Z(`p`,{class:`quiet`,children:[F(r,`earlier step`),` left out.`]}),/* @__PURE__ */ Z(`ol`,{class:`steps`,children:n.map((e,n)=>/* @__PURE__ */ Z(`li`,{class:e.failed?`is-failed`:void 0,children:[/* @__PURE__ */ Z(`span`,{class:`step-time quiet`,children:e.startMs===void 0?``:N(e.startMs)}),/* @__PURE__ */ Z(`div`,{style:{marginInlineStart:`${Math.min(e.depth,8)*12}px`},children:[e.failed&&/* @__PURE__ */ Z(`span`,{\"aria-hidden\":`true`,children:`\u2717 `}),/* @__PURE__ */ Z(`bdi`,{children:e.title}),` `,e.durationMs!==void 0&&e.durationMs>0&&/* @__PURE__ */ Z(`span`,{class:`quiet`,children:[`took `,N(e.durationMs)]}),/* @__PURE__ */ Z(ci,{shots:t.get(e)??[]})]})]},`step ${n+1}`))})]})},ki=({steps:e=[]},t)=>new Map(e.map(e=>[e,t.filter(({path:t})=>e.pictures.some(e=>t.endsWith(`/${e}`)))])),Ai=({result:e,detail:t})=>{let{failures:n,tries:r,skipMessage:i,rawStatus:a}=t,o={outcome:e.outcome===`flaky`?`passed`:e.outcome,failures:n,durationMs:e.durationMs};return/* @__PURE__ */ Z(x,{children:[a!==void 0&&/* @__PURE__ */ Z(`p`,{children:[`The service reported the unrecognized status `,/* @__PURE__ */ Z(`q`,{children:a}),`.`]}),i!==void 0&&/* @__PURE__ */ Z(Q,{title:`Why it was skipped`,children:/* @__PURE__ */ Z(Ur,{label:`Reason`,text:i})}),r.length>0?/* @__PURE__ */ Z(ji,{attempts:[...r,o]}):/* @__PURE__ */ Z(Mi,{failures:hn(n)})]})},ji=({attempts:e})=>/* @__PURE__ */ Z(Q,{title:`${e.length} attempts`,children:/* @__PURE__ */ Z(`div`,{class:`attempts`,children:e.map(({outcome:e,durationMs:t=-1,failures:n},r)=>{let i=Lt(e)||e===`quarantined`;return/* @__PURE__ */ Z(`details`,{class:`attempt`,open:i||cr.value,children:[/* @__PURE__ */ Z(`summary`,{children:[`Attempt `,r+1,` `,/* @__PURE__ */ Z(dr,{look:W[e]}),` `,t>=0&&/* @__PURE__ */ Z(`span`,{class:`quiet`,children:N(t)})]}),hn(n).map(e=>/* @__PURE__ */ Z(Ni,{failure:e},`${e.trace} ${e.message}`)),n.length===0&&/* @__PURE__ */ Z(`p`,{class:`quiet`,children:i?`No details were reported.`:`No failure.`})]},`attempt ${r+1}`)})})}),Mi=({failures:e,title:t})=>/* @__PURE__ */ Z(x,{children:e.map((n,r)=>{let i=t??(n.kind===`error`?`Error`:`Failure`);return/* @__PURE__ */ Z(Q,{title:e.length>1?`${i} ${r+1} of ${e.length}`:i,children:/* @__PURE__ */ Z(Ni,{failure:n})},`${n.trace} ${n.message}`)})}),Ni=({failure:{type:e,message:t,trace:n}})=>{let r=t!==``&&!t.includes(`\n`)&&n.includes(t);return/* @__PURE__ */ Z(x,{children:[e!==``&&!t.includes(e)&&!n.includes(e)&&/* @__PURE__ */ Z(`p`,{class:`failure-type`,children:/* @__PURE__ */ Z(`bdi`,{children:e})}),t!==``&&!r&&/* @__PURE__ */ Z(Ur,{label:`Message`,text:t}),n!==``&&/* @__PURE__ */ Z(Wr,{text:n}),t===``&&n===``?/* @__PURE__ */ Z(`p`,{class:`quiet`,children:`The report gives neither a message nor a trace.`}):/* @__PURE__ */ Z(vr,{what:n===``?`message`:`trace`,text:n===``?t:n})]})};var Pi=Object.assign,Fi=/^(-|f[lo].*[^se]$|g.{5,}[^ps]$|z|o[pr]|(W.{5})?[lL]i.*(t|mp)$|an|(bo|s).{4}Im|sca|m.{6}[ds]|ta|c.*[st]$|wido|ini|asp|fill|st)/,Ii=Symbol.for(`react.element`),Li=/^(?:accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/,Ri=/[A-Z0-9]/g,zi=typeof document<`u`,Bi=function(e){return/fil|che|rad/.test(e)};S.prototype.isReactComponent=!0,[`componentWillMount`,`componentWillReceiveProps`,`componentWillUpdate`].forEach(function(e){Object.defineProperty(S.prototype,e,{configurable:!0,get:function(){return this[`UNSAFE_`+e]},set:function(t){Object.defineProperty(this,e,{configurable:!0,writable:!0,value:t})}})});var Vi=e.event;e.event=function(e){return Vi&&(e=Vi(e)),e.persist=function(){},e.isPropagationStopped=function(){return this.cancelBubble},e.isDefaultPrevented=function(){return this.defaultPrevented},e.nativeEvent=e};var Hi={configurable:!0,get:function(){return this.class}},Ui=e.vnode;e.vnode=function(e){if(typeof e.type==`string`)(function(e){var t=e.props,n=e.type,r={},i=n.indexOf(`-`)==-1;for(var a in t){var o=t[a];if(!(a==`value`&&`defaultValue`in t&&o==null||zi&&a==`children`&&n==`noscript`||a==`class`||a==`className`)){if(a==`style`&&o&&o.constructor==Object){var s=void 0;for(var c in o)typeof o[c]!=`number`||Fi.test(c)||(s||=o=Pi({},o),o[c]+=`px`)}else if(a==`defaultValue`&&`value`in t&&t.value==null)a=`value`;else if(a==`download`&&!0===o)o=``;else if(a==`translate`&&o===`no`)o=!1;else if(a[0]==`o`&&a[1]==`n`){var l=a.toLowerCase();l==`ondoubleclick`?a=`ondblclick`:l!=`onchange`||n!=`input`&&n!=`textarea`||Bi(t.type)?l==`onfocus`?a=`onfocusin`:l==`onblur`&&(a=`onfocusout`):l=a=`oninput`,l==`oninput`&&r[a=l]&&(a=`oninputCapture`)}else i&&Li.test(a)?a=a.replace(Ri,`-$&`).toLowerCase():o===null&&(o=void 0);r[a]=o}}if(n==`select`){var u=r.defaultValue==null?r.multiple&&Array.isArray(r.value)?r.value:null:r.defaultValue;u!=null&&(r.value=ne(t.children).forEach(function(e){e.props.selected=r.multiple?u.indexOf(e.props.value)!=-1:u==e.props.value}))}t.class&&!t.className?(r.class=t.class,Object.defineProperty(r,\"className\",Hi)):t.className&&(r.class=r.className=t.className),e.props=r})(e);else if(typeof e.type==`function`&&(`ref`in e.props&&`prototype`in e.type&&e.type.prototype.render&&(e.ref=e.props.ref,delete e.props.ref),e.type.defaultProps)){var t=Pi({},e.props);for(var n in e.type.defaultProps)t[n]===void 0&&(t[n]=e.type.defaultProps[n]);e.props=t}e.ref&&!(`ref`in e.props)&&Object.defineProperty(e.props,\"ref\",{value:e.ref,configurable:!0,writable:!0}),e.$$typeof=Ii,Ui&&Ui(e)};var Wi=function(t,n){var r,i=e.debounceRendering;e.debounceRendering=function(e){r=e};try{var a=t(n);return r&&r(),a}finally{e.debounceRendering=i}};function Gi(e){return typeof e==`object`?e.key:e}function Ki(e,t){let n=e.length;return new Proxy(e,{get(e,r,i){if(typeof r==`string`){let i=r.charCodeAt(0);if(i>=48&&i<=57){let i=+r;if(Number.isInteger(i)&&i>=0&&i<n){let n=e[i];if(typeof n!=`object`){let r=t[i*2];n=e[i]={index:i,key:n,start:r,size:t[i*2+1],end:r+t[i*2+1],lane:0}}return n}}if(r===`length`)return n}return Reflect.get(e,r,i)}})}function qi(e,t,n){let r=n.initialDeps??[],i,a=!0;function o(){let o=e();return(o.length!==r.length||o.some((e,t)=>r[t]!==e))&&(r=o,i=t(...o),n?.onChange&&!(a&&n.skipInitialOnChange)&&n.onChange(i),a=!1),i}return o.updateDeps=e=>{r=e},o}function Ji(e,t){if(e===void 0)throw Error(`Unexpected undefined${t?`: ${t}`:``}`);return e}const Yi=(e,t)=>Math.abs(e-t)<1.01,Xi=(e,t,n)=>{let r;return Object.assign(function(...i){e.clearTimeout(r),r=e.setTimeout(()=>t.apply(this,i),n)},{cancel:()=>{e.clearTimeout(r)}})};function Zi({offset:e,isScrolling:t,elementMax:n,holdOffset:r,scrollOffset:i,pendingWrite:a,clampedMaxAtWrite:o}){return t&&a===null&&e===i?`spurious`:a!==null&&Math.abs(e-a.target)<1.5?`readBack`:a!==null&&!a.smooth&&n!==null&&a.target>n+r+.5&&Math.abs(e-(n+r))<1.5||a!==null&&!a.smooth&&a.lowMaxes?.some(t=>Math.abs(e-t)<1.5)?`clampedReadBack`:o!==null&&Math.abs(e-o)<1.5?`clampedEcho`:`external`}const Qi=e=>e===`smooth`||e===`smoothFinishing`;function $i({kind:e,offset:t,command:n,target:r}){return e!==`spurious`&&e!==`readBack`&&e!==`clampedReadBack`&&n?.index!=null&&n.phase!==`queued`&&!Qi(n.phase)&&!Yi(t,n.lastTargetOffset)&&!Yi(t,r())&&e!==`clampedEcho`}function ea(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<40;)n--;if(n<0)return!1;let r=e[n],i=n-1;for(;i>=0&&r.t-e[i].t<40;)i--;if(i<0)return!1;let a=e[i],o=(t.offset-r.offset)/(t.t-r.t),s=(r.offset-a.offset)/(r.t-a.t);return o*s>=0&&Math.abs(o)>=2*Math.abs(s)&&Math.abs(o)-Math.abs(s)>=.8}function ta(e){let t=e[e.length-1];if(t===void 0)return!1;let n=e.length-2;for(;n>=0&&t.t-e[n].t<40;)n--;if(n<0)return!1;let r=e[n];return Math.abs(t.offset-r.offset)/(t.t-r.t)>=.05}let na;const ra=()=>{if(na!==void 0)return na;if(typeof navigator>`u`)return na=!1;if(/iP(hone|od|ad)/.test(navigator.userAgent))return na=!0;let e=navigator.maxTouchPoints;return na=navigator.platform===`MacIntel`&&e!==void 0&&e>0};let ia;const aa=()=>ia===void 0?ia=ra()&&typeof CSS<`u`&&typeof CSS.supports==`function`&&CSS.supports(`overflow-anchor: auto`):ia,oa=()=>!ra()||aa(),sa={capture:!0,passive:!0};var ca=class{constructor(e){this.host=e,this._touch=null,this.inMotion=()=>this._touch!==null&&this._touch.phase!==`lateFling`,this.dragging=()=>this._touch?.phase===`down`&&this._touch.moved,this.tail=()=>this._touch?.phase===`tail`?this._touch.moved?`fling`:`tap`:null,this.onScroll=({isScrolling:e,ownReadBack:t,moved:n,external:r})=>(e&&this._touch?.phase===`tail`?this._openTail(this._touch.moved||!t,!1):this._touch?.phase===`lateFling`&&(this.host.now()>this._touch.until?this._touch=null:r&&e&&n&&this._openTail(!0,!1)),!t&&e&&n&&this._touch?.phase===`down`?(this._touch.moved=!0,!0):!1),this.touchStart=()=>{this.end(),this._touch={phase:`down`,moved:!1}},this.touchEnd=()=>{let e=this._touch?.phase===`down`&&this._touch.moved;this.end(),this._openTail(e,e)},this.end=()=>{let e=this.host.getWindow();this._touch?.phase===`tail`&&e!=null&&e.clearTimeout(this._touch.timerId),this._touch=null},this.listen=e=>{let t=()=>this.touchStart(),n=()=>this.touchEnd();return e.addEventListener(`touchstart`,t,sa),e.addEventListener(`touchend`,n,sa),e.addEventListener(`touchcancel`,n,sa),()=>{e.removeEventListener(`touchstart`,t,sa),e.removeEventListener(`touchend`,n,sa),e.removeEventListener(`touchcancel`,n,sa),this.end()}},this._openTail=(e,t)=>{let n=this.host.getWindow();if(n==null)return;this.end();let r={phase:`tail`,moved:e,awaitingFling:t,timerId:n.setTimeout(()=>{this.host.tailStillMoving()?this._openTail(r.moved,r.awaitingFling):(this._touch=r.awaitingFling?{phase:`lateFling`,until:this.host.now()+1e3}:null,this.host.onTailClosed())},150)};this._touch=r}}get touch(){return this._touch}};const la=e=>{let{clientWidth:t,clientHeight:n}=e;return{width:t,height:n}},ua=e=>{let t=/* @__PURE__ */ new Set;return{schedule:n=>{let r=e.requestAnimationFrame(()=>{t.delete(r),n()});t.add(r)},cancel:()=>{t.forEach(t=>e.cancelAnimationFrame(t)),t.clear()}}},da=e=>e,fa=e=>{let t=e.overscan*Math.max(e.lanes??1,1),n=Math.max(e.startIndex-t,0),r=Math.min(e.endIndex+t,e.count-1)-n+1,i=Array(r);for(let e=0;e<r;e++)i[e]=n+e;return i},pa=(e,t)=>{let n=e.scrollElement;if(!n)return;let r=e.targetWindow;if(!r)return;let i=e=>{let{width:n,height:r}=e;t({width:Math.round(n),height:Math.round(r)})};if(i(la(n)),!r.ResizeObserver)return()=>{};let a=ua(r),o=new r.ResizeObserver(()=>{let t=()=>{i(la(n))};e.options.useAnimationFrameWithResizeObserver?a.schedule(t):t()});return o.observe(n,{box:`content-box`}),()=>{o.unobserve(n),a.cancel()}},ma={passive:!0},ha=typeof window>`u`||`onscrollend`in window,ga=(e,t,n)=>{let r=e.scrollElement;if(!r)return;let i=e.targetWindow;if(!i)return;let a=e.options.useScrollendEvent&&ha,o=0,s=a?null:Xi(i,()=>t(n(r),!1),e.options.isScrollingResetDelay),c=e=>()=>{o=n(r),s?.(),t(o,e)},l=c(!0),u=c(!1);return r.addEventListener(`scroll`,l,ma),a&&r.addEventListener(`scrollend`,u,ma),()=>{r.removeEventListener(`scroll`,l),a&&r.removeEventListener(`scrollend`,u),s?.cancel()}},_a=(e,t)=>ga(e,t,t=>{let{horizontal:n,isRtl:r}=e.options;return n?t.scrollLeft*(r&&-1||1):t.scrollTop}),va=(e,t,n)=>{if(n.options.useCachedMeasurements){let t=n.indexFromElement(e),r=n.options.getItemKey(t);return n.itemSizeCache.get(r)??n.options.estimateSize(t)}if(t?.borderBoxSize){let e=t.borderBoxSize[0];if(e)return Math.round(e[n.options.horizontal?`inlineSize`:`blockSize`])}if(!t){let t=n.indexFromElement(e),r=n.options.getItemKey(t),i=n.itemSizeCache.get(r);if(i!==void 0)return i}return e[n.options.horizontal?`offsetWidth`:`offsetHeight`]},ya=(e,{adjustments:t=0,behavior:n},r)=>{var i;let{scrollElement:a,options:o}=r,s=e+t,c=o.horizontal&&o.isRtl&&a!==null&&`ownerDocument`in a;(i=a?.scrollTo)==null||i.call(a,{[o.horizontal?`left`:`top`]:c?-s:s,behavior:n})},ba=(e,t)=>e===`smooth`?t?`smoothLanded`:`smooth`:`instant`,xa=e=>e?.phase===`smooth`||e?.phase===`smoothLanded`;function Sa(e,t,n,r){if(t===0)return!1;let i=r(0),a=/* @__PURE__ */ new Set,o=0;for(;o<e;){let e=n(o);if(e===i)break;a.add(e),o++}let s=e-o;if(s===0||s>=t)return!1;for(let e=0;e<s;e++)if(r(e)!==n(o+e))return!1;for(let e=s;e<t;e++)if(a.has(r(e)))return!1;return!0}var Ca=class{constructor(e){this.unsubs=[],this.scrollElement=null,this.targetWindow=null,this.isScrolling=!1,this.scrollState=null,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache=/* @__PURE__ */ new Map,this.itemSizeCacheVersion=0,this.laneAssignments=/* @__PURE__ */ new Map,this.pendingMin=null,this.prevLanes=void 0,this.lanesChangedFlag=!1,this.lanesSettling=!1,this.pendingScrollAnchor=null,this.scrollRect=null,this.scrollOffset=null,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._iosGesture=new ca({getWindow:()=>this.targetWindow,now:()=>this.now(),tailStillMoving:()=>{let e=this.scrollState;if(e?.phase!==`queued`||this.pendingWrite!==null)return!1;let t=this._readElementOffset();return t===null||this._lastElementOffset===null||Math.abs(t-this._lastElementOffset)<1?!1:(this._lastElementOffset=t,e.samples=[...e.samples??[],{t:this.now(),offset:t}],!0)},onTailClosed:()=>{let e=this.scrollState;e?.phase===`queued`&&ta(e.samples??[])&&(this.scrollState=null),this._flushHoldIfReady(!0),this._writeAwaitingCommand(),this._retryClampedAdjustment()}}),this._lastElementOffset=null,this.pendingWrite=null,this._clampedAdjustment=null,this.elementsCache=/* @__PURE__ */ new Map,this._resizeBatch=null,this.now=()=>{var e;return((e=this.targetWindow?.performance)?.now)?.call(e)??Date.now()},this.observer=/* @__PURE__ */ (()=>{let e=null,t=null,n=!1,r=!1,i=/* @__PURE__ */ new Set,a=()=>{if(e)return e;let r=this.targetWindow;if(!r||!r.ResizeObserver)return null;let i=t=ua(r);return e=new r.ResizeObserver(e=>{let t=()=>{let t={sync:!1};this._resizeBatch=t;try{e.forEach(o)}finally{this._resizeBatch=null,t.notify&&(this.notify(t.sync),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment(),this.measureElement(null))}};if(this.options.useAnimationFrameWithResizeObserver)i.schedule(t);else{n=!0;try{t()}finally{n=!1}}})},o=e=>{let t=e.target,n=this.indexFromElement(t);if(t.isConnected)this.isIndexInRange(n)&&this.shouldMeasureDuringScroll(n)&&this.resizeItem(n,this.options.measureElement(t,e,this));else{this.observer.unobserve(t);for(let[e,n]of this.elementsCache)if(n===t){this.elementsCache.delete(e);break}}};return{disconnect:()=>{var n;(n=a())==null||n.disconnect(),t?.cancel(),i.clear(),r=!1,e=null,t=null},observe:o=>{let s=a();s&&(n?(i.add(o),r||(r=!0,t?.schedule(()=>{r=!1,i.forEach(t=>{t.isConnected&&e?.observe(t,{box:`border-box`})}),i.clear()}))):s.observe(o,{box:`border-box`}))},unobserve:e=>{var t;i.delete(e),(t=a())==null||t.unobserve(e)}}})(),this.range=null,this.setOptions=e=>{let t={debug:!1,initialOffset:0,overscan:1,paddingStart:0,paddingEnd:0,scrollPaddingStart:0,scrollPaddingEnd:0,horizontal:!1,getItemKey:da,rangeExtractor:fa,onChange:()=>{},measureElement:va,initialRect:{width:0,height:0},scrollMargin:0,gap:0,indexAttribute:`data-index`,initialMeasurementsCache:[],lanes:1,anchorTo:`start`,followOnAppend:!1,scrollEndThreshold:1,isScrollingResetDelay:150,enabled:!0,isRtl:!1,useScrollendEvent:!1,useAnimationFrameWithResizeObserver:!1,laneAssignmentMode:`estimate`,useCachedMeasurements:!1};for(let n in e){let r=e[n];r!==void 0&&(t[n]=r)}let n=this.options,r=null,i=null,a=!1;if(n!==void 0&&n.enabled&&t.enabled&&t.anchorTo===`end`&&this.scrollElement!==null){let e=n.count,o=t.count,s=this.getMeasurements(),c=this._singleLaneMeasurements?.items??s,l=e=>Gi(c[e]),u=e>0?l(0):null,d=e>0?l(e-1):null;if(o!==e||e>0&&o>0&&(t.getItemKey(0)!==u||t.getItemKey(o-1)!==d)){a=!0;let c=e>0?this.getVirtualItemForOffset(this.getScrollOffset())??s[0]:null;c&&(r=[c.key,this.getScrollOffset()-c.start]);let u=t.followOnAppend===!0?`auto`:t.followOnAppend||null;u&&o>0&&this.isAtEnd(n.scrollEndThreshold)&&(e===0||t.getItemKey(o-1)!==d)&&(o>e||Sa(e,o,l,t.getItemKey))&&(i=u)}}this.options=t,a&&(this.pendingMin=0,this.itemSizeCacheVersion++);let o=null;if(r&&this.scrollOffset!==null&&!this._awaitingCommandReadBack()){let[e,t]=r,n=this.getMeasurements(),{count:a,getItemKey:s}=this.options,c=0;for(;c<a&&s(c)!==e;)c++;if(c<a){let e=n[c];if(e){let n=Math.max(0,e.start+t);!i&&n!==this.scrollOffset&&(o=n-this.scrollOffset,this.scrollOffset=n)}}}i?this.pendingScrollAnchor={kind:`follow`,behavior:i}:o!==null&&(this._canWriteScroll()?this.pendingScrollAnchor={kind:`anchor`,delta:o}:(this._holdOffset+=o,this._followOffsetTarget(o)))},this.notify=e=>{var t,n;(n=(t=this.options).onChange)==null||n.call(t,this,e)},this.maybeNotify=qi(()=>(this.calculateRange(),[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]),e=>{this.notify(e)},{key:!1,debug:()=>this.options.debug,initialDeps:[this.isScrolling,this.range?this.range.startIndex:null,this.range?this.range.endIndex:null]}),this.cleanup=()=>{var e;this.unsubs.filter(Boolean).forEach(e=>e()),this.unsubs=[],this.observer.disconnect(),this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null,(e=this._momentumStop)==null||e.restore(),this._momentumStop=null,this.isScrolling=!1,this.scrollDirection=null,this._holdOffset=0,this._reportedOverscroll=!1,this._clampedAdjustment=null,this.pendingWrite=null,this.scrollElement=null,this.targetWindow=null},this._didMount=()=>()=>{this.cleanup()},this._willUpdate=()=>{let e=this.options.enabled?this.options.getScrollElement():null;if(this.scrollElement!==e){if(this.cleanup(),!e){this.maybeNotify();return}this.scrollElement=e,this.targetWindow=this.scrollElement&&`ownerDocument`in this.scrollElement?this.scrollElement.ownerDocument.defaultView:this.scrollElement?.window??null,this.elementsCache.forEach(e=>{this.observer.observe(e)}),this.unsubs.push(this.options.observeElementRect(this,e=>{this.scrollRect=e,this.maybeNotify()})),this.unsubs.push(this.options.observeElementOffset(this,(e,t)=>{let n=t?this._elementMaxScrollOffset():null,r=this._reportedOverscroll;this._reportedOverscroll=e<0||n!==null&&e>n+1;let i=e;this._lastElementOffset=i,e=this._toLayoutOffset(e);let a=this._classifyScrollEvent(e,t,n);if(a===`spurious`)return;a===`readBack`?e=this.pendingWrite.target:a===`clampedReadBack`&&this.scrollState?.index!=null&&e<this.getMaxScrollOffset()-1.5?this.scrollState.lastTargetOffset=e:$i({kind:a,offset:e,command:this.scrollState,target:()=>this.getScrollStateTarget(this.scrollState)})&&(this.scrollState=null),this.pendingWrite=null,this._clampedAdjustment!==null&&Math.abs(e-this._clampedAdjustment.maxAtWrite)>=1.5&&(this._clampedAdjustment=null);let o=this.getScrollOffset(),s=this.scrollDirection;this.scrollDirection=t?o===e?this.scrollDirection:o<e?`forward`:`backward`:null,this.scrollOffset=e,this.isScrolling=t;let c=this.scrollState;if(c?.phase===`queued`&&a===`external`&&t){if(r||this._reportedOverscroll)c.samples=[];else{let e=this.now();c.samples=[...(c.samples??[]).filter(t=>e-t.t<=200),{t:e,offset:i}],(s!==null&&this.scrollDirection!==s||ea(c.samples))&&(this.scrollState=null)}}this._iosGesture.onScroll({isScrolling:t,ownReadBack:a===`readBack`,moved:e!==o,external:a===`external`&&this.scrollState?.phase!==`smooth`&&this.scrollState?.phase!==`smoothFinishing`})&&this.scrollState?.phase===`queued`&&(this.scrollState=null),this._flushHoldIfReady(!0),this.scrollState&&this.scheduleScrollReconcile(),this.maybeNotify()})),`addEventListener`in this.scrollElement&&this.unsubs.push(this._iosGesture.listen(this.scrollElement)),this._scrollToOffset(this.getScrollOffset())}this._noteClampMax();let t=this.pendingScrollAnchor;this.pendingScrollAnchor=null,t&&this.scrollElement&&this.options.enabled&&(t.kind===`anchor`?this._canWriteScroll()?xa(this.scrollState)&&!Yi(this.getScrollOffset()-t.delta,this.scrollState.lastTargetOffset)||(this._followOffsetTarget(t.delta),this._scrollToOffset(this.getScrollOffset())):(this._holdOffset+=t.delta,this._followOffsetTarget(t.delta),this.notify(!1)):this.scrollToEnd({behavior:t.behavior})),this._flushHoldIfReady(!1),this._retryClampedAdjustment()},this._classifyScrollEvent=(e,t,n)=>Zi({offset:e,isScrolling:t,elementMax:n,holdOffset:this._holdOffset,scrollOffset:this.scrollOffset,pendingWrite:this.pendingWrite,clampedMaxAtWrite:this._clampedAdjustment?.maxAtWrite??null}),this._retryClampedAdjustment=()=>{if(this._clampedAdjustment===null||!this.scrollElement||!this.options.enabled||!this._canWriteScroll())return;let{target:e,maxAtWrite:t}=this._clampedAdjustment,n=this.getMaxScrollOffset();n>t+.5&&(this._clampedAdjustment=e>n+.5?{target:e,maxAtWrite:n}:null,this._scrollToOffset(e))},this._writeAwaitingCommand=()=>{let e=this.scrollState;if(e===null||e.phase!==`queued`)return;let{behavior:t}=e;this.getMeasurements();let n=this.getScrollStateTarget(e);e.lastTargetOffset=n,this._clampedAdjustment=null,e.phase=ba(t,e.index!=null&&Yi(n,this.getScrollOffset())),this._scrollToOffset(n,{behavior:t}),this.scheduleScrollReconcile()},this._readElementOffset=()=>{let e=this.scrollElement;if(e==null)return null;let{horizontal:t,isRtl:n}=this.options;return typeof e.scrollTop==`number`?t?e.scrollLeft*(n&&-1||1):e.scrollTop:typeof e.scrollY==`number`?t?e.scrollX:e.scrollY:null},this._canWriteScroll=()=>!(ra()&&this._iosGesture.inMotion())&&!this._reportedOverscroll,this._flushHoldIfReady=e=>{if(this._holdOffset===0||!this.scrollElement||!this.options.enabled||!this._canWriteScroll()||this.scrollState?.phase===`smooth`)return;this._holdOffset=0,this.scrollOffset!==null&&this.scrollOffset<0&&(this.scrollOffset=0),this.notify(e);let t=this.getCommandWrittenOffset()??this.getScrollOffset();this._clampedAdjustment=this._clampedBy(t),this._scrollToOffset(t)},this.rafId=null,this.getSize=()=>this.options.enabled?(this.scrollRect=this.scrollRect??this.options.initialRect,this.scrollRect[this.options.horizontal?`width`:`height`]):(this.scrollRect=null,0),this.getScrollOffset=()=>this.options.enabled?(this.scrollOffset=this.scrollOffset??(typeof this.options.initialOffset==`function`?this.options.initialOffset():this.options.initialOffset),this.scrollOffset):(this.scrollOffset=null,0),this.getMeasurementOptions=qi(()=>[this.options.count,this.options.paddingStart,this.options.scrollMargin,this.options.getItemKey,this.options.enabled,this.options.lanes,this.options.laneAssignmentMode,this.options.gap],(e,t,n,r,i,a,o,s)=>(this.prevLanes!==void 0&&this.prevLanes!==a&&(this.lanesChangedFlag=!0),this.prevLanes=a,this.pendingMin=null,{count:e,paddingStart:t,scrollMargin:n,getItemKey:r,enabled:i,lanes:a,laneAssignmentMode:o,gap:s}),{key:!1}),this.isIndexInRange=e=>e>=0&&e<this.options.count,this.getMeasurements=qi(()=>[this.getMeasurementOptions(),this.itemSizeCacheVersion],({count:e,paddingStart:t,scrollMargin:n,getItemKey:r,enabled:i,lanes:a,laneAssignmentMode:o,gap:s},c)=>{let l=this.itemSizeCache;if(!i)return this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),[];if(this.laneAssignments.size>e)for(let t of this.laneAssignments.keys())t>=e&&this.laneAssignments.delete(t);this.lanesChangedFlag&&(this.lanesChangedFlag=!1,this.lanesSettling=!0,this.measurementsCache=[],this._singleLaneMeasurements=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.pendingMin=null),this.measurementsCache.length===0&&!this.lanesSettling&&(this.measurementsCache=this.options.initialMeasurementsCache,this.measurementsCache.forEach(e=>{this.itemSizeCache.set(e.key,e.size)}));let u=this.lanesSettling?0:this.pendingMin??0;if(this.pendingMin=null,this.lanesSettling&&this.measurementsCache.length===e&&(this.lanesSettling=!1),a===1){let i=e*2,a=this._singleLaneMeasurements?.flat;if(!a||a.length<i){let e=new Float64Array(i);a&&u>0&&e.set(a.subarray(0,u*2)),a=e}let o=u===0?Array(e):this._singleLaneMeasurements.items.slice(),c;if(u===0)c=t+n;else{let e=u-1;c=a[e*2]+a[e*2+1]+s}for(let t=u;t<e;t++){let e=r(t);o[t]=e;let n=l.get(e),i=typeof n==`number`?n:this.options.estimateSize(t);a[t*2]=c,a[t*2+1]=i,c+=i+s}this._singleLaneMeasurements={flat:a,items:o};let d=Ki(o,a);return this.measurementsCache=d,d}let d=this.measurementsCache.slice(0,u),f=Array(a).fill(void 0),p=new Float64Array(a),m=0;for(let e=0;e<u;e++){let t=d[e];t&&(f[t.lane]===void 0&&m++,f[t.lane]=e,p[t.lane]=t.end)}for(let i=u;i<e;i++){let e=r(i),c=this.laneAssignments.get(i),u,h,g=o===`estimate`||l.has(e);if(c!==void 0&&this.options.lanes>1){u=c;let e=f[u],r=e===void 0?void 0:d[e];h=r?r.end+s:t+n}else if(m===a){let e=0,t=p[0],n=f[0];for(let r=1;r<a;r++){let i=p[r];(i<t||i===t&&f[r]<n)&&(e=r,t=i,n=f[r])}u=e,h=t+s,g&&this.laneAssignments.set(i,u)}else u=i%this.options.lanes,h=t+n,g&&this.laneAssignments.set(i,u);let _=l.get(e),v=typeof _==`number`?_:this.options.estimateSize(i),y=h+v;d[i]={index:i,start:h,size:v,end:y,key:e,lane:u},f[u]===void 0&&m++,f[u]=i,p[u]=y}return this.measurementsCache=d,d},{key:!1,debug:()=>this.options.debug}),this.calculateRange=qi(()=>[this.getMeasurements(),this.getSize(),this.getScrollOffset(),this.options.lanes,this._getLayoutTotalSize()+this.options.scrollMargin],(e,t,n,r,i)=>{if(e.length===0||t===0)return this.range=null,null;let a=Math.max(i-t,0);return this.range=Ea(e,t,Math.min(n,a),r,r===1&&this._singleLaneMeasurements!==null?this._singleLaneMeasurements.flat:null),this.range},{key:!1,debug:()=>this.options.debug}),this.getVirtualIndexes=qi(()=>{let e=null,t=null,n=this.calculateRange();return n&&(e=n.startIndex,t=n.endIndex),this.maybeNotify.updateDeps([this.isScrolling,e,t]),[this.options.rangeExtractor,this.options.overscan,this.options.count,e,t,this.options.lanes]},(e,t,n,r,i,a)=>r===null||i===null?[]:e({startIndex:r,endIndex:i,overscan:t,count:n,lanes:a}),{key:!1,debug:()=>this.options.debug}),this.indexFromElement=e=>{let t=this.options.indexAttribute,n=e.getAttribute(t);return n?parseInt(n,10):(console.warn(`Missing attribute name '${t}={index}' on measured element.`),-1)},this.shouldMeasureDuringScroll=e=>{if(!xa(this.scrollState))return!0;let t=this.scrollState.index??this.getVirtualItemForOffset(this.scrollState.lastTargetOffset)?.index;if(t!==void 0&&this.range){let n=Math.max(this.options.overscan,Math.ceil((this.range.endIndex-this.range.startIndex)/2)),r=Math.max(0,t-n),i=Math.min(this.options.count-1,t+n);return e>=r&&e<=i}return!0},this.measureElement=e=>{if(!e){this.elementsCache.forEach((e,t)=>{e.isConnected||(this.observer.unobserve(e),this.elementsCache.delete(t))});return}let t=this.indexFromElement(e);if(!this.isIndexInRange(t))return;let n=this.options.getItemKey(t),r=this.elementsCache.get(n);r!==e&&(r&&this.observer.unobserve(r),this.observer.observe(e),this.elementsCache.set(n,e)),e.isConnected&&(!this.isScrolling||this.scrollState)&&this.shouldMeasureDuringScroll(t)&&this.resizeItem(t,this.options.measureElement(e,void 0,this))},this.resizeItem=(e,t)=>{var n;if(!this.isIndexInRange(e))return;this._resizeBatch?.sync&&this.getMeasurements();let r,i,a,o=this._singleLaneMeasurements?.flat;if(this.options.lanes===1&&o!=null)a=this.options.getItemKey(e),i=o[e*2],r=o[e*2+1];else{let t=this.measurementsCache[e];if(!t)return;a=t.key,i=t.start,r=t.size}let s=this.itemSizeCache.get(a)??r,c=t-s;if(c!==0){let o=this.options.anchorTo===`end`&&!xa(this.scrollState)&&this.getVirtualDistanceFromEnd()<=this.options.scrollEndThreshold,l=o?this._getLayoutTotalSize():0,u=this.getScrollOffset(),d=this.itemSizeCache.has(a)?i+s<=u&&this.scrollDirection!==`backward`:i<u,f=!xa(this.scrollState)&&(this.shouldAdjustScrollPositionOnItemSizeChange===void 0?d:this.shouldAdjustScrollPositionOnItemSizeChange(this.measurementsCache[e]??{index:e,key:a,start:i,size:r,end:i+r,lane:0},c,this));(this.pendingMin===null||e<this.pendingMin)&&(this.pendingMin=e),this.itemSizeCache.set(a,t),this.itemSizeCacheVersion++;let p=!1;if(this._awaitingCommandReadBack()||(o?p=this.applyScrollAdjustment(this._getLayoutTotalSize()-l):f&&(p=this.applyScrollAdjustment(c))),this._resizeBatch){this._resizeBatch.notify=!0,(n=this._resizeBatch).sync||(n.sync=p);return}this.notify(p),this._noteClampMax(),this._flushHoldIfReady(!0),this._retryClampedAdjustment()}},this.getVirtualItems=qi(()=>[this.getVirtualIndexes(),this.getMeasurements(),this._holdOffset],(e,t,n)=>{let r=[];for(let i=0,a=e.length;i<a;i++){let a=t[e[i]];r.push(n===0?a:{...a,start:a.start-n,end:a.end-n})}return r},{key:!1,debug:()=>this.options.debug}),this.getVirtualItemForOffset=e=>{let t=this.getMeasurements();if(t.length===0)return;let n=this._singleLaneMeasurements?.flat,r=this.options.lanes===1&&n!=null;return Ji(t[wa(0,t.length-1,r?e=>n[e*2]:e=>Ji(t[e]).start,e)])},this._noteClampMax=()=>{if(!this._awaitingCommandReadBack())return;let e=this._elementMaxScrollOffset();if(e===null)return;let t=this.pendingWrite,n=Math.max(e,0)+this._holdOffset;if(n>=t.target)return;let r=t.lowMaxes??=[];r[r.length-1]!==n&&r.push(n)},this.getMaxScrollOffset=()=>(this._elementMaxScrollOffset()??0)+this._holdOffset,this._toLayoutOffset=e=>{let t=e+this._holdOffset;return this.pendingScrollAnchor?.kind===`anchor`&&(t+=this.pendingScrollAnchor.delta),t},this._elementMaxScrollOffset=()=>{let e=this.scrollElement;if(e===null)return null;if(`scrollHeight`in e)return this.options.horizontal?e.scrollWidth-e.clientWidth:e.scrollHeight-e.clientHeight;if(`document`in e){let t=e.document.documentElement;return this.options.horizontal?t.scrollWidth-e.innerWidth:t.scrollHeight-e.innerHeight}return null},this._momentumStop=null,this._stopMomentum=e=>{let t=this.scrollElement,n=this.targetWindow;if(t===null||n===null)return;let r=`document`in t?t.document.scrollingElement:t;if(!r?.style)return;if(this._momentumStop){this._momentumStop.done=e;return}let{style:i}=r,a=this.options.horizontal?`overflow-x`:`overflow-y`,o=i.getPropertyValue(a),s=i.getPropertyPriority(a),c=()=>this.options.horizontal?r.clientHeight:r.clientWidth,l=c();if(i.setProperty(a,`hidden`,`important`),c()!==l){i.setProperty(a,o,s);return}let u={restore:()=>i.getPropertyValue(a)!==`hidden`||i.getPropertyPriority(a)!==`important`?!1:(i.setProperty(a,o,s),!0),done:e};this._momentumStop=u,n.requestAnimationFrame(()=>n.requestAnimationFrame(()=>{this._momentumStop===u&&(this._momentumStop=null,u.restore()&&u.done())}))},this._clampedBy=e=>{let t=this._elementMaxScrollOffset();if(t===null)return null;let n=t+this._holdOffset;return e>n+.5?{target:e,maxAtWrite:n}:null},this.getVirtualDistanceFromEnd=()=>Math.max(this._getLayoutTotalSize()+this.options.scrollMargin-this.getSize()-this.getScrollOffset(),0),this.getDistanceFromEnd=()=>Math.max(this.getMaxScrollOffset()-this.getScrollOffset(),0),this.isAtEnd=(e=this.options.scrollEndThreshold)=>this.getDistanceFromEnd()<=e,this.getOffsetForAlignment=(e,t,n=0)=>{if(!this.scrollElement)return 0;let r=this.getSize(),i=this.getScrollOffset();t===`auto`&&(t=e>=i+r?`end`:`start`),t===`center`?e+=(n-r)/2:t===`end`&&(e-=r);let a=this.getMaxScrollOffset();return Math.max(Math.min(a,e),0)},this.getOffsetForIndex=(e,t=`auto`)=>{e=Math.max(0,Math.min(e,this.options.count-1));let n=this.getSize(),r=this.getScrollOffset(),i=this.getMeasurements()[e];if(!i)return;if(t===`auto`){if(i.end>=r+n-this.options.scrollPaddingEnd)t=`end`;else if(i.start<=r+this.options.scrollPaddingStart)t=`start`;else return[r,t]}if(t===`end`&&e===this.options.count-1){let e=this.getMaxScrollOffset(),n=e-this.options.paddingEnd+this.options.scrollPaddingEnd;return[Math.max(Math.min(n,e),0),t]}let a=t===`end`?i.end+this.options.scrollPaddingEnd:i.start-this.options.scrollPaddingStart;return[this.getOffsetForAlignment(a,t,i.size),t]},this.scrollToOffset=(e,{align:t=`start`,behavior:n=`auto`}={})=>{this._startScroll({index:null,align:t},this.getOffsetForAlignment(e,t),n,`absolute`)},this.scrollToIndex=(e,{align:t=`auto`,behavior:n=`auto`}={})=>{e=Math.max(0,Math.min(e,this.options.count-1));let r=this.getOffsetForIndex(e,t);if(!r)return;let[i,a]=r;this._startScroll({index:e,align:a},i,n,`absolute`)},this.scrollBy=(e,{behavior:t=`auto`}={})=>{let n=this.getOffsetForAlignment((this.getCommandWrittenOffset()??this.getScrollOffset())+e,`start`);this._startScroll({index:null,align:`start`},n,t,`relative`)},this.scrollToEnd=({behavior:e=`auto`}={})=>{this.options.count>0?this._startScroll({index:this.options.count-1,align:`end`,toEnd:!0},Math.max(this.getMaxScrollOffset(),0),e,`absolute`):this.scrollToOffset(Math.max(this.getTotalSize()-this.getSize(),0),{behavior:e})},this.cancelScroll=()=>{this.rafId!=null&&this.targetWindow&&(this.targetWindow.cancelAnimationFrame(this.rafId),this.rafId=null),this.scrollState=null},this.getTotalSize=()=>Math.max(this._getLayoutTotalSize()-this._holdOffset,0),this._getLayoutTotalSize=()=>{let e=this.getMeasurements(),t;if(e.length===0)t=this.options.paddingStart;else if(this.options.lanes===1){let n=e.length-1,r=this._singleLaneMeasurements?.flat;t=r==null?e[n]?.end??0:r[n*2]+r[n*2+1]}else{let n=Array(this.options.lanes).fill(null),r=e.length-1;for(;r>=0&&n.some(e=>e===null);){let t=e[r];n[t.lane]===null&&(n[t.lane]=t.end),r--}t=Math.max(...n.filter(e=>e!==null))}return Math.max(t-this.options.scrollMargin+this.options.paddingEnd,0)},this.takeSnapshot=()=>{let e=[];if(this.itemSizeCache.size===0)return e;let t=this.getMeasurements();for(let n of t)n&&this.itemSizeCache.has(n.key)&&e.push({index:n.index,key:n.key,start:n.start,size:n.size,end:n.end,lane:n.lane});return e},this._scrollToOffset=(e,{adjustments:t,behavior:n}={})=>{let r={target:e+(t??0),smooth:n===`smooth`};return this.pendingWrite=r,this.options.scrollToFn(e-this._holdOffset,{behavior:n,adjustments:t},this),r},this.getCommandWrittenOffset=()=>this.scrollState!==null&&this.pendingWrite!==null&&!this.pendingWrite.smooth?this.pendingWrite.target:null,this._awaitingCommandReadBack=()=>{let e=this.getCommandWrittenOffset();return!(ra()&&this._iosGesture.dragging())&&e!==null&&!Yi(e,this.getScrollOffset())},this._followOffsetTarget=e=>{this.scrollState!==null&&this.scrollState.index==null&&(this.scrollState.lastTargetOffset+=e)},this.measure=()=>{this.pendingMin=null,this.itemSizeCache.clear(),this.laneAssignments.clear(),this.itemSizeCacheVersion++,this.notify(!1)},this.setOptions(e)}get scrollAdjustments(){return 0}applyScrollAdjustment(e,t){if(e===0)return!1;if(this._followOffsetTarget(e),this._canWriteScroll()){let n=this.getScrollOffset();this._clampedAdjustment=this._clampedBy(n+e);let r=this._scrollToOffset(n,{adjustments:e,behavior:t});return this.scrollOffset!==null&&(this.pendingWrite===r&&(this.scrollOffset+=e),this.scrollOffset<0&&(this.scrollOffset=0)),!0}return this._holdOffset+=e,this.scrollOffset!==null&&(this.scrollOffset+=e),!0}scheduleScrollReconcile(){this.targetWindow?this.rafId??=this.targetWindow.requestAnimationFrame(()=>{this.rafId=null,this.reconcileScroll()}):this.scrollState=null}getScrollStateTarget(e){let t=e.toEnd?[Math.max(this.getMaxScrollOffset(),0)]:e.index==null?void 0:this.getOffsetForIndex(e.index,e.align);return t?t[0]:e.lastTargetOffset}reconcileScroll(){if(!this.scrollState||!this.scrollElement)return;if(this.now()-this.scrollState.startedAt>5e3){this.scrollState=null;return}if(this.scrollState.phase===`queued`){this.scheduleScrollReconcile();return}this.getMeasurements();let e=this.getScrollStateTarget(this.scrollState),t=this.scrollState.index==null?1:this.options.useAnimationFrameWithResizeObserver?3:2,n=e!==this.scrollState.lastTargetOffset;if(!n&&Yi(e,this.getScrollOffset())){if(this.scrollState.phase===`smooth`?this.scrollState.phase=`smoothLanded`:this.scrollState.phase===`smoothFinishing`&&(this.scrollState.phase=`instant`),this.scrollState.stableFrames++,this.scrollState.stableFrames>=t){this.getScrollOffset()!==e&&this._scrollToOffset(e,{behavior:`auto`}),this.scrollState=null;return}}else if(this.scrollState.stableFrames=0,n){let t=this.getSize()||600,n=Math.abs(e-this.getScrollOffset()),r=xa(this.scrollState)&&n>t;this.scrollState.lastTargetOffset=e,r?this.scrollState.phase=`smooth`:this.scrollState.phase===`smooth`?this.scrollState.phase=`smoothFinishing`:this.scrollState.phase===`smoothLanded`&&(this.scrollState.phase=`instant`),this._scrollToOffset(e,{behavior:r?`smooth`:`auto`})}this.scheduleScrollReconcile()}_startScroll(e,t,n,r){this.pendingScrollAnchor=null,this._clampedAdjustment=null;let i=this._iosGesture.tail();if(r===`absolute`&&i!==null){if(i===`fling`&&oa()){this._stopMomentum(()=>{this.scrollState?.phase!==`queued`||this._iosGesture.tail()!==`fling`||this._reportedOverscroll||(this._iosGesture.end(),this._flushHoldIfReady(!0),this._writeAwaitingCommand())}),this.scrollState={...e,startedAt:this.now(),lastTargetOffset:t,stableFrames:0,phase:`queued`,behavior:n,samples:[]},this.scheduleScrollReconcile();return}this._iosGesture.end()}this.scrollState={...e,startedAt:this.now(),lastTargetOffset:t,stableFrames:0,behavior:n,phase:ba(n,e.index!=null&&Yi(t,this.getScrollOffset()))},this._scrollToOffset(t,{behavior:n}),this.scheduleScrollReconcile()}};const wa=(e,t,n,r)=>{for(;e<=t;){let i=(e+t)/2|0,a=n(i);if(a<r)e=i+1;else if(a>r)t=i-1;else return i}return e>0?e-1:0};function Ta(e,t,n){let r=0;for(;r<=t;){let i=(r+t)/2|0,a=e[i*2];if(a<n)r=i+1;else if(a>n)t=i-1;else return i}return r>0?r-1:0}function Ea(e,t,n,r,i){let a=e.length-1;if(e.length<=r)return{startIndex:0,endIndex:a};if(r===1&&i!==null){let e=Ta(i,a,n),r=e,o=n+t;for(;r<a&&i[r*2]+i[r*2+1]<o;)r++;return{startIndex:e,endIndex:r}}let o=wa(0,a,t=>e[t].start,n),s=o;if(r===1)for(;s<a&&e[s].end<n+t;)s++;else if(r>1){let i=Array(r).fill(0);for(;s<a&&i.some(e=>e<n+t);){let t=e[s];i[t.lane]=t.end,s++}let c=Array(r).fill(n+t);for(;o>=0&&c.some(e=>e>=n);){let t=e[o];c[t.lane]=t.start,o--}o=Math.max(0,o-o%r),s=Math.min(a,s+(r-1-s%r))}return{startIndex:o,endIndex:s}}const Da=typeof document<`u`?Pe:Ne;function Oa({useFlushSync:e=!0,directDomUpdates:t=!1,directDomUpdatesMode:n=`transform`,...r}){let i=Me(e=>e+1,0)[1],a=Fe({enabled:t,mode:n,container:null,lastSize:null,lastPositions:/* @__PURE__ */ new WeakMap,prevRange:null});a.current.enabled=t,a.current.mode=n;let o=Fe(!1),s=e=>{let t=a.current;if(!t.enabled||!t.container)return;let n=e.getTotalSize();if(n!==t.lastSize){t.lastSize=n;let r=e.options.horizontal?`width`:`height`;t.container.style[r]=`${n}px`}},c=(e,t,n)=>{let r=a.current,i=!!e.options.horizontal,o=t.start-e.options.scrollMargin;r.lastPositions.get(n)!==o&&(r.lastPositions.set(n,o),r.mode===`transform`?n.style.transform=i?`translate3d(${o}px, 0, 0)`:`translate3d(0, ${o}px, 0)`:n.style[i?`left`:`top`]=`${o}px`)},l=e=>{let t=a.current;if(t.enabled&&t.container){s(e);for(let t of e.getVirtualItems()){let n=e.elementsCache.get(t.key);n&&c(e,t,n)}}},u={...r,onChange:(t,n)=>{var s;let c=a.current,u=!0;if(c.enabled){l(t);let e=t.range,n=c.prevRange;u=!n||n.isScrolling!==t.isScrolling||n.startIndex!==e?.startIndex||n.endIndex!==e?.endIndex,u&&(c.prevRange=e?{startIndex:e.startIndex,endIndex:e.endIndex,isScrolling:t.isScrolling}:null)}u&&(e&&n&&!o.current?Wi(i):i()),(s=r.onChange)==null||s.call(r,t,n)}},[d]=je(()=>{let e=new Ca(u),t=e.measureElement;return e.measureElement=n=>{o.current=!0;try{t(n)}finally{o.current=!1}let r=a.current;if(n!==null&&r.enabled&&r.container){let t=e.measurementsCache[e.indexFromElement(n)];t&&c(e,t,n)}},Object.assign(e,{containerRef:t=>{let n=a.current;n.container=t,n.lastSize=null,t!==null&&l(e)}})});return d.setOptions(u),Da(()=>d._didMount(),[]),Da(()=>(s(d),d._willUpdate())),Da(()=>{l(d)}),d}function ka(e){return Oa({observeElementRect:pa,observeElementOffset:_a,scrollToFn:ya,...e})}const Aa=({sessions:e},t,n)=>{let r=t!==`sessions`&&Ln(t)?Pa:Na,i=ja(e,t).filter(e=>(K(e)?Wt(e):[e]).some(e=>$t(n,e))),a=Map.groupBy(i,e=>Gt(e).device);return new Map([...a].map(([e,t])=>[e,r(t)]))},ja=(e,t)=>t===`sessions`?e.filter(({results:e})=>e!==void 0):Ln(t)?t.tests.flatMap(({results:e})=>e):t.results,Ma={outcome:`no result`,label:W[`no result`].label,text:``,reason:``},Na=e=>{let t=Ut(e);if(t===void 0)return Ma;let n=Vt(t),r=K(t)?Bt(t):t,{label:i}=W[n];if(!K(r)){let e=At(r),i=e===`no result`?`no tests`:W[e].label,a={outcome:n,opens:r,reason:r.reason,label:`session ${i}`,text:i};return K(t)?{...a,label:`no result, session ${i}`,text:`no result`}:a}let a=r.failure?.headline??``,o=Ht(r);if(o===void 0)return{outcome:n,opens:r,label:i,text:i,reason:a};let s=N(o);return{outcome:n,opens:r,label:`${i}, ${s}`,text:s,reason:a}},Pa=e=>{let t=e.map(Vt),n=It.findLast(e=>t.includes(e))??`no result`,r=t.filter(e=>e===n).length,i=r===t.length?P(r):`${P(r)} of ${P(t.length)}`;return{outcome:n,label:`${i} ${W[n].label}`,text:i,reason:``}},Fa={least:96,most:176},Ia=(e,t,n,r=!0)=>{let i=Math.min(200,Math.max(64,n*7+24));if(e===1){let e=Math.round(t*(t<640?.38:.55));return{width:`whole`,columnWidth:e,headHeight:i,nameWidth:t-e}}let a=e<=8&&t-e*Fa.least>=230,o=Math.min(Fa.most,Math.max(Fa.least,Math.floor((t-480)/Math.max(1,e)))),s=a?o:30,c=t-e*s,l=Math.round(t*(t<640?.62:1/3));return{width:a?`wide`:`narrow`,columnWidth:s,headHeight:i,nameWidth:a||!r&&c>=150?c:Math.max(c,Math.min(420,l))}},La={padding:20,gap:8,tally:40,line:19,edges:9,character:7.6,classCharacter:7,wideCharacter:15},Ra=/[^\\0-\\u02ff]/,za=(e,t)=>e.length*(Ra.test(e)?La.wideCharacter:t),Ba=(e,t)=>{if(!e.hasFailed)return 28;let n=Math.max(1,t-La.padding),r=za(e.method,La.character),i=za(Nt(e.className),La.classCharacter);if(r+i+La.gap+La.tally<=n)return 28;let a=Math.ceil(r/Math.max(1,n-La.tally))+Math.ceil(i/n);return Math.max(28,a*La.line+La.edges)},Va=(e,t)=>e>0&&t>0?Math.ceil(e/t):1,Ha=({key:e,ctrlKey:t,metaKey:n},{line:r,column:i},{lines:a,columns:o,page:s})=>{let c=t||n,l=(/* @__PURE__ */ new Map([[`ArrowUp`,{line:c?0:r-1,column:i}],[`ArrowDown`,{line:c?a:r+1,column:i}],[`ArrowLeft`,{line:r,column:c?-1:i-1}],[`ArrowRight`,{line:r,column:c?o:i+1}],[`PageUp`,{line:Math.max(0,r-s),column:i}],[`PageDown`,{line:r+s,column:i}],[`Home`,{line:c?0:r,column:-1}],[`End`,{line:c?a:r,column:o}]])).get(e),u=(e,t)=>Math.max(-1,Math.min(t-1,e));return l&&{line:u(l.line,a),column:u(l.column,o)}},$={width:700,columns:16,rows:1e3},Ua={line:0,column:-1},Wa=Math.max(...q.devices.map(({length:e})=>e)),Ga=()=>{let e=Fe(null),t=Fe(null),[n,r]=je(()=>(document.getElementById(`main`)?.clientWidth??0)-2),[i,a]=je(Ua),{device:o,shard:s}=X.value,c=R(Ya,[o,s]),l=cr.value,u=R(()=>l?Xa(c):c,[c,l]),d=l?$.width:n,f=R(()=>Ia(u.length,d,Wa,!l),[u,d,l]),{nameWidth:p,columnWidth:m}=f,[h,g]=je(f.headHeight+28),_=Math.min(860,window.innerHeight*.72),v=(t,r,i,a)=>({count:t,getScrollElement:()=>e.current,initialRect:{width:n,height:_},observeElementRect:({scrollElement:e},t)=>Ka(e,t),estimateSize:()=>r,overscan:3,rangeExtractor:qa(Va(a,r)),paddingStart:i,scrollPaddingStart:i,useFlushSync:!1}),y=nr.value,b=e=>{let t=y[e];return t===void 0?28:Ba(t,p)},x=R(()=>e=>e,[y,p]),S=ka({...v(y.length,28,h,_-h),estimateSize:b,getItemKey:x}),C=ka({...v(u.length,m,p,n-p),horizontal:!0});Pe(()=>C.measure(),[C,m]),Pe(()=>Ka(e.current,({width:e})=>!cr.peek()&&r(e)),[]),Pe(()=>Ka(t.current,e=>g(e.height)),[]),Pe(()=>{a(Ua),S.scrollOffset!==0&&S.scrollToOffset(0)},[X.value]);let w=l?[]:S.getVirtualItems(),T=l?Ja(nr.value.length,$.rows):w.map(({index:e})=>e),E=l?Ja(u.length,$.columns):C.getVirtualIndexes(),D=R(()=>({columns:u,shown:E,measures:f}),[u,E,f]),ee=({line:e,column:t})=>{let n=e===-1?`sessions`:nr.value[e];if(n===void 0)return;n!==`sessions`&&Ln(n)&&er(n.name);let r=Aa(q,n,X.value),i=[...r.values()].flatMap(({opens:e})=>e??[]),a=t===-1?Ut(i):r.get(u[t]??``)?.opens;a!==void 0&&ir(a)},te=e=>{e.line>=0&&S.scrollToIndex(e.line),e.column>=0&&C.scrollToIndex(e.column),a(e)},O=e=>{let t=Math.max(1,Math.floor((_-h)/28)),n=Ha(e,i,{lines:nr.value.length,columns:u.length,page:t}),r=e.key===`Enter`||e.key===` `;(n!==void 0||r)&&(e.preventDefault(),r&&ee(i),n!==void 0&&te(n))},ne=e=>{let t=Za(e.target);t!==void 0&&(te(t),ee(t))},re=e=>i.line===e?i.column:void 0,ie=[-1,...T].includes(i.line)&&[-1,...E].includes(i.column),k=e=>e<=0?null:/* @__PURE__ */ Z(`tbody`,{\"aria-hidden\":`true`,children:/* @__PURE__ */ Z(`tr`,{children:/* @__PURE__ */ Z(`td`,{colSpan:u.length+1,class:`spacer`,style:{height:`${e}px`}})})}),ae={role:`grid`,tabIndex:0,\"aria-label\":`Tests by device`,\"aria-rowcount\":nr.value.length+2,\"aria-colcount\":u.length+1,\"aria-activedescendant\":ie?$a:void 0},A={\"--matrix-height\":`${_}px`,\"--name-width\":`${p}px`,\"--head-height\":`${f.headHeight}px`,\"--column-width\":`${m}px`},oe=[...nr.value.length>$.rows?[`the first ${P($.rows)} of ${F(nr.value.length,`row`)}`]:[],...c.length>$.columns?[`${$.columns} of ${F(c.length,`device`)}, those with failures first`]:[]];return/* @__PURE__ */ Z(`div`,{class:`matrix`,\"data-mode\":f.width,style:A,children:[l&&oe.length>0&&/* @__PURE__ */ Z(`p`,{class:`notice`,children:[`Printed: `,oe.join(`; `),`. Filter by device or text to print others.`]}),/* @__PURE__ */ Z(`div`,{class:`matrix-scroll`,ref:e,children:/* @__PURE__ */ Z(`table`,{...ae,style:{width:`${p+u.length*m}px`},onKeyDown:O,onClick:ne,children:[/* @__PURE__ */ Z(`thead`,{ref:t,children:[/* @__PURE__ */ Z(ro,{grid:D,active:i.column}),/* @__PURE__ */ Z(eo,{grid:D,line:-1,of:`sessions`,active:re(-1)})]}),k(l?0:(w[0]?.start??h)-h),/* @__PURE__ */ Z(`tbody`,{children:T.map(e=>{let t=nr.value[e];return t&&/* @__PURE__ */ Z(eo,{grid:D,line:e,of:t,active:re(e),height:b(e)},e)})}),k(l?0:S.getTotalSize()-(w.at(-1)?.end??h))]})})]})},Ka=(e,t)=>{if(e===null)return;let n=new ResizeObserver(([e])=>{e!==void 0&&t(e.contentRect)});return n.observe(e),()=>n.disconnect()},qa=rn(e=>t=>fa({...t,startIndex:Math.max(t.startIndex,t.endIndex-e)})),Ja=(e,t)=>[...Array(Math.min(e,t)).keys()],Ya=()=>{let e=q.sessions.filter(e=>$t(X.value,e)),t=new Set(e.map(({device:e})=>e));return q.devices.filter(e=>t.has(e))},Xa=e=>{if(e.length<=$.columns)return e;let t=new Set(q.results.flatMap(({outcome:e,session:t})=>Lt(e)?t.device:[]));return e.toSorted((e,n)=>Number(t.has(n))-Number(t.has(e))).slice(0,$.columns)},Za=e=>{let t=e instanceof Element?e.closest(`[aria-colindex]`):null,n=t?.closest(`[data-line]`)?.dataset.line;return t===null||n===void 0?void 0:{line:Number(n),column:Number(t.getAttribute(`aria-colindex`))-Qa}},Qa=2,$a=`active-cell`,eo=({grid:e,line:t,of:n,active:r,height:i})=>{let a=R(()=>Aa(q,n,X.value),[n,X.value]),o=n!==`sessions`&&Ln(n)?n:void 0,s=o&&$n.value.has(o.name);return/* @__PURE__ */ Z(`tr`,{\"data-line\":t,\"aria-rowindex\":t+3,class:n===`sessions`?`sessions-row`:o&&`group`,style:i===void 0||i===28?void 0:{height:`${i}px`},children:[/* @__PURE__ */ Z(`th`,{scope:`row`,...no(r===-1,`name`),\"aria-colindex\":1,\"aria-expanded\":o&&!s,children:[n===`sessions`&&`Device result`,o&&/* @__PURE__ */ Z(`span`,{class:`name-line`,title:o.name,children:[/* @__PURE__ */ Z(`span`,{\"aria-hidden\":`true`,children:s?`\u25B8`:`\u25BE`}),/* @__PURE__ */ Z(`bdi`,{class:`method`,children:o.name}),/* @__PURE__ */ Z(`span`,{class:`group-size`,children:F(o.tests.length,`test`)})]}),n!==`sessions`&&!Ln(n)&&/* @__PURE__ */ Z(ao,{test:n,isTall:i!==28})]}),/* @__PURE__ */ Z(io,{grid:e,children:(t,n)=>{let i=a.get(t)??Ma;return/* @__PURE__ */ Z(`td`,{...no(r===n,`cell is-${W[i.outcome].style}`),\"aria-colindex\":n+2,\"aria-label\":i.label,title:i.reason?`${i.label}: ${i.reason}`:i.label,children:to(i,e.measures.width)},n)}})]})},to=({outcome:e,text:t,reason:n,opens:r},i)=>{let{sign:a}=W[e];return i===`narrow`?a:i===`whole`&&n!==``&&K(r)?`${a} ${t}  ${n}`:`${a} ${t}`},no=(e,t)=>e?{class:`${t} active`,id:$a}:{class:t},ro=({grid:e,active:t})=>/* @__PURE__ */ Z(`tr`,{class:`devices`,\"aria-rowindex\":1,children:[/* @__PURE__ */ Z(`th`,{scope:`col`,\"aria-colindex\":1,children:`Test`}),/* @__PURE__ */ Z(io,{grid:e,children:(e,n)=>{let{name:r,version:i}=Pt(e);return/* @__PURE__ */ Z(`th`,{scope:`col`,class:`device${t===n?` active`:``}`,\"aria-colindex\":n+2,title:e,children:/* @__PURE__ */ Z(`span`,{class:`device-name`,children:[/* @__PURE__ */ Z(`bdi`,{children:r}),` `,/* @__PURE__ */ Z(`bdi`,{class:`version`,children:i})]})},n)}})]}),io=({grid:{columns:e,shown:t,measures:n},children:r})=>{let i=e=>e<=0?null:/* @__PURE__ */ Z(`td`,{\"aria-hidden\":`true`,class:`spacer`,style:{width:`${e*n.columnWidth}px`}});return/* @__PURE__ */ Z(x,{children:[i(t[0]??0),t.map(t=>r(e[t]??``,t)),i(e.length-1-(t.at(-1)??-1))]})},ao=({test:e,isTall:t})=>{let{name:n,className:r,method:i,results:a}=e,o=[{look:W.failed,count:a.filter(({outcome:e})=>Lt(e)).length},{look:W.flaky,count:a.filter(({outcome:e})=>e===`flaky`).length},{look:W.quarantined,count:a.filter(({outcome:e})=>e===`quarantined`).length}].find(({count:e})=>e>0);return/* @__PURE__ */ Z(`span`,{class:t?`name-line whole-name`:`name-line`,title:n,children:[/* @__PURE__ */ Z(`bdi`,{class:`method`,children:i}),/* @__PURE__ */ Z(`bdi`,{class:`class`,children:Nt(r)}),o!==void 0&&/* @__PURE__ */ Z(`span`,{class:`tally is-${o.look.style}`,children:[P(o.count),` `,/* @__PURE__ */ Z(`span`,{\"aria-hidden\":`true`,children:o.look.sign}),/* @__PURE__ */ Z(`span`,{class:`spoken`,children:o.look.label})]})]})},oo=()=>{let e=Qt(q,X.value,Zn.value);return R(()=>{if(e.length===0)return null;let t=e.toSorted((e,t)=>G(co(t))-G(co(e))),n=e.filter(e=>Rt(co(e))).length,r=e.length<=12||n===0?12:n,i=e.some(({queuedMs:e})=>e!==void 0),a=mo.filter(({title:e})=>i||e!==`Queued`);return/* @__PURE__ */ Z(hr,{name:`sessions-part`,title:`Sessions`,text:`${go(e)} ${q.balance??``}`,children:/* @__PURE__ */ Z(yr,{items:t,first:r,noun:`sessions`,children:e=>/* @__PURE__ */ Z(`div`,{class:`sessions-scroll`,children:/* @__PURE__ */ Z(_r,{name:`Sessions`,style:`sessions`,columns:a,items:e,keyOf:({number:e})=>e})})})})},[e.map(({number:e})=>e).join()])},so=new Map(q.sessions.map(e=>[Zt(e),e])),co=e=>At(so.get(Zt(e))??e),lo=e=>e===void 0?`\u2013`:N(e),uo=q.sessions.map(({startMs:e=0,durationMs:t=0})=>e+t),fo=xn(Math.max(1,q.lengthMs,...uo)),po=({session:e})=>/* @__PURE__ */ Z(`button`,{type:`button`,class:`session-name`,\"aria-current\":rr.value===e||void 0,onClick:()=>ir(e),children:[/* @__PURE__ */ Z(`bdi`,{children:e.device}),` `,/* @__PURE__ */ Z(`span`,{class:`session-part`,children:jt(e)})]}),mo=[{title:`Session`,of:e=>/* @__PURE__ */ Z(po,{session:e})},{title:`Result`,style:`result`,of:({kind:e})=>/* @__PURE__ */ Z(dr,{look:kt[e]})},{title:`Tests`,style:`number tests`,of:({tests:e})=>e===0?`\u2013`:P(e)},{title:`Failed`,style:`number`,of:({bad:e,kind:t})=>e===0?`\u2013`:/* @__PURE__ */ Z(`b`,{class:`is-${t===`quarantined`?t:`failed`}`,children:P(e)})},{title:`Queued`,style:`number queued`,tooltip:`Time from the start of the build to the start of the session`,of:({queuedMs:e})=>lo(e)},{title:`Ran`,style:`number ran`,tooltip:`Time from the start of the session to its end`,of:({durationMs:e})=>lo(e)},{title:/* @__PURE__ */ Z(x,{children:[/* @__PURE__ */ Z(`span`,{class:`spoken`,children:`Timeline`}),/* @__PURE__ */ Z(Sr,{axis:fo})]}),style:`time`,of:e=>/* @__PURE__ */ Z(ho,{session:e})}],ho=({session:e})=>{let{startMs:t,durationMs:n=0,queuedMs:r=0,kind:i}=e;if(t===void 0)return null;let a=t+n,o=[[`waited`,t-r,t],[`ran is-${kt[i].style}`,t,a]],s=`from ${N(Math.max(0,t))} to ${N(Math.max(0,a))}`;return/* @__PURE__ */ Z(Cr,{lengthMs:fo.lengthMs,label:s,pieces:o})},go=e=>{let t=e.filter(({kind:e})=>e===`missing`).length,n=`${F(e.length,`session`)}${t>0?`, ${P(t)} of them missing`:``}`,r=e.flatMap(({durationMs:e})=>e??[]);if(r.length===0)return`${n}. No durations were reported.`;let i=r.reduce((e,t)=>e+t,0)/r.length;return r.length===1?`${n}; it ran for ${N(i)}.`:`${n}; the longest ran for ${N(Math.max(...r))}, the average is ${N(i)}.`},_o=[[``,`As the system`],[`light`,`Light`],[`dark`,`Dark`]],vo=`mobile-test-cloud-theme`,yo=H((()=>{try{let e=localStorage.getItem(vo);return _o.find(([t])=>t===e)?.[0]??``}catch{return``}})()),bo=e=>{e===``?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e};bo(yo.value);const xo=e=>{yo.value=e,bo(e);try{localStorage.setItem(vo,e)}catch{}},So=()=>/* @__PURE__ */ Z(`fieldset`,{class:`theme`,children:[/* @__PURE__ */ Z(`legend`,{children:`Theme`}),_o.map(([e,t])=>/* @__PURE__ */ Z(`label`,{children:[/* @__PURE__ */ Z(`input`,{type:`radio`,name:`theme`,checked:yo.value===e,onChange:()=>xo(e)}),` `,t]},e))]}),Co=`search`,wo=()=>/* @__PURE__ */ Z(`search`,{class:`filter`,\"aria-label\":`Results`,\"data-open\":Xn.value||void 0,children:/* @__PURE__ */ Z(`form`,{onSubmit:e=>e.preventDefault(),children:[/* @__PURE__ */ Z(`button`,{type:`button`,class:`filter-toggle`,\"aria-expanded\":Xn.value,\"aria-controls\":`filter-fields`,onClick:()=>{Xn.value=!Xn.value},children:Xn.value?`Hide filters`:`Search and filter`}),/* @__PURE__ */ Z(`div`,{class:`filter-fields`,id:`filter-fields`,children:[/* @__PURE__ */ Z(`div`,{class:`field search`,children:[/* @__PURE__ */ Z(`label`,{for:Co,children:`Search`}),/* @__PURE__ */ Z(`input`,{type:`search`,id:Co,placeholder:`Tests, devices, messages, traces`,autocomplete:`off`,spellcheck:!1,\"aria-keyshortcuts\":`/`,value:J.text.value,onInput:e=>Y({text:e.currentTarget.value})})]}),Hn.map(e=>/* @__PURE__ */ Z(To,{choice:e},e.key))]}),/* @__PURE__ */ Z(`div`,{class:`filter-line`,children:[/* @__PURE__ */ Z(Oo,{}),/* @__PURE__ */ Z(`p`,{role:`status`,class:`filter-count`,children:Eo(Zn.value)})]}),!en(X.value)&&/* @__PURE__ */ Z(ko,{})]})}),To=({choice:{key:e,title:t,options:n}})=>n.length<3?null:/* @__PURE__ */ Z(`div`,{class:`field`,children:[/* @__PURE__ */ Z(`label`,{for:`choice-${e}`,children:t}),/* @__PURE__ */ Z(`select`,{id:`choice-${e}`,value:J[e].value,onInput:t=>Y({[e]:t.currentTarget.value}),children:n.map(([e,t])=>/* @__PURE__ */ Z(`option`,{value:e,children:t},e))})]}),Eo=({results:e,tests:t,sessions:n})=>{let r=F(q.totals.tests,`result`),i=Xt(e).all,a=i===q.totals.tests?r:`${P(i)} of ${r}`;return t.size===0?a:`${a}: ${F(t.size,`test`)} on ${F(Kt(n),`device`)}`},Do=[`failed`,`flaky`,`missing`,`passed`,`skipped`],Oo=()=>{let{perStatus:e,all:t}=Zn.value,n=Tt.filter(t=>Do.includes(t)||e[t]>0||t===J.status.value).map(t=>({status:t,...Ot(t),count:e[t]}));return/* @__PURE__ */ Z(`fieldset`,{class:`tabs`,children:[/* @__PURE__ */ Z(`legend`,{class:`spoken`,children:`Status`}),[{status:``,sign:``,label:`All`,style:`none`,count:t},...n].map(({status:e,sign:t,label:n,style:r,count:i})=>/* @__PURE__ */ Z(`button`,{type:`button`,class:`tab is-${r}${i===0?` is-empty`:``}`,\"aria-pressed\":e===J.status.value,onClick:()=>Y({status:e}),children:[t!==``&&/* @__PURE__ */ Z(`span`,{class:`sign`,\"aria-hidden\":`true`,children:t}),` `,n,` `,/* @__PURE__ */ Z(`b`,{children:P(i)})]},e))]})},ko=()=>{let{text:e,device:t,shard:n,status:r}=X.value;return/* @__PURE__ */ Z(`p`,{class:`active-filters`,children:[Object.entries({text:e.trim()&&`Search: ${e.trim()}`,device:t&&`Device: ${t}`,shard:n&&`Shard: ${n}`,status:r&&`Status: ${Ot(r).label}`}).filter(([,e])=>e!==``).map(([e,t])=>/* @__PURE__ */ Z(`button`,{type:`button`,\"aria-label\":`Remove filter ${t}`,onClick:()=>Y({[e]:``}),children:[/* @__PURE__ */ Z(`bdi`,{children:t}),` `,/* @__PURE__ */ Z(`span`,{\"aria-hidden\":`true`,children:`\u2715`})]},e)),/* @__PURE__ */ Z(`button`,{type:`button`,class:`clear`,onClick:()=>Y(qt),children:`Clear`})]})},Ao=()=>/* @__PURE__ */ Z(x,{children:[q.results.length>0&&/* @__PURE__ */ Z(wo,{}),/* @__PURE__ */ Z(Mr,{}),/* @__PURE__ */ Z(Pr,{data:q.quarantine}),q.results.length>0&&/* @__PURE__ */ Z(jo,{}),/* @__PURE__ */ Z(oo,{}),q.history!==void 0&&/* @__PURE__ */ Z(wr,{data:q.history.trends}),rr.value!==void 0&&/* @__PURE__ */ Z(yi,{shown:rr.value})]}),jo=()=>{let{size:e}=Zn.value.tests,t=`${F(e,`test`)}${en(X.value)?``:` with matching results`}`,n=q.devices.length>1&&!cr.value&&!sr.value?`. Hover over a cell for details; click to open it.`:``;return/* @__PURE__ */ Z(hr,{name:`tests`,title:`Tests`,text:e===0?void 0:t+n,children:e===0?/* @__PURE__ */ Z(`p`,{class:`nothing`,children:[`No tests match.`,` `,/* @__PURE__ */ Z(`button`,{type:`button`,onClick:()=>Y(qt),children:`Clear filters`})]}):/* @__PURE__ */ Z(x,{children:[q.leftOut!==void 0&&/* @__PURE__ */ Z(`p`,{class:`notice`,children:q.leftOut}),/* @__PURE__ */ Z(Ga,{})]})})};document.addEventListener(`keydown`,e=>{let t=e.target instanceof HTMLInputElement||e.target instanceof HTMLSelectElement;if(e.key===`Escape`&&(!t||J.text.value===``?ar():Y({text:``})),e.key!==`/`||e.ctrlKey||e.metaKey||e.altKey||t)return;let n=document.getElementById(Co);if(n instanceof HTMLInputElement){if(e.preventDefault(),n.checkVisibility())return n.select();Xn.value=!0,setTimeout(()=>n.select())}});const Mo={ArrowLeft:`previous`,k:`previous`,ArrowRight:`next`,j:`next`};document.addEventListener(`keydown`,({key:e,target:t,ctrlKey:n,metaKey:r,altKey:i})=>{let a=Mo[e],o=rr.value;if(a===void 0||o===void 0||n||r||i||!(t instanceof Element)||t.closest(`input, select, video, [role=\"grid\"], pre`)!==null)return;let s=bi(o)[a];s!==void 0&&ir(s)});const No=document.getElementById(`theme`);No!==null&&de(/* @__PURE__ */ Z(So,{}),No);const Po=document.getElementById(`main`);Po!==null&&(de(/* @__PURE__ */ Z(Ao,{}),Po),queueMicrotask(()=>{document.documentElement.dataset.ready=`true`,performance.mark(`report-ready`)}));";
	const reportStyle = "@layer tokens {\n:root {\ncolor-scheme: light dark;\n--font: system-ui, -apple-system, \"Segoe UI\", Roboto, \"Helvetica Neue\", \"Noto Sans\", \"Liberation Sans\", Arial, sans-serif;\n--mono: ui-monospace, SFMono-Regular, Menlo, Consolas, \"Liberation Mono\", \"DejaVu Sans Mono\", monospace;\n--ground: light-dark(#ffffff, #101418);\n--raised: light-dark(#f6f8fa, #171c22);\n--sunken: light-dark(#eff2f5, #1d232a);\n--line: light-dark(#d7dce2, #313a44);\n--line-soft: light-dark(#e8ebef, #232a32);\n--text: light-dark(#1b2026, #e4e8ec);\n--quiet: light-dark(#57606a, #9da7b1);\n--link: light-dark(#0b5cad, #79b8ff);\n--focus: light-dark(#0b5cad, #79b8ff);\n--hover: light-dark(#eef3f8, #1d2630);\n--passed: light-dark(#1a7340, #5fc489);\n--passed-quiet: light-dark(#47755a, #78a68a);\n--failed: light-dark(#b3261e, #ff8f86);\n--error: light-dark(#8b1a6b, #f08ad0);\n--timed-out: light-dark(#8f4a00, #f5a962);\n--flaky: light-dark(#7a5c00, #e2c04f);\n--unknown: light-dark(#5b3fb0, #b8a4ff);\n--quarantined: light-dark(#2f5d7c, #8cc3e6);\n--none: light-dark(#626b75, #9aa4ae);\n--failed-ground: light-dark(#fdeceb, #3a1d1c);\n--error-ground: light-dark(#faeaf5, #371b30);\n--timed-out-ground: light-dark(#fdf0e1, #36250f);\n--flaky-ground: light-dark(#fbf4d9, #2f290f);\n--unknown-ground: light-dark(#f1edfc, #27213f);\n--quarantined-ground: light-dark(#e6f0f7, #16293a);\n--passed-ground: light-dark(#e9f5ee, #14291d);\n--none-ground: light-dark(#f0f2f4, #22282f);\n--row: 28px;\n}\n/* The reader's choice. Without one, the system decides. */\n:root[data-theme=\"light\"] {\ncolor-scheme: light;\n}\n:root[data-theme=\"dark\"] {\ncolor-scheme: dark;\n}\n.is-passed {\n--tone: var(--passed);\n--tone-ground: var(--passed-ground);\n}\n.is-failed {\n--tone: var(--failed);\n--tone-ground: var(--failed-ground);\n}\n.is-error {\n--tone: var(--error);\n--tone-ground: var(--error-ground);\n}\n.is-timed-out,\n.is-pending {\n--tone: var(--timed-out);\n--tone-ground: var(--timed-out-ground);\n}\n.is-flaky {\n--tone: var(--flaky);\n--tone-ground: var(--flaky-ground);\n}\n.is-unknown {\n--tone: var(--unknown);\n--tone-ground: var(--unknown-ground);\n}\n.is-quarantined {\n--tone: var(--quarantined);\n--tone-ground: var(--quarantined-ground);\n}\n.is-skipped,\n.is-none {\n--tone: var(--none);\n--tone-ground: var(--none-ground);\n}\n}\n@layer page {\n*,\n*::before,\n*::after {\nbox-sizing: border-box;\n}\nhtml {\nbackground: var(--ground);\ncolor: var(--text);\nfont: 14px / 1.45 var(--font);\n-webkit-text-size-adjust: 100%;\nscrollbar-color: var(--line) transparent;\n}\nbody {\nmargin: 0;\n}\nh1,\nh2,\nh3,\np,\nul,\nol,\ndl,\ndd,\nfigure,\nfieldset {\nmargin: 0;\npadding: 0;\nborder: 0;\n}\nh2 {\nfont-size: 16px;\nline-height: 1.3;\n}\nh3 {\nfont-size: 13px;\nline-height: 1.4;\n}\na {\ncolor: var(--link);\n}\nbdi,\n.reason,\n.notices li {\noverflow-wrap: anywhere;\n}\nbutton,\ninput,\nselect {\nfont: inherit;\ncolor: inherit;\n}\n:focus-visible {\noutline: 2px solid var(--focus);\noutline-offset: 1px;\n}\n.page {\nmax-width: 1680px;\nmargin: 0 auto;\npadding: 20px 24px 32px;\n}\n.page main > section {\nmargin-top: 24px;\n}\n.quiet {\ncolor: var(--quiet);\nfont-size: 12.5px;\n}\n.spoken {\nposition: absolute;\nwidth: 1px;\nheight: 1px;\noverflow: hidden;\nclip-path: inset(50%);\nwhite-space: nowrap;\n}\n.chip {\ndisplay: inline-block;\npadding: 1px 7px;\nborder-radius: 4px;\nbackground: var(--tone-ground);\ncolor: var(--tone);\nfont-size: 12px;\nfont-weight: 600;\nline-height: 18px;\nwhite-space: nowrap;\n}\n.sign {\ncolor: var(--tone);\nfont-weight: 600;\n}\n.more,\n.nothing button,\n.panel-buttons button {\npadding: 3px 10px;\nborder: 1px solid var(--line);\nborder-radius: 5px;\nbackground: var(--raised);\ncursor: pointer;\n}\n.more:hover,\n.nothing button:hover,\n.panel-buttons button:hover {\nbackground: var(--hover);\n}\n.more {\nmargin-top: 8px;\n}\n.link {\npadding: 0;\nborder: 0;\nbackground: none;\ncolor: var(--link);\ntext-align: start;\ntext-decoration: underline;\ncursor: pointer;\n}\n.notice {\nmargin-top: 16px;\npadding: 10px 12px;\nborder: 1px solid var(--line);\nborder-radius: 6px;\n}\n.footer {\nmargin-top: 32px;\npadding-top: 12px;\nborder-top: 1px solid var(--line);\ncolor: var(--quiet);\nfont-size: 12.5px;\n}\n.footer h2 {\ncolor: var(--text);\nfont-size: 13px;\n}\n.theme {\ndisplay: flex;\nflex-wrap: wrap;\ngap: 4px 14px;\nalign-items: baseline;\nmargin-block: 8px;\n}\n.theme input {\nvertical-align: -2px;\n}\n.theme legend {\nfloat: inline-start;\npadding: 0;\nmargin-inline-end: 14px;\n}\n.section-head {\nmargin-bottom: 8px;\n}\n.section-head {\ndisplay: flex;\nflex-wrap: wrap;\nalign-items: baseline;\ngap: 2px 12px;\n}\n.footer ul {\nmargin: 4px 0 10px;\npadding-inline-start: 18px;\n}\nkbd {\npadding: 0 4px;\nborder: 1px solid var(--line);\nborder-radius: 3px;\nbackground: var(--raised);\nfont: 12px var(--mono);\n}\n}\n@layer headline {\n.headline {\n--tone: var(--quiet);\n}\n.headline[data-verdict=\"passed\"] {\n--tone: var(--passed);\n}\n.headline[data-verdict=\"failed\"] {\n--tone: var(--failed);\n}\n.headline[data-verdict=\"error\"] {\n--tone: var(--error);\n}\n.headline[data-verdict=\"timed-out\"] {\n--tone: var(--timed-out);\n}\n.simulated {\nmargin-bottom: 16px;\npadding: 8px 12px;\nborder: 1px solid var(--unknown);\nborder-inline-start-width: 6px;\nborder-radius: 4px;\nbackground: var(--unknown-ground);\n}\n.simulated strong {\nmargin-inline-end: 8px;\ncolor: var(--unknown);\nletter-spacing: 0.06em;\n}\n.headline-top {\ndisplay: flex;\nflex-wrap: wrap;\nalign-items: baseline;\ngap: 4px 14px;\n}\n.headline h1 {\nfont-size: 26px;\nfont-weight: 700;\nline-height: 1.2;\nletter-spacing: -0.01em;\n}\n.verdict {\ncolor: var(--tone);\n}\n.run-name {\ncolor: var(--quiet);\n}\n.run-links {\ndisplay: flex;\nflex-wrap: wrap;\ngap: 2px 14px;\nmargin-inline-start: auto;\n}\n.run-name strong {\ncolor: var(--text);\n}\n.reason {\nmax-width: 100ch;\nmargin-top: 6px;\nfont-size: 15px;\n}\n.reason a {\nwhite-space: nowrap;\n}\n.next {\nmax-width: 100ch;\nmargin-top: 4px;\n}\n.next code {\npadding: 1px 4px;\nborder-radius: 4px;\nbackground: var(--sunken);\nfont: 0.92em var(--mono);\noverflow-wrap: anywhere;\n}\n.figures {\ndisplay: flex;\nflex-wrap: wrap;\nmargin-top: 14px;\noverflow: hidden;\nborder: 1px solid var(--line);\nborder-radius: 6px;\n}\n.figures > div {\nflex: 1 1 auto;\nmin-width: 84px;\npadding: 7px 14px 8px;\nbox-shadow: 1px 1px 0 0 var(--line-soft);\n}\n.figures dt {\ncolor: var(--quiet);\nfont-size: 12px;\nwhite-space: nowrap;\n}\n.figures dd {\nfont-size: 17px;\nfont-weight: 600;\nfont-variant-numeric: tabular-nums;\nline-height: 1.3;\nwhite-space: nowrap;\n}\n.figures [data-mark=\"passed\"] dd {\ncolor: var(--passed);\n}\n.figures [data-mark=\"failed\"] dd {\ncolor: var(--failed);\n}\n.figures [data-mark=\"flaky\"] dd {\ncolor: var(--flaky);\n}\n.figures [data-mark=\"quarantined\"] dd {\ncolor: var(--quarantined);\n}\n.figures [data-mark=\"error\"] dd {\ncolor: var(--error);\n}\n.notices {\nmargin-top: 12px;\npadding-inline-start: 18px;\ncolor: var(--quiet);\n}\n}\n@layer filter {\n.filter {\nposition: sticky;\ntop: 0;\nz-index: 5;\ncontainer-type: inline-size;\nmargin: 18px -24px 0;\npadding: 10px 24px;\nborder-bottom: 1px solid var(--line);\nbackground: var(--ground);\n}\n.filter-toggle {\ndisplay: none;\npadding: 5px 12px;\nborder: 1px solid var(--line);\nborder-radius: 5px;\nbackground: var(--raised);\ncursor: pointer;\n}\n.filter-fields {\ndisplay: flex;\nflex-wrap: wrap;\nalign-items: end;\ngap: 8px 12px;\n}\n.filter-fields label {\ndisplay: block;\nmargin-bottom: 2px;\ncolor: var(--quiet);\nfont-size: 12px;\n}\n.filter-fields input,\n.filter-fields select {\nwidth: 100%;\nheight: 32px;\npadding: 0 8px;\nborder: 1px solid var(--line);\nborder-radius: 5px;\nbackground: var(--ground);\n}\n.filter-fields input::placeholder {\ncolor: var(--quiet);\nopacity: 1;\n}\n.filter-fields .field {\nflex: 2 1 118px;\nmin-width: 0;\nmax-width: 220px;\n}\n.filter-fields .search {\nflex: 3 1 140px;\nmax-width: 520px;\n}\n.filter-line {\ndisplay: flex;\nflex-wrap: wrap;\nalign-items: center;\ngap: 8px 12px;\nmargin-top: 10px;\n}\n.tabs {\ndisplay: flex;\nflex-wrap: wrap;\ngap: 4px;\n}\n.tab,\n.active-filters button {\ndisplay: inline-flex;\ngap: 5px;\nalign-items: center;\npadding: 3px 10px;\nborder: 1px solid var(--line);\nborder-radius: 14px;\nbackground: var(--ground);\nfont-size: 13px;\ncursor: pointer;\n}\n.tab:hover,\n.active-filters button:hover {\nbackground: var(--hover);\n}\n.tab[aria-pressed=\"true\"] {\nborder-color: var(--text);\nbackground: var(--sunken);\nfont-weight: 600;\n}\n.tab.is-empty {\ncolor: var(--quiet);\n}\n.tab b {\nfont-variant-numeric: tabular-nums;\n}\n.active-filters {\ndisplay: flex;\nflex-wrap: wrap;\ngap: 6px;\nmargin-top: 8px;\n}\n.active-filters button {\nborder-radius: 5px;\nbackground: var(--raised);\n}\n.filter-count {\nmargin-inline-start: auto;\ncolor: var(--quiet);\nfont-size: 13px;\nfont-variant-numeric: tabular-nums;\n}\n/* Folded, the bar takes little of a narrow or low screen, such as one at 200 % zoom. Unfolded, it scrolls with the page. */\n@media (max-width: 900px), (max-height: 600px) {\n.filter {\npadding-block: 6px;\n}\n.filter[data-open] {\nposition: static;\n}\n.filter-toggle {\ndisplay: inline-block;\n}\n.filter[data-open] .filter-toggle {\nmargin-bottom: 8px;\n}\n.filter:not([data-open]) :is(.filter-fields, .tabs) {\ndisplay: none;\n}\n.filter:not([data-open]) form {\ndisplay: flex;\nflex-wrap: wrap;\ngap: 4px 12px;\nalign-items: center;\n}\n.filter:not([data-open]) :is(.filter-line, .active-filters) {\nmargin-top: 0;\n}\n}\n@media (max-width: 640px) {\n.filter {\nposition: static;\nmargin: 16px -14px 0;\npadding: 10px 14px;\n}\n.filter-count {\nmargin-inline-start: 0;\n}\n}\n@container (max-width: 800px) {\n.filter-fields .field {\nmax-width: none;\n}\n.filter-fields .search {\nflex-basis: 100%;\n}\n}\n}\n@layer failures {\n.causes {\noverflow: hidden;\nborder: 1px solid var(--line);\nborder-radius: 6px;\nlist-style: none;\n}\n.causes li {\ndisplay: flex;\n}\n.causes li + li {\nborder-top: 1px solid var(--line-soft);\n}\n.cause {\ndisplay: grid;\ngrid-template-columns: 92px minmax(0, 1fr) 132px;\nflex: 1;\ngap: 12px;\nalign-items: start;\nmin-width: 0;\npadding: 8px 12px;\nborder: 0;\nbackground: none;\ntext-align: start;\ncursor: pointer;\n}\n.cause-link {\nalign-self: center;\npadding: 6px 12px;\ncolor: var(--quiet);\ntext-decoration: none;\n}\n.cause:hover {\nbackground: var(--hover);\n}\n.cause[aria-current] {\nbackground: var(--sunken);\nbox-shadow: inset 3px 0 var(--focus);\n}\n.cause:focus-visible {\noutline-offset: -2px;\n}\n.cause .chip {\njustify-self: start;\n}\n.cause-text {\ndisplay: block;\nmin-width: 0;\n}\n.cause-headline,\n.cause-tests bdi {\ndisplay: -webkit-box;\noverflow: hidden;\n-webkit-box-orient: vertical;\n-webkit-line-clamp: 2;\n}\n/* Spaces stay, because they may be why a text was not found. */\n.cause-headline {\nwhite-space: pre-wrap;\n}\n.cause-outer {\ndisplay: block;\noverflow: hidden;\ncolor: var(--quiet);\nfont-size: 12.5px;\ntext-overflow: ellipsis;\nwhite-space: pre;\n}\n.cause-tests {\ndisplay: flex;\nflex-wrap: wrap;\ngap: 0 14px;\nmargin-top: 1px;\ncolor: var(--quiet);\nfont-size: 12.5px;\n}\n.reach {\ncolor: var(--quiet);\nfont-size: 12.5px;\nfont-variant-numeric: tabular-nums;\ntext-align: end;\n}\n.reach-bar {\ndisplay: block;\nheight: 4px;\nmargin-top: 5px;\noverflow: hidden;\nborder-radius: 2px;\nbackground: var(--sunken);\n}\n.reach-bar span {\ndisplay: block;\nheight: 100%;\nmargin-inline-start: auto;\nborder-radius: 2px;\nbackground: var(--tone);\n}\n.missing {\nmargin-top: 10px;\n}\n.missing ul {\npadding: 6px 0 0 22px;\nfont-size: 13px;\n}\n.quarantine ul {\npadding: 0;\nlist-style: none;\nfont-size: 13px;\n}\n.quarantine ul > li {\npadding: 4px 0;\n}\n.quarantine li bdi,\n.quarantine-entry {\nmargin-inline-end: 8px;\n}\n.quarantine-test {\nfont-weight: 600;\n}\n.quarantine-message {\ncolor: var(--tone);\n}\n.quarantine-entry {\ndisplay: block;\ncolor: var(--quiet);\n}\n.quarantine-warning {\ncolor: var(--timed-out);\n}\n@media (max-width: 640px) {\n.cause {\ngrid-template-columns: minmax(0, 1fr) auto;\ngap: 4px 10px;\n}\n.cause-text {\ngrid-row: 2;\ngrid-column: 1 / -1;\n}\n.reach-bar {\ndisplay: none;\n}\n}\n}\n@layer matrix {\n.matrix-scroll {\nposition: relative;\nmax-height: var(--matrix-height);\ncontain: content;\noverflow: auto;\nborder: 1px solid var(--line);\nborder-radius: 6px;\nbackground: var(--ground);\n}\n.matrix table {\nborder-spacing: 0;\ntable-layout: fixed;\n}\n.matrix table:focus-visible {\noutline: none;\n}\n.matrix-scroll:has(table:focus-visible) {\noutline: 2px solid var(--focus);\noutline-offset: 1px;\n}\n.matrix :where(th, td) {\nheight: var(--row);\npadding: 0;\nborder-bottom: 1px solid var(--line-soft);\nfont-weight: 400;\n}\n.matrix .spacer {\npadding: 0;\nborder: 0;\n}\n.matrix thead {\nposition: sticky;\ntop: 0;\nz-index: 3;\n}\n.matrix thead :where(th, td) {\nbackground: var(--raised);\n}\n.matrix .devices th {\nwidth: var(--column-width);\npadding: 6px 8px;\ntext-align: start;\nvertical-align: bottom;\n}\n.matrix tr > th:first-child {\nposition: sticky;\ninset-inline-start: 0;\nz-index: 2;\nwidth: var(--name-width);\npadding: 0 10px;\nborder-inline-end: 1px solid var(--line);\nbackground: var(--ground);\ntext-align: start;\n}\n.matrix thead tr > th:first-child {\nbackground: var(--raised);\n}\n.matrix .devices > th:first-child {\npadding: 6px 10px;\ncolor: var(--quiet);\nfont-size: 12.5px;\n}\n.sessions-row > * {\nborder-bottom-color: var(--line);\nfont-size: 12.5px;\n}\n.matrix .sessions-row > th:first-child {\ncolor: var(--quiet);\n}\n.device-name {\ndisplay: block;\noverflow: hidden;\ncolor: var(--text);\nfont-size: 12.5px;\nline-height: 1.3;\ntext-overflow: ellipsis;\n}\n.device .version {\ncolor: var(--quiet);\n}\n.matrix:is([data-mode=\"wide\"], [data-mode=\"whole\"]) .device-name {\nfont-weight: 600;\n}\n.matrix:is([data-mode=\"wide\"], [data-mode=\"whole\"]) .version {\nfont-weight: 400;\n}\n.matrix[data-mode=\"narrow\"] .device {\nheight: var(--head-height);\npadding: 8px 0;\n}\n.matrix[data-mode=\"narrow\"] .device-name {\nmax-height: calc(var(--head-height) - 16px);\nmargin: 0 auto;\ntransform: rotate(180deg);\nwhite-space: nowrap;\nwriting-mode: vertical-rl;\n}\n.name {\ncursor: pointer;\n}\n.name-line {\ndisplay: flex;\ngap: 8px;\nalign-items: baseline;\nmin-width: 0;\nwhite-space: nowrap;\n}\n.name-line bdi {\noverflow: hidden;\ntext-overflow: ellipsis;\n}\n.method {\nflex: 0 1 auto;\nmin-width: 40%;\n}\n.name-line .class {\nflex: 1 1000 0;\ncolor: var(--quiet);\nfont-size: 12.5px;\n}\n/* The class, then the whole name in as many lines as it needs. */\n.name-line.whole-name {\nflex-wrap: wrap;\ngap: 0 8px;\npadding-block: 4px;\nline-height: 19px;\nwhite-space: normal;\n}\n.whole-name bdi {\noverflow: visible;\nword-break: break-all;\n}\n.whole-name .class {\nflex: 1 0 100%;\norder: -1;\n}\n.whole-name .method {\nflex: 1 1 0;\n}\n.tally {\nflex: none;\nmargin-inline-start: auto;\ncolor: var(--tone);\nfont-size: 12.5px;\nfont-variant-numeric: tabular-nums;\nfont-weight: 600;\n}\n.cell {\ncolor: var(--tone);\ntext-align: center;\ncursor: pointer;\nfont-variant-numeric: tabular-nums;\nwhite-space: nowrap;\n}\n.cell.is-passed {\ncolor: var(--passed-quiet);\n}\n.cell.is-none {\ncursor: default;\n}\n.cell:is(.is-failed, .is-error, .is-timed-out, .is-pending, .is-flaky, .is-quarantined, .is-unknown) {\nbackground: var(--tone-ground);\nfont-weight: 700;\nbox-shadow: inset 0 0 0 1px var(--ground);\n}\n.matrix:is([data-mode=\"wide\"], [data-mode=\"whole\"]) .cell {\npadding-inline: 8px;\nfont-size: 12.5px;\ntext-align: start;\n}\n.matrix[data-mode=\"whole\"] .cell {\noverflow: hidden;\ntext-overflow: ellipsis;\n}\n.matrix .group > th:first-child,\n.matrix .group > td {\nbackground: var(--sunken);\n}\n.group .method {\nfont-weight: 600;\n}\n.group-size {\nflex: none;\nmargin-inline-start: auto;\ncolor: var(--quiet);\nfont-size: 12.5px;\n}\n/* Cells with a problem keep their color. */\n.matrix tbody tr:hover > :is(th, .is-passed, .is-skipped, .is-none) {\nbackground-color: var(--hover);\n}\n.device.active .device-name {\ntext-decoration: underline;\ntext-underline-offset: 3px;\n}\n.matrix table:focus .active:not(.device) {\noutline: 2px solid var(--focus);\noutline-offset: -2px;\n}\n.nothing {\npadding: 24px 0;\ncolor: var(--quiet);\ntext-align: center;\n}\n}\n@layer sessions {\n.sessions-scroll {\nposition: relative;\noverflow-x: auto;\nborder: 1px solid var(--line);\nborder-radius: 6px;\n}\n.sessions {\nwidth: 100%;\nborder-spacing: 0;\n}\n.sessions :is(th, td) {\nheight: 32px;\npadding: 2px 12px;\nborder-bottom: 1px solid var(--line-soft);\nfont-weight: 400;\ntext-align: start;\nwhite-space: nowrap;\n}\n.sessions tbody tr:last-child > * {\nborder-bottom: 0;\n}\n.sessions thead th {\nborder-bottom-color: var(--line);\nbackground: var(--raised);\ncolor: var(--quiet);\nfont-size: 12.5px;\n}\n.sessions tbody tr:hover {\nbackground: var(--hover);\n}\n.sessions tr:has([aria-current]) {\nbackground: var(--sunken);\nbox-shadow: inset 3px 0 var(--focus);\n}\n.sessions .number {\nfont-variant-numeric: tabular-nums;\ntext-align: end;\n}\n.sessions-part {\ncontainer-type: inline-size;\n}\n.sessions .time {\nwidth: 46%;\nmin-width: 130px;\npadding-inline: 0 16px;\n}\n.sessions b {\ncolor: var(--tone);\nfont-weight: 600;\n}\n.session-name {\npadding: 2px 0;\nborder: 0;\nbackground: none;\ntext-align: start;\ncursor: pointer;\n}\n.session-name bdi {\ncolor: var(--link);\ntext-decoration: underline;\ntext-underline-offset: 2px;\n}\n.session-part {\nmargin-inline-start: 10px;\ncolor: var(--quiet);\n}\n.ticks,\n.bar {\nposition: relative;\ndisplay: block;\nheight: 18px;\n}\n.tick {\nposition: absolute;\npadding-inline-start: 4px;\nborder-inline-start: 1px solid var(--line);\nfont-size: 11.5px;\nline-height: 18px;\n}\n.bar > span {\nposition: absolute;\ntop: 3px;\nheight: 12px;\nmin-width: 2px;\n}\n.bar > .waited {\ntop: 8px;\nheight: 2px;\nmin-width: 0;\nbackground: var(--line);\n}\n.bar > .ran {\nborder: 1px solid var(--tone);\nborder-radius: 2px;\nbackground: var(--tone-ground);\n}\n@media (min-width: 641px) {\n@container (max-width: 900px) {\n.sessions .tests {\ndisplay: none;\n}\n}\n@container (max-width: 700px) {\n.sessions :is(th, td) {\npadding-inline: 8px;\n}\n.session-part {\ndisplay: block;\nmargin: 0;\nfont-size: 12.5px;\n}\n}\n@container (max-width: 560px) {\n.sessions .queued {\ndisplay: none;\n}\n}\n}\n/* Each session in two lines: its whole name, then the figures that fit, with their titles; opening it shows the others. */\n@media (max-width: 640px) {\n.sessions thead,\n.sessions .tests,\n.sessions .queued,\n.sessions .time {\ndisplay: none;\n}\n.sessions tr {\ndisplay: flex;\nflex-wrap: wrap;\ngap: 4px 10px;\npadding: 8px 12px;\n}\n.sessions tr + tr {\nborder-top: 1px solid var(--line-soft);\n}\n.sessions :is(th, td) {\nheight: auto;\npadding: 0;\nborder: 0;\n}\n.sessions th {\nflex-basis: 100%;\nwhite-space: normal;\n}\n.sessions .number::before {\ncontent: attr(data-title) \" \";\ncolor: var(--quiet);\nfont-size: 12.5px;\n}\n}\n}\n@layer panel {\n.panel {\nposition: fixed;\ninset: 0;\nz-index: 20;\nwidth: auto;\nmax-width: none;\nheight: auto;\nmax-height: none;\nmargin: 0;\npadding: 0 16px 32px;\noverflow: auto;\noverscroll-behavior: contain;\nborder: 0;\nbackground: var(--ground);\ncolor: inherit;\n}\n@media (min-width: 1100px) {\nbody:has(.panel) {\npadding-inline-end: max(440px, 42%);\n}\n.panel {\ninset: 0 0 0 auto;\nwidth: max(440px, 42%);\npadding: 0 24px 32px;\nborder-inline-start: 1px solid var(--line);\n}\n}\n.panel-bar {\nposition: sticky;\ntop: 0;\nz-index: 1;\ndisplay: flex;\ngap: 12px;\nalign-items: center;\njustify-content: space-between;\nmargin: 0 -24px 12px;\npadding: 12px 24px 10px;\nborder-bottom: 1px solid var(--line-soft);\nbackground: var(--ground);\n}\n.panel-buttons {\ndisplay: flex;\nflex-wrap: wrap;\ngap: 6px 10px;\nalign-items: center;\njustify-content: flex-end;\nmin-width: 0;\n}\n.panel-buttons button {\nflex: none;\n}\n.panel-buttons button,\n.step-place {\nwhite-space: nowrap;\n}\n.step-place {\ncolor: var(--quiet);\nfont-variant-numeric: tabular-nums;\n}\n.copies {\ndisplay: flex;\nflex-wrap: wrap;\ngap: 6px;\nmargin-top: 10px;\n}\n.copy button {\npadding: 2px 8px;\nborder: 1px solid var(--line);\nborder-radius: 5px;\nbackground: var(--raised);\nfont-size: 12.5px;\ncursor: pointer;\n}\n.copy button:hover {\nbackground: var(--hover);\n}\n.copy [role=\"status\"] {\nmargin-inline-start: 6px;\ncolor: var(--quiet);\nfont-size: 12.5px;\n}\n.folded-text + .copy {\ndisplay: block;\nmargin-top: 6px;\n}\n.panel h2 {\nfont-size: 18px;\noverflow-wrap: anywhere;\n}\n.panel h2:focus-visible {\noutline: none;\n}\n.panel-headline {\nmargin-top: 8px;\nfont-size: 15px;\noverflow-wrap: anywhere;\n}\n.panel-subtitle {\ncolor: var(--quiet);\n}\n.to-do {\nmargin-top: 10px;\npadding: 10px 12px;\nborder: 1px solid var(--line);\nborder-inline-start: 4px solid var(--focus);\nborder-radius: 5px;\n}\n.to-do-next code {\nfont: 0.92em var(--mono);\n}\n.to-do-facts {\ndisplay: flex;\nflex-wrap: wrap;\ngap: 6px 24px;\nmargin-top: 8px;\n}\n.to-do-facts dt {\ncolor: var(--quiet);\nfont-size: 12px;\n}\n.to-do-screen {\nmargin-top: 8px;\n}\n.to-do-screen ul {\npadding-inline-start: 18px;\nfont: 12px / 1.5 var(--mono);\n}\n.to-do-command {\nmargin-top: 8px;\n}\n.command {\ndisplay: block;\nmargin-top: 2px;\npadding: 4px 8px;\nborder-radius: 5px;\nbackground: var(--sunken);\nfont: 12px / 1.5 var(--mono);\noverflow-wrap: anywhere;\n}\n.to-do-command .copy {\ndisplay: block;\nmargin-top: 6px;\n}\n.facts {\ndisplay: grid;\ngrid-template-columns: repeat(auto-fill, minmax(150px, 1fr));\ngap: 8px 16px;\nmargin-top: 12px;\n}\n.facts dt {\ncolor: var(--quiet);\nfont-size: 12px;\noverflow-wrap: anywhere;\n}\n.links {\nmargin-top: 12px;\n}\n.links > div {\nmargin-top: 6px;\n}\n.links dt {\ncolor: var(--quiet);\nfont-size: 12px;\n}\n.links dd > bdi {\ndisplay: flex;\nflex-wrap: wrap;\ngap: 2px 16px;\noverflow-wrap: anywhere;\n}\n.session-reason {\nmargin-top: 8px;\nfont-size: 15px;\n}\n.part {\nmargin-top: 20px;\n}\n.part > h3 {\nmargin-bottom: 6px;\n}\n.part > ul:not([class]) {\npadding-inline-start: 18px;\n}\n.part > .quiet {\nmargin-top: 4px;\n}\npre {\nmargin: 6px 0 0;\npadding: 10px 12px;\nborder: 1px solid var(--line-soft);\nborder-radius: 5px;\nbackground: var(--raised);\nfont: 12px / 1.5 var(--mono);\noverflow-wrap: anywhere;\ntab-size: 4;\nwhite-space: pre-wrap;\n}\npre.code {\noverflow-x: auto;\nwhite-space: pre;\n}\n.code-line {\ndisplay: block;\nwidth: max-content;\nmin-width: 100%;\n}\n.failed-line {\nbackground: var(--failed-ground);\nfont-weight: 600;\n}\n.line-number {\ndisplay: inline-block;\nmin-width: 4ch;\nmargin-inline-end: 1ch;\ncolor: var(--quiet);\ntext-align: end;\nuser-select: none;\n}\npre.log {\nmax-height: 320px;\noverflow: auto;\n}\n.frame-of-framework,\n.frame-of-app {\ndisplay: inline-block;\npadding-inline-start: 8ch;\ntext-indent: -8ch;\nword-break: break-all;\n}\n.frame-of-framework {\ncolor: var(--quiet);\n}\n.frame-of-app {\nfont-weight: 600;\n}\n.failure-type {\nfont: 600 12.5px var(--mono);\n}\n.attempts {\ndisplay: grid;\ngrid-template-columns: repeat(auto-fit, minmax(min(100%, 250px), 1fr));\ngap: 8px 12px;\n}\n.attempt {\nmin-width: 0;\npadding: 6px 10px;\nborder: 1px solid var(--line-soft);\nborder-radius: 5px;\n}\n.attempt summary {\ncursor: pointer;\n}\n.excerpt-title {\nmargin-top: 10px;\nfont: 12px var(--mono);\n}\n.others,\n.session-tests {\nlist-style: none;\n}\n.others {\ndisplay: grid;\ngrid-template-columns: repeat(auto-fill, minmax(190px, 1fr));\ngap: 0 12px;\nmax-height: 240px;\noverflow: auto;\n}\n.other,\n.session-test {\ndisplay: flex;\ngap: 8px;\nwidth: 100%;\npadding: 3px 6px;\nborder: 0;\nborder-radius: 4px;\nbackground: none;\ntext-align: start;\ncursor: pointer;\n}\n.other:hover,\n.session-test:hover {\nbackground: var(--hover);\n}\n.other[aria-current] {\nbackground: var(--sunken);\n}\n.other .sign,\n.session-test .sign {\nflex: none;\nwidth: 14px;\ntext-align: center;\n}\n.session-test-headline {\ndisplay: block;\ncolor: var(--quiet);\nfont-size: 12.5px;\n}\n.evidence > div {\ndisplay: grid;\ngrid-template-columns: 92px minmax(0, 1fr);\npadding: 5px 0;\nborder-bottom: 1px solid var(--line-soft);\n}\n.evidence dt {\ncolor: var(--quiet);\n}\n@media (max-width: 640px) {\n.panel-bar {\nflex-wrap: wrap;\nrow-gap: 6px;\n}\n.panel-buttons {\nflex: 1 0 100%;\nflex-wrap: nowrap;\njustify-content: space-between;\n}\n}\n@media (max-width: 1099px) {\n.panel-bar {\nmargin: 0 -16px 12px;\npadding: 12px 16px 10px;\n}\n}\n}\n@layer files {\n.shots {\ndisplay: grid;\ngrid-template-columns: repeat(auto-fill, minmax(150px, 1fr));\ngap: 12px;\n}\n.shot button {\ndisplay: block;\nwidth: 100%;\npadding: 0;\nborder: 0;\nbackground: none;\ncursor: zoom-in;\n}\n.shot.large {\ngrid-column: 1 / -1;\n}\n.shot.large button {\ncursor: zoom-out;\n}\n.shot img {\ndisplay: block;\nwidth: 100%;\nheight: auto;\nborder: 1px solid var(--line);\nborder-radius: 5px;\n}\n.shot figcaption {\nmargin-top: 3px;\ncolor: var(--quiet);\nfont-size: 12px;\n}\n.moments {\ndisplay: flex;\nflex-wrap: wrap;\ngap: 8px;\n}\n.steps {\nmargin: 6px 0 0;\npadding: 0;\nlist-style: none;\n}\n.steps li {\ndisplay: grid;\ngrid-template-columns: 64px minmax(0, 1fr);\ngap: 8px;\npadding: 3px 0;\nborder-bottom: 1px solid var(--line-soft);\noverflow-wrap: anywhere;\n}\n.steps .is-failed {\nfont-weight: 600;\n}\n.steps .shots {\nfont-weight: 400;\n}\n.step-time {\nfont-variant-numeric: tabular-nums;\ntext-align: end;\n}\nvideo {\ndisplay: block;\nmax-width: 100%;\nmax-height: 480px;\nborder: 1px solid var(--line);\nborder-radius: 5px;\nbackground: #000000;\n}\n.elsewhere {\nmargin-top: 4px;\noverflow-wrap: anywhere;\n}\n.network {\nwidth: 100%;\nmargin-top: 6px;\nborder-spacing: 0;\nfont-size: 12.5px;\ntable-layout: fixed;\n}\n.network :is(th, td) {\npadding: 3px 8px 3px 0;\noverflow: hidden;\nborder-bottom: 1px solid var(--line-soft);\nfont-weight: 400;\ntext-align: start;\ntext-overflow: ellipsis;\nwhite-space: nowrap;\n}\n.network thead th {\ncolor: var(--quiet);\n}\n.network .number {\nfont-variant-numeric: tabular-nums;\ntext-align: end;\n}\n.network thead .number {\nwidth: 66px;\n}\n.network thead .time {\nwidth: 26%;\n}\n.network .is-failed {\ncolor: var(--tone);\nfont-weight: 600;\n}\n.network b {\nfont-weight: 600;\n}\n.host {\ndisplay: block;\noverflow: hidden;\ncolor: var(--quiet);\nfont-size: 11.5px;\ntext-overflow: ellipsis;\n}\n.phases {\ndisplay: flex;\nflex-wrap: wrap;\ngap: 2px 16px;\n}\n.swatch {\ndisplay: inline-block;\nwidth: 18px;\nheight: 9px;\nmargin-inline-end: 6px;\n}\n.phase-connecting {\nborder: 1px dashed var(--quiet);\n}\n.phase-waiting {\nbackground: var(--line);\n}\n.phase-receiving {\nbackground: var(--link);\n}\n.chart {\nmargin-top: 8px;\n}\n.chart figcaption {\ndisplay: flex;\nflex-wrap: wrap;\ngap: 2px 16px;\nfont-size: 12.5px;\n}\n.chart svg {\ndisplay: block;\nwidth: 100%;\nmax-width: 760px;\nheight: auto;\nmargin-top: 4px;\n}\n.legend::before {\ndisplay: inline-block;\nwidth: 18px;\nmargin-inline-end: 6px;\nborder-top: 2px solid var(--link);\ncontent: \"\";\nvertical-align: middle;\n}\n.legend-1::before {\nborder-top: 2px dashed var(--timed-out);\n}\n.chart .grid {\nstroke: var(--line-soft);\n}\n.chart .tick {\nfill: var(--quiet);\nfont: 11px var(--font);\n}\n.curve {\nfill: none;\nstroke: var(--link);\nstroke-linejoin: round;\nstroke-width: 1.5;\n}\n.curve-1 {\nstroke: var(--timed-out);\nstroke-dasharray: 5 3;\n}\n@media (max-width: 640px) {\n.network .time {\ndisplay: none;\n}\n}\n}\n@layer history {\n.history-label {\ndisplay: inline-block;\npadding: 0 7px;\nborder: 1px solid var(--line);\nborder-radius: 10px;\ncolor: var(--quiet);\nfont-size: 12px;\nwhite-space: nowrap;\n}\n.label-new {\nborder-color: var(--failed);\ncolor: var(--failed);\nfont-weight: 600;\n}\n.label-flaky {\nborder-color: var(--flaky);\ncolor: var(--flaky);\n}\n.strip {\ndisplay: flex;\nflex-wrap: wrap;\ngap: 2px;\nmargin-top: 6px;\nlist-style: none;\n}\n.strip > li {\nwidth: 16px;\nborder-radius: 3px;\nbackground: var(--tone-ground);\nfont-size: 11px;\nfont-weight: 700;\nline-height: 20px;\ntext-align: center;\n}\n.strip :is(a, span) {\ndisplay: block;\ncolor: var(--tone);\ntext-decoration: none;\n}\n.trends figcaption {\ncolor: var(--quiet);\nfont-size: 12.5px;\n}\n.run-bars {\ndisplay: flex;\ngap: 2px;\nmargin-top: 6px;\nlist-style: none;\n}\n.run-bars > li {\nflex: 1 1 0;\nmax-width: 48px;\nmin-width: 3px;\n}\n.run-bars > li:hover {\nbackground: var(--hover);\n}\n.run-bars :is(a, span) {\ndisplay: block;\n}\n.run-bars .run-bar {\ndisplay: flex;\nflex-direction: column;\nheight: 84px;\n}\n.run-bar > span {\nbackground: var(--tone);\n}\n.run-bar > .is-passed {\nbackground: color-mix(in srgb, var(--passed) 45%, var(--ground));\n}\n.run-bars .run-length {\ndisplay: flex;\nalign-items: end;\nheight: 34px;\nmargin-top: 3px;\nborder-bottom: 1px solid var(--line);\n}\n.run-length > span {\nwidth: 100%;\nbackground: var(--none);\n}\n.trend-tables {\ndisplay: grid;\ngrid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));\ngap: 16px 24px;\nalign-items: start;\nmargin-top: 16px;\n}\n.trend-tables table {\nwidth: 100%;\nborder-spacing: 0;\ntable-layout: fixed;\n}\n.trend-tables :is(th, td) {\npadding: 3px 8px 3px 0;\noverflow: hidden;\nborder-bottom: 1px solid var(--line-soft);\nfont-size: 12.5px;\nfont-weight: 400;\ntext-align: start;\ntext-overflow: ellipsis;\nwhite-space: nowrap;\n}\n.trend-tables thead th {\nfont-weight: 600;\n}\n.trend-tables .number {\nwidth: 84px;\nfont-variant-numeric: tabular-nums;\ntext-align: end;\n}\n}\n@layer last {\n@media (max-width: 640px) {\n.page {\npadding: 14px 14px 24px;\n}\n.headline h1 {\nfont-size: 22px;\n}\n.figures > div {\nflex-basis: 29%;\nmin-width: max-content;\npadding: 6px 10px;\n}\n.figures dd {\nfont-size: 15px;\n}\n}\n@media (hover: none), (max-width: 640px) {\n.keys {\ndisplay: none;\n}\n}\n@media (forced-colors: active) {\n.cell.active {\noutline: 2px solid Highlight;\n}\n.bar > .ran,\n.reach-bar span {\nforced-color-adjust: none;\n}\n}\n@media screen {\n.on-paper {\ndisplay: none;\n}\n}\n@media print {\n.filter,\n.more,\n.panel-buttons,\n.copy,\n.on-screen {\ndisplay: none;\n}\n.page {\nmax-width: none;\npadding: 0;\n}\n.matrix-scroll,\n.sessions-scroll,\npre.log,\n.others {\nmax-height: none;\noverflow: visible;\n}\n.matrix thead,\n.matrix tr > th:first-child {\nposition: static;\n}\n.cause-headline,\n.cause-outer,\n.cause-tests bdi {\ndisplay: block;\noverflow: visible;\nwhite-space: normal;\n}\nbody:has(.panel) {\npadding: 0;\n}\n.panel {\nposition: static;\nwidth: auto;\npadding: 0;\noverflow: visible;\nborder: 0;\nbreak-before: page;\n}\ntr,\n.causes li,\n.shot {\nbreak-inside: avoid;\n}\n* {\nprint-color-adjust: exact;\n}\n}\n}";
	;
	const defaultBudget = {
		results: 2e5,
		resultBytes: 48e6,
		detailBytes: 12e6,
		excerptBytes: 8e6,
		mediaBytes: 8e6
	};
	var lookup = __webpack_require__(65953);
	var error_codes = __webpack_require__(13732);
	var results = __webpack_require__(80483);
	var base_comparison = __webpack_require__(35303);
	var results_repeats = __webpack_require__(72862);
	var totals = __webpack_require__(77095);
	var describe_tests = __webpack_require__(53839);
	var run_times = __webpack_require__(77070);
	var verdict = __webpack_require__(5705);
	var durations = __webpack_require__(71698);
	var invisible = __webpack_require__(83780);
	var first_items = __webpack_require__(27856);
	var numbers = __webpack_require__(71113);
	;
	const maxReason = 2e3;
	const maxProject = 200;
	const maxNotices = 20;
	const pageTitle = (run) => {
		const names = (0, verdict.Ve)(run).map((name) => (0, invisible.f$)(name, maxProject));
		const suffix = run.simulated ? " (simulated)" : "";
		return `${verdict.Ag[run.verdict.kind].sign} ${[(0, invisible.f$)((0, verdict.G8)(run), maxReason), ...names].join(" \u00B7 ")}${suffix}`;
	};
	const headlineHtml = (run, { links = [], docsUrl, triage = (0, triage_triage.yZ)(run, triage_triage.f5) }) => {
		const { sign, label } = verdict.Ag[run.verdict.kind];
		const project = (0, html.j)((0, invisible.f$)(run.project, maxProject));
		const start = run.startedAt.toISOString();
		const started = `<time datetime="${start}">${start.slice(0, 16).replace("T", " ")} UTC</time>`;
		const next = (0, verdict._B)(run, triage.entries).map(pieceHtml).join("");
		const figures = figuresOf(run).map(([name, value, mark]) => `<div${mark ? ` data-mark="${mark}"` : ""}><dt>${name}</dt><dd>${(0, html.j)(value)}</dd></div>`);
		return [
			`<header class="headline" data-verdict="${(0, html._)(run.verdict.kind)}">`,
			...run.simulated ? [`<p class="simulated"><strong>SIMULATED</strong> ${verdict.nk}</p>`] : [],
			"<div class=\"headline-top\">",
			`<h1><span class="verdict"><span aria-hidden="true">${sign}</span> ${label}</span></h1>`,
			`<p class="run-name"><strong><bdi>${project}</bdi></strong> ${(0, lookup.Fg)(run.framework).title}, ${started}</p>`,
			...links.length > 0 ? [`<p class="run-links">${links.map(({ title, url }) => headline_anchor(title, url)).join(" ")}</p>`] : [],
			"</div>",
			reasonHtml({
				...run.verdict,
				reason: (0, verdict.O9)(run)
			}, docsUrl),
			...next === "" ? [] : [`<p class="next"><strong>Next:</strong> ${next}</p>`],
			`<dl class="figures">${figures.join("")}</dl>`,
			...listHtml("Notes", run.notices, maxNotices, (notice) => (0, html.j)((0, invisible.f$)(notice, maxReason)), "more notes"),
			...onBaseHtml(run),
			...repeatsHtml(run),
			"</header>"
		].join("\n");
	};
	const reasonHtml = ({ reason, code }, docsUrl) => {
		const mark = code === undefined ? "" : ` ${(0, error_codes.rr)(code)}`;
		const [text = "", ...rest] = code === undefined ? [reason] : reason.split(mark);
		const linked = code === undefined || rest.length === 0 ? "" : ` ${headline_anchor(mark.trim(), (0, error_codes.$f)(code, docsUrl))}${(0, html.j)(rest.join(mark))}`;
		return `<p class="reason"><bdi>${(0, html.j)((0, invisible.f$)(text, maxReason))}</bdi>${linked}</p>`;
	};
	const headline_anchor = (title, url) => `<a href="${(0, html._)(url)}" target="_blank" rel="noreferrer noopener">${(0, html.j)(title)}</a>`;
	const pieceHtml = (piece) => {
		if (typeof piece === "string") return piece.split("`").map((piece, nth) => nth % 2 === 0 ? (0, html.j)(piece) : `<code>${(0, html.j)(piece)}</code>`).join("");
		const name = (0, html.j)((0, invisible.f$)(piece.name, maxProject));
		return piece.isCode ? `<code>${name}</code>` : `<bdi>${name}</bdi>`;
	};
	const figuresOf = (run) => {
		const { totalMs, queueMs } = (0, run_times.x)(run);
		const totalTime = ["Total time", (0, durations.a3)(totalMs)];
		if (run.sessions.length === 0 && run.missingTests.length === 0) return [totalTime];
		const { tests, passed, failed, skipped, flaky, missing, quarantined } = run.totals;
		const failedFlaky = flaky > 0 ? (0, totals.AE)(run.shards, run.failOnFlaky) : 0;
		return [
			[(0, describe_tests.SV)(run) > 1 ? "Results" : "Tests", (0, numbers.vm)(tests)],
			[
				"Passed",
				`${(0, numbers.vm)(passed)}${(0, describe_tests.BO)({ flaky: flaky - failedFlaky })}`,
				passed > 0 && "passed"
			],
			[
				"Failed",
				`${(0, numbers.vm)(failed)}${(0, describe_tests.BO)({
					flaky: failedFlaky,
					quarantined
				})}`,
				failed > 0 && (failed > quarantined ? "failed" : "quarantined")
			],
			...skipped > 0 ? [["Skipped", (0, numbers.vm)(skipped)]] : [],
			...missing > 0 ? [[
				"Missing",
				(0, numbers.vm)(missing),
				"error"
			]] : [],
			["Devices", (0, numbers.vm)((0, describe_tests.SV)(run))],
			["Sessions", sessionsText(run)],
			["Device minutes", (0, numbers.Ds)(run.deviceMs + (run.repeats?.deviceMs ?? 0) + (run.onBase?.deviceMs ?? 0))],
			...queueMs > 0 ? [["Queued", (0, durations.a3)(queueMs)]] : [],
			totalTime
		];
	};
	const sessionsText = ({ sessions }) => {
		const missing = sessions.filter(({ sessionId }) => sessionId === undefined).length;
		return missing === 0 ? (0, numbers.vm)(sessions.length) : `${(0, numbers.vm)(sessions.length)} (${(0, numbers.vm)(missing)} missing)`;
	};
	const maxRepeated = 50;
	const repeatsHtml = ({ repeats }) => {
		const show = (test) => {
			const { passed, failed, device, why } = test;
			const shown = (0, results_repeats.fl)(test) ? `unstable, passed in ${passed} of ${passed + failed} runs.` : (0, results_repeats.VC)(passed);
			const entry = test.quarantined === undefined ? "" : ` Quarantined until ${test.quarantined.until}.`;
			return `<bdi>${(0, html.j)((0, invisible.f$)(`${(0, results.U)(test)} @ ${device} (${why}): ${shown}${entry}`, maxReason))}</bdi>`;
		};
		const unstableFirst = repeats?.tests.toSorted((a, b) => Number((0, results_repeats.fl)(b)) - Number((0, results_repeats.fl)(a))) ?? [];
		return listHtml("New and changed tests", unstableFirst, maxRepeated, show, "more");
	};
	const onBaseHtml = (run) => {
		const pastOf = (0, totals.OJ)(run);
		const show = (test) => {
			const said = (0, base_comparison.q_)(test, pastOf(test, test.device)?.flakyRate);
			return `<bdi>${(0, html.j)((0, invisible.f$)(`${(0, results.U)(test)} @ ${test.device} ${said}.`, maxReason))}</bdi>`;
		};
		return listHtml("On the base branch", run.onBase?.tests ?? [], maxRepeated, show, "more");
	};
	const listHtml = (title, items, limit, show, others) => {
		if (items.length === 0) return [];
		const more = (count) => `${(0, numbers.vm)(count)} ${others} are in results.json.`;
		const entries = (0, first_items.J)(items, limit, show, more).map((entry) => `<li>${entry}</li>`);
		return [`<ul class="notices" aria-label="${title}">${entries.join("")}</ul>`];
	};
	;
	const dataIds = {
		results: "data-results",
		details: "data-details",
		session: "data-session-",
		media: "data-media-"
	};
	var device_shard = __webpack_require__(91154);
	var root_cause = __webpack_require__(79687);
	var attempts = __webpack_require__(52130);
	var describe = __webpack_require__(57353);
	var causes_of_run = __webpack_require__(23525);
	var screen = __webpack_require__(66619);
	var failure_places = __webpack_require__(87875);
	var cut = __webpack_require__(78091);
	;
	const maxNameLength = 500;
	const shownTestName = (name) => {
		const [className = "", ...rest] = name.split("#");
		if (rest.length === 0) return (0, invisible.f$)(name, maxNameLength);
		return `${(0, invisible.f$)(className, maxNameLength)}#${(0, invisible.f$)(rest.join("#"), maxNameLength)}`;
	};
	const shownLines = (text, maxLength) => {
		if (text.length <= maxLength) return (0, invisible.zY)(text);
		return `${(0, invisible.zY)((0, cut.IN)(text, maxLength))}\n\u2026 ${text.length - maxLength} more characters are in the session's files`;
	};
	const shownTail = (text, maxLength) => {
		if (text.length <= maxLength) return (0, invisible.zY)(text);
		const tail = text.slice(-maxLength);
		const wholeLines = tail.slice(tail.indexOf("\n") + 1);
		return `\u2026 ${text.length - wholeLines.length} characters before are in the session's files\n${(0, invisible.zY)(wholeLines)}`;
	};
	var identify_cause = __webpack_require__(19109);
	var addresses = __webpack_require__(64707);
	;
	const maxHeadline = 240;
	const maxFailures = 2e4;
	const createFailures = (run, maxDetailBytes, places) => {
		const reproductionOf = (0, triage_triage.W)(run);
		const causeOf = (0, identify_cause.P)();
		const lines = createTable();
		const failures = createTable();
		const sources = createTable();
		const results = [];
		let bytes = 0;
		let withoutLine = 0;
		let withoutDetail = 0;
		const lineOf = (test, outcome) => {
			const [failure] = (0, root_cause.Ys)(test, outcome);
			const { headline, outer = "" } = (0, root_cause.SP)(failure);
			const { id, category, certainty } = causeOf(test, outcome);
			const line = {
				headline: (0, invisible.f$)(headline, maxHeadline),
				outer: (0, invisible.f$)(outer, maxHeadline),
				cause: id,
				category,
				certainty
			};
			const key = `${line.cause}\0${line.headline}\0${line.outer}`;
			if (lines.all.length < maxFailures || lines.has(key)) return lines.positionOf(key, () => line);
			withoutLine += 1;
			return lines.positionOf("", () => ({
				headline: "The message is in results.json",
				outer: "",
				cause: ""
			}));
		};
		const share = (failure) => {
			const key = Object.values(failure).join("\0");
			return failures.positionOf(key, () => {
				bytes += (0, cut.dy)(key);
				return failure;
			});
		};
		const sourceOf = (test, outcome) => {
			const place = places.of(test, (0, root_cause.Ys)(test, outcome)[0]);
			return place && sources.positionOf((0, failure_places.QW)(place), () => sourceData(place));
		};
		const detailOf = (test, outcome, device) => {
			if (bytes >= maxDetailBytes) {
				withoutDetail += 1;
				return undefined;
			}
			const hasFailed = test.failures.length + test.earlierAttempts.length > 0;
			const detail = {
				...describeResult(test, share),
				reproduce: hasFailed ? reproductionOf(test, device) : undefined,
				source: sourceOf(test, outcome)
			};
			bytes += (0, cut.dy)(JSON.stringify(detail));
			return results.push(detail) - 1;
		};
		return {
			lines: lines.all,
			details: {
				failures: failures.all,
				sources: sources.all,
				results
			},
			describe: (test, outcome, device) => {
				const isPlain = outcome === "passed" || outcome === "skipped";
				if (isPlain && test.expectedFailures === undefined && !(outcome === "skipped" && test.skipMessage)) return {};
				return {
					failure: isPlain ? undefined : lineOf(test, outcome),
					detail: detailOf(test, outcome, device)
				};
			},
			notes: () => [...withoutLine > 0 ? [`The messages of ${(0, numbers.vm)(withoutLine)} results are left out: they are in results.json.`] : [], ...withoutDetail > 0 ? [`Traces and output of ${(0, numbers.vm)(withoutDetail)} results are left out: they are in junit.xml.`] : []]
		};
	};
	const maxExcerptLine = 250;
	const sourceData = ({ file, line, url, excerpt }) => ({
		title: (0, invisible.f$)(`${file}:${line}`, maxExcerptLine),
		line,
		url,
		excerpt: excerpt && {
			...excerpt,
			lines: excerpt.lines.map((each) => shownLines(each, maxExcerptLine))
		}
	});
	const createTable = () => {
		const positions = new Map();
		const all = [];
		return {
			all,
			has: (key) => positions.has(key),
			positionOf: (key, make) => {
				const known = positions.get(key) ?? all.push(make()) - 1;
				positions.set(key, known);
				return known;
			}
		};
	};
	const maxMessage = 8e3;
	const maxTrace = 64e3;
	const maxOutput = 8e3;
	const maxLine = 500;
	const maxShownFailures = 10;
	const maxTries = 20;
	const maxSteps = 200;
	const maxPictures = 20;
	const maxAttachments = 20;
	const maxProperties = 30;
	const maxScreenshots = 20;
	const describeResult = (test, share) => {
		const { skipMessage, steps, omittedSteps = 0, systemOut, systemErr, file, line, status, rawStatus, testId } = test;
		const describeAll = (failures) => failures.slice(0, maxShownFailures).map((failure) => share(failureDetail(failure)));
		const properties = Object.entries({
			...testId === undefined ? {} : { test_id: testId },
			...test.properties
		});
		return {
			failures: describeAll(test.failures),
			tries: test.earlierAttempts.slice(-maxTries).map((earlier) => ({
				outcome: earlier.status,
				durationMs: earlier.durationMs,
				failures: describeAll(earlier.failures)
			})),
			skipMessage: skipMessage && shownLines(skipMessage, maxMessage),
			expectedFailures: test.expectedFailures && describeAll(test.expectedFailures),
			steps: steps?.slice(-maxSteps).map(({ title, pictures, ...step }) => ({
				...step,
				title: (0, invisible.f$)(title, maxLine),
				pictures: pictures.slice(0, maxPictures)
			})),
			omittedSteps: omittedSteps + Math.max(0, (steps?.length ?? 0) - maxSteps) || undefined,
			crash: test.crash && {
				title: (0, invisible.f$)((0, describe_tests.p7)(test.crash), maxLine),
				log: shownLines(test.crash.log.join("\n"), maxTrace)
			},
			systemOut: systemOut && shownTail(systemOut, maxOutput),
			systemErr: systemErr && shownTail(systemErr, maxOutput),
			place: file && (0, invisible.f$)(line === undefined ? file : `${file}:${line}`, maxLine),
			rawStatus: status === "unknown" ? rawStatus && (0, invisible.f$)(rawStatus, maxLine) : undefined,
			attachments: (test.attachments ?? []).slice(0, maxAttachments).map((name) => (0, invisible.f$)(name, maxLine)),
			properties: properties.slice(0, maxProperties).map(([name, value]) => [(0, invisible.f$)(name, maxLine), (0, invisible.f$)(value, maxLine)]),
			links: linksOf(test.links),
			inVideo: placeInVideo(test.links?.video)
		};
	};
	const failureDetail = ({ kind, type = "", message = "", trace = "" }) => ({
		kind,
		type: (0, invisible.f$)(type, maxLine),
		message: shownLines(message, maxMessage),
		trace: shownLines(trace, maxTrace)
	});
	const linksOf = ({ video, deviceLog, instrumentationLog, networkLog, screenshots = [] } = {}) => {
		const named = [
			["Video", video],
			["Device log", deviceLog],
			["Instrumentation log", instrumentationLog],
			["Network log", networkLog],
			...screenshots.slice(0, maxScreenshots).map((url, nth) => [`Screenshot ${nth + 1}`, url])
		];
		return named.flatMap(([title, text]) => {
			const url = (0, addresses.Dy)(text);
			return url === undefined ? [] : [[title, url]];
		});
	};
	const placeInVideo = (url) => {
		const [, startS, endS] = /#t=(\d{1,6})(?:,(\d{1,6}))?/.exec(url ?? "") ?? [];
		return startS === undefined ? undefined : {
			startS: Number(startS),
			endS: endS === undefined ? undefined : Number(endS)
		};
	};
	;
	const addLostResults = (shards, results) => {
		if (!shards.some(hasEndedEarly)) return results;
		const all = shards.map((shard, nth) => {
			const { index, total } = shard.last.shard;
			return {
				own: results[nth] ?? [],
				device: (0, device_shard.hV)(shard.last),
				shard: `${index}/${total}`,
				isCut: hasEndedEarly(shard)
			};
		});
		const testsBy = (key) => new Map([...Map.groupBy(all, (each) => each[key])].map(([value, group]) => [value, new Set(group.flatMap(({ own }) => own.map(({ test }) => test)))]));
		const [ofShard, ofDevice] = [testsBy("shard"), testsBy("device")];
		return all.map(({ own, device, shard, isCut }) => {
			if (!isCut) return own;
			const lost = ofShard.get(shard)?.difference(ofDevice.get(device) ?? new Set()) ?? [];
			return [...own, ...Array.from(lost, (test) => ({
				test,
				outcome: "no result"
			}))];
		});
	};
	const hasEndedEarly = ({ judged }) => {
		const last = judged.at(-1);
		return last !== undefined && (last.session.sessionId === undefined || ["error", "timed-out"].includes(last.judgment.kind));
	};
	const addMissingResults = ({ missingTests, totals }, shards, results, numberOf, mostResults) => {
		if (missingTests.length === 0) return results;
		const hasSpace = (0, numbers.cz)(results.map(({ length }) => length)) + totals.missing <= mostResults;
		const places = shards.map((shard, nth) => {
			const own = [...results[nth] ?? []];
			const lost = new Map(own.flatMap(({ test, outcome }, at) => outcome === "no result" ? [[test, at]] : []));
			return {
				device: (0, device_shard.hV)(shard.last),
				isCut: hasEndedEarly(shard),
				own,
				lost
			};
		});
		const ofDevice = Map.groupBy(places, ({ device }) => device);
		for (const { name, devices } of missingTests) {
			const test = numberOf(namedTest(name), shards.length);
			const missing = {
				test,
				outcome: "no result",
				counts: "missing"
			};
			for (const device of devices) {
				const sessions = ofDevice.get(device) ?? [];
				const place = sessions.find(({ lost }) => lost.has(test)) ?? sessions.find(({ isCut }) => isCut) ?? sessions.at(-1);
				const at = place?.lost.get(test);
				if (at !== undefined) place?.own.splice(at, 1, missing);
				else if (hasSpace) place?.own.push(missing);
			}
		}
		return places.map(({ own }) => own);
	};
	const namedTest = (name) => {
		const end = name.indexOf("#");
		return end === -1 ? {
			className: "",
			name
		} : {
			className: name.slice(0, end),
			name: name.slice(end + 1)
		};
	};
	var capitalized = __webpack_require__(82285);
	var file_name = __webpack_require__(48905);
	var is_record = __webpack_require__(75977);
	var without_ending = __webpack_require__(59247);
	var report_file = __webpack_require__(97448);
	;
	const logKinds = [["device-logs", "Device log"], ["instrumentation-logs", "Instrumentation log"]];
	const readExcerpts = async ({ folder, files }, find, tests, media) => {
		const notes = [];
		const open = async (title, name) => {
			const file = await find(folder, name);
			if (file === undefined) notes.push(`${title}: the file is missing from the report folder.`);
			return file;
		};
		const readJson = async (title, [name] = []) => {
			const file = name === undefined ? undefined : await open(title, name);
			if (file === undefined) return undefined;
			const reading = await (0, report_file.JE)(file);
			if (reading.state === "read") return {
				value: reading.value,
				path: file.shown
			};
			notes.push(`${title}: ${file.shown} is left out: ${reading.why}.`);
			return undefined;
		};
		const logs = [];
		for (const [kind, title] of logKinds) {
			for (const name of files[kind] ?? []) {
				const file = await open(title, name);
				if (file !== undefined) logs.push({
					title,
					path: file.shown,
					bytes: file.bytes,
					excerpts: await readLogExcerpts(file, tests)
				});
			}
		}
		const har = await readJson("Network log", files["network-logs"]);
		const samples = await readJson("App profiling", files["app-profiling"]);
		const profiling = samples && readProfiling(samples.value, samples.path);
		if (samples !== undefined && profiling === undefined) notes.push(`App profiling: ${samples.path} contains no recognized samples.`);
		return {
			logs,
			network: har && readNetwork(har.value, har.path, new Set(tests)),
			profiling,
			media,
			notes
		};
	};
	const maxScannedBytes = 64e6;
	const excerptBytes = 12e3;
	const readLogExcerpts = async (file, tests) => {
		const tails = new Map();
		if (tests.length > 0) {
			for await (const { test, bytes } of readLogParts(file.chunks(Math.min(file.bytes, maxScannedBytes)))) if (test !== undefined && tests.includes(test)) tails.set(test, extended(tails.get(test), bytes));
		}
		const found = tests.flatMap((test) => {
			const tail = tails.get(test);
			return tail === undefined || tail.totalBytes === 0 ? [] : [{
				test: shownTestName(test),
				...excerptOf(tail)
			}];
		});
		if (found.length > 0) return found;
		const start = Math.max(0, file.bytes - excerptBytes);
		const end = await file.read(start, excerptBytes);
		return [excerptOf({
			kept: end,
			totalBytes: start + end.length
		})];
	};
	const extended = ({ kept, totalBytes } = {
		kept: Buffer.alloc(0),
		totalBytes: 0
	}, bytes) => ({
		kept: Buffer.concat([kept, bytes.subarray(-excerptBytes)]).subarray(-excerptBytes),
		totalBytes: totalBytes + bytes.length
	});
	const excerptOf = ({ kept, totalBytes }) => {
		const lineEnd = totalBytes > kept.length ? kept.indexOf("\n") : -1;
		const whole = lineEnd === -1 || lineEnd === kept.length - 1 ? kept : kept.subarray(lineEnd + 1);
		const text = (0, without_ending.s)((0, invisible.zY)(whole.toString("utf8")).replace(/^\n+/, ""), "\n");
		return {
			text,
			cutBytes: totalBytes - whole.length
		};
	};
	const headingStart = Buffer.from("\n===== ");
	const lineFeed = 10;
	const heading = /^\n===== (.{1,2000}) =====\r?\n$/s;
	const maxHeading = 8192;
	async function* readLogParts(chunks) {
		let waiting = Buffer.from("\n");
		let test;
		for await (const chunk of chunks) {
			waiting = Buffer.concat([waiting, chunk]);
			for (let found = findHeading(waiting); found !== undefined; found = findHeading(waiting)) {
				yield {
					test,
					bytes: waiting.subarray(0, found.start)
				};
				test = found.test;
				waiting = waiting.subarray(found.end);
			}
			const safe = safeLength(waiting);
			yield {
				test,
				bytes: waiting.subarray(0, safe)
			};
			waiting = waiting.subarray(safe);
		}
		yield {
			test,
			bytes: waiting
		};
	}
	const findHeading = (bytes) => {
		for (let start = bytes.indexOf(headingStart); start !== -1; start = bytes.indexOf(headingStart, start + 1)) {
			const end = bytes.indexOf(lineFeed, start + 1);
			if (end === -1) return undefined;
			const [, test] = end - start > maxHeading ? [] : heading.exec(bytes.subarray(start, end + 1).toString("utf8")) ?? [];
			if (test !== undefined) return {
				test,
				start,
				end
			};
		}
		return undefined;
	};
	const safeLength = (bytes) => {
		const lastLine = bytes.lastIndexOf(lineFeed);
		return lastLine === -1 || bytes.length - lastLine > maxHeading ? bytes.length : lastLine;
	};
	const maxSamples = 240;
	const maxKeys = 60;
	const readProfiling = (body, path) => {
		const timed = (0, is_record.Of)(body).flatMap((sample) => {
			const second = (0, report_file.Po)((0, is_record.C5)(sample, "ts"));
			return second === undefined ? [] : [{
				second,
				sample
			}];
		}).toSorted((a, b) => a.second - b.second);
		const first = timed[0];
		if (first === undefined) return undefined;
		const step = Math.ceil(timed.length / maxSamples);
		const kept = timed.filter((_, index) => index % step === 0 || index === timed.length - 1);
		const series = seriesOf(kept.map(({ sample }) => sample));
		if (series.length === 0) return undefined;
		return {
			path,
			seconds: kept.map(({ second }) => tenths(second - first.second)),
			series,
			samples: timed.length
		};
	};
	const seriesOf = (samples) => {
		const candidates = [
			{
				chart: "cpu",
				title: "Device",
				read: (sample) => (0, report_file.Po)((0, is_record.C5)(sample, "cpu"))
			},
			{
				chart: "cpu",
				title: "App",
				read: ownKey(samples, "_cpu")
			},
			{
				chart: "memory",
				title: "Device, in use",
				read: usedMemory
			},
			{
				chart: "memory",
				title: "App",
				read: ownKey(samples, "_mem")
			}
		];
		return candidates.flatMap(({ chart, title, read }) => {
			const values = samples.map((sample) => {
				const value = read(sample);
				return value === undefined ? null : tenths(value);
			});
			return values.every((value) => value === null) ? [] : [{
				chart,
				title,
				values
			}];
		});
	};
	const usedMemory = (sample) => {
		const total = (0, report_file.Po)((0, is_record.C5)(sample, "mem"));
		const available = (0, report_file.Po)((0, is_record.C5)(sample, "mema"));
		return total === undefined || available === undefined ? undefined : total - available;
	};
	const ownKey = (samples, ending) => {
		for (const sample of samples) {
			if (typeof sample !== "object" || sample === null) continue;
			const key = Object.keys(sample).slice(0, maxKeys).find((name) => name.endsWith(ending) && (0, report_file.Po)((0, is_record.C5)(sample, name)) !== undefined);
			if (key !== undefined) return (each) => (0, report_file.Po)((0, is_record.C5)(each, key));
		}
		return () => undefined;
	};
	const maxRequests = 300;
	const maxUrl = 400;
	const maxToken = 100;
	const readNetwork = (har, path, tests) => {
		const all = (0, is_record.Of)((0, is_record.C5)((0, is_record.C5)(har, "log"), "entries")).map(readRequest);
		const isWanted = ({ request: { test } }) => test !== undefined && tests.has(test);
		const wantedFirst = () => all.toSorted((a, b) => Number(isWanted(b)) - Number(isWanted(a)));
		const kept = all.length <= maxRequests ? all : wantedFirst().slice(0, maxRequests);
		const inOrder = kept.toSorted((a, b) => a.atMs - b.atMs);
		const firstMs = inOrder[0]?.atMs ?? 0;
		const requests = inOrder.map(({ atMs, request: { test, ...request } }) => ({
			...request,
			startMs: tenths(atMs - firstMs),
			test: test && shownTestName(test)
		}));
		return {
			path,
			requests,
			left: all.length - kept.length
		};
	};
	const readRequest = (entry) => {
		const request = (0, is_record.C5)(entry, "request");
		const response = (0, is_record.C5)(entry, "response");
		const content = (0, is_record.C5)(response, "content");
		const timings = (0, is_record.C5)(entry, "timings");
		const phase = (name) => Math.max(0, (0, report_file.Po)((0, is_record.C5)(timings, name)) ?? 0);
		const waitMs = tenths(phase("send") + phase("wait"));
		const receiveMs = tenths(phase("receive"));
		const connectMs = tenths(phase("blocked") + phase("dns") + phase("connect"));
		const unexplainedMs = Math.max(0, ((0, report_file.Po)((0, is_record.C5)(entry, "time")) ?? 0) - connectMs - waitMs - receiveMs);
		const atMs = Date.parse((0, report_file.r7)((0, is_record.C5)(entry, "startedDateTime")));
		return {
			atMs: Number.isNaN(atMs) ? 0 : atMs,
			request: {
				method: (0, invisible.f$)((0, report_file.r7)((0, is_record.C5)(request, "method")) || "?", maxToken),
				url: (0, invisible.f$)((0, report_file.r7)((0, is_record.C5)(request, "url")), maxUrl),
				status: (0, report_file.Po)((0, is_record.C5)(response, "status")) ?? 0,
				type: (0, invisible.f$)((0, report_file.r7)((0, is_record.C5)(content, "mimeType")).split(";")[0] ?? "", maxToken),
				bytes: (0, report_file.Po)((0, is_record.C5)(content, "size")) ?? -1,
				connectMs,
				waitMs: tenths(waitMs + unexplainedMs),
				receiveMs,
				test: (0, report_file.r7)((0, is_record.C5)(entry, "_test")) || undefined
			}
		};
	};
	const tenths = (value) => Math.round(value * 10) / 10;
	;
	const maxTestsOfSession = 40;
	const fetchedKinds = [
		"device-logs",
		"instrumentation-logs",
		"network-logs",
		"app-profiling",
		"video",
		"screenshots"
	];
	const hasFetchedFiles = (session) => fetchedKinds.some((kind) => (session.files[kind]?.length ?? 0) > 0) || (session.files["result-bundle"]?.length ?? 0) > 1;
	const planFiles = async (sessions, find, { mediaBytes, excerptBytes }) => {
		const fetched = sessions.map((session, index) => ({
			session,
			index,
			tests: testsOfInterest(session),
			media: []
		})).filter(({ session }) => hasFetchedFiles(session)).toSorted((a, b) => Number(b.tests.length > 0) - Number(a.tests.length > 0));
		const embedded = await planMedia(fetched, find, mediaBytes);
		return {
			embedded,
			excerpts: () => excerptsOf(fetched, find, excerptBytes)
		};
	};
	async function* excerptsOf(fetched, find, maxBytes) {
		let left = maxBytes;
		for (const { session, index, tests, media } of fetched) {
			const note = `The page has reached its size limit: for more logs, requests and samples, see the files in ${(0, invisible.f$)(session.folder, 300)}.`;
			const files = left > 0 ? await readExcerpts(session, find, tests, media) : undefined;
			if (files !== undefined) left -= (0, cut.dy)(JSON.stringify({
				...files,
				media: []
			}));
			yield [index, files !== undefined && left >= 0 ? files : {
				logs: [],
				media,
				notes: [note]
			}];
		}
	}
	const testsOfInterest = (session) => {
		const ofInterest = session.tests.filter(({ status, earlierAttempts }) => (0, attempts.e2)(status) || earlierAttempts.length > 0);
		return [...new Set(ofInterest.map(results.U))].slice(0, maxTestsOfSession);
	};
	const maxFiles = 5e3;
	const signatureBytes = 12;
	const signatures = [
		{
			type: "image/png",
			matches: (text) => text.startsWith("\u0089PNG\r\n\n")
		},
		{
			type: "image/jpeg",
			matches: (text) => text.startsWith("\u00FF\u00D8\u00FF")
		},
		{
			type: "image/gif",
			matches: (text) => text.startsWith("GIF8")
		},
		{
			type: "image/webp",
			matches: (text) => text.startsWith("RIFF") && text.slice(8, 12) === "WEBP"
		},
		{
			type: "image/heic",
			matches: (text) => /^.{4}ftyp(?:hei[cx]|mif1)/s.test(text)
		},
		{
			type: "video/mp4",
			matches: (text) => text.slice(4, 8) === "ftyp"
		},
		{
			type: "video/webm",
			matches: (text) => text.startsWith("E\u00DF\u00A3")
		}
	];
	const planMedia = async (fetched, find, maxBytes) => {
		const embedded = [];
		let left = maxBytes;
		for (const { session, tests, media, kind, name } of mediaFiles(fetched).slice(0, maxFiles)) {
			const file = await find(session.folder, name);
			if (file === undefined) continue;
			const { shown, bytes } = file;
			const shownName = external_node_path_default().posix.parse(shown).name;
			const test = kind === "screenshot" ? ownerOf(shownName, tests) ?? stepOwnerOf(name, session) : undefined;
			const planned = {
				kind,
				path: shown,
				name: shownName,
				bytes,
				test: test && shownTestName(test)
			};
			const start = (await file.read(0, signatureBytes)).toString("latin1");
			const type = signatures.find(({ matches }) => matches(start))?.type;
			const fits = type?.startsWith(kind === "video" ? "video/" : "image/") === true && base64Bytes(bytes) <= left;
			media.push(fits ? {
				...planned,
				type,
				element: embedded.length
			} : planned);
			if (!fits) continue;
			left -= base64Bytes(bytes);
			embedded.push(file);
		}
		return embedded;
	};
	const mediaFiles = (fetched) => {
		const of = (kind, namesIn) => fetched.flatMap((each) => namesIn(each.session.files).map((name) => ({
			...each,
			kind,
			name
		})));
		const pictures = ({ screenshots = [], "result-bundle": bundle = [] }) => [...screenshots, ...bundle.filter((name) => name.includes("/"))];
		return [...of("screenshot", pictures), ...of("video", ({ video = [] }) => video)];
	};
	const base64Bytes = (bytes) => Math.ceil(bytes / 3) * 4;
	const ownerOf = (name, tests) => tests.find((test) => withoutNumber((0, file_name.KU)([`${test}-1`]).get(`${test}-1`) ?? "") === withoutNumber(name));
	const withoutNumber = (name) => name.replace(/-\d+$/, "");
	const stepOwnerOf = (name, { tests }) => {
		const owner = tests.find(({ steps = [] }) => steps.some(({ pictures }) => pictures.includes(name)));
		return owner && (0, results.U)(owner);
	};
	;
	const sessions_maxReason = 600;
	const maxStatement = 400;
	const sessions_maxFiles = 20;
	const plainFileName = /^[\w-]+\.[\w.-]+$/;
	const sessionData = (session, judgment, runStart) => {
		const { tests, sessionId, startedAt, files } = session;
		const startMs = startedAt && startedAt.getTime() - runStart.getTime();
		return {
			device: (0, invisible.f$)((0, device_shard.hV)(session), maxNameLength),
			shard: session.shard.index + 1,
			shards: session.shard.total,
			attempt: session.attempt + 1,
			kind: sessionId === undefined ? "missing" : judgment.kind,
			reason: (0, invisible.f$)((0, capitalized.l)(judgment.reason), sessions_maxReason),
			code: judgment.code,
			id: sessionId === undefined ? undefined : (0, invisible.f$)(sessionId, maxStatement),
			startMs: Number.isFinite(startMs) ? startMs : undefined,
			durationMs: (0, run_times.Q)(session.durationMs),
			queuedMs: (0, run_times.Q)(session.queuedMs),
			tests: tests.filter(attempts.gb).length,
			bad: tests.filter(({ status }) => (0, attempts.e2)(status)).length,
			evidence: evidenceOf(session.evidence),
			folder: (0, invisible.f$)(session.folder, maxStatement),
			files: Object.values(files).flatMap((names) => names.filter((name) => plainFileName.test(name))).slice(0, sessions_maxFiles).map((name) => (0, invisible.f$)(name, maxStatement)),
			hasFiles: hasFetchedFiles(session),
			dashboard: (0, addresses.Dy)(session.links.dashboard),
			video: (0, addresses.Dy)(session.links.video)
		};
	};
	const evidenceOf = ({ summary, deviceStatus, details, report, bundle }) => {
		const statements = [
			["Device", deviceStatus?.message],
			["Build", summary && joinClauses([
				summary.rawStatus,
				countersText(summary.counters),
				summary.error
			])],
			["Session", detailsText(details)],
			["Report", reportText(report)],
			["Result bundle", bundle && bundleText(bundle)]
		];
		return statements.flatMap(([source, text]) => text === undefined ? [] : [[source, (0, invisible.f$)(text, maxStatement)]]);
	};
	const detailsText = (details) => {
		if (details.state === "document") return `results from the report of ${details.job}`;
		if (details.state !== "read") return `${details.state}: ${details.message}`;
		return joinClauses([details.rawStatus, countersText(details.counters ?? details.tests)]);
	};
	const reportText = (report) => {
		if (report.state === "none") return "this framework has none";
		if (report.state !== "read") return `${report.state}: ${report.message}`;
		const declared = report.declared === undefined ? undefined : `declares ${countersText(report.declared)}`;
		return joinClauses([
			countersText(report.tests),
			declared,
			...report.problems.slice(0, 3)
		]);
	};
	const bundleText = (bundle) => {
		if (bundle.state !== "read") return `${bundle.state}: ${bundle.message}`;
		const { unlisted, lacking, failed, failures, hiddenFailures } = bundle;
		const lists = [
			["failed only here", failed],
			["not in the details", unlisted],
			["only in the details", lacking],
			["outside of tests", failures]
		];
		const clauses = lists.flatMap(([what, texts]) => texts.length === 0 ? [] : [`${what}: ${texts.slice(0, 3).join(", ")}`]);
		if (hiddenFailures > 0) clauses.push(`failures that Xcode counted, but that the bundle does not contain: ${hiddenFailures}`);
		return clauses.length === 0 ? "agrees with the details" : joinClauses(clauses);
	};
	const joinClauses = (parts) => parts.filter((part) => part !== undefined && part !== "").join("; ");
	const countersText = (counters) => {
		if (counters === undefined) return undefined;
		const counted = counterLabels.flatMap(([name, label]) => counters[name] > 0 ? [`${counters[name]} ${label}`] : []);
		return counted.length === 0 ? "no tests" : counted.join(", ");
	};
	const counterLabels = [
		["passed", "passed"],
		["failed", "failed"],
		["error", "in error"],
		["timedOut", "timed out"],
		["skipped", "skipped"],
		["pending", "not run"]
	];
	;
	const maxMissingTests = 2e3;
	const maxMissingDevices = 5;
	const pageData = (run, budget, { docsUrl = error_codes.Zl, places = failure_places.co, triage = (0, triage_triage.yZ)(run, triage_triage.f5), causeMarkdown } = {}) => {
		const { keeps, note } = selectShown(run, budget);
		const failures = createFailures(run, budget.detailBytes, places);
		const pasts = createPasts(run);
		const causes = (0, causes_of_run.D)(run);
		const causeOfSession = new Map(causes.flatMap((cause) => cause.kind === "sessions" ? cause.shards.map(({ last }) => [last, cause.id]) : []));
		const tests = createTests();
		const shards = [...Map.groupBy(run.shards, ({ last }) => (0, device_shard.hV)(last)).values()].flatMap((own) => own.toSorted(byShard));
		const numberOf = new Map(shards.flatMap(({ judged }) => judged.map(({ session }) => session)).map((session, at) => [session, at]));
		const resultOf = (test, shard, nth) => {
			const outcome = (0, attempts.sG)(test, shard);
			const number = tests.numberOf(test, nth);
			return {
				test: number,
				outcome,
				counts: outcome === "flaky" && run.failOnFlaky && !shard.quarantined.has(test) ? "failed" : undefined,
				others: shard.otherResults.get(test)?.map((other) => ({
					session: numberOf.get(other.session) ?? 0,
					outcome: (0, attempts.sG)(other.test)
				})),
				durationMs: wholeMs((0, run_times.Q)(test.durationMs)),
				...failures.describe(test, outcome, shard.last.device),
				past: tests.all[number]?.nth === undefined ? pasts.of(test, (0, device_shard.hV)(shard.last)) : undefined
			};
		};
		const lost = addLostResults(shards, shards.map((shard, nth) => shard.tests.filter(keeps).map((test) => resultOf(test, shard, nth))));
		const resultsOf = addMissingResults(run, shards, lost, tests.numberOf, note === undefined ? budget.results : 0);
		const sessions = shards.flatMap((shard, nth) => shard.judged.map(({ session, judgment }, attempt) => ({
			...sessionData(session, judgment, run.startedAt),
			...isQuarantined(shard) ? { kind: "quarantined" } : {},
			cause: causeOfSession.get(session),
			results: attempt === shard.judged.length - 1 ? resultsOf[nth] : undefined
		})));
		const shownCauses = new Set([...failures.lines, ...sessions].map(({ cause }) => cause));
		const results = {
			totals: run.totals,
			lengthMs: (0, run_times.x)(run).totalMs,
			devices: run.devices.map((device) => (0, invisible.f$)(device, maxNameLength)),
			tests: tests.all,
			sessions,
			failures: failures.lines,
			causes: causes.map(({ id }) => id).filter((id) => shownCauses.has(id)),
			balance: run.balance && (0, invisible.f$)((0, describe_tests.me)(run.balance), maxNameLength),
			missingTests: missingTestsData(run.missingTests, run.devices.length),
			quarantine: quarantineData(run),
			history: historyData(run, pasts.runs),
			leftOut: note,
			docsUrl
		};
		return {
			results,
			details: {
				...failures.details,
				causes: triage.entries.map((entry) => causeData(entry, causeMarkdown))
			},
			sessions: shards.flatMap(({ judged }) => judged.map(({ session }) => session)),
			notes: [...note === undefined ? [] : [note], ...failures.notes()]
		};
	};
	const maxElements = 10;
	const causeData = (entry, causeMarkdown) => ({
		id: entry.id,
		category: entry.category,
		certainty: entry.certainty,
		nextStep: entry.nextStep,
		host: entry.cause.host,
		owners: entry.owners.map((owner) => (0, invisible.f$)(owner, maxNameLength)),
		suspects: entry.suspects.map(({ file }) => file),
		screen: entry.screen?.elements.slice(0, maxElements).map(screen.AP) ?? [],
		markdown: causeMarkdown?.(entry)
	});
	const isQuarantined = (shard) => shard.judged.length === 1 && shard.judgment.kind === "failed" && (0, totals.xL)(shard).failed === 0;
	const byShard = ({ last: { shard: one } }, { last: { shard: other } }) => one.index - other.index || one.total - other.total;
	const wholeMs = (durationMs) => durationMs && Math.round(durationMs);
	const createTests = () => {
		const numbers = (0, describe.XZ)();
		const all = [];
		return {
			all,
			numberOf: ({ className, name }, session) => {
				const number = numbers.next(className, name, session);
				all[number] ??= {
					className: (0, invisible.f$)(className, maxNameLength),
					name: (0, invisible.f$)(name, maxNameLength),
					nth: numbers.nth(number) || undefined
				};
				return number;
			}
		};
	};
	const resultBytes = 48;
	const selectShown = ({ shards, tests }, budget) => {
		const results = (0, numbers.cz)(shards.map((shard) => shard.tests.length));
		const names = (0, numbers.cz)(tests.map(nameBytes));
		if (results <= budget.results && results * resultBytes + names <= budget.resultBytes) return { keeps: () => true };
		const entryOf = (0, describe.MG)(() => ({
			results: 0,
			isKept: false
		}));
		for (const shard of shards) for (const test of shard.tests) entryOf(test.className, test.name).results += 1;
		const wanted = tests.filter(({ failureGroups }) => failureGroups.length > 0).toSorted((a, b) => b.failedOn - a.failedOn);
		let left = {
			results: budget.results,
			resultBytes: budget.resultBytes
		};
		let kept = 0;
		for (const test of wanted) {
			const entry = entryOf(test.className, test.name);
			const bytes = nameBytes(test) + entry.results * resultBytes;
			if (entry.results > left.results || bytes > left.resultBytes) continue;
			left = {
				results: left.results - entry.results,
				resultBytes: left.resultBytes - bytes
			};
			entry.isKept = true;
			kept += 1;
		}
		const lacking = kept < wanted.length ? ` ${(0, numbers.vm)(wanted.length - kept)} of the ${(0, numbers.vm)(wanted.length)} do not fit either.` : "";
		return {
			keeps: ({ className, name }) => entryOf(className, name).isKept,
			note: `The run has ${(0, numbers.vm)(results)} results. This page shows only tests with a failure on some device.${lacking} All are in results.json.`
		};
	};
	const nameBytes = ({ className, name }) => 3 * (Math.min(className.length, maxNameLength) + Math.min(name.length, maxNameLength));
	const missingTestsData = (missing, devices) => {
		const list = (names) => (0, describe_tests.Zv)(names, maxMissingDevices);
		return {
			title: (0, describe_tests.r6)(missing),
			tests: missing.slice(0, maxMissingTests).map((test) => [(0, invisible.f$)(test.name, maxNameLength), (0, invisible.f$)((0, describe_tests.UV)(test, devices, list), maxNameLength)]),
			more: Math.max(0, missing.length - maxMissingTests)
		};
	};
	const page_data_maxFailures = 500;
	const maxWarnings = 50;
	const maxDevices = 5;
	const maxText = 500;
	const maxAddress = 2e3;
	const quarantineData = ({ quarantine, totals, devices }) => {
		const { failures = [], warnings = [] } = quarantine ?? {};
		return {
			results: totals.quarantined,
			failures: failures.slice(0, page_data_maxFailures).map((failure) => failureData(failure, devices)),
			more: Math.max(0, failures.length - page_data_maxFailures),
			warnings: warnings.slice(0, maxWarnings).map((warning) => (0, invisible.f$)(warning, maxText))
		};
	};
	const failureData = (failure, devices) => {
		const { name, entry } = failure;
		const [first] = failure.failures;
		return {
			name: (0, invisible.f$)(name, maxNameLength),
			on: devices.length === 1 ? "" : (0, invisible.f$)(`on ${(0, describe_tests.Zv)(failure.devices, maxDevices)}`, maxText),
			devices: failure.devices.map((device) => (0, invisible.f$)(device, maxNameLength)),
			message: first && (0, invisible.f$)((0, root_cause.SP)(first).headline, maxText),
			reason: (0, invisible.f$)(entry.reason, maxText),
			issue: (0, invisible.f$)(entry.issue, maxAddress),
			until: entry.until
		};
	};
	const maxTests = 4e3;
	const createPasts = (run) => {
		const { tests, devices, history } = run;
		const pastKey = (test, device) => `${(0, results.U)(test)} on ${device}`;
		const kept = (history === undefined ? [] : tests).flatMap((test) => (test.history ?? []).map((past) => ({
			past,
			key: pastKey(test, devices[past.device] ?? "")
		}))).toSorted((a, b) => Number(b.past.label !== undefined) - Number(a.past.label !== undefined)).slice(0, maxTests);
		const inAnyOrder = new Set(kept.flatMap(({ past }) => past.recent.map((outcome) => outcome.run)));
		const runs = [...inAnyOrder].toSorted((a, b) => a.startedAtMs - b.startedAtMs);
		const positions = new Map(runs.map((run, at) => [run, at]));
		const pasts = new Map(kept.map(({ key, past }) => [key, {
			label: history?.earlierRuns === 0 ? undefined : past.label,
			text: (0, describe_tests.u0)(run, [past]),
			recent: past.recent.map((outcome) => ({
				run: positions.get(outcome.run) ?? 0,
				outcome: outcome.status,
				durationMs: outcome.durationMs
			}))
		}]));
		return {
			runs,
			of: (test, device) => pasts.size === 0 ? undefined : pasts.get(pastKey(test, device))
		};
	};
	const historyData = ({ history, finishedAt }, runs) => {
		if (history === undefined) return undefined;
		const { trends } = history;
		return {
			runs: runs.map((run) => shownRun(run, finishedAt)),
			trends: {
				runs: trends.runs.map(({ run, ...counts }) => ({
					...counts,
					...shownRun(run, finishedAt)
				})),
				flakiest: trends.flakiest.map(shownNamed),
				slowest: trends.slowest.map(shownNamed),
				devices: trends.devices.map(({ device, ...counts }) => shownNamed({
					...counts,
					name: device
				}))
			}
		};
	};
	const shownRun = ({ startedAtMs, commit, branch, url }, now) => ({
		text: (0, invisible.f$)(`${(0, describe_tests.kb)(startedAtMs, now)}${commit === "" ? "" : `, commit ${commit.slice(0, 7)}`}${branch === "" ? "" : ` on ${branch}`}`, maxNameLength),
		url
	});
	const shownNamed = (each) => ({
		...each,
		name: (0, invisible.f$)(each.name, maxNameLength)
	});
	;
	async function* htmlReport(run, given) {
		const options = {
			...given,
			triage: given.triage ?? (0, triage_triage.yZ)(run, triage_triage.f5)
		};
		const budget = options.budget ?? defaultBudget;
		const { results, details, sessions, notes } = pageData(run, budget, options);
		const files = await planFiles(sessions, options.find, budget);
		yield pageStart(pageTitle(run));
		yield headlineHtml(run, options);
		yield pageBody;
		yield pageFooter(options.generatedBy, notes, run.tests.length > 0);
		yield await dataElement(dataIds.results, results);
		yield `<script type="module" async>${reportScript}<\/script>\n`;
		yield await dataElement(dataIds.details, details);
		for await (const [session, data] of files.excerpts()) yield await dataElement(`${dataIds.session}${session}`, data);
		for (const [element, file] of files.embedded.entries()) {
			yield `<script type="text/plain" id="${dataIds.media}${element}">`;
			yield* base64Of(file.chunks(file.bytes));
			yield "<\/script>\n";
		}
		yield "</body>\n</html>\n";
	}
	async function* base64Of(chunks) {
		let pending = Buffer.alloc(0);
		for await (const chunk of chunks) {
			pending = Buffer.concat([pending, chunk]);
			const whole = pending.length - pending.length % 3;
			yield pending.subarray(0, whole).toString("base64");
			pending = pending.subarray(whole);
		}
		yield pending.toString("base64");
	}
	const pageStart = (title) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${(0, html._)(contentPolicy())}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${(0, html.j)(title)}</title>
<style>${reportStyle}</style>
</head>
<body>
<div class="page" id="page">
`;
	const contentPolicy = () => [
		"default-src 'none'",
		`script-src ${hashSource(reportScript)}`,
		`style-src ${hashSource(reportStyle)}`,
		"img-src blob:",
		"media-src blob:",
		"base-uri 'none'",
		"form-action 'none'",
		"require-trusted-types-for 'script'",
		"trusted-types 'none'"
	].join("; ");
	const hashSource = (text) => `'sha256-${(0, external_node_crypto_.createHash)("sha256").update(text, "utf8").digest("base64")}'`;
	const pageBody = `<noscript><p class="notice">This page needs JavaScript to show more than the verdict. All results are also in results.json and junit.xml next to it.</p></noscript>
<main id="main"></main>
`;
	const pageFooter = (generatedBy, notes, hasResults) => `<footer class="footer">
${notes.length === 0 ? "" : `<section aria-labelledby="left-out"><h2 id="left-out">Not on this page</h2><ul>${notes.map((note) => `<li>${(0, html.j)(note)}</li>`).join("")}</ul></section>
`}${hasResults ? keysHtml : ""}<div id="theme" class="on-screen"></div>
<p>Written by ${(0, html.j)(generatedBy)}. This page is self-contained: it loads nothing over the network.</p>
</footer>
</div>
`;
	const keysHtml = `<p class="on-screen keys">Keys: <kbd>/</kbd> search, arrow keys move in the matrix, <kbd>Enter</kbd> opens a result, <kbd>j</kbd> and <kbd>k</kbd> or <kbd>\u2192</kbd> and <kbd>\u2190</kbd> go to the next and the previous failure, <kbd>Esc</kbd> closes it.</p>
<p class="on-paper">Traces, logs and pictures of a result are printed while it is open on the page. All of them are in the report folder.</p>
`;
	const dataElement = async (id, data) => {
		const deflated = await (0, external_node_util_.promisify)(external_node_zlib_.deflate)(JSON.stringify(data));
		return `<script type="text/plain" id="${(0, html._)(id)}">${deflated.toString("base64")}<\/script>\n`;
	};
	var triage = __webpack_require__(96624);
	;
	var __addDisposableResource = undefined && undefined.__addDisposableResource || function(env, value, async) {
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
			if (inner) dispose = function() {
				try {
					inner.call(this);
				} catch (e) {
					return Promise.reject(e);
				}
			};
			env.stack.push({
				value,
				dispose,
				async
			});
		} else if (async) {
			env.stack.push({ async: true });
		}
		return value;
	};
	var __disposeResources = undefined && undefined.__disposeResources || (function(SuppressedError) {
		return function(env) {
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
							if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
								fail(e);
								return next();
							});
						} else s |= 1;
					} catch (e) {
						fail(e);
					}
				}
				if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
				if (env.hasError) throw env.error;
			}
			return next();
		};
	})(typeof SuppressedError === "function" ? SuppressedError : function(error, suppressed, message) {
		var e = new Error(message);
		return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
	});
	const writeHtmlReport = (run, { reportDir, file, ...options }) => (0, external_node_stream_promises_.pipeline)(htmlReport(run, {
		causeMarkdown: triage.g7,
		...options,
		find: reportFilesIn(reportDir)
	}), (0, external_node_fs_.createWriteStream)(file));
	const chunkBytes = 3 * 64 * 1024;
	const reportFilesIn = (reportDir) => {
		let realRoot;
		return async (folder, name) => {
			try {
				realRoot ??= (0, promises_.realpath)(reportDir);
				const root = await realRoot;
				const absolute = external_node_path_default().resolve(root, folder, name);
				const status = await (0, promises_.lstat)(absolute);
				if (!status.isFile() || await (0, promises_.realpath)(absolute) !== absolute) return undefined;
				const inside = external_node_path_default().relative(root, absolute);
				if (inside === "" || inside.startsWith("..") || external_node_path_default().isAbsolute(inside)) return undefined;
				return {
					shown: inside.split(external_node_path_default().sep).join("/"),
					bytes: status.size,
					read: (start, length) => readPart(absolute, start, length),
					chunks: (length) => readChunks(absolute, length)
				};
			} catch {
				return undefined;
			}
		};
	};
	const readPart = async (file, start, length) => {
		const env_1 = {
			stack: [],
			error: void 0,
			hasError: false
		};
		try {
			const handle = __addDisposableResource(env_1, await (0, promises_.open)(file), true);
			const buffer = Buffer.alloc(length);
			const { bytesRead } = await handle.read(buffer, 0, length, start);
			return buffer.subarray(0, bytesRead);
		} catch (e_1) {
			env_1.error = e_1;
			env_1.hasError = true;
		} finally {
			const result_1 = __disposeResources(env_1);
			if (result_1) await result_1;
		}
	};
	async function* readChunks(file, length) {
		if (length <= 0) return;
		yield* (0, external_node_fs_.createReadStream)(file, {
			end: length - 1,
			highWaterMark: chunkBytes
		});
	}
}) };
;
