/** What GitHub expects of every request besides its route's own form. */
export interface Incoming {
  readonly headers: Readonly<Record<string, string>>;
  readonly hasBody: boolean;
  readonly token: string;
}

export const notSignedIn = 'Authorization does not carry the token';

const apiVersions = ['2022-11-28'];
const jsonType = /^(\*\/\*|application\/(json|vnd\.github(\.[\w-]+)*\+json))$/;
const renderedType = /^application\/vnd\.github(\.v3)?\.full(\+json)?$/;
const rawType = /^application\/vnd\.github(\.v3)?\.raw(\+json)?$/;

/** Whether a file is wanted as it is. https://docs.github.com/en/rest/repos/contents#get-repository-content */
export const wantsRaw = (headers: Incoming['headers']): boolean => rawType.test(headers['accept'] ?? '');

/** Whether `body_html` is wanted beside `body`. */
export const wantsRendered = (headers: Incoming['headers']): boolean =>
  renderedType.test(headers['accept'] ?? '');

/** https://docs.github.com/rest/using-the-rest-api/getting-started-with-the-rest-api#headers */
export function problemsOfHeaders({ headers, hasBody, token }: Incoming): readonly string[] {
  const problems: string[] = [];
  const authorization = headers['authorization'] ?? '';
  if (!isTokenOf(authorization, token)) problems.push(notSignedIn);
  if ((headers['user-agent'] ?? '') === '') problems.push('User-Agent is missing');
  const version = headers['x-github-api-version'];
  if (version !== undefined && !apiVersions.includes(version))
    problems.push(`unknown API version ${version}`);
  for (const type of (headers['accept'] ?? '*/*')
    .split(',')
    .map((part) => part.split(';')[0]?.trim() ?? '')) {
    if (![jsonType, renderedType, rawType].some((known) => known.test(type)))
      problems.push(`Accept asks for ${type}, and the fake speaks JSON`);
  }
  const contentType = (headers['content-type'] ?? '').split(';')[0]?.trim();
  if (hasBody && contentType !== 'application/json')
    problems.push(`the body is ${contentType || 'of no type'}, not JSON`);
  return problems;
}

export function isTokenOf(authorization: string, token: string): boolean {
  const [, scheme = '', value] = /^(\w+) (\S+)$/.exec(authorization) ?? [];
  return ['token', 'bearer'].includes(scheme.toLowerCase()) && value === token;
}

/** How actions/checkout and the gh tool sign in for git over HTTP. */
export function isGitLogin(authorization: string, token: string): boolean {
  const [, encoded = ''] = /^basic (\S+)$/i.exec(authorization) ?? [];
  return Buffer.from(encoded, 'base64').toString() === `x-access-token:${token}`;
}
