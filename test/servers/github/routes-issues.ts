import { isObject, listAt, numberAt, stringAt } from '../json.ts';
import { renderComment, renderIssue, renderLabel, renderReaction } from './render.ts';
import { created, issueIn, notFound, ok, paged, type Route, refused } from './route.ts';

/** https://docs.github.com/rest/issues */
export const issueRoutes: Readonly<Record<string, Route>> = {
  'issues/get': (call, world) => {
    const issue = issueIn(call, world);
    return issue === undefined ? notFound : ok(renderIssue(issue, world.scene));
  },

  'issues/list-comments': (call, world) => {
    const issue = issueIn(call, world);
    if (issue === undefined) return notFound;
    return paged(
      call,
      issue.comments.map((comment) => renderComment(issue, comment, world.scene)),
    );
  },

  'issues/create-comment': (call, world) => {
    const issue = issueIn(call, world);
    if (issue === undefined) return notFound;
    const comment = world.scene.state.comment(issue.number, {
      login: world.login,
      body: stringAt(call.body, 'body'),
    });
    return created(renderComment(issue, comment, world.scene));
  },

  'issues/get-comment': ({ path }, { scene }) => {
    const found = scene.state.findComment(numberAt(path, 'comment_id'));
    return found === undefined ? notFound : ok(renderComment(found.issue, found.comment, scene));
  },

  'issues/update-comment': ({ path, body }, { scene, login }) => {
    const id = numberAt(path, 'comment_id');
    const found = scene.state.findComment(id);
    if (found === undefined) return notFound;
    if (found.comment.login !== login) return refused(403, 'Resource not accessible by integration');
    scene.state.changeComment(id, { body: stringAt(body, 'body'), updatedAt: scene.state.now() });
    const { issue, comment } = scene.state.findComment(id) ?? found;
    return ok(renderComment(issue, comment, scene));
  },

  'reactions/create-for-issue-comment': ({ path, body }, { scene, login }) => {
    const id = numberAt(path, 'comment_id');
    const found = scene.state.findComment(id);
    if (found === undefined) return notFound;
    const content = stringAt(body, 'content');
    scene.state.changeComment(id, { reactions: [...found.comment.reactions, content] });
    return created(renderReaction(scene.state.nextId(), content, login, scene));
  },

  'issues/add-labels': (call, world) => {
    const issue = issueIn(call, world);
    if (issue === undefined) return notFound;
    const { state } = world.scene;
    for (const label of listAt(call.body, 'labels')) {
      const name = isObject(label) ? stringAt(label, 'name') : String(label);
      state.label(issue.number, name);
    }
    return {
      status: 200,
      body: state.issue(issue.number).labels.map((name) => renderLabel(name)),
    };
  },
};
