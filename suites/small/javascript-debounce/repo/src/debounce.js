/** Calls `fn` once, `ms` after the last of a run of calls, with the arguments of that last one. */
export function debounce(fn, ms, { setTimer = setTimeout, clearTimer = clearTimeout } = {}) {
  let timer = null;
  return (...args) => {
    if (timer !== null) return;
    timer = setTimer(() => {
      timer = null;
      fn(...args);
    }, ms);
  };
}
