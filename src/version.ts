/** Stands in every trace and in the user agent; equal to package.json's (a test compares them). */
export const VERSION = '0.1.0';
