import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { orElse } from '../../core/errors.ts';

/** Where tools keep tokens, keys and sessions below HOME. What stands there for a file is empty to the tests. */
export const CREDENTIALS: readonly string[] = [
  '.netrc _netrc .npmrc .yarnrc .yarnrc.yml .pypirc .git-credentials .config/git/credentials .vault-token .boto',
  '.s3cfg .pgpass .my.cnf .dockercfg .databrickscfg .cargo/credentials .cargo/credentials.toml .gem/credentials',
  '.bundle/config .m2/settings.xml .m2/settings-security.xml .gradle/gradle.properties .sbt/.credentials',
  '.nuget/NuGet/NuGet.Config .config/NuGet/NuGet.Config .config/pip/pip.conf .pip/pip.conf .terraformrc',
  '.terraform.d/credentials.tfrc.json .composer/auth.json .config/composer/auth.json .condarc .huggingface/token',
  '.cache/huggingface/token .kaggle/kaggle.json .bash_history .zsh_history .python_history .node_repl_history',
  '.docker .ssh .aws .azure .gnupg .kube .oci .config/gh .config/hub .config/gcloud .config/containers .config/op',
  '.config/rclone .config/doctl .config/github-copilot .config/google-chrome .config/chromium .mozilla .claude',
  '.codex .gemini .password-store .local/share/keyrings .snowflake .fly .wrangler .config/.wrangler .vercel',
  '.curlrc .config/curlrc .wgetrc .hgrc .config/hg/hgrc .subversion/auth .sentryclirc .mylogin.cnf .config/mysql',
  '.mongorc.js .redisclirc .clickhouse-client .influxdbv2 .lesshst .mysql_history .psql_history .sqlite_history',
  '.rediscli_history .viminfo .local/share/fish/fish_history .config/fish/fish_variables .zshrc.local .ansible/vault',
  '.config/pypoetry/auth.toml .local/share/pypoetry/auth.toml .config/uv/credentials.json .local/share/uv/credentials',
  '.config/cargo/credentials.toml .config/composer/auth.json .conan/.conan.db .conan2/credentials.json .cpanm/auth',
  '.luarocks/config.lua .hex/hex.config .lein/credentials.clj.gpg .cabal/config .stack/config.yaml .jfrog .vagrant.d/data',
  '.config/netlify .netlify .config/configstore .supabase .railway .heroku .config/heroku .circleci .pulumi/credentials.json',
  '.config/flyctl .config/hcloud .config/linode-cli .config/scw .config/stripe .config/ngrok .ngrok2 .config/sentry',
  '.config/wandb .config/turborepo .config/dagger .config/glab-cli .config/helm .local/share/containers/auth.json',
  '.config/sops .config/age .config/nix/netrc .config/1Password .lastpass .openai .config/openai .anthropic',
  '.config/anthropic .qwen .copilot .cursor .config/goose .aider.conf.yml .local/share/opencode .config/opencode .codeium',
].flatMap((names) => names.split(' '));

/** A file that tests see with other content; `path` is relative. */
export interface Replaced {
  readonly path: string;
  readonly content: string;
}

/** Those that hold a credential, without it. */
export function settingsOf(root: string, paths: readonly string[]): readonly Replaced[] {
  return paths.flatMap((path) => {
    const text = readText(join(root, path));
    const content = text === null ? '' : withoutCredentials(text);
    return text === null || content === text ? [] : [{ path, content }];
  });
}

/** Whole sections that send credentials, or fetch them from elsewhere. */
const SECRET_SECTION = /^\s*\[\s*(?:credential|include|includeif)\b/i;
const SECRET_KEY = /^\s*(?:extraheader|cookiefile|askpass|sshcommand|helper|password|token|proxy)\s*=/i;
const USER_IN_URL = /(\b[a-z][a-z0-9+.-]*:\/\/)[^/@\s"]+@/gi;

/** A git configuration without headers, helpers, included files, and passwords in addresses: https://git-scm.com/docs/git-config */
export function withoutCredentials(config: string): string {
  let isSecret = false;
  const kept: string[] = [];
  for (const line of config.split('\n')) {
    if (/^\s*\[/.test(line)) isSecret = SECRET_SECTION.test(line);
    if (!isSecret && !SECRET_KEY.test(line.replace(/^\s*\[[^\]]*\]/, '')))
      kept.push(line.replace(USER_IN_URL, '$1'));
  }
  return kept.join('\n');
}

/** null where it cannot be read. */
export const readText = (file: string): string | null => orElse(null, () => readFileSync(file, 'utf8'));
