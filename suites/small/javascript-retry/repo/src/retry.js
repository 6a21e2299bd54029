/** Calls `fn` until it succeeds, at most `times` times; then throws its last error. */
export async function retry(fn, times) {
  let last;
  for (let attempt = 1; attempt <= times; attempt++) {
    try {
      return fn(attempt);
    } catch (error) {
      last = error;
    }
  }
  throw last;
}
