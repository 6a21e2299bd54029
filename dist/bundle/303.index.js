export const id = 303;
export const ids = [303];
export const modules = {

  11303:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  Octokit: () => (  Octokit)
});

var dist_src = __webpack_require__(14730);
var plugin_request_log_dist_src = __webpack_require__(55077);
var dist_bundle = __webpack_require__(93779);
var plugin_rest_endpoint_methods_dist_src = __webpack_require__(49210);
; 
const VERSION = "22.0.1";


; 





const Octokit = dist_src .E.plugin(plugin_request_log_dist_src .M, plugin_rest_endpoint_methods_dist_src .T, dist_bundle .ud).defaults(
  {
    userAgent: `octokit-rest.js/${VERSION}`
  }
);



  })

};
