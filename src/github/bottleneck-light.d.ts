/** The build of bottleneck without Redis, which @octokit/plugin-throttling uses too; it comes without types of its own. */
declare module 'bottleneck/light.js' {
  export { default } from 'bottleneck';
}
