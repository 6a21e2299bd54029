import type { GitHubFault } from './model.ts';

const docs = 'https://docs.github.com/rest';

/** The setting "Allow GitHub Actions to create and approve pull requests" is off. */
export const pullCreationForbidden: GitHubFault = {
  operation: 'pulls/create',
  status: 403,
  body: {
    message: 'GitHub Actions is not permitted to create or approve pull requests.',
    documentation_url: `${docs}/pulls/pulls#create-a-pull-request`,
    status: '403',
  },
};

/** A token without the needed permission. */
export function notAccessible(operation: string): GitHubFault {
  return {
    operation,
    status: 403,
    body: { message: 'Resource not accessible by integration', documentation_url: docs, status: '403' },
  };
}

/** Any status with the service's usual body, for ever or `times` times. */
export function failing(operation: string, status: number, times?: number): GitHubFault {
  const message = status === 404 ? 'Not Found' : status < 500 ? 'Forbidden' : 'Server Error';
  const body = { message, documentation_url: docs, status: String(status) };
  return { operation, status, body, ...(times === undefined ? {} : { times }) };
}

/** 422 as the service words it for a body it understands and refuses. */
export function validationFailed(operation: string, message: string): GitHubFault {
  return {
    operation,
    status: 422,
    body: { message: 'Validation Failed', errors: [{ code: 'custom', message }], documentation_url: docs },
  };
}

/** A secondary rate limit, once. GitHub uses 403 or 429, with `retry-after` in seconds. */
export function secondaryRateLimit(
  operation: string,
  status: 403 | 429,
  retryAfterSeconds: number,
): GitHubFault {
  return {
    operation,
    status,
    times: 1,
    headers: { 'retry-after': String(retryAfterSeconds) },
    body: {
      message: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
      documentation_url: `${docs}/overview/rate-limits-for-the-rest-api#about-secondary-rate-limits`,
      status: String(status),
    },
  };
}

/** A redirect to a foreign origin, which must not be followed with the token. */
export function redirectTo(operation: string, location: string): GitHubFault {
  return { operation, status: 302, headers: { location } };
}
