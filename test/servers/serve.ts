import { type ArtifactScene, type ArtifactServer, startArtifacts } from './artifact/artifact-server.ts';
import { type GitHubScene, type GitHubServer, startGitHub } from './github/github-server.ts';
import { type ModelScene, type ModelServer, startModel } from './openai/openai-server.ts';

export type { ArtifactServer, GitHubServer, ModelServer };

/** What stands in the world when a test begins; what is left out is empty or as usual. */
export interface Scene extends GitHubScene, ModelScene, ArtifactScene {}

/** GitHub, its artifact service and a model's endpoint, on loopback. */
export interface Servers extends AsyncDisposable {
  readonly github: GitHubServer;
  readonly artifacts: ArtifactServer;
  readonly model: ModelServer;
  /** Requests and replies that break a published contract, and steps of the model's script that nobody asked for. */
  readonly violations: readonly string[];
  close(): Promise<void>;
}

/** Starts the servers that agent-fix speaks to. They are strict: what no contract allows is refused, and a violation. */
export async function serve(scene: Scene = {}): Promise<Servers> {
  const [model, artifacts] = await Promise.all([startModel(scene), startArtifacts(scene)]);
  const github = await startGitHub({ artifacts: () => artifacts.artifacts, ...scene });
  const servers = [github, artifacts, model];
  const close = async () => void (await Promise.all(servers.map((server) => server.close())));
  return {
    ...{ github, artifacts, model, close },
    get violations() {
      return servers.flatMap(({ violations }) => violations);
    },
    [Symbol.asyncDispose]: close,
  };
}
