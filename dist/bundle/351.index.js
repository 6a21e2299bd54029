export const id = 351;
export const ids = [351];
export const modules = {

  61351:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Q: () => (  getOctokit),
    context: () => (  context)
  });
  var _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37157);
  var _utils_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22032);


const context = new _context_js__WEBPACK_IMPORTED_MODULE_0__  .o();
function getOctokit(token, options, ...additionalPlugins) {
    const GitHubWithPlugins = _utils_js__WEBPACK_IMPORTED_MODULE_1__  .gq.plugin(...additionalPlugins);
    return new GitHubWithPlugins((0,_utils_js__WEBPACK_IMPORTED_MODULE_1__  .EG)(token, options));
}

  })

};
