/** Limits that no setting changes. */
export const HARD_LIMITS = {
  /** The most attempts that one job may make. */
  attempts: 20,
  /**
   * How large a patch may grow; `bytes`: of lines that only one side has; `diffBytes`: of all that its diff adds and removes, lines that
   * only moved as well; `fileBytes`: of a whole file before and after. Checked by the write tool, and again before publishing.
   */
  patch: { files: 20, bytes: 256 * 1024, diffBytes: 1024 * 1024, fileBytes: 8 * 1024 * 1024 },
} as const;
