import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { NamedSecret } from '../scenario/secret-pieces.ts';
import type { World } from '../scenario/world.ts';

/** Below HOME: what tools keep tokens in. */
const IN_HOME =
  `.netrc .npmrc .docker/config.json .ssh/id_ed25519 .aws/credentials .config/gh/hosts.yml .git-credentials
  .cargo/credentials.toml .kube/config .gnupg/private-keys-v1.d/key .config/gcloud/credentials.db .pypirc .pgpass
  .vault-token .m2/settings.xml .gradle/gradle.properties .terraformrc .bash_history .config/hub .password-store/x.gpg
  .config/glab-cli/config.yml .config/pypoetry/auth.toml .local/share/pypoetry/auth.toml .pulumi/credentials.json
  .config/netlify/config.json .netlify/config.json .config/configstore/firebase-tools.json .supabase/access-token
  .config/sops/age/keys.txt .config/age/keys.txt .circleci/cli.yml .jfrog/jfrog-cli.conf.v6 .config/stripe/config.toml
  .config/ngrok/ngrok.yml .hex/hex.config .lein/credentials.clj.gpg .local/share/opencode/auth.json .config/helm/registry/config.json
  .config/flyctl/config.yml .heroku/credentials .config/hcloud/cli.toml .config/linode-cli .railway/config.json .sentryclirc
  .config/sentry .clickhouse-client/config.xml .mongorc.js .redisclirc .config/mysql/my.cnf .mylogin.cnf .influxdbv2/configs
  .config/containers/auth.json .local/share/containers/auth.json .zshrc.local .config/fish/fish_variables .lesshst
  .mysql_history .psql_history .sqlite_history .rediscli_history .config/rclone/rclone.conf .config/op/config
  .subversion/auth/svn.simple/x .hgrc .config/hg/hgrc .config/cargo/credentials.toml .config/uv/credentials.json .local/share/uv/credentials/x
  .luarocks/config.lua .cpanm/auth .conan2/credentials.json .conan/.conan.db .stack/config.yaml .cabal/config .config/composer/auth.json
  .terraform.d/credentials.tfrc.json .ansible/vault .vagrant.d/data/x .config/dagger/credentials.json .config/turborepo/config.json .config/nix/netrc
  .wgetrc .curlrc .config/curlrc .config/wandb/settings .kaggle/kaggle.json .openai/auth.json .config/openai/auth.json .anthropic/key
  .config/anthropic/key .config/goose/secrets.yaml .qwen/oauth_creds.json .copilot/config.json .aider.conf.yml .cursor/auth.json`.split(
    /\s+/,
  );

/** Digits alone, which stand in nothing else, and different for each place: a leak tells where it came from. */
function newSecret(name: string): NamedSecret {
  return { name, value: `canary${createHash('sha256').update(name).digest('hex').slice(0, 34)}` };
}

export interface Canaries {
  readonly secrets: readonly NamedSecret[];
  /** For the environment of the step. */
  readonly env: Readonly<Record<string, string>>;
  /** Writes the files that hold the others. */
  plant(world: World): void;
}

/** Secrets in every place where a job may hold one. */
export function createCanaries(): Canaries {
  const files = new Map<string, NamedSecret>();
  const put = (path: string): void => void files.set(path, newSecret(path));
  for (const path of IN_HOME) put(`act-1/home/${path}`);
  for (const name of ['secret.txt', '_runner_file_commands/set_env_before', 'git-credentials-1.config'])
    put(`act-1/runner/temp/${name}`);
  for (const path of ['.credentials', '.credentials_rsaparams', '.env', '_diag/Worker_1.log']) put(path);
  for (const path of ['_work/other/other/.git/config', '_work/_temp/git-credentials-2.config']) put(path);
  const checkout = newSecret('token of checkout');
  const variables = [
    'DEPLOY_TOKEN',
    'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
    'ACTIONS_CACHE_TOKEN',
    'NPM_TOKEN',
    'GITHUB_PAT',
  ];
  const env = variables.map((name) => [name, newSecret(name)] as const);
  return {
    secrets: [...files.values(), checkout, ...env.map(([, secret]) => secret)],
    env: Object.fromEntries(env.map(([name, { value }]) => [name, value])),
    plant({ dir, workspace }) {
      for (const [path, { value }] of files) write(join(dir, path), `token = ${value}\n`);
      write(join(dir, '_work/_actions/x/index.js'), '// another action\n');
      const header = `[http "https://github.com/"]\n\textraheader = AUTHORIZATION: basic ${checkout.value}\n`;
      write(join(workspace, '.git/config'), header, 'a');
      write(join(workspace, '.git/modules/sub/config'), header);
      write(
        join(dir, 'act-1/home/.gitconfig'),
        `[url "https://x:${checkout.value}@github.com/"]\n\tinsteadOf = https://github.com/\n`,
      );
    },
  };
}

function write(file: string, text: string, flag: 'w' | 'a' = 'w'): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text, { flag });
}
