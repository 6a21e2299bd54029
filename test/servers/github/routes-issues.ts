import { isObject, listAt, stringAt } from '../json.ts';
import { renderComment, renderEvents, renderIssue, renderLabel, renderTimeline } from './render-issue.ts';
import { created, issueIn, notFound, ok, paged, type Route } from './route.ts';

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

  'issues/list-events': (call, world) => {
    const issue = issueIn(call, world);
    return issue === undefined ? notFound : paged(call, renderEvents(issue, world.scene));
  },

  'issues/list-events-for-timeline': (call, world) => {
    const issue = issueIn(call, world);
    return issue === undefined ? notFound : paged(call, renderTimeline(issue, world.scene));
  },

  'issues/add-labels': (call, world) => {
    const issue = issueIn(call, world);
    if (issue === undefined) return notFound;
    const { state } = world.scene;
    for (const label of listAt(call.body, 'labels')) {
      const name = isObject(label) ? stringAt(label, 'name') : String(label);
      state.label(issue.number, { name, by: world.login });
    }
    return {
      status: 200,
      body: state.issue(issue.number).labels.map((name) => renderLabel(name, world.scene)),
    };
  },
};
