export const id = 319;
export const ids = [319];
export const modules = {

  40319:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $b: () => (  CHECKOUT),
    AGENT_FIX: () => (  AGENT_FIX),
    DY: () => (  rightsOf),
    Dw: () => (  publishJob),
    M: () => (  solveStep),
    OW: () => (  actionComment),
    OZ: () => (  isHosted),
    Pf: () => (  TODO),
    U7: () => (  permissionsIn),
    aR: () => (  withTodos),
    pS: () => (  yamlText),
    xs: () => (  actionComments)
  });
  var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
  var _step_candidates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61777);
  var _workflow_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17448);



const CHECKOUT = {
    uses: 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1',
    comment: ' v7.0.1',
};
const AGENT_FIX = { uses: 'agent-fix/agent-fix@v0' };
const TODO = '# TODO';
const withTodos = (record, todos) => todos.length === 0 ? record : { [TODO]: todos, ...record };
const SOLVES = {
    contents: ['read', 'the code'],
    issues: ['read', "the issue's text"],
    actions: ['read', 'the failed step and its log'],
};
const PUBLISHES = {
    contents: ['write', 'the branch'],
    'pull-requests': ['write', 'the pull request'],
    issues: ['write', 'the comment on the issue'],
    actions: ['read', 'the bundle of the job above'],
};
const DOES_BOTH = { ...PUBLISHES, actions: ['read', 'the failed step and its log'] };
const rightsOf = (form) => (form === 'two' ? SOLVES : DOES_BOTH);
const permissionsIn = (rights) => Object.fromEntries(Object.entries(rights).map(([name, [level, reason]]) => [name, commented(level, reason)]));
function commented(text, comment) {
    const scalar = new yaml__WEBPACK_IMPORTED_MODULE_0__.Scalar(text);
    scalar.comment = ` ${comment}`;
    return scalar;
}
const solveStep = (form, { uses }) => ({
    uses,
    with: {
        ...(form === 'two' ? { mode: 'solve' } : {}),
        'openai-api-key': (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_2__  .dn)('secrets.OPENAI_API_KEY'),
    },
});
const HOSTED = /^ubuntu-(?:latest|slim|\d\d\.\d\d)(?:-arm)?$/;
const isHosted = (labels) => labels.length === 1 && HOSTED.test(labels[0] ?? '');
function publishJob({ needs, condition, labels, without = [], more = {}, action, }) {
    const rights = Object.entries(PUBLISHES).filter(([name]) => !without.includes(name));
    return {
        name: 'Publish',
        needs,
        if: (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_2__  .dn)(condition),
        ...more,
        'runs-on': isHosted(labels) ? labels[0] : 'ubuntu-latest',
        'timeout-minutes': 10,
        permissions: permissionsIn(Object.fromEntries(rights)),
        steps: [{ uses: action.uses, with: { mode: 'publish' } }],
    };
}
function actionComments(document) {
    const comments = new Map();
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__.visit)(document, {
        Pair(_, { key, value }) {
            if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(key) || key.value !== 'uses' || !(0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(value) || value.comment == null)
                return;
            comments.set(String(value.value), value.comment);
        },
    });
    return comments;
}
const actionComment = ({ uses, comment }) => comment ?? (/@[0-9a-f]{40}$/.test(uses) ? '' : ' zizmor: ignore[unpinned-uses] better: pin the commit');
function yamlText(document, comments) {
    annotate(document, comments);
    return document.toString({ lineWidth: 0, flowCollectionPadding: false, singleQuote: true });
}
const ONE_LINE = new Set([
    'workflows',
    'types',
    'branches',
    'branches-ignore',
    'runs-on',
    'ports',
]);
const ABOVE = {
    solve: ' Runs the model and your tests, and can write nothing.',
    publish: ' Holds the write token, and runs neither model nor tests.',
    concurrency: ' In the job, not above it: runs that are not for us never wait in this queue.',
};
function annotate(document, comments) {
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__.visit)(document, {
        Map(_, map) {
            const todos = map.get(TODO, true);
            if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__.isSeq)(todos))
                return;
            map.delete(TODO);
            map.commentBefore = todos.items.map((todo) => ` TODO ${String(todo)}`).join('\n');
        },
        Pair(_, pair) {
            if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(pair.key))
                return;
            const { key, value } = pair;
            const name = String(key.value);
            const above = ABOVE[name];
            if (above !== undefined && (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(value)) {
                key.commentBefore = above;
                key.spaceBefore = name === 'publish';
            }
            if (name === 'workflow_run' && (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(value)) {
                value.commentBefore =
                    " The jobs below run only for this repository's own commits, never for a fork's code.";
                key.comment = ' zizmor: ignore[dangerous-triggers]';
            }
            if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__.isSeq)(value) && ONE_LINE.has(name))
                value.flow = true;
            if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(value))
                return;
            if (name === 'run') {
                const rules = rulesOf(String(value.value));
                if (rules.length > 0)
                    value.comment = ` zizmor: ignore[${rules.join(',')}] as the watched workflow has it`;
            }
            if (name === 'uses')
                value.comment = commentOn(String(value.value), comments);
            if (name === 'image' || name === 'container')
                value.comment = ' zizmor: ignore[unpinned-images]';
        },
    });
}
function rulesOf(run) {
    return [
        ...(/\bGITHUB_(?:ENV|PATH)\b/.test(run) ? ['github-env'] : []),
        ...(/\$\{\{/.test(run) ? ['template-injection'] : []),
    ];
}
function commentOn(uses, comments) {
    const given = comments.get(uses) ?? '';
    if ((0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_1__  .M1)(uses) !== null)
        return ' zizmor: ignore[self-repository] the form actionlint knows';
    if (/@[0-9a-f]{40}$/.test(uses) || given.includes('zizmor:'))
        return given;
    return ' zizmor: ignore[unpinned-uses] as the watched workflow has it';
}


  })

};
