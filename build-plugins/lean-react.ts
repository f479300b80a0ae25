/**
 * React brings along what Fairlead's pages never reach: roots of React 17, contexts and references of old, events that nobody
 * here listens for, and what old browsers lacked. It exports all of it from one object, so the bundler has to keep it. In the
 * browser's build it is left out. What a component may no longer use is in `NOT_LISTENED_FOR`, `NOT_WRITTEN` and `NOT_EXPORTED`,
 * and lean-react.test.ts looks for it in all of app/.
 */
import { definePatches, type Patch } from "./patched-modules.ts";

/** Handlers that a browser's React no longer calls. */
export const NOT_LISTENED_FOR =
  /\bon(?:Select|BeforeInput|Composition\w+|Animation\w+|Transition\w+|Wheel|Copy|Cut|Paste|(?:CanPlay|Loaded|LoadStart|Duration|Seek|Time|Volume|Rate|Play|Pause|Stalled|Suspend|Waiting|Progress|Emptied|Ended|Encrypted|Abort|Resize)\w*)(?:Capture)?=/;

/** Attributes whose names a browser's React no longer knows, and styles, which the policy of contents forbids in any case. */
export const NOT_WRITTEN =
  /\s(?:style=\{|xlink[A-Z]\w+=|xml(?:Base|Lang|Space)=|(?:accentHeight|alignmentBaseline|arabicForm|baselineShift|capHeight|color[A-Z]\w+|enableBackground|flood\w+|fontFamily|fontSizeAdjust|fontStretch|fontStyle|fontVariant|glyph\w+|horiz\w+|imageRendering|letterSpacing|lightingColor|marker[A-Z]\w+|overline\w+|paintOrder|panose1|renderingIntent|stop[A-Z]\w+|strikethrough\w+|textDecoration|textRendering|underline\w+|unicode\w+|unitsPerEm|v[A-Z]\w+|vert[A-Z]\w+|wordSpacing|writingMode)=)/;

/** What a browser's React no longer exports. */
export const NOT_EXPORTED =
  /import [^;]*\b(?:Children|PureComponent|cloneElement|createFactory|createRef|createPortal|createRoot|findDOMNode)\b[^;]*from "react(?:-dom(?:\/client)?)?"/;

const DOM: Patch = {
  file: "/react-dom/cjs/react-dom.production.min.js",
  changes: [
    // Attributes.
    {
      from: '"accent-height alignment-baseline arabic-form',
      until: '.split(" ").forEach(function(a){var b=a.replace(ra,\nsa);',
      to: '"clip-path clip-rule dominant-baseline fill-opacity fill-rule font-size font-weight pointer-events shape-rendering stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor vector-effect x-height"',
    },
    { from: '"xlink:actuate xlink:arcrole', until: '["tabIndex","crossOrigin"].forEach', to: "" },
    { from: 'z.xlinkHref=new v("xlinkHref"', until: '["src","href","action","formAction"]', to: "" },
    { from: "var pb={animationIterationCount:!0", until: "function rb(a,b,c){", to: "var pb={};" },
    // Markup as Internet Explorer had to be given it.
    {
      from: 'var mb,nb=function(a){return"undefined"!==typeof MSApp',
      until: "function ob(a,b){if(b){",
      to: "function nb(a,b){a.innerHTML=b}\n",
    },
    { from: 'var He="function"===typeof Object.is?Object.is:Ge;', to: "var He=Object.is;" },
    { from: "var we=!1;if(ia){var xe;", until: "function Ee(a,b){", to: "" },
    {
      from: "else if(me(h))if(we)na=Fe;else{na=De;var xa=Ce}else(k=h.nodeName)",
      to: "else if(me(h))na=Fe;else(k=h.nodeName)",
    },
    { from: "xa&&xa(a,h,d);", to: "" },
    {
      from: '"focusout"===a&&(xa=h._wrapperState)&&\nxa.controlled&&',
      to: 'var xa;"focusout"===a&&(xa=h._wrapperState)&&\nxa.controlled&&',
    },
    // What a browser's event says by itself today.
    {
      from: 'movementX:function(a){if("movementX"in\na)',
      until: "}),Bd=rd(Ad)",
      to: "movementX:0,movementY:0",
    },
    { from: "key:function(a){if(a.key){var b=Md", until: "code:0,location:0", to: "key:0," },
    { from: ",Md={Esc:", until: ",Od={Alt:", to: "" },
    // Events that nobody listens for.
    {
      from: 'xa=d?ue(d):window;switch(a){case "focusin":if(me(xa)',
      until: "se(g,b)})}function tf(",
      to: "}",
    },
    { from: 'fa("onSelect","focusout', until: 'var lf="abort canplay', to: "" },
    { from: "function Ve(a,b){var c={};", until: 'df=new Map,ef="abort auxClick', to: "var " },
    {
      from: 'ef="abort auxClick cancel canPlay',
      until: '.split(" ");\nfunction ff(',
      to: 'ef="auxClick cancel click close contextMenu drag dragEnd dragEnter dragExit dragLeave dragOver dragStart drop error gotPointerCapture input invalid keyDown keyPress keyUp load lostPointerCapture mouseDown mouseMove mouseOut mouseOver mouseUp pointerCancel pointerDown pointerMove pointerOut pointerOver pointerUp reset submit touchCancel touchEnd touchStart scroll toggle touchMove"',
    },
    { from: 'ff($e,"onAnimationEnd");', until: 'ff("dblclick"', to: "" },
    { from: 'ff(cf,"onTransitionEnd");', to: "" },
    { from: "case $e:case af:case bf:k=Hd;break;case cf:k=Xd;break;", to: "" },
    { from: 'case "wheel":k=Zd;break;case "copy":case "cut":case "paste":k=Jd;break;', to: "" },
    { from: 'var lf="abort canplay', until: "mf=new Set(", to: 'var lf=["error"],' },
    { from: 'case "video":case "audio":for(e=0;e<lf.length;e++)D(lf[e],d);break;', to: "" },
    { from: 'case "video":case "audio":for(e=0;e<lf.length;e++)D(lf[e],a);e=d;break;', to: "" },
    // Contexts and references of old.
    {
      from: "function Yf(a,b){var c=a.type.contextTypes;",
      until: "function Zf(a){",
      to: "function Yf(){return Vf}",
    },
    { from: "a=a.childContextTypes;return null!==a&&void 0!==a}", to: "return!1}" },
    {
      from: "function bg(a,b,c){var d=a.stateNode;",
      until: "function cg(a){",
      to: "function bg(a,b,c){return c}\n",
    },
    {
      from: 'a=c.ref;if(null!==a&&"function"!==typeof a&&',
      until: "function Mg(a,b){",
      to: "return c.ref}\n",
    },
    { from: "d=b.contextTypes,f=(d=null!==d&&void 0!==d)?Yf(a,e):Vf);", to: "f=Vf);" },
    // Stacks of components, which nobody is told.
    {
      from: 'try{var c="",d=b;do c+=Pa(d)',
      until: "return{value:a,source:b,stack:e,digest:null}",
      to: "var e=null;",
    },
    // Lists of what is waited for, which are no part of React 18.
    { from: "case Fa:return a=Bg(19,c,b,e),a.elementType=Fa,a.lanes=f,a;", to: "" },
    { from: "case 19:return xj(a,b,c);case 22:", to: "case 22:" },
    {
      from: "case 19:d=0!==(c&\nb.childLanes);",
      until: "case 22:case 23:return b.lanes=0,dj(a,b,c)}return Zi(",
      to: "",
    },
    {
      from: "case 19:E(L);f=b.memoizedState;if(null===f)return S(b),null;",
      until: "case 22:case 23:return Hj()",
      to: "",
    },
    // Lifecycles of old, and components that return a thing that renders.
    {
      from: '"function"===typeof b.getDerivedStateFromProps||"function"===typeof e.getSnapshotBeforeUpdate||"function"!==typeof e.UNSAFE_componentWillMount',
      until: '"function"===typeof e.componentDidMount&&',
      to: "",
    },
    {
      from: 'q||"function"!==typeof g.UNSAFE_componentWillReceiveProps',
      until: "jh=!1;var r=b.memoizedState;",
      to: "",
    },
    {
      from: '(q||"function"!==typeof g.UNSAFE_componentWillMount',
      until: '"function"===typeof g.componentDidMount&&(b.flags|=4194308)):',
      to: "(",
    },
    { from: '(m="function"===typeof y||', until: "jh=!1;r=b.memoizedState;", to: "" },
    {
      from: '(m||"function"!==typeof g.UNSAFE_componentWillUpdate',
      until: '"function"===typeof g.componentDidUpdate&&(b.flags|=4),',
      to: "(",
    },
    {
      from: '"object"===typeof e&&null!==e&&"function"===typeof e.render&&void 0===e.$$typeof?(',
      until: "(b.tag=0,I&&f&&vg(b)",
      to: "",
    },
    // Elements of one's own making.
    {
      from: 'if(-1===a.indexOf("-"))return"string"===typeof b.is;switch(a){',
      until: "var wb=null;function xb(a)",
      to: "return!1}",
    },
    { from: '"string"===typeof d.is?a=g.createElement(c,{is:d.is}):(', to: "(" },
    // Mistakes in components, which the development build names.
    { from: "var tb=A({menuitem:!0}", until: "function vb(a,b){", to: "function ub(){}\n" },
    // Roots of React 17, pages that are not hydrated, and the tools of who develops, who has another build.
    { from: "var sl={usingClientEntryPoint", until: "exports.findDOMNode=", to: "" },
    { from: "exports.findDOMNode=function(a){", until: "exports.flushSync=", to: "" },
    { from: "exports.hydrate=function(a,b,c){", until: "exports.hydrateRoot=", to: "" },
    { from: "exports.render=function(a,b,c){", until: 'exports.version="18.3.1', to: "" },
    { from: "var d=null!=c&&c.hydratedSources||null,e=!1", to: "var d=null,e=!1" },
    // What a rendering that was broken off had to say of a boundary, and has not come to be true. Kept, it is reported when the
    // next boundary appears: an error of a page that nothing happened to (React 19 no longer reports it at all).
    {
      from: "function Kk(a,b){a.finishedWork=null;",
      to: "function Kk(a,b){zg=null;a.finishedWork=null;",
    },
  ],
};

const REACT: Patch = {
  file: "/react/cjs/react.production.min.js",
  changes: [
    { from: "exports.Children={map:S", until: "exports.Component=E", to: "" },
    { from: "exports.PureComponent=G;", to: "" },
    { from: "function F(){}F.prototype=E.prototype;", until: "var I=Array.isArray", to: "" },
    { from: "exports.act=X;\n", until: "exports.createContext=", to: "" },
    { from: "exports.createFactory=function", until: "exports.forwardRef=", to: "" },
    { from: "exports.unstable_act=X;", to: "" },
  ],
};

const SCHEDULER: Patch = {
  file: "/scheduler/cjs/scheduler.production.min.js",
  changes: [
    {
      from: 'if("object"===typeof performance&&',
      until: "var r=[],t=[],u=1",
      to: "exports.unstable_now=function(){return performance.now()};",
    },
    { from: '"undefined"!==typeof navigator&&void 0', until: "function G(a){for(var b=h(t)", to: "" },
    {
      from: 'if("function"===typeof F)S=function(){F(R)}',
      until: "function I(a){O=a;",
      to: "var T=new MessageChannel,U=T.port2;T.port1.onmessage=R;S=function(){U.postMessage(null)};",
    },
    {
      from: "exports.unstable_continueExecution=",
      until: "exports.unstable_getCurrentPriorityLevel=",
      to: "",
    },
    { from: "exports.unstable_getFirstCallbackNode=", until: "exports.unstable_requestPaint=", to: "" },
    { from: "exports.unstable_runWithPriority=", until: "exports.unstable_scheduleCallback=", to: "" },
    {
      from: "exports.unstable_wrapCallback=function(a){var b=y;return function(){var c=y;y=b;try{return a.apply(this,arguments)}finally{y=c}}};",
      to: "",
    },
  ],
};

/** For the browser's build. */
export const leanReact = definePatches("lean-react", "browser", [DOM, REACT, SCHEDULER]);
