/** Limits that no setting changes. */
export const HARD_LIMITS = {
  /** The most attempts that one job may make. */
  attempts: 20,
  /**
   * How large a patch may grow; `bytes`: of its changed lines; `fileBytes`: of a whole file before and after. Checked by the write
   * tool, and again before publishing.
   */
  patch: { files: 20, bytes: 256 * 1024, fileBytes: 8 * 1024 * 1024 },
} as const;
