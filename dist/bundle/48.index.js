export const id = 48;
export const ids = [48];
export const modules = {

  44048:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    DG: () => (  descendants),
    T1: () => (  ancestors),
    TP: () => (  namedChildren),
    holdGrammars: () => (  holdGrammars),
    qG: () => (  childByField),
    qd: () => (  loadParser)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
  var node_url__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73136);
  var node_v8__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78877);
var __rewriteRelativeImportExtension = (undefined && undefined.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
        });
    }
    return path;
};





const namedChildren = (node) => node.children.filter((child) => child.isNamed && child.type !== 'comment');
const childByField = (node, field) => node.children.find((child) => child.field === field) ?? null;
function* descendants(node) {
    yield node;
    for (const child of node.children)
        yield* descendants(child);
}
function* ancestors(node) {
    for (let above = node.parent; above !== null; above = above.parent)
        yield above;
}
const BUNDLED = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(import.meta.dirname, '../syntax');
const INSTALLED = {
    runtime: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(import.meta.dirname, '../../node_modules/web-tree-sitter'),
    grammars: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(import.meta.dirname, '../../node_modules/@vscode/tree-sitter-wasm/wasm'),
};
const folders = () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(BUNDLED) ? { runtime: BUNDLED, grammars: BUNDLED } : INSTALLED;
const runtimeFile = () => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folders().runtime, 'web-tree-sitter.wasm');
const grammarFile = (grammar) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folders().grammars, `tree-sitter-${grammar}.wasm`);
const held = new Map();
const bytesOf = async (file) => held.get(file) ?? (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file));
async function holdGrammars(grammars) {
    const files = [runtimeFile(), ...[...grammars].map(grammarFile)];
    await Promise.all(files.map(async (file) => held.set(file, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file))));
}
let runtime = null;
const parsers = new Map();
function loadParser(grammar) {
    const known = parsers.get(grammar);
    if (known !== undefined)
        return known;
    const loading = openParser(grammar);
    parsers.set(grammar, loading);
    return loading;
}
async function openParser(grammar) {
    runtime ??= openRuntime();
    const { Language, Parser } = await runtime;
    const language = await Language.load(await bytesOf(grammarFile(grammar)));
    const parser = new Parser();
    parser.setLanguage(language);
    return {
        parse: (text) => withTree(parser, text, (tree) => plainTree(tree, text)),
        accepts: (text) => withTree(parser, text, (tree) => !tree.rootNode.hasError),
    };
}
const TIERING_BUDGET = 1_300_000_000;
async function openRuntime() {
    (0,node_v8__WEBPACK_IMPORTED_MODULE_4__.setFlagsFromString)(`--wasm-tiering-budget=${TIERING_BUDGET}`);
    const url = (0,node_url__WEBPACK_IMPORTED_MODULE_3__.pathToFileURL)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folders().runtime, 'web-tree-sitter.js')).href;
    const module = await import(__rewriteRelativeImportExtension(   url));
    await module.Parser.init({ wasmBinary: await bytesOf(runtimeFile()) });
    return module;
}
function withTree(parser, text, use) {
    const tree = parser.parse(text);
    if (tree === null)
        throw new Error('tree-sitter gave no tree');
    try {
        return use(tree);
    }
    finally {
        tree.delete();
    }
}
function plainTree(tree, text) {
    const cursor = tree.walk();
    const draft = (parent) => {
        const node = {
            type: cursor.nodeType,
            isNamed: cursor.nodeIsNamed,
            field: cursor.currentFieldName,
            start: cursor.startIndex,
            end: cursor.endIndex,
            line: cursor.startPosition.row + 1,
            parent,
            children: [],
        };
        parent?.children.push(node);
        return node;
    };
    const root = draft(null);
    for (let at = root; at !== null;) {
        if (cursor.gotoFirstChild()) {
            at = draft(at);
            continue;
        }
        while (at !== null && !cursor.gotoNextSibling())
            at = cursor.gotoParent() ? at.parent : null;
        if (at !== null)
            at = draft(at.parent);
    }
    const { hasError } = tree.rootNode;
    cursor.delete();
    return { text, root, hasError };
}


  })

};
