export const id = 765;
export const ids = [765];
export const modules = {

  98765:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    BundleSchema: () => (  BundleSchema)
  });
  var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53339);
  var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(88532);
  var _agent_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57460);
  var _agent_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43460);
  var _agent_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71443);
  var _agent_task_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67791);
  var _agent_tries_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97597);
  var _trace_lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84807);
  var _bundle_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(12121);








const COUNT = zod__WEBPACK_IMPORTED_MODULE_7__  .aig().int().min(0).max(1_000_000_000);
const SHA256 = zod__WEBPACK_IMPORTED_MODULE_7__  .YjP().regex(/^[0-9a-f]{64}$/);
const PRICE = zod__WEBPACK_IMPORTED_MODULE_7__  .aig().min(0).max(1_000_000).nullable();
const RUN_ID = zod__WEBPACK_IMPORTED_MODULE_7__  .YjP().regex(/^[0-9a-f]{10}$/);
const OUTCOME = zod__WEBPACK_IMPORTED_MODULE_7__  .k5n(_agent_outcome_js__WEBPACK_IMPORTED_MODULE_1__  .im).exclude(['refused', 'skipped']);
const ID = zod__WEBPACK_IMPORTED_MODULE_7__  .aig().int().min(1).max(Number.MAX_SAFE_INTEGER).nullable();
const inTraceForm = (schema) => zod__WEBPACK_IMPORTED_MODULE_7__  .Pq9().transform((json, context) => {
    const parsed = schema.safeParse((0,_agent_json_js__WEBPACK_IMPORTED_MODULE_0__  .RA)(json));
    if (parsed.data !== undefined)
        return parsed.data;
    for (const { path, message } of parsed.error?.issues ?? [])
        context.addIssue({ code: 'custom', message: `${path.join('.')}: ${message}` });
    return zod__WEBPACK_IMPORTED_MODULE_8__  .tm;
});
const BundleFileSchema = zod__WEBPACK_IMPORTED_MODULE_7__  .rej({
    path: zod__WEBPACK_IMPORTED_MODULE_7__  .YjP(),
    status: zod__WEBPACK_IMPORTED_MODULE_7__  .k5n(['added', 'modified']),
    mode: zod__WEBPACK_IMPORTED_MODULE_7__  .YjP(),
    content: zod__WEBPACK_IMPORTED_MODULE_7__  .YjP(),
    added_lines: COUNT,
    removed_lines: COUNT,
});
const EventSchema = zod__WEBPACK_IMPORTED_MODULE_7__  .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_7__  .YjP(), payload: zod__WEBPACK_IMPORTED_MODULE_7__  .L5J() });
const EventsSchema = zod__WEBPACK_IMPORTED_MODULE_7__  .YOg(EventSchema)
    .max(_bundle_js__WEBPACK_IMPORTED_MODULE_6__  .Bx)
    .refine((events) => JSON.stringify(events).length <= _bundle_js__WEBPACK_IMPORTED_MODULE_6__  .tP, 'is larger than events may be')
    .transform((events, context) => {
    const known = [];
    for (const [at, event] of events.entries()) {
        if ((0,_trace_lines_js__WEBPACK_IMPORTED_MODULE_5__  .OF)(event))
            known.push(event);
        else
            context.addIssue({ code: 'custom', path: [at], message: (0,_trace_lines_js__WEBPACK_IMPORTED_MODULE_5__  .hH)(event)?.slice(0, 300) ?? '' });
    }
    return known.length === events.length ? known : zod__WEBPACK_IMPORTED_MODULE_8__  .tm;
});
const BundleSchema = zod__WEBPACK_IMPORTED_MODULE_7__  .rej({
    version: zod__WEBPACK_IMPORTED_MODULE_7__  .euz(_bundle_js__WEBPACK_IMPORTED_MODULE_6__  .AY),
    agent_fix: zod__WEBPACK_IMPORTED_MODULE_7__  .YjP().regex(/^\d{1,5}\.\d{1,5}\.\d{1,5}(-[\w.]{1,30})?$/),
    run_id: RUN_ID,
    github: zod__WEBPACK_IMPORTED_MODULE_7__  .rej({ repository: zod__WEBPACK_IMPORTED_MODULE_7__  .YjP().max(300), run_id: COUNT.max(Number.MAX_SAFE_INTEGER) }),
    task: inTraceForm(_agent_task_js__WEBPACK_IMPORTED_MODULE_3__  .pj),
    settings: inTraceForm(_agent_settings_js__WEBPACK_IMPORTED_MODULE_2__  .ht),
    outcome: OUTCOME,
    model: zod__WEBPACK_IMPORTED_MODULE_7__  .rej({
        name: zod__WEBPACK_IMPORTED_MODULE_7__  .YjP().max(200),
        api: zod__WEBPACK_IMPORTED_MODULE_7__  .k5n(['responses', 'chat-completions', 'none']),
    }),
    prices: zod__WEBPACK_IMPORTED_MODULE_7__  .rej({ input: PRICE, cached_input: PRICE, output: PRICE }),
    base: zod__WEBPACK_IMPORTED_MODULE_7__  .rej({
        commit: zod__WEBPACK_IMPORTED_MODULE_7__  .YjP().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/),
        branch: zod__WEBPACK_IMPORTED_MODULE_7__  .YjP().min(1).max(255),
    }),
    patch: zod__WEBPACK_IMPORTED_MODULE_7__  .rej({ sha256: SHA256, diff: zod__WEBPACK_IMPORTED_MODULE_7__  .YjP(), files: zod__WEBPACK_IMPORTED_MODULE_7__  .YOg(BundleFileSchema) }),
    tries: zod__WEBPACK_IMPORTED_MODULE_7__  .rej({
        of: zod__WEBPACK_IMPORTED_MODULE_7__  .aig().int().min(2).max(_agent_tries_js__WEBPACK_IMPORTED_MODULE_4__  .m),
        chosen: zod__WEBPACK_IMPORTED_MODULE_7__  .aig().int().min(0),
        runs: zod__WEBPACK_IMPORTED_MODULE_7__  .YOg(zod__WEBPACK_IMPORTED_MODULE_7__  .rej({
            run_id: RUN_ID,
            model: zod__WEBPACK_IMPORTED_MODULE_7__  .YjP().max(200),
            outcome: OUTCOME,
            usage: zod__WEBPACK_IMPORTED_MODULE_7__  .rej({ input_tokens: COUNT, cached_input_tokens: COUNT, output_tokens: COUNT }),
        }))
            .min(1)
            .max(_agent_tries_js__WEBPACK_IMPORTED_MODULE_4__  .m),
    })
        .refine(({ chosen, of, runs }) => chosen < runs.length && runs.length <= of, 'names no try of its own')
        .exactOptional(),
    duration_ms: COUNT,
    notes: zod__WEBPACK_IMPORTED_MODULE_7__  .YOg(zod__WEBPACK_IMPORTED_MODULE_7__  .YjP().max(1_100)).max(100),
    trace: zod__WEBPACK_IMPORTED_MODULE_7__  .rej({ sha256: SHA256, artifact_id: ID, page_id: ID }),
    events: EventsSchema,
});


  })

};
